// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ringford {
struct GameDescription;
struct Node;
} // namespace ringford

namespace ringford::ui {

/** A mark on an entry that is offered. */
struct EntryMark {
    std::uint8_t number; ///< as PGN has it
    const char* sign;    ///< UTF-8
    const char* meaning; ///< to be translated in the context `Marks`; %1 and %2 are the first two seats
};

/** Those of PGN's table that are offered, and the one for diagrams. */
inline constexpr std::array kEntryMarks{
    EntryMark{1, "!", QT_TRANSLATE_NOOP("Marks", "good")},
    EntryMark{2, "?", QT_TRANSLATE_NOOP("Marks", "mistake")},
    EntryMark{3, "!!", QT_TRANSLATE_NOOP("Marks", "very good")},
    EntryMark{4, "??", QT_TRANSLATE_NOOP("Marks", "blunder")},
    EntryMark{5, "!?", QT_TRANSLATE_NOOP("Marks", "interesting")},
    EntryMark{6, "?!", QT_TRANSLATE_NOOP("Marks", "doubtful")},
    EntryMark{7, "□", QT_TRANSLATE_NOOP("Marks", "the only move")},
    EntryMark{10, "=", QT_TRANSLATE_NOOP("Marks", "even")},
    EntryMark{13, "∞", QT_TRANSLATE_NOOP("Marks", "unclear")},
    EntryMark{14, "⩲", QT_TRANSLATE_NOOP("Marks", "%1 stands a little better")},
    EntryMark{15, "⩱", QT_TRANSLATE_NOOP("Marks", "%2 stands a little better")},
    EntryMark{16, "±", QT_TRANSLATE_NOOP("Marks", "%1 stands better")},
    EntryMark{17, "∓", QT_TRANSLATE_NOOP("Marks", "%2 stands better")},
    EntryMark{18, "+−", QT_TRANSLATE_NOOP("Marks", "%1 is winning")},
    EntryMark{19, "−+", QT_TRANSLATE_NOOP("Marks", "%2 is winning")},
    EntryMark{220, "▦", QT_TRANSLATE_NOOP("Marks", "a diagram is printed here")},
};

/** Those of an entry's marks that are shown: files may give it millions. */
inline std::span<const std::uint8_t> shownMarks(const std::vector<std::uint8_t>& marks)
{
    constexpr std::size_t kMost = 20;
    return std::span(marks).first(std::min(marks.size(), kMost));
}

/**
 * The sign of a mark on an entry, as books have it, also of one that is not offered: `!?`; `$` and its number where it
 * has none.
 */
QString markSign(std::uint8_t mark);

/** What the judging marks of an entry mean, and those that values imply: signs are not read aloud. Empty: nothing. */
QString judgementsOf(const GameDescription& game, const Node* node);

} // namespace ringford::ui
