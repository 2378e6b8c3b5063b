/* Blokus: the notation of other programs. FORMAT.md describes it. */
#ifndef PARLOUR_BLOKUS_EXCHANGE_H
#define PARLOUR_BLOKUS_EXCHANGE_H

#include "games/blokus/rules/blokus.h"

/* The squares of a tile: "b18,c18,a19,b19,a20". */
struct placement blokus_read_points(struct reader *r, int side);
void blokus_write_points(struct writer *w, const struct placement *p, int side);

/* A record as a .blksgf file, and the main line of such a file as a record. Errors are left in the
   reader; *why explains an illegal move. */
bool blokus_export(struct reader *record, struct writer *w, struct refusal *why);
bool blokus_import(struct reader *file, struct writer *w, struct refusal *why);

#endif
