/* A game by post in words, the same in page, window and terminal. */
#include "together/letter.h"

const char *letter_role(int seat)
{
    return seat == 0 ? "You began" : "You were invited";
}

const char *letter_for_two(void)
{
    return "A game by post is for two people: choose the options so.";
}

const char *letter_honesty(void)
{
    return "The dice come from a part of each of you: neither can choose them, and every link is "
           "checked. But once both parts are known, a changed program could look ahead at coming "
           "rolls or try a turn twice before sending it, and whoever has the link can play on. "
           "Where that matters, play in a room.";
}

const char *letter_words(const struct letter *l, int seat)
{
    int turn = letter_turn(l);

    if (turn == OVER)
        return "The game is over. Send this link once more, so that your friend sees it too.";
    if (turn == seat)
        return "It is your turn.";
    return letter_begun(l) ? "It is your friend's turn. Send this link."
                           : "The dice need your friend's part. Send this link.";
}

void letter_refuse(const char *wrong, struct writer *w)
{
    write_text(w, "This link cannot be played: ");
    write_text(w, wrong);
    write_char(w, '.');
}
