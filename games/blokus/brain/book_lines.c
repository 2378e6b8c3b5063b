/* Blokus: the lines of the book, with the share of the result that a search expected for the last move of each.
   Made by training/blokus_book.c: `blokus-book duo 30000 19 4,2 FILE` and `blokus-book two 15000 19 4,2 FILE`. */
#include "games/blokus/brain/brain.h"

#include <stddef.h>

/* clang-format off */
const struct book_line blokus_book[] = {
    {DUO, "TAEE"}, /* 0.737 */
    {DUO, "TAEE LBJJ RCGJ"}, /* 0.778 */
    {DUO, "TAEE LBJJ RCGJ SFJH PAGB"}, /* 0.781 */
    {DUO, "TAEE LBJJ RCGJ RCJH KHFD"}, /* 0.792 */
    {DUO, "TAEE RAHI LEEH"}, /* 0.757 */
    {DUO, "TAEE RAHI LEEH SEHK RCJF"}, /* 0.763 */
    {DUO, "TAEE RAHI LEEH JBIL MGDM"}, /* 0.791 */
    {DUO, "TAEE TFJJ LEGH"}, /* 0.783 */
    {DUO, "TAEE TFJJ LEGH SBIE JBJD"}, /* 0.731 */
    {DUO, "TAEE TFJJ LEGH KAHD KFIC"}, /* 0.779 */
    {DUO, "TAEE RCKJ OFKG"}, /* 0.771 */
    {DUO, "TAEE RCKJ OFKG NAKF LEGH"}, /* 0.773 */
    {DUO, "TAEE RCKJ OFKG PALF SAKD"}, /* 0.820 */
    {DUO, "THEE UAII"}, /* 0.318 */
    {DUO, "THEE UAII RAHG PDEH"}, /* 0.347 */
    {DUO, "THEE UAII OEGH OHEL"}, /* 0.309 */
    {DUO, "LBHF RCKJ"}, /* 0.289 */
    {DUO, "LBHF RCKJ RCKF LALE"}, /* 0.333 */
    {DUO, "LBHF RCKJ TFKH OGLI"}, /* 0.302 */
    {DUO, "RCGG TCJJ"}, /* 0.321 */
    {DUO, "RCGG TCJJ LHHF LBGH"}, /* 0.400 */
    {DUO, "RCGG TCJJ TAEH SEGJ"}, /* 0.294 */
    {DUO, "TCFG RCKJ"}, /* 0.334 */
    {DUO, "TCFG RCKJ OFJE SFHJ"}, /* 0.321 */
    {DUO, "TCFG RCKJ SFIJ SFHG"}, /* 0.340 */
    {TWO, "SFCC"}, /* 0.603 */
    {TWO, "SFCC QBTA SARR"}, /* 0.600 */
    {TWO, "SFCC QBTA SARR QDAT RCFF"}, /* 0.616 */
    {TWO, "SFCC QBTA SARR SECR RADD"}, /* 0.629 */
    {TWO, "SFCC QDRC QARR"}, /* 0.606 */
    {TWO, "SFCC QDRC QARR QBCR RADD"}, /* 0.628 */
    {TWO, "SFCC QDRC QARR SBCR RCFF"}, /* 0.631 */
    {TWO, "SFCC SETA SARR"}, /* 0.614 */
    {TWO, "SFCC SETA SARR SBCR LBGE"}, /* 0.637 */
    {TWO, "SFCC SETA SARR QBCR RADD"}, /* 0.637 */
    {TWO, "SFCC SBTA QARR"}, /* 0.616 */
    {TWO, "SFCC SBTA QARR QBCR RADD"}, /* 0.611 */
    {TWO, "SFCC SBTA QARR QDAT RCFF"}, /* 0.626 */
    {TWO, "QAAA QBTA"}, /* 0.406 */
    {TWO, "QAAA QBTA SFTT SBCR"}, /* 0.396 */
    {TWO, "QAAA QBTA QARR SBCR"}, /* 0.389 */
    {TWO, "SFCC QDRC"}, /* 0.406 */
    {TWO, "SFCC QDRC QCTT QBCR"}, /* 0.398 */
    {TWO, "SFCC QDRC SARR QDAT"}, /* 0.398 */
    {TWO, "SAAA QDRC"}, /* 0.403 */
    {TWO, "SAAA QDRC SFTT QDAT"}, /* 0.396 */
    {TWO, "SAAA QDRC SARR RBCR"}, /* 0.399 */
    {TWO, "QCCC QBTA"}, /* 0.406 */
    {TWO, "QCCC QBTA QARR QBCR"}, /* 0.390 */
    {TWO, "QCCC QBTA SARR QDAT"}, /* 0.388 */
    {0, NULL},
};
/* clang-format on */
