// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons run by mouse and by keyboard, through the board of their window.
#include "tests/support/Effort.h"
#include "tests/support/LessonFiles.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"
#include "ui/board/view/BoardView.h"
#include "ui/lesson/LessonPanel.h"
#include "ui/lesson/LessonShelf.h"
#include "ui/lesson/LessonWindow.h"
#include "ui/lesson/ResultsDialog.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/ActionsDock.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/Wall.h"
#include "ui/panels/WallCover.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/FittedWords.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFontInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <limits>
#include <set>
#include <tuple>
#include <utility>

using namespace ringford;
using ringford::test::lessonOf;
using ringford::test::WorkTimer;

namespace {

const QString kLesson = QStringLiteral(TEST_DATA_DIR "/../../resources/lessons/en/checkers.ringford");

/** A task that no search comes to the end of, and one step more. */
QString endless()
{
    return lessonOf("[Game \"orthodox\"]\n[Lesson \"L\"]\n[Task \"mate 5\"]\n\n*\n\n"
                    "[Game \"orthodox\"]\n[Task \"find\"]\n\n1. e2-e4 *\n");
}

/** A lesson in its window, with a book of its own. */
struct Pupil {
    explicit Pupil(const QString& file = kLesson)
        : window(*ui::shelf::read(file, Registry::standard()), appearance(),
                 ui::PupilBook(folder.filePath("pupils.ini")))
    {
        window.show();
        [[maybe_unused]] const bool isShown = QTest::qWaitForWindowActive(&window);
        // What the first step says comes a moment later.
        [[maybe_unused]] const bool isTold =
            QTest::qWaitFor([this] { return !ui::Announcer::of(window).said().isEmpty(); });
        setName(QStringLiteral("Ann/Ben %1"));
    }

    static ui::BoardAppearance appearance()
    {
        ui::BoardAppearance still;
        still.theme = *ui::Theme::named(ui::Theme::names().front(), false);
        still.motion.factor = 0;
        return still;
    }
    QComboBox& name() const { return *window.findChild<ui::LessonPanel*>()->findChild<QComboBox*>(); }
    void setName(const QString& text) const { name().setCurrentText(text); }
    /** What is said to the last answer. */
    QString said() const { return window.findChild<QLabel*>(QStringLiteral("said"))->text(); }
    QPoint at(const char* cell) const
    {
        return window.board().cellRect(*window.model().description().board.find(cell)).center();
    }
    void click(const char* cell)
    {
        QTest::mouseClick(window.board().viewport(), Qt::LeftButton, {}, at(cell));
        QCoreApplication::processEvents();
    }
    void enter(const char* cell)
    {
        window.board().setFocus();
        window.board().setCursorCell(*window.model().description().board.find(cell));
        QTest::keyClick(&window.board(), Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    /** As long as @p isFull the book cannot be written. */
    void setDiskFull(bool isFull) const
    {
        const QString place = folder.path();
        const QString aside = place + QStringLiteral("-aside");
        if (isFull) {
            QVERIFY(QDir().rename(place, aside));
            test::makeFile(place, {}); // no file can be made in that
        } else {
            QVERIFY(QFile::remove(place) && QDir().rename(aside, place));
        }
    }
    void answerOnAFullDisk()
    {
        window.showStep(2);
        setDiskFull(true);
        click("c3");
        click("b4"); // wrong
    }
    QMessageBox* question() const { return window.findChild<QMessageBox*>(QStringLiteral("unwrittenResults")); }
    void choose(QMessageBox::ButtonRole role) const
    {
        for (QAbstractButton* const button : question()->buttons()) {
            if (question()->buttonRole(button) == role)
                return button->click();
        }
        qFatal("no such button");
    }
    ui::PupilBook book() const { return ui::PupilBook(folder.filePath("pupils.ini")); }
    ui::PupilBook::Sum sum() const { return book().sum(name().currentText(), window.windowTitle()); }

    QTemporaryDir folder;
    ui::LessonWindow window;
};

} // namespace

class TestLessonWindow : public QObject {
    Q_OBJECT

private slots:
    void resultsThatCannotBeWrittenAreAskedAbout()
    {
        Pupil pupil;
        pupil.answerOnAFullDisk();
        QVERIFY(!pupil.window.close());
        QVERIFY(pupil.question() && pupil.window.isVisible());
        QVERIFY(pupil.window.askToLeave()); // as when the window closes that it goes with
        QCOMPARE(pupil.window.findChildren<QMessageBox*>().size(), 1);
        pupil.choose(QMessageBox::RejectRole);
        QTRY_VERIFY(!pupil.question());
        QVERIFY(!pupil.window.close());
        pupil.choose(QMessageBox::AcceptRole); // the disk is full still: it is asked again
        QTRY_VERIFY(pupil.question() && pupil.question()->isVisible());
        QVERIFY(pupil.window.isVisible());
        pupil.setDiskFull(false);
        pupil.choose(QMessageBox::AcceptRole);
        QTRY_VERIFY(!pupil.window.isVisible());
        QCOMPARE(pupil.sum().wrong, 1);
    }

    void resultsThatCannotBeWrittenCanBeGivenUp()
    {
        Pupil pupil;
        pupil.answerOnAFullDisk();
        QVERIFY(!pupil.window.close());
        pupil.choose(QMessageBox::DestructiveRole);
        QTRY_VERIFY(!pupil.window.isVisible());
        pupil.setDiskFull(false);
    }

