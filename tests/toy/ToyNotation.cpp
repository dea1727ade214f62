// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/toy/ToyGame.h"

#include "engine/rules/NoAction.h"
#include "engine/rules/PlainText.h"

namespace ringford::toy {

namespace {

Refusal refuse(Text sentence, std::vector<Cell> cells, const char* section)
{
    return {std::move(sentence), std::move(cells), section};
}

/** A word that stands for one kind of action, before or behind what it needs. */
std::optional<std::string_view> behind(std::string_view text, std::string_view word)
{
    return text.starts_with(word) ? std::optional(text.substr(word.size())) : std::nullopt;
}

/** Reads what stands behind the board's number; nothing when it fits no action. */
std::optional<Action> parseOn(int face, std::string_view text)
{
    Action action;
    action.from = action.to = firstCell(face);
    if (text == "yield") {
        action.kind = Action::Kind::Yield;
        return action;
    }
    if (const auto distance = behind(text, "charge+")) {
        const auto number = readPlainNumber(*distance, 9);
        action.kind = Action::Kind::Charge;
        action.distance = static_cast<std::int8_t>(number.value_or(0));
        return action.distance > 0 ? std::optional(action) : std::nullopt;
    }
    const auto onCell = [&](Action::Kind kind, std::string_view name) -> std::optional<Action> {
        const auto cell = board().find(face, name);
        if (!cell)
            return std::nullopt;
        action.kind = kind;
        action.from = action.to = *cell;
        return action;
    };
    if (const auto cell = behind(text, "recall:"))
        return onCell(Action::Kind::Remove, *cell);
    if (const auto cell = behind(text, "M@")) {
        action.placed = kMan;
        return onCell(Action::Kind::Drop, *cell);
    }
    if (text.ends_with("-off"))
        return onCell(Action::Kind::Leave, text.substr(0, text.size() - 4));
    const auto divider = std::min(text.find_first_of("-x"), text.size());
    const auto from = board().find(face, text.substr(0, divider));
    const auto to = board().find(face, text.substr(std::min(divider + 1, text.size())));
    if (!from || !to)
        return std::nullopt;
    action.kind = text[divider] == 'x' ? Action::Kind::Capture : Action::Kind::Step;
    action.from = *from;
    action.to = *to;
    return action;
}

/** Looks for the rule that an action breaks. All of it happens on one open board. */
class RuleFinder {
public:
    RuleFinder(const ToyGame& game, const State& state, const Action& action)
        : m_game(game), m_state(state), m_action(action), m_side(state.sideOnTurn(boardOf(action.from)))
    {
    }

    std::optional<Refusal> find() const
    {
        switch (m_action.kind) {
        case Action::Kind::Remove: return recall();
        case Action::Kind::Drop: return drop();
        case Action::Kind::Charge: return charge();
        case Action::Kind::Leave: return leave();
        case Action::Kind::Yield:
            return refuse(
                Text(RINGFORD_TEXT("%1 has not dropped a man, and yields only after that")).with(sideName(m_side)), {},
                "yield");
        case Action::Kind::Step:
        case Action::Kind::Capture: return step();
        default: return std::nullopt;
        }
    }

private:
    const std::string& sideName(Side side) const { return m_game.description().side(side).name; }
    static const std::string& cellName(Cell cell) { return board().name(cell); }
    bool isMan(Cell cell) const { return m_state.men[m_state.owner(cell)->index].contains(cell); }

    /** That a piece of the side on turn stands where the action begins. */
    std::optional<Refusal> ownPiece() const
    {
        const auto owner = m_state.owner(m_action.from);
        if (!owner)
            return refuse(Text(RINGFORD_TEXT("there is no piece on %1")).with(cellName(m_action.from)), {m_action.from},
                          "pieces");
        if (*owner != m_side)
            return refuse(Text(RINGFORD_TEXT("it is the turn of %1")).with(sideName(m_side)), {m_action.from}, "turns");
        return std::nullopt;
    }

    std::optional<Refusal> step() const
    {
        if (auto refusal = ownPiece())
            return refusal;
        const PieceKind kind = isMan(m_action.from) ? kMan : kCaptain;
        if (!stepsFrom(kind, m_action.from).contains(m_action.to))
            return refuse(kind == kMan ? RINGFORD_TEXT("a man goes one cell north, east, south or west")
                                       : RINGFORD_TEXT("a captain goes one cell in any direction"),
                          {m_action.from, m_action.to}, "pieces");
        const auto owner = m_state.owner(m_action.to);
        if (owner == m_side)
            return refuse(Text(RINGFORD_TEXT("an own piece stands on %1")).with(cellName(m_action.to)), {m_action.to},
                          "pieces");
        if (!owner)
            return refuse(Text(RINGFORD_TEXT("there is nothing to capture on %1")).with(cellName(m_action.to)),
                          {m_action.to}, "pieces");
        return refuse(Text(RINGFORD_TEXT("an enemy stands on %1: that would be a capture")).with(cellName(m_action.to)),
                      {m_action.to}, "pieces");
    }

