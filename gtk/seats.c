/* Who plays: a row for each seat, in the sheet for a new game and, during a game, in a small window. */
#include "gtk/window.h"

#include "host/people.h"

#include <string.h>

GtkWidget *seat_row(const char *name, int who)
{
    GtkStringList *words = gtk_string_list_new(NULL);
    GtkWidget *row = adw_combo_row_new();

    for (int each = SEAT_PERSON; each <= LEVELS; each++) {
        char word[64];
        struct writer out = writer_over(word, sizeof word);

        seat_choice(&out, each);
        gtk_string_list_append(words, word);
    }
    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), name);
    adw_combo_row_set_model(ADW_COMBO_ROW(row), G_LIST_MODEL(words));
    adw_combo_row_set_selected(ADW_COMBO_ROW(row), (guint)(who - SEAT_PERSON));
    g_object_unref(words);
    return row;
}

GtkWidget *name_row(const char *name)
{
    GtkWidget *row = adw_entry_row_new();

    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), "Name (may stay empty)");
    gtk_editable_set_text(GTK_EDITABLE(row), name);
    return row;
}

int seat_row_who(GtkWidget *row)
{
    return (int)adw_combo_row_get_selected(ADW_COMBO_ROW(row)) + SEAT_PERSON;
}

static void chosen(GtkWidget *row, GParamSpec *unused, struct window *w)
{
    int player = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(row), "player"));
    GtkWidget *name = g_object_get_data(G_OBJECT(row), "name");

    (void)unused;
    session_seat(w->session, player, seat_row_who(row));
    gtk_widget_set_visible(name, seat_row_who(row) == SEAT_PERSON);
    thinking_prepare(w->table);
    board_wake(w->board);
}

static void called(GtkWidget *row, struct window *w)
{
    int player = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(row), "player"));
    const char *name = gtk_editable_get_text(GTK_EDITABLE(row));

    session_call(w->session, player, name, strlen(name));
    people_write(w->session);
    board_wake(w->board);
}

static GtkWidget *table_name_row(struct window *w, int player)
{
    GtkWidget *row = name_row(table_called(w->table, player));

    g_object_set_data(G_OBJECT(row), "player", GINT_TO_POINTER(player));
    gtk_widget_set_visible(row, table_seat_of(w->table, player) == SEAT_PERSON);
    g_signal_connect(row, "changed", G_CALLBACK(called), w);
    return row;
}

static GtkWidget *table_row(struct window *w, int player)
{
    char name[NAME_BYTES];
    struct writer out = writer_over(name, sizeof name);
    GtkWidget *row;

    table_seat_name(w->table, player, &out);
    row = seat_row(name, table_seat_of(w->table, player));
    g_object_set_data(G_OBJECT(row), "player", GINT_TO_POINTER(player));
    g_signal_connect(row, "notify::selected", G_CALLBACK(chosen), w);
    return row;
}

void seats_open(struct window *w, int player)
{
    GtkWidget *window = adw_preferences_window_new();
    GtkWidget *page = adw_preferences_page_new(), *group = adw_preferences_group_new();

    adw_preferences_group_set_title(ADW_PREFERENCES_GROUP(group), "Who plays");
    adw_preferences_page_add(ADW_PREFERENCES_PAGE(page), ADW_PREFERENCES_GROUP(group));
    adw_preferences_window_add(ADW_PREFERENCES_WINDOW(window), ADW_PREFERENCES_PAGE(page));
    adw_preferences_window_set_search_enabled(ADW_PREFERENCES_WINDOW(window), FALSE);
    for (int p = 0; p < table_players(w->table); p++) {
        GtkWidget *row = table_row(w, p);

        GtkWidget *name = table_name_row(w, p);

        g_object_set_data(G_OBJECT(row), "name", name);
        adw_preferences_group_add(ADW_PREFERENCES_GROUP(group), row);
        adw_preferences_group_add(ADW_PREFERENCES_GROUP(group), name);
        if (p == player)
            gtk_window_set_focus(GTK_WINDOW(window), row);
    }
    gtk_window_set_title(GTK_WINDOW(window), "Who plays");
    gtk_window_set_default_size(GTK_WINDOW(window), 460, 160 + 100 * table_players(w->table));
    gtk_window_set_transient_for(GTK_WINDOW(window), GTK_WINDOW(w->window));
    gtk_window_set_modal(GTK_WINDOW(window), TRUE);
    gtk_window_present(GTK_WINDOW(window));
    trace_say(w, "seats %d", player);
}
