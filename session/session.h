/* What every front end does with a table, written once: which game lies on it, which games are kept,
   what is thought about, what is shown.

   A front end tells what happened and then pulls what it has to do, until there is nothing left:

       session_tick(s, seconds, now);
       while (session_effect(s, &e)) ...

   Nothing here waits, and nothing calls back [effects as data, no input or output inside]. Gestures go
   straight to the table (session_table); after each of them session_step or session_tick is called.
   Time, the date and chance come in as arguments.

   Every game begun is kept, under a name of its own, from its first move on. Nothing takes the place of
   another game: a new one, a paste, an opened file, a shared text and what is played from the viewer are
   games of their own, and a move that would cut others off begins a branch. */
#ifndef PARLOUR_SESSION_H
#define PARLOUR_SESSION_H

#include "session/start.h"
#include "sound/sound.h"
#include "table/table.h"

struct session;

/* `chance`: 64 bits that nobody else has, for names and seeds. `now`: seconds since 1970. */
struct session *session_new(uint64_t chance, int64_t now);
void session_free(struct session *s);

/* ---- Effects -------------------------------------------------------------------------------- */

enum effect_kind {
    /* Store `text` under `name`, durably, if what is stored there has `counter`: answer session_kept. */
    EFFECT_KEEP,
    EFFECT_FORGET, /* remove what is stored under `name`: answer session_kept */
    EFFECT_LIST,   /* answer session_listed */
    EFFECT_FETCH,  /* the text under `name`: answer session_found */
    EFFECT_HOLD,   /* `name` is played here now, if nobody else plays it: answer session_held */
    EFFECT_TAKE,   /* the same, and whoever played it does no more: answer session_held */
    EFFECT_LEAVE,  /* `name` is no longer played here */
    EFFECT_THINK,  /* about `job` of `game`: answer session_thought; `hint`: a person asks */
    EFFECT_STOP,   /* nobody wants that thought any more */
    EFFECT_SAY,    /* `text` for a moment; `offer`: with an action to be offered beside it, or 0 */
    EFFECT_SHOW,   /* a `sheet` */
    EFFECT_LEARNT, /* somebody has come to the end of his first game of `game`: session_knows next time */
    EFFECT_COPY,   /* `text` to the clipboard */
    EFFECT_FILE,   /* `text` into a file that the person chooses; `name` is a proposal */
    EFFECT_SOUND,  /* `number`, of enum sound; silence is allowed */
    EFFECT_ENOUGH, /* answer session_thought now, with what that thought has found so far */
    EFFECT_LOOK, /* back at what `look` tells, of `game`: answer session_looked. Up to MOST_LOOKS at a time */
    EFFECT_UNLOOK /* none of those that are under way is wanted any more */
};

enum sheet {
    SHEET_START,    /* all games */
    SHEET_NEW,      /* who plays `game`, and how: session_begin */
    SHEET_BOARD,    /* session_table */
    SHEET_VIEWER,   /* the board, and session_fields below it */
    SHEET_GAMES,    /* those that are kept: session_entry */
    SHEET_SEATS,    /* who sits where; seat `number` was touched, or -1 */
    SHEET_OUTCOMES, /* what was rolled or drawn: table_receive */
    SHEET_PROGRESS, /* session_tell_progress, session_plot */
    SHEET_NONE      /* close what lies over the board */
};

enum { MOST_LOOKS = 2 };

/* What it points to lives until the next call of this session. */
struct effect {
    enum effect_kind kind;
    uint64_t ticket; /* goes back with the answer */
    uint64_t counter;
    const char *name, *text; /* text ends with a NUL, behind `length` */
    size_t length;
    const struct game *game;
    const struct job *job;
    const struct look_job *look;
    bool hint;
    enum sheet sheet;
    int number;
    int offer; /* enum action, or 0 */
};

/* The next thing to do; false: none. */
bool session_effect(struct session *s, struct effect *out);

/* Answers. A store says KEPT only when the text has reached the disk. It never writes over a text whose
   counter (kept_counter) is another one than asked for [compare and swap, so that two windows cannot
   undo each other's work], nor over one that it cannot read. `why` is what went wrong, in words, or
   NULL. */
enum kept { KEPT, KEPT_FAILED, KEPT_NEWER };
void session_kept(struct session *s, uint64_t ticket, enum kept how, const char *why);
void session_found(struct session *s, uint64_t ticket, const char *text, size_t length,
                   const char *why); /* text NULL: there is none, or it cannot be read */
/* One line for each kept game: its name, a tab, its heading. NULL: they cannot be listed. */
void session_listed(struct session *s, uint64_t ticket, const char *text, size_t length,
                    const char *why);
