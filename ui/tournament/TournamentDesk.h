// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QAbstractTableModel;
class QBoxLayout;
class QLabel;
class QTableView;

namespace ringford::ui {

class ChallengesModel;
class EmptyNote;
class LedgerModel;
class PointsView;
class StandingsModel;
class TournamentModel;

/**
 * What is seen of a tournament: how it stands, what it waits for, and its ledger. Of the member and of the challenge
 * that are chosen it says what the rules make of what they could do next.
 */
class TournamentDesk : public QWidget {
    Q_OBJECT

public:
    /** @p tournament outlives it. */
    explicit TournamentDesk(TournamentModel& tournament, QWidget* parent = nullptr);

    /** The name of the chosen member; empty if there is none. */
    std::string member() const;
    /** The number of the chosen challenge. */
    std::optional<int> challenge() const;
    /** What F6 leads round, as it is read. */
    std::vector<QWidget*> parts() const;

signals:
    /** Another member or challenge is chosen. */
    void choiceChanged();
    /** A member or a challenge was double-clicked, or Enter pressed there. */
    void memberPicked();
    void challengePicked();

private:
    QTableView* addTable(QBoxLayout& column, const char* name, const QString& title, const QString& help,
                         QAbstractTableModel& model);
    QLabel* addOutlook(QBoxLayout& column, const char* name);
    void makeStandings(QBoxLayout& column);
    void makeChallenges(QBoxLayout& column);
    void makeLedger(QBoxLayout& column);
    void widenForLast();
    void takeChange();
    void takeChoice();
    QString noChallenge() const;
    QString memberOutlook() const;
    QString challengeOutlook() const;

    TournamentModel& m_tournament;
    StandingsModel* m_members;
    ChallengesModel* m_open;
    LedgerModel* m_entries;
    QTableView* m_standings = nullptr;
    QTableView* m_challenges = nullptr;
    QTableView* m_ledger = nullptr;
    EmptyNote* m_noChallenge = nullptr;
    PointsView* m_points = nullptr;
    QLabel* m_status = nullptr;
    QLabel* m_ofMember = nullptr;
    QLabel* m_ofChallenge = nullptr;
    std::string m_keptMember; ///< chosen before a change
    std::optional<int> m_keptChallenge;
};

} // namespace ringford::ui
