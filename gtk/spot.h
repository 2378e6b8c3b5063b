/* A place on the board for assistive technology: an invisible widget with a name and an action. */
#ifndef PARLOUR_SPOT_H
#define PARLOUR_SPOT_H

#include <gtk/gtk.h>

#define SPOT_TYPE (spot_get_type())
G_DECLARE_FINAL_TYPE(Spot, spot, PARLOUR, SPOT, GtkWidget)

GtkWidget *spot_new(void);
void spot_set(Spot *s, int id, const char *label, gboolean usable);
int spot_id(Spot *s);

#endif
