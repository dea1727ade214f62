// SPDX-License-Identifier: GPL-3.0-or-later
// Reinforcements: pieces that go from one linked board to another, by the mouse on the boards, from the list, by keys.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/PlayText.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/ActionChooser.h"
#include "ui/board/view/BoardView.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/CrossingsDock.h"
#include "ui/panels/CrossingsModel.h"
#include "ui/widgets/ListWidth.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMouseEvent>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;
using namespace std::chrono_literals;
using ringford::test::matchOf;
using ringford::test::WindowHands;

namespace {

constexpr auto kPieces = "1w: Ke1 Rh4; 1b: Ke8 Pa7^; 2w: Ke1; 2b: Ke8 Nb4 Pg7^; turn: ";

constexpr auto kBarred = "1w: Ke1 Rh4; 1b: Ke8; 2w: Ke1; 2b: Ke8 Nb4; 3w: Ke1 Ra2; 3b: Ke8; turn: 1w 2b 3w";

/** Two linked boards, on the first of which White has a rook that can go to the second. */
struct CrossingHands : WindowHands {
    explicit CrossingHands(const std::string& turn, const OptionValues& options = {{"boards", "2"}},
                           const std::string& pieces = kPieces)
    {
        window.resize(1280, 800);
        window.model().replace(matchOf("strategic", pieces + turn, options));
        QCoreApplication::processEvents(); // the list is filled once the panel is seen
    }
    ~CrossingHands() { window.model().setModified(false); }

    CrossingsDock& dock() { return window.panel<CrossingsDock>(); }
    bool play(const char* text)
    {
        const bool isPlayed = test::playText(window.model(), text);
        QCoreApplication::processEvents();
        return isPlayed;
    }
    /** The row with these words in it. */
    QModelIndex row(const QString& words)
    {
        const CrossingsModel& model = dock().model();
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex parent = model.index(group, 0);
            for (int number = 0; number < model.rowCount(parent); ++number) {
                const QModelIndex at = model.index(number, 0, parent);
                if (at.data().toString().contains(words))
                    return at;
            }
        }
        qFatal("no such row");
    }
    void click(const QModelIndex& row)
    {
        dock().view()->scrollTo(row);
        QTest::mouseClick(dock().view()->viewport(), Qt::LeftButton, {}, dock().view()->visualRect(row).center());
    }
    void doubleClick(const QModelIndex& row)
    {
        click(row);
        QTest::mouseDClick(dock().view()->viewport(), Qt::LeftButton, {}, dock().view()->visualRect(row).center());
    }
    using WindowHands::click;
    /** What is asked at the board; null if nothing is. */
    ActionChooser* question() const
    {
        // One that was answered may still be on its way out.
        for (ActionChooser* const chooser : window.findChildren<ActionChooser*>()) {
            if (chooser->isVisible())
                return chooser;
        }
        return nullptr;
    }
    QString asked() const { return question() ? question()->findChild<QLabel*>()->text() : QString(); }
    QToolButton& answer(const QString& words) const
    {
        for (QToolButton* const button : question()->findChildren<QToolButton*>()) {
            if (button->text().startsWith(words))
                return *button;
        }
        qFatal("no such answer");
    }
};

} // namespace

class TestCrossings : public QObject {
    Q_OBJECT

private slots:
    void aPieceIsDraggedAcrossTheSeam()
    {
        CrossingHands hands("1w 2w");
        hands.drag("1:h4", "2:a5"); // not on its line
        QCOMPARE(hands.lastEntry(), QString());
        QVERIFY(!hands.window.board().reason().isEmpty());
        hands.drag("1:h4", "2:a4");
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:h4-2:a4"));
        // A push is the turn of both.
        QVERIFY(hands.setup().contains(QStringLiteral("turn: 1b 2b")));
        QCOMPARE(
            hands.window.board().boardScene().pieceOn(*hands.window.model().description().board.find("2:a4"))->side,
            *hands.window.model().description().findSide("2w"));
    }

