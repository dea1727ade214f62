// SPDX-License-Identifier: GPL-3.0-or-later
// What the journal holds is taken up without more memory than its files deserve, whatever stands in them.
#include "tests/support/MostMemory.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/files/JournalPlace.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Worksheet.h"

#include <QDir>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using test::WindowHands;

namespace {

constexpr qsizetype kSize = 2 << 20;
const QByteArray kSmallRecord = "[Game \"orthodox\"]*\n";

/** How much more memory is taken than ever before when a journal is taken up in a window, in bytes. */
qint64 takenFor(const QByteArray& record, const QByteArray& tasks, int expectedTasks)
{
    auto place = JournalPlace::create(JournalPlace::usualFolder());
    if (!place || !place->write(record, {}) || !place->keepDraft(QStringLiteral("tasks"), tasks))
        qFatal("no test journal");
    WindowHands hands;
    const qint64 before = test::mostMemory();
    hands.window.resume(std::move(place));
    if (hands.window.worksheet().rowCount() != expectedTasks)
        qFatal("tasks are missing");
    hands.window.worksheet().setModified(false);
    hands.window.model().setModified(false);
    QCoreApplication::processEvents();
    return test::mostMemory() - before;
}

} // namespace

class TestJournalMemory : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(JournalPlace::usualFolder()).removeRecursively(); }

    void aJournalTakesNoMoreThanItsFiles_data()
    {
        QTest::addColumn<QByteArray>("record");
        QTest::addColumn<QByteArray>("tasks");
        QTest::addColumn<int>("expectedTasks");
        const QByteArray many = kSmallRecord.repeated(kSize / kSmallRecord.size());
        QTest::newRow("records behind that of the game") << many << QByteArray() << 0;
        QTest::newRow("more tasks than a worksheet has") << kSmallRecord << "Monday\n" + many << Worksheet::kMostTasks;
        QTest::newRow("a long comment") << "[Game \"orthodox\"]\n{" + QByteArray("word ").repeated(kSize / 5) + "} *\n"
                                        << QByteArray() << 0;
    }
    void aJournalTakesNoMoreThanItsFiles()
    {
        if (!test::tellsMemory())
            QSKIP("what was given back is kept here");
        QFETCH(QByteArray, record);
        QFETCH(QByteArray, tasks);
        QFETCH(int, expectedTasks);
        takenFor(kSmallRecord, "Monday\n" + kSmallRecord, 1); // what is needed once
        const qint64 taken = takenFor(record, tasks, expectedTasks);
        QVERIFY2(taken < 16 * kSize, qPrintable(QString::number(taken)));
    }
};

RINGFORD_TEST(TestJournalMemory)
#include "test_journal_memory.moc"
