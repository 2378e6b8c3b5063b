/* The sheet for a new game, made from the options that the game declares. */
#include "gtk/window.h"

#include "host/people.h"
#include "together/preset.h"

#include <string.h>

/* As they are chosen now: every option of the game has its row. */
static struct settings chosen_settings(const struct window *w)
{
    struct settings with = w->sheet.preset.settings;

    for (int i = 0; w->sheet.game->rules->options[i].key; i++)
        with.choice[i] = (int)adw_combo_row_get_selected(ADW_COMBO_ROW(w->sheet.option[i]));
    return with;
}

static void name_seats(struct window *w)
{
    struct settings with = chosen_settings(w);
    struct writer out = writer_growing();
    int players = start_seats(w->sheet.game, &with, &out);
    char **name = g_strsplit(out.text, "\n", -1);

    for (int p = 0; p < MAX_PLAYERS; p++) {
        if (p < players)
            adw_preferences_row_set_title(ADW_PREFERENCES_ROW(w->sheet.seat[p]), name[p]);
        gtk_widget_set_visible(w->sheet.seat[p], p < players);
        gtk_widget_set_visible(w->sheet.name[p],
                               p < players && seat_row_who(w->sheet.seat[p]) == SEAT_PERSON);
    }
    g_strfreev(name);
    writer_free(&out);
}

static void follow_options(struct window *w)
{
    struct settings with = chosen_settings(w);

    name_seats(w);
    pictured_follow(w, w->sheet.rules, &with);
}

static void option_changed(GObject *row, GParamSpec *unused, struct window *w)
{
    (void)row;
    (void)unused;
    follow_options(w);
}

/* All that was chosen but the seed. */
static struct start chosen_start(const struct window *w)
{
    struct start how = w->sheet.preset;

    how.settings = chosen_settings(w);
    for (int p = 0; p < MAX_PLAYERS; p++) {
        const char *name = gtk_editable_get_text(GTK_EDITABLE(w->sheet.name[p]));

        how.seat[p] = seat_row_who(w->sheet.seat[p]);
        name_clean(how.name[p], name, strlen(name));
    }
    how.chance = adw_combo_row_get_selected(ADW_COMBO_ROW(w->sheet.by_hand)) == 1 ? CHANCE_BY_HAND
                                                                                  : CHANCE_BY_SEED;
    return how;
}

static void begin(GtkWidget *button, struct window *w)
{
    struct start how = chosen_start(w);
    const char *text = gtk_editable_get_text(GTK_EDITABLE(w->sheet.seed));
    const char *wrong = start_seed(&how, text, strlen(text));

    (void)button;
    if (wrong) {
        window_toast(w, "%s", wrong);
        return;
    }
    session_begin(w->session, w->sheet.game, &how);
    people_write(w->session);
    play_passed(w);
}

/* The same game with others: seats of persons are open for them. */
static void play_together(GtkWidget *button, struct window *w)
{
    struct start how = chosen_start(w);
    struct writer out = writer_growing();

    (void)button;
    together_write(w->sheet.game, &how.settings, how.seat, &out);
    together_open(w, out.text);
    writer_free(&out);
}

static GtkWidget *combo(const char *title, GtkStringList *words, int selected)
{
    GtkWidget *row = adw_combo_row_new();

    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
    adw_combo_row_set_model(ADW_COMBO_ROW(row), G_LIST_MODEL(words));
    adw_combo_row_set_selected(ADW_COMBO_ROW(row), (guint)selected);
    g_object_unref(words);
    return row;
}

static GtkWidget *option_row(const struct option *o, int chosen)
{
    GtkStringList *words = gtk_string_list_new(NULL);

    for (int k = 0; k < option_choices(o); k++) {
        char word[64];
        struct writer out = writer_over(word, sizeof word);

        option_word(&out, o, k);
        gtk_string_list_append(words, word);
    }
    return combo(o->label, words, chosen);
}

static GtkWidget *pill(struct window *w, GtkWidget *row, const char *label, GCallback run)
{
    GtkWidget *button = gtk_button_new_with_label(label);

    gtk_widget_add_css_class(button, "pill");
    g_signal_connect(button, "clicked", run, w);
    gtk_box_append(GTK_BOX(row), button);
    return button;
}

