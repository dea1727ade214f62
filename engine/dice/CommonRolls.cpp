// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/CommonRolls.h"

#include "engine/rules/PlainText.h"
#include "engine/text/Characters.h"

#include <optional>
#include <utility>

namespace ringford::dice {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/** Where the first character stands that no line may hold, a tab apart: a control character, or what is no UTF-8. */
std::optional<std::size_t> findUnreadable(std::string_view line)
{
    for (std::size_t at = 0; at < line.size();) {
        const auto byte = static_cast<unsigned char>(line[at]);
        const std::size_t length = characterLength(line.substr(at));
        if (length == 0 || (byte < 0x20 && byte != '\t') || byte == 0x7F)
            return at;
        at += length;
    }
    return std::nullopt;
}

/** @pre the line is UTF-8 as far as @p at */
Failure<RollError> failedAt(std::string_view line, std::size_t at, Text message)
{
    return {RollError{static_cast<int>(characterCount(line.substr(0, at))) + 1, std::move(message)}};
}

/** @p line has no comment and is not blank. */
Result<CommonRoll, RollError> readCommonRoll(std::string_view line)
{
    const std::size_t brace = line.find_first_of("{}");
    if (brace == std::string_view::npos)
        return failedAt(line, line.find_last_not_of(kSpacesAndTabs) + 1,
                        RINGFORD_TEXT("expected { and dice behind the name"));
    if (line[brace] == '}')
        return failedAt(line, brace, RINGFORD_TEXT("expected { in front of }"));
    std::string name = withSingleBlanks(line.substr(0, brace));
    if (name.empty())
        return failedAt(line, brace, RINGFORD_TEXT("expected a name in front of {"));
    auto roll = readBracedRoll(line, brace + 1);
    if (!roll)
        return Failure{roll.error()};
    return CommonRoll{std::move(name), *std::move(roll)};
}

/** Takes in line number @p number; false where there is more than a file may hold. */
bool takeLine(std::string_view line, int number, CommonRolls& read)
{
    const auto unreadable = findUnreadable(line);
    if (!unreadable)
        line = line.substr(0, line.find_first_of(";#"));
    if (trimmed(line, kSpacesAndTabs).empty())
        return true;
    const auto reportBad = [&](const RollError& error) { read.badLines.push_back({number, error}); };
    if (read.rolls.size() + read.badLines.size() >= CommonRolls::kMost) {
        reportBad(failedAt(line, 0,
                           Text(RINGFORD_TEXT("what follows is left out: a file holds no more than %1 rolls"))
                               .with(static_cast<long long>(CommonRolls::kMost)))
                      .error);
        return false;
    }
    if (unreadable) {
        reportBad(failedAt(line, *unreadable, RINGFORD_TEXT("expected text: this is not a character")).error);
        return true;
    }
    auto roll = readCommonRoll(line);
    if (roll)
        read.rolls.push_back(*std::move(roll));
    else
        reportBad(roll.error());
    return true;
}

} // namespace

CommonRolls readCommonRolls(std::string_view bytes)
{
    if (bytes.starts_with(kByteOrderMark))
        bytes.remove_prefix(kByteOrderMark.size());
    CommonRolls read;
    int number = 0;
    eachPart(bytes, '\n', [&](std::string_view line) {
        ++number;
        // The last line has no line end: a CR there is none of one.
        const bool hasLineEnd = line.data() + line.size() != bytes.data() + bytes.size();
        if (hasLineEnd && line.ends_with('\r'))
            line.remove_suffix(1);
        return takeLine(line, number, read);
    });
    return read;
}

} // namespace ringford::dice
