/* What a game looks like and how it is touched. Everything above (tables, windows, pages) knows a
   game's picture only through the one struct of functions declared here. */
#ifndef PARLOUR_VIEW_H
#define PARLOUR_VIEW_H

#include "core/rules.h"
#include "draw/draw.h"

/* What a person has begun but not yet committed: the piece in hand, how it is turned. Each view
   defines its own; plain bytes, zeroed at the start of every decision. */
struct ui;

enum { MAX_UI = 256 };

/* What a person means, not which key or button it was. */
enum gesture {
    GESTURE_TAP,        /* click, Enter, a finger */
    GESTURE_LOOK,       /* a finger touched a TARGET_PUT for the first time: show it there */
    GESTURE_LIFT,       /* a drag begins here; GESTURE_TAP where it ends will follow */
    GESTURE_TURN_LEFT,  /* the piece in hand; the target is whatever has the focus, or -1 */
    GESTURE_TURN_RIGHT, /* wheel down, key r, the button */
    GESTURE_FLIP,
    GESTURE_CANCEL /* Escape, right button: put the piece back */
};

/* Targets that mean the same in every view. Games number their own from 0 below these. The table
   serves them itself, but TARGET_SEAT + player is handed to the front end (table_wish). */
enum {
    TARGET_AGAIN = 0x10000,
    TARGET_SEAT = 0x10010,
    TARGET_COURSE = 0x10020,  /* how the game went, or back from there */
    TARGET_TURNING = 0x10021, /* + 2 * player: the costliest decision; + 1: the best */
    TARGET_STEP = 0x10030     /* step by step through the decisions */
};

enum {
    SEAT_REMOTE = -2,
    SEAT_PERSON = -1,
    SEAT_RANDOM = 0
}; /* and 1..9: a computer of that level */

/* ---- Pages ---------------------------------------------------------------------------------- */

/* A page is the paper that a view lays itself out on. Every view has the wide form, as its document
   gives it; what else it has is for screens on which that would be too small. */
enum form {
    FORM_WIDE, /* window, viewer and pictures */
    FORM_TALL, /* a phone held upright, a narrow window */
    FORM_LOW,  /* a phone on its side, a low window, and screens that a wide page would not fill */
    FORMS
};

const char *form_name(enum form f); /* "wide", "tall", "low" */
bool form_find(const char *name, size_t length, enum form *out);

/* The pages that a view can fill in one form: how wide, and how high at least and at most. A low paper
   is a tall one turned: read height for width and width for height. */
struct paper {
    float width; /* 0: the view has no such form */
    float least, most;
    /* For a space broader than width x least the page grows up to this width, a square at its top growing
       with it and what is below staying as high. On a small screen the page is lower than that instead, and
       the square narrower than the page. */
    float widest;
    /* Tall pages for the smallest phones shrink to this width in the same way; on low ones the board may be
       narrower than high, by this factor; 0: they do not. */
    float narrowest;
};

/* What a tall page usually is: a unit is about a pixel of a phone, and on a tablet the board grows. On a
   screen of 360 pixels LEAST_BUTTON is 44 of them, and LEAST_WORDS is 12. */
enum {
    TALL_NARROWEST = 349,
    TALL_WIDTH = 390,
    TALL_LEAST = 584,
    TALL_MOST = 800,
    TALL_WIDEST = 620
};

/* And a low one: the board at the left as high as the page, a column of 240 to 660 units beside it. A
   unit is a pixel, but on small phones less and on large screens more. */
enum { LOW_HEIGHT = 340, LOW_LEAST = 580, LOW_MOST = 1000, LOW_HIGHEST = 800 };
enum { LEAST_BUTTON = 48, LEAST_WORDS = 13 };

struct page {
    enum form form;
    float width, height;
};

/* What another player decided since the person at the screen did; `turn` counts theirs from 1. */
struct news {
    move m;
    int player, turn;
};

enum { MOST_NEWS = 32 };

/* All that a picture depends on. */
struct scene {
    struct page page;           /* what is drawn on */
    const struct state *now;    /* the position */
    const struct state *before; /* the position before the last move; the same if there was none */
    move last;                  /* that move, or 0 */
    float t;                    /* how much of it has been shown, 0 to 1; 1: at rest */

    const struct state *start; /* where the history begins; NULL: not known */
    const move *past;          /* all moves since, `last` being the last of them */
    int past_count;

    const struct news *news; /* to be marked on the board, oldest first */
    int news_count;

    const struct ui *ui;
    int person;          /* the player who may act here and now, or -1: nobody at this screen */
    int focus;           /* target under the pointer or keyboard, or -1 */
    struct point cursor; /* where the pointer is; x < 0: nowhere */
    bool still;          /* a picture or the viewer: nothing can be touched, no prompts */
    bool thinking;       /* a computer is looking for its move */

    const struct refusal *refused; /* the last refusal, while it is shown; else NULL */
    const char *announced;         /* why nobody can play just now; else NULL */
    const move *hints;             /* best first */
    int hint_count;
    const char *hint_reason; /* in words, or "" */
    /* Somebody looks back at this decision: what was made of it, in outline; the hint, if there is one, would
       have been better. Else 0. */
    move played;

    const char *lesson; /* of the guided game, to be told now; or NULL */

    bool finger;              /* the person points with a finger, not with a mouse */
    const char *const *names; /* of people, as in struct writer; NULL: none */
    int seat[MAX_PLAYERS];    /* SEAT_REMOTE, SEAT_PERSON, SEAT_RANDOM, 1..9 */
};

