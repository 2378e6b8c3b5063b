/* JSON, the only place that knows it: values in, values out. */
#ifndef PARLOUR_JSON_H
#define PARLOUR_JSON_H

#include "core/call.h"

/* A parsed text with everything its value points at. */
struct json;

struct json *json_read(const char *text, size_t length, const char **error, int *column);
const struct value *json_root(const struct json *j);
void json_release(struct json *j);

void json_write(const struct value *v); /* to standard output, no line end */
void json_write_text(const char *text, size_t length);

#endif
