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
#include <games/catalogue.h>
#include <stdio.h>

int main(void)
{
    int games = 0;

    for (const struct game *entry = catalogue; entry->rules; entry++, games++) {
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
    return games == 0;
}
C
# shellcheck disable=SC2086
cc -std=c11 -Wall -Werror "$work/program.c" -o "$work/shared" $flags
LD_LIBRARY_PATH=$library "$work/shared"
# shellcheck disable=SC2086
cc -std=c11 -Wall -Werror "$work/program.c" -o "$work/static" ${flags%%-L*} "$library/libparlour.a"
"$work/static"
# Everything a user should find.
for file in bin/parlour share/man/man1/parlour.1 share/bash-completion/completions/parlour; do
  [ -e "$prefix/$file" ] || { echo "$file was not installed"; exit 1; }
done
