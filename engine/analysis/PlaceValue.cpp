// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/PlaceValue.h"

#include "engine/analysis/CommentCommands.h"
#include "engine/match/GameTree.h"
#include "engine/rules/PlainText.h"
#include "engine/search/Score.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <numeric>

namespace ringford {

namespace {

constexpr int kWhole = 1000;
constexpr int kMostPawns = 9999;
constexpr int kMostMoves = 9999;

bool hasTwoCamps(const GameDescription& game)
{
    return game.teams.size() == 2;
}

/** What each seat of a game for many can expect, in thousandths. Those of a team get the same, but for rounding. */
std::vector<int> permilleOf(const GameDescription& game, const std::vector<int>& values)
{
    std::vector<int> weights;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        weights.push_back(std::clamp(values[seat] + kWhole, 0, 2 * kWhole));
    return apportioned(weights, kWhole);
}

/** Moves, of plies: with two seats a move is two of them, with more one of each. */
int movesOf(int plies, const GameDescription& game)
{
    const int seats = static_cast<int>(game.seats.size());
    const int moves = std::max(1, (std::abs(plies) + seats - 1) / seats);
    return plies < 0 ? -moves : moves;
}

/** `#3`, `#-3`. */
std::optional<PlaceValue> readForced(std::string_view text)
{
    text.remove_prefix(1);
    const bool isLost = text.starts_with('-');
    const auto moves = readNumber(text.substr(isLost || text.starts_with('+') ? 1 : 0), kMostMoves);
    if (!moves || *moves == 0)
        return std::nullopt;
    return PlaceValue{.forced = isLost ? -*moves : *moves};
}

/** `1.23`, `-0.5`, `+2`; further decimals do not count. */
std::optional<PlaceValue> readPawns(std::string_view text)
{
    const bool isBehind = text.starts_with('-');
    text.remove_prefix(isBehind || text.starts_with('+') ? 1 : 0);
    const auto point = std::min(text.find('.'), text.size());
    const auto pawns = readNumber(text.substr(0, point), kMostPawns);
    const std::string_view decimals = text.substr(std::min(point + 1, text.size()));
    if (!pawns || (point < text.size() && !isNumber(decimals)))
        return std::nullopt;
    std::string hundredths(decimals.substr(0, 2));
    hundredths.resize(2, '0');
    const int centi = *pawns * 100 + readNumber(hundredths).value_or(0);
    return PlaceValue{.centi = isBehind ? -centi : centi};
}

/** What stands in `[%eval ...]`: a value, and perhaps behind a comma how deep somebody has looked. */
std::optional<PlaceValue> readEval(std::string_view text)
{
    const auto comma = std::min(text.find(','), text.size());
    if (comma < text.size() && !isNumber(trimmed(text.substr(comma + 1))))
        return std::nullopt;
    const std::string_view value = trimmed(text.substr(0, comma));
    return value.starts_with('#') ? readForced(value) : readPawns(value);
}

/** A share in per cent, `40` or `40.5`, in thousandths; further decimals do not count. */
std::optional<int> readShare(std::string_view text)
{
    const auto point = std::min(text.find('.'), text.size());
    const auto percent = readNumber(text.substr(0, point), 100);
    const std::string_view decimals = text.substr(std::min(point + 1, text.size()));
    if (!percent || (point < text.size() && !isNumber(decimals)))
        return std::nullopt;
    return *percent * 10 + (decimals.empty() ? 0 : decimals.front() - '0');
}

std::string writtenShare(int permille)
{
    const std::string percent = std::to_string(permille / 10);
    return permille % 10 == 0 ? percent : percent + '.' + std::to_string(permille % 10);
}

/** What stands in `[%shares ...]`. */
std::optional<PlaceValue> readShares(std::string_view text, std::size_t seats)
{
    PlaceValue value;
    const bool areNumbers = eachPart(text, ',', [&](std::string_view part) {
        const auto share = readShare(trimmed(part));
        value.permille.push_back(share.value_or(0));
        return share.has_value() && value.permille.size() <= seats;
    });
    const int all = std::accumulate(value.permille.begin(), value.permille.end(), 0);
    return areNumbers && value.permille.size() == seats && all == kWhole ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<PlaceValue> valueOf(const GameDescription& game, const SearchReport& report)
{
    if (report.lines.empty())
        return std::nullopt;
    const SearchLine& line = report.lines.front();
    if (!hasTwoCamps(game))
        return PlaceValue{.permille = permilleOf(game, line.values)};
    const int sign = campOf(game, report.seat) == campOf(game, Seat{0}) ? 1 : -1;
    if (line.end)
        return PlaceValue{.forced = sign * movesOf(*line.end, game)};
    return PlaceValue{.centi = sign * line.centi};
}

std::string written(const PlaceValue& value)
{
    if (!value.permille.empty())
        return "[%shares " + joined(value.permille, writtenShare, ",") + ']';
    if (value.forced)
        return "[%eval #" + std::to_string(*value.forced) + ']';
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "[%%eval %s%d.%02d]", value.centi < 0 ? "-" : "",
                  std::abs(value.centi) / 100, std::abs(value.centi) % 100);
    return text.data();
}

std::optional<PlaceValue> readValue(const std::vector<std::string>& comments, const GameDescription& game)
{
    const bool isTwo = hasTwoCamps(game);
    std::optional<PlaceValue> found;
    for (const std::string& inner : commandsIn(comments, isTwo ? "eval" : "shares", game.board)) {
        if (auto value = isTwo ? readEval(inner) : readShares(inner, game.seats.size()))
            found = std::move(value);
    }
    return found;
}

Shares sharesOf(const PlaceValue& value, const GameDescription& game)
{
    Shares shares(game.teams.size());
    if (hasTwoCamps(game)) {
        const int ahead =
            value.forced ? (*value.forced > 0 ? kWhole : -kWhole) : score::share(value.centi, game.certainty);
        const std::size_t first = campOf(game, Seat{0});
        shares[first] = (kWhole + ahead) / 2;
        shares[1 - first] = kWhole - shares[first];
        return shares;
    }
    for (std::uint8_t seat = 0; seat < value.permille.size(); ++seat)
        shares[campOf(game, Seat{seat})] += value.permille[seat];
    return shares;
}

Shares sharesAtEnd(const Node* node, const GameDescription& game)
{
    SeatSet out;
    for (const Node* at = node; !at->isRoot(); at = at->parent) {
        for (const Effect& effect : at->atTable()) {
            if (effect.kind == Effect::Kind::SeatOut)
                out.insert(effect.seat);
        }
    }
    return sharesOf(node->outcome(), game, out);
}

std::optional<Shares> sharesAt(const Node* node, const GameDescription& game)
{
    if (node->outcome().decided())
        return sharesAtEnd(node, game);
    const auto value = readValue(node->comments(), game);
    return value ? std::optional(sharesOf(*value, game)) : std::nullopt;
}

} // namespace ringford
