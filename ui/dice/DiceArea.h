// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dice/DiceItems.h"

#include <QAbstractScrollArea>
#include <QHash>

#include <cstddef>
#include <vector>

namespace ringford::ui {

/** The dice of a roll set as they lie on the table, in lines; as large as the font says. */
class DiceArea : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit DiceArea(QWidget* parent = nullptr);

    void setItems(std::vector<DiceItem> items);
    const std::vector<DiceItem>& items() const { return m_items; }
    /** Where an item is seen, in the viewport. */
    QRect rectOf(std::size_t item) const;
    /** How many lines there are. */
    std::size_t lineCount() const { return m_lines.size(); }

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /** Items @p first up to the next line's. */
    struct Line {
        std::size_t first;
        int top;
        int height;
    };

    void layOut();
    int layOutItems();
    void newLine(std::size_t first, int height);
    int widthOf(const DiceItem& item);
    int dieSide() const { return fontMetrics().height() * (m_isLarge ? 3 : 2); }
    int gap() const { return fontMetrics().height() / 4; }
    std::size_t lineAt(int y) const;
    std::size_t lineOf(std::size_t item) const;
    void paintItem(QPainter& painter, std::size_t item, const QRect& place) const;

    std::vector<DiceItem> m_items;
    bool m_isLarge = true;    ///< a few dice are drawn larger
    std::vector<int> m_lefts; ///< of each item
    std::vector<Line> m_lines;
    QHash<QString, int> m_widths; ///< of words in the present font: there are few different ones
};

} // namespace ringford::ui
