/* Parlour: board games as a library. This is the whole public face: games, positions, moves, chance,
   text, computer players, exact solutions, pictures, matches, and numbers for learning.

   Names begin with parlour_ or PARLOUR_. Handles are opaque; whoever makes one frees it, and uses it
   in one thread at a time (games are constant and never freed). Text goes in as bytes and a length
   (PARLOUR_TEXT(s) for a C string) and comes out into a buffer of the caller's: the answer is the length
   wanted without its NUL, like snprintf, so that room 0 measures. What can fail says so in its
   status, below -100, and in *error, which may be NULL. Nothing here ends the program, prints, or keeps
   anything global, and every function survives every argument but a pointer to what is not there. */
#ifndef PARLOUR_H
#define PARLOUR_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef PARLOUR_API
#define PARLOUR_API
#endif

#define PARLOUR_MAJOR 0
#define PARLOUR_MINOR 2
#define PARLOUR_PATCH 0

enum {
    PARLOUR_OK = 0,
    PARLOUR_BAD_ARGUMENT = -101, /* a handle, number or pointer that cannot be */
    PARLOUR_BAD_TEXT = -102,     /* not understood; error->column says where */
    PARLOUR_ILLEGAL = -103,      /* a move that the rules forbid here; error->message says why */
    PARLOUR_NOT_NOW = -104,      /* understood, but not in this position */
    PARLOUR_NOT_OFFERED = -105,  /* this game has none of it */
    PARLOUR_NO_MEMORY = -106
};

enum { PARLOUR_CHANCE = -1, PARLOUR_OVER = -2 }; /* answers of parlour_state_actor */
enum { PARLOUR_PLAYERS = 4, PARLOUR_PLACES = 64, PARLOUR_MOVES = 8192 }; /* no game has more */

typedef struct parlour_game parlour_game;
typedef struct parlour_state parlour_state;
typedef struct parlour_search parlour_search;
typedef struct parlour_solver parlour_solver;
typedef struct parlour_answer parlour_answer;
typedef struct parlour_batch parlour_batch;
typedef struct parlour_planner parlour_planner;
typedef uint32_t parlour_move; /* a choice, or an outcome of chance; never 0, which means none */

typedef struct parlour_error {
    int status;                /* PARLOUR_OK: nothing else here means anything */
    int column;                /* in the text, from 1; or 0 */
    int which;                 /* of an array: the element concerned; or -1 */
    int places;                /* a refused move: so many squares, tiles ... are concerned, */
    int place[PARLOUR_PLACES]; /* numbered as the game's FORMAT.md says */
    char message[256];         /* one sentence, ended by a NUL */
} parlour_error;

#define PARLOUR_TEXT(text) (text), sizeof(text) - 1 /* of a literal */
#define PARLOUR_TO_THE_NUL ((size_t)-1)             /* as a length: up to the NUL */

PARLOUR_API const char *parlour_version(void); /* "0.2.0": of the library, not of this header */

/* ---- Games ------------------------------------------------------------------------------------ */

PARLOUR_API int parlour_games(void);                                                /* how many */
PARLOUR_API const parlour_game *parlour_game_at(int which);                         /* or NULL */
PARLOUR_API const parlour_game *parlour_game_find(const char *name, size_t length); /* or NULL */
PARLOUR_API const char *parlour_game_name(const parlour_game *g);  /* "blokus", or "" */
PARLOUR_API const char *parlour_game_title(const parlour_game *g); /* "Blokus" */
PARLOUR_API const char *parlour_game_guide(const parlour_game *g); /* how to play, in paragraphs */
PARLOUR_API int parlour_game_version(const parlour_game *g);       /* of its rules */
PARLOUR_API int parlour_game_most_moves(const parlour_game *g);    /* no position has more */

