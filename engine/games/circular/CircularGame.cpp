// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/circular/CircularGame.h"

#include "engine/board/BoardBuilder.h"
#include "engine/board/RingBoard.h"
#include "engine/games/chess/Telling.h"
#include "engine/games/circular/CircularJudge.h"
#include "engine/games/circular/Notation.h"
#include "engine/games/circular/Refusals.h"
#include "engine/games/circular/SetupText.h"
#include "engine/search/GameSearch.h"

namespace ringford::circular {

namespace {

enum Tool : std::uint8_t { kHand, kRemover };

std::vector<KindInfo> kindsOf(const Options& options)
{
    std::vector<KindInfo> kinds = chess::pieceKinds();
    if (options.byzantine) {
        kinds[chess::indexOf(Kind::Bishop)] = {
            .letter = 'B', .drawing = "elephant", .name = RINGFORD_TEXT("elephant"), .worth = 2};
        kinds[chess::indexOf(Kind::Queen)] = {
            .letter = 'Q', .drawing = "general", .name = RINGFORD_TEXT("general"), .worth = 2};
    }
    return kinds;
}

/** What items say of pawns: which way they go and, in modern rules, how far they have come. */
std::vector<FactInfo> pawnFacts(const Options& options)
{
    const std::vector<PieceKind> pawns{pieceOf(Seat{}, Kind::Pawn).kind};
    std::vector<FactInfo> facts{
        {FactInfo::Kind::Heading,
         RINGFORD_TEXT("Direction"),
         pawns,
         {{"+", RINGFORD_TEXT("towards higher columns"), static_cast<int>(ahead(Sense::Rising))},
          {"-", RINGFORD_TEXT("towards lower columns"), static_cast<int>(ahead(Sense::Falling))}},
         std::nullopt}};
    if (options.byzantine)
        return facts;
    FactInfo travelled{FactInfo::Kind::Travelled, RINGFORD_TEXT("Columns travelled"), pawns, {}, std::nullopt};
    for (int columns = 0; columns < kTravelToPromotion; ++columns) {
        const std::string written = std::to_string(columns);
        travelled.values.push_back({written, Text("%1").with(written), columns});
    }
    facts.push_back(std::move(travelled));
    return facts;
}

GameDescription describe(const OptionValues& values)
{
    const Options options = readChoices(values);
    GameDescription game;
    game.id = CircularType().id();
    game.title = CircularType().title();
    game.options = values;
    game.board = buildRing({options.seats, !options.byzantine});
    game.kinds = kindsOf(options);
    game.seats = seatsFor(options.seats);
    for (const Seat seat : options.everybody()) {
        const SeatInfo& info = game.seats[seat.index];
        game.sides.push_back({info.name, seat, info.colour, 0, 360.0 * seat.index / options.seats});
        game.groups.push_back(GroupInfo::pieces(info.name, true, sideOf(seat), 0, pawnFacts(options)));
        const SeatSet team = options.mates[seat.index];
        if (team.first() == seat)
            game.teams.push_back(team);
    }
    game.bringsCheckRules = options.seats > 2 && !options.hasTeams;
    if (options.seats > 2)
        game.certainty = 40; // who leads has the others against it, in teams, too (docs/tuning.md)
    game.groups.push_back(GroupInfo::turn());
    game.groups.push_back(
        GroupInfo::seats("out", RINGFORD_TEXT("Out of the game"), options.seats, GroupInfo::Meaning::Out));
    game.groups.push_back(GroupInfo::quiet());
    game.tools = {ToolInfo{RINGFORD_TEXT("Move"), "hand", true}};
    if (options.byzantine)
        game.tools.push_back(
            ToolInfo{.name = RINGFORD_TEXT("Remove facing pawns"), .drawing = "remove", .marksPlaces = true});
    return game;
}

/** Keeps where pieces go. */
template <int W> struct TargetSink {
    CellSet<W> reached;

    void piece(Kind, Spot, const CellSet<W>& targets) { reached |= targets; }
    void pawns(Move::Form, Direction, const CellSet<W>& targets, const CellSet<W>& promoting)
    {
        reached |= targets | promoting;
    }
};

Spot spotOf(Cell cell)
{
    return static_cast<Spot>(cell.index);
}

template <int W> std::shared_ptr<const Game> makeGame(const OptionValues& complete)
{
    return std::make_shared<SearchedGame<CircularGame<W>, CircularJudge<W>>>(CircularGame<W>(complete));
}

} // namespace

template <int W> CircularGame<W>::CircularGame(const OptionValues& options)
    : m_description(describe(options)), m_rules(readChoices(options), m_description.board)
{
}

template <int W> Result<State<W>, SetupProblems> CircularGame<W>::read(const Setup& setup) const
{
    return readState(m_rules, m_description, setup);
}

template <int W> Setup CircularGame<W>::write(const State& state) const
{
    return writeState(m_description, state, contents(state).pieces);
}

template <int W> Action CircularGame<W>::toAction(const State& state, Move move) const
{
    return circular::toAction(move, state.occupied().contains(move.to));
}

template <int W> std::string CircularGame<W>::text(const State&, const Action& action) const
{
    return writeAction(m_description.board, action);
}

template <int W> Result<Action, Text> CircularGame<W>::parse(const State&, std::string_view text) const
{
    return readAction(m_description.board, text);
}

template <int W> Refusal CircularGame<W>::why(const State& state, const Action& action) const
{
    return whyNot(m_rules, m_description, state, action);
}

template <int W> std::vector<Gesture> CircularGame<W>::gestures(const State& state, const Action& action) const
{
    const Touch from = Touch::on(action.from);
    const Touch to = Touch::on(action.to);
    std::vector<Gesture> ways{{kHand, {from, to}}};
    if (action.kind == Action::Kind::Remove) {
        ways = {{kRemover, {from, to}}, {kRemover, {to, from}}};
        // Who touches one own pawn and then the other means to move: there it takes the tool for it.
        if (state.ownerAt(spotOf(action.from)) != state.turn) {
            ways.push_back({kHand, {from, to}});
            ways.push_back({kHand, {to, from}});
        }
    }
    return ways;
}

/** Whether one seat's pawns stand face to face there. */
template <int W> bool CircularGame<W>::facesOwnPawn(const State& state, Spot rising, Spot falling) const
{
    const auto one = state.at(rising);
    const auto other = state.at(falling);
    return m_rules.options().byzantine && one && other && one->owner == other->owner && one->kind == Kind::Pawn &&
           other->kind == Kind::Pawn && one->sense == Sense::Rising && other->sense == Sense::Falling &&
           m_rules.ring().neighbour(rising, Direction::East) == falling;
}

template <int W> std::optional<Action> CircularGame<W>::intended(const State& state, const Gesture& touched) const
{
    const auto& touches = touched.touches;
    if (touches.size() != 2 || !touched.isOnCells())
        return std::nullopt;
    const Cell first = touches[0].cell;
    const Cell second = touches[1].cell;
    // Who touches two own pawns wants to move: taking them off is for opponents.
    const auto man = state.at(spotOf(first));
    const bool removes = touched.tool == kRemover || (man && man->owner != state.turn);
    if (removes && facesOwnPawn(state, spotOf(first), spotOf(second)))
        return Action::of(Action::Kind::Remove, first, second);
    if (removes && facesOwnPawn(state, spotOf(second), spotOf(first)))
        return Action::of(Action::Kind::Remove, second, first);
    if (touched.tool == kRemover)
        return Action::of(Action::Kind::Remove, first, second);
    return moveMeant(state, first, second);
}

template <int W> Action CircularGame<W>::moveMeant(const State& state, Cell from, Cell to) const
{
    const auto man = state.at(spotOf(from));
    const auto target = state.at(spotOf(to));
    Action action = Action::of(target ? Action::Kind::Capture : Action::Kind::Step, from, to);
    if (!man || man->kind != Kind::Pawn || man->owner != state.turn)
        return action;
    const bool ontoMate = target && target->kind == Kind::Pawn && target->owner != man->owner &&
                          state.isIn(target->owner) && m_rules.areMates(man->owner, target->owner);
    const bool straight = m_rules.ring().neighbour(spotOf(from), ahead(man->sense)) == spotOf(to);
    if (ontoMate && straight)
        action.kind = Action::Kind::Swap;
    else if (straight)
        action.kind = Action::Kind::Step; // it is blocked, and captures nothing there
    else if (m_rules.ring().pawn(man->sense, spotOf(from)).contains(spotOf(to)))
        action.kind = Action::Kind::Capture;
    if (!m_rules.options().byzantine && man->travelled + 1 == kTravelToPromotion)
        action.placed = PieceKind{static_cast<std::uint8_t>(Kind::Queen)};
    return action;
}

template <int W> std::vector<Target> CircularGame<W>::targets(const State& state, Cell cell) const
{
    const auto man = state.at(spotOf(cell));
    if (!man || !state.isIn(man->owner))
        return {};
    const CellSet<W> here = CellSet<W>::of(spotOf(cell));
    const Field<W> seen = m_rules.field(state, man->owner);
    TargetSink<W> sink;
    CellSet<W> swaps;
    if (man->kind == Kind::Pawn) {
        visitPawnSet(seen, man->sense, here, ~CellSet<W>{}, sink);
        swaps = m_rules.ring().shifted(here, ahead(man->sense)) & m_rules.pawnsOfMates(state, man->owner);
    } else if (man->kind == Kind::King && m_rules.hasCheckRules(state)) {
        const CellSet<W> army = m_rules.enemies(state, man->owner);
        const Guard<W> guard = guardKing(seen, army);
        visitKing(seen, KingLimits<W>{guard, army}, sink);
    } else {
        sink.reached =
            attacks(m_rules.ring(), m_rules.options().byzantine, man->kind, spotOf(cell), seen.occupied) & ~seen.barred;
    }
    std::vector<Target> targets;
    sink.reached.forEach([&](Spot to) {
        const bool captures = (seen.occupied & ~seen.barred).contains(to);
        targets.push_back({cellOf(to), captures ? Target::Kind::Capture : Target::Kind::Move});
    });
    swaps.forEach([&](Spot with) { targets.push_back({cellOf(with), Target::Kind::Swap}); });
    return targets;
}

template <int W> Contents CircularGame<W>::contents(const State& state) const
{
    const Options& options = m_rules.options();
    Contents contents;
    state.occupied().forEach([&](Spot spot) {
        const Man man = *state.at(spot);
        PlacedPiece placed{cellOf(spot), pieceOf(man.owner, man.kind)};
        if (man.kind == Kind::Pawn) {
            placed.facts.heading = ahead(man.sense);
            if (!options.byzantine)
                placed.facts.travelled = man.travelled;
        }
        contents.pieces.push_back(placed);
    });
    for (const Seat seat : state.out)
        contents.sidesOut.insert(sideOf(seat));
    contents.sidesOnTurn.insert(sideOf(state.turn));
    // Where kings are captured, nobody who asked for no warnings is told.
    const bool tells = m_rules.hasCheckRules(state) || options.warns;
    if (tells && m_rules.kingAttackers(state, state.turn).any())
        contents.checks.push_back(cellOf(state.of(state.turn, Kind::King).first()));
    return contents;
}

template <int W> QuietCount CircularGame<W>::quiet(const State& state) const
{
    constexpr int kPerSeat = 50;
    return {static_cast<int>(state.quiet), kPerSeat * m_rules.seatsIn(state).size()};
}

template <int W> std::optional<Text> CircularGame<W>::asks(const State& state, Move move, Seat seat) const
{
    if (!m_rules.options().warns || !m_rules.exposes(state, move, seat))
        return std::nullopt;
    if (m_rules.kingAttackers(state, seat).empty())
        return RINGFORD_TEXT("Move into check?");
    // Who is not on turn stays in check whatever is taken off.
    return seat == state.turn ? std::optional<Text>(RINGFORD_TEXT("Stay in check?")) : std::nullopt;
}

template class CircularGame<1>;
template class CircularGame<2>;
template class CircularGame<3>;

CircularType::CircularType() : GameType("circular", RINGFORD_TEXT("Circular chess"), optionSpecs()) {}

Result<OptionValues, Text> CircularType::resolve(const OptionValues& given) const
{
    return completeOptions(id(), given);
}

std::shared_ptr<const Game> CircularType::make(const OptionValues& options) const
{
    switch (wordsFor(readChoices(options).seats)) {
    case 1: return makeGame<1>(options);
    case 2: return makeGame<2>(options);
    default: return makeGame<3>(options);
    }
}

std::vector<std::string> CircularType::candidates(const OptionSpec& option, const OptionValues& given) const
{
    return option.name == "first" ? seatNames(given) : GameType::candidates(option, given);
}

} // namespace ringford::circular
