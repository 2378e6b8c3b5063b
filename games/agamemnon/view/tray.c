/* Agamemnon: the tray between the panels. The tiles in hand, what can be done with them, and in the end
   how the game came out. */
#include "games/agamemnon/view/view.h"

void agamemnon_view_button(struct drawing *d, const struct scene *sc, struct box b, int id,
                           bool strong, const char *text, const char *label)
{
    part_button(d, sc, b, id, strong, label);
    draw_words(d, (struct box){b.x + 8, b.y + 3, b.w - 16, b.h - 6},
               (struct type){.ink = strong ? ink_over(INK_ACCENT) : INK_TEXT,
                             .size = 17,
                             .font = strong ? FONT_BOLD : FONT_PLAIN},
               text);
}

static struct box tray(void)
{
    return (struct box){TRAY_X, ROW_Y, TRAY_WIDTH, ROW_HEIGHT};
}

struct point agamemnon_view_hand(const struct state *s, int which)
{
    float aside = agamemnon_due(s->placed) > 1 ? (which ? 62.0f : -62.0f) : 0;

    return (struct point){TRAY_X + TRAY_WIDTH / 2.0f + aside, ROW_Y + 72};
}

static void draw_caption(struct drawing *d, const struct look *l)
{
    const struct scene *sc = l->sc;
    const struct state *s = sc->now;
    char text[96];
    struct writer w = writer_over(text, sizeof text);

    if (s->unmapped || (sc->t < 1 && move_act(sc->last) == MAP))
        write_text(&w, "The lots of the Loom");
    else if (agamemnon_wanted(s) > 0 || (sc->t < 1 && move_act(sc->last) == DRAW)) {
        agamemnon_view_capital(&w, agamemnon_owner(s->placed));
        write_text(&w, sc->still ? " to draw" : " draws");
    } else if (sc->thinking) {
        agamemnon_view_capital(&w, agamemnon_owner(s->placed));
        write_text(&w, " is thinking \xe2\x80\xa6");
    } else if (sc->ui->node) {
        write_text(&w,
                   sc->ui->edge ? "Exchange it with \xe2\x80\xa6" : "Choose an edge to exchange");
    } else {
        agamemnon_view_capital(&w, agamemnon_owner(s->placed));
        write_text(&w, s->held > 1 ? " places two tiles" : " places a tile");
    }
    draw_text(d, (struct box){TRAY_X + 12, ROW_Y + 5, TRAY_WIDTH - 24, 24},
              (struct type){.ink = INK_IVORY, .size = 19, .font = FONT_BOLD}, text);
}

static bool is_chosen(const struct scene *sc, int which)
{
    return (sc->ui->pick < sc->now->held ? sc->ui->pick : 0) == which;
}

static void write_tile_label(struct writer *w, const struct look *l, int which)
{
    const struct state *s = l->sc->now;
    int kind = s->hand[which];

    write_text(w, "in hand: ");
    agamemnon_view_kind_words(w, kind);
    write_text(w, is_chosen(l->sc, which) ? ", chosen" : ", choose it");
    if (s->held > 1 && which == 1 && s->hand[0] == kind)
        write_text(w, ", second");
}

static void draw_well(struct drawing *d, struct point at, bool chosen)
{
    draw_disc(d, at, 37,
              (struct style){.fill = ink_dark(INK_WOOD, 55),
                             .fill_to = ink_dark(INK_WOOD, 20),
                             .outline = chosen ? INK_GLOW : ink_dark(INK_WOOD, 50),
                             .width = chosen ? 3.5f : 1.5f,
                             .shadow = chosen ? SHADOW_GLOW : SHADOW_NONE});
}

/* The first tile of the kind that the hint is about. */
static bool is_hinted(const struct scene *sc, int which)
{
    const uint8_t *hand = sc->now->hand;

    return sc->hint_count > 0 && move_act(sc->hints[0]) == PLACE &&
           hand[which] == move_kind(sc->hints[0]) && (which == 0 || hand[0] != hand[1]);
}

static void draw_tile(struct drawing *d, const struct look *l, int which)
{
    const struct scene *sc = l->sc;
    const struct state *s = sc->now;
    struct point at = agamemnon_view_hand(s, which);
    bool able = sc->person >= 0 && sc->t >= 1;
    bool chosen = able && is_chosen(sc, which);
    bool away = chosen && (sc->ui->node || (sc->ui->held && sc->cursor.x >= 0 && sc->focus < HAND));
    char label[96];
    struct writer w = writer_over(label, sizeof label);

    draw_well(d, at, chosen);
    if (agamemnon_view_arrives(l, which))
        return;
    write_tile_label(&w, l, which);
    draw_push(d, (struct place){.fade = away ? 0.65f : 0});
    agamemnon_art_tile_at(d, at, sc->focus == HAND + which ? 35 : 33, agamemnon_owner(s->placed),
                          s->hand[which]);
    draw_pop(d);
    if (!able)
        return;
    if (is_hinted(sc, which))
        draw_disc(d, at, 37, (struct style){.outline = INK_GOOD, .width = 5, .dash = 8});
    draw_disc(d, at, 38, (struct style){.fill = INK_NONE});
    draw_target(d, HAND + which, TARGET_READY, label);
}

