/* Patchwork: what happens in a move, and when; patches and buttons on their way. */
#include "games/patchwork/view/view.h"

static const float lay_seconds = 0.5f, step_seconds = 0.11f, gain_seconds = 0.6f;
static const float slide_seconds = 0.35f;
static const float turn_seconds = 0.9f; /* the complete circle turns to where it begins */

struct timing patchwork_view_timing(const struct state *before, move last)
{
    struct timing time = {.patch = -1, .slide = slide_seconds};
    struct state after = *before;

    if (last != 0 && last & DRAW && (before->bag & (before->bag - 1)) == 0)
        time.total = turn_seconds;
    if (last == 0 || last & DRAW)
        return time;
    time.player = patchwork_actor(before);
    patchwork_rules.apply(&after, last);
    time.from = before->time[time.player];
    time.to = after.time[time.player];
    if (patchwork_is_lay(last)) {
        time.patch = patchwork_patch_of(last);
        time.price = patchwork_patches[time.patch].cost;
        time.lay = lay_seconds;
    }
    time.gain = after.purse[time.player] - before->purse[time.player] + time.price;
    time.special = after.special != NOBODY && before->special == NOBODY;
    time.bonus = after.holder != NOBODY && before->holder == NOBODY;
    time.walk = time.lay + step_seconds * (float)(time.to - time.from);
    time.total = time.walk + (time.gain > 0 || time.special || time.bonus ? gain_seconds : 0.05f);
    if (time.patch >= 0 && time.patch != SPECIAL && time.total < time.lay + slide_seconds)
        time.total = time.lay + slide_seconds;
    return time;
}

/* A few buttons one behind the other, from one point to another. */
static void draw_stream(struct drawing *d, struct point from, struct point to, int count, float t)
{
    for (int i = 0; i < count && i < 7; i++) {
        float at = (t - 0.07f * (float)i) / 0.58f;
        float way = part_ease(at);

        if (at > 0 && at < 1)
            patchwork_art_button(
                d,
                (struct point){from.x + (to.x - from.x) * way,
                               from.y + (to.y - from.y) * way - 120 * way * (1 - way)},
                9, INK_BLUE);
    }
}

/* Where the patch lay: in the circle, or on the time board. */
static struct point where_from(const struct scene *sc, const struct layout *at,
                               const struct timing *time, float *cell)
{
    struct lie lie[PATCHES];

    if (time->patch == SPECIAL)
        return patchwork_view_time_point(at, sc->before, time->player, 0);
    patchwork_view_lies(sc, at, sc->before, lie);
    *cell = lie[time->patch].cell;
    return lie[time->patch].shown ? lie[time->patch].at : box_middle(at->circle);
}

/* A person has seen the patch where it goes to lie; others take it from the circle. */
static void draw_flight(struct drawing *d, const struct scene *sc, const struct layout *at,
                        const struct timing *time)
{
    const struct pose *pose = patchwork_shape_of(sc->last);
    float t = part_ease(sc->t * time->total / time->lay), left = 1 - t;
    float there = at->cell[time->player], cell = there, scale;
    struct point to =
        patchwork_view_square(at, NUMBERS * time->player + patchwork_square_of(sc->last));
    struct point from = {to.x, to.y - 26};
    struct cloth c = {time->patch, patchwork_turn_of(sc->last), CELL, true, SHADOW_HIGH};

    if (sc->seat[time->player] != SEAT_PERSON) {
        from = where_from(sc, at, time, &cell);
        from.x -= cell * (float)pose->width / 2;
        from.y -= cell * (float)pose->height / 2;
    }
    scale = (there * t + cell * left) / CELL * (1 + 0.5f * t * left);
    draw_push(d, (struct place){.x = from.x * left + to.x * t,
                                .y = from.y * left + to.y * t - 40 * t * left,
                                .scale = scale});
    patchwork_art_patch(d, &c);
    draw_pop(d);
}

/* What a purse lost or got, above it. */
static void draw_change(struct drawing *d, struct point purse, int buttons, float t)
{
    struct box b = {purse.x - 25, purse.y + 24 + 8 * t, 50, 24};
    int ink = buttons < 0 ? INK_BAD : INK_GOOD;
    char text[16];
    struct writer w = writer_over(text, sizeof text);

    write_text(&w, buttons < 0 ? "\xe2\x88\x92" : "+");
    write_number(&w, buttons < 0 ? -buttons : buttons);
    draw_push(d, (struct place){.fade = t > 0.7f ? (t - 0.7f) / 0.3f : 0});
    draw_box(d, b, 12, (struct style){.fill = INK_PANEL, .outline = ink, .width = 2});
    draw_text(d, b, (struct type){.ink = ink, .size = 18, .font = FONT_BOLD}, text);
    draw_pop(d);
}

/* Buttons come from the time board, a special patch too; the rosette comes from where it waits. */
static void draw_gains(struct drawing *d, const struct scene *sc, const struct layout *at,
                       const struct timing *time, float t)
{
    struct point token = patchwork_view_time_point(at, sc->now, time->player, 0);
    struct point purse = patchwork_view_purse_point(at, time->player);
    struct box card = at->card[time->player];

    if (time->gain > 0) {
        draw_stream(d, token, purse, time->gain, t);
        draw_change(d, purse, time->gain, t);
    }
    if (time->special)
        patchwork_art_leather(d, part_between(token, box_middle(at->hand), part_ease(t)),
                              16 + 24 * part_ease(t));
    if (time->bonus)
        patchwork_art_rosette(d,
                              part_between(box_middle(at->rosette),
                                           (struct point){card.x + 14, card.y + card.h - 14},
                                           part_ease(t)),
                              17,
                              "7\xc3\x97"
                              "7");
}

void patchwork_view_flights(struct drawing *d, const struct scene *sc, const struct layout *at,
                            const struct timing *time)
{
    float now = sc->t * time->total, cell;
    struct point purse = patchwork_view_purse_point(at, time->player);

    if (sc->t >= 1 || time->total <= 0)
        return;
    if (time->patch >= 0 && now < time->lay) {
        if (time->price > 0)
            draw_stream(d, purse, where_from(sc, at, time, &cell), time->price, now / time->lay);
        draw_flight(d, sc, at, time);
    }
    if (now > time->walk)
        draw_gains(d, sc, at, time, (now - time->walk) / gain_seconds);
    if (time->price > 0 && now < time->lay)
        draw_change(d, purse, -time->price, now / time->lay);
}
