/* A tool of the build: writes the page's first screen, with a card for each game of the catalogue, so that it can be read and
   touched before the program has come: front TEMPLATE > index.html. The page puts its own cards in their place (start.js). */
#include "games/catalogue.h"
#include "view/view.h"

#include <stdio.h>
#include <string.h>

static void put_escaped(const char *text)
{
    for (; *text; text++)
        if (*text == '&')
            fputs("&amp;", stdout);
        else if (*text == '<')
            fputs("&lt;", stdout);
        else if (*text == '"')
            fputs("&quot;", stdout);
        else
            putchar(*text);
}

static void put_paragraph(const char *opening, const char *text)
{
    fputs(opening, stdout);
    put_escaped(text ? text : "");
    fputs("</p>", stdout);
}

/* A link needs no program: the address that it leaves is what the program opens when it has come. */
static void put_link(const struct game *g, const char *mode, const char *kind, const char *label)
{
    printf("<a class=\"button %s\" href=\"#%s%s\" aria-label=\"%s: ", kind, g->rules->name, mode,
           label);
    put_escaped(g->rules->title);
    printf("\">%s</a>", label);
}

static void put_card(const struct game *g)
{
    printf("<article class=\"card\"><a class=\"picture\" href=\"#%s\" tabindex=\"-1\" "
           "aria-hidden=\"true\"></a><h2>",
           g->rules->name);
    put_escaped(g->rules->title);
    fputs("</h2>", stdout);
    put_paragraph("<p>", g->view->invitation);
    put_paragraph("<p class=\"span\">", g->view->span);
    fputs("<div class=\"buttons\">", stdout);
    put_link(g, "", "main", "Play");
    put_link(g, "/view", "plain", "View a position");
    puts("</div></article>");
}

int main(int count, char **words)
{
    FILE *template = count == 2 ? fopen(words[1], "r") : NULL;
    char line[4096];

    if (!template) {
        fputs("front: no template\n", stderr);
        return 1;
    }
    while (fgets(line, sizeof line, template))
        if (strcmp(line, "@CARDS@\n") != 0)
            fputs(line, stdout);
        else
            for (const struct game *g = NULL; (g = catalogue_next(g));)
                if (!g->hidden && g->view)
                    put_card(g);
    return ferror(template) || fclose(template) || fflush(stdout) ? 1 : 0;
}
