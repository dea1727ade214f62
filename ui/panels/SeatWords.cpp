// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/SeatWords.h"

#include "ui/computer/ComputerSeats.h"
#include "ui/match/ActingSeats.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/SideBadge.h"
#include "ui/panels/SeatNames.h"
#include "ui/words/ActionWords.h"
#include "ui/words/SeatLetters.h"
#include "ui/words/SituationWords.h"
#include "ui/words/Words.h"

#include <QStringList>

#include <algorithm>

namespace ringford::ui {

namespace {

/** Who carries a flag is as good as half way to winning: all at the table see it here, and not on the piece alone. */
QString carriedText(const GameDescription& game, const Contents& contents, const std::vector<Side>& sides, bool isWhole)
{
    QStringList carried;
    for (const Side side : sides)
        carried += words::carriedBy(game, contents, side, isWhole);
    return carried.join(QStringLiteral(", "));
}

bool hasPieces(const MatchModel& match, Seat seat)
{
    const Contents contents = match.game().contents(match.position());
    return std::ranges::any_of(
        contents.pieces, [&](const PlacedPiece& placed) { return contents.players[placed.piece.side.index] == seat; });
}

/** What is said of who carries each of the flags, or all of them, and nothing. */
QStringList flagsCarried(const GameDescription& game)
{
    QStringList texts{QString()};
    Contents all;
    all.pieces = {{{}, {{}, Side{0}}}};
    for (std::uint8_t side = 0; side < game.sides.size(); ++side) {
        for (std::uint8_t index = 0; index < game.kinds.size(); ++index) {
            const KindInfo& kind = game.kinds[index];
            if (!kind.isMarker || kind.isAhead || kind.blast > 0)
                continue;
            Contents contents;
            contents.pieces = {{{}, {{}, Side{side}}}};
            contents.markers = {{{}, PieceKind{index}, Side{side}, true}};
            texts += carriedText(game, contents, {Side{side}}, false);
            all.markers.push_back(contents.markers.front());
        }
    }
    if (all.markers.size() > 1)
        texts += carriedText(game, all, {Side{0}}, false);
    return texts;
}

} // namespace

void SeatWords::tell(SeatRow& row, const Contents& contents, const std::vector<SeatExit>& exits) const
{
    row.boards = boards(row, contents, SeatWording::Short);
    row.boardsInCode = boards(row, contents, SeatWording::Code);
    row.boardsInFull = boards(row, contents, SeatWording::Full);
    row.carried = carriedText(m_match.description(), contents, row.sides, false);
    row.carriedInFull = carriedText(m_match.description(), contents, row.sides, true);
    row.state = state(row, exits, SeatWording::Short);
    row.stateInBrief = row.carried.isEmpty() ? row.state : state(row, exits, SeatWording::Code);
    row.stateInFull = state(row, exits, SeatWording::Full);
}

QString SeatWords::boards(const SeatRow& row, const Contents& contents, SeatWording wording) const
{
    const GameDescription& game = m_match.description();
    if (game.board.faces().size() < 2)
        return {};
    QStringList boards;
    for (const Side side : row.sides) {
        const SideInfo& info = game.side(side);
        const BoardState state = boardState(game, contents, side);
        const QString face = words::fromUtf8(game.board.faces()[static_cast<std::size_t>(info.face)].name);
        const QString where =
            wording == SeatWording::Code ? sideBadge(game, side)
            : wording == SeatWording::Short && game.haveSeatsSeveralSides()
                //: there is little room: %1 is a colour, %2 the number of the board it plays on
                ? tr("%1 %2", "colour and board").arg(words::colour(info.colour), face)
                : wording == SeatWording::Short // the badge tells the colour
                      ? tr("board %1").arg(face)
                      //: a colour on one of several boards: %1 is the colour, %2 the board's number or name
                      : tr("%1 on board %2").arg(words::colour(info.colour), face);
        if (hasResult(state) && !game.haveSeatsSeveralSides()) { // that is told as the state
            boards += wording == SeatWording::Full ? QString() : where;
            continue;
        }
        const QString what = wording == SeatWording::Full ? inWords(state) : sign(state);
        if (wording == SeatWording::Full && !game.haveSeatsSeveralSides()) // who plays there names the board
            boards += what;
        else if (what.isEmpty())
            boards += where;
        else
            boards +=
                (wording == SeatWording::Full ? QStringLiteral("%1: %2") : QStringLiteral("%1 %2")).arg(where, what);
    }
    return boards.join(wording == SeatWording::Full ? QStringLiteral("; ") : QStringLiteral("   "));
}

/** By whom, by badge, and whether by what does its work later. */
QString SeatWords::goneBriefly(const SeatExit& gone) const
{
    const GameDescription& game = m_match.description();
    constexpr qsizetype kLongName = 8; // letters
    const QString badge = words::seatLetters(game, *gone.by);
    // At one board seats are called by their colours, which are short; badges stand for what is not.
    const QString name = words::seat(game, *gone.by);
    const QString by = badge.isEmpty() || (!game.haveSeatsSeveralSides() && name.size() <= kLongName) ? name : badge;
    if (gone.blast)
        //: %1 is what killed the last piece (shell), %2 whose it was; there is little room
        return tr("out: %1 of %2").arg(words::translated(game.kind(*gone.blast).name), by);
    //: of a seat that is out: %1 is who put it out; there is little room
    return tr("lost to %1").arg(by);
}

QString SeatWords::goneText(const SeatRow& row, const SeatExit& gone, SeatWording wording) const
{
    if (!gone.node)
        return tr("out");
    const Entry& entry = gone.node->entry();
    const bool isOwn = entry.seat == row.player;
    if (entry.kind == Entry::Kind::Resign)
        return isOwn ? tr("resigned") : tr("out: %1").arg(words::entry(m_match.description(), entry));
    if (entry.kind == Entry::Kind::FlagFall)
        return isOwn ? tr("out of time") : tr("out: %1").arg(words::entry(m_match.description(), entry));
    if (!gone.by)
        return tr("out");
    if (gone.by == row.player && !gone.blast)
        return hasPieces(m_match, row.player) ? tr("out") : tr("no pieces left"); // the last one went off the board
    if (wording != SeatWording::Full)
        return goneBriefly(gone);
    const QString by = words::seat(m_match.description(), *gone.by);
    const QString played = words::entryToRead(m_match.match(), gone.node, words::spokenNotation());
    if (gone.blast)
        //: %1 is what killed the last piece (shell), %2 whose it was, %3 what somebody played before
        return tr("out: %1 of %2 (%3)")
            .arg(words::translated(m_match.description().kind(*gone.blast).name), by, played);
    //: of a seat that is out: %1 is who put it out, %2 by what action
    return tr("lost to %1 (%2)").arg(by, played);
}

/** What the computer does that is on turn for @p seat, and whose answer it waits for; nothing where a person is. */
QString SeatWords::computerText(Seat seat, SeatWording wording) const
{
    if (m_match.halted().contains(seat))
        return wording == SeatWording::Full ? tr("waits until somebody plays for it or lets it go on", "the computer")
                                            : tr("waits", "the computer");
    if (!m_match.awaited().contains(seat))
        return {};
    if (const OpenQuestion& question = m_match.question(); question.isOpen()) {
        const QString asked = question.asked().empty() ? QString() : m_names.namesOf(question.asked(), wording);
        if (wording == SeatWording::Full)
            return asked.isEmpty() ? tr("waits for an answer", "the computer")
                                   //: the computer asks a person whether it may act with a piece: %1 is that one's seat
                                   : tr("waits for %1 to answer", "the computer").arg(asked);
        //: %1 is the seat of a person who is asked, in a list with little room
        return asked.isEmpty() ? tr("waits", "the computer") : tr("waits for %1", "the computer").arg(asked);
    }
    if (m_match.isPaused())
        return tr("paused", "the computer");
    if (m_match.rest() == MatchModel::Rest::Dialog)
        return wording == SeatWording::Full ? tr("waits while a dialog is open", "the computer")
                                            : tr("waits", "the computer");
    if (m_match.rest() == MatchModel::Rest::Menu)
        return wording == SeatWording::Full ? tr("waits while a menu is open", "the computer")
                                            : tr("waits", "the computer");
    const auto waits = m_clocks.hasClocks() ? WaitsForPersons::No : WaitsForPersons::Yes;
    const std::vector<Seat> acting = actingSeats(m_match.description(), m_match.gameNode(), m_match.absent(), waits);
    if (std::ranges::find(acting, seat) != acting.end())
        return tr("thinking", "the computer");
    //: the computer does not act on its boards before a person has acted
    return tr("waits for you");
}

QString SeatWords::state(const SeatRow& row, const std::vector<SeatExit>& exits, SeatWording wording) const
{
    QStringList parts;
    const Outcome& outcome = m_match.viewedNode()->outcome();
    const bool isWinner = outcome.decided() && outcome.winners.contains(row.player);
    const bool isBoardWon = row.result == BoardState::Won;
    if (row.isOut && (!isWinner || row.result))
        parts += goneText(row, exits[row.player.index], wording);
    else if (row.result)
        parts += inWords(*row.result);
    // Where boards decide each has its own result; where the first mate does, it stands on one alone.
    const bool isToldByBoard =
        !m_match.description().haveSeatsSeveralSides() && !row.boards.isEmpty() && outcome.reason == Reason::Boards;
    if (isWinner && !isBoardWon && !isToldByBoard)
        parts += row.result ? tr("team won", "a seat whose board is lost") : tr("won");
    else if (parts.isEmpty() && !isWinner && outcome.decided() && !outcome.winners.empty())
        parts += tr("lost");
    else if (wording == SeatWording::Code)
        parts += QString();
    else if (const QString computer = row.isOnTurn ? computerText(row.player, wording) : QString(); !computer.isEmpty())
        parts += computer;
    else if (row.isOnTurn && row.boards.isEmpty()) // else it is told beside the boards
        parts += tr("to play", "whose turn it is");
    parts += wording == SeatWording::Full ? row.carriedInFull : row.carried;
    parts += row.isKingless ? tr("no king", "of a seat that plays on") : QString();
    parts += m_names.company(row, wording);
    if (m_match.question().asked().contains(row.player))
        parts.prepend(tr("is asked", "a seat, by another one"));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QStringList SeatWords::longestStates(std::vector<SeatRow> rows) const
{
    const GameDescription& game = m_match.description();
    const ComputerSeats computers(m_match.match());
    QStringList states;
    for (SeatRow& row : rows) {
        row.isOut = false;
        QStringList doing{tr("won"), tr("lost")};
        if (row.boards.isEmpty())
            doing += tr("to play", "whose turn it is");
        if (computers.level(row.player) > 0)
            doing += {tr("thinking", "the computer"), tr("paused", "the computer"), tr("waits for you")};
        const QString company = m_names.company(row, SeatWording::Short);
        for (const QString& flag : flagsCarried(game)) {
            for (const QString& what : std::as_const(doing)) {
                QStringList parts{what, flag, company};
                parts.removeAll(QString());
                states += parts.join(QStringLiteral(", "));
            }
        }
        for (std::uint8_t other = 0; other < game.seats.size(); ++other) {
            states += goneBriefly({nullptr, Seat{other}, {}});
            for (std::uint8_t kind = 0; kind < game.kinds.size(); ++kind) {
                if (game.kinds[kind].blast > 0)
                    states += goneBriefly({nullptr, Seat{other}, PieceKind{kind}});
            }
        }
    }
    return states;
}

} // namespace ringford::ui
