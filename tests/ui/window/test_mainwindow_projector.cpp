// SPDX-License-Identifier: GPL-3.0-or-later
// The window for a projector: what is on the boards, whatever that is, and what a room is to read.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ChessHands.h"
#include "ui/board/scene/BoardScene.h"
#include "ui/board/tools/TouchBar.h"
#include "ui/board/view/BoardView.h"
#include "ui/editor/Demonstration.h"
#include "ui/editor/SetupDocument.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/BoardLayout.h"
#include "ui/paint/Theme.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/PracticeBar.h"
#include "ui/panels/Projector.h"
#include "ui/panels/RestingPointer.h"
#include "ui/panels/Wall.h"
#include "ui/panels/WallCover.h"
#include "ui/panels/WallLine.h"
#include "ui/panels/WallNote.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFontInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScreen>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace ringford;
using namespace ringford::ui;

namespace {

struct Shown : test::ChessHands {
    /** What is seen beside the board, by name. */
    QStringList around() const
    {
        QStringList names;
        for (const QToolBar* const bar : window.findChildren<QToolBar*>())
            names += bar->isVisible() ? bar->objectName() : QString();
        for (const QDockWidget* const dock : window.findChildren<QDockWidget*>())
            names += dock->isVisible() ? dock->objectName() : QString();
        names += window.menuBar()->isVisible() ? QStringLiteral("menus") : QString();
        names += window.gameLine().isVisible() ? QStringLiteral("line") : QString();
        names.removeAll(QString());
        return names;
    }
    WallLine& wall() const { return *find<WallLine>(QStringLiteral("wallLine")); }
    bool isShown(const char* part) const { return find<QLabel>(QLatin1String(part))->isVisible(); }
    /** How large capitals are, as a part of the screen's height. */
    double capitals(const char* part) const
    {
        const QFontMetricsF metrics(find<QLabel>(QLatin1String(part))->font());
        return metrics.capHeight() / window.screen()->geometry().height();
    }
    /** What the window looks like in its middle. */
    QColor middle()
    {
        const QImage seen = window.grab().toImage();
        return seen.pixelColor(seen.width() / 2, seen.height() / 2);
    }
};

} // namespace

class TestMainWindowProjector : public QObject {
    Q_OBJECT

private slots:
    void theProjectorShowsTheBoardAlone()
    {
        Shown hands;
        hands.window.commands()[Command::Draw]->trigger();
        hands.window.commands()[Command::Draw]->trigger();
        hands.window.board().setFocus();
        const double usual = hands.window.board().boardScene().appearance().coordinateSize;
        hands.key(Qt::Key_F5);
        QCOMPARE(hands.around(), QStringList());
        QVERIFY(hands.window.board().boardScene().appearance().coordinateSize > usual);
        QTRY_VERIFY(hands.window.board().width() > hands.window.width() - 10);
        hands.key(Qt::Key_PageUp);
        QCOMPARE(hands.shownEntry(), QStringLiteral("e2-e4"));
        hands.key(Qt::Key_PageDown);
        QCOMPARE(hands.shownEntry(), QStringLiteral("e7-e5"));
        hands.drag("g1", "f3"); // it is played on as ever
        QCOMPARE(hands.lastEntry(), QStringLiteral("g1-f3"));
        hands.key(Qt::Key_Escape);
        QVERIFY(!hands.window.commands()[Command::Projector]->isChecked());
        QVERIFY(!hands.window.menuBar()->isHidden() && !hands.window.gameLine().isHidden());
        QVERIFY(!hands.window.moves().isHidden());
        QCOMPARE(hands.window.board().boardScene().appearance().coordinateSize, usual);
        QVERIFY(!hands.window.isFullScreen());
        // Another game comes with everything around it.
        hands.key(Qt::Key_F5);
        hands.window.model().replace(test::matchOf("checkers"));
        QVERIFY(!hands.window.menuBar()->isHidden());
    }

