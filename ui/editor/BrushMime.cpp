// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/BrushMime.h"

#include <QByteArray>
#include <QList>
#include <QMimeData>

namespace ringford::ui {

std::unique_ptr<QMimeData> mimeOf(const Brush& brush)
{
    auto mime = std::make_unique<QMimeData>();
    mime->setData(QLatin1String(brush.kind == Brush::Kind::Marker ? kMarkerMime : kBrushMime),
                  QByteArray::number(brush.piece.index) + ' ' + QByteArray::number(brush.army));
    return mime;
}

std::optional<Brush> brushIn(const QMimeData& mime)
{
    constexpr int kMost = 255;
    const bool isMarker = mime.hasFormat(QLatin1String(kMarkerMime));
    const QList<QByteArray> parts = mime.data(QLatin1String(isMarker ? kMarkerMime : kBrushMime)).split(' ');
    if (parts.size() != 2)
        return std::nullopt;
    bool isKind = false;
    bool isArmy = false;
    const int kind = parts[0].toInt(&isKind);
    const int army = parts[1].toInt(&isArmy);
    if (!isKind || !isArmy || kind < 0 || kind > kMost || army < 0 || army > kMost)
        return std::nullopt;
    return Brush{isMarker ? Brush::Kind::Marker : Brush::Kind::Piece, PieceKind{static_cast<std::uint8_t>(kind)}, army,
                 0};
}

} // namespace ringford::ui
