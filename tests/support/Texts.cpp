// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Texts.h"

namespace ringford::test {

Result<Position, SetupProblems> positionOf(const Game& game, std::string_view setup)
{
    return game.readLine(setup);
}

QString setupText(const Game& game, const Position& position)
{
    return QString::fromStdString(writeSetup(game.write(position)));
}

QStringList sortedTexts(const Game& game, const Position& position, const std::vector<Action>& actions)
{
    QStringList texts;
    for (const Action& action : actions)
        texts << QString::fromStdString(game.text(position, action));
    texts.sort(); // all is ASCII, so by code
    return texts;
}

QStringList seatNames(const Game& game, SeatSet seats)
{
    QStringList names;
    for (const Seat seat : seats)
        names << QString::fromStdString(game.description().seat(seat).name);
    return names;
}

} // namespace ringford::test
