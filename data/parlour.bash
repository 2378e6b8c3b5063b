# Completion for parlour: commands, games, options of the game, flags of the command.
_parlour() {
  local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} game=${COMP_WORDS[2]} words='' before='' usage
  COMPREPLY=()
  # Bash takes `--mode=two` for three words, and replaces the last.
  if [ "$word" = = ]; then
    before=${COMP_WORDS[COMP_CWORD - 1]}= word=
  elif [ "$COMP_CWORD" -gt 2 ] && [ "${COMP_WORDS[COMP_CWORD - 1]}" = = ]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}=
  fi
  if [ "$COMP_CWORD" = 1 ]; then
    words="help $(parlour help --names 2> /dev/null)"
  elif [ "$COMP_CWORD" = 2 ] && [ "$command" = help ]; then
    words=$(parlour help --names 2> /dev/null)
  elif [ "$COMP_CWORD" = 2 ] && [ "${word#-}" = "$word" ]; then
    words=$(parlour games --names 2> /dev/null)
  else
    usage=$(parlour help "$command" 2> /dev/null)
    words=$(echo "$usage" | sed -n 's/^  \(--[a-z-]*\).*/\1/p')
    case $usage in
    *OPTION=VALUE*)
      words="$words $(parlour games 2> /dev/null | sed -n "s/^$game	//p" | grep -o -- '--[a-z]*=[^ ]*' |
        while IFS='=' read -r key choices; do
          echo "$choices" | tr '|' '\n' | sed "s/^/$key=/"
        done)"
      ;;
    esac
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$before$word")
  COMPREPLY=("${COMPREPLY[@]#"$before"}")
}
complete -F _parlour parlour