    void theCursorOfTheKeysIsSeenOnceItIsLed()
    {
        Shown hands;
        const BoardScene& scene = hands.window.board().boardScene();
        hands.window.board().setFocus();
        hands.key(Qt::Key_Right);
        QVERIFY(scene.cursorCell().has_value());
        hands.key(Qt::Key_F5);
        QVERIFY(!scene.cursorCell().has_value());
        hands.key(Qt::Key_Right);
        QVERIFY(scene.cursorCell().has_value());
    }

    void aRoomReadsTheNumbersOfALongBoardAndItsButtons()
    {
        Shown hands;
        hands.window.model().replace(test::matchOf("longchess"));
        auto& bar = *hands.window.findChild<TouchBar*>();
        const int usual = QFontInfo(bar.font()).pixelSize();
        hands.key(Qt::Key_F5);
        const BoardLayout& layout = hands.window.board().boardScene().boardLayout();
        // With letters behind the numbers they would be a third of a cell high.
        QVERIFY(layout.coordinateSize() > 0.5 * layout.cellSize());
        const auto labels = layout.labels();
        QVERIFY(std::ranges::any_of(labels, [](const BoardLabel& label) { return label.text == "18"; }));
        QVERIFY(std::ranges::any_of(labels, [](const BoardLabel& label) { return label.text == "1W"; }));
        QVERIFY(bar.isVisible());
        for (const QToolButton* const button : bar.findChildren<QToolButton*>()) {
            if (!button->text().isEmpty())
                QCOMPARE(QFontInfo(button->font()).pixelSize(), lettersOnWall(hands.window) * 2 / 3);
        }
        hands.key(Qt::Key_Escape);
        QCOMPARE(QFontInfo(bar.font()).pixelSize(), usual);
    }

    void handsAloneLeadThroughIt()
    {
        Shown hands;
        QWidget* const viewport = hands.window.board().viewport();
        const auto* const strip = hands.find<QWidget>("projectorStrip");
        const auto atLowerEdge = [&] { return QPoint(20, viewport->height() - 2); };
        QTest::mouseMove(viewport, atLowerEdge());
        QVERIFY(strip && strip->isHidden()); // in the window there are other ways
        hands.key(Qt::Key_F5);
        QVERIFY(strip->isHidden());
        QTest::mouseMove(viewport, QPoint(20, viewport->height() / 2));
        QTest::mouseMove(viewport, atLowerEdge());
        QTRY_VERIFY(strip->isVisible());
        QVERIFY(viewport->rect().width() >= strip->width());
        QVERIFY(QFontInfo(strip->findChild<QToolButton*>("black")->font()).pixelSize() > 14); // hit and read from afar
        const auto press = [&](const char* name) { strip->findChild<QToolButton*>(QLatin1String(name))->click(); };
        press("previous");
        QCOMPARE(hands.shownEntry(), QStringLiteral("e2-e4"));
        press("next");
        QCOMPARE(hands.shownEntry(), QStringLiteral("e7-e5"));
        press("fullscreen");
        QVERIFY(!hands.window.commands()[Command::Projector]->isChecked());
        QVERIFY(strip->isHidden());
    }