    void wordsAreCopiedByKeys()
    {
        Pupil pupil;
        for (const char* const name : {"title", "text", "score"}) {
            auto* const words = pupil.window.findChild<QLabel*>(QLatin1String(name));
            QVERIFY(words && !words->text().isEmpty());
            QVERIFY(words->focusPolicy() & Qt::TabFocus);
            QCOMPARE(QAccessible::queryAccessibleInterface(words)->text(QAccessible::Name), words->text());
            QVERIFY(!words->whatsThis().isEmpty());
            words->setFocus(Qt::TabFocusReason);
            QTest::keyClick(words, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClick(words, Qt::Key_C, Qt::ControlModifier);
            QCOMPARE(QGuiApplication::clipboard()->text(), words->text().replace(QChar::Nbsp, u' '));
        }
    }

    /** Of each kind of action there may be but one, and that the answer. */
    void whoTypesNonsenseIsToldNoAnswer()
    {
        Pupil pupil(lessonOf("[Game \"orthodox\"]\n[Lesson \"L\"]\n[Task \"find\"]\n"
                             "[Setup \"white: Ke1 Pe4; black: Ke8 Pd5; turn: white\"]\n\n1. e4xd5 *\n"));
        auto& entry = *pupil.window.findChild<ui::MoveEntry*>();
        entry.open();
        QTest::keyClicks(entry.field(), QStringLiteral("zzz"));
        QTest::keyClick(entry.field(), Qt::Key_Return);
        QVERIFY2(entry.complaint().contains(QStringLiteral("expected one like")), qPrintable(entry.complaint()));
        QVERIFY2(!entry.complaint().contains(QStringLiteral("d5")), qPrintable(entry.complaint()));
    }

    void allIsFoundByMouse()
    {
        Pupil pupil;
        pupil.window.showStep(1);
        pupil.click("c3");
        pupil.click("b4");
        QVERIFY(!pupil.window.run().isDone());
        QVERIFY(pupil.window.model().gameNode()->isRoot()); // the position stays
        pupil.click("c3");
        pupil.click("b4");
        QVERIFY(!pupil.window.run().isDone()); // found already
        pupil.click("c3");
        pupil.click("d4");
        QVERIFY(pupil.window.run().isDone());
        QCOMPARE(pupil.sum().solved, 1);
        QCOMPARE(pupil.sum().wrong, 0);
    }

    void aJumpIsFoundByKeyboard()
    {
        Pupil pupil;
        pupil.window.showStep(2);
        pupil.enter("c3");
        pupil.enter("e5");
        QVERIFY(pupil.window.run().isDone());
        QCOMPARE(pupil.sum().solved, 1);
    }

    void aWrongAnswerIsTakenBackAndCounted()
    {
        Pupil pupil;
        pupil.window.showStep(2);
        pupil.click("c3");
        pupil.click("b4");
        QVERIFY(pupil.window.model().gameNode()->isRoot());
        QVERIFY(!pupil.said().isEmpty());
        QVERIFY(!pupil.window.run().isDone());
        QCOMPARE(pupil.sum().wrong, 1);
        pupil.click("c3");
        pupil.click("e5");
        QVERIFY(pupil.window.run().isDone());
    }

    void oneOfSeveralAnswersIsHeardWithHowManyAreLeft()
    {
        Pupil pupil(lessonOf("[Game \"orthodox\"]\n[Lesson \"L\"]\n[Task \"all\"]\n"
                             "[Setup \"white: Kg1 Pa2; black: Kg8; turn: white\"]\n\n1. a2-a3 (1. a2-a4) *\n"));
        const QStringList& said = ui::Announcer::of(pupil.window).said();
        const auto heard = [&](const char* text) {
            const qsizetype before = said.size();
            ui::MatchModel& match = pupil.window.model();
            match.play(*match.game().parse(match.position(), text));
            QCoreApplication::processEvents();
            return said.mid(before).join(u'|');
        };
        QCOMPARE(heard("a2-a3"), QStringLiteral("White: a2-a3|Right. Go on. 1 to go."));
        QCOMPARE(heard("a2-a3"), QStringLiteral("White: a2-a3|You have found that already. 1 to go."));
        QCOMPARE(heard("g1-f1"), QStringLiteral("White: g1-f1|Taken back. White to play.|That is not it. Try again."));
        QCOMPARE(heard("a2-a4"), QStringLiteral("White: a2-a4|Right!"));
    }

    void repliesArePlayed()
    {
        Pupil pupil;
        pupil.window.showStep(9);
        pupil.click("c3");
        pupil.click("d4");
        QCOMPARE(pupil.window.model().gameNode()->depth, 2); // and black's answer
        while (!pupil.window.run().isDone()) {
            pupil.window.solve();
            QCoreApplication::processEvents();
        }
        QVERIFY(pupil.window.model().gameNode()->outcome().decided());
    }

    void whatIsShownIsNotSolved()
    {
        Pupil pupil;
        pupil.window.showStep(2);
        pupil.window.solve();
        QCoreApplication::processEvents();
        QVERIFY(pupil.window.run().isDone());
        QCOMPARE(pupil.sum().solved, 0);
        pupil.window.restart();
        QVERIFY(!pupil.window.run().isDone());
    }

    /** Before the window is there nobody hears what is told in it. */
    void theFirstStepIsToldOnceItIsThere()
    {
        Pupil pupil;
        const auto told = [&] { return ui::Announcer::of(pupil.window).said().filter(QStringLiteral("1 of ")).size(); };
        QCOMPARE(told(), 1);
        pupil.window.showStep(1);
        pupil.window.showStep(0);
        QCOMPARE(told(), 2);
        QTest::keyClick(&pupil.window.board(), Qt::Key_W); // and once more for who did not get it
        QCOMPARE(told(), 3);
        ui::LessonWindow unseen(*ui::shelf::read(kLesson, Registry::standard()), Pupil::appearance(), pupil.book());
        QVERIFY(ui::Announcer::of(unseen).said().isEmpty());
    }

    void whereNothingIsAskedAHintSaysSo()
    {
        Pupil pupil(lessonOf("[Game \"orthodox\"]\n[Lesson \"L\"]\n\n*\n"));
        QStringList told = ui::Announcer::of(pupil.window).said();
        for (const Qt::KeyboardModifiers keys :
             {Qt::KeyboardModifiers(Qt::ControlModifier), Qt::ControlModifier | Qt::ShiftModifier}) {
            QTest::keyClick(&pupil.window.board(), Qt::Key_H, keys);
            told += QStringLiteral("There is nothing to solve in this step.");
            QCOMPARE(ui::Announcer::of(pupil.window).said(), told);
            QCOMPARE(pupil.said(), told.back());
        }
    }

    void hintsAreTold()
    {
        Pupil pupil;
        pupil.window.showStep(3);
        pupil.window.hint();
        QCOMPARE(pupil.said(), QStringLiteral("One jump and one step."));
        pupil.window.hint();
        QCOMPARE(pupil.said(), QStringLiteral("Look at c3."));
        pupil.window.hint();
        QVERIFY2(QRegularExpression("^Play c3.*\\.$").match(pupil.said()).hasMatch(), qPrintable(pupil.said()));
        QCOMPARE(pupil.sum().hints, 3);
    }

    /** The lessons of every game: what is to be found is not told with the first hint. */
    void aFirstHintTellsNoAnswer()
    {
        int tried = 0;
        for (const QFileInfo& file :
             QDir(QStringLiteral(TEST_DATA_DIR "/../../resources/lessons/en")).entryInfoList({"*.ringford"})) {
            Pupil pupil(file.filePath());
            const auto lesson = ui::shelf::read(file.filePath(), Registry::standard());
            for (std::size_t step = 0; step < lesson->steps.size(); ++step) {
                const auto& hints = lesson->steps[step].hints;
                if (hints.empty())
                    continue;
                pupil.window.showStep(static_cast<int>(step));
                for (const std::string& hint : hints) {
                    pupil.window.hint();
                    QCOMPARE(pupil.said().left(5), QString::fromStdString(hint).left(5));
                }
                pupil.window.hint();
                QTRY_VERIFY(pupil.said().startsWith("Look at ") || pupil.said().startsWith("Take "));
                ++tried;
            }
        }
        QVERIFY(tried > 20);
    }

    /** Also what is not on the board: a button, and what is listed. */
    void whatIsSolvedAsksForNothing()
    {
        Pupil pupil(lessonOf("[Game \"orthodox\"]\n[Lesson \"L\"]\n[Task \"mate 1\"]\n"
                             "[Setup \"white: Kg1 Ra1; black: Kg8 Pf7 Pg7 Ph7; turn: white\"]\n\n*\n"));
        const auto* const task = pupil.window.findChild<QLabel*>(QStringLiteral("task"));
        QCOMPARE(task->text(), QStringLiteral("Win in 1."));
        pupil.click("a1");
        pupil.click("a8");
        QTRY_COMPARE(task->text(), QString());
        QVERIFY(!pupil.window.findChild<QLabel*>(QStringLiteral("said"))->text().isEmpty());
        pupil.window.showStep(0);
        QCOMPARE(task->text(), QStringLiteral("Win in 1."));
    }

    void wordsAreTypeset()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::English)); // whose quotation marks they are
        Pupil pupil(lessonOf(
            "[Game \"orthodox\"]\n[Lesson \"O'Neill - the \\\"club\\\"\"]\n[Step \"O'Neill\"]\n[Task \"find\"]\n"
            "\n{Find \"the\" move... [%hint It isn't the king.]} 1. e2-e4 *\n"));
        const auto text = [&](const char* name) {
            return pupil.window.findChild<QLabel*>(QLatin1String(name))->text();
        };
        QCOMPARE(pupil.window.windowTitle(), QStringLiteral("O’Neill – the “club”"));
        QCOMPARE(text("title"), QStringLiteral("1 of 1: O’Neill"));
        QCOMPARE(text("text"), QStringLiteral("Find “the” move…"));
        QTest::keyClick(&pupil.window.board(), Qt::Key_H, Qt::ControlModifier);
        QVERIFY2(text("said").contains(QStringLiteral("isn’t")), qPrintable(text("said")));
        QLocale::setDefault(before);
    }

