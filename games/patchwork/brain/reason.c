/* Patchwork: a hint's reason in words: what a step gains, what it costs, what it leaves. */
#include "games/patchwork/brain/brain.h"

#include "core/walk.h"

static void write_purchase(struct writer *w, const struct state *s, int player, int patch)
{
    const struct patch *bought = &patchwork_patches[patch];
    int times = patchwork_income_squares_ahead(s->time[player]);

    write_text(w, "it covers ");
    write_counted(w, bought->area, "square");
    if (bought->income > 0 && times > 0) {
        write_text(w, " and will earn ");
        write_counted(w, bought->income * times, "button");
    }
    write_text(w, " for ");
    write_counted(w, bought->cost, "button");
    write_text(w, " and ");
    write_counted(w, bought->time, "hour");
}

static void write_advance(struct writer *w, const struct state *s, const struct state *after,
                          int player)
{
    write_text(w, "it brings ");
    write_counted(w, after->purse[player] - s->purse[player], "button");
    write_text(w, " on the way");
}

static void write_special(struct writer *w, const struct state *s, int player, move m)
{
    int loose = patchwork_loose(m, patchwork_free(s, player));

    if (loose == 0) {
        write_text(w, "it fills a hole that nothing else could fill");
        return;
    }
    if (loose > 2) {
        write_text(w, "it fills one free square");
        return;
    }
    write_text(w, "it fills a square with only ");
    write_counted(w, loose, "free neighbour");
}

/* The patch that this player would like best of those on offer and can pay, or -1. */
static int favourite(const struct state *s, int player)
{
    int patch[PATCHES];
    int count = patchwork_offer(s, patch), best = -1;
    int most = patchwork_worth(s, player, -1);

    for (int i = 0; i < count; i++)
        if (patchwork_patches[patch[i]].cost <= s->purse[player] &&
            patchwork_worth(s, player, patch[i]) > most) {
            most = patchwork_worth(s, player, patch[i]);
            best = patch[i];
        }
    return best;
}

/* Who acts next and with what in reach. */
static void write_consequence(struct writer *w, const struct state *s, const struct state *after,
                              int player)
{
    int wanted = favourite(s, !player), left = favourite(after, !player);

    if (after->special == player + 1 && s->special == NOBODY)
        write_text(w, ", and wins a special patch");
    if (patchwork_actor(after) == player && after->special == NOBODY)
        write_text(w, ", and brings another turn");
    else if (patchwork_actor(after) == OVER)
        write_text(w, ", and the game ends");
    else if (after->special == NOBODY && left >= 0) {
        write_text(w, "; it leaves patch ");
        write_char(w, patchwork_letter(left));
        write_text(w, " to the opponent");
    } else if (after->special == NOBODY && wanted >= 0) {
        write_text(w, "; it leaves nothing good to the opponent, who wanted patch ");
        write_char(w, patchwork_letter(wanted));
    }
}

void patchwork_reason(struct writer *w, const struct state *s, move m)
{
    int player = patchwork_actor(s);
    struct state after = *s;

    if (player < 0 || !is_legal(&patchwork_rules, s, m))
        return;
    patchwork_rules.apply(&after, m);
    if (m == ADVANCE)
        write_advance(w, s, &after, player);
    else if (patchwork_patch_of(m) == SPECIAL)
        write_special(w, s, player, m);
    else
        write_purchase(w, s, player, patchwork_patch_of(m));
    write_consequence(w, s, &after, player);
}

const char *patchwork_question(move a, move b)
{
    if (a == ADVANCE || b == ADVANCE)
        return "A patch or buttons";
    return patchwork_patch_of(a) == patchwork_patch_of(b) ? "Where to sew it on"
                                                          : "Which patch to take";
}
