// SPDX-License-Identifier: GPL-3.0-or-later
// What may lie under a name that somebody opens. The window says what is wrong with it, and what is open stays.
#include "engine/text/Files.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/FileDesk.h"
#include "ui/dialogs/RecordChooser.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace ringford;
using namespace ringford::ui;

namespace {

const QByteArray kGood = "[Game \"checkers\"]\n\n1. b2-c3 a7-b6 *\n";
const QByteArray kLesson = "[Game \"checkers\"]\n[Lesson \"Men\"]\n[Step \"First\"]\n\n1. b2-c3 *\n\n"
                           "[Game \"checkers\"]\n[Step \"Second\"]\n\n1. b2-c3 a7-b6 2. c3-d4 *\n";

struct OpeningDesk : test::FileDesk {
    QString fileWith(const QByteArray& bytes, const QString& name = QStringLiteral("game.ringford")) const
    {
        return test::makeFile(path(name), bytes);
    }

    void open(const QString& file)
    {
        files.open(file);
        settle();
    }
};

/** A file of a lesson has just been opened, and it is asked what to do with it. */
struct LessonDesk : OpeningDesk {
    LessonDesk() { open(file); }

    QSignalSpy wanted{&files, &FileController::lessonWanted};
    QString file = fileWith(kLesson);
};

} // namespace

class TestOpening : public QObject {
    Q_OBJECT

private slots:
    void opensARecord()
    {
        OpeningDesk desk;
        desk.open(desk.fileWith("\xEF\xBB\xBF[Game \"checkers\"]\r\n\r\n1. b2-c3 a7-b6 {\xC3\xBC} *\r\n"));
        QVERIFY(desk.messages.isHidden());
        QCOMPARE(QString::fromStdString(desk.match.viewedNode()->entry().text), QStringLiteral("a7-b6"));
        QCOMPARE(desk.document.file(), desk.path(QStringLiteral("game.ringford")));
        QVERIFY(!desk.match.isModified());
    }

