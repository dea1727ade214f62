// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/Opponents.h"

#include "engine/text/ComputerTag.h"
#include "ui/words/TeamWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

namespace ringford::ui::words {

namespace {

class OpponentsTr {
    Q_DECLARE_TR_FUNCTIONS(Opponents)
};

/** Who plays at a seat without a name. */
QString inPlaceOfName(const GameDescription& game, const MatchTags& tags, Seat seat)
{
    const auto computer = computerTag(tags, game, seat);
    if (!computer)
        return unknownPerson();
    //: who plays, in place of a name: Ann – Computer
    return computer->program.empty() ? OpponentsTr::tr("Computer") : words::fromUtf8(computer->program);
}

} // namespace

QString unknownPerson()
{
    //: in place of the name of a player whom nobody knows
    return OpponentsTr::tr("N.N.");
}

bool hasOneName(const GameDescription& game, SeatSet team, const std::vector<std::string>& names)
{
    const std::string& first = names[team.first().index];
    bool areOne = team.size() == 1 || !words::team(game, team).isEmpty();
    for (const Seat seat : team)
        areOne = areOne && names[seat.index] == first;
    return areOne;
}

std::vector<std::string> opponents(const GameDescription& game, const MatchTags& tags)
{
    std::vector<std::string> names = tags.seatNames;
    if (game.teams.size() != 2 || !hasOneName(game, game.teams[0], names) || !hasOneName(game, game.teams[1], names))
        return names;
    const bool isFirstKnown = !names[game.teams[0].first().index].empty();
    const bool isSecondKnown = !names[game.teams[1].first().index].empty();
    if (isFirstKnown != isSecondKnown) {
        for (const Seat seat : game.teams[isFirstKnown ? 1 : 0])
            names[seat.index] = inPlaceOfName(game, tags, seat).toStdString();
    }
    return names;
}

} // namespace ringford::ui::words