/* What can be set before play: `players` with the choices "2|3|4", the preset one of them. */
PARLOUR_API int parlour_game_options(const parlour_game *g);
PARLOUR_API const char *parlour_option_key(const parlour_game *g, int option); /* or "" */
PARLOUR_API const char *parlour_option_label(const parlour_game *g, int option);
PARLOUR_API const char *parlour_option_choices(const parlour_game *g, int option);
PARLOUR_API int parlour_option_preset(const parlour_game *g, int option); /* its index, or status */

/* ---- Positions -------------------------------------------------------------------------------- */

/* A game at its start, `settings` being "players=3 corners=any" (what is not named is preset; NULL: all
   of it), or at the end of a text: a snapshot or a record. NULL: see *error. */
PARLOUR_API parlour_state *parlour_state_new(const parlour_game *g, const char *settings,
                                             size_t length, parlour_error *error);
PARLOUR_API parlour_state *parlour_state_read(const parlour_game *g, const char *text,
                                              size_t length, parlour_error *error);
PARLOUR_API parlour_state *parlour_state_clone(const parlour_state *s, parlour_error *error);
PARLOUR_API void parlour_state_free(parlour_state *s); /* NULL is nothing to free */
PARLOUR_API const parlour_game *parlour_state_game(const parlour_state *s);
PARLOUR_API int parlour_state_players(const parlour_state *s);
PARLOUR_API int parlour_state_actor(const parlour_state *s); /* a player from 0, chance, or over */
PARLOUR_API int parlour_state_equal(const parlour_state *a, const parlour_state *b); /* 1 or 0 */
PARLOUR_API uint64_t parlour_state_hash(const parlour_state *s); /* of the position alone */
PARLOUR_API const char *parlour_state_seat(const parlour_state *s, int player); /* "cyan", or "" */

/* Points, at any time; and when the game is over the result: 1000 to a sole winner and to each member
   of a winning team, split in a draw. */
PARLOUR_API int parlour_state_scores(const parlour_state *s, int out[PARLOUR_PLAYERS]);
PARLOUR_API int parlour_state_result(const parlour_state *s, int out[PARLOUR_PLAYERS]);

/* Legal moves, or outcomes of chance, in rising order: how many there are, `room` of them copied. Odds
   go with them: how likely each outcome is (all 0 where a player decides). */
PARLOUR_API int parlour_state_moves(const parlour_state *s, parlour_move *out, int room);
PARLOUR_API int parlour_state_odds(const parlour_state *s, double *out, int room);

/* Plays a move, or an outcome of chance given by hand; refused, it changes nothing. why_not only asks. */
PARLOUR_API int parlour_state_play(parlour_state *s, parlour_move m, parlour_error *error);
PARLOUR_API int parlour_state_why_not(const parlour_state *s, parlour_move m, parlour_error *error);

/* Draws and plays all chance events until somebody decides. The k-th event of a game depends on the
   seed and k alone. Says how many there were. */
PARLOUR_API int parlour_state_roll(parlour_state *s, uint64_t seed, parlour_error *error);

/* The moves played since the start (or since the snapshot), and taking the last `count` back. */
PARLOUR_API int parlour_state_history(const parlour_state *s, parlour_move *out, int room);
PARLOUR_API int parlour_state_undo(parlour_state *s, int count);

/* Text. A record has the settings and all moves; a position read from a snapshot has none ("").
   Print is a board for human eyes, with the colours of terminals if wanted. */
PARLOUR_API size_t parlour_state_write(const parlour_state *s, char *out, size_t room);
PARLOUR_API size_t parlour_state_record(const parlour_state *s, char *out, size_t room);
PARLOUR_API size_t parlour_state_print(const parlour_state *s, int colours, char *out, size_t room);
PARLOUR_API size_t parlour_move_write(const parlour_state *s, parlour_move m, char *out,
                                      size_t room); /* of a legal move; others are "" */
PARLOUR_API parlour_move parlour_move_read(const parlour_state *s, const char *text, size_t length,
                                           parlour_error *error); /* 0: not understood */