    std::optional<Refusal> drop() const
    {
        if (m_state.hasDropped[static_cast<std::size_t>(boardOf(m_side))])
            return refuse(
                Text(RINGFORD_TEXT("%1 has dropped a man already; one may be dropped a turn")).with(sideName(m_side)),
                {}, "drops");
        if (m_state.stock[m_side.index] == 0)
            return refuse(Text(RINGFORD_TEXT("there is no man for %1 in the stockpile")).with(sideName(m_side)), {},
                          "drops");
        if (!isHome(seatOf(m_side), m_action.to))
            return refuse(Text(RINGFORD_TEXT("men are dropped at home, and %1 is not")).with(cellName(m_action.to)),
                          {m_action.to}, "drops");
        return refuse(Text(RINGFORD_TEXT("%1 is occupied")).with(cellName(m_action.to)), {m_action.to}, "drops");
    }

    std::optional<Refusal> charge() const
    {
        const Cells men = m_state.men[m_side.index];
        const int reach = m_game.rules().options().reach;
        if (reach == 0)
            return refuse(RINGFORD_TEXT("there are no charges in this game"), {}, "charges");
        if (m_action.distance > reach)
            return refuse(Text(RINGFORD_TEXT("a charge goes %1 cells at most")).with(reach), {}, "charges");
        if (men.size() < 2)
            return refuse(RINGFORD_TEXT("a charge needs two men at least"), {}, "charges");
        for (Cells rest = men; !rest.empty();) {
            const Cell man = rest.takeFirst();
            for (int steps = 1; steps <= m_action.distance; ++steps) {
                const auto passed = ahead(seatOf(m_side), man, steps);
                if (!passed)
                    return refuse(Text(RINGFORD_TEXT("the man on %1 would leave the board")).with(cellName(man)), {man},
                                  "charges");
                if (m_state.captains[m_side.index].contains(*passed))
                    return refuse(Text(RINGFORD_TEXT("the own captain on %1 is in the way of the man on %2"))
                                      .with(cellName(*passed))
                                      .with(cellName(man)),
                                  {*passed, man}, "charges");
            }
        }
        return std::nullopt;
    }

    std::optional<Refusal> leave() const
    {
        if (auto refusal = ownPiece())
            return refusal;
        if (!isMan(m_action.from))
            return refuse(RINGFORD_TEXT("a captain does not leave his board"), {m_action.from}, "leaving");
        return refuse(Text(RINGFORD_TEXT("the man on %1 has a cell ahead of him")).with(cellName(m_action.from)),
                      {m_action.from, *ahead(seatOf(m_side), m_action.from)}, "leaving");
    }

    std::optional<Refusal> recall() const
    {
        const auto owner = m_state.owner(m_action.from);
        if (!owner || !isMan(m_action.from))
            return refuse(Text(RINGFORD_TEXT("there is no man on %1")).with(cellName(m_action.from)), {m_action.from},
                          "recalls");
        if (m_game.rules().onTurn(m_state).contains(seatOf(*owner)))
            return refuse(Text(RINGFORD_TEXT("%1 is on turn and cannot recall a man"))
                              .with(m_game.description().seat(seatOf(*owner)).name),
                          {m_action.from}, "recalls");
        const Cell captain = m_state.captains[owner->index].first();
        return refuse(Text(RINGFORD_TEXT("the man on %1 is not next to his captain on %2"))
                          .with(cellName(m_action.from))
                          .with(cellName(captain)),
                      {m_action.from, captain}, "recalls");
    }

    const ToyGame& m_game;
    const State& m_state;
    const Action& m_action;
    Side m_side;
};

} // namespace

std::string ToyGame::text(const State&, const Action& action) const
{
    const std::string prefix = board().faces()[static_cast<std::size_t>(boardOf(action.from))].name + ':';
    const std::string from(board().shortName(action.from));
    const std::string to(board().shortName(action.to));
    switch (action.kind) {
    case Action::Kind::Yield: return prefix + "yield";
    case Action::Kind::Charge: return prefix + "charge+" + std::to_string(action.distance);
    case Action::Kind::Remove: return prefix + "recall:" + from;
    case Action::Kind::Drop: return prefix + "M@" + to;
    case Action::Kind::Leave: return prefix + from + "-off";
    case Action::Kind::Capture: return prefix + from + 'x' + to;
    default: return prefix + from + '-' + to;
    }
}

Result<Action, Text> ToyGame::parse(const State&, std::string_view text) const
{
    for (int face = 0; face < kBoards; ++face) {
        const auto rest = behind(text, board().faces()[static_cast<std::size_t>(face)].name + ':');
        const auto action = rest ? parseOn(face, *rest) : std::nullopt;
        if (action)
            return *action;
    }
    return Failure{noAction()};
}

Refusal ToyGame::why(const State& state, const Action& action) const
{
    const int face = boardOf(action.from);
    if (!state.isOpen(face))
        return refuse(Text(RINGFORD_TEXT("board %1 is closed")).with(face + 1), {}, "boards");
    return RuleFinder(*this, state, action)
        .find()
        .value_or(refuse(RINGFORD_TEXT("that is no action of this game"), {}, "pieces"));
}

} // namespace ringford::toy
