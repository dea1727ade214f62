// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/RingPaintings.h"

namespace ringford::test {

using namespace ui;

void RingPaintings::use(int seats, double depth, double angle, const char* theme, bool dark)
{
    m_ring = RingTable(seats);
    LayoutOptions options;
    options.turns = {angle};
    m_layout = makeLayout(m_ring.game.board, depth, options);
    m_style.theme = *Theme::named(QLatin1String(theme), dark);
}

BoardPicture RingPaintings::start() const
{
    BoardPicture picture = empty();
    picture.contents = m_ring.contents;
    return picture;
}

BoardPicture RingPaintings::empty() const
{
    BoardPicture picture;
    picture.game = &m_ring.game;
    return picture;
}

QPointF RingPaintings::onRim(const char* name, double outside) const
{
    const auto side = m_layout->sideTowards(m_ring.game.board.place(m_ring.cell(name)), Direction::North);
    return side->middle + side->outward * outside;
}

bool isAbout(const QColor& one, const QColor& other, int tolerance)
{
    return std::abs(one.red() - other.red()) <= tolerance && std::abs(one.green() - other.green()) <= tolerance &&
           std::abs(one.blue() - other.blue()) <= tolerance;
}

std::vector<QPointF> differences(const QImage& a, const QImage& b, int tolerance)
{
    std::vector<QPointF> found;
    for (int y = 0; y < a.height(); ++y) {
        const auto* rowOfA = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* rowOfB = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = 0; x < a.width(); ++x) {
            if (rowOfA[x] != rowOfB[x] && !isAbout(QColor(rowOfA[x]), QColor(rowOfB[x]), tolerance))
                found.emplace_back(x + 0.5, y + 0.5);
        }
    }
    return found;
}

} // namespace ringford::test
