/* The window around the board, in the colours of the board. */
#include "gtk/window.h"

/* What libadwaita calls a colour, and the ink that it gets. */
static const struct paint {
    const char *name;
    int ink, light; /* percent of white mixed in; less than 0: of black */
} paints[] = {
    {"window_bg_color", INK_PAPER, 30},    {"window_fg_color", INK_TEXT, 0},
    {"view_bg_color", INK_PANEL, 0},       {"view_fg_color", INK_TEXT, 0},
    {"headerbar_bg_color", INK_PAPER, -3}, {"headerbar_fg_color", INK_TEXT, 0},
    {"card_bg_color", INK_PANEL, 0},       {"card_fg_color", INK_TEXT, 0},
    {"popover_bg_color", INK_PANEL, 0},    {"popover_fg_color", INK_TEXT, 0},
    {"dialog_bg_color", INK_PANEL, 0},     {"dialog_fg_color", INK_TEXT, 0},
    {"paper_color", INK_PAPER, 0},         {"accent_bg_color", INK_ACCENT, 0},
    {"accent_color", INK_ACCENT, 0},
};

static void define(GString *css, const char *name, enum palette p, int ink)
{
    g_string_append_printf(css, "@define-color %s #%06x;\n", name,
                           (unsigned)(palette_colour(p, ink) >> 8));
}

/* Dark paper is not mixed with white. */
static int bent(const struct paint *c, enum palette p)
{
    if (c->light > 0)
        return p == PALETTE_LIGHT ? ink_light(c->ink, c->light) : c->ink;
    return ink_dark(c->ink, -c->light);
}

void style_apply(struct window *w, enum palette p)
{
    GString *css;

    if (w->style && w->styled == p)
        return;
    if (!w->style) {
        w->style = gtk_css_provider_new();
        gtk_style_context_add_provider_for_display(gdk_display_get_default(),
                                                   GTK_STYLE_PROVIDER(w->style),
                                                   GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
    w->styled = p;
    css = g_string_new(NULL);
    for (gsize i = 0; i < G_N_ELEMENTS(paints); i++)
        define(css, paints[i].name, p, bent(&paints[i], p));
    define(css, "accent_fg_color", p, ink_over(INK_ACCENT));
    g_string_append(
        css, ".paragraph, .chapter { padding: 8px 14px; line-height: 1.35; }\n"
             ".chapter { background: alpha(@accent_bg_color, 0.14); border-radius: 12px; }\n"
             ".room { padding: 10px 14px; }\n"
             ".card .picture { background: @paper_color; padding: 6px; }\n"
             ".card .words { padding: 8px 14px 12px 14px; }\n"
             ".card .blurb { font-size: 90%; opacity: 0.75; }\n"
             ".kept { padding: 8px 4px; }\n"
             ".kept .picture { background: @paper_color; border-radius: 10px; }\n"
             ".kept .state { font-size: 85%; padding: 1px 10px; border-radius: 99px; }\n"
             ".kept .state.is { background: alpha(@accent_bg_color, 0.18); }\n"
             ".kept .state.was { background: alpha(@window_fg_color, 0.09); opacity: 0.8; }\n"
             ".notice { padding: 8px 14px; background: alpha(@accent_bg_color, 0.14); }\n"
             ".busy { margin: 10px; padding: 6px 8px 6px 16px; border-radius: 99px;"
             " background: @card_bg_color; color: @card_fg_color;"
             " box-shadow: 0 2px 8px alpha(black, 0.35); }\n"
             ".toast { margin: 18px; padding: 6px 8px 6px 16px; border-radius: 99px; min-height: "
             "34px; }\n"
             ".busy button, .toast button { border-radius: 99px; }\n"
             ".notice.grave { background: alpha(@error_color, 0.18); }\n");
    gtk_css_provider_load_from_data(w->style, css->str, (gssize)css->len);
    g_string_free(css, TRUE);
}
