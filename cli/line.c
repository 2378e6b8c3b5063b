/* Taking a command line apart, and complaining about it. */
#include "cli/cli.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void print_visible(FILE *to, const char *text)
{
    for (const unsigned char *at = (const unsigned char *)text; *at; at++) {
        bool lead = *at >= 0xc2 && *at < 0xf5 && (at[1] & 0xc0) == 0x80;
        int length = !lead ? 1 : *at < 0xe0 ? 2 : *at < 0xf0 ? 3 : 4;
        bool whole = lead && !(*at == 0xc2 && at[1] < 0xa0);

        for (int i = 1; whole && i < length; i++)
            whole = (at[i] & 0xc0) == 0x80;
        if (whole) {
            fwrite(at, 1, (size_t)length, to);
            at += length - 1;
        } else if (*at < 0x20 || *at >= 0x7f) {
            fprintf(to, "\\x%02x", *at);
        } else {
            fputc(*at, to);
        }
    }
}

int complain(const char *format, ...)
{
    char text[4096];
    va_list list;

    fflush(stdout);
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    fputs("parlour: ", stderr);
    print_visible(stderr, text);
    fputc('\n', stderr);
    return CANNOT_UNDERSTAND;
}

int complain_at(const struct reader *r)
{
    return complain("column %d: %s", reader_column(r), r->error);
}

static const struct flag *find_flag(const struct command *c, const char *name, size_t length)
{
    for (const struct flag *f = c->flags; f && f->name; f++)
        if (text_equal(name, length, f->name))
            return f;
    return NULL;
}

/* Does any game have such an option? */
static bool is_option(const char *name, size_t length)
{
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (option_find(g->rules->options, name, length) >= 0)
            return true;
    return false;
}

static bool give(struct line *l, const char *name, size_t length, const char *value)
{
    if (l->givens == MAX_GIVEN)
        return complain("too many flags"), false;
    l->given[l->givens++] = (struct given){name, length, value};
    return true;
}

/* One --name, --name=value or --name value; *at is moved past what it took. */
static bool take_flag(struct line *l, int count, char **arguments, int *at)
{
    const char *name = arguments[*at] + 2;
    const char *equals = strchr(name, '=');
    size_t length = equals ? (size_t)(equals - name) : strlen(name);
    const struct flag *f = find_flag(l->command, name, length);
    const char *value = equals ? equals + 1 : NULL;

    if (!f && (!l->command->game_options || (!value && !is_option(name, length))))
        return complain("'%s' has no flag --%.*s; see 'parlour help %s'", l->command->name,
                        (int)length, name, l->command->name),
               false;
    if (f && !f->value && value)
        return complain("--%s takes no value", f->name), false;
    if (!value && (!f || f->value)) {
        if (*at + 1 >= count)
            return complain("--%.*s needs a value", (int)length, name), false;
        value = arguments[++*at];
    }
    return give(l, name, length, value);
}

static bool enough_words(const struct line *l)
{
    const struct command *c = l->command;

    if (l->words >= c->least && l->words <= c->most)
        return true;
    complain("usage: parlour %s %s", c->name, c->arguments);
    return false;
}

bool line_parse(struct line *l, const struct command *c, int count, char **arguments)
{
    bool flags = true;

    l->command = c;
    l->words = 0;
    l->givens = 0;
    for (int i = 1; i < count; i++) {
        if (flags && strcmp(arguments[i], "--") == 0) {
            flags = false;
        } else if (flags && strncmp(arguments[i], "--", 2) == 0) {
            if (!take_flag(l, count, arguments, &i))
                return false;
        } else if (flags && strcmp(arguments[i], "-o") == 0 && find_flag(c, "output", 6)) {
            if (i + 1 >= count)
                return complain("-o needs a file name"), false;
            if (!give(l, "output", 6, arguments[++i]))
                return false;
        } else if (l->words == MAX_WORDS) {
            return complain("too many words"), false;
        } else {
            l->word[l->words++] = arguments[i];
        }
    }
    return enough_words(l);
}

const char *line_flag(const struct line *l, const char *name)
{
    for (int i = l->givens; i-- > 0;)
        if (text_equal(l->given[i].name, l->given[i].name_length, name))
            return l->given[i].value ? l->given[i].value : "";
    return NULL;
}

bool line_number(const struct line *l, const char *name, long long least, long long most,
                 long long *inout)
{
    const char *text = line_flag(l, name);
    char *end;
    long long value;

    if (!text)
        return true;
    errno = 0;
    value = strtoll(text, &end, 10);
    if (errno || end == text || *end || value < least || value > most) {
        complain("--%s needs a whole number from %lld to %lld", name, least, most);
        return false;
    }
    *inout = value;
    return true;
}

bool line_seed(const struct line *l, uint64_t *inout)
{
    const char *text = line_flag(l, "seed");
    char *end;

    if (!text)
        return true;
    errno = 0;
    *inout = strtoull(text, &end, 10);
    if (!errno && *text >= '0' && *text <= '9' && !*end)
        return true;
    complain("--seed needs a whole number from 0 to 18446744073709551615");
    return false;
}

bool line_part(const struct line *l, int *part, int *parts)
{
    const char *text = line_flag(l, "part");
    char *end;
    long one, all = 0;

    *part = *parts = 0;
    if (!text)
        return true;
    one = strtol(text, &end, 10);
    if (end != text && *end == '/') {
        text = end + 1;
        all = strtol(text, &end, 10);
        if (end == text || *end)
            all = 0;
    }
    if (one < 1 || one > all || all > 1000000) {
        complain("--part needs a share and how many there are, such as 3/8");
        return false;
    }
    *part = (int)one;
    *parts = (int)all;
    return true;
}

const struct game *word_game(const char *word)
{
    const struct game *g = catalogue_find(word, strlen(word));

    if (!g)
        complain("there is no game '%s'; 'parlour games' lists them", word);
    return g;
}

const struct game *line_game(const struct line *l)
{
    return word_game(l->word[0]);
}

static bool set_option(const struct given *given, const struct rules *g, struct settings *out)
{
    int option = option_find(g->options, given->name, given->name_length);
    int choice;

    if (option < 0) {
        complain("%s has no option --%.*s; see 'parlour games'", g->title, (int)given->name_length,
                 given->name);
        return false;
    }
    choice = option_choice(&g->options[option], given->value, strlen(given->value));
    if (choice < 0) {
        complain("--%s is one of %s", g->options[option].key, g->options[option].choices);
        return false;
    }
    out->choice[option] = choice;
    return true;
}

bool line_has_options(const struct line *l)
{
    for (int i = 0; i < l->givens; i++)
        if (!find_flag(l->command, l->given[i].name, l->given[i].name_length))
            return true;
    return false;
}

bool line_settings(const struct line *l, const struct rules *g, struct settings *out)
{
    *out = settings_preset(g->options);
    return line_change(l, g, out);
}

bool line_change(const struct line *l, const struct rules *g, struct settings *inout)
{
    for (int i = 0; i < l->givens; i++)
        if (!find_flag(l->command, l->given[i].name, l->given[i].name_length) &&
            !set_option(&l->given[i], g, inout))
            return false;
    return true;
}
