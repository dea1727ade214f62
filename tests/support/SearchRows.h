// SPDX-License-Identifier: GPL-3.0-or-later
// What a search finds in positions of a table, by their setups.
#pragma once

#include "engine/search/Search.h"
#include "tests/support/Positions.h"

#include <QTest>

namespace ringford::test {

inline SearchReport found(const Game& game, const Position& position, std::uint64_t nodes)
{
    SearchTask task;
    task.position = position;
    task.budget.nodes = nodes;
    return game.newSearch()->run(task);
}

inline void addColumns()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("setup");
    QTest::addColumn<QString>("actions");
}

/** @param actions those that are meant, divided by blanks; none: any that wins at once */
inline void addRow(const char* name, const char* options, const char* setup, const char* actions)
{
    QTest::newRow(name) << options << setup << actions;
}

/** What is played in the position of this row, and whether it is one of those meant. */
struct Played {
    QString text;
    bool isMeant;
    std::optional<int> end;
};

inline Played playedInRow(const char* id)
{
    constexpr std::uint64_t kFew = 3'000;
    QFETCH(QString, options);
    QFETCH(QString, setup);
    QFETCH(QString, actions);
    const auto game = gameOf(id, options.toStdString());
    const Position position = at(*game, setup.toStdString());
    const SearchLine line = found(*game, position, kFew).lines.at(0);
    const QString text = QString::fromStdString(game->text(position, line.actions.front()));
    return {text, actions.isEmpty() ? line.end == 1 : actions.split(' ').contains(text), line.end};
}

inline void comparePlayed(const char* id)
{
    const Played played = playedInRow(id);
    QVERIFY2(played.isMeant, qPrintable(played.text));
}

inline void compareNotPlayed(const char* id)
{
    const Played played = playedInRow(id);
    QVERIFY2(!played.isMeant, qPrintable(played.text));
}

inline void addForcedColumns()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("setup");
    QTest::addColumn<int>("plies");
}

/** A win that looking through everything has proven, and that there is none sooner. */
struct ForcedWin {
    const char* options;
    const char* setup;
    int plies;
};

template <std::size_t N> void addForcedRows(const ForcedWin (&wins)[N])
{
    addForcedColumns();
    int number = 0;
    for (const ForcedWin& win : wins)
        QTest::addRow("%d: in %d plies, %s", ++number, win.plies, win.options) << win.options << win.setup << win.plies;
}

/** The win of this row is found, and no shorter one is claimed. */
inline void compareForced(const char* id)
{
    constexpr std::uint64_t kMany = 200'000;
    QFETCH(QString, options);
    QFETCH(QString, setup);
    QFETCH(int, plies);
    const auto game = gameOf(id, options.toStdString());
    const SearchReport report = found(*game, at(*game, setup.toStdString()), kMany);
    QVERIFY(report.lines.at(0).end.has_value());
    QCOMPARE(*report.lines.at(0).end, plies);
}

} // namespace ringford::test
