/* Options and settings. */
#include "core/options.h"

#include <string.h>

/* The k-th word of "2|3|4", or NULL; its length goes to *length. */
static const char *word_at(const char *choices, int k, size_t *length)
{
    while (k-- > 0) {
        choices = strchr(choices, '|');
        if (!choices)
            return NULL;
        choices++;
    }
    *length = strcspn(choices, "|");
    return choices;
}

int option_choices(const struct option *o)
{
    int count = 1;

    for (const char *c = o->choices; *c; c++)
        count += *c == '|';
    return count;
}

void option_write(struct writer *w, const struct option *o, int choice)
{
    size_t length;
    const char *word = word_at(o->choices, choice, &length);

    if (word)
        write_bytes(w, word, length);
}

void option_word(struct writer *w, const struct option *o, int choice)
{
    size_t length = 0;
    const char *word = o->words ? word_at(o->words, choice, &length) : NULL;

    if (!word || length == 0)
        word = word_at(o->choices, choice, &length);
    if (!word || length == 0)
        return;
    write_char(w, *word >= 'a' && *word <= 'z' ? (char)(*word - 'a' + 'A') : *word);
    write_bytes(w, word + 1, length - 1);
}

int option_number(const struct option *o, int choice)
{
    size_t length;
    const char *word = word_at(o->choices, choice, &length);
    int value = 0;

    for (size_t i = 0; word && i < length && word[i] >= '0' && word[i] <= '9'; i++)
        value = value * 10 + (word[i] - '0');
    return value;
}

int option_find(const struct option *all, const char *key, size_t length)
{
    for (int i = 0; all[i].key; i++)
        if (text_equal(key, length, all[i].key))
            return i;
    return -1;
}

int option_choice(const struct option *o, const char *word, size_t length)
{
    size_t size;
    const char *choice;

    for (int k = 0; (choice = word_at(o->choices, k, &size)); k++)
        if (size == length && memcmp(choice, word, length) == 0)
            return k;
    return -1;
}

struct settings settings_preset(const struct option *all)
{
    struct settings s = {{0}};

    for (int i = 0; all[i].key; i++)
        s.choice[i] = all[i].preset;
    return s;
}

/* Characters up to the next one of `stops`, white space or the end. */
static size_t span_until(const struct reader *r, const char *stops)
{
    size_t n = 0;

    while (r->at + n < r->end && !strchr(stops, r->at[n]))
        n++;
    return n;
}

static void read_setting(struct reader *r, const struct option *all, struct settings *out,
                         unsigned *seen)
{
    size_t length = span_until(r, "=; \t\r\n");
    int option = option_find(all, r->at, length);
    int choice;

    if (option < 0) {
        read_fail(r, "this game has no such option");
        return;
    }
    if (*seen >> option & 1)
        read_fail(r, "this option stands here twice");
    *seen |= 1u << option;
    if (!r->error)
        r->at += length;
    read_exactly(r, "=", "expected '=' after the option");
    if (r->error)
        return;
    length = span_until(r, "; \t\r\n");
    choice = option_choice(&all[option], r->at, length);
    if (choice < 0) {
        read_fail(r, "this option has no such choice");
        return;
    }
    out->choice[option] = choice;
    r->at += length;
}

void settings_read(struct reader *r, const struct option *all, struct settings *out)
{
    unsigned seen = 0;

    for (read_space(r); !read_done(r) && read_peek(r) != ';'; read_space(r))
        read_setting(r, all, out, &seen);
}

bool settings_write(struct writer *w, const struct option *all, const struct settings *s,
                    const struct settings *base)
{
    bool any = false;

    for (int i = 0; all[i].key; i++) {
        if (base && s->choice[i] == base->choice[i])
            continue;
        if (any)
            write_char(w, ' ');
        write_text(w, all[i].key);
        write_char(w, '=');
        option_write(w, &all[i], s->choice[i]);
        any = true;
    }
    return any;
}
