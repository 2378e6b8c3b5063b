/* Files, for the front ends that have them. */
#ifndef PARLOUR_FILES_H
#define PARLOUR_FILES_H

#include <stdbool.h>
#include <stddef.h>

/* The whole file with a NUL behind it, or NULL and errno (EFBIG: more than anything of ours). Free it with free(). */
char *file_read(const char *path, size_t *length);

/* The same for a file that the program itself has written. What is no file at all, such as a folder or
   a pipe, is not waited for: EINVAL. */
char *file_read_own(const char *path, size_t *length);

/* All or nothing, even through kill -9 or a power cut: a new file beside the old one, flushed to the
   disk, then renamed over it. False and errno: the old file is as it was. What is no file is not
   replaced: EISDIR, EINVAL. */
bool file_write(const char *path, const void *bytes, size_t length);

/* Could so many bytes be written there now? What is there stays. False and errno. */
bool file_fits(const char *path, size_t length);

/* Why one of these failed, in words: errno as it stands. */
const char *file_trouble(void);

/* May it be written over: is nothing there, or an empty file, or one that begins as ours do? False and errno:
   EEXIST, it is something else. */
bool file_is_ours(const char *path, const char *begins);

/* Writes all of it to an open file, however many calls that takes. False and errno: perhaps a part. */
bool handle_write(int handle, const void *bytes, size_t length);

/* Removes what writers that were killed have left in a folder of ours, and nothing that is being
   written; says how many files. */
int folder_sweep(const char *path);

/* Opens what is missing of standard input, output and error, in such a way that using it fails: a file
   opened later would get its number, and messages would land in data. Files that may not grow are an error to tell, too, and
   no signal that ends us. First thing in main(). */
void files_guard(void);

/* Makes the folder and those above it. */
bool folder_make(const char *path);

/* "$XDG_CACHE_HOME/parlour/name" or its like: variable and fallback below the home folder. False: there
   is no home, or the path does not fit. */
bool file_place(char *out, size_t room, const char *variable, const char *fallback,
                const char *name);

#endif
