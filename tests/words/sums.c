/* The laws of numbers: they agree with their nouns, and sums add up. */
#include "tests/words/said.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const char *const things[] = {"rug",    "dirham",     "square", "point", "button", "hour",
                                     "patch",  "tile",       "corner", "edge",  "node",   "road",
                                     "knight", "settlement", "turn",   "roll",  "string", "counter",
                                     "move",   "game",       "colour", "day",   "lesson", "puzzle",
                                     "hint",   "minute",     "second", NULL};

/* "move 2", "knight 2": the number is a name, and counts nothing. */
static bool is_number_of(const char *text, const char *digits)
{
    static const char *const named[] = {"move ",       "knight ", "node ", "city ",
                                        "settlement ", "row ",    NULL};

    for (int i = 0; named[i]; i++) {
        size_t length = strlen(named[i]);

        if (digits >= text + length && strncmp(digits - length, named[i], length) == 0)
            return true;
    }
    return false;
}

/* "1 rugs", "2 rug"; a fraction is more than one. */
bool counts_well(const char *text)
{
    for (const char *at = text; *at; at++) {
        const char *digits = at;
        long number;
        bool one;

        if (!isdigit((unsigned char)*at) ||
            (at > text && (is_letter(at[-1]) || strchr(".,", at[-1]))))
            continue;
        number = strtol(at, NULL, 10);
        at += strspn(at, "0123456789");
        one = number == 1 && *at != '.';
        if (*at != ' ' || is_number_of(text, digits)) {
            at--;
            continue;
        }
        for (int i = 0; things[i]; i++) {
            size_t length = strlen(things[i]);
            const char *behind =
                at + 1 + length + (strcmp(things[i], "patch") == 0 && at[1 + length] == 'e');

            if (strncmp(at + 1, things[i], length) != 0)
                continue;
            if (one ? *behind == 's' && !is_letter(behind[1]) : !is_letter(at[1 + length]))
                return false;
        }
    }
    return true;
}

/* A number with its sign, of either kind; *at goes behind it. */
static bool read_value(const char **at, long *out)
{
    const char *c = *at;
    bool minus = false;

    while (*c == ' ')
        c++;
    if (strncmp(c, "−", 3) == 0)
        minus = true, c += 3;
    else if (*c == '-')
        minus = true, c++;
    while (*c == ' ')
        c++;
    if (!isdigit((unsigned char)*c))
        return false;
    *out = strtol(c, NULL, 10) * (minus ? -1 : 1);
    *at = c + strspn(c, "0123456789");
    return true;
}

/* Everything from the beginning to '=' that has a number is added or taken off: "30 dirhams + 14 squares = 44", "2×3+1". */
static bool adds_up(const char *text)
{
    const char *equals = strstr(text, " = "), *at = text, *behind;
    long sum = 0, value, wanted;

    if (!equals)
        return true;
    behind = equals + 2;
    if (!read_value(&behind, &wanted))
        return true;
    for (const char *colon = strchr(text, ':'); colon && colon < equals;
         colon = strchr(colon + 1, ':'))
        at = colon; /* whose sum it is stands before it */
    while (at < equals) {
        if (!read_value(&at, &value)) {
            at++;
            continue;
        }
        if (strncmp(at, " × ", 4) == 0 || strncmp(at, "×", 2) == 0) {
            long times;

            at += *at == ' ' ? 4 : 2;
            if (!read_value(&at, &times))
                return false;
            value *= times;
        }
        sum += value;
    }
    return sum == wanted;
}

/* "30 dirhams and 14 squares make a score of 44" */
static bool makes_up(const char *text)
{
    const char *make = strstr(text, " make a score of "), *at = text;
    long sum = 0, value, wanted;

    if (!make)
        return true;
    for (at = text; at < make;)
        if (read_value(&at, &value))
            sum += value;
        else
            at++;
    make += strlen(" make a score of ");
    return read_value(&make, &wanted) && sum == wanted;
}

/* "Orange 29: Strength 5+4+1, Leadership 2×4, Force 4+3+2×2." */
static bool tallies_add_up(const char *text)
{
    const char *at = strstr(text, ": Strength "), *total = at;
    long sum = 0, value, times;

    if (!at)
        return true;
    while (total > text && isdigit((unsigned char)total[-1]))
        total--;
    for (at += 2; *at;) {
        if (!isdigit((unsigned char)*at)) {
            at++;
            continue;
        }
        read_value(&at, &value);
        times = 1;
        if (strncmp(at, "×", 2) == 0) {
            at += 2;
            read_value(&at, &times);
        }
        sum += value * times;
    }
    return isdigit((unsigned char)*total) && sum == strtol(total, NULL, 10);
}

bool sums_add_up(const char *text)
{
    return adds_up(text) && makes_up(text) && tallies_add_up(text);
}
