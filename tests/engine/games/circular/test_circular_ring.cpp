// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of cells that are moved at once, beside the graph of the board.
#include "engine/games/circular/Ring.h"
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;
using circular::Ring;

namespace {

/** Where one step from each cell alone leads elsewhere than the board says. */
template <int W> QStringList wrongSteps(const Board& board)
{
    using Set = typename Ring<W>::Set;
    const Ring<W> ring(board);
    QStringList wrong;
    for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
        for (std::size_t d = 0; d < kDirectionCount; ++d) {
            const auto heading = static_cast<Direction>(d);
            const auto step = board.step(Cell{index}, heading);
            const Set expected = step ? Set::of(step->cell.index) : Set{};
            if (ring.shifted(Set::of(index), heading) != expected)
                wrong << QString::fromStdString(board.name(Cell{index})) + " direction " + QString::number(d);
        }
    }
    return wrong;
}

} // namespace

class TestCircularRing : public QObject {
    Q_OBJECT

private slots:
    /** Only with two, four and six players do the cells fill their words. */
    void setsMoveAsTheirCellsDo_data()
    {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4, 5, 6})
            QTest::addRow("%d players", players) << players;
    }
    void setsMoveAsTheirCellsDo()
    {
        QFETCH(int, players);
        const auto game = gameOf("circular", "players=" + std::to_string(players));
        const Board& board = game->board();
        const QStringList wrong = players == 2   ? wrongSteps<1>(board)
                                  : players <= 4 ? wrongSteps<2>(board)
                                                 : wrongSteps<3>(board);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(", ")));
    }

    void pawnsBeforeTheSeamCaptureInNoRingOfTheirOwn_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("setup");

        QTest::newRow("three players") << "players=3"
                                       << "white: Qd1 Kd21; red:; black: Pd24+0 Kd18; turn: black; out: red";
        QTest::newRow("a promotion") << "players=3"
                                     << "white: Rd1 Kb9; red: Kb12; black: Pd24+5 Kd18; turn: black";
        QTest::newRow("five players") << "players=5"
                                      << "red: Nd1 Kb9; yellow: Ka12; green: Kb20; blue: Kb30; purple: Pd40+0 Kd22; "
                                         "turn: purple";
    }
    void pawnsBeforeTheSeamCaptureInNoRingOfTheirOwn()
    {
        QFETCH(QString, options);
        QFETCH(QString, setup);
        const auto game = gameOf("circular", options.toStdString());
        const Position position = at(*game, setup.toStdString());
        const auto actions = game->actions(position);
        for (const Action& action : actions) {
            const QString text = QString::fromStdString(game->text(position, action));
            QVERIFY2(!text.contains("xd1"), qPrintable(text));
        }
        QCOMPARE(game->perft(position, 1), actions.size());
    }
};

RINGFORD_TEST(TestCircularRing)
#include "test_circular_ring.moc"
