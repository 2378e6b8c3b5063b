/* Patchwork: what is asked and what happened, in words. */
#include "games/patchwork/view/view.h"

#include "core/phrases.h"

void patchwork_view_name(struct writer *w, int player)
{
    say_seat(w, &patchwork_rules, NULL, player);
}

void patchwork_view_square_name(struct writer *w, int square)
{
    write_text(w, "row ");
    write_number(w, square / ROW + 1);
    write_text(w, ", column ");
    write_number(w, square % ROW + 1);
}

void patchwork_view_patch_name(struct writer *w, int patch)
{
    write_text(w, patch == SPECIAL ? "special patch" : "patch ");
    if (patch != SPECIAL)
        write_char(w, patchwork_letter(patch));
}

void patchwork_view_patch_words(struct writer *w, int patch)
{
    const struct patch *p = &patchwork_patches[patch];

    patchwork_view_patch_name(w, patch);
    if (patch == SPECIAL)
        return;
    write_text(w, ", ");
    write_counted(w, p->area, "square");
    write_text(w, ", ");
    write_counted(w, p->cost, "button");
    write_text(w, ", ");
    write_counted(w, p->time, "hour");
    if (p->income > 0) {
        write_text(w, ", income ");
        write_number(w, p->income);
    }
}

/* For those who cannot see it: the columns that each of its rows covers. */
void patchwork_view_shape_words(struct writer *w, const struct pose *pose)
{
    for (int row = 0; row < pose->height; row++) {
        write_text(w, "; row ");
        write_number(w, row + 1);
        write_char(w, ':');
        for (int column = 0; column < pose->width; column++)
            if (pose->cover >> (ROW * row + column) & 1) {
                write_char(w, ' ');
                write_number(w, column + 1);
            }
    }
}

void patchwork_view_hand_words(struct writer *w, const struct state *s, const struct ui *ui)
{
    int patch = patchwork_view_in_hand(s, ui);

    if (patch < 0 || patch == SPECIAL)
        return;
    write_text(w, "In hand: ");
    patchwork_view_patch_name(w, patch);
    patchwork_view_shape_words(w, &patchwork_patches[patch].shape[ui->turn]);
    say_for(w,
            ". {R turns it, F flips it, Escape puts it back|The buttons turn it, flip it or put it "
            "back}.");
}

/* Why somebody has won whose score is not higher. */
static void tell_tie(struct writer *w, const struct state *after)
{
    int score[MAX_PLAYERS], share[MAX_PLAYERS];

    if (patchwork_actor(after) != OVER)
        return;
    patchwork_rules.scores(after, score);
    patchwork_rules.result(after, share);
    if (score[0] != score[1])
        return;
    write_text(w, " The scores are equal, and ");
    patchwork_view_name(w, share[1] > share[0]);
    write_text(w, " was first at the end.");
}

void patchwork_view_ask(struct writer *w, const struct state *s)
{
    int actor = patchwork_actor(s);

    if (actor == OVER) {
        write_text(w, "The game is over.");
        tell_tie(w, s);
        return;
    }
    if (actor == CHANCE) {
        write_text(w, "The patches are laid out in a circle.");
        return;
    }
    patchwork_view_name(w, actor);
    write_text(w, s->special ? " sews on a special patch." : " buys a patch or advances.");
}

static void tell_gain(struct phrases *p, const struct timing *time)
{
    if (time->gain > 0) {
        struct writer w = phrase_next(p);

        write_text(&w, "got ");
        write_counted(&w, time->gain, "button");
    }
    if (time->special) {
        struct writer w = phrase_next(p);

        write_text(&w, "won a special patch");
    }
    if (time->bonus) {
        struct writer w = phrase_next(p);

        write_text(&w, "was first to cover seven by seven squares");
    }
}

static void tell_lay(struct writer *w, const struct timing *time, move m)
{
    write_text(w, time->patch == SPECIAL ? "sewed on a " : "sewed on ");
    patchwork_view_patch_name(w, time->patch);
    write_text(w, " at ");
    patchwork_view_square_name(w, patchwork_square_of(m));
    if (time->patch != SPECIAL) {
        write_text(w, " for ");
        write_counted(w, time->price, "button");
        write_text(w, " and ");
        write_counted(w, time->to - time->from, "hour");
    }
}

void patchwork_view_tell(struct writer *w, const struct state *before, move m,
                         const struct state *after)
{
    struct phrases deeds = {0};
    struct writer first;
    struct timing time;

    if (m & DRAW) { /* one sentence for all of them */
        write_text(w, patchwork_is_drawn(after) ? "The patches are laid out." : "");
        return;
    }
    time = patchwork_view_timing(before, m);
    patchwork_view_name(w, time.player);
    first = phrase_next(&deeds);
    if (m == ADVANCE) {
        write_text(&first, "advanced ");
        write_counted(&first, time.to - time.from, "square");
    } else {
        tell_lay(&first, &time, m);
    }
    tell_gain(&deeds, &time);
    write_char(w, ' ');
    write_phrases(w, &deeds);
    write_char(w, '.');
    tell_tie(w, after);
}

void patchwork_view_account(struct writer *w, const struct state *s)
{
    for (int player = 0; player < PLAYERS; player++) {
        struct parts part = patchwork_parts(s, player);

        write_text(w, player ? " " : "");
        patchwork_view_name(w, player);
        write_text(w, ": ");
        write_number(w, part.buttons);
        write_text(w, " for buttons \xe2\x88\x92 ");
        write_number(w, -part.squares);
        write_text(w, " for free squares");
        if (part.bonus) {
            write_text(w, " + ");
            write_number(w, part.bonus);
            write_text(w, " for seven by seven");
        }
        write_text(w, " = ");
        say_number(w, part.buttons + part.squares + part.bonus);
        write_char(w, '.');
    }
}

void patchwork_view_advise(struct writer *w, const struct state *s, move m)
{
    static const char *const quarters[] = {"", ", turned right", ", turned upside down",
                                           ", turned left"};
    int turn = patchwork_turn_of(m);

    if (m == ADVANCE) {
        write_text(w, "advance ");
        write_counted(w, patchwork_advance_hours(s, patchwork_actor(s)), "square");
        return;
    }
    if (!patchwork_is_lay(m)) {
        patchwork_write_move(w, s, m);
        return;
    }
    write_text(w, "sew on ");
    write_text(w, patchwork_patch_of(m) == SPECIAL ? "the " : "");
    patchwork_view_patch_name(w, patchwork_patch_of(m));
    write_text(w, turn >= ORIENTATIONS / 2 ? ", flipped" : "");
    write_text(w, quarters[turn % 4]);
    write_text(w, turn ? ", at " : " at ");
    patchwork_view_square_name(w, patchwork_square_of(m));
}
