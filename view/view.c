/* What every view needs: its face, and words. */
#include "view/view.h"

struct box view_face(const struct view *v)
{
    if (v->face.w > 0)
        return v->face;
    return (struct box){0, 0, v->fold > 0 ? v->fold : v->width, v->height};
}

void seat_write(struct writer *w, int who)
{
    if (who == SEAT_REMOTE) {
        write_text(w, "elsewhere");
    } else if (who == SEAT_PERSON) {
        write_text(w, "person");
    } else if (who == SEAT_RANDOM) {
        write_text(w, "random");
    } else {
        write_text(w, "level ");
        write_number(w, who);
    }
}

const char *level_word(int level)
{
    static const char *const words[] = {"",       "a first game", "gentle", "easy",
                                        "casual", "steady",       "keen",   "strong",
                                        "expert", "the strongest"};

    return level > 0 && level < (int)(sizeof words / sizeof *words) ? words[level] : "";
}
