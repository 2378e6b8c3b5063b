/* Positions and games in and out: open, save, copy, paste, export, print. */
#include "gtk/window.h"

#include "paint/paint.h"
#include "core/memory.h"
#include "gtk/work.h"
#include "host/files.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Asks for a file, then runs `done` with its path. */
typedef void file_chosen(struct window *w, const char *path);

struct question {
    struct window *window;
    file_chosen *done;
};

static void answered(GtkNativeDialog *dialog, int response, struct question *q)
{
    GFile *file = response == GTK_RESPONSE_ACCEPT
                      ? gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog))
                      : NULL;
    char *path = file ? g_file_get_path(file) : NULL;

    if (path)
        q->done(q->window, path);
    g_free(path);
    g_clear_object(&file);
    g_object_unref(dialog);
    g_free(q);
}

static void ask_file(struct window *w, const char *title, GtkFileChooserAction action,
                     const char *name, file_chosen *done)
{
    GtkFileChooserNative *dialog =
        gtk_file_chooser_native_new(title, GTK_WINDOW(w->window), action, NULL, NULL);
    struct question *q = g_new(struct question, 1);

    *q = (struct question){w, done};
    gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
    if (name)
        gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog), name);
    g_signal_connect(dialog, "response", G_CALLBACK(answered), q);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

/* Reading may take its time, on a slow disk or over a network: in a thread. */
struct opening {
    struct work work;
    char *path, *name, *text;
    size_t length;
    const char *trouble; /* why there is no text */
};

static void read_file(struct work *k)
{
    struct opening *o = (struct opening *)k;

    o->text = file_read_own(o->path, &o->length);
    o->trouble = o->text ? NULL : file_trouble();
}

static void take_file(struct work *k)
{
    struct opening *o = (struct opening *)k;
    struct window *w = k->window;

    w->opening = NULL;
    if (o->text)
        session_paste(w->session, NULL, o->text, o->length, o->name);
    else
        window_toast(w, "%s: %s", o->name, o->trouble);
    play_passed(w);
}

static void forget_file(struct work *k)
{
    struct opening *o = (struct opening *)k;

    free(o->text);
    g_free(o->path);
    g_free(o->name);
}

void file_stop(struct window *w)
{
    if (w->opening)
        work_drop(&w->opening->work);
    w->opening = NULL;
}

static void open_path(struct window *w, const char *path)
{
    struct opening *o = g_new0(struct opening, 1);
    struct stat about = {0};

    file_stop(w);
    o->work = (struct work){.run = read_file, .deliver = take_file, .clear = forget_file};
    o->path = g_strdup(path);
    o->name = g_path_get_basename(path);
    stat(path, &about); /* what cannot be read is told when it is tried */
    if (session_takes(w->session, (size_t)about.st_size, o->name)) {
        w->opening = o;
        work_start(&o->work, w);
    } else {
        forget_file(&o->work);
        g_free(o);
    }
    play_passed(w);
}

void tell_deed(struct window *w, enum deed d, const char *why)
{
    char words[SENTENCE_ROOM];
    struct writer out = writer_over(words, sizeof words);

    session_tell_deed(d, why, &out);
    window_toast(w, "%s", words);
}

/* The text that waits until somebody has said where it goes. */
static void save_path(struct window *w, const char *path)
{
    GBytes *text = g_object_get_data(G_OBJECT(w->window), "file");
    gsize length;
    gconstpointer bytes = g_bytes_get_data(text, &length);

    tell_deed(w, DEED_SAVE, file_write(path, bytes, length) ? NULL : g_strerror(errno));
}

void file_ask_save(struct window *w, const char *name, const char *text, gsize length)
{
    g_object_set_data_full(G_OBJECT(w->window), "file", g_bytes_new(text, length),
                           (GDestroyNotify)g_bytes_unref);
    ask_file(w, "Save", GTK_FILE_CHOOSER_ACTION_SAVE, name, save_path);
}

static void export_path(struct window *w, const char *path)
{
    struct encoded picture;
    const char *error = picture_encode(table_draw(w->table), window_palette(w), 0, 0,
                                       table_game(w->table)->rules->title, path, &picture);

    if (error) {
        window_toast(w, "%s", error);
        return;
    }
    tell_deed(w, DEED_PICTURE,
              file_write(path, picture.bytes, picture.length) ? NULL : g_strerror(errno));
    memory_free(picture.bytes);
}

static void act_open(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    (void)action;
    (void)parameter;
    ask_file(data, "Open a saved game, or all games of another machine",
             GTK_FILE_CHOOSER_ACTION_OPEN, NULL, open_path);
}

static void act_export(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;
    char name[100];
    struct writer out = writer_over(name, sizeof name);

    (void)action;
    (void)parameter;
    session_file_name(w->session, ".png", &out);
    if (w->table)
        ask_file(w, "Export a picture (.svg, .png or .pdf)", GTK_FILE_CHOOSER_ACTION_SAVE, name,
                 export_path);
}

static void pasted(GObject *clipboard, GAsyncResult *result, gpointer data)
{
    GtkWidget *window = data;
    struct window *w = g_object_get_data(G_OBJECT(window), "window");
    char *text = gdk_clipboard_read_text_finish(GDK_CLIPBOARD(clipboard), result, NULL);

    if (w->session) {
        session_paste(w->session, NULL, text ? text : "", text ? strlen(text) : 0, NULL);
        play_passed(w);
    }
    g_free(text);
    g_object_unref(window);
}

static void act_paste(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;

    (void)action;
    (void)parameter;
    gdk_clipboard_read_text_async(gtk_widget_get_clipboard(GTK_WIDGET(w->window)), NULL, pasted,
                                  g_object_ref(w->window));
}

static void draw_page(GtkPrintOperation *print, GtkPrintContext *context, int page, gpointer data)
{
    struct window *w = data;
    struct painter *p = painter_new(false);

    (void)print;
    (void)page;
    painter_paint(p, gtk_print_context_get_cairo_context(context), table_draw(w->table),
                  PALETTE_LIGHT, gtk_print_context_get_width(context),
                  gtk_print_context_get_height(context));
    painter_free(p);
}

static void act_print(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;
    GtkPrintOperation *print;
    GError *error = NULL;

    (void)action;
    (void)parameter;
    if (!w->table)
        return;
    print = gtk_print_operation_new();
    gtk_print_operation_set_n_pages(print, 1);
    g_signal_connect(print, "draw-page", G_CALLBACK(draw_page), w);
    gtk_print_operation_run(print, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW(w->window),
                            &error);
    if (error)
        tell_deed(w, DEED_PRINT, error->message);
    g_clear_error(&error);
    g_object_unref(print);
}

const GActionEntry file_actions[] = {
    {.name = "open", .activate = act_open},
    {.name = "export", .activate = act_export},
    {.name = "paste", .activate = act_paste},
    {.name = "print", .activate = act_print},
};
const int file_action_count = G_N_ELEMENTS(file_actions);
