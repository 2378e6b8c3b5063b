/* Null: the heap. Counters in a row; touching one takes it and all to its right. */
#include "games/null/view/view.h"

static struct box spot_of(const struct layout *at, int counter)
{
    return box_within(box_cell(box_inner(at->heap, 12), at->columns, at->rows, 8, counter), 1, 1);
}

/* Is this counter among those that go when `first` is touched? */
static bool goes_with(const struct state *s, int counter, int first)
{
    return first >= 0 && first < s->heap && counter >= first && s->heap - first <= MOST_TAKEN;
}

/* What is pointed at, by a pointer or a finger that was there; or -1. */
static int pointed_at(const struct scene *sc)
{
    return sc->focus >= 0 && sc->focus < MOST_HEAP ? sc->focus : sc->ui->looked - 1;
}

static void draw_disc_at(struct drawing *d, struct box b, int ink, int outline)
{
    draw_disc(d, box_middle(b), b.w / 2,
              (struct style){.fill = ink_light(ink, 20),
                             .fill_to = ink,
                             .slope = SLOPE_BALL,
                             .outline = outline,
                             .width = outline == INK_GOOD ? 5 : 2,
                             .shadow = SHADOW_LOW});
}

static void draw_counter(struct drawing *d, const struct scene *sc, struct box b, int counter)
{
    char label[80];
    struct writer w = writer_over(label, sizeof label);
    int taken = sc->now->heap - counter;
    bool possible = taken <= MOST_TAKEN && sc->person >= 0;
    bool hinted =
        sc->hint_count > 0 && goes_with(sc->now, counter, sc->now->heap - (int)sc->hints[0]);

    draw_disc_at(d, b, goes_with(sc->now, counter, pointed_at(sc)) ? INK_ACCENT : INK_SAND,
                 hinted ? INK_GOOD : ink_dark(INK_SAND, 40));
    if (sc->played && goes_with(sc->now, counter, sc->now->heap - (int)sc->played))
        draw_disc(d, box_middle(b), b.w * 0.3f, (struct style){.outline = INK_TEXT, .width = 3});
    write_text(&w, "counter ");
    write_number(&w, counter + 1);
    if (possible) {
        write_text(&w, ": take ");
        write_number(&w, taken);
    }
    draw_target(d, counter, possible ? TARGET_PUT : TARGET_IDLE, label);
}

/* While a move is shown, what was taken rises and fades. */
static void draw_leaving(struct drawing *d, const struct scene *sc, const struct layout *at)
{
    for (int i = sc->now->heap; i < sc->before->heap; i++) {
        struct box b = spot_of(at, i);

        draw_push(d, (struct place){.y = -b.h * part_ease(sc->t), .fade = sc->t});
        draw_disc_at(d, b, INK_SAND, ink_dark(INK_SAND, 40));
        draw_pop(d);
    }
}

void null_view_heap(struct drawing *d, const struct scene *sc, const struct layout *at)
{
    part_card(d, at->heap, false, false);
    if (sc->now->heap == UNKNOWN_HEAP)
        return;
    for (int i = 0; i < sc->now->heap; i++)
        draw_counter(d, sc, spot_of(at, i), i);
    if (sc->t < 1 && sc->before->heap != UNKNOWN_HEAP)
        draw_leaving(d, sc, at);
}
