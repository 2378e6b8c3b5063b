/* Blokus: what is to be said, and the tile in hand with its buttons. */
#include "games/blokus/view/view.h"

/* ---- Message -------------------------------------------------------------------------------- */

static void write_hand(struct writer *w, const struct scene *sc, const struct chances *c)
{
    int tile = sc->ui->tile - 1;

    if (!(c->tiles >> tile & 1))
        write_text(w, "This tile fits nowhere now. Choose another one.");
    else if (!(c->turns >> sc->ui->turn & 1))
        write_text(w, "Turned like this it fits nowhere: turn it or flip it.");
    else if (sc->ui->looked)
        write_text(w, "Touch it again, or the button, to put it there; slide it to move it.");
    else
        write_text(
            w, "Put the tile on the board. Wheel or R turns it, F flips it, Escape puts it back.");
}

/* What is worth saying now: a refusal, why the tile cannot lie where it is shown, a hint, what to do
   with the tile in hand, a lesson, or what happened last. */
static int choose_message(struct writer *w, const struct scene *sc, const struct chances *c)
{
    struct ghost g = {.there = false};
    struct refusal why;

    if (sc->refused) {
        write_text(w, sc->refused->text);
        return INK_BAD;
    }
    if (blokus_view_choosing(sc))
        g = blokus_view_ghost(sc->now, sc->ui, c, blokus_view_shown_square(sc));
    if (g.there && !g.legal && blokus_why_not(sc->now, g.m, &why)) {
        write_text(w, why.text);
        return INK_BAD;
    }
    if (sc->hint_count > 0) {
        write_text(w, "Hint: ");
        blokus_view_advise(w, sc->now, sc->hints[0]);
        if (sc->hint_reason[0]) {
            write_text(w, ", ");
            write_text(w, sc->hint_reason);
        }
        return INK_GOOD;
    }
    if (blokus_view_choosing(sc) && sc->ui->tile) {
        write_hand(w, sc, c);
        return INK_TEXT;
    }
    if (sc->lesson) {
        write_text(w, sc->lesson);
        return INK_TEAL;
    }
    if (sc->last && !sc->still) {
        blokus_view_tell(w, sc->before, sc->last, sc->now);
        write_char(w, ' ');
    }
    if (sc->t >= 1)
        blokus_view_ask(w, sc->now);
    return INK_TEXT;
}

void blokus_view_draw_message(struct drawing *d, const struct scene *sc, const struct chances *c)
{
    char text[320];
    struct writer w = writer_over(text, sizeof text);
    int ink = choose_message(&w, sc, c);
    struct box b = {EDGE, MESSAGE_Y, PLATE, MESSAGE_HEIGHT};
    bool plain = ink == INK_TEXT || ink == INK_TEAL; /* a lesson is neither praise nor blame */
    bool quiet = ink == INK_BAD && !sc->refused;     /* nobody has tried it yet */

    if (ink != INK_TEXT && !quiet)
        draw_box(d, b, 9,
                 (struct style){.fill = ink_clear(ink, 88), .outline = ink, .width = 1.5f});
    draw_words(d, (struct box){b.x + 10, b.y + 2, b.w - 20, b.h - 4},
               (struct type){.ink = plain ? INK_TEXT : ink,
                             .size = 15,
                             .align = ALIGN_LEFT,
                             .font = plain || quiet ? FONT_PLAIN : FONT_BOLD},
               text);
}

/* ---- Buttons -------------------------------------------------------------------------------- */

static void draw_worded(struct drawing *d, const struct scene *sc, struct box b, int id,
                        bool strong, const char *label, const char *words)
{
    part_button(d, sc, b, id, strong, label);
    draw_text(d, (struct box){b.x + 8, b.y + 6, b.w - 16, b.h - 12},
              (struct type){.ink = strong ? ink_over(INK_ACCENT) : INK_TEXT,
                            .size = 17,
                            .font = strong ? FONT_BOLD : FONT_PLAIN},
              words);
}

static struct box turn_box(int i)
{
    return (struct box){COLUMN_X + (float)(i * 61), TURNS_Y, 54, TURNS_HEIGHT};
}

/* Of use only with a tile in hand; shown at all times. */
static void draw_turns(struct drawing *d, const struct scene *sc)
{
    bool ready = blokus_view_choosing(sc) && sc->ui->tile;
    static const char *const label[] = {"turn the tile left", "flip the tile",
                                        "turn the tile right"};
    static const int id[] = {TURN_LEFT_BUTTON, FLIP_BUTTON, TURN_RIGHT_BUTTON};
    int ink = ready ? INK_ACCENT : ink_clear(INK_MUTED, 55);

    for (int i = 0; i < 3; i++) {
        struct box b = turn_box(i);
        struct point at = {b.x + b.w / 2, b.y + b.h / 2};

        if (ready)
            part_button(d, sc, b, id[i], false, label[i]);
        else
            draw_box(d, b, 11, (struct style){.outline = INK_LINE, .width = 1.2f});
        if (i == 1)
            blokus_art_mirror(d, at, 12, ink);
        else
            part_turn_sign(d, (struct point){at.x, at.y + 1}, 15, i == 2, ink);
    }
}

