/* Saved games, read. Nothing is taken over until all of it has proved good, unless what can be read is enough. */
#include "table/parts.h"

#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

enum { MOST_SAVED_MOVES = 1000000 };

/* The rules that a game was played by, against those of this program. */
enum age { SAME, OLDER, NEWER };

/* What a text says, until all of it has proved good. */
struct loaded {
    struct settings settings;
    int seat[MAX_PLAYERS];
    char name[MAX_PLAYERS][NAME_BYTES];
    uint64_t seed;
    enum chance_from chance;
    enum age age; /* of older rules moves may have become illegal */
    bool partly;
    bool part; /* what can be read is enough: of a text that breaks off */
    bool from_position;
    union room start;
    move *list;
    int at, length;
};

/* The next line, up to its end, as a reader of its own that counts columns alike. */
static struct reader next_line(struct reader *r)
{
    struct reader line = *r;
    const char *end = r->error ? NULL : memchr(r->at, '\n', (size_t)(r->end - r->at));

    if (!end) {
        read_fail_at(r, r->end, "the text ends too early");
        line.end = line.at;
        line.error = r->error;
        return line;
    }
    line.end = end;
    r->at = end + 1;
    return line;
}

/* Back from a line to the whole: an error there is an error here. */
static void end_line(struct reader *r, struct reader *line)
{
    if (!line->error && line->at != line->end)
        read_fail(line, "nothing more is expected on this line");
    if (line->error)
        read_fail_at(r, line->at, line->error);
}

static const struct game *read_game(struct reader *r, enum age *age)
{
    struct reader line = next_line(r);
    const struct game *g;
    const char *end;
    int version, format;

    read_exactly(&line, "parlour ", "a saved game begins with 'parlour'");
    format = read_number(&line, 9999, "expected the number of the format");
    if (format < SAVE_FORMAT || format > SAVE_WITH_NAMES)
        read_fail(&line, "this format is not known");
    *age = format > SAVE_WITH_NAMES ? NEWER : SAME;
    end_line(r, &line);
    line = next_line(r);
    read_exactly(&line, "game ", "expected 'game'");
    end = line.error ? NULL : memchr(line.at, ' ', (size_t)(line.end - line.at));
    g = end ? catalogue_find(line.at, (size_t)(end - line.at)) : NULL;
    if (end && !g)
        *age = NEWER;
    if (!g)
        read_fail(&line, "this game is not known");
    else
        line.at = end + 1;
    version = read_number(&line, 9999, "expected the version of the rules");
    if (g && version > g->rules->version)
        read_fail(&line, "this game was saved under newer rules than are known here");
    if (g && version != g->rules->version)
        *age = version > g->rules->version ? NEWER : OLDER;
    end_line(r, &line);
    return r->error ? NULL : g;
}

const struct game *save_game(struct reader *r)
{
    struct reader all = *r;
    enum age age;
    const struct game *g = read_game(&all, &age);

    if (!g)
        *r = all;
    return g;
}

bool save_newer(struct reader r)
{
    enum age age;

    read_game(&r, &age);
    return age == NEWER;
}

int table_read_seat(struct reader *r)
{
    static const char *const words[] = {"random", "1", "2", "3",      "4",      "5", "6",
                                        "7",      "8", "9", "person", "remote", NULL};
    int word = read_word(r, words, "expected 'person', 'random', or a level 1 to 9");

    return word <= LEVELS ? word : word == LEVELS + 1 ? SEAT_PERSON : SEAT_REMOTE;
}

static void read_seats(struct reader *r, struct loaded *to)
{
    struct reader line = next_line(r);

    read_exactly(&line, "seats", "expected 'seats'");
    for (int p = 0; p < MAX_PLAYERS; p++) {
        read_exactly(&line, " ", "expected four seats");
        to->seat[p] = table_read_seat(&line);
    }
    end_line(r, &line);
    if (r->error || r->at == r->end || *r->at != 'n')
        return;
    line = next_line(r);
    if (!names_read(&line, to->name, MAX_PLAYERS))
        read_fail(&line, "expected names in double quotes");
    end_line(r, &line);
}

static void read_chance(struct reader *r, struct loaded *to)
{
    static const char *const words[] = {"hand", "outside", NULL};
    struct reader line = next_line(r);

    if (read_if(&line, "chance ")) {
        to->chance = read_word(&line, words, "expected 'hand' or 'outside'") == 0
                         ? CHANCE_BY_HAND
                         : CHANCE_FROM_OUTSIDE;
    } else {
        read_exactly(&line, "seed ", "expected 'seed' or 'chance'");
        to->seed = read_unsigned(&line);
    }
    end_line(r, &line);
}

