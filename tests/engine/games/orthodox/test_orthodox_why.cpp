// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/Registry.h"
#include "tests/support/Reasons.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>
#include <rapidcheck.h>

#include <set>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr const char* kFirst = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

std::shared_ptr<const Game> orthodoxGame()
{
    return *Registry::standard().create("orthodox", {});
}

/** Every text that fits the notation: all pairs of cells, both signs, with and without promotion, and castling. */
std::vector<std::string> allTexts(const Board& board)
{
    std::vector<std::string> texts{"O-O", "O-O-O"};
    for (std::uint16_t from = 0; from < board.cellCount(); ++from) {
        for (std::uint16_t to = 0; to < board.cellCount(); ++to) {
            for (const char sign : {'-', 'x'}) {
                for (const char* promotion : {"", "=Q", "=R", "=B", "=N"})
                    texts.push_back(board.name(Cell{from}) + sign + board.name(Cell{to}) + promotion);
            }
        }
    }
    return texts;
}

/** A reason for all that is not legal, and for nothing else. */
void checkAllTexts(const Game& game, const Position& position)
{
    std::set<std::string> legal;
    for (const Action& action : game.actions(position))
        legal.insert(game.text(position, action));
    static const std::vector<std::string> kTexts = allTexts(game.board());
    std::size_t taken = 0;
    for (const std::string& text : kTexts) {
        const auto action = game.parse(position, text);
        QVERIFY2(action, text.c_str());
        QCOMPARE(game.text(position, *action), text);
        const auto why = game.why(position, *action);
        QVERIFY2(!why == legal.contains(text), text.c_str());
        taken += why ? 0 : 1;
        if (!why)
            continue;
        QVERIFY2(!why->cells.empty() && canBeShown(game, *why), why->sentence.english().c_str());
    }
    QCOMPARE(taken, legal.size());
}

} // namespace

