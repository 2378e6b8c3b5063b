/* A game by post in the window: the link that somebody sent is played, and the link to send back copied. */
#include "gtk/window.h"

#include "core/memory.h"
#include "host/letters.h"

#include <string.h>

struct post {
    struct letter *letter;
    int seat;
    char *page;   /* the address before the '#' */
    char *copied; /* the link that was copied last */
};

void post_leave(struct window *w)
{
    struct post *p = w->post;

    if (!p)
        return;
    letter_free(p->letter);
    g_free(p->page);
    memory_free(p->copied);
    g_free(p);
    w->post = NULL;
}

static void sit(struct post *p)
{
    char secret[LETTER_SECRET + 1], digits[LETTER_TEXT + 1];
    bool began = letter_find(p->letter, secret);

    chance_digits(digits, LETTER_TEXT);
    p->seat = letter_sit(p->letter, began ? secret : NULL, digits);
}

/* When it is the friend's turn, the link to send is in the clipboard. */
static void offer_link(struct window *w, struct post *p)
{
    struct writer link = writer_growing();

    letter_write(p->letter, p->page, &link);
    if (letter_turn(p->letter) == p->seat || g_strcmp0(link.text, p->copied) == 0) {
        writer_free(&link);
        return;
    }
    gdk_clipboard_set_text(gtk_widget_get_clipboard(GTK_WIDGET(w->window)), link.text);
    window_toast(w, "%s It was copied.", letter_words(p->letter, p->seat));
    trace_say(w, "post %s", link.text);
    memory_free(p->copied);
    p->copied = link.text;
}

void post_follow(struct window *w)
{
    struct post *p = w->post;

    if (!p)
        return;
    if (!session_visiting(w->session)) { /* another game lies there now */
        post_leave(w);
        return;
    }
    while (letter_follow(p->letter, session_table(w->session)))
        board_wake(w->board);
    offer_link(w, p);
}

gboolean post_open(struct window *w, const char *link)
{
    const char *wrong, *hash = strchr(link, '#');
    struct letter *l;
    struct post *p;

    if (!hash || !strstr(hash, "letter"))
        return FALSE;
    l = letter_read(link, strlen(link), &wrong);
    if (!l) {
        char words[SENTENCE_ROOM];
        struct writer out = writer_over(words, sizeof words);

        letter_refuse(wrong, &out);
        window_toast(w, "%s", words);
        return TRUE;
    }
    room_leave(w);
    post_leave(w);
    p = g_new0(struct post, 1);
    p->letter = l;
    p->page = g_strndup(link, (gsize)(hash - link));
    sit(p);
    session_visit(w->session, letter_table(l, p->seat), TRUE);
    w->post = p;
    play_passed(w);
    return TRUE;
}
