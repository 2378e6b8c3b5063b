/* Agamemnon: what lies on the board, and its nodes and edges as things to point at. */
#include "games/agamemnon/view/view.h"

/* ---- The ground: what the rules never change --------------------------------------------------- */

static void draw_number(struct drawing *d, const struct state *s, int node)
{
    struct point at = agamemnon_view_node(s, node);
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    write_number(&w, node);
    draw_text(d, (struct box){at.x - 14, at.y - 9, 28, 19},
              (struct type){.ink = ink_light(INK_STONE, 45), .size = 15, .font = FONT_BOLD}, text);
}

void agamemnon_view_ground(struct drawing *d, const struct look *l)
{
    const struct state *s = &l->shown;
    float turn;

    agamemnon_art_slab(d);
    if (s->board == LOOM)
        draw_text(d, (struct box){560, 59, 160, 18},
                  (struct type){.ink = ink_clear(INK_GOLD, 15),
                                .size = 15,
                                .font = FONT_TITLE,
                                .align = ALIGN_RIGHT},
                  "with the Loom");
    for (int e = 0; e < l->board->edges; e++) {
        struct point at = agamemnon_view_edge(s, e, &turn);

        agamemnon_art_groove(d, at, turn);
    }
    for (int node = 0; node < l->board->nodes; node++) {
        agamemnon_art_socket(d, agamemnon_view_node(s, node));
        draw_number(d, s, node);
    }
}

/* ---- Pieces --------------------------------------------------------------------------------- */

/* Before the lots of the Loom are drawn its edges have only letters. */
static void draw_class(struct drawing *d, const struct look *l, int edge, struct point at)
{
    static const char *const letter[TYPES] = {"A", "B", "C", "D"};

    draw_text(d, (struct box){at.x - 10, at.y - 10, 20, 20},
              (struct type){.ink = ink_light(INK_STONE, 40), .size = 16, .font = FONT_BOLD},
              letter[l->board->symbol[edge]]);
}

/* Lots of the Loom come out one class after another; two threads of a warp are on their way. */
static bool is_elsewhere(const struct look *l, int edge)
{
    const struct scene *sc = l->sc;
    move m = sc->last;

    if (sc->t >= 1 || m == 0)
        return false;
    if (move_act(m) == MAP)
        return l->now < agamemnon_view_lot_time(l->board->symbol[edge]);
    if (move_act(m) != PLACE || l->now < l->time.fly || l->now >= l->time.weave)
        return false;
    return agamemnon_view_meets(sc->now, edge, move_node(m)) &&
           (agamemnon_view_meets(sc->now, edge, move_first(m)) ||
            agamemnon_view_meets(sc->now, edge, move_second(m)));
}

static void draw_cross(struct drawing *d, struct point at)
{
    struct path p = {.count = 0};

    path_move(&p, at.x - 13, at.y - 13);
    path_line(&p, at.x + 13, at.y + 13);
    path_move(&p, at.x + 13, at.y - 13);
    path_line(&p, at.x - 13, at.y + 13);
    draw_path(d, &p, (struct style){.outline = ink_clear(INK_STONE, 20), .width = 5});
}

void agamemnon_view_pieces(struct drawing *d, const struct look *l)
{
    const struct state *s = &l->shown;

    for (int e = 0; e < l->board->edges; e++) {
        float turn;
        struct point at = agamemnon_view_edge(s, e, &turn);

        if (s->unmapped || is_elsewhere(l, e)) {
            if (s->board == LOOM && (s->unmapped || move_act(l->sc->last) == MAP))
                draw_class(d, l, e, at);
            continue;
        }
        agamemnon_art_thread(d, at, turn, s->type[e]);
        if (l->of[e] != NO_STRING && l->fate[l->of[e]].winner >= 0)
            agamemnon_art_clasp(d, at, l->fate[l->of[e]].winner);
    }
    for (int node = 0; node < l->board->nodes; node++)
        if (s->tile[node] != NO_TILE)
            agamemnon_art_tile_at(d, agamemnon_view_node(s, node), agamemnon_art_tile_radius,
                                  tile_owner(s->tile[node]), tile_kind(s->tile[node]));
    if (s->closed != NO_NODE)
        draw_cross(d, agamemnon_view_node(s, s->closed));
}

