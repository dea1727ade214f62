// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/LowRow.h"

#include "ui/widgets/HeightInWidth.h"

#include <QWidget>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kLettersBeside = 24; // that the part leaves to be read in, beside words

/** Of the widths up to @p width in which @p item is no higher than in that, the least. */
int narrowest(const QLayoutItem& item, int width)
{
    const int height = heightInWidth(item, width);
    int tooNarrow = item.minimumSize().width() - 1;
    while (width - tooNarrow > 1) {
        const int between = (tooNarrow + width) / 2;
        (heightInWidth(item, between) > height ? tooNarrow : width) = between;
    }
    return width;
}

} // namespace

QSize LowRow::minimumSize() const
{
    QSize size;
    for (const auto& item : items()) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

/** Of the part and of the words, which have none while nothing is said. */
std::array<QRect, 2> LowRow::places(const QRect& within) const
{
    const QRect inner = within.marginsRemoved(contentsMargins());
    const QLayoutItem& part = *items()[0];
    const QLayoutItem& words = *items()[1];
    const QRect whole(inner.topLeft(), QSize(inner.width(), heightInWidth(part, inner.width())));
    if (words.isEmpty())
        return {whole, QRect()};
    const QRect below(inner.left(), whole.bottom() + 1 + spacing(), inner.width(), heightInWidth(words, inner.width()));
    const int letters = kLettersBeside * parentWidget()->fontMetrics().averageCharWidth();
    const int width = inner.width() - std::max(part.minimumSize().width(), letters) - spacing();
    if (width <= words.minimumSize().width() || heightInWidth(words, width) > below.bottom() + 1 - inner.top())
        return {whole, below};
    const int wordsWidth = narrowest(words, width);
    const int wordsHeight = heightInWidth(words, wordsWidth);
    const int height = std::max(whole.height(), wordsHeight);
    const auto middle = [&](int left, int wide, int high) {
        return QRect(left, inner.top() + (height - high) / 2, wide, high);
    };
    return {middle(inner.left(), inner.width() - wordsWidth - spacing(), whole.height()),
            middle(inner.right() + 1 - wordsWidth, wordsWidth, wordsHeight)};
}

int LowRow::heightForWidth(int width) const
{
    const auto [part, words] = places(QRect(0, 0, width, 0));
    return std::max(part.bottom(), words.bottom()) + 1 + contentsMargins().bottom();
}

void LowRow::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const auto [part, words] = places(rect);
    items()[0]->setGeometry(part);
    if (!items()[1]->isEmpty())
        items()[1]->setGeometry(words);
}

} // namespace ringford::ui
