// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace ringford::ui {

class CommandSet;
class DiceDock;
class DiceSession;
class SettingsStore;

/** The dice beside the board: shows and hides them, and rolls. */
class DiceController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        DiceSession& session;
        SettingsStore& settings;
        CommandSet& commands;
    };
    explicit DiceController(const Context& context);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(bool isShown);
    void widen();
    void layOverPanels();
    void roll();

    const Context m_;
    DiceDock* m_dock;
};

} // namespace ringford::ui
