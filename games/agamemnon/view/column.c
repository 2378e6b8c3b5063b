/* Agamemnon: the column beside the board. The turns of the game, and all strings by their kinds with
   what each side has in them. */
#include "games/agamemnon/view/view.h"

enum { COLUMN_X = 784, COLUMN_WIDTH = 232 };
enum { TRACK_Y = 44, LIST_Y = 78, KIND_HEIGHT = 198, HEAD_HEIGHT = 52, MOST_ROW = 34, GAP = 4 };

/* ---- Turns ---------------------------------------------------------------------------------- */

/* A bead for each turn in its player's colour; those to come are hollow. */
static void draw_track(struct drawing *d, const struct state *s)
{
    const float step = (COLUMN_WIDTH - 12) / 16.0f;
    struct point line[2] = {{COLUMN_X + 6 + step / 2, TRACK_Y + 14},
                            {COLUMN_X + 6 + step * 15.5f, TRACK_Y + 14}};
    int now = s->placed == TILES ? 16 : agamemnon_turn(s->placed);

    draw_line(d, line, 2, INK_LINE, 2);
    for (int i = 0; i < 16; i++) {
        struct point at = {COLUMN_X + 6 + step * ((float)i + 0.5f), TRACK_Y + 14};
        int fill = i % 2 ? ink_light(INK_BLACK, 12) : INK_ORANGE;

        draw_disc(d, at,
                  i == now  ? 8
                  : i < now ? 5.6f
                            : 3.6f,
                  (struct style){.fill = i <= now ? fill : INK_PAPER,
                                 .outline = i == now ? INK_ACCENT
                                            : i % 2  ? INK_GREY
                                                     : ink_dark(INK_ORANGE, 25),
                                 .width = i == now ? 3 : 1.8f});
    }
}

/* ---- The list ------------------------------------------------------------------------------- */

/* Strings of a kind that tiles have touched, the longer ones first. */
static int list_strings(const struct look *l, int type, int out[MOST_EDGES])
{
    int count = 0;

    for (int i = 0; i < l->strings; i++) {
        int at = count;

        if (l->fate[i].type != type || !l->touched[i])
            continue;
        for (; at > 0 && l->fate[out[at - 1]].edges < l->fate[i].edges; at--)
            out[at] = out[at - 1];
        out[at] = i;
        count++;
    }
    return count;
}

struct list {
    int string[EMPTY][MOST_EDGES], count[EMPTY];
    float row[EMPTY]; /* height of one */
};

/* Rows get lower if there are many. At most 19 edges are of one kind: 10 rows at worst. */
static void find_list(const struct look *l, struct list *out)
{
    const float room = KIND_HEIGHT - HEAD_HEIGHT - GAP;

    for (int type = 0; type < EMPTY; type++) {
        int rows;

        out->count[type] = l->shown.unmapped ? 0 : list_strings(l, type, out->string[type]);
        rows = (out->count[type] + 1) / 2;
        out->row[type] = (float)(rows * MOST_ROW) <= room ? MOST_ROW : room / (float)rows;
    }
}

/* Each kind has its place, so that nothing moves while strings come and go. */
static float head_y(int type)
{
    return (float)(LIST_Y + KIND_HEIGHT * type);
}

static struct box chip_box(const struct list *list, int type, int i)
{
    const float width = (COLUMN_WIDTH - 6) / 2.0f;

    return (struct box){COLUMN_X + (float)(i % 2) * (width + 6),
                        head_y(type) + HEAD_HEIGHT + 3 + list->row[type] * (float)(i / 2), width,
                        list->row[type] * 0.92f};
}

/* Points in a small coin of the player's, large enough to be read where there are many. */
static void draw_coin(struct drawing *d, struct point at, float radius, int player, int points)
{
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    write_number(&w, points);
    draw_disc(d, at, radius,
              (struct style){.fill = player == 0   ? INK_ORANGE
                                     : player == 1 ? ink_light(INK_BLACK, 10)
                                                   : INK_PANEL,
                             .outline = player == 0   ? ink_dark(INK_ORANGE, 45)
                                        : player == 1 ? INK_GREY
                                                      : INK_LINE,
                             .width = 1.5f});
    draw_text(d, (struct box){at.x - radius, at.y - radius, 2 * radius, 2 * radius},
              (struct type){.ink = player == 0   ? INK_BLACK
                                   : player == 1 ? ink_light(INK_ORANGE, 45)
                                                 : INK_MUTED,
                            .size = radius * 1.35f > LEAST_WORDS ? radius * 1.35f : LEAST_WORDS,
                            .font = FONT_BOLD},
              text);
}

