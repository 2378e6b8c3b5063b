/* Catan Dice: the dice in their tray. They are the resources of the turn: what is spent leaves the tray,
   what is taken in exchange comes into it. */
#include "games/catan-dice/view/view.h"

/* How far it is from one die to the next. */
static float pitch_of(struct box tray)
{
    return (tray.w - (tray.h < 80 ? 9 : 24)) / DICE;
}

float catan_dice_view_die_size(const struct page *p)
{
    struct box tray = catan_dice_view_layout(p).tray;
    float across = pitch_of(tray) - (tray.w < 360 ? 6 : 10), down = tray.h - 14,
          size = across < down ? across : down;

    return size < 60 ? size : 60;
}

int catan_dice_view_total(const int32_t *resources)
{
    int total = 0;

    for (int i = 0; i < RESOURCES; i++)
        total += resources[i];
    return total;
}

int catan_dice_view_face(const int32_t *resources, int slot)
{
    for (int i = 0; i < RESOURCES; i++) {
        if (slot < resources[i])
            return i;
        slot -= resources[i];
    }
    return -1;
}

struct point catan_dice_view_slot(const struct page *p, int slot)
{
    struct box tray = catan_dice_view_layout(p).tray;
    struct point middle = box_middle(tray);

    return (struct point){middle.x + pitch_of(tray) * ((float)slot - 2.5f),
                          middle.y + tray.h * 0.02f};
}

move catan_dice_view_reroll(const struct state *s, unsigned back)
{
    int counts[RESOURCES] = {0};

    for (int slot = 0; slot < DICE; slot++)
        if (back >> slot & 1 && catan_dice_view_face(s->resources, slot) >= 0)
            counts[catan_dice_view_face(s->resources, slot)]++;
    return catan_dice_counts_move(DO_REROLL, counts);
}

void catan_dice_view_tray(struct drawing *d, const struct scene *sc)
{
    float side = catan_dice_view_die_size(&sc->page);

    catan_dice_art_tray(d, catan_dice_view_layout(&sc->page).tray);
    for (int slot = 0; slot < DICE; slot++) {
        struct point at = catan_dice_view_slot(&sc->page, slot);

        draw_box(d, (struct box){at.x - side / 2, at.y - side / 2, side, side}, 11,
                 (struct style){.fill = ink_clear(INK_BLACK, 78),
                                .outline = ink_clear(INK_BLACK, 65),
                                .width = 1.5f});
    }
}

/* ---- Dice that move ------------------------------------------------------------------------- */

struct flight {
    struct point from, to;
    int face; /* -1: blank */
    float t;  /* of the way */
    float up; /* how high the way bends */
    float turn, scale, fade;
};

static void draw_flight(struct drawing *d, const struct scene *sc, const struct flight *f)
{
    float t = f->t, size = catan_dice_view_die_size(&sc->page);

    draw_push(d,
              (struct place){.x = f->from.x + (f->to.x - f->from.x) * t,
                             .y = f->from.y + (f->to.y - f->from.y) * t - f->up * 4 * t * (1 - t),
                             .turn = f->turn,
                             .scale = f->scale > 0 ? f->scale : 1,
                             .fade = f->fade});
    catan_dice_art_die(d, f->face, size, f->up != 0 || f->turn != 0 ? SHADOW_HIGH : SHADOW_LOW);
    draw_pop(d);
}

/* Thrown from the right: faces change while it tumbles; in the end all dice are sorted. */
static void draw_thrown(struct drawing *d, const struct scene *sc, int lane, int slot, int face)
{
    float t = sc->t, roll = t / 0.72f, left = roll < 1 ? (1 - roll) * (1 - roll) : 0;
    struct point land = catan_dice_view_slot(&sc->page, lane);
    struct flight f = {.from = {land.x + 240 * left, land.y}, .face = face};

    f.from.y -= 46 * left * turn_sine(180 * (left * 5 - (float)(int)(left * 5)));
    f.turn = left * (500 + 60 * (float)(lane % 3));
    f.scale = 1 + 0.2f * left;
    if (left > 0.015f)
        f.face = (face + (int)(left * 13) + lane) % RESOURCES;
    f.to = roll < 1 ? f.from : catan_dice_view_slot(&sc->page, slot);
    f.t = part_ease((t - 0.76f) / 0.24f);
    draw_flight(d, sc, &f);
}

