/* parlour hint: what a strong player would do, and why. */
#include "cli/commands.h"
#include "cli/json.h"
#include "cli/thinking.h"

#include "core/walk.h"

#include <stdio.h>
#include <string.h>

/* How far ahead of the others the mover expects to end, for a game whose brain has no words. */
static void write_margin(const struct game *game, const struct state *s, const struct thought *t,
                         int n, struct writer *w)
{
    int actor = game->rules->actor(s), players = game->rules->players(s);
    double margin = t->score[n][actor];
    char text[64];

    for (int p = 0; p < players; p++)
        if (p != actor)
            margin -= t->score[n][p] / (players - 1);
    if (players == 1 || !t->scored[n])
        return;
    snprintf(text, sizeof text, "expects to end %.1f points %s", margin < 0 ? -margin : margin,
             margin < 0 ? "behind" : "ahead");
    write_text(w, text);
}

static void write_reason(const struct game *game, const struct state *s, const struct thought *t,
                         int n, struct writer *w)
{
    if (game->brain && game->brain->reason)
        game->brain->reason(w, s, t->move[n]);
    if (w->size == 0)
        write_margin(game, s, t, n, w);
}

static void print_hints(const struct game *game, const struct state *s, const struct thought *t,
                        int most)
{
    int actor = game->rules->actor(s), players = game->rules->players(s);
    char room[24];

    printf("%s to move, %d steps%s\n", seat_name(game->rules, s, actor, room), t->steps,
           t->exact ? ", exact: played out in all ways" : "");
    printf("move\tvalue\tscores\tvisits\twhy\n");
    for (int i = 0; i < t->count && i < most; i++) {
        print_move(game->rules, s, t->move[i]);
        printf("\t%.1f %%\t%s", 100 * t->share[i][actor], t->scored[i] ? "" : "-");
        for (int p = 0; t->scored[i] && p < players; p++)
            printf("%s%.1f", p ? " " : "", t->score[i][p]);
        char why[512];
        struct writer w = writer_over(why, sizeof why);

        write_reason(game, s, t, i, &w);
        printf("\t%d\t%s\n", t->visits[i], why);
    }
}

static void json_hints(const struct game *game, const struct state *s, const struct thought *t,
                       int most)
{
    int actor = game->rules->actor(s), players = game->rules->players(s);
    char room[24];

    json_open('{');
    json_name("player");
    json_number(actor + 1);
    json_name("name");
    json_text(seat_name(game->rules, s, actor, room));
    json_name("steps");
    json_number(t->steps);
    json_name("exact");
    json_truth(t->exact);
    json_name("moves");
    json_open('[');
    for (int i = 0; i < t->count && i < most; i++) {
        char why[512];
        struct writer w = writer_over(why, sizeof why);

        json_open('{');
        json_name("move");
        json_move(game->rules, s, t->move[i]);
        json_name("value");
        json_fraction(t->share[i][actor], 4);
        json_name("scores");
        json_open('[');
        for (int p = 0; t->scored[i] && p < players; p++)
            json_fraction(t->score[i][p], 2);
        json_close();
        json_name("visits");
        json_number(t->visits[i]);
        json_name("why");
        write_reason(game, s, t, i, &w);
        json_text(why);
        json_close();
    }
    json_close();
    json_close();
}

static int run_hint(const struct line *l)
{
    struct thinker t = {.game = line_game(l), .skill = {.steps = 1000}};
    const char *player = line_flag(l, "player");
    struct tuning tuning;
    struct thought thought;
    struct state *s;
    long long threads = 1, ms = 0, count = 5;
    uint64_t seed = 1;
    int status;

    if (!t.game || !line_seed(l, &seed) || !line_number(l, "threads", 1, 256, &threads) ||
        !line_number(l, "time", 1, 86400000, &ms) ||
        !line_number(l, "count", 1, MAX_THOUGHTS, &count) ||
        !skill_parse(player ? player : "9", t.game, &t.skill, &tuning, &t.seconds))
        return CANNOT_UNDERSTAND;
    status = line_root(l, t.game->rules, l->words > 1 ? l->word[1] : NULL, &s);
    if (status != YES)
        return status;
    t.threads = (int)threads;
    t.skill.forced_too = true;
    t.seconds = ms > 0 ? (double)ms / 1000 : t.seconds;
    if (t.game->rules->actor(s) < 0) {
        complain(t.game->rules->actor(s) == OVER ? "the game is over" : "chance acts now");
        status = NO;
    } else {
        thinker_move(&t, s, seed, NULL, &thought);
        (line_flag(l, "json") ? json_hints : print_hints)(t.game, s, &thought, (int)count);
    }
    state_free(s);
    return status;
}

static const struct flag flags[] = {
    {"count", "N", "how many moves to show (5)"},
    {"player", "WHO", "who thinks: a level 1 to 9, search, flat, greedy (9)"},
    {"time", "MS", "for how long, instead of the player's own steps"},
    {"threads", "T", "searches that run side by side (1)"},
    {"seed", "S", "its luck follows from S (1)"},
    {"json", NULL, "as JSON"},
    {0},
};

const struct command hint_command = {
    .name = "hint",
    .arguments = "GAME [STATE] [--count N] [--player WHO] [--time MS] [--threads T] [--seed S] "
                 "[--OPTION=VALUE]",
    .summary = "the best moves, what they are worth, and why",
    .help = "For each move, separated by tabs: the move, the share of a win that the mover may "
            "expect,\n"
            "the expected final score of every player (- if it was not looked for), how often the "
            "search\n"
            "tried it, and a reason. Without STATE it is the start.",
    .flags = flags,
    .game_options = true,
    .least = 1,
    .most = 2,
    .run = run_hint,
};
