// SPDX-License-Identifier: GPL-3.0-or-later
// What can be forced is found, in every game: positions before the ends of games against somebody who plays at random,
// where a search through all that can be played proves a win.
#include "engine/lesson/ForcedSearch.h"
#include "engine/search/Search.h"
#include "tests/support/Dice.h"
#include "tests/support/Effort.h"
#include "tests/support/GameRows.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

const std::size_t kWinChoices = cases(2, 1); ///< of options, for each game
const int kWanted = cases(3, 1);             ///< forced wins for each
constexpr std::uint64_t kMostGames = 30;
constexpr int kMostPlies = 200;
constexpr std::uint64_t kMostTried = 60'000;
constexpr int kOwnActions = 2;

/** The positions of a game that the first seat's side plays against luck, the last of them decided or not. */
std::vector<Position> playedGame(const Game& game, std::uint64_t seed)
{
    Dice dice(seed);
    const auto search = game.newSearch();
    std::vector<Position> positions{game.start()};
    for (int ply = 0; ply < kMostPlies && !game.outcome(positions.back()).decided(); ++ply) {
        SearchTask task;
        task.position = positions.back();
        task.budget.nodes = 300;
        const std::vector<Action> actions = game.actions(task.position);
        if (actions.empty())
            break;
        const SearchReport report = search->run(task);
        const bool thinks = game.description().teams.front().contains(report.seat);
        const Action action = thinks ? report.lines.front().actions.front() : dice.among(actions);
        positions.push_back(game.apply(task.position, action).position);
    }
    return positions;
}

/** A task for a lesson: to win in two own actions from a position. */
LessonStep stepAt(std::shared_ptr<const Game> game, const Position& position, Seat pupil)
{
    return {Match(std::move(game), position), {}, {LessonTask::Kind::Win, kOwnActions}, {}, {}, {}, {}, {}, pupil};
}

} // namespace

class TestForcedWins : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_choices = ChoiceRows(kWinChoices); }

    void areFound_data() { m_choices.addRows(); }
    void areFound()
    {
        if (game().onTurn(game().start()).size() > 1)
            return; // boards in company: a judge looks at some of them alone, and cannot prove anything for all
        int found = 0;
        for (std::uint64_t seed = 1; found < kWanted && seed <= kMostGames; ++seed) {
            const std::vector<Position> played = playedGame(game(), seed);
            if (!game().outcome(played.back()).decided())
                continue;
            for (std::size_t back = 2; back < std::min<std::size_t>(played.size(), 6); ++back) {
                if (isProven(played[played.size() - back]))
                    found += isFound(played[played.size() - back]) ? 1 : 0;
            }
        }
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY2(found > 0 || game().description().teams.size() > 2, "no forced win came up");
    }

private:
    const Game& game() const { return m_choices.game(); }

    /** Whether somebody on turn wins by force: found out by looking at everything. */
    bool isProven(const Position& position)
    {
        for (const Seat seat : game().onTurn(position)) {
            const LessonStep step = stepAt(m_choices.sharedGame(), position, seat);
            ForcedSearch proof(step, {kMostTried, {}});
            if (proof.fewest(position, kOwnActions).value_or(0) > 0 && !proof.hasGivenUp()) {
                m_winner = seat;
                return true;
            }
        }
        return false;
    }

    bool isFound(const Position& position)
    {
        SearchTask task;
        task.position = position;
        task.seat = m_winner;
        task.budget.nodes = 200'000;
        const SearchReport report = game().newSearch()->run(task);
        const bool wins = !report.lines.empty() && report.lines.front().end.value_or(0) > 0;
        if (!wins)
            QTest::qFail(
                qPrintable(QStringLiteral("not found: ") + QString::fromStdString(game().repetitionKey(position))),
                __FILE__, __LINE__);
        return wins;
    }

    ChoiceRows m_choices;
    Seat m_winner;
};

RINGFORD_TEST(TestForcedWins)
#include "test_forced_wins.moc"
