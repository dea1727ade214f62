// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/longchess/SetupText.h"

#include "engine/rules/CalledText.h"
#include "engine/setup/SetupReader.h"
#include "engine/setup/SetupWriter.h"

namespace ringford::longchess {

namespace {

/** Reads a setup group by group; all that is wrong is collected in the reader. */
template <class Size> class StateReader {
public:
    StateReader(const LongchessRules<Size>& rules, const GameDescription& game, const Setup& setup)
        : m_rules(rules), m_game(game), m_reader(game, setup)
    {
    }

    Result<State<Size>, SetupProblems> read()
    {
        for (const PieceItem& item : m_reader.pieces())
            put(item);
        readOut();
        readLists("mines", [this](Seat seat, const std::string& item, Spot spot) { addMine(seat, item, spot); });
        readShells();
        const auto turn = m_reader.turn();
        m_state.turn = turn.value_or(Seat{});
        readFiring(turn.has_value());
        if (m_reader.isEmpty("quiet"))
            m_reader.problem("quiet", "", std::nullopt, RINGFORD_TEXT("expected one number"));
        m_state.quiet = static_cast<std::uint32_t>(m_reader.quiet());
        // What follows leans on some groups, and is looked at where those are right.
        const bool knowsArmies = !m_reader.hasPieceProblems();
        const bool knowsOut = !m_reader.hasProblems("out");
        if (turn && knowsArmies && !m_reader.hasProblems("shells") && !m_reader.hasProblems("firing"))
            checkShells();
        if (knowsArmies)
            checkFlags();
        if (knowsArmies && knowsOut)
            checkOut();
        if (!m_reader.hasProblems())
            checkTurn();
        if (m_reader.hasProblems())
            return Failure{m_reader.takeProblems()};
        return m_state;
    }

private:
    using Set = PlaceSet<Size::kWords>;

    const Terrain<Size>& terrain() const { return m_rules.terrain(); }
    const std::string& name(Seat seat) const { return m_game.seat(seat).name; }
    const std::string& name(Spot spot) const { return m_game.board.name(terrain().cellOf(spot)); }

    void put(const PieceItem& item)
    {
        const KindNumbers& kinds = m_rules.kinds();
        const Seat seat{item.side.index};
        const Spot spot = terrain().spotOf(item.cell);
        m_reader.refuseSuffix(item);
        if (item.kind == kinds.mine || item.kind == kinds.shell) {
            m_reader.problem(item, RINGFORD_TEXT("mines and shells have groups of their own"));
        } else if (item.kind == kinds.flag) {
            if (m_state.flags[seat.index])
                m_reader.problem(item, RINGFORD_TEXT("a second flag: each seat has one"));
            m_state.flags[seat.index] = spot;
        } else {
            const Kind kind = item.kind == kinds.artillery ? Kind::Artillery : static_cast<Kind>(item.kind.index);
            if (kind == Kind::Artillery && m_state.of(seat, kind).any())
                m_reader.problem(item, RINGFORD_TEXT("a second artillery: a seat has one at most"));
            m_state.flip(seat, kind, Set::of(spot));
        }
    }

    std::optional<Seat> readSeat(const std::string& group, const std::string& item, std::string_view word)
    {
        const auto seat = m_game.findSeat(word);
        if (!seat)
            m_reader.problem(group, item, std::nullopt,
                             Text(RINGFORD_TEXT("no seat of this game; expected one of: %1"))
                                 .with(m_game.names(SeatSet::firstOnes(Size::kSeats))));
        return seat;
    }

    void readOut()
    {
        for (const std::string& item : m_reader.items("out")) {
            const auto seat = readSeat("out", item, item);
            if (seat && m_state.out.contains(*seat))
                m_reader.problem("out", item, std::nullopt, RINGFORD_TEXT("given twice"));
            else if (seat)
                m_state.out.insert(*seat);
        }
    }

    /** Reads items like `white=e6,e9`, and shows @p add each cell. */
    template <class Add> void readLists(const std::string& group, Add add)
    {
        SeatSet seen;
        for (const std::string& item : m_reader.items(group)) {
            const auto equals = item.find('=');
            if (equals == std::string::npos) {
                m_reader.problem(group, item, std::nullopt,
                                 RINGFORD_TEXT("expected a seat, =, and cells with commas between"));
                continue;
            }
            const auto seat = readSeat(group, item, std::string_view(item).substr(0, equals));
            if (seat && seen.contains(*seat))
                m_reader.problem(group, item, std::nullopt, RINGFORD_TEXT("a seat has one list at most"));
            if (!seat)
                continue;
            seen.insert(*seat);
            eachPart(std::string_view(item).substr(equals + 1), ',', [&](std::string_view word) {
                const auto cell = m_game.board.find(word);
                if (cell)
                    add(*seat, item, terrain().spotOf(*cell));
                else
                    m_reader.problem(group, item, std::nullopt,
                                     Text(RINGFORD_TEXT("the board has no cell '%1'")).quote(word));
                return true;
            });
        }
    }

    void addMine(Seat seat, const std::string& item, Spot spot)
    {
        if (m_state.allMines().contains(spot))
            m_reader.problem("mines", item, terrain().cellOf(spot),
                             Text(RINGFORD_TEXT("a second mine on %1")).with(name(spot)));
        m_state.mines[seat.index].insert(spot);
    }

    void readShells()
    {
        typename State<Size>::template PerSeat<Set> places{};
        readLists("shells", [&](Seat seat, const std::string& item, Spot spot) {
            if (places[seat.index].contains(spot))
                m_reader.problem("shells", item, terrain().cellOf(spot),
                                 Text(RINGFORD_TEXT("a second shell at %1")).with(name(spot)));
            places[seat.index].insert(spot);
        });
        for (const Seat seat : State<Size>::everybody()) {
            if (places[seat.index].size() > kShells)
                m_reader.problem("shells", "", std::nullopt,
                                 Text(RINGFORD_TEXT("%1 has more than %2 shells in the air"))
                                     .with(called(m_game, seat))
                                     .with(kShells));
            else
                places[seat.index].forEach([&](Spot spot) { m_state.shells[seat.index].push(spot); });
        }
    }

    void readFiring(bool knowsTurn)
    {
        const auto& items = m_reader.items("firing");
        if (m_reader.isEmpty("firing"))
            m_reader.problem("firing", "", std::nullopt, RINGFORD_TEXT("expected one seat"));
        if (items.empty())
            return;
        if (items.size() > 1)
            m_reader.problem("firing", items[1], std::nullopt, RINGFORD_TEXT("expected one seat"));
        const auto seat = readSeat("firing", items.front(), items.front());
        if (seat && knowsTurn && *seat != m_state.turn)
            m_reader.problem("firing", items.front(), std::nullopt, RINGFORD_TEXT("that seat is not on turn"));
        m_state.isFiring = seat.has_value();
    }

    void checkFlags()
    {
        if (!m_rules.options().hasFlags)
            return;
        SeatSet winners;
        for (const Seat seat : State<Size>::everybody()) {
            const bool mayLack = m_rules.options().lastWins && m_state.of(seat).empty();
            if (!m_state.flags[seat.index] && !mayLack)
                m_reader.problem(name(seat), "", std::nullopt, RINGFORD_TEXT("the flag is missing"));
            if (m_rules.flagsHome(m_state, seat).empty())
                continue;
            winners.insert(seat);
            if (m_rules.options().lastWins)
                m_reader.problem(name(seat), "", std::nullopt,
                                 RINGFORD_TEXT("carries an enemy flag in its own keep: that flag would be gone"));
        }
        if (winners.size() > 1)
            m_reader.problem("", "", std::nullopt, RINGFORD_TEXT("two seats have an enemy flag at home"));
    }

    void checkOut()
    {
        for (const Seat seat : State<Size>::everybody()) {
            const bool isEmpty = m_state.of(seat).empty();
            if (Size::kSeats == 2 || isEmpty == m_state.out.contains(seat))
                continue;
            m_reader.problem("out", isEmpty ? "" : name(seat), std::nullopt,
                             Text(isEmpty ? RINGFORD_TEXT("%1 has no piece and is not named")
                                          : RINGFORD_TEXT("%1 has pieces and is not out"))
                                 .with(called(m_game, seat)));
        }
    }

    void checkShells()
    {
        const Seat turn = m_state.turn;
        const int shells = m_state.shells[turn.index].count;
        const bool hasArtillery = m_state.of(turn, Kind::Artillery).any();
        if (m_state.isFiring && (shells == 0 || shells == kShells || !hasArtillery))
            m_reader.problem("firing", name(turn), std::nullopt,
                             RINGFORD_TEXT("needs the artillery on the board and one to three shells"));
        else if (!m_state.isFiring && shells != 0)
            m_reader.problem("shells", "", std::nullopt,
                             Text(RINGFORD_TEXT("%1 is on turn and not firing: its shells would have landed"))
                                 .with(called(m_game, turn)));
    }

    /** @pre all else is right */
    void checkTurn()
    {
        const Seat turn = m_state.turn;
        m_rules.settle(m_state);
        if (m_state.outcome.decided()) {
            if (m_state.isFiring)
                m_reader.problem("firing", name(turn), std::nullopt, RINGFORD_TEXT("the game is over"));
        } else if (!m_state.isIn(turn)) {
            m_reader.problem("turn", name(turn), std::nullopt, RINGFORD_TEXT("the seat is out"));
        } else if (!m_rules.hasAction(m_state, turn)) {
            m_reader.problem("turn", name(turn), std::nullopt,
                             RINGFORD_TEXT("the seat has no action, and another has"));
        }
    }

    const LongchessRules<Size>& m_rules;
    const GameDescription& m_game;
    SetupReader m_reader;
    State<Size> m_state;
};

/**
 * Adds `name: white=e6,e9 black=c30`, unless nobody has anything. @p places: by seat, something that shows its spots in
 * order to a visitor
 */
template <class Size, class EachPlace> void addLists(Setup& setup, const char* group, const GameDescription& game,
                                                     const Terrain<Size>& terrain, EachPlace each)
{
    SetupGroup lists{group, {}};
    for (const Seat seat : State<Size>::everybody()) {
        std::string item;
        each(seat, [&](Spot spot) {
            item += (item.empty() ? game.seat(seat).name + '=' : ",") + game.board.name(terrain.cellOf(spot));
        });
        if (!item.empty())
            lists.items.push_back(std::move(item));
    }
    addFilled(setup, std::move(lists));
}

template <class Size>
SetupGroup armyOf(const LongchessRules<Size>& rules, const GameDescription& game, const State<Size>& state, Seat seat)
{
    SetupGroup army{game.seat(seat).name, {}};
    auto places = state.of(seat);
    const auto& flag = state.flags[seat.index];
    if (flag)
        places.insert(*flag);
    places.forEach([&](Spot spot) {
        const std::string& cell = game.board.name(rules.terrain().cellOf(spot));
        if (state.of(seat).contains(spot))
            army.items.push_back(game.kind(rules.kinds().of(state.kindAt(spot))).letter + cell);
        if (flag == spot)
            army.items.push_back(game.kind(*rules.kinds().flag).letter + cell);
    });
    return army;
}

} // namespace

template <class Size> Result<State<Size>, SetupProblems> readState(const LongchessRules<Size>& rules,
                                                                   const GameDescription& game, const Setup& setup)
{
    return StateReader<Size>(rules, game, setup).read();
}

template <class Size>
Setup writeState(const LongchessRules<Size>& rules, const GameDescription& game, const State<Size>& state)
{
    Setup setup;
    for (const Seat seat : State<Size>::everybody())
        setup.groups.push_back(armyOf(rules, game, state, seat));
    const std::string& turn = game.seat(state.turn).name;
    setup.groups.push_back({"turn", {turn}});
    addSeats(setup, game, "out", state.out);
    addLists(setup, "mines", game, rules.terrain(), [&](Seat seat, auto add) { state.mines[seat.index].forEach(add); });
    addLists(setup, "shells", game, rules.terrain(), [&](Seat seat, auto add) {
        for (const Spot spot : state.shells[seat.index])
            add(spot);
    });
    if (state.isFiring)
        setup.groups.push_back({"firing", {turn}});
    addQuiet(setup, state.quiet);
    return setup;
}

#define RINGFORD_LONGCHESS_SETUP(Size)                                                                                 \
    template Result<State<Size>, SetupProblems> readState(const LongchessRules<Size>&, const GameDescription&,         \
                                                          const Setup&);                                               \
    template Setup writeState(const LongchessRules<Size>&, const GameDescription&, const State<Size>&);
RINGFORD_LONGCHESS_SETUP(LongSize)
RINGFORD_LONGCHESS_SETUP(CornerSize)
#undef RINGFORD_LONGCHESS_SETUP

} // namespace ringford::longchess
