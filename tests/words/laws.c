/* The laws of words: what is told fits who reads it, numbers and nouns agree, sums add up, sentences begin and end
   as sentences do, and no code of the program's own shows through. */
#include "tests/words/said.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- Looking for words ---------------------------------------------------------------------- */

static bool is_letter(char c)
{
    return isalnum((unsigned char)c) || (c & 0x80);
}

/* Where a word or a row of words stands by itself in a text, whatever its first letter; or NULL. */
static const char *find_word(const char *text, const char *word)
{
    size_t length = strlen(word);

    for (const char *at = text; *at; at++)
        if (tolower((unsigned char)*at) == tolower((unsigned char)*word) &&
            strncmp(at + 1, word + 1, length - 1) == 0 && (at == text || !is_letter(at[-1])) &&
            !is_letter(at[length]))
            return at;
    return NULL;
}

static bool has_any(const char *text, const char *const *words)
{
    for (; *words; words++)
        if (find_word(text, *words))
            return true;
    return false;
}

/* ---- Fingers and mice ----------------------------------------------------------------------- */

static bool suits_finger(const char *text)
{
    static const char *const foreign[] = {
        "click",   "clicks",  "double click", "wheel", "mouse", "pointer",   "point at",
        "press",   "Escape",  "Enter",        "Ctrl",  "Shift", "Backspace", "arrow keys",
        "R turns", "F flips", "R or",         "or R",  NULL};

    return !has_any(text, foreign);
}

/* Tiles and strings touch each other in some games: only who is told to touch or tap has a finger. */
static bool suits_mouse(const char *text)
{
    static const char *const foreign[] = {
        "tap",         "finger",      "swipe",          "pinch",     "touch the",
        "touch it",    "touch him",   "touch a thread", "touch two", "touch dice",
        "touch again", "touch those", "touch Trade",    NULL};

    return !has_any(text, foreign) && strncmp(text, "Touch ", 6) != 0;
}

/* ---- Numbers -------------------------------------------------------------------------------- */

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
static bool counts_well(const char *text)
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

/* ---- Sentences ------------------------------------------------------------------------------ */

static bool begins_well(const char *text)
{
    return !islower((unsigned char)*text) && *text != ' ' && *text != ',' && *text != '.';
}

static bool ends_well(const char *text)
{
    size_t length = strlen(text);

    return length >= 3 &&
           (strchr(".!?:", text[length - 1]) || strcmp(text + length - 3, "…") == 0 ||
            strcmp(text + length - 3, "”") == 0);
}

static bool is_tidy(const char *text)
{
    static const char *const untidy[] = {"  ",        " ,",    " .",      " ;", "..", ",,",
                                         ",.",        ";.",    ":.",      "( ", " )", "()",
                                         " the the ", " a a ", " of of ", NULL};

    for (int i = 0; untidy[i]; i++)
        if (strstr(text, untidy[i]))
            return false;
    return true;
}

/* "a orange tile", "an red one"; "a one", "a unit" are right, and some patch is called a. */
static bool has_good_articles(const char *text)
{
    for (const char *at = text; (at = find_word(at, "a")); at++)
        if (at[0] == 'a' && at[1] == ' ' && strchr("aeio", at[2]) &&
            strncmp(at + 2, "one", 3) != 0 && !strstr(text, "atch") && !strstr(text, "overlap"))
            return false;
    for (const char *at = text; (at = find_word(at, "an")); at++)
        if (at[2] == ' ' && at[0] == 'a' && !strchr("aeiouhAEIOLMNFRSX8", at[3]))
            return false;
    return true;
}

/* Several are, one is. */
static bool agrees_with_verb(const char *text)
{
    static const char *const wrong[] = {"and red is",
                                        "and green is",
                                        "and red wins",
                                        "and green wins",
                                        "and red has",
                                        "and green has",
                                        "All colours is",
                                        "colours wins",
                                        "no bricks is",
                                        "There is no bricks",
                                        NULL};

    return !has_any(text, wrong);
}

