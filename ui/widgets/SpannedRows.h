// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace ringford::ui {

/**
 * Rows of a tree that go over all columns have their text wrapped, and are as high as it takes at the view's width;
 * others are as usual. A tree view by itself wraps only what has the height by chance. Of a text that is longer than
 * the view has room for, only so much is measured and drawn.
 */
class SpannedRows : public QStyledItemDelegate {
    Q_OBJECT

public:
    /** Becomes the delegate of @p view, which owns it. */
    explicit SpannedRows(QTreeView& view);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    bool isSpanned(const QModelIndex& index) const;
    /** Of a text as much as the whole view has room for, with an ellipsis where that is not all. */
    QString withinView(const QString& text) const;

    QTreeView& m_view;
    const QObject* m_viewport; ///< of the view, also while that is being destroyed
};

} // namespace ringford::ui
