// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/StockModel.h"

#include "engine/rules/StockSide.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Persons.h"
#include "ui/widgets/SeatBadge.h"
#include "ui/words/Words.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace ringford::ui {

namespace {

constexpr double kDim = 0.4; // of what cannot be placed now
constexpr std::size_t kFewSeats = 4;

} // namespace

StockModel::StockModel(MatchModel& match, QObject* parent) : QAbstractItemModel(parent), m_match(match)
{
    connect(&match, &MatchModel::replaced, this, &StockModel::reset);
    connect(&match, &MatchModel::viewedNodeChanged, this, &StockModel::reset);
    connect(&match, &MatchModel::tagsChanged, this, &StockModel::reset);
    reset();
}

void StockModel::reset()
{
    beginResetModel();
    m_game = m_match.match().sharedGame();
    m_groups.clear();
    if (areIn(m_game->description())) {
        const Contents contents = m_game->contents(m_match.position());
        for (const Seat seat : seatsLeft(contents))
            m_groups.push_back({seat, {}});
        for (const StockItem& stock : contents.stockpiles) {
            const auto group = std::ranges::find(m_groups, stock.holder, &Group::seat);
            if (group != m_groups.end())
                group->items.push_back(
                    {stock, sideForStock(m_game->description(), contents, stock.holder, stock.piece), false, false});
        }
    }
    // Of many seats only those that hold something: they are in sight then.
    if (m_groups.size() > kFewSeats)
        std::erase_if(m_groups, [](const Group& group) { return group.items.empty(); });
    endResetModel();
}

bool StockModel::areIn(const GameDescription& game)
{
    return std::ranges::find(game.groups, GroupInfo::Kind::Stock, &GroupInfo::kind) != game.groups.end();
}

void StockModel::setLook(Picture picture, int icon, const QPalette& palette, const QFont& font, double devicePixelRatio)
{
    beginResetModel();
    m_picture = std::move(picture);
    m_icon = icon;
    m_palette = palette;
    m_font = font;
    m_devicePixelRatio = devicePixelRatio;
    endResetModel();
}

void StockModel::setTouchable(std::vector<Touch> next, std::optional<Touch> taken)
{
    std::ranges::sort(next);
    for (std::size_t number = 0; number < m_groups.size(); ++number) {
        Group& group = m_groups[number];
        bool isOther = false;
        for (Item& item : group.items) {
            const Touch touch = Touch::onStock(item.stock.holder, item.stock.piece);
            const bool isTaken = taken == touch;
            const bool canBePlaced = isTaken || std::ranges::binary_search(next, touch);
            isOther = isOther || item.isTaken != isTaken || item.canBePlaced != canBePlaced;
            item.isTaken = isTaken;
            item.canBePlaced = canBePlaced;
        }
        const QModelIndex parent = index(static_cast<int>(number), What);
        if (isOther)
            emit dataChanged(index(0, What, parent), index(rowCount(parent) - 1, Count, parent));
    }
}

const StockModel::Item& StockModel::itemAt(const QModelIndex& index) const
{
    return m_groups[index.internalId() - 1].items[static_cast<std::size_t>(index.row())];
}

std::optional<Touch> StockModel::touchAt(const QModelIndex& index) const
{
    if (!isPieceRow(index))
        return std::nullopt;
    const StockItem& stock = itemAt(index).stock;
    return Touch::onStock(stock.holder, stock.piece);
}

/** Calls @p use with each item and its row; stops when that says true. */
template <class Use> void StockModel::eachItem(Use use) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex group = index(row, What);
        for (int number = 0; number < rowCount(group); ++number) {
            const QModelIndex at = index(number, What, group);
            if (use(itemAt(at), at))
                return;
        }
    }
}

QModelIndex StockModel::find(const Touch& touch) const
{
    QModelIndex found;
    eachItem([&](const Item&, const QModelIndex& at) {
        if (touchAt(at) == touch)
            found = at;
        return found.isValid();
    });
    return found;
}

QModelIndex StockModel::firstPlaceable() const
{
    QModelIndex found;
    eachItem([&](const Item& item, const QModelIndex& at) {
        if (item.canBePlaced)
            found = at;
        return item.canBePlaced;
    });
    return found;
}

bool StockModel::isEmpty() const
{
    return std::ranges::all_of(m_groups, [](const Group& group) { return group.items.empty(); });
}

QModelIndex StockModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr{0});
}

QModelIndex StockModel::parent(const QModelIndex& child) const
{
    return isPieceRow(child) ? createIndex(static_cast<int>(child.internalId()) - 1, What, quintptr{0}) : QModelIndex();
}

int StockModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    const bool isGroup = !isPieceRow(parent) && parent.column() == What;
    return isGroup ? static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].items.size()) : 0;
}

int StockModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

Qt::ItemFlags StockModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    return isPieceRow(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::ItemIsEnabled;
}

QVariant StockModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    return isPieceRow(index) ? itemData(itemAt(index), index.column(), role)
                             : groupData(m_groups[static_cast<std::size_t>(index.row())], index.column(), role);
}

QVariant StockModel::groupData(const Group& group, int column, int role) const
{
    const GameDescription& game = m_game->description();
    const int count = std::accumulate(group.items.begin(), group.items.end(), 0,
                                      [](int sum, const Item& item) { return sum + item.stock.count; });
    // The board hears of another match first, and then makes room for it: what is shown until the reset is the old one.
    const bool isOurs = m_game == m_match.match().sharedGame();
    const QString name =
        words::seat(game, group.seat, isOurs ? m_match.match().tags().seatNames[group.seat.index] : std::string());
    switch (role) {
    case Qt::DisplayRole: return column == What ? name : QString::number(count);
    case Qt::DecorationRole:
        return column == What ? QVariant(seatBadges(game, SeatSet(group.seat), m_icon - 4, m_devicePixelRatio,
                                                    m_palette.color(QPalette::Text)))
                              : QVariant();
    case Qt::TextAlignmentRole: return column == Count ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    // Names come from files: what looks like HTML in them is text.
    case Qt::ToolTipRole: return QStringLiteral("<p>%1</p>").arg(name.toHtmlEscaped());
    case Qt::AccessibleTextRole:
        //: a stockpile: %1 is whose it is, %n how many pieces are in it
        return column == What ? tr("%1, %n pieces in stock", nullptr, count).arg(name) : QString::number(count);
    default: return {};
    }
}

QString StockModel::inWords(const Item& item) const
{
    const GameDescription& game = m_game->description();
    const Face& face = game.board.faces()[static_cast<std::size_t>(game.side(item.side).face)];
    //: a piece in a stockpile: %1 is the piece, %2 the board that it can be placed on
    const QString where =
        face.name.empty()
            ? words::piece(game, item.stock.piece)
            : tr("%1, for board %2").arg(words::piece(game, item.stock.piece), words::fromUtf8(face.name));
    if (item.isTaken)
        //: %1 is a piece in a stockpile
        return tr("%1: in your hand").arg(where);
    //: %1 is a piece in a stockpile
    return item.canBePlaced ? tr("%1: can be placed now").arg(where) : tr("%1: cannot be placed now").arg(where);
}

/** With the reason: that is asked for when somebody wants to know. */
QString StockModel::tip(const Item& item) const
{
    const bool isMatchOurs = m_game == m_match.match().sharedGame();
    const bool isAsked = !item.canBePlaced && !item.isTaken && m_whyNot && isMatchOurs;
    const QString why = isAsked ? m_whyNot(Touch::onStock(item.stock.holder, item.stock.piece)) : QString();
    //: %1 says that a piece cannot be placed, %2 is why
    return why.isEmpty() ? inWords(item) : tr("%1. %2", "a piece and why").arg(inWords(item), why);
}

QPixmap StockModel::picture(const Item& item) const
{
    if (!m_picture)
        return {};
    QPixmap full = m_picture(item.stock.piece, m_icon);
    if (item.canBePlaced)
        return full;
    QPixmap dim(full.size());
    dim.setDevicePixelRatio(full.devicePixelRatio());
    dim.fill(Qt::transparent);
    QPainter painter(&dim);
    painter.setOpacity(kDim);
    painter.drawPixmap(0, 0, full);
    return dim;
}

QVariant StockModel::itemData(const Item& item, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        //: how many pieces of a kind
        return column == What ? words::piece(m_game->description(), item.stock.piece)
                              : tr("× %1").arg(item.stock.count);
    case Qt::DecorationRole: return column == What ? QVariant(picture(item)) : QVariant();
    case Qt::TextAlignmentRole: return column == Count ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case Qt::ToolTipRole: return tip(item);
    case Qt::AccessibleTextRole: return column == What ? inWords(item) : QString::number(item.stock.count);
    case Qt::FontRole: {
        QFont font = m_font;
        font.setBold(item.canBePlaced);
        return font;
    }
    case Qt::ForegroundRole: return item.canBePlaced ? QVariant() : m_palette.color(QPalette::PlaceholderText);
    case CanBePlaced: return item.canBePlaced;
    case IsTaken: return item.isTaken;
    default: return {};
    }
}

/** Not seen; screen readers name the columns by it. */
QVariant StockModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::SizeHintRole)
        return QSize(0, 0); // no column is wider for what nobody sees
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == What ? tr("Piece") : tr("How many");
}

} // namespace ringford::ui
