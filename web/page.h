/* What the page calls besides the table's own functions: the catalogue, texts in and out, and things
   whose size only C knows. Addresses are numbers to JavaScript; who asks for a thing frees it with
   memory_free, unless said otherwise. web/meson.build lists all that is exported. */
#ifndef PARLOUR_PAGE_H
#define PARLOUR_PAGE_H

#include "session/session.h"

/* The i-th game of the catalogue, or NULL behind the last. A page can show it if it has a view. */
const struct game *page_game(int i);

/* A game in lines of fields separated by tabs: first name, title, whether it is hidden, width and
   height of its wide page, its face (x y width height); then `invitation SENTENCE SPAN`, `field LABEL` for each text field of the
   viewer, `option KEY LABEL CHOICES PRESET WORD ...` for each option, one word a choice, and
   `pictured KEY` if the choices of one are pictures. */
void page_describe(const struct game *g, struct writer *w);

const char *page_guide(const struct game *g); /* how to play, or NULL */

/* The pictures of the rules, a line each: which paragraph it belongs to, and what is to be seen on it. */
void page_pictures(const struct game *g, struct writer *w);

/* The option whose choices are pictures: see start_pictured. */
int page_has_board(const struct game *g, int choice);
struct drawing *page_board(const struct game *g, int choice);

/* From now on the page measures texts in other scripts; only where there is a canvas. */
void page_measures(void);

/* A table with settings as `key=value key=value`; NULL: r->error says what is wrong. */
struct table *page_table(const struct game *g, struct reader *r, uint64_t seed);

/* How a shadow falls: see shadow_fall. */
float page_shadow_down(enum shadow s);
float page_shadow_blur(enum shadow s);
int page_shadow_ink(enum shadow s);

/* A writer whose room grows, and which may be used again. */
struct writer *page_writer(void);
void page_rewind(struct writer *w);
const char *page_text(const struct writer *w);
size_t page_size(const struct writer *w);

/* A reader of a text of this length, which the page puts at page_room before it is read. Freeing the
   reader frees the text. */
struct reader *page_reader(size_t length);
char *page_room(struct reader *r);
const char *page_error(const struct reader *r); /* a sentence, or NULL */

struct refusal *page_refusal(void); /* its text stands at its address */

/* Room for a job, or for a look_job; and below for a thought, or what a look has found. */
struct job *page_job(void);
size_t page_job_size(void);
size_t page_look_size(void);
uint64_t page_job_generation(const struct job *j);

struct effect *page_effect(void);

/* How a new game is to be, which the page changes before the game begins: what the session proposes, and (with NULL) what
   is usual. */
struct start *page_start(const struct session *s, const struct game *g);
void page_settings(const struct game *g, const struct start *how,
                   struct writer *w); /* all options as key=value */
void page_seats(const struct game *g, const struct start *how, struct writer *w); /* start_seats */
int page_pictured(const struct game *g, const struct start *how); /* start_pictured_now */
/* With a seed or nothing as text. A sentence that says what is wrong with it, or NULL. */
const char *page_begin(struct session *s, const struct game *g, struct start *how,
                       const struct reader *seed);

/* What people are called: session_introduce and session_call with all of *r; persons of a game that begins are
   the introduced ones, in their order. */
void page_introduce(struct session *s, int person, const struct reader *r);
void page_call(struct session *s, int player, const struct reader *r);

/* A kept game in fields separated by tabs: name, the game's name or nothing, changed, moves, over, here,
   its state in words, what is told of it. */
void page_entry(const struct session *s, int i, struct writer *w);

/* A picture of one's progress in each game and under each name, as SVG texts with a NUL between them. */
void page_plots(struct session *s, enum palette palette, bool narrow, struct writer *w);

/* Does chance play a part in this game? */
bool page_rolls(const struct game *g);

struct thought *page_thought(void);
size_t page_thought_size(void);
size_t page_looked_size(void);
move page_thought_best(const struct thought *th);

#endif
