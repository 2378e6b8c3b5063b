/* The viewer shows every well-formed state of the published encodings, whatever a game could come to:
   wellformed [STATES [SEED]] makes random ones by the written forms alone, games knowing nothing of it, and looks at
   them in the viewer; each that is not shown, or not warned of although nobody could play on from it, is printed. */
#include "core/memory.h"
#include "table/table.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM = 4096, DRAWN = 16 };

static int below(struct rng *r, int count)
{
    return (int)rng_below(r, (uint32_t)count);
}

static void write_any(struct writer *w, struct rng *r, const char *letters)
{
    write_char(w, letters[below(r, (int)strlen(letters))]);
}

/* Players in any order, now and then two of one colour, Assam anywhere, rugs of any colour and number on every square. */
static void marrakech(struct writer *w, struct rng *r)
{
    char colours[] = "cypr";
    int players = 2 + below(r, 3);

    for (int i = 0; i < players; i++) {
        int other = i + below(r, 4 - i);
        char colour = colours[other];

        colours[other] = colours[i];
        colours[i] = colour;
        write_char(w, 'P');
        write_char(w, below(r, 16) ? colour : colours[0]);
        write_digits(w, below(r, 1000), 3);
        write_digits(w, below(r, 100), 2);
        write_any(w, r, "io");
    }
    write_char(w, 'A');
    write_any(w, r, "0123456");
    write_any(w, r, "0123456");
    write_any(w, r, "NESW");
    write_char(w, 'B');
    for (int square = 0; square < 49; square++)
        if (below(r, 2)) {
            write_any(w, r, "cypr");
            write_digits(w, below(r, 100), 2);
        } else {
            write_text(w, "n00");
        }
}

/* Any structures in any order, also the same ones again, and knights used and unused. */
static void catan_dice(struct writer *w, struct rng *r)
{
    static const struct option structures[] = {
        {.choices = "0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15"},
        {.choices = "3|4|5|7|9|11"},
        {.choices = "7|12|20|30"},
        {.choices = "1|2|3|4|5|6"},
        {.choices = "1|2|3|4|5|6"},
    };

    for (int count = below(r, 40), i = 0; i < count; i++) {
        int kind = below(r, 5);

        write_text(w, i ? "," : "");
        write_char(w, "RSCJK"[kind]);
        option_write(w, &structures[kind], below(r, option_choices(&structures[kind])));
    }
}

/* Tiles anywhere, edges between any nodes, at times such as no board has, as two strings or as the documents spell them. */
static void agamemnon(struct writer *w, struct rng *r)
{
    bool spelled = below(r, 2), wild = below(r, 2);

    write_text(w, spelled ? "{\"" : "");
    for (int i = below(r, 34); i > 0; i--) {
        write_any(w, r, "OB");
        write_any(w, r, "abcdefghij");
        write_digits(w, below(r, wild ? 100 : 33), 2);
    }
    write_text(w, spelled ? "\", \"" : "/");
    for (int i = below(r, 70); i > 0; i--) {
        int low = below(r, 32), high = low + 1 + below(r, 32 - low);

        write_any(w, r, "SLFE");
        write_digits(w, wild ? below(r, 100) : low, 2);
        write_digits(w, wild ? below(r, 100) : high, 2);
    }
    write_text(w, spelled ? "\"}" : "");
}

/* Steps of both players: ordinary patches at most once, special ones at most five times. */
static void patchwork(struct writer *w, struct rng *r)
{
    char patches[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghhhhh";
    int left = (int)strlen(patches);

    for (int i = 1 + below(r, 40); i > 0 && left > 0; i--) {
        int which = below(r, left);

        if (below(r, 3) == 0) {
            write_char(w, '.');
            continue;
        }
        write_char(w, patches[which]);
        patches[which] = patches[--left];
        write_any(w, r, "ABCDEFGHI");
        write_any(w, r, "ABCDEFGHI");
        write_any(w, r, "ABCDEFGH");
    }
}

/* Any tiles anywhere, with blanks or without. */
static void blokus(struct writer *w, struct rng *r)
{
    for (int i = below(r, 30); i > 0; i--) {
        if (below(r, 8) == 0) {
            write_char(w, '.');
        } else {
            write_any(w, r, "ABCDEFGHIJKLMNOPQRSTU");
            write_any(w, r, "ABCDEFGH");
            write_any(w, r, "ABCDEFGHIJKLMNOPQRST");
            write_any(w, r, "ABCDEFGHIJKLMNOPQRST");
        }
        write_text(w, below(r, 2) ? " " : "");
    }
}

/* What the viewer says of it. A record is shown as far as it is legal, and the rest refused in a sentence. */
static const char *fault_of(struct table *t, const char *text, bool draw)
{
    struct refusal why = {0}, again = {0};
    struct reader r = reader_of(text), other = reader_of(text);
    struct table *player = table_new(table_game(t), table_settings(t), 1);
    bool shown = table_view(t, &r, &why), warned = why.text[0] || r.doubt;
    bool played = table_position(player, &other, &again);

    for (int f = 0; draw && f < FORMS; f++) {
        table_form(t, (enum form)f, 0, 0);
        table_draw(t);
    }
    table_free(player);
    if (!shown && !warned)
        return r.error ? r.error : "it is not shown";
    return !played && !warned ? "nobody can play on from it, and nothing is said" : NULL;
}

static void check(const char *name, void (*make)(struct writer *w, struct rng *r), int states,
                  uint64_t seed)
{
    const struct game *g = catalogue_find(name, strlen(name));
    struct settings with = settings_preset(g->rules->options);
    struct table *t = table_new(g, &with, 1);
    struct rng r = rng_from(seed);
    char *text = memory_new(ROOM);
    int faults = 0;

    for (int i = 0; i < states; i++) {
        struct writer w = writer_over(text, ROOM);
        const char *fault;

        make(&w, &r);
        fault = fault_of(t, text, i % DRAWN == 0);
        if (fault && faults++ < 5)
            tap_note("%s: %s", fault, text);
    }
    tap(faults == 0, "%s: %d well-formed states, all shown, those that cannot be warned of", name,
        states);
    memory_free(text);
    table_free(t);
}

int main(int count, char **argument)
{
    int states = count > 1 ? atoi(argument[1]) : 400;
    uint64_t seed = count > 2 ? strtoull(argument[2], NULL, 10) : 1;

    check("marrakech", marrakech, states, seed);
    check("catan-dice", catan_dice, states, seed);
    check("agamemnon", agamemnon, states, seed);
    check("patchwork", patchwork, states, seed);
    check("blokus", blokus, states, seed);
    return tap_done();
}
