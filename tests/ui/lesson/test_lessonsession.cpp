// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons without a window: what is played in the session's match is judged.
#include "tests/support/LessonFiles.h"
#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "ui/lesson/LessonSession.h"
#include "ui/lesson/LessonShelf.h"
#include "ui/lesson/Refutation.h"
#include "ui/match/MatchModel.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace ringford;
using ringford::test::lessonOf;

namespace {

const QString kCheckersLesson = QStringLiteral(TEST_DATA_DIR "/../../resources/lessons/en/checkers.ringford");

/** Mate with the rook; moves of the f-pawn and of the rook to rank 7 are known to be wrong; the first has an answer. */
constexpr const char* kMate = "[Game \"orthodox\"]\n[Lesson \"L\"]\n[Task \"mate 1\"]\n"
                              "[Setup \"white: Kg1 Ra1 Pf2 Pg2 Ph2; black: Kg8 Pf7 Pg7 Ph7; turn: white\"]\n\n"
                              "1. a1-a8 (1. f2-f4 $2 {Too slow.} h7-h6) (1. a1-a7 $4) *\n\n"
                              "[Game \"orthodox\"]\n[Task \"find\"]\n\n1. e2-e4 (1. f2-f3 $2 e7-e5) (1. g2-g4 $2) *\n";

/** A session of the lesson about Choice checkers, with a book of its own. */
struct SessionDesk {
    explicit SessionDesk(const QString& file = kCheckersLesson)
        : session(*ui::shelf::read(file, Registry::standard()), ui::PupilBook(folder.filePath("b.ini")))
    {
        session.setPupil(QStringLiteral("Ann"));
    }

    void play(const char* text)
    {
        ui::MatchModel& match = session.match();
        match.play(*match.game().parse(match.position(), text));
        QCoreApplication::processEvents(); // answers are judged once they have been played
    }

    QTemporaryDir folder;
    ui::LessonSession session;
};

} // namespace

class TestLessonSession : public QObject {
    Q_OBJECT

private slots:
    void theEndOfALessonIsSaid()
    {
        SessionDesk desk(lessonOf(kMate));
        QSignalSpy said(&desk.session, &ui::LessonSession::said);
        desk.session.begin(0);
        desk.play("a1-a8");
        QCOMPARE(said.last().first().toString(), QStringLiteral("Right!"));
        desk.session.begin(1);
        desk.play("e2-e4");
        QCOMPARE(said.last().first().toString(), QStringLiteral("Right! This lesson ends here."));
    }

    /** Who has damaged it may have it back: what cannot be read lies in a copy, and the rest goes on. */
    void ofADamagedBookACopyIsKept()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("b.ini"));
        const QString lesson = QStringLiteral("Rings");
        const ui::StepResult solved{true, 0, 0};
        for (const char* const name : {"Ann", "Max", "Zoe"})
            QVERIFY(ui::PupilBook(file).put(QLatin1String(name), lesson, 1, solved));
        QVERIFY(ui::PupilBook(file).damagedCopy().isEmpty());
        const QByteArray bytes = QByteArray(test::bytesIn(file)).replace("[Max]", QByteArray("[M\0\xff]", 5));
        test::makeFile(file, bytes);
        {
            ui::PupilBook book(file);
            QCOMPARE(book.damagedCopy(), file + QStringLiteral(".damaged"));
            QCOMPARE(test::bytesIn(book.damagedCopy()), bytes);
            QVERIFY(book.put(QStringLiteral("Bob"), lesson, 1, solved));
        }
        const ui::PupilBook book(file);
        QVERIFY(book.damagedCopy().isEmpty()); // once
        for (const char* const name : {"Ann", "Bob", "Zoe"})
            QCOMPARE(book.step(QLatin1String(name), lesson, 1), solved);
    }

    void whatIsNoBookIsWrittenWithACopyKept()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("b.ini"));
        const QByteArray bytes("no line of a book\n\x01\x02");
        test::makeFile(file, bytes);
        {
            ui::PupilBook book(file);
            QCOMPARE(test::bytesIn(book.damagedCopy()), bytes);
            QVERIFY(book.put(QStringLiteral("Bob"), QStringLiteral("Rings"), 1, {true, 0, 0}));
        }
        QCOMPARE(ui::PupilBook(file).pupils(), QStringList({"Bob"}));
    }

    void resultsAreWrittenOnceThereIsRoom()
    {
        SessionDesk desk;
        const QString place = desk.folder.path();
        const QString aside = place + QStringLiteral("-aside");
        QVERIFY(QDir().rename(place, aside));
        test::makeFile(place, {}); // no file can be made in that
        desk.session.begin(2);
        desk.play("c3-b4");
        QVERIFY(!desk.session.isKept());
        QCOMPARE(desk.session.score().wrong, 1);
        QVERIFY(QFile::remove(place) && QDir().rename(aside, place));
        QTRY_VERIFY(desk.session.isKept());
        QVERIFY(test::bytesIn(desk.session.book().file()).contains("Ann"));
    }

