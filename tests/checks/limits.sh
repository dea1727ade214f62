# SPDX-License-Identifier: GPL-3.0-or-later
# Rooms stay small: a class has at most 15 data members and 30 definitions outside its header, a function 40 lines, a
# header 200, a source 600, and a source belongs to the header of its own name. Exceptions stand below, with the reason
# and with their number: no exception may grow, and one that is no longer needed goes.
exec python3 - <<'PYTHON'
import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

MOST = {'members': 15, 'definitions': 30, 'function': 40, 'header': 200, 'source': 600, 'headerless': 0}

# (what, where): (how many, why)
EXCEPTIONS = {
    ('function', 'ui/editor/StockField.cpp:ringford::ui::StockField::addRow'): (51, 'fields and their words'),
}

files = sorted(path.as_posix() for top in ('engine', 'ui', 'app') for path in Path(top).rglob('*') if path.suffix in ('.h', '.cpp'))
counted = {}
for file in files:
    with open(file, encoding='utf-8') as lines:
        counted['header' if file.endswith('.h') else 'source', file] = sum(1 for line in lines)
    # Main programs and what a table of subcommands lists have no header: nobody calls them by name.
    if file.endswith('.cpp') and not file.startswith('app/') and not Path(file).with_suffix('.h').exists():
        counted['headerless', file] = 1

tags = subprocess.run(['ctags', '-L', '-', '--languages=C++', '--c++-kinds=mfcs', '-D', 'signals=public', '-D', 'slots=', '-D', 'emit=',
                       '--extras=-F', '--fields=+KZsne', '--output-format=json', '-f', '-'],
                      input='\n'.join(files), capture_output=True, text=True, check=True).stdout
members, definitions = defaultdict(int), defaultdict(int)
classes = set()
for line in tags.splitlines():
    tag = json.loads(line)
    if tag['kind'] == 'class':
        classes.add((tag.get('scope', '') + '::' if tag.get('scope') else '') + tag['name'])
for line in tags.splitlines():
    tag = json.loads(line)
    scope = tag.get('scope', '')
    if tag['kind'] == 'member' and scope in classes and tag['path'].endswith('.h') and 'static' not in tag.get('pattern', ''):
        members[tag['path'], scope] += 1
    elif tag['kind'] == 'function':
        if tag['path'].endswith('.cpp') and tag.get('scopeKind') in ('class', 'struct'):
            definitions[scope] += 1
        if 'end' in tag:
            key = ('function', f"{tag['path']}:{scope + '::' if scope else ''}{tag['name']}")
            counted[key] = max(counted.get(key, 0), tag['end'] - tag['line'] + 1)
for (file, name), number in members.items():
    counted['members', f'{file}:{name}'] = number
for name, number in definitions.items():
    counted['definitions', name] = number

wrong = 0
for (what, where), number in sorted(counted.items()):
    most = EXCEPTIONS.get((what, where), (MOST[what],))[0]
    if number > most:
        wrong += 1
        if what == 'headerless':
            print(f'{where}: a source belongs to the header of its own name')
        else:
            print(f'{where}: {number} {"lines" if what in ("function", "header", "source") else what}, {most} are allowed')
for key, (number, why) in EXCEPTIONS.items():
    if counted.get(key, 0) <= MOST[key[0]]:
        wrong += 1
        print(f'{key[1]}: is within the limits now; take it out of the exceptions in tests/checks/limits.sh')
sys.exit(wrong > 0)
PYTHON
