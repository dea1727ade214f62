// SPDX-License-Identifier: GPL-3.0-or-later
// ringford-cli dice: what is printed, what is refused, files.
#include "tests/cli/Cli.h"
#include "tests/support/RollTexts.h"
#include "tests/support/TestProgram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace ringford;
using test::Run;
using test::runCli;

namespace {

const QByteArray kFireball = QByteArray::fromStdString(test::kRollSetText);

QJsonObject objectOf(const Run& run)
{
    return QJsonDocument::fromJson(run.out).object();
}

} // namespace

class CliDiceTest : public QObject, private test::CliFolder {
    Q_OBJECT

private slots:
    void init() { newFolder(); }

    void wrongUsageIsTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QList<QStringList> calls{{},
                                       {"3d6", "2d6"},
                                       {"3", "x", "3d6"},
                                       {"3d6", "--armour"},
                                       {"3d6", "--armour", "x"},
                                       {"3d6", "--armour", ""},
                                       {"3d6", "--armour", "-"},
                                       {"3d6", "--armour", "1000"},
                                       {"3d6", "--armour", "-1000"},
                                       {"3d6", "--armour", "1.5"},
                                       {"3d6", "--dc", "1000"},
                                       {"3d6", "--dc", "5", "--save-bonus", "-1000"},
                                       {"3d6", "--dc", "5", "--save", "third"},
                                       {"3d6", "--dc", "5", "--save", "Half"},
                                       {"3d6", "--save", "half"},
                                       {"3d6", "--save-bonus", "1"},
                                       {"3d6", "--seed", "-1"},
                                       {"3d6", "--seed", ""},
                                       {"3d6", "--seed", "18446744073709551616"},
                                       {"3d6", "--seed", "0x10"},
                                       {"3d6", "--json", "--json"},
                                       {"3d6", "--extremes=yes"},
                                       {"3d6", "-o"},
                                       {"nonsense", "--armour", "1000"},
                                       {"--verify"},
                                       {"--verify", "a", "3d6"},
                                       {"--verify", "a", "--ini", "b"},
                                       {"--ini", "a", "--json"},
                                       {"--ini", "a", "--seed", "1"},
                                       {"--verify", "a", "-o", "b"}};
        for (const QStringList& call : calls)
            QTest::newRow(qPrintable(call.join(' '))) << call;
    }
    void wrongUsageIsTwo()
    {
        QFETCH(const QStringList, arguments);
        const Run run = runIn("dice", arguments);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.startsWith("ringford-cli dice: ") && run.err.contains("--help"), run.err.constData());
        QVERIFY(names().isEmpty());
    }

    void aBadRollIsOneLineWithItsColumn()
    {
        for (const auto& [roll, begins] : {std::pair{"", "roll:1: "}, std::pair{"4d6k5", "roll:5: expected 1..4"},
                                           std::pair{"3d6 ?", "roll:5: "}, std::pair{"d6\n", "roll:3: "}}) {
            const Run run = runIn("dice", {roll, "-o", "out.txt"});
            QCOMPARE(run.status, 1);
            QCOMPARE(run.out, QByteArray());
            QVERIFY2(run.err.startsWith(begins) && run.err.count('\n') == 1, run.err.constData());
            QVERIFY(names().isEmpty());
        }
    }

    void aSeedGivesTheRollSetOfTheRuleBook()
    {
        const Run run = runCli({"dice", "  2 x 2(3d6!k2+1)+7\t[+5,-1]", "--armour", "12", "--dc", "15", "--save-bonus",
                                "2", "--seed", "9"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.err, QByteArray());
        const QByteArrayList told = run.out.split('\n');
        const QByteArrayList expected = kFireball.split('\n');
        QCOMPARE(told.size(), expected.size());
        for (qsizetype i = 0; i < told.size(); ++i) {
            if (i != 1 && i != 2 && i != 11)
                QCOMPARE(told[i], expected[i]);
        }
        QCOMPARE(told[1], QByteArray("Name=2 x 2(3d6!k2+1)+7 [+5,-1]"));
        const QRegularExpression time("^Time=20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$");
        QVERIFY2(time.match(told[2]).hasMatch(), told[2].constData());
    }

    void jsonIsOneObject()
    {
        const Run run = runCli({"dice", "4d6!k3 [+2]", "--seed", "3", "--dc", "15", "--json"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.out.count('\n'), 1);
        const QJsonObject told = objectOf(run);
        QCOMPARE(told["expected"].toDouble(), 8.262252);
        QCOMPARE(told["left"].toInt(), 12);
        QCOMPARE(told["save"]["style"].toString(), QString("half"));
        QCOMPARE(told["seed"].toString(), QString("3"));
    }

    void switchesAreTakenUpToTheirLimits()
    {
        const QJsonObject least = objectOf(runCli({"dice", "d6 [0]", "--armour", "-999", "--dc=-999", "--save-bonus",
                                                   "-999", "--save", "none", "--seed", "0", "--json", "--extremes"}));
        QCOMPARE(least["armour"].toInt(), -999);
        QCOMPARE(least["save"]["dc"].toInt(), -999);
        QCOMPARE(least["save"]["bonus"].toInt(), -999);
        QVERIFY(least["extremes"].toBool());
        const QJsonObject most = objectOf(runCli({"dice", "d6", "--armour=999", "--dc", "999", "--save-bonus=999",
                                                  "--save", "full", "--seed=18446744073709551615", "--json"}));
        QCOMPARE(most["seed"].toString(), QString("18446744073709551615"));
        QCOMPARE(most["save"]["style"].toString(), QString("full"));
    }

    void withoutASeedDiceDiffer()
    {
        const QStringList call{"dice", "100d1000", "--json"};
        const QJsonObject one = objectOf(runCli(call));
        QVERIFY(one["seed"].isNull());
        QVERIFY(one["rows"] != objectOf(runCli(call))["rows"]);
    }

    void aFileHoldsWhatWouldBePrinted()
    {
        QCOMPARE(runIn("dice", {"3d6", "--seed", "1", "-o", "set.txt"}).out, QByteArray());
        QVERIFY(content("set.txt").startsWith("[Ringford roll set 1]\nName=3d6\n"));
        const Run verified = runIn("dice", {"--verify", "set.txt"});
        QCOMPARE(verified.status, 0);
        QCOMPARE(verified.out, QByteArray("set.txt: untouched\n"));
        const Run json = runCli({"dice", "3d6", "--seed", "1", "--json"});
        QCOMPARE(runIn("dice", {"3d6", "--seed", "1", "--json", "-o", "set.txt"}).status, 0);
        QCOMPARE(content("set.txt"), json.out);
        QCOMPARE(names(), QStringList{"set.txt"});
        const Run refused = runIn("dice", {"3d6", "-o", "no/such/folder.txt"});
        QCOMPARE(refused.status, 1);
        QVERIFY(refused.err.startsWith("no/such/folder.txt: "));
        QCOMPARE(refused.out, QByteArray());
    }

    void verifyTellsUntouchedTamperedAndDamaged()
    {
        write("good", kFireball);
        QByteArray mailed = kFireball;
        write("mailed", mailed.replace("\n", "\r\n"));
        QByteArray changed = kFireball;
        write("tampered", changed.replace("Fireball", "fireball"));
        write("damaged", kFireball + "\n");
        write("set: [1m", kFireball);
        for (const char* name : {"good", "mailed", "set: [1m"}) {
            const Run run = runIn("dice", {"--verify", name});
            QCOMPARE(run.status, 0);
            QCOMPARE(run.out, name + QByteArray(": untouched\n"));
            QCOMPARE(run.err, QByteArray());
        }
        const Run tampered = runIn("dice", {"--verify", "tampered"});
        QCOMPARE(tampered.status, 1);
        QCOMPARE(tampered.err, QByteArray("tampered: tampered\n"));
        QCOMPARE(tampered.out, QByteArray());
        const Run damaged = runIn("dice", {"--verify", "damaged"});
        QCOMPARE(damaged.status, 1);
        QVERIFY2(damaged.err.startsWith("damaged:13:1: ") && damaged.err.count('\n') == 1, damaged.err.constData());
        const Run missing = runIn("dice", {"--verify", "missing"});
        QCOMPARE(missing.status, 1);
        QVERIFY(missing.err.startsWith("missing: "));
    }

    void theLargestRollIsRolledAndVerified()
    {
        QCOMPARE(runIn("dice", {"100 x 10(100d1000!k50+999)-999", "-o", "large.txt"}).status, 0);
        QCOMPARE(runIn("dice", {"--verify", "large.txt"}).out, QByteArray("large.txt: untouched\n"));
    }

    void commonRollsAreListed()
    {
        write("dice.ini", "; ours\nCure Critical Wounds {3d8+7}\nFrank  the Monk {d10+2}[12,12,7,2]\n"
                          "bad {d1}\n{d6}\r\nPercentile {d100} # %\nJ\xC3\xA4ger } {d6}\n");
        const Run run = runIn("dice", {"--ini", "dice.ini"});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.out,
                 QByteArray("Cure Critical Wounds\t3d8+7\nFrank the Monk\td10+2 [12,12,7,2]\nPercentile\td100\n"));
        const QByteArrayList told = run.err.split('\n');
        QCOMPARE(told.size(), 4);
        QVERIFY2(told[0].startsWith("dice.ini:4:7: ") && told[0].contains("2..1000"), told[0].constData());
        QVERIFY2(told[1].startsWith("dice.ini:5:1: "), told[1].constData());
        QVERIFY2(told[2].startsWith("dice.ini:7:7: "), told[2].constData());
        write("good.ini", "Percentile {d100}");
        QCOMPARE(runIn("dice", {"--ini", "good.ini"}).status, 0);
        QCOMPARE(runIn("dice", {"--ini", "missing.ini"}).status, 1);
    }
};

RINGFORD_TEST(CliDiceTest)
#include "test_cli_dice.moc"
