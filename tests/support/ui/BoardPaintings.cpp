// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/BoardPaintings.h"

#include <QPainter>

namespace ringford::test {

using namespace ui;

QImage painted(const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style, const BoardPart& part,
               double scale)
{
    QImage image((layout.bounds().size() * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintBoard(painter, layout, picture, style, part);
    return image;
}

BoardPicture BoardPaintings::start() const
{
    BoardPicture picture;
    picture.game = &m_game->description();
    picture.contents = m_game->contents(m_game->start());
    return picture;
}

QRect difference(const QImage& a, const QImage& b, int tolerance)
{
    const auto apart = [&](QRgb one, QRgb other) {
        return std::abs(qRed(one) - qRed(other)) > tolerance || std::abs(qGreen(one) - qGreen(other)) > tolerance ||
               std::abs(qBlue(one) - qBlue(other)) > tolerance || std::abs(qAlpha(one) - qAlpha(other)) > tolerance;
    };
    QRect found;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            if (apart(a.pixel(x, y), b.pixel(x, y)))
                found |= QRect(x, y, 1, 1);
        }
    }
    return found;
}

bool contains(const QImage& image, const QRectF& in, const QColor& colour)
{
    const QRect pixels = in.toAlignedRect() & image.rect();
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        for (int x = pixels.left(); x <= pixels.right(); ++x) {
            if (image.pixelColor(x, y) == colour)
                return true;
        }
    }
    return false;
}

} // namespace ringford::test