/* A picture as an SVG file. Width and height in pixels, 0: its own. */
enum { PARLOUR_LIGHT, PARLOUR_DARK, PARLOUR_CONTRAST };
PARLOUR_API size_t parlour_state_svg(const parlour_state *s, int palette, int width, int height,
                                     char *out, size_t room, parlour_error *error);

/* ---- Computer players ------------------------------------------------------------------------- */

/* Who thinks. Zeroed, with size = sizeof and a level from 0 (random) to 9, it is the player of that
   level. `steps` and `searches` change how much it looks; threads change only the time it takes. */
typedef struct parlour_skill {
    size_t size;
    int level, steps, searches, threads;
    uint64_t seed;
    const parlour_solver *solver; /* of this game, finished; outlives the search. Or NULL */
} parlour_skill;

typedef struct parlour_opinion {
    parlour_move move;
    int visits;
    double share[PARLOUR_PLAYERS]; /* expected result of each player, 0 to 1 */
    double score[PARLOUR_PLAYERS]; /* expected final points, */
    int scored;                    /* if the player thinks of them at all */
} parlour_opinion;

PARLOUR_API parlour_search *parlour_search_new(const parlour_state *s, const parlour_skill *how,
                                               parlour_error *error);
PARLOUR_API void parlour_search_free(parlour_search *t);
PARLOUR_API int parlour_search_on(parlour_search *t, int steps);       /* 1: done; 0: not yet */
PARLOUR_API parlour_move parlour_search_best(const parlour_search *t); /* at any time */

/* Every move in rising order; the expected continuation [principal variation]. How many; `room` of them copied. */
PARLOUR_API int parlour_search_moves(const parlour_search *t, parlour_opinion *out, int room);
PARLOUR_API int parlour_search_line(const parlour_search *t, parlour_move *out, int room);
PARLOUR_API size_t parlour_move_reason(const parlour_state *s, parlour_move m, char *out,
                                       size_t room); /* why it is good, in words; or "" */

/* The exact solution of a game that has one [backward induction]: work step by step, then look things up. Values are
   expected final points, or (parlour_solver_is_chance) chances to win. */
PARLOUR_API parlour_solver *parlour_solver_new(const parlour_game *g, parlour_error *error);
PARLOUR_API void parlour_solver_free(parlour_solver *v);
PARLOUR_API int parlour_solver_steps(const parlour_solver *v, int *done); /* in all */
PARLOUR_API int parlour_solver_on(parlour_solver *v, int steps);          /* 1: done */
/* A finished solution as bytes, all or none (0: not finished), and back: the file of `parlour solve`. */
PARLOUR_API size_t parlour_solver_write(const parlour_solver *v, void *out, size_t room);
PARLOUR_API parlour_solver *parlour_solver_read(const parlour_game *g, const void *bytes,
                                                size_t length, parlour_error *error);
PARLOUR_API int parlour_solver_value(const parlour_solver *v, const parlour_state *s, double *out);
PARLOUR_API int parlour_solver_values(const parlour_solver *v, const parlour_state *s, double *out,
                                      int room); /* of each move; says how many */
PARLOUR_API int parlour_solver_is_chance(const parlour_solver *v, const parlour_state *s);

/* ---- Matches ---------------------------------------------------------------------------------- */

/* A player of ours (choose NULL), or yours: it gives a legal move for whoever acts. */
typedef struct parlour_player {
    parlour_skill skill;
    parlour_move (*choose)(void *context, const parlour_state *s);
    void *context;
} parlour_player;

typedef struct parlour_played {
    int player[PARLOUR_PLAYERS]; /* who sat where */
    int share[PARLOUR_PLAYERS];  /* by seat: the result, 0 to 1000, */
    int score[PARLOUR_PLAYERS];  /* and the points */
    int moves;
} parlour_played;

/* Plays `games` games; players change seats from game to game, and the games of one round have the same
   dice [common random numbers]. As many players as seats, or a number that divides it. Says how many were played. */
PARLOUR_API int parlour_match(const parlour_game *g, const char *settings, size_t length,
                              const parlour_player *players, int count, int games, uint64_t seed,
                              parlour_played *out, parlour_error *error);

