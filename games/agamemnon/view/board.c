/* Agamemnon: what lies on the board, and its nodes and edges as things to point at. */
#include "games/agamemnon/view/view.h"

/* ---- The ground: what the rules never change --------------------------------------------------- */

/* Letters on a slab are larger where it is drawn smaller. */
static float letters(const struct look *l)
{
    return l->at.slab == SLAB_FRAMED ? 15 : 21;
}

static void draw_number(struct drawing *d, const struct look *l, int node)
{
    struct point at = agamemnon_view_node(l, node);
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    write_digits(&w, node, 2); /* as sentences and encodings call it */
    draw_text(d, (struct box){at.x - 19, at.y - 13, 38, 27},
              (struct type){.ink = ink_light(INK_STONE, 45), .size = letters(l), .font = FONT_BOLD},
              text);
}

void agamemnon_view_ground(struct drawing *d, const struct look *l)
{
    float turn;

    draw_push(d, l->at.on_board);
    agamemnon_art_slab(d, l->at.slab, l->shown.board);
    for (int e = 0; e < l->board->edges; e++) {
        struct point at = agamemnon_view_edge(l, e, &turn);

        if (!agamemnon_lacks(&l->shown, e))
            agamemnon_art_groove(d, at, turn);
    }
    for (int node = 0; node < l->board->nodes; node++) {
        agamemnon_art_socket(d, agamemnon_view_node(l, node));
        draw_number(d, l, node);
    }
    draw_pop(d);
}

/* ---- Pieces --------------------------------------------------------------------------------- */

/* Before the lots of the Loom are drawn its edges have only letters. */
static void draw_class(struct drawing *d, const struct look *l, int edge, struct point at)
{
    static const char *const letter[TYPES] = {"A", "B", "C", "D"};

    draw_text(
        d, (struct box){at.x - 13, at.y - 13, 26, 26},
        (struct type){.ink = ink_light(INK_STONE, 40), .size = letters(l) + 1, .font = FONT_BOLD},
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

    draw_push(d, l->at.on_board);
    for (int e = 0; e < l->board->edges; e++) {
        float turn;
        struct point at = agamemnon_view_edge(l, e, &turn);

        if (agamemnon_lacks(s, e))
            continue;
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
            agamemnon_art_tile_at(d, agamemnon_view_node(l, node), agamemnon_art_tile_radius,
                                  tile_owner(s->tile[node]), tile_kind(s->tile[node]));
    if (s->closed != NO_NODE)
        draw_cross(d, agamemnon_view_node(l, s->closed));
    draw_pop(d);
}

/* Nodes where others have placed tiles since. */
void agamemnon_view_news(struct drawing *d, const struct look *l)
{
    const float r = agamemnon_art_socket_radius + 3;

    if (l->sc->news_count == 0)
        return;
    draw_push(d, l->at.on_board);
    for (int i = 0; i < l->sc->news_count; i++) {
        move m = l->sc->news[i].m;
        struct path ring = {.count = 0};
        struct point at;

        if (move_act(m) != PLACE)
            continue;
        at = agamemnon_view_node(l, move_node(m));
        path_move(&ring, at.x + r, at.y);
        path_arc(&ring, at, r, 0, 360);
        path_close(&ring);
        part_news(d, &ring);
        part_news_number(d, l->sc, &l->sc->news[i],
                         (struct point){at.x + r * 0.7f, at.y - r * 0.7f}, 22);
    }
    draw_pop(d);
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
    write_text(w, ", place ");
    agamemnon_view_the_tile(w, kind);
    write_text(w, " here");
}

/* Where the board is small a finger may miss the socket by half an inch, but squares of two nodes do not meet. */
static void draw_spot(struct drawing *d, const struct look *l, struct point at)
{
    const float reach = 42;
    struct box slab = agamemnon_art_slab_box(l->at.slab);
    float left = at.x - reach > 0 ? at.x - reach : 0, top = at.y - reach > 0 ? at.y - reach : 0;
    float right = at.x + reach < slab.w ? at.x + reach : slab.w;
    float bottom = at.y + reach < slab.h ? at.y + reach : slab.h;

    if (l->at.slab == SLAB_FRAMED)
        draw_disc(d, at, agamemnon_art_socket_radius, (struct style){.fill = INK_NONE});
    else
        draw_box(d, (struct box){left, top, right - left, bottom - top}, 28,
                 (struct style){.fill = INK_NONE});
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
    draw_spot(d, l, agamemnon_view_node(l, node));
    draw_target(d, node, use, label);
}

void agamemnon_view_edge_words(struct writer *w, const struct look *l, int edge)
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
    char label[SENTENCE_ROOM];
    struct writer w = scene_writer(l->sc, label, sizeof label);
    float turn, half = l->at.slab == SLAB_FRAMED ? 13 : 24;
    struct point at = agamemnon_view_edge(l, edge, &turn);

    if (agamemnon_lacks(sc->now, edge))
        return;
    agamemnon_view_edge_words(&w, l, edge);
    if (agamemnon_view_choosing(l) && ui->node && agamemnon_view_meets(sc->now, edge, ui->node - 1))
        use = ui->edge && ui->edge != edge + 1 ? TARGET_PUT : TARGET_READY;
    draw_push(d, (struct place){.x = at.x, .y = at.y, .turn = turn});
    draw_box(
        d,
        (struct box){-agamemnon_art_thread_reach, -half, 2 * agamemnon_art_thread_reach, 2 * half},
        8, (struct style){.fill = INK_NONE});
    draw_target(d, EDGE_PLACE + edge, use, label);
    draw_pop(d);
}

/* What lies above is found first. A finger that wants a node shall not miss it because of the edges around it, but the edges
   of a warp are wanted more than its neighbours. */
void agamemnon_view_places(struct drawing *d, const struct look *l)
{
    bool edges_first = l->at.slab != SLAB_FRAMED && !l->sc->ui->node;

    draw_push(d, l->at.on_board);
    for (int e = 0; edges_first && e < l->board->edges; e++)
        draw_edge_target(d, l, e);
    for (int node = 0; node < l->board->nodes; node++)
        draw_node_target(d, l, node);
    for (int e = 0; !edges_first && e < l->board->edges; e++)
        draw_edge_target(d, l, e);
    draw_pop(d);
}
