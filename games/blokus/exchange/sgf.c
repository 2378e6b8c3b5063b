/* Blokus: games in .blksgf files. */
#include "core/walk.h"
#include "games/blokus/exchange/exchange.h"

#include <string.h>

static const char *const duo_properties[] = {"B", "W", NULL};
static const char *const properties[] = {"1", "2", "3", "4", NULL};
static const char *const old_properties[] = {"BLUE", "YELLOW", "RED", "GREEN", NULL};
static const char *const setups[] = {"AB", "AW", "A1", "A2", "A3", "A4", "AE", NULL};

static int index_of(const char *const *words, const char *at, size_t length)
{
    for (int i = 0; words[i]; i++)
        if (text_equal(at, length, words[i]))
            return i;
    return -1;
}

static void write_node(void *context, const struct state *before, move m)
{
    struct writer *w = context;
    struct placement p = move_placement(m);

    if (move_is_pass(m))
        return;
    write_text(w, "\n;");
    write_text(w, (before->mode == DUO ? duo_properties : properties)[before->mover]);
    write_char(w, '[');
    blokus_write_points(w, &p, variant_of(before)->side);
    write_char(w, ']');
}

bool blokus_export(struct reader *record, struct writer *w, struct refusal *why)
{
    struct reader again = *record;
    struct settings with;
    struct state s;

    if (blokus_is_snapshot(record->at, (size_t)(record->end - record->at)))
        read_fail(record, "a snapshot does not say in which order the tiles were played");
    if (!replay(&blokus_rules, record, &s, &with, why, NULL, NULL))
        return false;
    write_text(w, "(;GM[");
    write_text(w, variant_of(&s)->title);
    write_text(w, "]CA[UTF-8]AP[Parlour]");
    replay(&blokus_rules, &again, &s, &with, why, write_node, w);
    write_text(w, ")\n");
    return true;
}

/* A game on its way from a file to a record. */
struct import {
    struct writer *out;
    struct settings with;
    struct state now;
    bool started, moved;
    struct refusal *why;
};

static void start_game(struct import *game)
{
    if (game->started)
        return;
    game->started = true;
    state_start(&blokus_rules, &game->now, &game->with);
    if (game->with.choice[OPTION_MODE] != FOUR) {
        write_text(game->out, "mode=");
        option_write(game->out, &blokus_options[OPTION_MODE], game->with.choice[OPTION_MODE]);
        write_text(game->out, " corners=any passes=free; ");
    }
}

static void play_move(struct import *game, struct reader *r, const char *at, move m)
{
    if (!play(&blokus_rules, &game->now, m, game->why)) {
        read_fail_at(r, at, "illegal move");
        return;
    }
    if (game->moved)
        write_char(game->out, ' ');
    game->moved = true;
    blokus_write_move(game->out, &game->now, m);
}

/* A move of one colour. Those whose turns were left out have passed. */
static void take_move(struct import *game, struct reader *r, int colour)
{
    const char *at = r->at;
    struct placement p;

    start_game(game);
    p = blokus_read_points(r, variant_of(&game->now)->side);
    if (colour >= variant_of(&game->now)->colours)
        read_fail_at(r, at, "this colour does not play here");
    while (!r->error && game->now.mover != colour)
        play_move(game, r, at, move_pass(game->now.mover));
    if (!r->error)
        play_move(game, r, at, move_place(colour, p.tile, p.orientation, p.x, p.y));
}

static void take_title(struct import *game, struct reader *r)
{
    static const char sentence[] =
        "expected Blokus, Blokus Two-Player, Blokus Three-Player or Blokus Duo";
    size_t length = 0;

    while (r->at + length < r->end && r->at[length] != ']')
        length++;
    for (int mode = 0; mode < MODES; mode++)
        if (text_equal(r->at, length, blokus_variants[mode].title)) {
            game->with.choice[OPTION_MODE] = mode;
            r->at += length;
            return;
        }
    read_fail(r, sentence);
}

static void skip_value(struct reader *r)
{
    while (!read_done(r) && read_peek(r) != ']') {
        if (*r->at == '\\' && r->at + 1 < r->end)
            r->at++;
        r->at++;
    }
}

static int moving_colour(const char *name, size_t length)
{
    int colour = index_of(properties, name, length);

    if (colour < 0)
        colour = index_of(old_properties, name, length);
    return colour < 0 ? index_of(duo_properties, name, length) : colour;
}

static void read_property(struct import *game, struct reader *r)
{
    const char *name = r->at;
    size_t length;
    int colour;

    while ((read_peek(r) >= 'A' && read_peek(r) <= 'Z') ||
           (read_peek(r) >= '0' && read_peek(r) <= '9'))
        r->at++;
    length = (size_t)(r->at - name);
    if (length == 0 || index_of(setups, name, length) >= 0)
        read_fail_at(r, name,
                     length == 0 ? "expected a property, such as GM[Blokus]"
                                 : "a set-up position is no record");
    colour = moving_colour(name, length);
    for (read_space(r); read_if(r, "["); read_space(r)) {
        if (text_equal(name, length, "GM") && !game->started)
            take_title(game, r);
        else if (colour >= 0)
            take_move(game, r, colour);
        else
            skip_value(r);
        read_exactly(r, "]", "expected ']' at the end of the value");
    }
}

/* The other variations, up to the end of the game. */
static void skip_variations(struct reader *r, int depth)
{
    while (depth > 0 && !read_done(r)) {
        char c = read_char(r, "");

        if (c == '[')
            skip_value(r);
        depth += (c == '(') - (c == ')');
    }
}

/* The main line goes into the first child each time, so the first ')' ends it. */
bool blokus_import(struct reader *file, struct writer *w, struct refusal *why)
{
    struct import game = {.out = w, .with = blokus_bare, .why = why};
    int depth = 1;

    refuse(why, "");
    read_space(file);
    read_exactly(file, "(", "expected '(' at the start of the file");
    for (read_space(file); !file->error && !read_if(file, ")"); read_space(file))
        if (read_if(file, "("))
            depth++;
        else if (!read_if(file, ";"))
            read_property(&game, file);
    if (file->error)
        return false;
    start_game(&game);
    skip_variations(file, depth - 1);
    return true;
}
