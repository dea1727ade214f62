// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/Match.h"
#include "ui/paint/DecidingBoard.h"

#include <QString>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace ringford::ui {

/**
 * What a small picture of a board shows: a position, or some one after the other as they were played. A value without
 * ties to any match: it may be made on another thread.
 */
struct BoardShow {
    struct Scene {
        Position position;
        std::vector<Effect> played;              ///< by what led to it
        std::optional<DecidingBoard> deciding{}; ///< that the game ended on there
    };
    std::shared_ptr<const Game> game;
    std::vector<Scene> scenes; ///< at least one

    /** The start, and with it all that was played in the main line. */
    static BoardShow ofPlay(const Match& match);
    /** Where the main line ends. */
    static BoardShow ofEnd(const Match& match);
    /**
     * A game as it begins with its usual options, and where the program has a sample of it (`resources/samples`), some
     * moves; nothing where the game cannot be made.
     */
    static std::optional<BoardShow> ofGame(const GameType& type, const Registry& registry, const std::stop_token& stop);
    /**
     * The end of the first game of a file; of a lesson its first position. Nothing where the file is not small, cannot
     * be read or holds no game: a picture is not worth waiting for.
     */
    static std::optional<BoardShow> ofFile(const QString& file, const Registry& registry, const std::stop_token& stop);
};

} // namespace ringford::ui
