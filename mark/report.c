/* What marking came to: a table, a line of CSV, JUnit XML, and words for the student. */
#include "mark/mark.h"

#include "core/call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Right ones and all of a function, and the shortest question that went wrong, or -1. */
struct tally {
    int right, all, smallest;
};

static struct tally count(const struct report *r, const struct call *c)
{
    struct tally t = {.smallest = -1};

    for (int i = 0; i < r->vectors->count; i++) {
        const struct vector *v = &r->vectors->all[i];

        if (v->call != c)
            continue;
        t.all++;
        t.right += r->marked->mark[i] == MARK_RIGHT;
        if (r->marked->mark[i] != MARK_RIGHT && r->marked->mark[i] != MARK_SKIPPED &&
            (t.smallest < 0 || strlen(v->question) < strlen(r->vectors->all[t.smallest].question)))
            t.smallest = i;
    }
    return t;
}

/* What a function is worth: 1, or what "name=3,name=0.5" says. */
static double worth_of(const struct report *r, const struct call *c)
{
    size_t length = strlen(c->name);

    for (const char *at = r->worth; at && *at; at += strcspn(at, ","), at += *at == ',')
        if (strncmp(at, c->name, length) == 0 && at[length] == '=')
            return strtod(at + length + 1, NULL);
    return 1;
}

double report_points(const struct report *r, double *of)
{
    double points = 0;

    *of = 0;
    for (const struct call *c = r->game->calls; c && c->name; c++) {
        struct tally t = count(r, c);

        if (t.all > 0) {
            *of += worth_of(r, c);
            points += worth_of(r, c) * t.right / t.all;
        }
    }
    return points;
}

void report_table(const struct report *r, FILE *to)
{
    double of, points = report_points(r, &of);

    fprintf(to, "%-32s %7s %7s %8s %6s\n", "function", "right", "of", "points", "of");
    for (const struct call *c = r->game->calls; c && c->name; c++) {
        struct tally t = count(r, c);

        if (t.all > 0)
            fprintf(to, "%-32s %7d %7d %8.2f %6g\n", c->name, t.right, t.all,
                    worth_of(r, c) * t.right / t.all, worth_of(r, c));
    }
    fprintf(to, "%-32s %7s %7s %8.2f %6g\n", "all", "", "", points, of);
}

/* Bytes of a stranger's program: nothing that steers a terminal or breaks a file. */
static void put_visible(FILE *to, const char *text, size_t most)
{
    for (size_t i = 0; text[i] && i < most; i++) {
        unsigned char byte = (unsigned char)text[i];

        if (byte < 0x20 || byte == 0x7f || (byte >= 0x80 && byte < 0xa0 && i == 0))
            fprintf(to, "\\x%02x", byte);
        else
            fputc(byte, to);
    }
    if (strlen(text) > most)
        fputs(" ...", to);
}

static void put_expected(FILE *to, const struct vector *v)
{
    char *text = json_dumps(v->expected, JSON_ENCODE_ANY);

    if (v->reading == READ_GAME_ON)
        fputs("a legal move", to);
    else if (json_is_object(v->expected) && json_object_get(v->expected, "error"))
        fputs("an error", to);
    else
        fprintf(to, "%s%s", v->reading == READ_ONE_OF ? "one of " : "", text);
    free(text);
}

static void explain(const struct report *r, const struct call *c, int index, FILE *to)
{
    const struct vector *v = &r->vectors->all[index];
    const char *answer = r->marked->answer[index];

    fprintf(to, "\n%s, the smallest case that fails (line %d, %s):\n  asked    ", c->name,
            v->number, mark_names[r->marked->mark[index]]);
    for (const char *at = strchr(v->question, '\t'); at; at = strchr(at + 1, '\t')) {
        char argument[1024];

        snprintf(argument, sizeof argument, "%.*s", (int)strcspn(at + 1, "\t"), at + 1);
        put_visible(to, argument, sizeof argument);
        fputs(strchr(at + 1, '\t') ? "  " : "", to);
    }
    fputs("\n  expected ", to);
    put_expected(to, v);
    fputs("\n  answered ", to);
    put_visible(to, answer ? answer : "nothing", 500);
    if (v->why[0])
        fprintf(to, "\n  why      %s", v->why);
    fputc('\n', to);
}

