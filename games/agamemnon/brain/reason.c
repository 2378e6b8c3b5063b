/* Agamemnon: why a move is good, in words: what it gains, what it denies, what may still change. */
#include "games/agamemnon/brain/outlook.h"

struct strings {
    struct fate fate[MOST_EDGES];
    uint16_t of[MOST_EDGES];
    int count;
};

static void find_strings(const struct state *s, struct strings *out)
{
    struct web w = agamemnon_web(s);

    out->count = agamemnon_strings(&w, out->fate, out->of);
}

static int winner_of(const struct strings *all, int edge)
{
    return all->of[edge] == NO_STRING ? -1 : all->fate[all->of[edge]].winner;
}

static void write_count(struct writer *w, int count, const char *what)
{
    write_number(w, count);
    write_char(w, ' ');
    write_text(w, what);
    if (count != 1)
        write_char(w, 's');
}

/* The string that brings the player most edges it did not have, or -1. */
static int best_string(const struct strings *before, const struct strings *after, int edges,
                       int player)
{
    int fresh[MOST_EDGES] = {0}, best = -1;

    for (int e = 0; e < edges; e++)
        if (winner_of(after, e) == player && winner_of(before, e) != player)
            fresh[after->of[e]]++;
    for (int i = 0; i < after->count; i++)
        if (fresh[i] > 0 && (best < 0 || fresh[i] > fresh[best]))
            best = i;
    return best;
}

/* "it wins a Strength string of 4 edges, 8 to 2" */
static void write_win(struct writer *w, const struct fate *f)
{
    write_text(w, "it wins a ");
    write_text(w, agamemnon_type_name(f->type));
    write_text(w, " string of ");
    write_count(w, f->edges, "edge");
    if (f->type == LEADERSHIP)
        return;
    write_text(w, ", ");
    write_number(w, f->tally[f->winner]);
    write_text(w, " to ");
    write_number(w, f->tally[!f->winner]);
}

/* Edges that were the other's and are no longer. */
static int count_denied(const struct strings *before, const struct strings *after, int edges,
                        int player)
{
    int count = 0;

    for (int e = 0; e < edges; e++)
        count += winner_of(before, e) == !player && winner_of(after, e) != !player;
    return count;
}

/* "; 3 empty nodes may still change it" */
static void write_risk(struct writer *w, const struct state *after, const struct strings *all,
                       int string)
{
    const struct board *b = &agamemnon_boards[after->board];
    int type = all->fate[string].type, empties = 0;
    struct outlook o;

    agamemnon_outlook_find(after, &o);
    for (int e = 0; e < b->edges && empties == 0; e++)
        if (all->of[e] == string) {
            int at = o.at[type][b->edge[e].a];

            at = at == NO_AREA ? o.at[type][b->edge[e].b] : at;
            empties = at == NO_AREA ? 0 : o.area[type][at].empties;
        }
    if (empties == 0) {
        write_text(w, " for good");
        return;
    }
    write_text(w, "; ");
    write_count(w, empties, "empty node");
    write_text(w, " may still change it");
}

/* Nothing is won at once: the area that gets better most. */
static void write_plan(struct writer *w, const struct state *s, const struct state *after, move m)
{
    struct outlook now, then;
    int node = move_node(m), best = -1, most = 0, edges;

    agamemnon_outlook_find(s, &now);
    agamemnon_outlook_find(after, &then);
    for (int type = 0; type < EMPTY; type++) {
        int32_t gain = 0;

        for (int i = 0; i < then.areas[type]; i++)
            gain += then.area[type][i].worth;
        for (int i = 0; i < now.areas[type]; i++)
            gain -= now.area[type][i].worth;
        gain = move_player(m) ? -gain : gain;
        if (now.at[type][node] != NO_AREA && (best < 0 || gain > most)) {
            best = type;
            most = gain;
        }
    }
    if (best < 0) {
        write_text(w, "nothing is at stake there");
        return;
    }
    edges = now.area[best][now.at[best][node]].edges;
    write_text(w, move_kind(m) == WEFT ? "it cuts " : "it works for ");
    write_text(w, agamemnon_type_name(best));
    if (edges == 1) {
        write_text(w, " on a single edge");
        return;
    }
    write_text(w, ", where ");
    write_count(w, edges, "edge");
    write_text(w, " may become one string");
}

void agamemnon_reason(struct writer *w, const struct state *s, move m)
{
    struct state after = *s;
    struct strings before, then;
    int edges = agamemnon_boards[s->board].edges, player = move_player(m), string, denied;

    if (move_act(m) == PUT_BACK) {
        write_text(w, "a weaver does more later in the game; another tile is drawn");
        return;
    }
    agamemnon_rules.apply(&after, m);
    find_strings(s, &before);
    find_strings(&after, &then);
    string = best_string(&before, &then, edges, player);
    denied = count_denied(&before, &then, edges, player);
    if (string >= 0) {
        write_win(w, &then.fate[string]);
        write_risk(w, &after, &then, string);
    } else if (denied == 0) {
        write_plan(w, s, &after, m);
    }
    if (denied > 0) {
        write_text(w, string >= 0 ? "; it takes " : "it takes ");
        write_count(w, denied, "edge");
        write_text(w, player ? " from orange" : " from black");
    }
}
