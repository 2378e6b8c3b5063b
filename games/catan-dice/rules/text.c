/* Catan Dice: identifiers, boards and moves as text. FORMAT.md describes them. */
#include "games/catan-dice/rules/catan-dice.h"

#include <string.h>

/* Bricks are the one resource that is counted; of the others there is so much. */
void catan_dice_write_units(struct writer *w, int count, int resource)
{
    write_number(w, count);
    write_char(w, ' ');
    write_text(w, count == 1 && resource == BRICKS ? "brick" : catan_dice_resource_names[resource]);
}

/* Upper case letters and digits make an identifier; only whole ones count. */
static size_t identifier_length(const struct reader *r)
{
    const char *at = r->at;

    while (at < r->end && ((*at >= 'A' && *at <= 'Z') || (*at >= '0' && *at <= '9')))
        at++;
    return (size_t)(at - r->at);
}

static int find_identifier(const char *text, size_t length)
{
    char id[4] = {0};

    if (length < 2 || length >= sizeof id)
        return -1;
    memcpy(id, text, length);
    for (int i = 0; i < STRUCTURES; i++)
        if (strcmp(id, catan_dice_structures[i].id) == 0)
            return i;
    if (id[0] == 'K' && length == 2 && id[1] >= '1' && id[1] < '1' + KNIGHTS)
        return FIRST_USED + id[1] - '1';
    return -1;
}

int catan_dice_read_identifier(struct reader *r)
{
    size_t length = r->error ? 0 : identifier_length(r);
    int identifier = r->error ? -1 : find_identifier(r->at, length);

    if (identifier < 0) {
        read_fail(r, "expected a structure: R0 to R15, S3 S4 S5 S7 S9 S11, C7 C12 C20 C30, "
                     "J1 to J6 or K1 to K6");
        return 0;
    }
    r->at += length;
    return identifier;
}

void catan_dice_write_identifier(struct writer *w, int identifier)
{
    if (identifier < FIRST_USED) {
        write_text(w, catan_dice_structures[identifier].id);
        return;
    }
    write_char(w, 'K');
    write_number(w, identifier - FIRST_USED + 1);
}

/* Adds one identifier. A knight named both J and K counts as available. */
static void add(struct board *b, int identifier)
{
    if (identifier >= FIRST_USED)
        identifier += FIRST_KNIGHT - FIRST_USED;
    else if (identifier >= FIRST_KNIGHT)
        b->ready |= UINT32_C(1) << (identifier - FIRST_KNIGHT);
    b->built |= UINT32_C(1) << identifier;
}

static void add_once(struct reader *r, struct board *b)
{
    const char *start = r->at;
    int identifier = catan_dice_read_identifier(r);
    uint32_t before = b->built;

    if (r->error)
        return;
    add(b, identifier);
    if (b->built == before)
        read_doubt_at(r, start, "this structure stands here twice");
}

/* Could play have led here? Structures may be named in any order, so this looks twice. */
static void check_order(struct reader *r, const char *start, const struct board *b)
{
    struct reader again = *r;

    again.at = start;
    while (!r->error && again.at < r->at) {
        const char *here = again.at;
        int identifier = catan_dice_read_identifier(&again);
        struct board without = *b;

        if (identifier >= FIRST_USED)
            identifier += FIRST_KNIGHT - FIRST_USED;
        without.built &= ~(UINT32_C(1) << identifier);
        if (catan_dice_roads_missing(b, identifier))
            read_doubt_at(r, here, "a road between this structure and the start is missing");
        else if (!catan_dice_may_build(&without, identifier))
            read_doubt_at(r, here, "a lower structure of this kind is missing");
        read_if(&again, ",");
    }
}

static bool board_ends(const struct reader *r)
{
    return read_done(r) || strchr("/; \t\r\n", read_peek(r));
}

