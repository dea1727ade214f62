// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Effort.h"
#include "tests/support/Positions.h"
#include "tests/support/Reasons.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <set>

using namespace ringford;
using namespace ringford::test;

namespace {

/** Of texts that are not legal one in so many is looked at; of others all are. */
const std::size_t kTextsPerLook = cases(1, 8);

/** Every text that fits the notation: all pairs of cells with all signs and promotions. */
std::vector<std::string> allTexts(const Board& board)
{
    std::vector<std::string> texts;
    for (std::uint16_t from = 0; from < board.cellCount(); ++from) {
        for (std::uint16_t to = 0; to < board.cellCount(); ++to) {
            const std::string first = board.name(Cell{from});
            const std::string second = board.name(Cell{to});
            texts.push_back("remove:" + first + ',' + second);
            for (const char* sign : {"-", "x", "<>"}) {
                for (const char* promotion : {"", "=Q", "=N"}) {
                    texts.push_back(first + sign);
                    texts.back() += second + promotion;
                }
            }
        }
    }
    return texts;
}

} // namespace

class TestCircularWhy : public QObject {
    Q_OBJECT

private slots:
    void namesTheRuleAndItsCells_data()
    {
        addReasonColumns();
        constexpr auto row = addReason;
        constexpr const char* kTwo = "white: Ra1 Pb4+2 Pc9-5 Kd1; black: Na5 Pb6-1 Ra9 Kd9; turn: white";
        row("", kTwo, "a2-a3", "there is no piece on a2", "a2");
        row("", kTwo, "a9-a8", "the rook on a9 belongs to Black, and it is the turn of White", "a9");
        row("", kTwo, "a1-a1", "a move leads to another cell; a piece never comes back round the ring to its own",
            "a1");
        row("", kTwo, "a1xd1", "your own king stands on d1", "a1 d1");
        row("", kTwo, "a1-b2", "a rook moves straight, not from a1 to b2", "a1 b2");
        row("", kTwo, "a1-a7", "both ways round are blocked: by the knight on a5 and by the rook on a9", "a5 a9");
        row("", "white: Bd4 Kd1 Nc5; black: Kd9; turn: white", "d4-b6", "the way is blocked by the knight on c5", "c5");
        row("", kTwo, "b4-a5", "a knight stands on a5: a capture is written with x", "b4 a5");
        row("", kTwo, "b4-c4",
            "the pawn on b4 goes one cell along its ring, to the higher number, and captures one column further that "
            "way, "
            "one "
            "ring out or in",
            "b4 c4");
        row("", kTwo, "c9-c10",
            "the pawn on c9 goes one cell along its ring, to the lower number, and captures one column further that "
            "way, "
            "one "
            "ring out or in",
            "c9 c10");
        row("", kTwo, "b4-c5", "a pawn goes to another ring only when it captures", "b4 c5");
        row("", kTwo, "b4xc5", "there is nothing to capture on c5", "b4 c5");
        row("", kTwo, "b4xb5", "a pawn never captures straight ahead", "b4 b5");
        row("", "white: Pb4+2 Kd1; black: Pb5-1 Kd9; turn: white", "b4-b5", "the way is blocked by the pawn on b5",
            "b5");
        row("", kTwo, "b4-b5=Q", "a pawn is promoted when it has travelled 6 columns: that on b4 will have travelled 3",
            "b4 b5");
        row("", kTwo, "c9-c8",
            "the pawn on c9 has then travelled 6 columns and is promoted: =Q, =R, =B or =N says to what", "c9 c8");
        row("", kTwo, "a1-a2=Q", "only a pawn is promoted", "a1");
        row("", kTwo, "a1-a9", "a rook stands on a9: a capture is written with x", "a1 a9");
        row("", kTwo, "a1xa2", "there is nothing to capture on a2", "a1 a2");
        row("", kTwo, "b4<>b5", "pawns change places only with a teammate's, and there are no teams", "b4 b5");
        row("", kTwo, "remove:b4,b5", "facing pawns are taken off in the Byzantine rules only", "b4 b5");
        row("", "white: Rd3 Kd1; black: Rd9 Kb9; turn: white", "d3-c3",
            "your king on d1 would still be attacked by the rook on d9", "d1 d9");
        row("", "white: Rb1 Kd1; black: Ra1 Kd9; turn: white", "b1-b2",
            "your king on d1 would be attacked by the rook on a1", "d1 a1");
        row("", "white: Kd1; black: Kd3; turn: white", "d1-d2", "your king on d2 would be attacked by the king on d3",
            "d2 d3");
        row("players=3", "white: Kd1 Rb1; red: Rb4 Kd9; black: Kd17; turn: white; out: red", "b4-b5",
            "the rook on b4 is an obstacle: Red is out, and nobody moves its pieces", "b4");
        constexpr const char* kTeams = "red: Ra1 Pb5+1 Kd1; blue: Kd9; yellow: Pb6-1 Ra5 Kd17; green: Kd25; turn: red";
        row("players=4 teams=2x2", kTeams, "a1xa5",
            "the rook on a5 belongs to Yellow, a teammate, and cannot be captured", "a1 a5");
        row("players=4 teams=2x2", kTeams, "a1<>a5", "only pawns change places: the rook on a1 is not one", "a1 a5");
        row("players=4 teams=2x2", kTeams, "b5<>b4",
            "a pawn changes places with the one on the cell in front of it: b4 is not in front of that on b5", "b5 b4");
        row("players=4 teams=2x2", "red: Pb5+1 Kd1; blue: Pb6-1 Kd9; yellow: Kd17; green: Kd25; turn: red", "b5<>b6",
            "on b6 stands no pawn of a teammate in the game", "b5 b6");
        row("players=4 teams=2x2", kTeams, "b5<>b6=Q",
            "a pawn is promoted when it has travelled 6 columns: that on b5 will have travelled 2", "b5 b6");
        constexpr const char* kByzantine = "white: Bb2 Qb4 Pc5+ Kd1; black: Pa5+ Pa6- Pc6- Pd7+ Kd9; turn: white";
        row("rules=byzantine", kByzantine, "b2-c3", "an elephant jumps two cells diagonally, not from b2 to c3",
            "b2 c3");
        row("rules=byzantine", kByzantine, "b4-d6", "a general moves one cell diagonally, not from b4 to d6", "b4 d6");
        row("rules=byzantine", kByzantine, "c5xb6=Q", "in the Byzantine rules no pawn is promoted", "c5");
        row("rules=byzantine", kByzantine, "remove:a6,a5",
            "of facing pawns the one that goes to the higher number is named first", "a6 a5");
        row("rules=byzantine", kByzantine, "remove:a5,b6",
            "a5 and b6 are not side by side on one ring, in rising order", "a5 b6");
        row("rules=byzantine", "white: Pa5+ Pa6- Kd1; black: Kd9 Nd10; turn: white", "a5-a6",
            "your own pawn stands on a6, face to face with that on a5: an opponent may take both off", "a5 a6");
        row("rules=byzantine", kByzantine, "remove:d7,d8", "no two pawns face each other on d7 and d8", "d7 d8");
        row("rules=byzantine", kByzantine, "remove:c5,c6", "the pawns on c5 and c6 are not of one seat", "c5 c6");
        row("players=3 rules=byzantine", "white: Ra2 Kd1; red: Pa5+ Pa6-; black: Kd9 Nd10; turn: white; out: red",
            "remove:a5,a6", "the pawns on a5 and a6 are obstacles: Red is out", "a5 a6");
    }
    void namesTheRuleAndItsCells() { checkReason("circular"); }