static void draw_return(struct drawing *d, const struct look *l, int which)
{
    const struct scene *sc = l->sc;
    int kind = sc->now->hand[which];
    struct point at = agamemnon_view_hand(sc->now, which);
    struct box b = {at.x - 56, ROW_Y + ROW_HEIGHT - 46, 112, 36};
    char label[64];
    struct writer w = writer_over(label, sizeof label);

    write_text(&w, "put the ");
    write_text(&w, agamemnon_kind_name(kind));
    write_text(&w, which && sc->now->hand[0] == kind ? " back, the second, and draw another tile"
                                                     : " back and draw another tile");
    agamemnon_view_button(d, sc, b, RETURN + which, false, "Put it back", label);
    if (sc->hint_count > 0 && move_act(sc->hints[0]) == PUT_BACK && move_kind(sc->hints[0]) == kind)
        draw_box(d, (struct box){b.x - 4, b.y - 4, b.w + 8, b.h + 8}, 15,
                 (struct style){.outline = INK_GOOD, .width = 4, .dash = 8});
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

/* Below the tiles: put weavers back, decide on the exchange, or read what the tile does. */
static void draw_below(struct drawing *d, const struct look *l)
{
    const struct scene *sc = l->sc;
    const struct state *s = sc->now;
    struct box left = {TRAY_X + 10, ROW_Y + ROW_HEIGHT - 46, 120, 36}, right = left;

    right.x = TRAY_X + TRAY_WIDTH - 130;
    if (sc->person < 0 || sc->t < 1)
        return;
    if (sc->ui->node) {
        agamemnon_view_button(d, sc, left, PLAIN_WARP, false, "No exchange",
                              "place the warp without an exchange");
        agamemnon_view_button(d, sc, right, LIFT_WARP, false, "Take it up",
                              "take the warp up again");
        return;
    }
    for (int i = 0; s->redraw && i < s->held; i++)
        if (s->hand[i] >= WEFT)
            draw_return(d, l, i);
    if (!s->redraw)
        draw_words(d, (struct box){TRAY_X + 12, ROW_Y + 113, TRAY_WIDTH - 24, 46},
                   (struct type){.ink = ink_dark(INK_IVORY, 12), .size = 17},
                   what_it_does(agamemnon_view_kind(s, sc->ui)));
}

/* On the Loom each class of edges draws a lot: which thread it gets, if any. */
static void draw_lots(struct drawing *d, const struct look *l)
{
    static const char *const letter[TYPES] = {"A", "B", "C", "D"};

    for (int class = 0; class < TYPES; class ++) {
        struct box b = {TRAY_X + 20 + 122 * (float)(class % 2),
                        ROW_Y + 44 + 58 * (float)(class / 2), 108, 44};

        draw_box(d, b, 10, (struct style){.fill = ink_dark(INK_SLATE, 25)});
        draw_text(d, (struct box){b.x + 8, b.y + 8, 22, 28},
                  (struct type){.ink = INK_GOLD, .size = 22, .font = FONT_TITLE}, letter[class]);
        if (!l->shown.unmapped && l->now >= agamemnon_view_lot_time(class))
            agamemnon_art_thread(d, (struct point){b.x + 68, b.y + 22}, 0,
                                 agamemnon_mappings[move_mapping(l->sc->last)][class]);
        else
            draw_text(d, (struct box){b.x + 44, b.y + 8, 48, 28},
                      (struct type){.ink = INK_STONE, .size = 22, .font = FONT_BOLD}, "?");
    }
}

static void draw_end(struct drawing *d, const struct look *l)
{
    struct box b = tray(), course = {b.x + 12, b.y + b.h - 56, 116, 44}, again = course;
    char text[96];
    struct writer w = writer_over(text, sizeof text);

    again.x = b.x + b.w - 128;
    agamemnon_view_result(&w, l);
    draw_words(d, (struct box){b.x + 14, b.y + 10, b.w - 28, l->sc->still ? b.h - 20 : b.h - 74},
               (struct type){.ink = INK_IVORY, .size = 28, .font = FONT_TITLE}, text);
    if (l->sc->still)
        return;
    agamemnon_view_button(d, l->sc, course, TARGET_COURSE, false, "How it went",
                          "how the game went");
    agamemnon_view_button(d, l->sc, again, TARGET_AGAIN, true, "Play again", "play again");
}

void agamemnon_view_tray(struct drawing *d, const struct look *l)
{
    const struct state *s = l->sc->now;

    draw_box(d, tray(), 12,
             (struct style){.fill = INK_WOOD,
                            .fill_to = ink_dark(INK_WOOD, 28),
                            .outline = ink_dark(INK_WOOD, 45),
                            .width = 1.5f,
                            .shadow = SHADOW_LOW});
    if (s->placed == TILES && l->sc->t >= 1) {
        draw_end(d, l);
        return;
    }
    draw_caption(d, l);
    if (s->unmapped || (l->sc->t < 1 && move_act(l->sc->last) == MAP)) {
        draw_lots(d, l);
        return;
    }
    for (int i = s->held; i < agamemnon_due(s->placed); i++)
        draw_well(d, agamemnon_view_hand(s, i), false);
    for (int i = 0; i < s->held; i++)
        draw_tile(d, l, i);
    draw_below(d, l);
}
