/* What a person may be called: every letter visible, none that turns the text around it. */
#include "room/room.h"

/* The next letter of UTF-8, or -1. */
static long next_letter(const unsigned char **at, const unsigned char *end)
{
    int first = *(*at)++;
    int more = first < 0x80   ? 0
               : first < 0xc2 ? -1
               : first < 0xe0 ? 1
               : first < 0xf0 ? 2
               : first < 0xf5 ? 3
                              : -1;
    long letter = more < 1 ? first : first & (0x3f >> more);

    if (more < 0)
        return -1;
    while (more-- > 0) {
        if (*at == end || (**at & 0xc0) != 0x80)
            return -1;
        letter = letter << 6 | (*(*at)++ & 0x3f);
    }
    return letter;
}

/* Control characters, blanks of odd widths, and what has no shape or changes the direction. */
static bool is_visible(long letter)
{
    static const long hidden[][2] = {
        {0, 0x1f},        {0x7f, 0xa0},     {0xad, 0xad},     {0x34f, 0x34f},
        {0x61c, 0x61c},   {0x115f, 0x1160}, {0x1680, 0x1680}, {0x180b, 0x180f},
        {0x2000, 0x200f}, {0x2028, 0x202f}, {0x205f, 0x206f}, {0x2800, 0x2800},
        {0x3000, 0x3000}, {0x3164, 0x3164}, {0xd800, 0xf8ff}, {0xfe00, 0xfe0f},
        {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xfff0, 0xffff}, {0xe0000, 0x10ffff}};

    for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++)
        if (letter >= hidden[i][0] && letter <= hidden[i][1])
            return false;
    return letter >= 0;
}

bool name_is_good(const char *name, size_t length)
{
    const unsigned char *at = (const unsigned char *)name, *end = at + length;
    int letters = 0;
    long last = ' ';

    if (length == 0 || length >= NAME_ROOM)
        return false;
    while (at < end) {
        long letter = next_letter(&at, end);

        if (!is_visible(letter) || (letter == ' ' && last == ' ') || ++letters > NAME_LETTERS)
            return false;
        last = letter;
    }
    return last != ' ';
}
