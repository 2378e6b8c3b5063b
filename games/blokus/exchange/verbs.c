/* Blokus: commands of its own. */
#include "core/call.h"
#include "games/blokus/exchange/exchange.h"

static int unplayable(const struct state *s, struct reader *argument, int count, struct writer *out)
{
    uint32_t stuck = s->held[s->mover] & ~blokus_playable(s, s->mover);

    (void)argument;
    (void)count;
    if (!stuck)
        write_char(out, '-');
    blokus_write_tiles(out, stuck);
    write_char(out, '\n');
    return VERB_YES;
}

typedef struct placement reading(struct reader *r, int side);
typedef void writing(struct writer *w, const struct placement *p, int side);

/* Every argument in one notation, written in another, one a line. */
static int convert(const struct state *s, struct reader *argument, int count, struct writer *out,
                   reading *read, writing *write)
{
    int side = variant_of(s)->side;

    for (int i = 0; i < count; i++) {
        struct placement p = read(&argument[i], side);

        read_end(&argument[i], "expected one placement");
        if (argument[i].error)
            return VERB_UNCLEAR;
        write(out, &p, side);
        write_char(out, '\n');
    }
    return VERB_YES;
}

static int canonical(const struct state *s, struct reader *argument, int count, struct writer *out)
{
    return convert(s, argument, count, out, blokus_read_placement, blokus_write_placement);
}

static struct placement read_on_board(struct reader *r, int side)
{
    struct placement p = blokus_read_placement(r, side);
    const struct tile_shape *shape = placement_shape(&p);
    int left = p.x + shape->left, top = p.y + shape->top;

    if (left < 0 || left + shape->width > side || top < 0 || top + shape->height > side)
        read_fail(r, "this tile hangs over the edge of the board");
    return p;
}

static int points(const struct state *s, struct reader *argument, int count, struct writer *out)
{
    return convert(s, argument, count, out, read_on_board, blokus_write_points);
}

static int code(const struct state *s, struct reader *argument, int count, struct writer *out)
{
    return convert(s, argument, count, out, blokus_read_points, blokus_write_placement);
}

typedef bool translation(struct reader *r, struct writer *w, struct refusal *why);

/* An illegal move inside is a "no", with its sentence. */
static int translate(struct reader *argument, struct writer *out, translation *way)
{
    struct refusal why = {{0}, {0}, 0};

    if (way(argument, out, &why))
        return VERB_YES;
    *out = writer_over(out->text, out->room);
    if (!why.text[0])
        return VERB_UNCLEAR;
    write_refusal(out, argument, &why);
    return VERB_NO;
}

static int export_record(const struct state *s, struct reader *argument, int count,
                         struct writer *out)
{
    (void)s;
    (void)count;
    return translate(argument, out, blokus_export);
}

static int import_file(const struct state *s, struct reader *argument, int count,
                       struct writer *out)
{
    int status = translate(argument, out, blokus_import);

    (void)s;
    (void)count;
    if (status == VERB_YES)
        write_char(out, '\n');
    return status;
}

const struct verb blokus_verbs[] = {
    {"unplayable", "STATE",
     "The tiles that the colour to move still holds but cannot place now, or '-' for none.",
     .takes_state = true, .run = unplayable},
    {"canonical", "CODE...", "The canonical code of each placement.", .run = canonical},
    {"points", "CODE...", "Each placement as a list of points, as other programs write it.",
     .run = points},
    {"code", "POINTS...", "Each list of points as a canonical code.", .run = code},
    {"export", "RECORD", "A game as a .blksgf file.", .run = export_record},
    {"import", "FILE", "The main line of a .blksgf file (- for standard input) as a record.",
     .takes_file = true, .run = import_file},
    {0},
};
