// SPDX-License-Identifier: GPL-3.0-or-later
// Ledgers as files: the worked example of the rule book, what is written, what is read, and all that is refused.
#include "engine/tournament/LedgerText.h"
#include "engine/tournament/Standings.h"
#include "tests/support/Ledgers.h"
#include "tests/support/TestProgram.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

namespace {

const std::string kTwo = "join,2026-11-02,,A,,,,,,,,,30,\njoin,2026-11-02,,B,,,,,,,,,30,\n";
const std::string kChallenge = "challenge,2026-11-03,1,A,B,,,,,,,,25,30\n";
const std::string kBattle = "battle,2026-11-03,1,A,B,challenged,30,25,,,,,,\n";
/** A is out. */
const std::string kOver =
    kTwo + kChallenge + kBattle + "result,2026-11-03,1,A,B,challenged,30,25,0,25,captured,white,-30,55\n";
/** D joins too, and B is out, whom C had challenged and fought. */
const std::string kOut = kThreeJoin + "join,2026-11-02,,D,,,,,,,,,30,\n"
                                      "challenge,2026-11-03,1,C,B,,,,,,,,25,30\n"
                                      "challenge,2026-11-03,2,C,B,,,,,,,,20,30\n"
                                      "battle,2026-11-03,2,C,B,challenged,30,20,,,,,,\n"
                                      "challenge,2026-11-03,3,A,B,,,,,,,,25,30\n"
                                      "battle,2026-11-03,3,A,B,challenged,30,25,,,,,,\n"
                                      "result,2026-11-03,3,A,B,challenged,30,25,30,0,captured,black,65,-30\n";
/** A has 14 points. */
const std::string kPoor = kTwo + "challenge,2026-11-03,1,A,B,,,,,,,,25,30\n"
                                 "challenge,2026-11-03,2,A,B,,,,,,,,20,30\n"
                                 "challenge,2026-11-03,3,A,B,,,,,,,,15,30\n"
                                 "battle,2026-11-03,3,A,B,challenger,15,30,,,,,,\n"
                                 "result,2026-11-03,3,A,B,challenger,15,30,1,0,,draw,14,31\n";

/** What readLedger() says of a text. */
QString told(const std::string& text)
{
    const auto read = readLedger(text);
    return read ? QStringLiteral("read") : QString::fromStdString(read.error().english());
}

/** A row of a test about a refusal: the place of the first fault bears an `@`, which is no part of the text. */
void row(const char* name, std::string text, const char* reason)
{
    const auto at = text.find('@');
    text.erase(at, 1);
    const std::string before = text.substr(0, at);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const QString column = QString::fromStdString(before.substr(before.rfind('\n') + 1));
    const QString place =
        QStringLiteral("%1:%2: ").arg(line).arg(column.toUcs4().size() - column.startsWith(QChar(0xFEFF)) + 1);
    QTest::newRow(name) << text << place << QString(reason);
}

/** The same for rows that follow on the header. */
void rows(const char* name, const std::string& text, const char* reason)
{
    row(name, kLedgerHeader + text, reason);
}

} // namespace

class TestLedgerText : public QObject {
    Q_OBJECT

private slots:
    void theWorkedExampleComesOutToThePoint()
    {
        const Ledger ledger = ledgerOf(kWorkedExample);
        const Standings standings(ledger.tournament());
        QStringList lines;
        for (const TournamentMember& member : standings.members)
            lines << QStringLiteral("%1 %2 %3").arg(member.name.c_str()).arg(member.points).arg(member.battles);
        QCOMPARE(lines, (QStringList{"B 37 2", "A 26 1", "C 22 1"}));
        QCOMPARE(standings.status(), std::string("playing"));
        QVERIFY(ledger.tournament().openChallenges().empty());
    }

    void linesAreWrittenWithCrLf()
    {
        QString expected = QString::fromStdString(kWorkedExample);
        expected.replace("\n", "\r\n");
        QCOMPARE(QString::fromStdString(writeLedger(ledgerOf(kWorkedExample))), expected);
    }

    void onlyCommasAndQuotationMarksNeedQuotationMarks()
    {
        const std::string text = "join,2026-11-02,,\"Ann, \"\"Rook\"\"\",,,,,,,,,30,\r\n"
                                 "join,2026-11-02,,\"\"\"\",,,,,,,,,30,\r\n"
                                 "join,2026-11-02,,a  b'c;d,,,,,,,,,30,\r\n";
        const Ledger ledger = ledgerOf(kLedgerHeader + text);
        QCOMPARE(ledger.tournament().member(0).name, std::string("Ann, \"Rook\""));
        QCOMPARE(ledger.tournament().member(1).name, std::string("\""));
        QCOMPARE(writeLedger(ledger), kLedgerHeader.substr(0, kLedgerHeader.size() - 1) + "\r\n" + text);
    }

