/* Patchwork: its published functions. */
#include "games/patchwork/calls/calls.h"

#include "core/walk.h"
#include "games/patchwork/brain/brain.h"

#include <string.h>

/* One step and nothing else. */
static bool read_only_step(struct reader *r)
{
    patchwork_read_step(r);
    if (!read_done(r))
        read_fail(r, "expected one step only");
    return !r->error;
}

bool patchwork_is_patch_placement_well_formed(const char *step, size_t length)
{
    struct reader r;

    if (!step)
        return false;
    r = reader_over(step, length);
    return read_only_step(&r);
}

/* Steps up to the end, no patch more often than there are of it. */
static bool read_steps(struct reader *r)
{
    int used[PATCHES + 1] = {0};

    while (!read_done(r)) {
        const char *start = r->at;
        move m = patchwork_read_step(r);
        int patch = patchwork_patch_of(m);

        if (!r->error && m != ADVANCE && ++used[patch] > (patch == SPECIAL ? SPECIALS : 1))
            read_fail_at(r, start, "this patch was placed before");
    }
    return !r->error;
}

bool patchwork_is_placement_well_formed(const char *placement, size_t length)
{
    struct reader r;

    if (!placement || length == 0)
        return false;
    r = reader_over(placement, length);
    return read_steps(&r);
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

/* The position after a record; an empty or absent placement is none at all. *why is the rule that a
   step breaks. */
static bool follow_or_say(struct state *s, struct patchwork_record *record, bool bonus,
                          struct refusal *why)
{
    struct reader r = record->placement ? reader_over(record->placement, record->placement_length)
                                        : reader_of("");

    refuse(why, "");
    if (!lay_circle(s, record, bonus))
        return false;
    while (!read_done(&r)) {
        const char *start = r.at;
        move m = patchwork_read_step(&r);

        if (r.error || !is_legal(&patchwork_rules, s, m)) {
            if (r.error)
                refuse(why, r.error);
            else
                patchwork_rules.why_not(s, m, why);
            return fail(record, "the placement is not valid", (r.error ? r.at : start) - r.text);
        }
        patchwork_rules.apply(s, m);
    }
    return true;
}

static bool follow(struct state *s, struct patchwork_record *record, bool bonus)
{
    struct refusal why;

    return follow_or_say(s, record, bonus, &why);
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

/* Reads the whole argument and tells what is wrong there, if anything is. */
static bool explain_form(const struct value *v, const char *name, bool (*read)(struct reader *r),
                         struct answer *out)
{
    struct reader r = reader_over(bytes_of(v) ? v->text : "", bytes_of(v) ? v->length : 0);

    if (v->kind != VALUE_TEXT || v->length == 0)
        answer_because(out, "There is no text at all.");
    else if (!read(&r))
        answer_because_of(out, name, &r);
    else
        return false;
    return true;
}

/* Where a record goes wrong, and which rule that breaks. */
static void explain_record(struct patchwork_record record, struct answer *out)
{
    struct writer w = writer_over(out->why, sizeof out->why);
    struct refusal why;
    struct state s;

    if (follow_or_say(&s, &record, false, &why))
        return;
    write_text(&w, "column ");
    write_number(&w, record.column);
    write_text(&w, ": ");
    write_text(&w, why.text[0] ? why.text : record.error);
}

static void is_patch_placement_well_formed(const struct value *argument, int count,
                                           struct answer *out)
{
    const struct value *step = argument_at(argument, count, 0);

    answer_bool(out, patchwork_is_patch_placement_well_formed(bytes_of(step), step->length));
    explain_form(step, "step", read_only_step, out);
}

static void is_placement_well_formed(const struct value *argument, int count, struct answer *out)
{
    const struct value *placement = argument_at(argument, count, 0);

    answer_bool(out, patchwork_is_placement_well_formed(bytes_of(placement), placement->length));
    explain_form(placement, "placement", read_steps, out);
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
    if (!out->value.truth &&
        !explain_form(argument_at(argument, count, 1), "placement", read_steps, out))
        explain_record(record, out);
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
    explain_record(*record, out);
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
    {"isPatchPlacementWellFormed", "step", .run = is_patch_placement_well_formed},
    {"isPlacementWellFormed", "placement", .run = is_placement_well_formed},
    {"isPlacementValid", "patchCircle placement", .run = is_placement_valid},
    {"getScoreForPlacement", "patchCircle placement firstPlayer [bonus]",
     .run = get_score_for_placement},
    {"generatePatchPlacement", "patchCircle placement", .run = generate_patch_placement,
     .open = true},
    {"generatePatchCircle", "", .run = generate_patch_circle, .open = true},
    {0},
};
