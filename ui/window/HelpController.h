// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"

#include <QObject>
#include <QString>

class QMainWindow;

namespace ringford {
}

namespace ringford::ui {

class CommandSet;
class GameArea;
class HelpBeside;
class HelpWindow;
class MatchModel;
class MovesDock;
class StageController;
class ViewController;
struct Program;

/** What the window tells about itself and about the game: pages, keys, "What's This", cards of pieces. */
class HelpController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        Program& program;
        MatchModel& match;
        GameArea& area;
        MovesDock& moves;
        CommandSet& commands;
        StageController& stage;
        ViewController& view;
    };
    explicit HelpController(const Context& context);

    /** The window with the help pages; made when first asked for. */
    HelpWindow& window();
    /** Closes that window, if there is one. */
    void close();

protected:
    /** "What's This" on the board. */
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectCommands();
    void connectRefusals();
    void showHelp();
    void showKeys();
    void showAbout();
    void showWhatsThis();
    void showCard(Cell cell);

    const Context m_;
    HelpBeside* m_help;
    QString m_refusedSection; ///< what help tells about the last refusal, as long as nothing else has happened
};

} // namespace ringford::ui
