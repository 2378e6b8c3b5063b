/* Null: its picture as a whole, and what touching it means. */
#include "games/null/view/view.h"

enum { PAGE_WIDTH = 700, PAGE_HEIGHT = 400, SEAT_HEIGHT = 60 };

/* The heap beside everything else: on a low page. */
static void lay_low(struct box rest, struct layout *at)
{
    at->columns = at->rows = 3;
    at->heap = box_left(&rest, rest.h, 10);
    at->asked = box_top(&rest, 72, 10);
    at->said = box_bottom(&rest, 76, 10);
    at->seats = box_top(&rest, (float)(SEAT_HEIGHT * at->seat_rows), 0);
}

static struct layout layout_on(const struct page *p, int players)
{
    struct box rest = box_inner((struct box){0, 0, p->width, p->height}, 20);
    struct layout at = {.columns = MOST_HEAP, .rows = 1, .seat_columns = players, .seat_rows = 1};

    if (p->form != FORM_WIDE) {
        at.seat_columns = 2;
        at.seat_rows = (players + 1) / 2;
    }
    if (p->form == FORM_LOW) {
        lay_low(rest, &at);
        return at;
    }
    if (p->form == FORM_TALL) {
        at.columns = (MOST_HEAP + 1) / 2;
        at.rows = 2;
    }
    at.said = box_bottom(&rest, 60, 10);
    at.seats = box_bottom(&rest, (float)(SEAT_HEIGHT * at.seat_rows), 10);
    at.asked = box_top(&rest, p->form == FORM_TALL ? 80 : 50, 10);
    at.heap = rest;
    return at;
}

static struct box board(const struct page *p)
{
    return layout_on(p, 2).heap;
}

/* One thing at a time: a refusal, a hint, a lesson, or what happened. */
static void draw_said(struct drawing *d, const struct scene *sc, struct box b)
{
    char line[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, line, sizeof line);

    if (sc->refused) {
        part_message(d, b, INK_BAD, sc->refused->text);
    } else if (sc->hint_count > 0) {
        null_view_advise(&w, sc->now, sc->hints[0]);
        write_text(&w, ": ");
        write_text(&w, sc->hint_reason);
        part_message(d, b, INK_GOOD, line);
    } else if (sc->lesson) {
        part_message(d, b, INK_ACCENT, sc->lesson);
    } else if (sc->last) {
        null_view_tell(&w, sc->before, sc->last, sc->now);
        part_message(d, b, INK_TEXT, line);
    }
}

/* A finger has shown what it means: the button does it. */
static void draw_take(struct drawing *d, const struct scene *sc, struct box b)
{
    char line[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, line, sizeof line);

    write_text(&w, "Take ");
    write_number(&w, sc->now->heap - (sc->ui->looked - 1));
    part_word_button(d, sc, b, TAKE_BUTTON, true, line);
}

static void draw_end(struct drawing *d, const struct scene *sc, struct box b)
{
    char line[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, line, sizeof line);

    say_result(&w, &null_rules, sc->now);
    part_end(d, sc, b, line);
}

static void draw(struct drawing *d, const struct scene *sc)
{
    struct layout at = layout_on(&sc->page, sc->now->players);
    char line[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, line, sizeof line);

    part_page(d, sc);
    null_view_heap(d, sc, &at);
    null_view_seats(d, sc, &at);
    if (!sc->announced)
        null_view_ask(&w, sc->now);
    draw_words(d, at.asked, (struct type){.ink = INK_TEXT, .size = 26}, line);
    if (sc->now->heap == 0 && sc->t == 1)
        draw_end(d, sc, at.said);
    else if (sc->ui->looked && sc->person >= 0)
        draw_take(d, sc, at.said);
    else
        draw_said(d, sc, at.said);
}

static move touch(struct ui *ui, const struct state *s, int target, enum gesture g)
{
    int counter = target == TAKE_BUTTON ? ui->looked - 1 : target;

    if (g == GESTURE_CANCEL)
        ui->looked = 0;
    if (s->heap == UNKNOWN_HEAP || counter < 0 || counter >= s->heap)
        return 0;
    if (g == GESTURE_LOOK)
        ui->looked = (uint8_t)(counter + 1);
    return g == GESTURE_TAP ? (move)(s->heap - counter) : 0;
}

static float seconds(const struct state *before, move last)
{
    (void)last;
    return before->heap == UNKNOWN_HEAP ? 0 : 0.6f;
}

static const char *chapter(const struct state *s)
{
    return s->heap == 0 ? "2. " : "1. ";
}

static int spot(const struct state *s, move m)
{
    return s->heap == UNKNOWN_HEAP ? -1 : s->heap - (int)m;
}

const struct view null_view = {
    .paper = {[FORM_WIDE] = {PAGE_WIDTH, PAGE_HEIGHT, PAGE_HEIGHT, PAGE_WIDTH, 0},
              [FORM_TALL] = {TALL_WIDTH, TALL_LEAST, TALL_MOST, TALL_WIDEST, TALL_NARROWEST},
              [FORM_LOW] = {LOW_HEIGHT, LOW_LEAST, LOW_MOST, LOW_HIGHEST, 0}},
    .board = board,
    .ui_size = sizeof(struct ui),
    .pictures = null_pictures,
    .lessons = null_lessons,
    .draw = draw,
    .touch = touch,
    .seconds = seconds,
    .ask = null_view_ask,
    .tell = null_view_tell,
    .advise = null_view_advise,
    .chapter = chapter,
    .spot = spot,
};
