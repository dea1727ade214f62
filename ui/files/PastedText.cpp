// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/PastedText.h"

#include "engine/pgn/Epd.h"
#include "engine/pgn/PgnReader.h"
#include "engine/text/RecordReader.h"
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

} // namespace

QString worded(const SetupProblem& problem)
{
    QString where;
    if (!problem.group.empty())
        where = words::fromUtf8(problem.group);
    if (!problem.item.empty())
        where = where.isEmpty() ? words::fromUtf8(problem.item)
                                //: a place in a setup: %1 is a group, %2 an item of it
                                : PastedText::tr("%1, %2", "setup").arg(where, words::fromUtf8(problem.item));
    const QString what = words::translated(problem.message);
    //: %1 is a place, %2 what is wrong there
    return where.isEmpty() ? what : PastedText::tr("%1: %2").arg(where, what);
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
    const std::string line = text.simplified().toStdString();
    if (game->fen() && (looksLikeFen(line) || line.find(':') == std::string::npos)) {
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

QString firstPosition(const QString& text, QStringList& missing)
{
    static const QRegularExpression kLineEnds(QStringLiteral("[\r\n]+"));
    const QStringList lines = text.trimmed().split(kLineEnds, Qt::SkipEmptyParts);
    const auto isFen = [](const QString& line) { return looksLikeFen(line.toStdString()); };
    if (lines.size() < 2 || !std::ranges::all_of(lines, isFen))
        return text;
    missing += PastedText::tr("%n other positions: only one at a time can be pasted.", nullptr,
                              static_cast<int>(lines.size() - 1));
    return lines.front();
}

std::optional<Match> matchFromFen(const Registry& registry, const QString& text)
{
    if (text.contains(u':') && !looksLikeFen(text.toStdString()))
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

Result<Match, QStringList> matchFromRecord(const Registry& registry, const QString& text, QStringList* missing)
{
    if (text.size() > kLongestPaste)
        return failure(PastedText::tr("This is too long to paste: open it as a file."));
    const std::string bytes = text.toStdString();
    RecordReading reading = looksLikePgn(text) ? readPgn(bytes, registry) : readRecords(bytes, registry);
    if (reading.error || reading.matches.empty()) {
        if (!reading.error)
            return failure(PastedText::tr("There is no game in this text."));
        return failure(placed(*reading.error));
    }
    constexpr std::size_t kMostTold = 5;
    for (std::size_t i = 0; missing && i < std::min(reading.leftOut.size(), kMostTold); ++i)
        *missing += placed(reading.leftOut[i]);
    if (missing && reading.matches.size() > 1)
        *missing += PastedText::tr("%n other games: only one at a time can be pasted.", nullptr,
                                   static_cast<int>(reading.matches.size() - 1));
    return std::move(reading.matches.front());
}

} // namespace ringford::ui
