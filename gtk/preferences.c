/* What a person prefers: kept in a small file, changed in a small window. */
#include "gtk/window.h"

#include "host/files.h"

#include <string.h>

static gboolean preferences_path(char *out, gsize room)
{
    return file_place(out, room, "XDG_CONFIG_HOME", ".config", "preferences.ini");
}

/* What is kept; empty if there is nothing. */
static GKeyFile *kept(void)
{
    GKeyFile *file = g_key_file_new();
    char path[4096];

    if (preferences_path(path, sizeof path))
        g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, NULL);
    return file;
}

static void keep(GKeyFile *file)
{
    char path[4096];

    if (preferences_path(path, sizeof path)) {
        char *text = g_key_file_to_data(file, NULL, NULL), *folder = g_path_get_dirname(path);

        if (folder_make(folder))
            file_write(path, text, strlen(text));
        g_free(text);
        g_free(folder);
    }
    g_key_file_unref(file);
}

void preferences_read(struct preferences *p)
{
    GKeyFile *file = kept();
    char *name = g_key_file_get_string(file, "look", "palette", NULL);
    enum palette palette;

    *p = (struct preferences){.palette = -1, .speed = 1, .guide = TRUE, .sound = TRUE};
    if (name && palette_find(name, strlen(name), &palette))
        p->palette = (int)palette;
    if (g_key_file_has_key(file, "look", "speed", NULL))
        p->speed = CLAMP(g_key_file_get_double(file, "look", "speed", NULL), 0, 4);
    if (g_key_file_has_key(file, "play", "guide", NULL))
        p->guide = g_key_file_get_boolean(file, "play", "guide", NULL);
    if (g_key_file_has_key(file, "play", "sound", NULL))
        p->sound = g_key_file_get_boolean(file, "play", "sound", NULL);
    p->maximised = g_key_file_get_boolean(file, "window", "maximised", NULL);
    g_free(name);
    g_key_file_unref(file);
}

void preferences_write(const struct preferences *p)
{
    GKeyFile *file = kept();

    g_key_file_set_string(file, "look", "palette",
                          p->palette < 0 ? "system" : palette_name((enum palette)p->palette));
    g_key_file_set_double(file, "look", "speed", p->speed);
    g_key_file_set_boolean(file, "play", "guide", p->guide);
    g_key_file_set_boolean(file, "play", "sound", p->sound);
    g_key_file_set_boolean(file, "window", "maximised", p->maximised);
    keep(file);
}

static char *word_of(const char *key)
{
    GKeyFile *file = kept();
    char *word = g_key_file_get_string(file, "together", key, NULL);

    g_key_file_unref(file);
    return word;
}

static void keep_word(const char *key, const char *word)
{
    GKeyFile *file = kept();

    g_key_file_set_string(file, "together", key, word);
    keep(file);
}

char *preferences_server(void)
{
    return word_of("server");
}

void preferences_keep_server(const char *address)
{
    keep_word("server", address);
}

gboolean preferences_size(const struct game *g, int *width, int *height)
{
    GKeyFile *file = kept();
    gsize count = 0;
    gint *size = g_key_file_get_integer_list(file, "size", g->rules->name, &count, NULL);
    gboolean chosen = count == 2 && size[0] > 0 && size[1] > 0;

    if (chosen) {
        *width = MIN(size[0], 20000);
        *height = MIN(size[1], 20000);
    }
    g_free(size);
    g_key_file_unref(file);
    return chosen;
}

void preferences_keep_size(const struct game *g, int width, int height)
{
    GKeyFile *file = kept();
    gint size[2] = {width, height};

    if (width > 0)
        g_key_file_set_integer_list(file, "size", g->rules->name, size, 2);
    else
        g_key_file_remove_key(file, "size", g->rules->name, NULL);
    keep(file);
}

gboolean preferences_knows(const struct game *g)
{
    GKeyFile *file = kept();
    gboolean known = g_key_file_get_boolean(file, "known", g->rules->name, NULL);

    g_key_file_unref(file);
    return known;
}

