// SPDX-License-Identifier: GPL-3.0-or-later
// Where somebody may want to save. What cannot be saved is said, and nothing is lost by it.
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/FileDesk.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#ifdef Q_OS_UNIX
#include "tests/support/FileLimit.h"
#endif

using namespace ringford;
using namespace ringford::ui;

namespace {

struct SavingDesk : test::FileDesk {
    void play() { match.play(match.possibleActions().front()); }
    void write(const QString& file)
    {
        document.write(file);
        settle();
    }
};

/** The window's question about unsaved changes, answered. */
void answer(const SavingDesk& desk, QMessageBox::StandardButton button)
{
    auto* const question = desk.window.findChild<QMessageBox*>(QStringLiteral("unsaved"));
    QVERIFY(question);
    question->button(button)->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/** What that question says would be lost. */
QString toLose(const SavingDesk& desk)
{
    const auto* const question = desk.window.findChild<QMessageBox*>(QStringLiteral("unsaved"));
    return question ? question->informativeText() : QString();
}

} // namespace

class TestSaving : public QObject {
    Q_OBJECT

private slots:
    void savesAndOpensAgain()
    {
        SavingDesk desk;
        desk.play();
        QVERIFY(desk.match.isModified());
        const QString file = desk.path(QStringLiteral("a b ü.ringford"));
        desk.write(file);
        QVERIFY(!desk.match.isModified());
        QCOMPARE(desk.document.file(), file);
        const QString played = QString::fromStdString(desk.match.viewedNode()->entry().text);
        desk.document.begin(test::matchOf("orthodox"));
        QVERIFY(desk.document.file().isEmpty());
        desk.files.open(file);
        QVERIFY(QTest::qWaitFor([&] { return !desk.document.isBusy(); }));
        QCOMPARE(QString::fromStdString(desk.match.viewedNode()->entry().text), played);
    }

