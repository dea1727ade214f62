// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/State.h"
#include "engine/rules/Effect.h"

namespace ringford::longchess {

/** What is on the board, as GameDescription::kinds numbers it under some options. */
struct KindNumbers {
    explicit KindNumbers(const Options& options)
    {
        std::uint8_t next = indexOf(Kind::Artillery);
        const auto give = [&next](bool isThere) { return isThere ? std::optional(PieceKind{next++}) : std::nullopt; };
        artillery = give(options.hasArtillery);
        flag = give(options.hasFlags);
        mine = give(options.hasMines);
        shell = give(options.hasArtillery);
    }
    PieceKind of(Kind kind) const
    {
        return kind == Kind::Artillery ? *artillery : PieceKind{static_cast<std::uint8_t>(kind)};
    }

    std::optional<PieceKind> artillery, flag, mine, shell;
};

constexpr Side sideOf(Seat seat)
{
    return Side{seat.index};
}

/**
 * Tells what happens during an action to any Recorder; with NoEffects nothing of it is ever computed. What happens at
 * once has one phase.
 */
template <class Size, Recorder R> class Story {
public:
    static constexpr bool kTold = !std::is_same_v<std::remove_const_t<R>, NoEffects>;
    using EK = Effect::Kind;

    Story(R& recorder, const Terrain<Size>& terrain, const KindNumbers& numbers)
        : m_recorder(recorder), m_terrain(terrain), m_numbers(numbers)
    {
    }

    /** What follows happens after what was told. */
    void then() { m_phase = static_cast<std::uint8_t>(m_phase + (m_phase < 0xff)); }

    void moved(Seat owner, Kind kind, Spot from, Spot to) { piece(EK::Moved, owner, kind, from, to); }
    void setBack(Seat owner, Kind kind, Spot from, Spot to) { piece(EK::SetBack, owner, kind, from, to); }
    void captured(Seat owner, Kind kind, Spot at) { piece(EK::Captured, owner, kind, at, at); }
    void shot(Seat owner, Kind kind, Spot from, Spot at) { piece(EK::Shot, owner, kind, from, at); }
    void removed(Seat owner, Kind kind, Spot at) { piece(EK::Removed, owner, kind, at, at); }
    void left(Seat owner, Kind kind, Spot at) { piece(EK::Left, owner, kind, at, at); }
    void killed(Seat owner, Kind kind, Spot at) { piece(EK::Killed, owner, kind, at, at); }

    void flagMoved(Seat owner, Spot from, Spot to) { marker(EK::Moved, owner, m_numbers.flag, from, to, owner); }
    void flagTaken(Seat owner, Spot at, Seat by) { marker(EK::FlagTaken, owner, m_numbers.flag, at, at, by); }
    void flagDropped(Seat owner, Spot at) { marker(EK::FlagDropped, owner, m_numbers.flag, at, at, owner); }
    void flagHome(Seat owner, Spot at, Seat by) { marker(EK::FlagHome, owner, m_numbers.flag, at, at, by); }
    void flagRemoved(Seat owner, Spot at) { marker(EK::Removed, owner, m_numbers.flag, at, at, owner); }
    void mineLaid(Seat owner, Spot at) { marker(EK::Laid, owner, m_numbers.mine, at, at, owner); }
    void mineRemoved(Seat owner, Spot at) { marker(EK::Removed, owner, m_numbers.mine, at, at, owner); }
    void mineWentOff(Seat owner, Spot at) { marker(EK::WentOff, owner, m_numbers.mine, at, at, owner); }
    void shellFired(Seat owner, Spot at) { marker(EK::Laid, owner, m_numbers.shell, at, at, owner); }
    void shellRemoved(Seat owner, Spot at) { marker(EK::Removed, owner, m_numbers.shell, at, at, owner); }
    void shellLanded(Seat owner, Spot at) { marker(EK::Landed, owner, m_numbers.shell, at, at, owner); }

    void wentOut(Seat seat)
    {
        if constexpr (kTold) {
            Effect effect{EK::SeatOut, {}, {}, {}, seat};
            effect.phase = m_phase;
            m_recorder.record(effect);
        }
    }

private:
    void piece(EK what, Seat owner, Kind kind, Spot from, Spot to)
    {
        if constexpr (kTold)
            tell(what, {m_numbers.of(kind), sideOf(owner), 0}, from, to, owner);
    }
    void marker(EK what, Seat owner, const std::optional<PieceKind>& kind, Spot from, Spot to, Seat by)
    {
        if constexpr (kTold)
            tell(what, {*kind, sideOf(owner), 0}, from, to, by);
    }
    void tell(EK what, const Piece& piece, Spot from, Spot to, Seat by)
    {
        Effect effect{what, m_terrain.cellOf(from), m_terrain.cellOf(to), piece, {}};
        effect.by = sideOf(by);
        effect.phase = m_phase;
        m_recorder.record(effect);
    }

    R& m_recorder;
    const Terrain<Size>& m_terrain;
    const KindNumbers& m_numbers;
    std::uint8_t m_phase = 0;
};

} // namespace ringford::longchess
