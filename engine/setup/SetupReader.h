// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"
#include "engine/rules/Setup.h"

#include <vector>

namespace ringford {

/** An item of a piece group, taken apart. */
struct PieceItem {
    PieceKind kind;
    Side side;
    Cell cell;
    std::string suffix; ///< what stands behind the cell; the game says what fits
    std::string text;   ///< the whole item, for messages
    std::string group;
};

/**
 * Takes a setup apart by a game's groups and collects all that is wrong, so that each game reads only what is special
 * about it. What every page asks is checked here: unknown and missing groups, piece letters, cells, cells taken twice,
 * seats, numbers.
 */
class SetupReader {
public:
    /** Looks at the groups at once. Both arguments must outlive the reader. */
    SetupReader(const GameDescription& game, const Setup& setup);

    /**
     * The pieces of all piece groups, in order of their cells; items that are wrong are left out. Markers share their
     * cells with whatever there is but the same one.
     */
    std::vector<PieceItem> pieces();
    /** The one seat that the group `turn` names. */
    std::optional<Seat> turn();
    /**
     * The sides that `turn` names, by face, where each board has its own turn. Which boards need one is for the game to
     * say.
     */
    std::vector<std::optional<Side>> turns();
    /** A number group that may be left out. */
    int number(std::string_view group, int least, int most);
    /** GroupInfo::quiet(). */
    int quiet() { return number("quiet", 0, kMostCounted); }
    /** A group of at most one cell. */
    std::optional<Cell> cell(std::string_view group);
    /** The items of a group; none when it is missing. */
    const std::vector<std::string>& items(std::string_view group) const;
    /** Whether the group is there and has nothing in it. */
    bool isEmpty(std::string_view group) const;

    /** Tells of what stands behind the cell of a piece where nothing is expected. */
    void refuseSuffix(const PieceItem& item);
    void problem(const std::string& group, const std::string& item, std::optional<Cell> cell, Text message);
    void problem(const PieceItem& item, Text message) { problem(item.group, item.text, item.cell, std::move(message)); }
    bool hasProblems() const { return !m_problems.empty(); }
    /** Whether something is wrong with that group: what leans on it alone may be looked at where nothing is. */
    bool hasProblems(std::string_view group) const;
    /** Whether a piece is written in that group, by its letter, and something is wrong with it. */
    bool hasRefused(std::string_view group, char letter) const;
    /** Whether something is wrong with any army. */
    bool hasPieceProblems() const;
    SetupProblems takeProblems() { return std::move(m_problems); }

private:
    void checkGroups();
    std::size_t countPieces() const;
    std::optional<PieceItem> readPiece(const GroupInfo& group, const std::string& text);

    const GameDescription& m_game;
    const Setup& m_setup;
    std::vector<const SetupGroup*> m_given; ///< by the game's groups; null: it is missing
    SetupProblems m_problems;
};

} // namespace ringford
