// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/settings/ChessProgram.h"

#include <QObject>

#include <functional>
#include <optional>

namespace ringford::ui {

class MatchModel;
class MessageBar;
class SettingsStore;
class Thinkers;

/** Says what is wrong with the chess programs at the table, and offers who plays in their place. */
class ProgramTroubles : public QObject {
    Q_OBJECT

public:
    /** All outlive it. @p settings name the programs. */
    ProgramTroubles(const SettingsStore& settings, MatchModel& match, MessageBar& messages, QObject* parent = nullptr);

    /** Another match has come. */
    void begin() { m_unknownTold = {}; }
    /** Whom the settings call otherwise than before keeps the seats of a game that is not over. */
    void followNames();
    /** Once a match and seat, when it is to play: its program is none of this machine's. @p thinkers know those that are. */
    void tellUnknown(const Thinkers& thinkers);
    /**
     * The program at @p seat does not play, and @p why is a sentence. Where persons are at the table one of them says
     * who plays on, as long as it @p isStuck; where nobody is Ringford plays on at once, about as well as the program.
     */
    void tellFailed(Seat seat, const QString& why, const std::function<bool()>& isStuck);

    /**
     * The program at @p seat has not answered since it was started, if it @p isStarting, or shown anything since it was
     * asked: it is waited for unless somebody else plays.
     */
    void tellSlow(Seat seat, const QString& program, bool isStarting, const std::function<bool()>& isAwaited);

signals:
    /** A program is called otherwise now. */
    void renamed(const QString& before, const QString& after);
    void playerWanted(ringford::Seat seat, const ringford::ui::SeatPlayer& player);
    /** The program that does not play is to try again. */
    void tryWanted();
    /** Somebody wants to see which programs there are. */
    void programsWanted();

private:
    std::optional<Seat> unknownSeat(const Thinkers& thinkers) const;
    int levelLike(const SeatPlayer& program) const;
    void replaceFailed(Seat seat, const QString& why, int level);

    const SettingsStore& m_settings;
    MatchModel& m_match;
    MessageBar& m_messages;
    ChessPrograms m_programs; ///< as they were called when it was last looked
    SeatSet m_unknownTold;    ///< those whose program is not known, as has been said
};

} // namespace ringford::ui
