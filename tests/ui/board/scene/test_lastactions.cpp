// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {

QStringList names(const BoardHands& hands, const std::vector<Cell>& cells)
{
    QStringList names;
    for (const Cell cell : cells)
        names += QString::fromStdString(hands.model.description().board.name(cell));
    return names;
}

const BoardPicture& seen(const BoardHands& hands)
{
    return hands.view.boardScene().picture();
}

} // namespace

/** Each of several boards shows what was played last on it, the newest strongest. */
class TestLastActions : public QObject {
    Q_OBJECT

private slots:
    void eachBoardShowsItsOwn()
    {
        BoardHands hands(matchOf("multiplayer"), {1240, 690});
        hands.drag("1:e2", "1:e4");
        QVERIFY(seen(hands).earlierActions.ends.empty());
        hands.drag("3:d2", "3:d4");
        QCOMPARE(names(hands, seen(hands).lastAction.ends), QStringList({"3:d2", "3:d4"}));
        QCOMPARE(names(hands, seen(hands).earlierActions.ends), QStringList({"1:e2", "1:e4"}));
        hands.drag("1:e7", "1:e5");
        QCOMPARE(names(hands, seen(hands).lastAction.ends), QStringList({"1:e7", "1:e5"}));
        QCOMPARE(names(hands, seen(hands).earlierActions.ends), QStringList({"3:d2", "3:d4"}));
        hands.model.takeBack();
        QCOMPARE(names(hands, seen(hands).earlierActions.ends), QStringList({"1:e2", "1:e4"}));
        hands.model.showFirst();
        QVERIFY(seen(hands).earlierActions.ends.empty());
        QVERIFY(seen(hands).lastAction.ends.empty());
    }

    void whatCrossesTwoBoardsIsTheLastOfBoth()
    {
        BoardHands hands(matchOf("strategic", "1w: Ke1 Rh4 Pa2^; 1b: Ke8 Pa7^; 2w: Ke1; 2b: Ke8 Pg7^; turn: 1w 2w",
                                 {{"boards", "2"}}),
                         {1240, 690});
        hands.drag("1:h4", "2:a4");
        hands.drag("2:g7", "2:g5");
        QCOMPARE(names(hands, seen(hands).lastAction.ends), QStringList({"2:g7", "2:g5"}));
        QCOMPARE(names(hands, seen(hands).earlierActions.ends), QStringList({"1:h4"}));
    }

    void aSingleBoardHasNoOther()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.drag("e2", "e4");
        hands.drag("e7", "e5");
        QVERIFY(seen(hands).earlierActions.ends.empty());
    }

    void anotherGameForgetsThem()
    {
        BoardHands hands(matchOf("multiplayer"), {1240, 690});
        hands.drag("1:e2", "1:e4");
        hands.drag("3:d2", "3:d4");
        hands.model.replace(matchOf("multiplayer"));
        hands.drag("2:e2", "2:e4");
        hands.drag("4:e2", "4:e4");
        QCOMPARE(names(hands, seen(hands).earlierActions.ends), QStringList({"2:e2", "2:e4"}));
    }
};

RINGFORD_TEST(TestLastActions)
#include "test_lastactions.moc"
