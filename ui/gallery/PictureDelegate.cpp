// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/PictureDelegate.h"

#include "ui/gallery/PictureShelf.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kAround = 8;           // px, around all of it and between its parts
constexpr double kQuiet = 0.75;      // how strong the colour of less important words is
constexpr int kSentenceLines = 4;    // at most, of a tile
constexpr int kRowSentenceLines = 6; // of a row, which is as high as its words are
constexpr int kTitleLines = 2;       // of a row, at most
constexpr int kTileLetters = 13;     // heights of a line, as all that follows: how wide a picture usually is
constexpr int kRowLetters = 6;
constexpr int kNarrowRowLetters = 4; // where there is hardly room for the words
constexpr int kNarrowRow = 18;

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

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

/** Of a tile's picture. */
int heightOf(int width)
{
    return width * 9 / 13;
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

QSize PictureDelegate::tileSize(int width, const QFontMetrics& letters)
{
    const int words = (2 + kSentenceLines) * letters.height();
    return {width + 2 * kAround, heightOf(width) + words + 3 * kAround};
}

QSize PictureDelegate::pictureSize(const QStyleOptionViewItem& option) const
{
    const int line = option.fontMetrics.height();
    if (m_shape == PictureShape::Tile) {
        const int width = m_tileWidth > 0 ? m_tileWidth : kTileLetters * line;
        return {width, heightOf(width)};
    }
    const auto* const view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool isNarrow = view && view->viewport()->width() < kNarrowRow * line;
    const int width = (isNarrow ? kNarrowRowLetters : kRowLetters) * line;
    return {width, width * 2 / 3};
}

QSize PictureDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = pictureSize(option).width();
    if (m_shape == PictureShape::Tile)
        return tileSize(width, option.fontMetrics);
    return {2 * width, rowHeight(option, index, m_closeness)};
}

int PictureDelegate::rowHeight(const QStyleOptionViewItem& option, const QModelIndex& index, int closeness) const
{
    const QSize picture = pictureSize(option);
    const auto* const view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int room = (view ? view->viewport()->width() : 2 * picture.width()) - picture.width() - 3 * kAround;
    const QString sentence = index.data(PictureShelf::Sentence).toString();
    const bool hasNote = !index.data(PictureShelf::Note).toString().isEmpty();
    const int words = linesOf(index.data().toString(), bold(option.font), room, kTitleLines) +
                      linesOf(sentence, option.font, room, sentence.isEmpty() ? 0 : kRowSentenceLines) + hasNote;
    const int least = std::max(picture.height() - 2 * closeness, words * option.fontMetrics.height());
    return least + 2 * (kAround - closeness);
}

/** Without what is around it. */
QRect PictureDelegate::roomIn(const QRect& item) const
{
    const int above = m_shape == PictureShape::Row ? kAround - m_closeness : kAround;
    return item.adjusted(kAround, above, -kAround, -above);
}

QRect PictureDelegate::wordsRect(const QStyleOptionViewItem& option) const
{
    const QRect room = roomIn(option.rect);
    const QSize picture = pictureSize(option);
    return m_shape == PictureShape::Tile ? room.adjusted(0, picture.height() + kAround, 0, 0)
                                         : room.adjusted(picture.width() + kAround, 0, 0, 0);
}

bool PictureDelegate::isCut(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr int kAny = 100;
    const int width = wordsRect(option).width();
    const bool isRow = m_shape == PictureShape::Row;
    const auto takesMore = [width](const QString& text, const QFont& font, int most) {
        return QFontMetrics(font).horizontalAdvance(text) > width && linesOf(text, font, width, kAny) > most;
    };
    return takesMore(index.data().toString(), bold(option.font), isRow ? kTitleLines : 1) ||
           takesMore(index.data(PictureShelf::Sentence).toString(), option.font,
                     isRow ? kRowSentenceLines : kSentenceLines);
}

/** What is read whole needs no words beside it: they would only lie over others. */
bool PictureDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                                const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || isCut(option, index))
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::hideText();
    return true;
}

void PictureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const QStyle& style = option.widget ? *option.widget->style() : *QApplication::style();
    // Styles have a pale ground of their own for tiles, on which the words of what is chosen would not be seen.
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, groundOf(option));
    // Below the picture: some styles fill the frame with a veil, which would change the colours of the board.
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect frame;
        frame.QStyleOption::operator=(option);
        frame.state |= QStyle::State_KeyboardFocusChange;
        style.drawPrimitive(QStyle::PE_FrameFocusRect, &frame, painter, option.widget);
    }
    const QRect room = roomIn(option.rect);
    const QSize size = pictureSize(option);
    const QRect at = m_shape == PictureShape::Tile ? QRect(room.topLeft(), QSize(room.width(), size.height()))
                                                   : QRect(room.topLeft(), QSize(size.width(), room.height()));
    const auto& shelf = *qobject_cast<const PictureShelf*>(index.model());
    const QPixmap picture = shelf.picture(index, at.size(), painter->device()->devicePixelRatioF());
    if (!picture.isNull())
        painter->drawPixmap(at.topLeft(), picture);
    paintWords(*painter, wordsRect(option), option, index);
    painter->restore();
}

void PictureDelegate::paintWords(QPainter& painter, const QRect& room, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const
{
    const QColor ink = inkOf(option);
    const bool isRow = m_shape == PictureShape::Row;
    painter.setPen(ink);
    painter.setFont(bold(option.font));
    QRect left = writeLines(painter, room, index.data().toString(), isRow ? kTitleLines : 1);
    painter.setFont(option.font);
    if (const QString sentence = index.data(PictureShelf::Sentence).toString(); !sentence.isEmpty())
        left = writeLines(painter, left, sentence, isRow ? kRowSentenceLines : kSentenceLines);
    QColor quiet = ink;
    quiet.setAlphaF(static_cast<float>(kQuiet));
    painter.setPen(quiet);
    if (const QString note = index.data(PictureShelf::Note).toString(); !note.isEmpty())
        writeLines(painter, left, note, 1);
}

} // namespace ringford::ui
