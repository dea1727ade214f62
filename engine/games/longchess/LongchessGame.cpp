// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/longchess/LongchessGame.h"

#include "engine/board/RiverBoard.h"
#include "engine/games/longchess/LongchessJudge.h"
#include "engine/games/longchess/Notation.h"
#include "engine/games/longchess/Refusals.h"
#include "engine/games/longchess/SetupText.h"
#include "engine/search/GameSearch.h"

#include <algorithm>

namespace ringford::longchess {

namespace {

constexpr std::uint8_t kFireButton = 0;
constexpr int kClaimAtTwo = 100;
constexpr int kClaimAtFour = 200;
constexpr int kMinesInKit = 6;    ///< there is no limit to them, but hardly more lie at once
constexpr int kFarthestMeant = 9; ///< of a charge that somebody draws with the mouse

KindInfo piece(char letter, const char* name, int points, bool shoots = false)
{
    return {.letter = letter, .drawing = name, .name = name, .shoots = shoots, .points = points, .worth = points};
}

/** In the order of KindNumbers; points as the rule book on tournaments has them. */
std::vector<KindInfo> kindsOf(const Options& options)
{
    const bool shoots = options.hasRange;
    std::vector<KindInfo> kinds{
        piece('R', RINGFORD_TEXT("rook"), 5, shoots), piece('N', RINGFORD_TEXT("nightrider"), 3),
        piece('B', RINGFORD_TEXT("bishop"), 3, shoots), piece('P', RINGFORD_TEXT("pawn"), 1, shoots)};
    if (options.hasArtillery)
        kinds.push_back(piece('A', RINGFORD_TEXT("artillery"), 0));
    if (options.hasFlags)
        kinds.push_back({.letter = 'F', .drawing = "flag", .name = RINGFORD_TEXT("flag"), .isMarker = true});
    if (options.hasMines)
        kinds.push_back({.letter = 'M',
                         .drawing = "mine",
                         .name = RINGFORD_TEXT("mine"),
                         .isMarker = true,
                         .blast = kReachOfMines,
                         .inKit = kMinesInKit});
    if (options.hasArtillery)
        kinds.push_back({.letter = 'S',
                         .drawing = "shell",
                         .name = RINGFORD_TEXT("shell"),
                         .isMarker = true,
                         .isAhead = true,
                         .blast = kReachOfShells,
                         .inKit = kShells});
    return kinds;
}

/** A flag on its way is worth much, and often lost again; who has more men does not yet get them home (docs/tuning.md). */
int certaintyOf(const Options& options)
{
    if (options.hasFourTeams)
        return options.hasArtillery ? 20 : 45; // who leads has three others against it, and shells in the air more so
    return options.hasFlags ? 30 : 20;
}

/** Those that need no option. */
std::vector<ToolInfo> usualTools()
{
    const ToolInfo move{RINGFORD_TEXT("Move"), "hand", true};
    const ToolInfo charge{
        .name = RINGFORD_TEXT("Charge"), .drawing = "charge", .byShift = true, .isListed = true, .marksPlaces = true};
    return {move, charge};
}

/** Gives its number. */
std::uint8_t addTool(GameDescription& game, ToolInfo tool)
{
    game.tools.push_back(std::move(tool));
    return static_cast<std::uint8_t>(game.tools.size() - 1);
}

} // namespace

template <class Size>
GameDescription LongchessGame<Size>::describe(const OptionValues& values, const Map& map, Tools& tools)
{
    const Options options = readChoices(values);
    GameDescription game;
    game.id = LongchessType().id();
    game.title = LongchessType().title();
    game.options = values;
    game.certainty = certaintyOf(options);
    game.board = buildRiverBoard(map.river);
    game.kinds = kindsOf(options);
    game.seats = map.seats;
    for (std::uint8_t index = 0; index < game.seats.size(); ++index) {
        const SeatInfo& info = game.seats[index];
        game.sides.push_back({info.name, Seat{index}, info.colour, 0, map.homeAngles[index]});
        game.groups.push_back(GroupInfo::pieces(info.name, true, Side{index}));
        game.teams.push_back(SeatSet(Seat{index}));
    }
    game.groups.push_back(GroupInfo::turn());
    if (options.hasFourTeams)
        game.groups.push_back(
            GroupInfo::seats("out", RINGFORD_TEXT("Out of the game"), Size::kSeats, GroupInfo::Meaning::Out));
    game.tools = usualTools();
    if (options.hasMines) {
        game.groups.push_back(GroupInfo::markers("mines", RINGFORD_TEXT("Mines"), *game.findKind('M')));
        tools.mine = addTool(game, ToolInfo{RINGFORD_TEXT("Lay a Mine"), "mine", false});
    }
    if (options.hasArtillery) {
        game.groups.push_back(GroupInfo::markers("shells", RINGFORD_TEXT("Shells in the air"), *game.findKind('S')));
        game.groups.push_back(GroupInfo::seats("firing", RINGFORD_TEXT("In the middle of firing"), 1));
        tools.fire = addTool(
            game, ToolInfo{.name = RINGFORD_TEXT("Aim Shells"), .drawing = "shell", .drags = false, .isWide = true});
        game.buttons = {{.name = RINGFORD_TEXT("Fire"),
                         .hint = RINGFORD_TEXT("Ends the aiming: the shells aimed so far are fired.")}};
    }
    if (options.hasFlags)
        tools.leave =
            addTool(game, ToolInfo{.name = RINGFORD_TEXT("Leave the Flag"), .drawing = "flag", .byShift = true});
    game.groups.push_back(GroupInfo::quiet());
    return game;
}

template <class Size> LongchessGame<Size>::LongchessGame(const OptionValues& options)
    : LongchessGame(options, makeMap(readChoices(options)))
{
}

template <class Size> LongchessGame<Size>::LongchessGame(const OptionValues& options, const Map& map)
    : m_description(describe(options, map, m_tools)), m_rules(readChoices(options), map, m_description.board)
{
}

template <class Size> Result<State<Size>, SetupProblems> LongchessGame<Size>::read(const Setup& setup) const
{
    return readState(m_rules, m_description, setup);
}

template <class Size> Setup LongchessGame<Size>::write(const State& state) const
{
    return writeState(m_rules, m_description, state);
}

template <class Size> Action LongchessGame<Size>::toAction(const State& state, Move move) const
{
    using Form = Move::Form;
    using AK = Action::Kind;
    const auto cellOf = [this](Spot spot) { return m_rules.terrain().cellOf(spot); };
    const auto onCells = [&](AK kind) { return Action::of(kind, cellOf(move.from), cellOf(move.to)); };
    switch (move.form) {
    case Form::Shoot: return onCells(AK::Shot);
    case Form::Leave: return onCells(AK::Leave);
    case Form::Flag: return onCells(AK::Step);
    case Form::Mine: return onCells(AK::Lay);
    case Form::Fire: return onCells(AK::Fire);
    case Form::FireDone: return Action::of(AK::EndFire, Cell{}, Cell{});
    case Form::ChargeColumn:
    case Form::ChargeRow: {
        const bool isColumn = move.form == Form::ChargeColumn;
        const auto axis = isColumn ? Action::Axis::Column : Action::Axis::Row;
        const int line = isColumn ? m_rules.terrain().columnOf(move.from) : m_rules.terrain().rowOf(move.from);
        const Cell first = *firstCellOf(m_description.board, axis, line);
        Action charge = Action::of(AK::Charge, first, first);
        charge.axis = axis;
        charge.distance = move.distance;
        return charge;
    }
    default: break;
    }
    Action action = onCells(state.occupied().contains(move.to) ? AK::Capture : AK::Step);
    action.leavesFlags = move.form == Form::GoWithout;
    return action;
}

template <class Size> std::string LongchessGame<Size>::text(const State&, const Action& action) const
{
    return writeAction(m_description.board, action);
}

template <class Size> Result<Action, Text> LongchessGame<Size>::parse(const State&, std::string_view text) const
{
    return readAction(m_description.board, text);
}

template <class Size> Refusal LongchessGame<Size>::why(const State& state, const Action& action) const
{
    return whyNot(m_rules, m_description, state, action);
}

namespace {

/**
 * Behind which cell at the edge a hand takes a piece off the board: the last one of its way. A ride that comes down
 * two cells beyond may never touch the edge: then the one that it passes where it leaves.
 */
template <class Size> Spot exitBehind(const Terrain<Size>& terrain, Seat seat, Spot last, Stride step)
{
    const Spotted place = terrain.placeOf(last);
    for (const Direction heading : kStraight) {
        if (terrain.leavesTo(seat, heading) && !terrain.isOnBoard(plus(place, kSteps[indexOf(heading)])))
            return last;
    }
    const Spotted beyond = plus(place, step);
    return terrain.spotAt(std::clamp(beyond.row, 0, terrain.rows() - 1),
                          std::clamp(beyond.column, 0, terrain.columns() - 1));
}

} // namespace

template <class Size> std::vector<Cell> LongchessGame<Size>::exits(const State& state, Spot from) const
{
    const Terrain<Size>& terrain = m_rules.terrain();
    const auto man = *state.at(from);
    const auto stops = state.occupied() | state.allFlags();
    const WaysOut& out = terrain.waysOut(man.owner, from);
    std::vector<Cell> cells;
    const auto add = [&](const auto& line, bool leads, Stride step) {
        if (!leads || (line & stops).any())
            return;
        const Spot last = line.empty() ? from : step.rises() ? line.last() : line.first();
        const Cell exit = terrain.cellOf(exitBehind(terrain, man.owner, last, step));
        if (std::ranges::find(cells, exit) == cells.end())
            cells.push_back(exit);
    };
    if (man.kind == Kind::Nightrider) {
        for (std::size_t leap = 0; leap < kLeaps.size(); ++leap)
            add(terrain.ride(from, leap), (out.rides >> leap & 1) != 0, kLeaps[leap]);
    } else if (man.kind == Kind::Pawn || man.kind == Kind::Artillery) {
        add(typename Terrain<Size>::Set(), true, Stride{1, 0});
    } else {
        for (const Direction heading : man.kind == Kind::Rook ? kStraight : kDiagonal)
            add(terrain.ray(from, heading), (out.slides >> indexOf(heading) & 1) != 0, kSteps[indexOf(heading)]);
    }
    return cells;
}

template <class Size>
std::vector<Gesture> LongchessGame<Size>::chargeGestures(const State& state, const Action& action) const
{
    const Terrain<Size>& terrain = m_rules.terrain();
    const bool isColumn = action.axis == Action::Axis::Column;
    const int line = lineOf(m_description.board, action.axis, action.from);
    const auto pawns = state.of(state.turn, Kind::Pawn) & (isColumn ? terrain.column(line) : terrain.row(line));
    const int end = line + action.distance;
    const int last = (isColumn ? terrain.columns() : terrain.rows()) - 1;
    std::vector<Gesture> gestures; // whichever of the pawns is led, all go along
    pawns.forEach([&](Spot pawn) {
        const int row = isColumn ? terrain.rowOf(pawn) : std::clamp(end, 0, last);
        const int column = isColumn ? std::clamp(end, 0, last) : terrain.columnOf(pawn);
        const Cell to = terrain.cellOf(terrain.spotAt(row, column));
        const bool leaves = end < 0 || end > last;
        gestures.push_back(
            {m_tools.charge, {Touch::on(terrain.cellOf(pawn)), leaves ? Touch::onRim(to) : Touch::on(to)}});
    });
    return gestures;
}

template <class Size> Cell LongchessGame<Size>::gunOf(const State& state, Seat seat) const
{
    return m_rules.terrain().cellOf(state.of(seat, Kind::Artillery).first());
}

template <class Size> std::vector<Gesture> LongchessGame<Size>::fireGestures(const State& state, Cell target) const
{
    const Cell gun = gunOf(state, state.turn);
    const Gesture aimed{*m_tools.fire, {Touch::on(target)}};
    if (target == gun)
        return {aimed};
    return {aimed, {*m_tools.fire, {Touch::on(gun), Touch::on(target)}}};
}

template <class Size> std::vector<Gesture> LongchessGame<Size>::gestures(const State& state, const Action& action) const
{
    switch (action.kind) {
    case Action::Kind::Charge: return chargeGestures(state, action);
    case Action::Kind::Lay: return {{*m_tools.mine, {Touch::on(action.to)}}};
    case Action::Kind::Fire: return fireGestures(state, action.to);
    case Action::Kind::EndFire:
        return {{*m_tools.fire, {Touch::onButton(kFireButton)}}, {m_tools.hand, {Touch::onButton(kFireButton)}}};
    case Action::Kind::Leave: {
        const Spot from = m_rules.terrain().spotOf(action.from);
        std::vector<Gesture> gestures;
        for (const Cell last : exits(state, from)) {
            gestures.push_back({m_tools.hand, {Touch::on(action.from), Touch::onRim(last)}});
            if (m_tools.leave && state.allFlags().contains(from)) // which stay behind
                gestures.push_back({*m_tools.leave, {Touch::on(action.from), Touch::onRim(last)}});
        }
        return gestures;
    }
    default:
        return {{action.leavesFlags ? *m_tools.leave : m_tools.hand, {Touch::on(action.from), Touch::on(action.to)}}};
    }
}

/**
 * The charge that leads a pawn from one cell straight to another, into water, or beyond the rim behind a cell. One that
 * is not straight has no distance.
 */
template <class Size> Action LongchessGame<Size>::chargeMeant(const State&, const Touch& from, const Touch& to) const
{
    const Place start = m_description.board.place(from.cell);
    const Place end = to.kind == Touch::Kind::Place ? to.place : m_description.board.place(to.cell);
    const Face& face = m_description.board.faces().front();
    const bool isColumn = start.row == end.row && (start.column != end.column || to.kind == Touch::Kind::Rim);
    const bool isStraight = isColumn || start.column == end.column;
    int distance = isColumn ? end.column - start.column : start.row - end.row;
    if (!isStraight)
        distance = 0;
    else if (to.kind == Touch::Kind::Rim)
        distance += end.column < face.columns / 2 ? -1 : 1;
    const auto axis = isColumn ? Action::Axis::Column : Action::Axis::Row;
    const Cell first = *firstCellOf(m_description.board, axis, lineOf(m_description.board, axis, from.cell));
    Action charge = Action::of(Action::Kind::Charge, first, first);
    charge.axis = axis;
    charge.distance = static_cast<std::int8_t>(std::clamp(distance, -kFarthestMeant, kFarthestMeant));
    return charge;
}

template <class Size> Action LongchessGame<Size>::moveMeant(const State& state, Cell from, Cell to) const
{
    const bool isTaken = state.enemiesOf(state.turn).contains(m_rules.terrain().spotOf(to));
    const Action move = Action::of(isTaken ? Action::Kind::Capture : Action::Kind::Step, from, to);
    if (!isTaken)
        return move;
    const Action shot = Action::of(Action::Kind::Shot, from, to);
    typename RulesType::Moves moves;
    m_rules.generate(state, moves);
    const auto isLegal = [&](const Action& action) {
        return std::ranges::any_of(moves, [&](const Move& one) { return toAction(state, one) == action; });
    };
    return !isLegal(move) && isLegal(shot) ? shot : move;
}

template <class Size>
std::optional<Action> LongchessGame<Size>::intended(const State& state, const Gesture& touched) const
{
    using TK = Touch::Kind;
    const auto& touches = touched.touches;
    if (touches.size() == 1 && touches[0].kind == TK::Button)
        return Action::of(Action::Kind::EndFire, Cell{}, Cell{});
    if (touches.size() == 1 && touches[0].kind == TK::Cell && touched.tool == m_tools.mine)
        return Action::of(Action::Kind::Lay, touches[0].cell, touches[0].cell);
    const bool isAiming = !touches.empty() && touches.size() <= 2 && touched.tool == m_tools.fire; // gun and target
    if (isAiming && touches.back().kind == TK::Cell)
        return Action::of(Action::Kind::Fire, touches.back().cell, touches.back().cell);
    const bool isRankAlone = touches.size() == 1 && touches[0].kind == TK::Cell && touched.tool == m_tools.charge;
    if (isRankAlone) // a step of that rank, whichever way
        return chargeMeant(state, touches[0], Touch::onRim(touches[0].cell));
    const auto isMeantBy = [&](TK end) {
        return touches.size() == 2 && touches[0].kind == TK::Cell && touches[1].kind == end;
    };
    const bool isPair = isMeantBy(TK::Cell) || isMeantBy(TK::Rim);
    if (touched.tool == m_tools.charge && (isPair || isMeantBy(TK::Place)))
        return chargeMeant(state, touches[0], touches[1]);
    if (!isPair)
        return std::nullopt;
    if (touches[1].kind == TK::Rim)
        return Action::of(Action::Kind::Leave, touches[0].cell, touches[0].cell);
    Action move = moveMeant(state, touches[0].cell, touches[1].cell);
    if (touched.tool == m_tools.leave) {
        move.kind = move.kind == Action::Kind::Shot ? Action::Kind::Capture : move.kind;
        move.leavesFlags = true;
    }
    return move;
}

template <class Size> std::optional<Text> LongchessGame<Size>::asks(const State& state, Move move, Seat seat) const
{
    if (move.form != Move::Form::Fire)
        return std::nullopt;
    const Terrain<Size>& terrain = m_rules.terrain();
    auto hit = state.of(seat) & terrain.within3(move.to);
    for (const Spot aimed : state.shells[seat.index])
        hit &= ~terrain.within3(aimed); // that was asked before
    Text pieces;
    hit.forEach([&](Spot spot) {
        Text piece = Text(RINGFORD_TEXT("%1 on %2"))
                         .word(m_description.kind(m_rules.kinds().of(state.kindAt(spot))).name.pattern())
                         .with(m_description.board.name(terrain.cellOf(spot)));
        pieces = pieces.empty() ? std::move(piece)
                                : Text(RINGFORD_TEXT("%1, %2")).sentence(std::move(pieces)).sentence(std::move(piece));
    });
    if (pieces.empty())
        return std::nullopt;
    return Text(RINGFORD_TEXT("Aim a shell at %1? It will hit pieces of your own: %2."))
        .with(m_description.board.name(terrain.cellOf(move.to)))
        .sentence(std::move(pieces));
}

template <class Size> std::vector<Target> LongchessGame<Size>::targets(const State& state, Cell cell) const
{
    const Spot from = m_rules.terrain().spotOf(cell);
    const auto man = state.at(from);
    if (!man)
        return {};
    const Field<Size> field = m_rules.field(state, man->owner);
    const auto reached = reachOf(field, man->kind, from).places & ~field.barred;
    const bool isPawn = man->kind == Kind::Pawn;
    const bool slides = man->kind == Kind::Rook || man->kind == Kind::Bishop;
    std::vector<Target> targets;
    const auto add = [&](const auto& places, Target::Kind kind) {
        places.forEach([&](Spot to) { targets.push_back({m_rules.terrain().cellOf(to), kind}); });
    };
    const auto ends = isPawn ? reached : reached & ~field.mines;
    add(ends & ~field.enemies, Target::Kind::Move);
    add(ends & field.enemies, Target::Kind::Capture);
    if (!m_rules.options().hasRange)
        return targets;
    if (slides) {
        add(shotsOf(field, from, reached), Target::Kind::Shot);
        add(reached & ~field.occupied & ~m_rules.terrain().sheltered(from), Target::Kind::Aim);
    }
    for (const auto& line : m_rules.terrain().shots(man->owner)) {
        if (!isPawn)
            break;
        const auto pawn = Terrain<Size>::Set::of(from);
        add(pawnShots(field, line, pawn), Target::Kind::Shot);
        add(pawnAims(field, line, pawn) & ~field.occupied, Target::Kind::Aim);
    }
    return targets;
}

template <class Size> Contents LongchessGame<Size>::contents(const State& state) const
{
    const Terrain<Size>& terrain = m_rules.terrain();
    const KindNumbers& kinds = m_rules.kinds();
    Contents contents;
    const auto occupied = state.occupied();
    occupied.forEach([&](Spot spot) {
        const Man man = *state.at(spot);
        contents.pieces.push_back({terrain.cellOf(spot), {kinds.of(man.kind), sideOf(man.owner)}});
    });
    for (const Seat seat : State::everybody()) {
        const Side side = sideOf(seat);
        if (const auto& flag = state.flags[seat.index])
            contents.markers.push_back({terrain.cellOf(*flag), *kinds.flag, side, occupied.contains(*flag)});
        state.mines[seat.index].forEach([&](Spot spot) {
            contents.markers.push_back({terrain.cellOf(spot), *kinds.mine, side});
        });
        for (const Spot spot : state.shells[seat.index])
            contents.markers.push_back({terrain.cellOf(spot), *kinds.shell, side});
        if (!state.isIn(seat))
            contents.sidesOut.insert(side);
    }
    std::ranges::sort(contents.markers);
    contents.sidesOnTurn.insert(sideOf(state.turn));
    return contents;
}

template <class Size> QuietCount LongchessGame<Size>::quiet(const State& state) const
{
    return {static_cast<int>(state.quiet), m_rules.options().hasFourTeams ? kClaimAtFour : kClaimAtTwo};
}

template class LongchessGame<LongSize>;
template class LongchessGame<CornerSize>;

LongchessType::LongchessType() : GameType("longchess", RINGFORD_TEXT("Longchess"), optionSpecs()) {}

Result<OptionValues, Text> LongchessType::resolve(const OptionValues& given) const
{
    return completeOptions(id(), given);
}

std::shared_ptr<const Game> LongchessType::make(const OptionValues& options) const
{
    if (readChoices(options).hasFourTeams)
        return std::make_shared<SearchedGame<LongchessGame<CornerSize>, LongchessJudge<CornerSize>>>(
            LongchessGame<CornerSize>(options));
    return std::make_shared<SearchedGame<LongchessGame<LongSize>, LongchessJudge<LongSize>>>(
        LongchessGame<LongSize>(options));
}

} // namespace ringford::longchess
