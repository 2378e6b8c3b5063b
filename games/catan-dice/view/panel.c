/* Catan Dice: a panel for each player. A small island, name and score, and the sheet of his turns. */
#include "games/catan-dice/view/view.h"

/* Where the parts of a panel are; with few players the sheet goes below the name. */
struct panel {
    float side; /* of the small island's tiles */
    struct point island;
    struct box name, score, sheet;
};

static struct panel panel_in(struct box b, int players)
{
    struct panel l;
    float x;

    l.side = players == 1 ? 17 : players == 2 ? 15.5f : (b.h - 14) / 6.4f;
    l.island = (struct point){b.x + 12 + 3.05f * l.side, players == 1 ? b.y + 66 : b.y + b.h / 2};
    x = l.island.x + 3.05f * l.side + 12;
    if (players == 1) {
        l.name = (struct box){x, b.y + 14, 150, 56};
        l.score = (struct box){b.x + b.w - 130, b.y + 12, 116, 62};
        l.sheet = (struct box){b.x + 14, b.y + 146, b.w - 28, b.h - 160};
    } else if (players == 2) {
        l.name = (struct box){x, b.y + 10, 160, 44};
        l.score = (struct box){b.x + b.w - 112, b.y + 8, 100, 48};
        l.sheet = (struct box){x, b.y + 62, b.x + b.w - 12 - x, b.h - 72};
    } else {
        l.name = (struct box){x, b.y + b.h / 2 - 23, 88, 46};
        l.score = (struct box){b.x + b.w - 72, b.y + b.h / 2 - 24, 62, 48};
        l.sheet = (struct box){x + 92, b.y + 7, b.x + b.w - 78 - x - 92, b.h - 14};
    }
    return l;
}

bool catan_dice_view_has_won(const struct state *s, int player)
{
    int points[MAX_PLAYERS];

    catan_dice_rules.scores(s, points);
    return s->turn == s->turns && rank_by_points(points, s->players, player) == 1;
}

void catan_dice_view_badge(struct drawing *d, struct box b, int player)
{
    struct point middle = box_middle(b);
    float radius = b.w * 0.34f;

    catan_dice_art_cloth(d, b, 5, player);
    draw_disc(d, middle, radius,
              (struct style){.fill = INK_IVORY,
                             .outline = ink_dark(catan_dice_art_ink(player), 45),
                             .width = 1.2f});
    draw_text(d, (struct box){middle.x - radius, middle.y - radius, 2 * radius, 2 * radius},
              (struct type){.ink = INK_BLACK, .size = radius * 1.5f, .font = FONT_BOLD},
              catan_dice_art_letter(player));
}

static void draw_name(struct drawing *d, const struct scene *sc, int player, struct box b)
{
    char name[NAME_BYTES], seat[40];
    struct writer w = scene_writer(sc, name, sizeof name), v = writer_over(seat, sizeof seat);

    catan_dice_view_name(&w, sc->now, player);
    catan_dice_view_badge(d, (struct box){b.x, b.y + 1, 24, b.h * 0.52f}, player);
    draw_short(d, (struct box){b.x + 30, b.y, b.w - 30, b.h * 0.56f},
               (struct type){.ink = INK_TEXT, .size = 21, .font = FONT_BOLD, .align = ALIGN_LEFT},
               LEAST_WORDS, name);
    if (!sc->still)
        say_who(&v, &catan_dice_rules, sc, player);
    draw_text(d, (struct box){b.x, b.y + b.h * 0.62f, b.w, b.h * 0.38f},
              (struct type){.ink = INK_MUTED, .size = 14.5f, .align = ALIGN_LEFT}, seat);
}

static void draw_score(struct drawing *d, const struct state *s, int player, struct box b)
{
    char text[16];
    struct writer w = writer_over(text, sizeof text);

    say_number(&w, catan_dice_score(s, player));
    draw_text(d, (struct box){b.x, b.y, b.w, b.h * 0.68f},
              (struct type){.ink = INK_TEXT, .size = b.h * 0.68f, .font = FONT_BOLD}, text);
    draw_text(d, (struct box){b.x, b.y + b.h * 0.7f, b.w, b.h * 0.3f},
              (struct type){.ink = INK_MUTED, .size = 13}, "points");
}

static int count_of(uint32_t built, int first, int end)
{
    int count = 0;

    for (int i = first; i < end; i++)
        count += (int)(built >> i & 1);
    return count;
}

