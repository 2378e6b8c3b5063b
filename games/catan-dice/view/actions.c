/* Catan Dice: the lower part of the column. The buttons. */
#include "games/catan-dice/view/view.h"

enum { SMALL_BUTTON = 110 };

/* ---- Buttons -------------------------------------------------------------------------------- */

static void draw_hinted(struct drawing *d, const struct scene *sc, struct box b, int kind)
{
    if (sc->played && move_kind(sc->played) == kind)
        draw_box(d, (struct box){b.x - 3, b.y - 3, b.w + 6, b.h + 6}, 16,
                 (struct style){.outline = INK_TEXT, .width = 3});
    if (sc->hint_count > 0 && move_kind(sc->hints[0]) == kind)
        draw_box(d, (struct box){b.x - 3, b.y - 3, b.w + 6, b.h + 6}, 16,
                 (struct style){.outline = INK_GOOD, .width = 4, .dash = 9});
}

/* Beside the chart there are two rows of buttons, on a tall page only the lower one. */
static struct box upper_row(const struct scene *sc)
{
    struct box all = catan_dice_view_layout(&sc->page).actions;

    return box_top(&all, 60, 8);
}

static struct box lower_row(const struct scene *sc)
{
    struct box all = catan_dice_view_layout(&sc->page).actions;

    return sc->page.form == FORM_WIDE ? box_bottom(&all, 58, 8) : all;
}

/* What it does, and below what that means. Small buttons have it in their middle, others begin behind
   a sign. */
static void draw_caption(struct drawing *d, struct box b, float left, int ink, const char *what,
                         const char *more)
{
    bool small = b.w < SMALL_BUTTON;
    enum align align = small ? ALIGN_CENTRE : ALIGN_LEFT;

    b = box_inner(b, small ? 3 : 7);
    b = (struct box){b.x, b.y + (small ? 3 : 0), b.w, b.h - (small ? 6 : 0)};
    if (!small)
        box_left(&b, left, 0);
    if (more[0])
        draw_text(d, box_bottom(&b, 18, 0), (struct type){.ink = ink, .size = 14, .align = align},
                  more);
    draw_text(d, b,
              (struct type){.ink = ink, .size = small ? 16 : 20, .font = FONT_BOLD, .align = align},
              what);
}

