/* Catan Dice: what stands on the large island, and pieces that are just being put there. */
#include "games/catan-dice/view/view.h"

/* The knight's resource, on a disc below him. */
static const struct point sign_at = {0, 54};
static const float knight_up = 22;

static int best_player(const struct state *s)
{
    int best = 0;

    for (int p = 1; p < s->players; p++)
        best = catan_dice_score(s, p) > catan_dice_score(s, best) ? p : best;
    return best;
}

/* Whoever moves, or whose move is being shown; in the end the winner. */
int catan_dice_view_shown(const struct scene *sc)
{
    if (sc->person >= 0 && sc->ui->island)
        return sc->ui->island - 1;
    if (sc->t < 1)
        return sc->before->mover;
    return sc->now->turn == sc->now->turns ? best_player(sc->now) : sc->now->mover;
}

bool catan_dice_view_is_free(const struct scene *sc)
{
    return sc->person >= 0 && sc->now->dice == 0 && catan_dice_view_shown(sc) == sc->now->mover;
}

int catan_dice_view_knight(const struct scene *sc)
{
    if (sc->person < 0 || !sc->ui->wish)
        return -1;
    return catan_dice_swap_knight(&sc->now->board[sc->now->mover], sc->ui->wish - 1);
}

struct point catan_dice_view_site(int structure)
{
    const struct structure *what = &catan_dice_structures[structure];
    struct point at =
        catan_dice_art_at((float)(what->x + what->to_x) / 2, (float)(what->y + what->to_y) / 2);

    at.y -= structure >= FIRST_KNIGHT ? knight_up : 0;
    return at;
}

/* Degrees by which a road is turned; always readable from left to right. */
float catan_dice_view_road_turn(int road)
{
    const struct structure *what = &catan_dice_structures[road];

    if (what->y == what->to_y)
        return 0;
    return (what->to_x > what->x) == (what->to_y > what->y) ? 60 : -60;
}

static void draw_site(struct drawing *d, int structure, int ink)
{
    const struct structure *what = &catan_dice_structures[structure];

    if (what->kind == ROAD)
        catan_dice_art_road_site(d, catan_dice_view_road_turn(structure), ink);
    else if (what->kind == KNIGHT)
        catan_dice_art_knight_site(d, what->points, ink);
    else
        catan_dice_art_house_site(d, what->kind == CITY, what->points, ink);
}

static void draw_piece(struct drawing *d, int structure, const struct piece_look *look)
{
    const struct structure *what = &catan_dice_structures[structure];

    if (what->kind == ROAD)
        catan_dice_art_road(d, catan_dice_view_road_turn(structure), look);
    else if (what->kind == KNIGHT)
        catan_dice_art_knight(d, look);
    else
        catan_dice_art_house(d, what->kind == CITY, look);
}

/* ---- At rest -------------------------------------------------------------------------------- */

static void draw_road_letter(struct drawing *d, struct point at, const char *text, int ink)
{
    draw_text(d, (struct box){at.x - 9, at.y - 9, 18, 18},
              (struct type){.ink = ink, .size = 12.5f, .font = FONT_BOLD}, text);
}

static void draw_structure(struct drawing *d, int structure, const struct board *b, int player)
{
    bool built = b->built >> structure & 1;
    struct point at = catan_dice_view_site(structure);
    struct piece_look look = {
        .player = player,
        .points = catan_dice_structures[structure].points,
        .used = structure >= FIRST_KNIGHT && !(b->ready >> (structure - FIRST_KNIGHT) & 1),
        .shadow = SHADOW_LOW,
    };

    draw_push(d, (struct place){.x = at.x, .y = at.y});
    if (built)
        draw_piece(d, structure, &look);
    else
        draw_site(d, structure, ink_dark(INK_SAND, 58));
    draw_pop(d);
    if (structure < FIRST_SETTLEMENT)
        draw_road_letter(d, at, built ? catan_dice_art_letter(player) : "1",
                         built ? ink_over(catan_dice_art_ink(player))
                               : ink_over(ink_dark(INK_SAND, 30)));
}

/* Crossed out when the knight has served. */
static void draw_sign(struct drawing *d, int knight, const struct board *b)
{
    const struct structure *what = &catan_dice_structures[FIRST_KNIGHT + knight];
    struct point at = catan_dice_art_at(what->x, what->y);
    bool built = b->built >> (FIRST_KNIGHT + knight) & 1, ready = b->ready >> knight & 1;
    struct path cross = {.count = 0};

    at = (struct point){at.x + sign_at.x, at.y + sign_at.y};
    draw_disc(d, at, 22,
              (struct style){.fill = ink_light(INK_IVORY, 40),
                             .fill_to = ink_dark(INK_IVORY, 10),
                             .outline = ready ? INK_GLOW : ink_dark(INK_SAND, 45),
                             .width = ready ? 3.5f : 1.6f,
                             .shadow = SHADOW_LOW});
    draw_push(d, (struct place){.fade = built && !ready ? 0.55f : 0});
    if (knight == WILD)
        catan_dice_art_wild(d, at, 29);
    else
        catan_dice_art_resource(d, knight, at, 29);
    draw_pop(d);
    if (!built || ready)
        return;
    path_move(&cross, at.x - 15, at.y + 15);
    path_line(&cross, at.x + 15, at.y - 15);
    draw_path(d, &cross, (struct style){.outline = INK_IVORY, .width = 7});
    draw_path(d, &cross, (struct style){.outline = INK_BAD, .width = 3.5f});
}

