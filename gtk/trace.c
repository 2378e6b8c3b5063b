/* One line on standard output for each change, so that tests need not look at pixels; and, if asked for,
   how quick the window is. */
#include "gtk/window.h"

#include "paint/paint.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

void trace_say(struct window *w, const char *format, ...)
{
    va_list list;

    if (!w->trace)
        return;
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
    putchar('\n');
    fflush(stdout);
}

static void say_targets(struct window *w)
{
    const struct drawing *d = table_draw(w->table);

    for (int i = 0; i < d->targets; i++) {
        const struct target *t = &d->target[i];

        trace_say(w, "target %d %d %.1f %.1f %.1f %.1f %s", t->id, t->use, (double)t->x,
                  (double)t->y, (double)t->w, (double)t->h, d->text + t->label);
    }
}

/* Where the page lies in the window, in pixels, and thousandths of a pixel a unit: where to click. */
static void write_place(struct window *w, struct writer *out)
{
    GtkWidget *board = GTK_WIDGET(w->board);
    struct fitting f = board_fitting(w->board);
    double x = 0, y = 0, left = 0, top = 0;

    gtk_widget_translate_coordinates(board, GTK_WIDGET(w->window), f.x, f.y, &x, &y);
    gtk_native_get_surface_transform(GTK_NATIVE(w->window), &left, &top);
    write_text(out, "\nplace ");
    write_number(out, (long long)(x + left));
    write_char(out, ' ');
    write_number(out, (long long)(y + top));
    write_char(out, ' ');
    write_number(out, (long long)(f.scale * 1000));
}

/* Whether anything is different from what was said last: the lines themselves, or what can be touched. */
static bool is_news(struct window *w, const char *lines)
{
    const struct drawing *d = table_draw(w->table);
    char *sum =
        g_compute_checksum_for_data(G_CHECKSUM_MD5, (const guchar *)d->text, (gsize)d->text_size);
    char *now = g_strconcat(lines, sum, NULL);
    bool same = g_strcmp0(w->last_trace, now) == 0;

    g_free(sum);
    g_free(w->last_trace);
    w->last_trace = now;
    return !same;
}

/* The position, who is to act, what is shown and can be touched: once it has come to rest. */
void trace_now(struct window *w)
{
    char text[16384];
    struct writer out = writer_over(text, sizeof text);
    const struct refusal *refused = w->table ? table_refusal(w->table) : NULL;

    if (!w->trace || !w->table || table_moving(w->table))
        return;
    write_text(&out, "size ");
    write_number(&out, gtk_widget_get_width(GTK_WIDGET(w->pages)));
    write_char(&out, ' ');
    write_number(&out, gtk_widget_get_height(GTK_WIDGET(w->pages)));
    write_place(w, &out);
    write_text(&out, "\nstate ");
    write_number(&out, table_at(w->table));
    write_text(&out, " of ");
    write_number(&out, table_length(w->table));
    write_text(&out, " actor ");
    write_number(&out, table_actor(w->table));
    write_text(&out, table_viewing(w->table) ? " view " : " play ");
    table_snapshot(w->table, &out);
    write_text(&out, "\nstatus ");
    table_status(w->table, &out);
    write_text(&out, "\nfocus ");
    write_number(&out, table_focused(w->table));
    write_text(&out, table_hint_shown(w->table) ? " hint" : "");
    if (refused) {
        write_text(&out, "\nrefused ");
        write_text(&out, refused->text);
    }
    if (!is_news(w, text))
        return;
    trace_say(w, "%s", text);
    say_targets(w);
    trace_say(w, "end");
}

/* Watching ------------------------------------------------------------------------------------- */

enum { BEAT = 4, WORTH_SAYING = 8 }; /* milliseconds */

struct pulse {
    struct window *window;
    double wall, own; /* at the last beat, in milliseconds */
};

static double clock_now(clockid_t clock)
{
    struct timespec t;

    clock_gettime(clock, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* What goes on in threads meanwhile. */
static const char *busy_with(const struct window *w)
{
    for (int i = 0; i < MOST_LOOKS; i++)
        if (w->looking[i])
            return " looking";
    return w->thinking ? " thinking" : "";
}

/* The main loop should come here every BEAT: how much later it was, and how much processor time it
   took itself meanwhile. The rest went to other programs and to thinking. */
static gboolean beat(gpointer data)
{
    struct pulse *p = data;
    double wall = clock_now(CLOCK_MONOTONIC), own = clock_now(CLOCK_THREAD_CPUTIME_ID);

    if (wall - p->wall - BEAT > WORTH_SAYING)
        trace_say(p->window, "late %.1f %.1f%s", wall - p->wall - BEAT, own - p->own,
                  busy_with(p->window));
    p->wall = clock_now(CLOCK_MONOTONIC);
    p->own = own;
    return G_SOURCE_CONTINUE;
}

static void painted_again(GdkFrameClock *clock, struct window *w)
{
    (void)clock;
    trace_say(w, "frame%s", w->thinking ? " thinking" : "");
}

static void painted(GdkFrameClock *clock, struct window *w)
{
    struct pulse *p = g_new(struct pulse, 1);

    trace_say(w, "painted %.0f", clock_now(CLOCK_PROCESS_CPUTIME_ID));
    g_signal_handlers_disconnect_by_data(clock, w);
    g_signal_connect(clock, "after-paint", G_CALLBACK(painted_again), w);
    *p = (struct pulse){w, clock_now(CLOCK_MONOTONIC), clock_now(CLOCK_THREAD_CPUTIME_ID)};
    g_timeout_add_full(G_PRIORITY_HIGH, BEAT, beat, p, g_free);
}

/* Says when the first frame has been painted, from then on each other, and when the main loop was held
   up. */
void trace_watch(struct window *w)
{
    gtk_widget_realize(GTK_WIDGET(w->window));
    g_signal_connect(gtk_widget_get_frame_clock(GTK_WIDGET(w->window)), "after-paint",
                     G_CALLBACK(painted), w);
}
