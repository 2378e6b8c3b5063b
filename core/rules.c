/* Filling in a refusal. */
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
