/* parlour review: what every decision of a game was worth, what it lost, and what was luck. */
#include "cli/review.h"

#include "cli/commands.h"
#include "core/memory.h"
#include "core/walk.h"
#include "host/reviewer.h"
#include "table/table.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char saved[] = "parlour "; /* how saved games begin; no record does */

/* A record as it was read, as far as it could be. */
struct read_record {
    struct state *start, *end;
    move *move;
    int count, room;
};

static void note_move(void *context, const struct state *before, move m)
{
    struct read_record *r = context;

    (void)before;
    if (r->count == r->room) {
        r->room = r->room ? 2 * r->room : 256;
        r->move = memory_grow(r->move, (size_t)r->room * sizeof *r->move);
    }
    r->move[r->count++] = m;
}

static bool is_position(const struct rules *g, const struct text *t, struct state *spare)
{
    struct reader r = reader_over(t->bytes, t->length);

    if (!g->is_snapshot(t->bytes, t->length))
        return false;
    g->read_state(&r, spare);
    return !r.error;
}

/* YES, or CANNOT_UNDERSTAND and said why; what stands before the mistake is read all the same. */
static int read_record(const struct rules *g, const struct text *t, struct read_record *out)
{
    struct reader r = reader_over(t->bytes, t->length);
    struct settings with;
    struct refusal why = {.text = ""};
    char sentence[WORDS_ROOM];
    struct writer w = writer_over(sentence, sizeof sentence);

    /* The moves are tried first: `; roll ...` of Catan Dice looks like a position with an empty board. */
    out->start = state_new(g);
    out->end = state_new(g);
    if (replay(g, &r, out->end, &with, &why, note_move, out)) {
        state_start(g, out->start, &with);
        return YES;
    }
    state_start(g, out->start, &with);
    if (out->count == 0 && is_position(g, t, out->end))
        return complain("that is a position; a review needs a record, the moves of a game");
    if (!why.text[0])
        return complain_at(&r);
    write_refusal(&w, &r, &why);
    return complain("%s", sentence);
}

static bool is_saved(const struct text *t)
{
    return t->length >= sizeof saved - 1 && memcmp(t->bytes, saved, sizeof saved - 1) == 0;
}

/* A game as it is kept or saved: it tells its game, its version and its end itself. */
static int read_saved(const struct game *g, const struct text *t, struct read_record *out)
{
    struct reader r = reader_over(t->bytes, t->length);
    const struct game *of = save_game(&r);
    struct settings with = settings_preset(g->rules->options);
    struct table *table;
    int status = YES;

    if (of && of != g)
        return complain("that is a game of %s", of->rules->title);
    if (!of)
        return complain_at(&r);
    table = table_new(g, &with, 0);
    if (table_load_part(table, &r)) {
        out->start = state_new(g->rules);
        review_state(table_review(table), 0, out->start);
        for (int i = 0; i < table_length(table); i++)
            note_move(out, NULL, table_move(table, i));
    }
    if (r.error)
        status = complain_at(&r);
    table_free(table);
    return status;
}

static void release(struct read_record *r)
{
    state_free(r->start);
    state_free(r->end);
    memory_free(r->move);
}

static void show_progress(void *unused, const struct review *r, int event)
{
    (void)unused;
    (void)event;
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\r%d of %d %s", review_ready(r), review_length(r),
                review_ready(r) == review_length(r) ? "\n" : "");
}

/* As it is printed, and never "-0.0". */
static double in_tenths(double value)
{
    return value < 0.05 && value > -0.05 ? 0 : value;
}

static double value_of(const struct looked *l, enum moment when, int player, int players)
{
    return looked_value(&l->at[when], player, players) * (players == 1 ? 1 : 100);
}

