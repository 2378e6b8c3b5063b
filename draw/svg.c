/* Back end: SVG. Plain text, no dependency, the same bytes on every machine. */
#include "draw/list.h"

#include <string.h>

/* Hundredths are finer than anybody can see; trailing zeros are left out. */
static void write_length(struct writer *w, float value)
{
    long hundredths = (long)(value * 100 + (value < 0 ? -0.5f : 0.5f));

    if (hundredths < 0)
        write_char(w, '-');
    hundredths = hundredths < 0 ? -hundredths : hundredths;
    write_number(w, hundredths / 100);
    if (hundredths % 100) {
        write_char(w, '.');
        write_char(w, (char)('0' + hundredths / 10 % 10));
        if (hundredths % 10)
            write_char(w, (char)('0' + hundredths % 10));
    }
}

/* Matrices need more digits: a hundredth of a turn shows at the far end of a board. */
static void write_fine(struct writer *w, float value)
{
    long parts = (long)(value * 100000 + (value < 0 ? -0.5f : 0.5f));

    if (parts < 0)
        write_char(w, '-');
    parts = parts < 0 ? -parts : parts;
    write_number(w, parts / 100000);
    if (parts % 100000) {
        write_char(w, '.');
        write_digits(w, (int)(parts % 100000), 5);
    }
}

static void attribute(struct writer *w, const char *name, float value)
{
    write_char(w, ' ');
    write_text(w, name);
    write_text(w, "=\"");
    write_length(w, value);
    write_char(w, '"');
}

static void write_escaped(struct writer *w, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '&')
            write_text(w, "&amp;");
        else if (text[i] == '<')
            write_text(w, "&lt;");
        else if (text[i] == '>')
            write_text(w, "&gt;");
        else if (text[i] == '"')
            write_text(w, "&quot;");
        else if ((unsigned char)text[i] >= ' ')
            write_char(w, text[i]);
    }
}

/* fill="#rrggbb" fill-opacity=".5", or stroke, or stop-color. */
static void write_colour(struct writer *w, const char *name, const char *opacity, uint32_t colour)
{
    static const char digits[] = "0123456789abcdef";

    write_char(w, ' ');
    write_text(w, name);
    write_text(w, "=\"#");
    for (int shift = 28; shift >= 8; shift -= 4)
        write_char(w, digits[colour >> shift & 15]);
    write_char(w, '"');
    if ((colour & 0xff) != 0xff)
        attribute(w, opacity, (float)(colour & 0xff) / 255);
}

static void write_gradient(struct writer *w, const struct drawing *d, int number, enum palette p)
{
    const struct shape *s = &d->shape[number];
    static const char *const linear[] = {"x1", "y1", "x2", "y2"}, *const radial[] = {"cx", "cy",
                                                                                     "r"};
    bool round = s->fill_kind == FILL_RADIAL;

    write_text(w, round ? "<radialGradient id=\"g" : "<linearGradient id=\"g");
    write_number(w, number);
    write_text(w, "\" gradientUnits=\"userSpaceOnUse\"");
    for (int i = 0; i < (round ? 3 : 4); i++)
        attribute(w, round ? radial[i] : linear[i], s->gradient[i]);
    write_text(w, "><stop");
    write_colour(w, "stop-color", "stop-opacity", inks_colour(d->inks, p, s->fill));
    write_text(w, "/><stop offset=\"1\"");
    write_colour(w, "stop-color", "stop-opacity", inks_colour(d->inks, p, s->fill_to));
    write_text(w, round ? "/></radialGradient>\n" : "/></linearGradient>\n");
}

static void write_paint(struct writer *w, const struct drawing *d, int number, enum palette p)
{
    const struct shape *s = &d->shape[number];

    if (s->fill == INK_NONE) {
        write_text(w, " fill=\"none\"");
    } else if (s->fill_kind == FILL_PLAIN) {
        write_colour(w, "fill", "fill-opacity", inks_colour(d->inks, p, s->fill));
    } else {
        write_text(w, " fill=\"url(#g");
        write_number(w, number);
        write_text(w, ")\"");
    }
    if (s->outline != INK_NONE) {
        write_colour(w, "stroke", "stroke-opacity", inks_colour(d->inks, p, s->outline));
        attribute(w, "stroke-width", s->width);
    }
    if (s->dash > 0)
        attribute(w, "stroke-dasharray", s->dash);
    if (s->shadow != SHADOW_NONE) {
        write_text(w, " filter=\"url(#s");
        write_number(w, s->shadow);
        write_text(w, ")\"");
    }
}

static void write_steps(struct writer *w, const struct step *step, int count)
{
    static const char letter[] = "MLCZ";

    write_text(w, " d=\"");
    for (int i = 0; i < count; i++) {
        const float *value = &step[i].ax;
        int from = step[i].kind == STEP_CURVE ? 0 : 4;

        write_char(w, letter[step[i].kind]);
        for (int k = from; step[i].kind != STEP_CLOSE && k < 6; k++) {
            if (k > from)
                write_char(w, ' ');
            write_length(w, value[k]);
        }
    }
    write_char(w, '"');
}

