/* Marrakech: the lower part of the column. What happened, what is asked, and the buttons. */
#include "games/marrakech/view/view.h"

/* ---- Message -------------------------------------------------------------------------------- */

static void write_assam(struct writer *w, const struct state *s)
{
    static const char *const looks[] = {"north", "east", "south", "west"};

    write_text(w, "Assam stands on ");
    marrakech_view_square_name(w, s->assam);
    write_text(w, " and looks ");
    write_text(w, looks[s->facing]);
    write_char(w, '.');
}

/* What is worth saying now: a refusal, a reason why the rug shown cannot be laid, a hint, or what
   happened last. */
static int choose_message(struct writer *w, const struct scene *sc)
{
    const struct state *s = sc->now;
    struct refusal why;

    int ink;

    if (!sc->refused && sc->person >= 0 && s->phase == PLACE && sc->focus >= 0) {
        struct ghost g = marrakech_view_ghost(s, sc->ui, sc->focus);

        if (g.there && !g.legal && marrakech_why_not(s, g.m, &why)) {
            write_text(w, why.text);
            return INK_BAD;
        }
    }
    ink = say_first(w, &marrakech_view, &marrakech_rules, sc);
    if (ink != INK_NONE)
        return ink;
    if (sc->lesson) {
        write_text(w, sc->lesson);
        return INK_TEAL;
    }
    if (sc->still)
        write_assam(w, s);
    else if (s->phase == FINISHED && sc->t >= 1)
        write_text(w, marrakech_view_count);
    else if (sc->last && sc->t >= 1)
        marrakech_view_tell(w, sc->before, sc->last, s);
    else if (!sc->last)
        marrakech_view_ask(w, s);
    return INK_TEXT;
}

/* The last roll stays in sight while the rug is laid. */
static void draw_last_roll(struct drawing *d, const struct scene *sc, struct box *b)
{
    struct box die;

    if (!sc->last || sc->t < 1 || marrakech_kind(sc->last) != DIE)
        return;
    die = box_left(b, 46, 0);
    draw_push(d, (struct place){.x = die.x + 26, .y = die.y + die.h / 2});
    marrakech_art_die(d, marrakech_amount(sc->last), 42);
    draw_pop(d);
}

void marrakech_view_message(struct drawing *d, const struct scene *sc)
{
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, text, sizeof text);
    int ink = choose_message(&w, sc);
    struct box b = marrakech_view_layout(&sc->page).message;

    if (ink == INK_TEXT)
        draw_last_roll(d, sc, &b);
    part_message(d, b, ink, text);
}

/* ---- Buttons -------------------------------------------------------------------------------- */

/* The bar: a button at each end and something between them, or above them where it is narrow. Everything
   scales with its height, which is 84 on the wide page. */
struct bar {
    struct box left, middle, right;
    float scale;
};

static struct bar bar_on(const struct scene *sc)
{
    struct box b = marrakech_view_layout(&sc->page).actions;
    struct bar bar = {.scale = b.h / 84};
    float side = b.h + 2, gap = 12 * bar.scale;

    if (b.h > 90) {
        bar.middle = box_top(&b, (b.h - 6) / 2, 6);
        bar.left = box_cell(b, 2, 1, 6, 0);
        bar.right = box_cell(b, 2, 1, 6, 1);
        bar.scale = bar.middle.h / 84;
        return bar;
    }
    bar.left = box_left(&b, side, gap);
    bar.right = box_right(&b, side, gap);
    bar.middle = b;
    return bar;
}

static void draw_turn(struct drawing *d, const struct scene *sc, struct box b, bool right,
                      bool chosen, const char *label)
{
    part_button(d, sc, b, right ? TURN_RIGHT_BUTTON : TURN_LEFT_BUTTON, chosen, label);
    part_turn_sign(d, (struct point){b.x + b.w / 2, b.y + b.h * 0.48f}, b.h * 0.26f, right,
                   chosen ? ink_over(INK_ACCENT) : INK_ACCENT);
}

static void draw_rotation(struct drawing *d, const struct scene *sc)
{
    struct bar bar = bar_on(sc);
    struct box b = bar.middle;

    draw_turn(d, sc, bar.left, false, sc->ui->turn == 3, "turn Assam left");
    part_button(d, sc, b, ROLL_BUTTON, true, "roll the die");
    draw_push(d,
              (struct place){
                  .x = b.x + 52 * bar.scale, .y = b.y + b.h / 2, .turn = -8, .scale = bar.scale});
    marrakech_art_die(d, 3, 50);
    draw_pop(d);
    draw_text(d, (struct box){b.x + 92 * bar.scale, b.y + 10, b.w - 110 * bar.scale, b.h - 20},
              (struct type){
                  .ink = ink_over(INK_ACCENT), .size = 25, .font = FONT_BOLD, .align = ALIGN_LEFT},
              "Roll the die");
    draw_turn(d, sc, bar.right, true, sc->ui->turn == 1, "turn Assam right");
}

