// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/ClockTimes.h"

#include "engine/play/Clocks.h"
#include "engine/text/CommentParts.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace ringford {

namespace {

bool isClock(const CommentPart& part)
{
    return part.kind == CommentPart::Kind::Clock;
}

/** What an entry tells of clocks, by side: the last time of each. */
std::map<Side, std::chrono::milliseconds> toldTimes(const Node& node, const GameDescription& game)
{
    std::map<Side, std::chrono::milliseconds> told;
    for (const std::string& comment : node.comments) {
        if (!node.entry.side || comment.find("[%clk") == std::string::npos)
            continue;
        for (const CommentPart& part : readComment(comment, game.board)) {
            if (!isClock(part))
                continue;
            if (const auto side = part.clockOf.empty() ? node.entry.side : game.findSide(part.clockOf))
                told[*side] = part.clock;
        }
    }
    return told;
}

} // namespace

std::vector<std::chrono::milliseconds> clockTimes(const Match& match, const Node* node, const ClockSpec& controls)
{
    std::vector<std::chrono::milliseconds> times;
    std::ranges::transform(controls, std::back_inserter(times), &TimeControl::time);
    for (const Node* one : GameTree::path(node)) {
        for (const auto& [side, told] : toldTimes(*one, match.game().description())) {
            std::chrono::milliseconds& time = times[side.index];
            if (controls[side.index].kind == TimeControl::Kind::Hourglass && told < time) {
                const Contents before = match.game().contents(match.position(one->parent));
                const Side heir = clockTurn(match.game().description(), before).heirs[side.index];
                if (heir != side)
                    times[heir.index] += time - told;
            }
            time = told;
        }
    }
    return times;
}

std::vector<std::string> withClockTimes(std::vector<std::string> comments, const std::vector<ToldClock>& clocks,
                                        const Board& board)
{
    for (std::string& comment : comments) {
        CommentParts parts = readComment(comment, board);
        if (std::erase_if(parts, isClock) == 0)
            continue;
        comment = writeComment(parts);
        if (comment.find_first_not_of(' ') == std::string::npos)
            comment.clear(); // the blanks stood between clocks
    }
    std::erase(comments, std::string());
    std::string told;
    for (const ToldClock& clock : clocks)
        told += (told.empty() ? "" : " ") + clockPart(clock.shown, clock.of).written;
    comments.push_back(std::move(told));
    return comments;
}

} // namespace ringford
