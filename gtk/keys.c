/* Keys on the board: arrows move the focus, others are gestures with what is in hand. */
#include "gtk/board.h"

static gboolean arrow(Board *b, guint key)
{
    int dx = (key == GDK_KEY_Right || key == GDK_KEY_KP_Right) -
             (key == GDK_KEY_Left || key == GDK_KEY_KP_Left);
    int dy = (key == GDK_KEY_Down || key == GDK_KEY_KP_Down) -
             (key == GDK_KEY_Up || key == GDK_KEY_KP_Up);

    if (dx == 0 && dy == 0)
        return FALSE;
    board_changed(b, table_move_focus(board_table(b), dx, dy));
    board_focus_spot(b);
    return TRUE;
}

static gboolean pressed_key(GtkEventControllerKey *keys, guint key, guint code,
                            GdkModifierType modifiers, Board *b)
{
    static const struct {
        guint key;
        enum gesture gesture;
    } meanings[] = {{GDK_KEY_Return, GESTURE_TAP},
                    {GDK_KEY_KP_Enter, GESTURE_TAP},
                    {GDK_KEY_space, GESTURE_TAP},
                    {GDK_KEY_r, GESTURE_TURN_RIGHT},
                    {GDK_KEY_period, GESTURE_TURN_RIGHT},
                    {GDK_KEY_R, GESTURE_TURN_LEFT},
                    {GDK_KEY_l, GESTURE_TURN_LEFT},
                    {GDK_KEY_comma, GESTURE_TURN_LEFT},
                    {GDK_KEY_f, GESTURE_FLIP}};

    (void)keys;
    (void)code;
    if (!board_table(b) || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)))
        return GDK_EVENT_PROPAGATE;
    if (arrow(b, key))
        return GDK_EVENT_STOP;
    if (key == GDK_KEY_Escape && board_escape(b)) {
        board_wake(b);
        return GDK_EVENT_STOP;
    }
    for (gsize i = 0; i < G_N_ELEMENTS(meanings); i++)
        if (meanings[i].key == key) {
            board_changed(b, table_gesture(board_table(b), meanings[i].gesture));
            return GDK_EVENT_STOP;
        }
    return GDK_EVENT_PROPAGATE;
}

void keys_listen(Board *b)
{
    GtkEventController *keys = gtk_event_controller_key_new();

    g_signal_connect(keys, "key-pressed", G_CALLBACK(pressed_key), b);
    gtk_widget_add_controller(GTK_WIDGET(b), keys);
}
