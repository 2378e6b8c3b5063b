# Completion for parlour in bash. The program itself says what could stand there.
_parlour() {
  local words=() before='' i
  COMPREPLY=()
  # Bash takes `--mode=two` for three words, and replaces the last.
  for ((i = 1; i <= COMP_CWORD; i++)); do
    if [ "${COMP_WORDS[i]}" = = ] || { [ "$i" -gt 2 ] && [ "${COMP_WORDS[i - 1]}" = = ]; }; then
      words[${#words[@]} - 1]+=${COMP_WORDS[i]}
    else
      words+=("${COMP_WORDS[i]}")
    fi
  done
  case ${words[${#words[@]} - 1]} in --*=*) before=${words[${#words[@]} - 1]%%=*}= ;; esac
  mapfile -t COMPREPLY < <(parlour help --complete "${words[@]}" 2> /dev/null | cut -f1)
  COMPREPLY=("${COMPREPLY[@]#"$before"}")
}
complete -o default -F _parlour parlour
