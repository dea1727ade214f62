// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/SeatsModel.h"

#include "engine/match/NodeContents.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Persons.h"
#include "ui/panels/BoardState.h"
#include "ui/panels/ClockLook.h"
#include "ui/widgets/SeatBadge.h"
#include "ui/words/Words.h"

#include <QFontMetrics>
#include <QIcon>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace ringford::ui {

SeatsModel::SeatsModel(MatchModel& match, ClockModel& clocks, QObject* parent)
    : QAbstractTableModel(parent), m_match(match), m_clocks(clocks), m_names(match), m_words(match, clocks, m_names)
{
    connect(&match, &MatchModel::matchSet, this, &SeatsModel::reset);
    connect(&match, &MatchModel::replaced, this, &SeatsModel::update); // by then it is known whom hands play
    connect(&match, &MatchModel::viewedNodeChanged, this, &SeatsModel::update);
    connect(&match, &MatchModel::gameNodeChanged, this, &SeatsModel::update);
    connect(&match, &MatchModel::tagsChanged, this, &SeatsModel::update);
    connect(&match.question(), &OpenQuestion::opened, this, &SeatsModel::update);
    connect(&match.question(), &OpenQuestion::closed, this, &SeatsModel::update);
    connect(&clocks, &ClockModel::changed, this, &SeatsModel::updateClocks);
    connect(&clocks, &ClockModel::ticked, this, &SeatsModel::updateClocks);
    reset();
}

void SeatsModel::reset()
{
    beginResetModel();
    const GameDescription& game = m_match.description();
    m_isBySeat = game.haveSeatsSeveralSides();
    m_rows.assign(m_isBySeat ? game.seats.size() : game.sides.size(), {});
    fill(); // views ask as soon as they hear of it
    endResetModel();
}

/** Who sits in a row, and where. */
void SeatsModel::seat(SeatRow& row, std::uint8_t number, const Contents& contents) const
{
    row.sides.clear();
    row.player = m_isBySeat ? Seat{number} : contents.players[number];
    for (std::uint8_t index = 0; index < contents.players.size(); ++index) {
        const Side side{index};
        const int face = m_match.description().side(side).face;
        const bool isClosed = std::ranges::find(contents.closed, face, &ClosedFace::face) != contents.closed.end();
        if (m_isBySeat ? contents.players[index] == row.player && !isClosed && !contents.sidesOut.contains(side)
                       : index == number)
            row.sides.push_back(side);
    }
    const auto isOut = [&](Side side) { return contents.sidesOut.contains(side); };
    row.isOut = std::ranges::all_of(row.sides, isOut);
    const SeatSet onTurn = m_match.match().onTurn(m_match.viewedNode());
    row.isOnTurn = onTurn.contains(row.player) &&
                   std::ranges::any_of(row.sides, [&](Side side) { return contents.sidesOnTurn.contains(side); });
    const GameDescription& game = m_match.description();
    const auto hasKing = [&](const PlacedPiece& placed) {
        return std::ranges::find(row.sides, placed.piece.side) != row.sides.end() &&
               game.kind(placed.piece.kind).isKing;
    };
    row.isKingless = !row.isOut && std::ranges::any_of(game.kinds, &KindInfo::isKing) &&
                     std::ranges::none_of(contents.pieces, hasKing);
}

