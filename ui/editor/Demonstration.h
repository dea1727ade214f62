// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/SetupStage.h"

#include <functional>
#include <string>
#include <vector>

namespace ringford {
struct Node;
class Position;
} // namespace ringford

namespace ringford::ui {

class Palette;

/**
 * Showing something on the boards of a running game without rules: any piece can be put anywhere, and taken off. The
 * game waits, untouched. It branches off at the place that is shown: what is worth keeping is kept beside that place,
 * in its comments (`[%setup ...]`), for a variation holds legal actions alone; where it can be played from, it begins a
 * game of its own.
 */
class Demonstration : public SetupStage {
    Q_OBJECT

public:
    /** Begins a game at a position, with comments that draw on it and tell where it comes from. */
    using Play = std::function<void(const Position&, const std::vector<std::string>& comments)>;

    /** By name: undo, redo, reset, keep, forget, previousKept, nextKept, keepAsGame, leave. */
    Demonstration(const Place& place, Play play);
    ~Demonstration() override;

    /** Begins at the position shown, or goes on where it was left at that place. */
    void begin() override;
    /** The pieces to be taken in hand; null before the first begin(). */
    Palette* palette() const { return m_palette; }

protected:
    void update() override;
    QString state() const override;

private:
    void makeBar();
    void connectActions();
    void makeDock();
    void keep();
    void forget();
    void step(int by);
    void keepAsGame();
    std::vector<std::string> kept() const;
    /** The number of the stop that is shown as it is, drawings included; -1: none. */
    int stopShown() const;
    /** What is drawn on the game's position, or on a kept one. */
    std::vector<std::string> drawnOn(int stop) const;
    /** The game's position, then those that are kept; each as a line. */
    std::vector<std::string> stops() const;

    Play m_play;
    Palette* m_palette = nullptr;
    const Node* m_from = nullptr; ///< the place that it branches off at
    int m_stop = 0;               ///< the one of stops() that was shown last
};

} // namespace ringford::ui
