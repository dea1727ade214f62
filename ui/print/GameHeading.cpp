// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/GameHeading.h"

#include "engine/text/RecordResult.h"
#include "ui/print/TextLines.h"
#include "ui/words/Names.h"
#include "ui/words/Opponents.h"
#include "ui/words/PersonNames.h"
#include "ui/words/TeamWords.h"
#include "ui/words/Typeset.h"
#include "ui/words/Words.h"

#include <QDate>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>
#include <vector>

namespace ringford::ui {

namespace {

/**
 * Words without the addresses of pages of the web, which tell where a record lies and not where a game was played: no
 * book has them in a heading. That of a whole site alone is as much as a place: `chess.com`.
 */
QString withoutAddresses(QString text)
{
    static const QRegularExpression kSite(QStringLiteral(R"(^(?:https?://)?(?:www\.)?([^\s/?#]+)/?$)"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kAddress(QStringLiteral(R"(\s*[(\[<]?\b(?:https?://|www\.)[^\s()<>\[\]]+[)\]>]?)"),
                                             QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kLeftOver(QStringLiteral(R"(^[\s,;:–-]+|[\s,;:–-]+$)"));
    if (!text.contains(kAddress))
        return text;
    if (const auto site = kSite.match(text); site.hasMatch())
        return site.captured(1);
    return text.remove(kAddress).remove(kLeftOver).simplified();
}

/** What a tag says, as far as a heading tells it; empty where it is missing, or says that nobody knows. */
QString tagOf(const Match& match, std::string_view name)
{
    const std::string value = match.tags().valueOf(name);
    const bool isUnknown = value == "?" || value == "-";
    return isUnknown ? QString() : withoutAddresses(words::elided(value, GameHeading::kLongestTag).simplified());
}

/** The date without the day of the week, which long forms have. */
QString dateFormat(const QLocale& locale)
{
    static const QRegularExpression kWeekday(QStringLiteral("^dddd?[^a-zA-Z]*|[^a-zA-Z']*dddd?$"));
    return locale.dateFormat(QLocale::LongFormat).remove(kWeekday);
}

/** What a team is called whose players are not. */
QString titleOf(const GameDescription& game, SeatSet team)
{
    const QString shared = words::team(game, team);
    return shared.isEmpty() && team.size() == 1 ? unparted(words::seat(game, team.first()))
           : shared.isEmpty()                   ? words::seats(game, team)
                                                : shared;
}

/** What is played at a seat, which is not parted, and who plays there: nor is both where it has room in a line. */
QString seatOf(const Match& match, Seat seat, const GameHeading::Fits& fits)
{
    const GameDescription& game = match.game().description();
    const QString title = words::seat(game, seat);
    const QString whole = words::seat(game, seat, words::asPeopleWrite(match.tags().seatNames[seat.index]));
    if (fits(whole))
        return unparted(whole);
    const qsizetype firm = whole.startsWith(title) ? title.size() + 1 : 0; // and the blank behind it
    return unparted(whole.left(firm)) + whole.mid(firm);
}

/** What a PGN tells of how strong somebody is, behind the name. */
QString ratingOf(const Match& match, Seat seat)
{
    static const QRegularExpression kRating(QStringLiteral(R"(^[1-9]\d{2,3}$)"));
    std::string tag = match.game().description().seat(seat).name + "Elo";
    tag.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(tag.front())));
    const QString rating = tagOf(match, tag);
    return kRating.match(rating).hasMatch() ? QStringLiteral(" (%1)").arg(rating) : QString();
}

/** Who plays a team. Between two the names alone tell it, where each has a colour. */
QString playersOf(const Match& match, SeatSet team, const GameHeading::Fits& fits)
{
    const GameDescription& game = match.game().description();
    const std::vector<std::string> names = words::opponents(game, match.tags());
    const std::string& first = names[team.first().index];
    QStringList seats;
    for (const Seat seat : team)
        seats << seatOf(match, seat, fits);
    const bool areOne = words::hasOneName(game, team, names);
    if (areOne && first.empty())
        return titleOf(game, team);
    if (!areOne || game.teams.size() != 2)
        return seats.join(QStringLiteral(", "));
    const QString name = words::asName(words::elided(words::asPeopleWrite(first), GameHeading::kLongestName)) +
                         ratingOf(match, team.first());
    return fits(name) ? unparted(name) : name;
}

bool isAnybodyKnown(const Match& match)
{
    return std::ranges::any_of(match.tags().seatNames, [](const std::string& name) { return !name.empty(); });
}

/** Who plays. */
QString playersOf(const Match& match, const GameHeading::Fits& fits)
{
    const std::vector<SeatSet>& teams = match.game().description().teams;
    QStringList names;
    for (const SeatSet& team : teams)
        names << playersOf(match, team, fits);
    const bool areTeams = std::ranges::any_of(teams, [](const SeatSet& team) { return team.size() > 1; });
    return names.join(teams.size() == 2 || areTeams ? QStringLiteral(" – ") : QStringLiteral(", "));
}

QString tokenOf(std::string_view token)
{
    if (token == "1-0")
        return QStringLiteral("1–0");
    if (token == "0-1")
        return QStringLiteral("0–1");
    return token == "1/2-1/2" ? QStringLiteral("½–½") : QString();
}

} // namespace

QString GameHeading::title(const Match& match, const Fits& fits)
{
    return isAnybodyKnown(match) ? playersOf(match, fits) : words::translated(match.game().description().title);
}

QString GameHeading::date(const QString& recorded, const QLocale& locale)
{
    static const QRegularExpression kDate(QStringLiteral(R"(^(\d{4}|\?{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$)"));
    const auto found = kDate.match(recorded);
    if (!found.hasMatch())
        return recorded;
    const int year = found.captured(1).toInt(), month = found.captured(2).toInt(), day = found.captured(3).toInt();
    if (const QDate date(year, month, day); day > 0 && date.isValid())
        return locale.toString(date, dateFormat(locale));
    if (year > 0 && month >= 1 && month <= 12)
        return locale.standaloneMonthName(month) + u' ' + QString::number(year);
    return year > 0 ? QString::number(year) : QString();
}

QString GameHeading::date(const Match& match, const QLocale& locale)
{
    return date(tagOf(match, "Date"), locale);
}

QString GameHeading::event(const Match& match, const QLocale& locale)
{
    return words::typeset(tagOf(match, "Event"), locale);
}

QString GameHeading::occasion(const Match& match, const QLocale& locale)
{
    QStringList parts{event(match, locale), words::typeset(tagOf(match, "Site"), locale)};
    if (const QString round = tagOf(match, "Round"); !round.isEmpty())
        parts << unparted(tr("round %1").arg(round));
    parts << unparted(date(match, locale));
    static const QRegularExpression kOpening(QStringLiteral(R"(^[A-E]\d\d[a-z]?$)"));
    if (const QString opening = tagOf(match, "ECO"); kOpening.match(opening).hasMatch())
        parts << opening;
    if (isAnybodyKnown(match))
        parts << words::translated(match.game().description().title);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

bool GameHeading::isCut(const Match& match)
{
    static constexpr std::array<std::string_view, 4> kTold{"Event", "Site", "Round", "Date"}; // by occasion()
    const auto isLonger = [](const std::string& text, qsizetype most) {
        return std::cmp_greater(text.size(), most) && words::fromUtf8(text).size() > most;
    };
    return std::ranges::any_of(
               match.tags().seatNames,
               [&](const std::string& name) { return isLonger(words::asPeopleWrite(name), kLongestName); }) ||
           std::ranges::any_of(match.tags().others, [&](const auto& tag) {
               return std::ranges::find(kTold, tag.first) != kTold.end() && isLonger(tag.second, kLongestTag);
           });
}

QString GameHeading::after(const QString& entry)
{
    return tr("after %1", "below a diagram: it shows the position after this move").arg(entry);
}

bool GameHeading::isOver(const Match& match)
{
    return match.end()->outcome().decided() || (match.statedResult() && match.statedResult()->token != "*");
}

QString GameHeading::finalPosition()
{
    return tr("Final position");
}

QString GameHeading::result(const Match& match)
{
    const GameDescription& game = match.game().description();
    const Outcome& outcome = match.end()->outcome();
    const std::vector<std::string> names = words::asPeopleWrite(match.tags().seatNames);
    QStringList parts;
    std::string_view token;
    if (outcome.decided()) {
        token = resultToken(game, outcome);
        parts << words::outcome(game, outcome, names);
    } else if (const auto& stated = match.statedResult()) {
        token = stated->token;
        if (token == "1/2-1/2")
            parts << tr("Drawn.");
        else if (const bool isFirst = token == "1-0"; (isFirst || token == "0-1") && game.teams.size() == 2) {
            const SeatSet team = game.teams[game.teams[0].contains(Seat{0}) == isFirst ? 0 : 1];
            const words::Winners winners = words::winners(game, team, names);
            //: %1 is a seat, or several
            parts << tr("%1 won.", nullptr, winners.count).arg(winners.text);
        }
    }
    parts << tokenOf(token);
    parts.removeAll(QString());
    return parts.join(u' ');
}

} // namespace ringford::ui
