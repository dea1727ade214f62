// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestFiles.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/Theme.h"
#include "ui/settings/RecentFiles.h"
#include "ui/settings/Settings.h"
#include "ui/settings/SettingsFile.h"
#include "ui/settings/WindowMemory.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Program.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <random>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace ringford;
using namespace ringford::ui;

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void comeBackAsTheyWere()
    {
        Settings settings;
        settings.theme = Theme::names().last();
        settings.colours = Settings::Colours::Dark;
        settings.sounds = Settings::Loudness::Quiet;
        settings.surroundings = Settings::Surroundings::Dark;
        settings.notation = words::Notation::Figurines;
        settings.coordinates = false;
        settings.minimap = false;
        settings.animation = Settings::Speed::Off;
        settings.legalTargets = false;
        settings.whyNot = false;
        settings.input = Settings::Input::Click;
        settings.turning = Settings::Turning::Tabletop;
        settings.confirm = true;
        settings.seats.confirm.insert(Seat{0});
        settings.seats.confirm.insert(Seat{15});
        settings.seats.whyNot.insert(Seat{3});
        settings.hidesInPause = true;
        settings.wheelSteps = true;
        settings.boards = Settings::Boards::Circle;
        settings.followed.insert(Seat{2});
        settings.followed.insert(Seat{15});
        settings.closesUp = false;
        settings.setNumbers = false;
        settings.values = true;
        settings.computerPause = Settings::Pause::Long;
        settings.computerTold = Settings::Told::PersonsBoards;
        settings.players = Settings::Players::AgainstComputer;
        settings.computerLevel = 7;
        const WindowMemory memory{
            "geometry",         QByteArray("\0\1\2", 3),
            "/a b, c",          "[Game \"checkers\"]\n\n*\n",
            QByteArray("\3\4"), {{"checkers", {"movesDock", "lossesDock"}}, {"longchess", {"clocksDock"}}}};
        {
            QSettings store(file(), QSettings::IniFormat);
            writeChanges(store, Settings(), settings);
            writeWindowMemory(store, memory);
        }
        const QSettings store(file(), QSettings::IniFormat);
        QCOMPARE(readSettings(store), settings);
        QCOMPARE(readWindowMemory(store), memory);
    }

    void fallBackOneByOne_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("an unknown theme") << QByteArray("theme=marble");
        QTest::newRow("a path as a theme") << QByteArray("theme=../../etc/passwd");
        QTest::newRow("an unknown word") << QByteArray("animation=sometimes");
        QTest::newRow("a number for a word") << QByteArray("surroundings=17");
        QTest::newRow("another type") << QByteArray("theme=@Invalid()");
        QTest::newRow("no seats") << QByteArray(
            "[play]\nconfirm-except=all 99 -1 1.5\nlegal-targets-except=@Invalid()");
        QTest::newRow("a list") << QByteArray("theme=wood, slate");
        QTest::newRow("neither true nor false") << QByteArray("coordinates=perhaps");
        QTest::newRow("bytes of something else") << QByteArray("coordinates=@Variant(\\0\\0\\0\\x7f\\xff)");
    }
    void fallBackOneByOne()
    {
        QFETCH(QByteArray, line);
        put("[board]\nturning=seat-on-turn\n" + line + "\n[play]\nwhy-not=false\n");
        const QSettings store(file(), QSettings::IniFormat);
        Settings expected;
        expected.turning = Settings::Turning::SeatOnTurn;
        expected.whyNot = false;
        QCOMPARE(readSettings(store), expected);
    }

    void keepWhatANewerVersionWrote()
    {
        put("[board]\nglow=much\ntheme=slate\n[telepathy]\nrange=12\n");
        {
            QSettings store(file(), QSettings::IniFormat);
            const Settings before = readSettings(store);
            Settings after = before;
            after.coordinates = false;
            writeChanges(store, before, after);
        }
        const QSettings store(file(), QSettings::IniFormat);
        QCOMPARE(store.value("board/glow").toString(), "much");
        QCOMPARE(store.value("telepathy/range").toInt(), 12);
        QCOMPARE(readSettings(store).theme, "slate");
    }

    void damageNeverStopsTheStart_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no settings at all") << QByteArray("\0\0\0\0", 4);
        QTest::newRow("half a file") << QByteArray("[board\nthe");
        QTest::newRow("a layout of another version")
            << QByteArray("[window]\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x9)\narrangement=@ByteArray("
                          "\\0\\0\\0\\xff)\n");
        std::mt19937 random(5);
        for (int number = 0; number < 5; ++number) {
            QByteArray noise = "[board]\n[window]\narrangement=";
            for (int byte = 0; byte < 2000; ++byte)
                noise += static_cast<char>(random());
            QTest::addRow("noise %d", number) << noise;
        }
    }
    void damageNeverStopsTheStart()
    {
        QFETCH(QByteArray, bytes);
        put(bytes);
        QSettings store(file(), QSettings::IniFormat);
        Program program(test::testRegistry(), store);
        MainWindow window(program);
        window.show();
        QCOMPARE(program.settings.value().theme, Theme::names().first());
        QVERIFY(!window.model().possibleActions().empty());
        QVERIFY(window.width() > 100);
    }

    void damageIsToldAndKept()
    {
        const QByteArray damaged = "[board]\ntheme=slate\n[play\nwhy-not=false\n";
        put(damaged);
        QSettings store(file(), QSettings::IniFormat);
        Program program(test::testRegistry(), store);
        MainWindow window(program);
        QCOMPARE(program.settings.value().theme, "slate");
        QVERIFY(!window.messages().isHidden());
        const QString kept = file() + ".damaged";
        QCOMPARE(test::bytesIn(kept), damaged);
        QVERIFY2(window.messages().text().contains(kept), qPrintable(window.messages().text()));
    }

    void whatDoesNotFitIsTold()
    {
        put("[board]\ntheme=marble\ncoordinates=perhaps\n[play]\nwhy-not=false\n");
        QSettings store(file(), QSettings::IniFormat);
        const auto unfit = unfitSettings(store);
        QCOMPARE(unfit.size(), std::size_t{2});
        QCOMPARE(unfit[0].key, "board/theme");
        QCOMPARE(unfit[0].value, "marble");
        QCOMPARE(unfit[0].expected, Theme::names());
        Program program(test::testRegistry(), store);
        MainWindow window(program);
        const QString reported = window.messages().text();
        QVERIFY(!window.messages().isHidden());
        for (const char* part : {"board/theme", "marble", "wood", "board/coordinates", "perhaps", "true"})
            QVERIFY2(reported.contains(QLatin1String(part)), qPrintable(reported));
        QVERIFY(!reported.contains(QStringLiteral("why-not")));
        QCOMPARE(store.value("board/theme").toString(), "marble"); // perhaps a newer version knows it

        put("[board]\nglow=much\n");
        const QSettings newer(file(), QSettings::IniFormat);
        QVERIFY(unfitSettings(newer).empty());
    }

    void whatIsNoFileIsLeftAlone_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isPipe");
        QTest::newRow("a pipe") << "ringford/ringford.conf" << true;
        QTest::newRow("a folder") << "ringford/ringford.conf" << false;
        QTest::newRow("a pipe for all programs") << "ringford.conf" << true;
    }
    void whatIsNoFileIsLeftAlone()
    {
        QFETCH(QString, name);
        QFETCH(bool, isPipe);
        const QTemporaryDir place;
        const QString path = place.filePath(name);
        QVERIFY(QDir(place.path()).mkpath(isPipe ? "ringford" : name));
#ifdef Q_OS_UNIX
        if (isPipe)
            QCOMPARE(::mkfifo(path.toLocal8Bit().constData(), 0600), 0);
#endif
        const SettingsFile settings({place.path()}); // would hang here
        QVERIFY2(settings.trouble().contains(path), qPrintable(settings.trouble()));
        settings.store().setValue("play/why-not", false);
        settings.store().sync();
        QCOMPARE(settings.store().status(), QSettings::NoError);
        QVERIFY(!readSettings(settings.store()).whyNot);
        QVERIFY(!QFileInfo(path).isFile());

        const QTemporaryDir empty;
        QVERIFY(SettingsFile({empty.path()}).trouble().isEmpty());
    }

    void aFileInPlaceOfTheirFolderIsSaid_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("own") << QStringLiteral("config/ringford");
        QTest::newRow("of all programs") << QStringLiteral("config");
    }
    void aFileInPlaceOfTheirFolderIsSaid()
    {
        QFETCH(QString, name);
        const QTemporaryDir place;
        QVERIFY(QDir(place.path()).mkpath(QFileInfo(name).path()));
        const QString path = test::makeFile(place.filePath(name), "x\n");
        const SettingsFile settings({place.filePath(QStringLiteral("config"))});
        QCOMPARE(settings.trouble(), path + QStringLiteral(" is not a folder: what you set holds until you quit."));
        settings.store().setValue("play/why-not", false);
        settings.store().sync();
        QCOMPARE(settings.store().status(), QSettings::NoError);
        QCOMPARE(test::bytesIn(path), QByteArray("x\n"));
        // A folder that is only not there yet is made.
        const SettingsFile made({place.filePath(QStringLiteral("new/config"))});
        QVERIFY2(made.trouble().isEmpty(), qPrintable(made.trouble()));
    }

    void listFilesOnceAndNotTooMany()
    {
        const QStringList odd{"/a b, c", "/\303\274"};
        QSettings store(file(), QSettings::IniFormat);
        RecentFiles recent(store);
        for (int number = 0; number < 30; ++number)
            recent.add(QString::number(number % 13));
        QCOMPARE(recent.list().size(), 10);
        QCOMPARE(recent.list().first(), "3");
        const QStringList files = recent.list();
        QCOMPARE(QSet<QString>(files.begin(), files.end()).size(), files.size());
        for (const QString& name : odd)
            recent.add(name);
        const QSettings again(file(), QSettings::IniFormat);
        QVERIFY(again.value("files/recent").toStringList().contains(odd.first()));
        QCOMPARE(recent.list().first(), odd.last());
    }

private:
    QString file() const
    {
        return m_folder.filePath("settings.ini");
    }
    void put(const QByteArray& bytes) const
    {
        test::makeFile(file(), bytes);
    }

    QTemporaryDir m_folder;
};

RINGFORD_TEST(TestSettings)
#include "test_settings.moc"
