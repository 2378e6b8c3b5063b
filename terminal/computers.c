/* Computer players at the terminal's table: their moves, and their advice. */
#include "terminal/sitting.h"

#include "host/thinker.h"

#include <stdio.h>

void computers_run(struct sitting *s)
{
    struct job job;

    for (;;) {
        while (table_tick(s->table, 1)) {
            kept_pump(s);
            moves_tell(s);
        }
        kept_notice(s);
        moves_tell(s);
        if (!table_job(s->table, &job))
            return;
        struct thinker who = {
            .game = s->game, .skill = skill_level(s->game->brain, job.level), .threads = 2};

        table_answer(s->table, job.generation,
                     thinker_move(&who, job_state(&job), job.seed, NULL, NULL));
    }
}

void computers_hint(struct sitting *s)
{
    const struct state *now = table_state(s->table);
    const struct brain *brain = s->game->brain;
    struct thinker who = {.game = s->game, .skill = skill_level(brain, LEVELS), .threads = 2};
    char text[256];
    struct writer w = writer_over(text, sizeof text);
    struct thought found;
    struct job job;

    if (!table_hint_job(s->table, &job))
        return;
    thinker_move(&who, now, job.seed, NULL, &found);
    s->game->rules->write_move(&w, now, found.best);
    if (brain && brain->reason) {
        write_text(&w, ", ");
        brain->reason(&w, now, found.best);
    }
    puts(text);
}
