#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Check the piece templates in numbers; prints what is wrong and exits with 1, or the figures and 0.

usage: check_pieces.py
Needs rsvg-convert; exits with 77 (skipped, for ctest) where it is missing.
"""
import itertools
import re
import shutil
import sys
import xml.etree.ElementTree as ElementTree

import piece_templates as art

NO_FOOT = {"man", "crowned-man", "flag", "mine"}
OWN_FOOT = {"pawn", "shell"}  # a foot of another size than the others have
RADIUS = 31.0
LEAST_DIFFERENCE = 0.13
LEAST_DIFFERENCE_OF = {frozenset({"man", "crowned-man"}): 0.07}
SIZE = 256

ELEMENTS = {"svg", "title", "g", "path"}
ATTRIBUTES = {
    "svg": {"viewBox", "width", "height"},
    "title": set(),
    "g": {"fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"},
    "path": {"class", "d"},
}
CLASSES = {"body", "foot", "detail", "fine", "solid", "mark"}
GROUPS = {
    "body": {"fill": "@FILL@", "stroke": "@LINE@", "stroke-width": "3"},
    "foot": {"fill": "@FILL@", "stroke": "@LINE@", "stroke-width": "3"},
    "detail": {"fill": "none", "stroke": "@DETAIL@", "stroke-width": "2.6"},
    "fine": {"fill": "none", "stroke": "@DETAIL@", "stroke-width": "2.6"},
    "solid": {"fill": "@DETAIL@"},
    "mark": {"fill": "@DETAIL@"},
}
NUMBER = r"-?\d+(?:\.\d+)?"
POINT = rf"{NUMBER},{NUMBER}"
ABSOLUTE = re.compile(rf"(?:M{POINT}|L{POINT}|C{POINT} {POINT} {POINT}|Z)(?: (?:M{POINT}|L{POINT}|C{POINT} {POINT} {POINT}|Z))*")
RELATIVE = re.compile(rf"(?:m{POINT}|l{POINT}|c{POINT} {POINT} {POINT}|z)(?: (?:m{POINT}|l{POINT}|c{POINT} {POINT} {POINT}|z))*")
MARK = re.compile(rf"M{POINT} @MARK@")


def form_faults(kind, text):
    """What is wrong with the writing of a template: elements, attributes, classes, path data."""
    faults = []
    root = ElementTree.fromstring(text)
    if root.get("viewBox") != "0 0 64 64":
        faults.append("viewBox is not 0 0 64 64")
    seen = []
    for parent in root.iter():
        name = parent.tag.split("}")[-1]
        if name not in ELEMENTS:
            faults.append(f"element {name}")
            continue
        faults += [f"attribute {a} on {name}" for a in parent.attrib if a not in ATTRIBUTES[name]]
        for path in parent:
            if path.tag.endswith("}path"):
                seen.append(path.get("class"))
                faults += path_faults(parent, path)
    if "body" not in seen:
        faults.append("no body")
    if seen.count("mark") != 1:
        faults.append("not one mark")
    if seen.count("foot") != (0 if kind in NO_FOOT else 1):
        faults.append("wrong number of feet")
    return faults


def path_faults(group, path):
    """What is wrong with one path and the group it stands in."""
    name = path.get("class")
    if name not in CLASSES:
        return [f"class {name}"]
    faults = [f"{name} stands in a group whose {key} is {group.get(key)}"
              for key, value in GROUPS[name].items() if group.get(key) != value]
    grammar = MARK if name == "mark" else ABSOLUTE
    if not grammar.fullmatch(path.get("d", "")):
        faults.append(f"path data of {name}: {path.get('d', '')[:40]}...")
    return faults


def alpha(text, size=SIZE):
    """Opacity of each pixel of a rendered text."""
    return art.decode(art.render(text, size))[2][3::4]


def farthest_ink(opacity, size=SIZE):
    """Distance, in units, of the farthest inked pixel's centre from the middle of the box."""
    unit, most = 64 / size, 0.0
    for i, value in enumerate(opacity):
        if value > 96:
            x, y = (i % size + 0.5) * unit - 32, (i // size + 0.5) * unit - 32
            most = max(most, x * x + y * y)
    return most ** 0.5


def bits(opacity):
    """The inked pixels as the bits of one number."""
    return int("".join("1" if value > 127 else "0" for value in opacity), 2)


def difference(a, b):
    """Part of the joint area of two shapes that is in one of them alone."""
    return bin(a ^ b).count("1") / bin(a | b).count("1")


def mark_faults():
    """What is wrong with the marks: writing, size, likeness."""
    faults, found = [], art.marks()
    if set(found) != set(art.SEATS):
        faults.append("marks.json: seats differ from the table")
    shapes = {}
    for seat, data in found.items():
        if not data:
            continue
        if not RELATIVE.fullmatch(data):
            faults.append(f"marks.json: path data of {seat}")
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M32,51.5 {data}"/></svg>'
        opacity = alpha(text)
        ink = [i for i, value in enumerate(opacity) if value > 127]
        columns, rows = [i % SIZE // 4 for i in ink], [i // SIZE / 4 for i in ink]
        if min(columns) < 17 or max(columns) > 46 or min(rows) < 48.4 or max(rows) > 54.6:
            faults.append(f"mark of {seat} leaves the foot")
        shapes[seat] = bits(opacity)
    for a, b in itertools.combinations(shapes, 2):
        if difference(shapes[a], shapes[b]) < 0.4:
            faults.append(f"marks of {a} and {b} are alike")
    return faults


def shape_faults(texts):
    """What is wrong with the drawings; prints the figures."""
    faults, shapes = [], {}
    for kind, text in texts.items():
        opacity = alpha(art.silhouette(text))
        reach = farthest_ink(opacity)
        shapes[kind] = bits(opacity)
        area = bin(shapes[kind]).count("1") * (64 / SIZE) ** 2
        print(f"{kind:12} reach {reach:5.2f}  area {area:6.0f}")
        if reach > RADIUS:
            faults.append(f"{kind}: ink at {reach:.2f} from the middle")
    nearest = []
    for a, b in itertools.combinations(shapes, 2):
        value = difference(shapes[a], shapes[b])
        nearest.append((value, a, b))
        if value < LEAST_DIFFERENCE_OF.get(frozenset({a, b}), LEAST_DIFFERENCE):
            faults.append(f"{a} and {b} differ in {value:.3f} of their joint area")
    for value, a, b in sorted(nearest)[:6]:
        print(f"{a} / {b}: {value:.3f}")
    return faults


def colour_faults(texts):
    """What is wrong once coloured: leftovers, seats that look the same."""
    faults = []
    for kind, text in texts.items():
        pictures = {}
        for seat in art.SEATS:
            full = art.coloured(text, seat)
            if "@" in full:
                faults.append(f"{kind}: a placeholder is left for {seat}")
            pictures[seat] = art.render(full, 48)
        if len(set(pictures.values())) != len(art.SEATS):
            faults.append(f"{kind}: two seats look the same")
    return faults


def foot_faults(texts):
    """Kinds whose foot is not the common one."""
    foot = re.compile(r'class="foot" d="([^"]+)"')
    feet = {k: foot.findall(t) for k, t in texts.items() if k not in NO_FOOT | OWN_FOOT}
    common = feet["king"]
    return [f"{k}: its foot is not the common one" for k, f in feet.items() if f != common]


def main():
    """Runs all checks; returns the exit status."""
    if not shutil.which("rsvg-convert"):
        print("rsvg-convert is missing: nothing checked")
        return 77
    texts = {kind: art.template(kind) for kind in art.kinds()}
    faults = [] if texts else ["no templates"]
    for kind, text in texts.items():
        faults += [f"{kind}: {fault}" for fault in form_faults(kind, text)]
    if not faults:
        faults = foot_faults(texts) + mark_faults() + colour_faults(texts) + shape_faults(texts)
    for fault in faults:
        print("WRONG", fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
