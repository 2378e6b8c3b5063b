/* Games of Blokus Duo as selfplay.c writes them, read for the fitting programs. */
#ifndef PARLOUR_TRAINING_BLOKUS_H
#define PARLOUR_TRAINING_BLOKUS_H

#include "core/walk.h"
#include "games/blokus/rules/blokus.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_VISITED = 40, LINE_ROOM = 1 << 16, HELD_BACK = 10 };

/* A decision: where, what the search thought of it, and how the game ended for the mover. */
struct lesson {
    struct state s;
    int game;
    int visited;
    move move[MOST_VISITED];
    int visits[MOST_VISITED];
    double share, result;
};

struct lessons {
    struct lesson *at;
    int count, room, games;
};

/* Every tenth game is kept for the test. */
static inline bool is_test(const struct lesson *l)
{
    return l->game % HELD_BACK == 3;
}

static void add_lesson(struct lessons *all, const struct state *s, char *text)
{
    struct lesson *l;

    if (all->count == all->room) {
        all->room = all->room ? 2 * all->room : 4096;
        all->at = realloc(all->at, sizeof *all->at * (size_t)all->room);
        if (!all->at)
            exit(3);
    }
    l = &all->at[all->count++];
    memset(l, 0, sizeof *l);
    l->s = *s;
    l->game = all->games;
    l->share = strtod(text, &text);
    while (*text == ',' && l->visited < MOST_VISITED) {
        l->move[l->visited] = (move)strtoul(text + 1, &text, 16);
        l->visits[l->visited++] = (int)strtol(text + 1, &text, 10);
    }
}

static double result_of(const int *score, int mover)
{
    int ahead = score[mover] - score[1 - mover];

    return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
}

/* A line that breaks off is a game still being played. */
static void read_game(struct lessons *all, char *line)
{
    struct settings with = settings_preset(blokus_options);
    struct state s;
    int from = all->count, score[2];
    char *word = strtok(line, " "), *rest;

    with.choice[OPTION_MODE] = DUO;
    state_start(&blokus_rules, &s, &with);
    for (; word && *word != '|'; word = strtok(NULL, " ")) {
        move m = (move)strtoul(word, &rest, 16);

        if (*rest == '=')
            add_lesson(all, &s, rest + 1);
        blokus_rules.apply(&s, m);
    }
    if (!word) {
        all->count = from;
        return;
    }
    score[0] = atoi(strtok(NULL, " "));
    score[1] = atoi(strtok(NULL, " "));
    for (int i = from; i < all->count; i++)
        all->at[i].result = result_of(score, all->at[i].s.mover);
    all->games++;
}

static struct lessons read_lessons(char **file, int files)
{
    static char line[LINE_ROOM];
    struct lessons all = {0};

    for (int i = 0; i < files; i++) {
        FILE *f = fopen(file[i], "r");

        if (!f) {
            perror(file[i]);
            exit(2);
        }
        while (fgets(line, sizeof line, f))
            if (strchr(line, '\n'))
                read_game(&all, line);
        fclose(f);
    }
    return all;
}

#endif
