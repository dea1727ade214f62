// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Action.h"
#include "engine/rules/Seat.h"
#include "engine/search/Search.h"
#include "engine/text/CommentParts.h"
#include "ui/window/Command.h"

#include <QObject>
#include <QString>

#include <chrono>
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
struct Message;
struct Program;

/** Looks for an action when a command asks for it, and shows it by an arrow on the board, which the program draws. */
class AdviceController : public QObject {
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

    /** What is shown. */
    const std::optional<Action>& shown() const { return m_shown; }

protected:
    AdviceController(const Context& context, Command command);

    /** How long it usually looks. */
    static constexpr std::chrono::milliseconds kTime{900};

    /**
     * Looks for what is best at @p task, which is about the place shown and @p seat, and says that in words (@p said). @p part:
     * of how many it is one that share the usual time
     */
    void ask(Seat seat, SearchTask task, const QString& said, int part = 1);
    /** Says in the window that it looks for something, as long as it does. */
    void tellLooking(const QString& said);
    /** Says what was found: with these words the arrow goes, too. */
    void tell(const Message& message);
    /** Whether it looks for something. */
    virtual bool isLooking() const;
    /** Draws the arrow of @p action where it is played. */
    void sketch(const Position& position, const Action& action, MarkColour colour);
    /** Something was found. */
    virtual void show(const SearchReport& report) = 0;
    /** Something has been played, or somebody looks elsewhere. */
    virtual void follow() = 0;
    void forget();

    const Context m_;
    SearchService* m_service;
    Seat m_seat{};              ///< for whom, or about whom, it was asked
    const Node* m_at = nullptr; ///< where it was asked for

private:
    const Command m_command;
    std::optional<Action> m_shown;
    QString m_told; ///< of what is shown
};

} // namespace ringford::ui
