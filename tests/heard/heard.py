#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""heard.py RINGFORD SCRIPT: plays some of a game by keys and by what a screen reader can press, on the bus where screen
readers listen, and compares what is heard there with what is to be heard: each once, in order. A script is called by
its game, with a word behind it where a game has several: orthodox, orthodox_computer.

It hears what Orca 43 speaks by itself: notifications that come into sight, and the cell that gets the focus where that
is another one than before. Wants a screen with a window manager and a session bus of its own
(tests/on-screen dbus-run-session -- heard.py ...). --write shows what is heard in place of comparing it."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib

LONGEST_WAIT = 60  # seconds until an answer that does not come is missed
KEYS = {'Left': 0xff51, 'Up': 0xff52, 'Right': 0xff53, 'Down': 0xff54, 'Enter': 0xff0d, 'Esc': 0xff1b,
        'Shift': 0xffe1, 'Ctrl': 0xffe3}


class Script:
    """What is done in a game and heard then, read from SCRIPT.txt: a line with `>` is done, those below it are heard."""

    def __init__(self, file):
        self.options = ''
        self.tags = []  # of the record: a position, who plays
        self.steps = []
        for line in file.read_text(encoding='utf-8').splitlines():
            if line.startswith('options '):
                self.options = line.removeprefix('options ')
            elif line.startswith('tag '):
                self.tags.append(line.removeprefix('tag '))
            elif line.startswith('> '):
                self.steps.append((line.removeprefix('> '), []))
            elif line and not line.startswith('#'):
                self.steps[-1][1].append(line)


class Listener:
    """Collects what is heard of one program."""

    def __init__(self):
        self.heard = []
        self.focus = None
        self.board = None
        self.has_new = False
        self.listener = Atspi.EventListener.new(self.hear)
        for event in ('object:state-changed:showing', 'object:state-changed:focused',
                      'object:property-change:accessible-name'):
            self.listener.register(event)

    def hear(self, event):
        self.has_new = True
        if not event.detail1:
            return
        role = event.source.get_role()
        if event.type.startswith('object:state-changed:showing') and role == Atspi.Role.NOTIFICATION:
            self.heard.append(event.source.get_name())
        elif event.type.startswith('object:state-changed:focused'):
            if role == Atspi.Role.LIST and event.source.get_name() == 'Board':
                self.board = event.source
            if role == Atspi.Role.LIST_ITEM and event.source != self.focus:
                self.heard.append(f'[{event.source.get_name()}]')
            self.focus = event.source

    def title(self):
        """That of the window that the board is in."""
        above = self.board
        while above is not None and above.get_role() != Atspi.Role.FRAME:
            above = above.get_parent()
        if above is None:
            return ''
        above.clear_cache()
        return above.get_name()

    def wait(self, is_done):
        """Lets events come until is_done(); False if they do not come."""
        limit = []
        timer = GLib.timeout_add_seconds(LONGEST_WAIT, lambda: limit.append(True))
        while not is_done() and not limit:
            # What came while a name was asked for is looked at before anything is waited for.
            if not self.has_new:
                GLib.MainContext.default().iteration(True)
            self.has_new = False
        if not limit:
            GLib.source_remove(timer)
        return not limit


class Hands:
    """What is done: keys, and actions of cells."""

    def __init__(self, board):
        self.board = board
        # A cell is called by its first words: `e2` of `e2, white pawn`, `e 4B (e34)` of `e 4B (e34), empty`.
        self.cells = {}
        for index in range(board.get_child_count()):
            name = board.get_child_at_index(index).get_name()
            self.cells[name.split(',')[0]] = index

    def do(self, words):
        what, _, argument = words.partition(' ')
        if what == 'press':
            cell = self.board.get_child_at_index(self.cells[argument])
            names = [cell.get_action_name(i) for i in range(cell.get_n_actions())]
            cell.do_action(names.index('Press'))
        elif what == 'key':
            *held, key = argument.split('+')
            for one in held:
                Atspi.generate_keyboard_event(self.code(one), None, Atspi.KeySynthType.PRESS)
            Atspi.generate_keyboard_event(KEYS.get(key) or ord(key), None, Atspi.KeySynthType.SYM)
            for one in reversed(held):
                Atspi.generate_keyboard_event(self.code(one), None, Atspi.KeySynthType.RELEASE)
        else:
            raise ValueError(words)

    @staticmethod
    def code(key):
        """The keyboard's own number of a key that is held: those of PCs."""
        return {'Shift': 50, 'Ctrl': 37}[key]


def play(program, name, writes):
    script = Script(Path(__file__).with_name(f'{name}.txt'))
    game = name.partition('_')[0]
    listener = Listener()
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder, f'{game}.ringford')
        options = f'[Options "{script.options}"]\n' if script.options else ''
        tags = ''.join(f'[{tag}]\n' for tag in script.tags)
        record.write_text(f'[Game "{game}"]\n{options}{tags}\n*\n', encoding='utf-8')
        environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON='1', LANGUAGE='en')
        window = subprocess.Popen([program, str(record)], env=environment)
        try:
            return follow(script, listener, game, writes)
        finally:
            window.terminate()
            window.wait()


def follow(script, listener, game, writes):
    # The window is there before the file is read; then its title names that.
    def is_open():
        return listener.board is not None and listener.title().startswith(f'{game}.ringford')

    if not listener.wait(is_open):
        print('No board got the focus.')
        return False
    hands = Hands(listener.board)
    listener.heard.clear()
    known = 0  # how much of what was heard has been looked at
    for what, expected in script.steps:
        hands.do(what)
        # What comes too often is found where the next answer should be: the last one of a script is asked for.
        wanted = known + (len(expected) or writes)
        listener.wait(lambda: len(listener.heard) >= wanted)
        heard = listener.heard[known:] if writes else listener.heard[known:wanted]
        if writes:
            print(f'> {what}', *heard, sep='\n')
        elif heard != expected:
            print(f'> {what}', 'is to be heard:', *expected, 'is heard:', *listener.heard[known:], sep='\n')
            return False
        known += len(heard)
    return True


if __name__ == '__main__':
    words = [word for word in sys.argv[1:] if word != '--write']
    Atspi.init()
    sys.exit(0 if play(*words, '--write' in sys.argv) else 1)
