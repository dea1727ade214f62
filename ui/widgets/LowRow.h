// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <array>
#include <memory>
#include <vector>

namespace ringford::ui {

/**
 * A part, and words about it that come and go: beside it where that takes less height than below it, for a bar that lies
 * over boards covers what is read there as soon as it is higher than its row.
 */
class LowRow : public QLayout {
public:
    /** Lays out the children of @p parent: the part is added first, the words second. */
    explicit LowRow(QWidget* parent) : QLayout(parent) {}

    void addLayout(QLayout* layout)
    {
        addChildLayout(layout);
        addItem(layout);
    }
    void addItem(QLayoutItem* item) override { m_items.emplace_back(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect& rect) override;

private:
    std::array<QRect, 2> places(const QRect& within) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace ringford::ui
