/* The sheet for a new game, made from the options that the game declares. */
#include "gtk/window.h"

#include "core/walk.h"
#include "host/people.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_SPACE = 400 };

static struct settings chosen_settings(const struct window *w)
{
    const struct option *all = w->sheet.game->rules->options;
    struct settings with = settings_preset(all);

    for (int i = 0; all[i].key; i++)
        with.choice[i] = (int)adw_combo_row_get_selected(ADW_COMBO_ROW(w->sheet.option[i]));
    return with;
}

static int players_now(const struct window *w)
{
    const struct rules *g = w->sheet.game->rules;
    struct settings with = chosen_settings(w);
    struct state *s = state_new(g);
    int players;

    state_start(g, s, &with);
    players = g->players(s);
    state_free(s);
    return players;
}

static void name_seats(struct window *w)
{
    const struct rules *g = w->sheet.game->rules;
    struct settings with = chosen_settings(w);
    struct state *s = state_new(g);
    int players = players_now(w);

    state_start(g, s, &with);
    for (int p = 0; p < MAX_PLAYERS; p++) {
        char *name = g->seat_name && p < players ? g_strdup(g->seat_name(s, p))
                                                 : g_strdup_printf("Player %d", p + 1);

        name[0] = g_ascii_toupper(name[0]);
        adw_preferences_row_set_title(ADW_PREFERENCES_ROW(w->sheet.seat[p]), name);
        gtk_widget_set_visible(w->sheet.seat[p], p < players);
        gtk_widget_set_visible(w->sheet.name[p],
                               p < players && seat_row_who(w->sheet.seat[p]) == SEAT_PERSON);
        g_free(name);
    }
    state_free(s);
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

static void begin(GtkWidget *button, struct window *w)
{
    struct start how = {.settings = chosen_settings(w)};
    const char *text = gtk_editable_get_text(GTK_EDITABLE(w->sheet.seed));
    char *end;

    (void)button;
    errno = 0;
    how.seed = g_ascii_strtoull(text, &end, 10);
    how.seeded = *text != '\0';
    if (*text && (*end || errno || *text == '-')) {
        window_toast(w, "A seed is a whole number. Leave it empty for a new one.");
        return;
    }
    for (int p = 0; p < MAX_PLAYERS; p++) {
        const char *name = gtk_editable_get_text(GTK_EDITABLE(w->sheet.name[p]));

        how.seat[p] = seat_row_who(w->sheet.seat[p]);
        name_clean(how.name[p], name, strlen(name));
    }
    if (adw_combo_row_get_selected(ADW_COMBO_ROW(w->sheet.by_hand)) == 1)
        how.chance = CHANCE_BY_HAND;
    session_begin(w->session, w->sheet.game, &how);
    people_write(w->session);
    play_passed(w);
}

/* The same game with others: seats of persons are open for them. */
static void play_together(GtkWidget *button, struct window *w)
{
    char what[LINE_SPACE];
    struct writer out = writer_over(what, sizeof what);
    struct settings with = chosen_settings(w), none;

    (void)button;
    for (int i = 0; i < MAX_OPTIONS; i++)
        none.choice[i] = -1;
    write_text(&out, w->sheet.game->rules->name);
    for (int p = 0; p < players_now(w); p++) {
        int who = seat_row_who(w->sheet.seat[p]);

        write_char(&out, p ? ',' : ' ');
        if (who == SEAT_PERSON)
            write_text(&out, "open");
        else
            write_number(&out, who == SEAT_RANDOM ? 0 : who);
    }
    write_char(&out, ' ');
    settings_write(&out, w->sheet.game->rules->options, &with, &none);
    together_open(w, what);
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
    struct start how;
    AdwPreferencesGroup *rules = ADW_PREFERENCES_GROUP(adw_preferences_group_new());
    AdwPreferencesGroup *seats = ADW_PREFERENCES_GROUP(adw_preferences_group_new());
    AdwPreferencesGroup *luck = ADW_PREFERENCES_GROUP(adw_preferences_group_new());

    session_preset(w->session, w->sheet.game, &how);
    adw_preferences_group_set_title(rules, "Game");
    adw_preferences_group_set_title(seats, "Who sits where");
    adw_preferences_group_set_title(luck, "Chance");
    propose(w, seats);
    for (int i = 0; g->options[i].key; i++) {
        w->sheet.option[i] = option_row(&g->options[i], how.settings.choice[i]);
        adw_preferences_group_add(rules, w->sheet.option[i]);
        g_signal_connect(w->sheet.option[i], "notify::selected", G_CALLBACK(option_changed), w);
    }
    for (int p = 0; p < MAX_PLAYERS; p++) {
        w->sheet.seat[p] = seat_row("Player", how.seat[p]);
        w->sheet.name[p] = name_row(how.name[p]);
        adw_preferences_group_add(seats, w->sheet.seat[p]);
        adw_preferences_group_add(seats, w->sheet.name[p]);
        g_signal_connect(w->sheet.seat[p], "notify::selected", G_CALLBACK(option_changed), w);
    }
    w->sheet.seed = adw_entry_row_new();
    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(w->sheet.seed), "Seed (empty: a new one)");
    w->sheet.by_hand =
        combo("Dice and draws", gtk_string_list_new(who_rolls), how.chance == CHANCE_BY_HAND);
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
