// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/ClockTimes.h"

#include "engine/play/Clocks.h"
#include "engine/text/CommentParts.h"

#include <algorithm>
#include <iterator>

namespace ringford {

namespace {

bool isClock(const CommentPart& part)
{
    return part.kind == CommentPart::Kind::Clock;
}

std::optional<std::chrono::milliseconds> toldTime(const Node& node, const Board& board)
{
    for (auto comment = node.comments.rbegin(); comment != node.comments.rend(); ++comment) {
        if (comment->find("[%clk") == std::string::npos)
            continue;
        const CommentParts parts = readComment(*comment, board);
        const auto clock = std::find_if(parts.rbegin(), parts.rend(), isClock);
        if (clock != parts.rend())
            return clock->clock;
    }
    return std::nullopt;
}

} // namespace

std::vector<std::chrono::milliseconds> clockTimes(const Match& match, const Node* node, const ClockSpec& controls)
{
    std::vector<std::chrono::milliseconds> times;
    std::ranges::transform(controls, std::back_inserter(times), &TimeControl::time);
    for (const Node* one : GameTree::path(node)) {
        const auto told = one->entry.side ? toldTime(*one, match.game().board()) : std::nullopt;
        if (!told)
            continue;
        const Side side = *one->entry.side;
        std::chrono::milliseconds& time = times[side.index];
        if (controls[side.index].kind == TimeControl::Kind::Hourglass && *told < time) {
            const Contents before = match.game().contents(match.position(one->parent));
            const Side heir = clockTurn(match.game().description(), before).heirs[side.index];
            if (heir != side)
                times[heir.index] += time - *told;
        }
        time = *told;
    }
    return times;
}

std::vector<std::string> withClockTime(std::vector<std::string> comments, std::chrono::milliseconds shown,
                                       const Board& board)
{
    for (std::string& comment : comments) {
        CommentParts parts = readComment(comment, board);
        if (std::erase_if(parts, isClock) > 0)
            comment = writeComment(parts);
    }
    std::erase(comments, std::string());
    comments.push_back(clockPart(shown).written);
    return comments;
}

} // namespace ringford