void catan_dice_read_board(struct reader *r, struct board *b, bool strictly)
{
    const char *start = r->at;

    *b = (struct board){0};
    if (strictly ? board_ends(r) : read_done(r))
        return;
    do {
        if (strictly)
            add_once(r, b);
        else
            add(b, catan_dice_read_identifier(r));
    } while (read_if(r, ","));
    if (strictly && !r->error)
        check_order(r, start, b);
}

void catan_dice_write_board(struct writer *w, const struct board *b)
{
    bool first = true;

    for (int i = 0; i < STRUCTURES; i++) {
        bool used = i >= FIRST_KNIGHT && !(b->ready >> (i - FIRST_KNIGHT) & 1);

        if (!(b->built >> i & 1))
            continue;
        if (!first)
            write_char(w, ',');
        catan_dice_write_identifier(w, used ? i - FIRST_KNIGHT + FIRST_USED : i);
        first = false;
    }
}

static int read_resource(struct reader *r)
{
    return read_one_of(r, "012345", "expected a resource, 0 to 5");
}

static move read_counts(struct reader *r, int kind)
{
    static const char sentence[] = "expected six counts of dice, 0 to 6, such as 1,0,2,0,2,1";
    int counts[RESOURCES];

    for (int i = 0; i < RESOURCES; i++) {
        if (i > 0)
            read_exactly(r, ",", sentence);
        counts[i] = read_number(r, DICE, sentence);
    }
    return catan_dice_counts_move(kind, counts);
}

enum word { WORD_BUILD, WORD_TRADE, WORD_SWAP, WORD_ROLL, WORD_REROLL, WORD_END };

/* What follows the word. */
static move read_rest(struct reader *r, enum word word)
{
    int given;

    if (word == WORD_END)
        return end_move();
    read_exactly(r, " ", "expected one blank after the word");
    switch (word) {
    case WORD_BUILD:
        return build_move(catan_dice_read_identifier(r));
    case WORD_TRADE:
        return trade_move(read_resource(r));
    case WORD_SWAP:
        given = read_resource(r);
        read_exactly(r, " ", "expected one blank and the resource wanted");
        return swap_move(given, read_resource(r));
    default:
        return read_counts(r, word == WORD_ROLL ? DO_ROLL : DO_REROLL);
    }
}

move catan_dice_read_action(struct reader *r)
{
    static const char *const words[] = {"build", "trade", "swap", NULL};

    return read_rest(r, (enum word)read_word(r, words, "expected 'build', 'trade' or 'swap'"));
}

move catan_dice_read_move(struct reader *r, const struct state *s)
{
    static const char *const words[] = {"build", "trade", "swap", "roll", "reroll", "end", NULL};
    static const char sentence[] = "expected 'roll', 'reroll', 'build', 'trade', 'swap' or 'end'";
    move m = read_rest(r, (enum word)read_word(r, words, sentence));

    (void)s;
    if (!read_done(r) && !strchr(" \t\r\n", *r->at))
        read_fail(r, "expected a blank or the end after a move");
    return m;
}

static void write_counts(struct writer *w, move m)
{
    for (int i = 0; i < RESOURCES; i++) {
        if (i > 0)
            write_char(w, ',');
        write_number(w, move_count(m, i));
    }
}

void catan_dice_write_move(struct writer *w, const struct state *s, move m)
{
    static const char *const word[] = {"", "end", "build ", "trade ", "swap ", "reroll ", "roll "};

    (void)s;
    write_text(w, word[move_kind(m)]);
    switch (move_kind(m)) {
    case DO_BUILD:
        catan_dice_write_identifier(w, move_identifier(m));
        break;
    case DO_SWAP:
        write_number(w, move_given(m));
        write_char(w, ' ');
        write_number(w, move_wanted(m));
        break;
    case DO_TRADE:
        write_number(w, move_wanted(m));
        break;
    case DO_REROLL:
    case DO_ROLL:
        write_counts(w, m);
    }
}
