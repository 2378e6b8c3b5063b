/* A game being played in the terminal: what the files of this folder share. */
#ifndef PARLOUR_SITTING_H
#define PARLOUR_SITTING_H

#include "cli/cli.h"
#include "session/session.h"

struct sitting {
    struct session *session;
    struct store *store;
    bool troubled;       /* it was said that games cannot be stored */
    struct table *table; /* the session's */
    struct {             /* what the session wants to have thought about; ticket 0: nothing */
        uint64_t ticket;
        struct job job;
    } wanted;
    const struct game *game;
    struct input *input;
    int told;  /* moves of the history that were told already */
    bool show; /* the board has changed since it was last printed */
    bool ask;  /* so has what is asked */
    bool done;
};

/* words.c: what can be typed besides moves. False: the line begins with no such word. */
bool words_run(struct sitting *s, const char *line);
/* The n-th of these words, NULL behind the last. */
const char *words_name(size_t n);

/* moves.c: a move by its number in the list or in the game's notation; the list of those that match a
   pattern ("": all); what was played since, and what was played at all. */
void moves_try(struct sitting *s, const char *line);
void moves_list(struct sitting *s, const char *pattern);
void moves_tell(struct sitting *s);
void moves_log(struct sitting *s);

/* computers.c: dice, forced moves and computers until a person is asked or the game is over; what a
   strong player would do. Both show that they go on, and Ctrl-C ends the thinking. */
void computers_run(struct sitting *s);
void computers_hint(struct sitting *s);

/* seats.c: who sits where and what people are called, as the command line says it or somebody types
   it. */
bool seats_take(const struct line *l, struct sitting *s);
void seats_change(struct sitting *s, const char *words);
void seats_call(struct sitting *s, const char *words);

/* kept.c: every game is kept. First the store is opened; then a new game begins, or the last one that is not
   over goes on; what happened goes into the store; the end. */
void kept_open(struct sitting *s);
/* How a game is where nobody says anything: for people as their last one was, for a script always the same. */
void kept_preset(const struct sitting *s, struct start *out);
void kept_begin(struct sitting *s, const struct start *how);
int kept_resume(struct sitting *s);
void kept_offer(struct sitting *s); /* to go on with it, if somebody can answer */
void kept_pump(struct sitting *s);  /* what the session asks for is done, or noted in `wanted` */
bool kept_tick(struct sitting *s); /* time passes, and the same; false: nothing goes on by itself */
void kept_people(const struct sitting *s); /* what they are called, for the next game */
int kept_end(struct sitting *s);           /* a status: what could not be stored is lost */

/* keep.c: the whole game in a file. */
void keep_save(struct sitting *s, const char *path);
int keep_load(struct sitting *s, const char *path);
int keep_given(struct sitting *s, const char *state); /* a position or record, to go on from */

/* page.c: text for people. Lines are broken between words; where a page is full, the reader is asked
   before it scrolls away, if somebody can answer. */
void page_start(struct sitting *s);
bool page_line(const char *line); /* false: enough, the reader says */
bool page_text(const char *text);

#endif
