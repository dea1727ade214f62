// SPDX-License-Identifier: GPL-3.0-or-later
// Games that computer players play: who acts, how it ends, and that the same series is the same however it is played.
#include "engine/contest/ContestTables.h"
#include "engine/contest/GreedyContestant.h"
#include "engine/contest/Series.h"
#include "engine/text/RecordReader.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/Effort.h"
#include "tests/support/GameRows.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <utility>

using namespace ringford;
using test::matchOf;
using test::testRegistry;
using test::WorkTimer;

namespace {

/** Answers with an action that follows from the task alone. */
class FakeSearch final : public Search {
public:
    enum class Manner { Well, Nothing, Illegal, Slow };

    FakeSearch(const Game& game, std::vector<SearchTask>& tasks, Manner manner)
        : m_game(game), m_tasks(tasks), m_manner(manner)
    {
    }

    SearchReport run(const SearchTask& task, std::stop_token, const Progress&) override
    {
        m_tasks.push_back(task);
        SearchReport report{};
        report.seat = *task.seat;
        std::vector<Action> actions = m_game.actions(task.position, *task.seat);
        std::ranges::sort(actions);
        const std::uint64_t drawn = task.seed + task.before.size() * 7 + task.budget.nodes;
        Action action = actions[drawn % actions.size()];
        if (m_manner == Manner::Nothing)
            return report;
        if (m_manner == Manner::Illegal)
            action.to = action.from;
        const auto begin = std::chrono::steady_clock::now();
        while (m_manner == Manner::Slow && std::chrono::steady_clock::now() - begin < std::chrono::milliseconds(2)) {
        }
        report.lines.push_back({{action}, {}});
        return report;
    }
    void forget() override {}

private:
    const Game& m_game;
    std::vector<SearchTask>& m_tasks;
    Manner m_manner;
};

/** Plays the first action that it finds, and keeps what it was told of its clock. */
class ClockReader final : public Contestant {
public:
    using Told = std::vector<std::pair<std::chrono::milliseconds, std::optional<int>>>;
    explicit ClockReader(Told& told) : m_told(told) {}

    Result<Action, std::string> choose(const Decision& decision) override
    {
        m_told.emplace_back(decision.left.value_or(std::chrono::milliseconds(-1)), decision.turns);
        return decision.actions.front();
    }

private:
    Told& m_told;
};

ContestantSpec described(const char* text)
{
    return *readContestant(text);
}

SeriesSpec seriesOf(const std::shared_ptr<const Game>& game, std::vector<ContestantSpec> players)
{
    SeriesSpec spec{game, game->start(), std::move(players)};
    spec.seed = 5;
    spec.mostPlies = 150;
    return spec;
}

/** A series of orthodox chess whose players are a fake and a random one. */
SeriesSpec fakeSeries(std::vector<SearchTask>& tasks, FakeSearch::Manner manner, const char* text = "nodes=10")
{
    SeriesSpec spec = seriesOf(*testRegistry().create("orthodox", {}), {described(text), described("random")});
    spec.newSearch = [&tasks, manner](const Game& game) { return std::make_unique<FakeSearch>(game, tasks, manner); };
    return spec;
}

std::string recordOf(const Match& match)
{
    return *writeRecord(match, testRegistry());
}

std::string opening(const Match& match, int plies)
{
    std::string text;
    for (const Node* node = match.start()->firstChild; node && node->depth <= plies; node = node->firstChild)
        text += node->entry().text + ' ';
    return text;
}

} // namespace

