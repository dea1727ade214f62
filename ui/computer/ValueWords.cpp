// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ValueWords.h"

#include "ui/words/Lists.h"
#include "ui/words/SeatLetters.h"
#include "ui/words/TeamWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>

namespace ringford::ui {

namespace {

// Thousandths that somebody has more than the same for all.
constexpr int kAboutEven = 30;
constexpr int kLittleBetter = 120;
constexpr int kMuchBetter = 300;
constexpr int kAsGoodAsOut = 10; // of all: nobody counts on that

class ValueTr {
    Q_DECLARE_TR_FUNCTIONS(ValueWords)
};

/** Shares in per cent, in words; of many camps with a decimal, for there an action is bad that loses half of one. */
QStringList percents(const std::vector<CampShare>& camps)
{
    constexpr std::size_t kMostInWholes = 6;
    const std::vector<int> wholes = inPercent(camps);
    QStringList told;
    for (std::size_t camp = 0; camp < camps.size(); ++camp) {
        const QLocale locale;
        //: a share, as a number from 0 to 100
        told +=
            ValueTr::tr("%1 %").arg(camps.size() > kMostInWholes ? locale.toString(camps[camp].permille / 10.0, 'f', 1)
                                                                 : locale.toString(wholes[camp]));
    }
    return told;
}

/** Those who win together: by the colour that they alone have, where they are several; nobody reads all its boards. */
QString campName(const GameDescription& game, SeatSet camp)
{
    const Colour colour = game.seat(camp.first()).colour;
    for (std::uint8_t index = 0; index < game.seats.size(); ++index) {
        if ((game.seats[index].colour == colour) != camp.contains(Seat{index}))
            return words::seats(game, camp);
    }
    if (camp.size() == 1)
        return words::seats(game, camp);
    QString name = words::colour(colour);
    name[0] = name[0].toUpper();
    return name;
}

/** The same, with @p seat among them. */
QString campName(const GameDescription& game, Seat seat)
{
    for (const SeatSet team : game.teams) {
        if (team.contains(seat))
            return campName(game, team);
    }
    return words::seat(game, seat);
}

/** What is seen to the end, at @p depth plies: beyond them only some actions were looked at, and a sooner end may be there. */
QString forcedEnd(const GameDescription& game, Seat seat, int plies, int depth)
{
    if (game.seats.size() == 2) {
        const Seat winner = plies > 0 ? seat : Seat{static_cast<std::uint8_t>(1 - seat.index)};
        const int moves = (std::abs(plies) + 1) / 2;
        //: %1 is a player, or several
        const QString told = std::abs(plies) > depth ? ValueTr::tr("Win for %1 in at most %n move(s)", nullptr, moves)
                                                     : ValueTr::tr("Win for %1 in %n move(s)", nullptr, moves);
        return told.arg(campName(game, winner));
    }
    const QString camp = campName(game, seat);
    // Actions of all, for not everybody acts in every round.
    return plies > 0 ? ValueTr::tr("Win for %1 within %n action(s)", nullptr, plies).arg(camp)
                     : ValueTr::tr("Loss for %1 within %n action(s)", nullptr, -plies).arg(camp);
}

QString inPawns(int centi)
{
    return QStringLiteral("+%1").arg(QLocale().toString(std::abs(centi) / 100.0, 'f', 2));
}

QString comparison(const QString& leader, int ahead, const QString& by)
{
    if (ahead < kAboutEven)
        //: %1 is who is ahead, %2 by how much: About even (White +0.10)
        return ValueTr::tr("About even (%1 %2)").arg(leader, by);
    //: %1 is a player, or several, %2 by how much
    return (ahead < kLittleBetter ? ValueTr::tr("%1 a little better (%2)")
            : ahead < kMuchBetter ? ValueTr::tr("%1 better (%2)")
                                  : ValueTr::tr("%1 much better (%2)"))
        .arg(leader, by);
}

/** The letters of those who win together. */
QString campBadge(const GameDescription& game, SeatSet camp)
{
    const QString ofTeam = words::teamBadge(game, camp);
    if (!ofTeam.isEmpty())
        return ofTeam;
    QStringList badges;
    for (const Seat seat : camp)
        badges += words::seatLetters(game, seat);
    return badges.join(u'+');
}

/**
 * With everybody who has about as much as the first: of three one may be nearly lost, and two as good as each other. Who
 * has most comes first.
 */
QString comparisonOfMany(const GameDescription& game, const std::vector<CampShare>& camps, words::CampNames names)
{
    const QStringList all = percents(camps);
    std::vector<std::size_t> order(camps.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t camp) { return camps[camp].permille; });
    const int best = camps[order.front()].permille;
    // Who has no share is out, or as good as out: with two left, half of it all is no lead.
    const auto left = std::ranges::count_if(camps, [](const CampShare& camp) { return camp.permille > kAsGoodAsOut; });
    const int ahead = best - 1000 / std::max(2, static_cast<int>(left));
    QStringList leaders;
    QStringList shares;
    for (const std::size_t number : order) {
        const CampShare& camp = camps[number];
        // Where it is about even, one is named for all.
        const bool isAsGood = ahead >= kAboutEven && best - camp.permille < kAboutEven;
        if (!leaders.isEmpty() && !isAsGood)
            break;
        leaders += names == words::CampNames::Letters ? campBadge(game, camp.seats) : campName(game, camp.seats);
        shares += all[static_cast<qsizetype>(number)];
    }
    const QString who =
        names == words::CampNames::Letters ? leaders.join(QStringLiteral(", ")) : words::listed(leaders);
    return comparison(who, ahead, shares.join(QStringLiteral(", ")));
}

} // namespace

QString words::shares(const GameDescription& game, const std::vector<CampShare>& shares)
{
    QStringList told;
    const QStringList all = percents(shares);
    for (std::size_t camp = 0; camp < shares.size(); ++camp) {
        if (shares[camp].permille > 0)
            //: who has how much of a game: %1 is a player, or several, %2 a share
            told += ValueTr::tr("%1 %2", "share")
                        .arg(campName(game, shares[camp].seats), all[static_cast<qsizetype>(camp)]);
    }
    return told.join(QStringLiteral("; "));
}

QString words::standing(const GameDescription& game, const SearchReport& report, CampNames names)
{
    const SearchLine& line = report.lines.front();
    if (line.end)
        return forcedEnd(game, report.seat, *line.end, report.depth);
    const std::vector<CampShare> camps = campShares(game, line.values);
    if (camps.size() == 2) {
        // Of two it is told by how many pawns or men, which people are used to, and who has them: shares are rounded.
        const bool isFirst = line.centi == 0 || camps.front().seats.contains(report.seat) == (line.centi > 0);
        const CampShare& leader = isFirst ? camps.front() : camps.back();
        return comparison(campName(game, leader.seats), leader.permille - 500, inPawns(line.centi));
    }
    return comparisonOfMany(game, camps, names);
}

} // namespace ringford::ui
