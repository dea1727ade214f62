// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/toy/ToyGame.h"

#include "engine/rules/PlainText.h"
#include "engine/search/GameSearch.h"
#include "engine/search/PlainJudge.h"
#include "engine/setup/SetupWriter.h"

#include <algorithm>

namespace ringford::toy {

namespace {

GameDescription describe(OptionValues chosen)
{
    GameDescription game;
    game.id = ToyType().id();
    game.title = ToyType().title();
    game.options = std::move(chosen);
    game.board = board();
    game.kinds = {{'M', "man", RINGFORD_TEXT("man")},
                  {.letter = 'C', .drawing = "king", .name = RINGFORD_TEXT("captain"), .isKing = true}};
    game.seats = {{"red", Colour::Red, RINGFORD_TEXT("Red"), "R"},
                  {"green", Colour::Green, RINGFORD_TEXT("Green"), "G"},
                  {"blue", Colour::Blue, RINGFORD_TEXT("Blue"), "B"}};
    for (int face = 0; face < kBoards; ++face) {
        double homeAngle = 0;
        for (std::uint8_t index = 0; index < kSeats; ++index) {
            const SeatInfo& seat = game.seats[index];
            game.sides.push_back(
                {std::to_string(face + 1) + seat.name.front(), Seat{index}, seat.colour, face, homeAngle});
            homeAngle += 90;
        }
        game.buttons.push_back({.name = Text(RINGFORD_TEXT("Yield on board %1")).with(face + 1)});
    }
    for (std::uint8_t seat = 0; seat < kSeats; ++seat)
        game.teams.push_back(SeatSet(Seat{seat}));
    for (std::uint8_t index = 0; index < kSides; ++index)
        game.groups.push_back(GroupInfo::pieces(game.sides[index].name, true, Side{index}, boardOf(Side{index})));
    game.groups.push_back(GroupInfo::turn(true));
    std::vector<StockedPiece> men;
    for (std::uint8_t index = 0; index < kSides; ++index)
        men.push_back({game.sides[index].name, {kMan, Side{index}}});
    game.groups.push_back(GroupInfo::stock("stock", RINGFORD_TEXT("Stockpiles"), std::move(men)));
    game.groups.push_back(GroupInfo::boards("dropped", RINGFORD_TEXT("Have been dropped on")));
    game.groups.push_back(GroupInfo::quiet());
    game.tools = {ToolInfo{RINGFORD_TEXT("Move"), "hand", true},
                  ToolInfo{RINGFORD_TEXT("Charge"), "charge", true, true, true},
                  ToolInfo{RINGFORD_TEXT("Recall"), "recall", false}};
    return game;
}

bool isTouched(const Gesture& gesture, std::initializer_list<Touch::Kind> kinds)
{
    return std::ranges::equal(gesture.touches, kinds, {}, &Touch::kind);
}

/** The one side that is left on a closed board. */
std::optional<Side> winnerOf(const State& state, int board)
{
    for (std::uint8_t seat = 0; seat < kSeats; ++seat) {
        if (!state.isLost(sideOf(board, Seat{seat})))
            return sideOf(board, Seat{seat});
    }
    return std::nullopt;
}

OptionSpec reachSpec()
{
    OptionSpec reach;
    reach.name = "reach";
    reach.standard = "1";
    reach.range = OptionSpec::Range{1, 2};
    reach.label = RINGFORD_TEXT("How far charges may go");
    reach.hint = RINGFORD_TEXT("how many cells men go in a charge");
    reach.meanings = {{"", RINGFORD_TEXT("in a charge each man goes ahead by so many cells at most")}};
    return reach;
}

} // namespace

ToyGame::ToyGame(Options options, OptionValues chosen) : m_rules(options), m_description(describe(std::move(chosen))) {}

Result<State, SetupProblems> ToyGame::read(const Setup& setup) const
{
    SetupReader reader(m_description, setup);
    State state;
    readArmies(reader, state);
    if (!reader.hasPieceProblems()) // what follows leans on the armies
        readTurns(reader, state);
    readStock(reader, state);
    readDropped(reader, state);
    state.quiet = reader.quiet();
    if (reader.hasProblems())
        return Failure{reader.takeProblems()};
    return state;
}

void ToyGame::readArmies(SetupReader& reader, State& state) const
{
    for (const PieceItem& item : reader.pieces()) {
        Cells& captains = state.captains[item.side.index];
        reader.refuseSuffix(item);
        if (item.kind == kCaptain && !captains.empty())
            reader.problem(item, RINGFORD_TEXT("a side has one captain at most"));
        (item.kind == kCaptain ? captains : state.men[item.side.index]).insert(item.cell);
    }
    for (std::uint8_t index = 0; index < kSides; ++index) {
        if (state.captains[index].empty() && !state.men[index].empty())
            reader.problem(name(Side{index}), "", state.men[index].first(),
                           RINGFORD_TEXT("a side without captain has no men"));
    }
    for (int board = 0; board < kBoards; ++board) {
        int left = 0;
        for (std::uint8_t seat = 0; seat < kSeats; ++seat)
            left += !state.isLost(sideOf(board, Seat{seat}));
        if (left == 0)
            reader.problem("", "", std::nullopt,
                           Text(RINGFORD_TEXT("nobody has a captain on board %1")).with(board + 1));
    }
}

void ToyGame::readTurns(SetupReader& reader, State& state) const
{
    const auto turns = reader.turns();
    for (int board = 0; board < kBoards; ++board) {
        const auto side = turns[static_cast<std::size_t>(board)];
        if (side && !state.isOpen(board))
            reader.problem("turn", name(*side), std::nullopt,
                           Text(RINGFORD_TEXT("board %1 is closed, nobody is on turn there")).with(board + 1));
        else if (!side && state.isOpen(board))
            reader.problem("turn", "", std::nullopt,
                           Text(RINGFORD_TEXT("nobody is on turn on board %1")).with(board + 1));
        else if (side && state.isLost(*side))
            reader.problem("turn", name(*side), std::nullopt, RINGFORD_TEXT("a lost side is not on turn"));
        else if (side)
            state.turn[static_cast<std::size_t>(board)] = seatOf(*side);
    }
}

void ToyGame::readStock(SetupReader& reader, State& state) const
{
    SeatSet seen;
    for (const std::string& item : reader.items("stock")) {
        const auto equals = std::min(item.find('='), item.size());
        const auto seat = m_description.findSeat(std::string_view(item).substr(0, equals));
        if (!seat || equals == item.size()) {
            reader.problem("stock", item, std::nullopt, RINGFORD_TEXT("expected a seat and its men: red=1r,1r"));
            continue;
        }
        if (seen.contains(*seat))
            reader.problem("stock", item, std::nullopt, RINGFORD_TEXT("given twice"));
        seen.insert(*seat);
        eachPart(std::string_view(item).substr(equals + 1), ',', [&](std::string_view man) {
            const auto side = m_description.findSide(man);
            if (!side || seatOf(*side) != *seat)
                reader.problem("stock", item, std::nullopt, RINGFORD_TEXT("expected a side of that seat"));
            else if (!m_rules.canRetire(state, *side))
                reader.problem("stock", item, std::nullopt,
                               RINGFORD_TEXT("there are no men for a lost side or a closed board"));
            else
                ++state.stock[side->index];
            return true;
        });
    }
}

void ToyGame::readDropped(SetupReader& reader, State& state) const
{
    for (const std::string& item : reader.items("dropped")) {
        const int board = readPlainNumber(item, kBoards).value_or(0) - 1;
        if (board < 0 || !state.isOpen(board))
            reader.problem("dropped", item, std::nullopt, RINGFORD_TEXT("expected the number of an open board"));
        else if (std::exchange(state.hasDropped[static_cast<std::size_t>(board)], true))
            reader.problem("dropped", item, std::nullopt, RINGFORD_TEXT("given twice"));
    }
}

Setup ToyGame::write(const State& state) const
{
    Setup setup{pieceGroups(m_description, contents(state).pieces)};
    SetupGroup turn{"turn", {}};
    SetupGroup stock{"stock", {}};
    SetupGroup dropped{"dropped", {}};
    for (int board = 0; board < kBoards; ++board) {
        if (state.isOpen(board))
            turn.items.push_back(name(state.sideOnTurn(board)));
        if (state.hasDropped[static_cast<std::size_t>(board)])
            dropped.items.push_back(std::to_string(board + 1));
    }
    for (std::uint8_t seat = 0; seat < kSeats; ++seat) {
        std::string men;
        for (int board = 0; board < kBoards; ++board) {
            const Side side = sideOf(board, Seat{seat});
            for (int man = 0; man < state.stock[side.index]; ++man)
                men += (men.empty() ? '=' : ',') + name(side);
        }
        if (!men.empty())
            stock.items.push_back(m_description.seats[seat].name + men);
    }
    setup.groups.push_back(std::move(turn));
    for (SetupGroup* group : {&stock, &dropped})
        addFilled(setup, std::move(*group));
    addQuiet(setup, state.quiet);
    return setup;
}

Action ToyGame::toAction(const State&, const Move& move) const
{
    Action action = Action::of(move.kind, move.from, move.to);
    action.distance = move.distance;
    if (move.kind == Action::Kind::Drop)
        action.placed = kMan;
    return action;
}

std::vector<Gesture> ToyGame::gestures(const State& state, const Action& action) const
{
    const Side side = state.sideOnTurn(boardOf(action.from));
    const auto byHand = [](Touch first, Touch second) {
        return Gesture{static_cast<std::uint8_t>(Tool::Move), {first, second}};
    };
    switch (action.kind) {
    case Action::Kind::Drop: return {byHand(Touch::onStock(seatOf(side), {kMan, side}), Touch::on(action.to))};
    case Action::Kind::Leave: return {byHand(Touch::on(action.from), Touch::onRim(action.from))};
    case Action::Kind::Yield:
        return {{static_cast<std::uint8_t>(Tool::Move),
                 {Touch::onButton(static_cast<std::uint8_t>(boardOf(action.from)))}}};
    case Action::Kind::Remove: return {{static_cast<std::uint8_t>(Tool::Recall), {Touch::on(action.from)}}};
    case Action::Kind::Charge: {
        std::vector<Gesture> gestures; // whichever of the men is led, all go along
        for (Cells rest = state.men[side.index]; !rest.empty();) {
            const Cell man = rest.takeFirst();
            gestures.push_back({static_cast<std::uint8_t>(Tool::Charge),
                                {Touch::on(man), Touch::on(*ahead(seatOf(side), man, action.distance))}});
        }
        return gestures;
    }
    default: return {byHand(Touch::on(action.from), Touch::on(action.to))};
    }
}

std::optional<Action> ToyGame::intended(const State& state, const Gesture& touched) const
{
    using Kind = Touch::Kind;
    if (isTouched(touched, {Kind::Button}))
        return Action::of(Action::Kind::Yield, firstCell(touched.touches[0].button),
                          firstCell(touched.touches[0].button));
    if (isTouched(touched, {Kind::Cell}) && touched.tool == static_cast<std::uint8_t>(Tool::Recall))
        return Action::of(Action::Kind::Remove, touched.touches[0].cell, touched.touches[0].cell);
    if (touched.touches.size() != 2)
        return std::nullopt;
    const Touch& first = touched.touches[0];
    const Cell to = touched.touches[1].cell;
    if (isTouched(touched, {Kind::Stock, Kind::Cell}) && first.piece.side == state.sideOnTurn(boardOf(to))) {
        Action drop = Action::of(Action::Kind::Drop, to, to);
        drop.placed = first.piece.kind;
        return drop;
    }
    if (isTouched(touched, {Kind::Cell, Kind::Rim}))
        return Action::of(Action::Kind::Leave, first.cell, first.cell);
    if (!isTouched(touched, {Kind::Cell, Kind::Cell}) || boardOf(first.cell) != boardOf(to))
        return std::nullopt;
    if (touched.tool != static_cast<std::uint8_t>(Tool::Charge))
        return Action::of(state.owner(to) ? Action::Kind::Capture : Action::Kind::Step, first.cell, to);
    Action charge = Action::of(Action::Kind::Charge, firstCell(boardOf(to)), firstCell(boardOf(to)));
    const Seat seat = seatOf(state.sideOnTurn(boardOf(to)));
    while (charge.distance == 0 || ahead(seat, first.cell, charge.distance) != to) {
        if (!ahead(seat, first.cell, ++charge.distance))
            return std::nullopt; // not the way of a charge
    }
    return charge;
}

std::vector<Target> ToyGame::targets(const State& state, Cell cell) const
{
    std::vector<Target> targets;
    const auto side = state.owner(cell);
    if (!side)
        return targets;
    const PieceKind kind = state.captains[side->index].contains(cell) ? kCaptain : kMan;
    for (Cells ends = stepsFrom(kind, cell); !ends.empty();) {
        const Cell to = ends.takeFirst();
        const auto owner = state.owner(to);
        if (owner != side)
            targets.push_back({to, owner ? Target::Kind::Capture : Target::Kind::Move});
    }
    return targets;
}

Contents ToyGame::contents(const State& state) const
{
    Contents contents;
    for (std::uint8_t index = 0; index < kSides; ++index) {
        const Side side{index};
        for (Cells rest = state.pieces(side); !rest.empty();) {
            const Cell cell = rest.takeFirst();
            contents.pieces.push_back({cell, {state.captains[index].contains(cell) ? kCaptain : kMan, side}});
        }
        if (state.stock[index] != 0)
            contents.stockpiles.push_back({seatOf(side), {kMan, side}, state.stock[index]});
        if (state.isLost(side) && state.isLost(partner(side)))
            contents.sidesOut.insert(side);
        if (state.isOpen(boardOf(side)) && state.sideOnTurn(boardOf(side)) == side && state.isAttacked(side))
            contents.checks.push_back(state.captains[index].first());
    }
    std::ranges::sort(contents.pieces, {}, &PlacedPiece::cell);
    for (int board = 0; board < kBoards; ++board) {
        if (state.isOpen(board))
            contents.sidesOnTurn.insert(state.sideOnTurn(board));
        else
            contents.closed.push_back({board, winnerOf(state, board)});
    }
    return contents;
}

ToyType::ToyType()
    : GameType("toy", RINGFORD_TEXT("Toy game"),
               {OptionSpec::choice("charge", {"on", "off"}, RINGFORD_TEXT("Charges"),
                                   RINGFORD_TEXT("whether all men of a side may go ahead at once"),
                                   {RINGFORD_TEXT("allowed"), RINGFORD_TEXT("none")},
                                   {RINGFORD_TEXT("instead of one man, all of a side may go ahead together"),
                                    RINGFORD_TEXT("there are no charges: men go one by one")}),
                reachSpec()})
{
}

Result<OptionValues, Text> ToyType::resolve(const OptionValues& given) const
{
    auto chosen = GameType::resolve(given);
    if (!chosen || findOption(*chosen, "charge") == "on" || findOption(*chosen, "reach") == "1")
        return chosen;
    return Failure{Text(RINGFORD_TEXT("%1: %2=%3 is not allowed with %4; allowed: %5"))
                       .with(id())
                       .with("reach")
                       .with("2")
                       .with("charge=off")
                       .with("1")};
}

std::shared_ptr<const Game> ToyType::make(const OptionValues& options) const
{
    const int reach = findOption(options, "charge") == "off" ? 0 : findOption(options, "reach") == "2" ? 2 : 1;
    return std::make_shared<SearchedGame<ToyGame, PlainJudge<ToyGame>>>(ToyGame(Options{reach}, options));
}

} // namespace ringford::toy
