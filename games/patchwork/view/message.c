/* Patchwork: what is said below the time board: why something cannot be done, a hint, a lesson, or
   what happened last. */
#include "games/patchwork/view/view.h"

static bool fits(const struct scene *sc, int patch, int turn)
{
    struct quilt at = patchwork_corners(&patchwork_patches[patch].shape[turn],
                                        patchwork_free(sc->now, sc->person));

    return (at.low | at.high) != 0;
}

static bool fits_somehow(const struct scene *sc, int patch)
{
    for (int turn = 0; turn < ORIENTATIONS; turn++)
        if (fits(sc, patch, turn))
            return true;
    return false;
}

/* What the pointer is at cannot be done, or the patch in hand cannot be laid as it is turned. */
static bool write_warning(struct writer *w, const struct scene *sc)
{
    int patch = sc->person >= 0 ? patchwork_view_in_hand(sc->now, sc->ui) : -1;
    struct ghost g;
    struct refusal why;

    if (patch < 0)
        return false;
    if (patchwork_view_is_abroad(sc)) {
        write_text(w, "This is ");
        patchwork_view_name(w, !sc->person);
        write_text(w, "'s quilt. Sew the patch on your own.");
        return true;
    }
    g = patchwork_view_ghost(sc->now, sc->ui, sc->focus);
    if (g.there && !g.legal && patchwork_why_not(sc->now, g.m, &why)) {
        write_text(w, why.text);
        return true;
    }
    if (fits(sc, patch, sc->ui->turn))
        return false;
    write_text(w, fits_somehow(sc, patch)
                      ? "There is no room for it like this. Turn it, flip it, or put it back."
                      : "There is no room for it on the quilt, whichever way it is turned.");
    return true;
}

static int choose_message(struct writer *w, const struct scene *sc)
{
    int ink;

    if (!sc->refused && write_warning(w, sc))
        return INK_BAD;
    ink = say_first(w, &patchwork_view, &patchwork_rules, sc);
    if (ink != INK_NONE)
        return ink;
    if (sc->person >= 0 && sc->ui->abroad) {
        write_text(w, "This is ");
        patchwork_view_name(w, !sc->person);
        write_text(w, "'s quilt. Your own is the small one above.");
        return INK_TEAL;
    }
    if (sc->person >= 0 && sc->ui->patch) {
        write_text(w, "Turn it or flip it as you like, then sew it on where a dot is.");
        return INK_TEAL;
    }
    if (sc->lesson) {
        write_text(w, sc->lesson);
        return INK_TEAL;
    }
    if (sc->last && !sc->still && !(sc->last & DRAW))
        patchwork_view_tell(w, sc->before, sc->last, sc->now);
    else
        patchwork_view_ask(w, sc->now);
    return INK_TEXT;
}

void patchwork_view_message(struct drawing *d, const struct scene *sc, struct box b)
{
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, text, sizeof text);
    int ink = choose_message(&w, sc);

    part_message(d, b, ink, text);
}
