// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of games to people who choose one.
#include "engine/games/GameSummary.h"
#include "engine/games/Registry.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <set>

using namespace ringford;

class TestGameSummary : public QObject {
    Q_OBJECT

private slots:
    void everyGameSaysWhatItIsAndHowManyCanPlay()
    {
        for (const auto& type : Registry::standard().types()) {
            const GameSummary* const summary = findSummary(type->id());
            QVERIFY2(summary, type->id().c_str());
            QVERIFY(!summary->sentence.empty());
            std::set<int> found{seatsOf(*type, {})};
            for (const OptionSpec& option : type->options()) {
                for (const std::string& value : type->allowedValues(option, {}))
                    found.insert(seatsOf(*type, {{option.name, value}}));
            }
            std::set<int> told;
            for (int seats = summary->leastSeats; seats <= summary->mostSeats; seats += summary->seatStep)
                told.insert(seats);
            QVERIFY2(told == found, type->id().c_str());
        }
    }

    /** They make another table than the game has without them. */
    void firstOptionsAreOthersThanTheDefaults()
    {
        for (const auto& type : Registry::standard().types()) {
            const OptionValues first = firstOptions(*type);
            const auto game = type->create(first);
            QVERIFY2(game, type->id().c_str());
            const OptionValues usual = (*type->create({}))->description().options;
            for (const OptionValue& option : first)
                QVERIFY2(findOption(usual, option.name) != option.value, type->id().c_str());
        }
    }

    /** What makes it a game of its own is there: boards send one another reinforcements where there are several. */
    void linkedBoardsAreMetByTwo()
    {
        const GameType& strategic = *Registry::standard().find("strategic");
        QCOMPARE((*strategic.create(firstOptions(strategic)))->board().faces().size(), 2);
    }

    void nothingIsToldOfOtherGames() { QVERIFY(!findSummary("no-such-game")); }

    void allGamesAreOfferedAndWhatMostPeopleKnowFirst()
    {
        const std::vector<const GameType*> offered = offeredGames(Registry::standard());
        QCOMPARE(offered.size(), Registry::standard().types().size());
        QCOMPARE(offered.front()->id(), std::string("orthodox"));
        std::set<std::string> ids;
        for (const GameType* const type : offered)
            ids.insert(type->id());
        QCOMPARE(ids.size(), offered.size());
    }

    void piecesHaveTheirUsualWorth()
    {
        const auto chess = Registry::standard().create("orthodox", {});
        std::multiset<int> worths;
        for (const KindInfo& kind : (*chess)->description().kinds)
            worths.insert(kind.worth);
        QVERIFY((worths == std::multiset<int>{0, 1, 3, 3, 5, 9}));
        const auto checkers = Registry::standard().create("checkers", {});
        QCOMPARE((*checkers)->description().kinds[1].worth, 2);
    }

private:
    static int seatsOf(const GameType& type, const OptionValues& options)
    {
        return static_cast<int>((*type.create(options))->description().seats.size());
    }
};

RINGFORD_TEST(TestGameSummary)
#include "test_game_summary.moc"
