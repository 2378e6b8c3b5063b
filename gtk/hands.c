/* Pointer, fingers and wheel on the board: what they do to its table. */
#include "gtk/hands.h"

#include <math.h>

static struct point to_page(Board *b, double x, double y)
{
    struct fitting f = board_fitting(b);

    return (struct point){(float)((x - f.x) / f.scale), (float)((y - f.y) / f.scale)};
}

/* GTK repeats the pointer's place whenever the layout changes. Only a real movement may take the
   focus away from where the keyboard has put it. */
static void moved(GtkEventControllerMotion *motion, double x, double y, Board *b)
{
    struct point at;

    (void)motion;
    if (!board_table(b) || (x == b->x && y == b->y))
        return;
    b->x = x;
    b->y = y;
    at = to_page(b, x, y);
    board_changed(b, table_point(board_table(b), at.x, at.y));
    gtk_widget_set_cursor_from_name(GTK_WIDGET(b),
                                    table_pressable(board_table(b)) ? "pointer" : NULL);
}

static void left(GtkEventControllerMotion *motion, Board *b)
{
    (void)motion;
    b->x = b->y = -1;
    if (board_table(b))
        board_changed(b, table_point(board_table(b), -1, -1));
}

/* Is this the second press of a double click? */
static gboolean is_again(Board *b, guint32 now, double x, double y)
{
    enum { PIXELS = 10, MILLISECONDS = 400 };
    double dx = x - b->pressed_x, dy = y - b->pressed_y;
    gboolean again = now - b->pressed_at < MILLISECONDS && dx * dx + dy * dy < PIXELS * PIXELS;

    b->pressed_at = now;
    b->pressed_x = x;
    b->pressed_y = y;
    return again;
}

static void drag_begin(GtkGestureDrag *drag, double x, double y, Board *b)
{
    GdkDevice *device = gtk_gesture_get_device(GTK_GESTURE(drag));
    struct point at;

    gtk_widget_grab_focus(GTK_WIDGET(b));
    if (!board_table(b))
        return;
    b->by_finger = device && gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN;
    at = to_page(b, x, y);
    g_free(b->touched);
    b->touched = g_strdup(table_label(board_table(b), at.x, at.y));
    table_approach(
        board_table(b), b->by_finger,
        is_again(b, gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(drag)), x, y));
    table_press(board_table(b), at.x, at.y);
    board_wake(b);
}

/* A finger that stays asks what a thing is; it presses nothing. It is told of what it touched, though a move may have put something
   else there since. */
static void asked(GtkGestureLongPress *press, double x, double y, Board *b)
{
    (void)press;
    (void)x;
    (void)y;
    if (!board_table(b))
        return;
    if (b->touched)
        g_signal_emit_by_name(b, "told", b->touched);
    table_release(board_table(b), -1, -1, FALSE);
    board_wake(b);
}

static void drag_update(GtkGestureDrag *drag, double dx, double dy, Board *b)
{
    double x, y;

    if (gtk_gesture_drag_get_start_point(drag, &x, &y))
        moved(NULL, x + dx, y + dy, b);
}

static void drag_end(GtkGestureDrag *drag, double dx, double dy, Board *b)
{
    struct point at;
    double x, y;

    if (!board_table(b) || !gtk_gesture_drag_get_start_point(drag, &x, &y))
        return;
    at = to_page(b, x + dx, y + dy);
    table_release(board_table(b), at.x, at.y, b->by_finger);
    board_wake(b);
}

static void second_button(GtkGestureClick *click, int count, double x, double y, Board *b)
{
    (void)click;
    (void)count;
    (void)x;
    (void)y;
    if (board_table(b))
        board_changed(b, table_gesture(board_table(b), GESTURE_CANCEL));
}

/* Zooming ------------------------------------------------------------------------------------- */

