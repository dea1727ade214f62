#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes fonts of the program's own piece drawings: the chess pieces of Unicode, to stand within text, and the signs by
which books judge moves, of which other fonts lack some, and have others in one weight alone.

make_figurines.py          writes figurines.ttf and figurines-bold.ttf beside this script, and figurines.sha256: which
                           drawings they were made from
make_figurines.py --check  says which file is not what would be written, and fails if one is not

A drawing is painted as the program paints it, each shape over those before it, but as a field of distances: how deep a
point lies in the ink. Where that is nothing runs the outline of the letter. Signs are bars, rounds and pointed lines in
the same box. Needs fonttools and numpy.
"""
import hashlib
import re
import sys
from pathlib import Path

import numpy
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
FAMILY = 'Ringford Figurines'
KINDS = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn']   # in the order of Unicode: white, then black
WHITE = 0x2654
EM = 2048
KING = 0.79        # the king's height in ems: somewhat more than capital letters have
BESIDE = 0.035     # ems of white on either side
BOX = 64.0         # side of the drawings
TOP, BASE = 4.0, 56.0   # of the king's outline in it
STEP = 0.25        # between the points of the field
FINE = 0.05        # what an outline may lie beside the drawing's, in units of the box
RIM = 1.6          # white around a shape of a black piece that lies on others
NEAR = 6           # units of an em: what arithmetic of other machines may change
SIGN_BESIDE = 0.05
# Name of the file: style, width of outlines, of inner lines, of the lines of signs
FACES = {'figurines.ttf': ('Regular', 4.0, 3.0, 4.6), 'figurines-bold.ttf': ('Bold', 5.4, 3.8, 7.2)}


def points_of(data):
    """The corners of a path of M, L, C and Z, curves as many short lines; and whether it is closed."""
    points = []
    for command, numbers in re.findall(r'([MLCZ])([^MLCZ]*)', data):
        values = numpy.array([float(n) for n in re.findall(r'-?[0-9.]+', numbers)]).reshape(-1, 2)
        if command in 'ML':
            points.extend(values)
        elif command == 'C':
            for first, second, end in values.reshape(-1, 3, 2):
                begin = points[-1]
                for t in numpy.linspace(0, 1, 17)[1:]:
                    s = 1 - t
                    points.append(s ** 3 * begin + 3 * s * s * t * first + 3 * s * t * t * second + t ** 3 * end)
    return numpy.array(points), data.rstrip().endswith('Z')


class Field:
    """Points of the box and a rim around it, and how far each is from something."""

    def __init__(self):
        self.along = numpy.arange(-4, BOX + 4 + STEP / 2, STEP)
        self.x, self.y = numpy.meshgrid(self.along, self.along)

    def distance(self, data):
        """How far points lie from the line of a path; below nothing outside, where it is closed."""
        points, is_closed = points_of(data)
        ends = numpy.roll(points, -1, axis=0) if is_closed else points[1:]
        least = numpy.full(self.x.shape, 1e9)
        inside = numpy.zeros(self.x.shape, dtype=bool)
        for (ax, ay), (bx, by) in zip(points, ends):
            dx, dy = bx - ax, by - ay
            length = dx * dx + dy * dy
            if length == 0:
                continue
            part = numpy.clip(((self.x - ax) * dx + (self.y - ay) * dy) / length, 0, 1)
            least = numpy.minimum(least, (self.x - ax - part * dx) ** 2 + (self.y - ay - part * dy) ** 2)
            if is_closed and ay != by:
                crosses = (ay > self.y) != (by > self.y)
                inside ^= crosses & (self.x < (self.y - ay) * dx / dy + ax)
        least = numpy.sqrt(least)
        return numpy.where(inside, least, -least) if is_closed else least


def read_shapes(kind, field):
    """What a drawing has, in the order of painting: (class, distances)."""
    text = (HERE.parent / 'pieces' / f'{kind}.svg').read_text(encoding='utf-8')
    return [(role, field.distance(data)) for role, data in re.findall(r'class="([a-z]+)" d="([^"]*)"', text)
            if role != 'mark']


def ink(shapes, is_black, outline, inner):
    """How deep each point lies in the ink; below nothing where there is none."""
    field = None
    for role, distance in shapes:
        is_area = role in ('body', 'foot')
        if is_area and is_black:
            reach = distance + outline / 2
            field = reach if field is None else numpy.maximum(numpy.minimum(field, -reach - RIM), reach)
        elif is_area:
            line = outline / 2 - abs(distance)
            field = line if field is None else numpy.maximum(numpy.minimum(field, -distance), line)
        else:
            mark = distance if role == 'solid' else inner / 2 - distance
            field = numpy.minimum(field, -mark) if is_black else numpy.maximum(field, mark)
    return field


def outlines(field, along):
    """The closed lines along which the field is nothing, what is inside to their right (y goes down)."""
    high = field > 0
    ways = {}   # from one edge of the grid to the next

    def at(edge):
        row, column, goes_down = edge
        a = field[row, column]
        b = field[row + 1, column] if goes_down else field[row, column + 1]
        part = a / (a - b) * STEP
        return along[column] + (0 if goes_down else part), along[row] + (part if goes_down else 0)

    ring = high[:-1, :-1] + high[:-1, 1:].astype(int) + high[1:, 1:] + high[1:, :-1]
    rows, columns = numpy.nonzero((ring > 0) & (ring < 4))
    for row, column in zip(rows.tolist(), columns.tolist()):
        corners = [high[row, column], high[row, column + 1], high[row + 1, column + 1], high[row + 1, column]]
        edges = [(row, column, False), (row, column + 1, True), (row + 1, column, False), (row, column, True)]
        enters = [edges[i] for i in range(4) if corners[i] and not corners[(i + 1) % 4]]
        leaves = [edges[i] for i in range(4) if not corners[i] and corners[(i + 1) % 4]]
        if len(enters) == 2 and field[row:row + 2, column:column + 2].sum() <= 0:
            leaves.reverse()   # a saddle: its two corners are apart
        ways.update(zip(enters, leaves))
    lines = []
    while ways:
        edge, line = next(iter(ways)), []
        while edge in ways:
            line.append(at(edge))
            edge = ways.pop(edge)
        lines.append(line)
    return lines


def simplified(line):
    """Fewer points, from which the line lies no further than FINE."""
    points = numpy.array(line)
    far = int(numpy.argmax(((points - points[0]) ** 2).sum(axis=1)))
    keep = {0, far}
    parts = [(0, far), (far, len(points))]
    while parts:
        begin, end = parts.pop()
        a, b = points[begin], points[end % len(points)]
        between = points[begin + 1:end]
        if not len(between):
            continue
        (dx, dy), away = b - a, between - a
        length = numpy.hypot(dx, dy)
        distances = abs(away[:, 0] * dy - away[:, 1] * dx) / length if length else numpy.hypot(*away.T)
        worst = int(numpy.argmax(distances))
        if distances[worst] > FINE:
            keep.add(begin + 1 + worst)
            parts += [(begin, begin + 1 + worst), (begin + 1 + worst, end)]
    return points[sorted(keep)]


def letter(lines, outline, beside=BESIDE):
    """A glyph of lines in the box, and how wide it is."""
    scale = KING * EM / (BASE - TOP + outline)
    left = min(line[:, 0].min() for line in lines)
    right = max(line[:, 0].max() for line in lines)
    beside *= EM
    pen = TTGlyphPen(None)
    for line in lines:
        if len(line) < 3:
            continue
        placed = [(round((x - left) * scale + beside), round((BASE + outline / 2 - y) * scale)) for x, y in line]
        pen.moveTo(placed[0])
        for point in placed[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph(), round((right - left) * scale + 2 * beside)


def bar(ax, ay, bx, by):
    """A line with straight ends, which goes along the box's sides."""
    def depth(field, width):
        beside = width / 2 if ay == by else 0
        above = 0 if ay == by else width / 2
        return numpy.minimum(numpy.minimum(field.x - ax + above, bx + above - field.x),
                             numpy.minimum(field.y - ay + beside, by + beside - field.y))
    return depth


