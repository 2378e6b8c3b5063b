/* The public face: games and their options. */
#include "api/face.h"

#define WORD(number)      #number
#define IN_WORDS(a, b, c) WORD(a) "." WORD(b) "." WORD(c)

const char *parlour_version(void)
{
    return IN_WORDS(PARLOUR_MAJOR, PARLOUR_MINOR, PARLOUR_PATCH);
}

int parlour_games(void)
{
    int count = 0;

    while (catalogue[count])
        count++;
    return count;
}

const parlour_game *parlour_game_at(int which)
{
    return which >= 0 && which < parlour_games() ? (const parlour_game *)catalogue[which] : NULL;
}

const parlour_game *parlour_game_find(const char *name, size_t length)
{
    if (!face_text(&name, &length, NULL))
        return NULL;
    return (const parlour_game *)catalogue_find(name, length);
}

const char *parlour_game_name(const parlour_game *g)
{
    const struct game *game = face_game(g, NULL);

    return game ? game->rules->name : "";
}

const char *parlour_game_title(const parlour_game *g)
{
    const struct game *game = face_game(g, NULL);

    return game ? game->rules->title : "";
}

const char *parlour_game_guide(const parlour_game *g)
{
    const struct game *game = face_game(g, NULL);

    return game && game->rules->guide ? game->rules->guide : "";
}

int parlour_game_version(const parlour_game *g)
{
    const struct game *game = face_game(g, NULL);

    return game ? game->rules->version : PARLOUR_BAD_ARGUMENT;
}

int parlour_game_most_moves(const parlour_game *g)
{
    const struct game *game = face_game(g, NULL);

    return game ? game->rules->most_moves : PARLOUR_BAD_ARGUMENT;
}

int parlour_game_options(const parlour_game *g)
{
    const struct game *game = face_game(g, NULL);
    int count = 0;

    while (game && game->rules->options[count].key)
        count++;
    return game ? count : PARLOUR_BAD_ARGUMENT;
}

/* One of them, or NULL. */
static const struct option *option_of(const parlour_game *g, int which)
{
    const struct game *game = face_game(g, NULL);

    if (!game || which < 0 || which >= parlour_game_options(g))
        return NULL;
    return &game->rules->options[which];
}

const char *parlour_option_key(const parlour_game *g, int option)
{
    const struct option *o = option_of(g, option);

    return o ? o->key : "";
}

const char *parlour_option_label(const parlour_game *g, int option)
{
    const struct option *o = option_of(g, option);

    return o ? o->label : "";
}

const char *parlour_option_choices(const parlour_game *g, int option)
{
    const struct option *o = option_of(g, option);

    return o ? o->choices : "";
}

int parlour_option_preset(const parlour_game *g, int option)
{
    const struct option *o = option_of(g, option);

    return o ? o->preset : PARLOUR_BAD_ARGUMENT;
}
