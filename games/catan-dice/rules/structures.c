/* Catan Dice: the map as tables. The roads are a tree that grows from the starting road:

   START > S3 > R0 > R1 > C7
                R0 > R2 > S4 > R3 > R4 > C12
                               R3 > R5 > S5 > R6 > R7 > S7
   R7 > R8 > R9 > S9 > R10 > R11 > S11
   R7 > R12 > R13 > C20 > R14 > R15 > C30 */
#include "games/catan-dice/rules/catan-dice.h"

/* The roads on the way to each road, as bits. */
enum {
    TO_R0 = 0,
    TO_R1 = 1 << 0,
    TO_R2 = TO_R1,
    TO_R3 = TO_R2 | 1 << 2,
    TO_R4 = TO_R3 | 1 << 3,
    TO_R5 = TO_R4,
    TO_R6 = TO_R5 | 1 << 5,
    TO_R7 = TO_R6 | 1 << 6,
    TO_R8 = TO_R7 | 1 << 7,
    TO_R9 = TO_R8 | 1 << 8,
    TO_R10 = TO_R9 | 1 << 9,
    TO_R11 = TO_R10 | 1 << 10,
    TO_R12 = TO_R8,
    TO_R13 = TO_R12 | 1 << 12,
    TO_R14 = TO_R13 | 1 << 13,
    TO_R15 = TO_R14 | 1 << 14
};

/* The first n of a kind, as bits. */
enum {
    S0 = 0,
    S1 = 1 << FIRST_SETTLEMENT,
    S2 = S1 | S1 << 1,
    S3 = S2 | S1 << 2,
    S4 = S3 | S1 << 3,
    S5 = S4 | S1 << 4,
    C0 = 0,
    C1 = 1 << FIRST_CITY,
    C2 = C1 | C1 << 1,
    C3 = C2 | C1 << 2,
    J0 = 0,
    J1 = 1 << FIRST_KNIGHT,
    J2 = J1 | J1 << 1,
    J3 = J2 | J1 << 2,
    J4 = J3 | J1 << 3,
    J5 = J4 | J1 << 4
};

/* clang-format off */
const struct structure catan_dice_structures[STRUCTURES] = {
    {"R0",  ROAD, 1, TO_R0,  0, -1, -1, -2,  0},
    {"R1",  ROAD, 1, TO_R1,  0, -2,  0, -4,  0},
    {"R2",  ROAD, 1, TO_R2,  0, -2,  0, -1,  1},
    {"R3",  ROAD, 1, TO_R3,  0, -1,  1, -2,  2},
    {"R4",  ROAD, 1, TO_R4,  0, -2,  2, -4,  2},
    {"R5",  ROAD, 1, TO_R5,  0, -2,  2, -1,  3},
    {"R6",  ROAD, 1, TO_R6,  0, -1,  3,  1,  3},
    {"R7",  ROAD, 1, TO_R7,  0,  1,  3,  2,  2},
    {"R8",  ROAD, 1, TO_R8,  0,  2,  2,  1,  1},
    {"R9",  ROAD, 1, TO_R9,  0,  1,  1,  2,  0},
    {"R10", ROAD, 1, TO_R10, 0,  2,  0,  1, -1},
    {"R11", ROAD, 1, TO_R11, 0,  1, -1,  2, -2},
    {"R12", ROAD, 1, TO_R12, 0,  2,  2,  4,  2},
    {"R13", ROAD, 1, TO_R13, 0,  4,  2,  5,  1},
    {"R14", ROAD, 1, TO_R14, 0,  5,  1,  4,  0},
    {"R15", ROAD, 1, TO_R15, 0,  4,  0,  5, -1},

    {"S3",  SETTLEMENT,  3, 0,               S0, -1, -1, -1, -1},
    {"S4",  SETTLEMENT,  4, TO_R2  | 1 << 2,  S1, -1,  1, -1,  1},
    {"S5",  SETTLEMENT,  5, TO_R5  | 1 << 5,  S2, -1,  3, -1,  3},
    {"S7",  SETTLEMENT,  7, TO_R7  | 1 << 7,  S3,  2,  2,  2,  2},
    {"S9",  SETTLEMENT,  9, TO_R9  | 1 << 9,  S4,  2,  0,  2,  0},
    {"S11", SETTLEMENT, 11, TO_R11 | 1 << 11, S5,  2, -2,  2, -2},

    {"C7",  CITY,  7, TO_R1  | 1 << 1,  C0, -4,  0, -4,  0},
    {"C12", CITY, 12, TO_R4  | 1 << 4,  C1, -4,  2, -4,  2},
    {"C20", CITY, 20, TO_R13 | 1 << 13, C2,  5,  1,  5,  1},
    {"C30", CITY, 30, TO_R15 | 1 << 15, C3,  5, -1,  5, -1},

    {"J1", KNIGHT, 1, 0, J0, -3, -1, -3, -1},
    {"J2", KNIGHT, 2, 0, J1, -3,  1, -3,  1},
    {"J3", KNIGHT, 3, 0, J2,  0,  2,  0,  2},
    {"J4", KNIGHT, 4, 0, J3,  3,  1,  3,  1},
    {"J5", KNIGHT, 5, 0, J4,  3, -1,  3, -1},
    {"J6", KNIGHT, 6, 0, J5,  0, -2,  0, -2},
};

const int catan_dice_costs[KINDS][RESOURCES] = {
    [ROAD]       = {0, 0, 0, 1, 1, 0},
    [SETTLEMENT] = {0, 1, 1, 1, 1, 0},
    [CITY]       = {3, 2, 0, 0, 0, 0},
    [KNIGHT]     = {1, 1, 1, 0, 0, 0},
};
/* clang-format on */

const char *const catan_dice_resource_names[RESOURCES] = {"ore",    "grain",  "wool",
                                                          "timber", "bricks", "gold"};
