// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "ui/files/FileClaim.h"
#include "ui/files/JournalPlace.h"
#include "ui/files/KeptGames.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTest>

using namespace ringford::ui;

namespace {

constexpr int kMost = 20;

/** As if it had been kept @p minutes ago, and written @p later seconds after that. */
QString keptBefore(int minutes, int later = 0)
{
    const QDateTime time = QDateTime::currentDateTime().addSecs(-60 * minutes);
    const QString name = QStringLiteral("%1/Chess %2.ringford")
                             .arg(kept::folder(), time.toString(QStringLiteral("yyyy-MM-dd HH.mm.ss")));
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write("[Game \"orthodox\"]\n\n*\n") < 0)
        qFatal("no file");
    file.flush();
    file.setFileTime(time.addSecs(later), QFileDevice::FileModificationTime);
    return name;
}

} // namespace

class TestKeptGames : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QDir(kept::folder()).removeRecursively();
        QVERIFY(QDir().mkpath(kept::folder()));
    }
    void cleanup() { QDir(kept::folder()).removeRecursively(); }

    void theOldestGoWhenThereAreMany()
    {
        QStringList files;
        for (int number = 0; number < kMost + 3; ++number)
            files += keptBefore(number + 1);
        kept::removeOldest({}, kMost);
        for (int number = 0; number < files.size(); ++number)
            QCOMPARE(QFile::exists(files[number]), number < kMost);
        const QString added = kept::add(QStringLiteral("Chess"), "[Game \"orthodox\"]\n\n*\n");
        kept::removeOldest({}, kMost);
        QVERIFY(QFile::exists(added));
        QVERIFY(!QFile::exists(files[kMost - 1]));
    }

    void whatSomebodyUsesOrHasWrittenStays()
    {
        for (int number = 0; number < kMost; ++number)
            keptBefore(number + 1);
        const QString saved = keptBefore(1000, 5); // seconds after it was kept
        const QString open = keptBefore(1001);
        const QString recent = keptBefore(1002);
        const QString forgotten = keptBefore(1003);
        const QString own = kept::folder() + QStringLiteral("/mine 2020-01-01.ringford");
        QVERIFY(QFile::copy(saved, own));
        FileClaim claim(JournalPlace::usualFolder());
        QVERIFY(claim.take(open));
        kept::removeOldest({recent}, kMost);
        for (const QString& file : {saved, open, recent, own})
            QVERIFY2(QFile::exists(file), qPrintable(file));
        QVERIFY(!QFile::exists(forgotten));
        claim.leave(); // as if the program had ended there
        kept::removeOldest({recent}, kMost);
        QVERIFY(QFile::exists(open));
        QVERIFY(claim.take(open));
    }
};

RINGFORD_TEST(TestKeptGames)
#include "test_kept_games.moc"
