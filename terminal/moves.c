/* Moves as they are typed, listed and told. */
#include "terminal/sitting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void moves_tell(struct sitting *s)
{
    char text[512];

    if (table_at(s->table) < s->told)
        s->told = table_at(s->table);
    for (; s->told < table_at(s->table); s->told++) {
        struct writer w = writer_over(text, sizeof text);

        table_tell_move(s->table, s->told, &w);
        if (w.size > 0)
            puts(text);
        s->show = true;
    }
}

/* In columns as wide as the widest move, as many as a terminal has room for. */
void moves_list(struct sitting *s, const char *pattern)
{
    const struct state *now = table_state(s->table);
    move list[MAX_MOVES];
    int count = s->game->rules->moves(now, list), widest = 1;
    char text[256];

    (void)pattern;
    for (int i = 0; i < count; i++) {
        struct writer w = writer_over(text, sizeof text);

        s->game->rules->write_move(&w, now, list[i]);
        widest = (int)w.size > widest ? (int)w.size : widest;
    }
    for (int i = 0; i < count; i++) {
        int columns = count > 12 ? 78 / (widest + 7) : 1;
        struct writer w = writer_over(text, sizeof text);
        bool last = columns <= 1 || i % columns == columns - 1 || i + 1 == count;

        s->game->rules->write_move(&w, now, list[i]);
        printf("%4d  %-*s%c", i + 1, last ? 0 : widest, text, last ? '\n' : ' ');
    }
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
            complain_at(&r);
            return;
        }
    }
    if (table_waits(s->table) ? table_receive(s->table, m) : table_play(s->table, m))
        return;
    puts(table_refusal(s->table) ? table_refusal(s->table)->text : "That cannot come now.");
}
