#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Computes the sounds of the program and writes them beside this script.

make_sounds.py          writes them
make_sounds.py --check  says which file is not what would be written, and fails if one is not

A sound is a row of strokes: something is struck, and rings in a few tones that die away. Each is shorter than 0.4 s,
begins softly, ends in silence, and is 16 bits, mono.
"""
import math
import struct
import sys
import wave
from pathlib import Path

RATE = 22050     # samples a second
LOUDEST = 0.6    # of what a sample can hold: nothing is clipped, and nothing startles
SOFT = 0.004     # s in which a stroke begins
FADE = 0.03      # s at the end in which what still rings goes
NEAR = 3         # of 32768: sines differ that much between machines

WOOD = [(1.0, 1.0, 1.0), (2.76, 0.45, 0.6), (5.4, 0.2, 0.35)]   # a bar: times the tone, how loud, how long
BELL = [(1.0, 1.0, 1.0), (2.0, 0.35, 0.7), (3.0, 0.12, 0.5)]
DULL = [(1.0, 1.0, 1.0), (2.0, 0.4, 0.7), (3.0, 0.15, 0.5)]

# Name: length in s, then strokes: when, tone in Hz, how loud, dies away in s, what is struck, how much it clatters
SOUNDS = {
    'move': (0.13, [(0.0, 245, 1.0, 0.026, WOOD, 0.5)]),
    'capture': (0.22, [(0.0, 330, 0.7, 0.022, WOOD, 0.6), (0.065, 185, 1.0, 0.036, WOOD, 0.6)]),
    'check': (0.36, [(0.0, 587.33, 0.8, 0.07, BELL, 0.0), (0.11, 783.99, 1.0, 0.08, BELL, 0.0)]),
    'refusal': (0.26, [(0.0, 233.08, 1.0, 0.04, DULL, 0.05), (0.1, 196.0, 0.9, 0.045, DULL, 0.05)]),
    'clock-low': (0.3, [(0.0, 1046.5, 1.0, 0.02, WOOD, 0.1), (0.14, 1046.5, 0.8, 0.02, WOOD, 0.1)]),
    'end': (0.39, [(0.0, 392.0, 0.8, 0.11, BELL, 0.0), (0.07, 493.88, 0.8, 0.11, BELL, 0.0),
                   (0.14, 587.33, 1.0, 0.11, BELL, 0.0)]),
}


def clatter():
    """The same row of numbers from -1 to 1 each time."""
    state = 12345
    while True:
        state = (1103515245 * state + 12345) % 2 ** 31
        yield state / 2 ** 30 - 1


def stroke(time, tone, length, struck, noise, noisiness):
    """What is heard `time` s after something was struck."""
    begin = min(1.0, time / SOFT)
    rings = sum(loud * math.exp(-time / (length * share)) * math.sin(2 * math.pi * tone * times * time)
                for times, loud, share in struck)
    return begin * begin * (3 - 2 * begin) * (rings + noisiness * noise * math.exp(-time / 0.008))


def samples(length, strokes):
    count = round(length * RATE)
    heard = [0.0] * count
    for at, tone, loud, dies, struck, noisiness in strokes:
        smooth = 0.0
        for (index, noise) in zip(range(round(at * RATE), count), clatter()):
            smooth += 0.35 * (noise - smooth)
            heard[index] += loud * stroke(index / RATE - at, tone, dies, struck, smooth, noisiness)
    most = max(abs(value) for value in heard)
    rest = [min(1.0, (count - 1 - index) / (FADE * RATE)) for index in range(count)]
    return [round(32767 * LOUDEST * value / most * left) for value, left in zip(heard, rest)]


def written(path):
    with wave.open(str(path), 'rb') as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            return []
        return [value for value, in struct.iter_unpack('<h', file.readframes(file.getnframes()))]


def write(path, values):
    with wave.open(str(path), 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f'<{len(values)}h', *values))


def is_near(found, wanted):
    return len(found) == len(wanted) and all(abs(one - other) <= NEAR for one, other in zip(found, wanted))


def main():
    folder = Path(__file__).resolve().parent
    bad = []
    if sys.argv[1:] == ['--check']:
        bad = [f'{path.name}: no sound of make_sounds.py' for path in sorted(folder.glob('*.wav'))
               if path.stem not in SOUNDS]
    for name, (length, strokes) in SOUNDS.items():
        path = folder / f'{name}.wav'
        if sys.argv[1:] != ['--check']:
            write(path, samples(length, strokes))
        elif not path.exists() or not is_near(written(path), samples(length, strokes)):
            bad.append(f'{path.name}: not what make_sounds.py writes')
    print('\n'.join(bad), end='\n' if bad else '')
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())
