// SPDX-License-Identifier: GPL-3.0-or-later
// ringford-cli tournament: standings of a ledger, and what is refused.
#include "tests/cli/Cli.h"
#include "tests/support/Ledgers.h"
#include "tests/support/TestProgram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace ringford::test;

namespace {

QByteArray bytes(const std::string& text)
{
    return QByteArray::fromStdString(text);
}

/** Two members whose names need quotation marks of all kinds, and two challenges. */
const std::string kOddNames = kLedgerHeader +
                              "join,2026-11-02,,\"A \\, \"\"x\"\"\",,,,,,,,,30,\n"
                              "join,2026-11-02,,\xC3\x84,,,,,,,,,30,\n"
                              "challenge,2026-11-03,1,\"A \\, \"\"x\"\"\",\xC3\x84,,,,,,,,25,30\n"
                              "challenge,2026-11-03,2,\xC3\x84,\"A \\, \"\"x\"\"\",,,,,,,,25,25\n"
                              "battle,2026-11-03,2,\xC3\x84,\"A \\, \"\"x\"\"\",challenger,1,25,,,,,,\n";

} // namespace

class CliTournamentTest : public QObject, private CliFolder {
    Q_OBJECT

private slots:
    void init() { newFolder(); }

    void theWorkedExamplesStandings()
    {
        write("club.csv", bytes(kWorkedExample));
        const Run run = runIn("tournament", {"club.csv"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.out, QByteArray("B\t37\tin\t2\nA\t26\tin\t1\nC\t22\tin\t1\nplaying\n"));
        QVERIFY2(run.err.isEmpty(), run.err.constData());
    }

    void whoHasWonIsNamed()
    {
        write("won", bytes(kLedgerHeader + "join,2026-11-02,,A,,,,,,,,,30,\njoin,2026-11-02,,B,,,,,,,,,30,\n"
                                           "challenge,2026-11-03,1,A,B,,,,,,,,25,30\n"
                                           "battle,2026-11-03,1,A,B,challenged,30,25,,,,,,\n"
                                           "result,2026-11-03,1,A,B,challenged,30,25,0,25,captured,white,-30,55\n"));
        QCOMPARE(runIn("tournament", {"won"}).out, QByteArray("B\t55\tin\t1\nA\t-30\tout\t1\nwon by B\n"));
        const auto json = QJsonDocument::fromJson(runIn("tournament", {"--json", "won"}).out).object();
        QCOMPARE(json["winners"].toArray(), QJsonArray{"B"});
        QCOMPARE(json["members"].toArray()[1].toObject()["in"], QJsonValue(false));
        QVERIFY(json["open"].toArray().isEmpty());
    }

    void jsonHoldsEveryName()
    {
        write("odd", bytes(kOddNames));
        const Run run = runIn("tournament", {"odd", "--json"});
        QCOMPARE(run.status, 0);
        const QString odd = "A \\, \"x\"";
        const QString umlaut = QString::fromUtf8("\xC3\x84");
        const auto member = [](const QString& name, int points) {
            return QJsonObject{{"name", name}, {"points", points}, {"in", true}, {"battles", 0}};
        };
        const auto challenge = [](int number, const QString& challenger, const QString& challenged, bool begun) {
            return QJsonObject{
                {"challenge", number}, {"challenger", challenger}, {"challenged", challenged}, {"begun", begun}};
        };
        const QJsonObject expected{
            {"members", QJsonArray{member(odd, 25), member(umlaut, 25)}},
            {"open", QJsonArray{challenge(1, odd, umlaut, false), challenge(2, umlaut, odd, true)}},
            {"winners", QJsonArray()}};
        QCOMPARE(QJsonDocument::fromJson(run.out).object(), expected);
    }

    void aFileThatIsRefusedNamesThePlace()
    {
        write("bad.csv", bytes(kWorkedExample).replace("37,26", "37,27"));
        for (const QStringList& call : {QStringList{"bad.csv"}, QStringList{"--json", "bad.csv"}}) {
            const Run run = runIn("tournament", call);
            QCOMPARE(run.status, 1);
            QVERIFY(run.out.isEmpty());
            QVERIFY2(run.err.startsWith("bad.csv:12:65: ") && run.err.count('\n') == 1, run.err.constData());
        }
        for (const char* name : {"none", "."}) {
            const Run run = runIn("tournament", {name});
            QCOMPARE(run.status, 1);
            QVERIFY(run.out.isEmpty());
            QVERIFY2(run.err.startsWith(name + QByteArray(": ")), run.err.constData());
        }
    }

    void anythingElseIsWrongUsage()
    {
        write("club.csv", bytes(kWorkedExample));
        for (const QStringList& call : {QStringList{},
                                        {"--json"},
                                        {"club.csv", "club.csv"},
                                        {"--json", "--json", "club.csv"},
                                        {"--json=1", "club.csv"},
                                        {"-j", "club.csv"},
                                        {"--", "--json", "club.csv"}}) {
            const Run run = runIn("tournament", call);
            QCOMPARE(run.status, 2);
            QVERIFY(run.out.isEmpty());
            QVERIFY(!run.err.isEmpty());
        }
        QCOMPARE(runIn("tournament", {"--", "club.csv"}).status, 0);
    }
};

RINGFORD_TEST(CliTournamentTest)
#include "test_cli_tournament.moc"