    void aPieceIsTakenAcrossTheSeamByClicks()
    {
        CrossingHands hands("1w 2w");
        hands.click("1:h4");
        QVERIFY(hands.window.board().boardScene().isTarget(
            Touch::on(*hands.window.model().description().board.find("2:a4"))));
        hands.click("2:a4");
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:h4-2:a4"));
    }

    void aPushIsDoubleClickedInTheList()
    {
        CrossingHands hands("1w 2w");
        QVERIFY(hands.dock().isVisible());
        const QModelIndex push = hands.row(QStringLiteral("rook h4 on board 1 to a4"));
        QCOMPARE(push.siblingAtColumn(CrossingsModel::How).data().toString(), QStringLiteral("push"));
        hands.click(push); // shows it
        QCOMPARE(hands.lastEntry(), QString());
        QVERIFY(!hands.window.board().boardScene().picture().foresight.isEmpty());
        hands.doubleClick(push);
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:h4-2:a4"));
        QVERIFY(!hands.question()); // whoever pushes gives it away by oneself
    }

    /** As a piece of a stockpile: a click on the board plays it then. */
    void aRowThatIsClickedIsInHand()
    {
        CrossingHands hands("1w 2w", {{"boards", "2"}}, "1w: Ke1 Qh4; 1b: Ke8; 2w: Ke1; 2b: Ke8; turn: ");
        const auto cell = [&](const char* name) {
            return Touch::on(*hands.window.model().description().board.find(name));
        };
        PlayTool& tool = hands.window.board().playTool();
        hands.click("1:e1"); // what was in hand is put back
        hands.click(hands.row(QStringLiteral("queen h4 on board 1 to a4")));
        QCOMPARE(tool.touched(), std::vector{cell("1:h4")});
        QVERIFY(hands.window.board().boardScene().isTarget(cell("2:a4")));
        // Its other rows are other ways for the same piece.
        hands.click(hands.row(QStringLiteral("queen h4 on board 1 to a5")));
        QCOMPARE(tool.touched(), std::vector{cell("1:h4")});
        hands.click("2:a4");
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:h4-2:a4"));
    }

    void aRowThatWasClickedIsPutDown()
    {
        CrossingHands hands("1w 2w");
        const PlayTool& tool = hands.window.board().playTool();
        const auto clickRow = [&] { hands.click(hands.row(QStringLiteral("rook h4 on board 1 to a4"))); };
        clickRow();
        QCOMPARE(tool.touched().size(), std::size_t{1});
        hands.key(Qt::Key_Escape);
        QVERIFY(tool.touched().empty());
        clickRow();
        QCOMPARE(tool.touched().size(), std::size_t{1});
        clickRow();
        QVERIFY(tool.touched().empty());
        clickRow();
        QTest::mouseClick(hands.dock().view()->viewport(), Qt::RightButton);
        QVERIFY(tool.touched().empty());
        QCOMPARE(hands.lastEntry(), QString());
    }

    /** Rows move when something is played: who aimed at one before plays none that has come there. */
    void clicksRightAfterRowsHaveMovedDoNothing()
    {
        CrossingHands hands("1w 2b");
        QVERIFY(hands.play("1:e1-e2"));
        QVERIFY(hands.play("1:a7-a6"));
        const QString last = hands.lastEntry();
        QVERIFY(hands.play("2:e8-d8"));
        const QString before = hands.lastEntry();
        QVERIFY(before != last);
        QModelIndex push = hands.row(QStringLiteral("rook h4 on board 1 to a4"));
        QVERIFY(hands.dock().model().actionAt(push));
        hands.doubleClick(push);
        QCOMPARE(hands.lastEntry(), before);
        QTest::qWait(QApplication::doubleClickInterval() + 50);
        push = hands.row(QStringLiteral("rook h4 on board 1 to a4"));
        hands.doubleClick(push);
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:h4-2:a4"));
    }

