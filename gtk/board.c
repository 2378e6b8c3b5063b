/* The board as a widget. */
#include "gtk/board.h"

#include "gtk/canvas.h"
#include "gtk/spot.h"

#include <time.h>

struct _Board {
    GtkWidget parent;
    struct session *session;
    struct canvas *canvas;
    enum palette palette;
    guint tick;         /* the frame callback, or 0 */
    gint64 last_frame;  /* microseconds, or 0 */
    GPtrArray *spots;   /* children, one a target; more may be hidden */
    gboolean by_finger; /* the press under way */
    guint32 pressed_at; /* milliseconds, and where: to know a double click */
    double pressed_x, pressed_y;
    double scrolled; /* part of a turn of the wheel */
    double x, y;     /* where the pointer was last */
};

G_DEFINE_FINAL_TYPE(Board, board, GTK_TYPE_WIDGET)

static guint passed_signal, told_signal;

struct table *board_table(Board *b)
{
    return b->session ? session_table(b->session) : NULL;
}

static struct fitting fit(Board *b)
{
    return painter_fit(table_draw(board_table(b)), gtk_widget_get_width(GTK_WIDGET(b)),
                       gtk_widget_get_height(GTK_WIDGET(b)));
}

static struct point to_page(Board *b, double x, double y)
{
    struct fitting f = fit(b);

    return (struct point){(float)((x - f.x) / f.scale), (float)((y - f.y) / f.scale)};
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

/* Events --------------------------------------------------------------------------------------- */

void board_changed(Board *b, bool changed)
{
    if (changed)
        board_wake(b);
}

bool board_escape(Board *b)
{
    return b->session && session_escape(b->session);
}

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
    table_approach(
        board_table(b), b->by_finger,
        is_again(b, gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(drag)), x, y));
    table_press(board_table(b), at.x, at.y);
    board_wake(b);
}

/* A finger that stays asks what a thing is; it presses nothing. */
static void asked(GtkGestureLongPress *press, double x, double y, Board *b)
{
    struct point at;
    const char *label;

    (void)press;
    if (!board_table(b))
        return;
    at = to_page(b, x, y);
    label = table_label(board_table(b), at.x, at.y);
    if (label)
        g_signal_emit(b, told_signal, 0, label);
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

/* A notch of the wheel turns the piece once; smooth scrolling adds up to notches. */
static gboolean scrolled(GtkEventControllerScroll *scroll, double dx, double dy, Board *b)
{
    (void)scroll;
    (void)dx;
    if (!board_table(b))
        return GDK_EVENT_PROPAGATE;
    b->scrolled += dy;
    for (; b->scrolled >= 1; b->scrolled -= 1)
        board_changed(b, table_gesture(board_table(b), GESTURE_TURN_RIGHT));
    for (; b->scrolled <= -1; b->scrolled += 1)
        board_changed(b, table_gesture(board_table(b), GESTURE_TURN_LEFT));
    return GDK_EVENT_STOP;
}

static void listen(Board *b)
{
    GtkWidget *widget = GTK_WIDGET(b);
    GtkEventController *motion = gtk_event_controller_motion_new();
    GtkEventController *scroll =
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
    GtkGesture *drag = gtk_gesture_drag_new();
    GtkGesture *click = gtk_gesture_click_new();
    GtkGesture *hold = gtk_gesture_long_press_new();

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
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(hold));
    gtk_widget_add_controller(widget, motion);
    keys_listen(b);
    gtk_widget_add_controller(widget, scroll);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(drag));
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(click));
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
    canvas_paint(b->canvas, widget, NULL, cairo, table_draw(board_table(b)), b->palette);
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
    if (table_fit(board_table(b), (float)width, (float)height))
        board_wake(b);
    spots_place(b->spots, table_draw(board_table(b)), fit(b));
}

static void dispose(GObject *object)
{
    Board *b = PARLOUR_BOARD(object);

    for (guint i = 0; b->spots && i < b->spots->len; i++)
        gtk_widget_unparent(g_ptr_array_index(b->spots, i));
    g_clear_pointer(&b->spots, g_ptr_array_unref);
    g_clear_pointer(&b->canvas, canvas_free);
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
    told_signal = g_signal_new("told", BOARD_TYPE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void board_init(Board *b)
{
    b->canvas = canvas_new();
    b->spots = g_ptr_array_new();
    gtk_widget_set_focusable(GTK_WIDGET(b), TRUE);
    gtk_widget_set_hexpand(GTK_WIDGET(b), TRUE);
    gtk_widget_set_vexpand(GTK_WIDGET(b), TRUE);
    listen(b);
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
