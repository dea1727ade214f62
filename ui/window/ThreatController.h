// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/** Shows by an arrow what threatens whoever is on turn: the best that the next opponent could play if that seat passed. */
class ThreatController : public QObject {
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
    explicit ThreatController(const Context& context);

    /** Looks for what threatens, or takes away what is shown. */
    void look();
    /** What is shown. */
    const std::optional<Action>& shown() const { return m_shown; }

private:
    void show(const SearchReport& report);
    void say(const QString& text, const QString& spoken = {});
    void follow();
    void forget();

    const Context m_;
    SearchService* m_service;
    std::optional<Action> m_shown;
    Seat m_seat{};       ///< whom it threatens
    Position m_passed{}; ///< what was searched
    const Node* m_at = nullptr;
};

} // namespace ringford::ui
