// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ElidedLabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr qsizetype kMostMeasured = 4000; // characters: a line of them is wider than any screen
constexpr qsizetype kLongestTip = 2000;   // characters
constexpr int kWrapped = Qt::TextWordWrap;

/** The ends of a text, as far as they can be seen in a label that is cut like that. */
QString endsOf(const QString& text, Qt::TextElideMode mode)
{
    if (text.size() <= kMostMeasured)
        return text;
    QString head = mode == Qt::ElideLeft ? QString() : text.left(kMostMeasured / 2);
    if (!head.isEmpty() && head.back().isHighSurrogate())
        head.chop(1);
    QString tail = mode == Qt::ElideLeft || mode == Qt::ElideMiddle ? text.right(kMostMeasured / 2) : QString();
    if (!tail.isEmpty() && tail.front().isLowSurrogate())
        tail.remove(0, 1);
    return head + u'…' + tail;
}

} // namespace

ElidedLabel::ElidedLabel(Qt::TextElideMode mode, QWidget* parent) : QLabel(parent), m_mode(mode)
{
    setTextFormat(Qt::PlainText);
}

bool ElidedLabel::isHuge() const
{
    return text().size() > kMostMeasured;
}

/** What a label takes around a line of letters. */
QSize ElidedLabel::sizeOfLine(int width) const
{
    const QMargins around = contentsMargins();
    return {width + around.left() + around.right() + 2 * margin(),
            fontMetrics().height() + around.top() + around.bottom() + 2 * margin()};
}

QSize ElidedLabel::sizeHint() const
{
    return isHuge() ? sizeOfLine(fontMetrics().horizontalAdvance(endsOf(text(), m_mode))) : QLabel::sizeHint();
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, isHuge() ? sizeOfLine(0).height() : QLabel::minimumSizeHint().height()};
}

void ElidedLabel::setShorter(const QStringList& texts)
{
    m_shorter = texts;
    update();
}

/** The first that fits, else the shortest. */
QString ElidedLabel::fitting(int room) const
{
    QString shown = text();
    for (const QString& shorter : m_shorter) {
        if (fits(shown, room))
            break;
        shown = shorter;
    }
    return shown;
}

void ElidedLabel::setMostLines(int lines)
{
    if (std::exchange(m_mostLines, lines) != lines)
        update();
}

bool ElidedLabel::fits(const QString& text, int room) const
{
    if (text.size() > kMostMeasured)
        return false;
    if (m_mostLines == 1)
        return fontMetrics().horizontalAdvance(text) <= room;
    const int most = m_mostLines * fontMetrics().lineSpacing();
    const QSize all = fontMetrics().boundingRect(QRect(0, 0, room, most), kWrapped, text).size();
    return all.width() <= room && all.height() <= most;
}

QString ElidedLabel::seen(int room) const
{
    const QString text = fitting(room);
    if (fits(text, room))
        return text; // cutting counts in parts of pixels, and would cut what has room
    // Lines end where words do, and hold less than all their pixels.
    int width = m_mostLines * room;
    QString cut = fontMetrics().elidedText(endsOf(text, m_mode), m_mode, width);
    while (m_mostLines > 1 && width > room && !fits(cut, room)) {
        width -= std::max(1, room / 10);
        cut = fontMetrics().elidedText(endsOf(text, m_mode), m_mode, width);
    }
    return cut;
}

bool ElidedLabel::isCut(int room) const
{
    return !fits(fitting(room), room);
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QLabel::event(event);
    // Names come from files and people: what looks like HTML in them is text.
    QString tip;
    for (const QString& told : {seen(contentsRect().width()) == text() ? QString() : text(), toolTip()}) {
        const QString start = told.size() > kLongestTip ? told.left(kLongestTip) + u'…' : told;
        if (!start.isEmpty())
            tip += QStringLiteral("<p>%1</p>").arg(start.toHtmlEscaped());
    }
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int flags = static_cast<int>(alignment()) | (m_mostLines > 1 ? kWrapped : 0);
    painter.drawText(contentsRect(), flags, seen(contentsRect().width()));
}

} // namespace ringford::ui
