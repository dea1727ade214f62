// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/orthodox/Fen.h"
#include "engine/games/orthodox/OrthodoxGame.h"
#include "engine/rules/Perft.h"
#include "tests/support/TestProgram.h"
#include "tests/support/heap/CountedHeap.h"

#include <QTest>

using namespace ringford;
using orthodox::OrthodoxRules;

namespace {

orthodox::State read(const char* fen)
{
    const orthodox::OrthodoxGame game({});
    const auto content = orthodox::readFen(game.description(), fen);
    if (!content)
        qFatal("%s", content.error().english().c_str());
    return content->state;
}

} // namespace

class TestOrthodoxPerft : public QObject {
    Q_OBJECT

private slots:
    /** Published figures (Chess Programming Wiki, "Perft Results"). */
    void knownFigures_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QList<quint64>>("figures");
        const auto row = [](const char* name, const char* fen, const QList<quint64>& figures) {
            QTest::newRow(name) << QByteArray(fen) << figures;
        };
        row("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {20, 400, 8902, 197281, 4865609});
        row("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", {48, 2039, 97862, 4085603});
        row("rook ending", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", {14, 191, 2812, 43238, 674624});
        row("promotions", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", {6, 264, 9467, 422333});
        row("promotions, mirrored", "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
            {6, 264, 9467, 422333});
        row("discovered", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", {44, 1486, 62379, 2103487});
        row("middle game", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            {46, 2079, 89890, 3894594});
    }
    void knownFigures()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QList<quint64>, figures);
        const orthodox::State state = read(fen.constData());
        for (int depth = 1; depth <= figures.size(); ++depth)
            QCOMPARE(perft(OrthodoxRules(), state, depth, {}), figures[depth - 1]);
    }

    void nothingIsAllocatedPerNode()
    {
        const OrthodoxRules rules;
        const orthodox::State state = read("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -");
        const std::uint64_t before = test::allocations();
        const std::uint64_t leaves = perft(rules, state, 3, {});
        const std::uint64_t after = test::allocations();
        QCOMPARE(leaves, 97862U);
        QCOMPARE(after - before, 1U); // the plies, all at once
    }

    void strictFideGoesNoFurtherInDeadPositions()
    {
        const OrthodoxRules plain(orthodox::Fide::Plain);
        const OrthodoxRules strict(orthodox::Fide::Strict);
        const orthodox::State before = read("3n3k/8/8/8/8/8/1n6/K7 w - - 0 1");
        const orthodox::State dead = read("3n3k/8/8/8/8/8/1K6/8 b - - 0 1"); // after Ka1xb2
        QCOMPARE(strict.count(dead), 0U);
        QVERIFY(plain.count(dead) > 0);
        QCOMPARE(perft(plain, before, 2, {}) - perft(strict, before, 2, {}), plain.count(dead));
    }
};

RINGFORD_TEST(TestOrthodoxPerft)
#include "test_orthodox_perft.moc"
