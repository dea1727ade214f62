#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The window and the programs compile with clang, too, without a warning: what g++ builds is read by clang 14, as it is joined.
# (The engine is compiled by it for the fuzzers; language.sh looks for what it does not know.)
set -euo pipefail
exec python3 - "$1" <<'PYTHON'
import json
import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

build = sys.argv[1]
ROOMS = (f"{build}/ui/", f"{build}/app/")
# What clang does not know, what says where to write, and a warning about names that joined sources keep to themselves.
OTHERS = ("-Wduplicated", "-Wlogical-op", "-Wno-subobject-linkage", "-Wno-restrict", "-Wno-maybe", "-Wshadow", "-MD", "-c")
WITH_VALUE = ("-o", "-MF", "-MT", "--param")


def command(entry):
    words = shlex.split(entry["command"])
    compiler = next(i for i, word in enumerate(words) if "=" not in word and os.path.basename(word).startswith(("c++", "g++", "clang++")))
    words = words[compiler + 1:] # without what launches it
    told, i = [], 0
    while i < len(words):
        if words[i] in WITH_VALUE:
            i += 1
        elif not words[i].startswith(OTHERS):
            told.append(words[i])
        i += 1
    return ["clang++-14", "-fsyntax-only", *told]


def read(entry):
    return subprocess.run(command(entry), cwd=entry["directory"], capture_output=True, text=True)


with open(f"{build}/compile_commands.json", encoding="utf-8") as file:
    entries = [entry for entry in json.load(file) if entry["file"].startswith(ROOMS)]
if not entries:
    sys.exit("no source of the window was found")
with ThreadPoolExecutor(os.cpu_count()) as pool:
    answers = list(pool.map(read, entries))
for answer in answers:
    print(answer.stderr, end="")
sys.exit(any(answer.returncode != 0 for answer in answers))
PYTHON
