# SPDX-License-Identifier: GPL-3.0-or-later
# includes.sh BUILD-FOLDER: every source reaches, by its own includes, the headers of what it uses, ours and Qt's: many
# sources are compiled as one, and a name that only another source's header brings would be gone when that source goes. Names are found by ctags and by looking, types of which no more than a name is needed are let pass. And
# none includes a header of ours of which it uses nothing.
exec python3 - "$1" <<'PYTHON'
import json
import re
import subprocess
import sys
from collections import defaultdict
from functools import lru_cache
from pathlib import Path

FOLDERS = ('engine', 'ui', 'app', 'tests')
TYPES = {'class', 'struct', 'enum', 'typedef', 'union', 'alias'}

files = sorted(path.as_posix() for top in FOLDERS for path in Path(top).rglob('*') if path.suffix in ('.h', '.cpp'))
texts = {file: Path(file).read_text(encoding='utf-8') for file in files}
commands = json.loads((Path(sys.argv[1]) / 'compile_commands.json').read_text(encoding='utf-8'))
system = list(dict.fromkeys(folder for command in commands for folder in re.findall(r'-isystem (\S+)', command['command'])))
# moc writes nothing that a source would have to include.
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]+)[>"]', re.M)


@lru_cache(maxsize=None)
def found(name, here):
    """The file that an include of `name` in the folder `here` means, as far as it is ours or Qt's."""
    if name in texts:
        return name
    for folder in ([here] if here.startswith('/') else []) + system:
        if (path := Path(folder, name)).is_file():
            return path.as_posix()
    return None


@lru_cache(maxsize=None)
def included(file):
    """What `file` includes by itself."""
    text = texts[file] if file in texts else Path(file).read_text(encoding='utf-8', errors='replace')
    here = Path(file).parent.as_posix()
    return [other for other in (found(name, here) for name in INCLUDE.findall(text)) if other]


@lru_cache(maxsize=None)
def reached(file):
    """Every file that is read where `file` is."""
    seen, waiting = {file}, [file]
    while waiting:
        for other in included(waiting.pop()):
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return seen


def bare(text):
    """`text` without comments, texts and includes."""
    return re.sub(r'^[ \t]*#[ \t]*include.*?$|//[^\n]*|/\*.*?\*/|R"\((?:.|\n)*?\)"|"(?:\\.|[^"\\\n])*"', ' ', text, flags=re.S | re.M)


types, functions, members, own = defaultdict(set), defaultdict(set), set(), defaultdict(set)
tags = subprocess.run(['ctags', '-L', '-', '--languages=C++', '--c++-kinds=+plz-m', '-D', 'signals=public', '-D', 'slots=', '-D', 'emit=', '--fields=+KZs', '--output-format=json', '-f', '-'],
                      input='\n'.join(files), capture_output=True, text=True, check=True).stdout
for line in tags.splitlines():
    tag = json.loads(line)
    file, name, kind = tag['path'], tag['name'], tag['kind']
    own[file].add(name)
    if tag.get('scopeKind') in ('class', 'struct', 'union', 'enum', 'function'):
        members.add(name)
    elif file.endswith('.h'):
        if kind in TYPES:
            types[name].add(file)
        elif kind in ('function', 'prototype', 'variable', 'externvar'):
            functions[name].add(file)

qt = {}
for folder in system:
    for path in Path(folder).glob('Q[A-Z]*') if Path(folder).is_dir() else []:
        if path.is_file() and (said := INCLUDE.findall(path.read_text(encoding='utf-8', errors='replace'))):
            qt[path.name] = (path.parent / said[0]).as_posix()



def meant(name, file, known):
    """The headers that may be meant by `name` in `file`, none where none can: a game's are its own."""
    own_folder = Path(file).parent.as_posix().removeprefix('tests/')
    return {header for header in known.get(name, ())
            if not header.startswith(('engine/games/', 'tests/toy/')) or header.startswith(('engine/games/chess/', own_folder + '/', Path(file).parent.as_posix() + '/'))}


def is_needed(name, text):
    """Whether `text` says more of the type `name` than that there is one: a pointer that is passed on needs no header."""
    if re.search(r'\b(?:class|struct) ' + name + ';', text):
        return False
    if re.search(r'(?:(?<![\w:])|ringford::|ui::|test::)' + name + r'(?:\s*(?:::|\(|\{|<)|\s+[a-z_]\w*\s*[;({=,)])', text):
        return True
    return any(re.search(r'\b' + thing + r'\s*(?:->|\.)', text)
               for thing in set(re.findall(r'\b' + name + r'\s*[*&]\s*(?:const\s+)?([a-z_]\w*)\s*[:;,)=]', text)))


@lru_cache(maxsize=None)
def offered(header):
    """What there is in `header` to be used: what ctags finds, and members of structs."""
    return own[header] | set(re.findall(r'\b([a-z]\w*)\s*(?:[;=[{]|:\s*\d)', bare(texts[header]))) | set(re.findall(r'#\s*define\s+(\w+)', texts[header]))


wrong = 0
for file in files:
    text, near = bare(texts[file]), reached(file)
    words = set(re.findall(r'\b[A-Za-z_]\w*', text))
    for header in included(file):
        if header in own and Path(header).with_suffix('') != Path(file).with_suffix('') and not (offered(header) - {'ringford', 'ui', 'test'}) & words:
            print(f'{file}: {header} is included, and nothing of it is used')
            wrong += 1
    for name in sorted(words):
        if name in own[file]:
            continue
        if name not in members and (headers := meant(name, file, types)) and not headers & near:
            missing = is_needed(name, text) and ' or '.join(sorted(headers))
        elif name not in members and (headers := meant(name, file, functions)) and not headers & near:
            missing = re.search(r'(?<![\w.:>])' + name + r'\s*\(', text) and ' or '.join(sorted(headers))
        else:
            missing = name in qt and qt[name] not in near and is_needed(name, text) and f'<{name}>'
        if missing:
            print(f'{file}: {name} is used, of {missing}, which is not included')
            wrong += 1
sys.exit(wrong > 0)
PYTHON
