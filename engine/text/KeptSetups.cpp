// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/KeptSetups.h"

#include "engine/play/PlainText.h"

#include <algorithm>

namespace ringford {

namespace {

constexpr std::string_view kSetupHead = "[%setup ";

/** The line of a command that keeps a setup; empty if the part is something else. */
std::string_view keptLine(const CommentPart& part)
{
    const std::string_view written = part.written;
    if (part.kind != CommentPart::Kind::Unknown || !written.starts_with(kSetupHead))
        return {};
    return trimmed(written.substr(kSetupHead.size(), written.size() - kSetupHead.size() - 1), " \t\n");
}

} // namespace

std::vector<std::string> keptSetups(const Comments& comments, const Board& board)
{
    std::vector<std::string> lines;
    for (const std::string& comment : comments) {
        if (comment.find(kSetupHead) == std::string::npos)
            continue; // most have none
        for (const CommentPart& part : readComment(comment, board)) {
            if (const std::string_view line = keptLine(part); !line.empty())
                lines.emplace_back(line);
        }
    }
    return lines;
}

Comments withKeptSetup(Comments comments, const std::string& line, const Board& board)
{
    const std::vector<std::string> kept = keptSetups(comments, board);
    const bool fits = line.find(']') == std::string::npos && line.find(':') != std::string::npos;
    if (fits && std::ranges::find(kept, line) == kept.end())
        comments.push_back(std::string(kSetupHead) + line + ']');
    return comments;
}

Comments withoutKeptSetup(const Comments& comments, const std::string& line, const Board& board)
{
    Comments left;
    for (const std::string& comment : comments) {
        CommentParts parts = readComment(comment, board);
        const bool hadIt =
            std::erase_if(parts, [&](const CommentPart& part) { return !line.empty() && keptLine(part) == line; }) > 0;
        std::string written = hadIt ? writeComment(parts) : comment;
        if (!hadIt || !trimmed(written, " \t\n").empty())
            left.push_back(std::move(written));
    }
    return left;
}

} // namespace ringford
