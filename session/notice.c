/* What a person is told and offered below the board, and what actions are called. */
#include "session/parts.h"

static const char *const labels[] = {
    [ACTION_UNDO] = "Undo",
    [ACTION_REDO] = "Redo",
    [ACTION_RESET] = "Reset my turn",
    [ACTION_HINT] = "Hint",
    [ACTION_COURSE] = "How the game went",
    [ACTION_CANCEL] = "Stop",
    [ACTION_ENOUGH] = "Move now",
    [ACTION_GO_ON] = "Play on from here",
    [ACTION_FIRST] = "First move",
    [ACTION_PREVIOUS] = "Previous move",
    [ACTION_NEXT] = "Next move",
    [ACTION_LATEST] = "To the latest",
    [ACTION_NEW] = "New game",
    [ACTION_SEATS] = "Who plays",
    [ACTION_OUTCOMES] = "Say what came",
    [ACTION_VIEW] = "Viewer",
    [ACTION_PLAY_VIEW] = "Play from here",
    [ACTION_TAKE_OVER] = "Take over",
    [ACTION_GAMES] = "Your games",
    [ACTION_HOME] = "All games",
    [ACTION_COPY] = "Copy position",
    [ACTION_SAVE] = "Save as…",
    [ACTION_ARCHIVE] = "All your games into a file…",
    [ACTION_RECALL] = "Undo",
    [ACTION_AGAIN] = "Try again",
    [ACTION_PUZZLE] = "Today's puzzle",
    [ACTION_TRY_AGAIN] = "Try again",
    [ACTION_SOLUTION] = "Show the answer",
    [ACTION_NEXT_PUZZLE] = "Next puzzle",
    [ACTION_LESSONS] = "Lessons",
    [ACTION_NEXT_LESSON] = "Next lesson",
    [ACTION_PROGRESS] = "Your progress",
    [ACTION_PROGRESS_CSV] = "Save as a table…",
    [ACTION_FORGET] = "Forget all of it",
    [ACTION_EARLIER] = "Earlier",
    [ACTION_LATER] = "Later",
    [ACTION_MISTAKE] = "Next mistake",
};

const char *session_label(enum action a)
{
    return labels[a] ? labels[a] : "";
}

static bool is_reviewing(const struct session *s)
{
    return s->play.table && table_course_step(s->play.table) >= 0 && !s->trouble[0];
}

static int review_offers(const struct session *s, enum action out[MOST_OFFERS])
{
    static const enum action steps[] = {ACTION_EARLIER, ACTION_LATER, ACTION_MISTAKE, ACTION_GO_ON,
                                        ACTION_COURSE};
    int count = 0;

    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
        if (session_can(s, steps[i]) && (steps[i] != ACTION_GO_ON || !s->viewer.game))
            out[count++] = steps[i];
    return count;
}

/* It is paused before its end. */
static bool looks_back(const struct table *t)
{
    return table_paused(t) && table_at(t) < table_length(t);
}

int session_offers(const struct session *s, enum action out[MOST_OFFERS])
{
    static const enum action helpful[] = {ACTION_AGAIN,    ACTION_TAKE_OVER,   ACTION_GO_ON,
                                          ACTION_LATEST,   ACTION_OUTCOMES,    ACTION_TRY_AGAIN,
                                          ACTION_SOLUTION, ACTION_NEXT_PUZZLE, ACTION_NEXT_LESSON};
    int count = 0;

    if (s->play.table && table_course_shown(s->play.table) && !s->trouble[0])
        return 0;
    if (is_reviewing(s))
        return review_offers(s, out);
    if (s->play.puzzle && session_can(s, ACTION_HINT))
        out[count++] = ACTION_HINT;
    for (size_t i = 0; i < sizeof helpful / sizeof *helpful && count < MOST_OFFERS; i++)
        if (session_can(s, helpful[i]) &&
            (helpful[i] != ACTION_LATEST || looks_back(s->play.table)) &&
            (!s->viewer.game || helpful[i] == ACTION_AGAIN))
            out[count++] = helpful[i];
    if (s->trouble[0] && session_can(s, ACTION_ARCHIVE) && count < MOST_OFFERS)
        out[count++] = ACTION_ARCHIVE;
    if (s->play.shared && count < MOST_OFFERS && session_can(s, ACTION_GO_ON))
        out[count++] = ACTION_SEATS;
    return count;
}

