/* Catan Dice: what every turn brought, found by playing the history again. A game that began with a
   position in its middle does not know its earlier turns. */
#include "games/catan-dice/view/view.h"

/* The score with which the turn being played began. */
static int score_at_start(const struct state *s, bool *known)
{
    *known = !s->built;
    return catan_dice_score(s, s->mover);
}

void catan_dice_view_sheet(const struct scene *sc, struct sheet *out)
{
    struct state s;
    bool known;
    int began;

    *out = (struct sheet){.turn_known = false};
    if (sc->start == NULL) {
        out->turn_known = !sc->now->built;
        return;
    }
    s = *sc->start;
    began = score_at_start(&s, &known);
    for (int i = 0; i < sc->past_count; i++) {
        int player = s.mover, turn = s.turn;

        catan_dice_rules.apply(&s, sc->past[i]);
        if (move_kind(sc->past[i]) != DO_END)
            continue;
        out->known[player][turn] = known;
        out->gain[player][turn] = (int8_t)(catan_dice_score(&s, player) - began);
        began = catan_dice_score(&s, s.mover);
        known = true;
    }
    out->turn_known = known && s.turn < s.turns;
    out->turn_gain = catan_dice_score(&s, s.mover) - began;
}