#ifdef Q_OS_UNIX
    /** A pipe that nobody writes into, or a folder, is not waited for and not replaced. */
    void whatIsNoFileIsLeftAlone()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        const QString inside = folder.filePath(QStringLiteral("folder"));
        QVERIFY(QDir().mkdir(inside));
        for (const QString& file : {pipe, inside}) {
            ui::PupilBook book(file);
            QVERIFY(!book.put(QStringLiteral("Bob"), QStringLiteral("Rings"), 1, {true, 0, 0}));
            QCOMPARE(book.file(), file);
            QCOMPARE(book.sum(QStringLiteral("Bob"), QStringLiteral("Rings")).solved, 1);
        }
        struct stat found {};
        QCOMPARE(::stat(pipe.toLocal8Bit().constData(), &found), 0);
        QVERIFY(S_ISFIFO(found.st_mode));
    }
#endif

    void aWrongAnswerIsTakenBackAndCounted()
    {
        SessionDesk desk;
        desk.session.begin(2);
        QSignalSpy said(&desk.session, &ui::LessonSession::said);
        desk.play("c3-b4");
        QVERIFY(desk.session.match().gameNode()->isRoot());
        QVERIFY(!desk.session.run().isDone());
        QCOMPARE(said.size(), 1);
        QCOMPARE(desk.session.score().wrong, 1);
    }

    void aWrongAnswerIsMetAsTheRecordSays()
    {
        SessionDesk desk(lessonOf(kMate));
        QSignalSpy said(&desk.session, &ui::LessonSession::said);
        desk.session.refutation().setShown(std::chrono::hours(1));
        desk.play("f2-f4");
        QCOMPARE(test::lineTo(desk.session.match().gameNode()), QStringLiteral("f2-f4 h7-h6"));
        QCOMPARE(said.back().front().toString(), QStringLiteral("Black answers h7-h6. Too slow."));
        QCOMPARE(desk.session.score().wrong, 1);
        desk.play("a1-a8"); // from there it is none
        QVERIFY(desk.session.match().gameNode()->isRoot());
        QVERIFY(!desk.session.run().isDone());
        desk.play("a1-a8");
        QVERIFY(desk.session.run().isDone());
        QCOMPARE(desk.session.score().wrong, 1);
    }

    void aWrongAnswerIsMetByWhatASearchFinds()
    {
        SessionDesk desk(lessonOf(kMate));
        QSignalSpy said(&desk.session, &ui::LessonSession::said);
        desk.session.refutation().setShown(std::chrono::hours(1));
        desk.play("a1-a7");
        QTRY_COMPARE(desk.session.match().gameNode()->depth, 2);
        QCOMPARE(said.size(), 1);
        QVERIFY(said.back().front().toString().startsWith(QStringLiteral("Black answers ")));
        QVERIFY(said.back().front().toString().endsWith(QStringLiteral("That is not it. Try again.")));
        desk.session.hint(); // whoever asks for one looks at the task
        QVERIFY(desk.session.match().gameNode()->isRoot());
    }

    void whatMeetsAWrongAnswerIsTakenBackByItself()
    {
        SessionDesk desk(lessonOf(kMate));
        desk.session.refutation().setShown(std::chrono::milliseconds(1));
        desk.play("f2-f4");
        QTRY_VERIFY(desk.session.match().gameNode()->isRoot());
        QVERIFY(!desk.session.refutation().isOn());
    }

    void aStepThatIsLeftMeanwhileTakesNothingBack()
    {
        SessionDesk desk(lessonOf(kMate));
        desk.session.refutation().setShown(std::chrono::milliseconds(1));
        desk.play("a1-a7");
        desk.session.begin(1);
        desk.play("e2-e4");
        QVERIFY(desk.session.run().isDone());
        QTest::qWait(20);
        QCOMPARE(test::lineTo(desk.session.match().gameNode()), QStringLiteral("e2-e4"));
    }

    void inOtherTasksOnlyWhatCostsMuchIsMet()
    {
        SessionDesk desk(lessonOf("[Game \"orthodox\"]\n[Lesson \"L\"]\n[Task \"find\"]\n"
                                  "[Setup \"white: Kg1 Qd1 Pf2 Pg2 Ph2; black: Kg8 Nc6 Pf7 Pg7 Ph7; turn: white\"]\n\n"
                                  "1. d1-d7 (1. h2-h3 $2 h7-h6) *\n"));
        QSignalSpy said(&desk.session, &ui::LessonSession::said);
        desk.session.refutation().setShown(std::chrono::hours(1));
        desk.play("g2-g3"); // as good, but not what is asked for
        QTRY_VERIFY(desk.session.match().gameNode()->isRoot());
        QCOMPARE(said.back().front().toString(), QStringLiteral("That is not it. Try again."));
        desk.play("d1-d4");
        QTRY_COMPARE(test::lineTo(desk.session.match().gameNode()), QStringLiteral("d1-d4 c6xd4"));
        QCOMPARE(said.back().front().toString(), QStringLiteral("Black answers c6xd4. That is not it. Try again."));
        desk.session.begin(0);
        desk.play("h2-h3");
        QCOMPARE(test::lineTo(desk.session.match().gameNode()), QStringLiteral("h2-h3 h7-h6"));
    }

    /** What does not do what is asked for may be as good a move as any. */
    void whatMissesAGoalIsNotMet()
    {
        SessionDesk desk(
            lessonOf("[Game \"orthodox\"]\n[Lesson \"L\"]\n[Task \"find\"]\n[Goal \"check\"]\n"
                     "[Setup \"white: Kg1 Qd1 Pf2 Pg2 Ph2; black: Kg8 Nc6 Pf7 Pg7 Ph7; turn: white\"]\n\n*\n"));
        desk.play("d1-d4");
        QVERIFY(desk.session.match().gameNode()->isRoot());
    }

    void aRightAnswerSolvesTheStep()
    {
        SessionDesk desk;
        desk.session.begin(2);
        QSignalSpy changed(&desk.session, &ui::LessonSession::changed);
        desk.play("c3xe5");
        QVERIFY(desk.session.run().isDone());
        QCOMPARE(desk.session.score().solved, 1);
        QVERIFY(desk.session.isKept());
        QCOMPARE(changed.size(), 1);
    }

    void anAnswerThatIsShownDoesNotSolveTheStep()
    {
        SessionDesk desk;
        desk.session.begin(2);
        QSignalSpy shown(&desk.session, &ui::LessonSession::answerShown);
        desk.session.solve();
        QCoreApplication::processEvents();
        QCOMPARE(shown.size(), 1);
        QVERIFY(desk.session.run().isDone());
        QCOMPARE(desk.session.score().solved, 0);
    }

    void anotherPupilHasAScoreOfHisOwn()
    {
        SessionDesk desk;
        desk.session.begin(2);
        desk.play("c3-b4");
        desk.session.setPupil(QStringLiteral("Ben"));
        QCOMPARE(desk.session.score().wrong, 0);
        desk.session.setPupil(QStringLiteral("Ann"));
        QCOMPARE(desk.session.score().wrong, 1);
    }

    void aStepThatIsNotThereIsNotBegun()
    {
        SessionDesk desk;
        desk.session.begin(2);
        QSignalSpy begun(&desk.session, &ui::LessonSession::begun);
        desk.session.begin(-1);
        desk.session.begin(static_cast<int>(desk.session.lesson().steps.size()));
        QCOMPARE(begun.size(), 0);
        QCOMPARE(desk.session.stepNumber(), 2);
    }
};

RINGFORD_TEST(TestLessonSession, QCoreApplication)
#include "test_lessonsession.moc"
