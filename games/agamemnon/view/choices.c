/* Agamemnon: what a person can choose on the board, what is lit there, and what was refused. */
#include "games/agamemnon/view/view.h"

/* ---- A string that is explained ---------------------------------------------------------------- */

/* What a tile brings into the string: its strength, its rank, or that it is there. */
static void draw_share(struct drawing *d, const struct look *l, int node)
{
    const struct fate *f = &l->fate[l->lit];
    struct point at = agamemnon_view_node(l, node);
    int kind = tile_kind(l->shown.tile[node]), value = agamemnon_values[f->type][kind];
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    if (f->type == LEADERSHIP)
        write_char(&w, value ? (char)('A' + kind) : '-');
    else
        write_number(&w, value);
    draw_push(d, (struct place){.x = at.x + 19,
                                .y = at.y - 19,
                                .scale = l->at.slab == SLAB_FRAMED ? 1 : 1.4f});
    draw_disc(d, (struct point){0, 0}, 10.5f,
              (struct style){
                  .fill = INK_PANEL, .outline = agamemnon_art_thread_ink(f->type), .width = 2.5f});
    draw_text(d, (struct box){-9, -8, 18, 16},
              (struct type){.ink = value ? INK_TEXT : INK_MUTED, .size = 14, .font = FONT_BOLD},
              text);
    draw_pop(d);
}

void agamemnon_view_lit(struct drawing *d, const struct look *l)
{
    bool shared[MOST_NODES] = {false};

    draw_push(d, l->at.on_board);
    for (int e = 0; l->lit >= 0 && e < l->board->edges; e++) {
        float turn;
        struct point at = agamemnon_view_edge(l, e, &turn);

        if (l->of[e] != l->lit)
            continue;
        agamemnon_art_halo(d, at, turn, INK_GLOW);
        agamemnon_art_thread(d, at, turn, l->shown.type[e]);
        if (l->fate[l->lit].winner >= 0)
            agamemnon_art_clasp(d, at, l->fate[l->lit].winner);
        shared[l->board->edge[e].a] = shared[l->board->edge[e].b] = true;
    }
    for (int node = 0; node < l->board->nodes; node++) {
        if (!shared[node])
            continue;
        draw_disc(d, agamemnon_view_node(l, node), agamemnon_art_socket_radius,
                  (struct style){.outline = INK_GLOW, .width = 3});
        if (l->shown.tile[node] != NO_TILE)
            draw_share(d, l, node);
    }
    draw_pop(d);
}

/* ---- Choosing ------------------------------------------------------------------------------- */

/* A quiet ring where a tile may go; quieter still while a string is explained. */
static void draw_free(struct drawing *d, struct point at, bool dim)
{
    draw_push(d, (struct place){.x = at.x, .y = at.y, .fade = dim ? 0.55f : 0});
    draw_disc(d, (struct point){0, 0}, agamemnon_art_socket_radius - 1,
              (struct style){.outline = ink_clear(INK_GLOW, 60), .width = 5});
    draw_disc(d, (struct point){0, 0}, agamemnon_art_socket_radius - 1,
              (struct style){.outline = INK_GLOW, .width = 1.8f});
    draw_pop(d);
}

static void draw_ghost(struct drawing *d, const struct look *l, int kind, int node)
{
    const struct state *s = l->sc->now;
    struct point at = agamemnon_view_node(l, node);

    draw_push(d, (struct place){.x = at.x, .y = at.y - 3, .scale = 1.1f, .fade = 0.15f});
    agamemnon_art_tile(d, agamemnon_owner(s->placed), kind);
    draw_pop(d);
    draw_disc(d, at, agamemnon_art_socket_radius + 1,
              (struct style){.outline = INK_GLOW, .width = 3, .shadow = SHADOW_GLOW});
}

/* A tile that was taken up and is not over a free node; over another one it is faint. */
static void draw_held(struct drawing *d, const struct look *l)
{
    const struct scene *sc = l->sc;
    bool barred = sc->focus >= 0 && sc->focus < l->board->nodes;
    struct point at = place_inside(l->at.on_board, sc->cursor);

    if (!sc->ui->held || sc->cursor.x < 0 || sc->focus >= HAND)
        return;
    if (barred)
        draw_disc(d, agamemnon_view_node(l, sc->focus), agamemnon_art_socket_radius + 2,
                  (struct style){.outline = ink_light(INK_BAD, 20), .width = 5});
    draw_push(d,
              (struct place){.x = at.x, .y = at.y, .scale = 1.15f, .fade = barred ? 0.6f : 0.1f});
    agamemnon_art_tile(d, agamemnon_owner(sc->now->placed), agamemnon_view_kind(sc->now, sc->ui));
    draw_pop(d);
}

/* An edge that can be exchanged, in a frame as bright as those of free nodes. */
static void draw_offer(struct drawing *d, struct point at, float turn, bool strong)
{
    const float reach = agamemnon_art_thread_reach + 3;
    struct box b = {-reach, -13, 2 * reach, 26};

    draw_push(d, (struct place){.x = at.x, .y = at.y, .turn = turn});
    draw_box(d, b, 12,
             (struct style){.fill = ink_clear(INK_GLOW, strong ? 40 : 78), .shadow = SHADOW_GLOW});
    draw_box(d, b, 12, (struct style){.outline = INK_BLACK, .width = 6});
    draw_box(d, b, 12,
             (struct style){.outline = strong ? INK_WHITE : ink_light(INK_GLOW, 40),
                            .width = strong ? 4 : 3});
    draw_pop(d);
}

