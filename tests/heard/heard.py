#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""heard.py RINGFORD SCRIPT: uses a window by keys and by what a screen reader can press, on the bus where screen
readers listen, and compares what is heard there with what is to be heard: each once, in order.

It hears what Orca 43 speaks by itself: notifications that come into sight, the cell that gets the focus where that is
another one than before, and a window that is said to have come though somebody types there; and what it reads when somebody asks for it. A script that says nothing else plays some of the
game of its name, with a word behind it where a game has several: orthodox, orthodox_computer. Wants a screen with
a window manager and a session bus of its own
(tests/on-screen dbus-run-session -- heard.py ...). --write shows what is heard in place of comparing it."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib

LONGEST_WAIT = 60  # seconds until an answer that does not come is missed
WRITING_WAIT = 2  # while nothing is known of what is to come
LOOK_AGAIN = 100  # ms
ROLE = Atspi.Role
BUTTONS = (ROLE.PUSH_BUTTON, ROLE.TOGGLE_BUTTON, ROLE.CHECK_BOX, ROLE.PAGE_TAB, ROLE.MENU_ITEM)
FIELDS = (ROLE.TEXT, ROLE.IMAGE, ROLE.SPIN_BUTTON, ROLE.COMBO_BOX, ROLE.CHECK_BOX)
TABLES = (ROLE.TABLE, ROLE.TREE_TABLE)
LABELS = (ROLE.LABEL,)
KEYS = {'Left': 0xff51, 'Up': 0xff52, 'Right': 0xff53, 'Down': 0xff54, 'Enter': 0xff0d, 'Esc': 0xff1b,
        'Tab': 0xff09, 'Home': 0xff50, 'Next': 0xff56, 'Prior': 0xff55,
        'Space': 0x20, 'Delete': 0xffff, 'Shift': 0xffe1, 'Ctrl': 0xffe3}


class Script:
    """What is done in a window and heard then, read from NAME.txt: a line with `>` is done, those below it are heard.

    Before that, `options` are those of the game, and `tag` is one of its record; in place of a game `starts` says what
    the program is called with, and `opens` how the title of its window begins then; `file` names a file that is there, of the lines with `|` below it."""

    def __init__(self, file):
        self.name = file.stem.partition('_')[0]
        self.options = ''
        self.tags = []  # of the record: a position, who plays
        self.starts = ''
        self.opens = f'{self.name}.ringford'
        self.files = {}
        self.steps = []
        for line in file.read_text(encoding='utf-8').splitlines():
            word, _, rest = line.partition(' ')
            if word in ('options', 'starts', 'opens') and not self.steps:
                setattr(self, word, rest)
            elif word == 'tag' and not self.steps:
                self.tags.append(rest)
            elif word == 'file' and not self.steps:
                self.files[rest] = ''
            elif word == '|' and not self.steps:
                self.files[[*self.files][-1]] += rest + '\n'
            elif word == '>':
                self.steps.append((rest, []))
            elif line and not line.startswith('#'):
                self.steps[-1][1].append(line)

    def arguments(self, folder):
        """Writes the files into a folder, and says what the program is called with."""
        for name, content in self.files.items():
            Path(folder, name).write_text(content, encoding='utf-8')
        if self.starts:
            return [str(Path(folder, word)) if word in self.files else word for word in self.starts.split()]
        record = Path(folder, f'{self.name}.ringford')
        options = f'[Options "{self.options}"]\n' if self.options else ''
        tags = ''.join(f'[{tag}]\n' for tag in self.tags)
        record.write_text(f'[Game "{self.name}"]\n{options}{tags}\n*\n', encoding='utf-8')
        return [str(record)]


