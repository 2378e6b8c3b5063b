/* The laws of words: what is told fits who reads it, numbers and nouns agree, sums add up (sums.c), sentences begin
   and end as sentences do, and no code of the program's own shows through. */
#include "tests/words/said.h"

#include <ctype.h>
#include <string.h>

/* ---- Looking for words ---------------------------------------------------------------------- */

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
        "tap",         "finger",      "swipe",         "pinch",     "touch the",
        "touch it",    "touch him",   "touch an edge", "touch two", "touch dice",
        "touch again", "touch those", "touch Trade",   NULL};

    return !has_any(text, foreign) && strncmp(text, "Touch ", 6) != 0;
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
    return text[strlen(text) - 1] != ' ';
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

/* "covers 1 square of red, covers 1 square of blue": one deed to several is told once. */
static bool tells_deeds_once(const char *text)
{
    static const char *const deeds[] = {"covers", "closes", "opens", "cuts", "wins", NULL};

    for (int i = 0; deeds[i]; i++) {
        const char *first = find_word(text, deeds[i]);
        const char *again = first ? find_word(first + 1, deeds[i]) : NULL;

        if (again && !memchr(first, ';', (size_t)(again - first)) &&
            !memchr(first, ':', (size_t)(again - first)))
            return false;
    }
    return true;
}

/* "Ann and yellow and green share the win": names in a row have one "and". */
static bool names_in_a_row(const char *text)
{
    static const char *const names[] = {"yellow", "red", "green", "blue", "Ann",
                                        "Bob",    "Dai", "Chloe", NULL};

    for (int i = 0; names[i]; i++) {
        char row[32] = "and ";
        const char *at;

        strcat(strcat(row, names[i]), " and");
        at = find_word(text, row);
        if (at && !memchr(text, ',', (size_t)(at - text)) && !strstr(text, "against"))
            return false;
    }
    return true;
}

/* What would have been better is told of whoever moved, which need not be the reader. */
static bool speaks_of_the_mover(const char *text)
{
    return strncmp(text, "Better:", 7) != 0 || !find_word(text, "you");
}

/* One thing has one name; and nobody is told "Who pays wins". */
static bool keeps_to_terms(const char *text)
{
    static const char *const retired[] = {
        "region",       "regions",         "time track",     "neutral token",    "too dear",
        "dear",         "without a build", "chance decides", "thinks",           "Put it there",
        "a thread",     "the leader A",    "the leader B",   "the leader C",     "the leader D",
        "the leader E", "roll again 1",    "roll again 2",   "more, or builds.", NULL};
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

/* "at CQ", "on CQ and DQ" only where the board shows the letters; nothing else has two large letters for a name. */
static bool names_the_letters(const struct drawing *page, const char *text)
{
    for (const char *at = text; *at; at++)
        if ((strncmp(at, " at ", 4) == 0 || strncmp(at, " on ", 4) == 0) &&
            isupper((unsigned char)at[4]) && isupper((unsigned char)at[5]) && !is_letter(at[6]) &&
            !(is_written(page, at + 4, 1) && is_written(page, at + 5, 1)))
            return false;
    return true;
}

/* Where a tile was placed is told by the number of its node only where that can be read. */
static bool names_the_node(const struct drawing *page, const char *text)
{
    const char *at = strstr(text, " placed ") ? strstr(text, " on node ") : NULL;

    return !at || is_written(page, at + strlen(" on node "), 2);
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
    if (!sums_add_up(text))
        return "sums add up";
    if (!is_tidy(text))
        return "blanks and stops are where they belong";
    if (!has_good_articles(text))
        return "a before consonants, an before vowels";
    if (!agrees_with_verb(text))
        return "several are, one is";
    if (!joins_with_and(text))
        return "the last of a row stands behind and";
    if (!tells_deeds_once(text))
        return "one deed to several is told once";
    if (!names_in_a_row(text))
        return "names in a row have one and";
    if (!speaks_of_the_mover(text))
        return "what was better is told of whoever moved";
    if (!keeps_to_terms(text))
        return "one thing has one name";
    if (!is_plain(text))
        return "no code shows through";
    if (!names_the_board(at->page, text) ||
        (at->manner == SAID_WORDS && at->page &&
         !(names_the_letters(at->page, text) && names_the_node(at->page, text))))
        return "places are called as the board calls them";
    if (at->manner == SAID_SENTENCE && !begins_well(text))
        return "a sentence begins with a large letter";
    if (at->manner == SAID_SENTENCE && !ends_well(text))
        return "a sentence has an end";
    return NULL;
}
