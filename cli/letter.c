/* parlour letter: a game by post, whose whole state is a link that goes back and forth. */
#include "cli/commands.h"
#include "core/walk.h"
#include "host/letters.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usual_page[] = "http://localhost:8642/letter.html";

static const char *page_of(const struct line *l)
{
    const char *page = line_flag(l, "page");

    return page && *page ? page : usual_page;
}

static void print_link(const struct letter *letter, const char *page)
{
    struct writer w = writer_growing();

    letter_write(letter, page, &w);
    puts(w.text);
    writer_free(&w);
}

static int begin(const struct line *l, const struct game *game)
{
    char secret[LETTER_SECRET + 1];
    struct settings with;
    struct letter *letter;
    int status = YES;

    if (!line_settings(l, game->rules, &with))
        return CANNOT_UNDERSTAND;
    chance_digits(secret, LETTER_SECRET);
    letter = letter_new(game, &with, secret);
    if (!letter)
        return complain("%s", letter_for_two());
    if (letter_keep(letter, secret))
        print_link(letter, page_of(l));
    else
        status = complain("your part of the dice cannot be kept on this disk");
    letter_free(letter);
    return status;
}

/* The moves of the command line. */
static int make_moves(const struct line *l, struct letter *letter, int seat)
{
    const struct rules *g = letter_game(letter)->rules;

    for (int i = 1; i < l->words; i++) {
        struct reader r = reader_of(l->word[i]);
        struct refusal why = {0};
        move m;

        if (!letter_begun(letter) || letter_turn(letter) != seat)
            return complain("'%s': it is not your turn", l->word[i]);
        m = g->read_move(&r, letter_state(letter));
        read_end(&r, "one move at a time, please");
        if (r.error)
            return complain_at(&r);
        if (letter_move(letter, m))
            continue;
        g->why_not(letter_state(letter), m, &why);
        complain("'%s': %s", l->word[i], why.text);
        return NO;
    }
    return YES;
}

static void tell(const struct letter *letter, int seat)
{
    if (letter_begun(letter))
        print_board(letter_game(letter)->rules, letter_state(letter));
    puts(letter_words(letter, seat));
}

static int go_on(const struct line *l, const char *link, size_t length)
{
    char secret[LETTER_SECRET + 1] = "", digits[LETTER_TEXT + 1];
    const char *wrong;
    struct letter *letter = letter_read(link, length, &wrong);
    int seat, status;

    if (!letter)
        return complain("%s", wrong);
    chance_digits(digits, LETTER_TEXT);
    seat = letter_sit(letter, letter_find(letter, secret) ? secret : NULL, digits);
    status = make_moves(l, letter, seat);
    if (status == YES) {
        tell(letter, seat);
        print_link(letter, page_of(l));
    }
    letter_free(letter);
    return status;
}

static int run_letter(const struct line *l)
{
    const struct game *game = catalogue_find(l->word[0], strlen(l->word[0]));
    struct text t;
    int status;

    if (game && l->words == 1)
        return begin(l, game);
    if (!text_take(&t, l->word[0]))
        return CANNOT_UNDERSTAND;
    while (t.length > 0 && (t.bytes[t.length - 1] == '\n' || t.bytes[t.length - 1] == ' '))
        t.length--;
    status = go_on(l, t.bytes, t.length);
    text_free(&t);
    return status;
}

static const struct flag letter_flags[] = {
    {"page", "ADDRESS", "of a page that both can reach, for the link"}, {0}};

const struct command letter_command = {
    .name = "letter",
    .arguments = "GAME [--OPTION=VALUE] | LINK [MOVE...] [--page ADDRESS]",
    .summary = "a game by post: a link that holds all of it, without any server",
    .help =
        "With a game: begins one for two people and prints a link. With a link ('-': standard\n"
        "input): shows the board, makes your moves, prints the link to send back. The first three\n"
        "links settle the dice: a promise, your friend's part, what was promised. Neither of you "
        "can\n"
        "choose the rolls, and every reader checks them; but once both parts are known a changed\n"
        "program could look ahead, or try a turn twice before sending it, and whoever has the "
        "link\n"
        "can play on. Where that matters, play in a room (parlour serve).",
    .flags = letter_flags,
    .game_options = true,
    .least = 1,
    .most = 64,
    .run = run_letter,
};