    void whatIsTouchedCanBeTouchedThere()
    {
        Pupil yields(lessonOf(
            "[Game \"multiplayer\"]\n[Options \"players=4\"]\n[Lesson \"L\"]\n[Task \"find\"]\n[Goal \"yield\"]\n"
            "[Setup \"1w: Kg1 Qg6; 1b: Kh8; 2w: Kh1; 2b: Kb8 Qg3; 3w: Kd1 Pd2; 3b: Kd8; 4w: Ka1 Pb2; "
            "4b: Ka8 Pb7; turn: 1b 2w 3w 4w; seats: 1=AB 2=BC 3=CD 4=DA\"]\n\n*\n"));
        auto* const yield = yields.window.findChild<QPushButton*>(QStringLiteral("offer0"));
        QVERIFY(yield && yield->isVisible());
        yield->click();
        QTRY_VERIFY(yields.window.run().isDone());
        Pupil charges(lessonOf("[Game \"longchess\"]\n[Lesson \"L\"]\n[Task \"find\"]\n[Goal \"charge\"]\n\n*\n"));
        auto* const list = charges.window.findChild<QListWidget*>();
        QVERIFY(list && list->isVisible());
        QVERIFY(list->count() > 0);
        list->setCurrentRow(0);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(charges.window.run().isDone());
    }

