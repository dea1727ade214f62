// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "ui/board/view/PopupPlacement.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace ringford::ui {

class ActionChooser;
class BoardView;
class MatchModel;
class PlayTool;
struct AskedBefore;

/**
 * What is offered at a place of the board while somebody plays: which of several actions is meant, or whether one is
 * meant at all.
 */
class ActionOffer : public QObject {
    Q_OBJECT

public:
    /** Offers whatever @p tool asks for, on @p view, which it belongs to. */
    ActionOffer(BoardView& view, MatchModel& model, PlayTool& tool);

    /** What is open right now; null if nothing is. */
    ActionChooser* chooser() const { return m_chooser; }
    /** The layout changed (zoom, turn, resize): it goes with its place. */
    void place();
    /** Takes the offer back, if one is open; the tool is not told. */
    void close();

private:
    void offer(const std::vector<Action>& actions, const Touch& at);
    void askWho(const Action& action, SeatSet seats, const Touch& at);
    void ask(const Action& action, const AskedBefore& question, const Touch& at);
    Unobstructed unobstructed() const;
    void open(ActionChooser* chooser, const Touch& at, const std::optional<Action>& asked = {});

    BoardView& m_view;
    MatchModel& m_model;
    PlayTool& m_tool;
    QPointer<ActionChooser> m_chooser;
    Touch m_at;                    ///< what it is about
    std::optional<Action> m_asked; ///< whether it is meant, or whose it is; nothing: which of several is
};

} // namespace ringford::ui