    void aPieceIsDraggedFromTheList()
    {
        CrossingHands hands("1w 2w");
        BoardView& board = hands.window.board();
        QWidget& list = *hands.dock().view()->viewport();
        const auto mouse = [&](QEvent::Type type, QPoint global, Qt::MouseButtons buttons) {
            const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
            QMouseEvent event(type, list.mapFromGlobal(QPointF(global)), global, button, buttons, Qt::NoModifier);
            QApplication::sendEvent(&list, &event);
        };
        const auto begin = [&](QPoint to) {
            const QModelIndex row = hands.row(QStringLiteral("rook h4 on board 1 to a4"));
            const QPoint from = list.mapToGlobal(hands.dock().view()->visualRect(row).center());
            mouse(QEvent::MouseButtonPress, from, Qt::LeftButton);
            for (int i = 1; i <= 8; ++i)
                mouse(QEvent::MouseMove, from + (to - from) * i / 8, Qt::LeftButton);
        };
        const auto cell = [&](const char* name) {
            const QRect rect = board.cellRect(*hands.window.model().description().board.find(name));
            return board.viewport()->mapToGlobal(rect.center());
        };
        // On its way the pointer carries it; on the boards it is seen there.
        begin(list.mapToGlobal(list.rect().center() + QPoint(0, 40)));
        QCOMPARE(list.cursor().shape(), Qt::BitmapCursor);
        QTest::keyClick(hands.dock().view(), Qt::Key_Escape);
        QCOMPARE(list.cursor().shape(), Qt::ArrowCursor);
        // Let go where nothing is, or with a key, it is put back.
        begin(cell("2:e5"));
        QVERIFY(board.playTool().isDragging());
        mouse(QEvent::MouseButtonRelease, cell("2:e5"), {});
        QCOMPARE(hands.lastEntry(), QString());
        begin(cell("2:a4"));
        QTest::keyClick(hands.dock().view(), Qt::Key_Escape);
        QVERIFY(!board.playTool().isDragging());
        mouse(QEvent::MouseButtonRelease, cell("2:a4"), {});
        QCOMPARE(hands.lastEntry(), QString());
        begin(cell("2:a4"));
        mouse(QEvent::MouseButtonRelease, cell("2:a4"), {});
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:h4-2:a4"));
    }

    void thePullOfAnotherSeatsPieceIsAsked()
    {
        CrossingHands hands("1b 2w");
        hands.drag("1:h4", "2:a4");
        QCOMPARE(hands.lastEntry(), QString());
        QVERIFY(hands.question());
        QCOMPARE(hands.asked(), QStringLiteral("Does White on board 1 agree to give away the rook on h4?"));
        // Enter, pressed in haste, gives nothing away.
        QCOMPARE(QApplication::focusWidget(), &hands.answer(QStringLiteral("No")));
        hands.click(hands.answer(QStringLiteral("Yes")));
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:h4-2:a4"));
        // The turn passes on the board that got it alone.
        QVERIFY(hands.setup().contains(QStringLiteral("turn: 1b 2b")));
        QVERIFY(!hands.question());
    }

    /** They ran for whoever had asked, as long as the giver thought about it. */
    void clocksStandWhileTheGiverIsAsked()
    {
        CrossingHands hands("1b 2w");
        ClockModel::Time now{};
        const std::string pieces = std::string(kBarred).substr(0, std::string_view(kBarred).find("turn:"));
        Match match = matchOf("strategic", pieces + "turn: 1b 2w 3w", {{"boards", "3"}});
        match.tags().clock = "10";
        hands.window.model().replace(std::move(match));
        ClockModel& clocks = hands.window.clocks();
        clocks.setWatch([&now] { return now; });
        QVERIFY(hands.play("3:a2-a3"));
        const GameDescription& game = hands.window.model().description();
        const Side white = *game.findSide("2w");
        now += 10s;
        QCOMPARE(clocks.left(white), ClockModel::Time(9min + 50s));
        hands.drag("1:h4", "2:a4");
        QVERIFY(hands.question());
        QCOMPARE(hands.window.model().question().asked(), SeatSet(game.side(*game.findSide("1w")).seat));
        now += 60s;
        QCOMPARE(clocks.left(white), ClockModel::Time(9min + 50s));
        hands.click(hands.answer(QStringLiteral("No")));
        QTRY_VERIFY(!hands.window.model().question().isOpen());
        now += 5s;
        QCOMPARE(clocks.left(white), ClockModel::Time(9min + 45s));
    }

