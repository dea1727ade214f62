// SPDX-License-Identifier: GPL-3.0-or-later
// Ledgers that were open come back when the program starts again.
#include "tests/support/Ledgers.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "ui/files/JournalPlace.h"
#include "ui/files/OpeningTry.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/tournament/TournamentWindow.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Program.h"
#include "ui/window/StartWindow.h"
#include "ui/window/Startup.h"
#include "ui/words/Language.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace ringford;
using namespace ringford::ui;

namespace {

template <class Window> QList<Window*> seen()
{
    QList<Window*> windows;
    for (QWidget* const one : QApplication::topLevelWidgets()) {
        if (auto* const window = qobject_cast<Window*>(one); window && window->isVisible())
            windows += window;
    }
    return windows;
}

/** A person's folder, with settings; the program starts and ends there. */
struct Home {
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    std::unique_ptr<Program> program;

    void start(const QStringList& files = {})
    {
        program = std::make_unique<Program>(Registry::standard(), store);
        openWindows(*program, files);
        settle();
    }
    void quit()
    {
        QApplication::closeAllWindows();
        clear();
    }
    static void clear() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }
    static void settle()
    {
        const auto isReady = [] {
            return std::ranges::none_of(seen<TournamentWindow>(),
                                        [](const auto* one) { return one->tournament().isBusy(); });
        };
        if (!QTest::qWaitFor(isReady, 30'000))
            qFatal("a ledger is read for ever");
    }
    QString ledger(const char* name) const
    {
        return test::makeFile(folder.filePath(QLatin1String(name)), QByteArray::fromStdString(test::kWorkedExample));
    }
    static QStringList openLedgers()
    {
        QStringList files;
        for (const TournamentWindow* const one : seen<TournamentWindow>()) {
            if (one->tournament().isOpen())
                files += one->tournament().file();
        }
        files.sort();
        return files;
    }
    ~Home() { quit(); }
};

/** The next start tells what is wrong with the ledger that was open; the one after that has forgotten it. */
void checkThatItIsRefusedOnce(Home& home)
{
    home.start();
    QCOMPARE(seen<TournamentWindow>().size(), 1);
    auto* const dialog = seen<TournamentWindow>().front()->findChild<QDialog*>(QStringLiteral("refusedLedger"));
    QVERIFY(dialog);
    dialog->reject();
    home.quit();
    home.start();
    QVERIFY(seen<TournamentWindow>().isEmpty());
}

} // namespace

class TestTournamentReturn : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { installLanguage(QLocale(QLocale::English)); }
    void init() { QDir(JournalPlace::usualFolder()).removeRecursively(); }

    void ledgersComeBackAfterQuitting()
    {
        Home home;
        const QString one = home.ledger("one.csv");
        const QString two = home.ledger("two.csv");
        home.start({one, two});
        QCOMPARE(Home::openLedgers(), QStringList({one, two}));
        home.quit();
        QVERIFY(seen<TournamentWindow>().isEmpty());
        home.start();
        QCOMPARE(Home::openLedgers(), QStringList({one, two}));
        QCOMPARE(seen<StartWindow>().size(), 1);
        home.quit();
        home.start(); // as often as they were open
        QCOMPARE(Home::openLedgers(), QStringList({one, two}));
    }

    void aLedgerClosedBesideOtherWindowsDoesNot()
    {
        Home home;
        const QString one = home.ledger("one.csv");
        home.start({one, home.ledger("two.csv")});
        for (TournamentWindow* const window : seen<TournamentWindow>()) {
            if (window->tournament().file() != one)
                window->close();
        }
        Home::clear();
        home.quit();
        home.start();
        QCOMPARE(Home::openLedgers(), QStringList(one));
        openWindow(*home.program);
        seen<TournamentWindow>().front()->close();
        Home::clear();
        home.quit();
        home.start();
        QVERIFY(seen<TournamentWindow>().isEmpty());
    }

    void otherFilesAreOpenedAlone()
    {
        Home home;
        const QString one = home.ledger("one.csv");
        const QString two = home.ledger("two.csv");
        home.start({one});
        home.quit();
        home.start({two});
        QCOMPARE(Home::openLedgers(), QStringList(two));
        QVERIFY(seen<StartWindow>().isEmpty());
    }

    void aLedgerThatIsNoneAnyMoreIsForgotten()
    {
        Home home;
        const QString one = home.ledger("one.csv");
        home.start({one});
        home.quit();
        test::makeFile(one, "no ledger");
        checkThatItIsRefusedOnce(home);
    }

    void aLedgerThatIsNoFileAnyMoreIsTold_data()
    {
        QTest::addColumn<bool>("isFolder");
        QTest::newRow("it has gone") << false;
        QTest::newRow("a folder") << true;
    }
    void aLedgerThatIsNoFileAnyMoreIsTold()
    {
        QFETCH(const bool, isFolder);
        Home home;
        const QString one = home.ledger("one.csv");
        home.start({one});
        home.quit();
        QVERIFY(QFile::remove(one));
        QVERIFY(!isFolder || QDir().mkdir(one));
        checkThatItIsRefusedOnce(home);
    }

    void aLedgerThatEndedTheProgramTwiceIsOffered()
    {
        Home home;
        const QString one = home.ledger("one.csv");
        home.start({one});
        home.quit();
        OpeningTry ended(JournalPlace::usualFolder(), one, nullptr);
        QVERIFY(ended.begin() && ended.begin());
        home.start();
        QVERIFY(Home::openLedgers().isEmpty());
        MessageBar& messages = seen<TournamentWindow>().front()->messages();
        QVERIFY2(messages.text().contains(QStringLiteral("ended twice")), qPrintable(messages.text()));
        QTest::mouseClick(messages.findChild<QPushButton*>(), Qt::LeftButton);
        Home::settle();
        QCOMPARE(Home::openLedgers(), QStringList(one));
    }
};

RINGFORD_TEST(TestTournamentReturn)
#include "test_tournament_return.moc"
