/* Pictures as lists of shapes [display lists].

   A game's view makes the list afresh for every frame; back ends (SVG, Cairo, the browser's canvas)
   are one loop each that plays it. Nothing here knows pixels, colours, fonts or files: lengths are
   in the view's own units, colours are inks (roles that a palette knows), text is fitted with one
   built-in table of character widths, so that all back ends agree; letters of other scripts are
   measured by the back end, if the program has one that can.

   Everything a back end needs lies in flat arrays of records of 32-bit numbers, little endian where
   WebAssembly keeps them, so that a page can read a whole frame from memory in one go. */
#ifndef PARLOUR_DRAW_H
#define PARLOUR_DRAW_H

#include "core/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct point {
    float x, y; /* y grows downwards */
};

struct box {
    float x, y, w, h;
};

/* ---- Inks -----------------------------------------------------------------------------------

   An ink is an int: a role below, possibly bent by the functions that follow it. */
enum ink {
    INK_NONE,   /* nothing is drawn */
    INK_PAPER,  /* the page */
    INK_PANEL,  /* a card lying on the page */
    INK_LINE,   /* hairlines and quiet borders */
    INK_TEXT,   /* on paper and panels */
    INK_MUTED,  /* text of lesser weight */
    INK_ACCENT, /* whose turn, what is chosen, the keyboard's focus */
    INK_GOOD,   /* can be done */
    INK_BAD,    /* was refused */
    INK_GLOW,   /* light around things that matter right now */
    INK_SHADE,  /* shadows */
    INK_BLACK,  /* the same in every palette */
    INK_WHITE,
    INK_RED, /* what belongs to a player or is named by its colour */
    INK_YELLOW,
    INK_GREEN,
    INK_BLUE,
    INK_PURPLE,
    INK_ORANGE,
    INK_GREY,
    INK_SAND, /* materials: sandstone */
    INK_CLAY, /* terracotta */
    INK_TEAL, /* glazed tiles */
    INK_WOOD,
    INK_STONE,
    INK_SLATE,
    INK_GOLD,
    INK_IVORY,
    INK_LEAF,
    INK_SEA,
    INK_CLOTH,
    INK_COUNT,
    INK_OWN = 64 /* from here on: what only one game has, see struct inks */
};

int ink_light(int ink, int percent); /* mixed with white; percents of repeated calls add up */
int ink_dark(int ink, int percent);  /* mixed with black */
int ink_clear(int ink, int percent); /* see-through: 0 leaves it, 100 removes it */
int ink_over(int ink);               /* for letters on top of that ink: black or white */

enum palette { PALETTE_LIGHT, PALETTE_DARK, PALETTE_CONTRAST, PALETTES };

const char *palette_name(enum palette p); /* "light", "dark", "contrast" */
bool palette_find(const char *name, size_t length, enum palette *out);

/* Inks that only one game has live with it: INK_OWN is the first of them, at most 64. */
struct inks {
    const uint32_t (*colour)[PALETTES]; /* 0xRRGGBB */
    int count;
};

/* 0xRRGGBBAA of an ink that all games share. Any int is a valid ink; what bends it is honoured in every
   palette. Unknown ones are black. */
uint32_t palette_colour(enum palette p, int ink);

/* The same of a drawing's ink, which may be one of the game's own (NULL: it has none). A page asks once for each ink it
   meets and remembers the answer. */
uint32_t inks_colour(const struct inks *own, enum palette p, int ink);

/* ---- Style ---------------------------------------------------------------------------------- */

enum slope {
    SLOPE_DOWN,   /* gradient from top to bottom of the shape's bounds */
    SLOPE_ACROSS, /* from left to right */
    SLOPE_CORNER, /* from top left to bottom right */
    SLOPE_ROUND,  /* from the centre outwards */
    SLOPE_BALL    /* the same from a point up and to the left, as light falls on a ball */
};

enum shadow {
    SHADOW_NONE,
    SHADOW_LOW,  /* lies on the table */
    SHADOW_HIGH, /* is held above it */
    SHADOW_GLOW  /* light around it, in INK_GLOW */
};

/* Zero means "none" in every field, so name only what is wanted: {.fill = INK_SAND}. */
struct style {
    int fill, fill_to; /* inks; fill_to makes a gradient */
    enum slope slope;
    int outline; /* an ink */
    float width; /* of the outline; ends and corners are round */
    float dash;  /* length of dashes and gaps of the outline; 0: unbroken */
    enum shadow shadow;
};

