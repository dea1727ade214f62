// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/computer/SearchService.h"

#include <QObject>
#include <QPointer>

#include <map>

namespace ringford::ui {

class ClockModel;
class ProgramRunner;
class SettingsStore;

/** An action that somebody is to find who is no person. */
struct ThinkingOrder {
    const Match& match;
    const Node* node; ///< where
    Seat seat;        ///< for whom, with an action there
    SeatSet waiting;  ///< the seats that are thought for one after the other there, this one among them
    SeatPlayer player;
    std::uint64_t seed; ///< of the match
    const ClockModel& clocks;
    int lines = 1; ///< how many of the best actions are wanted; a program tells one
};

/**
 * Who thinks for seats without a person: our own search, or the chess programs that somebody has named, each seat its
 * own. Nothing here waits, and one thinks at a time; what was asked before is not heard of any more.
 */
class Thinkers : public QObject {
    Q_OBJECT

public:
    /** @p settings name the programs, and outlive it. */
    Thinkers(SearchService::Maker searches, const SettingsStore& settings, QObject* parent = nullptr);

    void think(const ThinkingOrder& order);
    /** What was found so far is the answer, where who thinks can tell that. */
    void finish();
    /** Nobody wants the answer any more. */
    void drop();
    /** Others have sat down, as @p seats say: programs that play no longer are ended. */
    void seat(const ComputerSeats& seats);
    /** Another match has come: programs that played the last one go. */
    void beginMatch();
    /** Whether a program is awaited that has not answered since it was started. */
    bool isStarting() const;
    /** The same, or that has not shown anything since it was asked. */
    bool isSilent() const;
    /** Whether that player can play such a match here: a program is named in the settings, and knows the game. */
    bool canPlay(const SeatPlayer& player, const Match& match) const;

signals:
    /** The answer; without lines where no action was there. A program tells one action, and no values. */
    void found(const ringford::SearchReport& report);
    /** The program gives the game up. */
    void resigned();
    /** The program does not play along; @p why is a sentence. */
    void failed(const QString& why);
    /** The program was started or asked some seconds ago, and is silent. */
    void slow(const QString& program);
    /** The program that is awaited has become ready, or shown something for the first time since it was asked. */
    void heard();

private:
    void askSearch(const ThinkingOrder& order);
    void askProgram(const ThinkingOrder& order);
    ProgramRunner& runnerFor(const ThinkingOrder& order);
    void take(const QString& move);

    const SettingsStore& m_settings;
    SearchService* m_service;
    std::map<std::uint8_t, ProgramRunner*> m_runners; ///< by seat
    QPointer<ProgramRunner> m_asked;                  ///< whose answer is awaited
    std::shared_ptr<const Game> m_game;               ///< of what was asked
    Position m_position;
    Seat m_seat;
};

} // namespace ringford::ui
