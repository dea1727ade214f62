// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/SeatsModel.h"

#include "ui/SeatBadge.h"
#include "ui/Words.h"
#include "ui/models/ClockModel.h"
#include "ui/models/MatchModel.h"

#include <QFontMetrics>
#include <QIcon>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr double kClockScale = 1.5; // of the usual size of letters

} // namespace

SeatsModel::SeatsModel(MatchModel& match, ClockModel& clocks, QObject* parent)
    : QAbstractTableModel(parent), m_match(match), m_clocks(clocks)
{
    connect(&match, &MatchModel::replaced, this, &SeatsModel::reset);
    connect(&match, &MatchModel::shownChanged, this, &SeatsModel::update);
    connect(&match, &MatchModel::currentChanged, this, &SeatsModel::update);
    connect(&match, &MatchModel::tagsChanged, this, &SeatsModel::update);
    connect(&clocks, &ClockModel::changed, this, &SeatsModel::updateClocks);
    connect(&clocks, &ClockModel::ticked, this, &SeatsModel::updateClocks);
    reset();
}

void SeatsModel::setLook(const QPalette& palette, const QFont& font, double devicePixelRatio)
{
    m_palette = palette;
    m_font = font;
    m_devicePixelRatio = devicePixelRatio;
    update();
}

void SeatsModel::reset()
{
    beginResetModel();
    m_game = m_match.match().sharedGame();
    m_rows.assign(m_match.description().sides.size(), {});
    endResetModel();
    update();
}

