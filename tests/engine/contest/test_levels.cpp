// SPDX-License-Identifier: GPL-3.0-or-later
// Levels of computer players: the weaker errs more, and plays worse for it in games of every kind of board.
#include "engine/contest/ContestTables.h"
#include "engine/contest/Series.h"
#include "engine/search/Level.h"
#include "tests/support/Effort.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using test::testRegistry;

class TestLevels : public QObject {
    Q_OBJECT

private slots:
    void levelsSeeMore()
    {
        for (int level = kLowestLevel; level < kHighestLevel; ++level)
            QVERIFY(levelOf(level).nodes < levelOf(level + 1).nodes);
    }

    void listsOfMistakesThatDoNotFallAreNoLists()
    {
        QVERIFY(weakerErrMore({9, 9, 8, 7, 6, 5, 4, 3, 2, 0}));
        QVERIFY(!weakerErrMore({9, 8, 9, 7, 6, 5, 4, 3, 2, 0}));
        QVERIFY(!weakerErrMore({9, 9, 8, 7, 6, 5, 4, 3, 2, 1}));
    }

    void levelOneLosesToLevelThree_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<OptionValues>("options");
        QTest::newRow("orthodox") << "orthodox" << OptionValues{};
        QTest::newRow("checkers") << "checkers" << OptionValues{};
        QTest::newRow("circular") << "circular" << OptionValues{{"players", "2"}};
        QTest::newRow("longchess") << "longchess" << OptionValues{};
        QTest::newRow("strategic") << "strategic" << OptionValues{{"boards", "1"}};
    }
    void levelOneLosesToLevelThree()
    {
        QFETCH(const QString, game);
        QFETCH(const OptionValues, options);
        const std::shared_ptr<const Game> played = *testRegistry().create(game.toStdString(), options);
        SeriesSpec spec{played, played->start(), {*readContestant("level=3"), *readContestant("level=1")}};
        spec.seed = 8;
        const Series series(spec);
        ContestTables tables;
        for (int number = 1; number <= test::cases(6, 1); ++number)
            QVERIFY(!tables.add(series.play(number).match));
        if (test::sanitized())
            return; // one game says nothing of how strong anybody is
        // A tenth is what level 1 has on average of many games; of few games it may be a quarter.
        const double score = tables.entries().front().table.score(0).mean;
        QVERIFY2(score >= 0.75, qPrintable(QString::number(score)));
    }

    /** Values that are fitted alone can win series by waiting: whoever watches two of them sees no end. */
    void equalsComeToAnEnd_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<OptionValues>("options");
        QTest::newRow("circular") << "circular" << OptionValues{{"players", "2"}};
        QTest::newRow("longchess") << "longchess" << OptionValues{};
        QTest::newRow("strategic") << "strategic" << OptionValues{{"boards", "1"}};
    }
    void equalsComeToAnEnd()
    {
        if (test::sanitized())
            QSKIP("what a search decides is no other there, and takes ten times as long");
        QFETCH(const QString, game);
        QFETCH(const OptionValues, options);
        const std::shared_ptr<const Game> played = *testRegistry().create(game.toStdString(), options);
        SeriesSpec spec{played, played->start(), {*readContestant("nodes=1000"), *readContestant("nodes=1000")}};
        spec.seed = 5;
        spec.mostPlies = 600;
        const Series series(spec);
        int won = 0;
        for (int number = 1; number <= 6; ++number) {
            const PlayedGame ended = series.play(number);
            won += ended.match.gameNode()->outcome().kind == Outcome::Kind::Won;
        }
        QVERIFY2(won >= 3, qPrintable(QString::number(won)));
    }
};

RINGFORD_TEST(TestLevels)
#include "test_levels.moc"
