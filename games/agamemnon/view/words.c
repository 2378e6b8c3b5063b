/* Agamemnon: what is asked, what happened, and what a string is, in words. */
#include "games/agamemnon/view/view.h"

#include <string.h>

static void write_player(struct writer *w, int player)
{
    say_seat(w, &agamemnon_rules, NULL, player);
}

static void write_node(struct writer *w, int node)
{
    write_text(w, "node ");
    write_digits(w, node, 2);
}

void agamemnon_view_the_tile(struct writer *w, int kind)
{
    write_text(w, kind < LEADERS ? "" : "the ");
    write_text(w, agamemnon_kind_name(kind));
}

void agamemnon_view_kind_words(struct writer *w, int kind)
{
    write_text(w, agamemnon_kind_name(kind));
    if (kind < LEADERS) {
        write_text(w, " of strength ");
        write_number(w, agamemnon_values[STRENGTH][kind]);
    }
}

/* "node 13, black's leader B, strength 3" */
void agamemnon_view_node_words(struct writer *w, const struct state *s, int node)
{
    int tile = s->tile[node];

    write_node(w, node);
    if (tile == NO_TILE) {
        write_text(w, node == s->closed ? ", out of play" : ", empty");
        return;
    }
    write_text(w, ", ");
    write_text(w, agamemnon_seat_name(s, tile_owner(tile)));
    write_text(w, "'s ");
    agamemnon_view_kind_words(w, tile_kind(tile));
}

/* ---- Strings -------------------------------------------------------------------------------- */

void agamemnon_view_tally(struct writer *w, const struct fate *f, int player)
{
    if (f->type != LEADERSHIP) {
        write_number(w, f->tally[player]);
        return;
    }
    if (f->tally[player] == 0)
        write_text(w, "\xe2\x80\x93");
    for (int rank = 0; rank < LEADERS; rank++)
        if (f->tally[player] & agamemnon_values[LEADERSHIP][rank])
            write_char(w, (char)('A' + rank));
}

static void write_side(struct writer *w, const struct fate *f, int player)
{
    write_text(w, player ? "black " : "orange ");
    if (f->type != LEADERSHIP) {
        write_number(w, f->tally[player]);
        return;
    }
    if (f->tally[player] == 0)
        write_text(w, "no leader");
    for (int rank = 0, written = 0; rank < LEADERS; rank++)
        if (f->tally[player] & agamemnon_values[LEADERSHIP][rank]) {
            write_text(w, written++ ? " " : "");
            write_char(w, (char)('A' + rank));
        }
}

/* "Strength string of 5 edges: orange 4, black 5. Black wins it: 5 points." */
void agamemnon_view_explain(struct writer *w, const struct fate *f)
{
    write_text(w, agamemnon_type_name(f->type));
    write_text(w, " string of ");
    write_counted(w, f->edges, "edge");
    write_text(w, f->type == STRENGTH ? ", strengths: " : f->type == FORCE ? ", tiles: " : ": ");
    write_side(w, f, 0);
    write_text(w, ", ");
    write_side(w, f, 1);
    write_text(w, ". ");
    if (f->winner < 0) {
        write_text(w, "Nobody wins it.");
        return;
    }
    write_player(w, f->winner);
    write_text(w, " wins it: ");
    write_counted(w, f->edges, "point");
    write_char(w, '.');
}

int agamemnon_view_kind_points(const struct look *l, int type, int player)
{
    int points = 0;

    for (int i = 0; i < l->strings; i++)
        if (l->fate[i].type == type && l->fate[i].winner == player)
            points += l->fate[i].edges;
    return points;
}

/* The longer strings first, those of the same length together: "5+4+2\xc3\x971", or "0". */
void agamemnon_view_sum(struct writer *w, const struct fate *fate, int strings, int type,
                        int player)
{
    int count[MOST_EDGES + 1] = {0}, lengths = 0;

    for (int i = 0; i < strings; i++)
        if (fate[i].type == type && fate[i].winner == player)
            count[fate[i].edges]++;
    for (int edges = MOST_EDGES; edges > 0; edges--) {
        if (count[edges] == 0)
            continue;
        write_text(w, lengths++ ? "+" : "");
        if (count[edges] > 1) {
            write_number(w, count[edges]);
            write_text(w, "\xc3\x97");
        }
        write_number(w, edges);
    }
    if (lengths == 0)
        write_char(w, '0');
}

/* "Orange 29: Strength 5+4+1, Leadership 2\xc3\x974, Force 4+3+2\xc3\x972. Black 16: ..." */
void agamemnon_view_account(struct writer *w, const struct state *s)
{
    struct web web = agamemnon_web(s);
    struct fate fate[MOST_EDGES];
    uint16_t of[MOST_EDGES];
    int strings = agamemnon_strings(&web, fate, of), points[2];

    agamemnon_score(s, points);
    for (int player = 0; player < 2; player++) {
        write_text(w, player ? " " : "");
        write_player(w, player);
        write_char(w, ' ');
        write_number(w, points[player]);
        for (int type = 0; type < EMPTY; type++) {
            write_text(w, type ? ", " : ": ");
            write_text(w, agamemnon_type_name(type));
            write_char(w, ' ');
            agamemnon_view_sum(w, fate, strings, type, player);
        }
        write_char(w, '.');
    }
}

