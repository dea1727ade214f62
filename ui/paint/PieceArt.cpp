// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/PieceArt.h"

#include <QFile>
#include <QHashFunctions>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

using Role = PiecePart::Role;

constexpr double kOutline = 3;
constexpr double kFineOutline = 2.4;
constexpr double kFineFrom = 96;        // px of box
constexpr double kLeastOutline = 1.125; // px
constexpr double kDetail = 2.6;
constexpr double kOutOutline = 2.2;
constexpr qsizetype kMostPixmapBytes = 48 * 1024 * 1024;

QPen outlinePen(const QColor &colour, double width)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

void paintWhole(QPainter &painter, const PieceTemplate &shapes, const PieceInk &ink, double outline)
{
    for (const PiecePart &part : shapes.parts) {
        switch (part.role) {
        case Role::Body:
        case Role::Foot:
            painter.setPen(outlinePen(ink.line, outline));
            painter.setBrush(ink.fill);
            break;
        case Role::Detail:
            painter.setPen(outlinePen(ink.detail, PieceArt::detailWidth(outline)));
            painter.setBrush(Qt::NoBrush);
            break;
        case Role::Solid:
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink.detail);
            break;
        case Role::Mark: continue;
        }
        painter.drawPath(part.path);
    }
}

/** What is left of a piece whose seat is out: an obstacle. Its foot still says whose it was. */
void paintOut(QPainter &painter, const PieceTemplate &shapes, const PieceInk &ink, double outline)
{
    QPainterPath body;
    for (const PiecePart &part : shapes.parts) {
        if (part.role == Role::Body)
            body = body.united(part.path);
    }
    QPen dashes = outlinePen(ink.line, kOutOutline);
    dashes.setCapStyle(Qt::FlatCap);
    dashes.setDashPattern({4 / kOutOutline, 3.2 / kOutOutline});
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x8A, 0x8A, 0x8A, 89));
    painter.drawPath(body);
    painter.strokePath(body, dashes);
    for (const PiecePart &part : shapes.parts) {
        if (part.role != Role::Foot)
            continue;
        painter.setPen(outlinePen(ink.line, outline));
        painter.setBrush(ink.fill);
        painter.drawPath(part.path);
    }
}

bool hasFoot(const PieceTemplate &shapes)
{
    return std::ranges::any_of(shapes.parts, [](const PiecePart &part) { return part.role == Role::Foot; });
}

} // namespace

size_t qHash(const PieceArt::Key &key, size_t seed)
{
    const PieceInk &ink = key.look.ink;
    return qHashMulti(seed, key.look.drawing, static_cast<int>(key.look.seat), ink.fill.rgba(),
                      ink.line.rgba(), ink.detail.rgba(), key.look.isOut, key.side, key.outlineHundredths);
}

PieceLook lookOf(const GameDescription &game, const Piece &piece, const Theme &theme)
{
    const Colour seat = game.side(piece.side).colour;
    return {QString::fromStdString(game.kind(piece.kind).drawing), seat, theme.piece(seat), false};
}

const PieceTemplate &PieceArt::shapes(const QString &drawing)
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
    return std::max(kOutline, kLeastOutline * PieceTemplate::kBox / std::max(1.0, boxInPixels));
}

double PieceArt::detailWidth(double outline)
{
    return std::min(kDetail, outline);
}

void PieceArt::paintShapes(QPainter &painter, const PieceLook &look, double outline)
{
    const PieceTemplate &shapes = this->shapes(look.drawing);
    if (look.isOut)
        paintOut(painter, shapes, look.ink, outline);
    else
        paintWhole(painter, shapes, look.ink, outline);
    const double boxInPixels = kLeastOutline * PieceTemplate::kBox / outline;
    const bool isTooSmall = outline > kOutline && boxInPixels < kLeastMarkedBox;
    const QPainterPath &mark = footMark(look.seat);
    if (mark.isEmpty() || isTooSmall)
        return;
    const QColor colour = look.isOut && !hasFoot(shapes) ? look.ink.line : look.ink.detail;
    painter.fillPath(mark.translated(shapes.markCentre), colour);
}

QPixmap PieceArt::pixmap(const PieceLook &look, int side, double outline)
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
        paintShapes(painter, look, outline);
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
