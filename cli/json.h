/* JSON of the commands: values in, values and data out. Besides, only contest/json.c (what came of a contest) and mark/ (what
   marked programs are asked and answer) know it. */
#ifndef PARLOUR_JSON_H
#define PARLOUR_JSON_H

#include "core/call.h"

/* A parsed text with everything its value points at. */
struct json;

/* A list may also be written as in C or Java: { 1, 0, 2 }. */
struct json *json_read(const char *text, size_t length, const char **error, int *column);
const struct value *json_root(const struct json *j);
void json_release(struct json *j);

void json_write(const struct value *v); /* to standard output, no line end */
void json_write_text(const char *text, size_t length);

/* One text of data at a time, to standard output: commas and blanks come by themselves. */
void json_open(char bracket); /* '{' or '[' */
void json_close(void);        /* the bracket opened last; behind the outermost the line ends */
void json_name(const char *name);
void json_text(const char *text);
void json_number(long long number);
void json_fraction(double number, int decimals);
void json_truth(bool truth);
void json_nothing(void);

#endif
