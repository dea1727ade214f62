// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/ItemLayout.h"

#include <array>

namespace ringford::ui {

/**
 * A part, and words about it that come and go: beside it where that takes less height than below it, for a bar that lies
 * over boards covers what is read there as soon as it is higher than its row.
 */
class LowRow : public ItemLayout {
public:
    /** Lays out the children of @p parent: the part is added first, the words second. */
    explicit LowRow(QWidget* parent) : ItemLayout(parent) {}

    void addLayout(QLayout* layout)
    {
        addChildLayout(layout);
        addItem(layout);
    }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    int heightForWidth(int width) const override;
    void setGeometry(const QRect& rect) override;

private:
    std::array<QRect, 2> places(const QRect& within) const;
};

} // namespace ringford::ui
