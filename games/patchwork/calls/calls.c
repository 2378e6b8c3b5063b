/* Patchwork: its published functions. */
#include "games/patchwork/calls/calls.h"

#include "core/walk.h"
#include "games/patchwork/brain/brain.h"

#include <string.h>

bool patchwork_is_patch_placement_well_formed(const char *step, size_t length)
{
    struct reader r;

    if (!step)
        return false;
    r = reader_over(step, length);
    patchwork_read_step(&r);
    return !r.error && read_done(&r);
}

bool patchwork_is_placement_well_formed(const char *placement, size_t length)
{
    int used[PATCHES + 1] = {0};
    struct reader r;

    if (!placement || length == 0)
        return false;
    r = reader_over(placement, length);
    while (!read_done(&r)) {
        move m = patchwork_read_step(&r);
        int patch = patchwork_patch_of(m);

        if (r.error || (m != ADVANCE && ++used[patch] > (patch == SPECIAL ? SPECIALS : 1)))
            return false;
    }
    return true;
}

static bool fail(struct patchwork_record *record, const char *error, ptrdiff_t offset)
{
    record->error = error;
    record->column = (int)offset + 1;
    return false;
}

/* The position before the first step. */
static bool lay_circle(struct state *s, struct patchwork_record *record, bool bonus)
{
    static const char error[] = "the patch circle is not valid";
    struct settings with = settings_preset(patchwork_rules.options);
    struct reader r;

    if (!record->circle)
        return fail(record, error, -1);
    with.choice[OPTION_BONUS] = bonus;
    state_start(&patchwork_rules, s, &with);
    r = reader_over(record->circle, record->circle_length);
    while (!patchwork_is_drawn(s)) {
        const char *start = r.at;
        move m = DRAW | (move)patchwork_read_patch(&r);

        if (r.error || !is_legal(&patchwork_rules, s, m))
            return fail(record, error, start - r.text);
        patchwork_rules.apply(s, m);
    }
    return read_done(&r) || fail(record, error, r.at - r.text);
}

/* The position after a record; an empty or absent placement is none at all. */
static bool follow(struct state *s, struct patchwork_record *record, bool bonus)
{
    struct reader r = record->placement ? reader_over(record->placement, record->placement_length)
                                        : reader_of("");

    if (!lay_circle(s, record, bonus))
        return false;
    while (!read_done(&r)) {
        const char *start = r.at;
        move m = patchwork_read_step(&r);

        if (r.error || !is_legal(&patchwork_rules, s, m))
            return fail(record, "the placement is not valid", (r.error ? r.at : start) - r.text);
        patchwork_rules.apply(s, m);
    }
    return true;
}

bool patchwork_is_placement_valid(struct patchwork_record *record)
{
    struct state s;

    return patchwork_is_placement_well_formed(record->placement, record->placement_length) &&
           follow(&s, record, false);
}

bool patchwork_get_score_for_placement(struct patchwork_record *record, int player, bool bonus,
                                       int *score)
{
    struct state s;
    int scores[MAX_PLAYERS];

    if (!follow(&s, record, bonus))
        return false;
    patchwork_rules.scores(&s, scores);
    *score = scores[player];
    return true;
}

int patchwork_generate_patch_placement(struct patchwork_record *record, struct rng *r,
                                       char step[PATCHWORK_STEP + 1])
{
    struct writer w = writer_over(step, PATCHWORK_STEP + 1);
    struct state s;

    if (!follow(&s, record, false))
        return -1;
    if (patchwork_actor(&s) == OVER)
        return 0;
    patchwork_write_move(&w, &s, patchwork_sensible(&s, r, 0));
    return (int)w.size;
}

void patchwork_generate_patch_circle(struct rng *r, char circle[PATCHWORK_CIRCLE + 1])
{
    struct writer w = writer_over(circle, PATCHWORK_CIRCLE + 1);
    struct settings with = settings_preset(patchwork_rules.options);
    struct state s;

    state_start(&patchwork_rules, &s, &with);
    while (!patchwork_is_drawn(&s)) {
        move m = patchwork_rules.sample(&s, r);

        patchwork_write_move(&w, &s, m);
        patchwork_rules.apply(&s, m);
    }
}