static void print_event(const struct game *g, const struct review *r, int event,
                        const struct state *s)
{
    const struct looked *l = review_event(r, event);
    int players = review_players(r), actor = l->actor;
    char room[24], words[WORDS_ROOM];

    printf("%d\t%s\t", event + 1, actor == CHANCE ? "chance" : seat_name(g->rules, s, actor, room));
    print_move(g->rules, s, l->played);
    putchar('\t');
    for (int p = 0; p < players; p++)
        printf("%s%.1f", p ? " " : "", in_tenths(value_of(l, BEFORE, p, players)));
    putchar('\t');
    if (actor == CHANCE) {
        fputs("luck", stdout);
        for (int p = 0; p < players; p++)
            printf(" %+.1f", in_tenths(looked_luck(l, p, players) * (players == 1 ? 1 : 100)));
        puts("\t\t");
        return;
    }
    printf("%.1f\t", in_tenths(looked_loss(l, players) * (players == 1 ? 1 : 100)));
    if (looked_loss(l, players) > 0) {
        print_move(g->rules, s, l->best);
        review_reason(g, s, l->best, words);
        printf("\t%s", words);
    } else {
        putchar('\t');
    }
    printf("%s\n", l->exact ? "\texact" : "");
}

static void print_summary(const struct game *g, const struct review *r, const struct state *start)
{
    int players = review_players(r);
    const char *unit = players == 1 ? "points" : "wins";
    char room[24];

    puts("\nplayer\taccuracy\tlost\tluck\tbest move\tcostliest mistake");
    for (int p = 0; p < players; p++) {
        struct review_summary sum;

        review_sum(r, p, &sum);
        printf("%s\t", seat_name(g->rules, start, p, room));
        if (sum.decisions > 0)
            printf("%.0f %%", sum.accuracy);
        else
            putchar('-');
        printf("\t%.1f %s\t", in_tenths(sum.lost), unit);
        if (sum.chances > 0)
            printf("%+.1f %s\t", in_tenths(sum.luck), unit);
        else
            fputs("-\t", stdout);
        if (sum.best >= 0)
            printf("%d", sum.best + 1);
        else
            putchar('-');
        if (sum.worst >= 0)
            printf("\t%d\n", sum.worst + 1);
        else
            puts("\t-");
    }
}

static void print_text(const struct game *g, const struct review *r, const struct state *start)
{
    struct state *s = state_new(g->rules);

    printf("move\twho\tplayed\t%s before\tlost\tbetter\twhy\n",
           review_players(r) == 1 ? "expected points" : "chances in %");
    for (int i = 0; i < review_length(r); i++) {
        if (!review_event(r, i))
            continue;
        review_state(r, i, s);
        print_event(g, r, i, s);
    }
    print_summary(g, r, start);
    state_free(s);
}

static int run_review(const struct line *l)
{
    const struct game *g = line_game(l);
    long long steps = REVIEW_STEPS, threads = processors();
    struct read_record record = {0};
    struct text text;
    struct review *r;
    int status;

    if (!g || !line_number(l, "steps", 16, 1000000, &steps) ||
        !line_number(l, "threads", 1, 64, &threads) || !text_find(&text, l->word[1]))
        return CANNOT_UNDERSTAND;
    status =
        is_saved(&text) ? read_saved(g, &text, &record) : read_record(g->rules, &text, &record);
    text_free(&text);
    if (record.count > 0 && status != YES)
        complain("what comes before that is reviewed");
    if (record.count > 0) {
        r = review_new(g, record.start, record.move, record.count, (int)steps);
        reviewer_run(r, g, (int)threads, show_progress, NULL, NULL);
        if (line_flag(l, "json"))
            review_json(g, r, (int)steps);
        else
            print_text(g, r, record.start);
        review_free(r);
    } else if (status == YES) {
        status = complain("the record holds no moves");
    }
    release(&record);
    return status;
}

static const struct flag flags[] = {
    {"json", NULL, "as JSON"},
    {"steps", "N", "of search for each event (2000)"},
    {"threads", "T", "events looked at side by side (as many as there are processors)"},
    {0},
};

const struct command review_command = {
    .name = "review",
    .arguments = "GAME RECORD [--json] [--steps N] [--threads T]",
    .summary = "what every decision of a game was worth, what it lost, and what was luck",
    .help =
        "For each event, separated by tabs: its number, who acted, the move, what each player "
        "could expect\n"
        "before it (chances to win, or points where one plays alone), what the decision lost, the "
        "better\n"
        "move and why; of dice what they gave or took. Then a line for each player. Search has a "
        "fixed\n"
        "number of steps, so the review is the same on every machine; where the game is solved it "
        "is exact.\n"
        "RECORD is the text itself, a file with it, or - for standard input; a saved game will do "
        "as well.\n"
        "One that breaks off is reviewed as far as it goes.",
    .flags = flags,
    .least = 2,
    .most = 2,
    .run = run_review,
};
