// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/ClockTimes.h"
#include "tests/support/TestProgram.h"

#include "engine/text/ClockTag.h"
#include "tests/support/TestGames.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;
using namespace std::chrono_literals;
using Times = std::vector<std::chrono::milliseconds>;

namespace {

/** A game of chess whose entries have these comments. */
Match clockedMatch(const std::vector<std::pair<std::string, std::string>>& entries)
{
    const auto game = *testRegistry().create("orthodox", {});
    Match match(game, game->start());
    for (const auto& [text, comment] : entries) {
        const auto entry = match.parseEntry(match.gameNode(), text);
        const auto node = match.play(entry->action);
        if (!comment.empty())
            match.addComment(*node, comment);
    }
    return match;
}

} // namespace

class TestClockTimes : public QObject {
    Q_OBJECT

private slots:
    void theLatestTimeOfEachSideCounts()
    {
        const Match match = clockedMatch({{"e2-e4", "[%clk 0:09:57]"},
                                          {"e7-e5", "well [%clk 0:09:50.250] played"},
                                          {"d2-d4", "nothing told"},
                                          {"d7-d5", "[%clk 0:09:44][%clk 0:09:40]"}});
        const auto controls = *readClockTag("10+5 black=20", match.game().description());
        QCOMPARE(clockTimes(match, match.start(), controls), (Times{10min, 20min}));
        QCOMPARE(clockTimes(match, match.start()->firstChild, controls), (Times{597s, 20min}));
        QCOMPARE(clockTimes(match, match.gameNode()->parent, controls), (Times{597s, 590'250ms}));
        QCOMPARE(clockTimes(match, match.gameNode(), controls), (Times{597s, 580s}));
    }

    void whatAnHourglassLosesTheNextHasGot()
    {
        const Match match = clockedMatch({{"e2-e4", "[%clk 0:00:50]"}, {"e7-e5", "[%clk 0:01:00]"}});
        const auto controls = *readClockTag("1h", match.game().description());
        QCOMPARE(clockTimes(match, match.start()->firstChild, controls), (Times{50s, 70s}));
        QCOMPARE(clockTimes(match, match.gameNode(), controls), (Times{60s, 60s}));
    }

    void whatClocksShowedWhenAGameWasLeftIsRead()
    {
        Match match = clockedMatch({{"e2-e4", "[%clk 0:09:57]"},
                                    {"e7-e5", "[%clk 0:09:50] [%dials white=0:09:12,black=0:09:50]"},
                                    {"d2-d4", "[%clk 0:09:00]"}});
        const auto controls = *readClockTag("10", match.game().description());
        QCOMPARE(clockTimes(match, match.gameNode()->parent, controls), (Times{552s, 590s}));
        QCOMPARE(clockTimes(match, match.gameNode(), controls), (Times{540s, 590s}));
        match.setComments(match.gameNode(), {"[%dials white=9,nobody=0:01:00,black=0:08:00]"}); // the rest fits
        QCOMPARE(clockTimes(match, match.gameNode(), controls), (Times{552s, 480s}));
    }

    void whatClocksShowIsWrittenWhereAGameIsLeft()
    {
        const auto game = *testRegistry().create("orthodox", {});
        const auto comments = withDials({"well [%dials white=0:00:01]", "[%clk 0:09:57]"},
                                        {{Side{0}, 3'723s}, {Side{1}, 59s}}, game->description());
        QCOMPARE(comments,
                 (std::vector<std::string>{"well ", "[%clk 0:09:57]", "[%dials white=1:02:03,black=0:00:59]"}));
        QCOMPARE(withDials(comments, {}, game->description()), (std::vector<std::string>{"well ", "[%clk 0:09:57]"}));
    }

    void aTimeTakesThePlaceOfAnother()
    {
        const auto game = *testRegistry().create("orthodox", {});
        using Comments = std::vector<std::string>;
        QCOMPARE(withClockTimes({}, {{"", 597s}}, game->board()), Comments{"[%clk 0:09:57]"});
        QCOMPARE(withClockTimes({"good", "[%clk 0:09:57]"}, {{"", 1h + 250ms}}, game->board()),
                 (Comments{"good", "[%clk 1:00:00.250]"}));
        const Comments both{"[%clk 0:09:57] [%clkof black 0:05:00]"};
        QCOMPARE(withClockTimes({}, {{"", 597s}, {"black", 300s}}, game->board()), both);
        QCOMPARE(withClockTimes(both, {{"", 60s}}, game->board()), Comments{"[%clk 0:01:00]"});
    }

    void anActionOfTwoSidesTellsBothClocks()
    {
        const Match match = clockedMatch({{"e2-e4", "[%clk 0:09:57] [%clkof black 0:09:30]"},
                                          {"e7-e5", "[%clkof nobody 0:01:00] [%clkof white] [%clkof white soon]"}});
        const auto controls = *readClockTag("10", match.game().description());
        QCOMPARE(clockTimes(match, match.start()->firstChild, controls), (Times{597s, 570s}));
        // What does not fit tells nothing, and is kept.
        QCOMPARE(clockTimes(match, match.gameNode(), controls), (Times{597s, 570s}));
        QCOMPARE(match.gameNode()->comments().front(),
                 std::string("[%clkof nobody 0:01:00] [%clkof white] [%clkof white soon]"));
    }
};

RINGFORD_TEST(TestClockTimes)
#include "test_clock_times.moc"
