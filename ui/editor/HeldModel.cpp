// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/HeldModel.h"

#include "engine/rules/Description.h"
#include "ui/editor/BrushMime.h"
#include "ui/words/Words.h"

#include <QMimeData>

#include <algorithm>
#include <utility>

namespace ringford::ui {

HeldModel::HeldModel(const GameDescription& game, const GroupInfo& group, Picture picture, QObject* parent)
    : QAbstractListModel(parent), m_game(game), m_group(group), m_picture(std::move(picture))
{
}

void HeldModel::setHeld(const std::vector<std::string>& written)
{
    std::vector<Row> rows;
    for (const std::string& one : written) {
        const auto known = std::ranges::find(rows, one, &Row::written);
        if (known != rows.end()) {
            ++known->count;
            continue;
        }
        const auto piece = std::ranges::find(m_group.stocked, one, &StockedPiece::written);
        rows.push_back({one, 1, piece == m_group.stocked.end() ? nullptr : &*piece});
    }
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

std::string HeldModel::written(const QModelIndex& index) const
{
    return index.isValid() ? m_rows[static_cast<std::size_t>(index.row())].written : std::string();
}

QModelIndex HeldModel::nearest(const std::string& written, int row) const
{
    const auto found = std::ranges::find(m_rows, written, &Row::written);
    const int last = rowCount() - 1;
    return index(found == m_rows.end() ? std::min(row, last) : static_cast<int>(found - m_rows.begin()));
}

void HeldModel::redraw()
{
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

int HeldModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString HeldModel::reported(const Row& row) const
{
    const QString name = row.piece ? words::piece(m_game, row.piece->piece) : words::fromUtf8(row.written);
    //: what a seat holds: %1 is a piece, %2 how often
    return tr("%1, held: %2").arg(name, QString::number(row.count));
}

QVariant HeldModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: {
        QStringList parts;
        if (!row.piece)
            parts += words::fromUtf8(row.written);
        else if (row.piece->piece.set > 0)
            parts += QStringLiteral("#%1").arg(row.piece->piece.set);
        if (row.count > 1)
            parts += QStringLiteral("×%1").arg(row.count);
        return parts.join(u' ');
    }
    case Qt::DecorationRole: return row.piece ? QVariant(m_picture(row.piece->piece)) : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return reported(row);
    default: return {};
    }
}

Qt::ItemFlags HeldModel::flags(const QModelIndex& index) const
{
    // Wherever it is dropped, it goes where it belongs.
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsDropEnabled;
}

QStringList HeldModel::mimeTypes() const
{
    return {QLatin1String(kBrushMime)};
}

bool HeldModel::dropMimeData(const QMimeData* mime, Qt::DropAction /*action*/, int /*row*/, int /*column*/,
                             const QModelIndex& /*parent*/)
{
    const auto brush = brushIn(*mime);
    if (brush)
        emit dropped(*brush);
    return brush.has_value();
}

} // namespace ringford::ui
