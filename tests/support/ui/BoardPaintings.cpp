// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/BoardPaintings.h"

#include <QPainter>

namespace ringford::test {

using namespace ui;

QImage BoardPaintings::painted(const BoardPicture& picture, const BoardPart& part, double scale)
{
    QImage image((m_layout->bounds().size() * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintBoard(painter, *m_layout, picture, m_style, part);
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
               std::abs(qBlue(one) - qBlue(other)) > tolerance;
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

bool contains(const QImage& image, const QRect& in, const QColor& colour)
{
    for (int y = in.top(); y <= in.bottom(); ++y) {
        for (int x = in.left(); x <= in.right(); ++x) {
            if (image.pixelColor(x, y) == colour)
                return true;
        }
    }
    return false;
}

} // namespace ringford::test
