/* Patchwork: reading and writing positions. FORMAT.md describes the form. */
#include "games/patchwork/rules/patchwork.h"

enum {
    KEY_CIRCLE,
    KEY_NEUTRAL,
    KEY_PURSE,
    KEY_TIME,
    KEY_TOP,
    KEY_SPECIAL,
    KEY_BONUS,
    KEY_HOLDER,
    KEY_TRACK,
    KEYS
};

static const char *const keys[] = {"circle",  "neutral", "purse",  "time",  "top",
                                   "special", "bonus",   "holder", "track", NULL};
static const char *const who[] = {"none", "1", "2", NULL};
static const char *const switches[] = {"off", "on", NULL};
static const char *const tracks[] = {"seed", "later", NULL};

/* What a tail says, besides the state itself, until all of it is known. */
struct tail {
    unsigned seen;
    const char *at[KEYS]; /* where the values stand, for errors found later */
    int neutral;          /* a patch */
};

bool patchwork_is_snapshot(const char *text, size_t length)
{
    struct reader r = reader_over(text, length);

    read_space(&r);
    return read_if(&r, "quilts");
}

/* Sew on what the text names, if it can lie there. */
static void read_patch(struct reader *r, struct state *s, int player)
{
    const char *start = r->at;
    move m = patchwork_read_step(r);
    int patch = patchwork_patch_of(m);

    if (r->error)
        return;
    if (patch == SPECIAL ? s->where[PATCHES + SPECIALS - 1] : s->where[patch])
        read_fail_at(r, start,
                     patch == SPECIAL ? "there are only five special patches"
                                      : "this patch lies on a quilt already");
    else if (!patchwork_fits(patchwork_shape_of(m), patchwork_square_of(m)))
        read_fail_at(r, start, "this patch hangs over the edge of the quilt");
    else if (patchwork_overlap(s->quilt[player],
                               patchwork_cover(patchwork_shape_of(m), patchwork_square_of(m))))
        read_fail_at(r, start, "this patch overlaps another");
    else
        patchwork_put(s, player, m);
}

static bool at_patch(const struct reader *r)
{
    char c = read_peek(r);

    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'h');
}

static void read_quilt(struct reader *r, struct state *s, int player)
{
    while (at_patch(r))
        read_patch(r, s, player);
}

static void read_circle(struct reader *r, struct state *s)
{
    if (read_if(r, "open")) {
        patchwork_open(s);
        return;
    }
    while (at_patch(r)) {
        const char *start = r->at;
        int patch = patchwork_read_patch(r);

        if (!r->error && !(s->bag >> patch & 1))
            read_fail_at(r, start, "this patch is in the circle already");
        if (!r->error)
            patchwork_draw(s, patch);
    }
    if (!patchwork_is_drawn(s))
        read_exactly(r, "?", "expected 'open', 33 patches, or fewer and '?'");
}

static void read_value(struct reader *r, struct state *s, struct tail *t, int key)
{
    static const char purse_error[] = "expected the buttons of both players, 0 to 999, as in 5,5";
    static const char time_error[] = "expected the squares of both time tokens, 0 to 53, as in 0,0";
    static const char who_error[] = "expected 1, 2 or none";

    if (key == KEY_CIRCLE) {
        read_circle(r, s);
    } else if (key == KEY_NEUTRAL) {
        t->neutral = patchwork_read_patch(r);
    } else if (key == KEY_PURSE) {
        s->purse[0] = (uint16_t)read_number(r, MOST_PURSE, purse_error);
        read_exactly(r, ",", purse_error);
        s->purse[1] = (uint16_t)read_number(r, MOST_PURSE, purse_error);
    } else if (key == KEY_TIME) {
        s->time[0] = (uint8_t)read_number(r, LAST_TIME, time_error);
        read_exactly(r, ",", time_error);
        s->time[1] = (uint8_t)read_number(r, LAST_TIME, time_error);
    } else if (key == KEY_TOP) {
        s->top = (uint8_t)read_word(r, who + 1, "expected 1 or 2");
    } else if (key == KEY_SPECIAL) {
        s->special = (uint8_t)read_word(r, who, who_error);
    } else if (key == KEY_BONUS) {
        s->bonus = (uint8_t)read_word(r, switches, "expected off or on");
    } else if (key == KEY_HOLDER) {
        s->holder = (uint8_t)read_word(r, who, who_error);
    } else {
        s->track = (uint8_t)read_word(r, tracks, "expected seed or later");
    }
}

static void read_tail(struct reader *r, struct state *s, struct tail *t)
{
    for (int key; (key = read_key(r, keys, &t->seen)) >= 0;) {
        t->at[key] = r->at;
        read_value(r, s, t, key);
        if (!read_done(r) && !read_space(r))
            read_fail(r, "expected a blank or the end");
    }
}

/* An error about the value of this key; about the end if it was left out. */
static void fail_at_key(struct reader *r, const struct tail *t, int key, const char *sentence)
{
    read_fail_at(r, t->seen >> key & 1 ? t->at[key] : r->at, sentence);
}

