#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Check the window's icons: grid, stroke, colour placeholder, allowed elements, ink inside the grid.

usage: check_icons.py
Prints what is wrong and exits with 1, or 0; with 77 (skipped, for ctest) where rsvg-convert is missing.
"""
import shutil
import sys
import xml.etree.ElementTree as ElementTree

import piece_templates as art

ICONS = art.ROOT / "resources" / "icons"
PROGRAM = "org.ringford.Ringford"
ELEMENTS = {"svg", "title", "g", "path", "circle", "rect"}
STROKE = {"fill": "none", "stroke": "@TEXT@", "stroke-width": "2",
          "stroke-linecap": "round", "stroke-linejoin": "round"}
SIZE = 96


def element_faults(root):
    """Elements and attributes that an icon may not have."""
    faults = []
    for node in root.iter():
        if node.tag.split("}")[-1] not in ELEMENTS:
            faults.append(f"element {node.tag.split('}')[-1]}")
        faults += [f"attribute {a}" for a in node.attrib if a in ("style", "transform", "class", "opacity")]
    return faults


def toolbar_faults(text, root):
    """What is wrong with an icon of the toolbars."""
    faults = []
    if root.get("viewBox") != "0 0 24 24":
        faults.append("viewBox is not 0 0 24 24")
    group = root.find("{http://www.w3.org/2000/svg}g")
    if group is None or group.attrib != STROKE:
        faults.append("its stroke is not the common one")
    if "#" in text:
        faults.append("a colour of its own")
    return faults + ink_faults(text.replace("@TEXT@", "#000000"))


def ink_faults(text):
    """Ink that is missing, or cut off by the edge of the grid."""
    width, height, rgba = art.decode(art.render(text, SIZE))
    ink = [i for i, value in enumerate(rgba[3::4]) if value > 127]
    if len(ink) < SIZE * SIZE // 40:
        return ["hardly any ink"]
    columns, rows = [i % width for i in ink], [i // width for i in ink]
    edge = min(columns) == 0 or min(rows) == 0 or max(columns) == width - 1 or max(rows) == height - 1
    return ["ink at the edge of the grid"] if edge else []


def main():
    """Runs all checks; returns the exit status."""
    if not shutil.which("rsvg-convert"):
        print("rsvg-convert is missing: nothing checked")
        return 77
    faults, pictures = [], {}
    for path in sorted(ICONS.glob("*.svg")):
        text = path.read_text(encoding="utf-8")
        root = ElementTree.fromstring(text)
        found = element_faults(root)
        found += ink_faults(text) if path.stem == PROGRAM else toolbar_faults(text, root)
        faults += [f"{path.stem}: {fault}" for fault in found]
        picture = art.render(text.replace("@TEXT@", "#000000"), SIZE)
        if picture in pictures:
            faults.append(f"{path.stem} looks like {pictures[picture]}")
        pictures[picture] = path.stem
    if not (ICONS / f"{PROGRAM}.svg").exists():
        faults.append("no program icon")
    for fault in faults:
        print("WRONG", fault)
    print(f"{len(pictures)} icons")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
