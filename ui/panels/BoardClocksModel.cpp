// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/BoardClocksModel.h"

#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/ClockLook.h"
#include "ui/widgets/SeatBadge.h"
#include "ui/words/Words.h"

#include <QFontMetrics>

#include <algorithm>

namespace ringford::ui {

namespace {
constexpr std::size_t kFewBoards = 4;
constexpr double kScaleOfFew = 1.2;
} // namespace

BoardClocksModel::BoardClocksModel(MatchModel& match, ClockModel& clocks, QObject* parent)
    : QAbstractTableModel(parent), m_match(match), m_clocks(clocks)
{
    connect(&match, &MatchModel::matchSet, this, &BoardClocksModel::reset);
    connect(&match, &MatchModel::viewedNodeChanged, this, &BoardClocksModel::update);
    connect(&match, &MatchModel::gameNodeChanged, this, &BoardClocksModel::update);
    connect(&match, &MatchModel::tagsChanged, this, &BoardClocksModel::update);
    connect(&clocks, &ClockModel::changed, this, &BoardClocksModel::updateClocks);
    connect(&clocks, &ClockModel::ticked, this, &BoardClocksModel::updateClocks);
    reset();
}

void BoardClocksModel::setLook(const QPalette& palette, const QFont& font, double devicePixelRatio)
{
    m_palette = palette;
    m_font = font;
    m_devicePixelRatio = devicePixelRatio;
    update();
}

void BoardClocksModel::reset()
{
    beginResetModel();
    m_game = m_match.match().sharedGame();
    const GameDescription& game = m_game->description();
    m_dials.assign(game.board.faces().size(), {});
    for (std::uint8_t index = 0; index < game.sides.size(); ++index)
        m_dials[static_cast<std::size_t>(game.sides[index].face)].push_back(
            {Side{index}, game.sides[index].seat, false, {}});
    m_columns = 1;
    for (const auto& dials : m_dials)
        m_columns = std::max(m_columns, 1 + static_cast<int>(dials.size()));
    endResetModel();
    update();
}

void BoardClocksModel::update()
{
    const Contents contents = m_game->contents(m_match.position());
    for (std::size_t face = 0; face < m_dials.size(); ++face) {
        const bool isClosed =
            std::ranges::find(contents.closed, static_cast<int>(face), &ClosedFace::face) != contents.closed.end();
        for (BoardClock& dial : m_dials[face]) {
            dial.player = contents.players[dial.side.index];
            // When all is over, all clocks tell how it ended.
            dial.isClosed =
                !m_match.viewedNode()->outcome().decided() && (isClosed || contents.sidesOut.contains(dial.side));
            dial.text = dialText(dial);
        }
    }
    if (!m_dials.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void BoardClocksModel::updateClocks()
{
    for (std::size_t face = 0; face < m_dials.size(); ++face) {
        for (std::size_t number = 0; number < m_dials[face].size(); ++number) {
            BoardClock& dial = m_dials[face][number];
            if (const QString text = dialText(dial); text != dial.text) {
                dial.text = text;
                const QModelIndex at = index(static_cast<int>(face), static_cast<int>(number) + 1);
                emit dataChanged(at, at);
            }
        }
    }
}

bool BoardClocksModel::isLive(Side side) const
{
    return m_match.viewedNode() == m_match.gameNode() || m_clocks.isTicking(side);
}

QString BoardClocksModel::dialText(const BoardClock& dial) const
{
    if (!m_clocks.hasClocks() || dial.isClosed)
        return {};
    const Node* const at = isLive(dial.side) ? m_match.gameNode() : m_match.viewedNode();
    const QString text = words::clock(m_clocks.control(dial.side), m_clocks.leftAt(at, dial.side));
    return clockText(m_clocks, dial.side, text);
}

bool BoardClocksModel::isClosed(int row) const
{
    return std::ranges::all_of(m_dials[static_cast<std::size_t>(row)], &BoardClock::isClosed);
}

double BoardClocksModel::clockScale() const
{
    return m_dials.size() > kFewBoards ? 1 : kScaleOfFew;
}

int BoardClocksModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_dials.size());
}

int BoardClocksModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QVariant BoardClocksModel::boardData(int row, int role) const
{
    const Face& face = m_game->description().board.faces()[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole: return words::fromUtf8(face.name);
    case Qt::AccessibleTextRole: return tr("Board %1").arg(words::fromUtf8(face.name));
    case Qt::FontRole: return m_font;
    default: return {};
    }
}

QVariant BoardClocksModel::dialData(const BoardClock& dial, int role) const
{
    const GameDescription& game = m_game->description();
    if (role == Qt::DisplayRole)
        return dial.text;
    if (role == Qt::DecorationRole)
        return dial.isClosed ? QVariant()
                             : seatBadges(game, SeatSet(dial.player), QFontMetrics(m_font).height() * 5 / 4,
                                          m_devicePixelRatio, m_palette.color(QPalette::WindowText));
    if (dial.isClosed || !m_clocks.hasClocks())
        return role == Qt::AccessibleTextRole ? QVariant(tr("no clock")) : QVariant();
    ClockLook look;
    look.isLive = isLive(dial.side);
    look.isRunning = m_clocks.isTicking(dial.side);
    look.delay = secondsOfDelay(m_clocks, dial.side);
    look.isLow = look.isLive && words::isLow(m_clocks.control(dial.side), m_clocks.left(dial.side));
    const auto left = m_clocks.leftAt(look.isLive ? m_match.gameNode() : m_match.viewedNode(), dial.side);
    look.text = words::clock(m_clocks.control(dial.side), left);
    look.aloud = words::clockAloud(m_clocks.control(dial.side), left);
    const QVariant plain = clockRole(look, role, m_font, m_palette);
    if (role == Qt::FontRole) {
        auto font = plain.value<QFont>();
        font.setPointSizeF(m_font.pointSizeF() * clockScale());
        return font;
    }
    if (role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return plain;
    const QString who = words::seat(game, dial.player, m_match.match().tags().seatNames[dial.player.index]);
    //: a clock of one of several boards: %1 is who plays there, %2 the colour, %3 what the clock shows
    const QString text =
        tr("%1, %2: %3", "clock").arg(who, words::colour(game.side(dial.side).colour), plain.toString());
    // Names come from files: what looks like HTML in them is text.
    return role == Qt::ToolTipRole ? QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()) : text;
}

QVariant BoardClocksModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.column() == 0)
        return boardData(index.row(), role);
    const std::vector<BoardClock>& dials = m_dials[static_cast<std::size_t>(index.row())];
    const auto number = static_cast<std::size_t>(index.column()) - 1;
    return number < dials.size() ? dialData(dials[number], role) : QVariant();
}

QVariant BoardClocksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return tr("Board");
    const auto number = static_cast<std::size_t>(section) - 1;
    if (m_dials.empty() || number >= m_dials.front().size())
        return {};
    QString colour = words::colour(m_game->description().side(m_dials.front()[number].side).colour);
    colour.front() = colour.front().toUpper(); // as titles of columns begin
    return colour;
}

} // namespace ringford::ui