    void refusesDamage_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("where");
        QTest::newRow("nothing") << QByteArray() << ":1:1: ";
        QTest::newRow("other text") << QByteArray("Dear Anna,\n") << ":1:1: ";
        QTest::newRow("an illegal action") << QByteArray("[Game \"checkers\"]\n\n1. b2-c3 a7-a6 *\n") << ":3:10: ";
        QTest::newRow("what is no action") << QByteArray("[Game \"checkers\"]\n\n1. b2-c3 hello *\n") << ":3:10: ";
        QTest::newRow("no result") << QByteArray("[Game \"checkers\"]\n\n1. b2-c3\n") << ":4:1: ";
        QTest::newRow("an open brace") << QByteArray("[Game \"checkers\"]\n\n1. b2-c3 {so\n") << ":3:10: ";
        QTest::newRow("a wrong setup") << QByteArray("[Game \"checkers\"]\n[Setup \"white: Mz9\"]\n\n*\n") << ":2:1: ";
        QTest::newRow("an unknown game") << QByteArray("[Game \"hopscotch\"]\n\n*\n") << ":1:1: ";
        QTest::newRow("an unknown option")
            << QByteArray("[Game \"checkers\"]\n[Options \"players=9\"]\n\n*\n") << ":2:1: ";
        QTest::newRow("a newer format") << QByteArray("[Game \"checkers\"]\n[Format \"2\"]\n\n*\n") << ":2:1: ";
        QTest::newRow("another encoding")
            << QByteArray("[Game \"checkers\"]\n[Event \"Z\xFCrich\"]\n\n*\n") << ":2:10: ";
        QTest::newRow("two bytes a character") << QByteArray("\xFF\xFE[\0G\0", 6) << ":1:1: ";
        QTest::newRow("a zero byte") << QByteArray("[Game \"checkers\"]\n\n\0*\n", 22) << ":3:1: ";
        QTest::newRow("a million brackets") << "[Game \"checkers\"]\n\n1. b2-c3 " + QByteArray(1'000'000, '(') << ":3:";
        QTest::newRow("a long word") << "[Game \"checkers\"]\n\n" + QByteArray(5'000'000, 'x') << ":3:1: ";
    }
    void refusesDamage()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, where);
        OpeningDesk desk;
        desk.match.play(desk.match.possibleActions().front());
        const Node* const stood = desk.match.viewedNode();
        const QString file = desk.fileWith(bytes);
        desk.open(file);
        QVERIFY(!desk.messages.isHidden());
        const QString told = QStringLiteral("Nothing was opened. ") + QFileInfo(file).fileName() + where;
        QVERIFY2(desk.messages.text().startsWith(told), qPrintable(desk.messages.text().left(300)));
        QVERIFY2(desk.messages.text().size() < 1000, "nobody reads a message of that length");
        QCOMPARE(desk.match.viewedNode(), stood);
        QVERIFY(desk.document.file().isEmpty());
    }

    void offersWhatComesBeforeTheError()
    {
        OpeningDesk desk;
        desk.open(desk.fileWith("[Game \"checkers\"]\n\n1. b2-c3 a7-b6 2. c3-c4 *\n"));
        auto* const button = desk.messages.findChild<QPushButton*>();
        QVERIFY(button);
        button->click();
        QCOMPARE(QString::fromStdString(desk.match.viewedNode()->entry().text), QStringLiteral("a7-b6"));
        QVERIFY(desk.messages.isHidden());
        // To save it there would take the damaged file away.
        QVERIFY(desk.document.file().isEmpty());
        QVERIFY(desk.match.isModified());
    }

    /** It may hold more. */
    void saysThatWhatComesBeforeTheErrorIsNotAll()
    {
        OpeningDesk desk;
        desk.open(desk.fileWith(kGood + '\n' + kGood + "\n[Game \"checkers\"]\n\n1. b2-c3 a7-b6 2. c3-c4 *\n"));
        desk.messages.findChild<QPushButton*>()->click();
        const auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        const QString asked = chooser->findChild<QLabel*>()->text();
        QVERIFY2(asked.startsWith(QStringLiteral("Only the first 3 games of ")), qPrintable(asked));
    }

    void refusesWhatIsNoFile()
    {
        OpeningDesk desk;
        desk.open(desk.folder.path());
        QVERIFY2(desk.messages.text().contains(QStringLiteral("folder")), qPrintable(desk.messages.text()));
        desk.open(desk.path(QStringLiteral("missing")));
        QVERIFY2(desk.messages.text().contains(QStringLiteral("missing")), qPrintable(desk.messages.text()));
#ifdef Q_OS_UNIX
        const QString pipe = desk.path(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        desk.open(pipe); // nobody writes into it: waiting for that would take for ever
        QVERIFY2(desk.messages.text().contains(QStringLiteral("pipe")), qPrintable(desk.messages.text()));
        desk.open(QStringLiteral("/dev/zero"));
        QVERIFY2(desk.messages.text().contains(QStringLiteral("device")), qPrintable(desk.messages.text()));
#endif
        QVERIFY(desk.match.viewedNode()->isRoot());
    }

    void refusesTheTooLarge()
    {
        OpeningDesk desk;
        const QString file = desk.fileWith(kGood);
        QVERIFY(QFile::resize(file, static_cast<qint64>(kLargestFile) + 1));
        desk.open(file);
        QVERIFY2(desk.messages.text().contains(QStringLiteral("64 MiB")), qPrintable(desk.messages.text()));
    }

    void asksWhichOfSeveral()
    {
        OpeningDesk desk;
        const QByteArray three = "[Game \"checkers\"]\n[Seat \"white: Anna\"]\n\n1. b2-c3 *\n\n" + kGood +
                                 "\n[Game \"orthodox\"]\n\n1. e2-e4 *\n";
        const QString file = desk.fileWith(three);
        desk.open(file);
        QVERIFY(desk.match.viewedNode()->isRoot());
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        auto* const list = chooser->findChild<QTreeView*>();
        QCOMPARE(list->model()->rowCount(), 3);
        QCOMPARE(list->model()->index(0, RecordTable::Players).data().toString(), QStringLiteral("Anna – N.N."));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(chooser, Qt::Key_Return);
        QCOMPARE(QString::fromStdString(desk.match.viewedNode()->entry().text), QStringLiteral("a7-b6"));

        // The others are still there after it was saved.
        desk.match.play(desk.match.possibleActions().front());
        desk.files.save();
        QVERIFY(QTest::qWaitFor([&] { return !desk.document.isBusy(); }));
        const auto bytes = readFile(file.toStdString());
        QVERIFY(bytes);
        const RecordReading reading = readRecords(*bytes, test::testRegistry());
        QVERIFY(!reading.error);
        QCOMPARE(reading.matches.size(), std::size_t{3});
        QCOMPARE(reading.matches[0].tags().seatNames[0], "Anna");
        QCOMPARE(reading.matches[1].end()->depth, 3);
        QCOMPARE(reading.matches[2].end()->entry().text, "e2-e4");
    }

    void howEachOfSeveralEndedIsReadWhole()
    {
        OpeningDesk desk;
        const QByteArray drawn = "[Game \"orthodox\"]\n\n1. g1-f3 g8-f6 2. f3-g1 f6-g8 3. g1-f3 g8-f6 4. f3-g1 f6-g8 "
                                 "5. claim 1/2-1/2\n";
        desk.open(desk.fileWith(drawn + '\n' + drawn));
        const auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        const auto* const list = chooser->findChild<QTreeView*>();
        const QModelIndex ending = list->model()->index(1, RecordTable::Ending);
        const int text = list->fontMetrics().horizontalAdvance(ending.data().toString());
        QVERIFY2(text > 200, qPrintable(ending.data().toString())); // px: a sentence
        QTRY_VERIFY2(list->visualRect(ending).width() > text,
                     qPrintable(QStringLiteral("%1 in %2").arg(text).arg(list->visualRect(ending).width())));
    }

    /** Some rows told it in words, others as tables do. */
    void howEachOfSeveralEndedBeginsWithTheSignOfTables()
    {
        OpeningDesk desk;
        const QByteArray front = "[Game \"orthodox\"]\n\n1. f2-f3 e7-e5 ";
        desk.open(desk.fileWith(front + "2. g2-g4 d8-h4 0-1\n\n" + front + "2. agree-draw 1/2-1/2\n\n" + front +
                                "1-0\n\n" + front + "*\n"));
        const auto* const list = desk.window.findChild<RecordChooser*>()->findChild<QTreeView*>();
        const auto ending = [list](int row) {
            return list->model()->index(row, RecordTable::Ending).data().toString();
        };
        QVERIFY2(ending(0).startsWith(QStringLiteral("0–1 Black")), qPrintable(ending(0)));
        QVERIFY2(ending(1).startsWith(QStringLiteral("½–½ Drawn")), qPrintable(ending(1)));
        QCOMPARE(ending(2), QStringLiteral("1–0"));
        QCOMPARE(ending(3), QString());
    }

    void offersToRunALesson()
    {
        LessonDesk desk;
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        const auto* const list = chooser->findChild<QTreeView*>();
        QCOMPARE(list->model()->index(1, RecordTable::Players).data().toString(), QStringLiteral("Second"));
        QTest::keyClick(chooser, Qt::Key_Return);
        QCOMPARE(desk.wanted.size(), 1);
        QCOMPARE(desk.wanted.front().front().toString(), desk.file);
        QVERIFY(desk.match.viewedNode()->isRoot());
    }

    void opensAStepOfALessonToBeChanged()
    {
        LessonDesk desk;
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        auto* const list = chooser->findChild<QTreeView*>();
        QTest::keyClick(list, Qt::Key_Down);
        chooser->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open)->click();
        QVERIFY(desk.wanted.isEmpty());
        QCOMPARE(desk.document.file(), desk.file);
        QVERIFY(desk.match.viewedNode()->isRoot()); // where its task is told
        QCOMPARE(QString::fromStdString(desk.match.match().end()->entry().text), QStringLiteral("c3-d4"));
    }

    void canBeCancelled_data()
    {
        QTest::addColumn<QByteArray>("piece");
        QTest::newRow("among records") << kGood + '\n';
        QTest::newRow("among tags") << QByteArray("[x \"y\"]\n").repeated(30);
    }
    void canBeCancelled()
    {
        QFETCH(QByteArray, piece);
        OpeningDesk desk;
        const QByteArray many = piece.repeated(20'000);
        desk.files.open(desk.fileWith(many));
        QVERIFY(desk.document.isBusy());
        desk.document.cancel();
        QVERIFY(QTest::qWaitFor([&] { return !desk.document.isBusy(); }, 20'000));
        QCoreApplication::processEvents();
        QVERIFY(desk.messages.isHidden());
        QVERIFY(!desk.window.findChild<RecordChooser*>());
        QVERIFY(desk.match.viewedNode()->isRoot());
    }

    void namesOfFilesAreNoHtml()
    {
        OpeningDesk desk;
        const QString name = QStringLiteral("<b>&amp;<i>.ringford");
        desk.open(desk.fileWith(kGood + '\n' + kGood, name));
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        auto* const label = chooser->findChild<QLabel*>();
        QVERIFY2(label->text().contains(name), qPrintable(label->text()));
        QCOMPARE(label->textFormat(), Qt::PlainText);
        chooser->accept();

        QFile file(desk.path(name));
        QVERIFY(file.open(QIODevice::Append));
        QCOMPARE(file.write("\n"), 1); // by another program
        file.close();
        desk.match.play(desk.match.possibleActions().front());
        desk.files.save();
        auto* const question = desk.window.findChild<QMessageBox*>();
        QVERIFY(question);
        QVERIFY2(question->text().contains(name), qPrintable(question->text()));
        QCOMPARE(question->textFormat(), Qt::PlainText);
        question->reject();
    }

    void sentencesEndBeforeTheNext()
    {
        OpeningDesk desk;
        desk.open(desk.fileWith("[Game \"orthodox\"]\n\n1. e2-e9 *\n"));
        const QString reported = desk.messages.text();
        QVERIFY2(reported.startsWith(QStringLiteral("Nothing was opened. ")) &&
                     reported.endsWith(QStringLiteral("'e9'.")),
                 qPrintable(reported));
    }
};

RINGFORD_TEST(TestOpening)
#include "test_opening.moc"
