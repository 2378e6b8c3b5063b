/* parlour verify: were the dice of a game in a room those that had been promised? */
#include "cli/commands.h"

#include "core/walk.h"
#include "host/files.h"
#include "room/room.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int tell_game(const struct room *r)
{
    struct rolls *all = calloc(1, sizeof *all);
    const char *wrong = room_check_dice(r);
    int texts = 0;

    if (!all)
        return complain("out of memory");
    if (wrong) {
        printf("game %d: NO: %s\n", r->number, wrong);
        free(all);
        return NO;
    }
    room_count_rolls(r, all);
    for (int p = 0; p < r->players; p++)
        texts += *r->dice.text[p] != '\0';
    printf("game %d: yes: %d outcomes of chance follow from the promised secret and %d %s\n",
           r->number, all->events, texts, texts == 1 ? "text" : "texts");
    for (int i = 0; i < all->kinds && !all->too_many; i++)
        printf("  %-16s %4d times, %6.2f expected\n", all->kind[i].text, all->kind[i].count,
               all->kind[i].expected);
    free(all);
    return YES;
}

/* One computer's move, thought again. */
static int think_again(const struct room *r, const struct dice *d, const struct state *before,
                       int n, int level, move m)
{
    struct thinker t = {
        .game = r->game, .skill = skill_level(r->game->brain, level), .threads = processors()};
    move again = thinker_move(&t, before, dice_seed(d, (uint64_t)n), NULL, NULL);

    if (again == m)
        return YES;
    printf("game %d: NO: move %d is not the one that a computer of level %d makes\n", r->number,
           n + 1, level);
    return NO;
}

struct log {
    struct room *room;
    struct dice dice[ROOM_GAMES + 1]; /* of each game, once it is known */
    int checked, wrong, computers;
};

static bool is_computers(const struct room *r)
{
    int actor = room_actor(r);

    return actor >= 0 && r->place[actor].who >= 0 &&
           !(r->rules->forced && r->rules->forced(r->state));
}

/* One line; `again`: the second time, with all secrets known, to think what computers thought. */
static const char *take_line(struct log *l, const char *line, size_t length, bool again)
{
    struct room *r = l->room;
    long long seq = 0, time = 0;
    int used = 0, level = is_computers(r) ? r->place[room_actor(r)].who : -1, before = r->length;
    struct state *s = NULL;
    const char *wrong;
    bool told = r->told;

    if (sscanf(line, "%lld %lld %n", &seq, &time, &used) < 2 || used == 0 || (size_t)used > length)
        return "a line has a number, a time and what happened";
    if (again && level >= 0 && *l->dice[r->number].game) {
        s = state_new(r->rules);
        state_copy(r->rules, s, r->state);
    }
    wrong = room_take(r, seq, time, line + used, length - (size_t)used);
    if (!wrong && s && r->length == before + 1) {
        l->computers++;
        l->wrong += think_again(r, &l->dice[r->number], s, before, level, r->list[before]) != YES;
    }
    if (s)
        state_free(s);
    if (!wrong && r->told && !told && !again) {
        l->dice[r->number] = r->dice;
        l->checked++;
        l->wrong += tell_game(r) != YES;
    }
    return wrong;
}

static int read_log(struct log *l, const struct text *t, bool again)
{
    const char *at = t->bytes, *end = t->bytes + t->length;
    int number = 0;

    l->room = room_new();
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((stop ? stop : end) - at);
        char line[LINE_ROOM + 64];
        const char *wrong = "the line is too long";

        number++;
        if (length > 0 && length < sizeof line) {
            memcpy(line, at, length);
            line[length] = '\0';
            wrong = take_line(l, line, length, again);
        }
        if (wrong && length > 0) {
            room_free(l->room);
            return complain("line %d: %s", number, wrong);
        }
        at += length + 1;
    }
    room_free(l->room);
    return YES;
}

static bool take_file(struct text *t, const char *path)
{
    if (strcmp(path, "-") == 0)
        return text_take(t, path);
    *t = (struct text){.owned = true};
    t->bytes = file_read(path, &t->length);
    if (!t->bytes)
        complain("cannot read %s: %s", path, strerror(errno));
    return t->bytes != NULL;
}

static int verify(struct log *all, const struct text *t, bool computers)
{
    int status = read_log(all, t, false);

    if (status == YES && computers) {
        status = read_log(all, t, true);
        if (status == YES && all->wrong == 0)
            printf("computers: yes: %d moves are what their levels think\n", all->computers);
    }
    if (status == YES && all->checked == 0)
        return complain("no secret has been told in this log yet: there is nothing to check");
    return status == YES && all->wrong > 0 ? NO : status;
}

static int run_verify(const struct line *l)
{
    struct log *all = calloc(1, sizeof *all);
    struct text t;
    int status;

    if (!all)
        return complain("out of memory");
    if (!take_file(&t, l->word[0])) {
        free(all);
        return CANNOT_UNDERSTAND;
    }
    status = verify(all, &t, line_flag(l, "computers") != NULL);
    text_free(&t);
    free(all);
    return status;
}

static const struct flag verify_flags[] = {
    {"computers", NULL, "also think every computer's move again (levels are exact)"}, {0}};

const struct command verify_command = {
    .name = "verify",
    .arguments = "FILE [--computers]",
    .summary = "were the dice of a game in a room those that were promised?",
    .help =
        "FILE is the log of a room, as the page and the window save it ('-': standard input).\n"
        "Every move is played again; the secret and the players' texts must be those that were\n"
        "promised, and every outcome of chance must follow from them (doc/DICE.md). What came how\n"
        "often stands beside what the odds let one expect.",
    .flags = verify_flags,
    .least = 1,
    .most = 1,
    .run = run_verify,
};