class TestSeries : public QObject {
    Q_OBJECT

private slots:
    void aClockIsWoundUpWithEverySoManyTurns()
    {
        using std::chrono::seconds;
        const std::shared_ptr<const Game> game = *testRegistry().create("orthodox", {});
        ClockReader::Told white;
        ClockReader::Told black;
        std::vector<ContestGame::Player> players;
        players.push_back({std::make_unique<ClockReader>(white), ContestClock{seconds(60), {}, 3}, "white"});
        players.push_back({std::make_unique<ClockReader>(black), ContestClock{seconds(60), seconds(10), 0}, "black"});
        (void)ContestGame(game, game->start(), std::move(players), 14).play(0, 1);
        QCOMPARE(white.size(), std::size_t{7});
        for (int turn = 0; turn < 7; ++turn) {
            const auto& [left, turns] = white[static_cast<std::size_t>(turn)];
            QCOMPARE(turns, std::optional(3 - turn % 3));
            QCOMPARE(left / seconds(60), turn == 0 ? 1 : turn / 3); // a little of it is gone
            QVERIFY(left > seconds(59 + turn / 3 * 60));
        }
        ClockReader::Told later;
        players.clear();
        players.push_back({std::make_unique<ClockReader>(later), ContestClock{seconds(60), {}, 3}, "white"});
        players.push_back({std::make_unique<ClockReader>(later), ContestClock{seconds(60), {}, 3}, "black"});
        (void)ContestGame(game, game->start(), std::move(players), 6).play(2, 1);
        QCOMPARE(later.front().second, std::optional(2)); // one was in the opening
        QVERIFY(!black[3].second);
        QVERIFY(black[3].first > seconds(89) && black[3].first <= seconds(90));
    }

    void initTestCase() { m_choices = test::ChoiceRows(test::cases(6, 2)); }

    void everyGameIsPlayedAndItsRecordsAreReadBack_data() { m_choices.addRows(); }
    void everyGameIsPlayedAndItsRecordsAreReadBack()
    {
        const Series series(seriesOf(m_choices.sharedGame(), {described("random"), described("greedy")}));
        ContestTables played;
        ContestTables read;
        const int camps = series.seating().camps;
        std::string file;
        for (int number = 1; number <= std::min(camps, test::cases(4, 2)); ++number) {
            const PlayedGame game = series.play(number);
            QVERIFY(game.faults.empty());
            QVERIFY(game.match.end()->outcome().decided());
            QVERIFY(game.match.end()->depth <= 151);
            const auto fault = played.add(game.match);
            QVERIFY2(!fault, fault.value_or("").c_str());
            const std::string record = recordOf(game.match);
            QCOMPARE(QString::fromStdString(recordOf(series.play(number).match)), QString::fromStdString(record));
            file += (file.empty() ? "" : "\n") + record;
        }
        const RecordReading reading = readRecords(file, testRegistry());
        QVERIFY2(!reading.fault(), file.c_str());
        for (const Match& match : reading.matches)
            QVERIFY(!read.add(match));
        QCOMPARE(read.entries().size(), std::size_t{1});
        QVERIFY(read.entries()[0].table.lines() == played.entries()[0].table.lines());
    }

    void theSearchPlaysEveryGame_data() { m_choices.addRows(); }
    void theSearchPlaysEveryGame()
    {
        SeriesSpec spec = seriesOf(m_choices.sharedGame(), {described("nodes=60"), described("random")});
        spec.mostPlies = test::cases(80, 24);
        const PlayedGame game = Series(spec).play(1);
        QVERIFY2(game.faults.empty(), game.faults.empty() ? "" : game.faults[0].c_str());
        QVERIFY(!readRecords(recordOf(game.match), testRegistry()).fault());
        QCOMPARE(QString::fromStdString(recordOf(Series(spec).play(1).match)),
                 QString::fromStdString(recordOf(game.match)));
    }

    void aGroupHasOneOpeningAndTheNextAnother()
    {
        const auto game = *testRegistry().create("circular", {{"players", "3"}});
        SeriesSpec spec = seriesOf(game, {described("random"), described("greedy")});
        spec.openingPlies = 6;
        const Series series(spec);
        const std::string first = opening(series.play(1).match, 6);
        QCOMPARE(opening(series.play(2).match, 6), first);
        QCOMPARE(opening(series.play(3).match, 6), first);
        const std::string second = opening(series.play(4).match, 6);
        QVERIFY(second != first);
        QCOMPARE(opening(series.play(6).match, 6), second);
        QVERIFY(opening(series.play(1).match, 7) != opening(series.play(2).match, 7) ||
                opening(series.play(1).match, 12) != opening(series.play(2).match, 12));

        spec.seed = 6;
        QVERIFY(opening(Series(spec).play(1).match, 6) != first);
    }

