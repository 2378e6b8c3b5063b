/* show: a position for human eyes, in the terminal or as a picture. */
#include "cli/commands.h"

#include "cli/json.h"
#include "cli/picture.h"
#include "core/walk.h"

#include <stdio.h>
#include <string.h>

/* The position as text, and the board line by line. */
static void json_board(const struct rules *g, const struct state *s)
{
    static char text[TEXT_ROOM];
    struct writer w = writer_over(text, sizeof text);

    g->print(&w, s);
    json_open('{');
    json_name("state");
    json_state(g, s);
    json_name("board");
    json_open('[');
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
        json_text(line);
    json_close();
    json_close();
}

static int run_show(const struct line *l)
{
    const struct game *game;
    struct state *s;
    int status;

    if (!line_flag(l, "output") && (line_flag(l, "size") || line_flag(l, "form") ||
                                    line_flag(l, "palette") || line_flag(l, "format")))
        return complain(
            "--size, --form, --palette and --format belong to a picture: they need -o FILE");
    status = line_position(l, &game, &s);
    if (status != YES)
        return status;
    if (line_flag(l, "output"))
        status = picture_show(l, game, s);
    else if (line_flag(l, "json"))
        json_board(game->rules, s);
    else
        print_board(game->rules, s);
    state_free(s);
    return status;
}

static const struct flag show_flags[] = {
    {"output", "FILE",
     "write a picture instead: FILE ends with .svg, .png or .pdf (also -o FILE), or\n"
     "                           is - for standard output"},
    {"format", "KIND", "svg, png or pdf, for standard output (svg)"},
    {"size", "WxH", "its size in pixels, or points in a PDF"},
    {"form", "NAME", "wide, tall as on a phone, or low as on its side"},
    {"palette", "NAME", "light, dark or contrast"},
    {"json", NULL, "the lines of the board as JSON"},
    {0},
};

const struct command show_command = {
    .name = "show",
    .arguments =
        "GAME [STATE] [-o FILE] [--size WxH] [--form NAME] [--palette NAME] [--OPTION=VALUE]",
    .summary = "a board for human eyes",
    .help =
        "Draws the position in the terminal, in colour when it is one (NO_COLOR is obeyed), or "
        "as a\n"
        "picture to a file. Without STATE it is the start. A well-formed STATE that no game could\n"
        "come to is shown with a warning that says what is impossible in it; moves are shown as "
        "far\n"
        "as they are legal.",
    .flags = show_flags,
    .game_options = true,
    .looks = true,
    .least = 1,
    .most = 2,
    .run = run_show,
};
