// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Positions.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/Reasons.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

class TestStrategicWhy : public QObject {
    Q_OBJECT

private slots:
    void namesTheRuleAndItsCells_data()
    {
        addReasonColumns();
        constexpr auto row = addReason;
        constexpr const char* kTwo = "1w: Kc1 Qh3 Rh8 Bg1 Ng6 Nh4 Ph5 Ph7; 1b: Kb7 Pg7; 2w: Kf1 Pb8; "
                                     "2b: Kf7 Pa6 Pb2 Ra5 Qa4; turn: 1w 2w";
        row("boards=2", kTwo, "1:d4-d5", "there is no piece on 1:d4", "1:d4");
        row("boards=2", kTwo, "1:b7-b8", "the king on 1:b7 belongs to black, and it is the turn of white", "1:b7");
        row("boards=2", kTwo, "1:c1-c1", "a piece moves to another cell", "1:c1");
        row("boards=2", kTwo, "1:c1-c3", "a king moves one cell, not from 1:c1 to 1:c3", "1:c1 1:c3");
        row("boards=2", kTwo, "1:c1-2:a1", "a king stays on its board", "1:c1 2:a1");
        row("boards=2", kTwo, "1:h8xh7", "your own pawn stands on 1:h7", "1:h8 1:h7");
        row("boards=2", kTwo, "1:h3-2:b3", "a move over the edge ends on the first cell of the next board",
            "1:h3 2:b3");
        row("boards=2", kTwo, "1:g1-2:b4", "a move over the edge ends on the first cell of the next board",
            "1:g1 2:b4");
        row("boards=2", kTwo, "1:h3-2:b4", "a queen moves straight or diagonally, not from 1:h3 to 2:b4", "1:h3 2:b4");
        row("boards=2", kTwo, "1:g6-2:a6",
            "a knight moves two cells straight and one to the side, not from 1:g6 to 2:a6", "1:g6 2:a6");
        row("boards=2", kTwo, "1:h4-2:a6", "a pawn stands on 2:a6: a capture is written with x", "1:h4 2:a6");
        row("boards=2", kTwo, "1:h8x2:a8", "there is nothing to capture on 2:a8", "1:h8 2:a8");
        row("boards=2", kTwo, "1:h5-2:a6", "a pawn moves diagonally only when it captures", "1:h5 2:a6");
        row("boards=2", kTwo, "1:h5-2:a5", "the way is blocked by the rook on 2:a5", "2:a5");
        row("boards=2", kTwo, "1:h5x2:a5", "a pawn captures one cell diagonally ahead and nowhere else", "1:h5 2:a5");
        row("boards=2", kTwo, "1:h5-2:b5",
            "a pawn moves one cell ahead or back, up to three ahead as its first action, on a road one cell to the "
            "side, "
            "and captures one cell diagonally ahead",
            "1:h5 2:b5");
        row("boards=2 roads=none", kTwo, "2:b8-a8",
            "a pawn steps to the side only on a road, and there is none on 2:b8", "2:b8 2:a8");
        constexpr const char* kThree = "1w: Ka1 Rb4 Rf4 Qg8; 1b: Kc7; 2w: Ke1 Pd4; 2b: Kd7; 3w: Kg1 Nb4; "
                                       "3b: Kh8 Rh4 Pa5; turn: 1b 2w 3w";
        row("boards=3", kThree, "1:g8-3:a8",
            "boards 1 and 3 do not touch: a piece reaches only the board next to its own", "1:g8 3:a8");
        row("boards=3", kThree, "1:b4-2:a4", "the way is blocked by the rook on 1:f4", "1:f4");
        row("boards=3", kThree, "2:d4-d6", "a pawn moves two or three cells only as its first action", "2:d4 2:d6");
        row("boards=3", kThree, "3:a5-2:h5",
            "a piece goes to the next board only when 2b is on turn there, but now it is the turn of 2w", "3:a5 2:h5");
        constexpr const char* kCheck = "1w: Kh4 Rb1 Nc5; 1b: Kc8; 2w: Ke1 Bg1 Ra2; 2b: Ke8 Rd4 Qb7; turn: 1w 2w";
        row("boards=2", kCheck, "1:c5-d7", "the king of 1w would still be attacked by the rook on 2:d4", "1:h4 2:d4");
        row("boards=2", kCheck, "2:a2-1:h2",
            "the king of 1w is attacked by the rook on 2:d4: no piece comes to a board whose king is in check",
            "1:h4 2:d4");
        constexpr const char* kFence = "1w: Kb1 Ng4 Pg6; 1b: Kc8 Rd4 Be8; 2w: Ka4 Ph2; 2b: Kg8; turn: 1w 2b";
        row("boards=2", kFence, "1:g4-e5", "the king of 2w would be exposed to the rook on 1:d4", "2:a4 1:d4");
        row("boards=2", kFence, "1:g6-g7", "the king of 2w would be exposed to the bishop on 1:e8", "2:a4 1:e8");
        constexpr const char* kClosed = "1w: Kc1 Rh4 Nf3; 1b: Kc8 Qg7; 2w: Kc1 Ra8 Pb4; 2b: Kc8 Rb6; 3w: Ka4 Ra5; "
                                        "3b: Kh8 Rc7; turn: 1w 3b; closed: 2=-";
        row("boards=3", kClosed, "1:h4-2:a4", "board 2 is closed: nothing happens on it any more", "1:h4 2:a4");
        row("boards=3", kClosed, "2:b4-b5", "board 2 is closed: nothing happens on it any more", "2:b4 2:b5");
        constexpr const char* kAcross = "1w: Kb1 Rg4; 1b: Kc8; 2w: Kg1; 2b: Ka4 Ng8; turn: 1w 2w";
        row("boards=2", kAcross, "1:g4x2:a4", "a king is never captured", "1:g4 2:a4");
    }
    void namesTheRuleAndItsCells() { checkReason("strategic"); }

