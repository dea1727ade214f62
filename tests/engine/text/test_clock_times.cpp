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
Match matchOf(const std::vector<std::pair<std::string, std::string>>& entries)
{
    const auto game = *testRegistry().create("orthodox", {});
    Match match(game, game->start());
    for (const auto& [text, comment] : entries) {
        const auto entry = match.parseEntry(match.current(), text);
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
        const Match match = matchOf({{"e2-e4", "[%clk 0:09:57]"},
                                     {"e7-e5", "well [%clk 0:09:50.250] played"},
                                     {"d2-d4", "nothing told"},
                                     {"d7-d5", "[%clk 0:09:44][%clk 0:09:40]"}});
        const auto controls = *readClockTag("10+5 black=20", match.game().description());
        QCOMPARE(clockTimes(match, match.start(), controls), (Times{10min, 20min}));
        QCOMPARE(clockTimes(match, match.start()->firstChild, controls), (Times{597s, 20min}));
        QCOMPARE(clockTimes(match, match.current()->parent, controls), (Times{597s, 590'250ms}));
        QCOMPARE(clockTimes(match, match.current(), controls), (Times{597s, 580s}));
    }

    void whatAnHourglassLosesTheNextHasGot()
    {
        const Match match = matchOf({{"e2-e4", "[%clk 0:00:50]"}, {"e7-e5", "[%clk 0:01:00]"}});
        const auto controls = *readClockTag("1h", match.game().description());
        QCOMPARE(clockTimes(match, match.start()->firstChild, controls), (Times{50s, 70s}));
        QCOMPARE(clockTimes(match, match.current(), controls), (Times{60s, 60s}));
    }

    void aTimeTakesThePlaceOfAnother()
    {
        const auto game = *testRegistry().create("orthodox", {});
        using Comments = std::vector<std::string>;
        QCOMPARE(withClockTime({}, 597s, game->board()), Comments{"[%clk 0:09:57]"});
        QCOMPARE(withClockTime({"good", "[%clk 0:09:57]"}, 1h + 250ms, game->board()),
                 (Comments{"good", "[%clk 1:00:00.250]"}));
    }
};

RINGFORD_TEST(TestClockTimes)
#include "test_clock_times.moc"
