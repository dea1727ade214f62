// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QMap>
#include <QObject>
#include <QString>

#include <map>
#include <optional>

class QSettings;

namespace ringford::ui {

class TournamentModel;

/**
 * Where the battles of the ledger that is open begin, as their armies were chosen. The ledger knows what they are worth
 * alone; which pieces they are is kept among the settings, from one start of the program to the next, until the battle
 * has ended.
 */
class BattleStarts : public QObject {
    Q_OBJECT

public:
    /** @p store keeps them; both outlive it. */
    BattleStarts(TournamentModel& tournament, QSettings& store, QObject* parent = nullptr);

    void set(int challenge, const Position& start);
    /** That of a battle that has begun; nothing where none was chosen here that has its armies. */
    std::optional<Position> of(int challenge) const;

private:
    void read();
    void keep();

    TournamentModel& m_tournament;
    QSettings& m_store;
    QString m_group;                  ///< of the store, with what is kept of this ledger
    QMap<QString, QString> m_kept;    ///< what the store has there
    std::map<int, Position> m_starts; ///< by number of the challenge
};

} // namespace ringford::ui
