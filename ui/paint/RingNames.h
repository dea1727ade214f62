// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/LayoutParts.h"

#include <cstddef>
#include <vector>

namespace ringford::ui {

class BoardLayout;

/** The letters of a ring's rows, in the corners of column 0: as large as pieces in these cells leave room for. */
class RingNames {
public:
    /** @p ring outlives it. */
    explicit RingNames(const BoardLayout& ring) : m_ring(ring) {}

    /** None on a ring whose pieces would lie on them, or on paper where one of them would be too small to be read. */
    std::vector<BoardLabel> labels() const;
    /** In which corner of their cells all stand, as BoardLayout::corners() counts them. */
    std::size_t corner() const;
    /** Where something else can stand that has no room at @p corner. */
    static std::size_t cornerBeside(std::size_t corner);

private:
    double usual() const;
    double read() const;
    bool areSmall() const;
    QPointF centre(std::size_t row, std::size_t corner, double size) const;
    QPointF fromPiece(std::size_t row, std::size_t corner, double size) const;
    double room(std::size_t row, std::size_t corner, double size) const;
    std::size_t rows() const;

    const BoardLayout& m_ring;
};

} // namespace ringford::ui