/* ---- Published functions ---------------------------------------------------------------------- */

/* What JSON can say. */
enum {
    PARLOUR_NULL,
    PARLOUR_BOOL,
    PARLOUR_NUMBER,
    PARLOUR_ODD_NUMBER,
    PARLOUR_STRING,
    PARLOUR_LIST
};

typedef struct parlour_value {
    int kind;
    int truth;
    long long number;
    const char *text; /* length bytes */
    const struct parlour_value *items;
    size_t length; /* of text, or number of items */
} parlour_value;

PARLOUR_API int parlour_calls(const parlour_game *g);
PARLOUR_API const char *parlour_call_name(const parlour_game *g, int which);      /* or "" */
PARLOUR_API const char *parlour_call_arguments(const parlour_game *g, int which); /* "game rug" */

/* Calls a function by its name. The value belongs to the answer and stays until its next call. */
PARLOUR_API parlour_answer *parlour_answer_new(parlour_error *error);
PARLOUR_API void parlour_answer_free(parlour_answer *a);
PARLOUR_API const parlour_value *parlour_call(parlour_answer *a, const parlour_game *g,
                                              const char *name, size_t length,
                                              const parlour_value *arguments, int count,
                                              uint64_t seed, parlour_error *error);

/* The same as plain C, with the contracts of each game's FORMAT.md. A text is bytes and a length, NULL
   an absent one. Predicates are 1 or 0, and 0 for anything malformed; the others give a negative
   status for that, or the length of the text they leave in `out` (PARLOUR_CALL_ROOM is always enough). */
enum { PARLOUR_CALL_ROOM = 2048 };
typedef struct parlour_text {
    const char *text;
    size_t length;
} parlour_text;
PARLOUR_API parlour_text parlour_text_of(const char *text); /* up to its NUL; of NULL: absent */

PARLOUR_API int parlour_marrakech_is_rug_valid(parlour_text game, parlour_text rug);
PARLOUR_API int parlour_marrakech_is_placement_valid(parlour_text game, parlour_text rug);
PARLOUR_API int parlour_marrakech_roll_die(uint64_t *seed); /* the seed moves on */
PARLOUR_API int parlour_marrakech_is_game_over(parlour_text game);
PARLOUR_API int parlour_marrakech_get_payment_amount(parlour_text game);
PARLOUR_API int parlour_marrakech_get_winner(parlour_text game); /* a letter */
PARLOUR_API int parlour_marrakech_rotate_assam(parlour_text assam, long long degrees, char *out,
                                               size_t room);
PARLOUR_API int parlour_marrakech_move_assam(parlour_text assam, long long die, char *out,
                                             size_t room);
PARLOUR_API int parlour_marrakech_make_placement(parlour_text game, parlour_text rug, char *out,
                                                 size_t room);
PARLOUR_API int parlour_blokus_legitimate_game(parlour_text game);
PARLOUR_API int parlour_blokus_score_game(parlour_text game, int score[4]);
PARLOUR_API int parlour_blokus_make_move(parlour_text game, char *out, size_t room);
PARLOUR_API int parlour_patchwork_is_patch_placement_well_formed(parlour_text step);
PARLOUR_API int parlour_patchwork_is_placement_well_formed(parlour_text placement);
PARLOUR_API int parlour_patchwork_is_placement_valid(parlour_text circle, parlour_text placement);
PARLOUR_API int parlour_patchwork_get_score_for_placement(parlour_text circle,
                                                          parlour_text placement, int player,
                                                          int bonus, int *score);
PARLOUR_API int parlour_patchwork_generate_patch_placement(parlour_text circle,
                                                           parlour_text placement, uint64_t *seed,
                                                           char *out, size_t room);
