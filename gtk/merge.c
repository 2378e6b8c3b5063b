/* A box of widgets is brought up to date: what is the same stays, what is new comes in, the rest goes. GTK answers the keyboard and a
   screen reader a quarter of a second after the press, and the mouse when its button is let go: whoever presses a button while
   something beside it changes must not lose the press. */
#include "gtk/merge.h"

static const char *const mark = "merge-mark";

void merge_mark(GtkWidget *part, const char *kind, const char *text)
{
    g_object_set_data_full(G_OBJECT(part), mark, g_strdup_printf("%s %s", kind ? kind : "", text),
                           g_free);
}

static const char *mark_of(GtkWidget *part)
{
    return g_object_get_data(G_OBJECT(part), mark);
}

/* The same part among this one and those behind it. */
static GtkWidget *find(GtkWidget *among, const char *wanted)
{
    while (among && g_strcmp0(mark_of(among), wanted) != 0)
        among = gtk_widget_get_next_sibling(among);
    return among;
}

static void move(GtkWidget *part, GtkBox *from, GtkBox *to, GtkWidget *after)
{
    g_object_ref(part);
    gtk_box_remove(from, part);
    gtk_box_insert_child_after(to, part, after);
    g_object_unref(part);
}

void merge_box(GtkBox *into, GtkBox *fresh)
{
    GtkWidget *last = NULL, *next, *rest;

    for (GtkWidget *part = gtk_widget_get_first_child(GTK_WIDGET(fresh)); part; part = next) {
        GtkWidget *left =
            last ? gtk_widget_get_next_sibling(last) : gtk_widget_get_first_child(GTK_WIDGET(into));
        GtkWidget *same = find(left, mark_of(part));

        next = gtk_widget_get_next_sibling(part);
        if (!same)
            move(part, fresh, into, last);
        else
            gtk_box_reorder_child_after(into, same, last);
        if (same && GTK_IS_BOX(same))
            merge_box(GTK_BOX(same), GTK_BOX(part));
        last = same ? same : part;
    }
    while ((rest = last ? gtk_widget_get_next_sibling(last)
                        : gtk_widget_get_first_child(GTK_WIDGET(into))))
        gtk_box_remove(into, rest);
}
