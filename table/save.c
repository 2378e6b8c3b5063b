/* Saved games, written (load.c reads them). A saved game is text, one thing a line:

       parlour 1
       game marrakech 1
       options players=3
       seats person 5 random
       names "Ann" "" ""
       seed 42
       start Pc03015i...
       moves 3 of 4
       keep
       ...
       end 0123456789abcdef

   Format 2 has names, format 1 has not and is all that is written where nobody has one. Chance that does not come from a seed is written `chance hand` or `chance outside` in its place.
   The last line's number is a checksum of all lines before it; it may be missing in a text written
   by hand. `moves 3 of 4`: three have been made, one more can be redone. */
#include "table/parts.h"

#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

uint64_t save_checksum(const char *text, size_t length)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3u;
    return hash;
}

void table_write_settings(const struct table *t, struct writer *w)
{
    settings_write(w, t->rules->options, &t->settings, NULL); /* all: presets may change one day */
}

void table_write_seat(const struct table *t, int player, struct writer *w)
{
    int who = t->seat[player];

    if (who > 0)
        write_number(w, who);
    else
        write_text(w, who == SEAT_PERSON ? "person" : who == SEAT_RANDOM ? "random" : "remote");
}

static void write_seats(const struct table *t, struct writer *w)
{
    write_text(w, "seats");
    for (int p = 0; p < MAX_PLAYERS; p++) {
        write_char(w, ' ');
        table_write_seat(t, p, w);
    }
    if (names_any(t)) {
        write_char(w, '\n');
        table_write_names(t, w);
    }
    if (t->chance == CHANCE_BY_SEED) {
        write_text(w, "\nseed ");
        write_unsigned(w, t->seed);
    } else {
        write_text(w, t->chance == CHANCE_BY_HAND ? "\nchance hand" : "\nchance outside");
    }
}

static void write_moves(const struct table *t, struct writer *w, int count, char behind)
{
    union room room;
    struct state *s = (struct state *)&room;

    state_copy(t->rules, s, t->start);
    for (int i = 0; i < count; i++) {
        t->rules->write_move(w, s, t->list[i]);
        if (behind == '\n' || i + 1 < count)
            write_char(w, behind);
        t->rules->apply(s, t->list[i]);
    }
}

void table_record(const struct table *t, struct writer *w)
{
    if (t->from_position)
        return;
    if (names_any(t)) {
        table_write_names(t, w);
        write_text(w, "; ");
    }
    table_write_settings(t, w);
    write_text(w, t->at > 0 ? "; " : ";");
    write_moves(t, w, t->at, ' ');
}

void table_save(const struct table *t, struct writer *w)
{
    size_t begin = w->size;

    write_text(w, "parlour ");
    write_number(w, names_any(t) ? SAVE_WITH_NAMES : SAVE_FORMAT);
    write_text(w, "\ngame ");
    write_text(w, t->rules->name);
    write_char(w, ' ');
    write_number(w, t->rules->version);
    write_char(w, '\n');
    write_text(w, "options ");
    table_write_settings(t, w);
    write_char(w, '\n');
    write_seats(t, w);
    write_text(w, "\nstart ");
    if (t->from_position)
        t->rules->write_state(w, t->start);
    else
        write_text(w, "new");
    write_text(w, "\nmoves ");
    write_number(w, t->at);
    write_text(w, " of ");
    write_number(w, t->length);
    write_char(w, '\n');
    write_moves(t, w, t->length, '\n');
    write_text(w, "end ");
    write_hex(w, write_fitted(w) ? save_checksum(w->text + begin, w->size - begin - 4) : 0);
    write_char(w, '\n');
}
