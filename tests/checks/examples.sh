# SPDX-License-Identifier: GPL-3.0-or-later
# examples.sh BUILD: what the pages below show is what ringford-cli does. All boxes of a page share one folder and are tried from
# top to bottom:
#
#   ```console        `$ COMMAND` for bash, and below it all that it prints
#   ```dialogue       `> LINE` for one `ringford-cli serve` a box, and below it the answer, if there is one
#   ```ringford NAME  a file of the folder; so are other boxes with a name
#
# An example of no such kind is refused: nobody would try it. So is a list of commands, subcommands or switches that is not the
# program's.
exec python3 - "$1" <<'PYTHON'
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PROTOCOL = 'docs/protocol.md'
PAGES = [PROTOCOL, 'docs/records.md', 'docs/dice.md', 'docs/tournament.md', 'docs/selfplay.md', 'docs/pgn.md']
PATIENCE = 100  # seconds; only what hangs takes so long
MARK = '\x1e'   # between the outputs of a box's commands

programs = str(Path(sys.argv[1], 'app').resolve())
around = {name: value for name, value in os.environ.items() if name not in ('DISPLAY', 'WAYLAND_DISPLAY', 'QT_QPA_PLATFORM')}
around.update(PATH=programs + ':' + os.environ['PATH'], LC_ALL='C.UTF-8')
wrong = []


def tell(page, line, what):
    wrong.append(f'{page}:{line}: {what}')


def boxes_of(page):
    """The fenced boxes of a page: (line of the fence, kind, name, lines)."""
    found, box = [], None
    for number, line in enumerate(Path(page).read_text(encoding='utf-8').split('\n'), 1):
        fence = re.fullmatch(r'```(\w*)(?: (\S+))?', line)
        if box and line == '```':
            found.append(box)
            box = None
        elif box:
            box[3].append(line)
        elif fence:
            box = (number, fence[1], fence[2], [])
        elif '```' in line or line.startswith('    ') and line.strip():
            tell(page, number, 'an example that nobody tries: expected a box')
    if box:
        tell(page, box[0], 'this box has no end')
    return found


def steps_of(page, box, sign):
    """What a box tries: (line, what stands behind the sign, what is expected below it)."""
    steps = []
    for number, line in enumerate(box[3], box[0] + 1):
        if line.startswith(sign):
            steps.append((number, line[len(sign):], []))
        elif steps:
            steps[-1][2].append(line)
        else:
            tell(page, number, f'expected a line that begins with "{sign}"')
    return steps


def compare(page, step, got):
    """Both as lists of lines."""
    number, tried, expected = step
    if got == expected:
        return True
    same = 0
    while same < min(len(expected), len(got)) and expected[same] == got[same]:
        same += 1
    said = '\n'.join('    ' + line for line in got) or '    (nothing)'
    tell(page, number + 1 + same if expected else number, f'"{tried}" gives another answer:\n{said}')
    return False


def run(command, folder, text):
    return subprocess.run(command, cwd=folder, env=around, input=text, capture_output=True, encoding='utf-8', timeout=PATIENCE)


def try_console(page, box, folder):
    steps = steps_of(page, box, '$ ')
    script = ''.join(f"{command}\n{{ kept=$?; printf '{MARK}'; (exit $kept); }}\n" for _, command, _ in steps)
    outputs = run(['bash', '-c', 'exec 2>&1 </dev/null\n' + script], folder, None).stdout.split(MARK)
    for step, output in zip(steps, outputs):
        compare(page, step, output.removesuffix('\n').split('\n') if output else [])
    if len(outputs) != len(steps) + 1:
        tell(page, box[0], 'this box ended before its last command')


def try_dialogue(page, box, folder):
    steps = []
    for number, line, expected in steps_of(page, box, '> '):
        while expected and not expected[-1]:
            expected.pop()
        steps.append((number, line, expected))
    done = run(['ringford-cli', 'serve'], folder, ''.join(line + '\n' for _, line, _ in steps))
    answers = done.stdout.split('\n\n')[:-1]
    for step in steps:
        if step[2] and not compare(page, step, answers.pop(0).split('\n') if answers else []):
            return
    if answers:
        tell(page, box[0], f'{len(answers)} more answers than this box shows')
    if done.returncode != 0 or done.stderr:
        tell(page, box[0], f'serve ended with {done.returncode}: {done.stderr}')


def try_page(page):
    boxes = boxes_of(page)
    with tempfile.TemporaryDirectory() as folder:
        for box in boxes:
            number, kind, name, lines = box
            if name:
                Path(folder, name).write_text('\n'.join(lines) + '\n', encoding='utf-8')
            elif kind == 'console':
                try_console(page, box, folder)
            elif kind == 'dialogue':
                try_dialogue(page, box, folder)
            else:
                tell(page, number, f'an example that nobody tries: "{kind}"')
    if not boxes:
        tell(page, 1, 'this page has no examples')


def help_of(*subcommand):
    return run(['ringford-cli', *subcommand, '--help'], '.', None).stdout


def differ(what, shown, there):
    for name in sorted(shown ^ there):
        tell(PROTOCOL, 1, f'{what} {name} ' + ('is not there' if name in shown else 'is missing on this page'))


def told_in_tables(text, title):
    """What stands in backquotes in the first column of the tables with that title."""
    tables = re.findall(r'^\| ' + title + r' \|.*\n((?:\|.*\n)*)', text, re.M)
    return re.findall(r'`([^`]+)`', ' '.join(re.findall(r'^\|([^|]*)\|', ''.join(tables), re.M)))


def look_at_lists():
    """The commands of serve, subcommands and switches are those of the program."""
    text = Path(PROTOCOL).read_text(encoding='utf-8')
    commands = re.findall(r'\bCommand\{"([^"]+)"', Path('engine/protocol/Commands.cpp').read_text(encoding='utf-8'))
    subcommands = re.findall(r'^  (\w+) ', help_of(), re.M)
    differ('subcommand', {call.split()[1] for call in told_in_tables(text, 'call')}, set(subcommands))
    differ('command', {command.split()[0] for command in told_in_tables(text, 'command')}, set(commands))
    switches = re.findall(r'(?<![\w-])--?[a-z][a-z-]*', ' '.join(help_of(one) for one in subcommands))
    for line, content in enumerate(text.split('\n'), 1):
        for switch in re.findall(r'(?<=[`\[ (])--[a-z][a-z-]*', content):
            if switch not in switches:
                tell(PROTOCOL, line, f'no subcommand has the switch {switch}')


for page in PAGES:
    try_page(page)
look_at_lists()
print('\n'.join(wrong))
sys.exit(1 if wrong else 0)
PYTHON