    void boardsThatAreMissingAreNamed()
    {
        const auto one = gameOf("strategic", "");
        QCOMPARE(one->parse(one->start(), "2:e2-e4").error().english(), "there is no board '2', only board 1");
        QCOMPARE(one->parse(one->start(), "1:h2-2:a2").error().english(), "there is no board '2', only board 1");
        const auto three = gameOf("strategic", "boards=3");
        QCOMPARE(three->parse(three->start(), "3:h2-4:a2").error().english(),
                 "there is no board '4': boards are 1 to 3");
    }

    void thereIsAReasonForAllThatIsNotLegal_data()
    {
        QTest::addColumn<QByteArray>("options");
        for (const char* options : {"", "boards=2 roads=none", "boards=3 ending=all"})
            QTest::newRow(options) << QByteArray(options);
    }
    void thereIsAReasonForAllThatIsNotLegal()
    {
        QFETCH(const QByteArray, options);
        const auto game = gameOf("strategic", options.toStdString());
        const auto cells = static_cast<std::uint16_t>(game->board().cellCount());
        Dice dice(5);
        Position position = game->start();
        for (int look = 0; look < 3 && !game->outcome(position).decided(); ++look) {
            const auto legal = game->actions(position);
            std::size_t taken = 0;
            for (std::uint16_t from = 0; from < cells; ++from) {
                for (std::uint16_t to = 0; to < cells; ++to) {
                    const auto action = game->intended(position, {0, {Touch::on(Cell{from}), Touch::on(Cell{to})}});
                    QVERIFY(action);
                    const std::string text = game->text(position, *action);
                    QVERIFY2(game->parse(position, text), text.c_str());
                    if (std::ranges::find(legal, *action) != legal.end()) {
                        ++taken;
                        continue;
                    }
                    const auto why = game->why(position, *action);
                    if (!why || !canBeShown(*game, *why))
                        QFAIL((text + ": " + (why ? why->sentence.english() : "no reason")).c_str());
                }
            }
            QCOMPARE(taken, legal.size()); // two cells touched say all of an action
            for (int ply = 0; ply < 30; ++ply) {
                if (const auto action = drawnAction(*game, position, dice))
                    position = game->apply(position, *action).position;
            }
        }
    }

    void textsThatDoNotFit_data()
    {
        addTexts({"",          "e2-e4",   "1:",        "1:e2",      "1:e2-",     "1:-e4",    "1:e2e4",
                  "1:e2-1:e4", "3:e2-e4", "0:e2-e4",   "1:e2-3:e4", "1:e2-e4=Q", "1:e2--e4", "1:e2-e4 ",
                  "1:E2-E4",   "1:e9-e8", "1:i2-i3",   "1:h02-h3",  "O-O",       "1:O-O",    "11:e2-e4",
                  "1:e2-2",    "1:e2-2:", "1:e2x2:i4", "claim"});
    }
    void textsThatDoNotFit() { checkNoAction("strategic", "boards=2"); }
};

RINGFORD_TEST(TestStrategicWhy)
#include "test_strategic_why.moc"
