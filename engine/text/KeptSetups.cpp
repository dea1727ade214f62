// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/KeptSetups.h"

#include "engine/rules/PlainText.h"

#include <algorithm>

namespace ringford {

namespace {

constexpr std::string_view kSetupHead = "[%setup ";
constexpr std::string_view kDrawnHead = "[%setup"; // and the name of a command that draws

/** The line of a command that keeps a setup; empty if the part is something else. */
std::string_view keptLine(const CommentPart& part)
{
    const std::string_view written = part.written;
    if (part.kind != CommentPart::Kind::Unknown || !written.starts_with(kSetupHead))
        return {};
    return trimmed(written.substr(kSetupHead.size(), written.size() - kSetupHead.size() - 1), " \t\n");
}

/** The command that draws on a kept setup as one of an entry; empty if the part is something else. */
std::string drawnOnKept(const CommentPart& part)
{
    const bool isDrawn = part.kind == CommentPart::Kind::Unknown && part.written.starts_with(kDrawnHead) &&
                         !part.written.starts_with(kSetupHead);
    return isDrawn ? "[%" + part.written.substr(kDrawnHead.size()) : std::string();
}

std::string keptText(const std::string& line, const Comments& drawn, const Board& board)
{
    std::string comment = std::string(kSetupHead) + line + ']';
    for (const std::string& commands : drawingsAlone(drawn, board)) {
        eachCommentPart(commands, board, [&comment](const CommentPart& part) {
            comment += ' ' + std::string(kDrawnHead) + part.written.substr(2); // behind `[%`
        });
    }
    return comment;
}

} // namespace

std::vector<std::string> keptSetups(const Comments& comments, const Board& board)
{
    std::vector<std::string> lines;
    for (const std::string& comment : comments) {
        if (comment.find(kSetupHead) == std::string::npos)
            continue; // most have none
        eachCommentPart(comment, board, [&lines](const CommentPart& part) {
            if (const std::string_view line = keptLine(part); !line.empty())
                lines.emplace_back(line);
        });
    }
    return lines;
}

Comments keptDrawings(const Comments& comments, const std::string& line, const Board& board)
{
    Comments drawn;
    for (const std::string& comment : comments) {
        if (comment.find(kSetupHead) == std::string::npos)
            continue;
        bool isHere = false;
        eachCommentPart(comment, board, [&](const CommentPart& part) {
            if (const std::string_view kept = keptLine(part); !kept.empty())
                isHere = kept == line;
            else if (std::string command = drawnOnKept(part); isHere && !command.empty())
                drawn.push_back(std::move(command));
        });
    }
    return drawingsAlone(drawn, board);
}

Comments withKeptSetup(Comments comments, const std::string& line, const Board& board, const Comments& drawn)
{
    if (line.find(']') != std::string::npos || line.find(':') == std::string::npos)
        return comments;
    const std::vector<std::string> kept = keptSetups(comments, board);
    if (std::ranges::find(kept, line) != kept.end()) {
        if (drawingsOf(keptDrawings(comments, line, board), board) == drawingsOf(drawn, board))
            return comments;
        comments = withoutKeptSetup(comments, line, board);
    }
    comments.push_back(keptText(line, drawn, board));
    return comments;
}

Comments withoutKeptSetup(const Comments& comments, const std::string& line, const Board& board)
{
    Comments left;
    for (const std::string& comment : comments) {
        CommentParts parts = readComment(comment, board);
        bool isHere = false;
        const auto goes = [&](const CommentPart& part) {
            if (const std::string_view kept = keptLine(part); !kept.empty())
                isHere = !line.empty() && kept == line;
            else if (drawnOnKept(part).empty())
                return false;
            return isHere;
        };
        const bool hadIt = std::erase_if(parts, goes) > 0;
        std::string rest = hadIt ? writeComment(parts) : comment;
        if (!hadIt || !trimmed(rest, " \t\n").empty())
            left.push_back(std::move(rest));
    }
    return left;
}

} // namespace ringford
