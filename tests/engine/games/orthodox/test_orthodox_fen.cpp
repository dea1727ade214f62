// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/Registry.h"
#include "engine/games/orthodox/Fen.h"
#include "engine/games/orthodox/OrthodoxGame.h"
#include "tests/support/TestProgram.h"

#include <QTest>
#include <rapidcheck.h>

using namespace ringford;

class TestOrthodoxFen : public QObject {
    Q_OBJECT

private slots:
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

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* fen, const char* reason) {
            QTest::newRow(fen) << QByteArray(fen) << QByteArray(reason);
        };
        row("", "a FEN has four to six fields, not 0");
        row("4k3/8/8/8/8/8/8/4K3", "a FEN has four to six fields, not 1");
        row("4k3/8/8/8/8/8/8/4K3 w - - 0 1 2", "a FEN has four to six fields, not 7");
        row("4k3/8/8/8/8/8/8 w - - 0 1", "the first field has fewer than eight ranks");
        row("4k3/8/8/8/8/8/8/4K3/8 w - - 0 1", "the first field has more than eight ranks");
        row("4k3/8/8/9/8/8/8/4K3 w - - 0 1", "'9' in the first field is no piece and no number of empty cells");
        row("4k3/8/8/44/8/8/8/4K3 w - - 0 1", "'4' in the first field is no piece and no number of empty cells");
        row("4k3/8/8/8/8/8/8/4K2 w - - 0 1", "rank 1 in the first field has 7 cells, not 8");
        row("4k3/8/8/ppppppppp/8/8/8/4K3 w - - 0 1", "rank 5 in the first field has 9 cells, not 8");
        row("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "the turn is w or b, not 'x'");
        row("4k3/8/8/8/8/8/8/4K2R w KK - 0 1",
            "castling is written with the letters KQkq, each at most once, or -, not 'KK'");
        row("4k3/8/8/8/8/8/8/4K2R w H - 0 1",
            "castling is written with the letters KQkq, each at most once, or -, not 'H'");
        row("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "castling 'K' needs a king on e1 and a rook on h1");
        row("4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
            "group 'ep': item 'e6': no pawn can have passed over this cell in the last action");
        row("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", "group 'ep': item 'e9': the board has no such cell");
        row("4k3/8/8/8/8/8/8/4K3 w - - 01 1", "group 'quiet': item '01': expected a number from 0 to 999999");
        row("4k3/8/8/8/8/8/8/4K3 w - - 0 0", "the number of the move is from 1 to 999999, not '0'");
        row("4k3/8/8/8/8/8/8/4K3 w - - 0 -1", "the number of the move is from 1 to 999999, not '-1'");
        row("4k3/8/8/8/8/8/8/8 w - - 0 1", "group 'white': exactly one king is needed, not 0");
        row("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "group 'black': item 'Ke8': not on turn, and could be captured from e1");
        row("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "group 'white': item 'Pa8': a pawn never stands on rank 1 or 8");
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
