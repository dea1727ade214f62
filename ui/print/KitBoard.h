// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/Kit.h"
#include "ui/print/Tiling.h"

namespace ringford::ui {

/** The boards of a kit that are cut out one by one (or, where they are linked, all in one), empty, at true size. */
class KitBoards {
public:
    KitBoards(const KitSpec& spec, const BoardStyle& style);
    ~KitBoards();

    struct Sheet {
        int board = 0; ///< index into boards
        int column = 0;
        int row = 0;
    };
    int boards() const { return static_cast<int>(m_boards.size()); }
    const std::vector<Sheet>& sheets() const { return m_sheets; }
    const Tiling& tiling(int board) const;
    double cell() const;

    /** The part of the board on page number @p page, with marks to cut by, and which neighbours come where. */
    void paint(Canvas& canvas, const Sheet& sheet, int page) const;
    /** A board in small inside @p room with its pages, of which the first is @p firstPage. */
    void paintMap(Canvas& canvas, int board, const QRectF& room, int firstPage) const;

private:
    struct OneBoard;

    const KitSpec& m_spec;
    const BoardStyle& m_style;
    std::vector<std::unique_ptr<OneBoard>> m_boards;
    std::vector<Sheet> m_sheets;
};

} // namespace ringford::ui
