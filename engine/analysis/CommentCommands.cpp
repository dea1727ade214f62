// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/CommentCommands.h"

#include "engine/rules/PlainText.h"
#include "engine/text/CommentParts.h"

#include <algorithm>

namespace ringford {

namespace {

constexpr std::size_t kMostLookedAt = 100;   // comments of an entry
constexpr std::size_t kLongestRead = 10'000; // bytes of one

bool isBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\t';
}

/** Whether @p part is a command of that name. */
bool isNamed(const CommentPart& part, std::string_view name)
{
    const std::string_view text = part.written;
    return part.kind == CommentPart::Kind::Unknown && text.substr(2).starts_with(name) &&
           !isNameCharacter(text[2 + name.size()]); // its bracket, if nothing else, is behind the name
}

/** Takes the parts that @p isGone is true of out of a comment, each with a blank beside it; false if there is none. */
template <class IsGone> bool takeOut(std::string& comment, const Board& board, IsGone isGone)
{
    std::string rest;
    bool isBehindGone = false;
    bool hasGone = false;
    for (const CommentPart& part : readComment(comment, board)) {
        if (isGone(part)) {
            isBehindGone = hasGone = true;
            continue;
        }
        const bool hasDouble = isBehindGone && isBlank(part.written.front()) && (rest.empty() || isBlank(rest.back()));
        rest += std::string_view(part.written).substr(hasDouble ? 1 : 0);
        isBehindGone = false;
    }
    if (isBehindGone && !rest.empty() && rest.back() == ' ')
        rest.pop_back();
    if (hasGone)
        comment = std::move(rest);
    return hasGone;
}

} // namespace

std::vector<std::string> commandsIn(const std::vector<std::string>& comments, std::string_view name, const Board& board)
{
    const std::string head = "[%" + std::string(name);
    std::vector<std::string> found;
    for (const std::string& comment : std::span(comments).last(std::min(comments.size(), kMostLookedAt))) {
        if (comment.size() > kLongestRead || comment.find(head) == std::string::npos)
            continue;
        for (const CommentPart& part : readComment(comment, board)) {
            if (!isNamed(part, name))
                continue;
            const std::string_view inner = std::string_view(part.written).substr(head.size());
            found.emplace_back(trimmed(inner.substr(0, inner.size() - 1), " \t\n"));
        }
    }
    return found;
}

std::vector<std::string> withoutCommands(const std::vector<std::string>& comments,
                                         std::span<const std::string_view> names, const Board& board)
{
    std::vector<std::string> rest;
    for (std::string comment : comments) {
        const bool isChanged =
            comment.find("[%") != std::string::npos && takeOut(comment, board, [&](const CommentPart& part) {
                return std::ranges::any_of(names, [&](auto name) { return isNamed(part, name); });
            });
        if (!isChanged || std::ranges::any_of(comment, [](char c) { return !isBlank(c); }))
            rest.push_back(std::move(comment));
    }
    return rest;
}

} // namespace ringford
