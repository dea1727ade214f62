// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays at a seat in place of a person, as tags tell it.
#include "engine/text/ComputerTag.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr Seat kBlackSeat{1};

const GameDescription& orthodox()
{
    static const auto kGame = *testRegistry().create("orthodox", {});
    return kGame->description();
}

} // namespace

class TestComputerTag : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead()
    {
        for (const ComputerTag& tag : {ComputerTag{kBlackSeat, 1}, ComputerTag{kBlackSeat, 10}, ComputerTag{Seat{0}, 4},
                                       ComputerTag{kBlackSeat, 0, "Stockfish 15.1"}})
            QVERIFY(readComputerTag(writeComputerTag(tag, orthodox()), orthodox()) == tag);
        QCOMPARE(writeComputerTag({kBlackSeat, 4}, orthodox()), std::string("black: level=4"));
        QCOMPARE(writeComputerTag({kBlackSeat, 0, "two\nlines"}, orthodox()), std::string("black: engine=two lines"));
    }

    void blanksDoNotMatter()
    {
        QVERIFY((readComputerTag("\t black :  level=7 ", orthodox()) == ComputerTag{kBlackSeat, 7}));
        QVERIFY((readComputerTag("black:engine= Some One\t", orthodox()) == ComputerTag{kBlackSeat, 0, "Some One"}));
    }

    void whatSaysSomethingElseCountsForNothing()
    {
        for (const char* const value :
             {"", "black", "black:", "black: level=", "black: level=0", "black: level=11", "black: level=4x",
              "black: level=-4", "black: level= 4", "black: level=99999999999999999999", "green: level=4",
              "black: nodes=3", "black: engine=", "black: engine=  ", ": level=4"})
            QVERIFY2(!readComputerTag(value, orthodox()), value);
        const std::string name(400, 'x');
        QVERIFY(readComputerTag("black: engine=" + name, orthodox()));
        QVERIFY(!readComputerTag("black: engine=" + name + 'x', orthodox()));
    }
};

RINGFORD_TEST(TestComputerTag)
#include "test_computer_tag.moc"
