// SPDX-License-Identifier: GPL-3.0-or-later
// Another program writes a file that is open here, or is about to be: nothing of that is taken away without a question.
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/FileDesk.h"
#include "ui/dialogs/RecordChooser.h"
#include "ui/files/FileClaim.h"

#include <QDateTime>
#include <QFile>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QTest>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <sys/stat.h>
#endif

using namespace ringford;
using namespace ringford::ui;

namespace {

const QByteArray kOne = "[Game \"checkers\"]\n\n1. b2-c3 a7-b6 *\n";
const QByteArray kTheirs = "[Game \"checkers\"]\n\n1. d2-c3 a7-b6 *\n"; // as long as the other

struct SharedDesk : test::FileDesk {
    SharedDesk() { test::makeFile(file, kOne); }

    void open()
    {
        files.open(file);
        settle();
    }
    void playAndSave()
    {
        match.play(match.possibleActions().front());
        files.save();
    }
    /** The question whether to overwrite; null: nobody asks. */
    QMessageBox* question() const { return window.findChild<QMessageBox*>(); }

    QString file = path(QStringLiteral("game.ringford"));
};

} // namespace

class TestOtherPrograms : public QObject {
    Q_OBJECT

private slots:
    void aFileThatChangesWhileOpenAsksIsNotOverwritten()
    {
        SharedDesk desk;
        test::makeFile(desk.file, kOne + '\n' + kOne);
        desk.open();
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        const QByteArray theirs = kOne + '\n' + kTheirs;
        test::makeFile(desk.file, theirs);
        chooser->accept();
        QCOMPARE(desk.document.file(), desk.file);
        desk.playAndSave();
        desk.settle();
        QVERIFY(desk.question());
        QCOMPARE(test::bytesIn(desk.file), theirs);
        QVERIFY(desk.match.isModified());
        desk.question()->button(QMessageBox::Cancel)->click();
    }

    void aFileThatChangesWhileTheOldGameIsAskedAboutIsNotOverwritten()
    {
        SharedDesk desk;
        desk.match.play(desk.match.possibleActions().front());
        desk.open();
        auto* const unsaved = desk.window.findChild<QMessageBox*>(QStringLiteral("unsaved"));
        QVERIFY(unsaved);
        test::makeFile(desk.file, kTheirs);
        unsaved->button(QMessageBox::Discard)->click();
        delete unsaved;
        QCOMPARE(desk.document.file(), desk.file);
        desk.playAndSave();
        desk.settle();
        QVERIFY(desk.question());
        QCOMPARE(test::bytesIn(desk.file), kTheirs);
        desk.question()->button(QMessageBox::Cancel)->click();
    }

    /** Size, time and place of the file say nothing then. */
    void bytesAreComparedBeforeTheFileIsReplaced()
    {
        SharedDesk desk;
        desk.open();
#ifdef Q_OS_LINUX
        struct stat before {};
        QCOMPARE(stat(desk.file.toLocal8Bit().constData(), &before), 0);
        test::makeFile(desk.file, kTheirs);
        const timespec times[] = {before.st_atim, before.st_mtim};
        QCOMPARE(utimensat(AT_FDCWD, desk.file.toLocal8Bit().constData(), times, 0), 0);
        QVERIFY(!desk.document.isChangedOnDisk());
#else
        test::makeFile(desk.file, kTheirs);
#endif
        desk.playAndSave();
        desk.settle();
        QVERIFY(desk.question());
        QCOMPARE(test::bytesIn(desk.file), kTheirs);
        QVERIFY(desk.match.isModified());
        for (QAbstractButton* const button : desk.question()->buttons()) {
            if (button->text() == QStringLiteral("&Overwrite"))
                button->click();
        }
        desk.settle();
        QVERIFY(!desk.match.isModified());
        QVERIFY(test::bytesIn(desk.file) != kTheirs);
    }

    void aFileThatWasOnlyTouchedIsSavedWithoutAQuestion()
    {
        SharedDesk desk;
        desk.open();
        test::makeFile(desk.file, kOne);
        QFile touched(desk.file);
        QVERIFY(touched.open(QIODevice::ReadWrite) &&
                touched.setFileTime(QDateTime::currentDateTime().addDays(1), QFileDevice::FileModificationTime));
        touched.close();
        desk.playAndSave();
        desk.settle();
        QVERIFY(!desk.question());
        QVERIFY(!desk.match.isModified());
    }

    void aFileThatIsGoneIsWrittenAgain()
    {
        SharedDesk desk;
        desk.open();
        QVERIFY(QFile::remove(desk.file));
        desk.playAndSave();
        desk.settle();
        QVERIFY(!desk.question() && !desk.match.isModified());
        QVERIFY(QFile::exists(desk.file));
    }

    void openingAgainWhatWasJustSavedOpensWhatWasSaved()
    {
        SharedDesk desk;
        desk.open();
        desk.match.play(desk.match.possibleActions().front());
        const QString played = QString::fromStdString(desk.match.viewedNode()->entry().text);
        desk.open(); // reads the file, then asks about what is open
        auto* const unsaved = desk.window.findChild<QMessageBox*>(QStringLiteral("unsaved"));
        QVERIFY(unsaved);
        unsaved->button(QMessageBox::Save)->click();
        delete unsaved;
        desk.settle();
        desk.settle();
        QCOMPARE(QString::fromStdString(desk.match.match().end()->entry().text), played);
        desk.playAndSave();
        desk.settle();
        QVERIFY(!desk.question() && !desk.match.isModified());
    }

    void oneOfTwoProcessesHasAFile()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("game.ringford"));
        test::makeFile(file, kOne);
        QProcess other;
        other.start(QCoreApplication::applicationFilePath(), {"test_other_programs", "--claim", folder.path(), file});
        QVERIFY(other.waitForReadyRead(30'000));
        QCOMPARE(other.readAll().trimmed(), QByteArray("claimed"));
        FileClaim claim(folder.path());
        QVERIFY(!claim.take(file));
        QVERIFY(FileClaim::left(folder.path()).isEmpty()); // its program lives
        other.kill();
        QVERIFY(other.waitForFinished());
        QCOMPARE(FileClaim::left(folder.path()), QStringList(file)); // it was open when its program was killed
        QVERIFY(claim.take(file));
        FileClaim::forget(folder.path(), file); // it is this window's now
        QVERIFY(!FileClaim(folder.path()).take(file));
        claim.release();
        QVERIFY(FileClaim::left(folder.path()).isEmpty()); // given up
    }
};

static int claimOrTest(int argc, char** argv)
{
    if (argc != 4 || QByteArrayView(argv[1]) != "--claim")
        return test::runTest<TestOtherPrograms>(argc, argv);
    const QCoreApplication application(argc, argv);
    FileClaim claim(QString::fromLocal8Bit(argv[2]));
    std::puts(claim.take(QString::fromLocal8Bit(argv[3])) ? "claimed" : "refused");
    std::fflush(stdout);
    return QCoreApplication::exec();
}

RINGFORD_TEST_MAIN(claimOrTest)
#include "test_other_programs.moc"
