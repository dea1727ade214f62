// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/DiceArea.h"

#include "ui/widgets/Announcer.h"
#include "ui/widgets/DieShape.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QVariantAnimation>

#include <algorithm>
#include <limits>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kStagger = 0.45; // of the time, until the last die begins to fall
constexpr int kAtOnce = 16;       // dice fall in so many groups

/** Where a thing is that is thrown: from 0 to 1, with one small bounce at the end. */
double bounced(double part)
{
    constexpr double kFirstBounce = 0.7;
    if (part < kFirstBounce)
        return part * part / (kFirstBounce * kFirstBounce);
    const double middle = (part - (1 + kFirstBounce) / 2) / ((1 - kFirstBounce) / 2);
    return 1 - 0.12 * (1 - middle * middle);
}

/**
 * A picture to walk about in: of what only holds other things, as scroll areas do, readers say nothing, and "canvas",
 * which it is as well, is no word for people.
 */
QAccessibleInterface* makeDiceAccessible(const QString&, QObject* object)
{
    auto* const dice = qobject_cast<DiceArea*>(object);
    return dice ? new QAccessibleWidget(dice, QAccessible::Graphic) : nullptr;
}

} // namespace

DiceArea::DiceArea(QWidget* parent) : QAbstractScrollArea(parent), m_cursor(0), m_fall(new QVariantAnimation(this))
{
    m_fall->setStartValue(0.0);
    m_fall->setEndValue(1.0);
    connect(m_fall, &QVariantAnimation::valueChanged, viewport(), qOverload<>(&QWidget::update));
    connect(m_fall, &QVariantAnimation::finished, viewport(), qOverload<>(&QWidget::update));
    QAccessible::installFactory(makeDiceAccessible); // once more does nothing
    setObjectName(QStringLiteral("dice"));
    setAccessibleName(tr("Dice as they fell"));
    setWhatsThis(tr("<p>Every die as it fell. The highest value of a die is drawn dark, a die that is not kept is pale "
                    "and struck out, "
                    "and a die that was rolled again is joined to what was added.</p><p>A click, or Space, locks a "
                    "die: it has a frame "
                    "with a lock, and stays when the rest is rolled again.</p>"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
}

void DiceArea::setItems(std::vector<DiceItem> items, const std::vector<bool>& locked)
{
    const bool hadLocked = hasLocked();
    skip();
    m_items = std::move(items);
    m_cursor = m_items.size();
    std::size_t dice = 0;
    for (const DiceItem& item : m_items)
        dice = item.kind == DiceItem::Kind::Die ? item.die + 1 : dice;
    m_locked = locked;
    m_locked.resize(dice, false);
    if (hadLocked || hasLocked())
        emit lockedChanged();
    layOut();
    verticalScrollBar()->setValue(0);
    viewport()->update();
}

QSize DiceArea::minimumSizeHint() const
{
    return {8 * fontMetrics().height(), 4 * fontMetrics().height()};
}

int DiceArea::widthOf(const QString& words)
{
    const auto known = m_widths.constFind(words);
    if (known != m_widths.constEnd())
        return *known;
    const int width = fontMetrics().horizontalAdvance(words);
    m_widths.insert(words, width);
    return width;
}

void DiceArea::newLine(std::size_t first, int height)
{
    const int top = m_lines.empty() ? gap() : bottomOfLines();
    m_lines.push_back({first, top, height});
}

void DiceArea::layOut()
{
    m_isLarge = true;
    int height = layOutItems(viewport()->height());
    if (height > viewport()->height()) {
        m_isLarge = false;
        height = layOutItems(std::numeric_limits<int>::max());
    }
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(dieSide());
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
}

/** Gives how high all lines are together. Ends as soon as that is more than @p most: of thousands of dice few fit. */
int DiceArea::layOutItems(int most)
{
    const int room = viewport()->width() - gap();
    const int between = gap();
    const int side = dieSide(); // asked for once: fonts take long to tell how high they are
    const int headingHeight = fontMetrics().height() * 3 / 2;
    m_lefts.assign(m_items.size(), 0);
    m_lines.clear();
    int x = between;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const DiceItem& item = m_items[i];
        const int width = item.kind == DiceItem::Kind::Die ? side : widthOf(item.words);
        const bool isHeading = item.kind == DiceItem::Kind::Heading;
        const bool followsHeading = i > 0 && m_items[i - 1].kind == DiceItem::Kind::Heading;
        if (m_lines.empty() || item.beginsLine || followsHeading || x + width > room) {
            newLine(i, isHeading ? headingHeight : side + between);
            if (bottomOfLines() > most)
                break;
            x = between;
        }
        m_lefts[i] = x;
        const bool isJoined = i + 1 < m_items.size() && m_items[i + 1].joins;
        x += width + (isJoined ? 0 : between);
    }
    return m_lines.empty() ? 0 : bottomOfLines() + between;
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

void DiceArea::paintFallingDie(QPainter& painter, std::size_t number, const QRect& place) const
{
    const DiceItem& item = m_items[number];
    const double start = kStagger * static_cast<double>(item.die % kAtOnce) / kAtOnce;
    const double part = std::clamp((m_fall->currentValue().toDouble() - start) / (1 - kStagger), 0.0, 1.0);
    if (part == 0)
        return; // still in the hand
    const double above = (1 - bounced(part)) * (place.bottom() + 1);
    // While it tumbles it shows other sides: which ones does not matter.
    const int tumbles = static_cast<int>((1 - part) * 8);
    const int shown = 1 + (item.value - 1 + tumbles * 5) % item.sides;
    paintDie(painter, QRectF(place).translated(0, -above),
             {item.sides, shown, item.isKept, false, (1 - part) * (item.die % 2 ? 300 : -300)},
             DieColours::of(palette()));
}

void DiceArea::paintItem(QPainter& painter, std::size_t number, const QRect& place) const
{
    const DiceItem& item = m_items[number];
    if (item.kind == DiceItem::Kind::Die && isFalling() && !m_locked[item.die]) {
        paintFallingDie(painter, number, place);
        return;
    }
    if (item.kind == DiceItem::Kind::Die) {
        const DieColours colours = DieColours::of(palette());
        paintDie(painter, place, {item.sides, item.value, item.isKept, m_locked[item.die]}, colours);
        if (number == m_cursor && hasFocus()) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
            painter.drawRect(place.adjusted(-1, -1, 1, 1));
        }
        if (item.joins) {
            const QPoint at(place.left(), place.center().y());
            const int arm = gap();
            painter.setPen(QPen(colours.line, 2));
            painter.drawLine(at - QPoint(arm, 0), at + QPoint(arm, 0));
            painter.drawLine(at - QPoint(0, arm), at + QPoint(0, arm));
        }
        return;
    }
    if (item.kind == DiceItem::Kind::Words && isFalling())
        return; // nobody knows yet
    QFont words = font();
    words.setBold(item.kind == DiceItem::Kind::Heading);
    painter.setFont(words);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRect(place.left(), place.top(), viewport()->width(), place.height() - gap()),
                     Qt::AlignLeft | Qt::AlignVCenter, item.words);
}

