/* Test Anything Protocol. */
#include "tests/tap.h"

#include <stdarg.h>
#include <stdio.h>

static int count, failed;

bool tap(bool passed, const char *format, ...)
{
    va_list list;

    printf("%sok %d - ", passed ? "" : "not ", ++count);
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
    putchar('\n');
    failed += !passed;
    return passed;
}

void tap_note(const char *format, ...)
{
    va_list list;

    fputs("# ", stdout);
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
    putchar('\n');
}

int tap_done(void)
{
    printf("1..%d\n", count);
    return failed > 0 || count == 0; /* nothing checked is nothing proved */
}
