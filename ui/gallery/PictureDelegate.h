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

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QSize pictureSize(const QFontMetrics& letters) const;
    void paintWords(QPainter& painter, const QRect& room, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const;

    PictureShape m_shape;
};

} // namespace ringford::ui
