/* What screens say and screen readers read out: names, hints, results. */
#include "view/words.h"

#include <string.h>

enum { WHOLE = 1000 }; /* a result that is not shared, see core/rules.h */

void say_seat(struct writer *w, const struct rules *r, const struct state *s, int player)
{
    const char *name = r->seat_name ? r->seat_name(s, player) : NULL;

    if (w->names && w->names[player]) {
        name_say(w, w->names[player]);
    } else if (name) {
        write_capital(w, name);
    } else {
        write_text(w, "Player ");
        write_number(w, player + 1);
    }
}

bool say_many(const struct writer *w, const struct rules *r, const struct state *s, int player)
{
    const char *name = r->seat_name ? r->seat_name(s, player) : NULL;

    return name && !(w->names && w->names[player]) &&
           (strstr(name, " and ") || strncmp(name, "all ", 4) == 0);
}

void say_seat_within(struct writer *w, const struct rules *r, const struct state *s, int player)
{
    bool plain = r->seat_name && !(w->names && w->names[player]);

    if (plain)
        write_text(w, r->seat_name(s, player));
    else
        say_seat(w, r, s, player);
}

struct writer scene_writer(const struct scene *sc, char *text, size_t room)
{
    struct writer w = writer_over(text, room);

    w.names = sc->names;
    w.finger = sc->finger;
    return w;
}

void say_player(struct writer *w, const struct rules *r, const struct scene *sc, int player)
{
    say_seat(w, r, sc->now, player);
    write_text(w, ", ");
    if (w->names && w->names[player] && r->seat_name)
        write_text(w, r->seat_name(sc->now, player));
    else
        seat_write(w, sc->seat[player]);
}

void say_who(struct writer *w, const struct rules *r, const struct scene *sc, int player)
{
    if (sc->names && sc->names[player] && r->seat_name)
        write_text(w, r->seat_name(sc->now, player));
    else if (sc->seat[player] >= SEAT_RANDOM)
        write_text(w, sc->seat[player] ? level_word(sc->seat[player]) : "random");
    else
        seat_write(w, sc->seat[player]);
}

void say_for(struct writer *w, const char *text)
{
    while (*text) {
        size_t plain = strcspn(text, "{");
        const char *bar, *end;

        write_bytes(w, text, plain);
        text += plain;
        if (!*text)
            return;
        bar = strchr(text, '|');
        end = strchr(bar, '}');
        if (w->finger)
            write_bytes(w, bar + 1, (size_t)(end - bar - 1));
        else
            write_bytes(w, text + 1, (size_t)(bar - text - 1));
        text = end + 1;
    }
}

void say_hint(struct writer *w, const struct view *v, const struct rules *r, const struct state *s,
              move m, const char *reason)
{
    (v->advise ? v->advise : r->write_move)(w, s, m);
    if (!reason[0])
        return;
    write_text(w, "; ");
    write_text(w, reason);
}

int say_first(struct writer *w, const struct view *v, const struct rules *r, const struct scene *sc)
{
    if (sc->refused) {
        (v->plain ? v->plain : write_text)(w, sc->refused->text);
        return INK_BAD;
    }
    if (sc->hint_count > 0) {
        write_text(w, sc->played ? "Better: " : "Hint: ");
        say_hint(w, v, r, sc->now, sc->hints[0], sc->hint_reason);
        write_char(w, '.');
        return INK_GOOD;
    }
    if (sc->announced) {
        write_text(w, sc->announced);
        return INK_TEXT;
    }
    return INK_NONE;
}

/* Names in a row: "Cyan, yellow and red". */
static void write_names(struct writer *w, const struct rules *r, const struct state *s,
                        const int *share, int winners)
{
    for (int p = 0, written = 0; p < r->players(s); p++) {
        if (share[p] == 0)
            continue;
        if (written)
            write_text(w, written == winners - 1 ? " and " : ", ");
        (written++ ? say_seat_within : say_seat)(w, r, s, p);
    }
}

void say_result(struct writer *w, const struct rules *r, const struct state *s)
{
    int share[MAX_PLAYERS] = {0}, points[MAX_PLAYERS] = {0}, winners = 0, players = r->players(s);
    bool shared = false, many = false;

    r->result(s, share);
    r->scores(s, points);
    for (int p = 0; p < players; p++) {
        winners += share[p] > 0;
        many = many || (share[p] > 0 && (winners > 1 || say_many(w, r, s, p)));
        shared = shared || (share[p] > 0 && share[p] < WHOLE);
    }
    if (players == 1) {
        say_points(w, points[0]);
    } else if (winners == 0 || winners == players) {
        write_text(w, winners ? "A draw!" : "Nobody wins.");
    } else {
        write_names(w, r, s, share, winners);
        write_text(w, shared ? " share the win." : many ? " win!" : " wins!");
    }
}

void say_number(struct writer *w, int value)
{
    write_text(w, value < 0 ? "\xe2\x88\x92" : "");
    write_number(w, value < 0 ? -value : value);
}

void say_points(struct writer *w, int points)
{
    say_number(w, points);
    write_text(w, points == 1 ? " point" : " points");
}

int rank_by_points(const int *points, int players, int player)
{
    int rank = 1;

    for (int other = 0; other < players; other++)
        rank += points[other] > points[player];
    return rank;
}
