// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/FakeSearch.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Program.h"

#include <QSettings>
#include <QTemporaryDir>

#include <memory>
#include <string_view>

namespace ringford::test {

/** The whole window with settings and a folder of its own, knowing the toy game as well; shown and in focus. */
class WindowHands {
public:
    WindowHands();

    FakeSearches searches; ///< of computers; they play at once
    QTemporaryDir folder;
    QSettings store;
    ui::Program program;
    ui::MainWindow window;

    const ui::Settings& settings() const { return program.settings.value(); }
    /** Presses a key wherever the focus is. */
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void type(const QString& text);
    /** Clicks a cell of the board, by name. */
    void click(std::string_view cell);
    /** Drags with the mouse from one cell of the board to another. */
    void drag(std::string_view from, std::string_view to);
    /** Clicks a widget in its middle, as it is seen. */
    void click(QWidget& widget);
    /** Writes a file into the folder; gives its path. */
    QString fileWith(const QByteArray& bytes, const QString& name = QStringLiteral("game.ringford"));
    /** Waits until no file is read or written. */
    bool waitForFiles();

    /** The text of the entry at the place shown, and at the place where the game stands; empty at the start. */
    QString shownEntry() const;
    QString lastEntry() const;
    /** The setup of the place shown. */
    QString setup() const;
    template <class Widget> Widget* find(const QString& name = {}) const { return window.findChild<Widget*>(name); }
};

} // namespace ringford::test