static void zoom_board(Board *b, double scale, struct point at, double x, double y)
{
    GtkWidget *widget = GTK_WIDGET(b);

    zoom_to(&b->zoom, table_draw(board_table(b)), gtk_widget_get_width(widget),
            gtk_widget_get_height(widget), scale, at, x, y);
    gtk_widget_queue_allocate(widget);
    board_wake(b);
}

/* Two fingers take the board: what the first one began comes to nothing. */
static void pinch_begin(GtkGesture *pinch, GdkEventSequence *unused, Board *b)
{
    double x, y;

    (void)unused;
    if (!board_table(b) || !gtk_gesture_get_bounding_box_center(pinch, &x, &y))
        return;
    table_release(board_table(b), -1, -1, FALSE);
    b->pinched = to_page(b, x, y);
    b->pinched_scale = board_fitting(b).scale;
    gtk_gesture_set_state(pinch, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void pinch_changed(GtkGestureZoom *pinch, double scale, Board *b)
{
    double x, y;

    if (board_table(b) && gtk_gesture_get_bounding_box_center(GTK_GESTURE(pinch), &x, &y))
        zoom_board(b, b->pinched_scale * scale, b->pinched, x, y);
}

/* The wheel ----------------------------------------------------------------------------------- */

/* A notch of the wheel turns the piece once; smooth scrolling adds up to notches. With Control it zooms
   the board by a quarter a notch where the pointer is, and never plays. */
static gboolean scrolled(GtkEventControllerScroll *scroll, double dx, double dy, Board *b)
{
    GdkModifierType held =
        gtk_event_controller_get_current_event_state(GTK_EVENT_CONTROLLER(scroll));

    (void)dx;
    if (!board_table(b))
        return GDK_EVENT_PROPAGATE;
    if (held & GDK_CONTROL_MASK) {
        zoom_board(b, board_fitting(b).scale * pow(0.8, dy), to_page(b, b->x, b->y), b->x, b->y);
        return GDK_EVENT_STOP;
    }
    b->scrolled += dy;
    for (; b->scrolled >= 1; b->scrolled -= 1)
        board_changed(b, table_gesture(board_table(b), GESTURE_TURN_RIGHT));
    for (; b->scrolled <= -1; b->scrolled += 1)
        board_changed(b, table_gesture(board_table(b), GESTURE_TURN_LEFT));
    return GDK_EVENT_STOP;
}

void hands_listen(Board *b)
{
    GtkWidget *widget = GTK_WIDGET(b);
    GtkEventController *motion = gtk_event_controller_motion_new();
    GtkEventController *scroll =
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
    GtkGesture *drag = gtk_gesture_drag_new();
    GtkGesture *click = gtk_gesture_click_new();
    GtkGesture *hold = gtk_gesture_long_press_new();
    GtkGesture *pinch = gtk_gesture_zoom_new();

    g_signal_connect(motion, "motion", G_CALLBACK(moved), b);
    g_signal_connect(motion, "leave", G_CALLBACK(left), b);
    g_signal_connect(scroll, "scroll", G_CALLBACK(scrolled), b);
    g_signal_connect(drag, "drag-begin", G_CALLBACK(drag_begin), b);
    g_signal_connect(drag, "drag-update", G_CALLBACK(drag_update), b);
    g_signal_connect(drag, "drag-end", G_CALLBACK(drag_end), b);
    gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(click), GDK_BUTTON_SECONDARY);
    g_signal_connect(click, "pressed", G_CALLBACK(second_button), b);
    gtk_gesture_single_set_touch_only(GTK_GESTURE_SINGLE(hold), TRUE);
    g_signal_connect(hold, "pressed", G_CALLBACK(asked), b);
    g_signal_connect(pinch, "begin", G_CALLBACK(pinch_begin), b);
    g_signal_connect(pinch, "scale-changed", G_CALLBACK(pinch_changed), b);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(pinch));
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(hold));
    gtk_widget_add_controller(widget, motion);
    gtk_widget_add_controller(widget, scroll);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(drag));
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(click));
}
