/* Patchwork: the circle of patches. Those on offer lie large, the others in order behind them, with the
   thimble for the neutral token; an open circle is a table full of patches. */
#include "games/patchwork/view/view.h"

/* ---- The circle ----------------------------------------------------------------------------- */

static bool is_dear(const struct state *s, int patch)
{
    int player = patchwork_actor(s);

    return player >= 0 && !(patchwork_affordable(s, player) >> patch & 1);
}

static void draw_patch(struct drawing *d, int patch, const struct lie *lie, float fade)
{
    const struct pose *pose = &patchwork_patches[patch].shape[0];
    struct cloth c = {patch, 0, lie->cell, lie->cell > 20, SHADOW_LOW};

    draw_push(d, (struct place){.x = lie->at.x - lie->cell * (float)pose->width / 2,
                                .y = lie->at.y - lie->cell * (float)pose->height / 2,
                                .fade = fade});
    patchwork_art_patch(d, &c);
    draw_pop(d);
}

/* On its way from where it lay before; along the ring if it stays there. */
static struct lie between(struct box tray, const struct lie *from, const struct lie *to, float t)
{
    struct lie lie = *to;

    if (from->rank < 0 || !from->shown || t >= 1)
        return lie;
    lie.cell = from->cell + (to->cell - from->cell) * t;
    lie.at = part_between(from->at, to->at, t);
    if (from->way > 0 && to->way > 0) {
        float way = to->way - from->way;

        lie.at = patchwork_view_on_ring(
            tray, 1 + from->way + (way > 0 ? way - 1 : way) * t); /* never forwards */
        lie.at.y -= 6;
    }
    return lie;
}

static void draw_card(struct drawing *d, struct box b)
{
    draw_box(d, b, 12,
             (struct style){.fill = ink_light(INK_LINEN, 30),
                            .fill_to = ink_dark(INK_LINEN, 7),
                            .outline = ink_dark(INK_SAND, 45),
                            .width = 1.5f,
                            .shadow = SHADOW_LOW});
}

/* On a small page the hand takes the place of what was on offer, and the score sheet that of all. */
static bool is_covered(const struct scene *sc, const struct layout *at, const struct lie *lie)
{
    bool held = sc->person >= 0 && patchwork_view_in_hand(sc->now, sc->ui) >= 0;
    bool over = sc->t >= 1 && patchwork_actor(sc->now) == OVER;

    if (sc->page.form == FORM_WIDE)
        return false;
    return over || (held && lie->room.y < at->circle.y + at->circle.h);
}

/* What the patches lie on. */
void patchwork_view_table(struct drawing *d, const struct scene *sc, const struct layout *at)
{
    const float inset = 31, round = 46;

    if (at->shelf.w > 0)
        patchwork_art_tray(d, at->shelf);
    if (sc->page.form != FORM_WIDE)
        return;
    patchwork_art_tray(d, at->circle);
    if (!sc->now->open)
        draw_box(d, box_inner(at->circle, inset), round,
                 (struct style){.outline = ink_clear(ink_dark(INK_SAND, 55), 72), .width = 30});
}

/* What words call it. */
static void draw_letter(struct drawing *d, struct box b, float size, int patch)
{
    char text[] = {patchwork_letter(patch), 0};

    draw_text(d, b, (struct type){.ink = ink_over(INK_LINEN), .size = size, .font = FONT_BOLD},
              text);
}

/* Letter, income and price of a patch on its card. */
static void draw_terms(struct drawing *d, struct box b, int patch, bool dear)
{
    const struct patch *p = &patchwork_patches[patch];
    bool low = b.w < 150 || b.h < 150;

    draw_letter(d, (struct box){b.x + 5, b.y + 3, 20, 20}, low ? 16 : 17, patch);
    patchwork_view_income(d, (struct box){b.x + b.w - 42, b.y + 3, 38, 18}, p->income);
    if (low)
        patchwork_view_label(d, (struct box){b.x + 4, b.y + b.h - 26, b.w - 8, 22}, p, dear);
    else
        patchwork_view_tag(d, (struct box){b.x + 22, b.y + b.h - 40, b.w - 44, 32}, p, dear);
}

/* Letter and price of a small patch, on a scrap of paper. */
static void draw_scrap(struct drawing *d, const struct lie *lie, int patch)
{
    struct box b = {lie->at.x - 23, lie->room.y + lie->room.h - 17, 46, 16};

    draw_box(d, b, 4, (struct style){.fill = ink_dark(INK_IVORY, 8)});
    draw_letter(d, box_left(&b, 14, 0), 13, patch);
    patchwork_view_scrap(d, b, &patchwork_patches[patch]);
}

