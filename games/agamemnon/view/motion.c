/* Agamemnon: moves being made. Tiles are drawn, put back and placed, threads change places, strings
   change hands. */
#include "games/agamemnon/view/view.h"

/* ---- Tiles ---------------------------------------------------------------------------------- */

/* On its way it turns over once: narrow in the middle, and then the other side is seen. */
static void draw_flight(struct drawing *d, struct point from, struct point to, float t, int player,
                        int kind, bool opens)
{
    float s = part_ease(t), arc = 4 * s * (1 - s), flip = 1 - 2 * s;
    struct point at = part_between(from, to, s);
    bool face = (s > 0.5f) == opens;

    flip = flip < 0 ? -flip : flip;
    draw_push(
        d, (struct place){.x = at.x,
                          .y = at.y + 30 * arc,
                          .scale = (0.9f + 0.45f * (opens ? s : 1 - s)) * (0.35f + 0.65f * flip)});
    agamemnon_art_tile(d, player, face ? kind : -1);
    draw_pop(d);
}

/* Both tiles, or the last one of the kind that was drawn. */
bool agamemnon_view_arrives(const struct look *l, int which)
{
    const struct scene *sc = l->sc;
    move m = sc->last;

    if (sc->t >= 1 || m == 0 || move_act(m) != DRAW)
        return false;
    if (sc->before->held == 0)
        return true;
    return sc->now->hand[which] == move_kind(m) &&
           (which + 1 == sc->now->held || sc->now->hand[which + 1] != move_kind(m));
}

static void draw_drawing(struct drawing *d, const struct look *l)
{
    const struct state *s = l->sc->now;
    int player = agamemnon_owner(s->placed);

    for (int i = 0; i < s->held; i++)
        if (agamemnon_view_arrives(l, i))
            draw_flight(d, agamemnon_view_sign(l, player), agamemnon_view_hand(l, s, i),
                        (l->now - 0.12f * (float)i) / 0.5f, player, s->hand[i], true);
}

/* The place that the tile had on the desk. */
static struct point desk_place(const struct look *l, move m)
{
    const struct state *before = l->sc->before;

    return agamemnon_view_hand(l, before, before->held > 1 && before->hand[0] != move_kind(m));
}

/* A person sees it fall from where he let it go, others see it come from the desk. */
static void draw_placing(struct drawing *d, const struct look *l)
{
    const struct scene *sc = l->sc;
    move m = sc->last;
    int player = move_player(m);
    struct point to = agamemnon_view_node(l, move_node(m));
    struct point from = sc->seat[player] == SEAT_PERSON
                            ? (struct point){to.x, to.y - 12}
                            : place_inside(l->at.on_board, desk_place(l, m));
    float s = part_ease(l->now / l->time.fly);
    struct point at = part_between(from, to, s);

    draw_push(d, l->at.on_board);
    draw_push(
        d, (struct place){.x = at.x, .y = at.y - 60 * s * (1 - s), .scale = 1.4f - 0.4f * s * s});
    agamemnon_art_tile(d, player, move_kind(m));
    draw_pop(d);
    draw_pop(d);
}

/* ---- Threads -------------------------------------------------------------------------------- */

/* Which way an edge leaves a node, in degrees. */
static float heading(const struct look *l, int node, int edge)
{
    float turn;
    struct point c = agamemnon_view_node(l, node), at = agamemnon_view_edge(l, edge, &turn);
    float along = (at.x - c.x) * turn_cosine(turn) + (at.y - c.y) * turn_sine(turn);

    return along < 0 ? turn + 180 : turn;
}

/* From one edge's place to the other's, about the node, a little nearer to it or farther away. */
static void draw_swing(struct drawing *d, const struct look *l, int from, int to, float bulge)
{
    int node = move_node(l->sc->last);
    float t = part_ease((l->now - l->time.fly) / (l->time.weave - l->time.fly));
    float a = heading(l, node, from), way = heading(l, node, to) - a, radius, angle;
    struct point c = agamemnon_view_node(l, node);

    way = way > 180 ? way - 360 : way <= -180 ? way + 360 : way;
    angle = a + way * t;
    radius = UNIT / 2.0f + bulge * 4 * t * (1 - t);
    c = (struct point){c.x + radius * turn_cosine(angle), c.y + radius * turn_sine(angle)};
    agamemnon_art_halo(d, c, angle, INK_GLOW);
    agamemnon_art_thread(d, c, angle, l->sc->before->type[from]);
}

static void draw_weaving(struct drawing *d, const struct look *l)
{
    struct web w = agamemnon_web(l->sc->now);
    move m = l->sc->last;
    int first = agamemnon_edge_between(&w, move_node(m), move_first(m));
    int second = agamemnon_edge_between(&w, move_node(m), move_second(m));

    draw_push(d, l->at.on_board);
    draw_swing(d, l, first, second, 16);
    draw_swing(d, l, second, first, -10);
    draw_pop(d);
}

/* Edges that have changed hands shine for a moment. */
static void draw_won(struct drawing *d, const struct look *l)
{
    struct web w = agamemnon_web(l->sc->before);
    struct fate fate[MOST_EDGES];
    uint16_t of[MOST_EDGES];
    float fade = (l->now - l->time.weave) / (l->time.total - l->time.weave);

    agamemnon_strings(&w, fate, of);
    draw_push(d, l->at.on_board);
    for (int e = 0; e < l->board->edges; e++) {
        int was = of[e] == NO_STRING ? -1 : fate[of[e]].winner;
        int is = l->of[e] == NO_STRING ? -1 : l->fate[l->of[e]].winner;
        float turn;
        struct point at = agamemnon_view_edge(l, e, &turn);

        if (was == is)
            continue;
        draw_push(d, (struct place){.fade = fade});
        agamemnon_art_halo(d, at, turn, is >= 0 ? INK_GLOW : INK_STONE);
        draw_pop(d);
        agamemnon_art_thread(d, at, turn, l->shown.type[e]);
        if (is >= 0)
            agamemnon_art_clasp(d, at, is);
    }
    draw_pop(d);
}

void agamemnon_view_motion(struct drawing *d, const struct look *l)
{
    const struct scene *sc = l->sc;
    move m = sc->last;

    if (sc->t >= 1 || m == 0)
        return;
    if (move_act(m) == DRAW)
        draw_drawing(d, l);
    else if (move_act(m) == PUT_BACK)
        draw_flight(d, desk_place(l, m), agamemnon_view_sign(l, move_player(m)),
                    l->now / l->time.fly, move_player(m), move_kind(m), false);
    else if (move_act(m) == PLACE && l->now < l->time.fly)
        draw_placing(d, l);
    else if (move_act(m) == PLACE && l->now < l->time.weave)
        draw_weaving(d, l);
    else if (move_act(m) == PLACE)
        draw_won(d, l);
}