    void otherFormsOfTheSameFileAreRead_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::newRow("CR LF") << QString::fromStdString(kWorkedExample).replace("\n", "\r\n").toStdString();
        QTest::newRow("mixed")
            << QString::fromStdString(kWorkedExample).replace("C,,,,,,,,25,30\n", "C,,,,,,,,25,30\r\n").toStdString();
        QTest::newRow("no last line end") << kWorkedExample.substr(0, kWorkedExample.size() - 1);
        QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + kWorkedExample;
        QTest::newRow("quotation marks") << QString::fromStdString(kWorkedExample)
                                                .replace(",", "\",\"")
                                                .replace("\n", "\"\n")
                                                .replace(QRegularExpression("^", QRegularExpression::MultilineOption),
                                                         "\"")
                                                .chopped(1)
                                                .toStdString();
    }
    void otherFormsOfTheSameFileAreRead()
    {
        QFETCH(const std::string, text);
        QCOMPARE(told(text), QString("read"));
        QCOMPARE(writeLedger(ledgerOf(text)), writeLedger(ledgerOf(kWorkedExample)));
    }

    void aLedgerWithoutEntriesGoesOn()
    {
        QCOMPARE(Standings(ledgerOf(kLedgerHeader).tournament()).status(), std::string("playing"));
        QCOMPARE(writeLedger(Ledger()), writeLedger(ledgerOf(kLedgerHeader)));
    }

    void whoeverIsInLongestWins()
    {
        QCOMPARE(Standings(ledgerOf(kLedgerHeader + kOver).tournament()).status(), std::string("won by B"));
        // Nobody gains what both lose: each has paid for four challenges.
        std::string both = kLedgerHeader + kTwo;
        for (int paid = 1; paid <= 4; ++paid)
            both += "challenge,2026-11-03," + std::to_string(paid) + ",A,B,,,,,,,," + std::to_string(30 - 5 * paid) +
                    ",30\n";
        for (int paid = 1; paid <= 4; ++paid)
            both += "challenge,2026-11-03," + std::to_string(4 + paid) + ",B,A,,,,,,,," +
                    std::to_string(30 - 5 * paid) + ",10\n";
        both += "battle,2026-11-03,1,A,B,challenger,10,10,,,,,,\n"
                "result,2026-11-03,1,A,B,challenger,10,10,0,4,survived,black,9,6\n";
        const Ledger ledger = ledgerOf(both);
        QCOMPARE(Standings(ledger.tournament()).status(), std::string("won by A, B"));
        QVERIFY(ledger.tournament().openChallenges().empty());
    }

    void theOrderOfStandings()
    {
        const Ledger ledger = ledgerOf(kLedgerHeader + kOut);
        QStringList names;
        for (const TournamentMember& member : Standings(ledger.tournament()).members)
            names << member.name.c_str();
        QCOMPARE(names, (QStringList{"A", "D", "C", "B"}));
        for (std::size_t most = 0; most <= 5; ++most) { // what shows the first alone does not order the others
            QStringList first;
            for (const TournamentMember& member : Standings(ledger.tournament(), most).members)
                first << member.name.c_str();
            QCOMPARE(first, names.mid(0, static_cast<qsizetype>(most)));
        }
        // Challenge 1 was open and 2 had begun.
        QVERIFY(ledger.tournament().openChallenges().empty());
        QVERIFY(ledger.tournament().isLapsed(1) && ledger.tournament().isLapsed(2) && !ledger.tournament().isLapsed(3));
    }

    void whoIsLevelHasTheSamePlace()
    {
        const auto places = [](const std::string& text) {
            const Ledger ledger = ledgerOf(text);
            const std::vector<TournamentMember> members = Standings(ledger.tournament()).members;
            QStringList told;
            for (std::size_t row = 0; row < members.size(); ++row)
                told << QStringLiteral("%1 %2").arg(members[row].name.c_str()).arg(placeOf(members, row));
            return told.join(", ");
        };
        const std::string three = kLedgerHeader + "join,2026-11-02,,A,,,,,,,,,30,\n" +
                                  "join,2026-11-02,,B,,,,,,,,,30,\n" + "join,2026-11-02,,C,,,,,,,,,30,\n";
        QCOMPARE(places(three), QString("A 1, B 1, C 1"));
        QCOMPARE(places(three + "challenge,2026-11-03,1,A,C,,,,,,,,25,30\n"), QString("B 1, C 1, A 3"));
        QCOMPARE(places(kLedgerHeader + kOut), QString("A 1, D 2, C 3, B 4"));
    }

    void aFileIsRefusedAtTheFirstThingWrong_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("reason");
        addLines();
        addJoins();
        addChallenges();
        addBattles();
        addResults();
    }
    void aFileIsRefusedAtTheFirstThingWrong()
    {
        QFETCH(const std::string, text);
        QFETCH(const QString, place);
        QFETCH(const QString, reason);
        QCOMPARE(told(text).left(place.size()), place);
        QVERIFY2(told(text).contains(reason), qPrintable(told(text)));
    }

