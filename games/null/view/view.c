/* Null: its picture. The heap as counters in a row; tap how many to take: the third counter from the
   right takes three. */
#include "games/null/rules/null.h"

#include "view/parts.h"

/* Targets: the counters from 0, and the button that takes what a finger has pointed out. */
enum { TAKE_BUTTON = 20 };

struct ui {
    uint8_t looked; /* 1 + the counter that a finger pointed at */
};

enum { PAGE_WIDTH = 700, PAGE_HEIGHT = 400 };

/* Where things are: the heap in one row on the wide page, in two on a tall one. */
struct layout {
    struct box asked, heap, message, end;
    int columns, rows;
};

static struct layout layout_on(const struct page *p)
{
    struct box rest = box_inner((struct box){0, 0, p->width, p->height}, 20);
    struct layout at = {.columns = MOST_HEAP, .rows = 1};

    at.end = box_bottom(&rest, 60, 10);
    at.message = box_bottom(&rest, 60, 10);
    if (p->form == FORM_TALL) {
        at.columns = (MOST_HEAP + 1) / 2;
        at.rows = 2;
    }
    at.asked = box_top(&rest, 80, 10);
    at.heap = rest;
    return at;
}

static struct box board(const struct page *p)
{
    return layout_on(p).heap;
}

static struct box spot_of(const struct layout *at, int counter)
{
    return box_within(box_cell(box_inner(at->heap, 12), at->columns, at->rows, 8, counter), 1, 1);
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

/* What would be taken: the counters from this one on; or -1. */
static int pointed_at(const struct scene *sc)
{
    int counter = sc->focus >= 0 && sc->focus < MOST_HEAP ? sc->focus : sc->ui->looked - 1;

    return counter >= 0 && taken_by(sc->now, counter) <= MOST_TAKEN ? counter : -1;
}

static void draw_counter(struct drawing *d, const struct scene *sc, struct box b, int counter)
{
    char label[80];
    struct writer w = writer_over(label, sizeof label);
    int taken = taken_by(sc->now, counter);
    bool possible = taken <= MOST_TAKEN && sc->person >= 0;
    bool marked = pointed_at(sc) >= 0 && counter >= pointed_at(sc);

    draw_disc(d, box_middle(b), b.w / 2,
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
    struct layout at = layout_on(&sc->page);
    char line[128];
    struct writer w = writer_over(line, sizeof line);

    part_page(d, sc);
    part_card(d, at.heap, false, false);
    for (int i = 0; sc->now->heap != UNKNOWN_HEAP && i < sc->now->heap; i++)
        draw_counter(d, sc, spot_of(&at, i), i);
    if (sc->refused)
        part_message(d, at.message, INK_BAD, sc->refused->text);
    if (sc->now->heap == 0) {
        say_result(&w, &null_rules, sc->now);
        part_end(d, sc, at.end, line);
        return;
    }
    if (sc->ui->looked && sc->person >= 0) {
        write_text(&w, "Take ");
        write_number(&w, taken_by(sc->now, sc->ui->looked - 1));
        part_word_button(d, sc, at.end, TAKE_BUTTON, true, line);
        w = writer_over(line, sizeof line);
    }
    ask(&w, sc->now);
    draw_words(d, at.asked, (struct type){.ink = INK_TEXT, .size = 26}, line);
}

static move touch(struct ui *ui, const struct state *s, int target, enum gesture g)
{
    int counter = target == TAKE_BUTTON ? ui->looked - 1 : target;

    if (g == GESTURE_CANCEL)
        ui->looked = 0;
    if (counter < 0 || counter >= MOST_HEAP || taken_by(s, counter) <= 0)
        return 0;
    if (g == GESTURE_LOOK)
        ui->looked = (uint8_t)(counter + 1);
    return g == GESTURE_TAP ? (move)taken_by(s, counter) : 0;
}

const struct view null_view = {
    .paper = {[FORM_WIDE] = {PAGE_WIDTH, PAGE_HEIGHT, PAGE_HEIGHT, PAGE_WIDTH},
              [FORM_TALL] = {TALL_WIDTH, TALL_LEAST, TALL_MOST, TALL_WIDEST}},
    .board = board,
    .ui_size = sizeof(struct ui),
    .draw = draw,
    .touch = touch,
    .ask = ask,
};
