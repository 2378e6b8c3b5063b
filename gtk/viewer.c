/* The viewer at the lower edge: text in, picture out. Malformed text leaves the picture as it is. */
#include "gtk/window.h"

#include <string.h>

gboolean viewer_is_open(const struct window *w)
{
    return gtk_widget_get_visible(w->viewer.bar);
}

static char parting_of(const struct window *w)
{
    const struct view *view = table_game(w->table)->view;

    return view->parting ? view->parting : ' ';
}

/* The texts of all fields, joined, are the position. */
static char *typed(const struct window *w)
{
    GString *text = g_string_new(NULL);

    for (guint i = 0; i < w->viewer.entries->len; i++) {
        const char *part = gtk_editable_get_text(g_ptr_array_index(w->viewer.entries, i));

        if (i > 0 && *part) /* a record stands in the first field alone */
            g_string_append_c(text, parting_of(w));
        g_string_append(text, part);
    }
    return g_string_free(text, FALSE);
}

static void refresh(GtkWidget *unused, struct window *w)
{
    char *text = typed(w), *message;
    struct reader r = reader_of(text);
    struct refusal why;

    (void)unused;
    if (table_view(w->table, &r, &why)) {
        gtk_label_set_text(GTK_LABEL(w->viewer.message), "");
    } else {
        message =
            g_strdup_printf("Column %d: %s", reader_column(&r), why.text[0] ? why.text : r.error);
        gtk_label_set_text(GTK_LABEL(w->viewer.message), message);
        trace_say(w, "message %s", message);
        g_free(message);
    }
    board_wake(w->board); /* a record may be shown in part */
    gtk_widget_set_visible(w->viewer.message,
                           *gtk_label_get_text(GTK_LABEL(w->viewer.message)) != '\0');
    g_free(text);
}

static void clear_fields(struct window *w)
{
    GtkWidget *child;

    while ((child = gtk_widget_get_first_child(w->viewer.fields)))
        gtk_box_remove(GTK_BOX(w->viewer.fields), child);
    g_ptr_array_set_size(w->viewer.entries, 0);
}

static void add_field(struct window *w, const char *name)
{
    GtkWidget *label = gtk_label_new(name), *entry = gtk_entry_new();

    gtk_widget_set_hexpand(entry, TRUE);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), entry);
    gtk_accessible_update_property(GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    g_signal_connect(entry, "activate", G_CALLBACK(refresh), w);
    gtk_box_append(GTK_BOX(w->viewer.fields), label);
    gtk_box_append(GTK_BOX(w->viewer.fields), entry);
    g_ptr_array_add(w->viewer.entries, entry);
}

/* Each field gets the text up to what parts them, the last one all the rest. Several fields hold
   what is published: what a snapshot has behind ';' would not fit other texts. */
static void fill_fields(struct window *w, const char *text)
{
    guint count = w->viewer.entries->len;
    char parting[2] = {parting_of(w), '\0'};
    char **part = g_strsplit(text, parting, (int)count);
    char *tail = count > 1 && g_strv_length(part) == count ? strchr(part[count - 1], ';') : NULL;

    if (tail) {
        *tail = '\0';
        g_strchomp(part[count - 1]);
    }

    for (guint i = 0; i < count && part[i]; i++)
        gtk_editable_set_text(g_ptr_array_index(w->viewer.entries, i), part[i]);
    g_strfreev(part);
}

void viewer_open(struct window *w, const struct game *g, const char *text)
{
    static const char *const one_field[] = {"Game State", NULL};
    const char *const *fields = g->view->fields ? g->view->fields : one_field;
    struct settings with = settings_preset(g->rules->options);
    char first[16384];
    struct writer out = writer_over(first, sizeof first);
    struct reader r;
    struct refusal why;

    clear_fields(w);
    gtk_button_set_label(GTK_BUTTON(w->viewer.button),
                         g->view->display ? g->view->display : "Refresh");
    for (int i = 0; fields[i]; i++)
        add_field(w, fields[i]);
    play_new(w, g, &with, NULL, 0);
    gtk_widget_set_visible(w->viewer.bar, TRUE);
    table_snapshot(w->table, &out);
    r = reader_of(first);
    table_view(w->table, &r,
               &why); /* so that there is nothing to touch, whatever the text may be */
    fill_fields(w, text ? text : first);
    refresh(NULL, w);
    gtk_widget_grab_focus(g_ptr_array_index(w->viewer.entries, 0));
}

void viewer_close(struct window *w)
{
    gtk_widget_set_visible(w->viewer.bar, FALSE);
}

GtkWidget *viewer_bar(struct window *w)
{
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
    GtkWidget *button = w->viewer.button = gtk_button_new_with_label("");

    w->viewer.entries = g_ptr_array_new();
    w->viewer.bar = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
    w->viewer.fields = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
    w->viewer.message = gtk_label_new("");
    gtk_label_set_xalign(GTK_LABEL(w->viewer.message), 0);
    gtk_label_set_wrap(GTK_LABEL(w->viewer.message), TRUE);
    gtk_widget_add_css_class(w->viewer.message, "error");
    gtk_widget_add_css_class(button, "suggested-action");
    gtk_widget_set_hexpand(w->viewer.fields, TRUE);
    g_signal_connect(button, "clicked", G_CALLBACK(refresh), w);
    gtk_box_append(GTK_BOX(row), w->viewer.fields);
    gtk_box_append(GTK_BOX(row), button);
    gtk_box_append(GTK_BOX(w->viewer.bar), w->viewer.message);
    gtk_box_append(GTK_BOX(w->viewer.bar), row);
    gtk_widget_set_margin_start(w->viewer.bar, 50);
    gtk_widget_set_margin_end(w->viewer.bar, 50);
    gtk_widget_set_margin_top(w->viewer.bar, 8);
    gtk_widget_set_margin_bottom(w->viewer.bar, 12);
    gtk_widget_set_visible(w->viewer.bar, FALSE);
    return w->viewer.bar;
}