class TestOrthodoxWhy : public QObject {
    Q_OBJECT

private slots:
    void namesTheRuleAndItsCells_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("sentence");
        QTest::addColumn<QString>("cells");
        const auto row = [](const char* fen, const char* action, const char* sentence, const char* cells) {
            QTest::newRow(sentence) << QByteArray(fen) << QByteArray(action) << QByteArray(sentence) << QString(cells);
        };
        constexpr const char* kPawnRule = "a pawn moves straight ahead, one cell or two from its starting rank, and "
                                          "captures one cell diagonally ahead";
        constexpr const char* kCastlers =
            "castling is for a king and a rook that have not moved: the one on e1 or the one on h1 has";
        row(kFirst, "e3-e4", "there is no piece on e3", "e3");
        row(kFirst, "e7-e5", "the pawn on e7 belongs to black, and it is the turn of white", "e7");
        row(kFirst, "e2-e5", kPawnRule, "e2 e5");
        row(kFirst, "e2-e2", "a piece moves to another cell", "e2");
        row(kFirst, "a1-a2", "your own pawn stands on a2", "a1 a2");
        row(kFirst, "a1-a3", "the way is blocked by the pawn on a2", "a2");
        row(kFirst, "f1-c4", "the way is blocked by the pawn on e2", "e2");
        row(kFirst, "b1-b3", "a knight moves two cells straight and one to the side, not from b1 to b3", "b1 b3");
        row(kFirst, "b1xc3", "there is nothing to capture on c3", "b1 c3");
        row(kFirst, "e2xd3", "there is nothing to capture on d3", "e2 d3");
        row(kFirst, "e2-d3", "a pawn moves diagonally only when it captures", "e2 d3");
        row(kFirst, "e2xe3", "a pawn captures diagonally, never straight ahead", "e2 e3");
        row(kFirst, "e2-e4=Q", "a pawn is promoted only on the last rank", "e2 e4");
        row(kFirst, "b1-c3=Q", "only a pawn is promoted", "b1");
        row(kFirst, "e1-g1", "your own knight stands on g1", "e1 g1");
        row(kFirst, "O-O",
            "the way is blocked by the bishop on f1: castling needs all cells between king and rook empty", "f1 g1");
        row("4k3/8/8/8/8/4p3/4P3/4K3 w - -", "e2-e4", "the way is blocked by the pawn on e3", "e3");
        row("4k3/8/8/8/4p3/8/4P3/4K3 w - -", "e2-e4", "the way is blocked by the pawn on e4", "e4");
        row("4k3/8/8/8/8/4P3/8/4K3 w - -", "e3-e5", "a pawn moves two cells only from its starting rank", "e3 e5");
        row("4k3/P7/8/8/8/8/8/4K3 w - -", "a7-a8",
            "a pawn that reaches the last rank is promoted: =Q, =R, =B or =N says to what", "a7 a8");
        row("4k3/8/8/3p4/8/8/8/3QK3 w - -", "d1-d5", "a pawn stands on d5: a capture is written with x", "d1 d5");
        row("4k3/8/8/2PpP3/8/8/8/4K3 w - -", "e5xd6",
            "en passant takes only a pawn that has just moved two cells: that on d5 has not", "d6 d5");
        row("7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "e5xd6", "your king on a5 would be attacked by the rook on h5",
            "a5 h5");
        row("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "e5xd6=Q", "a pawn is promoted only on the last rank", "e5 d6");
        row("4r2k/8/8/8/8/8/4R3/4K3 w - -", "e2-d2", "your king on e1 would be attacked by the rook on e8", "e1 e8");
        row("4r2k/8/8/8/8/8/3R4/4K3 w - -", "d2-d3", "your king on e1 would still be attacked by the rook on e8",
            "e1 e8");
        row("4r2k/8/8/8/8/8/8/3K4 w - -", "d1-e1", "your king on e1 would be attacked by the rook on e8", "e1 e8");
        row("8/8/8/8/8/3k4/8/3K4 w - -", "d1-d2", "your king on d2 would be attacked by the king on d3", "d2 d3");
        row("4k3/8/8/8/8/8/8/4K2R w K -", "e1-g1", "a king moves one cell; castling is written O-O", "e1 g1");
        row("4k3/8/8/8/8/8/8/R3K1NR w KQ -", "e1-c1", "a king moves one cell; castling is written O-O-O", "e1 c1");
        row("4k3/8/8/8/8/8/8/4K2R w - -", "O-O", kCastlers, "e1 h1");
        row("4k3/8/8/8/8/8/8/4K3 w - -", "O-O", "there is no rook on h1 to castle with", "h1");
        row("4k3/8/8/8/8/8/8/R2K4 w - -", "O-O-O", "there is no king on e1 to castle", "e1");
        row("4kr2/8/8/8/8/8/8/4K2R w K -", "O-O", "your king would pass f1, which is attacked by the rook on f8",
            "f1 f8");
        row("4k1r1/8/8/8/8/8/8/4K2R w K -", "O-O", "your king on g1 would be attacked by the rook on g8", "g1 g8");
        row("4k3/8/8/8/1b6/8/8/4K2R w K -", "O-O",
            "your king on e1 is attacked by the bishop on b4: there is no castling out of check", "e1 b4");
        row("r3k3/8/8/8/8/8/8/1N2K3 b q -", "O-O", "there is no rook on h8 to castle with", "h8");
    }
    void namesTheRuleAndItsCells()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QByteArray, action);
        QFETCH(QByteArray, sentence);
        QFETCH(QString, cells);
        const auto start = m_game->fen()->read(fen.constData());
        QVERIFY(start);
        const auto parsed = m_game->parse(start->position, action.constData());
        QVERIFY(parsed);
        const auto why = m_game->why(start->position, *parsed);
        QVERIFY(why);
        QCOMPARE(QByteArray::fromStdString(why->sentence.english()), sentence);
        QCOMPARE(cellNames(*m_game, why->cells), cells);
    }

    void aDecidedGameIsOver()
    {
        const auto mate = m_game->fen()->read("7k/5Npp/8/8/8/8/8/6K1 b - - 0 1");
        QVERIFY(mate);
        const auto over = m_game->fen()->read("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1");
        QVERIFY(over);
        QVERIFY(!m_game->outcome(mate->position).decided());
        QVERIFY(m_game->outcome(over->position).decided());
        const auto why = m_game->why(over->position, *m_game->parse(over->position, "g7-g6"));
        QVERIFY(why);
        QCOMPARE(why->sentence.english(), std::string("the game is over"));
    }

    void thereIsAReasonForAllThatIsNotLegal_data()
    {
        QTest::addColumn<QByteArray>("fen");
        for (const char* fen :
             {kFirst, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
              "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
              "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", "8/8/8/K2pPp1r/8/8/7k/8 w - - 0 1",
              "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "4r2k/8/8/8/8/5n2/3R4/4K2B w - - 0 1",
              "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "r3k2r/8/8/8/8/8/4R3/R3K3 b Qkq - 0 1"})
            QTest::newRow(fen) << QByteArray(fen);
    }
    void thereIsAReasonForAllThatIsNotLegal()
    {
        QFETCH(QByteArray, fen);
        const auto start = m_game->fen()->read(fen.constData());
        QVERIFY(start);
        checkAllTexts(*m_game, start->position);
    }

    void thereIsAReasonInRandomPlay()
    {
        const bool held = rc::check("legal is what the list has", [this](const std::vector<std::uint16_t>& choices) {
            Position position = m_game->start();
            for (const std::uint16_t choice : choices) {
                const auto actions = m_game->actions(position);
                if (actions.empty())
                    break;
                position = m_game->apply(position, actions[choice % actions.size()]).position;
            }
            const auto actions = m_game->actions(position);
            for (const std::size_t index :
                 *rc::gen::container<std::vector<std::size_t>>(50, rc::gen::inRange<std::size_t>(0, m_texts.size()))) {
                const auto action = m_game->parse(position, m_texts[index]);
                RC_ASSERT(static_cast<bool>(action));
                const bool legal = std::ranges::find(actions, *action) != actions.end();
                RC_ASSERT(legal == !m_game->why(position, *action));
            }
        });
        QVERIFY(held);
    }

private:
    const std::shared_ptr<const Game> m_game = orthodoxGame();
    const std::vector<std::string> m_texts = allTexts(m_game->board());
};

RINGFORD_TEST(TestOrthodoxWhy)
#include "test_orthodox_why.moc"