/* A die that is in the tray before the move and not after it. */
static void draw_leaving(struct drawing *d, const struct scene *sc, int slot, int face, int number)
{
    struct flight f = {
        .from = catan_dice_view_slot(&sc->page, slot), .face = face, .t = part_ease(sc->t)};

    switch (move_kind(sc->last)) {
    case DO_REROLL:
        f.to = catan_dice_view_slot(&sc->page, catan_dice_view_total(sc->now->resources) + number);
        f.up = 26;
        f.turn = 90 * f.t;
        f.face = f.t > 0.6f ? -1 : face;
        break;
    case DO_BUILD:
        f.to = place_outside(catan_dice_view_layout(&sc->page).on_board,
                             catan_dice_view_site(move_identifier(sc->last)));
        f.t = part_ease(sc->t / 0.55f - 0.08f * (float)number);
        f.up = 40;
        f.scale = 1 - 0.6f * f.t;
        f.fade = f.t > 0.8f ? (f.t - 0.8f) * 5 : 0;
        break;
    default:
        f.to = (struct point){f.from.x, f.from.y + (move_kind(sc->last) == DO_END ? 14.0f : 0)};
        f.scale = 1 - 0.6f * f.t;
        f.fade = f.t;
    }
    if (f.fade < 0.98f)
        draw_flight(d, sc, &f);
}

static void draw_arriving(struct drawing *d, const struct scene *sc, int slot, int face, int number)
{
    struct flight f = {.from = catan_dice_view_slot(&sc->page, slot),
                       .to = catan_dice_view_slot(&sc->page, slot),
                       .face = face};
    float t = part_ease((sc->t - 0.4f) / 0.6f);

    if (move_kind(sc->last) == DO_ROLL) {
        draw_thrown(d, sc, catan_dice_view_total(sc->before->resources) + number, slot, face);
        return;
    }
    if (t <= 0)
        return;
    f.scale = 0.4f + 0.6f * t;
    f.turn = 180 * (1 - t);
    f.fade = (1 - t) * 0.8f;
    draw_flight(d, sc, &f);
}

/* Every die of before and after, matched resource by resource. */
static void draw_change(struct drawing *d, const struct scene *sc)
{
    const int32_t *before = sc->before->resources, *now = sc->now->resources;
    int from = 0, to = 0, leaving = 0, arriving = 0;
    bool rolls = move_kind(sc->last) == DO_ROLL;

    for (int i = 0; i < RESOURCES; i++) {
        int kept = before[i] < now[i] ? before[i] : now[i];

        for (int k = 0; k < kept; k++) {
            struct flight f = {.from = catan_dice_view_slot(&sc->page, from + k),
                               .to = catan_dice_view_slot(&sc->page, to + k),
                               .face = i};

            f.t = part_ease(rolls ? (sc->t - 0.76f) / 0.24f : sc->t);
            draw_flight(d, sc, &f);
        }
        for (int k = kept; k < before[i]; k++)
            draw_leaving(d, sc, from + k, i, leaving++);
        for (int k = kept; k < now[i]; k++)
            draw_arriving(d, sc, to + k, i, arriving++);
        from += before[i];
        to += now[i];
    }
}

/* ---- Dice at rest --------------------------------------------------------------------------- */

static void write_die_label(struct writer *w, const struct scene *sc, int slot, int face)
{
    write_text(w, "die ");
    write_number(w, slot + 1);
    write_text(w, ", ");
    write_text(w, catan_dice_resource_names[face]);
    if (sc->ui->swapping && face == sc->ui->wish - 1)
        write_text(w, ": the knight would change nothing");
    else if (sc->ui->swapping && sc->ui->wish)
        write_text(w, ": give it to the knight");
    else if (sc->ui->swapping)
        write_text(w, ": first choose what the knight gives");
    else if (sc->now->rolls > 0)
        write_text(w, sc->ui->back >> slot & 1 ? ", to be rolled again: keep it"
                                               : ", kept: put it back");
}

/* Is a move about this die? */
static bool is_about(const struct scene *sc, move m, int slot, int face)
{
    int before = 0;

    if (!m)
        return false;
    for (int i = 0; i < slot; i++)
        before += catan_dice_view_face(sc->now->resources, i) == face;
    if (move_kind(m) == DO_REROLL)
        return before < move_count(m, face);
    if (move_kind(m) == DO_SWAP)
        return face == move_given(m) && before == 0;
    return move_kind(m) == DO_TRADE && face == GOLD && before < TRADE_PRICE;
}

static bool is_hinted(const struct scene *sc, int slot, int face)
{
    return is_about(sc, sc->hint_count > 0 ? sc->hints[0] : 0, slot, face);
}

/* Would this die be spent on what is pointed at? */
static bool is_price(const struct scene *sc, int slot, int face)
{
    int pointed = catan_dice_view_is_free(sc) ? catan_dice_view_pointed(sc) : -1, before = 0;

    if (pointed < 0 || sc->ui->back || sc->ui->swapping ||
        !catan_dice_can(&sc->now->board[sc->now->mover], sc->now->resources, build_move(pointed)))
        return false;
    for (int i = 0; i < slot; i++)
        before += catan_dice_view_face(sc->now->resources, i) == face;
    return before < catan_dice_costs[catan_dice_structures[pointed].kind][face];
}