def pointed(*points):
    """Lines from one point to the next, with round ends."""
    path = 'M' + ' L'.join(f'{x} {y}' for x, y in points)
    return lambda field, width: width / 2 - field.distance(path)


def around(x, y, radius, *, begin=0, end=360):
    """A round, clockwise from the angle at which it begins (0: at the right)."""
    angles = numpy.radians(numpy.linspace(begin, end, 73))
    return pointed(*zip(x + radius * numpy.cos(angles), y + radius * numpy.sin(angles)))


def spot(x, y):
    """A round dot, somewhat thicker than lines are."""
    return lambda field, width: 1.05 * width - numpy.hypot(field.x - x, field.y - y)


def endless(y, half, height):
    """An eight that lies."""
    angles = numpy.radians(numpy.linspace(0, 360, 145))
    share = 1 / (1 + 0.45 * numpy.sin(angles) ** 2)
    return pointed(*zip(32 + half * numpy.cos(angles) * share, y + height * numpy.sin(2 * angles)))


def plus(y, half):
    return [bar(14, y, 50, y), bar(32, y - half, 32, y + half)]


def equals(y, gap):
    return [bar(14, y, 50, y), bar(14, y + gap, 50, y + gap)]


def arrow(y, begin, end):
    back = 9 if begin < end else -9
    return [bar(min(begin, end), y, max(begin, end), y), pointed((end - back, y - 9), (end, y), (end - back, y + 9))]


