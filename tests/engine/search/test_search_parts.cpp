// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a search, each by itself.
#include "engine/games/orthodox/OrthodoxJudge.h"
#include "engine/search/Camps.h"
#include "engine/search/HashTable.h"
#include "engine/search/History.h"
#include "engine/search/LargeTable.h"
#include "engine/search/Level.h"
#include "engine/search/LookCache.h"
#include "engine/search/ReplyHistory.h"
#include "engine/search/Score.h"
#include "engine/search/SearchControl.h"
#include "engine/search/SearchPath.h"
#include "tests/support/Dice.h"
#include "tests/support/Matches.h"
#include "tests/support/SearchRows.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>

using namespace ringford;
using namespace ringford::test;

class TestSearchParts : public QObject {
    Q_OBJECT

private slots:
    void sharesGrowWithScores()
    {
        QCOMPARE(score::share(0), 0);
        QCOMPARE(score::share(100), 182); // 2000 / (1 + exp(-0.368)) - 1000
        QCOMPARE(score::share(-100), -182);
        QCOMPARE(score::share(250, 40), score::share(100)); // where a lead decides less
        QCOMPARE(score::share(score::kWin - 3), 1000);
        QCOMPARE(score::share(-score::kWin + 3), -1000);
        for (int value = -score::kMostByLook; value < score::kMostByLook; ++value)
            QVERIFY(score::share(value) <= score::share(value + 1));
        QVERIFY(score::share(score::kMostByLook) < 1000);
    }

    /** Who plays goes on in an even game; who wants to know how it stands is told that it is even. */
    void aDrawIsWorthAsMuchToBothForWhoAsks()
    {
        const Match match = matchOf("orthodox", "white: Kd3; black: Ke6; turn: white; quiet: 90");
        for (const bool isForValue : {false, true}) {
            SearchTask task{match.position(match.start())};
            task.budget.nodes = 20'000;
            task.isForValue = isForValue;
            const SearchReport report = match.game().newSearch()->run(task);
            QCOMPARE(report.lines.front().centi, isForValue ? 0 : -30);
        }
    }

    void nobodyIsAheadWhereNobodyCanWin()
    {
        for (const char* const setup :
             {"white: Ka1; black: Kg6; turn: white", "white: Ka1 Nb1; black: Kg6; turn: black"}) {
            const Match match = matchOf("orthodox", setup);
            SearchTask task{match.position(match.start())};
            task.budget.depth = 5;
            task.isForValue = true;
            QCOMPARE(match.game().newSearch()->run(task).lines.front().centi, 0);
        }
    }

    /** Who plays need not think about it; who wants to know how it stands was told that mate in two was half of a lead. */
    void oneActionAloneIsValuedAsSeveralAre()
    {
        const Match match = matchOf("orthodox", "white: Kh1; black: Kh8 Ra2 Rb3; turn: white");
        QCOMPARE(match.actions(match.start()).size(), std::size_t{1});
        for (const bool isForValue : {false, true}) {
            SearchTask task{match.position(match.start())};
            task.budget.usual = task.budget.most = std::chrono::hours(1);
            task.budget.nodes = 50'000;
            task.isForValue = isForValue;
            const SearchReport report = match.game().newSearch()->run(task);
            QCOMPARE(report.lines.front().end.has_value(), isForValue);
            QVERIFY(isForValue || report.depth == 4);
        }
    }

