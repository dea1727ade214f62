# SPDX-License-Identifier: GPL-3.0-or-later
# The rooms of the house and the arrows between them: app -> ui -> engine, and within those as listed below. An arrow
# is an #include. Prints each one that points the wrong way and fails if there is one.
exec python3 - <<'PYTHON'
import re
import sys
from fnmatch import fnmatchcase
from pathlib import Path

# Every folder with sources, from the ground up. A room includes only rooms above it in this list; rooms of one row (*)
# do not include each other.
ROOMS = """
    engine/board            boards alone: cells and ways, no game
    engine/rules            what a game is: pieces, seats, actions, effects, outcomes, setups as they are said
    engine/search           computer players: one search for all games, by what a game's judge thinks
    engine/setup            reads, changes and turns setups by the rules' description of a game; no match
    engine/match            a game that is played: entries as a tree, repetitions, clocks; no setup is changed here
    engine/games/chess      what games of chess pieces share
    engine/games/*          a folder a game, which knows no other
    engine/games            the registry: it alone names games
    engine/text             setups and records as text
    engine/pgn              games of chess as other programs write them, as records
    engine/analysis         who stands how well at each place of a record, and what was played badly
    engine/dice             rolls, sets of them, what they may come to; no game
    engine/tournament       the ledger of a tournament, its rules and its battles
    engine/lesson           lessons, told and judged
    engine/contest          series of games between computer players, and what they came to
    engine/protocol         the line protocol
    ui/words                what the engine says, in the reader's language
    ui/paint                draws boards and pieces on any canvas
    ui/print                pages
    ui/widgets              small and general: no match, no board
    ui/match                the match in the window, its clocks and comments
    ui/board/scene          what is seen of boards
    ui/board/tools          ways of using a board: on the scene, in no view
    ui/board/access         what is said of a board, and whether keys are used
    ui/board/view           the window onto the scene; owns the tools, makes itself known to screen readers
    ui/files                documents and journals
    ui/settings             what is kept of a person's choices
    ui/computer             seats that the computer plays, and searches beside the window's thread
    ui/sound                what is heard of a match
    ui/gallery              what can be played, as small pictures that live
    ui/panels               each dock with its item model
    ui/dialogs
    ui/dice                 rolls, their history and chances
    ui/editor
    ui/lesson
    ui/help
    ui/tournament           the window of a tournament
    ui/window               puts all of them together
    app/*                   the programs
"""

# Rows of folder, what no include in it matches (Perl's kind), and why.
WIDGETS = r'<(QtWidgets/|QWidget|QApplication|QGraphics)'
NEVER = [
    ('engine/*', r'[<"](Q[A-Z]|Qt|qt6/|q[a-z]+\.h)', 'The engine knows no Qt'),
    ('engine/games/*', r'"engine/match/', 'A game knows no match'),
    ('ui/words', WIDGETS, 'Words know no widgets'),
    ('ui/paint', WIDGETS, 'What draws knows no widgets'),
    ('ui/print', WIDGETS, 'What is printed knows no widgets'),
    ('app/cli', r'"ui/(?!(words|paint|print)/)', 'The command line knows no window'),
    ('*', r'[<"]tests/', 'Nothing knows tests'),
]

rows = [line.split()[0] for line in ROOMS.splitlines() if line.strip()]
wrong = []


def row_of(folder):
    """The number of a folder's row: its own, else that of a pattern. None if it has none."""
    if folder in rows:
        return rows.index(folder)
    return next((number for number, row in enumerate(rows)
                 if fnmatchcase(folder, row) and folder.count('/') == row.count('/')), None)


arrows = {}
for path in sorted(path for top in ('engine', 'ui', 'app') for path in Path(top).rglob('*') if path.suffix in ('.h', '.cpp')):
    here = path.parent.as_posix()
    if row_of(here) is None:
        wrong.append(f'{path}: no room of the list in tests/checks/layers.sh')
        continue
    for match in re.finditer(r'^\s*#\s*include\s*(\S+)', path.read_text(encoding='utf-8'), re.M):
        said = match[1]
        for folder, pattern, why in NEVER:
            if fnmatchcase(here, folder) and re.match(pattern, said):
                wrong.append(f'{path}: {said}: {why}')
        if path.suffix == '.h' and said == '<iostream>':
            wrong.append(f'{path}: a stream in a header costs every file that includes it')
        known = re.fullmatch(r'"((?:engine|ui|app)(?:/.*)?)/[^/]+"', said)
        if not known or known[1] == here:
            continue
        there = known[1]
        arrows.setdefault((here, there), f'{path}: {said}')
        if row_of(there) is None:
            wrong.append(f'{path}: {said} is in no room')
        elif row_of(there) >= row_of(here):
            wrong.append(f'{path}: {said}: {there} is not above {here} in the list')
        elif there.startswith('engine/games/') and not here.startswith('engine/games'):
            wrong.append(f'{path}: {said}: only the registry names a game')

for (here, there), one in arrows.items():
    if here < there and (there, here) in arrows:
        wrong.append(f'{here} and {there} include each other:\n  {one}\n  {arrows[there, here]}')
for path in sorted(Path('ui').iterdir()):
    if path.is_file() and path.name != 'CMakeLists.txt':
        wrong.append(f'{path}: nothing lies directly in ui/')

print('\n'.join(wrong))
sys.exit(1 if wrong else 0)
PYTHON
