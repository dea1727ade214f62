// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"

#include <QObject>

#include <map>
#include <optional>
#include <vector>

namespace ringford::ui {

class MatchModel;
struct Transition;

/**
 * Which pieces have gone off the boards on the way to the place shown, and how.
 */
class CapturedPieces : public QObject {
    Q_OBJECT

public:
    /** Killed: by what went off or came down. Withdrawn: gone with its side, which went out. */
    enum class How : std::uint8_t { Captured, Killed, Withdrawn, Left };
    struct Kind {
        Side side;
        How how{};
        std::optional<PieceKind> by; ///< Killed: by what
        PieceKind kind;
        auto operator<=>(const Kind&) const = default;
    };

    /** @p match outlives it. */
    explicit CapturedPieces(MatchModel& match, QObject* parent = nullptr);

    /** How many of each kind; none are 0. */
    const std::map<Kind, int>& counts() const { return m_counts; }
    /** Whether the game counts what is lost. */
    bool isWanted() const;
    /** Whether what two sides have captured can be compared: nothing that is captured is used again. */
    bool isCompared() const;
    /** Whether what was lost in that way counts against its side: for what left by itself nobody may claim points. */
    static bool isCounted(How how) { return how == How::Captured || how == How::Killed; }
    /** What a side has lost in that way, in points. */
    int points(Side side, How how) const;

signals:
    void changed();

private:
    /** What was counted up to an entry. */
    struct Kept {
        const Node* node;
        std::map<Kind, int> counts;
    };

    void start();
    void reset();
    bool isKept(const Node* node) const;
    void countTo(const Node* node);
    void follow(const Transition& transition);
    void count(const std::vector<Effect>& effects, int by);

    MatchModel& m_match;
    std::map<Kind, int> m_counts;
    std::vector<Kept> m_kept; ///< at every so many entries of ways that were counted, by depth
};

} // namespace ringford::ui
