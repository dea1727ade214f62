// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/Registry.h"
#include "engine/games/orthodox/OrthodoxGame.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kCastling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 1";

} // namespace

class TestOrthodoxGame : public QObject {
    Q_OBJECT

private slots:
    void effectsAreToldInOrder_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QString>("effects");
        const auto row = [](const char* fen, const char* action, const char* effects) {
            QTest::newRow(action) << QByteArray(fen) << QByteArray(action) << QString(effects);
        };
        row(kStart, "e2-e4", "moved whiteP e2 e4");
        row(kCastling, "h1xh8", "captured blackR h8, moved whiteR h1 h8");
        row(kCastling, "O-O", "moved whiteK e1 g1, moved whiteR h1 f1");
        row(kCastling, "O-O-O", "moved whiteK e1 c1, moved whiteR a1 d1");
        row("4k3/8/8/8/2Pp4/8/8/4K3 b - c3 0 1", "d4xc3", "captured whiteP c4, moved blackP d4 c3");
        row("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7-a8=N", "moved whiteP a7 a8, changed whiteN a8");
        row("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7xb8=Q", "captured blackR b8, moved whiteP a7 b8, changed whiteQ b8");
    }
    void effectsAreToldInOrder()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QByteArray, action);
        QFETCH(QString, effects);
        const Position position = at(fen);
        QStringList told;
        for (const Effect& effect : m_game->apply(position, parsed(position, action)).effects)
            told << effectText(*m_game, effect);
        QCOMPARE(told.join(", "), effects);
    }

    void textThatDoesNotFitIsAnErrorOfNotation_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("cell");
        for (const char* text :
             {"",        "hello",    "e2e4",   "e2-",    "-e4",   "e2-e4=",      "e2-e4=K", "e2-e4=P",
              "e2-e4=q", "e2-e4=QQ", "e2-e4 ", "e2--e4", "E2-E4", "O-O-O-O",     "0-0",     "o-o",
              "e2xe4x",  "1:e2-e4",  "e2-e4+", "N@e4",   "claim", "resign:white"})
            QTest::newRow(text) << QByteArray(text) << QByteArray();
        QTest::newRow("rank 9") << QByteArray("e2-e9") << QByteArray("e9");
        QTest::newRow("rank 0") << QByteArray("e2-e0") << QByteArray("e0");
        QTest::newRow("file i") << QByteArray("i2-i3") << QByteArray("i2");
        QTest::newRow("leading zero") << QByteArray("e02-e4") << QByteArray("e02");
    }
    void textThatDoesNotFitIsAnErrorOfNotation()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, cell);
        const auto action = m_game->parse(m_game->start(), text.constData());
        QVERIFY(!action);
        QCOMPARE(action.error().english().find("the board has no cell '" + cell.toStdString() + '\'') !=
                     std::string::npos,
                 !cell.isEmpty());
        QVERIFY(!action.error().english().empty());
    }

    void castlingIsTouchedInTwoWays()
    {
        const Position position = at(kCastling);
        const auto ways = m_game->gestures(position, parsed(position, "O-O-O"));
        QCOMPARE(ways.size(), 2U);
        QCOMPARE(ways[0], touches("e1", "c1"));
        QCOMPARE(ways[1], touches("e1", "a1"));
        QCOMPARE(m_game->gestures(position, parsed(position, "h1-g1")), std::vector{touches("h1", "g1")});
    }

    void noTwoActionsShareAGestureButPromotions()
    {
        for (const char* fen :
             {kCastling, kStart, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"}) {
            const Position position = at(fen);
            std::vector<Gesture> seen;
            for (const Action& action : m_game->actions(position)) {
                for (const Gesture& gesture : m_game->gestures(position, action)) {
                    QVERIFY(std::ranges::find(seen, gesture) == seen.end());
                    seen.push_back(gesture);
                    QCOMPARE(m_game->intended(position, gesture), std::optional(action));
                }
            }
        }
    }

    void touchesTellWhatWasMeant_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char* fen, const char* from, const char* to, const char* meant) {
            QTest::addRow("%s %s", fen, meant)
                << QByteArray(fen) << QByteArray(from) << QByteArray(to) << QString(meant);
        };
        row("4k3/8/8/3pPN2/8/8/8/4K3 w - d6 0 1", "f5", "d6", "f5-d6"); // only pawns take en passant
        row("4k3/8/8/3pPN2/8/8/8/4K3 w - d6 0 1", "e5", "d6", "e5xd6");
        row(kStart, "e2", "e5", "e2-e5");
        row(kStart, "e2", "d3", "e2xd3");
        row(kStart, "d1", "d7", "d1xd7");
        row(kStart, "e1", "g1", "O-O");
        row(kStart, "e1", "h1", "O-O");
        row(kStart, "e1", "e3", "e1-e3");
        row(kStart, "e7", "e5", "e7-e5");
        row("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7", "a8", "a7-a8=Q");
        row("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "c5", "d6", "c5xd6");
    }
    void touchesTellWhatWasMeant()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, meant);
        const Position position = at(fen);
        const auto action = m_game->intended(position, touches(from, to));
        QVERIFY(action);
        QCOMPARE(QString::fromStdString(m_game->text(position, *action)), meant);
    }

    void aSingleTouchMeansNothing()
    {
        QVERIFY(!m_game->intended(m_game->start(), Gesture{0, {Touch::on(cell("e2"))}}));
        QVERIFY(!m_game->intended(m_game->start(), Gesture{0, {Touch::on(cell("e2")), Touch::onButton(0)}}));
    }

    void targetsShowHowAnyPieceMoves_data()
    {
        QTest::addColumn<QByteArray>("fen");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QString>("targets");
        const auto row = [](const char* about, const char* fen, const char* from, const char* targets) {
            QTest::newRow(about) << QByteArray(fen) << QByteArray(from) << QString(targets);
        };
        row("an empty cell", kStart, "e4", "");
        row("an opponent's knight", kStart, "b8", "a6 c6");
        row("an opponent's pawn", kStart, "e7", "e5 e6");
        row("a pinned rook", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2", "a2 b2 c2 d2 e3 e4 e5 e6 e7 xe8 f2 g2 h2");
        row("en passant", "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "e5", "xd6 e6");
        row("the other army's pawn while en passant is on", "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "d5", "d4");
        row("a king that may castle", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "d1 d2 e2 f1 f2 g1");
        row("an opponent's king beside attacked cells", "4k3/8/8/8/8/8/8/3RK2R w K - 0 1", "e8", "e7 f7 f8");
    }
    void targetsShowHowAnyPieceMoves()
    {
        QFETCH(QByteArray, fen);
        QFETCH(QByteArray, from);
        QFETCH(QString, targets);
        QStringList shown;
        for (const Target& target : m_game->targets(at(fen), cell(from)))
            shown << (target.kind == Target::Kind::Capture ? "x" : "") +
                         QString::fromStdString(m_game->board().name(target.cell));
        QCOMPARE(shown.join(' '), targets);
    }

    void contentsShowPiecesCheckAndTurn()
    {
        const Contents check = m_game->contents(at("4k3/8/8/8/1b6/8/8/4K2R w K - 0 1"));
        QCOMPARE(check.pieces.size(), 4U);
        QVERIFY(std::ranges::is_sorted(check.pieces, {}, &PlacedPiece::cell));
        QCOMPARE(check.checks, std::vector{cell("e1")});
        QVERIFY(check.sidesOnTurn == SideSet(Side{0}));
        QVERIFY(m_game->contents(m_game->start()).checks.empty());
        QVERIFY(m_game->contents(at("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")).sidesOnTurn.empty()); // stalemate
    }

    void resigningAndAFallenFlagLose()
    {
        const Position start = m_game->start();
        QVERIFY(m_game->canRetire(start, Side{1}));
        QCOMPARE(m_game->status(m_game->retire(start, Side{1}, Retire::Resigned).outcome),
                 std::string("won by white (resigned)"));
        QCOMPARE(m_game->status(m_game->retire(start, Side{0}, Retire::FlagFell).outcome),
                 std::string("won by black (time)"));
        QVERIFY(!m_game->canRetire(at("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Side{0}));
    }

    void quietIsClaimedAtAHundred()
    {
        const QuietCount quiet = m_game->quiet(at("4k3/8/8/8/8/8/8/4K2R w K - 73 90"));
        QCOMPARE(quiet.now, 73);
        QCOMPARE(quiet.claimAt, 100);
    }

    void allThatIsWrongIsListed()
    {
        const auto setup =
            readSetup("white: Ke1 Kd1 Pa1 Nb1^ Xc3 Rh9; black: Ke8 Ra8* Pe8; turn: red; quiet: 01; ep: e3; out: x");
        QVERIFY(setup);
        const auto position = m_game->read(*setup);
        QVERIFY(!position);
        QStringList places;
        for (const SetupProblem& problem : position.error())
            places << QString::fromStdString(problem.group + ' ' + problem.item).trimmed();
        places.sort();
        QCOMPARE(
            places.join(", "),
            QString(
                "black Pe8, black Ra8*, out, quiet 01, turn red, white, white Nb1^, white Pa1, white Rh9, white Xc3"));
        const auto pawn = std::ranges::find(position.error(), "Pa1", &SetupProblem::item);
        QCOMPARE(pawn->cell, std::optional(cell("a1")));
    }

private:
    Position at(const QByteArray& fen) const
    {
        const auto start = m_game->fen()->read(fen.constData());
        return start ? start->position
                     : (QTest::qFail(start.error().english().c_str(), __FILE__, __LINE__), m_game->start());
    }
    Cell cell(const QByteArray& name) const { return *m_game->board().find(name.toStdString()); }
    Gesture touches(const QByteArray& from, const QByteArray& to) const
    {
        return {0, {Touch::on(cell(from)), Touch::on(cell(to))}};
    }
    Action parsed(const Position& position, const QByteArray& text) const
    {
        return *m_game->parse(position, text.toStdString());
    }

    const std::shared_ptr<const Game> m_game = *Registry::standard().create("orthodox", {});
};

RINGFORD_TEST(TestOrthodoxGame)
#include "test_orthodox_game.moc"