void session_held(struct session *s, uint64_t ticket, bool held);
void session_lost(struct session *s, const char *name); /* somebody else has taken it over */
void session_thought(struct session *s, uint64_t ticket, const struct thought *th);
void session_looked(struct session *s, uint64_t ticket, const struct looked *found);

/* For stores. The heading of a kept text is its first line; a text of the first version has none and
   the counter 0. False: this is no kept text. */
bool kept_counter(const char *text, size_t length, uint64_t *counter);
bool kept_newer(const char *text, size_t length);     /* written by a newer program than this one */
size_t kept_heading(const char *text, size_t length); /* how long it is, without its end; 0: none */

/* ---- Time ----------------------------------------------------------------------------------- */

/* `seconds` have passed, and it is `now` (seconds since 1970). True: draw again, and call again soon. */
bool session_tick(struct session *s, double seconds, int64_t now);

/* A gesture went to the table: the same without time, and nothing moves by itself. */
void session_step(struct session *s);

/* What is on the board is on its way into the store: until it is there, time stands still on the table,
   so that nothing is shown that could be lost. Where it cannot be stored, play goes on. */
bool session_waits(const struct session *s);

/* Call session_pass after so many seconds at the latest, even if nothing happens; < 0: no need. */
double session_alarm(const struct session *s);

/* So many seconds have passed, whether anything moved or not: what could not be stored is tried again, and a
   long wait is known to be one. Nothing on the table moves by this. */
void session_pass(struct session *s, double seconds);

void session_speed(struct session *s, float speed);     /* of animations; see table_speed */
void session_by_finger(struct session *s, bool finger); /* see table_by_finger: as a game begins */

/* ---- Waiting -------------------------------------------------------------------------------- */

/* What takes longer than a moment, in words: "Looking for a good move", "Red is thinking". Nothing: "".
   Shown with something that moves, and with ACTION_CANCEL and ACTION_ENOUGH where they can be done. */
void session_busy(const struct session *s, struct writer *w);

/* The table of a solved game is made so far, 0 to 1. */
void session_solving(struct session *s, const struct game *g, double part);

/* Escape on the board: a wait is called off; else whatever is open or in hand goes. False: there was
   nothing. */
bool session_escape(struct session *s);

/* ---- The game on the board ------------------------------------------------------------------- */

/* What is on the board, or NULL. Gestures and questions go to it; who plays, and what, is the
   session's: use only functions that point, touch, draw and tell. */
struct table *session_table(struct session *s);

const char *session_name(const struct session *s); /* under which it is kept; "": not yet */
bool session_is_kept(const struct session *s);     /* everything that it shows */

/* Something that must not be overlooked: games that cannot be stored, a game that is played elsewhere,
   why nothing goes on. Nothing: "". */
void session_notice(const struct session *s, struct writer *w);

/* The game as a record or, where it did not begin at its start, the position: to be shared. */
void session_record(const struct session *s, struct writer *w);

void session_resume(struct session *s, const struct game *g); /* the last one going, or SHEET_NEW */
void session_open(struct session *s, const char *name);       /* a kept game */
void session_close(struct session *s);                        /* nothing on the board */

/* A text from outside: a saved game of any kind, a record or position of `g` (NULL: of the game on the
   board, or of whatever game it fits), or all games in one file. `from`: what it is called, for
   messages; NULL: the clipboard. It is kept at once, if there is a move in it. False: not all of it could be read, which is said. */
bool session_paste(struct session *s, const struct game *g, const char *text, size_t length,
                   const char *from);

/* All games in one file, and the kept text of the next of them, from the beginning of the file on. False: there is none, or the
   reader has an error. */
bool archive_is(const char *text, size_t length);
bool archive_next(struct reader *r, const char **text, size_t *length);

/* Would so much be looked at, before it is read? False: more than anybody would wait for, which is said. */
bool session_takes(struct session *s, size_t length, const char *from);

/* How many texts are on their way into the store, for front ends that do not store all at once. */
int session_storing(const struct session *s);

/* The same for a record or position that somebody shared: it waits, and is kept when it is played on.
   If it is what a kept game has come to, that one is opened. */
void session_share(struct session *s, const struct game *g, const char *text, size_t length);

/* A page comes back to what it showed before it was loaded again: the kept game of this name, which may have gone on since
   its address was written; if there is none, what the address holds. */
void session_return(struct session *s, const char *name, const struct game *g, const char *text,
                    size_t length);

/* A game that is decided elsewhere, such as in a room: its table lies on the board and is not kept, and
   nobody can take moves back or change seats here. Takes the table. */
void session_visit(struct session *s, struct table *t, bool hints);
bool session_visiting(const struct session *s);
void session_allow_hints(struct session *s, bool on); /* there: also once the game is over */
/* A saved game goes among those that are kept, and not onto the board. */
void session_take_home(struct session *s, const char *text, size_t length);