    void keepsTheOlderFileWhenTheDiskIsFull()
    {
#ifdef Q_OS_UNIX
        SavingDesk desk;
        const QString file = desk.path(QStringLiteral("game.ringford"));
        desk.play();
        desk.write(file);
        const QByteArray before = test::bytesIn(file);
        desk.play();
        {
            const test::FileLimit limit(10);
            desk.write(file);
        }
        QVERIFY2(desk.messages.text().contains(file), qPrintable(desk.messages.text()));
        QCOMPARE(test::bytesIn(file), before);
        QVERIFY(desk.match.isModified());
        QCOMPARE(QDir(desk.folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
        desk.write(file);
        QVERIFY(test::bytesIn(file).size() > before.size());
        QVERIFY(!desk.match.isModified());
#endif
    }

    void saysWhatIsInTheWay_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("a folder that is not there") << QStringLiteral("none/game.ringford");
        QTest::newRow("a folder of that name") << QStringLiteral(".");
        QTest::newRow("a name too long") << QString(300, u'x');
        QTest::newRow("a place where nothing can be written") << QStringLiteral("/proc/game.ringford");
        QTest::newRow("a device") << QStringLiteral("/dev/null");
    }
    void saysWhatIsInTheWay()
    {
        QFETCH(QString, file);
        SavingDesk desk;
        desk.play();
        const QString path = file.startsWith(u'/') ? file : desk.path(file);
        desk.write(path);
        QVERIFY(!desk.messages.isHidden());
        QVERIFY2(desk.messages.text().contains(QFileInfo(path).absoluteFilePath()), qPrintable(desk.messages.text()));
        QVERIFY(desk.match.isModified());
        QVERIFY(desk.document.file().isEmpty());
        QVERIFY(QDir(desk.folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }

    void refusesCommentsThatNoFileHolds()
    {
        SavingDesk desk;
        desk.play();
        desk.match.setComments(desk.match.viewedNode(), {"a bell: \a"});
        const QString file = desk.path(QStringLiteral("game.ringford"));
        desk.write(file);
        QVERIFY(!desk.messages.isHidden());
        QVERIFY(!QFile::exists(file));
        QVERIFY(desk.match.isModified());
    }

    void asksBeforeChangesAreLost()
    {
        SavingDesk desk;
        int left = 0;
        const auto then = [&left] { ++left; };
        desk.files.leave(then);
        QCOMPARE(left, 1); // nothing was played
        desk.play();
        desk.files.leave(then);
        QCOMPARE(toLose(desk), QStringLiteral("Choice checkers has no file yet, and would be lost."));
        answer(desk, QMessageBox::Cancel);
        QCOMPARE(left, 1);
        desk.files.leave(then);
        answer(desk, QMessageBox::Discard);
        QCOMPARE(left, 2);
        desk.write(desk.path(QStringLiteral("game.ringford")));
        desk.play();
        desk.files.leave(then);
        QCOMPARE(toLose(desk),
                 QStringLiteral("What has changed in game.ringford since it was last saved would be lost."));
        answer(desk, QMessageBox::Save);
        QVERIFY(QTest::qWaitFor([&] { return left == 3; }));
        QVERIFY(!desk.match.isModified());
    }

    void waitsForWhatIsBeingWritten()
    {
        SavingDesk desk;
        desk.play();
        int left = 0;
        desk.document.write(desk.path(QStringLiteral("game.ringford")));
        desk.files.leave([&left] { ++left; });
        QCOMPARE(left, 0);
        QVERIFY(QTest::qWaitFor([&] { return left == 1; }));
        QVERIFY(QFile::exists(desk.path(QStringLiteral("game.ringford"))));

        // When it goes wrong nobody leaves.
        desk.play();
        desk.document.write(desk.path(QStringLiteral("none/game.ringford")));
        desk.files.leave([&left] { ++left; });
        QVERIFY(QTest::qWaitFor([&] { return !desk.messages.isHidden(); }));
        QCOMPARE(left, 1);
        QVERIFY(desk.match.isModified());
    }

    void asksBeforeAnotherProgramsChangesAreLost()
    {
        SavingDesk desk;
        const QString file = desk.path(QStringLiteral("game.ringford"));
        desk.play();
        desk.write(file);
        QFile other(file);
        QVERIFY(other.open(QIODevice::Append));
        other.write("; somebody else was here\n");
        other.close();
        const QByteArray theirs = test::bytesIn(file);
        desk.play();
        desk.files.save();
        auto* const question = desk.window.findChild<QMessageBox*>();
        QVERIFY(question);
        QVERIFY(!desk.document.isBusy());
        question->button(QMessageBox::Cancel)->click();
        QCOMPARE(test::bytesIn(file), theirs);
    }

    void aCopyThatFailsLeavesTheGameAsItWas()
    {
        SavingDesk desk;
        desk.play();
        desk.write(desk.path(QStringLiteral("game.ringford")));
        QVERIFY(!desk.match.isModified());
        const QString nowhere = desk.path(QStringLiteral("none/game.ringford"));
        desk.write(nowhere);
        QVERIFY(!desk.messages.text().isEmpty() && !QFileInfo::exists(nowhere));
        QVERIFY(!desk.match.isModified());
        desk.play();
        desk.write(nowhere);
        QVERIFY(desk.match.isModified());
    }

    /** In the folder that was used last. */
    void offersANameThatIsFree()
    {
        SavingDesk desk;
        desk.files.setFolder(desk.folder.path());
        const auto offered = [&] {
            desk.files.saveAs();
            auto* const dialog = desk.window.findChild<QFileDialog*>(QStringLiteral("saveAs"));
            const QString name = dialog ? dialog->selectedFiles().value(0) : QString();
            delete dialog;
            return name;
        };
        const QString first = offered();
        QCOMPARE(QFileInfo(first).absolutePath(), desk.folder.path());
        desk.write(first);
        desk.document.begin(test::matchOf("checkers"));
        const QString second = offered();
        QVERIFY2(second != first && !QFileInfo::exists(second), qPrintable(second));
        QVERIFY2(second.endsWith(QStringLiteral(" 2.ringford")), qPrintable(second));
        QCOMPARE(QFileInfo(second).absolutePath(), desk.folder.path());
    }
};

RINGFORD_TEST(TestSaving)
#include "test_saving.moc"
