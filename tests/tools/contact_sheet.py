#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draw every piece at 24, 48 and 96 px in every seat's colour on light and dark cells, and in one bit.

usage: contact_sheet.py OUT.png
Needs rsvg-convert.
"""
import sys

import piece_templates as art

LIGHT, DARK, PAPER = "#F0DDB9", "#C79A6B", "#F5F0E6"
SIZES = (96, 48, 24)


class Sheet:
    """A picture that tiles are put on."""

    def __init__(self, width, height, colour):
        self.width, self.height = width, height
        self.pixels = bytearray(bytes.fromhex(colour[1:] + "FF") * (width * height))

    def put(self, x, y, tile):
        """Copies a decoded picture to x, y."""
        width, height, rgba = tile
        for row in range(height):
            at = ((y + row) * self.width + x) * 4
            self.pixels[at:at + width * 4] = rgba[row * width * 4:(row + 1) * width * 4]

    def save(self, path):
        """Writes the picture as PNG."""
        with open(path, "wb") as out:
            out.write(art.encode(self.width, self.height, bytes(self.pixels)))


def one_bit(tile):
    """The picture cut to black and white at half."""
    width, height, rgba = tile
    out = bytearray(b"\xff" * len(rgba))
    for i in range(0, len(rgba), 4):
        bright = (rgba[i] * 299 + rgba[i + 1] * 587 + rgba[i + 2] * 114) // 1000
        out[i:i + 3] = bytes([255 if bright >= 128 else 0]) * 3
    return width, height, bytes(out)


def cell(row, column):
    """Colour of the cell under a tile: a chequered sheet."""
    return LIGHT if (row + column) % 2 == 0 else DARK


def draw_colours(sheet, kinds, y, size):
    """A row of every kind for each seat, from y down; returns the first free y."""
    for row, seat in enumerate(art.SEATS):
        for column, kind in enumerate(kinds):
            text = art.coloured(art.template(kind), seat)
            sheet.put(column * size, y, art.decode(art.render(text, size, cell(row, column))))
        y += size
    return y


def draw_one_bit(sheet, kinds, y, size):
    """White and black cut to two values, from y down; returns the first free y."""
    for seat in ("white", "black"):
        for column, kind in enumerate(kinds):
            text = art.coloured(art.template(kind), seat)
            sheet.put(column * size, y, one_bit(art.decode(art.render(text, size, "#FFFFFF"))))
        y += size
    return y


def main(arguments):
    """Draws the sheet; returns the exit status."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    kinds = art.kinds()
    sheet = Sheet(len(kinds) * max(SIZES), sum(SIZES) * (len(art.SEATS) + 2), PAPER)
    y = 0
    for draw in (draw_colours, draw_one_bit):
        for size in SIZES:
            y = draw(sheet, kinds, y, size)
    sheet.save(arguments[0])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
