// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/SpannedRows.h"

#include <QApplication>
#include <QEvent>
#include <QTreeView>

namespace ringford::ui {

SpannedRows::SpannedRows(QTreeView& view) : QStyledItemDelegate(&view), m_view(view), m_viewport(view.viewport())
{
    view.setItemDelegate(this);
    view.setWordWrap(true);
    view.viewport()->installEventFilter(this);
}

bool SpannedRows::isSpanned(const QModelIndex& index) const
{
    return m_view.isFirstColumnSpanned(index.row(), index.parent());
}

QString SpannedRows::withinView(const QString& text) const
{
    constexpr int kNarrowest = 2; // px that a letter is wide
    const QSize room = m_view.viewport()->size();
    const int lines = room.height() / qMax(1, m_view.fontMetrics().lineSpacing()) + 1;
    const qsizetype most = qMax(qsizetype{1000}, qsizetype{lines} * (room.width() / kNarrowest));
    if (text.size() <= most)
        return text;
    const qsizetype end = text[most - 1].isHighSurrogate() ? most - 1 : most;
    return text.left(end) + u'…';
}

void SpannedRows::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (!isSpanned(index))
        return;
    option->features |= QStyleOptionViewItem::WrapText;
    option->textElideMode = Qt::ElideNone;
    option->text = withinView(option->text);
}

QSize SpannedRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (!isSpanned(index) || index.column() != 0)
        return QStyledItemDelegate::sizeHint(option, index);
    int indent = m_view.rootIsDecorated() ? m_view.indentation() : 0;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        indent += m_view.indentation();
    const int around = 2 * (m_view.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &m_view) + 1);
    const int width = m_view.viewport()->width() - indent;
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const int picture = item.icon.isNull() ? 0 : item.decorationSize.width() + around;
    const QRect room(0, 0, qMax(1, width - around - picture), 1'000'000);
    const int height = QFontMetrics(item.font).boundingRect(room, Qt::TextWordWrap, item.text).height();
    return {width, qMax(height, item.icon.isNull() ? 0 : item.decorationSize.height()) + around};
}

bool SpannedRows::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_viewport)
        return QStyledItemDelegate::eventFilter(watched, event); // of an editor
    if (event->type() == QEvent::Resize)
        emit sizeHintChanged({}); // views lay all out anew
    return false;
}

} // namespace ringford::ui
