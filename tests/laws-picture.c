/* The laws of pictures of the rules: their positions and moves are of the game, they stand where the guide has something to
   say, show a part of the page that is there, and say what is to be seen. */
#include "tests/laws.h"

#include "core/memory.h"
#include "core/walk.h"
#include "tests/tap.h"

#include <string.h>

enum { MOST_WORDS = 200 };

/* What is wrong with it, or NULL. */
static const char *fault_of(const struct game *g, const struct picture *p, int i)
{
    struct settings with = settings_preset(g->rules->options);
    struct table *t = table_new(g, &with, 0);
    struct reader r = reader_of(p->state), m = reader_of(p->move ? p->move : "");
    struct refusal why;
    const struct drawing *whole;
    struct drawing *d = picture_draw(g, i);
    const char *fault = NULL;
    move made;

    if (!table_position(t, &r, &why))
        fault = "its position is one of the game";
    made = p->move ? g->rules->read_move(&m, table_state(t)) : 0;
    if (p->move && made == 0)
        fault = "its move can be read";
    if (p->seconds > 0 && !is_legal(g->rules, table_state(t), made))
        fault = "a move that is shown happening is legal";
    if (picture_chapter(g, i) < 0)
        fault = "the guide has its paragraph";
    if (strlen(p->caption) < 20 || strlen(p->caption) > MOST_WORDS)
        fault = "it says in a sentence what is to be seen";
    table_form(t, FORM_TALL, 0, 0);
    whole = table_draw(t);
    if (d->width < 60 || d->height < 30 || d->width > whole->width || d->height > whole->height)
        fault = "it is a part of the page, and not too small";
    drawing_free(d);
    table_free(t);
    return fault;
}

void check_pictures(const struct game *g)
{
    tap(g->hidden || picture_count(g) > 0, "%s: the rules have pictures", g->rules->name);
    for (int i = 0; i < picture_count(g); i++) {
        const char *fault = fault_of(g, &g->view->pictures[i], i);

        tap(!fault, "%s, picture %d of the rules%s%s", g->rules->name, i + 1,
            fault ? ": not so: " : "", fault ? fault : "");
    }
    tap(picture_draw(g, picture_count(g)) == NULL, "%s: and no more", g->rules->name);
}
