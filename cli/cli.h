/* What the commands of the command line share: words and flags, errors, positions. */
#ifndef PARLOUR_CLI_H
#define PARLOUR_CLI_H

#include "core/rules.h"
#include "games/catalogue.h"
#include "host/thinker.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Exit status of every command, as of those of single games (core/call.h). */
enum { YES = 0, NO = 1, CANNOT_UNDERSTAND = 2 };

enum { MAX_WORDS = 4096, MAX_GIVEN = 32, TEXT_ROOM = 1 << 16 };

struct flag {
    const char *name;  /* "seed", given as --seed N or --seed=N; a list ends with a NULL name */
    const char *value; /* "N", or NULL if it takes none */
    const char *help;
};

struct line;

struct command {
    const char *name, *arguments;
    const char *summary; /* one line, for the overview */
    const char *help;    /* more, for `parlour help NAME` */
    const struct flag *flags;
    bool game_options; /* --OPTION=VALUE of the game is welcome */
    bool looks;        /* at positions that no play leads to as well, with a warning */
    int least, most;   /* words */
    int (*run)(const struct line *l);
};

/* A command line taken apart. */
struct line {
    const struct command *command;
    const char *word[MAX_WORDS]; /* without flags */
    int words;
    struct given {
        const char *name;
        size_t name_length;
        const char *value; /* NULL: none was given */
    } given[MAX_GIVEN];
    int givens;
};

extern const struct command *const commands[]; /* ends with NULL */

const struct command *command_find(const char *name);

/* arguments[0] is the command's name. False: said why on standard error. */
bool line_parse(struct line *l, const struct command *c, int count, char **arguments);
const char *line_flag(const struct line *l, const char *name); /* "" if given without value */
bool line_number(const struct line *l, const char *name, long long least, long long most,
                 long long *inout); /* false: it is no such number, said so */
bool line_seed(const struct line *l, uint64_t *inout);
/* --part I/N; both 0 if it is not given. */
bool line_part(const struct line *l, int *part, int *parts);

/* The game named by word 0; the settings made with --OPTION=VALUE. False or NULL: said why. */
const struct game *line_game(const struct line *l);
const struct game *word_game(const char *word);
bool line_settings(const struct line *l, const struct rules *g, struct settings *out);
/* The same, but changes only what is said. */
bool line_change(const struct line *l, const struct rules *g, struct settings *inout);
bool line_has_options(const struct line *l);

/* What came from elsewhere must not steer a terminal: control characters, and bytes from 0x80 to 0x9f
   that some terminals take for such, are spelled out. */
void print_visible(FILE *to, const char *text);
int complain(const char *format, ...) __attribute__((format(printf, 1, 2))); /* CANNOT_UNDERSTAND */
int complain_at(const struct reader *r);                                     /* column and error */

/* A text from the command line, or all of standard input for "-". Free it with text_free. */
struct text {
    char *bytes;
    size_t length;
    bool owned;
};
bool text_take(struct text *t, const char *word);
bool text_find(struct text *t, const char *word); /* the same, but of a file that has this name */
void text_free(struct text *t);

/* What became of a text or of moves: NO or CANNOT_UNDERSTAND with a sentence; YES with one is a warning. */
struct judgement {
    int status;
    int column; /* where, from 1; 0: nowhere in particular */
    char text[256];
};
/* On standard error, if there is a sentence. Says the status. */
int judgement_tell(const struct judgement *v);

/* The position that a text stands for. Options of the command line hold for a record that names no
   settings; any other text brings its own. */
struct judgement position_judge(const struct line *l, const struct rules *g, const char *bytes,
                                size_t length, struct state *s);

/* The game of word 0 and the position of word 1. YES; or NO or CANNOT_UNDERSTAND, and said why. */
int line_position(const struct line *l, const struct game **game, struct state **out);
/* The position of `word`, or without one the start with the options of the command line. */
int line_root(const struct line *l, const struct rules *g, const char *word, struct state **out);

void print_snapshot(const struct rules *g, const struct state *s);
void print_move(const struct rules *g, const struct state *s, move m);
void print_board(const struct rules *g, const struct state *s);
void json_state(const struct rules *g, const struct state *s); /* as values of cli/json.h */
void json_move(const struct rules *g, const struct state *s, move m);
void print_state(const struct line *l, const struct rules *g, const struct state *s); /* --json */
const char *actor_name(int actor, char room[24]); /* "1", "chance", "over" */
const char *seat_name(const struct rules *g, const struct state *s, int player, char room[24]);

uint64_t game_seed(uint64_t seed, uint64_t game); /* of the game-th of a row of games */
uint64_t seed_from_clock(void);

#endif
