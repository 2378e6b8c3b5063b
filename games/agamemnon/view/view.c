/* Agamemnon: its picture as a whole, and what touching it means. */
#include "games/agamemnon/view/view.h"

/* ---- Drawing -------------------------------------------------------------------------------- */

/* What seldom changes comes first, then what moves. */
static void draw(struct drawing *d, const struct scene *sc)
{
    struct look l;

    agamemnon_view_find(&l, sc);
    part_page(d, sc);
    agamemnon_view_ground(d, &l);
    draw_settled(d);
    agamemnon_view_pieces(d, &l);
    draw_settled(d);
    agamemnon_view_cards(d, &l);
    agamemnon_view_column(d, &l);
    draw_settled(d);
    agamemnon_view_news(d, &l);
    agamemnon_view_lit(d, &l);
    agamemnon_view_message(d, &l);
    agamemnon_view_desk(d, &l);
    agamemnon_view_places(d, &l);
    agamemnon_view_choices(d, &l);
    agamemnon_view_rows(d, &l);
    agamemnon_view_seats(d, &l);
    agamemnon_view_gains(d, &l);
    agamemnon_view_motion(d, &l);
}

/* ---- Touching ------------------------------------------------------------------------------- */

int agamemnon_view_kind(const struct state *s, const struct ui *ui)
{
    return s->held == 0 ? -1 : s->hand[ui->pick < s->held ? ui->pick : 0];
}

bool agamemnon_view_can_place(const struct state *s, const struct ui *ui, int node)
{
    struct refusal why;

    return node >= 0 && node < MOST_NODES && agamemnon_view_kind(s, ui) >= 0 &&
           !agamemnon_why_not(s, agamemnon_view_placement(s, ui, node), &why);
}

bool agamemnon_view_meets(const struct state *s, int edge, int node)
{
    struct edge e = agamemnon_boards[s->board].edge[edge];

    return e.a == node || e.b == node;
}

move agamemnon_view_placement(const struct state *s, const struct ui *ui, int node)
{
    int kind = agamemnon_view_kind(s, ui), near = 0;

    if (kind == WARP)
        near = agamemnon_boards[s->board].near[node][0].node;
    return move_place(agamemnon_owner(s->placed), kind, node, near, near);
}

static int other_end(const struct state *s, int edge, int node)
{
    struct edge e = agamemnon_boards[s->board].edge[edge];

    return e.a == node ? e.b : e.a;
}

move agamemnon_view_exchange(const struct state *s, const struct ui *ui, int edge)
{
    int node = ui->node - 1, first = other_end(s, ui->edge - 1, node),
        second = other_end(s, edge, node);

    return first < second ? move_place(agamemnon_owner(s->placed), WARP, node, first, second)
                          : move_place(agamemnon_owner(s->placed), WARP, node, second, first);
}

static void pick(struct ui *ui, int which)
{
    *ui = (struct ui){.pick = (uint8_t)which, .held = 1};
}

/* The other tile, if there are two and none is laid down. */
static void change_tile(struct ui *ui, const struct state *s)
{
    if (s->held > 1 && ui->node == 0)
        *ui = (struct ui){.pick = !ui->pick, .held = ui->held};
}

/* A warp is laid down first; its edges are chosen then. */
static move touch_node(struct ui *ui, const struct state *s, int node)
{
    if (node >= agamemnon_boards[s->board].nodes)
        return 0;
    if (agamemnon_view_kind(s, ui) != WARP || !agamemnon_view_can_place(s, ui, node))
        return agamemnon_view_placement(s, ui, node);
    ui->node = (uint8_t)(ui->node == node + 1 ? 0 : node + 1);
    ui->edge = ui->pinned = ui->held = ui->looked = 0;
    return 0;
}

/* The first edge of the string that an edge belongs to, plus one; 0: it is in none. */
static int string_of(const struct state *s, int edge)
{
    struct web w = agamemnon_web(s);
    struct fate fate[MOST_EDGES];
    uint16_t of[MOST_EDGES];

    agamemnon_strings(&w, fate, of);
    if (of[edge] == NO_STRING)
        return 0;
    for (int e = 0;; e++)
        if (of[e] == of[edge])
            return e + 1;
}

