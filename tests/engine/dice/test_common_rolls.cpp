// SPDX-License-Identifier: GPL-3.0-or-later
// Common rolls, as dice.ini holds them.
#include "engine/dice/CommonRolls.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using dice::CommonRolls;
using dice::readCommonRolls;

class TestCommonRolls : public QObject {
    Q_OBJECT

private slots:
    void theExamplesOfTheRuleBook()
    {
        const CommonRolls read = readCommonRolls("\xEF\xBB\xBF; our rolls\r\n"
                                                 "Cure Critical Wounds {3d8+7}\r\n"
                                                 "\t Frank  the\tMonk { d10+2 }  [12,12,7,2] # twice a day\n"
                                                 "\n"
                                                 "Percentile {d100}\n"
                                                 "Percentile{2 x(3(d4))} [1 step -1 x 2] \n"
                                                 "J\xC3\xA4ger {d6},x 3");
        QVERIFY(read.badLines.empty());
        QCOMPARE(read.rolls.size(), std::size_t{5});
        QCOMPARE(read.rolls[0].name, std::string("Cure Critical Wounds"));
        QCOMPARE(read.rolls[0].roll.text, std::string("3d8+7"));
        QCOMPARE(read.rolls[1].name, std::string("Frank the Monk"));
        QCOMPARE(read.rolls[1].roll.text, std::string("d10+2 [12,12,7,2]"));
        QCOMPARE(read.rolls[1].roll.roll.bonuses, (std::vector{12, 12, 7, 2}));
        QCOMPARE(read.rolls[3].roll.text, std::string("2 x(3(d4)) [1 step -1 x 2]"));
        QCOMPARE(read.rolls[3].roll.roll.rows, 2);
        QCOMPARE(read.rolls[4].roll.text, std::string("d6 ,x 3"));
        QCOMPARE(read.rolls[4].roll.roll.rows, 3);
        for (const dice::CommonRoll& roll : read.rolls)
            QVERIFY(dice::readRoll(roll.roll.text)->roll == roll.roll.roll);
    }

    void moreLinesThanAFileMayHoldAreLeftOut()
    {
        for (const std::string line : {"Fire {8d6}\n", "Fire\n", "\x01\n"}) {
            std::string bytes;
            for (std::size_t i = 0; i < CommonRolls::kMost; ++i)
                bytes += line;
            const CommonRolls whole = readCommonRolls(bytes + "; that is all\n");
            QCOMPARE(whole.rolls.size() + whole.badLines.size(), CommonRolls::kMost);
            const CommonRolls read = readCommonRolls(bytes + line + line + line);
            QCOMPARE(read.rolls.size(), whole.rolls.size());
            QCOMPARE(read.badLines.size(), whole.badLines.size() + 1);
            QCOMPARE(QString::fromStdString(read.badLines.back().english()),
                     QStringLiteral("100001:1: what follows is left out: a file holds no more than 100000 rolls"));
        }
    }

    void badLinesAreToldAndTheOthersLoad_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("named");
        const auto row = [](const QByteArray& line, int column, const char* named = "") {
            QTest::newRow(line.constData()) << line << column << QByteArray(named);
        };
        row("{d6}", 1, "name");
        row(" \t{d6}", 3, "name");
        row("} {d6}", 1, "{");
        row("name } {d6}", 6, "{");
        row("name", 5, "{");
        row("name d6  ; {d6}", 8, "{");
        row("J\xC3\xA4ger", 6, "{");
        row("J\xC3\xA4ger {dd}", 9);
        row("name {", 7);
        row("name {  ", 7);
        row("name {d6", 9, "}");
        row("name {d6 ; }", 9, "}");
        row("name {d6 [1]}", 10, "}");
        row("name {}", 7);
        row("name {d6}}", 10);
        row("name {d6} 7", 11);
        row("name {2 x d6}, x 3", 14);
        row("name {d6, x 3}", 9, "}");
        row("name {1000d6}", 7, "1..999");
        row("name {d6} [1000]", 12, "-999..999");
        row("name {999 x 999d6}", 7, "100000");
        row("name { 999 x 999d6}", 7, "100000");
        row("name {d6} \x01 ; x", 11);
        row("name {d6} ; \x7f", 13);
        row("n\xC3\xA4me {d6} # \xC3", 13);
        row("a\rb {d6}", 2);
        row("{d6} \x1b", 6);
        row("na}me {d6} ; \xFF", 14);
    }
    void badLinesAreToldAndTheOthersLoad()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const int, column);
        QFETCH(const QByteArray, named);
        const CommonRolls read = readCommonRolls(("good {d6}\n\n" + line + "\nbetter {d8}\n").toStdString());
        QCOMPARE(read.rolls.size(), std::size_t{2});
        QCOMPARE(read.badLines.size(), std::size_t{1});
        QCOMPARE(read.badLines[0].line, 3);
        QCOMPARE(read.badLines[0].error.column, column);
        const QByteArray said = QByteArray::fromStdString(read.badLines[0].english());
        QVERIFY2(said.startsWith("3:" + QByteArray::number(column) + ": "), said.constData());
        QVERIFY2(said.contains(named), said.constData());
    }

    void aLineMayEndWithTheFile()
    {
        QCOMPARE(readCommonRolls("a {d6}").rolls.size(), std::size_t{1});
        QCOMPARE(readCommonRolls("a {d6}\r").badLines.size(), std::size_t{1});
        QVERIFY(readCommonRolls("").rolls.empty() && readCommonRolls("").badLines.empty());
        QVERIFY(readCommonRolls("\xEF\xBB\xBF").badLines.empty());
        QCOMPARE(readCommonRolls("\n\xEF\xBB\xBF {d6}").rolls.size(), std::size_t{1}); // a name, if a strange one
        QCOMPARE(readCommonRolls(std::string(1, '\0')).badLines.size(), std::size_t{1});
    }
};

RINGFORD_TEST(TestCommonRolls)
#include "test_common_rolls.moc"