/* How a shadow falls: how far below the shape, how wide its blur (twice the standard deviation, as
   canvas's shadowBlur counts), in which ink. Lengths scale with the shape. */
struct fall {
    float down, blur;
    int ink;
};

struct fall shadow_fall(enum shadow s);

/* ---- Text ----------------------------------------------------------------------------------- */

enum align { ALIGN_CENTRE, ALIGN_LEFT, ALIGN_RIGHT };
enum font { FONT_PLAIN, FONT_BOLD, FONT_TITLE };

struct type {
    int ink;
    float size; /* of the letters at most; 0: as the box allows */
    enum font font;
    enum align align;
};

/* Width of a text at size 1, by the built-in table; in other scripts, as the back end says. UTF-8. */
float text_width(enum font font, const char *text);

/* How wide letters of other scripts are only a back end knows. A program that has one says so, once; in others
   it is estimated. `width` is asked for size 1, again and again for the same texts. */
void text_measure_by(float (*width)(enum font font, const char *text, size_t length));

/* ---- Paths ---------------------------------------------------------------------------------- */

enum step_kind { STEP_MOVE, STEP_LINE, STEP_CURVE, STEP_CLOSE };

/* One step of a path: 28 bytes. */
struct step {
    int32_t kind;         /* enum step_kind */
    float ax, ay, bx, by; /* CURVE: the two control points */
    float x, y;           /* where it leads; not for CLOSE */
};

enum { MAX_STEPS = 320 };

/* A path being made, on the stack. Steps beyond MAX_STEPS take the place of the last one. */
struct path {
    struct step step[MAX_STEPS];
    int count;
};

void path_move(struct path *p, float x, float y);
void path_line(struct path *p, float x, float y);
void path_curve(struct path *p, float ax, float ay, float bx, float by, float x, float y);
void path_close(struct path *p);
void path_box(struct path *p, struct box b);

/* An arc as cubic curves, degrees clockwise from east; joined to the path by a line, or its
   start. */
void path_arc(struct path *p, struct point centre, float radius, float from, float to);

/* Sine and cosine of degrees, the same on every machine (no libm). */
float turn_sine(float degrees);
float turn_cosine(float degrees);

/* ---- The list ------------------------------------------------------------------------------- */

enum shape_kind {
    SHAPE_BOX,    /* x y w h corner */
    SHAPE_DISC,   /* x y: centre; w: radius */
    SHAPE_PATH,   /* steps first .. first + count - 1 */
    SHAPE_TEXT,   /* bytes first .. first + count - 1 of text */
    SHAPE_PUSH,   /* from here on coordinates are multiplied by the matrix m */
    SHAPE_POP,    /* back to what held before the last PUSH */
    SHAPE_SETTLED /* all before this one seldom changes: a back end may keep its picture. There may
                     be several, what changes least first */
};

enum fill_kind { FILL_PLAIN, FILL_LINEAR, FILL_RADIAL };

/* One shape: 128 bytes, 32 numbers of 32 bits, always in this order. */
struct shape {
    int32_t kind;         /* 0  enum shape_kind */
    float x, y, w, h;     /* 1  TEXT: x is the anchor, y the baseline, w the width to keep */
    float corner;         /* 5  BOX: radius of the corners */
    int32_t first, count; /* 6  into steps or text */
    int32_t fill;         /* 8  ink; INK_NONE: not filled. TEXT: the ink */
    int32_t fill_to;      /* 9  second ink of the gradient */
    int32_t fill_kind;    /* 10 enum fill_kind */
    float gradient[4];    /* 11 LINEAR: x y of begin, x y of end; RADIAL: x y of centre, radius */
    int32_t outline;      /* 15 ink; INK_NONE: no outline */
    float width;          /* 16 of the outline */
    float dash;           /* 17 */
    int32_t shadow;       /* 18 enum shadow */
    int32_t font, align;  /* 19 TEXT: enum font, enum align (which decides what x anchors) */
    float size;           /* 21 TEXT: font size */
    float fade;           /* 22 for the shadow: 1 full, 0 none; inks have it in them already */
    float matrix[6];      /* 23 PUSH: x becomes [0]x + [2]y + [4], y becomes [1]x + [3]y + [5] */
    int32_t spare[3];     /* 29 zero */
};

