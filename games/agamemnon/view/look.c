/* Agamemnon: what a scene comes to before anything is drawn: which position is shown, its strings,
   what is pointed at, and where things are. */
#include "games/agamemnon/view/view.h"

struct point agamemnon_view_node(const struct look *l, int node)
{
    return agamemnon_art_node(l->at.slab, l->shown.board, node);
}

/* Edges lie at multiples of 30 degrees: the nearest one, whatever was rounded. */
static float direction(float x, float y)
{
    float best = 0, most = 0;

    for (int i = 0; i < 6; i++) {
        float turn = 30 * (float)i, along = x * turn_cosine(turn) + y * turn_sine(turn);

        along = along < 0 ? -along : along;
        if (along > most) {
            most = along;
            best = turn;
        }
    }
    return best;
}

struct point agamemnon_view_edge(const struct look *l, int edge, float *turn)
{
    struct edge e = l->board->edge[edge];
    struct point a = agamemnon_view_node(l, e.a), b = agamemnon_view_node(l, e.b);

    *turn = direction(b.x - a.x, b.y - a.y);
    return (struct point){(a.x + b.x) / 2, (a.y + b.y) / 2};
}

/* ---- Time ----------------------------------------------------------------------------------- */

struct timing agamemnon_view_timing(move last)
{
    struct timing t = {0};

    if (last == 0)
        return t;
    switch (move_act(last)) {
    case PLACE:
        t.fly = 0.4f;
        t.weave = t.fly + (move_exchanges(last) ? 0.55f : 0);
        t.total = t.weave + 0.4f;
        break;
    case DRAW:
        t.fly = t.weave = t.total = 0.65f;
        break;
    case PUT_BACK:
        t.fly = t.weave = t.total = 0.4f;
        break;
    case MAP:
        t.fly = t.weave = t.total = 1.7f;
        break;
    }
    return t;
}

float agamemnon_view_lot_time(int class)
{
    return 0.3f * (float)(1 + class);
}

/* The position as far as it has been shown. The tile in the air lies nowhere. */
static void find_shown(struct look *l)
{
    const struct scene *sc = l->sc;
    move m = sc->last;

    l->shown = *sc->now;
    l->time = agamemnon_view_timing(m);
    l->now = sc->t < 1 ? sc->t * l->time.total : l->time.total;
    if (sc->t >= 1 || m == 0 || move_act(m) != PLACE)
        return;
    if (l->now < l->time.fly)
        l->shown.tile[move_node(m)] = NO_TILE;
    if (l->now < l->time.weave)
        for (int e = 0; e < l->board->edges; e++)
            l->shown.type[e] = sc->before->type[e];
}

/* ---- Strings -------------------------------------------------------------------------------- */

static void find_strings(struct look *l)
{
    struct web w = agamemnon_web(&l->shown);

    l->strings = agamemnon_strings(&w, l->fate, l->of);
    agamemnon_points(l->fate, l->strings, l->points);
    for (int i = 0; i < l->strings; i++)
        l->touched[i] = false;
    for (int e = l->board->edges; e-- > 0;) {
        struct edge edge = l->board->edge[e];

        if (l->of[e] == NO_STRING)
            continue;
        l->first[l->of[e]] = (uint8_t)e;
        if (l->shown.tile[edge.a] != NO_TILE || l->shown.tile[edge.b] != NO_TILE)
            l->touched[l->of[e]] = true;
    }
}

int agamemnon_view_edge_of(const struct look *l, int target)
{
    int first = target >= OFFER ? OFFER : EDGE_PLACE;

    return target >= first && target < first + l->board->edges ? target - first : -1;
}

bool agamemnon_view_choosing(const struct look *l)
{
    return l->sc->person >= 0 && l->sc->t >= 1 && l->sc->now->held > 0;
}

/* The string of what is pointed at, or else the one that was pinned. */
static int find_lit(const struct look *l)
{
    const struct scene *sc = l->sc;
    int edge = agamemnon_view_edge_of(l, sc->focus);

    if (sc->t < 1 || sc->ui->node || sc->ui->held || sc->ui->looked)
        return -1;
    if (sc->focus >= STRING && sc->focus < STRING + l->board->edges)
        edge = sc->focus - STRING;
    else if (edge < 0 && sc->ui->pinned)
        edge = sc->ui->pinned - 1;
    return edge < 0 || l->of[edge] == NO_STRING ? -1 : l->of[edge];
}

/* The edge to be exchanged with the first one: what is pointed at, or else what a finger pointed at. */
static int find_second(const struct look *l)
{
    const struct ui *ui = l->sc->ui;
    int edge = agamemnon_view_edge_of(l, l->sc->focus);

    if (edge < 0 || edge + 1 == ui->edge || !agamemnon_view_meets(l->sc->now, edge, ui->node - 1))
        edge = ui->looked - 1;
    return edge;
}

static move find_touched(const struct look *l)
{
    const struct scene *sc = l->sc;
    const struct ui *ui = sc->ui;

    if (!agamemnon_view_choosing(l))
        return 0;
    if (sc->focus >= 0 && sc->focus < MOST_NODES && sc->focus + 1 != ui->node)
        return agamemnon_view_placement(sc->now, ui, sc->focus);
    if (ui->node && sc->focus == PLAIN_WARP)
        return agamemnon_view_placement(sc->now, ui, ui->node - 1);
    if (ui->node == 0 && ui->looked)
        return agamemnon_view_placement(sc->now, ui, ui->looked - 1);
    if (l->second >= 0)
        return agamemnon_view_exchange(sc->now, ui, l->second);
    return 0;
}

static move find_preview(const struct look *l)
{
    move m = find_touched(l);
    struct refusal why;

    return m == 0 || agamemnon_why_not(l->sc->now, m, &why) ? 0 : m;
}

/* What the move being shown has brought, or what the preview would bring. */
static void find_gain(struct look *l)
{
    struct state before = *l->sc->before, after = *l->sc->now;
    int was[2], is[2];

    if (l->preview) {
        before = after;
        agamemnon_rules.apply(&after, l->preview);
    }
    agamemnon_score(&before, was);
    agamemnon_score(&after, is);
    for (int player = 0; player < 2; player++)
        l->gain[player] = is[player] - was[player];
}

void agamemnon_view_find(struct look *l, const struct scene *sc)
{
    l->sc = sc;
    l->at = agamemnon_view_layout(&sc->page, sc->now->placed == TILES && sc->t >= 1);
    l->board = &agamemnon_boards[sc->now->board];
    find_shown(l);
    find_strings(l);
    l->lit = find_lit(l);
    l->second = sc->ui->node && sc->ui->edge ? find_second(l) : -1;
    l->preview = find_preview(l);
    find_gain(l);
}
