/* One's own progress as a table for other programs (CSV): every line of the progress (progress.c, results.c) is a row, and each kind
   of line fills columns of its own. */
#include "session/parts.h"

#include <string.h>

enum column {
    KIND,
    DATE,
    GAME,
    ID,
    SEAT,
    PLAYERS,
    SHARE,
    POINTS,
    MET,
    ACCURACY,
    NUMBER,
    WRONG,
    HINTS,
    RESULT,
    WHICH,
    NAME,
    COLUMNS
};

enum { MOST_DAYS = 3000000 }; /* until the year 10000 and a little */

static const char heading[] = "kind,date,game,id,seat,players,share,points,met,accuracy,number,"
                              "wrong,hints,result,which,name\n";

/* Where the words of a line go; a name is all that is left. */
static const struct kind {
    const char *word;
    int words;
    enum column column[10];
} kinds[] = {
    {"game", 10, {KIND, DATE, GAME, ID, SEAT, PLAYERS, SHARE, POINTS, MET, NAME}},
    {"accuracy", 7, {KIND, DATE, GAME, ID, SEAT, ACCURACY, NAME}},
    {"puzzle", 8, {KIND, DATE, GAME, NUMBER, WRONG, HINTS, RESULT, WHICH}},
    {"lesson", 7, {KIND, DATE, GAME, NUMBER, WRONG, HINTS, RESULT}},
};

/* Days since 1970 as a date. */
static void write_date(struct writer *w, int64_t days)
{
    int64_t era, day, year, month; /* counted from March 1st of year 0, in cycles of 400 years */

    days += 719468;
    era = days / 146097;
    day = days % 146097;
    year = (day - day / 1460 + day / 36524 - day / 146096) / 365;
    day -= 365 * year + year / 4 - year / 100;
    month = (5 * day + 2) / 153;
    day -= (153 * month + 2) / 5 - 1;
    month += month < 10 ? 3 : -9;
    write_number(w, year + 400 * era + (month <= 2));
    write_char(w, '-');
    write_digits(w, (int)month, 2);
    write_char(w, '-');
    write_digits(w, (int)day, 2);
}

static void write_cell(struct writer *w, struct span cell)
{
    bool quoted =
        cell.length > 0 && (memchr(cell.at, ',', cell.length) || memchr(cell.at, '"', cell.length));

    write_text(w, quoted ? "\"" : "");
    for (size_t i = 0; i < cell.length; i++)
        write_text(w, cell.at[i] == '"' ? "\"\"" : (char[]){cell.at[i], '\0'});
    write_text(w, quoted ? "\"" : "");
}

static void write_row(struct writer *w, const struct span cell[COLUMNS], int days)
{
    for (int i = 0; i < COLUMNS; i++) {
        if (i > 0)
            write_char(w, ',');
        if (i == DATE)
            write_date(w, days);
        else
            write_cell(w, cell[i]);
    }
    write_char(w, '\n');
}

static void add_line(struct writer *w, const struct kind *k, const char *at, size_t length)
{
    struct span cell[COLUMNS] = {{0}};
    const char *end = at + length;
    struct reader day;
    int days;

    for (int i = 0; i < k->words && at <= end; i++) {
        const char *stop = k->column[i] == NAME ? NULL : memchr(at, ' ', (size_t)(end - at));

        stop = stop ? stop : end;
        cell[k->column[i]] = (struct span){at, (size_t)(stop - at)};
        at = stop + 1;
    }
    day = reader_over(cell[DATE].at, cell[DATE].length);
    days = read_number(&day, MOST_DAYS, "expected a day");
    if (!day.error)
        write_row(w, cell, days);
}

void session_progress_csv(const struct session *s, struct writer *w)
{
    size_t length = 0;

    write_text(w, heading);
    for (const char *at = NULL; (at = progress_line(s, at, &length)); at += length + 1)
        for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
            size_t word = strlen(kinds[k].word);

            if (length > word && at[word] == ' ' && memcmp(at, kinds[k].word, word) == 0)
                add_line(w, &kinds[k], at, length);
        }
}

void progress_save(struct session *s)
{
    struct writer w = writer_growing();

    session_progress_csv(s, &w);
    effect_add(s, EFFECT_FILE, "progress.csv", w.text, w.size);
    writer_free(&w);
}
