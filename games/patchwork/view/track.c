/* Patchwork: the time board with its markers and tokens, and where a token would come to. */
#include "games/patchwork/view/view.h"

static struct point middle(const struct layout *at, int square)
{
    return box_middle(patchwork_art_time_box(at->track, square));
}

/* Where a player's token stands on a square: tokens on one square overlap only where it is small. */
static struct point stand(const struct layout *at, int square, int player)
{
    struct point on = middle(at, square);
    struct box b = patchwork_art_time_box(at->track, square);
    float scale = patchwork_art_time_scale(at->track) * (player == 0 ? -1 : 1);
    float apart = b.w > 80 ? 15 : b.w > 45 ? 13 : 4.5f, down = b.w > 80 ? 0 : b.w > 45 ? 8 : 3.2f;

    return (struct point){on.x + apart * scale, on.y + down * scale};
}

struct point patchwork_view_time_point(const struct layout *at, const struct state *s, int player,
                                       float steps)
{
    int from = s->time[player] + (int)steps, to = from < LAST_TIME ? from + 1 : LAST_TIME;

    return part_between(stand(at, from, player), stand(at, to, player), steps - (float)(int)steps);
}

static void draw_special(struct drawing *d, struct box track, const struct state *s, int square)
{
    struct point at = patchwork_art_time_edge(track, square);
    float scale = patchwork_art_time_scale(track), half = 7 * scale;

    if (patchwork_is_ahead(s, square))
        patchwork_art_leather(d, at, 16 * scale);
    else
        draw_box(
            d, (struct box){at.x - half, at.y - half, 2 * half, 2 * half}, 2,
            (struct style){.outline = ink_clear(INK_LEATHER, 35), .width = 1.2f, .dash = 2.5f});
}

static bool pays(int square)
{
    return patchwork_income_squares(square) > patchwork_income_squares(square - 1);
}

static void write_squares(struct writer *w, const char *what, const bool marked[LAST_TIME + 1])
{
    bool any = false;

    for (int square = 0; square <= LAST_TIME; square++)
        if (marked[square]) {
            write_text(w, any ? " " : what);
            write_number(w, square);
            any = true;
        }
}

static void write_where(struct writer *w, const struct state *s)
{
    bool income[LAST_TIME + 1] = {false}, special[LAST_TIME + 1] = {false};

    write_text(w, "Time board of ");
    write_counted(w, LAST_TIME, "square");
    for (int player = 0; player < PLAYERS; player++) {
        write_text(w, player == 0 ? ": " : ", ");
        patchwork_view_name(w, player);
        write_text(w, " on ");
        write_number(w, s->time[player]);
    }
    if (s->time[0] == s->time[1]) {
        write_text(w, ", ");
        patchwork_view_name(w, s->top);
        write_text(w, " on top");
    }
    for (int square = 1; square <= LAST_TIME; square++)
        income[square] = pays(square);
    for (int i = 0; i < SPECIALS; i++)
        special[patchwork_special_squares[s->track][i]] =
            patchwork_is_ahead(s, patchwork_special_squares[s->track][i]);
    write_squares(w, "; income at ", income);
    write_squares(w, "; special patches at ", special);
}

void patchwork_view_track(struct drawing *d, const struct scene *sc, const struct layout *at,
                          const struct state *shown)
{
    char label[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, label, sizeof label);
    float scale = patchwork_art_time_scale(at->track);

    for (int square = 1; square <= LAST_TIME; square++)
        if (pays(square))
            patchwork_art_button(d, patchwork_art_time_edge(at->track, square), 7.5f * scale,
                                 INK_BLUE);
    for (int i = 0; i < SPECIALS; i++)
        draw_special(d, at->track, shown, patchwork_special_squares[shown->track][i]);
    if (sc->still)
        return;
    write_where(&w, shown);
    draw_box(d, at->track, 10, (struct style){.fill = INK_NONE});
    draw_target(d, PLACE_TRACK, TARGET_IDLE, label);
}

/* ---- Tokens --------------------------------------------------------------------------------- */

/* How far the person's token would go with what is in hand or pointed at; 0: nothing is. */
static int steps_meant(const struct scene *sc)
{
    const struct state *s = sc->now;
    int patch, hours;

    if (sc->person < 0 || s->special != NOBODY)
        return 0;
    if (sc->focus == ADVANCE_BUTTON)
        return patchwork_advance_hours(s, sc->person);
    patch = patchwork_view_in_hand(s, sc->ui);
    if (sc->focus >= PLACE_PATCH && sc->focus < PLACE_PATCH + PATCHES)
        patch = sc->focus - PLACE_PATCH;
    hours = patch < 0 ? 0 : patchwork_patches[patch].time;
    return patchwork_time_after(s, sc->person, hours) - s->time[sc->person];
}

static void draw_meant(struct drawing *d, const struct scene *sc, const struct layout *at,
                       int steps)
{
    int player = sc->person, from = sc->now->time[player];
    struct point to = middle(at, from + steps);
    float scale = patchwork_art_time_scale(at->track);

    for (int i = 1; i < steps; i++)
        draw_disc(
            d, middle(at, from + i), 4 * scale,
            (struct style){.fill = patchwork_art_ink(player), .outline = INK_LINEN, .width = 1.2f});
    draw_disc(d, to, 14 * scale, (struct style){.outline = INK_LINEN, .width = 5 * scale});
    draw_disc(d, to, 14 * scale, (struct style){.outline = INK_ACCENT, .width = 2.5f});
    draw_push(d, (struct place){.fade = 0.45f});
    patchwork_art_token(d, to, scale < 0.9f ? 11 * scale : 10, player); /* without its number */
    draw_pop(d);
}

/* How many squares, and parts of one, the token has gone in the move that is being shown. */
static float steps_made(const struct scene *sc, const struct timing *time)
{
    float now = sc->t * time->total, whole = (float)(time->to - time->from);

    if (now < time->lay)
        return 0;
    return now >= time->walk ? whole : (now - time->lay) / (time->walk - time->lay) * whole;
}

static void draw_token(struct drawing *d, const struct scene *sc, const struct layout *at,
                       const struct timing *time, int player)
{
    bool walks = sc->t < 1 && time->total > 0 && player == time->player;
    float steps = walks ? steps_made(sc, time) : 0, scale = patchwork_art_time_scale(at->track);
    struct point to = patchwork_view_time_point(at, walks ? sc->before : sc->now, player, steps);

    to.y -= 9 * turn_sine(180 * (steps - (float)(int)steps)); /* it hops */
    patchwork_art_token(d, to, 11.5f * scale, player);
}

/* Who is on top is drawn last, and so is who moves. */
void patchwork_view_tokens(struct drawing *d, const struct scene *sc, const struct layout *at,
                           const struct timing *time)
{
    int steps = sc->t >= 1 ? steps_meant(sc) : 0;
    int last = sc->t < 1 && time->total > 0 ? time->player : sc->now->top;

    if (steps > 0)
        draw_meant(d, sc, at, steps);
    draw_token(d, sc, at, time, !last);
    draw_token(d, sc, at, time, last);
}
