// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QSpacerItem;

namespace ringford::ui {

class BoardView;
class Document;
class GameLine;
class MatchModel;
class MessageBar;
class WallLine;
class MoveEntry;

/**
 * The middle of the window: the board and the line above it that tells whose turn it is. What comes and goes (messages,
 * the field to type an action, how far a file is read) lies over that line: the board stays where it is. For what hangs
 * below that line, over more than ground without boards, it makes room only
 * - while somebody types, who has the hands off the board;
 * - where a game is over, or one looks back in it;
 * - for messages that stay until somebody closes them, as all do that are told in a demonstration.
 */
class GameArea : public QWidget {
    Q_OBJECT

public:
    /** The models outlive it. */
    GameArea(MatchModel& match, Document& document, QWidget* parent = nullptr);

    MessageBar& messages() const { return *m_messages; }
    GameLine& line() const { return *m_line; }
    /** What stands in place of the line while a room looks at the board. */
    WallLine& wallLine() const { return *m_wallLine; }
    BoardView& board() const { return *m_board; }
    MoveEntry& entry() const { return *m_entry; }

    /** Closes what lies over the line: a message, else the field to type actions; false if nothing does. */
    bool leaveBar();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange(Document& document);
    void recheckMessages(MatchModel& match, Document& document);
    void connectParts(const MatchModel& match);
    void tellRoom(const MatchModel& model);
    void keepMessageFree();
    bool mayBoardMove() const;
    int freeAboveBoards();
    void makeWay();

    MessageBar* m_messages;
    GameLine* m_line;
    WallLine* m_wallLine;
    QSpacerItem* m_way;  ///< above the board, as high as what would cover it; the layout's
    int m_freeAbove = 0; ///< px, see freeAboveBoards()
    BoardView* m_board;
    MoveEntry* m_entry;
};

} // namespace ringford::ui
