/* Bringing a box of widgets up to date without taking away what somebody is pressing. */
#ifndef PARLOUR_GTK_MERGE_H
#define PARLOUR_GTK_MERGE_H

#include <gtk/gtk.h>

/* Parts with the same mark look and do the same; boxes with the same mark hold parts of their own. */
void merge_mark(GtkWidget *part, const char *kind, const char *text);

/* `into` then holds what `fresh` held, in that order; every part has a mark. */
void merge_box(GtkBox *into, GtkBox *fresh);

#endif