    void whatIsSetUpIsShown_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("an edited position") << Qt::Key_E << Qt::KeyboardModifiers(Qt::ControlModifier);
        QTest::newRow("a demonstration") << Qt::Key_D << (Qt::ControlModifier | Qt::ShiftModifier);
    }

    void whatIsSetUpIsShown()
    {
        QFETCH(const Qt::Key, key);
        QFETCH(const Qt::KeyboardModifiers, modifiers);
        Shown hands;
        const QStringList usual = hands.around();
        hands.key(key, modifiers);
        const QStringList before = hands.around();
        hands.key(Qt::Key_F5);
        QCOMPARE(hands.around(), QStringList());
        QVERIFY(hands.window.messages().isHidden());
        QVERIFY(hands.wall().isHidden()); // what is said of it is for who sets it up
        QVERIFY(hands.window.board().boardScene().isShowingInstead());
        hands.drag("g1", "h5"); // there are no rules
        QVERIFY(hands.window.board().boardScene().pieceOn(*hands.window.model().description().board.find("h5")));
        hands.key(Qt::Key_F5);
        QVERIFY(hands.window.board().boardScene().isShowingInstead());
        QCOMPARE(hands.around(), before);
        hands.key(key, modifiers);
        QCOMPARE(hands.around(), usual);
        hands.key(Qt::Key_F5);
        QCOMPARE(hands.wall().words(), hands.window.gameLine().text());
    }

    void thePointerIsSeenWhileItMoves()
    {
        Shown hands;
        const auto isHidden = [] {
            const QCursor* const shape = QGuiApplication::overrideCursor();
            return shape && shape->shape() == Qt::BlankCursor;
        };
        auto* const pointer = hands.window.findChild<RestingPointer*>();
        QVERIFY(pointer);
        pointer->setPatience(std::chrono::milliseconds(50));
        QTest::qWait(100);
        QVERIFY(!isHidden()); // in the window
        hands.key(Qt::Key_F5);
        QTRY_VERIFY(isHidden());
        QWidget* const board = hands.window.board().viewport();
        QTest::mouseMove(board, {10, 10});
        QTRY_VERIFY(isHidden());
        pointer->setPatience(std::chrono::hours(1));
        QTest::mouseMove(board, {10, 10}); // it lies where it was
        QVERIFY(isHidden());
        QTest::mouseMove(board, {40, 40});
        QTRY_VERIFY(!isHidden()); // a real screen tells it a little later
        pointer->setPatience(std::chrono::milliseconds(50));
        QTest::mouseMove(board, {50, 50});
        QTRY_VERIFY(isHidden());
        hands.key(Qt::Key_F5);
        QVERIFY(!isHidden());
    }

    void whatIsSetUpComesAndGoesWhileARoomLooks()
    {
        Shown hands;
        const QStringList usual = hands.around();
        hands.key(Qt::Key_F5);
        hands.key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(hands.around(), QStringList());
        QVERIFY(hands.window.board().boardScene().isShowingInstead());
        // A page that is turned is one of those that were kept there.
        hands.drag("g1", "h5");
        hands.window.demonstration().action("keep")->trigger();
        hands.key(Qt::Key_PageUp);
        QVERIFY(!hands.window.board().boardScene().pieceOn(*hands.window.model().description().board.find("h5")));
        hands.key(Qt::Key_PageDown);
        QVERIFY(hands.window.board().boardScene().pieceOn(*hands.window.model().description().board.find("h5")));
        hands.key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(hands.around(), QStringList());
        QVERIFY(!hands.window.board().boardScene().isShowingInstead());
        hands.key(Qt::Key_F5);
        QTRY_COMPARE(hands.around(), usual);
        for (const QWidget* const other : QApplication::topLevelWidgets())
            QVERIFY2(!other->isVisible() || other == &hands.window, qPrintable(other->objectName()));
    }

    void whatLayInFrontOfOthersLiesThereAgain()
    {
        Shown hands;
        hands.window.resize(800, 600);
        QCoreApplication::processEvents();
        hands.window.commands()[Command::Dice]->trigger();
        const auto& dice = *hands.find<QDockWidget>(QStringLiteral("diceDock"));
        QTRY_VERIFY(!hands.window.tabifiedDockWidgets(const_cast<QDockWidget*>(&dice)).isEmpty());
        QTRY_VERIFY(!dice.visibleRegion().isEmpty());
        for (const Qt::Key key : {Qt::Key_F5, Qt::Key_F5})
            hands.key(key);
        QTRY_VERIFY(hands.window.moves().isVisible());
        QTRY_VERIFY(!dice.visibleRegion().isEmpty());
        QTest::qWait(50); // nor does another come before it later
        QVERIFY(!dice.visibleRegion().isEmpty());
        hands.window.commands()[Command::Dice]->trigger();
    }

    void partsComeAndGoByAKeyEach()
    {
        Shown hands;
        hands.key(Qt::Key_F2); // in the window it means nothing
        QVERIFY(hands.wall().isHidden());
        hands.key(Qt::Key_F5);
        QVERIFY(hands.isShown("wallWords") && !hands.isShown("wallCounts"));
        QCOMPARE(hands.wall().words(), hands.window.gameLine().text());
        QVERIFY2(hands.capitals("wallWords") > 0.033, qPrintable(QString::number(hands.capitals("wallWords"))));
        hands.key(Qt::Key_F2);
        QVERIFY(hands.wall().isHidden());
        hands.key(Qt::Key_F2);
        QVERIFY(hands.isShown("wallWords"));
        // What is counted is there while it is.
        hands.window.commands()[Command::Practice]->setChecked(true);
        hands.drag("g1", "g5");
        QVERIFY(hands.isShown("wallCounts"));
        QCOMPARE(hands.around(), QStringList()); // no bar of its own
        QCOMPARE(hands.wall().counts(), hands.window.practice().text());
        QVERIFY(hands.wall().counts().contains(u'1'));
        QVERIFY(hands.capitals("wallWords") > 0.033 && hands.capitals("wallCounts") > 0.033);
        hands.key(Qt::Key_F7);
        QVERIFY(!hands.isShown("wallCounts"));
        hands.key(Qt::Key_F5);
        QTRY_VERIFY(hands.around().contains(QStringLiteral("practiceBar")));
        hands.key(Qt::Key_F5);
        hands.window.commands()[Command::Practice]->setChecked(false);
        const auto drawings = [&] { return hands.window.board().boardScene().appearance().showsDrawings; };
        QVERIFY(drawings());
        hands.key(Qt::Key_F4);
        QVERIFY(!drawings() && !hands.window.commands()[Command::ShowDrawings]->isChecked());
        hands.key(Qt::Key_F4);
        QVERIFY(drawings());
        hands.key(Qt::Key_F5);
        QVERIFY(hands.wall().isHidden());
        QTRY_VERIFY(!hands.around().contains(QStringLiteral("practiceBar")));
    }

    /** A puzzle's words stood nowhere on the wall. */
    void whatAPuzzleAsksIsRead()
    {
        Shown hands;
        hands.key(Qt::Key_F5);
        QGuiApplication::clipboard()->setText(
            QStringLiteral("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1; Mate at once, without a second thought."));
        hands.window.commands()[Command::PastePosition]->trigger();
        QTRY_COMPARE(hands.wall().words(), QStringLiteral("White to play. Mate at once, without a second thought."));
        // Whose turn it is is not told twice.
        QGuiApplication::clipboard()->setText(QStringLiteral("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1; White mates in one."));
        hands.window.commands()[Command::PastePosition]->trigger();
        QTRY_COMPARE(hands.wall().words(), QStringLiteral("White mates in one."));
        hands.drag("a1", "a8");
        QVERIFY(!hands.wall().words().contains(QStringLiteral("mates in one")));
        QCOMPARE(hands.wall().words(), hands.window.gameLine().text());
    }

    /** It had one line: letters of a longer one were smaller than the board's coordinates, and it was cut. */
    void aLongTaskHasLinesInLettersForTheLastRow()
    {
        Shown hands;
        hands.key(Qt::Key_F5);
        const int line = hands.wall().height();
        hands.key(Qt::Key_F5);
        QGuiApplication::clipboard()->setText(
            QStringLiteral("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1; Mate in one move. Which piece gives it - and how could "
                           "Black have prevented that one move before?"));
        hands.window.commands()[Command::PastePosition]->trigger();
        QTRY_VERIFY(hands.wall().words().contains(QStringLiteral("gives it – and")));
        hands.key(Qt::Key_F5);
        QTRY_VERIFY2(hands.wall().height() > line * 3 / 2, qPrintable(QString::number(hands.wall().height())));
        QVERIFY2(hands.capitals("wallWords") > 0.033, qPrintable(QString::number(hands.capitals("wallWords"))));
        // The board moves once: a shorter task, and what is told of the game, leave it where it is.
        const int high = hands.wall().height();
        hands.wall().setWords(QStringLiteral("Mate at once."), WallLine::Lines::AsNeeded);
        QCOMPARE(hands.wall().height(), high);
        hands.drag("a1", "a8");
        QTRY_COMPARE(hands.wall().words(), hands.window.gameLine().text());
        QCOMPARE(hands.wall().height(), high);
        hands.key(Qt::Key_F5);
        hands.key(Qt::Key_F5);
        QTRY_COMPARE(hands.wall().height(), line);
    }

    void longWordsAreReadInSmallerLetters()
    {
        Shown hands;
        hands.key(Qt::Key_F5);
        const int height = hands.wall().height();
        hands.wall().setWords(QStringLiteral("White to play, and much more than any line has room for ").repeated(3));
        QVERIFY(hands.capitals("wallWords") < 0.03);
        QCOMPARE(hands.wall().height(), height); // the board stands still
    }

    void aDarkWallIsDarkAroundTheBoard()
    {
        for (const char* const name : {"wood", "high-contrast"}) {
            for (const bool isDark : {false, true}) {
                BoardAppearance appearance;
                appearance.theme = *Theme::named(QLatin1String(name), isDark);
                const Theme wall = projected(appearance).theme;
                QCOMPARE(wall.dark, isDark);
                QCOMPARE(wall.surround.lightness() < 128, isDark);
            }
        }
    }

    void aRoomIsToldHowToLeave()
    {
        Shown hands;
        const auto* const note = hands.find<WallNote>(QStringLiteral("wallNote"));
        QVERIFY(note && note->isHidden());
        hands.key(Qt::Key_F5);
        QVERIFY(note->isVisible());
        const auto said = [&] { return Announcer::of(hands.window).said(); };
        QCOMPARE(said().mid(said().size() - 2), (QStringList{"The projector shows the board.", note->text()}));
        for (const char* key : {"F5", "Esc", "F2", "F4", "F7", "F8", "F9", "PgDown"})
            QVERIFY2(note->text().contains(QLatin1String(key)), key);
        QVERIFY(note->height() <= hands.window.height() / 5); // it lies on the board
        const QFontMetricsF metrics(note->findChild<QLabel*>()->font());
        QVERIFY(metrics.capHeight() >= hands.window.screen()->geometry().height() / 30.0); // how to leave
        const QFontMetricsF ofKeys(note->findChildren<QLabel*>().last()->font());
        QVERIFY(ofKeys.capHeight() >= 0.7 * metrics.capHeight()); // as large as a fifth of the window has room for
        QVERIFY(hands.window.rect().contains(note->geometry()));
        QVERIFY(hands.capitals("wallWords") > 0.033);
        hands.click("e2"); // hands reach what is behind it, and who works there has read it
        QVERIFY(note->isHidden());
        hands.key(Qt::Key_F5);
        hands.key(Qt::Key_F5);
        QVERIFY(note->isVisible());
        hands.key(Qt::Key_F2);
        QVERIFY(note->isHidden());
        hands.key(Qt::Key_F2);
        hands.key(Qt::Key_F5);
        hands.key(Qt::Key_F5);
        MessageBar& messages = hands.window.messages(); // what answers a key of the teacher is not for the room either
        messages.show({Message::Kind::Trouble, QStringLiteral("Nothing was pasted."), {}});
        QVERIFY(messages.isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(note->isHidden(), WallNote::kPatience.count() + 2000);
        QTRY_VERIFY(messages.isHidden());
        hands.key(Qt::Key_F5);
        QCOMPARE(said().last(), "Back in the window.");
    }

    void whatIsToldLeavesTheWallsWordsAlone()
    {
        Shown hands;
        MessageBar& messages = hands.window.messages();
        const int usual = QFontInfo(messages.font()).pixelSize();
        hands.key(Qt::Key_F5);
        messages.show({Message::Kind::Note, QStringLiteral("Told."), {}});
        QTRY_COMPARE(messages.y(), hands.wall().geometry().bottom() + 1);
        QVERIFY(QFontInfo(messages.font()).pixelSize() > usual);
        hands.key(Qt::Key_F2); // the words go
        QTRY_COMPARE(messages.y(), 0);
        hands.key(Qt::Key_F2);
        QTRY_COMPARE(messages.y(), hands.wall().geometry().bottom() + 1);
        hands.key(Qt::Key_F5);
        QTRY_COMPARE(QFontInfo(messages.font()).pixelSize(), usual);
        QVERIFY(messages.y() < hands.window.gameLine().height());
    }

    void troubleThatIsToldLiesOnNoBoard()
    {
        Shown hands;
        MessageBar& messages = hands.window.messages();
        messages.show(
            {Message::Kind::Trouble, QStringLiteral("Line 2 is no position."), {{QStringLiteral("Show"), [] {}}}});
        const auto isFree = [&] {
            const QWidget& board = hands.window.board();
            const QPoint below = messages.mapToGlobal(QPoint(0, messages.height()));
            return messages.isVisible() && board.mapToGlobal(QPoint(0, 0)).y() >= below.y();
        };
        hands.key(Qt::Key_F5);
        QTRY_VERIFY(isFree());
        hands.key(Qt::Key_F2); // the words go
        QTRY_VERIFY(isFree());
        messages.dismiss();
        QTRY_COMPARE(hands.window.board().y(), 0);
    }

    void aRoomReadsWhatIsTyped()
    {
        Shown hands;
        MoveEntry& entry = hands.window.moveEntry();
        const auto sizes = [&] {
            return std::pair(QFontInfo(entry.field()->font()).pixelSize(),
                             QFontInfo(entry.completions()->font()).pixelSize());
        };
        hands.key(Qt::Key_Slash);
        const auto usual = sizes();
        hands.key(Qt::Key_F5);
        hands.key(Qt::Key_Slash);
        QVERIFY(entry.isVisible());
        const int told = QFontInfo(hands.window.messages().font()).pixelSize();
        QCOMPARE(sizes(), std::pair(told, told));
        hands.key(Qt::Key_F5);
        entry.open();
        QCOMPARE(sizes(), usual);
    }

    void theScreenIsBlackOrStandsStill()
    {
        Shown hands;
        const auto* const cover = hands.find<WallCover>(QStringLiteral("wallCover"));
        hands.key(Qt::Key_F8);
        QVERIFY(cover->isHidden()); // nobody looks
        hands.key(Qt::Key_F5);
        const QColor board = hands.middle();
        for (const Qt::Key key : {Qt::Key_F8, Qt::Key_Period}) {
            hands.key(key);
            QVERIFY(cover->isBlack());
            QCOMPARE(cover->geometry(), hands.window.rect());
            QCOMPARE(hands.middle(), QColor(Qt::black));
            hands.key(key);
            QVERIFY(cover->isHidden());
            QCOMPARE(hands.middle(), board);
        }
        // Nobody sees what keys would do behind a picture that stands still: they tell how it goes on.
        hands.key(Qt::Key_F9);
        QVERIFY(cover->isFrozen());
        const QImage held = hands.window.grab().toImage();
        const QString shown = hands.shownEntry();
        const auto* const note = hands.find<WallNote>(QStringLiteral("wallNote"));
        for (const Qt::Key key : {Qt::Key_PageUp, Qt::Key_F4, Qt::Key_L, Qt::Key_Return}) {
            hands.key(key);
            QCOMPARE(hands.shownEntry(), shown);
            QVERIFY(cover->isFrozen() && note->isVisible());
            QVERIFY2(note->text().startsWith("F9"), qPrintable(note->text()));
        }
        const_cast<WallNote*>(note)->hide();
        // What is played there meanwhile does not show.
        hands.window.model().showPrevious();
        QCOMPARE(hands.shownEntry(), QStringLiteral("e2-e4"));
        QCOMPARE(hands.window.grab().toImage(), held);
        hands.key(Qt::Key_F8); // from one to the other
        QVERIFY(cover->isBlack());
        QTest::mouseClick(const_cast<WallCover*>(cover), Qt::LeftButton);
        QCOMPARE(hands.window.grab().toImage(), held);
        QTest::mouseClick(const_cast<WallCover*>(cover), Qt::LeftButton);
        QVERIFY(cover->isHidden());
        QVERIFY(hands.window.grab().toImage() != held);
        hands.key(Qt::Key_F9);
        hands.key(Qt::Key_Escape); // what covers goes first
        QVERIFY(cover->isHidden() && hands.window.commands()[Command::Projector]->isChecked());
        hands.key(Qt::Key_Escape);
        QVERIFY(!hands.window.commands()[Command::Projector]->isChecked());
    }

    /** Esc and a touch showed the room at once what had been played behind the picture, the key of black did not. */
    void whateverEndsBlackLeavesThePictureStanding()
    {
        Shown hands;
        hands.key(Qt::Key_F5);
        const auto* const cover = hands.find<WallCover>(QStringLiteral("wallCover"));
        const auto touch = [&] { QTest::mouseClick(const_cast<WallCover*>(cover), Qt::LeftButton); };
        const auto isOnWall = [&] { return hands.window.commands()[Command::Projector]->isChecked(); };
        for (int way = 0; way < 3; ++way) {
            const auto end = [&] { way == 0 ? hands.key(Qt::Key_F8) : way == 1 ? hands.key(Qt::Key_Escape) : touch(); };
            hands.key(Qt::Key_F9);
            hands.key(Qt::Key_F8);
            QVERIFY(cover->isBlack());
            end();
            QVERIFY2(cover->isFrozen(), qPrintable(QString::number(way)));
            way == 0 ? hands.key(Qt::Key_F9) : end();
            QVERIFY(cover->isHidden() && isOnWall());
        }
        // Who leaves with all of it on comes back to the board.
        hands.key(Qt::Key_F9);
        hands.key(Qt::Key_F8);
        hands.key(Qt::Key_F5);
        QVERIFY(cover->isHidden() && !isOnWall());
        hands.key(Qt::Key_F5);
        QVERIFY(cover->isHidden() && isOnWall());
    }

    /** It took a mark from a cell that a piece had been put on, and nothing else was seen. */
    void escLeavesTheWallAtOnceWhereAPieceWasPut()
    {
        Shown hands;
        hands.window.commands()[Command::Demonstration]->trigger();
        hands.key(Qt::Key_F5);
        hands.click("e4");
        QTRY_VERIFY(!hands.find<WallNote>(QStringLiteral("wallNote"))->isVisible());
        hands.key(Qt::Key_Escape);
        QVERIFY(!hands.window.commands()[Command::Projector]->isChecked());
        QVERIFY(hands.window.commands()[Command::Demonstration]->isChecked());
        // In the window it is the mark that goes first.
        hands.click("e4");
        hands.key(Qt::Key_Escape);
        QVERIFY(hands.window.commands()[Command::Demonstration]->isChecked());
    }

    void aBlackScreenAndAPictureThatStandsStillDoNotEndEachOther()
    {
        Shown hands;
        const auto* const cover = hands.find<WallCover>(QStringLiteral("wallCover"));
        hands.key(Qt::Key_F5);
        hands.key(Qt::Key_F8);
        hands.key(Qt::Key_F9); // shows nothing of what is behind
        QVERIFY(cover->isBlack());
        QCOMPARE(hands.middle(), QColor(Qt::black));
        hands.key(Qt::Key_F8);
        QVERIFY(cover->isHidden());
        hands.key(Qt::Key_F9);
        const QImage held = hands.window.grab().toImage();
        hands.key(Qt::Key_F8);
        hands.window.model().showPrevious();
        hands.key(Qt::Key_F9); // nor is it let go on
        QCOMPARE(hands.middle(), QColor(Qt::black));
        hands.key(Qt::Key_F8);
        QVERIFY(cover->isFrozen());
        const_cast<WallNote*>(hands.find<WallNote>(QStringLiteral("wallNote")))->hide();
        QCOMPARE(hands.window.grab().toImage(), held);
        hands.key(Qt::Key_F9);
        QVERIFY(cover->isHidden());
    }
};

RINGFORD_TEST(TestMainWindowProjector)
#include "test_mainwindow_projector.moc"
