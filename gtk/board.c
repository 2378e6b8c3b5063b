/* The board as a widget. */
#include "gtk/board.h"

#include "gtk/canvas.h"
#include "gtk/hands.h"
#include "gtk/spot.h"

#include <time.h>

G_DEFINE_FINAL_TYPE(Board, board, GTK_TYPE_WIDGET)

static guint passed_signal;

struct table *board_table(Board *b)
{
    return b->session ? session_table(b->session) : NULL;
}

struct fitting board_fitting(Board *b)
{
    return zoom_fit(&b->zoom, table_draw(board_table(b)), gtk_widget_get_width(GTK_WIDGET(b)),
                    gtk_widget_get_height(GTK_WIDGET(b)));
}

/* Spots ---------------------------------------------------------------------------------------- */

static void update_spots(Board *b)
{
    spots_renew(b->spots, GTK_WIDGET(b), table_draw(board_table(b)));
}

/* The widget that stands for the focused target gets the keyboard, so that it is read out. */
void board_focus_spot(Board *b)
{
    GtkWidget *spot;

    update_spots(b);
    spot = spots_find(b->spots, table_focused(board_table(b)));
    if (spot)
        gtk_widget_grab_focus(spot);
}

/* Time ----------------------------------------------------------------------------------------- */

static gboolean frame(GtkWidget *widget, GdkFrameClock *clock, gpointer unused)
{
    Board *b = PARLOUR_BOARD(widget);
    gint64 now = gdk_frame_clock_get_frame_time(clock);
    double seconds = b->last_frame ? (double)(now - b->last_frame) / 1e6 : 0;
    gboolean more;

    (void)unused;
    b->last_frame = now;
    more =
        b->session && session_tick(b->session, seconds < 0.1 ? seconds : 0.1, (int64_t)time(NULL));
    gtk_widget_queue_draw(widget);
    if (board_table(b) && !more)
        update_spots(b);
    if (!more) {
        b->tick = 0;
        b->last_frame = 0;
    }
    g_signal_emit(b, passed_signal, 0);
    return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void board_wake(Board *b)
{
    if (!b->tick)
        b->tick = gtk_widget_add_tick_callback(GTK_WIDGET(b), frame, NULL, NULL);
}

void board_changed(Board *b, bool changed)
{
    if (changed)
        board_wake(b);
}

bool board_escape(Board *b)
{
    return b->session && session_escape(b->session);
}

/* For spots ------------------------------------------------------------------------------------ */

void board_press_target(Board *b, int id)
{
    if (board_table(b))
        board_changed(b, table_push(board_table(b), id));
}

void board_focus_target(Board *b, int id)
{
    if (board_table(b) && table_focused(board_table(b)) != id)
        board_changed(b, table_focus(board_table(b), id));
}

/* The widget ----------------------------------------------------------------------------------- */

static void snapshot(GtkWidget *widget, GtkSnapshot *to)
{
    Board *b = PARLOUR_BOARD(widget);
    int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
    cairo_t *cairo;

    if (!board_table(b))
        return;
    cairo = gtk_snapshot_append_cairo(to, &GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height));
    canvas_paint(b->canvas, widget, b->zoom.on ? &b->zoom.seen : NULL, cairo,
                 table_draw(board_table(b)), b->palette);
    cairo_destroy(cairo);
}

static void measure(GtkWidget *widget, GtkOrientation side, int for_size, int *least, int *natural,
                    int *least_baseline, int *natural_baseline)
{
    Board *b = PARLOUR_BOARD(widget);
    const struct view *view = board_table(b) ? table_game(board_table(b))->view : NULL;

    (void)for_size;
    *least = side == GTK_ORIENTATION_HORIZONTAL ? 280 : 180;
    *natural = !view                                ? *least
               : side == GTK_ORIENTATION_HORIZONTAL ? (int)view->paper[FORM_WIDE].width
                                                    : (int)view->paper[FORM_WIDE].least;
    *least_baseline = *natural_baseline = -1;
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline)
{
    Board *b = PARLOUR_BOARD(widget);

    (void)baseline;
    if (!board_table(b))
        return;
    if (table_fit(board_table(b), (float)width, (float)height)) {
        b->zoom.on = false; /* it is another page */
        board_wake(b);
    }
    spots_place(b->spots, table_draw(board_table(b)), board_fitting(b));
}

static void dispose(GObject *object)
{
    Board *b = PARLOUR_BOARD(object);

    for (guint i = 0; b->spots && i < b->spots->len; i++)
        gtk_widget_unparent(g_ptr_array_index(b->spots, i));
    g_clear_pointer(&b->spots, g_ptr_array_unref);
    g_clear_pointer(&b->canvas, canvas_free);
    g_clear_pointer(&b->touched, g_free);
    G_OBJECT_CLASS(board_parent_class)->dispose(object);
}

static void board_class_init(BoardClass *class)
{
    GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);

    G_OBJECT_CLASS(class)->dispose = dispose;
    widget->snapshot = snapshot;
    widget->measure = measure;
    widget->size_allocate = size_allocate;
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP);
    passed_signal =
        g_signal_new("passed", BOARD_TYPE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
    g_signal_new("told", BOARD_TYPE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                 G_TYPE_STRING);
}

static void board_init(Board *b)
{
    b->canvas = canvas_new();
    b->spots = g_ptr_array_new();
    gtk_widget_set_focusable(GTK_WIDGET(b), TRUE);
    gtk_widget_set_hexpand(GTK_WIDGET(b), TRUE);
    gtk_widget_set_vexpand(GTK_WIDGET(b), TRUE);
    hands_listen(b);
    keys_listen(b);
}

GtkWidget *board_new(void)
{
    return g_object_new(BOARD_TYPE, NULL);
}

void board_set_session(Board *b, struct session *s)
{
    b->session = s;
}

void board_renew(Board *b)
{
    gtk_widget_queue_resize(GTK_WIDGET(b));
    b->zoom.on = false;
    if (!board_table(b))
        return;
    table_fit(board_table(b), (float)gtk_widget_get_width(GTK_WIDGET(b)),
              (float)gtk_widget_get_height(GTK_WIDGET(b)));
    board_wake(b);
}

void board_set_palette(Board *b, enum palette p)
{
    b->palette = p;
    gtk_widget_queue_draw(GTK_WIDGET(b));
}
