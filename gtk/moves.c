/* The moves beside the board: every one can be gone back to. */
#include "gtk/window.h"

/* *number counts the rows that tell something. */
static GtkWidget *new_row(struct window *w, int i, int *number)
{
    GtkWidget *label;
    char text[SENTENCE_ROOM];
    struct writer out = writer_over(text, sizeof text);

    if (i == 0) {
        write_text(&out, "Start");
    } else if (table_is_told(w->table, i - 1)) {
        write_number(&out, ++*number);
        write_text(&out, ". ");
        table_tell_move(w->table, i - 1, &out);
    }
    label = gtk_label_new(text);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_widget_set_margin_start(label, 8);
    gtk_widget_set_margin_end(label, 8);
    return label;
}

/* What is not worth telling has a row that cannot be seen, so that rows and moves count alike. */
static void add_row(struct window *w, int i, int *number)
{
    GtkWidget *label = new_row(w, i, number);

    gtk_list_box_append(w->moves, label);
    gtk_widget_set_visible(GTK_WIDGET(gtk_list_box_get_row_at_index(w->moves, i)),
                           gtk_label_get_text(GTK_LABEL(label))[0] != 0);
}

static int row_count(struct window *w)
{
    int count = 0;

    while (gtk_list_box_get_row_at_index(w->moves, count))
        count++;
    return count;
}

/* The row where we are comes into the middle, once rows have their places. */
static gboolean scroll_there(GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
    GtkListBoxRow *row = gtk_list_box_get_selected_row(GTK_LIST_BOX(list));
    GtkWidget *scroller = gtk_widget_get_ancestor(list, GTK_TYPE_SCROLLED_WINDOW);
    GtkAdjustment *way = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    double x, y;

    (void)clock;
    (void)data;
    if (row && gtk_widget_translate_coordinates(GTK_WIDGET(row), list, 0, 0, &x, &y))
        gtk_adjustment_set_value(way, y - gtk_adjustment_get_page_size(way) / 2);
    return G_SOURCE_REMOVE;
}

static void choose_row(struct window *w)
{
    GtkListBoxRow *row = gtk_list_box_get_row_at_index(w->moves, table_at(w->table));

    if (row == gtk_list_box_get_selected_row(w->moves))
        return;
    gtk_list_box_select_row(w->moves, row);
    gtk_widget_add_tick_callback(GTK_WIDGET(w->moves), scroll_there, NULL, NULL);
}

/* Rows that are no longer true go, new ones come; the one where we are is chosen. */
void moves_update(struct window *w)
{
    int wanted = table_length(w->table) + 1, count, number;

    if (!adw_flap_get_reveal_flap(w->flap)) {
        w->moves_shown = 0;
        return;
    }
    /* Playing something else after an undo replaces all rows behind that place. */
    if (w->moves_shown > table_at(w->table))
        w->moves_shown = table_at(w->table);
    for (count = row_count(w); count > w->moves_shown; count--)
        gtk_list_box_remove(w->moves,
                            GTK_WIDGET(gtk_list_box_get_row_at_index(w->moves, count - 1)));
    number = count > 1 ? table_number(w->table, count - 1) : 0;
    for (; count < wanted; count++)
        add_row(w, count, &number);
    w->moves_shown = wanted;
    choose_row(w);
}

static void chosen(GtkListBox *list, GtkListBoxRow *row, struct window *w)
{
    (void)list;
    session_jump(w->session, gtk_list_box_row_get_index(row));
    board_wake(w->board);
}

static void revealed(GObject *flap, GParamSpec *unused, struct window *w)
{
    (void)flap;
    (void)unused;
    trace_say(w, "moves %s", adw_flap_get_reveal_flap(w->flap) ? "open" : "closed");
    if (!w->table)
        return;
    gtk_list_box_unselect_all(w->moves);
    moves_update(w);
}

/* A window that becomes too narrow for both shows the board. */
static void folded(AdwFlap *flap, GParamSpec *unused, gpointer data)
{
    (void)unused;
    (void)data;
    if (adw_flap_get_folded(flap))
        adw_flap_set_reveal_flap(flap, FALSE);
}

void moves_toggle(struct window *w)
{
    enum { ROOMY = 900 };
    gboolean open = adw_flap_get_reveal_flap(w->flap);

    if (!open)
        adw_flap_set_fold_policy(w->flap, gtk_widget_get_width(GTK_WIDGET(w->flap)) < ROOMY
                                              ? ADW_FLAP_FOLD_POLICY_ALWAYS
                                              : ADW_FLAP_FOLD_POLICY_AUTO);
    adw_flap_set_reveal_flap(w->flap, !open);
}

static GtkWidget *steps(void)
{
    static const char *const buttons[][3] = {
        {"go-first-symbolic", "First move", "win.first"},
        {"go-previous-symbolic", "Previous move", "win.previous"},
        {"go-next-symbolic", "Next move", "win.next"},
        {"go-last-symbolic", "Latest move", "win.latest"},
    };
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4);

    for (gsize i = 0; i < G_N_ELEMENTS(buttons); i++)
        gtk_box_append(GTK_BOX(box), window_tool(buttons[i][0], buttons[i][1], buttons[i][2]));
    gtk_widget_set_halign(box, GTK_ALIGN_CENTER);
    gtk_widget_add_css_class(box, "toolbar");
    return box;
}

GtkWidget *moves_list(struct window *w)
{
    GtkWidget *scroller = gtk_scrolled_window_new();
    GtkWidget *side = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);

    w->moves = GTK_LIST_BOX(gtk_list_box_new());
    gtk_widget_add_css_class(GTK_WIDGET(w->moves), "navigation-sidebar");
    gtk_accessible_update_property(GTK_ACCESSIBLE(w->moves), GTK_ACCESSIBLE_PROPERTY_LABEL, "Moves",
                                   -1);
    g_signal_connect(w->moves, "row-activated", G_CALLBACK(chosen), w);
    g_signal_connect(w->flap, "notify::reveal-flap", G_CALLBACK(revealed), w);
    g_signal_connect(w->flap, "notify::folded", G_CALLBACK(folded), NULL);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), GTK_WIDGET(w->moves));
    gtk_widget_set_size_request(scroller, 260, -1);
    gtk_widget_set_vexpand(scroller, TRUE);
    gtk_box_append(GTK_BOX(side), steps());
    gtk_box_append(GTK_BOX(side), scroller);
    return side;
}
