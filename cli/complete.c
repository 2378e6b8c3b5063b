/* What could stand where somebody presses Tab in a shell: `parlour help --complete WORD...`. The scripts in
   data/ for bash, zsh and fish only ask this. */
#include "cli/complete.h"

#include "cli/cli.h"
#include "cli/verbs.h"
#include "core/call.h"

#include <stdio.h>
#include <string.h>

static const char *typed; /* so far, of the word to be completed */

static void offer(const char *word, const char *help)
{
    if (strncmp(word, typed, strlen(typed)) == 0)
        printf("%s\t%.*s\n", word, (int)strcspn(help, "\n"), help);
}

static void offer_commands(void)
{
    for (int i = 0; commands[i]; i++)
        offer(commands[i]->name, commands[i]->summary);
    verbs_each(offer);
}

static void offer_games(void)
{
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (!g->hidden)
            offer(g->rules->name, g->rules->title);
}

/* --key=choice for each, or the choice alone. */
static void offer_choices(const struct option *o, bool with_key)
{
    for (int i = 0; i < option_choices(o); i++) {
        char text[128];
        struct writer w = writer_over(text, sizeof text);

        if (with_key) {
            write_text(&w, "--");
            write_text(&w, o->key);
            write_char(&w, '=');
        }
        option_write(&w, o, i);
        offer(text, o->label);
    }
}

static void offer_flags(const struct command *c, const struct game *g)
{
    for (const struct flag *f = c ? c->flags : NULL; f && f->name; f++) {
        char text[64];

        snprintf(text, sizeof text, "--%s", f->name);
        offer(text, f->help);
    }
    if (!c)
        offer("--json", "as JSON");
    for (const struct option *o = g && (!c || c->game_options) ? g->rules->options : NULL;
         o && o->key; o++)
        offer_choices(o, true);
}

/* The option whose value is to come: `--mode` stands before. */
static const struct option *open_option(const struct game *g, const char *before)
{
    int option;

    if (!g || strncmp(before, "--", 2) != 0)
        return NULL;
    option = option_find(g->rules->options, before + 2, strlen(before + 2));
    return option < 0 ? NULL : &g->rules->options[option];
}

static void offer_calls(const struct game *g)
{
    for (const struct call *c = g->calls; c && c->name; c++)
        offer(c->name, c->arguments);
}

void complete_words(int count, char **words)
{
    const struct command *c = count > 1 ? command_find(words[0]) : NULL;
    const struct game *g = count > 2 ? catalogue_find(words[1], strlen(words[1])) : NULL;

    typed = count > 0 ? words[count - 1] : "";
    if (count <= 1) {
        offer("help", "what there is, and how it is used");
        offer_commands();
    } else if (strcmp(words[0], "help") == 0) {
        offer_commands();
    } else if (!c && !verb_exists(words[0])) {
        return;
    } else if (count > 2 && open_option(g, words[count - 2])) {
        offer_choices(open_option(g, words[count - 2]), false);
    } else if (*typed == '-') {
        offer_flags(c, g);
    } else if (count == 2 && (!c || strstr(c->arguments, "GAME"))) {
        offer_games();
    } else if (count == 3 && g && strcmp(words[0], "call") == 0) {
        offer_calls(g);
    }
}
