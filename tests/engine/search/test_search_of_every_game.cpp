// SPDX-License-Identifier: GPL-3.0-or-later
// What a search owes in every game: each game of the test registry, with its options, is searched in positions of
// random play.
#include "engine/search/Search.h"
#include "tests/support/Dice.h"
#include "tests/support/Effort.h"
#include "tests/support/GameRows.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

namespace {

const std::size_t kMostChoices = cases(6, 3); ///< of options, for each game
const int kPositions = cases(12, 4);
constexpr int kPliesBetween = 9;
constexpr std::uint64_t kNodes = 300;

/** Positions of a random game, the first of them its start. */
std::vector<Position> somePositions(const Game& game, std::uint64_t seed)
{
    Dice dice(seed);
    std::vector<Position> positions{game.start()};
    Position position = game.start();
    for (int ply = 1; ply < kPositions * kPliesBetween; ++ply) {
        const auto action = drawnAction(game, position, dice);
        if (!action)
            break;
        position = game.apply(position, *action).position;
        if (ply % kPliesBetween == 0)
            positions.push_back(position);
    }
    positions.push_back(position);
    return positions;
}

SearchTask taskOf(const Position& position, std::uint64_t nodes)
{
    SearchTask task;
    task.position = position;
    task.budget.nodes = nodes;
    return task;
}

/** What is wrong with a line; empty: nothing. */
QString faultIn(const SearchLine& line, const Game& game, Position position)
{
    if (line.actions.empty())
        return QStringLiteral("a line without actions");
    for (const Action& action : line.actions) {
        if (const auto refusal = game.why(position, action))
            return QString::fromStdString(refusal->sentence.english());
        position = game.apply(position, action).position;
    }
    if (line.values.size() != game.description().seats.size())
        return QStringLiteral("not one value for each seat");
    const auto isShare = [](int value) { return value >= -1000 && value <= 1000; };
    return std::ranges::all_of(line.values, isShare) ? QString() : QStringLiteral("a value beyond -1000 and 1000");
}

} // namespace

