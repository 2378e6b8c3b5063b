/* The window: what its parts share. */
#ifndef PARLOUR_WINDOW_H
#define PARLOUR_WINDOW_H

#include "gtk/board.h"
#include "host/store.h"

#include <adwaita.h>

/* What a person prefers, kept between starts. */
struct preferences {
    int palette;    /* enum palette, or -1: as the system is */
    double speed;   /* of animations; 0: none */
    gboolean guide; /* lessons while playing: in each game until the first is over */
    gboolean sound;
    gboolean maximised;
};

struct opening;  /* a file that is being read in a thread */
struct post;     /* a game by post that is being played: post.c */
struct visit;    /* being in a room: gtk/room.h */
struct thinking; /* a computer player at work in a thread */
struct looking;  /* an event of a review that is looked at in a thread */

enum { SHEET_ROWS = MAX_OPTIONS };

struct window {
    AdwApplicationWindow *window;
    struct { /* gtk/toast.c */
        GtkRevealer *revealer;
        GtkLabel *label;
        GtkButton *button;
        guint timer;
    } toast;
    GtkStack *pages; /* "start", "sheet", "games", "game" */
    AdwWindowTitle *title;
    AdwFlap *flap; /* the board, and the moves beside it */
    Board *board;
    GtkListBox *moves;
    int moves_shown; /* rows that are true, from the first */
    GtkWidget *game_buttons, *games_button, *new_button, *moves_button, *menu_button;

    struct { /* the sheet for a new game */
        GtkWidget *page;
        const struct game *game;
        struct start preset; /* what it proposed */
        GtkWidget *option[SHEET_ROWS];
        GtkWidget *seat[MAX_PLAYERS], *name[MAX_PLAYERS];
        GtkWidget *seed, *by_hand;
        GtkWidget *pictured; /* choices as pictures, once they were wanted; or NULL */
        AdwPreferencesGroup *rules;
    } sheet;

    struct { /* the viewer at the lower edge */
        GtkWidget *bar, *fields, *button, *message;
        GPtrArray *entries;
    } viewer;

    struct { /* below the board: something that must not be overlooked */
        GtkWidget *bar, *words, *buttons;
        char *last;
    } notice;

    struct { /* over the board: something takes its time */
        GtkWidget *box, *spinner, *words, *button[2];
    } busy;

    struct { /* the page of kept games */
        GtkWidget *page, *search, *kind, *state;
        GtkListBox *list;
        int shown;     /* rows */
        guint filling; /* the source that will add more, or 0 */
    } games;

    struct post *post;   /* a game by post, or NULL */
    struct visit *visit; /* being in a room, or NULL */
    struct {             /* its panel beside the board */
        GtkWidget *side, *name, *code, *parts;
        char *shown; /* what is in it */
    } panel;

    GtkWidget *outcomes; /* the window that asks for one, or NULL */

    struct session *session;
    struct store *store;
    struct table *table; /* of the session, as it was last looked at; or NULL */
    struct thinking *thinking;
    struct looking *looking[MOST_LOOKS];
    struct opening *opening; /* a file that is being read, or NULL */
    guint storing;           /* the source that will store more texts, or 0 */
    guint beat;              /* now and then, even if nothing happens */
    guint alarm;             /* once, because the session wants to know that time passes; or 0 */
    struct preferences preferences;
    GtkCssProvider *style; /* in the colours of `styled` */
    enum palette styled;
    const struct game *fitted; /* to whose size the window was brought, if it opened with a game */
    struct _GSoundContext *sounds; /* NULL until something sounds */
    gboolean deaf;                 /* there is no sound here */
    gboolean trace;
    char *last_trace;
};

/* Each group of functions is headed by the file that they are in. */

/* window.c */
struct window *window_new(GtkApplication *app, gboolean trace);
void window_show(struct window *w, const char *page);
void window_toast(struct window *w, const char *format, ...) G_GNUC_PRINTF(2, 3);
void window_look(struct window *w);                      /* palette and speed as preferred */
void window_fit(struct window *w, const struct game *g); /* for a window that opens with a game */
enum palette window_palette(const struct window *w);
GtkWidget *window_tool(const char *icon, const char *name, const char *action);

/* toast.c: a sentence that goes by itself. `button`: the words of one that takes back what was removed; NULL: none. */
GtkWidget *toast_over(struct window *w, GtkWidget *child); /* the child, with room for it */
void toast_show(struct window *w, const char *text, const char *button);

/* style.c */
void style_apply(struct window *w, enum palette p);

/* actions.c */
void actions_add(struct window *w, GtkApplication *app);
void actions_update(struct window *w);

/* play.c: between the session and the window */
void play_open(struct window *w); /* a session, and its store */
void play_close(struct window *w);
void play_passed(
    struct window *w); /* something happened: does what the session asks for, shows it */
