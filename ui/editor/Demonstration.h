// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Game.h"

#include <QObject>

#include <functional>
#include <string>
#include <vector>

class QAction;
class QDockWidget;
class QMainWindow;
class QUndoStack;

namespace ringford {
struct Node;
}

namespace ringford::ui {

class BoardView;
class EditBar;
class EditTool;
class MatchModel;
class MessageBar;
class Palette;
class SetupDocument;

/**
 * Showing something on the boards of a running game without rules: any piece can be put anywhere, and taken off. The
 * game waits, untouched. It branches off at the place that is shown: what is worth keeping is kept beside that place,
 * in its comments (`[%setup ...]`), for a variation holds legal actions alone; where it can be played from, it begins a
 * game of its own.
 */
class Demonstration : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        MatchModel& match;
        BoardView& board;
        MessageBar& messages;
        QUndoStack& edits; ///< of comments
        /** Begins a game at a position, with a comment that tells where it comes from. */
        std::function<void(const Position&, const std::string& comment)> play;
    };
    explicit Demonstration(const Context& context);
    ~Demonstration() override;

    bool isOn() const { return m_isOn; }
    /** Begins at the position shown, or goes on where it was left at that place. */
    void begin();
    /** The game is seen again, as it was. */
    void leave();

    SetupDocument& document() const { return *m_document; }
    /** By name: undo, redo, reset, keep, forget, previousKept, nextKept, keepAsGame, leave. */
    QAction* action(const char* name) const;
    /** The pieces to be taken in hand; null before the first begin(). */
    Palette* palette() const { return m_palette; }

signals:
    void changed(bool isOn);

private:
    void makeBar();
    void connectActions();
    void makeDock();
    void showDock();
    void update();
    void keep();
    void forget();
    void step(int by);
    void keepAsGame();
    std::string line() const;
    std::vector<std::string> kept() const;
    /** The game's position, then those that are kept; each as a line. */
    std::vector<std::string> stops() const;

    Context m_;
    SetupDocument* m_document;
    EditTool* m_tool;
    EditBar* m_bar = nullptr;
    Palette* m_palette = nullptr;
    QDockWidget* m_dock = nullptr;
    const Node* m_from = nullptr; ///< the place that it branches off at
    int m_stop = 0;               ///< the one of stops() that was shown last
    bool m_isOn = false;
};

} // namespace ringford::ui
