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
        say_for(w, "{Click|Touch} it again, or the button, to place it here; drag it to move it.");
    else
        say_for(w,
                "{Place the tile on the board. The wheel or R turns it, F flips it, Escape puts it "
                "back|Touch the board where it should lie. Touch the tile to put it back}.");
}

/* What is worth saying now: a refusal, why the tile cannot lie where it is shown, a hint, what to do
   with the tile in hand, a lesson, or what happened last. */
static int choose_message(struct writer *w, const struct scene *sc, const struct chances *c)
{
    struct ghost g = {.there = false};
    struct refusal why;

    int ink;

    if (!sc->refused && blokus_view_choosing(sc))
        g = blokus_view_ghost(sc->now, sc->ui, c, blokus_view_shown_square(sc));
    if (g.there && !g.legal && blokus_why_not(sc->now, g.m, &why)) {
        write_text(w, why.text);
        return INK_BAD;
    }
    ink = say_first(w, &blokus_view, &blokus_rules, sc);
    if (ink != INK_NONE)
        return ink;
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
        write_text(w, sc->t >= 1 ? " " : "");
    }
    if (sc->t >= 1)
        blokus_view_ask(w, sc->now);
    return INK_TEXT;
}

void blokus_view_draw_message(struct drawing *d, const struct scene *sc, const struct chances *c)
{
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, text, sizeof text);
    struct box b = blokus_view_layout(sc).message;
    int ink;

    w.unnamed = !blokus_view_has_letters(sc);
    ink = choose_message(&w, sc, c);

    if (ink == INK_BAD && !sc->refused) /* nobody has tried it yet */
        draw_words(d, (struct box){b.x + 10, b.y + 2, b.w - 20, b.h - 4},
                   (struct type){.ink = ink, .size = 15, .align = ALIGN_LEFT}, text);
    else
        part_message(d, b, ink, text);
}

/* ---- Buttons -------------------------------------------------------------------------------- */

/* Of use only with a tile in hand; shown at all times on the wide page. */
static void draw_turns(struct drawing *d, const struct scene *sc)
{
    bool ready = blokus_view_choosing(sc) && sc->ui->tile;
    static const char *const label[] = {"turn the tile left", "flip the tile",
                                        "turn the tile right"};
    static const int id[] = {TURN_LEFT_BUTTON, FLIP_BUTTON, TURN_RIGHT_BUTTON};
    int ink = ready ? INK_ACCENT : ink_clear(INK_MUTED, 55);

    for (int i = 0; i < 3; i++) {
        struct box b = box_cell(blokus_view_layout(sc).turns, 3, 1, 7, i);
        struct point at = box_middle(b);

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

/* The name of the game, where no button is. */
static void draw_brand(struct drawing *d, const struct scene *sc)
{
    struct box b = blokus_view_layout(sc).act;

    if (!blokus_view_layout(sc).both)
        return;
    for (int c = 0; c < COLOURS; c++)
        blokus_art_square(d, c,
                          (struct point){b.x + 20 + (float)(c == YELLOW || c == RED ? 17 : 0),
                                         b.y + 7 + (float)(c >= RED ? 17 : 0)},
                          15);
    draw_text(d, (struct box){b.x + 66, b.y + 4, b.w - 76, b.h - 8},
              (struct type){.ink = INK_TEXT, .size = 27, .font = FONT_TITLE, .align = ALIGN_LEFT},
              "Blokus");
}

/* Nothing is in hand: the tray is what matters. A pass that has to be is made by the table. */
static void draw_empty_hand(struct drawing *d, const struct scene *sc)
{
    struct layout at = blokus_view_layout(sc);

    if (passes_free(sc->now))
        part_word_button(d, sc, at.act, PASS_BUTTON, false, "Pass for good");
    else
        draw_brand(d, sc);
    if (!at.both)
        return;
    draw_turns(d, sc);
    draw_words(d, box_inner(at.hand, 8), (struct type){.ink = INK_TEXT, .size = 16},
               "Choose a tile from the tray");
}

/* The board larger, or whole again. */
static void draw_zoom(struct drawing *d, const struct scene *sc, struct box b)
{
    part_button(d, sc, b, ZOOM_BUTTON, false,
                blokus_view_zoomed(sc) ? "show the whole board" : "show the board larger");
    blokus_art_lens(d, box_middle(b), 11, !blokus_view_zoomed(sc), INK_ACCENT);
}

static void draw_choosing(struct drawing *d, const struct scene *sc, const struct chances *c)
{
    struct ghost g = blokus_view_ghost(sc->now, sc->ui, c, sc->ui->looked - 1);
    struct layout at = blokus_view_layout(sc);
    bool wide = sc->page.form == FORM_WIDE;

    if (!sc->ui->tile) {
        draw_empty_hand(d, sc);
        return;
    }
    draw_turns(d, sc);
    blokus_view_draw_in(d, box_inner(at.hand, wide ? 0 : 6), sc->ui->tile - 1, sc->ui->turn,
                        sc->now->mover, wide ? 20 : 44);
    if (!wide)
        draw_zoom(d, sc, box_right(&at.act, 52, 7));
    if (g.there && g.legal)
        part_word_button(d, sc, at.act, PUT_BUTTON, true, "Place it here");
    else if (!wide)
        draw_words(d, box_inner(at.act, 4), (struct type){.ink = INK_MUTED, .size = 16},
                   sc->finger ? "Touch the board" : "Click the board");
    else
        draw_brand(d, sc);
}

/* Who plays, while nobody here has to. */
static void draw_waiting(struct drawing *d, const struct scene *sc)
{
    bool moving = sc->t < 1 && sc->last;
    int colour = moving ? move_colour(sc->last) : sc->now->mover;
    struct box b = blokus_view_layout(sc).hand;
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, text, sizeof text);

    blokus_view_colour(&w, sc->now, colour);
    write_text(&w, moving ? " plays" : sc->thinking ? " is thinking \xe2\x80\xa6" : " to move");
    if (!blokus_view_layout(sc).both) {
        if (!sc->still)
            draw_short(d, box_inner(blokus_view_layout(sc).desk, 20),
                       (struct type){.ink = INK_TEXT, .size = 20, .font = FONT_BOLD}, LEAST_WORDS,
                       text);
        return;
    }
    blokus_art_square(d, colour, (struct point){b.x + 14, b.y + b.h / 2 - 16}, 32);
    draw_words(d, (struct box){b.x + 58, b.y + 8, b.w - 66, b.h - 16},
               (struct type){.ink = INK_TEXT, .size = 16, .align = ALIGN_LEFT}, text);
    if (!sc->still)
        draw_turns(d, sc);
    draw_brand(d, sc);
}

/* In a column the bar is taken apart. */
static void draw_end(struct drawing *d, const struct scene *sc)
{
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, text, sizeof text);
    struct layout at = blokus_view_layout(sc);

    blokus_view_write_result(&w, sc->now);
    if (!at.both) {
        part_end(d, sc, blokus_view_end_box(sc), text);
        return;
    }
    draw_words(d, box_inner(at.hand, 6),
               (struct type){.ink = INK_TEXT, .size = 24, .font = FONT_TITLE}, text);
    if (sc->still)
        return;
    part_word_button(d, sc, at.turns, TARGET_COURSE, false, "How it went");
    part_word_button(d, sc, at.act, TARGET_AGAIN, true, "Play again");
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
