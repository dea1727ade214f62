// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/Words.h"

#include "engine/rules/CalledText.h"
#include "ui/words/CellWords.h"
#include "ui/words/Lists.h"
#include "ui/words/Names.h"
#include "ui/words/SituationWords.h"
#include "ui/words/TeamWords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace ringford::ui::words {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString engineText(const std::string& text)
{
    return text.empty() ? QString() : QCoreApplication::translate("engine", text.c_str());
}

/** A file may hold names of megabytes, and a window is a thousand pixels wide. */
constexpr qsizetype kLongestName = 200;

} // namespace

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString elided(std::string_view text, qsizetype most)
{
    constexpr std::size_t kLongestCharacter = 4; // in bytes
    const std::size_t head = static_cast<std::size_t>(most + 1) * kLongestCharacter;
    QString out = fromUtf8(text.substr(0, head));
    if (out.size() <= most && text.size() <= head)
        return out;
    out.truncate(most);
    if (!out.isEmpty() && out.back().isHighSurrogate())
        out.chop(1);
    return out + u'…';
}

QString translated(const Text& text)
{
    const QString pattern = engineText(text.pattern());
    QString out;
    out.reserve(pattern.size() + 32);
    // In one pass, so that an argument with a per cent sign in it stays as it is.
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int number = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].unicode() - u'1' : -1;
        if (number >= 0 && number < static_cast<int>(text.arguments().size())) {
            const Text::Argument& argument = text.arguments()[static_cast<std::size_t>(number)];
            out += argument.sentence ? translated(*argument.sentence)
                   : argument.isWord ? engineText(argument.text)
                                     : asName(fromUtf8(argument.text));
            ++i;
        } else {
            out += pattern[i];
        }
    }
    return out;
}

QString asSentence(const Text& text)
{
    QString words = translated(text);
    if (words.isEmpty())
        return words;
    // A cell's name at the beginning keeps its small letter.
    if (words.size() > 1 && !words[1].isDigit())
        words[0] = words[0].toUpper();
    if (!QStringLiteral(".!?…").contains(words.back()))
        words += u'.';
    return words;
}

QString colour(Colour colour)
{
    static constexpr std::array kNames{QT_TRANSLATE_NOOP("Words", "white"),  QT_TRANSLATE_NOOP("Words", "black"),
                                       QT_TRANSLATE_NOOP("Words", "red"),    QT_TRANSLATE_NOOP("Words", "yellow"),
                                       QT_TRANSLATE_NOOP("Words", "green"),  QT_TRANSLATE_NOOP("Words", "blue"),
                                       QT_TRANSLATE_NOOP("Words", "purple"), QT_TRANSLATE_NOOP("Words", "mist"),
                                       QT_TRANSLATE_NOOP("Words", "plum"),   QT_TRANSLATE_NOOP("Words", "slate")};
    return Words::tr(kNames[static_cast<std::size_t>(colour)]);
}

QString piece(const GameDescription& game, const Piece& piece)
{
    //: a piece: %1 is its colour, %2 its kind
    const QString plain =
        Words::tr("%1 %2", "piece").arg(colour(game.side(piece.side).colour), translated(game.kind(piece.kind).name));
    //: %1 is a piece, %2 the number of the chess set that it comes from
    return piece.set == 0 ? plain : Words::tr("%1 of set %2").arg(plain, QString::number(piece.set));
}

QString marker(const GameDescription& game, const Marker& marker, const Contents& contents)
{
    const QString plain = piece(game, {marker.kind, marker.side, 0});
    //: %1 is a flag (white flag) of a seat that is out
    return contents.sidesOut.contains(marker.side) ? Words::tr("%1 (grey: its seat is out)").arg(plain) : plain;
}

namespace {

bool isInKeep(const Board& board, Cell cell)
{
    const Place place = board.place(cell);
    const auto& keeps = board.faces()[static_cast<std::size_t>(place.face)].keeps;
    return std::ranges::any_of(keeps, [&](const FaceArea& keep) {
        return place.column >= keep.column && place.column < keep.column + keep.columns && place.row >= keep.row &&
               place.row < keep.row + keep.rows;
    });
}

/**
 * What the marks beside a piece tell: that its side is out, which way it goes and how far it has gone. Whether it has
 * moved is not seen either, and its set is part of its name.
 */
QStringList factsOf(const GameDescription& game, const PlacedPiece& placed, const Contents& contents)
{
    if (contents.sidesOut.contains(placed.piece.side))
        return {Words::tr("an obstacle, its seat is out")};
    QStringList facts;
    const GroupInfo* const group = game.piecesOf(placed.piece.side);
    for (const FactInfo& fact : group ? group->facts : std::vector<FactInfo>{}) {
        const bool isMarked = fact.kind == FactInfo::Kind::Heading || fact.kind == FactInfo::Kind::Travelled;
        const FactInfo::Value* const value =
            isMarked && fact.fits(placed.piece.kind) ? fact.valueOf(placed.piece, placed.facts) : nullptr;
        if (value)
            //: what is known of a piece: %1 is what it is about (Direction), %2 what is known
            facts += Words::tr("%1: %2", "fact").arg(translated(fact.name), translated(value->name));
    }
    return facts;
}

} // namespace

