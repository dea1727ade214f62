// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/Registry.h"
#include "engine/games/orthodox/Fen.h"
#include "engine/games/orthodox/OrthodoxGame.h"
#include "engine/rules/Setup.h"
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <limits>
#include <string>
#include <tuple>
#include <utility>

using namespace ringford;

namespace {

/** One position twice, right or wrong. */
struct AnyPosition {
    std::string fen;
    std::string setup;
};

/** What stands on the 64 cells, from a8 on; `.` for nothing. */
using Cells = std::string;

/** Kings and rooks at home, most of them, and some other pieces anywhere. */
Cells anyCells()
{
    Cells cells(64, '.');
    const int others = *rc::gen::inRange(0, 6);
    for (int i = 0; i < others; ++i)
        cells[*rc::gen::inRange<std::size_t>(0, 64)] = *rc::gen::element('P', 'N', 'R', 'p', 'b', 'q');
    for (const auto& [at, piece] : {std::pair{0, 'r'}, {4, 'k'}, {7, 'r'}, {56, 'R'}, {60, 'K'}, {63, 'R'}}) {
        if (*rc::gen::inRange(0, 9) != 0)
            cells[static_cast<std::size_t>(at)] = piece;
    }
    if (*rc::gen::inRange(0, 3) == 0) { // a pawn that can have gone over e6
        cells[12] = cells[20] = '.';
        cells[28] = 'p';
        cells[29] = 'P';
    }
    return cells;
}

/** Some of the ways of castling that kings and rooks are at home for; marks what has not moved then. */
std::string anyCastling(const Cells& cells, Cells& unmoved)
{
    std::string castling;
    for (const auto& [letter, king, rook] : {std::tuple{'K', 60, 63}, {'Q', 60, 56}, {'k', 4, 7}, {'q', 4, 0}}) {
        const bool isWhite = letter < 'a';
        const auto kingAt = static_cast<std::size_t>(king);
        const auto rookAt = static_cast<std::size_t>(rook);
        if (cells[kingAt] != (isWhite ? 'K' : 'k') || cells[rookAt] != (isWhite ? 'R' : 'r') ||
            !*rc::gen::arbitrary<bool>())
            continue;
        castling += letter;
        unmoved[kingAt] = unmoved[rookAt] = '^';
    }
    return castling.empty() ? "-" : castling;
}

std::string rowsOf(const Cells& cells)
{
    std::string rows;
    for (std::size_t at = 0; at < cells.size();) {
        if (at > 0 && at % 8 == 0)
            rows += '/';
        const std::size_t end = std::min({cells.find_first_not_of('.', at), cells.size(), at - at % 8 + 8});
        rows += end > at ? std::to_string(end - at) : std::string(1, cells[at]);
        at = std::max(end, at + 1);
    }
    return rows;
}

/** The items of one army. */
std::string piecesOf(const Cells& cells, const Cells& unmoved, bool isBlack)
{
    std::string items;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (cells[at] == '.' || (cells[at] >= 'a') != isBlack)
            continue;
        items += {' ', static_cast<char>(isBlack ? cells[at] - 'a' + 'A' : cells[at]), static_cast<char>('a' + at % 8),
                  static_cast<char>('8' - at / 8)};
        items += unmoved[at] == '^' ? "^" : "";
    }
    return items;
}

AnyPosition anyPosition()
{
    const Cells cells = anyCells();
    Cells unmoved(64, ' ');
    const std::string castling = anyCastling(cells, unmoved);
    const std::string passed = *rc::gen::element<std::string>("-", "-", "-", "e6", "e6", "e3", "a1", "z9");
    const std::string quiet = *rc::gen::element<std::string>("0", "7", "7", "7", "07", "-1", "999999", "1000000");
    const bool isWhite = *rc::gen::arbitrary<bool>();
    return {rowsOf(cells) + (isWhite ? " w " : " b ") + castling + ' ' + passed + ' ' + quiet + " 1",
            "white:" + piecesOf(cells, unmoved, false) + "; black:" + piecesOf(cells, unmoved, true) + "; turn: " +
                (isWhite ? "white" : "black") + (passed == "-" ? "" : "; ep: " + passed) + "; quiet: " + quiet};
}

} // namespace

