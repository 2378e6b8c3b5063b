/* Catan Dice: its picture as a whole, and what touching it means. */
#include "games/catan-dice/view/view.h"

/* ---- Drawing -------------------------------------------------------------------------------- */

/* In a finished game the totals are where dice and prices were. */
bool catan_dice_view_is_over(const struct scene *sc)
{
    return sc->now->turn == sc->now->turns && sc->t >= 1;
}

static void draw_column(struct drawing *d, const struct scene *sc, const struct sheet *sheet)
{
    catan_dice_view_panels(d, sc, sheet);
    if (catan_dice_view_is_over(sc))
        catan_dice_view_totals(d, sc);
    else
        catan_dice_view_prices(d, sc);
    draw_settled(d);
    catan_dice_view_message(d, sc);
    catan_dice_view_actions(d, sc, sheet);
    catan_dice_view_seats(d, sc);
}

/* What seldom changes comes first, then what moves. */
static void draw(struct drawing *d, const struct scene *sc)
{
    struct layout at = catan_dice_view_layout(&sc->page);
    bool rose = sc->page.form == FORM_WIDE || sc->now->players < MAX_PLAYERS;
    struct sheet sheet;

    catan_dice_view_sheet(sc, &sheet);
    part_page(d, sc);
    draw_push(d, at.on_board);
    catan_dice_art_sea(d, catan_dice_view_chart(&at), rose);
    catan_dice_art_land(d);
    draw_pop(d);
    if (!catan_dice_view_is_over(sc))
        catan_dice_view_tray(d, sc);
    draw_settled(d);
    draw_push(d, at.on_board);
    catan_dice_view_ground(d, sc);
    catan_dice_view_news(d, sc);
    draw_pop(d);
    catan_dice_view_banner(d, sc);
    draw_settled(d);
    draw_column(d, sc, &sheet);
    draw_push(d, at.on_board);
    catan_dice_view_sites(d, sc);
    draw_pop(d);
    catan_dice_view_throw(d, sc);
    draw_push(d, at.on_board);
    catan_dice_view_building(d, sc);
    draw_pop(d);
    catan_dice_view_swapping(d, sc);
}

/* ---- Touching ------------------------------------------------------------------------------- */

bool catan_dice_view_is_ready(const struct board *b, int structure)
{
    return structure >= FIRST_KNIGHT && structure < STRUCTURES &&
           b->ready >> (structure - FIRST_KNIGHT) & 1;
}

static bool is_ready(const struct state *s, int structure)
{
    return catan_dice_view_is_ready(&s->board[s->mover], structure);
}

/* A knight takes a die, if it is known what he is to give. */
static move give(struct ui *ui, const struct state *s, int slot)
{
    int face = catan_dice_view_face(s->resources, slot);

    ui->told = ui->wish == 0;
    return face < 0 || ui->told ? 0 : swap_move(face, ui->wish - 1);
}

static move touch_die(struct ui *ui, const struct state *s, int slot)
{
    if (catan_dice_view_face(s->resources, slot) < 0)
        return 0;
    if (ui->swapping)
        return give(ui, s, slot);
    if (s->rolls == 0)
        return catan_dice_view_reroll(s, 1u << slot); /* to be told that rolling is over */
    *ui = (struct ui){.back = (uint8_t)(ui->back ^ 1u << slot)};
    return 0;
}

/* A knight in hand: it is known what he gives, but for the one who gives anything. */
static struct ui with_knight(int structure)
{
    int knight = structure - FIRST_KNIGHT;

    return (struct ui){.swapping = 1, .wish = (uint8_t)(knight == WILD ? 0 : knight + 1)};
}

/* A ready knight is taken in hand, or put back; all else is built. */
static move touch_structure(struct ui *ui, const struct state *s, int structure)
{
    struct ui taken = with_knight(structure);

    if (ui->island && ui->island != s->mover + 1)
        return 0;
    if (!is_ready(s, structure))
        return build_move(structure);
    *ui = ui->swapping && ui->wish == taken.wish ? (struct ui){0} : taken;
    return 0;
}

/* Where a drag ends: a die on a knight, or a knight on a die. Anything else puts it back, so that
   no button is pressed by it. */
static move drop(struct ui *ui, const struct state *s, int lifted, int target)
{
    bool elsewhere = ui->island && ui->island != s->mover + 1;

    if (lifted <= DICE && is_ready(s, target) && !elsewhere) {
        *ui = with_knight(target);
        return give(ui, s, lifted - 1);
    }
    if (lifted == LIFTED_KNIGHT && target >= DIE && target < DIE + DICE)
        return give(ui, s, target - DIE);
    return 0;
}

