/* The game on the board: what happens there is kept, branches off, is thought about. */
#include "session/parts.h"

#include <string.h>

static void hear(struct session *s, enum sound which)
{
    effect_add(s, EFFECT_SOUND, NULL, NULL, 0)->number = (int)which;
}

/* Who decided last, other than chance; -1: nobody. */
static int last_to_decide(const struct table *t)
{
    for (int i = table_at(t) - 1; i >= 0; i--)
        if (table_move_actor(t, i) >= 0)
            return table_move_actor(t, i);
    return -1;
}

enum sound session_sound_of(const struct table *t)
{
    if (table_refusal(t))
        return SOUND_REFUSED;
    if (table_actor(t) == OVER)
        return SOUND_END;
    if (table_paid(t))
        return SOUND_PAY;
    return table_move_actor(t, table_at(t) - 1) == CHANCE ? SOUND_ROLL : SOUND_MOVE;
}

static void hear_moves(struct session *s, const struct table *t)
{
    int actor = table_actor(t), last = last_to_decide(t);

    hear(s, session_sound_of(t));
    if (actor >= 0 && table_seat_of(t, actor) == SEAT_PERSON && last >= 0 &&
        table_seat_of(t, last) != SEAT_PERSON)
        hear(s, SOUND_TURN);
}

/* What happened since, for ears. Looking back and taking back are silent, and of several moves at once
   only the last is heard. */
static void sound(struct session *s, struct play *p)
{
    const struct table *t = p->table;
    int at = table_at(t), before = p->heard;
    bool refused = table_refusal(t) != NULL, news = refused && !p->refused;

    p->heard = at;
    p->refused = refused;
    if (at > before && !table_paused(t) && !table_viewing(t))
        hear_moves(s, t);
    else if (news)
        hear(s, session_sound_of(t));
}

/* What the table is now has been looked at. */
static void note_seen(struct play *p)
{
    p->version = table_version(p->table);
    p->round = table_round(p->table);
    p->cuts = table_cuts(p->table);
}

void board_stop(struct session *s)
{
    if (!s->thought.ticket)
        return;
    effect_add(s, EFFECT_STOP, NULL, NULL, 0)->ticket = s->thought.ticket;
    s->thought.ticket = 0;
}

void board_leave(struct session *s, struct play *p)
{
    if (!p->table)
        return;
    if (p == &s->play) {
        board_stop(s);
        if (table_course_step(p->table) >= 0)
            table_show_course(p->table, false);
        review_stop(s);
    }
    if (p->name[0] && (p->hindered == PLAYED_HERE || p->asks_hold))
        effect_add(s, EFFECT_LEAVE, p->name, NULL, 0);
    table_free(p->table);
    *p = (struct play){0};
}

bool table_seats_a_person(const struct table *t)
{
    for (int p = 0; p < table_players(t); p++)
        if (table_seat_of(t, p) == SEAT_PERSON)
            return true;
    return false;
}

static bool guided(const struct session *s, const struct game *g)
{
    return s->guide && !(s->known >> game_index(g) & 1);
}

void board_put(struct session *s, struct play *p)
{
    struct play fresh = *p;

    board_leave(s, &s->play);
    s->play = fresh;
    s->play.heard = table_at(fresh.table);
    note_seen(&s->play);
    table_speed(fresh.table, s->speed);
    table_by_finger(fresh.table, s->by_finger);
    table_guide(fresh.table, guided(s, table_game(fresh.table)));
    if (fresh.kept && !fresh.name[0])
        s->play.version--; /* so that it is kept at once */
    effect_show(s, SHEET_BOARD, table_game(fresh.table), -1);
}

/* A game gets its name when there is something to keep. */
static void christen(struct session *s, struct play *p)
{
    keep_name(s, p->name);
    p->counter = 0;
    p->kept = true;
    p->shared = false;
    effect_add(s, EFFECT_HOLD, p->name, NULL, 0);
}

/* Another game lies on the table, or moves were cut off: what was before stays under its name. */
static void part_ways(struct session *s, struct play *p, bool branch)
{
    if (p->name[0])
        effect_add(s, EFFECT_LEAVE, p->name, NULL, 0);
    p->from[0] = '\0';
    if (branch && p->name[0]) {
        name_copy(p->from, p->name);
        p->from_at = table_cut_at(p->table);
    }
    p->name[0] = '\0';
    p->begun = s->now;
    p->kept = branch;
    p->shared = false;
}

