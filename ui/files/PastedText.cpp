// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/PastedText.h"

#include "engine/pgn/Epd.h"
#include "engine/pgn/EpdAssumed.h"
#include "engine/pgn/EpdReader.h"
#include "engine/pgn/PgnReader.h"
#include "engine/text/RecordReader.h"
#include "engine/text/RecordTags.h"
#include "ui/files/OpeningPlace.h"
#include "ui/words/CellWords.h"
#include "ui/words/FileWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace ringford::ui {

namespace {

class PastedText {
    Q_DECLARE_TR_FUNCTIONS(PastedText)
};

Failure<QStringList> failure(const QString& only)
{
    return Failure{QStringList{only}};
}

QString placed(const RecordError& error)
{
    //: %1 line, %2 column, %3 what is wrong there
    return PastedText::tr("Line %1, column %2: %3")
        .arg(QString::number(error.line), QString::number(error.column), words::asSentence(error.message));
}

/** What could not be read: the first places. */
QStringList passedOver(const RecordReading& reading)
{
    constexpr std::size_t kMostTold = 5;
    return words::leftOut(reading, kMostTold, placed);
}

Failure<QStringList> tooLong()
{
    return failure(PastedText::tr("This is too long to paste: open it as a file."));
}

/** Browsers and file managers copy where a file is, not what stands in it. */
bool isAddressOnly(const QString& text)
{
    static const QRegularExpression kAddress(QStringLiteral(R"(^\s*[A-Za-z][A-Za-z0-9+.-]+://)"));
    return kAddress.match(text).hasMatch();
}

Failure<QStringList> notAnAddress()
{
    return failure(PastedText::tr("This is the address of a file, not what stands in it: open the file, or paste its "
                                  "text."));
}

/** How many lines hold a position in FEN. */
qsizetype fenLines(const QString& text)
{
    static const QRegularExpression kLineEnds(QStringLiteral("[\r\n]+"));
    const QStringList lines = text.split(kLineEnds, Qt::SkipEmptyParts);
    return std::ranges::count_if(lines, [](const QString& line) { return looksLikeFen(line.toStdString()); });
}

/** All games of a text: at least one. */
Result<RecordReading, QStringList> readAll(const Registry& registry, const QString& text)
{
    if (text.size() > kLongestPaste)
        return tooLong();
    const std::string bytes = text.toStdString();
    RecordReading reading = looksLikePgn(text) ? readPgn(bytes, registry) : readRecords(bytes, registry);
    if (reading.error)
        return failure(placed(*reading.error));
    if (reading.matches.empty())
        return failure(PastedText::tr("There is no game in this text."));
    return reading;
}

QString wordedIn(const QString& group, const SetupProblem& problem)
{
    QString where = group;
    if (!problem.item.empty())
        where = where.isEmpty() ? words::fromUtf8(problem.item)
                                //: a place in a setup: %1 is a group, %2 an item of it
                                : PastedText::tr("%1, %2", "setup").arg(where, words::fromUtf8(problem.item));
    const QString what = words::translated(problem.message);
    //: %1 is a place, %2 what is wrong there
    return where.isEmpty() ? what : PastedText::tr("%1: %2").arg(where, what);
}

/** What windows call a group; its own name where they show none of it. */
QString titleOf(const std::string& group, const GameDescription& game)
{
    const auto found = std::ranges::find(game.groups, group, &GroupInfo::name);
    if (found == game.groups.end())
        return words::fromUtf8(group);
    return found->kind == GroupInfo::Kind::Pieces ? words::side(game, found->side) : words::translated(found->title);
}

} // namespace

QString worded(const SetupProblem& problem)
{
    return wordedIn(words::fromUtf8(problem.group), problem);
}

QString worded(const SetupProblem& problem, const GameDescription& game)
{
    return words::labelled(game.board, wordedIn(titleOf(problem.group, game), problem));
}

bool looksLikeRecord(const QString& text)
{
    static const QRegularExpression kMoves(QStringLiteral(R"(^(\[|\{|\d+\s*\.))"));
    return kMoves.match(text.trimmed()).hasMatch();
}

