// SPDX-License-Identifier: GPL-3.0-or-later
// All that may be chosen: which options go together, and that games under options drawn at random keep the promises of
// every game.
#include "engine/games/longchess/LongchessGame.h"
#include "engine/rules/Perft.h"
#include "tests/support/Dice.h"
#include "tests/support/PositionChecks.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"
#include "tests/support/heap/CountedHeap.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr std::size_t kSets = 30;
constexpr int kPliesOfAll = 40;
constexpr int kPliesBetweenLooks = 8;

const GameType& type()
{
    return *Registry::standard().find("longchess");
}

/** Options that go together, each drawn. */
OptionValues drawnSet(Dice& dice)
{
    for (;;) {
        OptionValues set;
        for (const OptionSpec& option : type().options())
            set.push_back({option.name, dice.among(type().candidates(option, {}))});
        if (!type().check(set))
            return set;
    }
}

template <class Size> std::uint64_t allocationsOfPerft(const OptionValues& options, int depth)
{
    const longchess::LongchessGame<Size> game(*longchess::completeOptions("longchess", options));
    const auto state = game.rules().start();
    const std::uint64_t before = test::allocations();
    const std::uint64_t leaves = perft(game.rules(), state, depth, {});
    return leaves > 0 ? test::allocations() - before : 0;
}

} // namespace

class TestLongchessOptions : public QObject {
    Q_OBJECT

private slots:
    void drawnSetsKeepThePromises_data()
    {
        QTest::addColumn<QByteArray>("options");
        Dice dice(12);
        for (std::size_t i = 0; i < kSets; ++i) {
            const QByteArray line = QByteArray::fromStdString(writeOptions(drawnSet(dice)));
            QTest::newRow(line.constData()) << line;
        }
    }
    void drawnSetsKeepThePromises()
    {
        QFETCH(const QByteArray, options);
        const auto game = *type().create(*readOptions(options.toStdString()));
        QCOMPARE(faultInDescription(*game), QString());
        Dice dice(3);
        Position position = game->start();
        for (int ply = 0; ply <= kPliesOfAll; ++ply) {
            if (ply % kPliesBetweenLooks == 0) {
                const QString fault = faultAt(*game, position, dice);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
            const auto action = drawnAction(*game, position, dice);
            if (!action)
                break;
            position = game->apply(position, *action).position;
        }
    }

    void whatDoesNotGoTogetherIsRefusedWithTheReason_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* options, const char* reason) {
            QTest::newRow(options) << QByteArray(options) << QByteArray(reason);
        };
        row("teams=4 mode=ctm",
            "longchess: teams=4 is not allowed with mode=ctm: four teams play for flags; allowed: teams=2");
        row("mode=ctm artillery=on",
            "longchess: artillery=on is not allowed with mode=ctm: the artillery stands behind "
            "the flag; allowed: artillery=off");
        row("teams=4 central=none", "longchess: central=none is not allowed with teams=4: the board for four teams has "
                                    "no central river; allowed: central=pause (without effect)");
        row("victory=last", "longchess: victory=last is not allowed with teams=2: with two sides, the last one left is "
                            "the first to win; "
                            "allowed: victory=first (without effect)");
        row("capture=21", "longchess: capture=21 is not allowed; allowed: lethal|1..20");
    }
    void whatDoesNotGoTogetherIsRefusedWithTheReason()
    {
        QFETCH(const QByteArray, options);
        QFETCH(const QByteArray, reason);
        const auto game = type().create(*readOptions(options.toStdString()));
        QVERIFY(!game);
        QCOMPARE(QByteArray::fromStdString(game.error().english()), reason);
    }
    void defaultsMayAlwaysBeNamed()
    {
        QVERIFY(type().create({{"teams", "4"}, {"central", "pause"}}));
        QVERIFY(type().create({{"victory", "first"}}));
        QVERIFY(type().create({{"mode", "ctm"}, {"artillery", "off"}}));
    }

    void nothingIsAllocatedPerNode()
    {
        // Once: the plies, all together.
        QCOMPARE(allocationsOfPerft<longchess::LongSize>({}, 3), 1U);
        QCOMPARE(allocationsOfPerft<longchess::LongSize>({{"mines", "on"}, {"artillery", "on"}, {"capture", "5"}}, 2),
                 1U);
        QCOMPARE(allocationsOfPerft<longchess::CornerSize>({{"teams", "4"}, {"mines", "on"}}, 3), 1U);
    }
};

RINGFORD_TEST(TestLongchessOptions)
#include "test_longchess_options.moc"
