/* A place on the board for assistive technology. GTK 4.8 lets only widgets be accessible, so every
   target of the drawing gets one: invisible, out of the pointer's way, with a label and an action. */
#include "gtk/spot.h"

#include "gtk/board.h"

#define SPOT_TYPE (spot_get_type())
G_DECLARE_FINAL_TYPE(Spot, spot, PARLOUR, SPOT, GtkWidget)

struct _Spot {
    GtkWidget parent;
    int id;
    char *label;
};

G_DEFINE_FINAL_TYPE(Spot, spot, GTK_TYPE_WIDGET)

static Board *board_of(GtkWidget *spot)
{
    return PARLOUR_BOARD(gtk_widget_get_parent(spot));
}

static void press(GtkWidget *widget, const char *name, GVariant *parameter)
{
    (void)name;
    (void)parameter;
    board_press_target(board_of(widget), PARLOUR_SPOT(widget)->id);
}

static void entered(GtkEventControllerFocus *focus, gpointer unused)
{
    GtkWidget *widget = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(focus));

    (void)unused;
    board_focus_target(board_of(widget), PARLOUR_SPOT(widget)->id);
}

static void finalize(GObject *object)
{
    g_free(PARLOUR_SPOT(object)->label);
    G_OBJECT_CLASS(spot_parent_class)->finalize(object);
}

static void spot_class_init(SpotClass *class)
{
    GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);

    G_OBJECT_CLASS(class)->finalize = finalize;
    gtk_widget_class_install_action(widget, "spot.press", NULL, press);
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void spot_init(Spot *s)
{
    GtkEventController *focus = gtk_event_controller_focus_new();

    g_signal_connect(focus, "enter", G_CALLBACK(entered), NULL);
    gtk_widget_add_controller(GTK_WIDGET(s), focus);
    gtk_widget_set_focusable(GTK_WIDGET(s), TRUE);
    gtk_widget_set_can_target(GTK_WIDGET(s), FALSE);
}

static GtkWidget *spot_new(void)
{
    return g_object_new(SPOT_TYPE, NULL);
}

static void spot_set(Spot *s, int id, const char *label, gboolean usable)
{
    s->id = id;
    gtk_widget_action_set_enabled(GTK_WIDGET(s), "spot.press", usable);
    if (g_strcmp0(s->label, label) == 0)
        return;
    g_free(s->label);
    s->label = g_strdup(label);
    gtk_accessible_update_property(GTK_ACCESSIBLE(s), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static int spot_id(Spot *s)
{
    return s->id;
}

/* All of them ---------------------------------------------------------------------------------- */

static void place(GtkWidget *spot, const struct target *t, struct fitting f)
{
    int x = (int)(f.x + t->x * f.scale), y = (int)(f.y + t->y * f.scale);
    int w = (int)(t->w * f.scale), h = (int)(t->h * f.scale);
    GtkAllocation where = {x, y, w > 1 ? w : 1, h > 1 ? h : 1};

    gtk_widget_measure(spot, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_size_allocate(spot, &where, -1);
}

void spots_place(GPtrArray *spots, const struct drawing *d, struct fitting f)
{
    for (guint i = 0; i < spots->len; i++) {
        GtkWidget *spot = g_ptr_array_index(spots, i);

        if (gtk_widget_get_visible(spot) && i < (guint)d->targets)
            place(spot, &d->target[i], f);
    }
}

void spots_renew(GPtrArray *spots, GtkWidget *board, const struct drawing *d)
{
    while (spots->len < (guint)d->targets) {
        GtkWidget *spot = spot_new();

        gtk_widget_set_parent(spot, board);
        g_ptr_array_add(spots, spot);
    }
    for (guint i = 0; i < spots->len; i++) {
        GtkWidget *spot = g_ptr_array_index(spots, i);
        gboolean used = i < (guint)d->targets;

        gtk_widget_set_visible(spot, used);
        if (used)
            spot_set(PARLOUR_SPOT(spot), d->target[i].id, d->text + d->target[i].label,
                     d->target[i].use != TARGET_IDLE);
    }
    gtk_widget_queue_allocate(board);
}

GtkWidget *spots_find(GPtrArray *spots, int id)
{
    for (guint i = 0; id >= 0 && i < spots->len; i++) {
        GtkWidget *spot = g_ptr_array_index(spots, i);

        if (gtk_widget_get_visible(spot) && spot_id(PARLOUR_SPOT(spot)) == id)
            return spot;
    }
    return NULL;
}