static void draw_lie(struct drawing *d, const struct state *s, int patch, const struct lie *lie,
                     bool resting)
{
    bool dear = lie->offered && is_dear(s, patch);

    if (lie->large)
        draw_card(d, lie->room);
    else if (lie->way <= 0)
        draw_box(d, box_inner(lie->room, 1), 8, (struct style){.fill = ink_clear(INK_LINEN, 12)});
    draw_patch(d, patch, lie, dear ? 0.5f : 0);
    if (lie->large && resting)
        draw_terms(d, lie->room, patch, dear);
    else if (!lie->large)
        draw_scrap(d, lie, patch);
}

void patchwork_view_circle(struct drawing *d, const struct scene *sc, const struct layout *at,
                           const struct state *shown, const struct slide *slide)
{
    struct lie from[PATCHES], to[PATCHES];
    bool ring = sc->page.form == FORM_WIDE && !shown->open;

    patchwork_view_lies(sc, at, slide->before, from);
    patchwork_view_lies(sc, at, shown, to);
    if (ring && patchwork_is_drawn(shown))
        patchwork_art_thimble(d, patchwork_view_on_ring(at->circle, 0), 17);
    for (int patch = 0; patch < PATCHES; patch++) {
        struct lie lie = between(at->circle, &from[patch], &to[patch], slide->t);

        if (lie.rank >= 0 && lie.shown && patch != slide->hidden && !is_covered(sc, at, &lie))
            draw_lie(d, shown, patch, &lie, slide->t >= 1);
    }
}

/* ---- Patches as targets --------------------------------------------------------------------- */

static void write_label(struct writer *w, const struct scene *sc, int patch, const struct lie *lie)
{
    const struct state *s = sc->now;

    patchwork_view_patch_words(w, patch);
    if (sc->person >= 0 && sc->ui->patch == patch + 1) {
        write_text(w, ", in hand: put it back");
        return;
    }
    if (lie->offered) {
        write_text(w, is_dear(s, patch) ? ", costs too much" : ", on offer");
        return;
    }
    write_text(w, ", not on offer, place ");
    write_number(w, lie->rank + 1);
    write_text(w, " in the circle");
}

/* What is in hand has left a pale image of itself. */
static void draw_chosen(struct drawing *d, struct box b)
{
    float price = b.h > 100 ? 44 : 28;

    draw_box(d, (struct box){b.x + 4, b.y + 4, b.w - 8, b.h - price - 4}, 9,
             (struct style){.fill = ink_clear(INK_LINEN, 30)});
    draw_box(d, b, 12, (struct style){.outline = INK_ACCENT, .width = 4, .shadow = SHADOW_GLOW});
}

static void mark_patch(struct drawing *d, const struct scene *sc, struct box b, int patch,
                       bool offered)
{
    int id = PLACE_PATCH + patch;
    bool chosen = sc->ui->patch == patch + 1, refused = false;
    bool hinted = sc->hint_count > 0 && patchwork_is_lay(sc->hints[0]) &&
                  patchwork_patch_of(sc->hints[0]) == patch;

    for (int i = 0; sc->refused && i < sc->refused->places; i++)
        refused = refused || sc->refused->place[i] == id;
    if (sc->person < 0)
        return;
    if (refused)
        draw_box(d, b, 12, (struct style){.outline = INK_BAD, .width = 4});
    else if (chosen)
        draw_chosen(d, b);
    else if (hinted)
        draw_box(d, b, 12, (struct style){.outline = INK_GOOD, .width = 4, .dash = 8});
    else if (sc->focus == id)
        draw_box(d, b, 12,
                 (struct style){.outline = offered ? INK_ACCENT : INK_LINEN, .width = 2.5f});
}

void patchwork_view_circle_marks(struct drawing *d, const struct scene *sc, const struct layout *at)
{
    const struct state *s = sc->now;
    bool may = sc->person >= 0 && s->special == NOBODY;
    struct lie lies[PATCHES];

    patchwork_view_lies(sc, at, s, lies);
    for (int i = 0; !sc->still && i < PATCHES; i++) {
        int place = patchwork_view_place(s, i), patch = s->circle[place];
        const struct lie *lie = &lies[patch];
        char label[96];
        struct writer w = writer_over(label, sizeof label);

        if (!(s->left >> place & 1) || !lie->shown || is_covered(sc, at, lie))
            continue;
        write_label(&w, sc, patch, lie);
        draw_box(d, lie->room, 12, (struct style){.fill = INK_NONE});
        draw_target(d, PLACE_PATCH + patch,
                    may && lie->offered && !is_dear(s, patch) ? TARGET_READY : TARGET_IDLE, label);
        mark_patch(d, sc, lie->room, patch, lie->offered);
    }
}
