/* Agamemnon: `parlour strings agamemnon STATE`, the Strings of Fate of any state, whole or not. */
#include "core/call.h"
#include "core/walk.h"
#include "games/agamemnon/rules/agamemnon.h"

#include <string.h>

extern const struct verb agamemnon_verbs[];

/* Strengths and numbers of tiles as they are; leaders by their ranks, the highest first. */
static void write_tally(struct writer *w, const struct fate *f, int player)
{
    int tally = f->tally[player];

    if (f->type != LEADERSHIP)
        write_number(w, tally);
    else if (tally == 0)
        write_text(w, "none");
    for (int rank = 0; f->type == LEADERSHIP && rank < LEADERS; rank++)
        if (tally & agamemnon_values[LEADERSHIP][rank])
            write_char(w, (char)('A' + rank));
}

static void write_string(struct writer *out, const struct web *w, const struct fate *strings,
                         const uint16_t *of, int which)
{
    const struct fate *f = &strings[which];

    write_char(out, agamemnon_type_letters[f->type]);
    write_text(out, " |");
    for (int e = 0; e < w->edges; e++) {
        if (of[e] != which)
            continue;
        write_char(out, ' ');
        write_digits(out, w->edge[e].a, 2);
        write_char(out, '-');
        write_digits(out, w->edge[e].b, 2);
    }
    write_text(out, " | ");
    write_tally(out, f, 0);
    write_text(out, " : ");
    write_tally(out, f, 1);
    write_text(out, " | ");
    if (f->winner < 0) {
        write_text(out, "nobody\n");
        return;
    }
    write_char(out, agamemnon_owner_letters[f->winner]);
    write_char(out, ' ');
    write_number(out, f->edges);
    write_char(out, '\n');
}

static void write_strings(struct writer *out, const struct web *w)
{
    static const uint8_t types[] = {STRENGTH, FORCE, LEADERSHIP};
    struct fate strings[MOST_WIDE_EDGES];
    uint16_t of[MOST_WIDE_EDGES];
    int count = agamemnon_strings(w, strings, of), points[2];

    for (size_t t = 0; t < sizeof types; t++)
        for (int i = 0; i < count; i++)
            if (strings[i].type == types[t])
                write_string(out, w, strings, of, i);
    agamemnon_points(strings, count, points);
    write_text(out, "total | O ");
    write_number(out, points[0]);
    write_text(out, " | B ");
    write_number(out, points[1]);
    write_char(out, '\n');
}

/* A state as published, complete or not, has no tail; whatever else is a snapshot or a record. */
static bool is_published(const struct reader *r)
{
    size_t length = (size_t)(r->end - r->at);

    return agamemnon_is_snapshot(r->at, length) && !memchr(r->at, ';', length);
}

static int strings_of_position(struct reader *r, struct writer *out)
{
    struct position p;
    struct source from;
    struct web w;
    int twice;

    agamemnon_read_position(r, &p, &from);
    read_end(r, "expected the end");
    if (r->error)
        return VERB_UNCLEAR;
    twice = agamemnon_taken_twice(&p);
    if (twice >= 0)
        read_fail_at(r, from.tiles + 4 * twice, "this node holds a tile already");
    if (p.crowded)
        read_fail(r, "too many edges or tiles");
    if (r->error)
        return VERB_UNCLEAR;
    w = agamemnon_position_web(&p);
    write_strings(out, &w);
    return VERB_YES;
}

static int strings_of_game(struct reader *r, struct writer *out)
{
    struct state s;
    struct refusal why;
    struct web w;

    if (!read_position(&agamemnon_rules, r, &s, &why)) {
        write_refusal(out, r, &why);
        return why.text[0] ? VERB_NO : VERB_UNCLEAR;
    }
    w = agamemnon_web(&s);
    write_strings(out, &w);
    return VERB_YES;
}

static int run_strings(const struct state *s, struct reader *argument, int count,
                       struct writer *out)
{
    (void)s;
    (void)count;
    return is_published(argument) ? strings_of_position(argument, out)
                                  : strings_of_game(argument, out);
}

const struct verb agamemnon_verbs[] = {
    {"strings", "STATE",
     "The Strings of Fate, one a line: type | edges | O : B | winner and points.\n"
     "Leaders are named by their ranks. STATE may also be a published state whose edges are no\n"
     "whole board.",
     .run = run_strings},
    {0},
};
