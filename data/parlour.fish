# Completion for parlour in fish. The program itself says what could stand there.
function __parlour_candidates
    set -l words (commandline -opc) (commandline -ct)
    parlour help --complete $words[2..-1] 2>/dev/null
end
complete -c parlour -f -n 'test -n (__parlour_candidates | string collect)' -a '(__parlour_candidates)'
