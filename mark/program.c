/* A program and all the vectors. It is asked many questions in one run; where a run breaks off, the first one without
   an answer is asked alone, so that one bad question costs one mark and not the rest. */
#include "mark/mark.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BREAKS = 40, MOST_WORDS = 80 };

static const enum mark mark_of[] = {[ENDED] = MARK_SILENT,
                                    [ENDED_BADLY] = MARK_CRASHED,
                                    [ENDED_SLOW] = MARK_SLOW,
                                    [ENDED_LOUD] = MARK_LOUD,
                                    [NOT_STARTED] = MARK_SILENT};

/* The questions from `first` on, a line each. */
static char *questions(const struct vectors *v, int first, int count, size_t *length)
{
    char *text;

    *length = 0;
    for (int i = first; i < first + count; i++)
        *length += strlen(v->all[i].question) + 1;
    text = memory_new(*length + 1);
    *length = 0;
    for (int i = first; i < first + count; i++) {
        size_t size = strlen(v->all[i].question);

        memcpy(text + *length, v->all[i].question, size);
        text[*length + size] = '\n';
        *length += size + 1;
    }
    return text;
}

/* Takes the whole lines of an output as answers, `count` at most; says how many. */
static int take_answers(struct marked *m, const struct vectors *v, const struct game *g, int first,
                        int count, char *output, bool ended)
{
    int taken = 0;

    while (taken < count && *output) {
        size_t length = strcspn(output, "\n");
        bool whole = output[length] == '\n';

        if (!whole && !ended)
            break;
        output[length] = '\0';
        m->answer[first + taken] = strndup(output, 4096);
        m->mark[first + taken] = mark_answer(&v->all[first + taken], output, g);
        taken++;
        output += length + whole;
    }
    return taken;
}

static void note(struct marked *m, const struct run *r)
{
    cage_tell(r->open, m->isolation, sizeof m->isolation);
    if (r->errors[0])
        snprintf(m->trouble, sizeof m->trouble, "%s", r->errors);
}

static void mark_lines(struct marked *m, const struct vectors *v, const struct game *g,
                       const char *const *command, const struct effort *e)
{
    int at = 0, chunk = v->count, breaks = 0;

    while (at < v->count && breaks < MOST_BREAKS) {
        int count = chunk < v->count - at ? chunk : v->count - at, answered;
        size_t length;
        char *text = questions(v, at, count, &length);
        struct run r;

        cage_run(&r, command, e->folder, text, length, &e->limits);
        memory_free(text);
        note(m, &r);
        answered = take_answers(m, v, g, at, count, r.output, r.ending == ENDED);
        if (answered < count && (count == 1 || r.ending == NOT_STARTED)) {
            m->mark[at + answered] = mark_of[r.ending];
            breaks += r.ending == NOT_STARTED ? MOST_BREAKS : 1;
            answered++;
        }
        chunk = answered < count ? 1 : count > v->count / 2 ? v->count : 4 * chunk;
        at += answered;
        free(r.output);
    }
}

/* Function and arguments as words; texts lose their quotes, as a shell would hand them over. */
static void mark_words(struct marked *m, const struct vectors *v, const struct game *g,
                       const char *const *command, const struct effort *e)
{
    int breaks = 0;

    for (int i = 0; i < v->count && breaks < MOST_BREAKS; i++) {
        const char *words[MOST_WORDS];
        char *text = strdup(v->all[i].question);
        json_t *plain[MOST_WORDS] = {0};
        int count = 0, first;
        struct run r;

        while (command[count] && count < MOST_WORDS / 2) {
            words[count] = command[count];
            count++;
        }
        first = count;
        for (char *at = strtok(text, "\t"); at && count < MOST_WORDS - 1; at = strtok(NULL, "\t")) {
            plain[count] = count > first ? json_loads(at, JSON_DECODE_ANY, NULL) : NULL;
            words[count] = json_is_string(plain[count]) ? json_string_value(plain[count]) : at;
            count++;
        }
        words[count] = NULL;
        cage_run(&r, words, e->folder, "", 0, &e->limits);
        note(m, &r);
        if (take_answers(m, v, g, i, 1, r.output, r.ending == ENDED) == 0) {
            m->mark[i] = mark_of[r.ending];
            breaks++;
        }
        for (int k = 0; k < count; k++)
            json_decref(plain[k]);
        free(r.output);
        free(text);
    }
}

void mark_program(struct marked *m, const struct vectors *v, const struct game *g,
                  const char *const *command, const struct effort *e)
{
    *m = (struct marked){.mark = memory_new((size_t)(v->count + 1) * sizeof *m->mark),
                         .answer = memory_new((size_t)(v->count + 1) * sizeof *m->answer)};
    for (int i = 0; i < v->count; i++)
        m->mark[i] = MARK_SKIPPED;
    (e->arguments ? mark_words : mark_lines)(m, v, g, command, e);
}

void marked_free(struct marked *m, const struct vectors *v)
{
    for (int i = 0; i < v->count; i++)
        free(m->answer[i]);
    memory_free(m->answer);
    memory_free(m->mark);
}