/* Arguments: a text's bytes, or NULL. */
static const char *bytes_of(const struct value *v)
{
    return v->kind == VALUE_TEXT ? v->text : NULL;
}

static void is_patch_placement_well_formed(const struct value *argument, int count,
                                           struct answer *out)
{
    const struct value *step = argument_at(argument, count, 0);

    answer_bool(out, patchwork_is_patch_placement_well_formed(bytes_of(step), step->length));
}

static void is_placement_well_formed(const struct value *argument, int count, struct answer *out)
{
    const struct value *placement = argument_at(argument, count, 0);

    answer_bool(out, patchwork_is_placement_well_formed(bytes_of(placement), placement->length));
}

/* The first two arguments: a circle and a placement. */
static struct patchwork_record record_of(const struct value *argument, int count)
{
    const struct value *circle = argument_at(argument, count, 0);
    const struct value *placement = argument_at(argument, count, 1);

    return (struct patchwork_record){.circle = bytes_of(circle),
                                     .circle_length = circle->length,
                                     .placement = bytes_of(placement),
                                     .placement_length = placement->length};
}

static void is_placement_valid(const struct value *argument, int count, struct answer *out)
{
    struct patchwork_record record = record_of(argument, count);

    answer_bool(out, patchwork_is_placement_valid(&record));
}

/* A placement to go on from: a text, or null for the start. */
static bool is_start_or_text(const struct value *v, struct answer *out)
{
    if (v->kind == VALUE_TEXT || v->kind == VALUE_NULL)
        return true;
    answer_fail(out, "expected a placement, a text or null");
    return false;
}

static void fail_for(struct answer *out, const struct patchwork_record *record)
{
    answer_fail(out, record->error);
    out->column = record->column;
}

static bool optional_bool(const struct value *v, bool *truth)
{
    *truth = v->kind == VALUE_BOOL && v->truth;
    return v->kind == VALUE_BOOL || v->kind == VALUE_NULL;
}

static void get_score_for_placement(const struct value *argument, int count, struct answer *out)
{
    struct patchwork_record record = record_of(argument, count);
    const struct value *first = argument_at(argument, count, 2);
    bool bonus;
    int score;

    if (!is_start_or_text(argument_at(argument, count, 1), out))
        return;
    if (first->kind != VALUE_BOOL)
        answer_fail(out, "expected true for Player 1 or false for Player 2");
    else if (!optional_bool(argument_at(argument, count, 3), &bonus))
        answer_fail(out, "expected true or false for the 7x7 bonus");
    else if (patchwork_get_score_for_placement(&record, !first->truth, bonus, &score))
        answer_number(out, score);
    else
        fail_for(out, &record);
}

static void generate_patch_placement(const struct value *argument, int count, struct answer *out)
{
    struct patchwork_record record = record_of(argument, count);
    char step[PATCHWORK_STEP + 1];
    int length;

    if (!is_start_or_text(argument_at(argument, count, 1), out))
        return;
    length = patchwork_generate_patch_placement(&record, out->rng, step);
    if (length < 0)
        fail_for(out, &record);
    else if (length == 0)
        answer_null(out);
    else
        answer_text(out, step, (size_t)length);
}

static void generate_patch_circle(const struct value *argument, int count, struct answer *out)
{
    char circle[PATCHWORK_CIRCLE + 1];

    (void)argument;
    (void)count;
    patchwork_generate_patch_circle(out->rng, circle);
    answer_text(out, circle, PATCHWORK_CIRCLE);
}

const struct call patchwork_calls[] = {
    {"isPatchPlacementWellFormed", "step", is_patch_placement_well_formed},
    {"isPlacementWellFormed", "placement", is_placement_well_formed},
    {"isPlacementValid", "patchCircle placement", is_placement_valid},
    {"getScoreForPlacement", "patchCircle placement firstPlayer [bonus]", get_score_for_placement},
    {"generatePatchPlacement", "patchCircle placement", generate_patch_placement},
    {"generatePatchCircle", "", generate_patch_circle},
    {0},
};
