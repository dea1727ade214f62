// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ProgramTroubles.h"

#include "engine/search/Level.h"
#include "ui/computer/Thinkers.h"
#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/settings/SettingsStore.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/Words.h"

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

/** What one of @p before is called in @p after, if it has another name there: it is told by its file. */
std::optional<QString> newNameOf(const QString& name, const ChessPrograms& before, const ChessPrograms& after)
{
    const ChessProgram* const old = findProgram(before, name);
    if (!old || findProgram(after, name))
        return std::nullopt;
    // Of several that are one file those that had no other name before, in their order.
    const auto isGone = [&](const ChessProgram& one) { return one.file == old->file && !findProgram(after, one.name); };
    auto left = std::count_if(before.data(), old, isGone);
    for (const ChessProgram& one : after) {
        if (one.file == old->file && !findProgram(before, one.name) && left-- == 0)
            return one.name;
    }
    return std::nullopt;
}

} // namespace

ProgramTroubles::ProgramTroubles(const SettingsStore& settings, MatchModel& match, MessageBar& messages,
                                 QObject* parent)
    : QObject(parent), m_settings(settings), m_match(match), m_messages(messages), m_programs(settings.value().programs)
{
}

void ProgramTroubles::followNames()
{
    const ChessPrograms before = std::exchange(m_programs, m_settings.value().programs);
    ComputerSeats seats(m_match.match());
    const bool isOver = m_match.gameNode()->outcome().decided(); // who has played it is not told anew
    for (const ChessProgram& program : before) {
        const auto name = newNameOf(program.name, before, m_programs);
        if (!name)
            continue;
        emit renamed(program.name, *name);
        for (const Seat seat : ComputerSeats(m_match.match()).seats()) {
            if (!isOver && ComputerSeats(m_match.match()).player(seat).program == program.name)
                seats.setPlayer(seat, {0, *name});
        }
    }
    if (seats == ComputerSeats(m_match.match()))
        return;
    MatchTags tags = m_match.match().tags();
    seats.write(m_match.description(), tags);
    m_match.setTags(std::move(tags));
}

/** How well Ringford plays in place of a program; one that plays as well as it can is stronger than any level. */
int ProgramTroubles::levelLike(const SeatPlayer& program) const
{
    const ChessProgram* const known = findProgram(m_settings.value().programs, program.program);
    return known && known->elo > 0 ? levelOfElo(known->elo) : kHighestLevel;
}

/** A seat whose program is not known, as nobody has been told: one on turn; of none, the first. */
std::optional<Seat> ProgramTroubles::unknownSeat(const Thinkers& thinkers) const
{
    const ComputerSeats seats(m_match.match());
    const SeatSet onTurn = m_match.match().onTurn(m_match.gameNode());
    std::optional<Seat> first;
    for (const Seat seat : seats.seats()) {
        if (m_unknownTold.contains(seat) || thinkers.canPlay(seats.player(seat), m_match.match()))
            continue;
        if (onTurn.contains(seat))
            return seat;
        first = first.value_or(seat);
    }
    return m_unknownTold.empty() ? first : std::nullopt;
}

void ProgramTroubles::tellUnknown(const Thinkers& thinkers)
{
    const auto unknown = unknownSeat(thinkers);
    if (!unknown)
        return;
    const Seat seat = *unknown;
    m_unknownTold.insert(seat);
    const SeatPlayer player = ComputerSeats(m_match.match()).player(seat);
    const int level = m_settings.value().computerLevel;
    Message message{Message::Kind::Note,
                    //: %1 is a seat, %2 the name of a chess program
                    tr("%1 is played by %2, which is not one of the chess programs known here. You can play for it.")
                        .arg(words::seat(m_match.description(), seat), player.program),
                    //: %1 is a level, from 1 to 10
                    {{tr("Let &Ringford Play, Level %1").arg(level),
                      [this, seat, level] {
                          emit playerWanted(seat, {level, {}});
                      }},
                     {tr("Chess &Programs…"), [this] { emit programsWanted(); }}}};
    message.outlastsPlay = true; // others may play at once
    message.isStanding = true;   // a hint takes its place for a while
    message.holds = whileOpen(m_match, [this, seat, player, &thinkers] {
        return ComputerSeats(m_match.match()).player(seat) == player && !thinkers.canPlay(player, m_match.match());
    });
    m_messages.show(message);
}

void ProgramTroubles::tellFailed(Seat seat, const QString& why, const std::function<bool()>& isStuck)
{
    const ComputerSeats seats(m_match.match());
    const int level = levelLike(seats.player(seat));
    if (seats.persons().empty()) {
        replaceFailed(seat, why, level);
        return;
    }
    Message message{Message::Kind::Trouble,
                    why,
                    //: %1 is a level, from 1 to 10
                    {{tr("Let &Ringford Play On, Level %1").arg(level),
                      [this, seat, level] {
                          emit playerWanted(seat, {level, {}});
                      }},
                     {tr("&I Play On"), [this, seat] { emit playerWanted(seat, {}); }},
                     {tr("&Try Again"), [this] { emit tryWanted(); }}}};
    message.holds = whileOpen(m_match, isStuck);
    message.isStanding = true; // a hint takes its place for a while
    message.stopsGame = true;
    m_messages.show(message);
}

void ProgramTroubles::tellSlow(Seat seat, const QString& program, bool isStarting,
                               const std::function<bool()>& isAwaited)
{
    const int level = levelLike(ComputerSeats(m_match.match()).player(seat));
    Message message{
        Message::Kind::Note,
        (isStarting
             //: %1 is a chess program
             ? tr("%1 was started and has not answered yet. It is waited for, unless somebody else plays.")
             //: %1 is a chess program
             : tr("%1 was asked and has not shown anything yet. It is waited for, unless somebody else plays."))
            .arg(program),
        {{tr("Let &Ringford Play On, Level %1").arg(level),
          [this, seat, level] {
              emit playerWanted(seat, {level, {}});
          }},
         {tr("&I Play On"), [this, seat] { emit playerWanted(seat, {}); }}}};
    message.holds = whileOpen(m_match, isAwaited);
    message.isStanding = true;
    m_messages.show(message);
}

/** Nobody may be there who could say who plays on. */
void ProgramTroubles::replaceFailed(Seat seat, const QString& why, int level)
{
    const SeatPlayer failed = ComputerSeats(m_match.match()).player(seat);
    const SeatPlayer instead{level, {}};
    emit playerWanted(seat, instead);
    Message message{Message::Kind::Trouble,
                    //: %1 is a sentence: why a chess program plays no longer; %2 is a seat, %3 a level from 1 to 10
                    tr("%1 Ringford plays on for %2, at level %3.")
                        .arg(why, words::seat(m_match.description(), seat), QString::number(level)),
                    {{tr("&Try Again"), [this, seat, failed] { emit playerWanted(seat, failed); }}}};
    message.outlastsPlay = true;
    message.holds =
        whileOpen(m_match, [this, seat, instead] { return ComputerSeats(m_match.match()).player(seat) == instead; });
    m_messages.show(message);
}

} // namespace ringford::ui