void agamemnon_view_heading(struct writer *w, const struct state *s)
{
    if (s->placed == TILES) {
        write_text(w, "The war is over");
        return;
    }
    write_text(w, "Turn ");
    write_number(w, agamemnon_turn(s->placed) + 1);
    write_text(w, " of 16");
}

/* ---- Moves ---------------------------------------------------------------------------------- */

void agamemnon_view_ask(struct writer *w, const struct state *s)
{
    int due = agamemnon_due(s->placed);

    if (s->placed == TILES) {
        write_text(w, "The game is over.");
        return;
    }
    if (s->unmapped) {
        write_text(w, "Lots decide which threads the Loom has.");
        return;
    }
    write_player(w, agamemnon_owner(s->placed));
    if (agamemnon_wanted(s) > 0) {
        write_text(w, " draws ");
        write_counted(w, agamemnon_wanted(s), "tile");
    } else {
        write_text(w, " places ");
        write_counted(w, due, "tile");
        write_text(w, s->redraw ? ", or puts a weaver back" : "");
    }
    write_char(w, '.');
}

static void write_warp(struct writer *w, move m, const char *how)
{
    if (!move_exchanges(m))
        return;
    write_text(w, how);
    write_text(w, "the edges to ");
    write_digits(w, move_first(m), 2);
    write_text(w, " and ");
    write_digits(w, move_second(m), 2);
}

void agamemnon_view_advise(struct writer *w, const struct state *s, move m)
{
    if (move_act(m) == PUT_BACK) {
        write_text(w, "put ");
        agamemnon_view_the_tile(w, move_kind(m));
        write_text(w, " back");
    } else if (move_act(m) == PLACE) {
        write_text(w, "place ");
        agamemnon_view_the_tile(w, move_kind(m));
        write_text(w, " on ");
        write_node(w, move_node(m));
        write_warp(w, m, " and exchange ");
    } else {
        agamemnon_write_move(w, s, m);
    }
}

static void tell_points(struct writer *w, const struct state *before, const struct state *after)
{
    int was[2], is[2];

    agamemnon_score(before, was);
    agamemnon_score(after, is);
    for (int player = 0; player < 2; player++) {
        int gain = is[player] - was[player];

        if (gain == 0)
            continue;
        write_char(w, ' ');
        write_player(w, player);
        write_text(w, gain > 0 ? " gains " : " loses ");
        write_counted(w, gain > 0 ? gain : -gain, "point");
        write_char(w, '.');
    }
}

/* "leader A", "a warp": there is one leader of each rank, and several of the others. */
static void write_a_tile(struct writer *w, int kind)
{
    write_text(w, kind < LEADERS ? "" : "a ");
    write_text(w, agamemnon_kind_name(kind));
}

/* "two warps", "two warriors of strength 1" */
static void write_two(struct writer *w, int kind)
{
    const char *name = agamemnon_kind_name(kind);
    size_t noun = strcspn(name, " ");

    write_text(w, "two ");
    write_bytes(w, name, noun);
    write_char(w, 's');
    write_text(w, name + noun);
}

static void tell_draw(struct writer *w, move m)
{
    write_text(w, " drew ");
    if (move_second_kind(m) == move_kind(m)) {
        write_two(w, move_kind(m));
        return;
    }
    write_a_tile(w, move_kind(m));
    if (move_second_kind(m) != NO_KIND) {
        write_text(w, " and ");
        write_a_tile(w, move_second_kind(m));
    }
}

static void tell_map(struct writer *w, move m)
{
    for (int class = 0; class < TYPES; class ++) {
        int type = agamemnon_mappings[move_mapping(m)][class];

        write_text(w, class ? ", " : "The Loom: ");
        write_char(w, (char)('A' + class));
        write_text(w, " is ");
        write_text(w, type == EMPTY ? "empty" : agamemnon_type_name(type));
    }
    write_char(w, '.');
}

/* On the page a tile hides the number of its node; a ring shows where it lies. */
static void tell_where(struct writer *w, move m)
{
    if (w->unnamed) {
        write_text(w, move_exchanges(m) ? " and exchanged two edges" : "");
        return;
    }
    write_text(w, " on ");
    write_node(w, move_node(m));
    write_warp(w, m, " and exchanged ");
}

void agamemnon_view_tell(struct writer *w, const struct state *before, move m,
                         const struct state *after)
{
    if (move_act(m) == MAP) {
        tell_map(w, m);
        return;
    }
    write_player(w, move_player(m));
    if (move_act(m) == DRAW) {
        tell_draw(w, m);
    } else {
        write_text(w, move_act(m) == PLACE ? " placed " : " put ");
        agamemnon_view_the_tile(w, move_kind(m));
        write_text(w, move_act(m) == PLACE ? "" : " back");
    }
    if (move_act(m) == PLACE)
        tell_where(w, m);
    write_char(w, '.');
    if (move_act(m) == PLACE)
        tell_points(w, before, after);
}