def signs(width):
    """What books judge moves by. They stand on the base line, or around the middle of a plus."""
    low, high = BASE + 2 - width / 2, 14 + width / 2
    gap = 9.4 + 0.7 * width   # so that two bars are not one in the list of moves, where it is two dots
    return {
        0x00B1: [*plus(low - width / 2 - 21, 17), bar(14, low, 50, low)],        # White stands better
        0x2213: [bar(14, high, 50, high), *plus(high + width / 2 + 21, 17)],     # Black does
        0x2A72: [*equals(low - gap, gap), *plus(low - gap - width / 2 - 15.5, 11)],   # White a little
        0x2A71: [*equals(high - 4, gap), *plus(high - 4 + gap + width / 2 + 15.5, 11)],   # Black a little
        0x221E: [endless(38, 22, 9.5)],                                          # unclear
        0x2BF9: [*equals(12, gap), endless(45 + width / 4, 21, 9)],              # enough for what was given
        0x25A1: [bar(14, low, 50, low), bar(14, 22, 50, 22), bar(14 + width / 2, 22, 14 + width / 2, low),
                 bar(50 - width / 2, 22, 50 - width / 2, low)],                  # the only move
        0x2299: [around(32, 38, 18), spot(32, 38)],                              # zugzwang
        0x2295: [around(32, 38, 18), bar(14, 38, 50, 38), bar(32, 20, 32, 56)],  # short of time
        0x25CB: [around(32, 38, 18)],                                            # space
        0x27F3: [around(32, 38, 17, begin=-20, end=270), pointed((23, 12), (32, 21), (23, 30))],   # development
        0x2191: [bar(32, 16, 32, BASE + 2), pointed((20, 28), (32, 16), (44, 28))],   # initiative
        0x2192: arrow(38, 8, 56),                                                # attack
        0x21C6: [*arrow(28, 54, 10), *arrow(28 + 17 + width / 2, 10, 54)],       # counterplay
        0x2206: [pointed((32, 16), (51, low), (13, low), (32, 16))],             # with the idea
        0x2313: [around(32, 46, 18, begin=180, end=360), bar(12, 46, 52, 46)],   # better is
    }


def empty(width):
    return TTGlyphPen(None).glyph(), width


