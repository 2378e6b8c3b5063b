# Completion for parlour: commands, games, options of the game, flags of the command.
_parlour() {
  local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} game=${COMP_WORDS[2]} words=
  COMPREPLY=()
  if [ "$COMP_CWORD" = 1 ]; then
    words="help $(parlour help --names 2> /dev/null)"
  elif [ "$COMP_CWORD" = 2 ] && [ "$command" = help ]; then
    words=$(parlour help --names 2> /dev/null)
  elif [ "$COMP_CWORD" = 2 ] && [ "${word#-}" = "$word" ]; then
    words=$(parlour games --names 2> /dev/null)
  else
    words=$(parlour help "$command" 2> /dev/null | sed -n 's/^  \(--[a-z-]*\).*/\1/p')
    words="$words $(parlour games 2> /dev/null | sed -n "s/^$game	//p" | grep -o -- '--[a-z]*=[^ ]*' |
      while IFS='=' read -r key choices; do
        echo "$choices" | tr '|' '\n' | sed "s/^/$key=/"
      done)"
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -F _parlour parlour
