/* Inks and the colours that palettes give them. */
#include "draw/draw.h"

/* An ink is a role (bits 0 to 6), whether it is for letters on top of it (bit 7), a shade from -100
   black to 100 white (bits 8 to 15), and how see-through it is, 0 to 255 (bits 16 to 23). */
enum { ROLE_MASK = 0x7f, OVER_BIT = 0x80, SHADE_SHIFT = 8, CLEAR_SHIFT = 16 };

static int shade_of(int ink)
{
    return (int8_t)(ink >> SHADE_SHIFT & 0xff);
}

static int with_shade(int ink, int shade)
{
    shade = shade > 100 ? 100 : shade < -100 ? -100 : shade;
    return (ink & ~(0xff << SHADE_SHIFT)) | (shade & 0xff) << SHADE_SHIFT;
}

int ink_light(int ink, int percent)
{
    return ink == INK_NONE ? ink : with_shade(ink, shade_of(ink) + percent);
}

int ink_dark(int ink, int percent)
{
    return ink == INK_NONE ? ink : with_shade(ink, shade_of(ink) - percent);
}

int ink_clear(int ink, int percent)
{
    int seen = 255 - (ink >> CLEAR_SHIFT & 0xff);

    percent = percent < 0 ? 0 : percent > 100 ? 100 : percent;
    seen = (seen * (100 - percent) + 50) / 100;
    return ink == INK_NONE ? ink : (ink & ~(0xff << CLEAR_SHIFT)) | (255 - seen) << CLEAR_SHIFT;
}

int ink_over(int ink)
{
    return ink == INK_NONE ? ink : ink | OVER_BIT;
}

/* clang-format off */
static const uint32_t colour_of[INK_COUNT][PALETTES] = {
    /*                light     dark      contrast */
    [INK_PAPER]  = {0xf1e6d0, 0x1d1814, 0xffffff},
    [INK_PANEL]  = {0xfffaf0, 0x2b241e, 0xffffff},
    [INK_LINE]   = {0xd3bf9b, 0x51453a, 0x000000},
    [INK_TEXT]   = {0x2a1f16, 0xf5ecdf, 0x000000},
    [INK_MUTED]  = {0x6d5b47, 0xbdab96, 0x333333},
    [INK_ACCENT] = {0xac3c14, 0xff9a5c, 0x0033cc},
    [INK_GOOD]   = {0x236a3f, 0x6fd08c, 0x005a1e},
    [INK_BAD]    = {0xb3201b, 0xff7b6e, 0xb00000},
    [INK_GLOW]   = {0xffb31f, 0xffc94d, 0xff9d00},
    [INK_SHADE]  = {0x3b2410, 0x000000, 0x000000},
    [INK_BLACK]  = {0x000000, 0x000000, 0x000000},
    [INK_WHITE]  = {0xffffff, 0xffffff, 0xffffff},
    [INK_RED]    = {0xc42f26, 0xd8463c, 0xb80012},
    [INK_YELLOW] = {0xf0b823, 0xf0bd3c, 0xffd400},
    [INK_GREEN]  = {0x3c9a4e, 0x62bd70, 0x2fae4f},
    [INK_BLUE]   = {0x2b5fb8, 0x4178d2, 0x0040d0},
    [INK_PURPLE] = {0x6a3391, 0x8f5bbd, 0x5a0f96},
    [INK_ORANGE] = {0xe0772a, 0xeb8b45, 0xf07800},
    [INK_GREY]   = {0x7a746c, 0x98918a, 0x666666},
    [INK_SAND]   = {0xe3c696, 0x8a7152, 0xf4efe4},
    [INK_CLAY]   = {0xb4643a, 0x8c4c2d, 0x8a4a2a},
    [INK_TEAL]   = {0x1f6f78, 0x2c6f78, 0x00565f},
    [INK_WOOD]   = {0x7b4a26, 0x54331b, 0x4a2a10},
    [INK_STONE]  = {0xa49d92, 0x6b655d, 0xcfcfcf},
    [INK_SLATE]  = {0x3c4048, 0x2a2d33, 0x202020},
    [INK_GOLD]   = {0xd9a02f, 0xcf9a35, 0xd08a00},
    [INK_IVORY]  = {0xfbf2de, 0xe9dcc3, 0xffffff},
    [INK_LEAF]   = {0x5f8a3a, 0x5c8440, 0x3c7a1c},
    [INK_SEA]    = {0x2d7fa8, 0x256688, 0x0a6ea8},
    [INK_CLOTH]  = {0xf6efe2, 0xe4d9c6, 0xffffff},
};
/* clang-format on */

static uint32_t mix_channel(uint32_t from, uint32_t to, uint32_t percent)
{
    return (from * (100 - percent) + to * percent + 50) / 100;
}

static uint32_t shaded(uint32_t rgb, int shade)
{
    uint32_t to = shade > 0 ? 255 : 0, percent = (uint32_t)(shade > 0 ? shade : -shade);
    uint32_t out = 0;

    for (int shift = 16; shift >= 0; shift -= 8)
        out |= mix_channel(rgb >> shift & 0xff, to, percent) << shift;
    return out;
}

/* Black or white, whichever reads better on it. Brightness grows with the square of a channel, near
   enough. */
static uint32_t letters_on(uint32_t rgb)
{
    uint32_t r = rgb >> 16 & 0xff, g = rgb >> 8 & 0xff, b = rgb & 0xff;
    uint32_t light = 21 * r * r + 72 * g * g + 7 * b * b; /* white: 6502500 */

    return light > 6502500 * 18 / 100 ? 0x000000 : 0xffffff;
}

/* The colour of a role before anything bends it. */
static uint32_t plain_colour(const struct inks *own, enum palette p, int role)
{
    if (role < INK_COUNT)
        return colour_of[role][p];
    return own && role >= INK_OWN && role - INK_OWN < own->count ? own->colour[role - INK_OWN][p]
                                                                 : 0;
}

uint32_t inks_colour(const struct inks *own, enum palette p, int ink)
{
    int role = ink & ROLE_MASK;
    uint32_t rgb = plain_colour(own, p, role);
    uint32_t seen = 255 - (uint32_t)(ink >> CLEAR_SHIFT & 0xff);

    rgb = shaded(rgb, shade_of(ink));
    if (ink & OVER_BIT)
        rgb = letters_on(rgb);
    return role == INK_NONE ? 0 : rgb << 8 | seen;
}

uint32_t palette_colour(enum palette p, int ink)
{
    return inks_colour(NULL, p, ink);
}

static const char *const names[PALETTES] = {"light", "dark", "contrast"};

const char *palette_name(enum palette p)
{
    return names[p];
}

bool palette_find(const char *name, size_t length, enum palette *out)
{
    for (int i = 0; i < PALETTES; i++)
        if (text_equal(name, length, names[i])) {
            *out = (enum palette)i;
            return true;
        }
    return false;
}