enum target_use {
    TARGET_READY = 0, /* touching it does something now */
    TARGET_PUT = 1,   /* touching it puts something down: a finger's first touch only shows it */
    TARGET_IDLE = 2   /* can be read, not used, at the moment */
};

/* Something that can be touched: 64 bytes. */
struct target {
    int32_t id;       /* 0  chosen by the view; places of the rules keep their numbers */
    int32_t use;      /* 1  enum target_use */
    int32_t shape;    /* 2  index of the shape that it is */
    int32_t label;    /* 3  where its label begins in text; ends with NUL */
    float x, y, w, h; /* 4  bounds on the page */
    float back[6];    /* 8  matrix from the page into the shape's own coordinates */
    int32_t spare[2]; /* 14 zero */
};

enum { MAX_DEPTH = 16 };

/* A picture. Made by drawing_new, filled by draw_*, emptied by draw_clear, which keeps the memory.
   The order of the first eleven members (pointers and 32-bit numbers) is relied on by web/. */
struct drawing {
    struct shape *shape;
    struct step *step;
    char *text; /* texts and labels, each ended by a NUL */
    struct target *target;
    int32_t shapes, steps, text_size, targets;
    float width, height;     /* of the page */
    const struct inks *inks; /* the game's own, or NULL */

    int32_t room[4]; /* of the four arrays */
    int32_t depth;   /* of PUSH */
    float matrix[MAX_DEPTH][6];
    float fade[MAX_DEPTH];

    bool patient; /* it was made by drawing_try: where memory ends, */
    bool spoilt;  /* this is set, and what is drawn means nothing any more */
};

struct drawing *drawing_new(void);
struct drawing *drawing_try(void); /* NULL: no memory; then and later the program goes on */
void drawing_free(struct drawing *d);
void draw_clear(struct drawing *d, float width, float height);

void draw_box(struct drawing *d, struct box b, float corner, struct style s);
void draw_disc(struct drawing *d, struct point centre, float radius, struct style s);
void draw_path(struct drawing *d, const struct path *p, struct style s);
void draw_line(struct drawing *d, const struct point *at, int points, int ink, float width);

/* One line, shrunk until it fits the box, centred in it vertically. */
void draw_text(struct drawing *d, struct box in, struct type type, const char *text);

/* A name: shrunk down to `least`, then cut off behind a letter, with three dots. Nothing longer than
   NAME_BYTES. */
void draw_short(struct drawing *d, struct box in, struct type type, float least, const char *text);

/* Broken into lines between words; shrunk only if that is not enough, and before that is hard to read names are cut off.
   Says how many lines. Nothing longer than SENTENCE_ROOM. */
int draw_words(struct drawing *d, struct box in, struct type type, const char *text);

/* Whether text would not have to shrink below this size. */
bool words_fit(struct box in, enum font font, float size, const char *text);

/* The text so that it fits at that size, if cutting off long names is enough for it: "Wilhelmi…". */
void words_shorten(struct writer *w, struct box in, enum font font, float least, const char *text);

/* The last shape can be touched. The label is what a screen reader says. */
void draw_target(struct drawing *d, int id, enum target_use use, const char *label);

/* Move, turn, scale and fade what follows, up to draw_pop. Places within places go MAX_DEPTH - 1 deep; deeper ones change
   nothing. */
struct place {
    float x, y;
    float turn;  /* degrees clockwise about (x, y) */
    float scale; /* 0 means 1 */
    float fade;  /* 0 as it is .. 1 invisible */
};

void draw_push(struct drawing *d, struct place p);
void draw_pop(struct drawing *d);
void draw_settled(struct drawing *d);

/* Nothing is left but this part of the page, as a picture: what could be touched there no longer can. */
void drawing_cut(struct drawing *d, struct box part);

/* The topmost target at a point of the page: its index in target, or -1. */
int drawing_target_at(const struct drawing *d, float x, float y);

/* The same for a finger: where nothing can be pressed, what is smaller than a fingertip (twice the reach) and nearest. */
int drawing_target_near(const struct drawing *d, float x, float y, float reach);
int drawing_target_of(const struct drawing *d,
                      int id); /* index of the last one with that id, or -1 */

/* ---- Back end: SVG -------------------------------------------------------------------------- */

/* The drawing as a complete file, scaled to width x height pixels (0: its own size), proportions
   kept, in the middle. `title` becomes the picture's name for screen readers. */
void draw_svg(struct writer *w, const struct drawing *d, enum palette p, int width, int height,
              const char *title);

#endif