bool looksLikePgn(const QString& text)
{
    static const QRegularExpression kGame(QStringLiteral(R"(^\s*\[\s*Game\s*")"), QRegularExpression::MultilineOption);
    return !kGame.match(text).hasMatch();
}

Result<Match, QStringList> matchFromPosition(std::shared_ptr<const Game> game, const QString& text)
{
    if (isAddressOnly(text))
        return notAnAddress();
    const std::string line = text.simplified().toStdString();
    if (game->fen() && isMeantAsFen(line)) {
        auto match = readPuzzle(game, line);
        if (!match)
            return failure(words::asSentence(match.error()));
        return *std::move(match);
    }
    const auto position = game->readLine(line);
    if (position)
        return Match(game, *position);
    QStringList lines;
    for (const SetupProblem& problem : position.error())
        lines += worded(problem);
    return Failure{lines};
}

std::optional<Match> matchFromFen(const Registry& registry, const QString& text)
{
    if (!isMeantAsFen(text.toStdString()))
        return std::nullopt;
    for (const auto& type : registry.types()) {
        const auto game = type->create({});
        if (!game || !(*game)->fen())
            continue;
        if (auto match = matchFromPosition(*game, text))
            return *std::move(match);
    }
    return std::nullopt;
}

Result<Match, QStringList> matchFromRecord(const Registry& registry, const QString& text)
{
    auto reading = readAll(registry, text);
    if (!reading)
        return Failure{reading.error()};
    return std::move(reading->matches.front());
}

bool isPositionAlone(const Match& match)
{
    const MatchTags& tags = match.tags();
    const Node* const start = match.start();
    const bool hasResult = match.statedResult() && match.statedResult()->token != "*";
    return !start->firstChild && start->comments().empty() && !hasResult && tags.clock.empty() &&
           std::ranges::all_of(tags.seatNames, &std::string::empty) &&
           std::ranges::all_of(tags.others, [](const auto& tag) { return tag.first == kFullMoveTag; });
}

Result<PastedMatches, QStringList> matchesFromRecords(const Registry& registry, const QString& text)
{
    auto reading = readAll(registry, text);
    if (!reading)
        return Failure{reading.error()};
    const auto source = looksLikePgn(text) ? GameSource::OtherProgram : GameSource::Record;
    for (Match& match : reading->matches)
        standWhereItOpens(match, source);
    return PastedMatches{std::move(reading->matches), passedOver(*reading)};
}

Result<PastedMatches, QStringList> matchesFromPositions(const Registry& registry, const QString& text,
                                                        const std::shared_ptr<const Game>& game)
{
    if (text.size() > kLongestPaste)
        return tooLong();
    if (fenLines(text) > 1) {
        RecordReading reading = readPositions(text.toStdString(), registry);
        if (reading.matches.empty())
            return failure(placed(*reading.error));
        return PastedMatches{std::move(reading.matches), passedOver(reading)};
    }
    if (isAddressOnly(text))
        return notAnAddress();
    PastedMatches pasted;
    Result<Match, QStringList> match =
        game ? matchFromPosition(game, text) : failure(PastedText::tr("This is no position in FEN."));
    // A FEN tells by itself that it is one, whatever is played now.
    auto other = match ? std::nullopt : matchFromFen(registry, text);
    if (!match && !other)
        return Failure{match.error()};
    pasted.matches.push_back(other ? *std::move(other) : *std::move(match));
    pasted.assumed = assumedIn(text);
    return pasted;
}

QString assumedIn(const QString& text)
{
    const std::string line = text.simplified().toStdString();
    return looksLikeFen(line) && leavesCastlingOpen(line)
               ? PastedText::tr("The FEN does not tell who may castle: nobody may.")
               : QString();
}

Result<PastedMatches, QStringList> matchesFromText(const Registry& registry, const QString& text,
                                                   const std::shared_ptr<const Game>& game)
{
    return looksLikeRecord(text) ? matchesFromRecords(registry, text) : matchesFromPositions(registry, text, game);
}

} // namespace ringford::ui
