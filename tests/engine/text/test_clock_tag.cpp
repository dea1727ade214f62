// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/text/ClockTag.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>
#include <rapidcheck.h>

using namespace ringford;
using namespace ringford::test;
using namespace std::chrono_literals;

namespace {

const GameDescription& toy()
{
    static const auto kGame = *testRegistry().create("toy", {});
    return kGame->description();
}

} // namespace

class TestClockTag : public QObject {
    Q_OBJECT

private slots:
    void readsTimes_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<TimeControl>("expected");
        using Kind = TimeControl::Kind;
        QTest::newRow("sudden death") << std::string("10") << TimeControl{Kind::SuddenDeath, 10min, 0ms};
        QTest::newRow("half a minute") << std::string("0.5") << TimeControl{Kind::SuddenDeath, 30s, 0ms};
        QTest::newRow("Fischer") << std::string("10+5") << TimeControl{Kind::Fischer, 10min, 5s};
        QTest::newRow("Bronstein") << std::string("3b2") << TimeControl{Kind::Bronstein, 3min, 2s};
        QTest::newRow("delay") << std::string("1.25d10") << TimeControl{Kind::Delay, 75s, 10s};
        QTest::newRow("hourglass") << std::string("7h") << TimeControl{Kind::Hourglass, 7min, 0ms};
        QTest::newRow("byo-yomi") << std::string("10y3x30") << TimeControl{Kind::ByoYomi, 10min, 30s, 3};
        QTest::newRow("periods alone") << std::string("0y5x20") << TimeControl{Kind::ByoYomi, 0min, 20s, 5};
        QTest::newRow("blanks around") << std::string(" \t10+5 ") << TimeControl{Kind::Fischer, 10min, 5s};
        QTest::newRow("a long time") << std::string("999999999") << TimeControl{Kind::SuddenDeath, 999999999min, 0ms};
    }
    void readsTimes()
    {
        QFETCH(std::string, text);
        QFETCH(TimeControl, expected);
        const auto clocks = readClockTag(text, toy());
        QVERIFY(clocks);
        QCOMPARE(clocks->size(), 6u);
        for (const TimeControl& clock : *clocks)
            QCOMPARE(clock, expected);
    }

    void periodsAreWrittenAsTheyAreRead()
    {
        for (const char* text : {"10y3x30", "0.5y1x10 1r=3y9x60"})
            QCOMPARE(writeClockTag(*readClockTag(text, toy()), toy()), std::string(text));
        for (const char* text : {"10y", "10y3", "10yx30", "10y3x", "10y0x30", "10y3x0", "10y3x30s", "10y-3x30"})
            QVERIFY2(!readClockTag(text, toy()), text);
    }

    void readsOtherTimesOfSides()
    {
        const auto clocks = readClockTag("90  1r=3b5\t2b=7h", toy());
        QVERIFY(clocks);
        QCOMPARE((*clocks)[0], (TimeControl{TimeControl::Kind::Bronstein, 3min, 5s}));
        QCOMPARE((*clocks)[1], (TimeControl{TimeControl::Kind::SuddenDeath, 90min, 0ms}));
        QCOMPARE((*clocks)[5], (TimeControl{TimeControl::Kind::Hourglass, 7min, 0ms}));
    }

    void refusesWhatDoesNotFit_data()
    {
        QTest::addColumn<std::string>("text");
        for (const char* text :
             {"",       " ",     "soon", "-5",      "+5",          "10+",       "10+x",     "10-5",       "10h5",
              "10 + 5", "10,5",  ".5",   "5.",      "1e3",         "10b5d5",    "10H",      "1234567890", "1r=5",
              "5 1r",   "5 1r=", "5 =5", "5 red=5", "5 1r=5 1r=6", "5 1r=soon", "5 1r=5=6", "5 6"})
            QTest::newRow(text) << std::string(text);
    }
    void refusesWhatDoesNotFit()
    {
        QFETCH(std::string, text);
        const auto clocks = readClockTag(text, toy());
        QVERIFY(!clocks);
        QVERIFY(!clocks.error().english().empty());
    }

    void writesAsPeopleWould_data()
    {
        QTest::addColumn<std::string>("text");
        for (const char* text : {"10", "0.5", "1.25d10", "10+5", "3b2", "7h", "90 1r=3b5 2b=7h", "0", "0.1"})
            QTest::newRow(text) << std::string(text);
    }
    void writesAsPeopleWould()
    {
        QFETCH(std::string, text);
        QCOMPARE(writeClockTag(*readClockTag(text, toy()), toy()), text);
    }

    void whatIsWrittenIsReadAgain()
    {
        const bool holds = rc::check("to the millisecond", [] {
            const auto control = rc::gen::apply(
                [](int kind, int time, int bonus) {
                    const bool hasBonus = kind > 0 && kind < 4;
                    return TimeControl{static_cast<TimeControl::Kind>(kind), std::chrono::milliseconds(time),
                                       std::chrono::seconds(hasBonus ? bonus : 0)};
                },
                rc::gen::inRange(0, 5), rc::gen::inRange(0, 400'000'000), rc::gen::inRange(0, 1000));
            const auto clocks = *rc::gen::container<ClockSpec>(toy().sides.size(), control);
            RC_ASSERT(*readClockTag(writeClockTag(clocks, toy()), toy()) == clocks);
        });
        QVERIFY(holds);
    }

    void namesTheSidesThatHaveClocks()
    {
        QVERIFY(readClockTag("5 red=5", toy()).error().english().find("1r, 1g, 1b, 2r, 2g, 2b") != std::string::npos);
    }
};

RINGFORD_TEST(TestClockTag)
#include "test_clock_tag.moc"
