# SPDX-License-Identifier: GPL-3.0-or-later
# demonstration.sh RINGFORD-CLI FOLDER: plays a short game of checkers through the text protocol,
# saves it and draws its last board. For machines without a display.
set -euo pipefail
cli=$1 folder=$2 game=checkers actions=40

mkdir -p -- "$folder"
record=$folder/$game.ringford

coproc ENGINE { "$cli" serve; }

# ask COMMAND: puts the lines of the answer into `answer`; a refusal ends all.
ask() {
    local line
    answer=()
    printf '%s\n' "$1" >&"${ENGINE[1]}"
    while IFS= read -r -u "${ENGINE[0]}" line && [ -n "$line" ]; do
        answer+=("$line")
    done
    if [ ${#answer[@]} -eq 0 ] || [ "${answer[0]:0:1}" != '=' ]; then
        echo "$1: ${answer[*]:-no answer}" >&2
        exit 1
    fi
    answer[0]=${answer[0]#=}
    answer[0]=${answer[0]# }
}

# choose: puts one of the actions in `answer` into `action`: the longest jump, if there is one,
# else by a walk through the list that visits the whole board and is the same every time.
choose() {
    local candidate
    action=
    for candidate in "${answer[@]}"; do
        if [[ $candidate == *x* && ${#candidate} -gt ${#action} ]]; then
            action=$candidate
        fi
    done
    [ -n "$action" ] || action=${answer[played * 7 % ${#answer[@]}]}
}

echo "There is no display here, so no window: a short game of $game instead."
ask "game $game"
played=0
while [ "$played" -lt "$actions" ]; do
    ask actions
    [ -n "${answer[0]}" ] || break
    choose
    ask "play $action"
    played=$((played + 1))
done
ask status
status=${answer[0]}
ask history
printf '%s\n' "${answer[*]}" | fold -s -w 90
ask "save $record"
printf 'quit\n' >&"${ENGINE[1]}"

for picture in "$folder/$game.svg" "$folder/$game.png" "$folder/$game.pdf"; do
    "$cli" render --record "$record" -o "$picture"
done
echo "$played actions, $status. Written:"
printf '  %s\n' "$record" "$folder/$game.svg" "$folder/$game.png" "$folder/$game.pdf"
