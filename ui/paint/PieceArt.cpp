// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/PieceArt.h"

#include "ui/paint/OneBitPiece.h"

#include <QByteArrayList>
#include <QFile>
#include <QHashFunctions>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kOutline = 3;
constexpr double kFineOutline = 2.4;
constexpr double kFineFrom = 96;        // px of box
constexpr double kLeastOutline = 1.125; // px
constexpr double kTinyBox = 16;         // px; below it, that outline would leave nothing of the colour
constexpr double kTinyOutline = 3.7;
constexpr double kLeastMarkedBox = 20;   // px; below it foot marks are only dirt
constexpr qsizetype kMostPrinted = 1000; // of a kind, a seat and a size
constexpr qsizetype kMostPixmapBytes = 48 * 1024 * 1024;

} // namespace

size_t qHash(const PieceArt::Key& key, size_t seed)
{
    const PieceInk& ink = key.look.ink;
    return qHashMulti(seed, key.look.drawing, static_cast<int>(key.look.seat), ink.fill.rgba(), ink.line.rgba(),
                      ink.detail.rgba(), key.look.isOut, key.side, key.outlineHundredths);
}

PieceLook lookOf(const GameDescription& game, const Piece& piece, const Theme& theme)
{
    const Colour seat = game.side(piece.side).colour;
    return {QString::fromStdString(game.kind(piece.kind).drawing), seat, theme.piece(seat), false};
}

const PieceTemplate& PieceArt::shapes(const QString& drawing)
{
    const auto known = m_templates.find(drawing);
    if (known != m_templates.end())
        return known->second;
    QFile file(QStringLiteral(":/pieces/%1.svg").arg(drawing));
    if (file.open(QIODevice::ReadOnly)) {
        if (auto made = PieceTemplate::read(file.readAll()))
            return m_templates.emplace(drawing, std::move(*made)).first->second;
    }
    if (drawing == QLatin1String("man"))
        qFatal("the pieces' drawings are missing from the program");
    return m_templates.emplace(drawing, shapes(QStringLiteral("man"))).first->second;
}

double PieceArt::outlineWidth(double boxInPixels)
{
    if (boxInPixels >= kFineFrom)
        return kFineOutline;
    if (boxInPixels < kTinyBox)
        return kTinyOutline;
    return std::max(kOutline, kLeastOutline * PieceTemplate::kBox / boxInPixels);
}

std::vector<InkedShape> PieceArt::inked(const PieceLook& look, double outline)
{
    const double boxInPixels = kLeastOutline * PieceTemplate::kBox / outline;
    const bool isMarked = outline <= kOutline || boxInPixels >= kLeastMarkedBox;
    return inkedShapes(shapes(look.drawing), look, outline, isMarked);
}

const std::vector<InkedShape>& PieceArt::printed(const PieceLook& look, PaperStyle style, double boxInMm)
{
    const Key key{look, static_cast<int>(std::lround(boxInMm * 100)), static_cast<int>(style)};
    auto known = m_printed.find(key);
    if (known == m_printed.end()) {
        if (m_printed.size() >= kMostPrinted)
            m_printed.clear();
        const PieceTemplate& from = shapes(look.drawing);
        known = m_printed.insert(key, style == PaperStyle::OneBit ? oneBitShapes(from, look, boxInMm)
                                                                  : printedShapes(from, look, style, boxInMm));
    }
    return *known;
}

QByteArray PieceArt::printedKey(const PieceLook& look, PaperStyle style, double boxInMm)
{
    const PieceInk& ink = look.ink;
    return look.drawing.toUtf8() + QByteArray(look.isOut ? " out " : " in ") +
           QByteArrayList{QByteArray::number(static_cast<int>(look.seat)),
                          QByteArray::number(static_cast<int>(style)),
                          QByteArray::number(static_cast<qlonglong>(std::lround(boxInMm * 100))),
                          QByteArray::number(ink.fill.rgba()),
                          QByteArray::number(ink.line.rgba()),
                          QByteArray::number(ink.detail.rgba())}
               .join(' ');
}

void PieceArt::paint(QPainter& painter, const std::vector<InkedShape>& shapes)
{
    for (const InkedShape& shape : shapes) {
        painter.setPen(shape.stroke.width > 0 ? shape.stroke.pen() : QPen(Qt::NoPen));
        painter.setBrush(shape.fill.isValid() ? QBrush(shape.fill) : QBrush(Qt::NoBrush));
        painter.drawPath(shape.path);
    }
}

QPixmap PieceArt::pixmap(const PieceLook& look, int side, double outline)
{
    const Key key{look, side, static_cast<int>(std::lround(outline * 100))};
    const auto known = m_pixmaps.constFind(key);
    if (known != m_pixmaps.constEnd())
        return *known;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(side / PieceTemplate::kBox, side / PieceTemplate::kBox);
        paint(painter, inked(look, outline));
    }
    // Resizing a window leaves a set of pixmaps behind for every size it had.
    if (m_pixmapBytes > kMostPixmapBytes) {
        m_pixmaps.clear();
        m_pixmapBytes = 0;
    }
    m_pixmapBytes += image.sizeInBytes();
    return *m_pixmaps.insert(key, QPixmap::fromImage(std::move(image)));
}

} // namespace ringford::ui
