/* Catan Dice: the price list. A card for each kind of piece with what it costs; signs are bright where
   the dice already pay for them. Touching a card builds the next piece of its kind. */
#include "games/catan-dice/view/view.h"

#include "games/catan-dice/rules/plan.h"

enum { PRICES_Y = 292, PRICES_HEIGHT = 88, PRICE_GAP = 8 };

static struct box card_box(int kind)
{
    float width = (COLUMN_WIDTH - 3.0f * PRICE_GAP) / 4;

    return (struct box){COLUMN_X + (float)kind * (width + PRICE_GAP), PRICES_Y, width,
                        PRICES_HEIGHT};
}

static void draw_sample(struct drawing *d, struct point at, int kind, int player)
{
    struct piece_look look = {.player = player, .points = 0, .shadow = SHADOW_NONE};
    static const float scale[KINDS] = {0.48f, 0.56f, 0.42f, 0.46f};
    struct path p = {.count = 0};
    int ink = catan_dice_art_art_ink(player);

    draw_push(d, (struct place){.x = at.x, .y = at.y, .scale = scale[kind]});
    if (kind == ROAD) {
        catan_dice_art_art_road(d, -30, &look);
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
        catan_dice_art_art_house_bare(d, kind == CITY, player);
    }
    draw_pop(d);
}

/* It can be paid: said by a sign, not by colour alone. */
static void draw_tick(struct drawing *d, struct point at)
{
    struct path p = {.count = 0};

    path_move(&p, at.x - 5, at.y);
    path_line(&p, at.x - 1.5f, at.y + 4);
    path_line(&p, at.x + 5, at.y - 4);
    draw_disc(d, at, 10, (struct style){.fill = INK_GOOD, .outline = INK_PANEL, .width = 2});
    draw_path(d, &p, (struct style){.outline = ink_over(INK_GOOD), .width = 2.6f});
}

/* One sign for every unit, the missing ones faint. */
static void draw_cost(struct drawing *d, struct box b, int kind, const struct scene *sc)
{
    const struct state *s = sc->t < 1 ? sc->before : sc->now;
    const int *cost = catan_dice_costs[kind];
    int units = 0, drawn = 0, pointed = catan_dice_view_pointed(sc);
    int asked = pointed >= 0 ? catan_dice_structures[pointed].kind : sc->focus - PRICE;
    float step;

    for (int i = 0; i < RESOURCES; i++)
        units += cost[i];
    draw_box(d, (struct box){b.x + 5, b.y + b.h - 37, b.w - 10, 32}, 7,
             (struct style){.fill = ink_light(INK_IVORY, 20), .fill_to = ink_dark(INK_IVORY, 6)});
    step = (b.w - 16) / (float)(units > 4 ? units : 4);
    for (int i = 0; i < RESOURCES; i++)
        for (int k = 0; k < cost[i]; k++) {
            struct point at = {b.x + b.w / 2 + step * ((float)drawn++ - (float)(units - 1) / 2),
                               b.y + b.h - 21};
            bool have = k < s->resources[i];
            bool blamed = false;

            for (int r = 0; sc->refused && r < sc->refused->places; r++)
                blamed |= sc->refused->place[r] == PLACE_RESOURCE + i && !have && kind == asked;
            if (blamed)
                draw_disc(d, at, step / 2, (struct style){.outline = INK_BAD, .width = 2});
            draw_push(d, (struct place){.fade = have || sc->still || s->dice ? 0 : 0.66f});
            catan_dice_art_art_resource(d, i, at, step * 0.94f);
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
    if (next >= 0) {
        write_text(w, "; next is ");
        write_text(w, catan_dice_structures[next].id);
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

static void draw_card(struct drawing *d, const struct scene *sc, int kind)
{
    const struct state *s = sc->t < 1 ? sc->before : sc->now;
    const struct board *board = &s->board[s->mover];
    struct box b = card_box(kind);
    int next = catan_dice_view_next(board, kind);
    bool built = next != -1 && next != MANY && catan_dice_view_is_free(sc) &&
                 catan_dice_can(board, sc->now->resources, build_move(next));
    bool lit = built || (next == MANY && catan_dice_view_is_free(sc) &&
                         catan_dice_affords(sc->now->resources, kind));
    bool pointed = sc->focus == PRICE + kind;
    char text[24], name[16], label[128];
    struct writer w = writer_over(text, sizeof text), v = writer_over(label, sizeof label),
                  u = writer_over(name, sizeof name);

    write_worth(&w, kind, next);
    write_capital(&u, catan_dice_view_kind_names[kind]);
    write_card_label(&v, sc, kind, next);
    draw_box(d, b, 11,
             (struct style){.fill = INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, 5),
                            .outline = lit       ? INK_GLOW
                                       : pointed ? INK_ACCENT
                                                 : INK_LINE,
                            .width = lit ? 3.5f : 1.5f,
                            .shadow = lit ? SHADOW_GLOW : SHADOW_LOW});
    if (!sc->still)
        draw_target(d, PRICE + kind,
                    next == -1 || !catan_dice_view_is_free(sc) ? TARGET_IDLE
                    : built                                    ? TARGET_PUT
                                                               : TARGET_READY,
                    label);
    draw_sample(d, (struct point){b.x + 20, b.y + 26}, kind, s->mover);
    draw_text(d, (struct box){b.x + 38, b.y + 7, b.w - 42, 20},
              (struct type){.ink = INK_TEXT, .size = 13.5f, .font = FONT_BOLD, .align = ALIGN_LEFT},
              name);
    draw_text(d, (struct box){b.x + 38, b.y + 27, b.w - 42, 17},
              (struct type){.ink = INK_MUTED, .size = 13, .align = ALIGN_LEFT}, text);
    draw_cost(d, b, kind, sc);
    if (lit)
        draw_tick(d, (struct point){b.x + b.w - 14, b.y + 35});
}

void catan_dice_view_prices(struct drawing *d, const struct scene *sc)
{
    for (int kind = 0; kind < KINDS; kind++)
        draw_card(d, sc, kind);
}
