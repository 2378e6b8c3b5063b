/* Moves as they are typed, listed and told. */
#include "terminal/sitting.h"

#include "cli/screen.h"

#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOVE_ROOM = 128 };

void moves_tell(struct sitting *s)
{
    char text[SENTENCE_ROOM];

    if (table_at(s->table) < s->told)
        s->told = table_at(s->table);
    for (; s->told < table_at(s->table); s->told++) {
        struct writer w = writer_over(text, sizeof text);

        table_tell_move(s->table, s->told, &w);
        if (w.size > 0)
            puts(text);
        s->show = s->ask = true;
    }
}

void moves_log(struct sitting *s)
{
    char text[SENTENCE_ROOM];

    page_start(s);
    for (int i = 0; i < table_at(s->table); i++) {
        struct writer w = writer_over(text, sizeof text);

        write_number(&w, i + 1);
        write_text(&w, ". ");
        table_tell_move(s->table, i, &w);
        if (!page_text(text))
            return;
    }
}

/* A word, or with * and ? a pattern for all of it. */
static bool matches(const char *text, const char *pattern)
{
    return strpbrk(pattern, "*?[") ? fnmatch(pattern, text, 0) == 0 : strstr(text, pattern) != NULL;
}

/* Those of the legal moves that match, with their numbers in the whole list. */
static int find_moves(struct sitting *s, const char *pattern, char found[][MOVE_ROOM], int *widest)
{
    const struct state *now = table_state(s->table);
    move list[MAX_MOVES];
    int count = s->game->rules->moves(now, list), kept = 0;

    for (int i = 0; i < count; i++) {
        char text[MOVE_ROOM];
        struct writer w = writer_over(text, sizeof text);

        s->game->rules->write_move(&w, now, list[i]);
        if (!matches(text, pattern))
            continue;
        snprintf(found[kept++], MOVE_ROOM, "%4d  %.*s", i + 1, MOVE_ROOM - 16, text);
        *widest = (int)w.size + 6 > *widest ? (int)w.size + 6 : *widest;
    }
    return kept;
}

/* In columns as wide as the widest move, as many as the screen has room for. */
void moves_list(struct sitting *s, const char *pattern)
{
    static char found[MAX_MOVES][MOVE_ROOM];
    int widest = 1, count = find_moves(s, pattern, found, &widest), columns, rows, across;
    char line[512];

    screen_size(&columns, &rows);
    across = count > 12 ? (columns - 2) / (widest + 2) : 1;
    across = across < 1 ? 1 : across > 16 ? 16 : across;
    if (count == 0)
        puts(*pattern ? "No move matches." : "There is no move.");
    page_start(s);
    for (int i = 0; i < count; i += across) {
        struct writer w = writer_over(line, sizeof line);

        for (int k = i; k < count && k < i + across; k++) {
            bool last = k + 1 == count || k + 1 == i + across;

            write_pad(&w, found[k], last ? 0 : widest + 2);
        }
        if (!page_line(line))
            return;
    }
}

static void say_unclear(struct sitting *s, const struct reader *r)
{
    char text[512];
    struct writer w = writer_over(text, sizeof text);

    write_text(&w, "Column ");
    write_number(&w, reader_column(r));
    write_text(&w, ": ");
    write_text(&w, r->error);
    write_text(&w, " ('?' tells what you can type).");
    page_start(s);
    page_text(text);
}

void moves_try(struct sitting *s, const char *line)
{
    const struct rules *g = s->game->rules;
    struct reader r = reader_of(line);
    move list[MAX_MOVES], m;
    char *end;
    long number = strtol(line, &end, 10);

    if (end != line && !*end && number >= 1 && number <= g->moves(table_state(s->table), list)) {
        m = list[number - 1];
    } else {
        m = g->read_move(&r, table_state(s->table));
        read_end(&r, "one move at a time, please");
        if (r.error) {
            say_unclear(s, &r);
            return;
        }
    }
    if (table_waits(s->table) ? table_receive(s->table, m) : table_play(s->table, m))
        return;
    puts(table_refusal(s->table) ? table_refusal(s->table)->text : "That cannot come now.");
}