PARLOUR_API int parlour_patchwork_generate_patch_circle(uint64_t *seed, char *out, size_t room);
PARLOUR_API int parlour_agamemnon_is_state_well_formed(parlour_text tiles, parlour_text edges);
PARLOUR_API int parlour_agamemnon_is_state_valid(parlour_text tiles, parlour_text edges);
PARLOUR_API int parlour_agamemnon_is_action_valid(parlour_text tiles, parlour_text edges,
                                                  parlour_text action);
PARLOUR_API int parlour_agamemnon_select_tiles(parlour_text tiles, uint64_t *seed, char *out,
                                               size_t room);
PARLOUR_API int parlour_agamemnon_apply_action(parlour_text tiles, parlour_text edges,
                                               parlour_text action, char *new_tiles,
                                               size_t tiles_room, char *new_edges,
                                               size_t edges_room);
PARLOUR_API int parlour_agamemnon_get_total_score(parlour_text tiles, parlour_text edges,
                                                  int points[2]);
PARLOUR_API int parlour_agamemnon_generate_action(parlour_text tiles, parlour_text edges,
                                                  parlour_text hand, char *out, size_t room);
PARLOUR_API int parlour_catan_dice_is_board_state_well_formed(parlour_text board);
PARLOUR_API int parlour_catan_dice_is_action_well_formed(parlour_text action);
PARLOUR_API int parlour_catan_dice_roll_dice(uint64_t *seed, int dice, int32_t resources[6]);
PARLOUR_API int parlour_catan_dice_check_resources(parlour_text structure,
                                                   const int32_t resources[6]);
PARLOUR_API int parlour_catan_dice_check_build_constraints(parlour_text structure,
                                                           parlour_text board);
PARLOUR_API int parlour_catan_dice_can_do_action(parlour_text action, parlour_text board,
                                                 const int32_t resources[6]);
PARLOUR_API int parlour_catan_dice_can_do_sequence(const parlour_text *actions, int count,
                                                   parlour_text board, const int32_t resources[6]);
PARLOUR_API int parlour_catan_dice_check_resources_with_trade_and_swap(parlour_text structure,
                                                                       parlour_text board,
                                                                       const int32_t resources[6]);
PARLOUR_API int parlour_catan_dice_path_to(parlour_text structure, parlour_text board,
                                           int roads[16]); /* how many */
PARLOUR_API int parlour_catan_dice_build_plan(parlour_text structure, parlour_text board,
                                              const int32_t resources[6], char *out,
                                              size_t room); /* actions, a line each */

/* ---- Numbers for learning --------------------------------------------------------------------- */

/* The space of a game with its settings: actions are numbered, one for each move that is legal
   somewhere; a position is planes x rows x columns of small numbers as one player sees it [feature planes]. */
typedef struct parlour_space {
    size_t size; /* set it to sizeof before asking */
    int actions, planes, rows, columns, symmetries, players;
} parlour_space;

PARLOUR_API int parlour_state_space(const parlour_state *s, parlour_space *out);
PARLOUR_API int parlour_action_of(const parlour_state *s, parlour_move m); /* of a legal move */
PARLOUR_API parlour_move parlour_action_move(const parlour_state *s, int action); /* legal, or 0 */
PARLOUR_API int parlour_state_mask(const parlour_state *s, uint8_t *out, size_t room);
PARLOUR_API int parlour_state_planes(const parlour_state *s, int player, int8_t *out, size_t room);

/* A symmetry from 1 on (0 changes nothing): where each action goes, and each number of the planes. */
PARLOUR_API int parlour_state_symmetry(const parlour_state *s, int which, int32_t *actions,
                                       size_t action_room, int32_t *cells, size_t cell_room);

/* Many games of one kind, stepped together [a vector environment]. Arrays are the caller's and are written by every call;
   any of them may be NULL. Nothing is allocated while stepping. */
enum { PARLOUR_NEXT_STEP, PARLOUR_SAME_STEP, PARLOUR_DISABLED }; /* autoreset, as in Gymnasium */
enum { PARLOUR_CHANCE_BY_SEED, PARLOUR_CHANCE_GIVEN };

typedef struct parlour_batch_how {
    size_t size;
    int games, threads, autoreset, chance;
} parlour_batch_how;

