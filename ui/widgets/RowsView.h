// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace ringford::ui {

/** A list that wants to be as high as it may be (its maximum height), and has less where there is less room. */
class RowsView : public QTreeView {
    Q_OBJECT

public:
    using QTreeView::QTreeView;
    QSize sizeHint() const override { return {QTreeView::sizeHint().width(), maximumHeight()}; }
};

} // namespace ringford::ui