void SeatsModel::update()
{
    fill();
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void SeatsModel::fill()
{
    const Contents contents = contentsAt(m_match.match(), m_match.viewedNode());
    const std::vector<SeatExit> exits = seatExits(m_match.match(), m_match.viewedNode());
    m_names.read(seatsLeft(contents));
    for (std::uint8_t number = 0; number < m_rows.size(); ++number) {
        SeatRow& row = m_rows[number];
        seat(row, number, contents);
        const BoardState state =
            m_isBySeat ? BoardState::Plain : boardState(m_match.description(), contents, Side{number});
        row.result = hasResult(state) ? std::optional(state) : std::nullopt;
        m_words.tell(row, contents, exits);
        row.clock = clockCell(row);
    }
}

void SeatsModel::updateClocks()
{
    for (std::uint8_t number = 0; number < m_rows.size(); ++number) {
        const QString text = clockCell(m_rows[number]);
        if (text == m_rows[number].clock)
            continue;
        m_rows[number].clock = text;
        emit dataChanged(index(number, Clock), index(number, Clock));
    }
}

bool SeatsModel::hasClock(const SeatRow& row) const
{
    return m_clocks.hasClocks() && !m_isBySeat && !row.sides.empty();
}

QString SeatsModel::clockCell(const SeatRow& row) const
{
    if (!hasClock(row))
        return {};
    const Side side = row.sides.front();
    const QString text = words::clock(m_clocks.control(side),
                                      m_clocks.leftAt(isLive(side) ? m_match.gameNode() : m_match.viewedNode(), side));
    return clockText(m_clocks, side, text);
}

bool SeatsModel::isLive(Side side) const
{
    return m_match.viewedNode() == m_match.gameNode() || m_clocks.isTicking(side);
}

bool SeatsModel::isLow(Side side) const
{
    const bool isOut = m_rows[side.index].isOut;
    return m_clocks.hasClocks() && isLive(side) && !isOut && words::isLow(m_clocks.control(side), m_clocks.left(side));
}

/** Of a seat on several boards: they are seen in a panel of their own. */
QString SeatsModel::clocksInWords(const SeatRow& row) const
{
    QStringList clocks;
    for (const Side side : row.sides) {
        const QString shown = words::clockAloud(
            m_clocks.control(side), m_clocks.leftAt(isLive(side) ? m_match.gameNode() : m_match.viewedNode(), side));
        const QString text = m_clocks.isTicking(side) ? tr("%1, running", "a clock").arg(shown) : shown;
        //: %1 is a side: White on board 1, %2 what its clock shows
        clocks += tr("%1: %2", "a clock").arg(words::side(m_match.description(), side), text);
    }
    return clocks.isEmpty() ? tr("no clock any more") : clocks.join(QStringLiteral("; "));
}

QVariant SeatsModel::clockData(const SeatRow& row, int role) const
{
    if (!hasClock(row)) {
        const bool isAsked = role == Qt::AccessibleTextRole;
        return !isAsked ? QVariant() : m_clocks.hasClocks() ? clocksInWords(row) : tr("no clock");
    }
    const Side side = row.sides.front();
    ClockLook look;
    look.isLive = isLive(side);
    look.isRunning = m_clocks.isTicking(side);
    look.delay = secondsOfDelay(m_clocks, side);
    look.isLow = isLow(side);
    const auto left = m_clocks.leftAt(look.isLive ? m_match.gameNode() : m_match.viewedNode(), side);
    look.text = words::clock(m_clocks.control(side), left);
    look.aloud = words::clockAloud(m_clocks.control(side), left);
    return clockRole(look, role, m_font, m_palette);
}

QStringList SeatsModel::usualStates() const
{
    QStringList states;
    for (const SeatRow& row : m_rows)
        states += m_names.wholeCompany(row, SeatWording::Short);
    return states;
}

void SeatsModel::setCaptured(std::vector<QString> captured)
{
    m_captured = std::move(captured);
}

QVariant SeatsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const SeatRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    if (role == Qt::DisplayRole)
        return column == Who      ? (m_isBrief ? m_names.briefly(row) : m_names.beside(row))
               : column == Boards ? (m_isBrief ? row.boardsInCode : row.boards)
               : column == State  ? (m_isBrief ? row.stateInBrief : row.state)
                                  : row.clock;
    if (role == kWordsRole)
        return column == Who      ? QVariant(m_names.beside(row))
               : column == Boards ? QVariant(row.boards)
               : column == State  ? QVariant(row.state)
                                  : QVariant();
    if (column == Clock)
        return clockData(row, role);
    const QString inFull = column == Who ? m_names.inFull(row) : column == Boards ? row.boardsInFull : row.stateInFull;
    // Names come from files: what looks like HTML in them is text.
    if (role == Qt::ToolTipRole && !inFull.isEmpty())
        return QStringLiteral("<p>%1</p>").arg(inFull.toHtmlEscaped());
    if (role == Qt::AccessibleTextRole) {
        const auto number = static_cast<std::size_t>(index.row());
        const QString captured = column == State && number < m_captured.size() ? m_captured[number] : QString();
        QStringList told{inFull, captured};
        told.removeAll(QString());
        return told.join(QStringLiteral(", "));
    }
    if (role == Qt::FontRole) {
        QFont font = m_font;
        font.setBold(row.isOnTurn);
        font.setStrikeOut(row.isOut && column == Who);
        return font;
    }
    if (role == Qt::DecorationRole && column == Who)
        return seatBadges(m_match.description(), SeatSet(row.player), QFontMetrics(m_font).height() * 5 / 4,
                          m_devicePixelRatio, m_palette.color(QPalette::WindowText));
    return {};
}

QVariant SeatsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Who      ? tr("Seat")
           : section == Boards ? tr("Boards")
           : section == State  ? tr("State")
                               : tr("Clock");
}

} // namespace ringford::ui
