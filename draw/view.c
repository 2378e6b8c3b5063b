/* Words that every view needs. */
#include "draw/view.h"

void seat_write(struct writer *w, int who)
{
    if (who == SEAT_PERSON) {
        write_text(w, "person");
    } else if (who == SEAT_RANDOM) {
        write_text(w, "random");
    } else {
        write_text(w, "level ");
        write_number(w, who);
    }
}
