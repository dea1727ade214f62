// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ParagraphField.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace ringford::ui {

ParagraphField::ParagraphField(QWidget* parent) : BoundedField(parent)
{
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &ParagraphField::grow);
    grow();
}

int ParagraphField::heightOf(int lines) const
{
    const double around = 2 * (document()->documentMargin() + frameWidth());
    return static_cast<int>(std::ceil(lines * QFontMetricsF(font()).lineSpacing() + around)) + 1;
}

QSize ParagraphField::sizeHint() const
{
    return {BoundedField::sizeHint().width(), height()};
}

QSize ParagraphField::minimumSizeHint() const
{
    return {10 * fontMetrics().averageCharWidth(), height()};
}

/** Of this document the height is a number of lines. */
void ParagraphField::grow()
{
    const int lines =
        std::clamp(static_cast<int>(document()->documentLayout()->documentSize().height()), 1, kMostLines);
    const bool isLong = document()->documentLayout()->documentSize().height() > kMostLines;
    setVerticalScrollBarPolicy(isLong ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    if (heightOf(lines) != height())
        setFixedHeight(heightOf(lines));
}

void ParagraphField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit editingFinished();
    else if (event->key() == Qt::Key_Escape)
        event->ignore(); // it closes what the field stands in
    else
        BoundedField::keyPressEvent(event);
}

void ParagraphField::focusOutEvent(QFocusEvent* event)
{
    BoundedField::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        emit editingFinished();
}

void ParagraphField::resizeEvent(QResizeEvent* event)
{
    BoundedField::resizeEvent(event);
    grow();
}

void ParagraphField::changeEvent(QEvent* event)
{
    BoundedField::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        grow();
}

} // namespace ringford::ui