static int count_bits(unsigned bits)
{
    int count = 0;

    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

static void draw_roll_sign(struct drawing *d, struct box b)
{
    draw_push(d, (struct place){.x = b.x + 34, .y = b.y + b.h / 2, .turn = -8});
    catan_dice_art_die(d, -1, 38, SHADOW_LOW);
    catan_dice_art_again(d, (struct point){0, 0}, 12, INK_WOOD);
    draw_pop(d);
}

/* With no dice chosen there is nothing to roll: it says what to do first. */
static void draw_roll(struct drawing *d, const struct scene *sc, struct box b)
{
    int chosen = count_bits(sc->ui->back);
    char what[48], more[32];
    struct writer w = scene_writer(sc, what, sizeof what), v = writer_over(more, sizeof more);

    if (chosen > 0) {
        write_text(&w, "Roll ");
        write_number(&w, chosen);
        write_text(&w, b.w < 130 ? " again" : chosen == 1 ? " die again" : " dice again");
    } else {
        say_for(&w, "{Click|Touch} dice to roll again");
    }
    write_counted(&v, sc->now->rolls, "more roll");
    write_text(&v, sc->now->rolls == 1 && b.w > 200 ? ", the last" : "");
    part_button(d, sc, b, ROLL_BUTTON, chosen > 0, chosen ? what : "roll again: choose dice first");
    if (b.w > 250)
        draw_roll_sign(d, b);
    draw_caption(d, b, b.w > 250 ? 59 : 3, chosen ? ink_over(INK_ACCENT) : INK_TEXT, what, more);
    draw_hinted(d, sc, b, DO_REROLL);
}

static void draw_all(struct drawing *d, const struct scene *sc, struct box b)
{
    bool every = count_bits(sc->ui->back) == DICE;
    char more[32];
    struct writer w = writer_over(more, sizeof more);

    if (sc->page.form != FORM_WIDE)
        write_counted(&w, sc->now->rolls, "more roll");
    part_button(d, sc, b, ALL_BUTTON, false, every ? "keep all dice" : "put all dice back");
    draw_caption(d, b, 3, INK_TEXT,
                 every                ? "Keep all"
                 : b.w < SMALL_BUTTON ? "All six"
                                      : "Choose all six",
                 more);
}

static void draw_trade(struct drawing *d, const struct scene *sc, struct box b)
{
    bool rich = sc->now->resources[GOLD] >= TRADE_PRICE;

    part_button(d, sc, b, TRADE_BUTTON, false,
                rich ? "trade 2 gold for a resource" : "trade: it takes 2 gold");
    draw_caption(d, b, 3, rich ? INK_TEXT : INK_MUTED, "Trade",
                 b.w < SMALL_BUTTON ? "2 gold" : "costs 2 gold");
    draw_hinted(d, sc, b, DO_TRADE);
}

static void draw_swap(struct drawing *d, const struct scene *sc, struct box b)
{
    bool ready = sc->now->board[sc->now->mover].ready && catan_dice_view_total(sc->now->resources);

    part_button(d, sc, b, SWAP_BUTTON, false,
                ready ? "swap: let a knight change a die" : "swap: it takes an unused knight");
    draw_caption(d, b, 3, ready ? INK_TEXT : INK_MUTED, "Swap",
                 b.w < SMALL_BUTTON ? "knight" : "uses a knight");
    draw_hinted(d, sc, b, DO_SWAP);
}

int catan_dice_view_end_target(const struct state *s)
{
    return END_BUTTON + (s->turn * s->players + s->mover) % 2;
}

/* What the turn has brought, in short where there is no room. */
static void write_gain(struct writer *w, const struct scene *sc, const struct sheet *sheet,
                       bool brief)
{
    int gain = sc->now->built ? sheet->turn_gain : -IDLE_PENALTY;

    if (sc->now->built && !sheet->turn_known)
        return;
    catan_dice_view_signed(w, gain);
    if (!brief)
        write_text(w, gain == 1 ? " point" : " points");
}

static void draw_ending(struct drawing *d, const struct scene *sc, const struct sheet *sheet,
                        struct box b)
{
    bool strong = sc->now->rolls == 0 && sc->now->built;
    char more[40];
    struct writer w = writer_over(more, sizeof more);

    write_gain(&w, sc, sheet, b.w < 72);
    part_button(d, sc, b, catan_dice_view_end_target(sc->now), strong,
                sc->now->built ? "end the turn" : "end the turn without building: 2 points lost");
    draw_caption(d, b, 3, strong ? ink_over(INK_ACCENT) : INK_TEXT, "End turn", more);
    draw_hinted(d, sc, b, DO_END);
}

static void draw_back(struct drawing *d, const struct scene *sc, struct box b)
{
    part_word_button(d, sc, b, BACK_BUTTON, false, "Never mind");
}

/* A finger has shown what it means: the button does it. */
static void draw_build(struct drawing *d, const struct scene *sc, int structure)
{
    struct box row = sc->page.form == FORM_WIDE ? upper_row(sc) : lower_row(sc);
    char words[64];
    struct writer w = writer_over(words, sizeof words);

    write_text(&w, "Build ");
    catan_dice_view_structure(&w, structure);
    write_text(&w, ": ");
    catan_dice_view_signed(&w, catan_dice_structures[structure].points);
    draw_back(d, sc, box_right(&row, row.w * 0.28f, 8));
    part_word_button(d, sc, row, BUILD_BUTTON, true, words);
}

/* While dice can be rolled again, that comes first. */
static void draw_first(struct drawing *d, const struct scene *sc, struct box b)
{
    if (sc->now->rolls == 0) {
        draw_words(d, box_inner(b, 8), (struct type){.ink = INK_MUTED, .size = 18},
                   "Rolling is over: build, trade, swap or end the turn.");
        return;
    }
    draw_all(d, sc, box_right(&b, 104, 10));
    draw_roll(d, sc, b);
}

/* All that can be done in a turn; on a tall page only one thing at a time comes before the rest. */
static void draw_turn(struct drawing *d, const struct scene *sc, const struct sheet *sheet,
                      int structure)
{
    struct box row = lower_row(sc);
    bool wide = sc->page.form == FORM_WIDE;
    float gap = wide ? 8 : 5;

    if (structure >= 0)
        draw_build(d, sc, structure);
    if (structure >= 0 && !wide)
        return;
    if (structure < 0 && wide)
        draw_first(d, sc, upper_row(sc));
    else if (!wide && sc->now->rolls > 0)
        (sc->ui->back ? draw_roll : draw_all)(d, sc, box_left(&row, row.w * 0.37f, gap));
    draw_ending(d, sc, sheet, box_right(&row, row.w * 0.38f, gap));
    draw_trade(d, sc, box_cell(row, 2, 1, gap, 0));
    draw_swap(d, sc, box_cell(row, 2, 1, gap, 1));
}

/* ---- Six resources to choose from ----------------------------------------------------------- */

bool catan_dice_view_is_asking(const struct scene *sc)
{
    return sc->person >= 0 && sc->now->dice == 0 && (sc->ui->trading || sc->ui->swapping);
}

static void write_wanted(struct writer *w, const struct scene *sc, int resource)
{
    int knight = catan_dice_swap_knight(&sc->now->board[sc->now->mover], resource);

    if (sc->ui->trading) {
        write_text(w, "take ");
    } else if (knight < 0) {
        write_text(w, "no knight gives ");
    } else {
        write_text(w, "let knight ");
        write_number(w, knight + 1);
        write_text(w, " give ");
    }
    write_text(w, catan_dice_resource_names[resource]);
    if (sc->ui->trading && resource == GOLD)
        write_text(w, ": of no use");
}

static void draw_resource(struct drawing *d, const struct scene *sc, struct box b, int resource)
{
    bool chosen = sc->ui->wish == resource + 1;
    bool lacks =
        sc->ui->swapping && catan_dice_swap_knight(&sc->now->board[sc->now->mover], resource) < 0;
    char label[64];
    struct writer w = writer_over(label, sizeof label);

    write_wanted(&w, sc, resource);
    part_button(d, sc, b, WANT + resource, chosen, label);
    draw_push(d, (struct place){.fade = lacks ? 0.7f : 0});
    catan_dice_art_resource(d, resource, (struct point){b.x + b.w / 2, b.y + b.h * 0.37f},
                            b.h * 0.52f);
    draw_pop(d);
    draw_text(d, (struct box){b.x + 2, b.y + b.h - 19, b.w - 4, 16},
              (struct type){.ink = chosen ? ink_over(INK_ACCENT) : INK_MUTED, .size = 14},
              catan_dice_resource_names[resource]);
}

void catan_dice_view_wanted(struct drawing *d, const struct scene *sc, struct box b)
{
    int columns = catan_dice_view_columns(&sc->page, b, RESOURCES);

    for (int i = 0; i < RESOURCES; i++)
        draw_resource(d, sc, box_cell(b, columns, RESOURCES / columns, b.w < 400 ? 5 : 7, i), i);
}

/* ---- Nothing to do ---------------------------------------------------------------------------- */

static void draw_waiting(struct drawing *d, const struct scene *sc)
{
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, text, sizeof text);

    if (sc->thinking) {
        catan_dice_view_name(&w, sc->now, sc->now->mover);
        write_text(&w, " is thinking \xe2\x80\xa6");
    } else if (sc->t >= 1 && !sc->announced) {
        catan_dice_view_ask(&w, sc->now);
    }
    draw_words(d, sc->page.form == FORM_WIDE ? upper_row(sc) : lower_row(sc),
               (struct type){.ink = INK_MUTED, .size = 20}, text);
}