static void pin(struct ui *ui, int first)
{
    ui->pinned = (uint8_t)(ui->pinned == first ? 0 : first);
}

/* An edge elsewhere is refused by naming a node that is not next to the warp, if it has one. */
static move touch_edge(struct ui *ui, const struct state *s, int edge)
{
    int node = ui->node - 1;
    move m;

    if (edge >= agamemnon_boards[s->board].edges)
        return 0;
    if (ui->node == 0) {
        pin(ui, string_of(s, edge));
        ui->looked = 0;
        return 0;
    }
    if (agamemnon_view_meets(s, edge, node)) {
        if (ui->edge != 0 && ui->edge != edge + 1)
            return agamemnon_view_exchange(s, ui, edge);
        ui->edge = (uint8_t)(ui->edge ? 0 : edge + 1);
        ui->looked = 0;
        return 0;
    }
    for (int end = 0; end < 2; end++) {
        struct edge e = agamemnon_boards[s->board].edge[edge];
        struct web w = agamemnon_web(s);
        int far = end ? e.b : e.a;

        m = move_place(agamemnon_owner(s->placed), WARP, node, far, far);
        if (agamemnon_trouble(&w, m) == NOT_NEIGHBOURS)
            return m;
    }
    return 0;
}

static move touch_button(struct ui *ui, const struct state *s, int target)
{
    int which = target - RETURN;

    if (which < s->held && s->hand[which] >= WEFT)
        return move_code(PUT_BACK, agamemnon_owner(s->placed), s->hand[which]);
    if (target == COMMIT && ui->looked)
        return ui->node ? agamemnon_view_exchange(s, ui, ui->looked - 1)
                        : agamemnon_view_placement(s, ui, ui->looked - 1);
    if (ui->node == 0)
        return 0;
    if (target == PLAIN_WARP)
        return agamemnon_view_placement(s, ui, ui->node - 1);
    if (target == LIFT_WARP)
        *ui = (struct ui){.pick = ui->pick};
    return 0;
}

/* A finger shows where the tile would lie, or which edge the warp would exchange with the first one. */
static void look_at(struct ui *ui, const struct state *s, int target)
{
    int edge = target - (target >= OFFER ? OFFER : EDGE_PLACE);

    if (ui->node == 0 && agamemnon_view_can_place(s, ui, target))
        ui->looked = (uint8_t)(target + 1);
    else if (ui->node && ui->edge && ui->edge != edge + 1 && edge >= 0 &&
             edge < agamemnon_boards[s->board].edges && agamemnon_view_meets(s, edge, ui->node - 1))
        ui->looked = (uint8_t)(edge + 1);
}

/* The second of the two edges is shown first, whatever touched it. */
static move touch_offer(struct ui *ui, const struct state *s, int target)
{
    int edge = target - OFFER;

    if (ui->node == 0)
        return 0;
    if (ui->edge == 0 || ui->edge == edge + 1 || ui->looked == edge + 1)
        return touch_edge(ui, s, edge);
    look_at(ui, s, target);
    return 0;
}

static move touch(struct ui *ui, const struct state *s, int target, enum gesture g)
{
    if (g == GESTURE_CANCEL)
        *ui = (struct ui){0};
    else if (g == GESTURE_TURN_LEFT || g == GESTURE_TURN_RIGHT || g == GESTURE_FLIP)
        change_tile(ui, s);
    else if (target >= HAND && target < HAND + s->held)
        pick(ui, target - HAND);
    else if (g == GESTURE_LOOK)
        look_at(ui, s, target);
    else if (g != GESTURE_TAP || s->held == 0)
        return 0;
    else if (target >= RETURN && target <= COMMIT)
        return touch_button(ui, s, target);
    else if (target >= OFFER && target < OFFER + MOST_EDGES)
        return touch_offer(ui, s, target);
    else if (target >= EDGE_PLACE && ui->held) /* a tile that was dropped where none can lie */
        ui->held = 0;
    else if (target >= STRING && target < STRING + MOST_EDGES && ui->node == 0)
        pin(ui, target - STRING + 1);
    else if (target >= EDGE_PLACE && target < EDGE_PLACE + MOST_EDGES)
        return touch_edge(ui, s, target - EDGE_PLACE);
    else if (target >= 0 && target < MOST_NODES)
        return touch_node(ui, s, target);
    return 0;
}

