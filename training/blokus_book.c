/* Finds first moves of Blokus by long searches, for games/blokus/brain/book_lines.c. For each seat: where it moves, the
   best move of a search of STEPS; where another does, the most visited moves of a search of a quarter of that, as many
   as WIDTHS says for the first such turn, the second and so on; after the last of them one more move of the seat. Lines
   of FILE are

       mode=duo; TAEE UAJH = KFKG 0.541    found: after TAEE UAJH it plays KFKG and expects that share
       mode=duo; TAEE ? UAJH THHI          looked at: what others may play after TAEE

   and are believed when it is started again, so it can be stopped at any time. From the project's folder:

       ninja -C build
       cc -O3 -I. training/blokus_book.c build/libparlour-inner.a -lm -o build/blokus-book
       build/blokus-book MODE STEPS SEED WIDTH,WIDTH... FILE
       grep = FILE | sed 's/ = / /; s/\(.*\) .* /    "\1",/' */
#include "ai/mind.h"
#include "core/space.h"
#include "core/walk.h"
#include "games/catalogue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_TURNS = 4, MOST_WIDE = 16, LONGEST = 256 };

static const struct game *blokus;
static const char *path, *mode;
static int long_steps, width[MOST_TURNS], turns;
static uint64_t seed;

/* What the file says behind "LINE MARK "; false: nothing. */
static bool recall(const char *line, char mark, char out[LONGEST])
{
    FILE *f = fopen(path, "r");
    char row[LONGEST], begin[LONGEST];
    bool found = false;

    snprintf(begin, sizeof begin, "%.200s %c ", line, mark);
    while (f && !found && fgets(row, sizeof row, f)) {
        found = strncmp(row, begin, strlen(begin)) == 0;
        if (found)
            snprintf(out, LONGEST, "%s", row + strlen(begin));
    }
    if (f)
        fclose(f);
    return found;
}

static void keep(const char *line, char mark, const char *what)
{
    FILE *f = fopen(path, "a");

    if (!f) {
        perror(path);
        exit(1);
    }
    fprintf(f, "%s %c %s\n", line, mark, what);
    fclose(f);
}

static void name_move(const struct state *s, move m, char out[16])
{
    struct writer w = writer_over(out, 16);

    blokus->rules->write_move(&w, s, m);
}

static struct think *look(const struct state *s, const char *line, int steps)
{
    struct skill how = {.method = THINK_SEARCH, .steps = steps, .searches = 1};
    struct think *t = think_new(blokus->rules, blokus->brain, NULL, s, how, seed ^ strlen(line), 0);

    while (!think_on(t, steps))
        ;
    return t;
}

/* On the empty board a move and its images are one: the least of their numbers. */
static int least_image(const struct state *s, move m)
{
    const struct space *space = blokus->space;
    int32_t action, least;

    space->actions(s, &m, 1, &action);
    least = action;
    for (int i = 1; i < space->extent(s).symmetries; i++) {
        int image = space->turned_action(s, i, action);

        least = image < least ? image : least;
    }
    return least;
}

static void list_others(const struct state *s, const char *line, bool empty, int most,
                        char out[LONGEST])
{
    struct think *t = look(s, line, long_steps / 4);
    struct opinion best[4 * MOST_WIDE];
    int count = think_ranking(t, best, 4 * MOST_WIDE), seen[MOST_WIDE], taken = 0;

    out[0] = '\0';
    for (int i = 0; i < count && taken < most; i++) {
        int image = empty ? least_image(s, best[i].move) : i;
        bool new = true;
        char name[16];

        for (int j = 0; j < taken; j++)
            new = new &&seen[j] != image;
        if (!new)
            continue;
        seen[taken++] = image;
        name_move(s, best[i].move, name);
        snprintf(out + strlen(out), LONGEST - strlen(out), "%s ", name);
    }
    think_free(t);
}

static void find_own(const struct state *s, const char *line, char out[LONGEST])
{
    struct think *t = look(s, line, long_steps);
    struct opinion best;

    think_ranking(t, &best, 1);
    name_move(s, best.move, out);
    snprintf(out + strlen(out), LONGEST - strlen(out), " %.3f", best.share[t->player]);
    think_free(t);
}

static void go_on(const struct state *s, const char *line, int seat, int turn);

/* After the move that `text` begins with. */
static void follow(const struct state *s, const char *line, const char *text, int seat, int turn)
{
    struct state *next = state_new(blokus->rules);
    char longer[LONGEST];
    struct reader r = reader_of(text);

    state_copy(blokus->rules, next, s);
    blokus->rules->apply(next, blokus->rules->read_move(&r, s));
    snprintf(longer, sizeof longer, "%.200s %.*s", line, (int)strcspn(text, " \n"), text);
    go_on(next, longer, seat, turn);
    state_free(next);
}

static void go_on(const struct state *s, const char *line, int seat, int turn)
{
    bool own = blokus->rules->actor(s) == seat;
    char text[LONGEST];

    if (!own && turn == turns)
        return;
    if (!recall(line, own ? '=' : '?', text)) {
        if (own)
            find_own(s, line, text);
        else
            list_others(s, line, !strchr(line, ' '), width[turn], text);
        keep(line, own ? '=' : '?', text);
    }
    if (own) {
        follow(s, line, text, seat, turn);
        return;
    }
    for (char *at = text; *at && *at != '\n'; at += strcspn(at, " ") + 1)
        follow(s, line, at, seat, turn + 1);
}

int main(int count, char **word)
{
    struct settings with;
    struct state *s;
    char line[LONGEST];

    blokus = catalogue_find("blokus", 6);
    if (count != 6) {
        fprintf(stderr, "usage: blokus-book MODE STEPS SEED WIDTH,WIDTH... FILE\n");
        return 2;
    }
    mode = word[1];
    long_steps = atoi(word[2]);
    seed = strtoull(word[3], NULL, 10);
    for (char *w = strtok(word[4], ","); w && turns < MOST_TURNS; w = strtok(NULL, ","))
        width[turns++] = atoi(w) < MOST_WIDE ? atoi(w) : MOST_WIDE;
    path = word[5];
    with = settings_preset(blokus->rules->options);
    with.choice[0] = option_choice(&blokus->rules->options[0], mode, strlen(mode));
    s = state_new(blokus->rules);
    state_start(blokus->rules, s, &with);
    snprintf(line, sizeof line, "mode=%s;", mode);
    for (int seat = 0; seat < blokus->rules->players(s); seat++)
        go_on(s, line, seat, 0);
    state_free(s);
    return 0;
}
