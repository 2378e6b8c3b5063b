/* Lines from a terminal, by libedit, or from anything else, byte by byte. */
#include "terminal/input.h"

#include "cli/cli.h"
#include "core/memory.h"

#include <histedit.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct input {
    EditLine *editor; /* NULL: plain */
    History *history;
    input_words *words;
    void *context;
    const char *prompt;
    char line[LONGEST_LINE];
};

static char *prompt_of(EditLine *editor)
{
    struct input *in;

    el_get(editor, EL_CLIENTDATA, &in);
    return (char *)(uintptr_t)in->prompt; /* libedit does not change it */
}

/* Adds what all the words have in common that begin like the one before the cursor, and lists them if
   there are several. */
static unsigned char complete(EditLine *editor, int key)
{
    struct input *in;
    const LineInfo *line = el_line(editor);
    size_t typed = (size_t)(line->cursor - line->buffer), common = 0;
    char found[256] = "";
    const char *word;
    int count = 0;

    (void)key;
    el_get(editor, EL_CLIENTDATA, &in);
    for (size_t n = 0; (word = in->words(in->context, n)); n++) {
        if (strncmp(word, line->buffer, typed) != 0 || strlen(word) >= sizeof found - 1)
            continue;
        if (count++ == 0) {
            strcpy(found, word);
            common = strlen(found);
        }
        while (strncmp(found, word, common) != 0)
            common--;
    }
    if (count == 0)
        return CC_REFRESH_BEEP;
    strcpy(found + common, count == 1 ? " " : "");
    return el_insertstr(editor, found + typed) == 0 ? CC_REFRESH : CC_REFRESH_BEEP;
}

static bool can_edit(void)
{
    const char *terminal = getenv("TERM");

    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && terminal && *terminal &&
           strcmp(terminal, "dumb") != 0;
}

static void start_editor(struct input *in)
{
    HistEvent event;

    setlocale(LC_CTYPE, "");
    in->editor = el_init("parlour", stdin, stdout, stderr);
    in->history = history_init();
    if (!in->editor || !in->history)
        return;
    history(in->history, &event, H_SETSIZE, 500);
    history(in->history, &event, H_SETUNIQUE, 1);
    el_set(in->editor, EL_CLIENTDATA, in);
    el_set(in->editor, EL_PROMPT, prompt_of);
    el_set(in->editor, EL_EDITOR, "emacs");
    el_set(in->editor, EL_SIGNAL, 0);
    el_set(in->editor, EL_HIST, history, in->history);
    el_set(in->editor, EL_ADDFN, "parlour-complete", "what could stand here", complete);
    el_set(in->editor, EL_BIND, "^I", "parlour-complete", NULL);
    el_source(in->editor, NULL); /* the user's own keys */
}

struct input *input_open(input_words *words, void *context)
{
    struct input *in = memory_new(sizeof *in);

    in->words = words;
    in->context = context;
    if (can_edit())
        start_editor(in);
    return in;
}

void input_close(struct input *in)
{
    if (in->editor)
        el_end(in->editor);
    if (in->history)
        history_end(in->history);
    memory_free(in);
}

/* False: the line is too long for the room, and was passed over up to its end. */
static bool keep_line(struct input *in, const char *text, size_t length)
{
    while (length > 0 && (text[length - 1] == '\n' || text[length - 1] == '\r'))
        length--;
    if (length >= sizeof in->line)
        return false;
    memcpy(in->line, text, length);
    in->line[length] = '\0';
    return true;
}

static const char *edited_line(struct input *in)
{
    HistEvent event;
    int length;

    for (;;) {
        const char *text = el_gets(in->editor, &length);

        if (!text || length <= 0)
            return NULL;
        if (!keep_line(in, text, (size_t)length)) {
            complain("this line is too long: %d bytes at most", LONGEST_LINE - 1);
            continue;
        }
        if (in->line[0])
            history(in->history, &event, H_ENTER, in->line);
        return in->line;
    }
}

/* Byte by byte, because a line may hold a NUL, and may never end. */
static const char *plain_line(struct input *in)
{
    size_t length = 0;
    int byte;

    while ((byte = getchar()) != EOF && byte != '\n') {
        if (length < sizeof in->line)
            in->line[length] = (char)byte;
        length += length < sizeof in->line;
    }
    if (byte == EOF && length == 0)
        return NULL;
    if (length == sizeof in->line) {
        complain("this line is too long: %d bytes at most", LONGEST_LINE - 1);
        in->line[0] = '\0';
        return in->line;
    }
    in->line[length] = '\0';
    in->line[strcspn(in->line, "\r")] = '\0';
    return in->line;
}

const char *input_next(struct input *in, const char *prompt)
{
    in->prompt = prompt;
    if (in->editor && in->history)
        return edited_line(in);
    fputs(prompt, stdout);
    fflush(stdout);
    return plain_line(in);
}