    /** What an iteration that is cut off has not found counts for nothing: the line shrank to one action. */
    void whatTheLastWholeIterationFoundStands()
    {
        const Match match = matchOf("longchess", {}, {{"teams", "4"}, {"artillery", "on"}});
        for (const std::uint64_t nodes : {2'000, 20'000, 100'000}) {
            SearchTask task{match.position(match.start())};
            task.budget.nodes = nodes;
            SearchLine whole;
            const SearchReport report = match.game().newSearch()->run(
                task, {}, [&](const SearchReport& reached) { whole = reached.lines.front(); });
            QVERIFY(whole.actions.size() > 1);
            const SearchLine& told = report.lines.front();
            QVERIFY2(told.actions.size() > 1 || told.actions.front() != whole.actions.front(),
                     qPrintable(QString::number(nodes)));
        }
    }

    void endsAreCountedFromWhereOneStands()
    {
        const int wonInFive = score::kWin - 5;
        QCOMPARE(score::fromNode(wonInFive, 2), score::kWin - 3);
        QCOMPARE(score::fromRoot(score::fromNode(wonInFive, 2), 2), wonInFive);
        QCOMPARE(score::fromNode(-wonInFive, 2), -score::kWin + 3);
        QCOMPARE(score::fromNode(77, 2), 77);
    }

    void tableFindsWhatItKeeps()
    {
        HashTable table(4);
        constexpr std::uint64_t kKey = 0xF123'4567'89AB'CDEF;
        QVERIFY(!table.find(kKey));
        table.keep(kKey, {-123, 77, 9, HashTable::Bound::Lower});
        const auto found = table.find(kKey);
        QVERIFY(found);
        QCOMPARE(found->score, std::int16_t{-123});
        QCOMPARE(found->move, std::uint16_t{77});
        QCOMPARE(found->depth, std::int8_t{9});
        QVERIFY(found->bound == HashTable::Bound::Lower);
        QVERIFY(!table.find(kKey + 1));
        table.keep(kKey, {5, 0, 10, HashTable::Bound::Upper});
        QCOMPARE(table.find(kKey)->move, std::uint16_t{77}); // a node without a best move says nothing against it
        QCOMPARE(table.find(kKey)->look, HashTable::kNoLook);
        table.keep(kKey, {5, 0, 10, HashTable::Bound::Upper, -4321});
        QCOMPARE(table.find(kKey)->look, std::int16_t{-4321});
        QCOMPARE(table.find(kKey)->score, std::int16_t{5});
        for (int searches = 0; searches < 100; ++searches)
            table.age();
        QCOMPARE(table.find(kKey)->look, std::int16_t{-4321}); // whatever the age, which stands beside it
        table.clear();
        QVERIFY(!table.find(kKey));
    }

    void tableGivesUpOldAndShallowEntriesFirst()
    {
        HashTable table(1);
        table.keep(1, {0, 1, 9, HashTable::Bound::Exact});
        table.keep(2, {0, 2, 3, HashTable::Bound::Exact});
        table.keep(3, {0, 3, 1, HashTable::Bound::Exact});
        QVERIFY(table.find(1) && !table.find(2) && table.find(3));
        table.age();
        table.keep(4, {0, 4, 1, HashTable::Bound::Exact});
        table.keep(5, {0, 5, 1, HashTable::Bound::Exact});
        QVERIFY(!table.find(3));
    }

    void looksThatAreFoundAreThoseKeptLast()
    {
        LookCache looks;
        std::map<std::uint64_t, std::int16_t> kept;
        int found = 0;
        for (std::uint64_t step = 0; step < 20'000; ++step) {
            const std::uint64_t key = mixed(7, mixed(3, step) % 5'000) & ~std::uint64_t{0x3000}; // four share a place
            if (const auto look = looks.find(key)) {
                ++found;
                QCOMPARE(*look, kept.at(key));
            }
            kept[key] = static_cast<std::int16_t>(mixed(5, step) % 60'000 - 30'000);
            looks.keep(key, kept[key]);
            QCOMPARE(looks.find(key).value(), kept[key]);
        }
        QVERIFY(found > 5'000);
        looks.clear();
        QVERIFY(std::ranges::none_of(kept, [&](const auto& one) { return looks.find(one.first).has_value(); }));
    }

    void largeTablesBeginEmptyAndOnAPage()
    {
        constexpr std::size_t kPage = std::size_t{1} << 21;
        for (const std::size_t size : {std::size_t{3}, kPage / 8, kPage / 8 * 3 + 5}) {
            LargeTable<std::uint64_t> table(size);
            QCOMPARE(table.all().size(), size);
            QVERIFY(std::ranges::all_of(table.all(), [](std::uint64_t item) { return item == 0; }));
            QCOMPARE(reinterpret_cast<std::uintptr_t>(&table[0]) % kPage, std::uintptr_t{0});
            table[size - 1] = 7;
            QCOMPARE(table.all().back(), std::uint64_t{7});
        }
    }

    void whatWasGoodElsewhereComesEarlier()
    {
        History history;
        history.reward(7, 5, 3);
        QVERIFY(history.order(7) > history.order(8));
        history.reward(9, 5, 3);
        history.reward(9, 5, 3);
        QCOMPARE(history.killers(3), (std::array<std::uint16_t, 2>{9, 7}));
        QVERIFY(std::ranges::find(history.killers(4), 7) == history.killers(4).end());
        for (int i = 0; i < 10'000; ++i)
            history.reward(7, 20, 3);
        QVERIFY(history.order(7) <= History::kMost);
        for (int i = 0; i < 10'000; ++i)
            history.punish(7, 20);
        QVERIFY(history.order(7) >= -History::kMost && history.order(7) < 0);
    }

    void repliesAreKnownByWhatStoodBefore()
    {
        ReplyHistory replies;
        constexpr ReplyHistory::Behind kBoth{3, 5};
        replies.change(kBoth, 7, 9);
        QVERIFY(replies.order(kBoth, 7) > 0);
        QCOMPARE(replies.order({3, 4}, 7) + replies.order({4, 5}, 7), replies.order(kBoth, 7));
        QCOMPARE(replies.order({5, 3}, 7), 0);
        QCOMPARE(replies.order(kBoth, 8), 0);
        QCOMPARE(replies.order({}, 7), 0); // behind a pass
        for (int i = 0; i < 10'000; ++i)
            replies.change(kBoth, 7, -400);
        QVERIFY(replies.order(kBoth, 7) < 0 && replies.order(kBoth, 7) >= -2 * History::kMost);
        replies.clear();
        QCOMPARE(replies.order(kBoth, 7), 0);
    }

    void pathFindsWhatStoodWithinReach()
    {
        SearchPath path;
        for (const std::uint64_t key : {11, 12, 13})
            path.push(key);
        QVERIFY(path.hasStood(12, 2) && !path.hasStood(11, 2) && path.hasStood(11, 99) && !path.hasStood(13, 0));
    }

    void actionsThatCanBeUndoneRepeatToo()
    {
        QVERIFY(SearchPath::reach({0, 100}) > 4); // a charge and back, though each of them sets the counter to 0
        QCOMPARE(SearchPath::reach({77, 100}), 77);
    }

    /** Nothing that stood before a capture or a pawn's move is like what stands after it: there is nothing to look for. */
    void theQuietCounterOfOrthodoxChessTellsHowFarRepetitionsReach()
    {
        const orthodox::OrthodoxGame game((*testRegistry().create("orthodox", {}))->description().options);
        const orthodox::OrthodoxJudge judge(game);
        Dice dice(5);
        auto state = game.rules().start();
        SearchPath path;
        int repeated = 0;
        for (int done = 0; done < 4'000; ++done) {
            const QuietCount quiet = judge.quiet(state);
            const bool hasStood = path.hasStood(judge.key(state), 1'000'000);
            QCOMPARE(path.hasStood(judge.key(state), SearchPath::reachFor<orthodox::OrthodoxJudge>(quiet)), hasStood);
            repeated += hasStood ? 1 : 0;
            path.push(judge.key(state));
            orthodox::OrthodoxJudge::Moves moves;
            game.rules().generate(state, moves);
            if (moves.empty()) {
                state = game.rules().start();
                path.clear();
                continue;
            }
            game.rules().apply(state, dice.among(moves), NoEffects{});
        }
        QVERIFY(repeated > 20);
    }

    void misjudgementsAreTheSameInOneGame()
    {
        long sum = 0;
        long squares = 0;
        constexpr int kKeys = 20'000;
        for (std::uint64_t key = 0; key < kKeys; ++key) {
            const int wrong = misjudgement(key, 3, 100);
            QCOMPARE(misjudgement(key, 3, 100), wrong);
            sum += wrong;
            squares += long{wrong} * wrong;
        }
        QVERIFY(std::abs(sum / kKeys) <= 3);
        QVERIFY(squares / kKeys > 90 * 90 && squares / kKeys < 105 * 105);
        QVERIFY(misjudgement(1, 3, 100) != misjudgement(1, 4, 100) ||
                misjudgement(2, 3, 100) != misjudgement(2, 4, 100));
    }

    void otherThreadsHearOfNodes()
    {
        SearchControl control({}, {});
        for (int node = 0; node < 1'000; ++node)
            QVERIFY(control.mayVisit());
        QCOMPARE(control.nodes(), std::uint64_t{1'000});
        QVERIFY(control.nodesTold() <= 1'000 && control.nodesTold() > 700);
    }

    void campsAreTeamsOrSeats()
    {
        const auto ring = *testRegistry().create("circular", {{"players", "4"}, {"teams", "2x2"}});
        const Camps teams(ring->description());
        QCOMPARE(teams.count(), 2);
        SeatValues values;
        values = {100, 30, 20, 5};
        SeatSet in = SeatSet::firstOnes(4);
        QCOMPARE(teams.worth(values, in, teams.of(Seat{0})), -teams.worth(values, in, teams.of(Seat{1})));

        const auto free = *testRegistry().create("circular", {{"players", "4"}});
        const Camps alone(free->description());
        QCOMPARE(alone.count(), 4);
        QCOMPARE(alone.worth(values, in, 3),
                 5 - 50 - (100 - 50) / 2); // less than all, and the best is the one to catch
        in.erase(Seat{0});
        QCOMPARE(alone.worth(values, in, 0), -score::kMostByLook);
        QCOMPARE(alone.worth(values, in, 1), 30 - 8 - (20 - 8) / 2 + 250); // who is out has nothing, and is one less
        // Shown is how they stand among each other: of two that are left one is ahead as the other is behind.
        const auto usual = [&free](int lead) { return score::share(lead, free->description().certainty); };
        QCOMPARE(alone.share(values, in, 1, alone.worth(values, in, 1)), usual(30 - 12 - (20 - 12) / 2));
        in.erase(Seat{3});
        const auto shown = [&](int camp, int more) {
            return alone.share(values, in, camp, alone.worth(values, in, camp) + more);
        };
        QCOMPARE(shown(1, 0), usual(10));
        QCOMPARE(shown(2, 0), -shown(1, 0));
        QCOMPARE(shown(1, 90), usual(100)); // what a search found more than the line's end looks like
        QCOMPARE(alone.share(values, in, 2, score::kWin - 3), 1000);
    }

    /** As games between programs kept what was promised (docs/tuning.md). */
    void aLeadPromisesAsMuchAsItBrings_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("certainty");
        QTest::newRow("orthodox") << "orthodox"
                                  << "" << 100;
        QTest::newRow("longchess of two") << "longchess"
                                          << "" << 30;
        QTest::newRow("longchess without flags") << "longchess"
                                                 << "mode=ctm" << 20;
        QTest::newRow("longchess of four") << "longchess"
                                           << "teams=4" << 45;
        QTest::newRow("longchess of four with artillery") << "longchess"
                                                          << "teams=4 artillery=on" << 20;
    }
    void aLeadPromisesAsMuchAsItBrings()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, options);
        QFETCH(const int, certainty);
        const auto made = *testRegistry().create(game.toStdString(), *readOptions(options.toStdString()));
        QCOMPARE(made->description().certainty, certainty);
    }

    /** What a bold judge lets it leave out takes it a ply or two farther: without, it saw 9 and 10. */
    void aBoldJudgeSeesFarther_data()
    {
        QTest::addColumn<QString>("setup");
        QTest::addColumn<int>("plies");
        QTest::newRow("start") << "" << 11;
        QTest::newRow("middle")
            << "white: Pa3 Pb2 Rc1 Nc3 Bd3 Rd1 Pd4 Be3 Qe2 Pf2 Nf3 Kg1 Pg2 Ph2; black: Pa7 Bb7 Pb6 Rc8 Nd5 "
               "Qd8 Be7 Pe6 Nf6 Pf7 Rf8 Kg8 Pg7 Ph7; turn: white"
            << 11;
    }
    void aBoldJudgeSeesFarther()
    {
        constexpr std::uint64_t kNodes = 120'000;
        QFETCH(QString, setup);
        QFETCH(int, plies);
        const auto game = gameOf("orthodox", "");
        const Position position = setup.isEmpty() ? game->start() : at(*game, setup.toStdString());
        QVERIFY(found(*game, position, kNodes).depth >= plies);
    }

    void aWinThatIsFoundEndsWhatWinsLater_data()
    {
        QTest::addColumn<QString>("setup");
        QTest::newRow("1") << "white: Kb3; black: Re4 Pf5 Qg2 Ng3 Kg4; turn: black";
        QTest::newRow("2") << "white: Qc5 Bf5 Pg5 Kh5; black: Kb2; turn: white";
        QTest::newRow("3") << "white: Pb3 Pc3 Re1 Ne2 Kh2; black: Ra2 Pb6 Pc6 Nc7 Qf3 Ng3 Kg8; turn: black";
    }
    void aWinThatIsFoundEndsWhatWinsLater()
    {
        constexpr std::uint64_t kFew = 50'000;
        constexpr int kPlies = 5; // looking at everything finds none sooner
        QFETCH(QString, setup);
        const auto game = gameOf("orthodox", "");
        const SearchReport report = found(*game, at(*game, setup.toStdString()), kFew);
        QCOMPARE(report.lines.at(0).end.value_or(0), kPlies);
    }
};

RINGFORD_TEST(TestSearchParts)
#include "test_search_parts.moc"
