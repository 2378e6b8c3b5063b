/* Catan Dice: what a person can do on the large island. What can be built now is lit, what trades and
   swaps could pay for has a broken ring, and pointing shows the piece where it would stand. */
#include "games/catan-dice/view/view.h"

#include "games/catan-dice/rules/plan.h"

/* The outline of a site, a little larger than what stands there. */
static void draw_outline(struct drawing *d, int structure, float more, struct style style)
{
    const struct structure *what = &catan_dice_structures[structure];
    struct point at = catan_dice_view_site(structure);

    if (what->kind == ROAD) {
        draw_push(
            d, (struct place){.x = at.x, .y = at.y, .turn = catan_dice_view_road_turn(structure)});
        draw_box(d, (struct box){-27 - more, -9.5f - more, 54 + 2 * more, 19 + 2 * more}, 6 + more,
                 style);
        draw_pop(d);
    } else if (what->kind == KNIGHT) {
        draw_disc(d, (struct point){at.x, at.y - 4}, 41 + more, style);
    } else {
        draw_disc(d, (struct point){at.x, at.y - 1}, (what->kind == CITY ? 34.0f : 25.0f) + more,
                  style);
    }
}

/* ---- Which ---------------------------------------------------------------------------------- */

int catan_dice_view_next(const struct board *b, int kind)
{
    int found = -1;

    for (int i = 0; i < STRUCTURES; i++) {
        const struct structure *what = &catan_dice_structures[i];

        if (what->kind != kind || b->built >> i & 1)
            continue;
        if (kind != ROAD)
            return i;
        if (catan_dice_may_build(b, i))
            found = found == -1 ? i : MANY;
    }
    return found;
}

/* Of several roads a card means the one that is shown. */
int catan_dice_view_pointed(const struct scene *sc)
{
    int card = sc->focus - PRICE, next = -1;

    if (sc->focus >= 0 && sc->focus < STRUCTURES)
        return sc->focus;
    if (card >= 0 && card < KINDS)
        next = catan_dice_view_next(&sc->now->board[sc->now->mover], card);
    return next >= 0 ? next : sc->ui->looked - 1;
}

/* ---- Labels --------------------------------------------------------------------------------- */

static void write_label(struct writer *w, const struct scene *sc, int structure)
{
    int player = catan_dice_view_shown(sc);
    const struct board *b = &sc->now->board[player];
    bool built = b->built >> structure & 1;
    struct refusal why;

    catan_dice_view_structure(w, structure);
    write_text(w, ", ");
    write_counted(w, catan_dice_structures[structure].points, "point");
    if (structure >= FIRST_KNIGHT) {
        int gives = structure - FIRST_KNIGHT;

        write_text(w, ", gives ");
        write_text(w, gives == WILD ? "any resource" : catan_dice_resource_names[gives]);
    }
    if (!built) {
        write_text(w, ", not built");
        if (catan_dice_view_is_free(sc) &&
            catan_dice_can(b, sc->now->resources, build_move(structure)))
            write_text(w, ", can be built now");
        else if (catan_dice_view_is_free(sc) &&
                 catan_dice_why_not(sc->now, build_move(structure), &why)) {
            write_text(w, ": ");
            catan_dice_view_plain(w, why.text);
        }
        return;
    }
    write_text(w, ", built by ");
    say_seat_within(w, &catan_dice_rules, sc->now, player);
    if (structure >= FIRST_KNIGHT)
        write_text(w, b->ready >> (structure - FIRST_KNIGHT) & 1 ? ", not used yet" : ", used");
}

/* ---- Marks ---------------------------------------------------------------------------------- */

static enum target_use use_of(const struct scene *sc, int structure)
{
    const struct board *b = &sc->now->board[sc->now->mover];

    if (!catan_dice_view_is_free(sc))
        return TARGET_IDLE;
    if (catan_dice_can(b, sc->now->resources, build_move(structure)))
        return TARGET_PUT;
    if (catan_dice_view_is_ready(b, structure) && catan_dice_view_total(sc->now->resources) > 0)
        return TARGET_READY;
    return b->built >> structure & 1 ? TARGET_IDLE : TARGET_READY;
}