/* Who sits where, during the game, and what he is called. */
void session_seat(struct session *s, int player, int who);
void session_call(struct session *s, int player, const char *name, size_t length);

/* Lessons while playing: in each game until somebody has come to the end of it. */
void session_guide(struct session *s, bool on);
void session_knows(struct session *s, const struct game *g);

/* What is heard of a table: its refusal, if one is shown, else its last move. For rooms on a page, which has no session there. */
enum sound session_sound_of(const struct table *t);

/* ---- The viewer ----------------------------------------------------------------------------- */

/* Looks at a text, or at the position on the board if there is none. The game on the board waits. */
void session_view(struct session *s, const struct game *g, const char *text, size_t length);
bool session_viewing(const struct session *s);
int session_fields(const struct session *s);
const char *session_field_label(const struct session *s, int i);
const char *session_field(const struct session *s, int i);
void session_type(struct session *s, int i, const char *text, size_t length);
void session_viewed(const struct session *s, struct writer *w); /* all fields, joined */

/* Shows what is in the fields. False: session_mistake says what is wrong, and of a record with an
   illegal move what comes before it is shown, else the picture stays. A well-formed position that no
   game could come to is shown, and session_mistake says what is impossible in it. */
bool session_refresh(struct session *s);
const char *session_mistake(const struct session *s); /* "Column 7: ...", or "" */
int session_mistake_column(const struct session *s);  /* or 0 */

/* ---- Puzzles -------------------------------------------------------------------------------- */

/* How many come with this game; one of them on the board, by its number from 0, or today's (-1). It is
   solved by making the move there; session_notice tells what comes of it, session_offers what helps. */
int session_puzzles(const struct game *g);
void session_puzzle(struct session *s, const struct game *g, int number);
int session_puzzling(const struct session *s); /* its number from 1; 0: none is on the board */

/* ---- Lessons -------------------------------------------------------------------------------- */

/* How many teach this game; one of them on the board, by its number from 0, or the first that nobody has
   come through yet (-1). It is taken like a puzzle; and how many are behind one, from the first on. */
int session_lessons(const struct game *g);
void session_lesson(struct session *s, const struct game *g, int number);
int session_teaching(const struct session *s); /* its number from 1; 0: none is on the board */
int session_learnt(struct session *s, const struct game *g);

/* ---- Progress ------------------------------------------------------------------------------- */

extern const char *const progress_name; /* under which it is kept, beside the games */

/* Puzzles of this game (NULL: of all) that came to an end. */
struct solved_count {
    int tried, right, at_once;
};
void session_solved(struct session *s, const struct game *g, struct solved_count *out);
int session_streak(struct session *s); /* days in a row on which one of today's was solved */
void session_tell_streak(struct session *s, struct writer *w); /* "3 days in a row", or nothing */
const char *session_puzzle_words(void);                        /* what today's puzzle is */
struct quest;
void session_note(struct session *s, const struct quest *q); /* one that was solved elsewhere */
/* What one has come to in a game under a name ("": without one). */
enum { MOST_POINTS = 200 };
struct results {
    int games, won, drawn, streak, longest; /* won in a row: now, and at most */
    int alone, best;                        /* games alone, and the best score of them */
    int rated;                              /* games with computers, which tell the */
    double rating; /* by Glicko-2, on a scale where level 5 has 1500 and a level is 150 */
    double error;  /* twice its deviation */
    int level;     /* nearest to it: to be proposed */
    int reviewed;
    double accuracy; /* mean of those */
    /* The latest MOST_POINTS of them: after each game with computers, of games alone, in percent. */
    int rating_at[MOST_POINTS], error_at[MOST_POINTS];
    int score_at[MOST_POINTS], accuracy_at[MOST_POINTS];
};
void session_results(struct session *s, const struct game *g, const char *name,
                     struct results *out);
bool session_player(struct session *s, const struct game *g, int i,
                    char out[NAME_BYTES]); /* the i-th name from 0; false: there is none */

/* A level for the next game, in words for the sheet: of whoever sits first there. Nothing: nothing is known. */
void session_propose(struct session *s, const struct game *g, struct writer *w);

/* All that is told of it, a paragraph for each game and name; as comma-separated values; as a picture; and
   none of it any more. */
void session_tell_progress(struct session *s, struct writer *w);
void session_progress_csv(const struct session *s, struct writer *w);
bool session_plot(struct session *s, const struct game *g, const char *name, bool narrow,
                  struct drawing *d); /* narrow: for phones. False: there is nothing to see */
void session_forget_progress(struct session *s);

/* ---- Actions -------------------------------------------------------------------------------- */

