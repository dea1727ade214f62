// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Action.h"
#include "engine/rules/Seat.h"
#include "engine/search/Search.h"

#include <QObject>

#include <optional>

class QMainWindow;

namespace ringford {
struct Node;
}

namespace ringford::ui {

class ActionSketch;
class CommandSet;
class GameArea;
class MatchModel;
class SearchService;
class StageController;
struct Program;

/**
 * Shows what could be played by an arrow on the board, and plays it when it is asked a second time. The arrow is drawn by
 * the program, and not kept; it stays while others play on other boards.
 */
class HintController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        Program& program;
        MatchModel& match;
        GameArea& area;
        CommandSet& commands;
        const StageController& stage;
        ActionSketch& sketch;
    };
    explicit HintController(const Context& context);

    /** Looks for something to play, or plays what was found. */
    void hint();
    /** What is shown. */
    const std::optional<Action>& shown() const { return m_shown; }

private:
    void ask(Seat seat);
    void show(const SearchReport& report);
    void play();
    bool isGoodNow(const Action& action) const;
    void follow();
    void forget();

    const Context m_;
    SearchService* m_service;
    std::optional<Action> m_shown;
    Seat m_seat{};              ///< for which it is
    const Node* m_at = nullptr; ///< where it was asked for
};

} // namespace ringford::ui
