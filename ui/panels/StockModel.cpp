// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/StockModel.h"

#include "engine/rules/StockSide.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Persons.h"
#include "ui/words/Words.h"

#include <algorithm>

namespace ringford::ui {

namespace {
constexpr int kFewHolders = 4;
} // namespace

StockModel::StockModel(MatchModel& match, QObject* parent) : QAbstractListModel(parent), m_match(match)
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
    m_rows.clear();
    if (areIn(game())) {
        const Contents contents = m_game->contents(m_match.position());
        const SeatSet holders = seatsLeft(contents);
        for (const Seat seat : holders) {
            const std::size_t above = m_rows.size();
            Row& whose = m_rows.emplace_back();
            whose.isSeat = true;
            whose.stock.holder = seat;
            whose.stock.count = 0;
            for (const StockItem& stock : contents.stockpiles) {
                if (stock.holder != seat)
                    continue;
                m_rows[above].stock.count += stock.count;
                m_rows.push_back({false, stock, sideForStock(game(), contents, seat, stock.piece), false, false});
            }
        }
        // Of many seats only those that hold something: they are in sight then.
        if (holders.size() > kFewHolders)
            std::erase_if(m_rows, [](const Row& row) { return row.stock.count == 0; });
    }
    endResetModel();
}

bool StockModel::areIn(const GameDescription& game)
{
    return std::ranges::find(game.groups, GroupInfo::Kind::Stock, &GroupInfo::kind) != game.groups.end();
}

void StockModel::setTouchable(std::vector<Touch> next, std::optional<Touch> taken)
{
    std::ranges::sort(next);
    bool isOther = false;
    for (Row& row : m_rows) {
        if (row.isSeat)
            continue;
        const Touch touch = Touch::onStock(row.stock.holder, row.stock.piece);
        const bool isTaken = taken == touch;
        const bool canBePlaced = isTaken || std::ranges::binary_search(next, touch);
        isOther = isOther || row.isTaken != isTaken || row.canBePlaced != canBePlaced;
        row.isTaken = isTaken;
        row.canBePlaced = canBePlaced;
    }
    if (isOther)
        emit dataChanged(index(0), index(rowCount() - 1));
}

std::optional<Touch> StockModel::touchAt(const QModelIndex& index) const
{
    if (!index.isValid() || rowAt(index).isSeat)
        return std::nullopt;
    const StockItem& stock = rowAt(index).stock;
    return Touch::onStock(stock.holder, stock.piece);
}

QModelIndex StockModel::find(const Touch& touch) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (touchAt(index(row)) == touch)
            return index(row);
    }
    return {};
}

QModelIndex StockModel::firstPlaceable() const
{
    const auto found = std::ranges::find(m_rows, true, &Row::canBePlaced);
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()));
}

bool StockModel::isEmpty() const
{
    return std::ranges::all_of(m_rows, &Row::isSeat);
}

int StockModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Qt::ItemFlags StockModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const Qt::ItemFlags all = Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return rowAt(index).isSeat ? all : all | Qt::ItemIsSelectable;
}

QVariant StockModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = rowAt(index);
    if (role == Count)
        return row.stock.count;
    return row.isSeat ? seatData(row, role) : pieceData(row, role);
}

QVariant StockModel::seatData(const Row& row, int role) const
{
    // The board hears of another match first, and then makes room for it: what is shown until the reset is the old one.
    const bool isOurs = m_game == m_match.match().sharedGame();
    const Seat seat = row.stock.holder;
    const QString name =
        words::seat(game(), seat, isOurs ? m_match.match().tags().seatNames[seat.index] : std::string());
    switch (role) {
    case Qt::DisplayRole: return name;
    // Names come from files: what looks like HTML in them is text.
    case Qt::ToolTipRole: return QStringLiteral("<p>%1</p>").arg(name.toHtmlEscaped());
    case Qt::AccessibleTextRole:
        //: a stockpile: %1 is whose it is, %n how many pieces are in it
        return tr("%1, %n pieces in stock", nullptr, row.stock.count).arg(name);
    default: return {};
    }
}

QString StockModel::inWords(const Row& row) const
{
    const Face& face = game().board.faces()[static_cast<std::size_t>(game().side(row.side).face)];
    QString what = words::piece(game(), row.stock.piece);
    if (row.stock.count > 1)
        //: pieces in a stockpile: %n is how many, %1 the piece
        what = tr("%n times %1", nullptr, row.stock.count).arg(what);
    if (!face.name.empty())
        //: a piece in a stockpile: %1 is the piece, %2 the board that it can be placed on
        what = tr("%1, for board %2").arg(what, words::fromUtf8(face.name));
    if (row.isTaken)
        //: %1 is a piece in a stockpile
        return tr("%1: in your hand").arg(what);
    //: %1 is a piece in a stockpile
    return row.canBePlaced ? tr("%1: can be placed now").arg(what) : tr("%1: cannot be placed now").arg(what);
}

/** With the reason: that is asked for when somebody wants to know. */
QString StockModel::tip(const Row& row) const
{
    const bool isMatchOurs = m_game == m_match.match().sharedGame();
    const bool isAsked = !row.canBePlaced && !row.isTaken && m_whyNot && isMatchOurs;
    const QString why = isAsked ? m_whyNot(Touch::onStock(row.stock.holder, row.stock.piece)) : QString();
    //: %1 says that a piece cannot be placed, %2 is why
    return why.isEmpty() ? inWords(row) : tr("%1. %2", "a piece and why").arg(inWords(row), why);
}

QVariant StockModel::pieceData(const Row& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return words::piece(game(), row.stock.piece);
    case Qt::ToolTipRole: return tip(row);
    case Qt::AccessibleTextRole: return inWords(row);
    case CanBePlaced: return row.canBePlaced;
    case IsTaken: return row.isTaken;
    default: return {};
    }
}

} // namespace ringford::ui