/* ---- Targets -------------------------------------------------------------------------------- */

static void write_node_label(struct writer *w, const struct look *l, int node)
{
    const struct scene *sc = l->sc;
    int kind = agamemnon_view_kind(sc->now, sc->ui);

    agamemnon_view_node_words(w, sc->now, node);
    if (sc->person < 0 || !agamemnon_view_can_place(sc->now, sc->ui, node))
        return;
    if (sc->ui->node == node + 1) {
        write_text(w, ", take the warp up again");
        return;
    }
    write_text(w, ", place the ");
    write_text(w, agamemnon_kind_name(kind));
    write_text(w, " here");
}

static void draw_node_target(struct drawing *d, const struct look *l, int node)
{
    const struct scene *sc = l->sc;
    int kind = agamemnon_view_kind(sc->now, sc->ui);
    enum target_use use = TARGET_IDLE;
    char label[128];
    struct writer w = writer_over(label, sizeof label);

    write_node_label(&w, l, node);
    if (sc->person >= 0 && agamemnon_view_can_place(sc->now, sc->ui, node))
        use = kind == WARP ? TARGET_READY : TARGET_PUT;
    draw_disc(d, agamemnon_view_node(sc->now, node), agamemnon_art_socket_radius,
              (struct style){.fill = INK_NONE});
    draw_target(d, node, use, label);
}

static void write_edge_label(struct writer *w, const struct look *l, int edge)
{
    static const char *const names[TYPES] = {"Strength", "Leadership", "Force", "empty"};
    const struct ui *ui = l->sc->ui;
    struct edge e = l->board->edge[edge];

    write_text(w, "edge ");
    write_digits(w, e.a, 2);
    write_char(w, '-');
    write_digits(w, e.b, 2);
    write_text(w, ", ");
    write_text(w, l->shown.unmapped ? "without a kind" : names[l->shown.type[edge]]);
    if (ui->node && agamemnon_view_meets(l->sc->now, edge, ui->node - 1)) {
        write_text(w, ui->edge == edge + 1 ? ", not this one"
                      : ui->edge           ? ", exchange with the other one"
                                           : ", exchange this one");
    } else if (l->of[edge] != NO_STRING) {
        write_text(w, ". ");
        agamemnon_view_explain(w, &l->fate[l->of[edge]]);
    }
}

static void draw_edge_target(struct drawing *d, const struct look *l, int edge)
{
    const struct scene *sc = l->sc;
    const struct ui *ui = sc->ui;
    enum target_use use = TARGET_IDLE;
    char label[256];
    struct writer w = writer_over(label, sizeof label);
    float turn;
    struct point at = agamemnon_view_edge(sc->now, edge, &turn);

    write_edge_label(&w, l, edge);
    if (sc->person >= 0 && ui->node && agamemnon_view_meets(sc->now, edge, ui->node - 1))
        use = ui->edge && ui->edge != edge + 1 ? TARGET_PUT : TARGET_READY;
    draw_push(d, (struct place){.x = at.x, .y = at.y, .turn = turn});
    draw_box(d, (struct box){-agamemnon_art_thread_reach, -13, 2 * agamemnon_art_thread_reach, 26},
             8, (struct style){.fill = INK_NONE});
    draw_target(d, EDGE_PLACE + edge, use, label);
    draw_pop(d);
}

void agamemnon_view_places(struct drawing *d, const struct look *l)
{
    for (int node = 0; node < l->board->nodes; node++)
        draw_node_target(d, l, node);
    for (int e = 0; e < l->board->edges; e++)
        draw_edge_target(d, l, e);
}