    void aLongBoardHasItsWordsBelow()
    {
        Pupil wide(lessonOf("[Game \"longchess\"]\n[Lesson \"L\"]\n\n*\n"));
        auto* const below = wide.window.findChild<QLabel*>(QStringLiteral("title"));
        const auto top = [](const QWidget& widget, const QWidget& window) { return widget.mapTo(&window, QPoint()); };
        QVERIFY(top(*below, wide.window).y() >
                top(wide.window.board(), wide.window).y() + wide.window.board().height());
        QVERIFY(wide.window.board().width() > wide.window.width() - 10);
        // What the words were given in a large window keeps it from nothing.
        wide.window.resize(1000, 780);
        QCoreApplication::processEvents();
        wide.window.resize(760, 500);
        QTRY_COMPARE(wide.window.size(), QSize(760, 500));
        Pupil square;
        auto* const beside = square.window.findChild<QLabel*>(QStringLiteral("title"));
        QVERIFY(top(*beside, square.window).x() > square.window.board().width());
    }

    void buttonsStayWhereTheyAre()
    {
        // Charges are listed in the first step, and none is there in the second.
        Pupil pupil(
            lessonOf("[Game \"longchess\"]\n[Lesson \"L\"]\n\n*\n\n"
                     "[Game \"longchess\"]\n[Setup \"white: Fe2 Pe10; black: Fe36 Pa33; turn: white\"]\n\n*\n"));
        auto* const next = pupil.window.findChild<QPushButton*>(QStringLiteral("next"));
        auto* const list = pupil.window.findChild<QListWidget*>();
        QVERIFY(next && list && list->isVisible());
        const QPoint before = next->mapToGlobal(QPoint());
        next->click();
        QTRY_VERIFY(!list->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(next->mapToGlobal(QPoint()), before);
    }

    void keysLeadThroughTheStepsOfAProjector()
    {
        Pupil pupil;
        pupil.window.setProjector(true);
        QVERIFY(pupil.window.isProjector());
        QCOMPARE(pupil.window.board().boardScene().appearance().coordinateSize, 0.34);
        pupil.window.activateWindow();
        pupil.window.board().setFocus();
        QTest::keyClick(&pupil.window.board(), Qt::Key_PageDown);
        QCOMPARE(pupil.window.stepNumber(), 1);
        QTest::keyClick(&pupil.window.board(), Qt::Key_PageUp);
        QVERIFY(pupil.said().isEmpty());
        QTest::keyClick(&pupil.window.board(), Qt::Key_PageUp); // stays at the first, and says so
        QCOMPARE(pupil.window.stepNumber(), 0);
        QCOMPARE(pupil.said(), "This is the first step.");
        constexpr int last = 9;
        pupil.window.showStep(last);
        QVERIFY(pupil.said().isEmpty());
        QTest::keyClick(&pupil.window.board(), Qt::Key_PageDown);
        QCOMPARE(pupil.window.stepNumber(), last);
        QCOMPARE(pupil.said(), "This is the last step.");
        pupil.window.showStep(0);
        pupil.window.setProjector(false);
        QVERIFY(pupil.window.board().boardScene().appearance().coordinateSize < 0.3);
    }

    /** Whoever comes back, also after a crash, need not page through what is done. */
    void oneGoesOnWhereOneHadSolvedAll()
    {
        Pupil pupil(lessonOf("[Game \"orthodox\"]\n[Lesson \"L\"]\n\n*\n\n" // something to read
                             "[Game \"orthodox\"]\n[Task \"find\"]\n\n1. e2-e4 *\n\n"
                             "[Game \"orthodox\"]\n[Task \"find\"]\n\n1. d2-d4 *\n"));
        auto* const unsolved = pupil.window.findChild<QPushButton*>(QStringLiteral("unsolved"));
        QVERIFY(unsolved->isEnabled());
        unsolved->click();
        QCOMPARE(pupil.window.stepNumber(), 1);
        QVERIFY(!unsolved->isEnabled());
        pupil.click("e2");
        pupil.click("e4");
        QTRY_VERIFY(unsolved->isEnabled());
        pupil.window.showStep(0);
        unsolved->click();
        QCOMPARE(pupil.window.stepNumber(), 2);
        pupil.setName(QStringLiteral("Somebody else"));
        unsolved->click();
        QCOMPARE(pupil.window.stepNumber(), 1);
    }

    void aRoomReadsWhatIsTypedUntilTheNextStep()
    {
        Pupil pupil;
        auto* const entry = pupil.window.findChild<MoveEntry*>();
        const int usual = QFontInfo(entry->field()->font()).pixelSize();
        pupil.window.setProjector(true);
        entry->open();
        QTest::keyClicks(entry->field(), QStringLiteral("zz"));
        QTest::keyClick(entry->field(), Qt::Key_Return);
        QVERIFY(!entry->complaint().isEmpty());
        QCOMPARE(QFontInfo(entry->field()->font()).pixelSize(), lettersOnWall(pupil.window) * 2 / 3);
        pupil.window.showStep(1);
        QVERIFY(entry->isVisible());
        QVERIFY(entry->complaint().isEmpty() && entry->field()->text().isEmpty());
        pupil.window.setProjector(false);
        QCOMPARE(QFontInfo(entry->field()->font()).pixelSize(), usual);
    }

    void aRoomReadsTheTaskAndWhatIsSaid()
    {
        const QString wide = lessonOf("[Game \"longchess\"]\n[Lesson \"L\"]\n[Task \"find\"]\n\n1. g1-f3 *\n");
        for (const auto& [file, step] : {std::pair(kLesson, 1), std::pair(wide, 0)}) {
            Pupil pupil(file);
            pupil.window.setProjector(true);
            pupil.window.showStep(step);
            const auto label = [&](const char* name) { return pupil.window.findChild<QLabel*>(QLatin1String(name)); };
            const double screen = pupil.window.screen()->geometry().height();
            const auto isRead = [&](const char* name) {
                return label(name)->isVisible() && QFontMetricsF(label(name)->font()).capHeight() >= screen / 30;
            };
            QVERIFY(isRead("task"));
            pupil.window.hint();
            QTRY_VERIFY(!pupil.said().isEmpty());
            QVERIFY(isRead("task") && isRead("said"));
            const auto* const words = pupil.window.findChild<ui::FittedWords*>();
            QCOMPARE(words->verticalScrollBar()->maximum(), 0); // all of it is seen
            const QPushButton& hint = *pupil.window.findChild<QPushButton*>(QStringLiteral("hint"));
            QVERIFY(!hint.isVisible());
            QCOMPARE(hint.accessibleDescription(), QStringLiteral("Ctrl+H")); // the tip says the name once more
            pupil.window.setProjector(false);
            QVERIFY(pupil.window.findChild<QPushButton*>(QStringLiteral("hint"))->isVisible());
        }
    }

    void aRoomSeesWhatItIsToSee()
    {
        Pupil pupil;
        pupil.window.showStep(1);
        pupil.window.setProjector(true);
        pupil.window.hint();
        const auto isSeen = [&](const char* name) {
            return pupil.window.findChild<QLabel*>(QLatin1String(name))->isVisible();
        };
        const auto press = [&](Qt::Key key) { QTest::keyClick(&pupil.window.board(), key); };
        QVERIFY(QTest::qWaitForWindowActive(&pupil.window));
        pupil.window.board().setFocus();
        QVERIFY(isSeen("task") && isSeen("said") && !isSeen("score"));
        press(Qt::Key_F2);
        QVERIFY(!isSeen("task") && !isSeen("title") && isSeen("said"));
        press(Qt::Key_F3);
        QVERIFY(!isSeen("said"));
        press(Qt::Key_F7);
        QVERIFY(isSeen("score"));
        press(Qt::Key_F4);
        QVERIFY(!pupil.window.board().boardScene().appearance().showsDrawings);
        press(Qt::Key_F8);
        const auto* const cover = pupil.window.findChild<ui::WallCover*>();
        QVERIFY(cover->isBlack());
        press(Qt::Key_Escape);
        QVERIFY(cover->isHidden() && pupil.window.isProjector());
        press(Qt::Key_Escape);
        QVERIFY(!pupil.window.isProjector());
        // In the window all is as ever.
        QVERIFY(isSeen("task") && isSeen("said") && isSeen("score"));
        QVERIFY(pupil.window.board().boardScene().appearance().showsDrawings);
    }

    void wordsAreAsLargeAsThereIsRoom()
    {
        Pupil pupil;
        const auto* const words = pupil.window.findChild<ui::FittedWords*>();
        pupil.window.resize(640, 400);
        QCoreApplication::processEvents();
        const int inSmall = words->letters();
        pupil.window.resize(1700, 1000);
        QVERIFY(words->focusPolicy() == Qt::NoFocus); // there is nothing to scroll
        QTRY_VERIFY2(words->letters() >= 2 * inSmall, qPrintable(QString::number(words->letters())));
        QCOMPARE(words->verticalScrollBar()->maximum(), 0);
        QVERIFY(words->letters() > 1.5 * QFontInfo(pupil.window.font()).pixelSize());
        // What is said on the board hides less of it than letters of that size would; a room reads those.
        pupil.window.showStep(2);
        pupil.click("c3");
        pupil.click("g7");
        const auto* const said = pupil.window.board().findChild<QWidget*>(QStringLiteral("reasonBubble"));
        QTRY_VERIFY(said->isVisible());
        const auto letters = [said] { return QFontInfo(said->findChild<QLabel*>()->font()).pixelSize(); };
        QVERIFY(letters() <= 1.25 * QFontInfo(pupil.window.font()).pixelSize());
        QVERIFY(letters() >= QFontInfo(pupil.window.font()).pixelSize());
        pupil.window.setProjector(true);
        pupil.click("c3");
        pupil.click("g7");
        const double least = pupil.window.screen()->geometry().height() / 30.0; // as all that a room reads
        QTRY_VERIFY(QFontMetricsF(said->findChild<QLabel*>()->font()).capHeight() >= least);
        pupil.window.setProjector(false);
        // What the board cannot use is theirs.
        QTRY_VERIFY(words->width() > 500);
    }

    /** It covered a third of the ring, and the king on d8. */
    void aRefusalLeavesFreeWhatStandsOnTheBoard()
    {
        Pupil pupil(QStringLiteral(TEST_DATA_DIR "/../../resources/lessons/en/circular.ringford"));
        pupil.window.resize(1280, 760);
        pupil.window.showStep(2);
        QCoreApplication::processEvents();
        pupil.click("c1");
        pupil.click("b3");
        const ui::BoardView& board = pupil.window.board();
        const auto* const said = board.findChild<QWidget*>(QStringLiteral("reasonBubble"));
        QTRY_VERIFY(said->isVisible());
        for (const char* const cell : {"c1", "d8", "d4", "a15", "a12"})
            QVERIFY2(!said->geometry().intersects(board.cellRect(*pupil.window.model().description().board.find(cell))),
                     cell);
        const auto area = [](QSize size) { return size.width() * size.height(); };
        QVERIFY(12 * area(said->size()) < area(board.viewport()->size()));
    }

    /** They became smaller with each hint, and larger when something was solved. */
    void lettersStayAsTheyAreWithHintsAndAnswers()
    {
        const QByteArray text = QByteArray("All that there is to be said of this board. ").repeated(12);
        Pupil pupil(
            lessonOf("[Game \"orthodox\"]\n[Lesson \"L\"]\n[Task \"find\"]\n[Setup \"white: Kg1 Ra1; black: Kg8 "
                     "Pf7 Pg7 Ph7; turn: white\"]\n\n{" +
                     text + "} 1. a1-a8 {Right: nothing can come between, and there is no way out.} *\n"));
        pupil.window.resize(1100, 700);
        QCoreApplication::processEvents();
        const auto* const words = pupil.window.findChild<ui::FittedWords*>();
        const int before = words->letters();
        QVERIFY(before > QFontInfo(pupil.window.font()).pixelSize()); // else they could not become smaller
        for (const char* const button : {"hint", "hint", "solve"}) {
            pupil.window.findChild<QPushButton*>(QLatin1String(button))->click();
            QCoreApplication::processEvents();
            QCOMPARE(words->letters(), before);
        }
        QVERIFY(!pupil.window.findChild<QLabel*>(QStringLiteral("said"))->text().isEmpty());
    }

    void aLongTextIsScrolled()
    {
        const QByteArray text = QByteArray("All that there is to be said of this board. ").repeated(400);
        Pupil pupil(lessonOf("[Game \"orthodox\"]\n[Lesson \"L\"]\n\n{" + text + "} *\n"));
        const auto* const words = pupil.window.findChild<ui::FittedWords*>();
        QVERIFY(words->verticalScrollBar()->maximum() > 0);
        QVERIFY(words->focusPolicy() == Qt::TabFocus);
        QTest::keyClick(pupil.window.findChild<ui::FittedWords*>(), Qt::Key_Down);
        QVERIFY(words->verticalScrollBar()->value() > 0);
        QCOMPARE(words->letters(), QFontInfo(pupil.window.font()).pixelSize());
        QVERIFY(pupil.window.height() < 1000); // the window has not grown for it
        for (const bool isForRoom : {true, false}) {
            pupil.window.setProjector(isForRoom);
            QVERIFY(pupil.window.board().width() > pupil.window.width() * 2 / 5);
        }
    }

    void textsOfAnyLengthAreShownAtOnce()
    {
        const int kLetters = test::cases(4'000'000, 400'000);
        for (const QByteArray& text : {QByteArray("word ").repeated(kLetters / 5), QByteArray(kLetters, 'w'),
                                       QByteArray("a\n").repeated(kLetters / 2)}) {
            const QByteArray title = QByteArray(text).replace('\n', ' ');
            WorkTimer timer;
            Pupil pupil(lessonOf("[Game \"orthodox\"]\n[Lesson \"" + title + "\"]\n[Step \"" + title +
                                 "\"]\n[Task \"find\"]\n\n{" + text + "[%hint " + text + "]} 1. e2-e4 *\n"));
            pupil.window.hint();
            QTRY_VERIFY(pupil.said().endsWith(QStringLiteral("(this text is longer than can be shown here)")));
            pupil.window.setProjector(true);
            pupil.window.grab();
            QVERIFY(pupil.window.findChild<QLabel*>(QStringLiteral("text"))
                        ->text()
                        .startsWith(QString::fromUtf8(text.first(10'000))));
            QVERIFY(pupil.window.windowTitle().size() < 300);
            QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
        }
    }

    void f6LeadsRoundItsParts()
    {
        Pupil pupil;
        QVERIFY(QTest::qWaitForWindowActive(&pupil.window));
        const auto press = [&pupil](Qt::KeyboardModifiers modifiers) {
            QTest::keyClick(pupil.window.focusWidget(), Qt::Key_F6, modifiers);
            return pupil.window.focusWidget();
        };
        const auto* const panel = pupil.window.findChild<ui::LessonPanel*>();
        pupil.window.board().setFocus();
        for (const Qt::KeyboardModifiers modifiers :
             {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier)}) {
            QVERIFY(panel->isAncestorOf(press(modifiers)));
            QCOMPARE(press(modifiers), &pupil.window.board());
        }
        QTest::keyClick(press({}), Qt::Key_Escape); // the way back from anywhere
        QVERIFY(pupil.window.board().hasFocus());
    }

    void f1AsksForHelp()
    {
        Pupil pupil;
        QVERIFY(QTest::qWaitForWindowActive(&pupil.window));
        const QSignalSpy asked(&pupil.window, &ui::LessonWindow::helpWanted);
        QTest::keyClick(&pupil.window.board(), Qt::Key_F1);
        QCOMPARE(asked.size(), 1);
    }

    void aLongSearchGoesOnInTheBackground()
    {
        Pupil pupil(lessonOf("[Game \"checkers\"]\n[Lesson \"L\"]\n[Task \"mate 2\"]\n"
                             "[Setup \"white: Mc3; black: Md6; turn: white\"]\n\n*\n"));
        pupil.window.setSearchLimits(1, 1);
        pupil.click("c3");
        pupil.click("d4");
        QTRY_VERIFY(pupil.window.model().gameNode()->isRoot() && !pupil.window.isSearching());
        const QString unknown = pupil.said();
        QVERIFY(!unknown.isEmpty());
        pupil.window.setSearchLimits(1, 20'000'000); // at once there is no answer, in the background there is one
        pupil.click("c3");
        pupil.click("d4");
        QTRY_COMPARE(pupil.window.model().gameNode()->depth, 2); // and black's answer
        QTRY_VERIFY(!pupil.window.isSearching());
        QVERIFY(pupil.window.board().isEnabled());
        QVERIFY(pupil.said() != unknown);
        QCOMPARE(pupil.sum().wrong, 0);
    }

    void aSearchIsCancelled()
    {
        Pupil pupil(endless());
        pupil.window.setSearchLimits(1, std::numeric_limits<std::uint64_t>::max());
        pupil.click("d2");
        pupil.click("d4");
        QVERIFY(pupil.window.isSearching());
        auto* const cancel = pupil.window.findChild<QPushButton*>(QStringLiteral("cancelSearch"));
        QVERIFY(cancel && cancel->isVisible());
        cancel->click();
        QTRY_VERIFY(!pupil.window.isSearching());
        QVERIFY(!cancel->isVisible());
        QVERIFY(pupil.window.model().gameNode()->isRoot()); // taken back, and not counted
        QCOMPARE(pupil.sum().wrong, 0);
        QVERIFY(!pupil.said().isEmpty());
        // So is a search for the answer.
        pupil.window.solve();
        QVERIFY(pupil.window.isSearching());
        cancel->click();
        QTRY_VERIFY(!pupil.window.isSearching());
        QVERIFY(pupil.window.model().gameNode()->isRoot());
    }

    void aSearchForAStepThatIsLeftIsDropped()
    {
        Pupil pupil(endless());
        pupil.window.setSearchLimits(1, std::numeric_limits<std::uint64_t>::max());
        pupil.click("d2");
        pupil.click("d4");
        QVERIFY(pupil.window.isSearching());
        pupil.window.showStep(1);
        QTRY_VERIFY(!pupil.window.isSearching());
        QCOMPARE(pupil.window.stepNumber(), 1);
        QVERIFY(pupil.said().isEmpty());
        QVERIFY(pupil.window.board().isEnabled());
        // A window that is closed in the middle of it does not wait.
        pupil.window.showStep(0);
        pupil.click("d2");
        pupil.click("d4");
        QVERIFY(pupil.window.isSearching());
    }

    void resultsAreKeptByNameAndCleared()
    {
        Pupil pupil;
        pupil.window.showStep(2);
        pupil.setName(QStringLiteral("Cleo"));
        pupil.click("c3");
        pupil.click("e5");
        QCOMPARE(pupil.sum().solved, 1);
        pupil.setName(QStringLiteral("Dan"));
        QCOMPARE(pupil.sum().solved, 0);
        ui::PupilBook book = pupil.book();
        QCOMPARE(book.pupils(), QStringList({"Cleo"}));
        QVERIFY(book.clear(QStringLiteral("Cleo")));
        QVERIFY(pupil.book().pupils().isEmpty());
        // What somebody has done who gives no name is not done by nobody.
        pupil.setName(QString());
        pupil.window.showStep(2);
        pupil.click("c3");
        pupil.click("e5");
        QCOMPARE(pupil.book().pupils(), QStringList({""}));
        pupil.setName(QStringLiteral("Eve"));
        pupil.window.showStep(2);
        pupil.click("c3");
        pupil.click("e5");
        ui::ResultsDialog results(pupil.book());
        auto* const table = results.findChild<QTableWidget*>();
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("Without a name"));
        auto* const clear = results.findChild<QPushButton*>(QStringLiteral("clear"));
        for (const auto& [row, button, asked] :
             {std::tuple(0, "Clear Those Without a Name", "Clear all results without a name?"),
              std::tuple(1, "Clear This Name", "Clear all results of “Eve”?")}) {
            table->selectRow(row);
            QCOMPARE(clear->text().remove(u'&'), QLatin1String(button));
            clear->click();
            auto* const question = results.findChild<QMessageBox*>(QStringLiteral("reallyClear"));
            QCOMPARE(question->text(), QString::fromUtf8(asked));
            question->reject();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    /** Older books have words for whoever gave no name, which are no names. */
    void resultsOfNobodyAreThoseWithoutAName()
    {
        Pupil pupil;
        ui::PupilBook old = pupil.book();
        old.put(QStringLiteral("Cleo"), QStringLiteral("Rings"), 1, {true, 0, 0});
        old.put({}, QStringLiteral("Rings"), 1, {false, 1, 0});
        old.put(QStringLiteral("Nobody"), QStringLiteral("Rings"), 1, {true, 2, 1});
        old.put(QStringLiteral("Ohne Namen"), QStringLiteral("Rings"), 2, {true, 0, 0});
        const ui::PupilBook book = pupil.book();
        QCOMPARE(book.pupils(), QStringList({"", "Cleo"}));
        QCOMPARE(book.step({}, QStringLiteral("Rings"), 1), (ui::StepResult{true, 3, 1}));
        QCOMPARE(book.sum({}, QStringLiteral("Rings")).solved, 2);
        QCOMPARE(pupil.book().sum({}, QStringLiteral("Rings")).wrong, 3); // once
    }

    /** In lessons that list charges in one step of ten, or in none, their list took a sixth of the window. */
    void whatIsNotListedTakesLittleRoom()
    {
        const auto lesson = [](const QByteArray& white) {
            const QByteArray step = "[Setup \"white: %; black: Pa33 Fe36; turn: white\"]\n\n*\n\n";
            return lessonOf("[Game \"longchess\"]\n[Lesson \"L\"]\n" + QByteArray(step).replace("%", white) +
                            "[Game \"longchess\"]\n" + QByteArray(step).replace("%", "Pe10 Fe2"));
        };
        Pupil idle(lesson("Pe10 Fe2"));
        QVERIFY(idle.window.findChild<ui::ActionsDock*>()->isHidden());
        Pupil charging(lesson("Pa5 Pb5 Fe2")); // as in the lesson that comes with the game
        const auto& dock = *charging.window.findChild<ui::ActionsDock*>();
        QTRY_COMPARE(dock.list()->count(), 3);
        QVERIFY(dock.isVisible());
        QCOMPARE(dock.list()->verticalScrollBar()->maximum(), 0);
        charging.window.showStep(1);
        QTRY_VERIFY(!dock.list()->isVisible());
        QVERIFY(dock.height() < 8 * dock.fontMetrics().height());
    }

    /** Shells are listed while they are aimed: no step begins with any, and their list did not come. */
    void whatIsListedInTheMiddleOfAStepIsSeen()
    {
        Pupil aiming(lessonOf("[Game \"longchess\"]\n[Options \"artillery=on\"]\n[Lesson \"L\"]\n"
                              "[Setup \"white: Ae1 Fe2 Pa5; black: Pa33 Fe36; turn: white\"]\n\n"
                              "1. fire:e12 fire:done *\n"));
        const auto& dock = *aiming.window.findChild<ui::ActionsDock*>();
        QVERIFY(dock.isHidden());
        QVERIFY(test::playText(aiming.window.model(), "fire:e12"));
        QTRY_VERIFY(dock.isVisible());
        QVERIFY(dock.list()->count() > 3);
        QVERIFY(dock.list()->viewport()->height() >= 3 * dock.list()->sizeHintForRow(0));
    }

    /** Who goes on clicks on it again and again. */
    void theWayOnStaysWhereItIs()
    {
        Pupil pupil(ui::shelf::fileFor(QStringLiteral("multiplayer")));
        pupil.window.resize(1200, 780);
        std::set<int> places;
        const auto* const next = pupil.window.findChild<QPushButton*>(QStringLiteral("next"));
        for (bool goesOn = true; goesOn; goesOn = next->isEnabled()) {
            QTest::qWait(50);
            places.insert(next->mapTo(&pupil.window, QPoint()).y());
            pupil.window.showStep(pupil.window.stepNumber() + 1);
        }
        QVERIFY2(places.size() == 1, qPrintable(QStringLiteral("%1 to %2").arg(*places.begin()).arg(*places.rbegin())));
    }

    void resultsAreNotClearedByAccident()
    {
        Pupil pupil;
        pupil.window.showResults();
        // Before anybody has done anything it is said what is counted here.
        auto* const empty = pupil.window.findChild<QDialog*>(QStringLiteral("results"));
        QVERIFY(empty->findChild<QLabel*>(QStringLiteral("emptyNote"))->isVisible());
        QVERIFY(!empty->findChild<QTableWidget*>()->accessibleDescription().isEmpty());
        QVERIFY(!empty->findChild<QPushButton*>(QStringLiteral("clear"))->isEnabled());
        empty->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        pupil.window.showStep(2);
        pupil.click("c3");
        pupil.click("e5");
        pupil.window.showResults();
        QVERIFY(!pupil.window.findChild<QLabel*>(QStringLiteral("emptyNote"))->isVisible());
        auto* const results = pupil.window.findChild<QDialog*>(QStringLiteral("results"));
        const auto* const table = results->findChild<QTableWidget*>();
        const QHeaderView* const header = table->horizontalHeader();
        QCOMPARE(header->length(), table->viewport()->width());
        for (int column = 0; column < header->count(); ++column) // titles do not touch one another
            QVERIFY(header->sectionSize(column) >= header->sectionSizeHint(column) + 8);
        QTest::keyClick(results, Qt::Key_Return); // closes it
        QCOMPARE(pupil.sum().solved, 1);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        pupil.window.showResults();
        const auto asked = [&] {
            auto* const dialog = pupil.window.findChild<QDialog*>(QStringLiteral("results"));
            dialog->findChild<QPushButton*>(QStringLiteral("clear"))->click();
            return dialog->findChild<QMessageBox*>(QStringLiteral("reallyClear"));
        };
        auto* question = asked();
        QTest::keyClick(question, Qt::Key_Return);
        QCOMPARE(pupil.sum().solved, 1);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        question = asked();
        for (QAbstractButton* const button : question->buttons()) {
            if (question->buttonRole(button) == QMessageBox::DestructiveRole)
                button->click();
        }
        QCOMPARE(pupil.sum().solved, 0);
    }

    void resultsThatCannotBeKeptHoldForNow()
    {
        Pupil pupil;
        QVERIFY(QDir().mkdir(pupil.folder.filePath("pupils.ini"))); // nothing can be written there
        pupil.window.showStep(2);
        pupil.click("c3");
        pupil.click("e5");
        const QString score = pupil.window.findChild<QLabel*>(QStringLiteral("score"))->text();
        QVERIFY2(score.contains(QStringLiteral("Solved 1 of 9")), qPrintable(score));
        QVERIFY2(score.contains(QStringLiteral("hints:\u00A00")), qPrintable(score)); // never in the next line
        QVERIFY2(score.contains(QStringLiteral("pupils.ini")), qPrintable(score));
    }

    void aReadOnlyFolderIsNoHindrance()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("lesson.ringford");
        QVERIFY(QFile::copy(kLesson, file));
        const QByteArray before = test::bytesIn(file);
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner));
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
        Pupil pupil(file);
        pupil.window.showStep(2);
        pupil.click("c3");
        pupil.click("e5");
        QCOMPARE(pupil.sum().solved, 1); // kept apart from it
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList({"lesson.ringford"}));
        QCOMPARE(test::bytesIn(file), before);
    }

    void aFileThatIsNoLessonIsRefusedWithItsPlace()
    {
        QTemporaryDir folder;
        const QString file = test::makeFile(folder.filePath("broken.ringford"),
                                            "[Game \"checkers\"]\n[Lesson \"L\"]\n[Task \"dance\"]\n\n*\n");
        const auto lesson = ui::shelf::read(file, Registry::standard());
        QVERIFY(!lesson);
        QVERIFY2(lesson.error().contains("3") && lesson.error().contains("dance"), qPrintable(lesson.error()));
        QVERIFY(!ui::shelf::read(folder.filePath("missing.ringford"), Registry::standard()));
    }
};

RINGFORD_TEST(TestLessonWindow)
#include "test_lessonwindow.moc"
