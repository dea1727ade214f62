// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/DiagramSpec.h"

#include <QObject>

class QSettings;

namespace ringford {
class Registry;
}

namespace ringford::ui {

class BoardView;
class CommandSet;
class MatchModel;
class MessageBar;

/** Bringing what is on the board to paper, into files and into other programs. */
class PrintController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. Dialogs open over the window. */
    struct Context {
        QWidget& window;
        const Registry& registry;
        const MatchModel& match;
        const BoardView& board;
        MessageBar& messages;
        CommandSet& commands;
        QSettings& file; ///< keeps what is chosen in dialogs
    };
    explicit PrintController(const Context& context);

    void print();
    void exportPicture();
    /** Puts the board into the clipboard, as it was exported last. */
    void copyPicture();
    void printGame();
    void printScoreSheet();
    void printKit();

private:
    /** The position that is shown, as it stands on the screen. */
    DiagramSpec diagram() const;
    /** Names of the seats, with who plays. */
    std::vector<QString> seatNames() const;

    const Context m_;
};

} // namespace ringford::ui