static float seconds(const struct state *before, move last)
{
    (void)before;
    return agamemnon_view_timing(last).total;
}

/* What lies on the board for the time being. */
static void hand(struct writer *w, const struct state *s, const struct ui *ui)
{
    int edge = ui->edge - 1, kind;

    if (ui->node == 0 && ui->looked == 0)
        return;
    kind = agamemnon_view_kind(s, ui);
    write_text(w, kind < LEADERS ? "" : "The ");
    (kind < LEADERS ? write_capital : write_text)(w, agamemnon_kind_name(kind));
    write_text(w, " lies on node ");
    write_digits(w, (ui->node ? ui->node : ui->looked) - 1, 2);
    if (ui->node && ui->edge) {
        write_text(w, ", the edge to ");
        write_digits(w, other_end(s, edge, ui->node - 1), 2);
        write_text(w, " is to be exchanged");
    }
    if (ui->node && ui->edge && ui->looked) {
        write_text(w, " with the edge to ");
        write_digits(w, other_end(s, ui->looked - 1, ui->node - 1), 2);
    }
    write_char(w, '.');
}

static bool holding(const struct ui *ui)
{
    return ui->held;
}

static bool turn_begins(const struct state *s)
{
    return s->placed == 0 || s->placed % 2 == 1;
}

static const char *chapter(const struct state *s)
{
    if (s->placed == TILES)
        return "Strength:";
    if (s->unmapped)
        return "On the Loom";
    return s->redraw ? "Orange draws" : s->placed < 5 ? "Orange and black" : "Strings run";
}

/* A weaver put back is a button; the tile is the one of that kind that stands first. */
static int spot(const struct state *s, move m)
{
    if (move_act(m) == PLACE)
        return move_node(m);
    if (move_act(m) != PUT_BACK)
        return -1;
    return RETURN + (s->hand[0] != move_kind(m));
}

static int ink(const struct state *s, int player)
{
    (void)s;
    return agamemnon_art_player_ink(player);
}

static const char *const fields[] = {"Tiles", "Edges", NULL};

const struct view agamemnon_view = {
    .paper = {[FORM_WIDE] = {PAGE_WIDTH, PAGE_HEIGHT, PAGE_HEIGHT, PAGE_WIDTH, 0},
              [FORM_TALL] = {TALL_WIDTH, 606, TALL_MOST, TALL_WIDEST, 0},
              [FORM_LOW] = {LOW_HEIGHT, LOW_LEAST, LOW_MOST, LOW_HIGHEST, 0}},
    .face = {0, 0, 780, 538},
    .board = agamemnon_view_board,
    .fields = fields,
    .parting = '/',
    .pictured = "mapping",
    .where = "board=loom",
    .invitation =
        "Weave your warriors into the threads of fate and see who wins the battle for Troy.",
    .span = "2 players, 20 minutes",
    .ui_size = sizeof(struct ui),
    .pictures = agamemnon_pictures,
    .lessons = agamemnon_lessons,
    .draw = draw,
    .touch = touch,
    .seconds = seconds,
    .ask = agamemnon_view_ask,
    .account = agamemnon_view_account,
    .tell = agamemnon_view_tell,
    .advise = agamemnon_view_advise,
    .chapter = chapter,
    .ink = ink,
    .holding = holding,
    .hand = hand,
    .turn_begins = turn_begins,
    .spot = spot,
};
