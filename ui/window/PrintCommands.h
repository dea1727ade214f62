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
class MatchModel;
class MessageBar;

/** Bringing what is on the board to paper, into files and into other programs. */
class PrintCommands : public QObject {
    Q_OBJECT

public:
    /** All outlive it; dialogs open over @p window, and @p store keeps what is chosen in them. */
    PrintCommands(QWidget& window, const Registry& registry, const MatchModel& match, const BoardView& board,
                  MessageBar& messages, QSettings& store);

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

    QWidget& m_window;
    const Registry& m_registry;
    const MatchModel& m_match;
    const BoardView& m_board;
    MessageBar& m_messages;
    QSettings& m_store;
};

} // namespace ringford::ui
