/* Catan Dice: the price list. A card for each kind of piece with what it costs; signs are bright where
   the dice already pay for them. Touching a card builds the next piece of its kind. */
#include "games/catan-dice/view/view.h"

#include "games/catan-dice/rules/plan.h"

void catan_dice_view_sample(struct drawing *d, struct point at, int kind, int player, float size)
{
    struct piece_look look = {.player = player, .points = 0, .shadow = SHADOW_NONE};
    static const float scale[KINDS] = {0.48f, 0.56f, 0.42f, 0.46f};
    struct path p = {.count = 0};
    int ink = catan_dice_art_ink(player);

    draw_push(d, (struct place){.x = at.x, .y = at.y, .scale = scale[kind] * size});
    if (kind == ROAD) {
        catan_dice_art_road(d, -30, &look);
    } else if (kind == KNIGHT) {
        draw_disc(d, (struct point){0, -20}, 13,
                  (struct style){
                      .fill = ink_light(ink, 25), .outline = ink_dark(ink, 60), .width = 2.5f});
        path_move(&p, -22, 28);
        path_curve(&p, -20, 0, -14, -12, 0, -12);
        path_curve(&p, 14, -12, 20, 0, 22, 28);
        path_close(&p);
        draw_path(d, &p,
                  (struct style){.fill = ink_light(ink, 20),
                                 .fill_to = ink_dark(ink, 20),
                                 .outline = ink_dark(ink, 60),
                                 .width = 2.5f});
    } else {
        catan_dice_art_house_bare(d, kind == CITY, player);
    }
    draw_pop(d);
}

/* It can be paid: said by a sign, not by colour alone. */
static void draw_tick(struct drawing *d, struct point at, float size)
{
    struct path p = {.count = 0};

    path_move(&p, at.x - size * 0.5f, at.y);
    path_line(&p, at.x - size * 0.15f, at.y + size * 0.4f);
    path_line(&p, at.x + size * 0.5f, at.y - size * 0.4f);
    draw_disc(d, at, size, (struct style){.fill = INK_GOOD, .outline = INK_PANEL, .width = 2});
    draw_path(d, &p, (struct style){.outline = ink_over(INK_GOOD), .width = size * 0.26f});
}

/* One sign for every unit, the missing ones faint. */
static void draw_cost(struct drawing *d, const struct scene *sc, int kind, struct box b)
{
    const struct state *s = sc->t < 1 ? sc->before : sc->now;
    const int *cost = catan_dice_costs[kind];
    int units = 0, drawn = 0, pointed = catan_dice_view_pointed(sc);
    int asked = pointed >= 0 ? catan_dice_structures[pointed].kind : sc->focus - PRICE;
    float step;

    for (int i = 0; i < RESOURCES; i++)
        units += cost[i];
    draw_box(d, b, 7,
             (struct style){.fill = ink_light(INK_IVORY, 20), .fill_to = ink_dark(INK_IVORY, 6)});
    step = (b.w - 6) / (float)(units > 4 ? units : 4);
    step = step < b.h ? step : b.h;
    for (int i = 0; i < RESOURCES; i++)
        for (int k = 0; k < cost[i]; k++) {
            struct point at = {b.x + b.w / 2 + step * ((float)drawn++ - (float)(units - 1) / 2),
                               b.y + b.h / 2};
            bool have = k < s->resources[i];
            bool blamed = false;

            for (int r = 0; sc->refused && r < sc->refused->places; r++)
                blamed |= sc->refused->place[r] == PLACE_RESOURCE + i && !have && kind == asked;
            if (blamed)
                draw_disc(d, at, step / 2, (struct style){.outline = INK_BAD, .width = 2});
            draw_push(d, (struct place){.fade = have || sc->still || s->dice ? 0 : 0.66f});
            catan_dice_art_resource(d, i, at, step * 0.94f);
            draw_pop(d);
        }
}

static void write_card_label(struct writer *w, const struct scene *sc, int kind, int next)
{
    const int *cost = catan_dice_costs[kind];
    bool first = true;

    write_text(w, catan_dice_view_kind_names[kind]);
    write_text(w, " costs ");
    for (int i = 0; i < RESOURCES; i++)
        if (cost[i] > 0) {
            write_text(w, first ? "" : ", ");
            catan_dice_write_units(w, cost[i], i);
            first = false;
        }
    if (next >= 0 && kind != ROAD) {
        write_text(w, "; next is ");
        catan_dice_view_structure(w, next);
    }
    if (sc->now->dice == 0 && catan_dice_affords(sc->now->resources, kind))
        write_text(w, "; can be paid");
}