static struct box hand_box(void)
{
    return (struct box){COLUMN_X, HAND_Y, COLUMN_WIDTH, HAND_HEIGHT};
}

static struct box do_box(void)
{
    return (struct box){COLUMN_X, DO_Y, COLUMN_WIDTH, DO_HEIGHT};
}

/* The name of the game, where no button is. */
static void draw_brand(struct drawing *d)
{
    struct box b = do_box();

    for (int c = 0; c < COLOURS; c++)
        blokus_art_square(d, c,
                          (struct point){b.x + 20 + (float)(c == YELLOW || c == RED ? 17 : 0),
                                         b.y + 7 + (float)(c >= RED ? 17 : 0)},
                          15);
    draw_text(d, (struct box){b.x + 66, b.y + 4, b.w - 76, b.h - 8},
              (struct type){.ink = INK_TEXT, .size = 27, .font = FONT_TITLE, .align = ALIGN_LEFT},
              "Blokus");
}

static void draw_hand_words(struct drawing *d, const char *words)
{
    struct box b = hand_box();

    draw_words(d, (struct box){b.x + 10, b.y + 6, b.w - 20, b.h - 12},
               (struct type){.ink = INK_TEXT, .size = 16}, words);
}

static void draw_choosing(struct drawing *d, const struct scene *sc, const struct chances *c)
{
    struct ghost g = blokus_view_ghost(sc->now, sc->ui, c, sc->ui->looked - 1);

    draw_turns(d, sc);
    if (!sc->ui->tile) {
        draw_hand_words(d, "Choose a tile from the tray");
        if (passes_free(sc->now) || !c->tiles)
            draw_worded(d, sc, do_box(), PASS_BUTTON, false,
                        "pass and play no more with this colour", "Pass for good");
        else
            draw_brand(d);
        return;
    }
    blokus_view_draw_in(d, hand_box(), sc->ui->tile - 1, sc->ui->turn, sc->now->mover, 20);
    if (g.there && g.legal)
        draw_worded(d, sc, do_box(), PUT_BUTTON, true, "put the tile where it is shown",
                    "Put it there");
    else
        draw_brand(d);
}

/* Who plays, while nobody here has to. */
static void draw_waiting(struct drawing *d, const struct scene *sc)
{
    bool moving = sc->t < 1 && sc->last;
    int colour = moving ? move_colour(sc->last) : sc->now->mover;
    struct box b = hand_box();
    char text[40];
    struct writer w = writer_over(text, sizeof text);

    write_capital(&w, blokus_colour_names[colour]);
    write_text(&w, moving ? " plays" : sc->thinking ? " thinks \xe2\x80\xa6" : " to move");
    blokus_art_square(d, colour, (struct point){b.x + 14, b.y + b.h / 2 - 16}, 32);
    draw_text(d, (struct box){b.x + 58, b.y + 8, b.w - 66, b.h - 16},
              (struct type){.ink = INK_TEXT, .size = 16, .align = ALIGN_LEFT}, text);
    if (!sc->still)
        draw_turns(d, sc);
    draw_brand(d);
}

static void draw_end(struct drawing *d, const struct scene *sc)
{
    char text[96];
    struct writer w = writer_over(text, sizeof text);
    struct box b = hand_box();

    blokus_view_write_result(&w, sc->now);
    draw_words(d, (struct box){b.x + 8, b.y + 4, b.w - 16, b.h - 8},
               (struct type){.ink = INK_TEXT, .size = 24, .font = FONT_TITLE}, text);
    if (sc->still)
        return;
    draw_worded(d, sc, (struct box){COLUMN_X, TURNS_Y, COLUMN_WIDTH, TURNS_HEIGHT}, TARGET_COURSE,
                false, "how the game went", "How it went");
    draw_worded(d, sc, do_box(), TARGET_AGAIN, true, "play again", "Play again");
}

void blokus_view_draw_actions(struct drawing *d, const struct scene *sc, const struct chances *c)
{
    if (blokus_view_over(sc->now))
        draw_end(d, sc);
    else if (blokus_view_choosing(sc))
        draw_choosing(d, sc, c);
    else
        draw_waiting(d, sc);
}
