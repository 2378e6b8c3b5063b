/* Marrakech: moves as codes and as text. FORMAT.md describes the texts. */
#include "games/marrakech/rules/marrakech.h"

/* The smaller square comes first, so that both orders of a text give one code. */
move marrakech_lay(const struct rug *rug)
{
    move first = (move)(rug->x[0] << 4 | rug->y[0]), second = (move)(rug->x[1] << 4 | rug->y[1]);
    move squares = first < second ? first << 8 | second : second << 8 | first;

    return (move)LAY << KIND_SHIFT | (move)(rug->number + 1) << NUMBER_SHIFT |
           (move)rug->colour << COLOUR_SHIFT | squares;
}

struct rug marrakech_rug_of(move m)
{
    return (struct rug){
        .colour = m >> COLOUR_SHIFT & 3,
        .number = (int)(m >> NUMBER_SHIFT & 0x7f) - 1,
        .x = {m >> 12 & 15, m >> 4 & 15},
        .y = {m >> 8 & 15, m & 15},
    };
}

static move read_turn(struct reader *r)
{
    static const char sentence[] = "expected 0, 90 or 270 degrees";
    const char *start;
    int degrees;

    read_space(r);
    start = r->at;
    degrees = read_number(r, 270, sentence);
    if (degrees % 90 != 0)
        read_fail_at(r, start, sentence);
    return marrakech_turn(degrees / 90);
}

static move read_die(struct reader *r)
{
    read_space(r);
    return marrakech_die(1 + read_one_of(r, "1234", "expected 1, 2, 3 or 4"));
}

static bool is_digit_next(const struct reader *r)
{
    return read_peek(r) >= '0' && read_peek(r) <= '9';
}

/* A colour, a number and two squares, or the same without the number. */
static move read_rug(struct reader *r, const struct state *s)
{
    static const char sentence[] = "expected a rug: its colour, its number and two squares";
    struct rug rug = {.number = NEXT_NUMBER};
    int digit[6] = {0}, count = 0, squares;

    rug.colour = read_one_of(r, marrakech_colours, sentence);
    while (count < 6 && is_digit_next(r))
        digit[count++] = *r->at++ - '0';
    if ((count != 4 && count != 6) || is_digit_next(r))
        read_fail(r, sentence);
    squares = count - 4;
    if (count == 6)
        rug.number = 10 * digit[0] + digit[1];
    if (r->error)
        return 0;
    for (int half = 0; half < 2; half++) {
        rug.x[half] = digit[squares + 2 * half];
        rug.y[half] = digit[squares + 2 * half + 1];
    }
    if (rug.number == marrakech_next_number(s, rug.colour))
        rug.number = NEXT_NUMBER;
    return marrakech_lay(&rug);
}

move marrakech_read_move(struct reader *r, const struct state *s)
{
    char first;

    if (read_if(r, "rotate"))
        return read_turn(r);
    if (read_if(r, "roll"))
        return read_die(r);
    if (read_if(r, "skip"))
        return marrakech_skip();
    first = read_peek(r);
    if (first != 'c' && first != 'y' && first != 'p' && first != 'r')
        read_fail(r, "expected rotate90, roll3, skip or a rug such as c003334");
    return read_rug(r, s);
}

static void write_rug(struct writer *w, const struct state *s, move m)
{
    struct rug rug = marrakech_rug_of(m);

    if (rug.number == NEXT_NUMBER)
        rug.number = marrakech_next_number(s, rug.colour);
    write_char(w, marrakech_colours[rug.colour]);
    write_digits(w, rug.number, 2);
    for (int half = 0; half < 2; half++) {
        write_digits(w, rug.x[half], 1);
        write_digits(w, rug.y[half], 1);
    }
}

void marrakech_write_move(struct writer *w, const struct state *s, move m)
{
    switch (marrakech_kind(m)) {
    case TURN:
        write_text(w, "rotate");
        write_number(w, 90 * marrakech_amount(m));
        break;
    case DIE:
        write_text(w, "roll");
        write_number(w, marrakech_amount(m));
        break;
    case LAY:
        write_rug(w, s, m);
        break;
    case SKIP:
        write_text(w, "skip");
        break;
    }
}