def make(style, outline, inner, line, drawings, field):
    """A font, complete."""
    letters = {'.notdef': empty(EM // 2), 'space': empty(EM // 4)}
    codes = {0x20: 'space'}
    for black in (False, True):
        for kind in KINDS:
            name = f'uni{WHITE + len(codes) - 1:04X}'
            codes[WHITE + len(codes) - 1] = name
            lines = outlines(ink(drawings[kind], black, outline, inner), field.along)
            letters[name] = letter([simplified(points) for points in lines], outline)
    for code, parts in signs(line).items():
        codes[code] = f'uni{code:04X}'
        lines = outlines(numpy.maximum.reduce([part(field, line) for part in parts]), field.along)
        letters[codes[code]] = letter([simplified(points) for points in lines], outline, SIGN_BESIDE)
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(list(letters))
    builder.setupCharacterMap(codes)
    builder.setupGlyf({name: glyph for name, (glyph, _) in letters.items()})
    table = builder.font['glyf']
    builder.setupHorizontalMetrics({name: (width, getattr(table[name], 'xMin', 0))
                                    for name, (_, width) in letters.items()})
    rise, fall = round(0.8 * EM), round(0.2 * EM)
    builder.setupHorizontalHeader(ascent=rise, descent=-fall)
    builder.setupNameTable({'familyName': FAMILY, 'styleName': style, 'fullName': f'{FAMILY} {style}',
                            'psName': f'{FAMILY.replace(" ", "")}-{style}', 'uniqueFontIdentifier': f'{FAMILY} {style}',
                            'version': 'Version 1.000', 'licenseDescription': 'GPL-3.0-or-later'}, mac=False)
    is_bold = style == 'Bold'
    # Programs look here for which scripts a font is: figurines and signs stand within Latin text.
    builder.setupOS2(sTypoAscender=rise, sTypoDescender=-fall, sTypoLineGap=0, usWinAscent=rise, usWinDescent=fall,
                     sCapHeight=round(KING * EM), sxHeight=round(0.5 * EM), usWeightClass=700 if is_bold else 400,
                     fsSelection=0x20 if is_bold else 0x40, ulUnicodeRange1=1,
                     ulUnicodeRange2=sum(1 << (block - 32) for block in (37, 38, 39, 45, 46)),
                     ulCodePageRange1=1, fsType=0, achVendID='NONE')
    builder.setupPost(isFixedPitch=0)
    builder.updateHead(macStyle=1 if is_bold else 0, created=3600000000, modified=3600000000)
    builder.font.recalcTimestamp = False
    return builder.font


def differs(made, path):
    """Whether a file is another font than what was made, beyond what arithmetic changes."""
    if not path.exists():
        return True
    kept = TTFont(path)
    if kept.getBestCmap() != made.getBestCmap() or kept['name'].getDebugName(4) != made['name'].getDebugName(4):
        return True
    for name in kept.getGlyphOrder():
        mine, theirs = (font.getGlyphSet()[name] for font in (made, kept))
        areas = []
        for glyph, font in ((mine, made), (theirs, kept)):
            pen = AreaPen(font.getGlyphSet())
            glyph.draw(pen)
            areas.append(pen.value)
        boxes = [[getattr(font['glyf'][name], side, 0) for side in ('xMin', 'yMin', 'xMax', 'yMax')]
                 for font in (made, kept)]
        far = max(abs(a - b) for a, b in zip(*boxes))
        if (abs(mine.width - theirs.width) > NEAR or far > NEAR or abs(areas[0] - areas[1]) > 0.005 * abs(areas[1])
                or made['glyf'][name].numberOfContours != kept['glyf'][name].numberOfContours):
            return True
    return False


def write_sums():
    """In the form of sha256sum, so that where fonttools is missing it can be told that a drawing has changed since."""
    names = [Path(__file__).name, *FACES, *(f'../pieces/{kind}.svg' for kind in KINDS)]
    sums = [f'{hashlib.sha256((HERE / name).read_bytes()).hexdigest()}  {name}\n' for name in names]
    (HERE / 'figurines.sha256').write_text(''.join(sums), encoding='utf-8')


def main():
    field = Field()
    drawings = {kind: read_shapes(kind, field) for kind in KINDS}
    bad = False
    for name, (style, outline, inner, line) in FACES.items():
        font = make(style, outline, inner, line, drawings, field)
        if '--check' not in sys.argv[1:]:
            font.save(HERE / name)
        elif differs(font, HERE / name):
            print(f'{name} is not what make_figurines.py writes')
            bad = True
    if '--check' not in sys.argv[1:]:
        write_sums()
    return bad


if __name__ == '__main__':
    sys.exit(main())
