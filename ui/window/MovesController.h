// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace ringford {
struct Node;
}

namespace ringford::ui {

class CommandSet;
class GameArea;
class MatchModel;
class MovesDock;
class StageController;

/** Going through the tree of moves and changing it, and what is told when the game takes another way in it. */
class MovesController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QWidget& window;
        MatchModel& match;
        GameArea& area;
        MovesDock& moves;
        CommandSet& commands;
        StageController& stage;
    };
    explicit MovesController(const Context& context);

private:
    void connectSteps();
    void connectEdits();
    void connectNews();
    void connectUpdates();
    void bindToList();
    void update();
    void updateMarks();
    void showLast();
    void announceHidden();
    void toggleMark(std::uint8_t mark);
    void announceBranch(const Node* left);
    void announceAside(const Node* first);
    void announceDeleted(int entries);

    const Context m_;
};

} // namespace ringford::ui
