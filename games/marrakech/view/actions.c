/* Marrakech: the lower part of the column. What happened, what is asked, and the buttons. */
#include "games/marrakech/view/view.h"

enum { MESSAGE_Y = 536, ACTIONS_Y = 604, ACTIONS_HEIGHT = 84 };

/* ---- Message -------------------------------------------------------------------------------- */

static void write_result(struct writer *w, const struct state *s)
{
    unsigned winners = marrakech_winners(s);
    int count = marrakech_count(winners), written = 0;

    write_text(w, count == 1   ? ""
                  : count == 0 ? "Everybody is out: nobody wins."
                               : "A draw between ");
    for (int p = 0; p < s->players; p++)
        if (winners >> p & 1) {
            if (written++)
                write_text(w, written == count ? " and " : ", ");
            if (count == 1)
                write_capital(w, marrakech_colour_name[s->colour[p]]);
            else
                write_text(w, marrakech_colour_name[s->colour[p]]);
        }
    write_text(w, count == 1 ? " wins!" : count == 0 ? "" : "!");
}

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

    if (sc->refused) {
        write_text(w, sc->refused->text);
        return INK_BAD;
    }
    if (sc->person >= 0 && s->phase == PLACE && sc->focus >= 0) {
        struct ghost g = marrakech_view_ghost(s, sc->ui, sc->focus);

        if (g.there && !g.legal && marrakech_why_not(s, g.m, &why)) {
            write_text(w, why.text);
            return INK_BAD;
        }
    }
    if (sc->hint_count > 0) {
        write_text(w, "Hint: ");
        marrakech_view_advise(w, s, sc->hints[0]);
        if (sc->hint_reason[0]) {
            write_text(w, ", ");
            write_text(w, sc->hint_reason);
        }
        return INK_GOOD;
    }
    if (sc->lesson) {
        write_text(w, sc->lesson);
        return INK_TEAL;
    }
    if (sc->still)
        write_assam(w, s);
    else if (sc->last && sc->t >= 1)
        marrakech_view_tell(w, sc->before, sc->last, s);
    else if (!sc->last)
        marrakech_view_ask(w, s);
    return INK_TEXT;
}

/* The last roll stays in sight while the rug is laid. */
static float draw_last_roll(struct drawing *d, const struct scene *sc, struct box b)
{
    if (!sc->last || sc->t < 1 || marrakech_kind(sc->last) != DIE)
        return 0;
    draw_push(d, (struct place){.x = b.x + 26, .y = b.y + b.h / 2});
    marrakech_art_die(d, marrakech_amount(sc->last), 42);
    draw_pop(d);
    return 46;
}

void marrakech_view_message(struct drawing *d, const struct scene *sc)
{
    char text[256];
    struct writer w = writer_over(text, sizeof text);
    int ink = choose_message(&w, sc);
    struct box b = {COLUMN_X, MESSAGE_Y, COLUMN_WIDTH, 58};
    bool plain = ink == INK_TEXT || ink == INK_TEAL; /* a lesson is neither praise nor blame */
    float left = 0;

    if (ink != INK_TEXT)
        draw_box(d, b, 12, (struct style){.fill = ink_clear(ink, 88), .outline = ink, .width = 2});
    else
        left = draw_last_roll(d, sc, b);
    draw_words(d, (struct box){b.x + 14 + left, b.y + 6, b.w - 28 - left, b.h - 12},
               (struct type){.ink = plain ? INK_TEXT : ink,
                             .size = 18,
                             .align = ALIGN_LEFT,
                             .font = plain ? FONT_PLAIN : FONT_BOLD},
               text);
}

/* ---- Buttons -------------------------------------------------------------------------------- */

static struct box place_in_bar(float x, float width)
{
    return (struct box){COLUMN_X + x, ACTIONS_Y, width, ACTIONS_HEIGHT};
}

static void draw_rotation(struct drawing *d, const struct scene *sc)
{
    struct box b = place_in_bar(0, 86);

    part_button(d, sc, b, TURN_LEFT_BUTTON, sc->ui->turn == 3, "turn Assam left");
    part_turn_sign(d, (struct point){b.x + 43, b.y + 40}, 22, false,
                   sc->ui->turn == 3 ? ink_over(INK_ACCENT) : INK_ACCENT);
    b = place_in_bar(98, 270);
    part_button(d, sc, b, ROLL_BUTTON, true, "roll the die");
    draw_push(d, (struct place){.x = b.x + 52, .y = b.y + 42, .turn = -8});
    marrakech_art_die(d, 3, 50);
    draw_pop(d);
    draw_text(d, (struct box){b.x + 92, b.y + 12, b.w - 110, b.h - 24},
              (struct type){
                  .ink = ink_over(INK_ACCENT), .size = 25, .font = FONT_BOLD, .align = ALIGN_LEFT},
              "Roll the die");
    b = place_in_bar(380, 86);
    part_button(d, sc, b, TURN_RIGHT_BUTTON, sc->ui->turn == 1, "turn Assam right");
    part_turn_sign(d, (struct point){b.x + 43, b.y + 40}, 22, true,
                   sc->ui->turn == 1 ? ink_over(INK_ACCENT) : INK_ACCENT);
}

