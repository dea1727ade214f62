// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <compare>
#include <cstddef>
#include <optional>
#include <vector>

namespace ringford::ui {

/** How the boards of a diagram stand. */
struct BoardStand {
    int perRow = 0;        ///< as Arrangement::perRow
    bool isTurned = false; ///< by a quarter: a side that lies at the left or the right is below

    auto operator<=>(const BoardStand&) const = default;
};

/** Where a diagram of a sheet stands, and what is told with it. Lengths are mm. */
struct SheetPlace {
    QPointF at;       ///< upper left corner, in the room that a page has for diagrams
    double width = 0; ///< the board stands in its middle
    double cell = 0;  ///< of the board
    BoardStand stand{};
    /** How wide what stands below the boards may be; 0: as wide as they are. */
    double belowWidth = 0;
    bool hasNumberBeside = false; ///< at the left of the board, not above it
    double boardTop = 0;          ///< below the corner
    /** Caption and lines stand at the right of the board, which stands at the left. */
    bool hasTextBeside = false;
    double boardLeft = 0; ///< where text stands beside: from the corner
    double textWidth = 0;
    double captionTop = 0; ///< below the corner
    double captionHeight = 0;
    double linesTop = 0; ///< one step above the first line to write on
    double lineStep = 0;
    int linesBeside = 1; ///< how many of them stand side by side
};

/** A task on a page. */
struct SheetSpot {
    std::size_t task;
    std::optional<SheetPlace> place; ///< nothing: it has no room on any page
};

/** Tasks in the order in which a page is read. */
using SheetSpots = std::vector<SheetSpot>;

} // namespace ringford::ui
