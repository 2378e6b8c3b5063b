/* Commands that belong to single games, offered without knowing them. */
#include "cli/verbs.h"

#include "cli/cli.h"
#include "cli/json.h"
#include "core/call.h"
#include "core/memory.h"
#include "core/walk.h"

#include <stdio.h>
#include <string.h>

enum { MAX_VERB_ARGUMENTS = 64, VERB_ROOM = 1 << 20 };

/* The verb of this name in one game, or NULL. */
static const struct verb *verb_of(const struct game *g, const char *name)
{
    for (const struct verb *v = g->verbs; v && v->name; v++)
        if (strcmp(v->name, name) == 0)
            return v;
    return NULL;
}

bool verb_exists(const char *name)
{
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (verb_of(g, name))
            return true;
    return false;
}

void verbs_list(void)
{
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        for (const struct verb *v = g->verbs; v && v->name; v++) {
            char left[64];

            snprintf(left, sizeof left, "%s %s %s", v->name, g->rules->name, v->arguments);
            printf("  %-28s %.*s\n", left, (int)strcspn(v->help, "\n"), v->help);
        }
}

void verbs_names(void)
{
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        for (const struct verb *v = g->verbs; v && v->name; v++)
            puts(v->name);
}

void verbs_each(void (*each)(const char *name, const char *help))
{
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        for (const struct verb *v = g->verbs; v && v->name; v++)
            each(v->name, v->help);
}

void verb_help(const char *name)
{
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        const struct verb *v = verb_of(g, name);

        if (v)
            printf("usage: parlour %s %s %s [--OPTION=VALUE] [--json]\n\n%s\n", v->name,
                   g->rules->name, v->arguments, v->help);
    }
}

/* A list of the lines. */
static void json_lines(char *text)
{
    json_open('[');
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
        json_text(line);
    json_close();
}

/* Verbs can print at most VERB_ROOM bytes: a thousand times what any of them needs. */
static int call_verb(const struct line *l, const struct verb *v, const struct state *s,
                     const struct text *texts, int count)
{
    struct reader readers[MAX_VERB_ARGUMENTS];
    char *room = memory_new(VERB_ROOM);
    struct writer out = writer_over(room, VERB_ROOM);
    int status;

    for (int i = 0; i < count; i++)
        readers[i] = reader_over(texts[i].bytes, texts[i].length);
    status = v->run(s, readers, count, &out);
    if (status == VERB_NO)
        complain("%s", room);
    if (status == VERB_YES && line_flag(l, "json"))
        json_lines(room);
    else if (status == VERB_YES)
        fputs(room, stdout);
    for (int i = 0; status == VERB_UNCLEAR && i < count; i++)
        if (readers[i].error) {
            complain_at(&readers[i]);
            break;
        }
    memory_free(room);
    return status;
}

static int call_with_state(const struct line *l, const struct verb *v, const struct rules *g)
{
    struct state *s;
    int status = line_root(l, g, l->word[1], &s);

    if (status != YES)
        return status;
    status = call_verb(l, v, s, NULL, 0);
    state_free(s);
    return status;
}

static bool take_argument(const struct verb *v, struct text *t, const char *word)
{
    return v->takes_file ? text_find(t, word) : text_take(t, word);
}

/* Texts mean what they mean in a game with the options of the command line. */
static int call_with_texts(const struct line *l, const struct verb *v, const struct rules *g)
{
    struct text texts[MAX_VERB_ARGUMENTS] = {{0}};
    int count = l->words - 1, taken = 0, status = CANNOT_UNDERSTAND;
    struct state *start;

    if (line_root(l, g, NULL, &start) != YES)
        return CANNOT_UNDERSTAND;
    while (taken < count && take_argument(v, &texts[taken], l->word[taken + 1]))
        taken++;
    if (taken == count)
        status = call_verb(l, v, start, texts, count);
    while (taken > 0)
        text_free(&texts[--taken]);
    state_free(start);
    return status;
}

int verb_run(int count, char **words)
{
    static const struct flag flags[] = {{"json", NULL, "as JSON"}, {0}};
    static char usage[128];
    static struct line l;
    const struct game *g;
    const struct verb *v;
    struct command c = {.name = words[0], .flags = flags, .game_options = true, .least = 2};

    if (count < 2)
        return complain("'%s' needs a game; see 'parlour help %s'", words[0], words[0]);
    g = word_game(words[1]);
    v = g ? verb_of(g, words[0]) : NULL;
    if (g && !v)
        complain("%s has no command '%s'", g->rules->title, words[0]);
    if (!v)
        return CANNOT_UNDERSTAND;
    snprintf(usage, sizeof usage, "%s %s", g->rules->name, v->arguments);
    c.arguments = usage;
    c.most = strstr(v->arguments, "...") ? MAX_VERB_ARGUMENTS + 1 : 2;
    if (!line_parse(&l, &c, count, words))
        return CANNOT_UNDERSTAND;
    return v->takes_state ? call_with_state(&l, v, g->rules) : call_with_texts(&l, v, g->rules);
}
