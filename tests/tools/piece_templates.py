# SPDX-License-Identifier: GPL-3.0-or-later
"""What the contact sheet and the checks share: reading, recolouring and rendering piece templates.

Needs only Python's own library and rsvg-convert.
"""
import json
import pathlib
import struct
import subprocess
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
PIECES = ROOT / "resources" / "pieces"
OUTLINE = "#101010"

# seat: fill, detail; the seats' table of the program
SEATS = {
    "white": ("#FDFCFA", "#101010"),
    "black": ("#22211F", "#FFFFFF"),
    "red": ("#BC220D", "#FFFFFF"),
    "yellow": ("#F9C215", "#101010"),
    "green": ("#239676", "#101010"),
    "blue": ("#12458A", "#FFFFFF"),
    "purple": ("#AE94DD", "#101010"),
}

# the order of the sheet
KINDS = ["king", "queen", "rook", "bishop", "knight", "pawn", "elephant", "general", "nightrider",
         "flag", "artillery", "mine", "shell", "man", "crowned-man"]


def kinds():
    """Kinds that have a template, in the order of the sheet, unknown ones last."""
    there = {path.stem for path in PIECES.glob("*.svg")}
    return [k for k in KINDS if k in there] + sorted(there - set(KINDS))


def template(kind):
    """Text of the template of a kind."""
    return (PIECES / f"{kind}.svg").read_text(encoding="utf-8")


def marks():
    """Mark of each seat, as relative path data."""
    return json.loads((PIECES / "marks.json").read_text(encoding="utf-8"))


def coloured(text, seat, line=OUTLINE):
    """A template in the colours and with the mark of a seat."""
    fill, detail = SEATS[seat]
    return (text.replace("@FILL@", fill).replace("@LINE@", line)
            .replace("@DETAIL@", detail).replace("@MARK@", marks()[seat]))


def silhouette(text):
    """A template as a black shape, with nothing inside."""
    return (text.replace("@FILL@", "#000000").replace("@LINE@", "#000000")
            .replace("@DETAIL@", "#000000").replace("@MARK@", ""))


def render(text, pixels, background=None):
    """PNG bytes of an SVG text at pixels x pixels; RuntimeError with the tool's words when it refuses."""
    command = ["rsvg-convert", "-w", str(pixels), "-h", str(pixels)]
    if background:
        command += ["-b", background]
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(done.stderr.decode(errors="replace").strip())
    return done.stdout


def decode(png):
    """Width, height and RGBA bytes of an 8-bit RGBA (or RGB) PNG without interlacing."""
    if png[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("not a PNG")
    at, packed, head = 8, b"", None
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at:at + 8])
        data = png[at + 8:at + 8 + length]
        if name == b"IHDR":
            head = struct.unpack(">IIBBBBB", data)
        elif name == b"IDAT":
            packed += data
        at += 12 + length
    width, height, depth, kind, _, _, interlace = head
    if depth != 8 or kind not in (2, 6) or interlace:
        raise ValueError("only 8-bit RGB or RGBA PNG")
    step = 4 if kind == 6 else 3
    rows = _unfilter(zlib.decompress(packed), width, height, step)
    if step == 4:
        return width, height, bytes(rows)
    out = bytearray(b"\xff" * (width * height * 4))
    for channel in range(3):
        out[channel::4] = rows[channel::3]
    return width, height, bytes(out)


def encode(width, height, rgba):
    """PNG bytes of RGBA bytes."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    stride = width * 4
    raw = b"".join(b"\0" + rgba[y * stride:(y + 1) * stride] for y in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(raw, 6)) + chunk(b"IEND", b""))


def _unfilter(raw, width, height, step):
    stride = width * step
    out = bytearray()
    above = bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        line = bytearray(raw[start + 1:start + 1 + stride])
        _undo(raw[start], line, above, step)
        out += line
        above = line
    return out


def _undo(filter_kind, line, above, step):
    for i in range(len(line)):
        left = line[i - step] if i >= step else 0
        if filter_kind == 1:
            line[i] = (line[i] + left) & 255
        elif filter_kind == 2:
            line[i] = (line[i] + above[i]) & 255
        elif filter_kind == 3:
            line[i] = (line[i] + (left + above[i]) // 2) & 255
        elif filter_kind == 4:
            corner = above[i - step] if i >= step else 0
            line[i] = (line[i] + _paeth(left, above[i], corner)) & 255


def _paeth(a, b, c):
    pa, pb, pc = abs(b - c), abs(a - c), abs(a + b - 2 * c)
    if pa <= pb and pa <= pc:
        return a
    return b if pb <= pc else c