/* The edges of the warp that was laid down: one to choose first, then one to exchange it with. */
static void draw_warp_edges(struct drawing *d, const struct look *l)
{
    const struct scene *sc = l->sc;
    const struct ui *ui = sc->ui;
    bool exchanged = l->preview && move_exchanges(l->preview);

    for (int e = 0; e < l->board->edges; e++) {
        bool chosen = ui->edge == e + 1;
        bool pointed = l->second == e || agamemnon_view_edge_of(l, sc->focus) == e;
        int type = sc->now->type[e];
        float turn;
        struct point at = agamemnon_view_edge(l, e, &turn);

        if (!agamemnon_view_meets(sc->now, e, ui->node - 1))
            continue;
        if (exchanged && (chosen || l->second == e))
            type = sc->now->type[chosen ? l->second : ui->edge - 1];
        draw_offer(d, at, turn, chosen || pointed);
        agamemnon_art_thread(d, at, turn, type);
        if (chosen)
            draw_disc(d, at, 7,
                      (struct style){.fill = INK_BLACK, .outline = INK_WHITE, .width = 3});
    }
}

static void draw_places(struct drawing *d, const struct look *l)
{
    const struct scene *sc = l->sc;
    int kind = agamemnon_view_kind(sc->now, sc->ui);

    if (kind < 0)
        return;
    for (int node = 0; node < l->board->nodes; node++)
        if (!sc->ui->node && agamemnon_view_can_place(sc->now, sc->ui, node))
            draw_free(d, agamemnon_view_node(l, node), l->lit >= 0);
    if (sc->ui->node) {
        draw_warp_edges(d, l);
        draw_ghost(d, l, WARP, sc->ui->node - 1);
    }
    if (l->preview && move_node(l->preview) + 1 != sc->ui->node)
        draw_ghost(d, l, kind, move_node(l->preview));
    else
        draw_held(d, l);
}

/* ---- Hints and refusals ------------------------------------------------------------------------ */

static void draw_marks(struct drawing *d, const struct look *l, move m, struct style how, float out)
{
    struct web w = agamemnon_web(l->sc->now);

    if (m == 0 || move_act(m) != PLACE)
        return;
    for (int i = 0; i < 2 && move_exchanges(m); i++) {
        int edge = agamemnon_edge_between(&w, move_node(m), i ? move_second(m) : move_first(m));
        float turn;
        struct point at = agamemnon_view_edge(l, edge, &turn);

        draw_push(d, (struct place){.x = at.x, .y = at.y, .turn = turn});
        draw_box(d, (struct box){-22 - out, -10 - out, 44 + 2 * out, 20 + 2 * out}, 12, how);
        draw_pop(d);
    }
    draw_disc(d, agamemnon_view_node(l, move_node(m)), agamemnon_art_socket_radius + out,
              (struct style){.outline = INK_PANEL, .width = 7});
    draw_disc(d, agamemnon_view_node(l, move_node(m)), agamemnon_art_socket_radius + out, how);
}

/* The hint, and of who looks back also what was played. */
static void draw_hint(struct drawing *d, const struct look *l)
{
    const struct scene *sc = l->sc;
    move m = sc->hint_count > 0 ? sc->hints[0] : 0;

    draw_marks(d, l, sc->played, (struct style){.outline = INK_TEXT, .width = 3.5f}, 9);
    if (m && sc->played && move_act(m) == PLACE)
        draw_ghost(d, l, move_kind(m), move_node(m));
    draw_marks(d, l, m, (struct style){.outline = INK_GOOD, .width = 4, .dash = 8}, 4);
}

static void draw_refused(struct drawing *d, const struct look *l)
{
    const struct refusal *refused = l->sc->refused;

    for (int i = 0; refused && i < refused->places; i++) {
        int place = refused->place[i];
        struct style mark = {
            .fill = ink_clear(INK_BAD, 70), .outline = ink_light(INK_BAD, 20), .width = 4};

        if (place < l->board->nodes) {
            draw_disc(d, agamemnon_view_node(l, place), agamemnon_art_socket_radius + 1, mark);
        } else if (place - EDGE_PLACE < l->board->edges) {
            float turn;
            struct point at = agamemnon_view_edge(l, place - EDGE_PLACE, &turn);

            mark.fill = INK_NONE;
            mark.outline = INK_GLOW;
            draw_push(d, (struct place){.x = at.x, .y = at.y, .turn = turn});
            draw_box(d, (struct box){-26, -12, 52, 24}, 11, mark);
            draw_pop(d);
        }
    }
}

void agamemnon_view_choices(struct drawing *d, const struct look *l)
{
    draw_push(d, l->at.on_board);
    if (l->sc->person >= 0 && l->sc->t >= 1) {
        draw_places(d, l);
        draw_hint(d, l);
    }
    draw_refused(d, l);
    draw_pop(d);
}