    void openingsThatEndTheGameAreDrawnAnew()
    {
        const auto game = *testRegistry().create("checkers", {});
        SeriesSpec spec = seriesOf(game, {described("random")});
        spec.openingPlies = 36;
        for (int number = 1; number <= 20; ++number) {
            const Match match = std::move(Series(spec).play(number).match);
            QVERIFY(match.end()->depth > 36 || match.end()->outcome().reason == Reason::Agreed);
        }
    }

    void theTagsSayWhoPlayedWhat()
    {
        const auto game = *testRegistry().create("circular", {{"players", "3"}});
        const Series series(seriesOf(game, {described("random"), described("greedy")}));
        const PlayedGame second = series.play(2);
        const auto tags = readContestTags(second.match);
        QVERIFY(tags);
        QCOMPARE(tags->key.number, 2);
        QCOMPARE(tags->key.seed, std::uint64_t{5});
        QCOMPARE(tags->key.openingPlies, 4);
        QVERIFY(tags->players == (std::vector<std::string>{"random", "greedy"}));
        QVERIFY(tags->playerAtSeat == (std::vector{1, 0, 0}));
        QCOMPARE(second.match.tags().seatNames[0], std::string("greedy"));
        QCOMPARE(second.match.tags().seatNames[2], std::string("random"));
    }

