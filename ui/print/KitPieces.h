// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/Kit.h"

namespace ringford::ui {

/** The pieces of a kit, to be cut out and folded. Lengths are mm. */
class KitPieces {
public:
    KitPieces(const KitSpec& spec, const BoardStyle& style, double cell);

    int pages() const;
    void paint(Canvas& canvas, int page, const QRectF& room) const;
    /** The largest cell with whose pieces one fits on a page; there are no pages with larger ones. */
    double largestCell() const;
    /** How many there are in all. */
    int count() const { return static_cast<int>(m_pieces.size()); }

private:
    struct One {
        Piece piece;
        bool isSpare = false;
    };

    void collect();
    QSizeF size() const;
    int perRow() const;
    int perPage() const;
    void paintFlat(Canvas& canvas, const One& one, const QRectF& place) const;
    void paintStanding(Canvas& canvas, const One& one, const QRectF& place) const;
    void paintFront(Canvas& canvas, const One& one, QPointF centre, double box, double angle) const;
    void paintLetter(Canvas& canvas, const One& one, QPointF centre, double radius, double angle) const;

    const KitSpec& m_spec;
    const BoardStyle& m_style;
    double m_box;  ///< of a picture
    QSizeF m_room; ///< of a page
    std::vector<One> m_pieces;
};

/** A tray for each seat that can have a stockpile: a place for each kind of piece that it can hold. */
class KitTrays {
public:
    KitTrays(const KitSpec& spec, const BoardStyle& style, double cell);

    int pages() const;
    void paint(Canvas& canvas, int page, const QRectF& room) const;

private:
    static constexpr int kPerPage = 2;

    void paintTray(Canvas& canvas, Seat seat, const QRectF& room) const;

    const KitSpec& m_spec;
    const BoardStyle& m_style;
    double m_box;
    std::vector<Piece> m_kinds; ///< that a stockpile can hold, by kind and colour
};

} // namespace ringford::ui
