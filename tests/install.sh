#!/bin/sh
# The library as a stranger meets it: installed into an empty folder, found by pkg-config, and a program built against
# it, with the static and with the shared library. install.sh BUILD
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
meson install -C "$1" --no-rebuild --destdir "$work" > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
config=$(find "$work" -name parlour.pc)
prefix=$(dirname "$(find "$work" -type d -name include | head -1)")
flags=$(PKG_CONFIG_PATH=$(dirname "$config") pkg-config --define-variable=prefix="$prefix" --cflags --libs parlour)
library=$(dirname "$(find "$work" -name libparlour.a)")
cat > "$work/program.c" <<'C'
#include <core/walk.h>
#include <games/agamemnon/calls/calls.h>
#include <games/blokus/calls/calls.h>
#include <games/catalogue.h>
#include <games/catan-dice/calls/calls.h>
#include <games/marrakech/calls/calls.h>
#include <games/patchwork/calls/calls.h>
#include <stdio.h>

int main(void)
{
    int games = 0;

    for (const struct game *entry = NULL; (entry = catalogue_next(entry)); games++) {
        const struct rules *g = entry->rules;
        struct settings with = settings_preset(g->options);
        struct state *s = state_new(g);
        struct rng dice = rng_from(1);
        move list[MAX_MOVES];

        for (state_start(g, s, &with); g->actor(s) != OVER;)
            g->apply(s, g->actor(s) == CHANCE ? roll(g, s, &dice)
                                              : list[rng_below(&dice, (uint32_t)g->moves(s, list))]);
        state_free(s);
    }
    printf("%d games played\n", games);
    games += !blokus_legitimate_game("RCCC", 4) + marrakech_is_game_over("", 0) +
             !patchwork_is_patch_placement_well_formed(".", 1) +
             agamemnon_is_state_well_formed("?", "") + catan_dice_is_action_well_formed(reader_of("?"));
    return games != 6;
}
C
# shellcheck disable=SC2086
cc -std=c11 -Wall -Werror "$work/program.c" -o "$work/shared" $flags
LD_LIBRARY_PATH=$library "$work/shared"
# shellcheck disable=SC2086
cc -std=c11 -Wall -Werror "$work/program.c" -o "$work/static" ${flags%%-L*} "$library/libparlour.a"
"$work/static"
# The headers of the games stand alone, one in a file.
for game in agamemnon blokus catan-dice marrakech patchwork; do
  printf '#include <games/%s/rules/%s.h>\nint main(void)\n{\n    return sizeof(struct state) > MAX_STATE;\n}\n' \
    $game $game > "$work/header.c"
  # shellcheck disable=SC2086
  cc -std=c11 -Wall -Werror "$work/header.c" -o "$work/header" ${flags%%-L*}
  "$work/header"
done
# Everything a user should find.
for file in bin/parlour share/man/man1/parlour.1 share/bash-completion/completions/parlour; do
  [ -e "$prefix/$file" ] || { echo "$file was not installed"; exit 1; }
done