/* What a lesson is about: what the person is to decide, with `last` as what led there; something that
   happened since he last decided, be it in the turn of another; or how the game ended. */
enum lesson_about { ABOUT_CHOICE, ABOUT_EVENT, ABOUT_END };

/* A lesson of the guided first game: told once, to who is to decide, when it first fits. At the end `person`
   is -1. */
struct lesson {
    const char *text; /* at most 130 characters, whoever reads it: {click|touch}, see say_for */
    bool (*fits)(const struct state *before, move last, const struct state *now, int person);
    enum lesson_about about;
};

/* A picture of the rules: a position on the tall page, with what matters in it marked as in play. */
struct picture {
    const char *chapter; /* how the paragraph of the guide begins that it belongs to */
    const char *caption; /* what there is to see, for those who can and those who cannot see it */
    const char *state;   /* as text */
    const char *move;    /* optional: advised there, or refused if the rules do not allow it */
    float seconds;       /* not 0: the move is made instead, and shown so far */
    int taps, tap[3];    /* targets that are touched first */
    int focus;           /* target that is pointed at, if not 0 */
    int from, to;        /* targets at two corners of the part that is shown; 0: the board, */
    struct box part;     /* or that of it, in hundredths */
};

struct view {
    struct paper paper[FORMS]; /* FORM_WIDE always; where a form is missing another one is shown
                                  smaller */
    struct box face;           /* optional: the part of the wide page that a small picture shows;
                                  else all */
    const char *invitation;    /* optional: for the start screen, one sentence: why to play it */
    const char *span; /* optional: who can play, and how long: "2 to 4 players, 20 minutes" */
    const char *const *fields; /* the viewer's text fields: { "Tiles", "Edges", NULL }; their texts
                                  joined are a STATE. NULL: one field, "Game" */
    char parting;              /* joins them; 0: a blank */
    const char *display;       /* what the viewer's button says; NULL: "Refresh" */
    size_t ui_size;            /* at most MAX_UI */
    const struct inks *inks;   /* optional: inks that only this game has */

    /* Optional: key of an option whose choices are shown as pictures of the board that they lead to, while
       another option is so: "board=loom". */
    const char *pictured, *where;
    /* Optional: of the rules, in the order of the guide; the last has no state. */
    const struct picture *pictures;
    /* Optional: at most 32, the more important ones first; the last has no text. */
    const struct lesson *lessons;

    /* Depends on the scene and nothing else: no caches, no clock. draw_clear() was called,
       and the drawing knows the view's inks. */
    void (*draw)(struct drawing *d, const struct scene *sc);

    /* Optional: where the board lies on a page. What can be touched there may be smaller than a
       button. */
    struct box (*board)(const struct page *p);

    /* The person at the screen touched a target (-1: none in particular). May change *ui. Returns
       the move that is meant, legal or not (the table plays or refuses it), or 0: no move yet. */
    move (*touch)(struct ui *ui, const struct state *s, int target, enum gesture g);

    /* How long the move is to be shown happening, at normal speed. NULL or 0: not at all. */
    float (*seconds)(const struct state *before, move last);

    /* One sentence for the person to act: "Cyan turns Assam, or leaves him." Optional. */
    void (*ask)(struct writer *w, const struct state *s);

    /* One sentence on a move: "Cyan rolled 3 and pays 4 dirhams to red." Optional. Nothing: the move is
       not worth a line among the moves. */
    void (*tell)(struct writer *w, const struct state *before, move m, const struct state *after);

    /* Optional: of a game that is over, how each total came about, in sentences whose sums add up. */
    void (*account)(struct writer *w, const struct state *s);

    /* Optional: a refusal in the words of the picture, where the rules have a notation of their own. */
    void (*plain)(struct writer *w, const char *refusal);

    /* A move as advice: "turn Assam left". Optional; else it is written as the game writes it. */
    void (*advise)(struct writer *w, const struct state *s, move m);

    /* Optional: how the paragraph of the guide begins that is about what is to be done now. */
    const char *(*chapter)(const struct state *s);

    /* Optional: what a player is drawn in. */
    int (*ink)(const struct state *s, int player);

    /* Optional: does something in hand follow the pointer (scene.cursor)? */
    bool (*holding)(const struct ui *ui);

    /* Optional: what is in hand, in a sentence for those who cannot see it; nothing if nothing is. */
    void (*hand)(struct writer *w, const struct state *s, const struct ui *ui);

    /* Optional: does a new turn begin with this decision? Absent: whenever the actor changes. */
    bool (*turn_begins)(const struct state *s);

    /* Optional: did money change hands by the last move? For ears. */
    bool (*pays)(const struct state *before, const struct state *after);

    /* Optional: the target that a move or a hint is about, to look at or to put the focus on. */
    int (*spot)(const struct state *s, move m);
};

struct box view_face(const struct view *v);

/* The page of a form that fills a space best, in pixels of which a person sees the size; 0 x 0: the
   smallest one. A view that lacks the form gives its wide page. */
struct page view_page(const struct view *v, enum form f, float width, float height);

/* The same in the form that suits the space. */
struct page view_fit(const struct view *v, float width, float height);

/* Seats in words: "elsewhere", "person", "random computer", "steady computer". */
void seat_write(struct writer *w, int who);
const char *level_word(int level); /* 1 to 9: "easy", or "" */

#endif
