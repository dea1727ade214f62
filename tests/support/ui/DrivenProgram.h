// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Dice.h"

#include "ui/window/Program.h"

#include "ui/window/Program.h"
#include <QList>

#include <QString>

#include "ui/window/Program.h"

#include <cstdint>

class QJsonObject;

namespace ringford::ui {
class MainWindow;
class SettingsFile;
} // namespace ringford::ui

namespace ringford::test {

/**
 * The windows of the program, used by a script that dice write: it plays, takes back, comments, sets up, collects tasks, saves,
 * opens, begins new games, opens and closes windows. Before each step it prints what it is about to do, in which
 * window, and afterwards what is there: a line of JSON each.
 */
class DrivenProgram {
public:
    /** @p folder is where games are saved. */
    DrivenProgram(const ui::SettingsFile& settings, const QString& folder, std::uint64_t seed);

    /** Never comes back: it is meant to be killed. */
    [[noreturn]] void run();

private:
    void step(ui::MainWindow& window);
    void play(ui::MainWindow& window);
    void takeBack(ui::MainWindow& window);
    void comment(ui::MainWindow& window);
    void setUp(ui::MainWindow& window);
    void addTask(ui::MainWindow& window);
    void save(ui::MainWindow& window);
    void begin(ui::MainWindow& window);
    void openAgain(ui::MainWindow& window);
    void openAnother();
    void close(ui::MainWindow& window);
    void settle(ui::MainWindow& window);
    void sayBegin(const ui::MainWindow& window, const char* what);
    void say(const QJsonObject& line);
    QString freshId() { return QStringLiteral("game %1").arg(++m_games); }

    ui::Program m_program;
    QString m_folder;
    Dice m_dice;
    std::size_t m_first; ///< the kind of game that is played first
    int m_games = 0;
    int m_files = 0;
};

/** Every window that is seen. */
QList<ui::MainWindow*> shownWindows();
/** Waits until no window reads or writes any more. */
void waitForWindows();

} // namespace ringford::test
