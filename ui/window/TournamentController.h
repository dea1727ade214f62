// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ringford::ui {

class TournamentWindow;
struct Program;

/** Lets the battles of a tournament be played in windows of games, says there when one is over, and shows help. */
class TournamentController : public QObject {
    Q_OBJECT

public:
    /** Both outlive it. */
    TournamentController(Program& program, TournamentWindow& tournament);

private:
    void followGames();
    void showGame(int challenge);
    void announceEnded(int challenge);
    void openOther(const QString& file, bool isNew);
    void takeAppearance();

    Program& m_program;
    TournamentWindow& m_tournament;
};

} // namespace ringford::ui
