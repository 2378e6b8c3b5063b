/* Marrakech: why a move is not allowed, in words. */
#include "games/marrakech/rules/marrakech.h"

static void write_square(struct writer *w, int x, int y)
{
    write_char(w, '(');
    write_number(w, x);
    write_char(w, ',');
    write_number(w, y);
    write_char(w, ')');
}

static void refuse_square(struct refusal *out, int x, int y)
{
    if (x < SIDE && y < SIDE)
        refuse_place(out, SIDE * x + y);
}

/* The moves of another phase. */
static const char *wrong_phase(enum phase now, enum kind kind)
{
    if (now == ROTATE)
        return kind == DIE ? "First Assam is turned, or left as he is."
                           : "First Assam is turned, or left as he is, and walks.";
    if (now == ROLL)
        return kind == TURN ? "Assam is turned already: now the die is rolled."
                            : "First the die is rolled and Assam walks.";
    return kind == TURN ? "Assam has walked already: now a rug is laid."
                        : "The die is rolled already: now a rug is laid.";
}

static bool is_off_board(const struct rug *rug, int half)
{
    return rug->x[half] >= SIDE || rug->y[half] >= SIDE;
}

static bool is_twice_the_same(const struct rug *rug)
{
    return rug->x[0] == rug->x[1] && rug->y[0] == rug->y[1];
}

static void say_off_board(struct writer *w, const struct rug *rug)
{
    bool first = is_off_board(rug, 0), second = is_off_board(rug, 1) && !is_twice_the_same(rug);

    if (first)
        write_square(w, rug->x[0], rug->y[0]);
    if (first && second)
        write_text(w, " and ");
    if (second)
        write_square(w, rug->x[1], rug->y[1]);
    write_text(w, first && second ? " are off the board." : " is off the board.");
}

static void say_apart(struct writer *w, const struct rug *rug)
{
    bool twice = is_twice_the_same(rug);

    write_text(w, twice ? "A rug covers two squares, not twice " : "");
    write_square(w, rug->x[0], rug->y[0]);
    if (!twice) {
        write_text(w, " and ");
        write_square(w, rug->x[1], rug->y[1]);
        write_text(w, " do not share an edge");
    }
    write_char(w, '.');
}

void marrakech_say_fault(struct writer *w, const struct state *s, const struct rug *rug,
                         enum fault fault)
{
    int below;

    switch (fault) {
    case OFF_BOARD:
        say_off_board(w, rug);
        break;
    case APART:
        say_apart(w, rug);
        break;
    case UNDER_ASSAM:
        write_text(w, "It would lie under Assam, who stands on ");
        write_square(w, s->assam / SIDE, s->assam % SIDE);
        write_char(w, '.');
        break;
    case AWAY_FROM_ASSAM:
        write_text(w, "It would not lie next to Assam, who stands on ");
        write_square(w, s->assam / SIDE, s->assam % SIDE);
        write_char(w, '.');
        break;
    case HIDES_RUG:
        below = marrakech_rug_colour(s->rug[SIDE * rug->x[0] + rug->y[0]]);
        write_text(w, "It would cover both halves of ");
        write_text(w, marrakech_colour_name[below]);
        write_text(w, "'s rug.");
        break;
    case NO_FAULT:
        break;
    }
}

/* Is this rug the mover's, with the right number? */
static bool refuse_owner(struct writer *w, const struct state *s, const struct rug *rug)
{
    const char *mover = marrakech_colour_name[s->colour[s->mover]];

    if (rug->colour == s->colour[s->mover])
        return false;
    if (marrakech_seat(s, rug->colour) == NOBODY) {
        write_text(w, "Nobody plays ");
        write_text(w, marrakech_colour_name[rug->colour]);
        write_text(w, " here.");
        return true;
    }
    write_text(w, "It is ");
    write_text(w, mover);
    write_text(w, "'s turn, not ");
    write_text(w, marrakech_colour_name[rug->colour]);
    write_text(w, "'s.");
    return true;
}

static bool refuse_number(struct writer *w, const struct state *s, const struct rug *rug)
{
    if (rug->number == NEXT_NUMBER)
        return false;
    write_text(w, "The next rug of ");
    write_text(w, marrakech_colour_name[rug->colour]);
    write_text(w, " has the number ");
    write_digits(w, marrakech_next_number(s, rug->colour), 2);
    write_char(w, '.');
    return true;
}

static bool refuse_rug(const struct state *s, move m, struct refusal *out)
{
    struct writer w = writer_over(out->text, sizeof out->text);
    struct rug rug = marrakech_rug_of(m);
    enum fault fault = marrakech_fault(s, &rug);

    if (refuse_owner(&w, s, &rug))
        return true;
    if (fault == NO_FAULT)
        return refuse_number(&w, s, &rug);
    marrakech_say_fault(&w, s, &rug, fault);
    refuse_square(out, rug.x[0], rug.y[0]);
    refuse_square(out, rug.x[1], rug.y[1]);
    if (fault == AWAY_FROM_ASSAM)
        refuse_place(out, s->assam);
    return true;
}

/* Could read_move give this code? */
static bool is_well_formed(move m)
{
    struct rug rug;

    switch (marrakech_kind(m)) {
    case TURN:
        return m >= marrakech_turn(0) && m <= marrakech_turn(3);
    case DIE:
        return m >= marrakech_die(1) && m <= marrakech_die(4);
    case LAY:
        rug = marrakech_rug_of(m);
        return rug.number <= MOST_NUMBER && m == marrakech_lay(&rug);
    case SKIP:
        return m == marrakech_skip();
    }
    return false;
}

bool marrakech_why_not(const struct state *s, move m, struct refusal *out)
{
    static const enum phase phase_of[] = {
        [TURN] = ROTATE, [DIE] = ROLL, [LAY] = PLACE, [SKIP] = PLACE};
    enum kind kind = marrakech_kind(m);

    refuse(out, "");
    if (s->phase == FINISHED)
        refuse(out, "The game is over.");
    else if (!is_well_formed(m))
        refuse(out, "This is no move of Marrakech.");
    else if (phase_of[kind] != s->phase)
        refuse(out, wrong_phase((enum phase)s->phase, kind));
    else if (kind == LAY)
        return refuse_rug(s, m, out);
    else if (m == marrakech_turn(2))
        refuse(out, "Assam may be turned left or right, but not right round.");
    else if (kind == SKIP && !marrakech_is_stuck(s))
        refuse(out, "A rug can be laid here, so one must be.");
    else
        return false;
    refuse_place(out, s->assam);
    return true;
}
