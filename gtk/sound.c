/* Sounds of the window, through GSound: it is the desktop's own way to event sounds (libcanberra below it mixes with what the
   person has chosen for them), and silent where there is no device. It plays files, so each wave is written once into the cache. */
#include "gtk/window.h"

#include "host/files.h"

#include <gsound.h>

enum { RATE = 44100, HEADER = 44 };

static void put(guchar **at, guint32 number, int bytes)
{
    for (int i = 0; i < bytes; i++)
        *(*at)++ = (guchar)(number >> 8 * i);
}

/* A WAV file of one channel and 16 bits. */
static guchar *wav(enum sound which, gsize *length)
{
    int count = sound_wave(which, RATE, NULL, 0);
    float *wave = g_new(float, (gsize)count);
    guint32 bytes = (guint32)count * 2;
    guchar *file = g_malloc(HEADER + bytes), *at = file;

    sound_wave(which, RATE, wave, count);
    at = (guchar *)g_stpcpy((char *)at, "RIFF");
    put(&at, HEADER - 8 + bytes, 4);
    at = (guchar *)g_stpcpy((char *)at, "WAVEfmt ");
    put(&at, 16, 4);
    put(&at, 1, 2); /* plain samples */
    put(&at, 1, 2); /* channels */
    put(&at, RATE, 4);
    put(&at, RATE * 2, 4);
    put(&at, 2, 2);
    put(&at, 16, 2);
    at = (guchar *)g_stpcpy((char *)at, "data");
    put(&at, bytes, 4);
    for (int i = 0; i < count; i++)
        put(&at, (guint32)(gint32)(wave[i] * 32767), 2);
    g_free(wave);
    *length = HEADER + bytes;
    return file;
}

/* Where its file is; FALSE: there is none and none can be written. */
static gboolean place(enum sound which, char *path, gsize room)
{
    char *name = g_strdup_printf("sound-%s-1.wav", sound_name(which)), *folder;
    gboolean there = file_place(path, room, "XDG_CACHE_HOME", ".cache", name);

    if (there && !g_file_test(path, G_FILE_TEST_EXISTS)) {
        gsize length;
        guchar *bytes = wav(which, &length);

        folder = g_path_get_dirname(path);
        there = folder_make(folder) && file_write(path, (char *)bytes, length);
        g_free(folder);
        g_free(bytes);
    }
    g_free(name);
    return there;
}

/* The files are written while nothing else is to be done, one at a time: then the first sound of each kind is not late. */
static gboolean write_next(gpointer data)
{
    enum sound *next = data;
    char path[4096];

    return place((*next)++, path, sizeof path) && *next < SOUNDS;
}

void sound_prepare(const struct window *w)
{
    if (w->preferences.sound)
        g_idle_add_full(G_PRIORITY_LOW, write_next, g_new0(enum sound, 1), g_free);
}

void sound_play(struct window *w, enum sound which)
{
    gboolean wanted = TRUE;
    char path[4096];

    trace_say(w, "sound %s", sound_name(which));
    g_object_get(gtk_settings_get_default(), "gtk-enable-event-sounds", &wanted, NULL);
    if (!w->preferences.sound || !wanted)
        return;
    if (!w->sounds && !w->deaf) {
        w->sounds = gsound_context_new(NULL, NULL);
        w->deaf = !w->sounds;
    }
    if (w->sounds && place(which, path, sizeof path))
        gsound_context_play_simple(w->sounds, NULL, NULL, GSOUND_ATTR_MEDIA_FILENAME, path,
                                   GSOUND_ATTR_MEDIA_ROLE, "event", NULL);
}

void sound_switch(struct window *w)
{
    w->preferences.sound = !w->preferences.sound;
    preferences_write(&w->preferences);
    tell_deed(w, w->preferences.sound ? DEED_SOUND : DEED_SILENCE, NULL);
}