void SeatsModel::update()
{
    const Node* const shown = m_match.shown();
    const Contents contents = m_match.game().contents(m_match.position());
    const std::vector<const Node*> path = GameTree::path(shown);
    const SeatSet onTurn = m_match.match().onTurn(shown);
    for (std::uint8_t index = 0; index < m_rows.size(); ++index) {
        Row& row = m_rows[index];
        row.player = contents.players[index];
        row.isOnTurn = onTurn.contains(row.player) && contents.sidesOnTurn.contains(Side{index});
        row.isOut = contents.sidesOut.contains(Side{index});
        row.state = stateText(Side{index}, path, contents, Wording::Short);
        row.stateInFull = stateText(Side{index}, path, contents, Wording::Full);
        row.clock = clockCell(Side{index});
    }
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void SeatsModel::updateClocks()
{
    // The clocks hear of another match first: rows for seats that it has not must not be asked about.
    if (m_game != m_match.match().sharedGame())
        return reset();
    for (std::uint8_t number = 0; number < m_rows.size(); ++number) {
        const QString text = clockCell(Side{number});
        if (text == m_rows[number].clock)
            continue;
        m_rows[number].clock = text;
        emit dataChanged(index(number, Clock), index(number, Clock));
    }
}

QString SeatsModel::whoText(Side side) const
{
    const GameDescription& game = m_match.description();
    const Seat seat = m_rows[side.index].player;
    const std::string& name = m_match.match().tags().seatNames[seat.index];
    if (game.sides.size() == game.seats.size() && game.side(side).seat == seat)
        return words::seat(game, seat, name);
    //: an army and who plays it
    return tr("%1: %2", "side").arg(words::side(game, side), words::seat(game, seat, name));
}

QString SeatsModel::teamText(Seat seat, Wording wording) const
{
    for (const SeatSet& team : m_match.description().teams) {
        if (!team.contains(seat) || team.size() < 2)
            continue;
        SeatSet others = team;
        others.erase(seat);
        QStringList badges;
        for (const Seat other : others)
            badges += words::verbatim(m_match.description().seat(other).badge);
        //: the other seats of a team
        return tr("with %1").arg(wording == Wording::Short ? badges.join(QStringLiteral(", "))
                                                           : words::seats(m_match.description(), others));
    }
    return {};
}

QString SeatsModel::goneText(Side side, const std::vector<const Node*>& path) const
{
    // Who is out stays out, so that the first entry after which it is can be searched by halves.
    const Match& match = m_match.match();
    const auto at = std::ranges::partition_point(
        path, [&](const Node* node) { return !match.game().contents(match.position(node)).sidesOut.contains(side); });
    const bool wasOut = match.game().contents(match.position(match.start())).sidesOut.contains(side);
    if (at == path.end() || wasOut)
        return tr("out");
    const Entry& entry = (*at)->entry;
    if (entry.kind == Entry::Kind::Resign)
        return entry.side == side ? tr("resigned") : tr("out: %1").arg(words::entry(m_match.description(), entry));
    if (entry.kind == Entry::Kind::FlagFall)
        return entry.side == side ? tr("out of time") : tr("out: %1").arg(words::entry(m_match.description(), entry));
    if (!entry.seat)
        return tr("out");
    //: %1 is a seat, %2 what it played
    return tr("out by %1 (%2)").arg(words::seat(m_match.description(), *entry.seat), words::verbatim(entry.text));
}

QString SeatsModel::stateText(Side side, const std::vector<const Node*>& path, const Contents& contents,
                              Wording wording) const
{
    QStringList parts;
    const Outcome& outcome = m_match.shown()->outcome;
    if (outcome.decided() && outcome.winners.contains(m_rows[side.index].player))
        parts += tr("won");
    else if (contents.sidesOut.contains(side))
        parts += goneText(side, path);
    else if (m_rows[side.index].isOnTurn)
        parts += tr("to play", "whose turn it is");
    const QString team = teamText(m_rows[side.index].player, wording);
    if (!team.isEmpty())
        parts += team;
    return parts.join(QStringLiteral(", "));
}

QString SeatsModel::clockCell(Side side) const
{
    if (!m_clocks.hasClocks())
        return {};
    const QString text = words::clock(m_clocks.leftAt(isLive(side) ? m_match.current() : m_match.shown(), side));
    return m_clocks.isRunning(side) ? QStringLiteral("▸ ") + text : text;
}

bool SeatsModel::isLive(Side side) const
{
    return m_match.shown() == m_match.current() || m_clocks.isRunning(side);
}

bool SeatsModel::isLow(Side side) const
{
    return m_clocks.hasClocks() && isLive(side) && !m_rows[side.index].isOut && m_clocks.left(side) < words::kLowTime;
}

QVariant SeatsModel::clockData(Side side, int role) const
{
    switch (role) {
    case Qt::TextAlignmentRole: return int(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font = m_font;
        if (isLive(side))
            font.setPointSizeF(font.pointSizeF() * kClockScale);
        font.setItalic(!isLive(side));
        font.setBold(m_clocks.isRunning(side));
        return font;
    }
    case Qt::ForegroundRole:
        if (isLow(side))
            return m_palette.color(QPalette::Base).lightness() < 128 ? QColor(0xFF, 0x8A, 0x80)
                                                                     : QColor(0xB0, 0x00, 0x20);
        if (!isLive(side))
            return m_palette.color(QPalette::PlaceholderText);
        return {};
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        if (!m_clocks.hasClocks())
            return role == Qt::ToolTipRole ? QVariant() : tr("no clock");
        const QString text = words::clock(m_clocks.leftAt(isLive(side) ? m_match.current() : m_match.shown(), side));
        if (m_clocks.isRunning(side))
            return tr("%1, running", "a clock").arg(text);
        return isLive(side) ? text : tr("%1 at the position shown", "a clock").arg(text);
    }
    default: return {};
    }
}

int SeatsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SeatsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SeatsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Side side{static_cast<std::uint8_t>(index.row())};
    const Row& row = m_rows[side.index];
    if (role == Qt::DisplayRole)
        return index.column() == Who ? whoText(side) : index.column() == State ? row.state : row.clock;
    // Names come from files: what looks like HTML in them is text.
    if (role == Qt::ToolTipRole && index.column() != Clock)
        return QStringLiteral("<p>%1</p>")
            .arg((index.column() == State ? row.stateInFull : whoText(side)).toHtmlEscaped());
    if (role == Qt::AccessibleTextRole && index.column() == State)
        return row.stateInFull;
    if (index.column() == Clock)
        return clockData(side, role);
    if (role == Qt::FontRole) {
        QFont font = m_font;
        font.setBold(row.isOnTurn);
        font.setStrikeOut(row.isOut && index.column() == Who);
        return font;
    }
    if (role == Qt::DecorationRole && index.column() == Who)
        return seatBadges(m_match.description(), SeatSet(row.player), QFontMetrics(m_font).height() * 5 / 4,
                          m_devicePixelRatio, m_palette.color(QPalette::WindowText));
    return {};
}

QVariant SeatsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Who ? tr("Seat") : section == State ? tr("State") : tr("Clock");
}

} // namespace ringford::ui