void report_feedback(const struct report *r, FILE *to)
{
    double of, points = report_points(r, &of);
    bool any = false;

    if (r->who)
        fprintf(to, "%s: %.2f of %g points\n\n", r->who, points, of);
    if (r->who)
        report_table(r, to);
    for (const struct call *c = r->game->calls; c && c->name; c++) {
        struct tally t = count(r, c);

        if (t.smallest >= 0)
            explain(r, c, t.smallest, to);
        any = any || t.smallest >= 0;
    }
    if (any && r->marked->trouble[0]) {
        fputs("\nThe program said on standard error, at last:\n", to);
        put_visible(to, r->marked->trouble, 500);
        fputc('\n', to);
    }
}

static void put_xml(FILE *to, const char *text, size_t most)
{
    for (size_t i = 0; text[i] && i < most; i++) {
        unsigned char byte = (unsigned char)text[i];

        if (byte == '<' || byte == '&' || byte == '"' || byte == '>')
            fprintf(to, "&#%d;", byte);
        else if (byte < 0x20 || byte >= 0x7f)
            fprintf(to, "\\x%02x", byte);
        else
            fputc(byte, to);
    }
}

static void put_case(const struct report *r, int i, FILE *to)
{
    const struct vector *v = &r->vectors->all[i];
    enum mark mark = r->marked->mark[i];
    char *expected = json_dumps(v->expected, JSON_ENCODE_ANY);

    fprintf(to, "  <testcase classname=\"%s\" name=\"%s line %d\"", r->game->rules->name,
            v->call->name, v->number);
    if (mark == MARK_RIGHT) {
        fputs("/>\n", to);
    } else if (mark == MARK_SKIPPED) {
        fputs("><skipped/></testcase>\n", to);
    } else {
        fprintf(to, "><failure message=\"%s\">expected ", mark_names[mark]);
        put_xml(to, expected, 2000);
        fputs("; answered ", to);
        put_xml(to, r->marked->answer[i] ? r->marked->answer[i] : "nothing", 500);
        fputs(v->why[0] ? "; " : "", to);
        put_xml(to, v->why, 300);
        fputs("</failure></testcase>\n", to);
    }
    free(expected);
}

void report_junit(const struct report *r, FILE *to)
{
    int failures = 0, skipped = 0;

    for (int i = 0; i < r->vectors->count; i++) {
        skipped += r->marked->mark[i] == MARK_SKIPPED;
        failures += r->marked->mark[i] != MARK_RIGHT && r->marked->mark[i] != MARK_SKIPPED;
    }
    fprintf(to,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"%s\" tests=\"%d\" "
            "failures=\"%d\" skipped=\"%d\">\n",
            r->game->rules->name, r->vectors->count, failures, skipped);
    for (int i = 0; i < r->vectors->count; i++)
        put_case(r, i, to);
    fputs("</testsuite>\n", to);
}

void report_csv_head(const struct report *r, FILE *to)
{
    fputs("who,points,of", to);
    for (const struct call *c = r->game->calls; c && c->name; c++)
        if (count(r, c).all > 0)
            fprintf(to, ",%s", c->name);
    fputc('\n', to);
}

void report_csv(const struct report *r, FILE *to)
{
    double of, points = report_points(r, &of);

    fputc('"', to);
    for (const char *at = r->who ? r->who : ""; *at; at++)
        fprintf(to, *at == '"' ? "\"\"" : "%c", *at);
    fprintf(to, "\",%.4f,%g", points, of);
    for (const struct call *c = r->game->calls; c && c->name; c++) {
        struct tally t = count(r, c);

        if (t.all > 0)
            fprintf(to, ",%d/%d", t.right, t.all);
    }
    fputc('\n', to);
}
