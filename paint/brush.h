/* Inside the Cairo back end only: painting a range of shapes. */
#ifndef PARLOUR_CAIRO_BRUSH_H
#define PARLOUR_CAIRO_BRUSH_H

#include "paint/paint.h"

#include <pango/pangocairo.h>

enum { MAX_KEPT = 2, MAX_TEXTS = 1024, MAX_STAMPS = 24, MAX_SPRITES = 96, MAX_BANDS = 4 };

struct painter {
    bool keep;
    bool aside;                    /* paints a band in a thread of its own */
    PangoFontDescription *font[3]; /* by enum font */
    PangoContext *context;         /* made for the first text, used for all */

    struct set_text { /* texts that were set lately, at the place that their hash says */
        PangoLayout *layout;
        uint64_t hash;
    } text[MAX_TEXTS];

    struct stamp { /* shadows of boxes and discs, the oldest is replaced */
        cairo_surface_t *mask;
        int width, height, corner, line,
            spread; /* of the box, in pixels; corner and line in 8ths */
    } stamp[MAX_STAMPS];
    int next_stamp;

    struct sprite { /* groups of shapes that stand on the page again and again */
        cairo_surface_t *picture;
        uint64_t hash;
        int left, top; /* of the picture, from the group's origin */
    } sprite[MAX_SPRITES];
    int sprites;

    struct kept {                 /* what is settled: first what changes least, then all of it */
        cairo_surface_t *picture; /* of the page, and room for it to grow */
        uint64_t hash;            /* of the shapes that it shows */
    } kept[MAX_KEPT];
    double kept_scale;

    int32_t *note;  /* for what is filled by hand; all zero in between */
    uint64_t *mark; /* a bit for each of them that may not be zero */

    int bands;                           /* at most, on several threads */
    struct painter *band[MAX_BANDS - 1]; /* of all but the first */
    struct crew *crew;                   /* their threads */
    int top[MAX_BANDS];                  /* rows of the page where bands begin */
    int divided; /* the number of bands that these are for; 0: the page is new. Bands stay where they are, to find their sprites again */
};

/* What painting needs at every shape. */
struct brush {
    struct painter *painter;
    cairo_t *to;
    const struct drawing *d;
    enum palette palette;
    bool pixels;  /* `to` is an image: shadows are blurred */
    bool sprites; /* groups may be moved to whole pixels, and so be painted once for all */
};

void brush_prepare(cairo_t *to);                                 /* round lines, fast edges */
void brush_ink(const struct brush *b, int ink, double more);     /* `more` times as opaque */
void brush_colour(cairo_t *to, uint32_t colour, double more);    /* 0xRRGGBBAA */
uint32_t brush_between(uint32_t from, uint32_t to, double t);    /* 0: from; 1: to */
bool brush_opaque(const struct brush *b, const struct shape *s); /* nothing shines through */
void brush_fill(const struct brush *b, const struct shape *s);   /* its ink, for the current path */
void brush_range(const struct brush *b, int from, int to);

/* What is painted on one image: a picture of the page (or NULL), and shapes on top of it. */
struct coat {
    struct brush brush;
    cairo_surface_t *under;
    int from, to;
};

/* Coats on one or several images of the page, at one scale, each of which may have the image before it under it; on several threads, if that
   is worth it. */
void bands_paint(const struct coat *coat, int coats);
void bands_limit(struct painter *p, int most); /* 0: as many as there are processors */
void bands_forget(struct painter *p);

/* Where bands begin, in rows of the page, so that they have about as much to paint as each other. */
void balance_bands(const struct coat *coat, int coats, int count, int top[MAX_BANDS]);

/* The outline of a shape, grown by `grow` where that is simple. */
void brush_trace(const struct brush *b, const struct shape *s, double grow);

/* Where something is on an image, in pixels. */
struct bounds {
    double left, top, right, bottom;
};

/* Makes it large enough for the shape with its outline and shadow. */
void bounds_include_all(struct bounds *e, const cairo_matrix_t *m, const struct shape *s);
bool bounds_are_unseen(const struct bounds *e,
                       const struct brush *b); /* all of it beyond the image */

/* What tells shapes from .. to - 1 from others, wherever in the drawing they are. */
uint64_t brush_hash(uint64_t hash, const struct drawing *d, int from, int to);

/* Large boxes on images, as they are when their edges are moved to whole pixels. plate_fill takes what
   hides them from shapes at + 1 .. end - 1. */
bool plate_fits(const struct brush *b, const struct shape *s);
struct shape plate_snap(const struct brush *b, const struct shape *s);
void plate_fill(const struct brush *b, int at, int end);

/* The colour of every pixel. Pixel (x, y) has the shade `begin` + x dx + y dy, or the root of the sum
   of both squares. */
enum { SHADES = 256 };

struct shades {
    enum fill_kind kind;
    bool opaque;
    uint32_t shade[SHADES]; /* as images hold it */
    struct ramp {
        float begin, dx, dy;
    } along, across;
};

bool shades_of(struct shades *out, const struct brush *b, const struct shape *s);
void shades_ink(struct shades *out, const struct brush *b, int ink);
void shades_row(const struct shades *s, int x, int y, int count, uint32_t *out);

/* A part of an image that is being filled by hand [a coverage accumulation buffer]: begin (false: it is
   too large), any number of paths, end. */
struct cover {
    int left, top, width, height;
    int words; /* of marks in a row */
    int32_t *note;
    uint64_t *mark;
    bool inwards;                  /* paths are gone round the other way, and so cut out */
    double x, y, begin_x, begin_y; /* of the path, from left and top */
};

bool cover_begin(struct cover *c, const struct brush *b, struct bounds e);
void cover_steps(struct cover *c, const cairo_matrix_t *m, const struct step *step, int count);
void cover_end(const struct cover *c, const struct brush *b, const struct shades *with);

/* Fills a shape, or what lies between two sizes of it. False if it is not to be done by hand. */
bool cover_shape(const struct brush *b, const struct shape *s);
bool cover_rim(const struct brush *b, const struct shape *s);

PangoFontDescription *text_font(enum font font); /* without a size */
void text_prepare(PangoContext *context);        /* letters are set alike at every size */
void text_paint(const struct brush *b, const struct shape *s);
void text_forget(struct painter *p);
void shadow_paint(const struct brush *b, const struct shape *s);
void shadow_forget(struct painter *p);

/* Three times an average over so many pixels, an odd number; a sum of the most fits into 16 bits. */
enum { WIDEST_BLUR = 257 };
void blur_mask(cairo_surface_t *mask, int spread);

/* Paints the group that begins with the PUSH at `from`, if it is fit to be kept as a sprite. Returns
   the index of its POP, or -1: nothing was painted. */
int sprite_paint(const struct brush *b, int from);
void sprite_forget(struct painter *p);

#endif
