# SPDX-License-Identifier: GPL-3.0-or-later
# What our pages (*.md) name is there: files and folders, types and their members, functions, constants, tests and checks in backquotes;
# links, with the headings that they lead to. The README names each room. Capitals in a path (ID, NAME, LANGUAGE) stand for any name.
exec python3 - <<'PYTHON'
import re
import sys
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path

TOPS = ('app', 'cmake', 'docs', 'engine', 'resources', 'tests', 'translations', 'ui', '.ci')
# Where a word with one capital is a tag of records, and none of our types.
ABOUT_TEXT = ('protocol.md', 'records.md', 'pgn.md')

files = [path for top in TOPS for path in Path(top).rglob('*') if path.is_file()] + [path for path in Path().iterdir() if path.is_file()]
pages = sorted(path for path in files if path.suffix == '.md')
names = {path.name for path in files}
paths = {path.as_posix() for path in files} | {parent.as_posix() for path in files for parent in path.parents}
sources = {path: path.read_text(encoding='utf-8') for path in files
           if path.suffix in ('.h', '.cpp', '.cmake', '.sh') or path.name in ('CMakeLists.txt', 'CMakePresets.json')}
all_words = set(re.findall(r'\w+', '\n'.join(sources.values())))
declared = {}
for path, text in sources.items():
    if path.suffix == '.h':
        for kind in re.findall(r'\b(?:class|struct|enum class|enum|concept|using)\s+(?:\[\[nodiscard\]\]\s+)?(\w+)\b(?!;)', text):
            declared.setdefault(kind, set()).add(path)


# As tests/TestPrograms.cmake makes them: a program a kind, those of some folders apart.
lists = sources[Path('tests/CMakeLists.txt')]
apart = {folder: '_disk' for folder in re.search(r'set\(RINGFORD_DISK_TESTS ([^)]*)\)', lists)[1].split()} | {'ui/window': '_window'}
games = re.compile(re.search(r'set\(RINGFORD_GAME_TESTS "(.*)"\)', lists)[1])
programs = {}
for path in files:
    if path.parts[0] == 'tests' and path.parts[1] in ('engine', 'cli', 'ui') and re.fullmatch(r'test_\w+\.cpp', path.name):
        folder = '/'.join(path.parts[1:-1])
        programs[path.stem] = 'tests_' + path.parts[1] + ('_games' if games.match(folder) else apart.get(folder, ''))


@lru_cache(maxsize=None)
def is_called(name):
    return any(re.search(r'\b' + name + r'\(', text) for text in sources.values())


def has_member(kind, member):
    """Declared where the type is, or where its definitions are."""
    places = {place for header in declared[kind] for place in (header, header.with_suffix('.cpp'))}
    return any(re.search(r'\b' + member + r'\b', sources[place]) for place in places if place in sources)


def matches(pattern, there):
    pattern = re.sub(r'(?<![A-Za-z])[A-Z]{2,}(?![A-Za-z])', '*', pattern)
    return any(fnmatchcase(one, pattern) for one in there)


def is_path(word):
    return re.fullmatch(r'[\w.*-]+(?:/[\w.*-]+)+/?', word) and word.split('/')[0] in TOPS


def missing(word, page):
    """What a word in backquotes names that is not there; nothing if it is, or names nothing of ours."""
    word = word.rstrip(',;:')
    if is_path(word):
        return None if matches(word.rstrip('/'), paths) else 'file or folder'
    if re.fullmatch(r'[\w*-]+\.(?:h|cpp|md|sh|py|cmake)', word):
        return None if matches(word, names) else 'file'
    if re.fullmatch(r'test_\w+', word):
        return None if word + '.cpp' in names else 'test'
    if re.fullmatch(r'tests_\w+', word):
        return None if word in programs.values() else 'test program'
    if re.fullmatch(r'k[A-Z]\w+|RINGFORD_\w+', word):
        return None if word in all_words else 'constant'
    member = re.fullmatch(r'(\w+)::(\w+)(?:\(\))?', word)
    if member:
        if member[1] not in declared:
            return 'type'
        return None if has_member(member[1], member[2]) else 'member'
    if re.fullmatch(r'[a-z]\w*\(\)', word) and not word.startswith('tr('):
        return None if is_called(word[:-2]) else 'function'
    if re.fullmatch(r'Q[A-Z]\w+', word):
        return None if word in all_words else 'type'
    humps = len(re.findall(r'[A-Z]', word))
    if re.fullmatch(r'(?:[A-Z][a-z0-9]+)+', word) and (humps > 1 or page.name not in ABOUT_TEXT):
        return None if word in declared or {word + '.h', word + '.cpp'} & names else 'type or source'
    return None


def anchors(page):
    """What GitHub makes of headings."""
    titles = re.findall(r'^#+ (.*)$', page.read_text(encoding='utf-8'), re.M)
    return {re.sub(r'[^\w -]', '', title.lower()).replace(' ', '-') for title in titles}


def wrong_link(page, target):
    if re.match(r'\w+:', target):
        return False
    file, _, anchor = target.partition('#')
    there = page.parent / file if file else page
    return not there.exists() or bool(anchor) and anchor not in anchors(there)


wrong = []
for page in pages:
    in_box = False
    for number, line in enumerate(page.read_text(encoding='utf-8').split('\n'), 1):
        in_box ^= line.startswith('```')
        words = [] if in_box or line.startswith('    ') else re.findall(r'`([^`]+)`', line)
        for word in ' '.join(words).split():
            what = missing(word, page)
            if what:
                wrong.append(f'{page}:{number}: there is no such {what}: {word}')
        for program, test in re.findall(r'\b(tests_\w+) (test_\w+)', line):
            if programs.get(test) != program:
                wrong.append(f'{page}:{number}: {program} has no {test}')
        for target in re.findall(r'\]\(([^)]+)\)', line):
            if wrong_link(page, target):
                wrong.append(f'{page}:{number}: this link leads nowhere: {target}')
rooms = {'/'.join(path.parts[:2]) for path in sources if path.parts[0] in ('engine', 'ui') and len(path.parts) > 2}
about = Path('README.md').read_text(encoding='utf-8')
wrong += [f'README.md: says nothing of {room}' for room in sorted(rooms) if f'`{room}`' not in about]
print('\n'.join(wrong))
sys.exit(1 if wrong else 0)
PYTHON