/* Where the rug lies until it is dragged from there. */
static void draw_rug_place(struct drawing *d, const struct scene *sc, struct box b)
{
    bool pointed = sc->focus == RUG_PLACE;

    draw_box(d, b, 16,
             (struct style){.fill = ink_clear(INK_PANEL, 40),
                            .outline = pointed ? INK_ACCENT : INK_LINE,
                            .width = 1.5f});
    draw_target(d, RUG_PLACE, TARGET_READY, "the rug to be laid, to drag to the board");
}

static void draw_placement(struct drawing *d, const struct scene *sc)
{
    struct rug_look look = {sc->now->colour[sc->now->mover], 2, true, true, SHADOW_LOW};
    int side =
        marrakech_view_side(sc->now, sc->ui, sc->ui->looked ? sc->ui->looked - 1 : sc->focus);
    bool chosen = sc->ui->looked != 0;
    struct bar bar = bar_on(sc);
    struct box b = bar.middle;

    draw_turn(d, sc, bar.left, false, false, "turn the rug left");
    if (chosen)
        part_button(d, sc, b, LAY_BUTTON, true, "lay the rug where it is shown");
    else
        draw_rug_place(d, sc, b);
    draw_push(d, (struct place){.x = b.x + 62 * bar.scale,
                                .y = b.y + b.h / 2,
                                .scale = bar.scale * 0.5f,
                                .turn = 90.0f * (float)side + 90});
    marrakech_art_rug(d, &look);
    draw_pop(d);
    draw_words(d, (struct box){b.x + 118 * bar.scale, b.y + 6, b.w - 118 * bar.scale - 8, b.h - 12},
               (struct type){.ink = chosen ? ink_over(INK_ACCENT) : INK_MUTED,
                             .size = chosen ? 24.0f : 17.0f,
                             .font = chosen ? FONT_BOLD : FONT_PLAIN,
                             .align = ALIGN_LEFT},
               chosen ? "Lay it here" : "Choose a place next to Assam");
    draw_turn(d, sc, bar.right, true, false, "turn the rug right");
}

/* What the die has brought, once it lies. */
static void tell_roll(struct writer *w, const struct scene *sc, const struct timing *time)
{
    if (time->owed && sc->t * time->total > time->walk) {
        marrakech_view_tell_payment(w, sc->before, time);
        return;
    }
    say_seat(w, &marrakech_rules, sc->before, sc->before->mover);
    write_text(w, " rolled ");
    write_number(w, marrakech_amount(sc->last));
    write_char(w, '.');
}

/* The die tumbles along the bar, showing other faces on its way. */
static void draw_rolling(struct drawing *d, const struct scene *sc, const struct timing *time)
{
    float t = time->roll > 0 ? sc->t * time->total / time->roll : 1, left;
    int face = marrakech_amount(sc->last);
    struct box b = marrakech_view_layout(&sc->page).actions;
    float scale = (b.h > 84 ? 84 : b.h) / 84;
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, text, sizeof text);

    t = t > 1 ? 1 : t;
    left = (1 - t) * (1 - t);
    if (left > 0.02f)
        face = 1 + (face + (int)(left * 9)) % 4;
    draw_push(d, (struct place){.x = b.x + 60 * scale + (b.w - 136 * scale) * left,
                                .y = b.y + b.h / 2 - 22 * turn_sine(720 * left) * left,
                                .turn = 540 * left,
                                .scale = scale * (1 + 0.25f * left)});
    marrakech_art_die(d, face, 66);
    draw_pop(d);
    if (t < 1)
        return;
    tell_roll(&w, sc, time);
    box_left(&b, 116 * scale, 0);
    draw_words(
        d, box_inner(b, 4),
        (struct type){
            .ink = INK_TEXT, .size = b.h < 72 ? 18 : 23, .font = FONT_BOLD, .align = ALIGN_LEFT},
        text);
}

static void draw_waiting(struct drawing *d, const struct scene *sc)
{
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, text, sizeof text);

    if (sc->thinking) {
        say_seat(&w, &marrakech_rules, sc->now, sc->now->mover);
        write_text(&w, " is thinking \xe2\x80\xa6");
    } else if (!sc->announced) {
        marrakech_view_ask(&w, sc->now);
    }
    draw_words(d, box_inner(marrakech_view_layout(&sc->page).actions, 8),
               (struct type){.ink = INK_MUTED, .size = 20}, text);
}

static void draw_end(struct drawing *d, const struct scene *sc)
{
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, text, sizeof text);

    say_result(&w, &marrakech_rules, sc->now);
    part_end(d, sc, marrakech_view_layout(&sc->page).actions, text);
}

void marrakech_view_actions(struct drawing *d, const struct scene *sc, const struct timing *time)
{
    if (sc->last && marrakech_kind(sc->last) == DIE && sc->t < 1)
        draw_rolling(d, sc, time);
    else if (sc->now->phase == FINISHED)
        draw_end(d, sc);
    else if (sc->person >= 0 && sc->now->phase == ROTATE)
        draw_rotation(d, sc);
    else if (sc->person >= 0 && sc->now->phase == PLACE)
        draw_placement(d, sc);
    else
        draw_waiting(d, sc);
}
