/* Null: what is asked, what happened and what is advised, in words. */
#include "games/null/view/view.h"

void null_view_player(struct writer *w, int player)
{
    say_seat(w, &null_rules, NULL, player);
}

static void write_counters(struct writer *w, move count)
{
    static const char *const number[] = {"no", "one", "two", "three"};

    write_text(w, number[count]);
    write_text(w, count == 1 ? " counter" : " counters");
}

void null_view_ask(struct writer *w, const struct state *s)
{
    if (s->heap == UNKNOWN_HEAP) {
        write_text(w, "The die decides how large the heap is.");
        return;
    }
    null_view_player(w, s->mover);
    write_text(w, s->heap ? " takes one, two or three counters." : " finds the heap empty.");
}

void null_view_tell(struct writer *w, const struct state *before, move m, const struct state *after)
{
    (void)after;
    if (before->heap == UNKNOWN_HEAP) {
        write_text(w, "The heap has ");
        write_number(w, m);
        write_text(w, " counters.");
        return;
    }
    null_view_player(w, before->mover);
    write_text(w, " took ");
    write_counters(w, m);
    write_char(w, '.');
}

void null_view_advise(struct writer *w, const struct state *s, move m)
{
    (void)s;
    write_text(w, "take ");
    write_counters(w, m);
}
