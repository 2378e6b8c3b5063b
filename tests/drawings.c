/* Golden drawings: every scene of a list is drawn as SVG and compared with its file, byte for byte.
   drawings SCENES FOLDER checks; drawings --write SCENES FOLDER makes the files anew.

   A scene: name | game | palette | seats | seed | seconds | STATE
   palette: may be followed by the room that the picture has, as in `light 390x610`; the table then
   chooses the page. seats: `view`, or who sits where (`person 5 random`), people with a name or without
   (`person=Ann_Lee 5`). seconds: how far into the next roll or move
   that comes by itself; `-` for the position at rest. Behind it may stand what the person does: the
   number of a target that is tapped, `look=NUMBER`, `focus=NUMBER`, `turn`, `flip`, `review` (how the game went, all
   of it), `review=EVENTS` (as far as that), `step=NUMBER` (that event of it on the board).
   In place of seats: `puzzle=NUMBER`, `lesson=NUMBER`, `progress` or `progress-narrow`, see learning.h. */
#include "core/memory.h"
#include "table/table.h"
#include "tests/learning.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 4096, FIELDS = 7, ROOM = 1 << 20 };

static char *trim(char *text)
{
    size_t length;

    while (*text == ' ')
        text++;
    length = strlen(text);
    while (length > 0 && strchr(" \n", text[length - 1]))
        text[--length] = '\0';
    return text;
}

static void split(char *line, char *field[FIELDS])
{
    for (int i = 0; i < FIELDS; i++) {
        char *bar = i + 1 < FIELDS ? strstr(line, " | ") : NULL;

        if (bar)
            *bar = '\0';
        field[i] = trim(line);
        line = bar ? bar + 3 : line + strlen(line);
    }
}

static void call(struct table *t, int player, char *name)
{
    for (char *at = name; (at = strchr(at, '_'));)
        *at = ' ';
    table_call(t, player, name, strlen(name));
}

static void set_seats(struct table *t, char *seats)
{
    int player = 0;

    for (char *word = strtok(seats, " "); word; word = strtok(NULL, " "), player++) {
        table_seat(t, player, *word == 'p' ? SEAT_PERSON : *word == 'r' ? SEAT_RANDOM : atoi(word));
        if (strncmp(word, "person=", 7) == 0)
            call(t, player, word + 7);
    }
}

/* So many events of the history are looked at, as a front end would. */
static void look_back(struct table *t, int events)
{
    struct look_job job;
    struct looked found;

    table_show_course(t, true);
    for (int i = 0; i < events && i < table_length(t); i++) {
        struct look *l;

        if (!review_job(table_review(t), i, &job))
            continue;
        l = look_new(table_game(t), NULL, &job);
        while (!look_on(l, 1000))
            ;
        look_result(l, &found);
        look_free(l);
        table_looked(t, i, &found);
    }
}

static void act(struct table *t, const char *word)
{
    if (strcmp(word, "review") == 0)
        look_back(t, table_length(t));
    else if (strncmp(word, "review=", 7) == 0)
        look_back(t, atoi(word + 7));
    else if (strncmp(word, "step=", 5) == 0)
        table_step_course(t, atoi(word + 5) - 1);
    else if (strcmp(word, "turn") == 0)
        table_gesture(t, GESTURE_TURN_RIGHT);
    else if (strcmp(word, "flip") == 0)
        table_gesture(t, GESTURE_FLIP);
    else if (strncmp(word, "look=", 5) == 0)
        table_touch(t, atoi(word + 5), GESTURE_LOOK);
    else if (strncmp(word, "focus=", 6) == 0)
        table_focus(t, atoi(word + 6));
    else
        table_touch(t, atoi(word), GESTURE_TAP);
}

/* The time that has passed, then what the person does. */
static void set_going(struct table *t, char *going)
{
    const char *word = strtok(going, " ");

    if (strcmp(word, "-") != 0) {
        table_tick(t, 0);
        table_tick(t, strtod(word, NULL));
    }
    while ((word = strtok(NULL, " ")))
        act(t, word);
}

static void set_page(struct table *t, const char *room)
{
    char *behind;
    float width = room ? strtof(room, &behind) : 0;

    if (room)
        table_fit(t, width, strtof(behind + 1, NULL));
}

static struct table *set_up(char *field[FIELDS])
{
    const struct game *g = catalogue_find(field[1], strlen(field[1]));
    struct settings with = settings_preset(g->rules->options);
    struct table *t = table_new(g, &with, strtoull(field[4], NULL, 10));
    struct reader r = reader_of(field[6]);
    struct refusal why;
    bool view = strcmp(field[3], "view") == 0;

    if (!(view ? table_view : table_position)(t, &r, &why))
        tap_note("%s: column %d: %s", field[0], reader_column(&r), r.error);
    if (!view)
        set_seats(t, field[3]);
    set_page(t, strchr(field[2], ' '));
    set_going(t, field[5]);
    return t;
}

static void draw_learning(char *field[FIELDS], enum palette palette, struct writer *w)
{
    struct learning *l =
        learning_new(field[3], catalogue_find(field[1], strlen(field[1])), field[6]);

    if (learning_table(l))
        set_page(learning_table(l), strchr(field[2], ' '));
    for (const char *word = strtok(field[5], " -"); word; word = strtok(NULL, " "))
        learning_act(l, word);
    learning_draw(l, palette, w);
    learning_free(l);
}

static size_t draw_field(char *field[FIELDS], char *room)
{
    struct writer w = writer_over(room, ROOM);
    enum palette palette = PALETTE_LIGHT;
    struct table *t;

    palette_find(field[2], strcspn(field[2], " "), &palette);
    if (learning_is(field[3])) {
        draw_learning(field, palette, &w);
        return w.size;
    }
    t = set_up(field);
    draw_svg(&w, table_draw(t), palette, 0, 0, table_game(t)->rules->title);
    table_free(t);
    return w.size;
}

static void check_file(const char *name, const char *path, const char *made, size_t size,
                       char *room)
{
    FILE *file = fopen(path, "rb");
    size_t got = file ? fread(room, 1, ROOM, file) : 0, same = 0;

    if (file)
        fclose(file);
    while (same < got && same < size && room[same] == made[same])
        same++;
    if (!tap(got == size && same == size, "%s is drawn as in %s", name, path))
        tap_note("they differ from byte %zu on", same);
}

static void write_file(const char *path, const char *made, size_t size)
{
    FILE *file = fopen(path, "wb");

    tap(file && fwrite(made, 1, size, file) == size, "wrote %s", path);
    if (file)
        fclose(file);
}

int main(int count, char **argument)
{
    bool write = count > 3 && strcmp(argument[1], "--write") == 0;
    const char *scenes = argument[write ? 2 : 1], *folder = argument[write ? 3 : 2];
    FILE *list = fopen(scenes, "r");
    char line[LINE], path[LINE], *made = memory_new(ROOM), *room = memory_new(ROOM);

    while (list && fgets(line, sizeof line, list)) {
        char *field[FIELDS];
        size_t size;

        if (line[0] == '#' || line[0] == '\n')
            continue;
        split(line, field);
        size = draw_field(field, made);
        snprintf(path, sizeof path, "%s/%s.svg", folder, field[0]);
        if (write)
            write_file(path, made, size);
        else
            check_file(field[0], path, made, size, room);
    }
    tap(list != NULL, "the list of scenes can be read");
    memory_free(made);
    memory_free(room);
    return tap_done();
}
