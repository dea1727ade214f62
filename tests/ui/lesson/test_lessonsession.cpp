// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons without a window: what is played in the session's match is judged.
#include "tests/support/TestProgram.h"
#include "ui/lesson/LessonSession.h"
#include "ui/lesson/LessonShelf.h"
#include "ui/match/MatchModel.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ringford;

namespace {

const QString kCheckersLesson = QStringLiteral(TEST_DATA_DIR "/../../resources/lessons/en/checkers.ringford");

/** A session of the lesson about Choice checkers, with a book of its own. */
struct Desk {
    Desk() : session(*ui::shelf::read(kCheckersLesson, Registry::standard()), ui::PupilBook(folder.filePath("b.ini")))
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
    void aWrongAnswerIsTakenBackAndCounted()
    {
        Desk desk;
        desk.session.begin(2);
        QSignalSpy said(&desk.session, &ui::LessonSession::said);
        desk.play("c3-b4");
        QVERIFY(desk.session.match().gameNode()->isRoot());
        QVERIFY(!desk.session.run().isDone());
        QCOMPARE(said.size(), 1);
        QCOMPARE(desk.session.score().wrong, 1);
    }

    void aRightAnswerSolvesTheStep()
    {
        Desk desk;
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
        Desk desk;
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
        Desk desk;
        desk.session.begin(2);
        desk.play("c3-b4");
        desk.session.setPupil(QStringLiteral("Ben"));
        QCOMPARE(desk.session.score().wrong, 0);
        desk.session.setPupil(QStringLiteral("Ann"));
        QCOMPARE(desk.session.score().wrong, 1);
    }

    void aStepThatIsNotThereIsNotBegun()
    {
        Desk desk;
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
