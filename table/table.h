/* One game being played: seats, history, dice, animation, hints, what is under the pointer, and the
   text of a saved game. Windows and pages know only this.

   The front end owns events, threads, clocks, files and pixels. It calls table_tick every frame
   while that returns true, paints table_draw, and runs the job of table_job wherever it likes. */
#ifndef PARLOUR_TABLE_H
#define PARLOUR_TABLE_H

#include "ai/think.h"
#include "core/name.h"
#include "core/rules.h"
#include "draw/draw.h"
#include "review/review.h"
#include "view/view.h"
#include "games/catalogue.h"

struct table;

/* ---- Life ----------------------------------------------------------------------------------- */

/* Everybody is a person at first. A game without a view can be played, but not seen. Dice come from
   the seed: the k-th roll of a game depends on the seed and k alone, so a roll taken back comes
   back the same. */
struct table *table_new(const struct game *g, const struct settings *with, uint64_t seed);
void table_free(struct table *t);

/* The same people at the same table once more, with a seed made from the old one. */
void table_again(struct table *t);

/* Play on from a position (snapshot or record) instead of the start; history begins there. False:
   r->error (and *why for an illegal move of a record) say what is wrong; the table is unchanged. */
bool table_position(struct table *t, struct reader *r, struct refusal *why);

/* With the usual options and this position, which may have any others; NULL: it cannot be played on. */
struct table *table_from(const struct game *g, const struct state *s);

/* The viewer: like table_position, but nobody plays: no dice, no computers, nothing to touch. A record
   with an illegal move is refused as well, but shown as far as it is legal; a well-formed position that
   no play leads to is shown, and r->doubt says what is impossible in it. table_again, table_position
   and table_load end it. */
bool table_view(struct table *t, struct reader *r, struct refusal *why);
bool table_viewing(const struct table *t);

/* A game that is only watched: as in the viewer nobody plays, until it is off again. */
void table_watch(struct table *t, bool on);

/* A position worth looking at, from the middle of some game; the viewer shows it. */
void table_stroll(struct table *t);

const struct game *table_game(const struct table *t);
const struct settings *table_settings(const struct table *t);
void table_write_settings(const struct table *t, struct writer *w); /* all of them, key=value ... */
uint64_t table_seed(const struct table *t);
void table_reseed(struct table *t, uint64_t seed); /* for chance to come, if it comes by seed */
const struct state *table_state(const struct table *t); /* the position now */
int table_players(const struct table *t);
int table_actor(const struct table *t); /* a player, CHANCE, or OVER */

/* Rises with every change that belongs in a save (moves, undo, seats): write the file when it
   has. */
uint64_t table_version(const struct table *t);

/* Rises when the history begins anew: another game lies on the table. */
uint64_t table_round(const struct table *t);

/* Rises when moves leave the history, because another one takes their place or by table_drop; and how
   many there were before the first of them, the last time. */
uint64_t table_cuts(const struct table *t);
int table_cut_at(const struct table *t);

/* ---- Seats ---------------------------------------------------------------------------------- */

/* SEAT_REMOTE, SEAT_PERSON, SEAT_RANDOM, or a level 1..9. At any time; a computer's thoughts become
   stale. Moves of a remote seat come by table_receive. */
void table_seat(struct table *t, int player, int who);
int table_seat_of(const struct table *t, int player);
void table_seat_name(const struct table *t, int player,
                     struct writer *w); /* what sentences call him: "Ann", or "Cyan" */

/* What a person there is called: any bytes, made a name (core/name.h). Part of saves and records, if there
   is one. A computer has none; "". */
void table_call(struct table *t, int player, const char *name, size_t length);
const char *table_called(const struct table *t, int player);
void table_write_names(const struct table *t, struct writer *w);            /* names "Ann" "" */
void table_write_seat(const struct table *t, int player, struct writer *w); /* as in a save: "5" */
int table_read_seat(struct reader *r);

/* ---- Chance --------------------------------------------------------------------------------- */

/* Where rolls and draws come from: the table's seed; a person who rolls real dice; or far away. In
   the last two the table holds no seed, writes none, and waits for the outcome. */
enum chance_from { CHANCE_BY_SEED, CHANCE_BY_HAND, CHANCE_FROM_OUTSIDE };

void table_chance(struct table *t, enum chance_from from); /* by seed: seed 0, until another game */
enum chance_from table_chance_of(const struct table *t);

/* Does it wait for an outcome, here and now? Those there are stand in the rules' moves(). */
bool table_waits(const struct table *t);

/* An outcome that the table waits for, or the move of a remote seat. False: not legal, or nothing is
   waited for; nothing changed. */
bool table_receive(struct table *t, move m);

/* ---- Moves and history ---------------------------------------------------------------------- */

/* Commit a move for whoever is to act. False: refused, nothing changed; table_refusal says why. */
bool table_play(struct table *t, move m);

/* History is a list of moves, chance included; `table_at` of them have been made, the rest can be
   redone. Playing the next one of the list keeps the rest, playing another one drops it. */
