// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/EngineTalk.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ringford::ui {

/** A chess program that somebody has named, to play against. */
struct ChessProgram {
    QString name;      ///< what it is called here; no two have the same
    QString file;      ///< what is started
    QString arguments; ///< as typed, with quotation marks around blanks
    EngineKind kind = EngineKind::Uci;
    int leastElo = 0;                  ///< the weakest that it can be told to play, 0: it cannot
    int mostElo = 0;                   ///< and the strongest
    int elo = 0;                       ///< how strong it is to play; 0: as well as it can
    int millisecondsMove = kUsualTime; ///< for a move where no clock runs

    static constexpr int kUsualTime = 1000;
    static constexpr int kLongestTime = 3'600'000;

    bool operator==(const ChessProgram&) const = default;
};

using ChessPrograms = std::vector<ChessProgram>;

QStringList namesOf(const ChessPrograms& programs);
/** The one of that name, if there is one. */
const ChessProgram* findProgram(const ChessPrograms& programs, const QString& name);
/** As settings keep it, in one line. */
QString textOf(const ChessPrograms& programs);
/** Reads that again; nothing where it is damaged. */
std::optional<ChessPrograms> programsOf(const QString& text);
/** Those of them that are not damaged; of several with one name the first. */
ChessPrograms fitProgramsOf(const QString& text);

} // namespace ringford::ui
