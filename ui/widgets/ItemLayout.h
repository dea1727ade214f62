// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace ringford::ui {

/** Has its parts in the order in which they were added; how high it wants to be follows from its width. */
class ItemLayout : public QLayout {
public:
    using QLayout::QLayout;

    void addItem(QLayoutItem* item) override { m_items.emplace_back(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override
    {
        return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
    }
    QLayoutItem* takeAt(int index) override
    {
        if (index < 0 || index >= count())
            return nullptr;
        QLayoutItem* const item = m_items[static_cast<std::size_t>(index)].release();
        m_items.erase(m_items.begin() + index);
        return item;
    }
    bool hasHeightForWidth() const override { return true; }

protected:
    const std::vector<std::unique_ptr<QLayoutItem>>& items() const { return m_items; }

private:
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace ringford::ui
