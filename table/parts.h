/* Inside table/ only: what a table is made of. */
#ifndef PARLOUR_TABLE_PARTS_H
#define PARLOUR_TABLE_PARTS_H

#include "table/table.h"

union room {
    unsigned char bytes[MAX_STATE];
    uint64_t align;
};

union ui_room {
    unsigned char bytes[MAX_UI];
    uint64_t align;
};

struct table {
    const struct game *game;
    const struct rules *rules;
    struct settings settings;
    uint64_t seed;
    enum chance_from chance;
    int seat[MAX_PLAYERS];
    char name[MAX_PLAYERS][NAME_BYTES]; /* of whoever sat there last, or "" */
    const char *names[MAX_PLAYERS];     /* of who sits there now; NULL: none */
    bool viewing;                       /* nobody plays */
    bool paused;                        /* somebody looks back */

    /* History: the first `at` of `length` moves have been made. */
    struct state *start, *now, *before;
    move *list;
    int length, room, at;
    bool from_position; /* the start is not that of the settings */
    uint64_t version;   /* of what a save holds */
    uint64_t generation;
    uint64_t round, cuts;
    int cut_at;

    /* The animation of the last move, and what waits for its end. */
    bool moving;
    float t;       /* 0 to 1; 1 at rest */
    float seconds; /* that it takes at speed 1 */
    float speed;   /* 0: no animation */
    move waiting;  /* a computer's answer */

    /* The person at the screen. */
    union ui_room ui;
    int focus; /* id of a target, or -1 */
    bool ring; /* the focus was moved by keys: show it */
    struct point cursor;
    int pressed;    /* target where the pointer went down, or -1 */
    int clicked;    /* target that was pressed last, whatever came of it; or -1 */
    bool finger;    /* that points now */
    bool by_finger; /* so it was the last time, or will be */
    bool again;     /* the press is the second one of a double click */
    int looked;     /* target that was touched last in this position, or -1 */
    bool lifted;    /* the pointer went away from there: a drag */
    int wish;
    struct refusal refusal;
    bool refused;
    char announced[ANNOUNCED_ROOM]; /* why nobody can play; empty: somebody can */
    struct news news[MOST_NEWS];
    int news_count;
    move hint[MAX_THOUGHTS];
    int hints;
    char reason[256];

    /* The guided first game. */
    bool guided;
    uint32_t told;          /* lessons, one bit each */
    int guided_from;        /* what happened before is not told of */
    int lesson;             /* that is told, or -1 */
    char lesson_words[200]; /* as this person reads it */
    int lesson_at;          /* the place in history that it belongs to */

    /* How the game went. */
    struct review *review; /* of the history, or of an earlier one; NULL: nobody has asked yet */
    bool course;           /* its chart lies in place of the board */
    bool stepping;         /* or one of its events is shown on the board: */
    int step;              /* which */
    move played;           /* the decision that was made there, or 0 */
    int home;              /* where the history was before, */
    bool home_paused;      /* and how */

    struct page page;
    struct drawing *drawing;
    bool stale; /* the drawing */
};

extern const struct view
    table_no_view; /* for games that have none: the terminal needs no picture */

static inline const struct view *table_look(const struct table *t)
{
    return t->game->view ? t->game->view : &table_no_view;
}

static inline struct ui *table_ui(struct table *t)
{
    return (struct ui *)(void *)t->ui.bytes;
}

/* history.c */
void history_start(struct table *t, const struct state *start); /* forget everything, begin there */
void history_add(struct table *t, move m); /* make a move that is legal; drop what it contradicts */
void history_to(struct table *t, int at);  /* replay up to there */
int history_actor(const struct table *t, int i); /* who was to act when move i was made */
void history_position(const struct table *t, int i, struct state *out); /* before move i */
move history_forced(const struct table *t); /* the move nobody need be asked for now, or 0 */
int history_rolls(const struct table *t);   /* chance events so far */

/* focus.c */
bool focus_set(struct table *t, int id); /* says whether it is another one */
void focus_board(struct table *t,
                 const struct target *from); /* to the nearest place to put down what is in hand */

/* lesson.c */
const char *table_announced(const struct table *t); /* words.c: to be said now, or NULL */
const char *lesson_told(struct table *t);           /* as this person reads it, or NULL */
/* news.c */
void news_find(struct table *t); /* what is to be marked: t->news */
void news_tell(const struct table *t,
               struct writer *w); /* in sentences, with a blank behind each */

/* names.c */
void names_follow(struct table *t); /* after a change of seats or names */
bool names_any(const struct table *t);

/* words.c */
int words_paragraph(const char *guide, const char *begins); /* which one begins so, or -1 */
void words_move(const struct table *t, struct writer *w, const struct state *before, move m,
                const struct state *after);

/* course.c, course_view.c */
bool course_of_points(const struct table *t); /* not of chances to win */
void course_write(struct writer *w, const struct table *t, double value, bool sign);
void course_tell_player(const struct table *t, const struct review_summary *sum, struct writer *w);
void course_tell_progress(const struct table *t, struct writer *w); /* once there is a review */
void course_status(struct table *t, struct writer *w);
void course_draw(struct table *t);
bool course_touch(struct table *t, int target, enum gesture g);
void course_hide(struct table *t);

/* table.c */
void table_changed(struct table *t); /* the position is another: thoughts, hints, hands are stale */
void table_settle(struct table *t);  /* no animation */
void table_commit(struct table *t, move m); /* make a legal move and begin to show it */

/* seats.c */
int table_person(const struct table *t); /* the person who may act here and now, or -1 */

/* save.c and load.c: the formats there are, and the checksum of a saved text. */
enum { SAVE_FORMAT = 1, SAVE_WITH_NAMES = 2 };
uint64_t save_checksum(const char *text, size_t length);

#endif