/* The kind with a piece of its thread, how it is won, and what both sides have of it. */
static void draw_head(struct drawing *d, const struct look *l, int type, float y)
{
    static const char *const rule[EMPTY] = {"higher sum wins", "higher leader wins",
                                            "more tiles win"};

    draw_box(d, (struct box){COLUMN_X, y, COLUMN_WIDTH, HEAD_HEIGHT}, 9,
             (struct style){.fill = ink_light(INK_SLATE, 4), .fill_to = ink_dark(INK_SLATE, 34)});
    agamemnon_art_thread(d, (struct point){COLUMN_X + 31, y + HEAD_HEIGHT / 2.0f}, 0, type);
    draw_text(d, (struct box){COLUMN_X + 60, y + 4, 116, 24},
              (struct type){.ink = ink_light(agamemnon_art_thread_ink(type), 50),
                            .size = 19,
                            .font = FONT_BOLD,
                            .align = ALIGN_LEFT},
              agamemnon_type_name(type));
    draw_text(d, (struct box){COLUMN_X + 60, y + 30, 166, 19},
              (struct type){.ink = ink_light(INK_STONE, 45), .size = 16.5f, .align = ALIGN_LEFT},
              rule[type]);
    draw_coin(d, (struct point){COLUMN_X + COLUMN_WIDTH - 45, y + 17}, 12.5f, 0,
              agamemnon_view_kind_points(l, type, 0));
    draw_coin(d, (struct point){COLUMN_X + COLUMN_WIDTH - 17, y + 17}, 12.5f, 1,
              agamemnon_view_kind_points(l, type, 1));
}

static void draw_chip(struct drawing *d, const struct look *l, int string, struct box b)
{
    const struct fate *f = &l->fate[string];
    bool lit = l->lit == string;
    float radius = b.h / 2 - 3 > 13 ? 13 : b.h / 2 - 3;
    char text[48];
    struct writer w = writer_over(text, sizeof text);

    agamemnon_view_tally(&w, f, 0);
    write_text(&w, " : ");
    agamemnon_view_tally(&w, f, 1);
    draw_box(d, b, 7,
             (struct style){.fill = lit ? ink_light(INK_GLOW, 45) : INK_PANEL,
                            .outline = lit ? INK_GLOW : INK_LINE,
                            .width = lit ? 2 : 1});
    draw_coin(d, (struct point){b.x + radius + 4, b.y + b.h / 2}, radius, f->winner, f->edges);
    draw_text(d, (struct box){b.x + 2 * radius + 10, b.y + 1, b.w - 2 * radius - 16, b.h - 2},
              (struct type){.ink = lit              ? ink_over(ink_light(INK_GLOW, 45))
                                   : f->winner >= 0 ? INK_TEXT
                                                    : INK_MUTED,
                            .size = b.h > 27 ? 18.5f : b.h * 0.68f,
                            .font = f->winner >= 0 ? FONT_BOLD : FONT_PLAIN},
              text);
}

/* How the signs are to be read. */
static void draw_legend(struct drawing *d)
{
    const float y = head_y(EMPTY) + 2;

    for (int player = 0; player < 2; player++) {
        float x = COLUMN_X + (player ? 121.0f : 0);

        agamemnon_art_clasp(d, (struct point){x + 11, y + 13}, player);
        draw_text(d, (struct box){x + 23, y + 1, 88, 24},
                  (struct type){.ink = INK_MUTED, .size = 15, .align = ALIGN_LEFT},
                  player ? "black ahead" : "orange ahead");
    }
    draw_words(d, (struct box){COLUMN_X, y + 30, COLUMN_WIDTH, 48},
               (struct type){.ink = INK_MUTED, .size = 16},
               "In a coin: the points of a string, one for each edge.");
}

void agamemnon_view_column(struct drawing *d, const struct look *l)
{
    char text[32];
    struct writer w = writer_over(text, sizeof text);
    struct list list;

    if (l->at.column.w <= 0)
        return;
    agamemnon_view_heading(&w, &l->shown);
    draw_text(d, (struct box){COLUMN_X, 10, COLUMN_WIDTH, 32},
              (struct type){.ink = INK_TEXT, .size = 24, .font = FONT_TITLE}, text);
    draw_track(d, &l->shown);
    find_list(l, &list);
    for (int type = 0; type < EMPTY; type++) {
        draw_head(d, l, type, head_y(type));
        for (int i = 0; i < list.count[type]; i++)
            draw_chip(d, l, list.string[type][i], chip_box(&list, type, i));
        if (list.count[type] == 0)
            draw_text(d, (struct box){COLUMN_X, head_y(type) + HEAD_HEIGHT + 3, COLUMN_WIDTH, 28},
                      (struct type){.ink = INK_MUTED, .size = 17}, "no tile touches one yet");
    }
    draw_legend(d);
}

/* ---- Targets -------------------------------------------------------------------------------- */

static void write_row_label(struct writer *w, const struct look *l, int string)
{
    struct edge e = l->board->edge[l->first[string]];

    agamemnon_view_explain(w, &l->fate[string]);
    write_text(w, " It begins at edge ");
    write_digits(w, e.a, 2);
    write_char(w, '-');
    write_digits(w, e.b, 2);
    write_char(w, '.');
}

void agamemnon_view_rows(struct drawing *d, const struct look *l)
{
    const struct scene *sc = l->sc;
    bool ready = sc->person >= 0 && sc->ui->node == 0;
    struct list list;

    if (sc->t < 1 || l->at.column.w <= 0)
        return;
    find_list(l, &list);
    for (int type = 0; type < EMPTY; type++)
        for (int i = 0; i < list.count[type]; i++) {
            int string = list.string[type][i];
            char label[SENTENCE_ROOM];
            struct writer w = scene_writer(l->sc, label, sizeof label);

            write_row_label(&w, l, string);
            draw_box(d, chip_box(&list, type, i), 7, (struct style){.fill = INK_NONE});
            draw_target(d, STRING + l->first[string], ready ? TARGET_READY : TARGET_IDLE, label);
        }
}
