// SPDX-License-Identifier: GPL-3.0-or-later
// Who is on turn on several boards acts first where the clock is about to run out.
#include "engine/contest/UrgentClock.h"
#include "engine/search/Search.h"
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace std::chrono_literals;
using Ms = std::chrono::milliseconds;

namespace {

/** Seat D is on turn as black on board 3, where it is in check, and as white on board 4. */
const char* const kTwoBoards = "3w: Pa4 Rb2 Bb4 Pc4 Qd1 Pd3 Ke1^ Ne5 Bf1 Pf2 Rg1 Pg4 Ph3; "
                               "3b: Pa6 Pa7#4 Ra8 Pb6 Pb7#4 Qc6 Pc7 Bc8 Kd7 Pe7 Pf7 Bf8 Pg7 Ph6 Rh8; "
                               "4w: Ra1^ Pa2 Na3 Pb2 Qb7 Pc3 Ke1^ Pe2 Bf1 Pf3 Bf4 Ng1 Pg3 Rh1^ Ph2; "
                               "4b: Na6 Ra8^ Bc6 Pd5 Qe6 Ke8^ Pf7 Pg7 Ng8 Bh4 Ph7 Rh8^; turn: 3b 4w; seats: 3=BD 4=DB; "
                               "stock: B=Nb#3,Nb#3,Pb#3 D=Nw#3,Pb#4,Pb#4,Pw#3,Pw#3; quiet: 4";

} // namespace

class TestUrgentClock : public QObject {
    Q_OBJECT

private slots:
    void theClockThatHasLeastDecides_data()
    {
        QTest::addColumn<Ms>("black");
        QTest::addColumn<Ms>("white");
        QTest::addColumn<QString>("board");
        QTest::newRow("the same") << Ms(9s) << Ms(9s) << QString();
        QTest::newRow("a little less") << Ms(9s) << Ms(6s) << QString();
        QTest::newRow("half") << Ms(13s) << Ms(6s) << QStringLiteral("4:");
        QTest::newRow("half of the other") << Ms(20s) << Ms(50s) << QStringLiteral("3:");
        QTest::newRow("minutes") << Ms(300s) << Ms(290s) << QString();
        QTest::newRow("half of the minutes") << Ms(300s) << Ms(149s) << QStringLiteral("4:");
        QTest::newRow("seconds") << Ms(4s) << Ms(4900ms) << QStringLiteral("3:");
    }
    void theClockThatHasLeastDecides()
    {
        QFETCH(const Ms, black);
        QFETCH(const Ms, white);
        QFETCH(const QString, board);
        const auto actions = urgent({{side("3b"), black}, {side("4w"), white}});
        QCOMPARE(actions.empty(), board.isEmpty());
        for (const Action& action : actions)
            QVERIFY(text(action).startsWith(board));
    }

    void theSideIsTold()
    {
        const auto urgent = [this](Ms black, Ms white) {
            return urgentSide(std::vector<RunningClock>{{side("3b"), black}, {side("4w"), white}});
        };
        QVERIFY(urgent(20s, 4s) == side("4w"));
        QVERIFY(urgent(4s, 20s) == side("3b"));
        QVERIFY(!urgent(20s, 19s));
        QVERIFY(!urgentSide(std::vector<RunningClock>{{side("3b"), 1s}}));
    }

    void oneClockLeavesTheChoice()
    {
        QVERIFY(urgent({}).empty());
        QVERIFY(urgent({{side("4w"), 1s}}).empty());
    }

    void aClockThatNobodyCanServeLeavesTheChoice() { QVERIFY(urgent({{side("1w"), 1s}, {side("4w"), 60s}}).empty()); }

    void theSearchChoosesAmongThem()
    {
        const auto search = m_game->newSearch();
        for (const auto& [black, white, board] :
             {std::tuple(Ms(20s), Ms(4s), "4:"), std::tuple(Ms(4s), Ms(20s), "3:")}) {
            SearchTask task{m_position};
            task.seat = m_seat;
            task.budget.nodes = 2'000;
            task.lines = 3;
            task.only = urgent({{side("3b"), black}, {side("4w"), white}});
            const SearchReport report = search->run(task);
            QCOMPARE(report.lines.size(), std::min<std::size_t>(3, task.only.size()));
            for (const SearchLine& line : report.lines)
                QVERIFY2(text(line.actions.front()).startsWith(QLatin1String(board)), board);
        }
    }

private:
    Side side(const char* name) const
    {
        const auto& sides = m_game->description().sides;
        return Side{static_cast<std::uint8_t>(std::ranges::find(sides, name, &SideInfo::name) - sides.begin())};
    }
    std::vector<Action> urgent(const std::vector<RunningClock>& clocks) const
    {
        return urgentActions(*m_game, m_position, m_seat, clocks);
    }
    QString text(const Action& action) const { return QString::fromStdString(m_game->text(m_position, action)); }

    const std::shared_ptr<const Game> m_game = test::gameOf("multiplayer");
    const Position m_position = test::at(*m_game, kTwoBoards);
    const Seat m_seat{3};
};

RINGFORD_TEST(TestUrgentClock)
#include "test_urgent_clock.moc"