/* The road that can be built after that one; or -1. */
static int next_road(const struct board *b, int road)
{
    for (int i = 1; i <= FIRST_SETTLEMENT; i++)
        if (catan_dice_may_build(b, (road + i) % FIRST_SETTLEMENT))
            return (road + i) % FIRST_SETTLEMENT;
    return -1;
}

/* Of several roads one is shown, at the next touch another one. */
static move touch_card(struct ui *ui, const struct state *s, int kind, int shown)
{
    const struct board *b = &s->board[s->mover];
    int next = catan_dice_view_next(b, kind);

    if (next >= 0)
        return build_move(next);
    if (next != MANY)
        return 0;
    if (!catan_dice_affords(s->resources, ROAD))
        return build_move(next_road(b, -1)); /* to be told what is missing */
    next = next_road(b, shown >= 0 && shown < FIRST_SETTLEMENT ? shown : -1);
    *ui = (struct ui){.roads = 1, .looked = (uint8_t)(next + 1)};
    return 0;
}

static move touch_wanted(struct ui *ui, const struct state *s, int resource)
{
    int first = catan_dice_view_face(s->resources, 0);

    if (ui->trading)
        return trade_move(resource);
    if (catan_dice_swap_knight(&s->board[s->mover], resource) < 0)
        return swap_move(first < 0 ? ORE : first, resource); /* to be told that nobody gives it */
    *ui = (struct ui){.swapping = 1, .wish = (uint8_t)(resource + 1)};
    return 0;
}

static move begin_swap(struct ui *ui, const struct state *s)
{
    int first = catan_dice_view_face(s->resources, 0);

    if (s->board[s->mover].ready == 0 || first < 0)
        return swap_move(first < 0 ? ORE : first, GOLD); /* to be told what is missing */
    *ui = (struct ui){.swapping = 1};
    return 0;
}

static void choose_all(struct ui *ui, const struct state *s)
{
    unsigned all = (1u << DICE) - 1;

    if (s->rolls > 0)
        *ui = (struct ui){.back = (uint8_t)(ui->back == all ? 0 : all)};
}

static move touch_button(struct ui *ui, const struct state *s, int target, int shown)
{
    switch (target) {
    case BUILD_BUTTON:
        return shown >= 0 ? build_move(shown) : 0;
    case ROLL_BUTTON:
        return catan_dice_view_reroll(s, ui->back);
    case ALL_BUTTON:
        choose_all(ui, s);
        return 0;
    case TRADE_BUTTON:
        if (s->resources[GOLD] < TRADE_PRICE)
            return trade_move(ORE); /* to be told that it takes two gold */
        *ui = (struct ui){.trading = 1};
        return 0;
    case SWAP_BUTTON:
        return begin_swap(ui, s);
    case END_BUTTON:
    case END_BUTTON + 1:
        return end_move();
    case BACK_BUTTON:
        *ui = (struct ui){.back = shown >= 0 ? ui->back : 0};
    }
    return 0;
}

static move tap(struct ui *ui, const struct state *s, int target)
{
    int lifted = ui->lifted, shown = ui->looked - 1;

    ui->lifted = ui->looked = ui->told = ui->roads = 0;
    if (lifted)
        return drop(ui, s, lifted, target);
    if (target >= 0 && target < STRUCTURES)
        return touch_structure(ui, s, target);
    if (target >= DIE && target < DIE + DICE)
        return touch_die(ui, s, target - DIE);
    if (target >= PRICE && target < PRICE + KINDS)
        return touch_card(ui, s, target - PRICE, shown);
    if (target >= WANT && target < WANT + RESOURCES)
        return touch_wanted(ui, s, target - WANT);
    if (target >= ISLAND && target < ISLAND + s->players) {
        uint8_t island = (uint8_t)(target - ISLAND + 1);

        *ui = (struct ui){.island = island == s->mover + 1 || island == ui->island ? 0 : island};
        return 0;
    }
    return touch_button(ui, s, target, shown);
}

static struct ui lifted_knight(int structure)
{
    struct ui ui = with_knight(structure);

    ui.lifted = LIFTED_KNIGHT;
    return ui;
}