/* Below what scrolls, so that it is always in sight. Gives the main one. */
static GtkWidget *play_buttons(struct window *w, GtkWidget *box)
{
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    GtkWidget *button = pill(w, row, "Play", G_CALLBACK(begin));

    gtk_widget_add_css_class(button, "suggested-action");
    if (together_possible())
        pill(w, row, "Play together…", G_CALLBACK(play_together));
    gtk_widget_set_halign(row, GTK_ALIGN_CENTER);
    gtk_widget_set_margin_top(row, 10);
    gtk_widget_set_margin_bottom(row, 14);
    gtk_box_append(GTK_BOX(box), row);
    return button;
}

static const char *const who_rolls[] = {"Parlour rolls", "I roll myself", NULL};

/* The level that one's rating proposes. */
static void propose(struct window *w, AdwPreferencesGroup *seats)
{
    char words[120];
    struct writer out = writer_over(words, sizeof words);

    session_propose(w->session, w->sheet.game, &out);
    if (out.size > 0)
        adw_preferences_group_set_description(seats, words);
}

static void fill(struct window *w, AdwPreferencesPage *page)
{
    const struct rules *g = w->sheet.game->rules;
    struct start *how = &w->sheet.preset;
    AdwPreferencesGroup *rules = ADW_PREFERENCES_GROUP(adw_preferences_group_new());
    AdwPreferencesGroup *seats = ADW_PREFERENCES_GROUP(adw_preferences_group_new());
    AdwPreferencesGroup *luck = ADW_PREFERENCES_GROUP(adw_preferences_group_new());

    session_preset(w->session, w->sheet.game, how);
    adw_preferences_group_set_title(rules, "Game");
    adw_preferences_group_set_title(seats, "Who sits where");
    adw_preferences_group_set_title(luck, "Chance");
    propose(w, seats);
    for (int i = 0; g->options[i].key; i++) {
        w->sheet.option[i] = option_row(&g->options[i], how->settings.choice[i]);
        adw_preferences_group_add(rules, w->sheet.option[i]);
        g_signal_connect(w->sheet.option[i], "notify::selected", G_CALLBACK(option_changed), w);
    }
    for (int p = 0; p < MAX_PLAYERS; p++) {
        w->sheet.seat[p] = seat_row("Player", how->seat[p]);
        w->sheet.name[p] = name_row(how->name[p]);
        adw_preferences_group_add(seats, w->sheet.seat[p]);
        adw_preferences_group_add(seats, w->sheet.name[p]);
        g_signal_connect(w->sheet.seat[p], "notify::selected", G_CALLBACK(option_changed), w);
    }
    w->sheet.seed = adw_entry_row_new();
    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(w->sheet.seed), "Seed (empty: a new one)");
    w->sheet.by_hand =
        combo("Dice and draws", gtk_string_list_new(who_rolls), how->chance == CHANCE_BY_HAND);
    gtk_widget_set_visible(GTK_WIDGET(luck), g->weight != NULL);
    adw_preferences_group_add(luck, w->sheet.by_hand);
    adw_preferences_group_add(luck, w->sheet.seed);
    adw_preferences_page_add(page, rules);
    adw_preferences_page_add(page, seats);
    adw_preferences_page_add(page, luck);
    w->sheet.rules = rules;
    w->sheet.pictured = NULL;
    follow_options(w);
}

GtkWidget *sheet_page(struct window *w)
{
    w->sheet.page = adw_bin_new();
    return w->sheet.page;
}

void sheet_open(struct window *w, const struct game *g)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *page = adw_preferences_page_new();
    GtkWidget *button;

    w->sheet.game = g;
    gtk_widget_set_vexpand(page, TRUE);
    gtk_box_append(GTK_BOX(box), page);
    button = play_buttons(w, box);
    adw_bin_set_child(ADW_BIN(w->sheet.page), box);
    fill(w, ADW_PREFERENCES_PAGE(page));
    gtk_widget_grab_focus(button);
    adw_window_title_set_title(w->title, g->rules->title);
    adw_window_title_set_subtitle(w->title, "New game");
    window_show(w, "sheet");
    trace_say(w, "sheet %s", g->rules->name);
}
