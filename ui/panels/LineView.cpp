// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/LineView.h"

#include "ui/paint/Figurines.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

const QString kMore = QStringLiteral("…"); // more of the line follows
constexpr int kAroundMore = 6;             // px

} // namespace

LineView::LineView(QWidget* parent) : QListWidget(parent)
{
    setObjectName(QStringLiteral("line"));
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(this, &QListWidget::itemEntered, this, [this](const QListWidgetItem* item) { look(row(item)); });
    connect(this, &QListWidget::currentRowChanged, this, [this](int number) {
        if (hasFocus())
            look(number);
    });
    connect(this, &QListWidget::itemPressed, this, [this](const QListWidgetItem* item) { look(row(item)); });
}

void LineView::setTexts(const QStringList& texts, const QStringList& spoken)
{
    clear();
    for (qsizetype i = 0; i < texts.size(); ++i) {
        auto* const item = new QListWidgetItem(texts[i], this);
        item->setFont(withFigurines(font(), texts[i]));
        if (i < spoken.size())
            item->setData(Qt::AccessibleTextRole, spoken[i]);
    }
    look(-1);
    updateGeometry();
}

QStringList LineView::texts() const
{
    QStringList texts;
    for (int number = 0; number < count(); ++number)
        texts += item(number)->text();
    return texts;
}

QSize LineView::sizeHint() const
{
    const int row = count() > 0 ? sizeHintForRow(0) : fontMetrics().height() + 4;
    return {QListWidget::sizeHint().width(), row + 2 * frameWidth()};
}

QSize LineView::minimumSizeHint() const
{
    return {4 * fontMetrics().height(), sizeHint().height()};
}

int LineView::ellipsisWidth() const
{
    return fontMetrics().horizontalAdvance(kMore) + kAroundMore;
}

void LineView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QListWidget::scrollTo(index, hint);
    const int covered = visualRect(index).right() - (viewport()->width() - ellipsisWidth());
    if (covered > 0)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + covered);
}

void LineView::look(int number)
{
    if (std::exchange(m_lookedAt, number) != number)
        emit looked(number);
}

bool LineView::viewportEvent(QEvent* event)
{
    // The keys may still be at one of them.
    if (event->type() == QEvent::Leave)
        look(hasFocus() ? currentRow() : -1);
    return QListWidget::viewportEvent(event);
}

void LineView::focusInEvent(QFocusEvent* event)
{
    QListWidget::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason && count() > 0) {
        setCurrentRow(std::max(currentRow(), 0));
        look(currentRow());
    }
}

void LineView::focusOutEvent(QFocusEvent* event)
{
    QListWidget::focusOutEvent(event);
    look(-1);
}

void LineView::keyPressEvent(QKeyEvent* event)
{
    // Else the key is for whoever leaves what came up last.
    if (event->key() == Qt::Key_Escape && m_lookedAt >= 0)
        look(-1);
    else
        QListWidget::keyPressEvent(event);
}

void LineView::paintEvent(QPaintEvent* event)
{
    QListWidget::paintEvent(event);
    if (horizontalScrollBar()->value() >= horizontalScrollBar()->maximum())
        return;
    QPainter painter(viewport());
    const int width = ellipsisWidth();
    const QRect end(viewport()->width() - width, 0, width, viewport()->height());
    painter.fillRect(end, palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(end, Qt::AlignCenter, kMore);
}

} // namespace ringford::ui
