/* A window that was built without libsoup: there are no rooms in it. */
#include "gtk/window.h"

gboolean together_possible(void)
{
    return FALSE;
}

void together_join(struct window *w)
{
    window_toast(w, "This window was built without rooms: open the link in a browser.");
}

void together_open(struct window *w, const char *what)
{
    (void)what;
    together_join(w);
}

gboolean room_link(struct window *w, const char *link)
{
    (void)w;
    (void)link;
    return FALSE;
}

void room_follow(struct window *w)
{
    (void)w;
}

void room_leave(struct window *w)
{
    (void)w;
}

GtkWidget *room_panel(struct window *w)
{
    (void)w;
    return NULL;
}