QString cellContent(const GameDescription& game, Cell cell, const Piece* piece, const Contents& contents)
{
    QStringList parts;
    if (game.board.ground(cell) == Ground::Bridge)
        parts += Words::tr("bridge");
    if (isInKeep(game.board, cell))
        parts += Words::tr("keep", "the framed cells of Longchess");
    const auto isSeen = [&](const Marker& one) {
        return one.cell == cell && piece && *piece == Piece{one.kind, one.side, 0};
    };
    const auto seen = std::ranges::find_if(contents.markers, isSeen);
    parts += seen != contents.markers.end() ? words::marker(game, *seen, contents)
             : piece                        ? words::piece(game, *piece)
                                            : Words::tr("empty");
    for (const PlacedPiece& placed : contents.pieces) {
        if (placed.cell == cell && piece && placed.piece == *piece)
            parts += factsOf(game, placed, contents);
    }
    for (const Marker& marker : contents.markers) {
        const Piece lies{marker.kind, marker.side, 0};
        const bool isNoted = marker.carried || game.kind(marker.kind).isAhead;
        if (marker.cell == cell && !isNoted && !(piece && *piece == lies))
            parts += words::marker(game, marker, contents);
    }
    parts += cellNotes(game, cell, contents);
    //: a cell read aloud: %1 is its name, %2 what stands there
    return Words::tr("%1, %2", "cell").arg(words::cell(game.board, cell), parts.join(QStringLiteral(", ")));
}

namespace {

QString withPlayer(const QString& title, const std::string& name)
{
    //: a seat: %1 is its colour or letter, %2 who plays there
    return name.empty() ? title : Words::tr("%1 (%2)", "seat").arg(title, asName(elided(name, kLongestName)));
}

} // namespace

QString seat(const GameDescription& game, Seat seat, const std::string& playerName)
{
    return withPlayer(translated(game.seat(seat).title), playerName);
}

QString side(const GameDescription& game, Side side)
{
    return translated(titleOf(game, side));
}

QString seats(const GameDescription& game, SeatSet seats)
{
    QStringList titles;
    for (const Seat one : seats)
        titles += seat(game, one);
    return listed(titles);
}

QString reason(Reason reason)
{
    static constexpr std::array kNames{QT_TRANSLATE_NOOP("Words", "checkmate"),
                                       QT_TRANSLATE_NOOP("Words", "the king was captured"),
                                       QT_TRANSLATE_NOOP("Words", "bare king"),
                                       QT_TRANSLATE_NOOP("Words", "the flag is home"),
                                       QT_TRANSLATE_NOOP("Words", "all are out"),
                                       QT_TRANSLATE_NOOP("Words", "all pieces were captured"),
                                       QT_TRANSLATE_NOOP("Words", "the last one left"),
                                       QT_TRANSLATE_NOOP("Words", "stalemate"),
                                       QT_TRANSLATE_NOOP("Words", "the side on turn has no move"),
                                       QT_TRANSLATE_NOOP("Words", "every board is checkmate"),
                                       QT_TRANSLATE_NOOP("Words", "nobody can act"),
                                       QT_TRANSLATE_NOOP("Words", "boards won"),
                                       QT_TRANSLATE_NOOP("Words", "the same position for the third time"),
                                       QT_TRANSLATE_NOOP("Words", "nothing has happened for too long"),
                                       QT_TRANSLATE_NOOP("Words", "agreed"),
                                       QT_TRANSLATE_NOOP("Words", "time ran out"),
                                       QT_TRANSLATE_NOOP("Words", "resigned")};
    static_assert(kNames.size() == kReasonNames.size());
    return Words::tr(kNames[static_cast<std::size_t>(reason)]);
}

Winners winners(const GameDescription& game, SeatSet won, const std::vector<std::string>& names)
{
    const auto nameOf = [&](Seat one) { return one.index < names.size() ? names[one.index] : std::string(); };
    QStringList seats;
    bool areOne = true;
    for (const Seat one : won) {
        seats += seat(game, one, nameOf(one));
        areOne = areOne && nameOf(one) == nameOf(won.first());
    }
    if (const QString shared = team(game, won); areOne && !shared.isEmpty())
        return {withPlayer(shared, nameOf(won.first())), 1};
    return {listed(seats), static_cast<int>(seats.size())};
}

