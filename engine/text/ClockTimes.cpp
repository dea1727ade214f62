// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/ClockTimes.h"

#include "engine/match/Clocks.h"
#include "engine/rules/PlainText.h"
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
    for (const std::string& comment : node.comments()) {
        if (!node.entry().side || comment.find("[%clk") == std::string::npos)
            continue;
        eachCommentPart(comment, game.board, [&](const CommentPart& part) {
            if (!isClock(part))
                return;
            if (const auto side = part.clockOf.empty() ? node.entry().side : game.findSide(part.clockOf))
                told[*side] = part.clock;
        });
    }
    return told;
}

constexpr std::string_view kDials = "[%dials ";

bool areDials(const CommentPart& part)
{
    return part.kind == CommentPart::Kind::Unknown && part.written.starts_with(kDials);
}

/** Takes what `[%dials ...]` tells into @p times; what of it does not fit is as if it were not there. */
void readDials(const CommentPart& part, const GameDescription& game, std::vector<std::chrono::milliseconds>& times)
{
    const std::string_view list = std::string_view(part.written).substr(kDials.size());
    eachPart(list.substr(0, list.size() - 1), ',', [&](std::string_view dial) {
        dial = trimmed(dial, " \t\n");
        const auto equals = std::min(dial.find('='), dial.size());
        const auto side = game.findSide(dial.substr(0, equals));
        std::string clock = "[%clk ";
        clock += dial.substr(std::min(equals + 1, dial.size()));
        const CommentParts time = readComment(clock += ']', game.board);
        if (side && time.size() == 1 && isClock(time.front()))
            times[side->index] = time.front().clock;
        return true;
    });
}

void takeDials(const Node& node, const GameDescription& game, std::vector<std::chrono::milliseconds>& times)
{
    for (const std::string& comment : node.comments()) {
        if (comment.find(kDials) == std::string::npos)
            continue;
        eachCommentPart(comment, game.board, [&](const CommentPart& part) {
            if (areDials(part))
                readDials(part, game, times);
        });
    }
}

/** The comments without the commands that @p isGone is true of. */
template <class IsGone>
std::vector<std::string> without(std::vector<std::string> comments, const Board& board, IsGone isGone)
{
    for (std::string& comment : comments) {
        CommentParts parts = readComment(comment, board);
        if (std::erase_if(parts, isGone) == 0)
            continue;
        comment = writeComment(parts);
        if (comment.find_first_not_of(' ') == std::string::npos)
            comment.clear(); // the blanks stood between clocks
    }
    std::erase(comments, std::string());
    return comments;
}

} // namespace

std::vector<std::chrono::milliseconds> clockTimes(const Match& match, const Node* node, const ClockSpec& controls)
{
    std::vector<std::chrono::milliseconds> times;
    std::ranges::transform(controls, std::back_inserter(times), &TimeControl::total);
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
        takeDials(*one, match.game().description(), times);
    }
    return times;
}

std::vector<std::string> withClockTimes(std::vector<std::string> comments, const std::vector<ToldClock>& clocks,
                                        const Board& board)
{
    comments = without(std::move(comments), board, isClock);
    std::string told;
    for (const ToldClock& clock : clocks)
        told += (told.empty() ? "" : " ") + clockPart(clock.shown, clock.of).written;
    comments.push_back(std::move(told));
    return comments;
}

std::vector<std::string> withDials(std::vector<std::string> comments,
                                   const std::vector<std::pair<Side, std::chrono::milliseconds>>& dials,
                                   const GameDescription& game)
{
    comments = without(std::move(comments), game.board, areDials);
    if (dials.empty())
        return comments;
    std::string written(kDials);
    for (const auto& [side, left] : dials) {
        if (written.size() > kDials.size())
            written += ',';
        written += game.side(side).name;
        written += '=';
        const std::string clock = clockPart(left).written; // "[%clk 0:09:57]"
        written += std::string_view(clock).substr(6, clock.size() - 7);
    }
    comments.push_back(written + ']');
    return comments;
}

} // namespace ringford
