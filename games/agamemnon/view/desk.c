/* Agamemnon: the desk. The tiles in hand, what can be done with them, and in the end how the game came
   out. */
#include "games/agamemnon/view/view.h"

/* A broad desk has its buttons beside the tiles, a narrow one below them. */
static bool is_broad(const struct look *l)
{
    return l->at.desk.w > 2 * l->at.desk.h;
}

static float tile_radius(const struct look *l)
{
    return is_broad(l) ? 30 : 33;
}

struct point agamemnon_view_hand(const struct look *l, const struct state *s, int which)
{
    struct box b = l->at.desk;
    bool two = agamemnon_due(s->placed) > 1;

    if (is_broad(l))
        return (struct point){b.x + 42 + 74 * (float)which, b.y + 66};
    return (struct point){b.x + b.w / 2 + (two ? which ? 62.0f : -62.0f : 0), b.y + 72};
}

static void write_caption(struct writer *w, const struct look *l)
{
    const struct scene *sc = l->sc;
    const struct state *s = sc->now;

    if (s->unmapped || (sc->t < 1 && move_act(sc->last) == MAP)) {
        write_text(w, "The lots of the Loom");
        return;
    }
    if (sc->ui->node) {
        write_text(w,
                   sc->ui->edge ? "Exchange it with \xe2\x80\xa6" : "Choose an edge to exchange");
        return;
    }
    say_seat(w, &agamemnon_rules, s, agamemnon_owner(s->placed));
    if (agamemnon_wanted(s) > 0 || (sc->t < 1 && move_act(sc->last) == DRAW))
        write_text(w, sc->still ? " to draw" : " draws");
    else if (sc->thinking)
        write_text(w, " is thinking \xe2\x80\xa6");
    else
        write_text(w, s->held > 1 ? " places two tiles" : " places a tile");
}

/* Where there is no column for the turns they are counted here. */
static void draw_caption(struct drawing *d, const struct look *l)
{
    struct box b = {l->at.desk.x + 12, l->at.desk.y + 5, l->at.desk.w - 24, 24};
    char text[SENTENCE_ROOM], turn[32];
    struct writer w = scene_writer(l->sc, text, sizeof text), v = writer_over(turn, sizeof turn);

    write_caption(&w, l);
    if (is_broad(l) && !l->sc->now->unmapped) {
        agamemnon_view_heading(&v, l->sc->now);
        draw_text(d, box_right(&b, 104, 6),
                  (struct type){.ink = ink_dark(INK_IVORY, 12), .size = 15, .align = ALIGN_RIGHT},
                  turn);
    }
    draw_short(d, b,
               (struct type){.ink = INK_IVORY,
                             .size = is_broad(l) ? 17 : 19,
                             .font = FONT_BOLD,
                             .align = is_broad(l) ? ALIGN_LEFT : ALIGN_CENTRE},
               LEAST_WORDS, text);
}

/* ---- Tiles ---------------------------------------------------------------------------------- */

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

static void draw_well(struct drawing *d, const struct look *l, int which, bool chosen)
{
    draw_disc(d, agamemnon_view_hand(l, l->sc->now, which), tile_radius(l) + 4,
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
    struct point at = agamemnon_view_hand(l, l->sc->now, which);
    bool able = agamemnon_view_choosing(l), chosen = able && is_chosen(sc, which);
    bool away = chosen && (sc->ui->node || (sc->ui->held && sc->cursor.x >= 0 && sc->focus < HAND));
    char label[96];
    struct writer w = writer_over(label, sizeof label);

    draw_well(d, l, which, chosen);
    if (agamemnon_view_arrives(l, which))
        return;
    write_tile_label(&w, l, which);
    draw_push(d, (struct place){.fade = away ? 0.65f : 0});
    agamemnon_art_tile_at(d, at, tile_radius(l) + (sc->focus == HAND + which ? 2 : 0),
                          agamemnon_owner(s->placed), s->hand[which]);
    draw_pop(d);
    if (!able)
        return;
    if (is_hinted(sc, which))
        draw_disc(d, at, tile_radius(l) + 4,
                  (struct style){.outline = INK_GOOD, .width = 5, .dash = 8});
    draw_disc(d, at, tile_radius(l) + 5, (struct style){.fill = INK_NONE});
    draw_target(d, HAND + which, TARGET_READY, label);
}

/* ---- All of it ------------------------------------------------------------------------------ */

static void draw_end(struct drawing *d, const struct look *l)
{
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(l->sc, text, sizeof text);

    say_result(&w, &agamemnon_rules, l->sc->now);
    part_end(d, l->sc, l->at.desk, text);
}

static void draw_wood(struct drawing *d, struct box b)
{
    draw_box(d, b, 12,
             (struct style){.fill = INK_WOOD,
                            .fill_to = ink_dark(INK_WOOD, 28),
                            .outline = ink_dark(INK_WOOD, 45),
                            .width = 1.5f,
                            .shadow = SHADOW_LOW});
}

/* Beside the tiles or below them. */
static struct box actions_box(const struct look *l)
{
    struct box b = l->at.desk;

    if (!is_broad(l))
        return (struct box){b.x + 10, b.y + 114, b.w - 20, 46};
    box_top(&b, 30, 0);
    box_left(&b, 8 + 74 * (float)agamemnon_due(l->sc->now->placed), 6);
    return (struct box){b.x, b.y, b.w - 6, b.h - 5};
}

void agamemnon_view_desk(struct drawing *d, const struct look *l)
{
    const struct state *s = l->sc->now;

    if (s->placed == TILES && l->sc->t >= 1) {
        draw_end(d, l);
        return;
    }
    draw_wood(d, l->at.desk);
    if (is_broad(l) && l->sc->ui->node) {
        agamemnon_view_offers(d, l, box_inner(l->at.desk, 0.5f));
        return;
    }
    draw_caption(d, l);
    if (s->unmapped || (l->sc->t < 1 && move_act(l->sc->last) == MAP)) {
        agamemnon_view_lots(d, l, is_broad(l));
        return;
    }
    for (int i = s->held; i < agamemnon_due(s->placed); i++)
        draw_well(d, l, i, false);
    for (int i = 0; i < s->held; i++)
        draw_tile(d, l, i);
    agamemnon_view_actions(d, l, actions_box(l));
}
