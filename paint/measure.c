/* Back end: Cairo. How wide a text is, as Pango would set it: for letters that the built-in table does not
   know (draw/letters.c). */
#include "paint/brush.h"

enum { SIZE = 64, MOST_KNOWN = 4000 };

/* What was measured before, by font and text: a line is broken by asking for its beginnings, in every frame. */
static GHashTable *known_texts(void)
{
    static GHashTable *known;

    if (!known)
        known = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
    if (g_hash_table_size(known) >= MOST_KNOWN)
        g_hash_table_remove_all(known);
    return known;
}

static PangoLayout *layout_with(enum font font)
{
    static PangoLayout *layout[3];

    if (!layout[font]) {
        PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
        PangoFontDescription *with = text_font(font);

        text_prepare(context);
        pango_font_description_set_absolute_size(with, SIZE * PANGO_SCALE);
        layout[font] = pango_layout_new(context);
        pango_layout_set_font_description(layout[font], with);
        pango_layout_set_auto_dir(layout[font], FALSE);
        pango_font_description_free(with);
        g_object_unref(context);
    }
    return layout[font];
}

static float measure(enum font font, const char *text, size_t length)
{
    PangoLayout *layout = layout_with(font);
    int width;

    pango_layout_set_text(layout, text, (int)length);
    pango_layout_get_size(layout, &width, NULL);
    return (float)width / (SIZE * PANGO_SCALE);
}

float painter_measure(enum font font, const char *text, size_t length)
{
    char *key = g_strdup_printf("%d%.*s", (int)font, (int)length, text);
    float *found = g_hash_table_lookup(known_texts(), key);

    if (found) {
        g_free(key);
        return *found;
    }
    found = g_new(float, 1);
    *found = measure(font, text, length);
    g_hash_table_insert(known_texts(), key, found);
    return *found;
}
