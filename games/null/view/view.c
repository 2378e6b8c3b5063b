/* Null: its picture. The heap as counters in a row; tap how many to take: the third counter from the
   right takes three. */
#include "games/null/rules/null.h"

#include "view/view.h"

struct ui {
    char unused;
};

enum { PAGE_WIDTH = 700, PAGE_HEIGHT = 400, FIRST_X = 90, STEP_X = 65, ROW_Y = 200, RADIUS = 26 };

static struct point spot_of(int counter)
{
    return (struct point){(float)(FIRST_X + STEP_X * counter), ROW_Y};
}

/* How many are taken by touching this counter: it and all to its right. */
static int taken_by(const struct state *s, int counter)
{
    return s->heap == UNKNOWN_HEAP ? 0 : s->heap - counter;
}

static void ask(struct writer *w, const struct state *s)
{
    if (s->heap == UNKNOWN_HEAP) {
        write_text(w, "The die decides how large the heap is.");
        return;
    }
    write_text(w, "Player ");
    write_number(w, s->mover + 1);
    write_text(w, s->heap ? " takes one, two or three counters." : " finds the heap empty.");
}

static void draw_counter(struct drawing *d, const struct scene *sc, int counter)
{
    char label[80];
    struct writer w = writer_over(label, sizeof label);
    int taken = taken_by(sc->now, counter);
    bool possible = taken <= MOST_TAKEN && sc->person >= 0;
    bool marked =
        sc->focus >= 0 && counter >= sc->focus && taken_by(sc->now, sc->focus) <= MOST_TAKEN;

    draw_disc(d, spot_of(counter), RADIUS,
              (struct style){.fill = ink_light(marked ? INK_ACCENT : INK_SAND, 20),
                             .fill_to = marked ? INK_ACCENT : INK_SAND,
                             .slope = SLOPE_BALL,
                             .outline = ink_dark(INK_SAND, 40),
                             .width = 2,
                             .shadow = SHADOW_LOW});
    write_text(&w, "counter ");
    write_number(&w, counter + 1);
    if (possible) {
        write_text(&w, ": take ");
        write_number(&w, taken);
    }
    draw_target(d, counter, possible ? TARGET_PUT : TARGET_IDLE, label);
}

static void draw(struct drawing *d, const struct scene *sc)
{
    char line[128];
    struct writer w = writer_over(line, sizeof line);
    struct type type = {.ink = INK_TEXT, .size = 26};

    draw_box(d, (struct box){0, 0, PAGE_WIDTH, PAGE_HEIGHT}, 0, (struct style){.fill = INK_PAPER});
    draw_box(
        d, (struct box){40, 130, 620, 140}, 20,
        (struct style){.fill = INK_PANEL, .outline = INK_LINE, .width = 2, .shadow = SHADOW_LOW});
    ask(&w, sc->now);
    draw_text(d, (struct box){40, 50, 620, 40}, type, line);
    for (int i = 0; sc->now->heap != UNKNOWN_HEAP && i < sc->now->heap; i++)
        draw_counter(d, sc, i);
    if (sc->refused)
        draw_text(d, (struct box){40, 310, 620, 30}, (struct type){.ink = INK_BAD, .size = 20},
                  sc->refused->text);
    if (sc->now->heap == 0) {
        draw_box(d, (struct box){250, 310, 200, 50}, 25, (struct style){.fill = INK_ACCENT});
        draw_target(d, TARGET_AGAIN, TARGET_READY, "play again");
        draw_text(d, (struct box){270, 320, 160, 30},
                  (struct type){.ink = ink_over(INK_ACCENT), .size = 20}, "Play again");
    }
}

static move touch(struct ui *ui, const struct state *s, int target, enum gesture g)
{
    (void)ui;
    if (g != GESTURE_TAP || target < 0 || target >= MOST_HEAP || taken_by(s, target) <= 0)
        return 0;
    return (move)taken_by(s, target);
}

const struct view null_view = {
    .width = PAGE_WIDTH,
    .height = PAGE_HEIGHT,
    .ui_size = sizeof(struct ui),
    .draw = draw,
    .touch = touch,
    .ask = ask,
};