/* A shared game waits until somebody lets it go on. Steps of a review only look: the game stays kept as it was. */
static bool is_to_keep(const struct play *p)
{
    if (table_course_step(p->table) >= 0 || p->puzzle || p->visit || table_viewing(p->table) ||
        (p->shared && table_paused(p->table)))
        return false;
    return p->kept || table_length(p->table) > 0;
}

static void keep_changes(struct session *s, struct play *p)
{
    uint64_t version = table_version(p->table);

    if (table_round(p->table) != p->round)
        part_ways(s, p, false);
    else if (table_cuts(p->table) != p->cuts && p->name[0])
        part_ways(s, p, true);
    if (version != p->version && is_to_keep(p)) {
        if (!p->name[0])
            christen(s, p);
        keep_play(s, p);
    }
    note_seen(p);
}

/* Who has come to the end of a game knows its rules. */
static void end_guide(struct session *s, struct table *t)
{
    const struct game *g = table_game(t);

    if (!guided(s, g) || table_viewing(t) || table_actor(t) != OVER || !table_seats_a_person(t))
        return;
    s->known |= (uint64_t)1 << game_index(g);
    effect_add(s, EFFECT_LEARNT, NULL, NULL, 0)->game = g;
}

static void think(struct session *s, bool hint)
{
    struct effect *e;

    s->thought.ticket = ticket_new(s);
    s->thought.generation = s->thought.job.generation;
    s->thought.hint = hint;
    waiting_begin(s);
    e = effect_add(s, EFFECT_THINK, NULL, NULL, 0);
    e->ticket = s->thought.ticket;
    e->game = table_game(s->play.table);
    e->job = &s->thought.job;
    e->hint = hint;
}

static void serve_wish(struct session *s, struct table *t)
{
    int player = table_wish(t) - TARGET_SEAT;

    if (player >= 0 && player < table_players(t) && !table_viewing(t) && !s->play.puzzle &&
        !s->play.visit)
        effect_show(s, SHEET_SEATS, table_game(t), player);
}

/* Who rolls himself is asked for what came, once each time. */
static void ask_outcome(struct session *s, struct play *p)
{
    if (p->waited == table_generation(p->table) || !table_waits(p->table) ||
        table_chance_of(p->table) != CHANCE_BY_HAND)
        return;
    p->waited = table_generation(p->table);
    effect_show(s, SHEET_OUTCOMES, table_game(p->table), -1);
}

void board_follow(struct session *s)
{
    struct table *t = s->play.table;

    if (!t)
        return;
    serve_wish(s, t);
    puzzle_follow(s);
    sound(s, &s->play);
    ask_outcome(s, &s->play);
    keep_changes(s, &s->play);
    review_follow(s);
    results_follow(s);
    end_guide(s, t);
    if (s->thought.ticket && s->thought.generation != table_generation(t))
        board_stop(s);
    if (!s->thought.ticket && table_job(t, &s->thought.job))
        think(s, false);
}

void session_thought(struct session *s, uint64_t ticket, const struct thought *th)
{
    if (!s->thought.ticket || ticket != s->thought.ticket)
        return;
    s->thought.ticket = 0;
    if (s->thought.hint)
        table_hint(s->play.table, s->thought.generation, th);
    else
        table_answer(s->play.table, s->thought.generation, th->best);
    board_follow(s);
}

void board_hint(struct session *s)
{
    struct table *t = s->play.table;

    if (table_hint_shown(t))
        table_hint_clear(t);
    else if (!s->thought.ticket && table_hint_job(t, &s->thought.job))
        think(s, true);
}

/* ---- Held, lost, taken over ------------------------------------------------------------------ */

void session_held(struct session *s, uint64_t ticket, bool held)
{
    struct play *p = s->play.asks_hold == ticket ? &s->play : &s->rest;

    if (ticket == 0 || !p->table || p->asks_hold != ticket)
        return;
    p->asks_hold = 0;
    if (!held)
        return;
    if (p->taking) { /* what went on elsewhere meanwhile goes on here */
        request_drop(s, ERRAND_OPEN);
        request_add(s, ERRAND_OPEN, p->name, effect_add(s, EFFECT_FETCH, p->name, NULL, 0)->ticket);
        return;
    }
    p->hindered = PLAYED_HERE;
    table_watch(p->table, false);
    board_follow(s);
}

void session_lost(struct session *s, const char *name)
{
    for (int i = 0; i < 2; i++) {
        struct play *p = i ? &s->rest : &s->play;

        if (!p->table || strcmp(p->name, name) != 0 || p->hindered == PLAYED_BY_OLD_RULES)
            continue;
        p->hindered = PLAYED_ELSEWHERE;
        table_watch(p->table, true);
    }
    board_follow(s);
}
