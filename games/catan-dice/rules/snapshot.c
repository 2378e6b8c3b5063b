/* Catan Dice: positions as text. FORMAT.md describes them. */
#include "games/catan-dice/rules/catan-dice.h"

#include <string.h>

enum { TURNS, TURN, PLAYER, SCORE, HAND, ROLLING, ROLLS_LEFT, BUILT, KEYS };

static const char *const keys[] = {"turns", "turn",  "player", "score", "resources",
                                   "dice",  "rolls", "built",  NULL};

/* What stands behind the ';', before it is checked. */
struct tail {
    const char *at[KEYS]; /* where the value of each key begins, or NULL */
    bool over;
    int score[MAX_PLAYERS];
};

static size_t skip_blanks(const char *text, size_t i, size_t length)
{
    while (i < length && memchr(" \t\r\n", text[i], 4))
        i++;
    return i;
}

/* A record is empty or begins with a word in lower case; everything else is a snapshot. A ';' may come first in
   both: then a word with a blank behind it is a move, one with '=' a key. */
bool catan_dice_is_snapshot(const char *text, size_t length)
{
    size_t i = skip_blanks(text, 0, length), word;

    if (i == length || text[i] != ';')
        return i < length && !(text[i] >= 'a' && text[i] <= 'z');
    word = i = skip_blanks(text, i + 1, length);
    while (i < length && text[i] >= 'a' && text[i] <= 'z')
        i++;
    return i == word || i == length || text[i] != ' ';
}

static void read_boards(struct reader *r, struct state *s)
{
    do {
        if (s->players == MAX_PLAYERS) {
            read_fail(r, "there are at most four boards");
            return;
        }
        catan_dice_read_board(r, &s->board[s->players++], true);
    } while (read_if(r, "/"));
}

static void read_scores(struct reader *r, struct tail *t, int players)
{
    for (int p = 0; p < players; p++) {
        int sign;

        if (p > 0)
            read_exactly(r, ",", "expected a score for each player");
        sign = read_if(r, "-") ? -1 : 1;
        t->score[p] = sign * read_number(r, MOST_POINTS, "expected a score");
    }
}

static void read_hand(struct reader *r, struct state *s)
{
    static const char sentence[] = "expected six counts, such as 1,0,2,0,2,1";

    for (int i = 0; i < RESOURCES; i++) {
        if (i > 0)
            read_exactly(r, ",", sentence);
        s->resources[i] = read_number(r, DICE, sentence);
    }
}

static int read_turns(struct reader *r)
{
    static const char *const choices[] = {"5", "10", "15", NULL};

    return 5 + 5 * read_word(r, choices, "expected 5, 10 or 15 turns");
}

static void read_value(struct reader *r, int key, struct state *s, struct tail *t)
{
    static const char *const answers[] = {"no", "yes", NULL};

    t->at[key] = r->at;
    switch (key) {
    case TURNS:
        s->turns = (uint8_t)read_turns(r);
        break;
    case TURN:
        t->over = read_if(r, "over");
        if (!t->over)
            s->turn = (uint8_t)(read_number(r, MOST_TURNS, "expected a turn or 'over'") - 1);
        break;
    case PLAYER:
        s->mover = (uint8_t)read_one_of(r, "1234", "expected a player, 1 to 4");
        break;
    case SCORE:
        read_scores(r, t, s->players);
        break;
    case HAND:
        read_hand(r, s);
        break;
    case ROLLING:
        s->dice = (uint8_t)read_number(r, DICE, "expected a number of dice, 0 to 6");
        break;
    case ROLLS_LEFT:
        s->rolls = (uint8_t)read_number(r, REROLLS, "expected the re-rolls left, 0 to 2");
        break;
    default:
        s->built = (uint8_t)read_word(r, answers, "expected yes or no");
    }
}

static int hand_total(const struct state *s)
{
    int total = 0;

    for (int i = 0; i < RESOURCES; i++)
        total += s->resources[i];
    return total;
}

static void fill_defaults(struct state *s, const struct tail *t)
{
    if (t->over) {
        s->turn = s->turns;
        s->dice = s->rolls = 0;
        return;
    }
    if (!t->at[ROLLING])
        s->dice = t->at[HAND] ? 0 : DICE;
    if (!t->at[ROLLS_LEFT])
        s->rolls =
            (t->at[HAND] ? hand_total(s) == DICE && !s->built : s->dice == DICE) ? REROLLS : 0;
}