void preferences_learn(const struct game *g)
{
    GKeyFile *file = kept();

    g_key_file_set_boolean(file, "known", g->rules->name, TRUE);
    keep(file);
}

/* Who wants to be told again has all of it told again. */
static void forget_games(void)
{
    GKeyFile *file = kept();

    g_key_file_remove_group(file, "known", NULL);
    keep(file);
}

static const char *const looks[] = {"As the system", "Light", "Dark", "High contrast", NULL};
static const char *const speeds[] = {"Off", "Slow", "Normal", "Fast", NULL};
static const char *const yes[] = {"No", "Yes", NULL};
static const double speed_values[] = {0, 0.5, 1, 2};

static void look_chosen(GObject *row, GParamSpec *unused, struct window *w)
{
    (void)unused;
    w->preferences.palette = (int)adw_combo_row_get_selected(ADW_COMBO_ROW(row)) - 1;
    window_look(w);
    preferences_write(&w->preferences);
}

static void speed_chosen(GObject *row, GParamSpec *unused, struct window *w)
{
    (void)unused;
    w->preferences.speed = speed_values[adw_combo_row_get_selected(ADW_COMBO_ROW(row))];
    window_look(w);
    preferences_write(&w->preferences);
}

static void guide_chosen(GObject *row, GParamSpec *unused, struct window *w)
{
    (void)unused;
    w->preferences.guide = adw_combo_row_get_selected(ADW_COMBO_ROW(row)) == 1;
    if (w->preferences.guide)
        forget_games();
    session_guide(w->session, w->preferences.guide);
    board_wake(w->board);
    preferences_write(&w->preferences);
}

static void sound_chosen(GObject *row, GParamSpec *unused, struct window *w)
{
    (void)unused;
    w->preferences.sound = adw_combo_row_get_selected(ADW_COMBO_ROW(row)) == 1;
    preferences_write(&w->preferences);
}

static GtkWidget *choice(const char *title, const char *const *words, guint selected,
                         GCallback chosen, struct window *w)
{
    GtkWidget *row = adw_combo_row_new();
    GtkStringList *list = gtk_string_list_new(words);

    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
    adw_combo_row_set_model(ADW_COMBO_ROW(row), G_LIST_MODEL(list));
    adw_combo_row_set_selected(ADW_COMBO_ROW(row), selected);
    g_signal_connect(row, "notify::selected", chosen, w);
    g_object_unref(list);
    return row;
}

void preferences_open(struct window *w)
{
    GtkWidget *window = adw_preferences_window_new();
    GtkWidget *page = adw_preferences_page_new(), *group = adw_preferences_group_new();
    guint speed = 2;

    for (guint i = 0; i < G_N_ELEMENTS(speed_values); i++)
        if (w->preferences.speed == speed_values[i])
            speed = i;
    adw_preferences_group_add(
        ADW_PREFERENCES_GROUP(group),
        choice("Colours", looks, (guint)(w->preferences.palette + 1), G_CALLBACK(look_chosen), w));
    adw_preferences_group_add(ADW_PREFERENCES_GROUP(group),
                              choice("Animations", speeds, speed, G_CALLBACK(speed_chosen), w));
    adw_preferences_group_add(ADW_PREFERENCES_GROUP(group),
                              choice("Explain the rules while playing", yes,
                                     w->preferences.guide ? 1 : 0, G_CALLBACK(guide_chosen), w));
    adw_preferences_group_add(
        ADW_PREFERENCES_GROUP(group),
        choice("Sound", yes, w->preferences.sound ? 1 : 0, G_CALLBACK(sound_chosen), w));
    adw_preferences_page_add(ADW_PREFERENCES_PAGE(page), ADW_PREFERENCES_GROUP(group));
    adw_preferences_window_add(ADW_PREFERENCES_WINDOW(window), ADW_PREFERENCES_PAGE(page));
    adw_preferences_window_set_search_enabled(ADW_PREFERENCES_WINDOW(window), FALSE);
    gtk_window_set_transient_for(GTK_WINDOW(window), GTK_WINDOW(w->window));
    gtk_window_set_modal(GTK_WINDOW(window), TRUE);
    gtk_window_present(GTK_WINDOW(window));
}
