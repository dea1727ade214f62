// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/circular/Refusals.h"

#include "engine/games/chess/Sentences.h"
#include "engine/games/chess/Telling.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace ringford::circular {

namespace {

using MaybeRefusal = std::optional<Refusal>;

/** An action that somebody wants to play, and what its rules look at. Holds references; for a moment's use. */
template <int W> class RefusalContext {
public:
    RefusalContext(const CircularRules<W>& rules, const GameDescription& game, const State<W>& state,
                   const Action& action)
        : m_rules(rules), m_game(game), m_state(state), m_action(action), m_from(static_cast<Spot>(action.from.index)),
          m_to(static_cast<Spot>(action.to.index)), m_man(state.at(m_from)), m_target(state.at(m_to)),
          m_field(rules.field(state, state.turn))
    {
    }

    Refusal whyNot() const
    {
        if (m_action.kind == Action::Kind::Remove)
            return whyNoRemoval();
        using Rule = MaybeRefusal (RefusalContext::*)() const;
        const bool isSwap = m_action.kind == Action::Kind::Swap;
        static constexpr Rule kOfMove[] = {&RefusalContext::notOurs,    &RefusalContext::nowhere,
                                           &RefusalContext::notReached, &RefusalContext::promoted,
                                           &RefusalContext::wrongSign,  &RefusalContext::kingLeftOpen};
        static constexpr Rule kOfSwap[] = {&RefusalContext::notOurs, &RefusalContext::notSwapped,
                                           &RefusalContext::promoted};
        for (const Rule rule : isSwap ? std::span<const Rule>(kOfSwap) : std::span<const Rule>(kOfMove)) {
            if (auto refusal = (this->*rule)())
                return *std::move(refusal);
        }
        assert(false); // else it would be legal
        return {};
    }

private:
    const Options& options() const { return m_rules.options(); }
    const std::string& name(Spot spot) const { return m_game.board.name(cellOf(spot)); }
    std::string_view wordOf(Spot spot) const { return wordOf(m_state.kindAt(spot)); }
    std::string_view wordOf(Kind kind) const { return word(kind, options().byzantine); }
    const Text& title(Seat seat) const { return m_game.seat(seat).title; }
    std::vector<Cell> both() const { return {m_action.from, m_action.to}; }
    bool captures() const { return m_action.kind == Action::Kind::Capture; }
    bool isPawn() const { return m_man->kind == Kind::Pawn; }
    bool isMate(const Man& man) const
    {
        return man.owner != m_state.turn && m_state.isIn(man.owner) && m_rules.areMates(m_state.turn, man.owner);
    }
    static std::vector<Cell> cells(const CellSet<W>& set)
    {
        std::vector<Cell> found;
        set.forEach([&](Spot spot) { found.push_back(cellOf(spot)); });
        return found;
    }
    Refusal about(Text sentence, const char* section) const { return {std::move(sentence), both(), section}; }

    MaybeRefusal notOurs() const
    {
        if (!m_man)
            return Refusal{chess::emptyCell(name(m_from)), {m_action.from}, "turn"};
        if (!m_state.isIn(m_man->owner))
            return Refusal{Text(RINGFORD_TEXT("the %1 on %2 is an obstacle: %3 is out, and nobody moves its pieces"))
                               .word(wordOf(m_from))
                               .with(name(m_from))
                               .sentence(title(m_man->owner)),
                           {m_action.from},
                           "obstacles"};
        if (m_man->owner == m_state.turn)
            return std::nullopt;
        return Refusal{Text(RINGFORD_TEXT("the %1 on %2 belongs to %3, and it is the turn of %4"))
                           .word(wordOf(m_from))
                           .with(name(m_from))
                           .sentence(title(m_man->owner))
                           .sentence(title(m_state.turn)),
                       {m_action.from},
                       "turn"};
    }

    MaybeRefusal nowhere() const
    {
        if (m_from == m_to)
            return Refusal{
                RINGFORD_TEXT("a move leads to another cell; a piece never comes back round the ring to its own"),
                {m_action.from},
                "pieces"};
        if (facesOwnPawn())
            return about(Text(RINGFORD_TEXT("your own pawn stands on %1, face to face with that on %2: an opponent may "
                                            "take both off"))
                             .with(name(m_to))
                             .with(name(m_from)),
                         "removal");
        if (m_target && m_target->owner == m_state.turn)
            return about(chess::ownPieceThere(wordOf(m_to), name(m_to)), "pieces");
        if (m_target && isMate(*m_target))
            return about(Text(RINGFORD_TEXT("the %1 on %2 belongs to %3, a teammate, and cannot be captured"))
                             .word(wordOf(m_to))
                             .with(name(m_to))
                             .sentence(title(m_target->owner)),
                         "teams");
        return std::nullopt;
    }

    /** @pre a piece of the seat on turn stands on the first cell */
    bool facesOwnPawn() const
    {
        return options().byzantine && isPawn() && m_target && m_target->owner == m_state.turn &&
               m_target->kind == Kind::Pawn && m_target->sense != m_man->sense &&
               m_rules.ring().neighbour(m_from, ahead(m_man->sense)) == m_to;
    }

    MaybeRefusal notReached() const
    {
        if (isPawn())
            return pawnNotReached();
        const auto reached = [&](const CellSet<W>& occupied) {
            return attacks(m_rules.ring(), options().byzantine, m_man->kind, m_from, occupied).contains(m_to);
        };
        if (reached(m_field.occupied))
            return std::nullopt;
        if (!reached({}))
            return about(chess::notItsWay(wordOf(m_from), name(m_from), name(m_to)), "pieces");
        return blocked();
    }

    /** @pre a line piece would get there if nothing stood in its way */
    Refusal blocked() const
    {
        CellSet<W> blockers;
        for (int d = 0; d < kDirectionCount; ++d) {
            const auto ray = m_game.board.ray(m_action.from, static_cast<Direction>(d));
            for (auto cell = ray.begin(); std::find(cell, ray.end(), m_action.to) != ray.end(); ++cell) {
                if (!m_field.occupied.contains(cell->index))
                    continue;
                blockers.insert(cell->index);
                break;
            }
        }
        const Spot first = blockers.first();
        if (blockers.size() == 1)
            return {chess::wayBlocked(wordOf(first), name(first)), cells(blockers), "pieces"};
        const Spot second = blockers.last();
        return {Text(RINGFORD_TEXT("both ways round are blocked: by the %1 on %2 and by the %3 on %4"))
                    .word(wordOf(first))
                    .with(name(first))
                    .word(wordOf(second))
                    .with(name(second)),
                cells(blockers), "pieces"};
    }

    MaybeRefusal pawnNotReached() const
    {
        const Ring<W>& ring = m_rules.ring();
        const Spot front = ring.neighbour(m_from, ahead(m_man->sense));
        if (ring.pawn(m_man->sense, m_from).contains(m_to)) {
            if (captures() || m_target)
                return std::nullopt;
            return about(RINGFORD_TEXT("a pawn goes to another ring only when it captures"), "pawns");
        }
        if (front != m_to) {
            const char* pattern =
                m_man->sense == Sense::Rising
                    ? RINGFORD_TEXT("the pawn on %1 goes one cell along its ring, to the higher number, and captures "
                                    "one column further that way, one ring out or in")
                    : RINGFORD_TEXT("the pawn on %1 goes one cell along its ring, to the lower number, and captures "
                                    "one column further that way, one ring out or in");
            return about(Text(pattern).with(name(m_from)), "pawns");
        }
        if (captures())
            return about(RINGFORD_TEXT("a pawn never captures straight ahead"), "pawns");
        if (m_target)
            return Refusal{chess::wayBlocked(wordOf(m_to), name(m_to)), {m_action.to}, "pawns"};
        return std::nullopt;
    }

    MaybeRefusal promoted() const
    {
        const bool promotes = m_action.placed.has_value();
        if (promotes && !isPawn())
            return Refusal{chess::onlyPawnsPromoted(), {m_action.from}, "promotion"};
        if (promotes && options().byzantine)
            return Refusal{RINGFORD_TEXT("in the Byzantine rules no pawn is promoted"), {m_action.from}, "promotion"};
        const bool arrives = isPawn() && !options().byzantine && m_man->travelled + 1 == kTravelToPromotion;
        if (promotes && !arrives)
            return about(
                Text(RINGFORD_TEXT(
                         "a pawn is promoted when it has travelled %1 columns: that on %2 will have travelled %3"))
                    .with(kTravelToPromotion)
                    .with(name(m_from))
                    .with(m_man->travelled + 1),
                "promotion");
        if (!promotes && arrives)
            return about(
                Text(RINGFORD_TEXT(
                         "the pawn on %1 has then travelled %2 columns and is promoted: =Q, =R, =B or =N says to what"))
                    .with(name(m_from))
                    .with(kTravelToPromotion),
                "promotion");
        return std::nullopt;
    }

    MaybeRefusal wrongSign() const
    {
        if (m_target && !captures())
            return about(chess::captureUnwritten(wordOf(m_to), name(m_to)), "notation");
        if (!m_target && captures())
            return about(chess::nothingToCapture(name(m_to)), "pieces");
        return std::nullopt;
    }

    /** @pre nothing else forbids it */
    MaybeRefusal kingLeftOpen() const
    {
        if (!m_rules.hasCheckRules(m_state))
            return std::nullopt;
        State<W> after = m_state;
        after.clear(CellSet<W>::of(m_from) | CellSet<W>::of(m_to));
        after.put(m_to, *m_man);
        const CellSet<W> now = m_rules.kingAttackers(after, m_state.turn);
        if (now.empty())
            return std::nullopt;
        const Spot king = after.of(m_state.turn, Kind::King).first();
        const CellSet<W> before = m_rules.kingAttackers(m_state, m_state.turn);
        const CellSet<W> still = m_man->kind == Kind::King ? CellSet<W>{} : now & before;
        const Spot culprit = (still.any() ? still : now).first();
        std::vector<Cell> shown{cellOf(king)};
        now.forEach([&](Spot spot) { shown.push_back(cellOf(spot)); });
        return Refusal{chess::kingAttacked(name(king), word(after.kindAt(culprit), options().byzantine), name(culprit),
                                           still.any()),
                       std::move(shown), "check"};
    }

    MaybeRefusal notSwapped() const
    {
        if (!options().hasTeams)
            return about(RINGFORD_TEXT("pawns change places only with a teammate's, and there are no teams"), "swap");
        if (!isPawn())
            return about(Text(RINGFORD_TEXT("only pawns change places: the %1 on %2 is not one"))
                             .word(wordOf(m_from))
                             .with(name(m_from)),
                         "swap");
        if (m_rules.ring().neighbour(m_from, ahead(m_man->sense)) != m_to)
            return about(Text(RINGFORD_TEXT("a pawn changes places with the one on the cell in front of it: %1 is not "
                                            "in front of that on %2"))
                             .with(name(m_to))
                             .with(name(m_from)),
                         "swap");
        if (!m_target || m_target->kind != Kind::Pawn || !isMate(*m_target))
            return about(Text(RINGFORD_TEXT("on %1 stands no pawn of a teammate in the game")).with(name(m_to)),
                         "swap");
        return std::nullopt;
    }

    Refusal whyNoRemoval() const
    {
        if (!options().byzantine)
            return about(RINGFORD_TEXT("facing pawns are taken off in the Byzantine rules only"), "removal");
        const Spot front = m_rules.ring().neighbour(m_from, Direction::East);
        const auto isPawnThat = [](const std::optional<Man>& man, Sense sense) {
            return man && man->kind == Kind::Pawn && man->sense == sense;
        };
        if (m_rules.ring().neighbour(m_to, Direction::East) == m_from && isPawnThat(m_target, Sense::Rising) &&
            isPawnThat(m_man, Sense::Falling))
            return about(RINGFORD_TEXT("of facing pawns the one that goes to the higher number is named first"),
                         "notation");
        if (front != m_to)
            return about(Text(RINGFORD_TEXT("%1 and %2 are not side by side on one ring, in rising order"))
                             .with(name(m_from))
                             .with(name(m_to)),
                         "removal");
        if (!isPawnThat(m_man, Sense::Rising) || !isPawnThat(m_target, Sense::Falling))
            return about(
                Text(RINGFORD_TEXT("no two pawns face each other on %1 and %2")).with(name(m_from)).with(name(m_to)),
                "removal");
        if (m_man->owner != m_target->owner)
            return about(
                Text(RINGFORD_TEXT("the pawns on %1 and %2 are not of one seat")).with(name(m_from)).with(name(m_to)),
                "removal");
        return about(Text(RINGFORD_TEXT("the pawns on %1 and %2 are obstacles: %3 is out"))
                         .with(name(m_from))
                         .with(name(m_to))
                         .sentence(title(m_man->owner)),
                     "obstacles");
    }

    const CircularRules<W>& m_rules;
    const GameDescription& m_game;
    const State<W>& m_state;
    const Action& m_action;
    Spot m_from, m_to;
    std::optional<Man> m_man, m_target;
    Field<W> m_field;
};

} // namespace

std::string_view word(Kind kind, bool byzantine)
{
    if (byzantine && kind == Kind::Bishop)
        return RINGFORD_TEXT("elephant");
    if (byzantine && kind == Kind::Queen)
        return RINGFORD_TEXT("general");
    return chess::word(kind);
}

template <int W>
Refusal whyNot(const CircularRules<W>& rules, const GameDescription& game, const State<W>& state, const Action& action)
{
    return RefusalContext<W>(rules, game, state, action).whyNot();
}

#define RINGFORD_CIRCULAR_WHY(W)                                                                                       \
    template Refusal whyNot(const CircularRules<W>&, const GameDescription&, const State<W>&, const Action&);
RINGFORD_CIRCULAR_WHY(1)
RINGFORD_CIRCULAR_WHY(2)
RINGFORD_CIRCULAR_WHY(3)
#undef RINGFORD_CIRCULAR_WHY

} // namespace ringford::circular