/* Patches on the quilts are gone from the circle; the neutral token finds its place. */
static void settle_circle(struct reader *r, struct state *s, const struct tail *t)
{
    bool empty = patchwork_covered(s->quilt[0]) + patchwork_covered(s->quilt[1]) == 0;

    if (!(t->seen >> KEY_CIRCLE & 1))
        patchwork_open(s);
    if ((s->open || !patchwork_is_drawn(s)) && t->seen >> KEY_NEUTRAL & 1)
        fail_at_key(r, t, KEY_NEUTRAL, "the neutral token stands only in a complete circle");
    if (!patchwork_is_drawn(s) && !(empty && s->time[0] + s->time[1] == 0))
        fail_at_key(r, t, KEY_CIRCLE, "the game began before the circle was complete");
    for (int place = 0; place < PATCHES && patchwork_is_drawn(s); place++) {
        if (s->where[s->circle[place]] != 0)
            s->left &= ~((uint64_t)1 << place);
        if (s->circle[place] == t->neutral)
            s->neutral = (uint8_t)place;
    }
}

static int specials_placed(const struct state *s)
{
    int count = 0;

    while (count < SPECIALS && s->where[PATCHES + count] != 0)
        count++;
    return count;
}

static void settle_specials(struct reader *r, const struct state *s, const struct tail *t)
{
    bool in_hand = s->special != NOBODY;

    if (in_hand && !patchwork_is_drawn(s))
        fail_at_key(r, t, KEY_SPECIAL, "the game began before the circle was complete");
    else if (in_hand && patchwork_covered(s->quilt[s->special - 1]) == SQUARES)
        fail_at_key(r, t, KEY_SPECIAL, "this player's quilt has no free square");
    if (specials_placed(s) + in_hand + patchwork_specials_ahead(s) > SPECIALS)
        fail_at_key(r, t, KEY_TIME, "the track has not given away so many special patches");
}

static void settle_bonus(struct reader *r, struct state *s, const struct tail *t)
{
    bool has[PLAYERS] = {patchwork_find_square(s->quilt[0]) >= 0,
                         patchwork_find_square(s->quilt[1]) >= 0};

    if (!s->bonus) {
        if (s->holder != NOBODY)
            fail_at_key(r, t, KEY_HOLDER, "nobody holds the bonus while it is off");
    } else if (!(t->seen >> KEY_HOLDER & 1)) {
        s->holder = (uint8_t)(has[0] ? 1 : has[1] ? 2 : NOBODY);
    } else if (s->holder == NOBODY ? has[0] || has[1] : !has[s->holder - 1]) {
        fail_at_key(r, t, KEY_HOLDER, "the holder does not agree with the 7x7 on the quilts");
    }
}

void patchwork_read_state(struct reader *r, struct state *s)
{
    struct settings preset = settings_preset(patchwork_rules.options);
    struct tail t = {0};

    patchwork_rules.start(s, &preset);
    read_space(r);
    read_exactly(r, "quilts", "a snapshot begins with 'quilts'");
    read_space(r);
    read_quilt(r, s, 0);
    read_exactly(r, "/", "expected a patch, or '/' between the quilts");
    read_quilt(r, s, 1);
    read_space(r);
    if (read_if(r, ";"))
        read_tail(r, s, &t);
    read_end(r, "expected a patch, ';' or the end");
    settle_circle(r, s, &t);
    settle_specials(r, s, &t);
    settle_bonus(r, s, &t);
    if (s->time[0] != s->time[1])
        s->top = 0;
}

static void write_quilt(struct writer *w, const struct state *s, int player)
{
    for (int i = 0; i < PATCHES + SPECIALS; i++) {
        move m = patchwork_laid(s, i, player);

        if (m)
            patchwork_write_move(w, s, m);
    }
}

static void write_circle(struct writer *w, const struct state *s)
{
    int drawn = PATCHES - __builtin_popcountll(s->bag);

    write_text(w, "circle=");
    if (s->open) {
        write_text(w, "open");
        return;
    }
    for (int place = 0; place < drawn; place++)
        write_char(w, patchwork_letter(s->circle[place]));
    if (!patchwork_is_drawn(s)) {
        write_char(w, '?');
        return;
    }
    write_text(w, " neutral=");
    write_char(w, patchwork_letter(s->circle[s->neutral]));
}

static void write_pair(struct writer *w, const char *key, int first, int second)
{
    write_text(w, key);
    write_number(w, first);
    write_char(w, ',');
    write_number(w, second);
}

void patchwork_write_state(struct writer *w, const struct state *s)
{
    write_text(w, "quilts ");
    write_quilt(w, s, 0);
    write_char(w, '/');
    write_quilt(w, s, 1);
    write_text(w, " ;");
    write_circle(w, s);
    write_pair(w, " purse=", s->purse[0], s->purse[1]);
    write_pair(w, " time=", s->time[0], s->time[1]);
    write_text(w, s->top ? " top=2" : " top=1");
    write_text(w, " special=");
    write_text(w, who[s->special]);
    write_text(w, " bonus=");
    write_text(w, switches[s->bonus]);
    write_text(w, " holder=");
    write_text(w, who[s->holder]);
    write_text(w, " track=");
    write_text(w, tracks[s->track]);
}
