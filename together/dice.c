/* The dice of a game that is over, in words. */
#include "core/memory.h"
#include "together/words.h"

static void tell_kind(const struct roll_kind *k, struct writer *w)
{
    write_text(w, k->text);
    write_text(w, ": ");
    write_counted(w, k->count, "time");
    write_text(w, ", expected ");
    write_tenths(w, (int)(10 * k->expected + 0.5));
    write_char(w, '\n');
}

void room_tell_dice(const struct client *c, struct writer *w)
{
    const struct room *r = client_room(c);
    const char *wrong = room_check_dice(r);
    struct rolls *rolls;

    if (!r->told) {
        write_text(w, "The secret behind the dice is told when the game is over: then they can be "
                      "checked.\n");
        return;
    }
    if (wrong) {
        write_text(w, "The dice do not hold: ");
        write_text(w, wrong);
        write_text(w, ".\n");
        return;
    }
    write_text(w, "Every roll follows from the secret that was promised before the game and from "
                  "the players' texts.\n");
    rolls = memory_new(sizeof *rolls);
    room_count_rolls(r, rolls);
    for (int i = 0; i < rolls->kinds && !rolls->too_many; i++)
        tell_kind(&rolls->kind[i], w);
    memory_free(rolls);
}