/* In a still picture nothing can be done; instead it says how to read it. */
static void draw_legend(struct drawing *d, const struct scene *sc)
{
    static const char *const words[] = {"not built", "built", "knight, unused", "knight, used"};
    struct box all = catan_dice_view_layout(&sc->page).actions;
    float scale = all.h < 100 ? 0.28f : 0.62f;

    for (int i = 0; i < 4; i++) {
        struct piece_look look = {.player = catan_dice_view_shown(sc), .used = i == 3};
        struct box b = box_cell(all, 2, 2, 0, i);
        struct point at = box_middle(box_left(&b, 60, 4));

        draw_push(d, (struct place){.x = at.x, .y = at.y, .scale = i < 2 ? scale * 1.4f : scale});
        if (i == 0)
            catan_dice_art_house_site(d, false, 0, ink_dark(INK_SAND, 58));
        else if (i == 1)
            catan_dice_art_house_bare(d, false, look.player);
        else
            catan_dice_art_knight(d, &look);
        draw_pop(d);
        draw_text(d, b, (struct type){.ink = INK_MUTED, .size = 15, .align = ALIGN_LEFT}, words[i]);
    }
}

/* Somebody decides here, or is about to when his own action has been shown. */
static bool is_acting(const struct scene *sc)
{
    const struct state *s = sc->now;

    if (s->dice > 0 || s->turn == s->turns)
        return false;
    return sc->person >= 0 ||
           (sc->t < 1 && sc->seat[s->mover] == SEAT_PERSON && move_kind(sc->last) != DO_ROLL);
}

/* The structure that a finger looks at and that can be built; or -1. */
static int staged(const struct scene *sc)
{
    int structure = sc->ui->looked - 1;

    return structure >= 0 && catan_dice_view_is_free(sc) &&
                   catan_dice_can(&sc->now->board[sc->now->mover], sc->now->resources,
                                  build_move(structure))
               ? structure
               : -1;
}

static void draw_end(struct drawing *d, const struct scene *sc)
{
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, text, sizeof text);

    say_result(&w, &catan_dice_rules, sc->now);
    part_end(d, sc, lower_row(sc), text);
}

void catan_dice_view_actions(struct drawing *d, const struct scene *sc, const struct sheet *sheet)
{
    if (catan_dice_view_is_over(sc)) {
        draw_end(d, sc);
    } else if (sc->still) {
        draw_legend(d, sc);
    } else if (!is_acting(sc)) {
        draw_waiting(d, sc);
    } else if (catan_dice_view_is_asking(sc)) {
        if (sc->page.form == FORM_WIDE)
            catan_dice_view_wanted(d, sc, upper_row(sc));
        draw_back(d, sc, lower_row(sc));
    } else {
        draw_turn(d, sc, sheet, staged(sc));
    }
}