namespace {

/** Who has no pieces left: of two the other one. */
QString lastOnes(const GameDescription& game, SeatSet won, const Winners& winners)
{
    SeatSet lost = SeatSet::firstOnes(static_cast<int>(game.seats.size()));
    for (const Seat one : won)
        lost.erase(one);
    //: %1 and %2 are seats
    return lost.size() == 1
               ? Words::tr("%1 won: %2 has no pieces left.", nullptr, winners.count)
                     .arg(winners.text, seat(game, lost.first()))
               //: %1 is a seat, or several
               : Words::tr("%1 won: nobody else has any pieces left.", nullptr, winners.count).arg(winners.text);
}

} // namespace

QString outcome(const GameDescription& game, const Outcome& outcome, const std::vector<std::string>& names)
{
    const Winners winners = words::winners(game, outcome.winners, names);
    switch (outcome.kind) {
    case Outcome::Kind::Playing: break;
    case Outcome::Kind::Won:
        if (outcome.reason == Reason::Resigned) // who won did not
            //: %1 is a seat, or several
            return Words::tr("%1 won by resignation.", nullptr, winners.count).arg(winners.text);
        if (outcome.reason == Reason::AllCaptured || outcome.reason == Reason::Annihilated) // the others' pieces
            return lastOnes(game, outcome.winners, winners);
        //: %1 is one seat or several, %2 the reason
        return Words::tr("%1 won: %2.", nullptr, winners.count).arg(winners.text, reason(outcome.reason));
    case Outcome::Kind::Drawn:
        if (outcome.reason == Reason::Quiet)
            return Words::tr("Drawn by claim: too many quiet actions.");
        return Words::tr("Drawn: %1.").arg(reason(outcome.reason));
    }
    return {};
}

QString turn(const GameDescription& game, SeatSet onTurn)
{
    return onTurn.empty() ? QString() : Words::tr("%1 to play").arg(seats(game, onTurn));
}

QString thinking(const GameDescription& game, SeatSet seats, SeatSet onTurn, bool isPaused)
{
    const int count = static_cast<int>(seats.size());
    if (seats != onTurn)
        //: %1 is a seat, or several
        return Words::tr("%1 is played by the computer.", nullptr, count).arg(words::seats(game, seats));
    //: who plays at a seat, in place of a name: Black (computer)
    const std::string computer = Words::tr("computer").toStdString();
    QStringList who;
    for (const Seat one : seats)
        who += seat(game, one, computer);
    if (isPaused)
        //: %1 is a seat that the computer plays, or several
        return Words::tr("%1 waits until the clocks go on.", nullptr, count).arg(listed(who));
    //: %1 is a seat, or several
    return Words::tr("%1 is thinking.", "the computer", count).arg(listed(who));
}

QString entry(const GameDescription& game, const Entry& entry)
{
    switch (entry.kind) {
    case Entry::Kind::Action: return actionText(game.board, entry.action, entry.text);
    case Entry::Kind::Resign: return Words::tr("%1 resigns").arg(side(game, *entry.side));
    case Entry::Kind::FlagFall: return Words::tr("%1 ran out of time").arg(side(game, *entry.side));
    case Entry::Kind::Claim: return Words::tr("draw claimed");
    case Entry::Kind::AgreeDraw: return Words::tr("draw agreed");
    }
    return {};
}

QString clock(std::chrono::milliseconds left)
{
    using namespace std::chrono;
    const QLatin1Char nought('0');
    const auto whole = duration_cast<seconds>(left).count();
    if (left < kLowTime)
        return QStringLiteral("0:%1%2%3")
            .arg(whole, 2, 10, nought)
            .arg(QLocale().decimalPoint())
            .arg(left.count() % 1000 / 100);
    if (whole < 3600)
        return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, nought);
    return QStringLiteral("%1:%2:%3")
        .arg(whole / 3600)
        .arg(whole / 60 % 60, 2, 10, nought)
        .arg(whole % 60, 2, 10, nought);
}

QString clock(const TimeControl& control, std::chrono::milliseconds left)
{
    const PeriodTime now = periodTime(control, left);
    //: a clock with periods: %1 is what is left of the one that runs, %2 how many are left, with it
    return now.periods == 0 ? clock(now.left)
                            : Words::tr("%1 ×%2", "clock").arg(clock(now.left), QString::number(now.periods));
}

QString clockAloud(const TimeControl& control, std::chrono::milliseconds left)
{
    const PeriodTime now = periodTime(control, left);
    if (now.periods == 0)
        return clock(now.left);
    //: a clock with periods, read aloud: %1 is what is left of the one that runs, %n how many are left, with it
    return Words::tr("%1, %n periods left", nullptr, now.periods).arg(clock(now.left));
}

bool isLow(const TimeControl& control, std::chrono::milliseconds left)
{
    const PeriodTime now = periodTime(control, left);
    if (control.kind != TimeControl::Kind::ByoYomi)
        return left < kLowTime;
    return now.periods == 1 && now.left < std::min<std::chrono::milliseconds>(kLowTime, control.bonus / 2);
}

} // namespace ringford::ui::words
