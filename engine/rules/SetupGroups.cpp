// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/SetupGroups.h"

#include <algorithm>

namespace ringford {

namespace {

GroupInfo groupOf(std::string name, GroupInfo::Kind kind, Text title, bool isRequired = false)
{
    GroupInfo group;
    group.name = std::move(name);
    group.kind = kind;
    group.title = std::move(title);
    group.isRequired = isRequired;
    return group;
}

/** What a piece is in this, as FactInfo::Value counts it; nothing where it is nothing. */
std::optional<int> numberOf(FactInfo::Kind kind, const Piece& piece, const PieceFacts& facts)
{
    switch (kind) {
    case FactInfo::Kind::Unmoved: return facts.unmoved ? std::optional(1) : std::nullopt;
    case FactInfo::Kind::Heading: return facts.heading ? std::optional(static_cast<int>(*facts.heading)) : std::nullopt;
    case FactInfo::Kind::Travelled: return facts.travelled;
    case FactInfo::Kind::Set: break;
    }
    return piece.set != 0 ? std::optional<int>(piece.set) : std::nullopt;
}

/** The value that @p text begins with, the longest of those: `#1` is no beginning of `#10`. */
const FactInfo::Value* valueAtFront(const FactInfo& fact, std::string_view text)
{
    const FactInfo::Value* longest = nullptr;
    for (const FactInfo::Value& value : fact.values) {
        if (text.starts_with(value.written) && (!longest || value.written.size() > longest->written.size()))
            longest = &value;
    }
    return longest;
}

} // namespace

bool FactInfo::fits(PieceKind one) const
{
    return std::ranges::find(kinds, one) != kinds.end();
}

const FactInfo::Value* FactInfo::valueOf(const Piece& piece, const PieceFacts& facts) const
{
    const auto number = fits(piece.kind) ? numberOf(kind, piece, facts) : std::nullopt;
    const auto found = number ? std::ranges::find(values, *number, &Value::number) : values.end();
    return found == values.end() ? nullptr : &*found;
}

void FactInfo::apply(const Value* value, Piece& piece, PieceFacts& facts) const
{
    switch (kind) {
    case Kind::Unmoved: facts.unmoved = value != nullptr; return;
    case Kind::Heading:
        facts.heading = value ? std::optional(static_cast<Direction>(value->number)) : std::nullopt;
        return;
    case Kind::Travelled:
        facts.travelled = value ? std::optional(static_cast<std::uint8_t>(value->number)) : std::nullopt;
        return;
    case Kind::Set: piece.set = value ? static_cast<std::uint8_t>(value->number) : 0; return;
    }
}

GroupInfo GroupInfo::pieces(std::string name, bool isRequired, Side side, int face, std::vector<FactInfo> facts)
{
    GroupInfo group = groupOf(std::move(name), Kind::Pieces, {}, isRequired);
    group.side = side;
    group.face = face;
    group.facts = std::move(facts);
    return group;
}

GroupInfo GroupInfo::turn(bool isByBoard)
{
    GroupInfo group = groupOf("turn", Kind::Turn, RINGFORD_TEXT("On turn"), true);
    group.isByBoard = isByBoard;
    return group;
}

GroupInfo GroupInfo::quiet()
{
    GroupInfo group = groupOf("quiet", Kind::Number, RINGFORD_TEXT("Quiet actions so far"));
    group.most = kMostCounted;
    return group;
}

GroupInfo GroupInfo::seats(std::string name, Text title, int most, Meaning meaning)
{
    GroupInfo group = groupOf(std::move(name), Kind::Seats, std::move(title));
    group.most = most;
    group.meaning = meaning;
    return group;
}

GroupInfo GroupInfo::cells(std::string name, Text title, bool isByBoard)
{
    GroupInfo group = groupOf(std::move(name), Kind::Cells, std::move(title));
    group.isByBoard = isByBoard;
    return group;
}

GroupInfo GroupInfo::boards(std::string name, Text title, Meaning meaning)
{
    GroupInfo group = groupOf(std::move(name), Kind::Boards, std::move(title));
    group.meaning = meaning;
    return group;
}

GroupInfo GroupInfo::markers(std::string name, Text title, PieceKind marker)
{
    GroupInfo group = groupOf(std::move(name), Kind::Markers, std::move(title));
    group.marker = marker;
    return group;
}

GroupInfo GroupInfo::stock(std::string name, Text title, std::vector<StockedPiece> stocked)
{
    GroupInfo group = groupOf(std::move(name), Kind::Stock, std::move(title));
    group.stocked = std::move(stocked);
    return group;
}

GroupInfo GroupInfo::players(std::string name, Text title)
{
    return groupOf(std::move(name), Kind::Players, std::move(title), true);
}

GroupInfo GroupInfo::closed(std::string name, Text title, std::vector<ClosedResult> results)
{
    GroupInfo group = groupOf(std::move(name), Kind::Closed, std::move(title));
    group.results = std::move(results);
    return group;
}

std::string writeFacts(const std::vector<FactInfo>& facts, const Piece& piece, const PieceFacts& known)
{
    std::string written;
    for (const FactInfo& fact : facts) {
        if (const FactInfo::Value* const value = fact.valueOf(piece, known))
            written += value->written;
    }
    return written;
}

bool readFacts(const std::vector<FactInfo>& facts, std::string_view suffix, Piece& piece, PieceFacts& known)
{
    Piece read = piece;
    PieceFacts readOf = known;
    for (const FactInfo& fact : facts) {
        if (!fact.fits(piece.kind))
            continue;
        const FactInfo::Value* const value = valueAtFront(fact, suffix);
        if (!value && !fact.without)
            return false;
        fact.apply(value, read, readOf);
        suffix.remove_prefix(value ? value->written.size() : 0);
    }
    if (!suffix.empty())
        return false;
    piece = read;
    known = readOf;
    return true;
}

} // namespace ringford
