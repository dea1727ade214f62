// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/MessageLayout.h"

#include "ui/widgets/HeightInWidth.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr std::size_t kSign = 0;
constexpr std::size_t kWords = 1;
constexpr std::size_t kCloser = 2;
constexpr std::size_t kFirstChoice = 3;
constexpr int kWordsLetters = 28; // beside choices

} // namespace

/** In one line; the item itself says that it needs no room. */
int MessageLayout::wordsWidth() const
{
    return items()[kWords]->widget()->sizeHint().width();
}

/** In a row, with what keeps each from what stands before it. */
int MessageLayout::choicesWidth() const
{
    int width = 0;
    for (std::size_t choice = kFirstChoice; choice < items().size(); ++choice)
        width += widthOf(choice) + spacing();
    return width;
}

/** What the sign and what closes the words take. */
int MessageLayout::besideWords() const
{
    return widthOf(kSign) + widthOf(kCloser) + 2 * spacing();
}

QSize MessageLayout::sizeHint() const
{
    const QMargins around = contentsMargins();
    const int width = around.left() + besideWords() + wordsWidth() + choicesWidth() + around.right();
    return {width, heightForWidth(width)};
}

QSize MessageLayout::minimumSize() const
{
    const QMargins around = contentsMargins();
    return {around.left() + besideWords() + choicesWidth() + around.right(),
            around.top() + items()[kCloser]->minimumSize().height() + around.bottom()};
}

/** Puts the choices below @p row, at the end of it. @return where the lowest ends */
int MessageLayout::placeBelow(std::vector<QRect>& places, const QRect& row) const
{
    const bool areInARow = choicesWidth() <= row.width() + spacing();
    int top = row.bottom() + 1 + spacing();
    int widest = 0;
    for (std::size_t choice = kFirstChoice; choice < items().size(); ++choice)
        widest = std::max(widest, widthOf(choice));
    widest = std::min(widest, row.width());
    int left = row.right() + 1 + spacing() - choicesWidth();
    int bottom = top;
    for (std::size_t choice = kFirstChoice; choice < items().size(); ++choice) {
        const int height = items()[choice]->sizeHint().height();
        places[choice] = areInARow ? QRect(left, top, widthOf(choice), height)
                                   : QRect(row.right() + 1 - widest, top, widest, height);
        bottom = std::max(bottom, top + height);
        left += widthOf(choice) + spacing();
        top += areInARow ? 0 : height + spacing();
    }
    return bottom;
}

MessageLayout::Places MessageLayout::places(const QRect& within) const
{
    Places found{std::vector<QRect>(items().size()), 0};
    QRect row = within.marginsRemoved(contentsMargins());
    const int letters = kWordsLetters * items()[kWords]->widget()->fontMetrics().averageCharWidth();
    const int rest = row.width() - besideWords();
    const bool areBelow = items().size() > kFirstChoice && rest - choicesWidth() < std::min(wordsWidth(), letters);
    const int toRead = std::max(0, areBelow ? rest : rest - choicesWidth());
    int height = heightInWidth(*items()[kWords], toRead);
    for (std::size_t item = 0; item < items().size(); ++item) {
        if (item != kWords && !(areBelow && item >= kFirstChoice))
            height = std::max(height, items()[item]->sizeHint().height());
    }
    row.setHeight(height);
    int left = row.left();
    const auto place = [&](std::size_t item, int width) {
        found.items[item] = QRect(left, row.top(), width, height);
        left += width + spacing();
    };
    place(kSign, widthOf(kSign));
    place(kWords, toRead);
    for (std::size_t choice = kFirstChoice; !areBelow && choice < items().size(); ++choice)
        place(choice, widthOf(choice));
    place(kCloser, widthOf(kCloser));
    const int bottom = areBelow ? placeBelow(found.items, row) : row.bottom() + 1;
    found.height = bottom + contentsMargins().bottom() - within.top();
    return found;
}

void MessageLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const std::vector<QRect> found = places(rect).items;
    const Qt::LayoutDirection direction = parentWidget()->layoutDirection();
    for (std::size_t item = 0; item < items().size(); ++item)
        items()[item]->setGeometry(QStyle::visualRect(direction, rect, found[item]));
}

} // namespace ringford::ui