void session_notice(const struct session *s, struct writer *w)
{
    const struct table *t = s->play.table;

    if (s->trouble[0]) {
        write_text(w, "What was played last cannot be stored: ");
        write_text(w, s->trouble);
        write_text(w, ". It is tried again and again; until then keep this open.");
    } else if (is_reviewing(s)) {
        review_notice(s, w);
    } else if (!t || s->viewer.game || table_course_shown(t)) {
        return;
    } else if (s->play.puzzle) {
        puzzle_notice(s, w);
    } else if (s->play.hindered == PLAYED_BY_OLD_RULES) {
        write_text(w,
                   "This game was played by older rules: it can be looked at as far as its moves "
                   "are legal today.");
    } else if (s->play.hindered == PLAYED_ELSEWHERE && !s->play.asks_hold) {
        write_text(w, "This game is open in another window.");
    } else if (looks_back(t)) {
        write_text(w, "Looking back: ");
        write_number(w, table_number(t, table_at(t)));
        write_text(w, " of ");
        write_number(w, table_number(t, table_length(t)));
    } else if (s->play.shared && table_paused(t)) {
        write_text(w, "A shared game");
    } else if (table_paused(t)) {
        write_text(w, "Stopped: ");
        table_standing(t, w);
    } else if (table_waits(t) && table_chance_of(t) == CHANCE_BY_HAND) {
        write_text(w, "Roll or draw, and say what came.");
    }
}

void session_tell_deed(enum deed d, const char *why, struct writer *w)
{
    static const struct {
        const char *done, *failed;
    } words[] = {
        [DEED_COPY] = {"The position was copied as text.", "The position could not be copied"},
        [DEED_LINK] = {"The link was copied: send it to whom you like.",
                       "The link could not be copied"},
        [DEED_SAVE] = {"Saved.", "It could not be saved"},
        [DEED_PICTURE] = {"The picture was saved.", "The picture could not be saved"},
        [DEED_PRINT] = {"It goes to the printer.", "It could not be printed"},
        [DEED_SOUND] = {"Sound is on.", ""},
        [DEED_SILENCE] = {"Sound is off.", ""},
    };

    write_text(w, why ? words[d].failed : words[d].done);
    if (why) {
        write_text(w, ": ");
        write_text(w, why);
    }
}

/* The day of a moment, as calendars count: years begin in March here, so that leap days come last. */
static void write_day(struct writer *w, int64_t seconds)
{
    int64_t days = seconds / 86400 + 719468, era = days / 146097, day = days % 146097;
    int64_t year = (day - day / 1460 + day / 36524 - day / 146096) / 365;
    int64_t of_year = day - (365 * year + year / 4 - year / 100);
    int64_t march = (5 * of_year + 2) / 153, month = march < 10 ? march + 3 : march - 9;

    write_number(w, year + 400 * era + (month <= 2));
    write_char(w, '-');
    write_digits(w, (int)month, 2);
    write_char(w, '-');
    write_digits(w, (int)(of_year - (153 * march + 2) / 5 + 1), 2);
}

void file_name(const struct session *s, const char *about, const char *ending, struct writer *w)
{
    write_text(w, about);
    write_char(w, '-');
    write_day(w, s->now);
    write_text(w, ending);
}

void session_file_name(const struct session *s, const char *ending, struct writer *w)
{
    file_name(s, s->play.table ? table_game(s->play.table)->rules->name : "games", ending, w);
}
