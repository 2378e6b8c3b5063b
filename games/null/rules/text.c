/* Null: snapshots, moves and a board for human eyes. FORMAT.md describes them. */
#include "games/null/rules/null.h"

static const char *const keys[] = {"players", "turn", NULL};

bool null_is_snapshot(const char *text, size_t length)
{
    return length >= 5 && text_equal(text, 5, "heap ");
}

void null_read_state(struct reader *r, struct state *s)
{
    unsigned seen = 0;
    int turn = 0;

    s->players = 2;
    read_exactly(r, "heap ", "a snapshot begins with 'heap '");
    if (read_if(r, "?"))
        s->heap = UNKNOWN_HEAP;
    else
        s->heap = (uint8_t)read_number(r, MOST_HEAP, "expected the counters left, 0 to 9, or '?'");
    read_space(r);
    if (read_if(r, ";"))
        for (int key; (key = read_key(r, keys, &seen)) >= 0;) {
            if (key == 0)
                s->players = (uint8_t)(2 + read_one_of(r, "234", "expected 2, 3 or 4 players"));
            else
                turn = 1 + read_one_of(r, "1234", "expected a player, 1 to 4");
        }
    read_end(r, "expected ';' or the end");
    if (turn > s->players)
        read_fail(r, "there is no such player");
    s->mover = (uint8_t)(turn ? turn - 1 : 0);
}

void null_write_state(struct writer *w, const struct state *s)
{
    write_text(w, "heap ");
    if (s->heap == UNKNOWN_HEAP)
        write_char(w, '?');
    else
        write_number(w, s->heap);
    write_text(w, " ;players=");
    write_number(w, s->players);
    write_text(w, " turn=");
    write_number(w, s->mover + 1);
}

move null_read_move(struct reader *r, const struct state *s)
{
    (void)s;
    if (read_if(r, "heap"))
        return LEAST_HEAP + (move)read_one_of(r, "789", "expected a heap of 7, 8 or 9");
    read_exactly(r, "take", "expected 'take1' to 'take3', or 'heap7' to 'heap9'");
    return 1 + (move)read_one_of(r, "123", "expected 1, 2 or 3 counters");
}

void null_write_move(struct writer *w, const struct state *s, move m)
{
    (void)s;
    write_text(w, m <= MOST_TAKEN ? "take" : "heap");
    write_number(w, m);
}

void null_print(struct writer *w, const struct state *s)
{
    if (s->heap == UNKNOWN_HEAP)
        write_text(w, "a heap still unknown");
    for (int i = 0; s->heap != UNKNOWN_HEAP && i < s->heap; i++)
        write_text(w, "o ");
    write_char(w, '\n');
}
