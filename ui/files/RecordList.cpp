// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/RecordList.h"

#include "engine/lesson/Lesson.h"
#include "engine/match/OwnSetup.h"
#include "engine/pgn/GameFiles.h"
#include "engine/text/CommentParts.h"
#include "engine/text/RecordResult.h"
#include "ui/words/Opponents.h"
#include "ui/words/Words.h"

#include <QStringList>

#include <utility>

namespace ringford::ui {

namespace {

constexpr qsizetype kLongestTold = 200; // characters; files hold longer ones

QString tag(const Match& match, std::string_view name)
{
    return words::elided(match.tags().valueOf(name), kLongestTold);
}

/** Of a tag of PGN; empty where nothing is known. */
QString tag(const std::vector<RecordTag>& tags, std::string_view name)
{
    const RecordTag* const found = findTag(tags, name);
    const bool isKnown = found && found->value != "?" && !found->value.starts_with("????");
    return isKnown ? words::elided(found->value, kLongestTold) : QString();
}

QString players(const Match& match)
{
    QStringList names;
    for (const std::string& name : words::opponents(match.game().description(), match.tags())) {
        if (!name.empty())
            names += words::elided(name, kLongestTold);
    }
    return names.join(QStringLiteral(" – "));
}

/** As tables have it, where it has such a sign, and behind that how the game ended, where that is known: `1-0 White …`. */
QString ending(const Match& match)
{
    if (match.gameNode() != match.end())
        return {}; // a position and its solution, which nobody wants to be told here
    const GameDescription& game = match.game().description();
    const Outcome& outcome = match.end()->outcome();
    std::string_view sign;
    if (outcome.decided())
        sign = resultToken(game, outcome);
    else if (match.statedResult()) // given up, or agreed on elsewhere
        sign = match.statedResult()->token;
    QStringList told{sign == "*" ? QString() : words::fromUtf8(sign), words::outcome(game, outcome)};
    told.removeAll(QString());
    return told.join(u' ');
}

} // namespace

bool RecordList::canBeRun(const QString& file) const
{
    return m_isLesson && !file.isEmpty() && !isPgnFile(file.toStdString());
}

void RecordList::add(const Match& match, std::size_t begin, std::size_t number)
{
    if (m_rows.empty())
        m_isLesson = beginsLesson(match);
    add({m_isLesson ? tag(match, "Step") : players(match), words::translated(match.game().description().title),
         m_isLesson ? QString() : wordsOf(match), tag(match, "Event"), tag(match, "Date"), ending(match), begin,
         number});
}

void RecordList::add(const std::vector<RecordTag>& tags, const QString& game, std::size_t begin, std::size_t number)
{
    QStringList names{tag(tags, "White"), tag(tags, "Black")};
    if (names[0].isEmpty() && names[1].isEmpty())
        names.clear();
    for (QString& name : names)
        name = name.isEmpty() ? words::unknownPerson() : name;
    const QString result = tag(tags, "Result");
    add({names.join(QStringLiteral(" – ")),
         game,
         {},
         tag(tags, "Event"),
         tag(tags, "Date"),
         result == u'*' ? QString() : result,
         begin,
         number});
}

/**
 * What is said at the start; of a position of which nothing is said, how it is written. Large boards take long to be written,
 * and a file may hold a quarter of a million records.
 */
QString RecordList::wordsOf(const Match& match)
{
    const QString said = words::elided(shownTexts(match.start()->comments()), kLongestTold);
    if (!said.isEmpty() || !match.gameNode()->isRoot())
        return said;
    const Position start = match.position(match.start());
    if (m_usual && &start.content() == &m_usual.content())
        return {};
    const auto setup = m_setups.of(match);
    if (!setup) {
        m_usual = start;
        return {};
    }
    const Fen* const fen = match.game().fen();
    return words::elided(fen ? fen->write(start, match.firstFullMove()) : *setup, kLongestTold);
}

void RecordList::add(Row row)
{
    if (row.number == 0)
        row.number = m_rows.empty() ? 1 : m_rows.back().number + 1;
    // What rows have in common, they share.
    if (!m_rows.empty()) {
        for (QString Row::*const column :
             {&Row::players, &Row::game, &Row::words, &Row::event, &Row::date, &Row::ending}) {
            if (row.*column == m_rows.back().*column)
                row.*column = m_rows.back().*column;
        }
    }
    m_rows.push_back(std::move(row));
}

} // namespace ringford::ui
