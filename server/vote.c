/* What the others have to agree to: taking back, a computer for somebody who is away, ending the game, a
   lost seat; and another game. */
#include "server/hosted.h"

#include <string.h>

enum { ASKS = 10, ASK_SECONDS = 600 };

static const char *const words[] = {"-", "back", "stand", "end", "seat", NULL};

/* Whose consent is needed: all persons but the one who asks and the one it is about. Nobody waits for
   somebody who is away, except to take a move back or give a seat to somebody else. Whoever is here in a
   seat that somebody calls lost has a say as well: else an opponent could take it with two windows. */
static int voters(const struct hosted *r)
{
    int all = room_persons(r->room);

    if (r->vote.by >= 0)
        all &= ~(1 << r->vote.by);
    if (r->vote.wish == WISH_STAND ||
        (r->vote.wish == WISH_SEAT && !(hosted_here(r) >> r->vote.about & 1)))
        all &= ~(1 << r->vote.about);
    if (r->vote.wish == WISH_STAND || r->vote.wish == WISH_END)
        all &= ~r->away;
    return all;
}

void vote_tell(struct guest *g)
{
    const struct vote *v = &g->at->vote;

    if (v->wish == WISH_NONE)
        guest_say(g, "asked 0 - 0 0 0");
    else
        guest_say(g, "asked %d %s %d %d %d", v->by + 1, words[v->wish],
                  v->wish == WISH_BACK ? v->about : v->about + 1, v->yes, voters(g->at));
}

static void tell_all(struct hosted *r)
{
    for (struct guest *g = r->guests; g; g = g->next)
        vote_tell(g);
}

void vote_cancel(struct hosted *r)
{
    if (r->vote.wish == WISH_NONE)
        return;
    r->vote = (struct vote){0};
    tell_all(r);
}

static void carry_out(struct hosted *r)
{
    struct vote v = r->vote;

    vote_cancel(r);
    switch (v.wish) {
    case WISH_BACK:
        hosted_add(r, "back %d", v.about);
        break;
    case WISH_STAND:
        hosted_add(r, "stand %d %d", v.about + 1, r->room->terms.stand);
        break;
    case WISH_END:
        hosted_add(r, "over agreed 0");
        break;
    default: /* the secret was lost: whoever has it now has none any more */
        hosted_add_private(r, ".lost %d", v.about + 1);
        take_seat(r, v.about);
        give_seat(v.asker, v.about);
    }
    hosted_go_on(r);
}

static void count(struct hosted *r)
{
    if (r->vote.wish != WISH_NONE && (voters(r) & ~r->vote.yes) == 0)
        carry_out(r);
    else
        tell_all(r);
}

void vote_look(struct hosted *r)
{
    if (r->vote.wish != WISH_NONE)
        count(r);
}

static const char *check(const struct hosted *r, const struct guest *g, const struct vote *v)
{
    const struct room *room = r->room;

    if (v->wish == WISH_SEAT ? g->seat >= 0 : g->seat < 0)
        return "this is not for you to ask";
    if (v->wish != WISH_SEAT && room->phase != ROOM_PLAYING)
        return "no game is going on";
    if (v->wish == WISH_BACK && (v->about < 0 || v->about >= room->length))
        return "there is nothing to take back";
    if ((v->wish == WISH_BACK || v->wish == WISH_SEAT) && log_full(r, false))
        return log_full(r, false);
    if (v->wish == WISH_STAND && !(r->away >> v->about & 1))
        return "the room waits longer for somebody who is away";
    if (v->wish == WISH_SEAT && !*room->place[v->about].name)
        return "this is nobody's seat";
    if (v->wish == WISH_SEAT && !limits_take(g->hub->limits, "seat", g->from, ASKS, ASK_SECONDS))
        return "too many tries; please wait a little"; /* while it is asked nothing else can be */
    return NULL;
}

/* `ask back N`, `ask stand SEAT`, `ask end 0`, `ask seat SEAT` */
void request_ask(struct guest *g, struct reader *in)
{
    struct hosted *r = g->at;
    struct vote v = {.by = g->seat, .asker = g};
    int wish = read_word(in, words, "what is to be agreed to?");
    const char *wrong;

    read_exactly(in, " ", "expected a number");
    v.about = read_number(in, MOST_PLIES, "expected a number");
    if (!in->error && (wish == WISH_STAND || wish == WISH_SEAT) &&
        (v.about < 1 || v.about > r->room->players))
        read_fail(in, "there is no such seat");
    if (in->error || wish == WISH_NONE) {
        guest_say(g, "no %s", in->error ? in->error : "nothing was asked");
        return;
    }
    v.wish = (enum wish)wish;
    v.about -= v.wish == WISH_STAND || v.wish == WISH_SEAT;
    wrong = r->vote.wish != WISH_NONE ? "something else is being asked" : check(r, g, &v);
    if (!wrong) {
        r->vote = v;
        if (v.wish == WISH_SEAT && (voters(r) & ~(1 << v.about)) == 0) {
            r->vote = (struct vote){0};
            wrong = "there is nobody who could agree";
        }
    }
    if (wrong)
        guest_say(g, "no %s", wrong);
    else
        count(r);
}

void request_answer(struct guest *g, bool yes)
{
    struct hosted *r = g->at;

    if (r->vote.wish == WISH_NONE || (g->seat != r->vote.by && !(voters(r) >> g->seat & 1)))
        return;
    if (!yes) {
        hosted_say(r, "declined %d", g->seat + 1);
        vote_cancel(r);
    } else {
        r->vote.yes |= 1 << g->seat;
        count(r);
    }
}

/* Another game when all persons want it; who does not stay for the others need not say so again. */
void request_again(struct guest *g)
{
    struct hosted *r = g->at;
    int persons = 0;

    if (r->room->phase != ROOM_OVER || !r->room->told) {
        guest_say(g, "no the game is not over");
        return;
    }
    if (log_full(r, true)) {
        guest_say(g, "no %s", log_full(r, true));
        return;
    }
    for (int p = 0; p < r->room->players; p++)
        persons |= (*r->room->place[p].name != '\0') << p;
    if (!(r->again >> g->seat & 1)) {
        hosted_add_private(r, ".again %d", g->seat + 1);
        r->again_said = r->seq;
    }
    if ((persons & ~r->again) == 0) {
        hosted_new_promise(r);
        r->again_said = 0;
        hosted_say(r, "again %d", r->again);
        for (struct guest *one = r->guests; one; one = one->next)
            guest_say(one, "you %d", one->seat + 1);
        hosted_tell_presence(r);
        hosted_go_on(r);
    }
}
