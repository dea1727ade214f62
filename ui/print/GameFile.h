// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/rules/Result.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ringford::ui {

/** Games that somebody wants printed as a file: the switches of `ringford-cli sheet --games`; its names are not yet looked at. */
struct GamesRequest {
    std::string file; ///< UTF-8; ends in .pdf
    std::string paper = "A4";
    std::string style = "colour";
    std::string title;
    bool clocks = true;
};

/** Writes a PDF of games, one behind the other; the file is there once all of it is, or not at all. */
class GamesFile {
public:
    /** Begins one; the failure says what of @p request is wrong, or why the file cannot be written. */
    static Result<std::unique_ptr<GamesFile>, std::string> begin(const GamesRequest& request);
    ~GamesFile();
    GamesFile(const GamesFile&) = delete;
    GamesFile& operator=(const GamesFile&) = delete;

    /**
     * What was wrong, if nothing more can be written. Where there are more diagrams than a document may have, nothing is
     * drawn.
     */
    std::optional<std::string> add(const std::vector<Match>& matches);
    std::optional<std::string> finish();

private:
    struct Parts;
    explicit GamesFile(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

/** A score sheet that somebody wants as a file: the switches of `ringford-cli sheet --score`; its names are not yet looked at. */
struct ScoreRequest {
    std::shared_ptr<const Game> game;
    std::string file; ///< UTF-8; ends in .pdf
    std::string paper = "A4";
    std::string title; ///< empty: the game's
    int rows = 60;     ///< 1 to kMostRows

    static constexpr int kMostRows = 1000;
};

/** Writes the PDF; what was wrong, as a sentence, and then no file is there. */
std::optional<std::string> writeScoreFile(const ScoreRequest& request);

} // namespace ringford::ui