/* "it covers 2 squares, cuts an area": the last of a row of deeds stands behind "and". */
static bool joins_with_and(const char *text)
{
    static const char *const deeds[] = {", opens ", ", closes ", ", covers ", ", cuts ",
                                        ", makes ", ", wins ",   ", gets ",   ", got ",
                                        ", won ",   ", pays ",   NULL};

    for (int i = 0; deeds[i]; i++)
        for (const char *at = text; (at = strstr(at, deeds[i])); at++) {
            const char *behind = at + strlen(deeds[i]);
            const char *end = behind + strcspn(behind, ";.,");
            const char *also = strstr(behind, " and ");

            if (*end && *end != ',' && !(also && also < end))
                return false;
            if (strncmp(end, ", but ", 6) == 0 && !(also && also < end))
                return false;
        }
    return true;
}

/* One thing has one name; and nobody is told "Who pays wins". */
static bool keeps_to_terms(const char *text)
{
    static const char *const retired[] = {
        "region",          "regions",        "time track", "neutral token", "too dear", "dear",
        "without a build", "chance decides", "thinks",     "Put it there",  NULL};
    size_t length = strlen(text);

    return !has_any(text, retired) &&
           !(strncmp(text, "Who ", 4) == 0 && length > 0 && text[length - 1] == '.');
}

/* ---- What is the program's own -------------------------------------------------------------- */

static bool is_plain(const char *text)
{
    static const char *const codes[] = {"%s", "%d",   "(null)", "{",    "}",   "|",
                                        "_",  "NULL", "nan",    "inf ", "-1 ", NULL};

    for (int i = 0; codes[i]; i++)
        if (strstr(text, codes[i]))
            return false;
    for (const char *at = text; (at = find_word(at, "Chance")); at++)
        if (*at == 'C') /* which is nobody: dice roll, tiles are drawn */
            return false;
    return true;
}

/* Is something written on the page, alone? */
static bool is_written(const struct drawing *page, const char *text, size_t length)
{
    for (int i = 0; i < page->shapes; i++)
        if (page->shape[i].kind == SHAPE_TEXT && (size_t)page->shape[i].count == length &&
            strncmp(page->text + page->shape[i].first, text, length) == 0)
            return true;
    return false;
}

/* "(5,3)" only where the board shows 5 and 3; what is off it has a name all the same. */
static bool names_the_board(const struct drawing *page, const char *text)
{
    if (!page || strstr(text, "is off the board"))
        return true;
    for (const char *at = strchr(text, '('); at; at = strchr(at + 1, '('))
        if (isdigit((unsigned char)at[1]) && at[2] == ',' && isdigit((unsigned char)at[3]) &&
            at[4] == ')' && !(is_written(page, at + 1, 1) && is_written(page, at + 3, 1)))
            return false;
    return true;
}

/* ---- All of them ---------------------------------------------------------------------------- */

const char *broken_law(const struct where *at, const char *text)
{
    if (at->finger && !suits_finger(text))
        return "who has a finger is not told of mouse and keys";
    if (!at->finger && !suits_mouse(text))
        return "who has a mouse is not told to touch";
    if (!counts_well(text))
        return "numbers and nouns agree";
    if (!adds_up(text) || !makes_up(text) || !tallies_add_up(text))
        return "sums add up";
    if (!is_tidy(text))
        return "blanks and stops are where they belong";
    if (!has_good_articles(text))
        return "a before consonants, an before vowels";
    if (!agrees_with_verb(text))
        return "several are, one is";
    if (!joins_with_and(text))
        return "the last of a row stands behind and";
    if (!keeps_to_terms(text))
        return "one thing has one name";
    if (!is_plain(text))
        return "no code shows through";
    if (!names_the_board(at->page, text))
        return "places are called as the board calls them";
    if (at->manner == SAID_SENTENCE && !begins_well(text))
        return "a sentence begins with a large letter";
    if (at->manner == SAID_SENTENCE && !ends_well(text))
        return "a sentence has an end";
    return NULL;
}