int table_length(const struct table *t);
int table_at(const struct table *t);
move table_move(const struct table *t, int i);
void table_write_move(const struct table *t, int i, struct writer *w); /* as the game writes it */
void table_tell_move(const struct table *t, int i, struct writer *w);  /* as a sentence */
int table_move_actor(const struct table *t, int i);                    /* who made it, or CHANCE */

/* Not every move is worth a line (table_tell_move says nothing of it): how many of the first `at` are; and
   the place behind the next one that is, or before the last one, from here (by 1 or -1). */
bool table_is_told(const struct table *t, int i);
int table_number(const struct table *t, int at);
int table_step(const struct table *t, int by);

bool table_undo(struct table *t);  /* back to the last decision of a person; with computers only, a
                                      pause keeps it there */
bool table_redo(struct table *t);  /* on to the next one, or to the end of the list */
bool table_reset(struct table *t); /* back to where this turn began */
bool table_jump(struct table *t, int at);
void table_drop(struct table *t); /* what could be redone, and lets the game go on from here */
bool table_can_undo(const struct table *t);
bool table_can_redo(const struct table *t);
bool table_can_reset(const struct table *t);

/* Looking back with table_jump stops dice and computers until somebody plays or lets go on. It is no
   change that belongs in a save. */
bool table_paused(const struct table *t);
void table_pause(struct table *t, bool on);

/* ---- Time ----------------------------------------------------------------------------------- */

/* How fast moves are shown: 1 normal, 0.5 slow, 2 quick, 0 not at all. */
void table_speed(struct table *t, float speed);

/* `seconds` have passed. Goes on with an animation; rolls dice and makes forced moves when their
   time has come. True: draw again, and call again soon. */
bool table_tick(struct table *t, double seconds);
bool table_moving(const struct table *t); /* an animation is under way */
void table_skip(struct table *t);         /* show its end at once */

/* ---- Computer players ----------------------------------------------------------------------- */

/* What to think about. Plain bytes: may be sent to a thread or a worker. */
struct job {
    uint64_t generation; /* names the position and seat that the answer is for */
    uint64_t seed;
    int32_t level;  /* 0 random, 1..9 */
    int32_t player; /* who */
    union {
        unsigned char bytes[MAX_STATE];
        uint64_t align;
    } state;
};

const struct state *job_state(const struct job *j);

/* A computer is to move (animations do not stop it from thinking). False: nothing to do. */
bool table_job(const struct table *t, struct job *out);

/* Is the job still wanted? Ask before every slice of thinking, or when `table_generation`
   changed. */
uint64_t table_generation(const struct table *t);

/* A stale answer, or one that is not legal, is dropped and false. While an animation runs the move
   waits for its end. */
bool table_answer(struct table *t, uint64_t generation, move m);

/* The same for a person who wants advice: think at level 9, then show what was found. The focus
   goes to where the best move would be made. */
bool table_hint_job(const struct table *t, struct job *out);
bool table_hint(struct table *t, uint64_t generation, const struct thought *th);

/* The answer of a puzzle as a hint. What it does was told before, so that it is short enough for every page. */
bool table_point_out(struct table *t, move m);
void table_hint_clear(struct table *t);
bool table_hint_shown(const struct table *t);

/* ---- The guided first game ------------------------------------------------------------------ */

/* While on, each of the view's lessons is told once, in the picture and in table_status. */
void table_guide(struct table *t, bool on);
const char *table_lesson(struct table *t); /* the one to be told now, or NULL */

/* ---- The course of the game ----------------------------------------------------------------- */

/* Instead of the board: how each player's prospects rose and fell, by a review of the history, with the
   best and the costliest decisions; touching one of those shows it on the board. Nobody plays meanwhile. */
bool table_has_course(const struct table *t);
void table_show_course(struct table *t, bool on); /* off: back to where the history was before */
bool table_course_shown(const struct table *t);

/* One event of the review on the board: of a decision the position before it, the better move as a hint
   and the played one in outline. False: it has not been looked at. And which is shown, or -1; the next one
   worth a stop (by 1 or -1), or the next mistake, or -1; and what there is to say of one. */
bool table_step_course(struct table *t, int event);
int table_course_step(const struct table *t);
int table_course_next(struct table *t, int by, bool mistakes);
void table_tell_course(const struct table *t, int event, struct writer *w);

/* The review of the history as it is, which grows by table_looked; the table owns it. What was found of
   moves that are still there is kept when the history changes. Has anybody asked for it? */
struct review *table_review(struct table *t);
bool table_reviewed(const struct table *t);
void table_looked(struct table *t, int event, const struct looked *found);

/* ---- Looking and touching ------------------------------------------------------------------- */

/* The space that the picture will have, in pixels or any other unit: the table chooses the page that
   fills it best. Nothing in hand is lost. True: draw again. Before the first call, and in a space of
   0 x 0, the page is the wide one. */
