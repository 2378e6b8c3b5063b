/* The commands of the Go Text Protocol about time, values and scores. */
#include "engine/gtp.h"

#include "core/dialect.h"

#include <stdlib.h>
#include <string.h>

static const double lost_share = 0.05; /* who expects less may resign */

static bool take_seconds(char **rest, double *out)
{
    const char *word = next_word(rest);
    char *end;

    *out = word ? strtod(word, &end) : -1;
    return word && !*end && *out >= 0 && *out < 1e9;
}

/* time_settings MAIN BYO_YOMI STONES: stones of 0 with a time mean no limit. */
bool gtp_time_settings(struct gtp *t, char *rest, struct writer *out)
{
    double main_time, spare, moves;

    if (!take_seconds(&rest, &main_time) || !take_seconds(&rest, &spare) ||
        !take_seconds(&rest, &moves))
        return gtp_refuse(out, "expected three numbers");
    t->main = main_time;
    t->spare = spare;
    t->moves = (int)moves;
    for (int i = 0; i < MAX_PLAYERS; i++)
        t->left[i] = -1;
    return true;
}

/* time_left COLOUR SECONDS STONES */
bool gtp_time_left(struct gtp *t, char *rest, struct writer *out)
{
    int colour = gtp_colour(t, next_word(&rest));
    double left, moves;

    if (colour < 0 || !take_seconds(&rest, &left) || !take_seconds(&rest, &moves))
        return gtp_refuse(out, "expected a colour and two numbers");
    t->left[colour] = left;
    t->left_moves[colour] = (int)moves;
    return true;
}

/* Nine tenths of a move's share of what is left; a game is taken to be twenty moves long. */
double gtp_seconds(const struct gtp *t, int colour)
{
    const int long_game = 20;
    double left = t->left[colour], share;

    if (left >= 0)
        share = left / (t->left_moves[colour] ? t->left_moves[colour] : long_game);
    else if (t->moves > 0)
        share = t->main / long_game + t->spare / t->moves;
    else
        share = t->spare > 0 ? 0 : t->main / long_game;
    if (left < 0 && share <= 0)
        return t->engine->seconds;
    return share * 0.9 > 0.005 ? share * 0.9 : 0.005;
}

bool gtp_is_lost(const struct gtp *t)
{
    return t->engine->game->rules->players(t->thought) == 2 && t->last.count > 0 &&
           t->last.visits[0] > 0 && t->last.share[0][t->thinker] < lost_share;
}

static void write_thousandths(struct writer *w, double value)
{
    long long thousandths = (long long)(value * 1000 + 0.5);

    write_number(w, thousandths / 1000);
    write_char(w, '.');
    write_digits(w, (int)(thousandths % 1000), 3);
}

bool gtp_get_value(struct gtp *t, char *rest, struct writer *out)
{
    (void)rest;
    if (t->thinker < 0)
        return gtp_refuse(out, "no move was generated yet");
    write_thousandths(out, t->last.share[0][t->thinker]);
    return true;
}

static int by_visits(const void *a, const void *b)
{
    const struct opinion *one = a, *other = b;

    if (one->visits != other->visits)
        return one->visits < other->visits ? 1 : -1;
    return one->move < other->move ? -1 : one->move > other->move;
}

/* Every move that the last thought looked at: visits, their weight, value, move. */
bool gtp_move_values(struct gtp *t, char *rest, struct writer *out)
{
    (void)rest;
    if (t->thinker < 0)
        return gtp_refuse(out, "no move was generated yet");
    qsort(t->opinion, (size_t)t->opinions, sizeof *t->opinion, by_visits);
    for (int i = 0; i < t->opinions && t->opinion[i].visits > 0; i++) {
        const struct opinion *o = &t->opinion[i];

        if (i)
            write_char(out, '\n');
        write_number(out, o->visits);
        write_char(out, ' ');
        write_number(out, o->visits);
        write_text(out, ".0 ");
        write_thousandths(out, o->share[t->thinker]);
        write_char(out, ' ');
        t->dialect->write_move(out, t->thought, o->move);
    }
    return true;
}

/* "B+2" for two players, else the points of each colour. */
bool gtp_final_score(struct gtp *t, char *rest, struct writer *out)
{
    const struct rules *g = t->engine->game->rules;
    const struct state *s = t->engine->state;
    int score[MAX_PLAYERS], ahead;

    (void)rest;
    if (g->players(s) != 2) {
        for (int i = 0; t->dialect->names(s, i); i++) {
            write_text(out, i ? " " : "");
            write_number(out, t->dialect->points(s, i));
        }
        return true;
    }
    g->scores(s, score);
    ahead = score[0] - score[1];
    write_text(out, ahead > 0 ? "B+" : ahead < 0 ? "W+" : "");
    write_number(out, ahead < 0 ? -ahead : ahead);
    return true;
}

/* get_place COLOUR: among the colours by points, and whether it is shared. */
bool gtp_get_place(struct gtp *t, char *rest, struct writer *out)
{
    const struct state *s = t->engine->state;
    int colour = gtp_colour(t, next_word(&rest)), place = 1, equal = 0;

    if (colour < 0)
        return gtp_refuse(out, "expected a colour");
    for (int i = 0; t->dialect->names(s, i); i++) {
        place += t->dialect->points(s, i) > t->dialect->points(s, colour);
        equal += t->dialect->points(s, i) == t->dialect->points(s, colour);
    }
    write_number(out, place);
    write_text(out, equal > 1 ? " shared" : "");
    return true;
}