class Listener:
    """Collects what is heard of one program."""

    def __init__(self):
        self.heard = []
        self.focus = None
        self.window = None  # that is active
        self.is_typing = False  # the focus has come to a field since
        self.board = None
        self.has_cell = False  # one of the board's has been told
        self.has_new = False
        self.patience = LONGEST_WAIT
        self.listener = Atspi.EventListener.new(self.hear)
        for event in ('object:state-changed:showing', 'object:state-changed:focused', 'window:activate',
                      'window:deactivate', 'object:property-change:accessible-name'):
            self.listener.register(event)

    def hear(self, event):
        self.has_new = True
        if event.type.startswith('window:'):
            self.hear_window(event)
            return
        if not event.detail1:
            return
        role = event.source.get_role()
        if event.type.startswith('object:state-changed:showing') and role == Atspi.Role.NOTIFICATION:
            self.heard.append(self.read_before(event.source) + event.source.get_name())
        elif event.type.startswith('object:state-changed:focused'):
            if role == Atspi.Role.LIST and event.source.get_name() == 'Board':
                self.board = event.source
            # Beside a board lists tell where they stand, though keys go elsewhere. What a list offers that is open
            # while somebody chooses is passed by.
            is_cell = role == Atspi.Role.TABLE_CELL and self.board is None or \
                role == Atspi.Role.LIST_ITEM and event.source.get_parent() == self.board
            if is_cell and event.source != self.focus:
                self.heard.append(f'[{event.source.get_name()}]')
                self.has_cell = self.board is not None
            self.focus = event.source
            self.is_typing = role == ROLE.TEXT

    def hear_window(self, event):
        """The title of a window that has come is read; that of one in which somebody types already is in the way."""
        if event.type.startswith('window:deactivate'):
            self.window = None
        elif event.source == self.window and self.is_typing:
            self.heard.append(f'(again: {event.source.get_name()})')
        else:
            self.window = event.source
        self.is_typing = False

    @staticmethod
    def read_before(message):
        """What Orca reads before a message: nothing, but in a dialog all that it lies in."""
        above = []
        part = message.get_parent()
        while part is not None and part.get_role() != ROLE.APPLICATION:
            above.insert(0, part)
            part = part.get_parent()
        is_in_dialog = above and above[0].get_role() == ROLE.DIALOG
        return ''.join(f'({part.get_name()}) ' for part in above if part.get_role() != ROLE.FILLER) if is_in_dialog \
            else ''

    def title(self):
        """That of the window that has the focus."""
        above = self.focus
        while above is not None and above.get_role() != Atspi.Role.FRAME:
            above = above.get_parent()
        if above is None:
            return ''
        above.clear_cache()
        return above.get_name()

    def look_again(self):
        """What is read is told by no event."""
        self.has_new = True
        return True

    def wait(self, is_done):
        """Lets events come until is_done(); False if they do not come."""
        limit = []
        timer = GLib.timeout_add_seconds(self.patience, lambda: limit.append(True))
        again = GLib.timeout_add(LOOK_AGAIN, self.look_again)
        while not is_done() and not limit:
            # What came while a name was asked for is looked at before anything is waited for.
            if not self.has_new:
                GLib.MainContext.default().iteration(True)
            self.has_new = False
        GLib.source_remove(again)
        if not limit:
            GLib.source_remove(timer)
        return not limit


