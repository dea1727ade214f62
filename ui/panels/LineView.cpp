// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/LineView.h"

#include "ui/paint/Figurines.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

const QString kMore = QStringLiteral("…"); // more of the line follows
constexpr int kAroundMore = 6;             // px
constexpr int kMostRows = 4;

} // namespace

LineView::LineView(QWidget* parent) : QListWidget(parent), m_more(new QLabel(kMore, this))
{
    setObjectName(QStringLiteral("line"));
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setBackgroundRole(QPalette::Base); // beside the rows, where the ellipsis stands
    setAutoFillBackground(true);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    m_more->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    fitFont();
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &LineView::showMore);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &LineView::showMore);
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
    fitFont();
    updateGeometry();
}

QStringList LineView::texts() const
{
    QStringList texts;
    for (int number = 0; number < count(); ++number)
        texts += item(number)->text();
    return texts;
}

int LineView::rowHeight() const
{
    return count() > 0 ? sizeHintForRow(0) : fontMetrics().height() + 4;
}

/** Also while it is empty: else it would be as high as its panel until there is a line. */
void LineView::fitFont()
{
    m_more->setFixedWidth(fontMetrics().horizontalAdvance(kMore) + kAroundMore);
    setMaximumHeight(kMostRows * rowHeight() + 2 * frameWidth());
}

QSize LineView::sizeHint() const
{
    return {QListWidget::sizeHint().width(), rowHeight() + 2 * frameWidth()};
}

QSize LineView::minimumSizeHint() const
{
    return {4 * fontMetrics().height(), sizeHint().height()};
}

/** No row is cut, and none lies below the ellipsis. */
void LineView::resizeEvent(QResizeEvent* event)
{
    const int high = height() - 2 * frameWidth();
    const int left = std::max(high, rowHeight()) % rowHeight();
    setViewportMargins(0, 0, m_more->width(), left);
    m_more->setGeometry(width() - frameWidth() - m_more->width(), frameWidth(), m_more->width(), high - left);
    QListWidget::resizeEvent(event);
    showMore();
}

void LineView::showMore()
{
    m_more->setVisible(verticalScrollBar()->value() < verticalScrollBar()->maximum());
}

void LineView::look(int number)
{
    if (std::exchange(m_lookedAt, number) != number)
        emit looked(number);
}

void LineView::changeEvent(QEvent* event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitFont();
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

} // namespace ringford::ui