/* What the next one counts, or how many there are. */
static void write_worth(struct writer *w, int kind, int next)
{
    if (next == -1) {
        write_text(w, kind == ROAD ? "none left" : "all built");
        return;
    }
    write_counted(w, next >= 0 ? catan_dice_structures[next].points : 1, "point");
}

/* With room for it a sample stands beside the name, and what it counts below. */
static void draw_name(struct drawing *d, const struct scene *sc, int kind, int next, struct box b)
{
    const struct state *s = sc->t < 1 ? sc->before : sc->now;
    char text[24], name[16];
    struct writer w = writer_over(text, sizeof text), v = writer_over(name, sizeof name);
    bool large = b.h > 36 && b.w > 100;

    write_capital(&v, catan_dice_view_kind_names[kind]);
    if (large)
        catan_dice_view_sample(d, (struct point){b.x + 14, b.y + 20}, kind, s->mover, 1);
    if (large)
        box_left(&b, 33, 0);
    if (b.h > 24) {
        write_worth(&w, kind, next);
        draw_text(
            d, box_bottom(&b, 17, 0),
            (struct type){.ink = INK_MUTED, .size = 14, .align = large ? ALIGN_LEFT : ALIGN_CENTRE},
            text);
    }
    draw_text(d, b,
              (struct type){.ink = INK_TEXT,
                            .size = 14,
                            .font = FONT_BOLD,
                            .align = large ? ALIGN_LEFT : ALIGN_CENTRE},
              name);
}

static void draw_card_target(struct drawing *d, const struct scene *sc, int kind, int next,
                             bool built)
{
    char label[128];
    struct writer w = writer_over(label, sizeof label);

    write_card_label(&w, sc, kind, next);
    draw_target(d, PRICE + kind,
                next == -1 || !catan_dice_view_is_free(sc) ? TARGET_IDLE
                : built                                    ? TARGET_PUT
                                                           : TARGET_READY,
                label);
}

static void draw_card(struct drawing *d, const struct scene *sc, int kind, struct box b)
{
    const struct state *s = sc->t < 1 ? sc->before : sc->now;
    const struct board *board = &s->board[s->mover];
    struct box inner = {b.x + 4, b.y + 5, b.w - 8, b.h - 9};
    int next = catan_dice_view_next(board, kind);
    bool free = catan_dice_view_is_free(sc);
    bool built = next >= 0 && free && catan_dice_can(board, sc->now->resources, build_move(next));
    bool lit = built || (next == MANY && free && catan_dice_affords(sc->now->resources, kind));
    bool pointed = sc->focus == PRICE + kind, large = b.h > 80;
    bool beside = b.h < 60 && b.w > 130; /* a low card has the price beside the name */

    draw_box(d, b, 11,
             (struct style){.fill = INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, 5),
                            .outline = lit       ? INK_GLOW
                                       : pointed ? INK_ACCENT
                                                 : INK_LINE,
                            .width = lit ? 3.5f : 1.5f,
                            .shadow = lit ? SHADOW_GLOW : SHADOW_LOW});
    if (!sc->still)
        draw_card_target(d, sc, kind, next, built);
    draw_cost(d, sc, kind,
              beside ? box_right(&inner, inner.w * 0.48f, 2)
                     : box_bottom(&inner, b.h < 60 ? 28 : 32, 1));
    draw_name(d, sc, kind, next, inner);
    if (lit)
        draw_tick(d,
                  large ? (struct point){b.x + b.w - 14, b.y + 35}
                        : (struct point){b.x + b.w - 4, b.y + 2},
                  large ? 10 : 8.5f);
}

/* On other pages than the wide one resources to choose from take the place of the prices. */
void catan_dice_view_prices(struct drawing *d, const struct scene *sc)
{
    struct box all = catan_dice_view_layout(&sc->page).prices;
    int columns = catan_dice_view_columns(&sc->page, all, KINDS);

    if (sc->page.form != FORM_WIDE && catan_dice_view_is_asking(sc)) {
        catan_dice_view_wanted(d, sc, all);
        return;
    }
    for (int kind = 0; kind < KINDS; kind++)
        draw_card(d, sc, kind, box_cell(all, columns, KINDS / columns, all.w < 400 ? 5 : 8, kind));
}