class Hands:
    """What is done: keys, and actions of what can be found by its name."""

    def __init__(self, listener, process):
        self.listener = listener
        self.process = process
        # A cell is called by its first words: `e2` of `e2, white pawn`, `e 4B (e34)` of `e 4B (e34), empty`.
        self.cells = {}
        self.board = listener.board
        for index in range(self.board.get_child_count() if self.board else 0):
            name = self.board.get_child_at_index(index).get_name()
            self.cells[name.split(',')[0]] = index

    def do(self, words):
        """Gives what is read, if anything is."""
        what, _, argument = words.partition(' ')
        name, _, value = argument.partition(': ')
        if what == 'press':
            self.act(self.board.get_child_at_index(self.cells[argument]), 'Press')
        elif what == 'key':
            self.key(argument)
        elif what == 'click':
            self.act(self.find(argument, BUTTONS), 'Press', 'Toggle')
        elif what == 'focus':
            found = self.find(argument, FIELDS)  # tables of Qt 6.4 do not take the focus from here
            found.grab_focus()
            self.expect(lambda: found.clear_cache() or found.get_state_set().contains(Atspi.StateType.FOCUSED), words)
        elif what == 'write':
            self.find(name, FIELDS).set_text_contents(value)
        elif what == 'set':
            self.find(name, FIELDS).set_current_value(float(value))
        elif what == 'choose':
            self.choose(name, value)
        else:
            raise ValueError(words)

    def key(self, keys):
        *held, key = keys.split('+')
        for one in held:
            Atspi.generate_keyboard_event(self.code(one), None, Atspi.KeySynthType.PRESS)
        Atspi.generate_keyboard_event(KEYS.get(key) or ord(key), None, Atspi.KeySynthType.SYM)
        for one in reversed(held):
            Atspi.generate_keyboard_event(self.code(one), None, Atspi.KeySynthType.RELEASE)

    @staticmethod
    def code(key):
        """The keyboard's own number of a key that is held: those of PCs."""
        return {'Shift': 50, 'Ctrl': 37, 'Alt': 64}[key]

    def act(self, found, *names):
        """On a busy machine an object is found before it tells what can be done with it."""
        def numbers():
            there = [found.get_action_name(i) for i in range(found.get_n_actions())]
            return [there.index(name) for name in names if name in there]
        self.expect(numbers, names)
        found.do_action(numbers()[0])

    def choose(self, name, item):
        """A list with one choice is gone to by its key, as in `leaves (Alt+l)`, and walked through by keys."""
        name, _, key = name.removesuffix(')').partition(' (')
        box = self.find(name, (ROLE.COMBO_BOX,))
        offers = [box.get_child_at_index(0).get_child_at_index(i).get_name()
                  for i in range(box.get_child_at_index(0).get_child_count())]
        wanted = next(i for i, offer in enumerate(offers) if offer.startswith(item))
        window = box
        while window.get_role() not in (ROLE.FRAME, ROLE.DIALOG):
            window = window.get_parent()
        self.expect(lambda: window.clear_cache() or window.get_state_set().contains(Atspi.StateType.ACTIVE), item)
        for one in (key, 'Home', *['Down'] * wanted):
            self.key(one)
        self.expect(lambda: box.clear_cache() or box.get_name().startswith(item), f'choose {name}')

    def expect(self, is_done, words):
        if not self.listener.wait(is_done):
            raise TimeoutError(words)

    def read(self, argument):
        """What stands there: the rows of a table, else the words of a field or a label that begins so."""
        found = self.find(argument, TABLES + FIELDS, waits=False) or self.find(argument, LABELS, True, waits=False)
        if found is None:
            return []
        if found.get_role() not in TABLES:
            text = found.get_text(0, -1) if found.get_role() == Atspi.Role.TEXT else found.get_name()
            return text.splitlines()
        return [' | '.join(found.get_accessible_at(row, column).get_name() for column in range(found.get_n_columns()))
                for row in range(found.get_n_rows())]

    def find(self, name, roles, starts=False, waits=True):
        """What is seen under that name, dialogs first; waits until there is such a thing."""
        found = []

        def look():
            found[:] = [one for one in self.shown() if one.get_role() in roles and self.is_called(one, name, starts)]
            return found

        if not waits:
            look()
        elif not self.listener.wait(look):
            for one in self.shown():
                print(one.get_role_name(), repr(one.get_name()))
            raise TimeoutError(f'Nothing is called {name!r}.')
        return found[0] if found else None

    @staticmethod
    def is_called(one, name, starts):
        if one.get_role() == ROLE.COMBO_BOX: # whose own name is what is chosen
            return any(label.get_name().removesuffix(':') == name for relation in one.get_relation_set()
                       if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY
                       for label in [relation.get_target(i) for i in range(relation.get_n_targets())])
        called = one.get_name().removesuffix(':')
        if starts and one.get_role() in LABELS:
            return called.startswith(name) or fits([called], [name])
        return called == name

    def shown(self):
        """All that is seen of the program, what came last first."""
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for program in children(desktop):
            if program.get_process_id() != self.process:
                continue
            program.clear_cache()
            windows = [one for one in children(program) if one.get_state_set().contains(Atspi.StateType.SHOWING)]
            for window in sorted(windows, key=lambda one: one.get_role() == Atspi.Role.FRAME):
                yield from below(window)


