// SPDX-License-Identifier: GPL-3.0-or-later
// Chess programs as settings keep them.
#include "tests/support/TestProgram.h"
#include "ui/settings/Settings.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

class TestChessPrograms : public QObject {
    Q_OBJECT

private slots:
    void theyComeBackAsTheyWere()
    {
        Settings settings;
        settings.programs = {{"Stockfish, weak", "/usr/games/stockfish", "", EngineKind::Uci, 1320, 3190, 1500, 700},
                             {"Ü \"x\"; [y]", "/opt/chess programs/a\\b", "-a \"b c\"", EngineKind::Xboard}};
        QTemporaryDir folder;
        {
            QSettings file(folder.filePath("settings.ini"), QSettings::IniFormat);
            writeChanges(file, Settings(), settings);
        }
        QSettings file(folder.filePath("settings.ini"), QSettings::IniFormat);
        QVERIFY(unfitSettings(file).empty());
        QVERIFY(readSettings(file).programs == settings.programs);
        QVERIFY(findProgram(settings.programs, "Stockfish, weak"));
        QVERIFY(!findProgram(settings.programs, "Stockfish"));
    }

    /** By hand somebody writes one of them wrongly, and still has all others. */
    void oneThatIsDamagedLeavesTheOthers_data()
    {
        QTest::addColumn<QString>("damaged");
        QTest::newRow("no object") << "3";
        QTest::newRow("an empty name") << R"({"name":"","file":"a","protocol":"uci"})";
        QTest::newRow("absurd time") << R"({"name":"b","file":"a","protocol":"uci","time":-5})";
        QTest::newRow("endless time") << R"({"name":"b","file":"a","protocol":"uci","time":1e30})";
        QTest::newRow("twice") << R"({"name":"Good","file":"b","protocol":"uci"})";
        QTest::newRow("a name without end")
            << QStringLiteral(R"({"name":"%1","file":"a","protocol":"uci"})").arg(QString(5'000, u'x'));
    }
    void oneThatIsDamagedLeavesTheOthers()
    {
        QFETCH(const QString, damaged);
        const QString good = R"({"name":"Good","file":"a","protocol":"uci"})";
        const QString better = R"({"name":"Better","file":"a","protocol":"xboard"})";
        QTemporaryDir folder;
        QSettings file(folder.filePath("settings.ini"), QSettings::IniFormat);
        file.setValue("computer/programs", QStringLiteral("[%1,%2,%3]").arg(good, damaged, better));
        QCOMPARE(namesOf(readSettings(file).programs), (QStringList{"Good", "Better"}));
        QCOMPARE(findProgram(readSettings(file).programs, "Good")->file, QStringLiteral("a"));
        QCOMPARE(unfitSettings(file).size(), 1U);
    }

    void whatIsDamagedIsNotRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("no list") << "{}";
        QTest::newRow("no object") << "[3]";
        QTest::newRow("no name") << R"([{"file":"a","protocol":"uci"}])";
        QTest::newRow("no file") << R"([{"name":"a","protocol":"uci"}])";
        QTest::newRow("no protocol") << R"([{"name":"a","file":"a"}])";
        QTest::newRow("unknown protocol") << R"([{"name":"a","file":"a","protocol":"usi"}])";
        QTest::newRow("twice")
            << R"([{"name":"a","file":"a","protocol":"uci"},{"name":"a","file":"b","protocol":"uci"}])";
        QTest::newRow("absurd time") << R"([{"name":"a","file":"a","protocol":"uci","time":-5}])";
        QTest::newRow("absurd strength") << R"([{"name":"a","file":"a","protocol":"uci","elo":"x"}])";
        QTest::newRow("strengths the other way round")
            << R"([{"name":"a","file":"a","protocol":"uci","least-elo":9,"most-elo":3}])";
    }
    void whatIsDamagedIsNotRead()
    {
        QFETCH(const QString, text);
        QVERIFY(!programsOf(text));
        QVERIFY(programsOf(QStringLiteral("[]"))->empty());
    }
};

RINGFORD_TEST(TestChessPrograms)
#include "test_chessprograms.moc"