/* Alone there is room to tell how far one has come. */
static void draw_progress(struct drawing *d, const struct board *b, struct box in)
{
    static const char *const name[KINDS] = {"roads", "settlements", "cities", "knights"};
    static const int first[KINDS + 1] = {0, FIRST_SETTLEMENT, FIRST_CITY, FIRST_KNIGHT, STRUCTURES};
    float w = in.w / 4;

    for (int kind = 0; kind < KINDS; kind++) {
        char text[16];
        struct writer v = writer_over(text, sizeof text);
        float x = in.x + w * (float)kind;

        write_number(&v, count_of(b->built, first[kind], first[kind + 1]));
        write_text(&v, " / ");
        write_number(&v, first[kind + 1] - first[kind]);
        draw_text(
            d, (struct box){x, in.y, w - 6, in.h * 0.55f},
            (struct type){.ink = INK_TEXT, .size = 18, .font = FONT_BOLD, .align = ALIGN_LEFT},
            text);
        draw_text(d, (struct box){x, in.y + in.h * 0.56f, w - 6, in.h * 0.44f},
                  (struct type){.ink = INK_MUTED, .size = 13, .align = ALIGN_LEFT}, name[kind]);
    }
}

static void draw_panel(struct drawing *d, const struct scene *sc, const struct sheet *sheet,
                       const struct state *s, int player)
{
    struct box b = catan_dice_view_panel_box(&sc->page, s, player);
    struct panel l = panel_in(b, s->players);
    bool won = catan_dice_view_has_won(s, player);

    part_card(d, b, won || (s->turn < s->turns && s->mover == player), false);
    draw_name(d, sc, player, l.name);
    draw_score(d, s, player, l.score);
    catan_dice_view_turns(d, sc, sheet, player, l.sheet);
    if (s->players == 1)
        draw_progress(d, &s->board[0],
                      (struct box){l.name.x, b.y + 82, b.x + b.w - 10 - l.name.x, 42});
    draw_push(d, (struct place){.x = l.island.x, .y = l.island.y});
    catan_dice_view_small_island(d, l.side, &s->board[player], player);
    catan_dice_view_small_news(d, sc, l.side, player);
    draw_pop(d);
    if (won && s->players > 1)
        part_crown(d, (struct point){l.name.x + 12, l.name.y - 3}, 11);
}

/* On a tall page there is one sheet, of whose island is shown. */
void catan_dice_view_panels(struct drawing *d, const struct scene *sc, const struct sheet *sheet)
{
    const struct state *s = sc->t < 1 ? sc->before : sc->now;
    struct box turns = catan_dice_view_layout(&sc->page).sheet;

    for (int player = 0; player < s->players; player++)
        if (sc->page.form == FORM_WIDE)
            draw_panel(d, sc, sheet, s, player);
        else
            catan_dice_view_chip(d, sc, s, player);
    if (turns.h > 0)
        catan_dice_view_turns(d, sc, sheet, catan_dice_view_shown(sc), turns);
}

static void write_panel_label(struct writer *w, const struct scene *sc, int player)
{
    const struct state *s = sc->now;
    uint32_t built = s->board[player].built;

    say_player(w, &catan_dice_rules, sc, player);
    write_text(w, ", score ");
    say_number(w, catan_dice_score(s, player));
    write_text(w, ", ");
    write_counted(w, count_of(built, 0, FIRST_SETTLEMENT), "road");
    write_text(w, ", ");
    write_counted(w, count_of(built, FIRST_SETTLEMENT, FIRST_CITY), "settlement");
    write_text(w, ", ");
    write_number(w, count_of(built, FIRST_CITY, FIRST_KNIGHT));
    write_text(w, " of 4 cities, ");
    write_counted(w, count_of(built, FIRST_KNIGHT, STRUCTURES), "knight");
    write_text(w, ", ");
    write_counted(w, s->idle[player], "idle turn");
}

static void draw_island_target(struct drawing *d, const struct scene *sc, int player)
{
    struct box b = catan_dice_view_panel_box(&sc->page, sc->now, player);
    struct panel l = panel_in(b, sc->now->players);
    bool seen = sc->focus == ISLAND + player || catan_dice_view_shown(sc) == player;
    struct style style = {.outline = seen ? INK_GLOW : INK_NONE, .width = 3};
    char label[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, label, sizeof label);

    write_text(&w, "look at ");
    say_seat_within(&w, &catan_dice_rules, sc->now, player);
    write_text(&w, "'s island");
    if (sc->page.form == FORM_WIDE)
        draw_disc(d, l.island, l.side * 3.05f, style);
    else
        draw_box(d, catan_dice_view_chip_island(b), 9, style);
    draw_target(d, ISLAND + player, sc->person >= 0 ? TARGET_READY : TARGET_IDLE, label);
}

/* Panels can be touched to change who sits there, their islands to be seen large. */
void catan_dice_view_seats(struct drawing *d, const struct scene *sc)
{
    const struct state *s = sc->now;

    for (int player = 0; !sc->still && player < s->players; player++) {
        char label[SENTENCE_ROOM];
        struct writer w = scene_writer(sc, label, sizeof label);
        struct box b = catan_dice_view_panel_box(&sc->page, s, player);

        if (sc->page.form != FORM_WIDE && s->players > 1)
            box_left(&b, catan_dice_view_chip_island(b).w, 0);
        write_panel_label(&w, sc, player);
        part_seat(d, sc, b, player, label);
        if (s->players > 1)
            draw_island_target(d, sc, player);
    }
}