static void draw_mark(struct drawing *d, const struct scene *sc, int structure)
{
    const struct board *b = &sc->now->board[sc->now->mover];
    const struct structure *what = &catan_dice_structures[structure];

    if (structure >= FIRST_KNIGHT && catan_dice_view_knight(sc) == structure - FIRST_KNIGHT)
        draw_outline(d, structure, 3,
                     (struct style){.outline = INK_ACCENT, .width = 5, .shadow = SHADOW_GLOW});
    if (!catan_dice_may_build(b, structure) || sc->ui->swapping ||
        (sc->ui->roads && what->kind != ROAD))
        return;
    if (catan_dice_affords(sc->now->resources, what->kind)) {
        draw_outline(d, structure, 2,
                     (struct style){.outline = INK_GLOW, .width = 5, .shadow = SHADOW_GLOW});
        draw_outline(d, structure, 5.5f, (struct style){.outline = INK_BLACK, .width = 2});
    } else if (catan_dice_can_exchange_for(b, sc->now->resources, what->kind)) {
        draw_outline(d, structure, 3, (struct style){.outline = INK_GLOW, .width = 3, .dash = 6});
    }
}

static void draw_ghost(struct drawing *d, const struct scene *sc, int structure)
{
    const struct state *s = sc->now;

    if (!catan_dice_can(&s->board[s->mover], s->resources, build_move(structure)))
        return;
    draw_push(d, (struct place){.fade = 0.2f});
    catan_dice_view_landing(d, structure, s->mover, 1);
    draw_pop(d);
}

/* The structure that a move is about, or -1. */
static int structure_of(const struct scene *sc, move m)
{
    if (m && move_kind(m) == DO_BUILD)
        return move_identifier(m);
    if (m && move_kind(m) == DO_SWAP)
        return FIRST_KNIGHT +
               catan_dice_swap_knight(&sc->now->board[sc->now->mover], move_wanted(m));
    return -1;
}

static void draw_answers(struct drawing *d, const struct scene *sc)
{
    int about = structure_of(sc, sc->hint_count > 0 ? sc->hints[0] : 0);
    int played = structure_of(sc, sc->played);

    if (played >= 0) {
        draw_outline(d, played, 2, (struct style){.outline = INK_PANEL, .width = 8});
        draw_outline(d, played, 2, (struct style){.outline = INK_TEXT, .width = 3});
    }
    if (about >= 0 && sc->played)
        draw_ghost(d, sc, about);
    if (about >= 0) {
        draw_outline(d, about, 6, (struct style){.outline = INK_PANEL, .width = 8});
        draw_outline(d, about, 6, (struct style){.outline = INK_GOOD, .width = 4.5f, .dash = 9});
    }
    for (int i = 0; sc->refused && i < sc->refused->places; i++)
        if (sc->refused->place[i] < STRUCTURES) {
            draw_outline(d, sc->refused->place[i], 4,
                         (struct style){.outline = INK_PANEL, .width = 8});
            draw_outline(
                d, sc->refused->place[i], 4,
                (struct style){.fill = ink_clear(INK_BAD, 75), .outline = INK_BAD, .width = 4});
        }
}

static void draw_site_target(struct drawing *d, const struct scene *sc, int structure)
{
    char label[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, label, sizeof label);
    bool pointed = sc->focus == structure && catan_dice_view_is_free(sc);
    const struct structure *what = &catan_dice_structures[structure];
    struct point at = catan_dice_view_site(structure);

    write_label(&w, sc, structure);
    if (pointed)
        draw_outline(d, structure, 1, (struct style){.outline = INK_IVORY, .width = 2.5f});
    if (what->kind == ROAD && what->y != what->to_y)
        draw_box(d, (struct box){at.x - 19, at.y - 25, 38, 50}, 0,
                 (struct style){.fill = INK_NONE});
    else if (what->kind == ROAD)
        draw_box(d, (struct box){at.x - 26, at.y - 14, 52, 28}, 0,
                 (struct style){.fill = INK_NONE});
    else
        draw_outline(d, structure, 0, (struct style){.fill = INK_NONE});
    draw_target(d, structure, use_of(sc, structure), label);
}

void catan_dice_view_sites(struct drawing *d, const struct scene *sc)
{
    if (catan_dice_view_is_free(sc)) {
        for (int i = 0; i < STRUCTURES; i++)
            draw_mark(d, sc, i);
        if (catan_dice_view_pointed(sc) >= 0)
            draw_ghost(d, sc, catan_dice_view_pointed(sc));
        draw_answers(d, sc);
    }
    for (int i = 0; !sc->still && i < STRUCTURES; i++)
        draw_site_target(d, sc, i);
}