static void read_head(struct reader *r, const struct rules *g, struct loaded *to)
{
    struct reader line = next_line(r);

    read_exactly(&line, "options ", "expected 'options'");
    to->settings = settings_preset(g->options);
    settings_read(&line, g->options, &to->settings);
    end_line(r, &line);
    read_seats(r, to);
    read_chance(r, to);
    line = next_line(r);
    read_exactly(&line, "start ", "expected 'start'");
    to->from_position = !read_if(&line, "new");
    if (!to->from_position)
        state_start(g, (struct state *)&to->start, &to->settings);
    else if (!line.error)
        g->read_state(&line, (struct state *)&to->start);
    end_line(r, &line);
}

static move read_one_move(struct reader *r, const struct rules *g, struct state *s)
{
    const char *start = r->at;
    struct reader line = next_line(r);
    move m = g->read_move(&line, s);

    end_line(r, &line);
    if (!r->error && !is_legal(g, s, m))
        read_fail_at(r, start, "this move is not legal");
    if (!r->error)
        g->apply(s, m);
    return m;
}

/* Moves from `from` on are not what the rules of today know: what was read before them remains. */
static void skip_moves(struct reader *r, struct loaded *to, int from)
{
    for (int i = from; i < to->length; i++)
        next_line(r);
    to->partly = true;
    to->length = from;
    to->at = to->at < from ? to->at : from;
}

static void read_moves(struct reader *r, const struct rules *g, struct loaded *to)
{
    struct reader line = next_line(r);
    union room s = to->start;

    read_exactly(&line, "moves ", "expected 'moves'");
    to->at = read_number(&line, MOST_SAVED_MOVES, "expected how many moves were made");
    read_exactly(&line, " of ", "expected 'of'");
    to->length = read_number(&line, MOST_SAVED_MOVES, "expected how many moves follow");
    if (to->at > to->length)
        read_fail(&line, "there cannot be more moves made than moves");
    if ((size_t)to->length > (size_t)(r->end - r->at) && !to->part)
        read_fail(&line, "there are not that many moves");
    end_line(r, &line);
    if (r->error)
        to->at = to->length = 0;
    to->list = memory_new((size_t)to->length * sizeof *to->list);
    for (int i = 0; i < to->length && !r->error; i++) {
        struct reader before = *r;

        to->list[i] = read_one_move(r, g, (struct state *)&s);
        if (r->error && to->age == OLDER) {
            *r = before;
            skip_moves(r, to, i);
        } else if (r->error && to->part) {
            to->length = to->at = i;
        }
    }
}

static void read_last(struct reader *r, const char *begin)
{
    uint64_t want = 0, sum = save_checksum(begin, (size_t)(r->at - begin));
    struct reader line = next_line(r);

    read_exactly(&line, "end", "expected 'end'");
    if (read_if(&line, " ")) {
        const char *start = line.at;

        for (int i = 0; i < 16; i++)
            want = want << 4 |
                   (uint64_t)read_one_of(&line, "0123456789abcdef", "expected the checksum");
        if (want != sum)
            read_fail_at(&line, start, "the checksum is wrong: something was changed");
    }
    end_line(r, &line);
    read_end(r, "nothing may follow the end");
}

static void take_over(struct table *t, const struct loaded *from)
{
    t->settings = from->settings;
    t->seed = from->seed;
    t->chance = from->chance;
    memcpy(t->seat, from->seat, sizeof t->seat);
    memcpy(t->name, from->name, sizeof t->name);
    names_follow(t);
    t->viewing = from->partly;
    t->paused = false;
    t->from_position = from->from_position;
    history_start(t, (const struct state *)&from->start);
    for (int i = 0; i < from->length; i++)
        history_add(t, from->list[i]);
    history_to(t, from->at);
    t->version++;
}

static bool load(struct table *t, struct reader *r, bool part)
{
    struct loaded from = {.list = NULL, .part = part};
    const char *begin = r->at;
    const struct game *g = read_game(r, &from.age);

    if (g && g != t->game)
        read_fail_at(r, begin, "this is a saved game of another kind");
    if (!r->error)
        read_head(r, t->rules, &from);
    if (!r->error)
        read_moves(r, t->rules, &from);
    if (!r->error)
        read_last(r, begin);
    part = part && from.length > 0;
    if (!r->error || part)
        take_over(t, &from);
    memory_free(from.list);
    return !r->error || part;
}

bool table_load(struct table *t, struct reader *r)
{
    return load(t, r, false);
}

bool table_load_part(struct table *t, struct reader *r)
{
    return load(t, r, true);
}
