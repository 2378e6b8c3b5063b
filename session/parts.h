/* Inside session/ only: what a session is made of. */
#ifndef PARLOUR_SESSION_PARTS_H
#define PARLOUR_SESSION_PARTS_H

#include "core/rng.h"
#include "puzzle/quest.h"
#include "review/review.h"
#include "session/lookup.h"
#include "session/session.h"

enum { NAME_ROOM = 64, MOST_FIELDS = 4 };

/* Why a game is not played here. */
enum hindrance { PLAYED_HERE, PLAYED_ELSEWHERE, PLAYED_BY_OLD_RULES };

/* A game on the board, or one that waits under the viewer. */
struct play {
    struct table *table;  /* NULL: none */
    char name[NAME_ROOM]; /* "": not kept yet */
    uint64_t counter;     /* of the last text made of it */
    int64_t begun;        /* seconds since 1970 */
    char from[NAME_ROOM]; /* the game that it branched off, or "" */
    int from_at;          /* behind this move */
    bool kept;            /* even before its first move here */
    bool shared;          /* not kept until it is played on */
    bool puzzle;          /* never kept */
    int noted;            /* in the progress: 0 not yet, 1 its end, 2 its review as well */
    bool visit, hintless; /* decided elsewhere, so nothing is kept here; and no hints */
    uint64_t asks_hold;   /* the ticket, while the answer is waited for; else 0 */
    bool taking;          /* it from somebody else */
    enum hindrance hindered;
    uint64_t waited;               /* the generation whose outcome was asked for */
    uint64_t version, round, cuts; /* of the table, when it was last looked at */
    int heard;                     /* moves that have sounded */
    bool refused;                  /* so has a refusal */
};

/* A text on its way into the store. */
struct keeping {
    char name[NAME_ROOM];
    char *text; /* the newest */
    size_t length;
    uint64_t counter;       /* of that */
    uint64_t stored;        /* what the store has */
    uint64_t ticket, asked; /* the text that it was asked to store; ticket 0: none */
    double again;           /* seconds until it is asked once more */
    int tries;              /* that failed */
};

/* A kept game, as its heading tells. */
struct listing {
    char *line; /* the name and the heading, its tabs made NULs */
    struct entry entry;
    uint64_t counter;
    bool bad; /* its text cannot be read, whatever the heading says */
};

/* What was asked of the store, and for what. */
enum errand { ERRAND_OPEN, ERRAND_ADOPT, ERRAND_FORGET, ERRAND_ARCHIVE, ERRAND_PROGRESS };

struct request {
    uint64_t ticket;
    enum errand errand;
    char name[NAME_ROOM];
};

struct queued {
    struct effect effect;
    char *name, *text; /* owned */
};

/* Text that grows. */
struct buffer {
    char *text;
    size_t size, room;
};

struct session {
    struct rng chance;
    int64_t now;
    uint64_t tickets;
    float speed;
    bool by_finger;
    bool guide;
    uint64_t known; /* games by their place in the catalogue */

    struct play play, rest; /* on the board; under the viewer */

    struct { /* the viewer; off: game is NULL */
        const struct game *game;
        struct buffer field[MOST_FIELDS];
        char mistake[320];
        int column;
    } viewer;

    struct { /* while play.puzzle */
        struct quest quest;
        bool judged; /* the move that lies on the board */
        int next;    /* of the answer's line, while it is shown; else -1 */
        char words[800];
    } puzzle;

    struct { /* one's own: progress.c */
        bool asked, known;
        bool foreign; /* what is stored there is not to be written over */
        uint64_t counter;
        struct buffer lines, fresh; /* all; those that may not be stored yet */
    } progress;

    struct { /* a thought under way; ticket 0: none */
        uint64_t ticket, generation;
        bool hint;
        double waited; /* seconds */
        struct job job;
    } thought;

    char introduced[MAX_PLAYERS][NAME_BYTES]; /* people at this screen */

    struct {                         /* the game on the board is looked back at: review.c */
        uint64_t ticket[MOST_LOOKS]; /* 0: free */
        struct look_job job[MOST_LOOKS];
        bool fresh; /* something was found that is not kept */
    } review;

    struct { /* the table of a solved game, which thoughts may wait for */
        const struct game *game;
        double part; /* 0 to 1 */
    } solving;

    struct start last[64]; /* of each game of the catalogue */
    bool began[64];

    struct queued *queue;
    int queue_first, queue_size, queue_room;
    struct queued given; /* the effect that was pulled last */

    struct keeping *keeping;
    int keepings, keeping_room;
    struct lookup keeping_by_name;
    int keeping_next, keeping_answered; /* where one to ask for may come first; the last answer */
    char trouble[200];                  /* why texts cannot be stored; "": they can */

    struct request *request;
    int requests, request_room;

    struct listing *list;
    int listed, list_room;
    struct lookup list_by_name;
    int *shown; /* indices into the list */
    int shown_count;
    bool filtered; /* they are up to date */
    struct buffer search;
    const struct game *search_game;
    enum which search_which;
    uint64_t list_ticket; /* 0: not asked */
    bool list_known;
    bool list_failed;                       /* the store itself cannot be read, which was said */
    const struct game *resume, *share_game; /* once the list is known */
    struct buffer share;
    char share_name[NAME_ROOM];
    struct table *look;

    struct buffer forgotten; /* the text that was removed last */
    char forgotten_name[NAME_ROOM];
    bool can_recall;
    uint64_t forgetting; /* the ticket of a removal under way, or 0 */

    struct { /* all games in one file */
        struct buffer text;
        struct buffer names; /* of those that go into it, each with a NUL behind it */
        size_t at;           /* the next one's place there */
        int missing;         /* how many could not be read */
        bool making;
    } archive;
};

