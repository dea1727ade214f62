// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/Render.h"

#include "app/cli/GameChoice.h"
#include "app/cli/SharedSwitches.h"
#include "app/cli/Subcommand.h"
#include "app/cli/TypeSwitches.h"
#include "engine/pgn/GameFiles.h"
#include "engine/rules/PlainText.h"
#include "engine/text/Files.h"
#include "engine/text/RecordReader.h"
#include "ui/print/PictureFile.h"
#include "ui/print/TexLines.h"
#include "ui/print/Tiling.h"

#include <array>

namespace ringford::cli {

namespace {

constexpr std::string_view kRecord = "--record";
constexpr std::string_view kNumber = "--number";
constexpr std::string_view kPly = "--ply";
constexpr std::string_view kSize = "--size";
constexpr std::string_view kDpi = "--dpi";
constexpr std::string_view kTheme = "--theme";
constexpr std::string_view kArrows = "--arrows";
constexpr std::string_view kMark = "--mark";
constexpr std::string_view kTurned = "--turned";
constexpr std::string_view kPart = "--part";
constexpr std::string_view kCaption = "--caption";
constexpr std::string_view kCircle = "--circle";
constexpr std::string_view kNoSets = "--no-sets";
constexpr std::string_view kNoLastAction = "--no-last-action";
constexpr std::string_view kTex = "--tex";

constexpr std::array kRenderNumbers{
    NumberSwitch{kSize, 1, 10000, "a picture is 1 to 10000 mm wide", true},
    NumberSwitch{kCell, 1, 10000, "a cell is 1 to 10000 mm wide", true},
    NumberSwitch{kDpi, 1, 2400, "a picture has 1 to 2400 dots per inch", true},
    NumberSwitch{kOverlap, 0, ui::TiledDiagram::kMostOverlap, "pages overlap by 0 to 50 mm", true},
};

constexpr std::array kRenderSwitches{
    Switch{kSetup, "TEXT", "draw this setup instead of the standard start"},
    Switch{kRecord, "FILE", "draw a position of a game record"},
    Switch{kNumber, "K", "of which record of the file (1)"},
    Switch{kPly, "N", "after so many entries of its main line, 0 the start (its end)"},
    Switch{kOutput, "FILE", "where to; .svg, .pdf or .png says the format"},
    Switch{kSize, "MM", "width of the picture"},
    Switch{kCell, "MM", "width of a cell; of a ring, the depth of one ring (10)"},
    Switch{kDpi, "N", "dots per inch of a PNG (300)"},
    Switch{kStyle, "NAME", "for paper: colour, ink-saving or 1-bit (a PDF: colour, others: as on a screen)"},
    Switch{kTheme, "NAME", "colours of the board (wood; for paper: paper)"},
    Switch{kArrows, "Re2e4,...", "more arrows: a colour (G, R, B, Y; green), from and to"},
    Switch{kMark, "Ge4,...", "more marked cells: a colour and the cell"},
    Switch{kTurned, "SEAT", "this seat sits at the lower side"},
    Switch{kPart, "CELL-CELL", "only the cells from one to another: a1-d4; around a ring from the first onwards"},
    Switch{kCaption, "TEXT", "stands below the board"},
    kLanguageSwitch,
    kAuthorSwitch,
    Switch{kNoCoordinates, "", "leave the coordinates out"},
    Switch{kCircle, "", "several boards stand in a circle, not in rows"},
    Switch{kNoSets, "", "leave the numbers of sets on pieces out"},
    Switch{kNoLastAction, "", "what was played last is not marked, nor who is in check"},
    Switch{kPaper, "NAME", "over pages of A4, Letter or others as kit has them, at true size, to be glued; a PDF"},
    Switch{kOverlap, "MM", "by how much those overlap, 0 to 50 (10)"},
    Switch{kTex, "", "print the lines by which LaTeX shows the picture; a PDF"},
};

using Wrong = std::optional<std::string>;

/** What is wrong with what is asked of a PDF, if anything is. */
Wrong wrongPages(const CommandLine& line)
{
    if (line.has(kOverlap) && !line.has(kPaper))
        return "--overlap needs --paper";
    if (line.has(kTex) && line.has(kPaper))
        return "expected --paper or --tex, not both";
    const bool isPdf = ui::pictureFormat(QString::fromStdString(*line.value(kOutput))) == ui::PictureFormat::Pdf;
    for (const std::string_view name : {kPaper, kTex}) {
        if (line.has(name) && !isPdf)
            return std::string(name) + " needs a .pdf";
    }
    return std::nullopt;
}

/** What is wrong with the form of the call, if anything is. */
Wrong wrongRender(const CommandLine& line)
{
    const bool hasRecord = line.has(kRecord);
    if (Wrong wrong = wrongOutput(line))
        return wrong;
    if (line.words().empty() != hasRecord)
        return hasRecord ? "expected a game or --record, not both" : "GAME or --record is missing";
    if (Wrong wrong = hasRecord ? std::nullopt : wrongGame(line))
        return wrong;
    if (hasRecord && line.has(kSetup))
        return "--setup does not go with --record";
    if (line.has(kSize) && line.has(kCell))
        return "expected --size or --cell, not both";
    for (const std::string_view name : {kNumber, kPly}) {
        if (line.has(name) && !hasRecord)
            return std::string(name) + " needs --record";
    }
    if (Wrong wrong = wrongPages(line))
        return wrong;
    if (const Wrong wrong = wrongNumber(line, {kNumber, kPly}))
        return wrong;
    return wrongNumber(line, kRenderNumbers);
}

/** Fills in the position @p ply entries down the main line, or at its end; gives what was wrong. */
Wrong takeFromMatch(ui::RenderRequest& request, const Match& match, const std::optional<std::string>& ply)
{
    const auto path = GameTree::path(match.end());
    const auto entries = ply ? readNumber(*ply) : static_cast<int>(path.size());
    if (!entries || static_cast<std::size_t>(*entries) > path.size())
        return "there is no ply " + shortened(*ply) + ", the last is " + std::to_string(path.size());
    const Node* const node = *entries == 0 ? match.start() : path[static_cast<std::size_t>(*entries) - 1];
    request.game = match.sharedGame();
    request.position = match.position(node);
    request.lastEffects = match.effects(node);
    request.drawings = drawingsOf(node->comments(), match.game().board());
    return std::nullopt;
}

/** Fills in the position from a record; gives what was wrong. */
Wrong takeFromRecord(ui::RenderRequest& request, const CommandLine& line)
{
    const std::string file = *line.value(kRecord);
    if (Wrong overwritten = wouldOverwrite(line, std::span(&file, 1)))
        return overwritten;
    const std::string number = line.value(kNumber).value_or("1");
    const auto bytes = readFile(file);
    if (!bytes)
        return bytes.error().english();
    ReadingOptions options;
    options.only = static_cast<std::size_t>(readNumber(number).value_or(0)); // 0, also of what is too large, is none
    const RecordReading reading = readGameFile(file, *bytes, Registry::standard(), options);
    if (reading.error)
        return file + ':' + reading.error->english();
    if (reading.matches.empty())
        return file + ": there is no record " + shortened(number) + ", the last is " + std::to_string(reading.records);
    if (const Wrong wrong = takeFromMatch(request, reading.matches.front(), line.value(kPly)))
        return file + ": " + *wrong;
    return std::nullopt;
}

/** Fills in the position from a game's name, options and setup; gives what was wrong. */
Wrong takeFromGame(ui::RenderRequest& request, const CommandLine& line)
{
    const std::span<const std::string> words = line.words();
    auto chosen = chooseGame(words[0], words.subspan(1), line.value(kSetup));
    if (!chosen)
        return chosen.error();
    request.game = std::move(chosen->game);
    request.position = std::move(chosen->position);
    return std::nullopt;
}

std::vector<std::string> parts(const std::optional<std::string>& list)
{
    std::vector<std::string> found;
    if (list)
        eachPart(*list, ',', [&found](std::string_view part) {
            found.emplace_back(part);
            return true;
        });
    return found;
}

/** That what was asked for means nothing to a picture of shapes. @pre the picture was written */
std::string noteOnDots(const CommandLine& line)
{
    const std::string file = *line.value(kOutput);
    const bool isOfDots = ui::pictureFormat(QString::fromStdString(file)) == ui::PictureFormat::Png;
    return line.has(kDpi) && !isOfDots ? file + ": --dpi is for a .png: this picture holds shapes, no dots" : "";
}

/** How the picture is to look. @pre the call's form is right */
void takeLook(ui::RenderRequest& request, const CommandLine& line)
{
    request.file = *line.value(kOutput);
    request.widthInMm = decimal(line, kSize);
    request.cellInMm = decimal(line, kCell);
    request.dpi = decimal(line, kDpi).value_or(request.dpi);
    request.style = line.value(kStyle);
    request.theme = line.value(kTheme);
    request.arrows = parts(line.value(kArrows));
    request.marks = parts(line.value(kMark));
    request.turned = line.value(kTurned);
    request.part = line.value(kPart);
    request.caption = line.value(kCaption).value_or(std::string());
    request.author = line.value(kAuthor).value_or(std::string());
    request.language = line.value(kLanguage).value_or(request.language);
    request.coordinates = !line.has(kNoCoordinates);
    request.inCircle = line.has(kCircle);
    request.setNumbers = !line.has(kNoSets);
    request.lastAction = !line.has(kNoLastAction);
    request.paper = line.value(kPaper);
    request.overlap = decimal(line, kOverlap).value_or(request.overlap);
}

ExitStatus render(const CommandLine& line)
{
    if (const Wrong wrong = wrongRender(line))
        return wrongUsage(kRender.name, *wrong);
    ui::RenderRequest request;
    if (const Wrong wrong = line.has(kRecord) ? takeFromRecord(request, line) : takeFromGame(request, line))
        return refused(*wrong);
    if (const Wrong wrong = outOfBounds(line, kRenderNumbers))
        return refusedSwitch(kRender.name, *wrong);
    if (const Wrong wrong = refusedType(line))
        return refused(*wrong);
    takeLook(request, line);
    if (const Wrong wrong = line.has(kTex) ? ui::wrongTexName(request.file) : std::nullopt)
        return refused(*wrong);
    const auto rendered = ui::render(request);
    if (rendered && line.has(kTex))
        printLine(ui::texLines(request.file));
    if (const std::string note = noteOnDots(line); rendered && !note.empty())
        printNote(note);
    return reported(rendered);
}

} // namespace

constexpr Subcommand kRender{
    "render",
    "(GAME [opt=value ...] | --record FILE) -o FILE.svg|.pdf|.png ...",
    "draw a position",
    "Draws the standard start of a game, a setup, or a position of a game record. The format follows\n"
    "from the ending of the file's name. The page of a PDF is as large as the picture.\n"
    "A position of a record is drawn with what its comment draws, and what was played last is marked\n"
    "in it, unless --no-last-action leaves that out.\n",
    kRenderSwitches,
    render};

} // namespace ringford::cli
