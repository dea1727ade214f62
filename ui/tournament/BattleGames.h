// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/rules/Result.h"
#include "engine/tournament/Battle.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

class QSettings;

namespace ringford::ui {

class BattleStarts;
class MatchModel;
class TournamentModel;

/**
 * The battles of a tournament that are played as games in other windows, several at once. A game is known as a battle
 * by what its record says: who plays, in which tournament, for which challenge. So it is known again when it was saved
 * and opened again, or the program was started again.
 */
class BattleGames : public QObject {
    Q_OBJECT

public:
    /** @p store keeps where battles begin; both outlive it. */
    BattleGames(TournamentModel& tournament, QSettings& store, QObject* parent = nullptr);

    BattleStarts& starts() const { return *m_starts; }
    /** A game for a battle that has begun, at its start: the one chosen, else with the first armies proposed. */
    Match newGame(int challenge) const;

    /** Follows a game, if it is a battle of this tournament or becomes one. */
    void follow(MatchModel& game);
    /** The game of a battle that is open in a window; null if none is. */
    MatchModel* gameOf(int challenge) const;
    /** How a battle has ended in its game, or why there is nothing to be entered. */
    Result<BattleEnd, QString> endOf(int challenge) const;

signals:
    /** A game that is followed stands elsewhere: what was said of its end may be over. */
    void changed();
    /** The game of a battle that has not ended in the ledger is over. */
    void ended(int challenge);

private:
    std::optional<int> challengeOf(const MatchModel& game) const;
    void look(const MatchModel& game);
    Position startOf(int challenge) const;

    TournamentModel& m_tournament;
    std::vector<QPointer<MatchModel>> m_games;
    BattleStarts* m_starts;
};

} // namespace ringford::ui