typedef struct parlour_arrays {
    size_t size;
    int8_t *planes;       /* games x planes x rows x columns, as whoever acts sees it */
    uint8_t *mask;        /* games x actions: 1 where legal */
    int8_t *actor;        /* games: who acts; chance only where it is given; over */
    int32_t *outcomes;    /* games: how many outcomes chance has now, else 0 */
    float *rewards;       /* games x 4: the result of each player, 0 to 1, at the end; else 0 */
    uint8_t *ended;       /* games: 1 in the step that ended it */
    int32_t *scores;      /* games x 4: points */
    int8_t *final_planes; /* games x ...: of the end, where SAME_STEP has begun a new game */
} parlour_arrays;

/* `seeds`, one a game, may be NULL: 0, 1, 2 ... Game i plays its e-th time by seeds[i] and e alone. */
PARLOUR_API parlour_batch *parlour_batch_new(const parlour_game *g, const char *settings,
                                             size_t length, const parlour_batch_how *how,
                                             const uint64_t *seeds, const parlour_arrays *arrays,
                                             parlour_error *error);
PARLOUR_API void parlour_batch_free(parlour_batch *b);
PARLOUR_API int parlour_batch_space(const parlour_batch *b, parlour_space *out);

/* One action a game; chance that is given takes the number of its outcome. A game that is over takes
   any: NEXT_STEP begins it anew, DISABLED leaves it. One that is not legal is refused (error->which says
   whose), and nothing is changed anywhere. */
PARLOUR_API int parlour_batch_step(parlour_batch *b, const int32_t *actions, parlour_error *error);

/* Begins anew the games that `which` marks (NULL: all), with new seeds if given. */
PARLOUR_API int parlour_batch_reset(parlour_batch *b, const uint8_t *which, const uint64_t *seeds,
                                    parlour_error *error);

/* One game as text and back: a position of the same space. And a legal action for each, at random. */
PARLOUR_API size_t parlour_batch_write(const parlour_batch *b, int game, char *out, size_t room);
PARLOUR_API int parlour_batch_read(parlour_batch *b, int game, const char *text, size_t length,
                                   parlour_error *error);
PARLOUR_API uint64_t parlour_batch_hash(const parlour_batch *b); /* of all positions */
PARLOUR_API int parlour_batch_sample(const parlour_batch *b, uint64_t *seed, int32_t *actions);

/* Search in all games of a batch by an evaluation of yours [PUCT, as AlphaZero has it]. It is called with leaves of many games at
   once and fills, for each, a policy over the actions (any weights; illegal ones are ignored) and the
   result that each player may expect, 0 to 1, beginning with whoever acts, in order of seats. */
typedef int (*parlour_evaluate)(void *context, int count, const int8_t *planes, const uint8_t *mask,
                                float *policy, float *value);

typedef struct parlour_planner_how {
    size_t size;
    int visits;     /* of each root; preset 64 */
    int leaves;     /* of one game in one call; preset 1 */
    double explore; /* weight of the prior [c_puct]; preset 1.5 */
    uint64_t seed;  /* of the chance met in the tree */
} parlour_planner_how;

PARLOUR_API parlour_planner *parlour_planner_new(const parlour_batch *b,
                                                 const parlour_planner_how *how,
                                                 parlour_evaluate evaluate, void *context,
                                                 parlour_error *error);
PARLOUR_API void parlour_planner_free(parlour_planner *p);

/* Searches from where the batch stands now. Then visits (games x actions) and values (games x 4, by
   player) may be asked for. Not 0 from `evaluate` ends it with PARLOUR_NOT_NOW. */
PARLOUR_API int parlour_planner_run(parlour_planner *p, parlour_error *error);
PARLOUR_API int parlour_planner_visits(const parlour_planner *p, int32_t *out, size_t room);
PARLOUR_API int parlour_planner_values(const parlour_planner *p, float *out, size_t room);

#ifdef __cplusplus
}
#endif
#endif