    void whoSaysNoKeepsThePiece()
    {
        CrossingHands hands("1b 2w");
        const QString before = hands.setup();
        hands.drag("1:h4", "2:a4");
        hands.click(hands.answer(QStringLiteral("No")));
        QVERIFY(!hands.question());
        QCOMPARE(hands.lastEntry(), QString());
        QCOMPARE(hands.setup(), before);
        const BoardScene& scene = hands.window.board().boardScene();
        const Cell home = *hands.window.model().description().board.find("1:h4");
        QVERIFY(scene.boardLayout().cellBounds(home).contains(scene.piecePos(home)));
        // Asked again, it can say otherwise.
        hands.click("1:h4");
        hands.click("2:a4");
        hands.click(hands.answer(QStringLiteral("Yes")));
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:h4-2:a4"));
    }

    void theListAsksToo()
    {
        CrossingHands hands("1b 2w");
        const QModelIndex pull = hands.row(QStringLiteral("rook h4 on board 1 to a4"));
        QCOMPARE(pull.siblingAtColumn(CrossingsModel::How).data().toString(), QStringLiteral("pull"));
        hands.dock().view()->setFocus();
        hands.dock().view()->setCurrentIndex(pull);
        hands.key(Qt::Key_Return);
        QVERIFY(hands.question());
        const BoardPicture& picture = hands.window.board().boardScene().picture();
        QVERIFY(!picture.foresight.isEmpty()); // it is seen which
        hands.key(Qt::Key_Return);             // where the focus is: no
        QCOMPARE(hands.lastEntry(), QString());
        QVERIFY(picture.foresight.isEmpty());
        hands.doubleClick(hands.row(QStringLiteral("rook h4 on board 1 to a4")));
        hands.click(hands.answer(QStringLiteral("Yes")));
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:h4-2:a4"));
    }

    void aTableThatAlwaysAgreesIsNotAsked()
    {
        CrossingHands hands("1b 2w", {{"boards", "2"}, {"pull", "always"}});
        hands.drag("1:h4", "2:a4");
        QVERIFY(!hands.question());
        QCOMPARE(hands.lastEntry(), QStringLiteral("1:h4-2:a4"));
    }

    void whatIsBarredSaysWhy()
    {
        CrossingHands hands("1w 2b");
        hands.drag("1:h4", "2:a4");
        QCOMPARE(hands.lastEntry(), QString());
        QVERIFY2(hands.window.board().reason().contains(QStringLiteral("turn")),
                 qPrintable(hands.window.board().reason()));
        const QModelIndex barred = hands.row(QStringLiteral("turn"));
        QVERIFY(!hands.dock().model().actionAt(barred));
        // And which they are.
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
            QVERIFY2(barred.data(role).toString().contains(QStringLiteral("b4 on board 2 to h3")),
                     qPrintable(barred.data(role).toString()));
    }

