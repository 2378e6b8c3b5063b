/* A review as text:

     review 1 marrakech 1 steps 400 events 7 of 3f29c0a1b2c3d4e5
     4 exact 512000 488000 ... turnL
     end

   A line tells the number of the event, how it was found (`exact`, `only` or `seen`), the values before,
   after and behind the best move (for each player its share and its points, in millionths), and the best
   move. The last number of the first line is a hash of the record. */
#include "review/parts.h"

#include "core/memory.h"
#include "core/rules.h"
#include "core/walk.h"

#include <string.h>

static const char *const found_by[] = {"seen", "only", "exact", "sure", NULL};

static uint64_t record_hash(const struct review *r)
{
    uint64_t sum = state_hash(r->game->rules, r->start);

    for (int i = 0; i < r->length; i++)
        sum = (sum ^ r->move[i]) * UINT64_C(0x9e3779b97f4a7c15) + (sum >> 31);
    return sum;
}

static void write_head(const struct review *r, struct writer *w)
{
    uint64_t sum = record_hash(r);

    write_text(w, "review 1 ");
    write_text(w, r->game->rules->name);
    write_char(w, ' ');
    write_number(w, r->game->rules->version);
    write_text(w, " steps ");
    write_number(w, r->steps);
    write_text(w, " events ");
    write_number(w, r->length);
    write_text(w, " of ");
    for (int shift = 60; shift >= 0; shift -= 4)
        write_char(w, "0123456789abcdef"[sum >> shift & 15]);
    write_char(w, '\n');
}

static long long millionths(double value)
{
    return (long long)(value * REVIEW_UNIT + (value < 0 ? -0.5 : 0.5));
}

static void write_event(const struct review *r, int event, const struct state *before,
                        struct writer *w)
{
    const struct looked *l = &r->event[event];

    write_number(w, event);
    write_char(w, ' ');
    write_text(w, found_by[l->exact * 2 + l->only]);
    for (const struct prospect *p = l->at; p < l->at + MOMENTS; p++)
        for (int player = 0; player < review_players(r); player++) {
            write_char(w, ' ');
            write_number(w, millionths(p->share[player]));
            write_char(w, ' ');
            write_number(w, millionths(p->score[player]));
        }
    write_char(w, ' ');
    r->game->rules->write_move(w, before, l->best);
    write_char(w, '\n');
}

void review_write(const struct review *r, struct writer *w)
{
    struct state *s = state_new(r->game->rules);

    write_head(r, w);
    state_copy(r->game->rules, s, r->start);
    for (int i = 0; i < r->length; i++) {
        if (review_event(r, i))
            write_event(r, i, s, w);
        r->game->rules->apply(s, r->move[i]);
    }
    write_text(w, "end\n");
    state_free(s);
}

static double read_millionths(struct reader *r)
{
    bool below = false;
    int number;

    read_exactly(r, " ", "expected a blank");
    below = read_if(r, "-");
    number = read_number(r, 2000000000, "expected a number of millionths");
    return (below ? -number : number) / (double)REVIEW_UNIT;
}

static void read_event(const struct review *r, struct reader *from, const struct state *before,
                       int event, struct looked *out)
{
    int how;

    *out = (struct looked){.actor = r->game->rules->actor(before), .played = r->move[event]};
    read_exactly(from, " ", "expected a blank");
    how = read_word(from, found_by, "expected how it was found");
    out->exact = how / 2;
    out->only = how % 2;
    for (struct prospect *p = out->at; p < out->at + MOMENTS; p++)
        for (int player = 0; player < review_players(r); player++) {
            p->share[player] = read_millionths(from);
            p->score[player] = read_millionths(from);
        }
    read_exactly(from, " ", "expected a blank");
    if (!from->error)
        out->best = r->game->rules->read_move(from, before);
    read_exactly(from, "\n", "expected the end of the line");
    if (!from->error && !is_legal(r->game->rules, before, out->best))
        read_fail(from, "the best move is not legal");
}

/* Into a review beside the first, so that a bad text changes nothing. */
static void read_events(struct review *fresh, struct reader *from)
{
    struct state *s = state_new(fresh->game->rules);
    int at = 0;

    state_copy(fresh->game->rules, s, fresh->start);
    while (!from->error && !read_if(from, "end\n")) {
        int event = read_number(from, fresh->length, "expected the number of an event");
        struct looked found;

        if (!from->error && (event < at || event < fresh->first || event >= fresh->length))
            read_fail(from, "there is no such event, or it comes too late");
        if (from->error)
            break;
        for (; at < event; at++)
            fresh->game->rules->apply(s, fresh->move[at]);
        read_event(fresh, from, s, event, &found);
        if (!from->error)
            review_put(fresh, event, &found);
    }
    state_free(s);
}

bool review_read(struct review *r, struct reader *from)
{
    char head[160];
    struct writer w = writer_over(head, sizeof head);
    struct review *fresh = review_new(r->game, r->start, r->move, r->length, r->steps);

    write_head(r, &w);
    read_exactly(from, head, "this is no review of this record");
    read_events(fresh, from);
    read_end(from, "expected nothing behind the end");
    if (!from->error) {
        struct review old = *r;

        *r = *fresh;
        *fresh = old;
    }
    review_free(fresh);
    return !from->error;
}
