/* The page's own functions: see page.h. */
#include "web/page.h"

#include "core/memory.h"

#include <assert.h>

const struct game *page_game(int i)
{
    const struct game *g = catalogue_next(NULL);

    while (g && i-- > 0)
        g = catalogue_next(g);
    return g;
}

static void write_field(struct writer *w, const char *text)
{
    write_char(w, '\t');
    write_text(w, text);
}

static void write_count(struct writer *w, int number)
{
    write_char(w, '\t');
    write_number(w, number);
}

static void describe_options(const struct option *o, struct writer *w)
{
    for (; o->key; o++) {
        write_text(w, "\noption");
        write_field(w, o->key);
        write_field(w, o->label);
        write_field(w, o->choices);
        write_count(w, o->preset);
        for (int k = 0; k < option_choices(o); k++) {
            write_char(w, '\t');
            option_word(w, o, k);
        }
    }
}

void page_describe(const struct game *g, struct writer *w)
{
    const char *const *field = g->view ? g->view->fields : NULL;
    struct box face = g->view ? view_face(g->view) : (struct box){0};

    write_text(w, g->rules->name);
    write_field(w, g->rules->title);
    write_count(w, g->hidden || !g->view);
    write_count(w, g->view ? (int)g->view->paper[FORM_WIDE].width : 0);
    write_count(w, g->view ? (int)g->view->paper[FORM_WIDE].least : 0);
    write_count(w, (int)face.x);
    write_count(w, (int)face.y);
    write_count(w, (int)face.w);
    write_count(w, (int)face.h);
    if (g->view && g->view->invitation) {
        write_text(w, "\ninvitation");
        write_field(w, g->view->invitation);
        write_field(w, g->view->span);
    }
    for (; field && *field; field++) {
        write_text(w, "\nfield");
        write_field(w, *field);
    }
    if (g->view && g->view->parting) {
        write_text(w, "\nparting\t");
        write_char(w, g->view->parting);
    }
    if (g->view) {
        write_text(w, "\ndisplay");
        write_field(w, view_display(g->view));
    }
    if (g->view && g->view->pictured) {
        write_text(w, "\npictured");
        write_field(w, g->view->pictured);
    }
    describe_options(g->rules->options, w);
}

const char *page_guide(const struct game *g)
{
    return g->rules->guide;
}

void page_pictures(const struct game *g, struct writer *w)
{
    for (int i = 0; i < picture_count(g); i++) {
        write_text(w, i ? "\n" : "");
        write_number(w, picture_chapter(g, i));
        write_field(w, picture_caption(g, i));
    }
}

int page_has_board(const struct game *g, int choice)
{
    struct settings with;

    return start_pictured_board(g, choice, &with);
}

struct drawing *page_board(const struct game *g, int choice)
{
    struct settings with;

    start_pictured_board(g, choice, &with);
    return picture_board(g, &with);
}

int page_pictured(const struct game *g, const struct start *how)
{
    return start_pictured_now(g, &how->settings);
}

/* The only thing that the program asks of the page: paint.js answers. */
__attribute__((import_module("page"), import_name("measure"))) float
page_measure(enum font font, const char *text, size_t length);

void page_measures(void)
{
    text_measure_by(page_measure);
}

struct table *page_table(const struct game *g, struct reader *r, uint64_t seed)
{
    struct settings with = settings_preset(g->rules->options);

    settings_read(r, g->rules->options, &with);
    read_end(r, "nothing may follow the settings");
    return r->error ? NULL : table_new(g, &with, seed);
}

float page_shadow_down(enum shadow s)
{
    return shadow_fall(s).down;
}

float page_shadow_blur(enum shadow s)
{
    return shadow_fall(s).blur;
}

int page_shadow_ink(enum shadow s)
{
    return shadow_fall(s).ink;
}

struct writer *page_writer(void)
{
    struct writer *w = memory_new(sizeof *w);

    *w = writer_growing();
    return w;
}

void page_rewind(struct writer *w)
{
    w->size = 0;
    w->text[0] = '\0';
}

const char *page_text(const struct writer *w)
{
    return w->text;
}

size_t page_size(const struct writer *w)
{
    return w->size;
}

/* The reader stands in front of its text, in one block of memory. */
struct reader *page_reader(size_t length)
{
    struct reader *r = memory_new(sizeof *r + length + 1);

    *r = reader_over((const char *)(r + 1), length);
    return r;
}

char *page_room(struct reader *r)
{
    return (char *)(r + 1);
}

const char *page_error(const struct reader *r)
{
    return r->error;
}

struct refusal *page_refusal(void)
{
    return memory_new(sizeof(struct refusal));
}

struct job *page_job(void)
{
    return memory_new(sizeof(struct job) > sizeof(struct look_job) ? sizeof(struct job)
                                                                   : sizeof(struct look_job));
}

size_t page_look_size(void)
{
    return sizeof(struct look_job);
}

size_t page_job_size(void)
{
    return sizeof(struct job);
}

uint64_t page_job_generation(const struct job *j)
{
    return j->generation;
}

struct effect *page_effect(void)
{
    return memory_new(sizeof(struct effect));
}

struct start *page_start(const struct session *s, const struct game *g)
{
    struct start *how = memory_new(sizeof *how);

    if (s)
        session_preset(s, g, how);
    else
        session_usual(g, how);
    return how;
}

void page_settings(const struct game *g, const struct start *how, struct writer *w)
{
    settings_write(w, g->rules->options, &how->settings, NULL);
}

void page_seats(const struct game *g, const struct start *how, struct writer *w)
{
    start_seats(g, &how->settings, w);
}

void page_introduce(struct session *s, int person, const struct reader *r)
{
    session_introduce(s, person, r->at, (size_t)(r->end - r->at));
}

void page_call(struct session *s, int player, const struct reader *r)
{
    session_call(s, player, r->at, (size_t)(r->end - r->at));
}

const char *page_begin(struct session *s, const struct game *g, struct start *how,
                       const struct reader *seed)
{
    const char *wrong = start_seed(how, seed->at, (size_t)(seed->end - seed->at));

    session_people(s, how);
    if (!wrong)
        session_begin(s, g, how);
    return wrong;
}

void page_entry(const struct session *s, int i, struct writer *w)
{
    struct entry e;

    session_entry(s, i, &e);
    write_text(w, e.name);
    write_field(w, e.game ? e.game->rules->name : "");
    write_char(w, '\t');
    write_number(w, e.changed);
    write_count(w, e.at);
    write_count(w, e.over);
    write_count(w, e.here);
    write_field(w, entry_state(&e));
    write_char(w, '\t');
    session_tell_entry(s, i, w);
}

void page_plots(struct session *s, enum palette palette, bool narrow, struct writer *w)
{
    struct drawing *d = drawing_new();
    char name[NAME_BYTES];

    for (const struct game *g = NULL; (g = catalogue_next(g));)
        for (int i = 0; !g->hidden && session_player(s, g, i, name); i++)
            if (session_plot(s, g, name, narrow, d)) {
                draw_svg(w, d, palette, 0, 0, g->rules->title);
                write_char(w, '\0');
            }
    drawing_free(d);
}

bool page_rolls(const struct game *g)
{
    return g->rules->weight != NULL;
}

struct thought *page_thought(void)
{
    return memory_new(sizeof(struct thought) > sizeof(struct looked) ? sizeof(struct thought)
                                                                     : sizeof(struct looked));
}

size_t page_looked_size(void)
{
    return sizeof(struct looked);
}

size_t page_thought_size(void)
{
    return sizeof(struct thought);
}

move page_thought_best(const struct thought *th)
{
    return th->best;
}