void play_do(struct window *w, enum action a);

/* think.c */
void thinking_prepare(const struct table *t); /* what players of this game will need, meanwhile */
void thinking_start(struct window *w, const struct effect *e);
void thinking_stop(struct window *w);   /* at once; its answer is dropped */
void thinking_enough(struct window *w); /* the answer comes now */
void thinking_watch(void);              /* who makes the table of a solved game says so */

/* look.c */
void looking_start(struct window *w, const struct effect *e);
void looking_stop(struct window *w); /* all of them, at once */

/* seats.c */
GtkWidget *seat_row(const char *name, int who);
GtkWidget *name_row(const char *name); /* what a person is called */
int seat_row_who(GtkWidget *row);
void seats_open(struct window *w, int player); /* during a game, the focus on this one */

/* start.c: all games */
GtkWidget *start_page(struct window *w);
GtkWidget *card_words(const char *text, const char *kind); /* of a card there; kind: their style */
void start_update(struct window *w);

/* puzzle.c: two cards there */
GtkWidget *puzzle_card(struct window *w);
GtkWidget *lesson_card(struct window *w);

/* progress.c: how one has come on, in a window of its own */
void progress_open(struct window *w);

/* sheet.c: who plays a new game, and how */
GtkWidget *sheet_page(struct window *w);
void sheet_open(struct window *w, const struct game *g);

/* pictured.c: the choices of an option as pictures, in sight while they matter */
void pictured_follow(struct window *w, AdwPreferencesGroup *group, const struct settings *with);

/* picture.c: a drawing, which it frees, to be looked at */
GtkWidget *picture_new(struct window *w, struct drawing *d, int width);

/* rules.c: how to play */
void rules_open(struct window *w);

/* viewer.c: the fields of the viewer, as the session fills them */
GtkWidget *viewer_bar(struct window *w);
void viewer_open(struct window *w);
void viewer_close(struct window *w);

/* moves.c: the moves so far, over the board where there is little room beside it */
GtkWidget *moves_list(struct window *w);
void moves_toggle(struct window *w);
void moves_update(struct window *w);

/* notice.c: session_notice and what helps with it */
GtkWidget *notice_bar(struct window *w);
void notice_update(struct window *w);

/* busy.c: session_busy */
GtkWidget *busy_over(struct window *w, GtkWidget *board);
void busy_update(struct window *w);

/* games.c: those that are kept */
GtkWidget *games_page(struct window *w);
void games_open(struct window *w);
void games_update(struct window *w);
void games_close(struct window *w);

/* outcomes.c: what real dice showed */
void outcomes_open(struct window *w);
void outcomes_close(struct window *w);

/* post.c: a game by post */
gboolean post_open(struct window *w, const char *link); /* FALSE: the link is none */
void post_follow(struct window *w);
void post_leave(struct window *w);

/* together.c: the ways to play with others. A window without libsoup has room-none.c instead of this, room.c and
   room-panel.c. */
gboolean together_possible(void);
void together_join(struct window *w);
void together_open(struct window *w, const char *what); /* GAME SEATS OPTIONS */

/* room.c; more of it, for those who know libsoup, is in gtk/room.h */
gboolean room_link(struct window *w, const char *link); /* FALSE: it is none */
void room_follow(struct window *w);                     /* something may have changed */
void room_leave(struct window *w);

/* room-panel.c */
GtkWidget *room_panel(struct window *w); /* NULL: none */

/* files.c: open, save, copy, paste, export, print */
extern const GActionEntry file_actions[];
extern const int file_action_count;
void file_stop(struct window *w); /* what is being read is not wanted any more */
void file_ask_save(struct window *w, const char *name, const char *text, gsize length);
void tell_deed(struct window *w, enum deed d, const char *why); /* session_tell_deed */

/* help.c */
extern const GActionEntry help_actions[];
extern const int help_action_count;

/* preferences.c: what is kept in the user's settings, and the window to change it */
void preferences_read(struct preferences *p);
void preferences_write(const struct preferences *p);
void preferences_open(struct window *w);
gboolean preferences_size(const struct game *g, int *width, int *height); /* FALSE: none chosen */
void preferences_keep_size(const struct game *g, int width, int height);  /* 0: none chosen */
char *preferences_server(void); /* whose rooms were asked for last. g_free */
void preferences_keep_server(const char *address);
gboolean preferences_knows(const struct game *g); /* its first game was played to the end */
void preferences_learn(const struct game *g);

/* sound.c */
void sound_prepare(const struct window *w); /* soon */
void sound_play(struct window *w, enum sound which);
void sound_switch(struct window *w); /* on or off */

/* trace.c: one line for each change, for tests */
void trace_now(struct window *w);
void trace_watch(struct window *w);
void trace_say(struct window *w, const char *format, ...) G_GNUC_PRINTF(2, 3);

#endif
