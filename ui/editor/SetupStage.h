// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Setup.h"

#include <QList>
#include <QObject>

#include <memory>
#include <string>
#include <vector>

class QAction;
class QDockWidget;
class QMainWindow;
class QUndoStack;

namespace ringford {
class Game;
struct Node;
} // namespace ringford

namespace ringford::ui {

class BoardTool;
class BoardView;
class EditBar;
class EditTool;
class MatchModel;
class MessageBar;
class PaletteDrops;
class SetupDocument;

/**
 * A way of putting pieces by hand, in place of the match on the boards of a window: the setup, the tool that changes
 * it, a bar and docks that come with it and go with it. While it is off these are no part of the window, so that no
 * layout knows of them. The match waits, untouched; another one ends it.
 */
class SetupStage : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Place {
        QMainWindow& window;
        MatchModel& match;
        BoardView& board;
        MessageBar& messages;
        QUndoStack& edits;  ///< of comments
        BoardTool& drawing; ///< what the right button draws with
    };
    ~SetupStage() override;

    bool isOn() const { return m_isOn; }
    /** Goes on with what was set up last, or begins with the position that is shown. */
    virtual void begin() = 0;
    /** The match is seen again. */
    void leave();
    /** Puts its docks where they usually are: where they leave the boards the most room. @pre it is on */
    void arrange();

    /** Whether somebody has set up what is neither in the game nor kept beside it, nor was settled otherwise. */
    bool isUnkept() const;
    /** What would be lost with the window, if anything would, for resume(). */
    std::string draft() const;
    /** Begins with a draft() of a game like that of the match; false if it is none. */
    bool resume(const std::string& draft);
    /** Keeps what is set up in the comment of the place that is shown: `[%setup ...]`. */
    void keepHere();
    /** Nobody needs to be asked about what is set up now. */
    void settle();

    SetupDocument& document() const { return *m_document; }
    EditTool& tool() const { return *m_tool; }
    /** What it is called, and all that its bar can do. */
    QString title() const;
    QList<QAction*> actions() const;
    /** What its bar can do, by name. */
    QAction* action(const char* name) const;

signals:
    /** It comes, before anything of it is seen; or it has gone. */
    void changed(bool isOn);
    /** What is going on, as a line above the boards tells it; while it is on. */
    void reported(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

    /** @p bar names its bar for tests and style; @p title is read to people. */
    SetupStage(const Place& place, const char* bar, const QString& title);

    EditBar& bar() const { return *m_bar; }
    /** The first two buttons of each bar. */
    void makeUndo();
    /** Another document, with what is drawn on it: nothing is left of the one before. */
    void beginWith(const std::shared_ptr<const Game>& game, Setup setup, std::vector<std::string> drawn = {});
    /** Another dock, with @p parts one below the other. */
    void addDock(const char* name, const QString& title, const QList<QWidget*>& parts);
    const QList<QDockWidget*>& docks() const { return m_docks; }
    /** Shows all that belongs to it. @pre it is off */
    void enter();
    /** Gives docks the sizes that they usually have, where arrange() has put them. */
    virtual void sizeDocks();
    /** What all docks need side by side, in height beside the boards and in width below them (@p isBelow). */
    virtual int roomNeeded(bool isBelow) const;
    /** What is drawn on it, and nothing else: comments for a game that begins there. */
    std::vector<std::string> drawn() const;
    /** What is set up, as a line. */
    std::string line() const;
    /** The lines that are kept beside a place of the match, in order. */
    std::vector<std::string> keptAt(const Node* node) const;
    void keepAt(const Node* node);
    /** For told(). */
    virtual QString state() const = 0;
    /** What the bar can do may be another. It is on. */
    virtual void update() = 0;

    const Place m_;
    SetupDocument* const m_document;

private:
    void offer();
    void takeTool();
    void orderStops();
    bool isTight() const;
    QDockWidget* dockWithoutRoom() const;
    void followSize();
    std::string whole() const;

    EditTool* m_tool;
    PaletteDrops* m_drops;
    EditBar* m_bar;
    QList<QDockWidget*> m_docks;
    std::vector<std::string> m_settled;                  ///< what was set up that nobody is asked about
    Qt::DockWidgetArea m_side = Qt::RightDockWidgetArea; ///< where they were put
    bool m_isOn = false;
    bool m_isSized = false;  ///< by somebody's hands, since they were put there
    bool m_isFolded = false; ///< docks lie behind one another, for there is no room for all
};

} // namespace ringford::ui
