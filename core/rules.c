/* Filling in a refusal, and telling it. */
#include "core/rules.h"

void refuse(struct refusal *out, const char *sentence)
{
    struct writer w = writer_over(out->text, sizeof out->text);

    write_text(&w, sentence);
    out->places = 0;
}

void refuse_place(struct refusal *out, int place)
{
    if (out->places < MAX_PLACES)
        out->place[out->places++] = place;
}

void write_refusal(struct writer *w, const struct reader *r, const struct refusal *why)
{
    write_text(w, "column ");
    write_number(w, reader_column(r));
    write_text(w, ": ");
    write_text(w, why->text);
}
