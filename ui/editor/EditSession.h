// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/SetupStage.h"

#include <functional>
#include <string>
#include <vector>

namespace ringford {
class Position;
}

namespace ringford::ui {

class GroupsPanel;
class Palette;
class ProblemsPanel;

/**
 * Editing a position in a window: while it is on, the board shows a setup that can be edited in place of the match, and
 * panels of the editor stand in place of those for playing. The match waits, untouched. What is being edited is kept
 * for the next time, as long as the window lives and the game is the same.
 */
class EditSession : public SetupStage {
    Q_OBJECT

public:
    /** Begins a game at a position, with comments that draw on it, unless somebody rather keeps what is unsaved. */
    using Play = std::function<void(const Position&, const std::vector<std::string>& comments)>;

    /** By name: undo, redo, clear, start, mirror, turnOver, playFromHere, leave. */
    EditSession(const Place& place, Play play);
    ~EditSession() override;

    /** Goes on with what was edited last, or begins with the position that is shown. */
    void begin() override;

    Palette& palette() const { return *m_palette; }
    GroupsPanel& groups() const { return *m_groups; }
    ProblemsPanel& problems() const { return *m_problems; }

protected:
    void update() override;
    void sizeDocks() override;
    int roomNeeded(bool isBelow) const override;
    QString state() const override;

private:
    void makeBar();
    void makeDocks();
    void connectActions();
    int roomForPieces(bool isBelow) const;
    void shareRoom(bool isBelow);
    void takeBoardsPosition();
    void show(const SetupProblem& problem);

    Play m_play;
    Palette* m_palette = nullptr;
    GroupsPanel* m_groups = nullptr;
    ProblemsPanel* m_problems = nullptr;
};

} // namespace ringford::ui