    /** As a click on the piece does. */
    void whatCannotBePlayedIsRefusedWhereItIsClicked()
    {
        CrossingHands hands("1w 2b");
        const BoardView& board = hands.window.board();
        hands.click(hands.row(QStringLiteral("turn")));
        QVERIFY2(board.reason().contains(QStringLiteral("turn")), qPrintable(board.reason()));
        // While the computer is on turn, no reason is as good as that.
        MatchModel& match = hands.window.model();
        ComputerSeats computers(match.match());
        for (const char* const seat : {"1w", "2b"})
            computers.setLevel(*match.description().findSeat(seat), 4);
        MatchTags tags = match.match().tags();
        computers.write(match.description(), tags);
        hands.searches.hold();
        match.setTags(std::move(tags));
        QTRY_COMPARE(match.awaited(), match.match().onTurn(match.viewedNode()));
        QTest::qWait(QApplication::doubleClickInterval() + 50);
        hands.window.board().takeInput();
        const QModelIndex barred = hands.row(QStringLiteral("turn"));
        for (const bool isTwice : {false, true}) {
            isTwice ? hands.doubleClick(barred) : hands.click(barred);
            QVERIFY2(board.reason().contains(QStringLiteral("thinking")), qPrintable(board.reason()));
        }
        hands.searches.letGo();
    }

    /** One sentence had "h2 on board 1" and "1:e8", and spoke to who sits there where nobody does. */
    void reasonsSpeakOfPlacesAndSeatsAsTheListDoes()
    {
        CrossingHands hands("1w 2w");
        hands.window.model().replace(matchOf(
            "strategic", "1w: Kh4 Rb1 Nc5; 1b: Kc8; 2w: Ke1 Bg1 Ra2; 2b: Ke8 Rd4 Qb7; turn: 1w 2w", {{"boards", "2"}}));
        QCoreApplication::processEvents();
        const QString barred = hands.row(QStringLiteral("in check")).data().toString();
        QVERIFY2(barred.contains(QStringLiteral("a2 on board 2 ")) &&
                     barred.contains(QStringLiteral("The king of White on board 1 is attacked by the rook on d4 on "
                                                    "board 2: ")),
                 qPrintable(barred));
        QVERIFY2(!barred.contains(QStringLiteral("1:h4")) && !barred.contains(QStringLiteral("2:d4")),
                 qPrintable(barred));
    }

    void reasonsAreWrapped()
    {
        CrossingHands hands("1w 2b");
        QTreeView& view = *hands.dock().view();
        const QModelIndex barred = hands.row(QStringLiteral("turn"));
        const QRect seen = view.visualRect(barred);
        const QRect needed = view.fontMetrics().boundingRect(QRect(0, 0, seen.width() - 8, 1000), Qt::TextWordWrap,
                                                             barred.data().toString());
        QVERIFY(needed.height() > view.fontMetrics().height()); // else nothing is tested
        QVERIFY2(seen.height() >= needed.height(),
                 qPrintable(QStringLiteral("%1 < %2").arg(seen.height()).arg(needed.height())));
        // And so they are when others take their place, without anybody moving the panel.
        QVERIFY(hands.play("1:e1-e2"));
        const QModelIndex next = hands.row(QStringLiteral("turn"));
        const QRect after = view.visualRect(next);
        const QRect wanted = view.fontMetrics().boundingRect(QRect(0, 0, after.width() - 8, 1000), Qt::TextWordWrap,
                                                             next.data().toString());
        QVERIFY2(after.height() >= wanted.height(), qPrintable(QStringLiteral("%1 < %2, %3 wide (before %4): %5")
                                                                   .arg(after.height())
                                                                   .arg(wanted.height())
                                                                   .arg(after.width())
                                                                   .arg(seen.width())
                                                                   .arg(next.data().toString())));
    }

    void whatCanBeDoneComesFirst()
    {
        // White can only wait for the rook, Black has a knight that can go over.
        CrossingHands hands("1b 2b");
        const CrossingsModel& model = hands.dock().model();
        QVERIFY(model.rowCount() >= 2);
        QVERIFY(model.actionAt(model.index(0, CrossingsModel::What, model.index(0, CrossingsModel::What))));
        QCOMPARE(model.index(0, CrossingsModel::What).data().toString(), QStringLiteral("To board 1, black"));
    }