static void write_box(struct writer *w, const struct shape *s)
{
    write_text(w, "<rect");
    attribute(w, "x", s->x);
    attribute(w, "y", s->y);
    attribute(w, "width", s->w);
    attribute(w, "height", s->h);
    if (s->corner > 0)
        attribute(w, "rx", s->corner);
}

static void write_letters(struct writer *w, const struct drawing *d, const struct shape *s,
                          enum palette p)
{
    static const char *const font[] = {"t", "t b", "h"}, *const anchor[] = {"middle", "start",
                                                                            "end"};
    bool foreign = text_is_foreign(d->text + s->first, (size_t)s->count);

    write_text(w, "<text class=\"");
    write_text(w, font[s->font]);
    write_text(w, "\" text-anchor=\"");
    write_text(w, anchor[s->align]);
    write_char(w, '"');
    attribute(w, "x", s->x);
    attribute(w, "y", s->y);
    attribute(w, "font-size", s->size);
    if (!foreign)
        attribute(w, "textLength", s->w);
    write_colour(w, "fill", "fill-opacity", inks_colour(d->inks, p, s->fill));
    write_text(w, foreign ? ">" : " lengthAdjust=\"spacingAndGlyphs\">");
    write_escaped(w, d->text + s->first, (size_t)s->count);
    write_text(w, "</text>\n");
}

static void write_push(struct writer *w, const struct shape *s)
{
    write_text(w, "<g transform=\"matrix(");
    for (int i = 0; i < 6; i++) {
        if (i > 0)
            write_char(w, ' ');
        write_fine(w, s->matrix[i]);
    }
    write_text(w, ")\">\n");
}

static void write_shape(struct writer *w, const struct drawing *d, int i, enum palette p)
{
    const struct shape *s = &d->shape[i];

    if (s->kind == SHAPE_PUSH)
        write_push(w, s);
    else if (s->kind == SHAPE_POP)
        write_text(w, "</g>\n");
    else if (s->kind == SHAPE_TEXT)
        write_letters(w, d, s, p);
    if (s->kind > SHAPE_PATH)
        return;
    if (s->fill_kind != FILL_PLAIN && s->fill != INK_NONE)
        write_gradient(w, d, i, p);
    if (s->kind == SHAPE_BOX) {
        write_box(w, s);
    } else if (s->kind == SHAPE_DISC) {
        write_text(w, "<circle");
        attribute(w, "cx", s->x);
        attribute(w, "cy", s->y);
        attribute(w, "r", s->w);
    } else {
        write_text(w, "<path");
        write_steps(w, d->step + s->first, s->count);
    }
    write_paint(w, d, i, p);
    write_text(w, "/>\n");
}

/* feDropShadow would be shorter, but librsvg 2.54, which many desktops show pictures with, leaves out whatever has it. */
static void write_shadows(struct writer *w, enum palette p)
{
    for (int i = SHADOW_LOW; i <= SHADOW_GLOW; i++) {
        struct fall fall = shadow_fall((enum shadow)i);

        write_text(w, "<filter id=\"s");
        write_number(w, i);
        write_text(w, "\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"
                      "<feGaussianBlur in=\"SourceAlpha\"");
        attribute(w, "stdDeviation", fall.blur / 2);
        write_text(w, "/><feOffset result=\"o\"");
        attribute(w, "dy", fall.down);
        write_text(w, "/><feFlood");
        write_colour(w, "flood-color", "flood-opacity", palette_colour(p, fall.ink));
        write_text(w, "/><feComposite in2=\"o\" operator=\"in\"/><feMerge><feMergeNode/>"
                      "<feMergeNode in=\"SourceGraphic\"/></feMerge></filter>\n");
    }
}

static void write_opening(struct writer *w, const struct drawing *d, int width, int height,
                          const char *title)
{
    write_text(w, "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"");
    attribute(w, "width", width > 0 ? (float)width : d->width);
    attribute(w, "height", height > 0 ? (float)height : d->height);
    write_text(w, " viewBox=\"0 0 ");
    write_length(w, d->width);
    write_char(w, ' ');
    write_length(w, d->height);
    write_text(w, "\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<title>");
    write_escaped(w, title, strlen(title));
    write_text(w, "</title>\n<style>"
                  ".t{font-family:Cantarell,'Noto Sans','Segoe UI',sans-serif}.b{font-weight:700}"
                  ".h{font-family:Georgia,'DejaVu Serif',serif;font-weight:700}</style>\n");
}

void draw_svg(struct writer *w, const struct drawing *d, enum palette p, int width, int height,
              const char *title)
{
    write_opening(w, d, width, height, title);
    write_shadows(w, p);
    write_text(w, "<rect width=\"100%\" height=\"100%\"");
    write_colour(w, "fill", "fill-opacity", palette_colour(p, INK_PAPER));
    write_text(w, "/>\n");
    for (int i = 0; i < d->shapes; i++)
        write_shape(w, d, i, p);
    write_text(w, "</svg>\n");
}
