// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Search.h"
#include "ui/computer/Concessions.h"

#include <QObject>

#include <optional>

class QMainWindow;

namespace ringford {
struct Node;
}

namespace ringford::ui {

class ComputerController;
class GameArea;
class GameController;
class MatchModel;
class SearchService;
struct Program;

/**
 * Settles with persons what is not played out: computer players answer an offered draw, and those of the upper levels
 * offer one themselves and give up what is lost. In games for two; in others they answer, and no more.
 */
class ConcessionController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        Program& program;
        MatchModel& match;
        GameArea& area;
        ComputerController& computer;
        GameController& game;
    };
    explicit ConcessionController(const Context& context);

    /** All persons offer the computer players a draw: these think a moment, and take it or not. */
    void offerDraw();

private:
    void answer(const SearchReport& report);
    void say(const QString& text);
    /** A seat is about to act, and thinks that its chances are @p value. */
    void consider(Seat seat, int value);
    bool giveUp(Seat seat);
    /** What it wanted to offer comes behind its action. */
    void offerBehind(const Node* node);
    /** What was offered behind @p node is taken, as long as the game stands there. */
    void agreeAt(const Node* node);
    void forget();

    const Context m_;
    SearchService* m_service;
    Concessions m_concessions;
    const Node* m_asked = nullptr; ///< where a draw was offered that is thought about
    std::optional<Seat> m_offers;  ///< who wants to offer a draw
};

} // namespace ringford::ui
