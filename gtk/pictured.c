/* An option whose choices are pictures of the board that they lead to: buttons of which one is down. The list that the
   option has otherwise stays what the sheet reads; nobody sees it. */
#include "gtk/window.h"

enum { WIDTH = 84 };

static void toggled(GtkToggleButton *button, AdwComboRow *list)
{
    if (gtk_toggle_button_get_active(button))
        adw_combo_row_set_selected(
            list, (guint)GPOINTER_TO_INT(g_object_get_data(G_OBJECT(button), "choice")));
}

/* The board with that choice; the one that leaves it to chance has none, and is told in words. */
static GtkWidget *face_of(struct window *w, int option, int choice)
{
    const struct option *o = &w->sheet.game->rules->options[option];
    struct settings with;
    GtkWidget *face = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    char word[64];
    struct writer out = writer_over(word, sizeof word);

    if (start_pictured_board(w->sheet.game, choice, &with)) {
        option_write(&out, o, choice);
        gtk_box_append(GTK_BOX(face), picture_new(w, picture_board(w->sheet.game, &with), WIDTH));
    } else {
        option_word(&out, o, choice);
    }
    gtk_box_append(GTK_BOX(face), gtk_label_new(word));
    return face;
}

static GtkWidget *button_for(struct window *w, int option, int choice)
{
    GtkWidget *button = gtk_toggle_button_new();
    char words[128];
    struct writer out = writer_over(words, sizeof words);

    option_word(&out, &w->sheet.game->rules->options[option], choice);
    gtk_button_set_child(GTK_BUTTON(button), face_of(w, option, choice));
    gtk_widget_set_tooltip_text(button, words);
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                   -1);
    g_object_set_data(G_OBJECT(button), "choice", GINT_TO_POINTER(choice));
    g_signal_connect(button, "toggled", G_CALLBACK(toggled), w->sheet.option[option]);
    return button;
}

static GtkWidget *choices(struct window *w, int option)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8), *flow = gtk_flow_box_new();
    GtkWidget *label = gtk_label_new(w->sheet.game->rules->options[option].label);
    guint chosen = adw_combo_row_get_selected(ADW_COMBO_ROW(w->sheet.option[option]));
    GtkToggleButton *first = NULL;

    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_set_margin_top(label, 14);
    gtk_box_append(GTK_BOX(box), label);
    gtk_box_append(GTK_BOX(box), flow);
    gtk_flow_box_set_selection_mode(GTK_FLOW_BOX(flow), GTK_SELECTION_NONE);
    gtk_flow_box_set_max_children_per_line(GTK_FLOW_BOX(flow), 6);
    for (int k = 0; k < option_choices(&w->sheet.game->rules->options[option]); k++) {
        GtkWidget *button = button_for(w, option, k);

        gtk_toggle_button_set_group(GTK_TOGGLE_BUTTON(button), first);
        first = first ? first : GTK_TOGGLE_BUTTON(button);
        gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(button), (guint)k == chosen);
        gtk_flow_box_append(GTK_FLOW_BOX(flow), button);
        gtk_widget_set_focusable(gtk_widget_get_parent(button), FALSE); /* the button is */
    }
    return box;
}

void pictured_follow(struct window *w, AdwPreferencesGroup *group, const struct settings *with)
{
    int option = start_pictured(w->sheet.game);

    if (option < 0)
        return;
    gtk_widget_set_visible(w->sheet.option[option], FALSE);
    if (!w->sheet.pictured && start_pictured_now(w->sheet.game, with)) {
        w->sheet.pictured = choices(w, option);
        adw_preferences_group_add(group, w->sheet.pictured);
    }
    if (w->sheet.pictured)
        gtk_widget_set_visible(w->sheet.pictured, start_pictured_now(w->sheet.game, with));
}
