// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/circular/SetupText.h"

#include "engine/setup/SetupReader.h"
#include "engine/setup/SetupWriter.h"

namespace ringford::circular {

namespace {

constexpr char kRises = '+';
constexpr char kFalls = '-';

/**
 * What stands behind a pawn's cell: which way it goes and, in modern rules, how far it has come. Says what is wrong
 * with it.
 */
std::optional<Man> readMan(SetupReader& reader, const PieceItem& item, bool byzantine)
{
    Man man{Seat{item.side.index}, static_cast<Kind>(item.kind.index)};
    if (man.kind != Kind::Pawn) {
        if (item.suffix.empty())
            return man;
        reader.problem(item, Text(RINGFORD_TEXT("'%1' does not belong behind a piece; only a pawn carries a direction"))
                                 .quote(item.suffix));
        return std::nullopt;
    }
    const bool directed = !item.suffix.empty() && (item.suffix[0] == kRises || item.suffix[0] == kFalls);
    if (byzantine && (!directed || item.suffix.size() != 1)) {
        reader.problem(item, RINGFORD_TEXT("a pawn carries + or - and nothing else"));
        return std::nullopt;
    }
    const bool counted = item.suffix.size() == 2 && item.suffix[1] >= '0' && item.suffix[1] < '0' + kTravelToPromotion;
    if (!byzantine && (!directed || !counted)) {
        reader.problem(item, RINGFORD_TEXT("a pawn carries + or - and 0 to 5, the columns that it has travelled"));
        return std::nullopt;
    }
    man.sense = item.suffix[0] == kRises ? Sense::Rising : Sense::Falling;
    man.travelled = byzantine ? 0 : static_cast<std::uint8_t>(item.suffix[1] - '0');
    return man;
}

template <int W> void readOut(SetupReader& reader, const GameDescription& game, State<W>& state)
{
    for (const std::string& item : reader.items("out")) {
        const auto seat = game.findSeat(item);
        if (!seat)
            reader.problem("out", item, std::nullopt,
                           Text(RINGFORD_TEXT("no seat of this game; expected one of: %1"))
                               .with(game.names(SeatSet::firstOnes(static_cast<int>(game.seats.size())))));
        else if (state.out.contains(*seat))
            reader.problem("out", item, std::nullopt, RINGFORD_TEXT("given twice"));
        else
            state.out.insert(*seat);
    }
    if (state.out.size() == static_cast<int>(game.seats.size()))
        reader.problem("out", "", std::nullopt, RINGFORD_TEXT("nobody is left in the game"));
}

template <int W> bool teamHasKing(const CircularRules<W>& rules, const State<W>& state, Seat seat)
{
    for (const Seat mate : rules.options().mates[seat.index]) {
        if (state.isIn(mate) && state.of(mate, Kind::King).any())
            return true;
    }
    return false;
}

/** What an army lacks for its seat to be in the game; nothing when it lacks nothing. */
template <int W> std::optional<Text> lackOf(const CircularRules<W>& rules, const State<W>& state, Seat seat)
{
    const Options& options = rules.options();
    const bool hasKing = state.of(seat, Kind::King).any();
    if ((!options.hasTeams || options.kinglessOut) && !hasKing)
        return RINGFORD_TEXT("no king, and the seat is not out");
    if (rules.baresKings() && state.of(seat).size() == 1)
        return RINGFORD_TEXT("a bare king, and the seat is not out");
    if (state.of(seat).empty())
        return RINGFORD_TEXT("no piece, and the seat is not out");
    if (!teamHasKing(rules, state, seat))
        return RINGFORD_TEXT("the team has no king, and the seat is not out");
    return std::nullopt;
}

template <int W>
void checkArmies(SetupReader& reader, const CircularRules<W>& rules, const GameDescription& game, const State<W>& state)
{
    const bool knowsAll = !reader.hasPieceProblems() && !reader.hasProblems("out");
    for (const Seat seat : rules.options().everybody()) {
        const std::string& group = game.side(sideOf(seat)).name;
        if (reader.hasProblems(group)) // what the army lacks may only be misspelt
            continue;
        if (const int kings = state.of(seat, Kind::King).size(); kings > 1)
            reader.problem(group, "", std::nullopt,
                           Text(RINGFORD_TEXT("%1 kings: a seat has one at most")).with(static_cast<long long>(kings)));
        if (!state.isIn(seat) || (!knowsAll && (rules.options().hasTeams || reader.hasProblems("out"))))
            continue;
        if (auto lack = lackOf(rules, state, seat))
            reader.problem(group, "", std::nullopt, *std::move(lack));
    }
}

} // namespace

template <int W> Result<State<W>, SetupProblems> readState(const CircularRules<W>& rules, const GameDescription& game,
                                                           const Setup& setup)
{
    SetupReader reader(game, setup);
    State<W> state;
    for (const PieceItem& item : reader.pieces()) {
        if (const auto man = readMan(reader, item, rules.options().byzantine))
            state.put(static_cast<Spot>(item.cell.index), *man);
    }
    readOut(reader, game, state);
    checkArmies(reader, rules, game, state);
    const auto turn = reader.turn();
    if (turn && !state.isIn(*turn))
        reader.problem("turn", game.seat(*turn).name, std::nullopt, RINGFORD_TEXT("the seat is out"));
    state.quiet = static_cast<std::uint32_t>(reader.quiet());
    if (reader.hasProblems())
        return Failure{reader.takeProblems()};
    state.turn = *turn;
    rules.settle(state);
    return state;
}

template <int W>
Setup writeState(const GameDescription& game, const State<W>& state, const std::vector<PlacedPiece>& pieces)
{
    Setup setup{pieceGroups(game, pieces)};
    setup.groups.push_back({"turn", {game.seat(state.turn).name}});
    addSeats(setup, game, "out", state.out);
    addQuiet(setup, state.quiet);
    return setup;
}

#define RINGFORD_CIRCULAR_SETUP(W)                                                                                     \
    template Result<State<W>, SetupProblems> readState(const CircularRules<W>&, const GameDescription&, const Setup&); \
    template Setup writeState(const GameDescription&, const State<W>&, const std::vector<PlacedPiece>&);
RINGFORD_CIRCULAR_SETUP(1)
RINGFORD_CIRCULAR_SETUP(2)
RINGFORD_CIRCULAR_SETUP(3)
#undef RINGFORD_CIRCULAR_SETUP

} // namespace ringford::circular