class TestOrthodoxFen : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::drawSameCases("seed=1 max_success=500"); }

    void isWrittenAsItWasRead_data()
    {
        QTest::addColumn<QByteArray>("fen");
        for (const char* fen : {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 12 34",
                                "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
                                "r3k3/8/8/8/8/8/8/4K2R b Kq - 7 30", "4k3/8/8/8/8/8/8/4K3 b - - 999999 999999"})
            QTest::newRow(fen) << QByteArray(fen);
    }
    void isWrittenAsItWasRead()
    {
        QFETCH(QByteArray, fen);
        const auto start = m_game->fen()->read(fen.constData());
        QVERIFY(start);
        QCOMPARE(QByteArray::fromStdString(m_game->fen()->write(start->position, start->fullMove)), fen);
    }

    void isReadAsASetupIs_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("last fields missing")
            << QByteArray("4k3/8/8/8/8/8/8/4K3 w - -") << QByteArray("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        QTest::newRow("last field missing")
            << QByteArray("4k3/8/8/8/8/8/8/4K3 w - - 3") << QByteArray("4k3/8/8/8/8/8/8/4K3 w - - 3 1");
        QTest::newRow("more blanks") << QByteArray("  4k3/8/8/8/8/8/8/4K3  b -  - 0 9 ")
                                     << QByteArray("4k3/8/8/8/8/8/8/4K3 b - - 0 9");
        QTest::newRow("castling in another order")
            << QByteArray("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1") << QByteArray("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        QTest::newRow("castling by the columns of the rooks")
            << QByteArray("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1") << QByteArray("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        QTest::newRow("castling by the column of one rook")
            << QByteArray("r3k2r/8/8/8/8/8/8/R3K2R b Ah - 0 1") << QByteArray("r3k2r/8/8/8/8/8/8/R3K2R b Qk - 0 1");
        QTest::newRow("nobody can take en passant")
            << QByteArray("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")
            << QByteArray("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        QTest::newRow("en passant would bare the king")
            << QByteArray("7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1") << QByteArray("7k/8/8/K2pP2r/8/8/8/8 w - - 0 1");
    }
    void isReadAsASetupIs()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QByteArray, written);
        const auto start = m_game->fen()->read(fen.constData());
        QVERIFY(start);
        QCOMPARE(QByteArray::fromStdString(m_game->fen()->write(start->position, start->fullMove)), written);
    }

    void isAsStrictAsASetup()
    {
        int sound = 0;
        QVERIFY(rc::check("FEN and setup make the same of any pieces", [&] {
            const AnyPosition any = anyPosition();
            const auto byFen = m_game->fen()->read(any.fen);
            const auto bySetup = m_game->readLine(any.setup);
            RC_ASSERT(static_cast<bool>(byFen) == static_cast<bool>(bySetup));
            if (bySetup)
                RC_ASSERT(m_game->write(byFen->position) == m_game->write(*bySetup));
            sound += bySetup ? 1 : 0;
        }));
        QVERIFY2(sound > 25, qPrintable(QString::number(sound)));
    }

    /** Files of puzzles hold hundreds of thousands: no setup is written and read for each. */
    void isReadSoonerThanASetup()
    {
        const std::string fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 12 34";
        const auto start = m_game->fen()->read(fen);
        QVERIFY(start);
        const std::string setup = writeSetup(m_game->write(start->position));
        bool areRead = true;
        const auto worked = [&areRead](auto&& reads) {
            auto least = std::numeric_limits<long long>::max();
            for (int round = 0; round < 3; ++round) {
                const test::WorkTimer timer;
                for (int i = 0; i < test::cases(5000, 500); ++i)
                    areRead &= reads();
                least = std::min(least, timer.elapsed());
            }
            return least;
        };
        const long long byFen = worked([&] { return static_cast<bool>(m_game->fen()->read(fen)); });
        const long long bySetup = worked([&] { return static_cast<bool>(m_game->readLine(setup)); });
        QVERIFY(areRead);
        QVERIFY2(3 * byFen < 2 * bySetup, qPrintable(QString("%1 ms, %2 ms").arg(byFen).arg(bySetup)));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* fen, const char* reason) {
            QTest::newRow(fen) << QByteArray(fen) << QByteArray(reason);
        };
        row("", "at character 1: a whole FEN has at least four fields (ranks, side to move, castling rights, en "
                "passant square), not 0");
        row("4k3/8/8/8/8/8/8/4K3",
            "at character 20: a whole FEN has at least four fields (ranks, side to move, castling rights, en "
            "passant square), not 1");
        row("4k3/8/8/8/8/8/8/4K3 w - - 0 1 2",
            "at character 31: a FEN has no more than six fields (ranks, side to move, castling rights, en "
            "passant square, clock, move number), not 7");
        row("4k3/8/8/8/8/8/8 w - - 0 1", "at character 16: expected 8 ranks with a / between two, not 7");
        row("4k3/8/8/8/8/8/8/4K3/8 w - - 0 1", "at character 20: expected 8 ranks with a / between two, not 9");
        row("4k3 w - - 0 1", "at character 4: expected 8 ranks with a / between two, not 1");
        row("4k3/8/8/3Ü4/8/8/8/4K3 w - - 0 1",
            "at character 10: 'Ü' in rank 5 is no piece; expected one of KQRBNP or kqrbnp, or 1 to 8 for empty "
            "squares");
        row("4k3/8/8/9/8/8/8/4K3 w - - 0 1",
            "at character 9: '9' in rank 5 is no piece; expected one of KQRBNP or kqrbnp, or 1 to 8 for empty squares");
        row("4k3/8/8/44/8/8/8/4K3 w - - 0 1",
            "at character 10: two numbers in rank 5; expected one for empty squares that are beside one another");
        row("4k3/8/8/8/8/8/8/4K2 w - - 0 1", "at character 17: expected 8 squares in rank 1, not 7");
        row("4k3/8/8/ppppppppp/8/8/8/4K3 w - - 0 1", "at character 9: expected 8 squares in rank 5, not 9");
        row("4k3/8//8/8/8/8/4K3 w - - 0 1", "at character 7: expected 8 squares in rank 6, not 0");
        row("  4k3/8/8/8/8/8/8/4K3  x - - 0 1", "at character 24: the side to move is w or b, not 'x'");
        row("4k3/8/8/8/8/8/8/4K3 ä - - 0 1", "at character 21: the side to move is w or b, not 'ä'");
        row("4k3/8/8/8/8/8/8/4K2R w KK - 0 1",
            "at character 25: the castling rights are the letters KQkq, each at most once, or -, not 'KK'");
        row("4k3/8/8/8/8/8/8/4K2R w KH - 0 1",
            "at character 25: the castling rights are the letters KQkq, each at most once, or -, not 'KH'");
        row("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", "at character 25: the castling rights 'G' are those of Chess960; "
                                               "orthodox chess has the letters KQkq, each at most once, or -");
        row("1r2k1r1/8/8/8/8/8/8/R3K1R1 w GAgb - 0 1",
            "at character 30: the castling rights 'GAgb' are those of Chess960; orthodox chess has the letters KQkq, "
            "each at most once, or -");
        row("4k3/8/8/8/8/8/8/R4K1R w HA - 0 1", "at character 25: the castling right 'H' needs a king on e1 and a rook "
                                                "on h1; from other squares it is that of Chess960");
        row("4k3/8/8/8/8/8/8/4K3 w A - 0 1",
            "at character 23: the castling right 'A' needs a king on e1 and a rook on a1");
        row("4k3/8/8/8/8/8/8/4K3 w K - 0 1",
            "at character 23: the castling right 'K' needs a king on e1 and a rook on h1");
        row("4k3/8/8/8/8/8/8/5RK1 w K - 0 1",
            "at character 24: the castling right 'K' needs a king on e1 and a rook on h1");
        row("1r2k1r1/8/8/8/8/8/8/1R3KR1 w KQkq - 0 1", "at character 30: the castling right 'K' needs a king on e1 and "
                                                       "a rook on h1; from other squares it is that of Chess960");
        row("1r3k1r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "at character 30: the castling right 'k' needs a king on e8 and a "
                                                     "rook on h8; from other squares it is that of Chess960");
        row("1r2k3/8/8/8/8/8/8/4K3 b q - 0 1", "at character 25: the castling right 'q' needs a king on e8 and a rook "
                                               "on a8; from other squares it is that of Chess960");
        row("4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
            "at character 25: no pawn can have passed over the en passant square 'e6' in the last move");
        row("4k3/8/8/8/8/8/8/4K3 w - e9 0 1",
            "at character 25: the en passant square is one such as e6, or -, not 'e9'");
        row("4k3/8/8/8/8/8/8/4K3 w - - 01 1",
            "at character 27: the clock, which counts half-moves without a capture or a "
            "pawn's move, is from 0 to 999999, not '01'");
        row("4k3/8/8/8/8/8/8/4K3 w - - 0 0", "at character 29: the move number is from 1 to 999999, not '0'");
        row("4k3/8/8/8/8/8/8/4K3 w - - 0 -1", "at character 29: the move number is from 1 to 999999, not '-1'");
        row("4k3/8/8/8/8/8/8/8 w - - 0 1", "White: exactly one king is needed, not 0");
        row("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "at character 2: 'k' on e8: not on turn, and could be captured from e1");
        row("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "at character 1: 'P' on a8: a pawn never stands on rank 1 or 8");
        row("4k3/8/8/8/8/8/8/pp2K2p w - - 0 1",
            "at character 17: 'p' on a1: a pawn never stands on rank 1 or 8; at character 18: 'p' on b1: a pawn never "
            "stands on rank 1 or 8; at character 22: 'p' on h1: a pawn never stands on rank 1 or 8");
    }
    void saysWhatIsWrong()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QByteArray, reason);
        const auto start = m_game->fen()->read(fen.constData());
        QVERIFY(!start);
        QCOMPARE(QByteArray::fromStdString(start.error().english()), reason);
    }

    void everyPositionOfRandomPlayComesBack()
    {
        QVERIFY(
            rc::check("a position written as FEN is read as the same", [](const std::vector<std::uint16_t>& choices) {
                const orthodox::OrthodoxGame game({});
                orthodox::State state = game.rules().start();
                int fullMove = 1;
                for (const std::uint16_t choice : choices) {
                    orthodox::OrthodoxRules::Moves moves;
                    game.rules().generate(state, moves);
                    if (moves.empty())
                        break;
                    fullMove += state.turn == chess::Army::Black ? 1 : 0;
                    game.rules().apply(state, moves[choice % moves.size()], NoEffects{});
                    const auto read =
                        orthodox::readFen(game.description(), orthodox::writeFen(game.description(), state, fullMove));
                    RC_ASSERT(static_cast<bool>(read));
                    RC_ASSERT(read->state == state);
                    RC_ASSERT(read->fullMove == fullMove);
                }
            }));
    }

private:
    const std::shared_ptr<const Game> m_game = *Registry::standard().create("orthodox", {});
};

RINGFORD_TEST(TestOrthodoxFen)
#include "test_orthodox_fen.moc"