/* buffer.c */
void buffer_set(struct buffer *b, const char *text, size_t length);
void buffer_add(struct buffer *b, const char *text, size_t length);
void buffer_free(struct buffer *b);
char *text_copy(const char *text, size_t length); /* ends with a NUL; memory_free */
void name_copy(char to[NAME_ROOM], const char *name);

/* effects.c */
struct effect *effect_add(struct session *s, enum effect_kind kind, const char *name,
                          const char *text, size_t length);
void effect_say(struct session *s, const char *text, int offer);
void effect_show(struct session *s, enum sheet sheet, const struct game *g, int number);
uint64_t ticket_new(struct session *s);
void request_add(struct session *s, enum errand errand, const char *name, uint64_t ticket);
bool request_take(struct session *s, uint64_t ticket, struct request *out);
void request_drop(struct session *s, enum errand errand); /* its answer is no longer wanted */

/* heading.c */
void heading_write(const struct play *p, int64_t now, struct writer *w);
bool heading_read(struct listing *l); /* fills in the entry of its line */
/* Behind the heading, if there is one; counter and begun are filled in. */
struct reader heading_skip(const char *text, size_t length, struct play *p);

/* keep.c */
void keep_play(struct session *s, struct play *p); /* as it is now */
void keep_text(struct session *s, const char *name, const char *text, size_t length,
               uint64_t counter, uint64_t stored);
void keep_beside(struct session *s, const char *text, size_t length); /* under a name of its own */
void keep_adopted(struct session *s, struct play *p, const char *text, size_t length);
const struct keeping *keep_pending(const struct session *s, const char *name);
void keep_drop(struct session *s, const char *name);
bool keep_next(struct session *s, struct effect *out); /* the next text to be stored */
void keep_pass(struct session *s, double seconds);
void keep_name(struct session *s, char to[NAME_ROOM]); /* one that nobody else has */

/* names.c */
void people_note(struct session *s, const struct table *t); /* who they are now */

/* board.c */
void board_put(struct session *s, struct play *p); /* takes p->table; what lay there is left */
void board_leave(struct session *s,
                 struct play *p);     /* frees its table; what is to be kept is kept */
void board_follow(struct session *s); /* what happened on the table: keep it, branch, think */
void board_stop(struct session *s);   /* no thought is wanted any more */
void board_hint(struct session *s);
bool table_seats_a_person(const struct table *t);

/* waiting.c: what can be done about the thought under way */
void waiting_begin(struct session *s);
double waiting_alarm(const struct session *s); /* seconds until it is a long one, or -1 */
bool waiting_can(const struct session *s, enum action a);
void waiting_do(struct session *s, enum action a);

/* list.c */
void list_ask(struct session *s);
struct listing *list_add(struct session *s, const char *name, size_t name_length,
                         const char *heading, size_t length);
void list_know(struct session *s, const char *text, size_t length); /* a kept text: its entry */
void list_remove(struct session *s, const char *name);
void list_clear(struct session *s);
struct listing *list_find(const struct session *s, const char *name);
/* The newest one of this game that is not over. */
const struct listing *list_going(const struct session *s, const struct game *g);

/* answers.c */
void list_resume(struct session *s); /* what waits for the list */

/* begin.c */
struct table *open_table(const char *text, size_t length, struct play *p, struct reader *r);
void open_taken(struct session *s); /* the game on the board, from whoever has it */
void open_kept(struct session *s, const char *name, const char *text, size_t length);

/* viewer.c */
void viewer_leave(struct session *s);
void viewer_free(struct session *s);

/* puzzle.c: those that the puzzle on the board decides instead of actions.c */
void puzzle_follow(struct session *s);
bool puzzle_tick(struct session *s); /* true: something moved */
bool puzzle_can(const struct session *s, enum action a);
bool puzzle_do(struct session *s, enum action a); /* false: it is none of its own */
void puzzle_notice(const struct session *s, struct writer *w);

/* review.c: it goes on while somebody looks at it, and is kept with the game */
void review_follow(struct session *s);
void review_stop(struct session *s); /* the game leaves the board */
bool review_can(const struct session *s, enum action a);
void review_do(struct session *s, enum action a);
void review_notice(const struct session *s, struct writer *w);
void review_add(const struct play *p, struct writer *w); /* behind the table's own text */
/* Cuts it off from a kept text; false: there is none. */
bool review_part(struct reader *text, struct reader *review);
void review_open(struct table *t,
                 struct reader *review); /* what cannot be read is looked at again */

/* notice.c */
void file_name(const struct session *s, const char *about, const char *ending, struct writer *w);

/* progress.c */
bool progress_is(const char *name, size_t length);
void progress_ask(struct session *s);
/* NULL: there is none, or it cannot be read and `why` says so. */
void progress_found(struct session *s, const char *text, size_t length, const char *why);
void progress_newer(struct session *s);  /* another window has stored something */
void progress_stored(struct session *s); /* all of it is */
int progress_streak(const struct session *s);
void progress_save(struct session *s); /* chart.c: into a file */
void progress_add(struct session *s, const char *line, size_t length);
/* The next line, its end left out; NULL behind the last. */
const char *progress_line(const struct session *s, const char *after, size_t *length);

/* results.c: a game on the board that has come to its end is noted, once */
void results_follow(struct session *s);

/* archive.c */
void archive_begin(struct session *s);
void archive_add(struct session *s, const char *text, size_t length, const char *why);
bool archive_read(struct session *s, const char *text, size_t length);

int game_index(const struct game *g); /* in the catalogue */

#endif
