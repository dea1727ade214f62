// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/RecordReader.h"
#include "tests/support/Records.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/PlayText.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/CapturedPieces.h"
#include "ui/panels/LossesDock.h"

#include <QAbstractItemModel>
#include <QAccessible>
#include <QTest>
#include <QTreeView>

#include <string>
#include <utility>
#include <vector>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;
using ringford::test::repeated;
using ringford::test::WorkTimer;
using ui::CapturedPieces;

namespace {

constexpr auto kSetup = "white: Rb1 Fe2 Pc9; black: Nb12 Fe36 Ri37; turn: white";

/** Knights that come and go so often, after black has lost a pawn. */
std::string knights(int times)
{
    return repeated("g8-f6 g1-f3 f6-g8 f3-g1 ", times);
}

Match matchFrom(const std::string& entries)
{
    const std::string text = "[Game \"orthodox\"]\ne2-e4 d7-d5 e4xd5 " + entries + "*\n";
    return std::move(readRecords(text, Registry::standard()).matches.front());
}

/** All rows, those of a seat below it. */
QStringList rowsOf(const QAbstractItemModel& list, const QModelIndex& above = {})
{
    QStringList rows;
    for (int row = 0; row < list.rowCount(above); ++row) {
        QStringList cells;
        for (int column = 0; column < list.columnCount(above); ++column)
            cells += list.index(row, column, above).data().toString();
        rows += cells.join(QStringLiteral(" | "));
        rows += rowsOf(list, list.index(row, 0, above));
    }
    return rows;
}

} // namespace

/** What is lost on the way to the place shown, and what it counts. */
class TestLosses : public QObject {
    Q_OBJECT

private slots:
    void capturesAndLeavingAreCountedApart()
    {
        BoardHands hands(matchOf("longchess", kSetup), {1240, 420});
        CapturedPieces losses(hands.model);
        QVERIFY(losses.isWanted() && losses.counts().empty());
        QVERIFY(test::playText(hands.model, "b1*b12"));
        QCOMPARE(losses.points(Side{1}, CapturedPieces::How::Captured), 3);
        QCOMPARE(losses.points(Side{1}, CapturedPieces::How::Left), 0);
        QVERIFY(test::playText(hands.model, "i37-i36"));
        QVERIFY(test::playText(hands.model, "b1-off"));
        QCOMPARE(losses.points(Side{0}, CapturedPieces::How::Left), 5);
        QCOMPARE(losses.points(Side{0}, CapturedPieces::How::Captured), 0);
    }

    void followsWhatIsShown()
    {
        BoardHands hands(matchOf("longchess", kSetup), {1240, 420});
        CapturedPieces losses(hands.model);
        QVERIFY(test::playText(hands.model, "b1*b12"));
        QVERIFY(test::playText(hands.model, "i37-i36"));
        hands.model.showFirst();
        QVERIFY(losses.counts().empty());
        hands.model.showLast();
        QCOMPARE(losses.points(Side{1}, CapturedPieces::How::Captured), 3);
        hands.model.showPrevious();
        QCOMPARE(losses.points(Side{1}, CapturedPieces::How::Captured), 3);
        hands.model.showPrevious();
        QVERIFY(losses.counts().empty());
        hands.model.showNext();
        QCOMPARE(losses.points(Side{1}, CapturedPieces::How::Captured), 3);
        hands.model.replace(matchOf("longchess"));
        QVERIFY(losses.counts().empty());
    }

    void theListTellsSeatsKindsAndPoints()
    {
        BoardHands hands(matchOf("longchess", kSetup), {1240, 420});
        ui::LossesDock dock(hands.model, hands.view.boardScene());
        QVERIFY(dock.isWanted() && !dock.view()->accessibleName().isEmpty());
        const QAbstractItemModel& list = *dock.view()->model();
        QCOMPARE(list.rowCount(), 0);
        QVERIFY(test::playText(hands.model, "b1xb12"));
        QCOMPARE(rowsOf(list), (QStringList{"Black |  | 3", "1 × nightrider | captured | 3"}));
        QVERIFY(!list.index(0, 0, list.index(0, 0)).data(Qt::DecorationRole).value<QIcon>().isNull());
    }