def children(above):
    return [one for one in (above.get_child_at_index(i) for i in range(above.get_child_count())) if one]


def below(above):
    for one in children(above):
        if one.get_state_set().contains(Atspi.StateType.SHOWING):
            yield one
            if one.get_role() not in TABLES:
                yield from below(one)


def play(program, name, writes):
    script = Script(Path(__file__).with_name(f'{name}.txt'))
    listener = Listener()
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON='1', LANGUAGE='en')
        # What an earlier run left behind, one that failed among others, is not to be met.
        for kept in ('XDG_DATA_HOME', 'XDG_CONFIG_HOME', 'XDG_STATE_HOME'):
            environment[kept] = str(Path(folder, kept))
        window = subprocess.Popen([program, *script.arguments(folder)], env=environment)
        try:
            return follow(script, listener, window.pid, writes)
        finally:
            window.terminate()
            window.wait()


def follow(script, listener, process, writes):
    # The window is there before the file is read; then its title names that.
    def is_open():
        is_there = listener.focus is not None if script.starts else listener.has_cell
        return is_there and listener.title().startswith(script.opens)

    if not listener.wait(is_open):
        print(f'No window {script.opens} got the focus.')
        return False
    hands = Hands(listener, process)
    if listener.board is not None:
        # Behind the answer to a question nothing comes any more of what opening has brought.
        hands.key('l')
        if not listener.wait(lambda: any(not words.startswith('[') for words in listener.heard)):
            print('What was played last is not told.')
            return False
    if writes:
        listener.patience = WRITING_WAIT
    listener.heard.clear()
    known = 0  # how much of what was heard has been looked at
    for what, expected in script.steps:
        if what.startswith('read '):
            if not reads(hands, what, expected, writes):
                return False
            continue
        hands.do(what)
        # What comes too often is found where the next answer should be: the last one of a script is asked for.
        wanted = known + (len(expected) or writes)
        listener.wait(lambda: len(listener.heard) >= wanted)
        heard = listener.heard[known:] if writes else listener.heard[known:wanted]
        if writes:
            print(f'> {what}', *heard, sep='\n')
        elif not fits(heard, expected):
            print(f'> {what}', 'is to be heard:', *expected, 'is heard:', *listener.heard[known:], sep='\n')
            return False
        known += len(heard)
    return True


def fits(lines, expected):
    """Whether these are the expected lines, in which `…` may be anything within a cell: what dice show, what time it is."""
    return len(lines) == len(expected) and all(
        re.fullmatch('[^|]+'.join(re.escape(part) for part in wanted.split('…')), line)
        for line, wanted in zip(lines, expected))


def reads(hands, what, expected, writes):
    argument = what.removeprefix('read ')
    if writes:
        hands.listener.wait(lambda: hands.read(argument))
        print(f'> {what}', *hands.read(argument), sep='\n')
        return True
    if hands.listener.wait(lambda: fits(hands.read(argument), expected)):
        return True
    print(f'> {what}', 'is to be read:', *expected, 'is read:', *hands.read(argument), sep='\n')
    return False


if __name__ == '__main__':
    words = [word for word in sys.argv[1:] if word != '--write']
    Atspi.init()
    sys.exit(0 if play(*words, '--write' in sys.argv) else 1)
