// SPDX-License-Identifier: GPL-3.0-or-later
// The board without a mouse: what keys do, what is seen of it and what is said.
#include "tests/support/ui/BoardHands.h"

#include <QTest>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {

constexpr auto kPinnedKnight = "white: Ke1 Ne2 Pa2; black: Kd8 Re8; turn: white";

}

class TestBoardViewKeys : public QObject {
    Q_OBJECT

private slots:
    void aPieceThatCannotBePlayedSaysWhy();
    void aShutInPieceSaysSo();
    void theOthersPieceSaysWhoseTurnItIs();
};

void TestBoardViewKeys::aPieceThatCannotBePlayedSaysWhy()
{
    BoardHands hands(matchOf("orthodox", kPinnedKnight));
    hands.drag("e2", "g3");
    const QString why = hands.view.reason();
    QVERIFY(!why.isEmpty());
    hands.point("e2");
    hands.key(Qt::Key_Return);
    QVERIFY(!hands.view.reason().isEmpty());
    QVERIFY(hands.view.boardScene().picture().isInspecting);
    hands.point("g3");
    hands.key(Qt::Key_Return);
    QCOMPARE(hands.view.reason(), why);
    QCOMPARE(hands.lastEntry(), "");
    hands.point("a2");
    hands.key(Qt::Key_Return);
    QCOMPARE(hands.view.reason(), "");
    QVERIFY(!hands.view.boardScene().picture().isInspecting);
}

void TestBoardViewKeys::aShutInPieceSaysSo()
{
    BoardHands hands(matchOf("orthodox"));
    hands.point("e1");
    hands.key(Qt::Key_Return);
    QCOMPARE(hands.view.reason(), "The piece on e1 has nowhere to go.");
    hands.key(Qt::Key_Return); // enough looked at
    QCOMPARE(hands.view.reason(), "");
    QVERIFY(!hands.view.boardScene().picture().selected);
}

void TestBoardViewKeys::theOthersPieceSaysWhoseTurnItIs()
{
    BoardHands hands(matchOf("orthodox"));
    for (const auto* name : {"e7", "e8"}) {
        hands.point(name);
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.view.reason(), "It is the turn of white.");
    }
}

QTEST_MAIN(TestBoardViewKeys)
#include "test_boardview_keys.moc"