/* Fails at the value of the key if it stands in the text, else at the end. */
static void fail(struct reader *r, const struct tail *t, int key, const char *sentence)
{
    read_fail_at(r, t->at[key] ? t->at[key] : r->at, sentence);
}

static void check_turn(struct reader *r, const struct tail *t, const struct state *s)
{
    if (t->over) {
        for (int key = PLAYER; key < KEYS; key++)
            if (key != SCORE && t->at[key])
                fail(r, t, key, "when the game is over there is no turn to describe");
        return;
    }
    if (s->turn >= s->turns)
        fail(r, t, TURN, "there is no such turn");
    if (s->mover >= s->players)
        fail(r, t, PLAYER, "there is no such player");
}

static void check_phase(struct reader *r, const struct tail *t, const struct state *s)
{
    int total = hand_total(s);

    if (total > DICE)
        fail(r, t, HAND, "there are at most six resources in a turn");
    if (s->dice > 0 && total + s->dice != DICE)
        fail(r, t, ROLLING, "resources and dice together must be six");
    if (s->dice > 0 && s->rolls == REROLLS && s->dice < DICE)
        fail(r, t, ROLLS_LEFT, "the first roll of a turn is made with six dice");
    if (s->dice == 0 && s->rolls > 0 && total < DICE)
        fail(r, t, ROLLS_LEFT, "with fewer than six resources there is no roll left");
    if (s->built && (s->dice > 0 || s->rolls > 0))
        fail(r, t, BUILT, "nothing is built before the last roll");
}

/* The score is what was built, less the penalties of idle turns; no more of those than turns. */
static void settle_scores(struct reader *r, const struct tail *t, struct state *s)
{
    for (int p = 0; p < s->players && t->at[SCORE]; p++) {
        int lost = catan_dice_points(s->board[p].built) - t->score[p];
        int finished = s->turn + (p < s->mover);

        if (lost < 0 || lost % IDLE_PENALTY != 0 || lost / IDLE_PENALTY > finished)
            fail(r, t, SCORE, "a score is the points built, less 2 for each idle turn so far");
        s->idle[p] = (uint8_t)(lost / IDLE_PENALTY);
    }
}

void catan_dice_read_state(struct reader *r, struct state *s)
{
    struct tail t = {0};
    unsigned seen = 0;

    s->turns = MOST_TURNS;
    read_boards(r, s);
    read_space(r);
    if (read_if(r, ";"))
        for (int key; (key = read_key(r, keys, &seen)) >= 0;) {
            read_value(r, key, s, &t);
            if (!read_done(r) && !read_space(r))
                read_fail(r, "expected a blank after the value");
        }
    read_end(r, "expected ',', '/', ';' or the end");
    if (r->error)
        return;
    fill_defaults(s, &t);
    check_turn(r, &t, s);
    check_phase(r, &t, s);
    if (!r->error)
        settle_scores(r, &t, s);
}

static void write_phase(struct writer *w, const struct state *s)
{
    write_text(w, " resources=");
    for (int i = 0; i < RESOURCES; i++) {
        if (i > 0)
            write_char(w, ',');
        write_number(w, s->resources[i]);
    }
    write_text(w, " dice=");
    write_number(w, s->dice);
    write_text(w, " rolls=");
    write_number(w, s->rolls);
    write_text(w, s->built ? " built=yes" : " built=no");
}

void catan_dice_write_state(struct writer *w, const struct state *s)
{
    bool over = s->turn == s->turns;

    for (int p = 0; p < s->players; p++) {
        if (p > 0)
            write_char(w, '/');
        catan_dice_write_board(w, &s->board[p]);
    }
    write_text(w, s->players == 1 && s->board[0].built == 0 ? ";" : " ;");
    if (s->turns != MOST_TURNS) {
        write_text(w, "turns=");
        write_number(w, s->turns);
        write_char(w, ' ');
    }
    write_text(w, "turn=");
    if (over)
        write_text(w, "over");
    else
        write_number(w, s->turn + 1);
    if (!over) {
        write_text(w, " player=");
        write_number(w, s->mover + 1);
    }
    write_text(w, " score=");
    for (int p = 0; p < s->players; p++) {
        if (p > 0)
            write_char(w, ',');
        write_number(w, catan_dice_score(s, p));
    }
    if (!over)
        write_phase(w, s);
}
