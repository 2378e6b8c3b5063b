/* The public face: pictures of positions. */
#include "api/face.h"

#include "draw/draw.h"
#include "view/view.h"

/* The position at rest, with what led to it, nobody at the screen. */
static void draw(struct drawing *d, const parlour_state *s)
{
    const struct view *view = s->game->view;
    union {
        unsigned char bytes[MAX_UI];
        uint64_t align;
    } ui = {{0}};
    struct scene sc = {
        .now = position_of(s),
        .before = position_of(s),
        .t = 1,
        .start = (const struct state *)&s->start,
        .past = s->list,
        .past_count = s->length,
        .ui = (const struct ui *)&ui,
        .person = -1,
        .focus = -1,
        .cursor = {-1, -1},
        .still = true,
        .hint_reason = "",
        .page = view_page(view, FORM_WIDE, 0, 0),
    };

    for (int p = 0; p < MAX_PLAYERS; p++)
        sc.seat[p] = SEAT_PERSON;
    draw_clear(d, sc.page.width, sc.page.height);
    d->inks = view->inks;
    view->draw(d, &sc);
}

size_t parlour_state_svg(const parlour_state *s, int palette, int width, int height, char *out,
                         size_t room, parlour_error *error)
{
    static const enum palette palettes[] = {PALETTE_LIGHT, PALETTE_DARK, PALETTE_CONTRAST};
    struct writer w = face_writer(out, room);
    struct drawing *d;

    if (!face_state(s, error))
        return 0;
    if (!s->game->view) {
        face_fail(error, PARLOUR_NOT_OFFERED, "This game has no picture.");
        return 0;
    }
    if (palette < PARLOUR_LIGHT || palette > PARLOUR_CONTRAST || width < 0 || height < 0 ||
        width > 100000 || height > 100000) {
        face_fail(error, PARLOUR_BAD_ARGUMENT, "There is no such palette, or no such size.");
        return 0;
    }
    d = drawing_try();
    if (d)
        draw(d, s);
    if (d && !d->spoilt)
        draw_svg(&w, d, palettes[palette], width, height, rules_of(s)->title);
    else
        face_fail(error, PARLOUR_NO_MEMORY, "There is not enough memory.");
    drawing_free(d);
    return w.size;
}
