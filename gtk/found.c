/* Rooms on a server that look for players: a list in the window that joins rooms. */
#include "gtk/room.h"

#include <string.h>

/* The list and whose it is; it may be closed before the server has answered. */
struct found {
    struct window *window;
    struct link_parts server;
    GtkWidget *group, *address, *answer; /* the rows of the last answer, in a box of their own */
};

static void found_free(gpointer data, GObject *group)
{
    (void)group;
    g_free(data);
}

static void look_in(GtkWidget *row, struct found *f)
{
    GtkWidget *dialog = GTK_WIDGET(gtk_widget_get_root(row));
    struct link_parts to = f->server;

    g_strlcpy(to.room, g_object_get_data(G_OBJECT(row), "room"), sizeof to.room);
    room_enter(f->window, &to, NULL);
    gtk_window_destroy(GTK_WINDOW(dialog));
}

static GtkWidget *add_row(struct found *f, const char *title, const char *subtitle)
{
    GtkWidget *row = adw_action_row_new();

    adw_preferences_row_set_use_markup(ADW_PREFERENCES_ROW(row), FALSE);
    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
    adw_action_row_set_subtitle(ADW_ACTION_ROW(row), subtitle);
    gtk_list_box_append(GTK_LIST_BOX(f->answer), row);
    trace_say(f->window, "found %s: %s", title, subtitle);
    return row;
}

/* `listed ROOM GAME OPEN SEATS WHO`; names come from strangers and are plain text. */
static void add_room(struct found *f, const char *line)
{
    char **part = g_strsplit(line, " ", 6);

    if (g_strv_length(part) == 6 && strlen(part[1]) == ROOM_ID) {
        const struct game *g = catalogue_find(part[2], strlen(part[2]));
        char *seats = g_strdup_printf("%s of %s seats open%s%s", part[3], part[4],
                                      *part[5] ? ", with " : "", part[5]);
        char *escaped = g_markup_escape_text(seats, -1);
        GtkWidget *row = add_row(f, g ? g->rules->title : part[2], escaped);

        g_object_set_data_full(G_OBJECT(row), "room", g_strdup(part[1]), g_free);
        gtk_list_box_row_set_activatable(GTK_LIST_BOX_ROW(row), TRUE);
        g_signal_connect(row, "activated", G_CALLBACK(look_in), f);
        g_free(escaped);
        g_free(seats);
    }
    g_strfreev(part);
}

static void clear(struct found *f)
{
    GtkWidget *row;

    while ((row = gtk_widget_get_first_child(f->answer)))
        gtk_list_box_remove(GTK_LIST_BOX(f->answer), row);
}

static void answered(gpointer context, const char *lines)
{
    struct found *f = context;
    char **line = g_strsplit(lines ? lines : "", "\n", -1);

    clear(f);
    for (int i = 0; line[i]; i++)
        if (g_str_has_prefix(line[i], "listed "))
            add_room(f, line[i]);
    if (!gtk_widget_get_first_child(f->answer))
        add_row(f,
                lines ? "Nobody is looking for players just now" : "There is no server for rooms",
                "");
    gtk_widget_set_visible(f->answer, TRUE);
    g_strfreev(line);
    g_object_unref(f->group);
}

static void look(GtkWidget *row, struct found *f)
{
    char *address = g_strstrip(g_strdup(gtk_editable_get_text(GTK_EDITABLE(row))));

    if (server_read(address, &f->server)) {
        preferences_keep_server(address);
        gtk_widget_remove_css_class(row, "error");
        g_object_ref(f->group); /* until the answer is here */
        connection_ask(&f->server, "rooms", "rooms", answered, f);
    } else {
        gtk_widget_add_css_class(row, "error");
    }
    g_free(address);
}

void found_add(struct window *w, GtkWidget *page)
{
    struct found *f = g_new0(struct found, 1);
    char *address = preferences_server();

    f->window = w;
    f->group = adw_preferences_group_new();
    f->address = adw_entry_row_new();
    f->answer = gtk_list_box_new();
    adw_preferences_group_set_title(ADW_PREFERENCES_GROUP(f->group), "Rooms looking for players");
    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(f->address), "Address of a server");
    adw_entry_row_set_show_apply_button(ADW_ENTRY_ROW(f->address), TRUE);
    gtk_editable_set_text(GTK_EDITABLE(f->address), address ? address : "");
    gtk_list_box_set_selection_mode(GTK_LIST_BOX(f->answer), GTK_SELECTION_NONE);
    gtk_widget_add_css_class(f->answer, "boxed-list");
    gtk_widget_set_margin_top(f->answer, 8);
    gtk_widget_set_visible(f->answer, FALSE);
    g_signal_connect(f->address, "apply", G_CALLBACK(look), f);
    g_signal_connect(f->address, "entry-activated", G_CALLBACK(look), f);
    adw_preferences_group_add(ADW_PREFERENCES_GROUP(f->group), f->address);
    adw_preferences_group_add(ADW_PREFERENCES_GROUP(f->group), f->answer);
    g_object_weak_ref(G_OBJECT(f->group), found_free, f);
    adw_preferences_page_add(ADW_PREFERENCES_PAGE(page), ADW_PREFERENCES_GROUP(f->group));
    if (address && *address)
        look(f->address, f);
    g_free(address);
}
