#!/usr/bin/env python3
"""Writes core/marks.c: the letters that join the one before them, by Python's table of Unicode."""
import os
import sys
import unicodedata

MORE = {0x0E33, 0x0EB3, 0xFF9E, 0xFF9F, *range(0x1F3FB, 0x1F400), *range(0xE0020, 0xE0080)}


def joins(letter):
    return letter in MORE or unicodedata.category(chr(letter)) in ('Mn', 'Me', 'Mc')


def unused(letter):
    return unicodedata.category(chr(letter)) == 'Cn'


def ranges():
    found = []
    gap = True  # only letters that mean nothing lie between the last range and here
    for letter in range(0x300, 0xE0200):
        if joins(letter):
            if found and gap and letter - found[-1][1] < 16:
                found[-1][1] = letter
            else:
                found.append([letter, letter])
            gap = True
        elif not unused(letter):
            gap = False
    return found


def main():
    os.chdir(os.path.join(os.path.dirname(sys.argv[0]), '..'))
    all_ranges = [f'{{0x{first:x}, 0x{last:x}}}' for first, last in ranges()]
    lines, line = [], '   '
    for one in all_ranges:
        if len(line) + len(one) + 2 > 100:
            lines.append(line)
            line = '   '
        line += ' ' + one + ','
    lines.append(line)
    with open('core/marks.c', 'w', encoding='utf-8') as out:
        out.write('/* Letters that join the one before them: accents, vowel signs, colours of skin. Made by '
                  'scripts/marks.py\n   from Unicode ' + unicodedata.unidata_version + '. */\n'
                  '#include "core/name.h"\n\n/* clang-format off */\n'
                  'static const uint32_t marks[][2] = {\n' + '\n'.join(lines) + '\n};\n/* clang-format on */\n\n'
                  'bool letter_is_mark(uint32_t letter)\n{\n'
                  '    size_t low = 0, high = sizeof marks / sizeof *marks;\n\n'
                  '    while (low < high) {\n'
                  '        size_t middle = (low + high) / 2;\n\n'
                  '        if (marks[middle][1] < letter)\n            low = middle + 1;\n'
                  '        else\n            high = middle;\n    }\n'
                  '    return low < sizeof marks / sizeof *marks && marks[low][0] <= letter;\n}\n')


main()