    void tagsThatDoNotFitAreNamed_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char* name, const char* value) {
            QTest::addRow("%s: %s", name, value) << QByteArray(name) << QByteArray(value);
        };
        row("Round", "0");
        row("Round", "one");
        row("Seed", "-1");
        row("Seed", "99999999999999999999999");
        row("Openings", "");
        row("Seating", "1");
        row("Seating", "1 2 1");
        row("Seating", "1 3");
        row("Seating", "0 1");
    }
    void tagsThatDoNotFitAreNamed()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, value);
        const auto game = *testRegistry().create("checkers", {});
        PlayedGame played = Series(seriesOf(game, {described("random"), described("greedy")})).play(1);
        QVERIFY(readContestTags(played.match));
        for (auto& [tag, text] : played.match.tags().others) {
            if (tag == name.toStdString())
                text = value.toStdString();
        }
        const auto tags = readContestTags(played.match);
        QVERIFY(!tags);
        QVERIFY(tags.error().find(name.toStdString()) != std::string::npos);
        QVERIFY(ContestTables().add(played.match));
    }

    void recordsOfOthersAreNoGamesOfASeries()
    {
        ContestTables tables;
        QVERIFY(tables.add(matchOf("checkers")));
        QVERIFY(tables.entries().empty());
    }

    void gamesOfOtherPlayersHaveATableOfTheirOwn()
    {
        const auto checkers = *testRegistry().create("checkers", {});
        const auto circular = *testRegistry().create("circular", {{"players", "3"}});
        ContestTables tables;
        QVERIFY(!tables.add(Series(seriesOf(checkers, {described("random"), described("greedy")})).play(1).match));
        QVERIFY(!tables.add(Series(seriesOf(circular, {described("random"), described("greedy")})).play(1).match));
        QVERIFY(!tables.add(Series(seriesOf(checkers, {described("greedy"), described("random")})).play(1).match));
        QVERIFY(!tables.add(Series(seriesOf(checkers, {described("random"), described("greedy")})).play(2).match));
        const auto twice =
            tables.add(Series(seriesOf(checkers, {described("random"), described("greedy")})).play(2).match);
        QVERIFY(twice && twice->find("twice") != std::string::npos);
        QCOMPARE(tables.entries().size(), std::size_t{3});
        QCOMPARE(tables.entries()[0].title, std::string("checkers: random, greedy"));
        QCOMPARE(tables.entries()[0].table.games(), 2);
        QCOMPARE(tables.entries()[1].title, std::string("circular players=3: random, greedy"));
    }

    void manyTablesAreFoundQuickly()
    {
        Match match =
            Series(seriesOf(*testRegistry().create("checkers", {}), {described("random"), described("greedy")}))
                .play(1)
                .match;
        const auto player =
            std::ranges::find(match.tags().others, "Player", &std::pair<std::string, std::string>::first);
        const int many = test::cases(100'000, 10'000);
        ContestTables tables;
        WorkTimer timer;
        for (int i = 0; i < many; ++i) {
            player->second = "p" + std::to_string(i);
            QVERIFY(!tables.add(match));
        }
        QCOMPARE(tables.entries().size(), std::size_t(many));
        QCOMPARE(tables.entries().back().table.games(), 1);
        QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
    }

    void seatsActInOrderAndNoBoardWaitsForEver()
    {
        const auto game = *testRegistry().create("multiplayer", {});
        const PlayedGame played = Series(seriesOf(game, {described("random")})).play(1);
        std::vector<int> actions(4);
        int ply = 0;
        for (const Node* node = played.match.start()->firstChild; node && ply < 40; node = node->firstChild, ++ply)
            ++actions[static_cast<std::size_t>(node->entry().text[0] - '1')];
        QCOMPARE(ply, 40);
        for (const int here : actions)
            QVERIFY(here >= 5);
    }

    void greedyTakesWhatIsWorthMost_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QByteArray>("action");
        QTest::newRow("a queen, though it is guarded")
            << QByteArray("orthodox") << QByteArray("white: Ke1 Nd4; black: Ke8 Qf5 Rb5 Pg6; turn: white")
            << QByteArray("d4xf5");
        QTest::newRow("a pawn rather than nothing")
            << QByteArray("orthodox") << QByteArray("white: Ke1 Nd4; black: Ke8 Pf5; turn: white")
            << QByteArray("d4xf5");
        QTest::newRow("many men") << QByteArray("checkers")
                                  << QByteArray("white: Ma1 Mh2; black: Mb2 Md4 Mg3; turn: white")
                                  << QByteArray("a1xc3xe5");
    }
    void greedyTakesWhatIsWorthMost()
    {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, setup);
        QFETCH(const QByteArray, action);
        const Match match = matchOf(game.toStdString(), setup.toStdString());
        const Seat white{0};
        const Position position = match.position(match.start());
        const std::vector<Action> actions = match.actions(match.start());
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            GreedyContestant greedy(SeatSet(white), seed);
            const auto chosen = greedy.choose({match.game(), position, {}, {}, white, actions, {}});
            QCOMPARE(QByteArray::fromStdString(match.game().text(position, *chosen)), action);
        }
    }

    void aSearchIsToldWhatItNeeds()
    {
        std::vector<SearchTask> tasks;
        SeriesSpec spec = fakeSeries(tasks, FakeSearch::Manner::Well, "level=3,nodes=77,threads=2");
        QVERIFY(Series(spec).play(1).faults.empty());
        QVERIFY(tasks.size() > 3);
        QCOMPARE(tasks[0].before.size(), std::size_t{4}); // the opening
        QCOMPARE(tasks[1].before.size(), std::size_t{6});
        QVERIFY(tasks[0].seat == Seat{0});
        QCOMPARE(tasks[0].level, 3);
        QCOMPARE(tasks[0].threads, 2);
        QVERIFY(!tasks[0].isBoardwise);
        QCOMPARE(tasks[0].budget.nodes, std::uint64_t{77});
        QVERIFY(tasks[0].budget.most == std::chrono::milliseconds::max());
        QCOMPARE(tasks[1].seed, tasks[0].seed);
        const std::uint64_t seed = tasks[0].seed;
        tasks.clear();
        (void)Series(spec).play(2);
        QVERIFY(tasks[0].seat == Seat{1});
        QVERIFY(tasks[0].seed != seed); // other mistakes in the next game
        tasks.clear();
        (void)Series(fakeSeries(tasks, FakeSearch::Manner::Well, "nodes=77,sight=board")).play(1);
        QVERIFY(tasks[0].isBoardwise);
    }

    void timeIsToldToo()
    {
        std::vector<SearchTask> tasks;
        const auto budgetOf = [&](const char* text) {
            tasks.clear();
            SeriesSpec spec = fakeSeries(tasks, FakeSearch::Manner::Well, text);
            spec.mostPlies = 8;
            (void)Series(spec).play(1);
            return tasks.at(0).budget;
        };
        using std::chrono::milliseconds;
        QVERIFY(budgetOf("ms=20").most == milliseconds(20));
        QVERIFY(budgetOf("level=10").most == milliseconds(1'000));
        QVERIFY(budgetOf("level=9").most == milliseconds::max()); // as far as that level looks
        const SearchBudget clocked = budgetOf("clock=1:00+1");
        QVERIFY(clocked.usual >= milliseconds(1'000) && clocked.usual <= clocked.most);
        QVERIFY(clocked.most < milliseconds(20'000));
        QCOMPARE(clocked.nodes, SearchBudget::kNoEnd);
    }

    void whoAnswersWithNothingLegalResigns_data()
    {
        QTest::addColumn<int>("manner");
        QTest::newRow("nothing") << static_cast<int>(FakeSearch::Manner::Nothing);
        QTest::newRow("illegal") << static_cast<int>(FakeSearch::Manner::Illegal);
    }
    void whoAnswersWithNothingLegalResigns()
    {
        QFETCH(const int, manner);
        std::vector<SearchTask> tasks;
        const PlayedGame played = Series(fakeSeries(tasks, static_cast<FakeSearch::Manner>(manner))).play(1);
        QCOMPARE(played.faults.size(), std::size_t{1});
        QVERIFY2(played.faults[0].starts_with("ply 5, white: nodes=10 "), played.faults[0].c_str());
        QVERIFY(played.match.end()->outcome() == Outcome::wonBy(SeatSet(Seat{1}), Reason::Resigned));
        QCOMPARE(played.match.end()->entry().text, std::string("resign:white"));
        // Who reads the record must not take that for a game that was given up.
        QCOMPARE(played.match.end()->comments().size(), std::size_t{1});
        const std::string& told = *played.match.end()->comments().begin();
        QVERIFY2(told.starts_with("white failed: "), told.c_str());
        QVERIFY2(played.faults[0].ends_with(told.substr(14)), told.c_str());
    }

    void whoHasNoTimeLeftLoses()
    {
        std::vector<SearchTask> tasks;
        SeriesSpec spec = fakeSeries(tasks, FakeSearch::Manner::Slow);
        spec.players[0].clock = ContestClock{std::chrono::milliseconds(1), {}};
        const PlayedGame played = Series(spec).play(1);
        QVERIFY(played.faults.empty());
        QVERIFY(played.match.end()->outcome() == Outcome::wonBy(SeatSet(Seat{1}), Reason::Time));
        QCOMPARE(played.match.end()->depth, 5);
    }

    void repetitionsAreClaimed()
    {
        // Two kings that can do nothing but come back.
        const Match match = matchOf("checkers", "white: Ka1; black: Kh8; turn: white");
        SeriesSpec spec = seriesOf(match.sharedGame(), {described("random")});
        spec.start = match.position(match.start());
        spec.openingPlies = 0;
        int claimed = 0;
        for (int number = 1; number <= 20; ++number) {
            const Reason reason = Series(spec).play(number).match.end()->outcome().reason;
            claimed += reason == Reason::Repetition || reason == Reason::Quiet;
        }
        QVERIFY(claimed > 0);
    }

    void aGameThatIsTooLongIsDrawn()
    {
        const auto game = *testRegistry().create("orthodox", {});
        SeriesSpec spec = seriesOf(game, {described("random")});
        spec.mostPlies = 10;
        const PlayedGame played = Series(spec).play(1);
        QVERIFY(played.match.end()->outcome() == Outcome::drawn(Reason::Agreed));
        QCOMPARE(played.match.end()->depth, 11);
    }

private:
    test::ChoiceRows m_choices;
};

RINGFORD_TEST(TestSeries)
#include "test_series.moc"