    void thereIsAReasonForAllThatIsNotLegal_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("setup");
        for (const char* setup : {"white: Rb12 Kc1; black: Ka4 Pa12+2 Nc2 Pc7-0 Pc11+1 Bd3 Pd6-1 Rd9; turn: white",
                                  "white: Kd1 Rd3; black: Kb9 Rd9; turn: white",
                                  "white: Pa8+5 Kc4 Pd3+0; black: Pb6-5 Kc7 Pd5-4; turn: black",
                                  "white: Ra1 Kd1; black: Ra9 Ka14 Rd4; turn: white"})
            QTest::newRow(setup) << QByteArray() << QByteArray(setup);
        for (const char* setup : {"white: Ba1 Kd1 Qd4 Bd16; black: Pb2+ Rc3 Nc14 Kd9 Qd12; turn: white",
                                  "white: Ra2 Kd1; black: Pa5+ Pa6- Pb1- Pb16+ Kd9; turn: white",
                                  "white: Nb5 Kd1; black: Pa5+ Pa6- Ka9 Rd8; turn: white"})
            QTest::newRow(setup) << QByteArray("rules=byzantine") << QByteArray(setup);
        QTest::newRow("an obstacle") << QByteArray("players=3")
                                     << QByteArray(
                                            "white: Ra1 Kd1; red: Ka9 Rb1; black: Kd17 Rd20; turn: white; out: red");
        QTest::newRow("swaps") << QByteArray("players=4 teams=2x2")
                               << QByteArray("red: Pa5+5 Pb5+2 Pc9-1 Kd1; blue: Kd9; yellow: Pa6-5 Pb6+0 Pc8-3 Kd17; "
                                             "green: Kd25; turn: red");
    }
    void thereIsAReasonForAllThatIsNotLegal()
    {
        QFETCH(const QByteArray, options);
        QFETCH(const QByteArray, setup);
        const auto game = gameOf("circular", options.toStdString());
        const auto position = positionOf(*game, setup.toStdString());
        QVERIFY(position);
        std::set<std::string> legal;
        for (std::uint8_t seat = 0; seat < game->description().seats.size(); ++seat) {
            for (const Action& action : game->actions(*position, Seat{seat}))
                legal.insert(game->text(*position, action));
        }
        std::erase_if(legal, [](const std::string& text) { return text.ends_with("=R") || text.ends_with("=B"); });
        std::size_t taken = 0;
        std::size_t looks = 0;
        for (const std::string& text : allTexts(game->board())) {
            if (++looks % kTextsPerLook != 0 && !legal.contains(text))
                continue;
            const auto action = game->parse(*position, text);
            QVERIFY2(action, text.c_str());
            const std::string written = game->text(*position, *action);
            if (written != text)
                QFAIL(text.c_str());
            const auto why = game->why(*position, *action);
            if (!why != legal.contains(text))
                QFAIL(text.c_str());
            taken += why ? 0 : 1;
            if (!why)
                continue;
            if (why->cells.empty() || !canBeShown(*game, *why))
                QFAIL((text + ": " + why->sentence.english()).c_str());
        }
        QCOMPARE(taken, legal.size());
    }

    void textsThatDoNotFit_data()
    {
        addTexts({"",
                  "a1",
                  "a1a2",
                  "a1-",
                  "-a2",
                  "a1-a17",
                  "a1-e1",
                  "a1xa0",
                  "a1-a2=",
                  "a1-a2=K",
                  "a1-a2=QQ",
                  "a1<a2",
                  "a1><a2",
                  "a1<>",
                  "a1<>a2=P",
                  "a1<>a2=",
                  "remove:",
                  "remove:a1",
                  "remove:a1-a2",
                  "remove:a1,",
                  "remove:a1,a2,a3",
                  "Remove:a1,a2",
                  "remove: a1,a2",
                  "O-O",
                  "A1-A2",
                  "a1-a2 ",
                  "a01-a2"});
    }
    void textsThatDoNotFit() { checkNoAction("circular"); }

    void aDecidedGameIsOver()
    {
        const auto game = gameOf("circular");
        const auto position = positionOf(*game, "white: Kd1 Pa2+0; black: Kd9; turn: white; out: black");
        QVERIFY(position);
        QCOMPARE(game->why(*position, *game->parse(*position, "a2-a3"))->sentence.english(),
                 std::string("the game is over"));
    }
};

RINGFORD_TEST(TestCircularWhy)
#include "test_circular_why.moc"