/* Rings around a die, about the origin: to be spent or given, of a hint, under the pointer. */
static void draw_rings(struct drawing *d, const struct scene *sc, int slot, struct box b,
                       bool price)
{
    int face = catan_dice_view_face(sc->now->resources, slot);
    bool asked = sc->person >= 0 && (sc->now->rolls > 0 || sc->ui->swapping);

    if (price || (asked && sc->ui->wish && sc->ui->wish - 1 != face))
        draw_box(d, b, 11, (struct style){.outline = INK_GLOW, .width = 4, .shadow = SHADOW_GLOW});
    if (is_about(sc, sc->played, slot, face))
        draw_box(d, box_inner(b, -6), 14, (struct style){.outline = INK_TEXT, .width = 3});
    if (is_hinted(sc, slot, face)) {
        draw_box(d, b, 11, (struct style){.outline = INK_IVORY, .width = 8});
        draw_box(d, b, 11, (struct style){.outline = INK_GOOD, .width = 4.5f, .dash = 8});
    }
    if (asked && sc->focus == DIE + slot)
        draw_box(d, b, 11, (struct style){.outline = INK_GLOW, .width = 3});
}

/* It is to be rolled again. */
static void draw_back_sign(struct drawing *d, struct point at, float size)
{
    struct point sign = {at.x + size * 0.36f, at.y + size * 0.4f};

    draw_disc(d, sign, size * 0.23f,
              (struct style){.fill = INK_ACCENT, .outline = INK_IVORY, .width = 2});
    catan_dice_art_again(d, sign, size * 0.15f, ink_over(INK_ACCENT));
}

static void draw_die_target(struct drawing *d, const struct scene *sc, int slot)
{
    struct box tray = catan_dice_view_layout(&sc->page).tray;
    float wide = pitch_of(tray), x = catan_dice_view_slot(&sc->page, slot).x;
    bool asked = sc->person >= 0 && (sc->now->rolls > 0 || sc->ui->swapping);
    char label[96];
    struct writer w = writer_over(label, sizeof label);

    write_die_label(&w, sc, slot, catan_dice_view_face(sc->now->resources, slot));
    draw_box(d, (struct box){x - wide / 2, tray.y, wide, tray.h}, 10,
             (struct style){.fill = INK_NONE});
    draw_target(d, DIE + slot, asked ? TARGET_READY : TARGET_IDLE, label);
}

static void draw_resting(struct drawing *d, const struct scene *sc, int slot)
{
    int face = catan_dice_view_face(sc->now->resources, slot);
    bool back = sc->ui->back >> slot & 1, price = is_price(sc, slot, face);
    struct point at = catan_dice_view_slot(&sc->page, slot);
    float size = catan_dice_view_die_size(&sc->page);

    at.y -= size * (back ? 0.22f : price ? 0.13f : 0);
    draw_push(d, (struct place){.x = at.x, .y = at.y, .turn = back ? -9.0f : 0});
    catan_dice_art_die(d, face, size, back || price ? SHADOW_HIGH : SHADOW_LOW);
    draw_rings(d, sc, slot, (struct box){-size / 2, -size / 2, size, size}, price);
    draw_pop(d);
    if (back)
        draw_back_sign(d, at, size);
    if (!sc->still)
        draw_die_target(d, sc, slot);
}

/* A die that is taken to a knight follows the pointer. */
static void draw_dragged(struct drawing *d, const struct scene *sc)
{
    struct flight f = {.from = sc->cursor, .to = sc->cursor, .turn = -6, .fade = 0.15f};

    if (sc->person < 0 || !sc->ui->lifted || sc->ui->lifted > DICE || sc->cursor.x < 0)
        return;
    f.face = catan_dice_view_face(sc->now->resources, sc->ui->lifted - 1);
    draw_flight(d, sc, &f);
}

void catan_dice_view_throw(struct drawing *d, const struct scene *sc)
{
    int total = catan_dice_view_total(sc->now->resources);

    if (sc->t < 1 && sc->last) {
        draw_change(d, sc);
        if (move_kind(sc->last) != DO_END)
            return;
    }
    for (int slot = 0; sc->t >= 1 && slot < total; slot++)
        draw_resting(d, sc, slot);
    draw_dragged(d, sc);
    for (int i = 0; sc->t >= 1 && i < sc->now->dice; i++) {
        struct flight f = {.from = catan_dice_view_slot(&sc->page, total + i),
                           .to = catan_dice_view_slot(&sc->page, total + i),
                           .face = -1};

        draw_flight(d, sc, &f);
    }
}