private:
    static void addLines()
    {
        row("no line", "@", "too few");
        row("byte order mark alone", "\xEF\xBB\xBF@", "too few");
        row("an empty first line", "@\n" + kLedgerHeader, "too few");
        row("another name in the header",
            QString::fromStdString(kLedgerHeader).replace("Loser", "@loser").toStdString(), "Loser");
        row("a blank in the header", QString::fromStdString(kLedgerHeader).replace("Date", "@ Date").toStdString(),
            "Date");
        row("a short header", "Event,Date@\n", "too few");
        row("a long header", kLedgerHeader.substr(0, kLedgerHeader.size() - 1) + ",@\n", "too many");
        rows("an empty line", kTwo + "@\n" + kChallenge, "too few");
        rows("an empty last line", kTwo + "@\r\n", "too few");
        rows("thirteen fields", "join,2026-11-02,,A,,,,,,,,,30@\n", "too few");
        rows("fifteen fields", "join,2026-11-02,,A,,,,,,,,,30,,@\n", "too many");
        rows("sixteen fields", "join,2026-11-02,,A,,,,,,,,,30,,@x,y\n", "too many");
        rows("a tab", "join,2026-11-02,,@\tA,,,,,,,,,30,\n", "control");
        rows("a tab in quotation marks", "join,2026-11-02,,\"@\tA\",,,,,,,,,30,\n", "control");
        rows("DEL", "join,2026-11-02,,A@\x7F,,,,,,,,,30,\n", "control");
        rows("NUL", "join,2026-11-02,,A@" + std::string(1, '\0') + ",,,,,,,,,30,\n", "control");
        rows("a CR alone", "join,2026-11-02,,A@\rB,,,,,,,,,30,\n", "control");
        rows("a CR at the end of the file", "join,2026-11-02,,A,,,,,,,,,30,@\r", "control");
        rows("two CR before an LF", "join,2026-11-02,,A,,,,,,,,,30,@\r\r\n", "control");
        rows("no UTF-8", "join,2026-11-02,,\xC3\xA4@\xFF,,,,,,,,,30,\n", "UTF-8");
        rows("half a character", "join,2026-11-02,,\xC3\xA4@\xC3,,,,,,,,,30,\n", "UTF-8");
        rows("a control character before CSV", "\"join\"x,2026-11-02,,A@\x01,,,,,,,,,30,\n", "control");
        rows("a quotation mark in a bare field", "join,2026-11-02,,A@\"B\",,,,,,,,,30,\n", "quotation");
        rows("something behind quotation marks", "join,2026-11-02,,\"A\"@ ,,,,,,,,,30,\n", "comma");
        rows("an open quotation mark", "join,2026-11-02,,@\"A,,,,,,,,,30,\n", "closed");
        rows("an open quotation mark with doubled ones", "join,2026-11-02,,@\"A\"\",\"\"30,\n", "closed");
        rows("a quotation mark alone at the end", "join,2026-11-02,,A,,,,,,,,,30,@\"\n", "closed");
        rows("CSV before the number of fields", "join,\"\"@x\n", "comma");
        rows("columns are characters", "join,2026-11-02,,\xF0\x9F\x99\x82\xC3\xA4,@x,,,,,,,,30,\n", "nothing");
        rows("a field in quotation marks begins with them", "join,2026-11-02,@\"1\",A,,,,,,,,,30,\n", "nothing");
        row("behind a byte order mark", "\xEF\xBB\xBF@x" + kLedgerHeader, "Event");
        rows("of two faults the one on the left", "join,@x,1,A,,,,,,,,,31,\n", "calendar");
        rows("of two faults the one above", "join,2026-11-02,,A,,,,,,,,,@31,\n\n", "30");
    }

    static void addJoins()
    {
        rows("no event", "@,2026-11-02,,A,,,,,,,,,30,\n", "expected join");
        rows("an event in capitals", "@Join,2026-11-02,,A,,,,,,,,,30,\n", "expected join");
        for (const char* day : {"2026-02-29", "2026-13-01", "2026-00-01", "2026-11-31", "2026-1-02", "20261102",
                                "02.11.2026", "2026-11-02 ", "0000-01-01", "+026-11-02", "2026-11-0x", "1900-02-29"})
            rows(day, "join,@" + std::string(day) + ",,A,,,,,,,,,30,\n", "calendar");
        rows("no day", "join,@,,A,,,,,,,,,30,\n", "needs");
        rows("a day before the last", kTwo + "join,@2026-11-01,,C,,,,,,,,,30,\n", "before");
        rows("join: challenge", "join,2026-11-02,@1,A,,,,,,,,,30,\n", "nothing");
        rows("join: no name", "join,2026-11-02,,@,,,,,,,,,30,\n", "needs");
        rows("join: empty quotation marks", "join,2026-11-02,,@\"\",,,,,,,,,30,\n", "needs");
        rows("join: a blank in front", "join,2026-11-02,,@ A,,,,,,,,,30,\n", "spaces");
        rows("join: a blank behind", "join,2026-11-02,,@\"A \",,,,,,,,,30,\n", "spaces");
        rows("join: a blank alone", "join,2026-11-02,,@ ,,,,,,,,,30,\n", "spaces");
        rows("join: twice", kTwo + "join,2026-11-02,,@A,,,,,,,,,30,\n", "already");
        rows("join: once more after going out", kOut + "join,2026-11-04,,@B,,,,,,,,,30,\n", "already");
        rows("join: challenged", "join,2026-11-02,,A,@B,,,,,,,,30,\n", "nothing");
        rows("join: white", "join,2026-11-02,,A,,@challenger,,,,,,,30,\n", "nothing");
        rows("join: white army", "join,2026-11-02,,A,,,@30,,,,,,30,\n", "nothing");
        rows("join: black army", "join,2026-11-02,,A,,,,@30,,,,,30,\n", "nothing");
        rows("join: white lost", "join,2026-11-02,,A,,,,,@0,,,,30,\n", "nothing");
        rows("join: black lost", "join,2026-11-02,,A,,,,,,@0,,,30,\n", "nothing");
        rows("join: loser", "join,2026-11-02,,A,,,,,,,@captured,,30,\n", "nothing");
        rows("join: result", "join,2026-11-02,,A,,,,,,,,@draw,30,\n", "nothing");
        rows("join: no points", "join,2026-11-02,,A,,,,,,,,,@,\n", "needs");
        rows("join: points", "join,2026-11-02,,A,,,,,,,,,@25,\n", "30");
        rows("join: zeros", "join,2026-11-02,,A,,,,,,,,,@030,\n", "30");
        rows("join: a sign", "join,2026-11-02,,A,,,,,,,,,@+30,\n", "30");
        rows("join: a second sum", "join,2026-11-02,,A,,,,,,,,,30,@30\n", "nothing");
        rows("after the end", kOver + "@join,2026-11-04,,C,,,,,,,,,30,\n", "over");
        rows("after the end, whatever the date", kOver + "@join,x,,C,,,,,,,,,30,\n", "over");
    }

    static void addChallenges()
    {
        rows("challenge: no number", kTwo + "challenge,2026-11-03,@,A,B,,,,,,,,25,30\n", "needs");
        rows("challenge: another number", kTwo + "challenge,2026-11-03,@2,A,B,,,,,,,,25,30\n", "number");
        rows("challenge: zero", kTwo + "challenge,2026-11-03,@0,A,B,,,,,,,,25,30\n", "number");
        rows("challenge: zeros", kTwo + "challenge,2026-11-03,@01,A,B,,,,,,,,25,30\n", "number");
        rows("challenge: a large number", kTwo + "challenge,2026-11-03,@4294967297,A,B,,,,,,,,25,30\n", "number");
        rows("challenge: a number once more", kTwo + kChallenge + "challenge,2026-11-03,@1,A,B,,,,,,,,20,30\n",
             "number");
        rows("challenge: by nobody", kTwo + "challenge,2026-11-03,1,@,B,,,,,,,,25,30\n", "needs");
        rows("challenge: by a stranger", kTwo + "challenge,2026-11-03,1,@a,B,,,,,,,,25,30\n", "no member");
        rows("challenge: by one who is out", kOut + "challenge,2026-11-04,4,@B,C,,,,,,,,25,30\n", "out");
        rows("challenge: too few points", kPoor + "challenge,2026-11-04,4,@A,B,,,,,,,,9,31\n", "15");
        rows("challenge: too few points, at once", kPoor + "challenge,2026-11-04,4,@A,x,,,,,,,,9,31\n", "15");
        rows("challenge: nobody", kTwo + "challenge,2026-11-03,1,A,@,,,,,,,,25,30\n", "needs");
        rows("challenge: a stranger", kTwo + "challenge,2026-11-03,1,A,@C,,,,,,,,25,30\n", "no member");
        rows("challenge: oneself", kTwo + "challenge,2026-11-03,1,A,@A,,,,,,,,25,30\n", "both");
        rows("challenge: one who is out", kOut + "challenge,2026-11-04,4,C,@B,,,,,,,,15,-30\n", "out");
        rows("challenge: white", kTwo + "challenge,2026-11-03,1,A,B,@challenger,,,,,,,25,30\n", "nothing");
        rows("challenge: result", kTwo + "challenge,2026-11-03,1,A,B,,,,,,,@draw,25,30\n", "nothing");
        rows("challenge: nothing paid", kTwo + "challenge,2026-11-03,1,A,B,,,,,,,,@30,30\n", "25");
        rows("challenge: the other's points", kTwo + "challenge,2026-11-03,1,A,B,,,,,,,,25,@25\n", "30");
        rows("challenge: no sums", kTwo + "challenge,2026-11-03,1,A,B,,,,,,,,@,\n", "needs");
        rows("surrender: no challenge", kTwo + "surrender,2026-11-03,@1,A,B,,,,,,,,35,25\n", "no challenge");
        rows("surrender: of zero", kTwo + kChallenge + "surrender,2026-11-03,@0,A,B,,,,,,,,35,25\n", "no challenge");
        rows("surrender: of no number", kTwo + kChallenge + "surrender,2026-11-03,@-1,A,B,,,,,,,,35,25\n",
             "no challenge");
        rows("surrender: once more",
             kTwo + kChallenge + "surrender,2026-11-03,1,A,B,,,,,,,,35,25\nsurrender,2026-11-03,@1,A,B,,,,,,,,45,20\n",
             "ended");
        rows("surrender: in battle", kTwo + kChallenge + kBattle + "surrender,2026-11-03,@1,A,B,,,,,,,,35,25\n",
             "begun");
        rows("surrender: lapsed", kOut + "surrender,2026-11-04,@1,C,B,,,,,,,,30,-35\n", "lapsed");
        rows("surrender: another challenger", kTwo + kChallenge + "surrender,2026-11-03,1,@B,A,,,,,,,,35,25\n",
             "has 'A'");
        rows("surrender: another challenged", kThreeJoin + kChallenge + "surrender,2026-11-03,1,A,@C,,,,,,,,35,25\n",
             "has 'B'");
        rows("surrender: sums", kTwo + kChallenge + "surrender,2026-11-03,1,A,B,,,,,,,,35,@30\n", "25");
        rows("surrender: sums of the challenger", kTwo + kChallenge + "surrender,2026-11-03,1,A,B,,,,,,,,@30,25\n",
             "35");
    }

    static void addBattles()
    {
        const auto battle = [](const char* name, const std::string& fields, const char* reason) {
            rows(name, kTwo + kChallenge + "battle,2026-11-03," + fields + "\n", reason);
        };
        battle("battle: no challenge", "@2,A,B,challenger,25,30,,,,,,", "no challenge");
        battle("battle: names", "1,@C,B,challenger,25,30,,,,,,", "has 'A'");
        battle("battle: no white", "1,A,B,@,25,30,,,,,,", "needs");
        battle("battle: white by name", "1,A,B,@A,25,30,,,,,,", "challenger or challenged");
        battle("battle: no army", "1,A,B,challenger,@,30,,,,,,", "needs");
        battle("battle: an army of nothing", "1,A,B,challenger,@0,30,,,,,,", "from 1 to 25");
        battle("battle: an army too dear", "1,A,B,challenger,@26,30,,,,,,", "from 1 to 25");
        battle("battle: zeros", "1,A,B,challenger,@025,30,,,,,,", "from 1 to 25");
        battle("battle: a full army is not given up", "1,A,B,challenger,25,@29,,,,,,", "full");
        battle("battle: more than a full army", "1,A,B,challenger,25,@31,,,,,,", "full");
        battle("battle: armies the wrong way round", "1,A,B,challenged,@25,30,,,,,,", "full");
        battle("battle: lost", "1,A,B,challenged,30,25,@0,,,,,", "nothing");
        battle("battle: loser", "1,A,B,challenged,30,25,,,@captured,,,", "nothing");
        battle("battle: result", "1,A,B,challenged,30,25,,,,@draw,,", "nothing");
        battle("battle: points", "1,A,B,challenged,30,25,,,,,@25,30", "nothing");
        battle("battle: the other's points", "1,A,B,challenged,30,25,,,,,,@30", "nothing");
        rows("battle: once more", kTwo + kChallenge + kBattle + "battle,2026-11-03,@1,A,B,challenged,30,25,,,,,,\n",
             "begun");
        rows("battle: lapsed", kOut + "battle,2026-11-04,@1,C,B,challenger,20,1,,,,,,\n", "lapsed");
    }

    static void addResults()
    {
        const auto result = [](const char* name, const std::string& fields, const char* reason) {
            rows(name, kTwo + kChallenge + kBattle + "result,2026-11-03," + fields + "\n", reason);
        };
        rows("result: without a battle",
             kTwo + kChallenge + "result,2026-11-03,@1,A,B,challenged,30,25,0,0,,draw,25,30\n", "not begun");
        rows("result: lapsed", kOut + "result,2026-11-04,@2,C,B,challenged,30,20,0,0,,draw,20,-30\n", "lapsed");
        rows("result: once more",
             kTwo + kChallenge + kBattle +
                 "result,2026-11-03,1,A,B,challenged,30,25,0,0,,draw,25,30\nresult,2026-11-03,@1,A,B,challenged,30,25,"
                 "0,0,,draw,25,30\n",
             "ended");
        result("result: names", "1,A,@A,challenged,30,25,0,0,,draw,25,30", "has 'B'");
        result("result: other colours", "1,A,B,@challenger,30,25,0,0,,draw,25,30", "has 'challenged'");
        result("result: another white army", "1,A,B,challenged,@29,25,0,0,,draw,25,30", "has '30'");
        result("result: another black army", "1,A,B,challenged,30,@24,0,0,,draw,25,30", "has '25'");
        result("result: no losses", "1,A,B,challenged,30,25,@,,,draw,25,30", "needs");
        result("result: more than the army", "1,A,B,challenged,30,25,0,@26,,draw,25,30", "from 0 to 25");
        result("result: less than nothing", "1,A,B,challenged,30,25,@-1,0,,draw,25,30", "from 0 to 30");
        result("result: minus nothing", "1,A,B,challenged,30,25,@-0,0,,draw,25,30", "from 0 to 30");
        result("result: a word for the loser", "1,A,B,challenged,30,25,0,0,@white,black,25,30", "survived");
        result("result: not all captured", "1,A,B,challenged,30,25,0,24,@captured,white,25,30", "just one side");
        result("result: all captured on both sides", "1,A,B,challenged,30,25,30,25,@captured,white,25,30",
               "just one side");
        result("result: survived without an army", "1,A,B,challenged,30,25,0,25,@survived,white,25,30", "no side");
        result("result: the winner lost all", "1,A,B,challenged,30,25,0,25,@survived,black,25,30", "no side");
        result("result: no loser and no draw", "1,A,B,challenged,30,25,0,0,,@white,25,30", "draw");
        result("result: nothing", "1,A,B,challenged,30,25,0,0,,@,25,30", "needs");
        result("result: a loser in a draw", "1,A,B,challenged,30,25,0,0,survived,@draw,25,30", "white or black");
        result("result: a winner by name", "1,A,B,challenged,30,25,0,0,survived,@A,25,30", "white or black");
        result("result: won by whom all was captured of", "1,A,B,challenged,30,25,0,25,captured,@black,25,30",
               "not the side");
        result("result: sums", "1,A,B,challenged,30,25,1,0,,draw,@25,29", "26");
        result("result: sums of the challenged", "1,A,B,challenged,30,25,1,0,,draw,26,@30", "29");
        result("result: a defender gains nothing by winning", "1,A,B,challenged,30,25,1,0,survived,white,21,@39", "29");
        result("result: minus zero", "1,A,B,challenged,30,25,0,20,survived,white,@-0,50", "0");
    }
};

RINGFORD_TEST(TestLedgerText)
#include "test_ledger_text.moc"
