// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/SetupParts.h"

namespace ringford::chess {

namespace {

const std::string& groupOf(const GameDescription& game, BoardPlace place, Army army)
{
    return game.side(place.side(army)).name;
}

/** An item without what stands behind the cell: `Ke1`. */
std::string itemOf(const GameDescription& game, BoardPlace place, const Placement& men, Spot spot)
{
    const char letter = game.kind(place.piece(*men.at(spot)).kind).letter;
    return std::string(1, letter).append(game.board.shortName(place.cell(spot)));
}

} // namespace

FactInfo unmovedMark(std::vector<PieceKind> kinds)
{
    const Text name = RINGFORD_TEXT("Has not moved");
    return {FactInfo::Kind::Unmoved,
            name,
            std::move(kinds),
            {{std::string(1, kUnmoved), name}},
            Text(RINGFORD_TEXT("Has moved"))};
}

FactInfo castlingMark()
{
    return unmovedMark(
        {PieceKind{static_cast<std::uint8_t>(Kind::King)}, PieceKind{static_cast<std::uint8_t>(Kind::Rook)}});
}

void putPiece(const PieceItem& item, bool marked, BoardPieces& pieces)
{
    const Bits here = bit(spotOf(item.cell));
    pieces.men.flip(armyOf(item.side), static_cast<Kind>(item.kind.index), here);
    if (marked)
        pieces.unmoved |= here;
}

void addPiece(SetupReader& reader, const PieceItem& item, bool marked, BoardPieces& pieces)
{
    const Man man = manOf(item.kind, item.side);
    const Bits here = bit(spotOf(item.cell));
    if (marked && (castlingHome(man.army, man.kind) & here) == 0)
        reader.problem(item, RINGFORD_TEXT("^ only on a king or rook at home"));
    if (man.kind == Kind::Pawn && (here & kLastRanks) != 0)
        reader.problem(item, RINGFORD_TEXT("a pawn never stands on rank 1 or 8"));
    putPiece(item, marked, pieces);
}

bool hasBothKings(const Placement& men)
{
    return size(men.of(Army::White, Kind::King)) == 1 && size(men.of(Army::Black, Kind::King)) == 1;
}

void checkKings(SetupReader& reader, const GameDescription& game, BoardPlace place, const Placement& men)
{
    for (const Army army : {Army::White, Army::Black}) {
        const int kings = size(men.of(army, Kind::King));
        const std::string& group = groupOf(game, place, army);
        const char letter = game.kind(place.piece({army, Kind::King}).kind).letter;
        const bool isRefused = kings == 0 && reader.hasRefused(group, letter); // one is there; what is wrong is said
        if (kings != 1 && !isRefused) {
            Text message =
                Text(RINGFORD_TEXT("exactly one king is needed, not %1")).with(static_cast<long long>(kings));
            reader.problem(group, "", std::nullopt, std::move(message));
        }
    }
}

void checkWaitingKing(SetupReader& reader, const GameDescription& game, BoardPlace place, const BoardPieces& pieces,
                      Army turn)
{
    const Army waiting = other(turn);
    const Spot king = pieces.men.king(waiting);
    const Bits culprits = attackers(pieces.men, turn, king, pieces.men.occupied());
    if (culprits == 0)
        return;
    const std::string item = itemOf(game, place, pieces.men, king) + markOf(pieces.unmoved, king);
    const std::string& culprit = game.board.name(place.cell(first(culprits)));
    reader.problem(groupOf(game, place, waiting), item, place.cell(king),
                   Text(RINGFORD_TEXT("not on turn, and could be captured from %1")).with(culprit));
}

bool canHavePassed(const Placement& men, Army turn, Spot spot)
{
    const Army passer = other(turn);
    const Bits here = bit(spot);
    const Bits start = forward(turn, here);
    const Bits pawn = forward(passer, here);
    return (here & ownRank(passer, 2)) != 0 && ((here | start) & men.occupied()) == 0 &&
           (pawn & men.of(passer, Kind::Pawn)) != 0;
}

SetupGroup writePieces(const GameDescription& game, BoardPlace place, Army army, const Placement& men,
                       const std::function<std::string(Spot)>& suffixOf)
{
    SetupGroup group{groupOf(game, place, army), {}};
    group.items.reserve(static_cast<std::size_t>(size(men.of(army))));
    forEach(men.of(army), [&](Spot spot) { group.items.push_back(itemOf(game, place, men, spot) + suffixOf(spot)); });
    return group;
}

std::string markOf(Bits unmoved, Spot spot)
{
    return std::string((unmoved & bit(spot)) != 0 ? 1 : 0, kUnmoved);
}

} // namespace ringford::chess