enum action {
    ACTION_NONE,
    ACTION_UNDO,
    ACTION_REDO,
    ACTION_RESET,
    ACTION_HINT,      /* and away with it again */
    ACTION_COURSE,    /* how the game went: the review, and back */
    ACTION_GO_ON,     /* from where somebody looked back to or stopped, or in a shared game */
    ACTION_LATEST,    /* to the end of the history */
    ACTION_NEW,       /* the sheet */
    ACTION_SEATS,     /* the sheet */
    ACTION_OUTCOMES,  /* the sheet */
    ACTION_VIEW,      /* into the viewer, and back to the game */
    ACTION_PLAY_VIEW, /* a game from what the viewer shows */
    ACTION_TAKE_OVER, /* a game that is played elsewhere */
    ACTION_GAMES,     /* those that are kept */
    ACTION_HOME,      /* the start screen */
    ACTION_COPY,      /* the position */
    ACTION_SAVE,      /* the game into a file */
    ACTION_ARCHIVE,   /* all games into a file */
    ACTION_RECALL,    /* the game that was forgotten last */
    ACTION_AGAIN,     /* try to store what could not be stored */
    ACTION_PUZZLE,    /* today's of the game on the board */
    ACTION_TRY_AGAIN, /* a puzzle, after a wrong answer */
    ACTION_SOLUTION,  /* of a puzzle: played out */
    ACTION_NEXT_PUZZLE,
    ACTION_CANCEL,  /* the thought under way, which stops at once; a computer's turn waits then */
    ACTION_ENOUGH,  /* the computer moves now, as far as it has thought */
    ACTION_LESSONS, /* of the game on the board: the next one */
    ACTION_NEXT_LESSON,
    ACTION_PROGRESS,     /* the sheet */
    ACTION_PROGRESS_CSV, /* into a file */
    ACTION_FORGET,       /* all of one's progress */
    ACTION_EARLIER, /* in a review: the decision or roll before, behind, and the next mistake */
    ACTION_LATER,
    ACTION_MISTAKE,
    ACTION_FIRST,    /* back to the start of the history */
    ACTION_PREVIOUS, /* a move back, past what is not worth a line */
    ACTION_NEXT      /* and on */
};

/* What came of something that a front end did for somebody, in the same words everywhere. `why` it failed, in the
   system's words; NULL: it was done. */
enum deed { DEED_COPY, DEED_LINK, DEED_SAVE, DEED_PICTURE, DEED_PRINT, DEED_SOUND, DEED_SILENCE };
void session_tell_deed(enum deed d, const char *why, struct writer *w);

/* What a file is best called: "marrakech-2026-11-16.png"; "games-..." if there is no game on the board. */
void session_file_name(const struct session *s, const char *ending, struct writer *w);

const char *session_label(enum action a); /* as a button or a menu says it: "Take over" */
bool session_can(const struct session *s, enum action a);

/* What helps with the notice, best first. Says how many. */
enum { MOST_OFFERS = 5 };
int session_offers(const struct session *s, enum action out[MOST_OFFERS]);
void session_do(struct session *s, enum action a); /* what cannot be done does nothing */
void session_jump(struct session *s, int at);      /* to a place in the history */

/* ---- Your games ----------------------------------------------------------------------------- */

struct entry {
    const char *name;
    const struct game *game; /* NULL: cannot be read */
    int64_t begun, changed;  /* seconds since 1970 */
    int at, length;          /* moves */
    bool over;
    bool here;           /* it lies on the board */
    const char *from;    /* the game that it branched off, or "" */
    int from_at;         /* behind this move */
    const char *options; /* key=value ... */
    const char *seats;   /* as a save writes them */
    const char *names;   /* the same: names "Ann" ""; or "" */
    const char *words;   /* how it stands or ended */
    const char *look;    /* the position as a snapshot */
};

/* Which are shown, and in which order: the newest first. `words`: each must be in what is told of a
   game. */
enum which { WHICH_ALL, WHICH_GOING, WHICH_OVER };
void session_search(struct session *s, const char *words, const struct game *g, enum which which);
int session_count(struct session *s);       /* shown; ask before session_entry */
int session_total(const struct session *s); /* kept */
void session_entry(const struct session *s, int i, struct entry *out);
const char *entry_state(const struct entry *e); /* "Going on" */
/* Who plays, how it stands. */
void session_tell_entry(const struct session *s, int i, struct writer *w);
/* To draw a kept game, at once, as it stands; NULL: it has no picture. */
struct table *session_look(struct session *s, const char *name);
/* The same for a start screen: the game that would go on, else some game in its middle. */
struct table *session_cover(struct session *s, const struct game *g);
bool session_listed_yet(const struct session *s);
bool session_going(const struct session *s, const struct game *g); /* is there one to go on with? */
void session_forget(struct session *s, const char *name); /* ACTION_RECALL takes that back */

#endif
