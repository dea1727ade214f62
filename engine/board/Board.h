// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ringford {

/** What a place looks like. Only the view cares; a place that is no cell can still have a ground. */
enum class Ground : std::uint8_t { Light, Dark, Water, Bridge };

/** A place as it is drawn: its ground, and the cell there when pieces can stand on it. */
struct Tile {
    Place place;
    Ground ground{};
    std::optional<Cell> cell;
};

/** A line that is drawn across all rows of a board; on a ring column 0 has one between the last and the first. */
struct FaceLine {
    enum class Kind : std::uint8_t {
        Start,     ///< before its column: where an army starts
        Promotion, ///< before its column: where pawns promote
        Centre     ///< along the middle of its column: the middle of the whole board
    };
    int column = 0;
    Kind kind = Kind::Start;
    bool operator==(const FaceLine&) const = default;
};

/** A rectangle of places that means something by itself and is framed: a keep. */
struct FaceArea {
    int column = 0; ///< of its lower left place, as Place counts
    int row = 0;
    int columns = 0;
    int rows = 0;
    bool operator==(const FaceArea&) const = default;
};

/**
 * One board on the table: how a view lays out its places, and what stands along its sides. All boards of a table have
 * one shape.
 */
struct Face {
    enum class Shape : std::uint8_t { Square, Ring };
    Shape shape = Shape::Square;
    int columns = 0;
    int rows = 0;
    std::string name;                      ///< `1` where cells are written `1:e4`; empty with a single board
    std::vector<std::string> columnLabels; ///< one a column, along the lower side (or the rim)
    std::vector<std::string> rowLabels;    ///< one a row, along the left side (or inwards)
    std::vector<int> strongColumns;        ///< those whose labels stand out: home rivers
    std::vector<FaceLine> lines;           ///< by column
    std::vector<int> roads;                ///< rows with kerbs at both sides: roads
    std::vector<FaceArea> keeps;
    /** The sides, as the first seat sees them, over which pieces leave the board in games where they can. */
    std::vector<Direction> exits{Direction::North, Direction::East, Direction::South, Direction::West};
};

/**
 * The board graph of a game: cells, names, and where each direction leads. Made once by a BoardBuilder and never
 * changed; rays and leaps are flat tables, so nothing that plays ever computes with coordinates.
 *
 *         NW N NE          a step leads to a cell and a heading;
 *          W . E           a ray is the row of cells that steps reach,
 *         SW S SE          cut where it comes back to its start
 */
class Board {
public:
    int cellCount() const { return static_cast<int>(m_names.size()); }
    const std::vector<Face>& faces() const { return m_faces; }
    /** Everything there is to draw, cells and other places, by face, column and row. */
    const std::vector<Tile>& tiles() const { return m_tiles; }

    /** The cell's name as all text has it: `e4`, `2:e4`; without the board's number it is as isCellName() says. */
    const std::string& name(Cell cell) const { return m_names[cell.index]; }
    /** The cell's name without its board's number. */
    std::string_view shortName(Cell cell) const;
    /** The cell of that full name, if there is one. */
    std::optional<Cell> find(std::string_view name) const;
    /** The cell of that name on one face, named without the board's number. */
    std::optional<Cell> find(int face, std::string_view shortName) const;

    Place place(Cell cell) const { return m_places[cell.index]; }
    Ground ground(Cell cell) const { return m_grounds[cell.index]; }
    /** What a place looks like, cell or not; nothing where nothing is drawn. */
    std::optional<Ground> ground(Place place) const;
    /** The cell at a place; nothing on water, in a hole or outside. */
    std::optional<Cell> at(Place place) const;

    /** Where a piece that leaves @p from towards @p heading lands; nothing at an edge. */
    std::optional<Landing> step(Cell from, Direction heading) const { return m_steps[slot(from, heading)]; }
    /** The cells that a slide towards @p heading passes, in order, as far as the builder lets it go. */
    std::span<const Cell> ray(Cell from, Direction heading) const;
    /** Where a knight's jump from @p from can land, sorted, each cell once. */
    std::span<const Cell> knightLeaps(Cell from) const;

private:
    friend class BoardBuilder;
    struct Range {
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };
    static std::size_t slot(Cell from, Direction heading)
    {
        return from.index * std::size_t{kDirectionCount} + static_cast<std::size_t>(heading);
    }

    std::vector<Face> m_faces;
    std::vector<Tile> m_tiles;
    std::vector<std::string> m_names;
    std::vector<Place> m_places;
    std::vector<Ground> m_grounds;
    std::unordered_map<std::string, Cell> m_byName;
    std::vector<std::optional<Landing>> m_steps;
    std::vector<Range> m_rays;
    std::vector<Cell> m_rayCells;
    std::vector<Range> m_leaps;
    std::vector<Cell> m_leapCells;
};

} // namespace ringford
