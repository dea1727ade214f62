// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/DiceArea.h"

#include "ui/dice/DieShape.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace ringford::ui {

DiceArea::DiceArea(QWidget* parent) : QAbstractScrollArea(parent)
{
    setObjectName(QStringLiteral("dice"));
    setAccessibleName(tr("Dice"));
    setWhatsThis(
        tr("<p>Every die as it fell. The highest value of a die is drawn dark, a die that is not kept is pale and "
           "struck out, and a die that was rolled again is joined to what was added.</p>"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
}

void DiceArea::setItems(std::vector<DiceItem> items)
{
    m_items = std::move(items);
    layOut();
    verticalScrollBar()->setValue(0);
    viewport()->update();
}

QSize DiceArea::minimumSizeHint() const
{
    return {8 * fontMetrics().height(), 4 * fontMetrics().height()};
}

int DiceArea::widthOf(const DiceItem& item)
{
    if (item.kind == DiceItem::Kind::Die)
        return dieSide();
    const auto known = m_widths.constFind(item.words);
    if (known != m_widths.constEnd())
        return *known;
    const int width = fontMetrics().horizontalAdvance(item.words);
    m_widths.insert(item.words, width);
    return width;
}

void DiceArea::newLine(std::size_t first, int height)
{
    const int top = m_lines.empty() ? gap() : m_lines.back().top + m_lines.back().height;
    m_lines.push_back({first, top, height});
}

void DiceArea::layOut()
{
    m_isLarge = true;
    int height = layOutItems();
    if (height > viewport()->height()) {
        m_isLarge = false;
        height = layOutItems();
    }
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(dieSide());
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
}

/** Gives how high all lines are together. */
int DiceArea::layOutItems()
{
    const int room = viewport()->width() - gap();
    m_lefts.assign(m_items.size(), 0);
    m_lines.clear();
    int x = gap();
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const DiceItem& item = m_items[i];
        const int width = widthOf(item);
        const bool isHeading = item.kind == DiceItem::Kind::Heading;
        const bool followsHeading = i > 0 && m_items[i - 1].kind == DiceItem::Kind::Heading;
        if (m_lines.empty() || item.beginsLine || followsHeading || x + width > room) {
            newLine(i, isHeading ? fontMetrics().height() * 3 / 2 : dieSide() + gap());
            x = gap();
        }
        m_lefts[i] = x;
        const bool isJoined = i + 1 < m_items.size() && m_items[i + 1].joins;
        x += width + (isJoined ? 0 : gap());
    }
    return m_lines.empty() ? 0 : m_lines.back().top + m_lines.back().height + gap();
}

std::size_t DiceArea::lineAt(int y) const
{
    const auto behind = std::ranges::upper_bound(m_lines, y, {}, &Line::top);
    return behind == m_lines.begin() ? 0 : static_cast<std::size_t>(behind - m_lines.begin()) - 1;
}

std::size_t DiceArea::lineOf(std::size_t item) const
{
    const auto behind = std::ranges::upper_bound(m_lines, item, {}, &Line::first);
    return static_cast<std::size_t>(behind - m_lines.begin()) - 1;
}

QRect DiceArea::rectOf(std::size_t item) const
{
    const Line& line = m_lines[lineOf(item)];
    const bool isDie = m_items[item].kind == DiceItem::Kind::Die;
    const int width = isDie ? dieSide() : m_widths.value(m_items[item].words);
    return {m_lefts[item], line.top - verticalScrollBar()->value(), width, isDie ? dieSide() : line.height};
}

void DiceArea::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    const int offset = verticalScrollBar()->value();
    for (std::size_t i = lineAt(event->rect().top() + offset); i < m_lines.size(); ++i) {
        if (m_lines[i].top - offset > event->rect().bottom())
            return;
        const std::size_t end = i + 1 < m_lines.size() ? m_lines[i + 1].first : m_items.size();
        for (std::size_t item = m_lines[i].first; item < end; ++item)
            paintItem(painter, item, rectOf(item));
    }
}

void DiceArea::paintItem(QPainter& painter, std::size_t number, const QRect& place) const
{
    const DiceItem& item = m_items[number];
    if (item.kind == DiceItem::Kind::Die) {
        const DieColours colours = DieColours::of(palette());
        paintDie(painter, place, {item.sides, item.value, item.isKept}, colours);
        if (item.joins) {
            const QPoint at(place.left(), place.center().y());
            const int arm = gap();
            painter.setPen(QPen(colours.line, 2));
            painter.drawLine(at - QPoint(arm, 0), at + QPoint(arm, 0));
            painter.drawLine(at - QPoint(0, arm), at + QPoint(0, arm));
        }
        return;
    }
    QFont words = font();
    words.setBold(item.kind == DiceItem::Kind::Heading);
    painter.setFont(words);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRect(place.left(), place.top(), viewport()->width(), place.height() - gap()),
                     Qt::AlignLeft | Qt::AlignVCenter, item.words);
}

void DiceArea::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void DiceArea::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_widths.clear();
        layOut();
    }
}

} // namespace ringford::ui
