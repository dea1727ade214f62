// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/Setup.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

namespace {

QString written(const Setup& setup)
{
    return QString::fromStdString(writeSetup(setup));
}

} // namespace

class SetupTest : public QObject {
    Q_OBJECT

private slots:
    void damageOfAnySizeIsToldBriefly()
    {
        const auto empty = readSetup(std::string(1'000'000, ';'));
        QVERIFY(!empty);
        QVERIFY(empty.error().size() <= 101);
        std::string many;
        for (int i = 0; i < 100'000; ++i)
            many += 'g' + std::to_string(i) + ":;";
        const auto groups = readSetup(many);
        QVERIFY(groups && groups->groups.size() <= 101);
    }
    void blanksDoNotMatter_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("canonical") << QByteArray("white: Ra1 Kd1; black:; turn: white");
        QTest::newRow("none behind colon and semicolon") << QByteArray("white:Ra1 Kd1;black:;turn:white");
        QTest::newRow("many everywhere") << QByteArray("   white   :   Ra1   Kd1  ;  black  :   ;  turn :white   ");
    }
    void blanksDoNotMatter()
    {
        QFETCH(const QByteArray, line);
        const auto setup = readSetup(line.toStdString());
        QVERIFY(setup);
        QCOMPARE(written(*setup), QString("white: Ra1 Kd1; black:; turn: white"));
    }

    void groupsAndItemsStayAsTheyStand()
    {
        const auto setup = readSetup("turn: x; b: 3 2 1; a:");
        QVERIFY(setup);
        QCOMPARE(written(*setup), QString("turn: x; b: 3 2 1; a:"));
        QCOMPARE(setup->find("b")->items.size(), std::size_t{3});
        QVERIFY(!setup->find("c"));
    }

    void onlyTheFirstColonDivides()
    {
        const auto setup = readSetup("a: 1:e4 x:y");
        QVERIFY(setup);
        QCOMPARE(setup->find("a")->items, (std::vector<std::string>{"1:e4", "x:y"}));
    }

    void whatIsNoSetup_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("empty") << QByteArray("") << QByteArray("an empty group");
        QTest::newRow("blanks") << QByteArray("   ") << QByteArray("an empty group");
        QTest::newRow("nothing between two semicolons") << QByteArray("a: 1;; b: 2") << QByteArray("an empty group");
        QTest::newRow("a semicolon at the end") << QByteArray("a: 1;") << QByteArray("an empty group");
        QTest::newRow("no colon") << QByteArray("a: 1; white Ra1") << QByteArray("group 'white Ra1': expected a colon");
        QTest::newRow("no name") << QByteArray("a: 1; : Ra1") << QByteArray("expected a group's name");
        QTest::newRow("twice") << QByteArray("a: 1; b: 2; a:") << QByteArray("group 'a': given twice");
        QTest::newRow("longer than any") << "white: " + QByteArray("Ke4 ").repeated(50'000)
                                         << QByteArray("group 'white': longer than 200000 characters: no group is");
        QTest::newRow("twice, with other blanks") << QByteArray("a: 1; a : 1") << QByteArray("group 'a': given twice");
    }
    void whatIsNoSetup()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, said);
        const auto setup = readSetup(line.toStdString());
        QVERIFY(!setup);
        const std::string message = english(setup.error());
        QVERIFY2(QByteArray::fromStdString(message).startsWith(said), message.c_str());
    }

    void allThatIsWrongIsListed()
    {
        const auto setup = readSetup("white Ra1; : x; a:; a:");
        QVERIFY(!setup);
        QCOMPARE(setup.error().size(), std::size_t{3});
    }

    void problemsAreOneSentence()
    {
        QCOMPARE(english(SetupProblem{"white", "Pa1", {}, "a pawn on a last rank"}),
                 std::string("group 'white': item 'Pa1': a pawn on a last rank"));
        QCOMPARE(english(SetupProblems{{"turn", "", {}, "missing"}, {"", "", {}, "nobody has a piece"}}),
                 std::string("group 'turn': missing; nobody has a piece"));
    }
};

RINGFORD_TEST(SetupTest)
#include "test_setup.moc"
