// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/rules/Result.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ringford::ui {

/** Sheets that somebody wants as a file: the switches of `ringford-cli sheet`; its names are not yet looked at. */
struct SheetRequest {
    std::string file;            ///< UTF-8; ends in .pdf
    std::string paper = "A4";    ///< or Letter
    std::string style = "1-bit"; ///< as paperStyleNames()
    std::string title;           ///< on top of each page
    int perPage = 6;             ///< 1 to kMostPerPage
    int lines = 2;               ///< 0 to kMostLines
    bool answers = true;
    bool nameAndDate = true;
    bool coordinates = true;

    static constexpr int kMostPerPage = 24;
    static constexpr int kMostLines = 20;
};

/** Writes a PDF of sheets, diagram by diagram; the file is there once all of it is, or not at all. */
class SheetFile {
public:
    /** Begins one; the failure says what of @p request is wrong, or why the file cannot be written. */
    static Result<std::unique_ptr<SheetFile>, std::string> begin(const SheetRequest& request);
    ~SheetFile();
    SheetFile(const SheetFile&) = delete;
    SheetFile& operator=(const SheetFile&) = delete;

    /**
     * Adds the positions of matches that bear the mark $220, on any line; of a match without one that begins at a setup
     * of its own, that. The caption is the comment, the answer what is played next. Gives how many there were; a failure
     * where nothing more can be written. Where there are more than a document may have, none is drawn.
     */
    Result<int, std::string> add(const std::vector<Match>& matches);
    /** Ends the file. Gives what is to be said about it all the same (that cells are too small), mostly nothing. */
    Result<std::string, std::string> finish();

private:
    std::optional<std::string> add(const Match& match, const std::vector<const Node*>& nodes);
    std::optional<std::string> noRoom() const;

    struct Parts;
    explicit SheetFile(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace ringford::ui