    /** A seat's points are the sum of what stands below it: nobody gains by what left the board. */
    void whatLeftTheBoardCountsNothing()
    {
        BoardHands hands(matchOf("longchess", "white: Rb1 Rh1 Fe2 Pc9; black: Pc10 Fe36; turn: white"), {1240, 420});
        ui::LossesDock dock(hands.model, hands.view.boardScene());
        for (const char* const text : {"b1-off", "c10xc9", "h1-h2"})
            QVERIFY(test::playText(hands.model, text));
        QCOMPARE(rowsOf(*dock.view()->model()).mid(0, 3),
                 (QStringList{"White |  | 1", "1 × pawn | captured | 1", "1 × rook | left | 0"}));
    }

    /** What readers say of a row: only where something is below it, that it is open. */
    void noCellIsSaidToBeFolded()
    {
        BoardHands hands(matchOf("longchess", kSetup), {1240, 420});
        ui::LossesDock dock(hands.model, hands.view.boardScene());
        QVERIFY(test::playText(hands.model, "b1xb12"));
        dock.show();
        QAccessibleTableInterface* const table = QAccessible::queryAccessibleInterface(dock.view())->tableInterface();
        QVERIFY(table && table->rowCount() == 2);
        for (int row = 0; row < table->rowCount(); ++row) {
            for (int column = 0; column < table->columnCount(); ++column) {
                const QAccessible::State state = table->cellAt(row, column)->state();
                QCOMPARE(state.expandable, row == 0 && column == 0);
                QCOMPARE(state.expanded, row == 0 && column == 0);
            }
        }
    }

    void whatMinesKillIsSaid()
    {
        constexpr auto kMined = "white: Fe2 Pb9 Pd9; black: Rb10 Nb12 Bd12 Fe36 Ri37; turn: white; mines: black=b11";
        BoardHands hands(matchOf("longchess", kMined, {{"mines", "on"}}), {1240, 420});
        CapturedPieces losses(hands.model);
        ui::LossesDock dock(hands.model, hands.view.boardScene());
        QVERIFY(test::playText(hands.model, "Cx9+1"));
        QVERIFY(losses.points(Side{1}, CapturedPieces::How::Killed) > 0);
        QCOMPARE(losses.points(Side{1}, CapturedPieces::How::Captured), 5); // the rook that the charge met
        const QAbstractItemModel& list = *dock.view()->model();
        QVERIFY(!list.match(list.index(0, 1, list.index(0, 0)), Qt::DisplayRole, "mine").isEmpty());
    }

    void othersGamesHaveNone()
    {
        BoardHands hands(matchOf("checkers"));
        CapturedPieces losses(hands.model);
        QVERIFY(!losses.isWanted());
        hands.drag("b2", "c3");
        QVERIFY(losses.counts().empty());
    }

    void allPlacesOfLongGamesAreCountedAlike()
    {
        ui::MatchModel model(matchFrom(knights(100) + "d8xd5 (c7-c6 g1-f3 c6xd5 " +
                                       repeated("f3-g1 g8-f6 g1-f3 f6-g8 ", 200) + ") " +
                                       repeated("g1-f3 g8-f6 f3-g1 f6-g8 ", 200)));
        const Match& match = model.match();
        const Node* branch = match.start();
        while (!branch->nextSibling && !branch->firstChild->nextSibling)
            branch = branch->firstChild;
        const Node* const aside = branch->firstChild->nextSibling;
        std::vector<const Node*> places{match.end(), match.start(), GameTree::lineEnd(aside),
                                        match.end(), aside,         branch};
        for (const int depth : {300, 512, 513, 700})
            places.insert(places.end(), {GameTree::path(match.end())[static_cast<std::size_t>(depth)],
                                         GameTree::path(GameTree::lineEnd(aside))[static_cast<std::size_t>(depth)]});
        const CapturedPieces losses(model);
        for (const Node* const place : places) {
            model.show(place);
            QVERIFY(!place->isRoot() == !losses.counts().empty());
            QVERIFY(losses.counts() == CapturedPieces(model).counts());
        }
    }

    void leafingThroughALongGameIsQuick()
    {
        ui::MatchModel model(matchFrom(knights(10'000)));
        const CapturedPieces losses(model);
        model.showLast();
        WorkTimer timer;
        for (int times = 0; times < 20; ++times) {
            model.showFirst();
            model.showLast();
        }
        QCOMPARE(losses.counts().size(), std::size_t(1));
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
    }
};

RINGFORD_TEST(TestLosses)
#include "test_losses.moc"