class TestSearchOfEveryGame : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_choices = ChoiceRows(kMostChoices); }

    void linesAreLegal_data() { m_choices.addRows(); }
    void linesAreLegal()
    {
        const auto search = game().newSearch();
        for (const Position& position : somePositions(game(), 1)) {
            const SearchReport report = search->run(taskOf(position, kNodes));
            QCOMPARE(report.lines.empty(), game().actions(position).empty());
            if (!report.lines.empty()) {
                QCOMPARE(faultIn(report.lines.front(), game(), position), QString());
                QVERIFY(game().onTurn(position).contains(report.seat));
            }
        }
    }

    void theChoiceCanBeAmongSomeAlone_data() { m_choices.addRows(); }
    void theChoiceCanBeAmongSomeAlone()
    {
        const auto search = game().newSearch();
        for (const Position& position : somePositions(game(), 1)) {
            SearchTask task = taskOf(position, kNodes);
            task.lines = 2;
            const SearchReport free = search->run(task);
            if (free.lines.size() < 2)
                continue;
            const Action second = free.lines.back().actions.front();
            task.seat = free.seat;
            task.only = {second};
            const SearchReport bound = search->run(task);
            QCOMPARE(bound.lines.size(), 1);
            QVERIFY(bound.lines.front().actions.front() == second);
        }
    }

    void theSameTaskHasTheSameAnswer_data() { m_choices.addRows(); }
    void theSameTaskHasTheSameAnswer()
    {
        for (const Position& position : somePositions(game(), 2)) {
            SearchTask task = taskOf(position, kNodes);
            task.seed = 5;
            task.level = 4;
            const SearchReport one = game().newSearch()->run(task);
            const SearchReport other = game().newSearch()->run(task);
            QCOMPARE(one.depth, other.depth);
            QCOMPARE(one.nodes, other.nodes);
            QVERIFY(one.lines == other.lines);
        }
    }

    void linesStandInOrder_data() { m_choices.addRows(); }
    void linesStandInOrder()
    {
        const auto search = game().newSearch();
        const auto isInOrder = [](const SearchReport& report) {
            return std::ranges::is_sorted(report.lines, std::ranges::greater{}, &SearchLine::centi);
        };
        for (const Position& position : somePositions(game(), 3)) {
            SearchTask task = taskOf(position, 8 * kNodes);
            task.lines = 4;
            search->run(task, {}, [&](const SearchReport& report) { QVERIFY(isInOrder(report)); });
        }
    }

    void whoIsStoppedAtOnceHasAnAnswer_data() { m_choices.addRows(); }
    void whoIsStoppedAtOnceHasAnAnswer()
    {
        std::stop_source stopped;
        stopped.request_stop();
        const auto search = game().newSearch();
        const SearchReport report = search->run(taskOf(game().start(), SearchBudget::kNoEnd), stopped.get_token());
        QVERIFY(!report.lines.empty());
        QCOMPARE(faultIn(report.lines.front(), game(), game().start()), QString());
    }

    void severalThreadsAnswerTogether_data() { m_choices.addRows(); }
    void severalThreadsAnswerTogether()
    {
        const auto search = game().newSearch();
        for (const Position& position : somePositions(game(), 4)) {
            SearchTask task = taskOf(position, kNodes);
            task.threads = 3;
            const SearchReport report = search->run(task);
            QVERIFY(report.nodes <= kNodes); // together
            QCOMPARE(report.lines.empty(), game().actions(position).empty());
            if (!report.lines.empty())
                QCOMPARE(faultIn(report.lines.front(), game(), position), QString());
        }
    }

    void moreThreadsThanProcessorsAreNotMade()
    {
        const auto game = *Registry::standard().create("orthodox", {});
        const auto search = game->newSearch();
        SearchTask task;
        task.position = game->start();
        task.budget.most = std::chrono::milliseconds(10);
        task.threads = 1'000'000;
        QVERIFY(!search->run(task).lines.empty());
    }

    void everybodyCanBeThoughtToPlayForItself_data() { m_choices.addRows(); }
    void everybodyCanBeThoughtToPlayForItself()
    {
        const auto search = game().newSearch();
        for (const Position& position : somePositions(game(), 6)) {
            SearchTask task = taskOf(position, 4 * kNodes);
            task.opponents = Opponents::ForThemselves;
            task.lines = 1000;
            const SearchReport report = search->run(task);
            QVERIFY(report.nodes <= 4 * kNodes);
            QCOMPARE(report.lines.empty(), game().actions(position).empty());
            for (const SearchLine& line : report.lines)
                QCOMPARE(faultIn(line, game(), position), QString());
            if (game().description().teams.size() > 2)
                QVERIFY(std::ranges::is_sorted(report.lines, std::ranges::greater{}, &SearchLine::centi));
        }
    }

    void severalLinesBeginWithDifferentActions_data() { m_choices.addRows(); }
    void severalLinesBeginWithDifferentActions()
    {
        SearchTask task = taskOf(game().start(), 4 * kNodes);
        task.lines = 3;
        const SearchReport report = game().newSearch()->run(task);
        QVERIFY(report.lines.size() <= 3);
        for (std::size_t i = 0; i < report.lines.size(); ++i) {
            for (std::size_t other = 0; other < i; ++other)
                QVERIFY(report.lines[i].actions.front() != report.lines[other].actions.front());
        }
    }

    void everySeatOnTurnCanBeAskedFor_data() { m_choices.addRows(); }
    void everySeatOnTurnCanBeAskedFor()
    {
        const auto search = game().newSearch();
        for (const Position& position : somePositions(game(), 3)) {
            for (std::uint8_t index = 0; index < game().description().seats.size(); ++index) {
                const std::vector<Action> actions = game().actions(position, Seat{index});
                SearchTask task = taskOf(position, kNodes);
                task.seat = Seat{index};
                const SearchReport report = search->run(task);
                QCOMPARE(report.lines.empty(), actions.empty());
                if (!report.lines.empty())
                    QVERIFY(std::ranges::find(actions, report.lines.front().actions.front()) != actions.end());
            }
        }
    }

private:
    const Game& game() const { return m_choices.game(); }

    ChoiceRows m_choices;
};

RINGFORD_TEST(TestSearchOfEveryGame)
#include "test_search_of_every_game.moc"