    /** Also where the reasons are about the board to which something can go. */
    void whatIsBarredComesBehindAllThatCanBePlayed()
    {
        CrossingHands hands("1w 2w");
        hands.window.model().replace(matchOf("strategic",
                                             "1w: Ke1 Rh4; 1b: Ke8 Rb8; 2w: Ke1 Nb1; 2b: Ke8 Nb4; 3w: Kg1 Ra2; "
                                             "3b: Ke8 Qd8; turn: 1w 2b 3w",
                                             {{"boards", "3"}}));
        QCoreApplication::processEvents();
        const CrossingsModel& model = hands.dock().model();
        bool wasBarred = false;
        int playable = 0;
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex side = model.index(group, CrossingsModel::What);
            const bool isBarred = side.data().toString().startsWith(QStringLiteral("Barred: to board "));
            for (int row = 0; row < model.rowCount(side); ++row)
                QCOMPARE(model.actionAt(model.index(row, CrossingsModel::What, side)).has_value(), !isBarred);
            QVERIFY(isBarred || !wasBarred);
            wasBarred = isBarred;
            playable += isBarred ? 0 : 1;
        }
        QVERIFY(wasBarred && playable > 1);
    }

    void everySideThatIsListedHasSomethingListed()
    {
        CrossingHands hands("1w 2w");
        // The computer plays the boards between which something could go: no hand plays it, and nothing bars it.
        SeatSet computers;
        for (const char* const seat : {"1w", "2w"})
            computers.insert(*hands.window.model().description().findSeat(seat));
        hands.window.model().changeAbsent(computers);
        const CrossingsModel& model = hands.dock().model();
        QCoreApplication::processEvents();
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex side = model.index(group, CrossingsModel::What);
            QVERIFY2(model.rowCount(side) > 0, qPrintable(side.data().toString()));
        }
    }

    void sidesAreNamedWhole()
    {
        CrossingHands hands("1w 2b"); // all is barred: nothing but rows that go over all columns
        hands.window.resize(1120, 760);
        hands.window.model().replace(matchOf("strategic", kBarred, {{"boards", "3"}}));
        QCoreApplication::processEvents();
        QTreeView& view = *hands.dock().view();
        QVERIFY(hands.window.dockWidgetArea(&hands.dock()) == Qt::BottomDockWidgetArea); // where width is short
        const int wanted = widthOfLists(*static_cast<QScrollArea*>(hands.dock().widget())->widget(), ListLines::Now);
        for (int group = 0; group < hands.dock().model().rowCount(); ++group) {
            const QModelIndex side = hands.dock().model().index(group, CrossingsModel::What);
            const QString name = side.data().toString();
            const int whole =
                view.fontMetrics().horizontalAdvance(name) + view.fontMetrics().height() * 2; // with a badge
            QVERIFY2(wanted >= whole, qPrintable(name));
            QVERIFY2(view.visualRect(side).width() >= whole, qPrintable(name));
        }
    }

    /** Where the boards leave no room, corners are covered, but not where a king stands. */
    void questionsLeaveKingsFree()
    {
        constexpr auto kCorners = "1w: Ka1 Rh4; 1b: Ka8; 2w: Kh1; 2b: Kh8; turn: 1b 2w";
        for (const QSize size : {QSize(800, 600), QSize(760, 440), QSize(800, 400)}) {
            CrossingHands hands("1w 2w");
            hands.window.resize(size);
            hands.window.model().replace(matchOf("strategic", kCorners, {{"boards", "2"}}));
            for (QDockWidget* const dock : hands.window.findChildren<QDockWidget*>())
                dock->hide(); // the boards are larger
            QCoreApplication::processEvents();
            hands.drag("1:h4", "2:a4");
            QVERIFY(hands.question());
            const BoardView& view = hands.window.board();
            for (const char* const name : {"1:a1", "1:a8", "2:h1", "2:h8", "1:h4", "2:a4"}) {
                const QRect cell = view.cellRect(*hands.window.model().description().board.find(name));
                QVERIFY2(!cell.intersects(hands.question()->geometry()), name);
            }
        }
    }
};

RINGFORD_TEST(TestCrossings)
#include "test_crossings.moc"