static void draw_placement(struct drawing *d, const struct scene *sc)
{
    struct rug_look look = {sc->now->colour[sc->now->mover], 2, true, true, SHADOW_LOW};
    int side =
        marrakech_view_side(sc->now, sc->ui, sc->ui->looked ? sc->ui->looked - 1 : sc->focus);
    bool chosen = sc->ui->looked != 0;
    struct box b = place_in_bar(0, 86);

    part_button(d, sc, b, TURN_LEFT_BUTTON, false, "turn the rug left");
    part_turn_sign(d, (struct point){b.x + 43, b.y + 40}, 22, false, INK_ACCENT);
    b = place_in_bar(98, 270);
    if (chosen) {
        part_button(d, sc, b, LAY_BUTTON, true, "lay the rug where it is shown");
    } else
        draw_box(
            d, b, 16,
            (struct style){.fill = ink_clear(INK_PANEL, 40), .outline = INK_LINE, .width = 1.5f});
    draw_push(d,
              (struct place){
                  .x = b.x + 62, .y = b.y + 42, .scale = 0.5f, .turn = 90.0f * (float)side + 90});
    marrakech_art_rug(d, &look);
    draw_pop(d);
    draw_words(d, (struct box){b.x + 118, b.y + 8, b.w - 130, b.h - 16},
               (struct type){.ink = chosen ? ink_over(INK_ACCENT) : INK_MUTED,
                             .size = chosen ? 24.0f : 17.0f,
                             .font = chosen ? FONT_BOLD : FONT_PLAIN,
                             .align = ALIGN_LEFT},
               chosen ? "Lay it here" : "Choose a place next to Assam");
    b = place_in_bar(380, 86);
    part_button(d, sc, b, TURN_RIGHT_BUTTON, false, "turn the rug right");
    part_turn_sign(d, (struct point){b.x + 43, b.y + 40}, 22, true, INK_ACCENT);
}

/* The die tumbles along the bar, showing other faces on its way. */
static void draw_rolling(struct drawing *d, const struct scene *sc, const struct timing *time)
{
    float t = time->roll > 0 ? sc->t * time->total / time->roll : 1, left;
    int face = marrakech_amount(sc->last);
    char text[96];
    struct writer w = writer_over(text, sizeof text);

    t = t > 1 ? 1 : t;
    left = (1 - t) * (1 - t);
    if (left > 0.02f)
        face = 1 + (face + (int)(left * 9)) % 4;
    draw_push(d, (struct place){.x = COLUMN_X + 60 + 330 * left,
                                .y = ACTIONS_Y + 42 - 22 * turn_sine(720 * left) * left,
                                .turn = 540 * left,
                                .scale = 1 + 0.25f * left});
    marrakech_art_die(d, face, 66);
    draw_pop(d);
    if (t < 1)
        return;
    if (time->owed && sc->t * time->total > time->walk) {
        marrakech_view_tell_payment(&w, sc->before, time);
    } else {
        write_capital(&w, marrakech_colour_name[sc->before->colour[sc->before->mover]]);
        write_text(&w, " rolled ");
        write_number(&w, face);
        write_char(&w, '.');
    }
    draw_words(
        d, (struct box){COLUMN_X + 116, ACTIONS_Y + 4, COLUMN_WIDTH - 120, ACTIONS_HEIGHT - 8},
        (struct type){.ink = INK_TEXT, .size = 23, .font = FONT_BOLD, .align = ALIGN_LEFT}, text);
}

static void draw_waiting(struct drawing *d, const struct scene *sc)
{
    char text[80];
    struct writer w = writer_over(text, sizeof text);

    if (sc->now->phase == FINISHED)
        return;
    if (sc->thinking) {
        write_capital(&w, marrakech_colour_name[sc->now->colour[sc->now->mover]]);
        write_text(&w, " is thinking \xe2\x80\xa6");
    } else {
        marrakech_view_ask(&w, sc->now);
    }
    draw_words(d, (struct box){COLUMN_X + 14, ACTIONS_Y, COLUMN_WIDTH - 28, ACTIONS_HEIGHT},
               (struct type){.ink = INK_MUTED, .size = 20}, text);
}

static void draw_end(struct drawing *d, const struct scene *sc)
{
    char text[96];
    struct writer w = writer_over(text, sizeof text);
    struct box again = place_in_bar(330, 136), course = place_in_bar(182, 136);

    write_result(&w, sc->now);
    draw_words(
        d,
        (struct box){COLUMN_X + 6, ACTIONS_Y, sc->still ? COLUMN_WIDTH - 12 : 166, ACTIONS_HEIGHT},
        (struct type){.ink = INK_TEXT, .size = 30, .font = FONT_TITLE}, text);
    if (sc->still)
        return;
    part_button(d, sc, course, TARGET_COURSE, false, "how the game went");
    draw_words(d, (struct box){course.x + 12, course.y + 12, course.w - 24, course.h - 24},
               (struct type){.ink = INK_TEXT, .size = 21}, "How it went");
    part_button(d, sc, again, TARGET_AGAIN, true, "play again");
    draw_text(d, (struct box){again.x + 12, again.y + 16, again.w - 24, again.h - 32},
              (struct type){.ink = ink_over(INK_ACCENT), .size = 22, .font = FONT_BOLD},
              "Play again");
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
