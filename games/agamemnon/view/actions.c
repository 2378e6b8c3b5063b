/* Agamemnon: the buttons of the desk, and the lots of the Loom. */
#include "games/agamemnon/view/view.h"

/* ---- Buttons -------------------------------------------------------------------------------- */

enum { MOST_BUTTONS = 3 };

struct button {
    int id;
    bool strong, hinted;
    char words[48];
};

struct buttons {
    struct button list[MOST_BUTTONS];
    int count;
};

static struct writer add(struct buttons *b, int id, bool strong)
{
    struct button *new = &b->list[b->count++];

    *new = (struct button){.id = id, .strong = strong};
    return writer_over(new->words, sizeof new->words);
}

/* A finger has shown where the tile is to lie, or which edges are to be exchanged. */
static void add_commit(struct buttons *b, const struct look *l)
{
    const struct ui *ui = l->sc->ui;
    move m = ui->looked == 0 ? 0
             : ui->node      ? agamemnon_view_exchange(l->sc->now, ui, ui->looked - 1)
                             : agamemnon_view_placement(l->sc->now, ui, ui->looked - 1);
    struct writer w;

    if (m == 0)
        return;
    w = add(b, COMMIT, true);
    write_text(&w, ui->node ? "Exchange " : "Place it on node ");
    write_digits(&w, ui->node ? move_first(m) : move_node(m), 2);
    if (ui->node == 0)
        return;
    write_text(&w, " and ");
    write_digits(&w, move_second(m), 2);
}

static void add_return(struct buttons *b, const struct look *l, int which)
{
    const struct scene *sc = l->sc;
    int kind = sc->now->hand[which];
    struct writer w = add(b, RETURN + which, false);

    write_text(&w, which && sc->now->hand[0] == kind ? "Put the other " : "Put the ");
    write_text(&w, agamemnon_kind_name(kind));
    write_text(&w, " back");
    b->list[b->count - 1].hinted =
        sc->hint_count > 0 && move_act(sc->hints[0]) == PUT_BACK && move_kind(sc->hints[0]) == kind;
}

static void find_buttons(struct buttons *b, const struct look *l)
{
    const struct state *s = l->sc->now;
    struct writer w;

    b->count = 0;
    add_commit(b, l);
    if (l->sc->ui->node) {
        w = add(b, PLAIN_WARP, false);
        write_text(&w, "No exchange");
        w = add(b, LIFT_WARP, false);
        write_text(&w, "Take it up");
        return;
    }
    for (int i = 0; s->redraw && i < s->held; i++)
        if (s->hand[i] >= WEFT)
            add_return(b, l, i);
}

static void draw_buttons(struct drawing *d, const struct look *l, const struct buttons *b,
                         struct box in)
{
    for (int i = 0; i < b->count; i++) {
        struct box cell = box_cell(in, b->count, 1, 6, i);

        part_word_button(d, l->sc, cell, b->list[i].id, b->list[i].strong, b->list[i].words);
        if (b->list[i].hinted)
            draw_box(d, box_inner(cell, -3), 16,
                     (struct style){.outline = INK_GOOD, .width = 4, .dash = 8});
    }
}

static const char *what_it_does(int kind)
{
    if (kind == WEFT)
        return "A weft cuts all strings at its node.";
    if (kind == WARP)
        return "A warp may exchange two edges at its node.";
    return kind < LEADERS ? "The rank counts for Leadership, spears for Strength."
                          : "Spears count for Strength, and every tile for Force.";
}

/* What can be done, or else what the tile does. */
void agamemnon_view_actions(struct drawing *d, const struct look *l, struct box in)
{
    struct buttons b;

    if (!agamemnon_view_choosing(l))
        return;
    find_buttons(&b, l);
    draw_buttons(d, l, &b, in);
    if (b.count == 0)
        draw_words(d, in, (struct type){.ink = ink_dark(INK_IVORY, 12), .size = 17},
                   what_it_does(agamemnon_view_kind(l->sc->now, l->sc->ui)));
}

/* ---- The edges of a warp as buttons ------------------------------------------------------------- */

static void draw_offer(struct drawing *d, const struct look *l, struct box b, struct neighbour to)
{
    const struct scene *sc = l->sc;
    bool strong = sc->ui->edge == to.edge + 1 || l->second == to.edge;
    char label[256], text[16];
    struct writer w = writer_over(label, sizeof label), v = writer_over(text, sizeof text);
    struct box stone;

    agamemnon_view_edge_words(&w, l, to.edge);
    write_text(&v, "to ");
    write_digits(&v, to.node, 2);
    part_button(d, sc, b, OFFER + to.edge, strong, label);
    b = box_inner(b, 5);
    stone = box_top(&b, b.h - 18, 0);
    draw_box(d, stone, 6, (struct style){.fill = ink_dark(INK_SLATE, 25)});
    draw_push(d, box_onto((struct box){-30, -12, 60, 24}, stone));
    agamemnon_art_thread(d, (struct point){0, 0}, 0, sc->now->type[to.edge]);
    draw_pop(d);
    draw_text(d, b,
              (struct type){
                  .ink = strong ? ink_over(INK_ACCENT) : INK_TEXT, .size = 15, .font = FONT_BOLD},
              text);
}

/* On the board they are too small for a finger. */
void agamemnon_view_offers(struct drawing *d, const struct look *l, struct box in)
{
    int node = l->sc->ui->node - 1, degree = l->board->degree[node];
    struct box row = box_top(&in, (in.h - 2) / 2, 2);

    if (!agamemnon_view_choosing(l))
        return;
    for (int i = 0; i < degree; i++)
        draw_offer(d, l, box_cell(row, degree, 1, 5, i), l->board->near[node][i]);
    agamemnon_view_actions(d, l, in);
}

/* ---- Lots ----------------------------------------------------------------------------------- */

/* On the Loom each class of edges draws a lot: which thread it gets, if any. */
void agamemnon_view_lots(struct drawing *d, const struct look *l, bool broad)
{
    static const char *const letter[TYPES] = {"A", "B", "C", "D"};
    struct box all = box_inner(l->at.desk, 10);

    box_top(&all, 28, 0);
    for (int class = 0; class < TYPES; class ++) {
        struct box b = box_cell(all, broad ? 4 : 2, broad ? 1 : 2, 10, class), mark;

        draw_box(d, b, 10, (struct style){.fill = ink_dark(INK_SLATE, 25)});
        mark = box_left(&b, 30, 0);
        draw_text(d, mark, (struct type){.ink = INK_GOLD, .size = 22, .font = FONT_TITLE},
                  letter[class]);
        if (!l->shown.unmapped && l->now >= agamemnon_view_lot_time(class))
            agamemnon_art_thread(d, (struct point){b.x + b.w / 2 - 4, b.y + b.h / 2}, 0,
                                 agamemnon_mappings[move_mapping(l->sc->last)][class]);
        else
            draw_text(d, b, (struct type){.ink = INK_STONE, .size = 22, .font = FONT_BOLD}, "?");
    }
}