void catan_dice_view_ground(struct drawing *d, const struct scene *sc)
{
    int player = catan_dice_view_shown(sc);
    const struct board *b = &(sc->t < 1 ? sc->before : sc->now)->board[player];
    struct point start = catan_dice_art_at(-1.5f, -1.5f);

    draw_push(d, (struct place){.x = start.x, .y = start.y});
    catan_dice_art_start_road(d, 60);
    draw_pop(d);
    for (int i = 0; i < FIRST_KNIGHT; i++)
        draw_structure(d, i, b, player);
    for (int knight = 0; knight < KNIGHTS; knight++)
        draw_sign(d, knight, b);
    for (int i = FIRST_KNIGHT; i < STRUCTURES; i++)
        draw_structure(d, i, b, player);
}

/* What others have built since, on the island that is shown. */
void catan_dice_view_news(struct drawing *d, const struct scene *sc)
{
    const float r = 26;

    for (int i = 0; i < sc->news_count; i++) {
        struct path ring = {.count = 0};
        struct point at;

        if (move_kind(sc->news[i].m) != DO_BUILD || sc->news[i].player != catan_dice_view_shown(sc))
            continue;
        at = catan_dice_view_site(move_identifier(sc->news[i].m));
        path_move(&ring, at.x + r, at.y);
        path_arc(&ring, at, r, 0, 360);
        path_close(&ring);
        part_news(d, &ring);
    }
}

/* ---- Happening ------------------------------------------------------------------------------ */

static void draw_gain(struct drawing *d, struct point at, int points, float t)
{
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    catan_dice_view_signed(&w, points);
    draw_push(d, (struct place){.x = at.x, .y = at.y - 34 - 26 * t});
    draw_disc(d, (struct point){0, 0}, 21,
              (struct style){
                  .fill = INK_GOOD, .outline = INK_IVORY, .width = 2.5f, .shadow = SHADOW_LOW});
    draw_text(d, (struct box){-18, -13, 36, 26},
              (struct type){.ink = ink_over(INK_GOOD), .size = 20, .font = FONT_BOLD}, text);
    draw_pop(d);
}

/* A piece coming down to its site; t = 1: it is there. */
void catan_dice_view_landing(struct drawing *d, int structure, int player, float t)
{
    struct point at = catan_dice_view_site(structure);
    struct piece_look look = {
        .player = player, .points = catan_dice_structures[structure].points, .shadow = SHADOW_HIGH};
    float above = (1 - t) * (1 - t);

    draw_push(
        d, (struct place){
               .x = at.x, .y = at.y - 44 * above, .scale = 1 + 0.4f * above, .fade = above * 0.7f});
    draw_piece(d, structure, &look);
    draw_pop(d);
}

/* When its price has arrived the piece comes down, and then its points rise from it. */
void catan_dice_view_building(struct drawing *d, const struct scene *sc)
{
    const float paid = 0.45f, down = 0.8f, points = 0.72f;
    int structure;

    if (sc->t >= 1 || sc->t <= paid || !sc->last || move_kind(sc->last) != DO_BUILD)
        return;
    structure = move_identifier(sc->last);
    catan_dice_view_landing(d, structure, sc->before->mover,
                            sc->t < down ? (sc->t - paid) / (down - paid) : 1);
    if (sc->t > points)
        draw_gain(d, catan_dice_view_site(structure), catan_dice_structures[structure].points,
                  (sc->t - points) / (1 - points));
}

/* The knight's sign flies from him to the tray. */
void catan_dice_view_swapping(struct drawing *d, const struct scene *sc)
{
    const struct board *b = &sc->before->board[sc->before->mover];
    int wanted = move_wanted(sc->last);
    float t = sc->t / 0.6f, size = catan_dice_view_die_size(&sc->page) / 2;
    struct point from, to = catan_dice_view_slot(&sc->page, 0);

    if (sc->t >= 1 || !sc->last || move_kind(sc->last) != DO_SWAP || t >= 1)
        return;
    from = place_outside(catan_dice_view_layout(&sc->page).on_board,
                         catan_dice_view_site(FIRST_KNIGHT + catan_dice_swap_knight(b, wanted)));
    for (int slot = 0; slot < DICE; slot++)
        if (catan_dice_view_face(sc->now->resources, slot) == wanted)
            to = catan_dice_view_slot(&sc->page, slot);
    from = part_between(from, to, t * t);
    from.y -= 60 * t * (1 - t);
    draw_disc(
        d, from, size * 0.77f,
        (struct style){.fill = INK_IVORY, .outline = INK_GLOW, .width = 3, .shadow = SHADOW_GLOW});
    catan_dice_art_resource(d, wanted, from, size);
}
