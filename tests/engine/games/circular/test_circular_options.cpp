// SPDX-License-Identifier: GPL-3.0-or-later
// All that may be chosen, together: each set of options makes a game that keeps the promises of every game.
#include "tests/support/Dice.h"
#include "tests/support/PositionChecks.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr int kPliesOfAll = 24;
constexpr int kPliesBetweenLooks = 6;

const GameType& circular()
{
    return *Registry::standard().find("circular");
}

/** All sets of options that go together; who begins is drawn. */
std::vector<OptionValues> allSets(Dice& dice)
{
    std::vector<OptionValues> sets{{}};
    for (const OptionSpec& option : circular().options()) {
        std::vector<OptionValues> longer;
        for (const OptionValues& set : sets) {
            const auto candidates = circular().candidates(option, set);
            const auto tried = option.name == "first" ? dice.some(candidates, 1) : candidates;
            for (const std::string& value : tried) {
                longer.push_back(set);
                longer.back().push_back({option.name, value});
            }
        }
        sets = std::move(longer);
    }
    std::erase_if(sets, [](const OptionValues& set) { return circular().check(set).has_value(); });
    return sets;
}

} // namespace

class TestCircularOptions : public QObject {
    Q_OBJECT

private slots:
    void everySetKeepsThePromises_data()
    {
        QTest::addColumn<QByteArray>("options");
        Dice dice(11);
        const auto sets = allSets(dice);
        // Free for all: five numbers of players; teams, with kings lost or not: three kinds. Two sets of rules, two of
        // warnings.
        QCOMPARE(sets.size(), std::size_t{4 * (5 + 3 * 2)});
        for (const OptionValues& set : sets)
            QTest::newRow(writeOptions(set).c_str()) << QByteArray::fromStdString(writeOptions(set));
    }
    void everySetKeepsThePromises()
    {
        QFETCH(const QByteArray, options);
        const OptionValues chosen = *readOptions(options.toStdString());
        const auto made = circular().create(chosen);
        QVERIFY(made);
        const Game& game = **made;
        QCOMPARE(game.description().options, chosen);
        QCOMPARE(faultInDescription(game), QString());
        QCOMPARE(seatNames(game, game.onTurn(game.start())).join(' ').toStdString(), *findOption(chosen, "first"));
        Dice dice(options.size());
        Position position = game.start();
        for (int ply = 0; ply <= kPliesOfAll; ++ply) {
            const QString fault = ply % kPliesBetweenLooks == 0 ? faultAt(game, position, dice) : QString();
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            const auto action = drawnAction(game, position, dice);
            if (!action)
                break;
            position = game.apply(position, *action).position;
        }
    }
};

RINGFORD_TEST(TestCircularOptions)
#include "test_circular_options.moc"
