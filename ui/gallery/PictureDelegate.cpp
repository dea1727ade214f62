// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/PictureDelegate.h"

#include "ui/gallery/PictureShelf.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kAround = 8;           // px, around all of it and between its parts
constexpr double kQuiet = 0.75;      // how strong the colour of less important words is
constexpr int kSentenceLines = 3;    // at most, of a tile
constexpr int kRowSentenceLines = 4; // of a row, which is as high as its words are

QPalette::ColorGroup groupOf(const QStyleOptionViewItem& option)
{
    return option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
}

/** Chosen in the list that has the focus: of several lists each has a chosen item. */
bool isInHand(const QStyleOptionViewItem& option)
{
    return option.state.testFlag(QStyle::State_Selected) && option.state.testFlag(QStyle::State_HasFocus);
}

/** Colour of the words of an item. */
QColor inkOf(const QStyleOptionViewItem& option)
{
    return option.palette.color(groupOf(option), isInHand(option) ? QPalette::HighlightedText : QPalette::Text);
}

/** What is behind a chosen item: pale in a list without the focus. */
QColor groundOf(const QStyleOptionViewItem& option)
{
    constexpr float kPale = 0.25F;
    QColor ground = option.palette.color(groupOf(option), QPalette::Highlight);
    if (!isInHand(option))
        ground.setAlphaF(kPale);
    return ground;
}

/** How many lines @p text takes up, but not more than @p most. */
int linesOf(const QString& text, const QFont& font, int width, int most)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    int lines = 0;
    for (QTextLine line = layout.createLine(); lines < most && line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        ++lines;
    }
    layout.endLayout();
    return lines;
}

/** Writes @p text below the top of @p room, in so many lines; gives the room that is left. */
QRect writeLines(QPainter& painter, const QRect& room, const QString& text, int most)
{
    QTextLayout layout(text, painter.font());
    layout.beginLayout();
    int top = room.top();
    const int height = painter.fontMetrics().height();
    for (int number = 0; number < most && top + height <= room.bottom() + 1; ++number) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(room.width());
        const bool isLast = number + 1 == most || top + 2 * height > room.bottom() + 1;
        const QString words = isLast ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength());
        painter.drawText(QRect(room.left(), top, room.width(), height), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(words.trimmed(), Qt::ElideRight, room.width()));
        top += height;
    }
    layout.endLayout();
    return {room.left(), top, room.width(), room.bottom() + 1 - top};
}

} // namespace

QSize PictureDelegate::pictureSize(const QFontMetrics& letters) const
{
    const int line = letters.height();
    return m_shape == PictureShape::Tile ? QSize(13 * line, 9 * line) : QSize(6 * line, 4 * line);
}

QSize PictureDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize picture = pictureSize(option.fontMetrics);
    const int line = option.fontMetrics.height();
    if (m_shape == PictureShape::Tile)
        return {picture.width() + 2 * kAround, picture.height() + (2 + kSentenceLines) * line + 3 * kAround};
    const auto* const view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int room = (view ? view->viewport()->width() : 2 * picture.width()) - picture.width() - 3 * kAround;
    const QString sentence = index.data(PictureShelf::Sentence).toString();
    const bool hasNote = !index.data(PictureShelf::Note).toString().isEmpty();
    const int words = 1 + linesOf(sentence, option.font, room, sentence.isEmpty() ? 0 : kRowSentenceLines) + hasNote;
    return {2 * picture.width(), std::max(picture.height(), words * line) + 2 * kAround};
}

void PictureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const QStyle& style = option.widget ? *option.widget->style() : *QApplication::style();
    // Styles have a pale ground of their own for tiles, on which the words of what is chosen would not be seen.
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, groundOf(option));
    const QRect room = option.rect.adjusted(kAround, kAround, -kAround, -kAround);
    const QSize size = pictureSize(option.fontMetrics);
    const QRect at = m_shape == PictureShape::Tile ? QRect(room.topLeft(), QSize(room.width(), size.height()))
                                                   : QRect(room.topLeft(), QSize(size.width(), room.height()));
    const auto& shelf = *qobject_cast<const PictureShelf*>(index.model());
    const QPixmap picture = shelf.picture(index, at.size(), painter->device()->devicePixelRatioF());
    if (!picture.isNull())
        painter->drawPixmap(at.topLeft(), picture);
    const QRect words =
        m_shape == PictureShape::Tile
            ? QRect(room.left(), at.bottom() + kAround, room.width(), room.bottom() - at.bottom() - kAround + 1)
            : QRect(at.right() + kAround, room.top(), room.right() - at.right() - kAround, room.height());
    paintWords(*painter, words, option, index);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect frame;
        frame.QStyleOption::operator=(option);
        frame.state |= QStyle::State_KeyboardFocusChange;
        style.drawPrimitive(QStyle::PE_FrameFocusRect, &frame, painter, option.widget);
    }
    painter->restore();
}

void PictureDelegate::paintWords(QPainter& painter, const QRect& room, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const
{
    const QColor ink = inkOf(option);
    QFont bold = option.font;
    bold.setBold(true);
    painter.setPen(ink);
    painter.setFont(bold);
    QRect left = writeLines(painter, room, index.data().toString(), 1);
    painter.setFont(option.font);
    if (const QString sentence = index.data(PictureShelf::Sentence).toString(); !sentence.isEmpty())
        left = writeLines(painter, left, sentence, m_shape == PictureShape::Row ? kRowSentenceLines : kSentenceLines);
    QColor quiet = ink;
    quiet.setAlphaF(static_cast<float>(kQuiet));
    painter.setPen(quiet);
    if (const QString note = index.data(PictureShelf::Note).toString(); !note.isEmpty())
        writeLines(painter, left, note, 1);
}

} // namespace ringford::ui