static void lift(struct ui *ui, const struct state *s, int target)
{
    if (target >= DIE && target < DIE + DICE)
        ui->lifted = (uint8_t)(target - DIE + 1);
    else if (is_ready(s, target) && !ui->island)
        *ui = lifted_knight(target);
    else
        ui->lifted = LIFTED_OTHER;
}

/* A finger looks at what it would build, on the island or on a card. */
static void look(struct ui *ui, const struct state *s, int target)
{
    if (target >= PRICE && target < PRICE + KINDS)
        target = catan_dice_view_next(&s->board[s->mover], target - PRICE);
    ui->looked = target >= 0 && target < STRUCTURES ? (uint8_t)(target + 1) : 0;
    ui->roads = 0;
}

static move touch(struct ui *ui, const struct state *s, int target, enum gesture g)
{
    if (s->dice > 0 || s->turn == s->turns)
        return 0;
    switch (g) {
    case GESTURE_TAP:
        return tap(ui, s, target);
    case GESTURE_LIFT:
        lift(ui, s, target);
        break;
    case GESTURE_LOOK:
        look(ui, s, target);
        break;
    case GESTURE_FLIP:
        choose_all(ui, s);
        break;
    case GESTURE_CANCEL:
        *ui = (struct ui){0};
        break;
    default:
        break;
    }
    return 0;
}

/* ---- Other ---------------------------------------------------------------------------------- */

static float seconds(const struct state *before, move last)
{
    static const float length[] = {[DO_END] = 0.55f, [DO_BUILD] = 1.0f,   [DO_TRADE] = 0.6f,
                                   [DO_SWAP] = 0.8f, [DO_REROLL] = 0.45f, [DO_ROLL] = 1.0f};

    (void)before;
    return last ? length[move_kind(last)] : 0;
}

static bool turn_begins(const struct state *s)
{
    return s->rolls == REROLLS;
}

static const char *chapter(const struct state *s)
{
    if (s->turn == s->turns)
        return "What is left over";
    return s->dice > 0 || s->rolls > 0 ? "Roll six dice" : "Then do as much";
}

int catan_dice_view_spot(const struct state *s, move m)
{
    switch (move_kind(m)) {
    case DO_BUILD:
        return move_identifier(m);
    case DO_TRADE:
        return TRADE_BUTTON;
    case DO_SWAP:
        return FIRST_KNIGHT + catan_dice_swap_knight(&s->board[s->mover], move_wanted(m));
    case DO_REROLL:
        for (int slot = 0; slot < DICE; slot++)
            if (catan_dice_view_face(s->resources, slot) >= 0 &&
                move_count(m, catan_dice_view_face(s->resources, slot)) > 0)
                return DIE + slot;
        return ROLL_BUTTON;
    case DO_END:
        return catan_dice_view_end_target(s);
    default:
        return -1;
    }
}

static bool holding(const struct ui *ui)
{
    return ui->lifted > 0 && ui->lifted <= DICE;
}

static int ink(const struct state *s, int player)
{
    (void)s;
    return catan_dice_art_ink(player);
}

static const char *const fields[] = {"Board state", NULL};

const struct view catan_dice_view = {
    .paper = {[FORM_WIDE] = {PAGE_WIDTH, PAGE_HEIGHT, PAGE_HEIGHT, PAGE_WIDTH, 0},
              [FORM_TALL] = {TALL_WIDTH, TALL_LEAST, TALL_MOST, TALL_WIDEST, TALL_NARROWEST},
              [FORM_LOW] = {LOW_HEIGHT, LOW_HEIGHT + LEAST_COLUMN, LOW_MOST, LOW_HIGHEST, 0.8f}},
    .face = {0, 0, COLUMN_X - 8, PAGE_HEIGHT},
    .fields = fields,
    .invitation = "Roll, keep what you need, and build your island in fifteen turns.",
    .span = "1 to 4 players, 15 minutes",
    .ui_size = sizeof(struct ui),
    .pictures = catan_dice_pictures,
    .lessons = catan_dice_lessons,
    .draw = draw,
    .board = catan_dice_view_board,
    .touch = touch,
    .seconds = seconds,
    .ask = catan_dice_view_ask,
    .account = catan_dice_view_account,
    .tell = catan_dice_view_tell,
    .advise = catan_dice_view_advise,
    .plain = catan_dice_view_plain,
    .chapter = chapter,
    .ink = ink,
    .holding = holding,
    .turn_begins = turn_begins,
    .spot = catan_dice_view_spot,
};