bool table_fit(struct table *t, float width, float height);
void table_form(struct table *t, enum form f, float width, float height); /* that form, no other */

/* The picture now. Valid until the next call with this table that is not const. */
const struct drawing *table_draw(struct table *t);

/* Pointer, in units of the page; outside means away. True: draw again. */
bool table_point(struct table *t, float x, float y);

/* Does the person point with a finger (a phone, a tablet)? Sentences say "touch" then, not "click". Every
   press tells it anew. */
void table_by_finger(struct table *t, bool finger);

/* Told before a press: is it a finger's, and is it the second one of a double click? A second click
   never presses what has only just come under the pointer. Holds until the release. */
void table_approach(struct table *t, bool finger, bool again);

/* Press and release at a point. A drag from one target to another is LIFT and TAP; what a finger drags
   is held above it, where it can be seen. A finger's first touch on a place where something would be
   put down only shows it there. */
bool table_press(struct table *t, float x, float y);
bool table_release(struct table *t, float x, float y, bool finger);

/* Keyboard, among the targets that are of use now: the nearest one in a direction (dx, dy from -1,
   0, 1), or the next or last one in the order of drawing (by 1 or -1). */
bool table_move_focus(struct table *t, int dx, int dy);
bool table_step_focus(struct table *t, int by);
bool table_focus(struct table *t, int target); /* by id; -1 none */
int table_focused(const struct table *t);      /* id, or -1 */

/* A gesture on what has the focus. During an animation it only ends that. True: something
   changed. */
bool table_gesture(struct table *t, enum gesture g);
bool table_touch(struct table *t, int target, enum gesture g);
bool table_push(struct table *t,
                int target); /* for assistive technology: a tap, on what is there when
                                                 the animation under way has come to its end */

/* Escape: whatever is open or in hand goes: the course of the game, a hint, a refusal, the piece. False:
   there was nothing. */
bool table_escape(struct table *t);

/* Can what is under the pointer be pressed? Then the pointer is a hand. */
bool table_pressable(struct table *t);

/* What is at a point, in words, for who keeps a finger on it; NULL: nothing. */
const char *table_label(struct table *t, float x, float y);

/* A target that only the front end can serve (TARGET_SEAT + player), or -1. Asking forgets it. */
int table_wish(struct table *t);

bool table_paid(const struct table *t); /* money changed hands by the last move */
const struct refusal *table_refusal(const struct table *t); /* NULL: none is being shown */

/* Says why nobody can play just now, in place of whose turn it is; empty: somebody can. True: that is new. */
enum { ANNOUNCED_ROOM = 300 };
bool table_announce(struct table *t, const char *text);

/* ---- Words ---------------------------------------------------------------------------------- */

/* One spoken line: what happened, then whose turn it is and what is asked. */
void table_status(struct table *t, struct writer *w);

/* Only the latter: whose turn it is and what is asked, or how the game has ended. */
void table_question(const struct table *t, struct writer *w);

/* A few words for a title bar: "Cyan to move", "Yellow is thinking", "Red wins". */
void table_headline(const struct table *t, struct writer *w);
void table_standing(const struct table *t, struct writer *w); /* "Cyan to move", whoever that is */

/* Which paragraph of the guide (parted by empty lines, from 0) is about what is to be done now; -1: none
   in particular. */
int table_chapter(const struct table *t);

/* The i-th picture of the rules, to be freed with drawing_free; NULL: there are no more. And which paragraph it
   belongs to, and what is to be seen on it. */
struct drawing *picture_draw(const struct game *g, int i);
int picture_count(const struct game *g);
int picture_chapter(const struct game *g, int i);
const char *picture_caption(const struct game *g, int i);

/* The board as it lies there when a game with these settings begins; to be freed as well. */
struct drawing *picture_board(const struct game *g, const struct settings *with);

/* The game so far as a record, settings and moves, if it began at the start of its settings, else
   nothing; the position as a snapshot. */
void table_record(const struct table *t, struct writer *w);
void table_snapshot(const struct table *t, struct writer *w);

/* ---- Saving --------------------------------------------------------------------------------- */

/* The whole table as text: format version, game, rules version, options, seats, seed, starting
   snapshot, moves, and a checksum. Write it to a new file, fsync, rename. */
void table_save(const struct table *t, struct writer *w);

/* The game that a saved text is about, or NULL; then r->error says why. r is left at its start. */
const struct game *save_game(struct reader *r);

/* Does a newer program than this one save such texts: in another format, of another game or other rules? */
bool save_newer(struct reader r);

/* False: see r->error and reader_column; the table is unchanged. The text must be of the table's
   own game. A game under older rules is played on if all of its moves are still legal; if not, it is
   only watched, as far as they are. */
bool table_load(struct table *t, struct reader *r);

/* The same of a text that breaks off or goes wrong among its moves: what stands before is enough, and r->error still
   says what is wrong. */
bool table_load_part(struct table *t, struct reader *r);

#endif
