// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <cstdint>

namespace ringford::ui {

/** How things of a PictureShelf stand: as tiles with their words below, or in rows with their words beside. */
enum class PictureShape : std::uint8_t { Tile, Row };

/** Draws what stands on a PictureShelf: a picture, the title, a few words, a sentence. */
class PictureDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    PictureDelegate(PictureShape shape, QObject* parent) : QStyledItemDelegate(parent), m_shape(shape) {}

    /** How wide pictures of tiles are, in device-independent pixels. */
    void setTileWidth(int width) { m_tileWidth = width; }
    /** How much nearer rows are to one another than usual, from 0 to kClosest; as long as that cuts no words. */
    void setCloseness(int closeness) { m_closeness = closeness; }
    static constexpr int kClosest = 6;
    /** What a tile with a picture of @p width takes, beside others with these @p letters. */
    static QSize tileSize(int width, const QFontMetrics& letters);
    /** How high the row of an item is, so near to others. */
    int rowHeight(const QStyleOptionViewItem& option, const QModelIndex& index, int closeness) const;
    /** Whether there is too little room for the title or the sentence of an item, where @p option says. */
    bool isCut(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

private:
    QRect roomIn(const QRect& item) const;
    QSize pictureSize(const QStyleOptionViewItem& option) const;
    QRect wordsRect(const QStyleOptionViewItem& option) const;
    void paintWords(QPainter& painter, const QRect& room, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const;

    PictureShape m_shape;
    int m_tileWidth = 0; ///< 0: by the letters
    int m_closeness = 0;
};

} // namespace ringford::ui
