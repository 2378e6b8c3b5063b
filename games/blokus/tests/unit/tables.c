/* Blokus: printed orientations and counted positions. */
#include "core/walk.h"
#include "games/blokus/rules/blokus.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { ROOM = 1 << 14 };

static void write_code(const struct state *s, move m, char text[5])
{
    struct writer w = writer_over(text, 5);

    blokus_write_move(&w, s, m);
}

static FILE *open_table(const char *name)
{
    char path[1024];
    FILE *f;

    snprintf(path, sizeof path, "%s/unit/%s", TABLES, name);
    f = fopen(path, "r");
    assert_non_null(f);
    return f;
}

/* The next line of a table taken apart at its tabs; comments and the head line are skipped. */
static bool next_row(FILE *f, char *line, char *cell[8])
{
    while (fgets(line, ROOM, f)) {
        int cells = 0;

        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || strncmp(line, "tile\t", 5) == 0)
            continue;
        for (char *at = line; at && cells < 8; cells++) {
            cell[cells] = at;
            at = strchr(at, '\t');
            if (at)
                *at++ = '\0';
        }
        return true;
    }
    return false;
}

static void every_orientation_is_as_printed(void **unused)
{
    FILE *f = open_table("orientations.tsv");
    char line[ROOM], *cell[8];
    int rows = 0;

    (void)unused;
    for (; next_row(f, line, cell); rows++) {
        const struct spelling *sp = &blokus_spellings[cell[0][0] - 'A'][cell[1][0] - 'A'];
        const struct tile_shape *shape = &blokus_shapes[sp->shape];
        int dx, dy, x, y, used, squares = 0;

        assert_int_equal(sscanf(cell[4], "%d,%d", &dx, &dy), 2);
        assert_int_equal(shape->orientation, cell[3][0] - 'A');
        assert_int_equal(sp->dx, dx);
        assert_int_equal(sp->dy, dy);
        for (char *at = cell[2]; sscanf(at, "%d,%d%n", &x, &y, &used) == 2; at += used) {
            bool found = false;

            for (int i = 0; i < shape->size; i++)
                found |= shape->cell[i].x + dx == x && shape->cell[i].y + dy == y;
            assert_true(found);
            squares++;
        }
        assert_int_equal(squares, shape->size);
    }
    fclose(f);
    assert_int_equal(rows, TILES * ORIENTATIONS);
}

static uint32_t crc32(const char *text)
{
    uint32_t crc = 0xffffffffu;

    for (; *text; text++) {
        crc ^= (unsigned char)*text;
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ (crc & 1 ? 0xedb88320u : 0);
    }
    return ~crc;
}

/* "A4 B8 C0" and so on from a list of placements, for the tiles that are held. */
static void write_split(const struct state *s, const move *list, int count, char *out)
{
    int of[TILES] = {0};

    for (int i = 0; i < count; i++)
        of[move_placement(list[i]).tile]++;
    for (int t = 0; t < TILES; t++)
        if (s->held[s->mover] >> t & 1)
            out += sprintf(out, "%s%c%d", t && s->held[s->mover] << (32 - t) ? " " : "", 'A' + t,
                           of[t]);
}

static void check_count(char *cell[8])
{
    struct reader r = reader_of(cell[0]);
    char codes[ROOM] = "", split[ROOM] = "", stuck[TILES + 1] = "-";
    move list[MAX_MOVES];
    struct refusal why;
    struct state s;
    uint32_t playable;
    int count, length = 0;

    assert_true(read_position(&blokus_rules, &r, &s, &why));
    assert_string_equal(blokus_colour_names[s.mover], cell[1]);
    count = blokus_list(&s, s.mover, list);
    assert_int_equal(count, atoi(cell[2]));
    write_split(&s, list, count, split);
    assert_string_equal(split, cell[3]);
    playable = blokus_playable(&s, s.mover);
    for (int t = 0; t < TILES; t++)
        if (s.held[s.mover] >> t & 1 && !(playable >> t & 1)) {
            stuck[length++] = (char)('A' + t);
            stuck[length] = '\0';
        }
    assert_string_equal(stuck, cell[4]);
    for (int i = 0; i < count; i++) {
        char code[5];

        write_code(&s, list[i], code);
        strcat(codes, i ? " " : "");
        strcat(codes, code);
    }
    assert_int_equal(count ? crc32(codes) : 0, (uint32_t)strtoul(cell[5], NULL, 16));
    assert_int_equal(blokus_can_place(&s, s.mover), count > 0);
}

static void counted_positions_agree(void **unused)
{
    FILE *f = open_table("counts.tsv");
    char line[ROOM], *cell[8];
    int rows = 0;

    (void)unused;
    for (; next_row(f, line, cell); rows++)
        check_count(cell);
    fclose(f);
    assert_int_equal(rows, 79);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_orientation_is_as_printed),
        cmocka_unit_test(counted_positions_agree),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