bool DiceArea::showsAllLarge() const
{
    return m_isLarge && verticalScrollBar()->maximum() == 0;
}

bool DiceArea::hasLocked() const
{
    return std::ranges::find(m_locked, true) != m_locked.end();
}

void DiceArea::fall(int milliseconds)
{
    m_fall->stop();
    if (milliseconds <= 0 || m_items.empty())
        return;
    m_fall->setDuration(milliseconds);
    m_fall->start();
}

bool DiceArea::isFalling() const
{
    return m_fall->state() == QAbstractAnimation::Running;
}

void DiceArea::skip()
{
    m_fall->stop();
    viewport()->update();
}

void DiceArea::toggle(std::size_t item)
{
    if (!m_isLockable)
        return;
    const std::size_t die = m_items[item].die;
    m_locked[die] = !m_locked[die];
    m_cursor = item;
    viewport()->update();
    emit lockedChanged();
    emit lockChosen();
    Announcer::of(*this).say(m_locked[die] ? tr("Locked: %1").arg(m_items[item].value)
                                           : tr("No longer locked: %1").arg(m_items[item].value));
}

void DiceArea::unlockAll()
{
    if (!hasLocked())
        return;
    m_locked.assign(m_locked.size(), false);
    viewport()->update();
    emit lockedChanged();
    Announcer::of(*this).say(tr("No die is locked any more."));
}

/** To the next die, or the one before. */
void DiceArea::moveCursor(int steps)
{
    const auto count = static_cast<std::ptrdiff_t>(m_items.size());
    auto at = m_cursor < m_items.size() ? static_cast<std::ptrdiff_t>(m_cursor) + steps : steps > 0 ? 0 : count - 1;
    const auto isStop = [](const DiceItem& item) { return item.kind == DiceItem::Kind::Die && !item.joins; };
    while (at >= 0 && at < count && !isStop(m_items[static_cast<std::size_t>(at)]))
        at += steps;
    if (at < 0 || at >= count)
        return;
    m_cursor = static_cast<std::size_t>(at);
    const QRect place = rectOf(m_cursor);
    const int outside = std::min(0, place.top() - gap()) + std::max(0, place.bottom() + gap() - viewport()->height());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + outside);
    viewport()->update();
    const DiceItem& item = m_items[m_cursor];
    //: of a die: how many sides it has, and what it shows
    const QString words = tr("d%1: %2").arg(item.sides).arg(item.value);
    Announcer::of(*this).say(m_locked[item.die] ? tr("%1, locked").arg(words) : words);
}

std::size_t DiceArea::dieAt(QPoint at) const
{
    if (m_lines.empty())
        return m_items.size();
    const std::size_t line = lineAt(at.y() + verticalScrollBar()->value());
    const std::size_t end = line + 1 < m_lines.size() ? m_lines[line + 1].first : m_items.size();
    for (std::size_t item = m_lines[line].first; item < end; ++item) {
        if (m_items[item].kind == DiceItem::Kind::Die && rectOf(item).contains(at))
            return item;
    }
    return m_items.size();
}

bool DiceArea::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_isLockable)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const std::size_t item = dieAt(help->pos());
    if (item == m_items.size()) {
        QToolTip::hideText();
        return true;
    }
    const QString text = m_locked[m_items[item].die]
                             ? tr("This die is kept when the rest is rolled again. Click to let it go.")
                             : tr("Click to keep this die when the rest is rolled again.");
    QToolTip::showText(help->globalPos(), text, viewport(), rectOf(item));
    return true;
}

void DiceArea::mousePressEvent(QMouseEvent* event)
{
    if (isFalling() || event->button() != Qt::LeftButton || m_lines.empty()) {
        skip();
        return;
    }
    if (const std::size_t item = dieAt(event->position().toPoint()); item < m_items.size())
        toggle(item);
}

void DiceArea::keyPressEvent(QKeyEvent* event)
{
    skip();
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        moveCursor(event->key() == Qt::Key_Right ? 1 : -1);
    else if (event->key() == Qt::Key_Space && m_cursor < m_items.size())
        toggle(m_cursor);
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void DiceArea::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
    emit roomChanged();
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
