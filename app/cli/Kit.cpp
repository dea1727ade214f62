// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/Kit.h"
#include "app/cli/GameChoice.h"
#include "app/cli/PdfFile.h"
#include "app/cli/SharedSwitches.h"
#include "app/cli/Subcommand.h"
#include "app/cli/TypeSwitches.h"
#include "engine/games/Registry.h"
#include "ui/paint/Export.h"
#include "ui/print/KitWords.h"
#include "ui/print/PaperNames.h"
#include "ui/words/Words.h"

#include <algorithm>
#include <array>

namespace ringford::cli {

namespace {

constexpr std::string_view kPieces = "--pieces";
constexpr std::string_view kSpares = "--spares";
constexpr std::string_view kNoRules = "--no-rules";
constexpr std::string_view kNoBoard = "--no-board";
constexpr std::string_view kNoTrays = "--no-trays";
constexpr std::string_view kNoPieces = "--no-pieces";

constexpr std::array kKitNumbers{
    NumberSwitch{kSpares, 0, ui::KitSpec::kMostSpares, "there are 0 to 20 spares of a piece"},
    NumberSwitch{kCell, 1, ui::KitSpec::kMostCell, "a cell is 1 to 1000 mm wide", true},
    NumberSwitch{kOverlap, 0, ui::KitSpec::kMostOverlap, "pages overlap by 0 to 50 mm", true},
};

constexpr std::array kKitSwitches{
    Switch{kOutput, "FILE", "where to: a .pdf"},
    Switch{kSetup, "TEXT", "pieces of this setup instead of the standard start"},
    Switch{kCell, "MM", "width of a cell; of a ring, the depth of one ring (20)"},
    kPaperSwitch,
    Switch{kStyle, "NAME", "colour, ink-saving or 1-bit (colour)"},
    Switch{kOverlap, "MM", "by how much the pages of a board overlap, 0 to 50 (10)"},
    Switch{kPieces, "NAME", "standing, to be folded, or flat (standing)"},
    Switch{kSpares, "N", "more of each piece that there are few of, 0 to 20 (1; of several boards 0)"},
    Switch{kNoRules, "", "leave the page of rules out"},
    Switch{kNoBoard, "", "leave the board out"},
    Switch{kNoTrays, "", "leave the trays for stockpiles out"},
    Switch{kNoPieces, "", "leave the pieces out"},
    kLanguageSwitch,
    kFontSwitch,
};

/** What is wrong with the form of the call, if anything is. */
std::optional<std::string> wrongKit(const CommandLine& line)
{
    if (auto wrong = wrongGame(line))
        return wrong;
    if (auto wrong = wrongOutput(line))
        return wrong;
    // A switch that would do nothing is a misunderstanding.
    constexpr std::pair<std::string_view, std::string_view> kAgainst[] = {
        {kOverlap, kNoBoard}, {kSpares, kNoPieces}, {kPieces, kNoPieces}};
    for (const auto& [name, left] : kAgainst) {
        if (line.has(name) && line.has(left))
            return std::string(name) + " does not go with " + std::string(left);
    }
    if (line.has(kNoRules) && line.has(kNoBoard) && line.has(kNoTrays) && line.has(kNoPieces))
        return "expected something that is not left out";
    return wrongNumber(line, kKitNumbers);
}

ui::KitSpec specOf(const CommandLine& line, GameChoice chosen, const PdfFile& file)
{
    ui::KitSpec spec;
    spec.game = std::move(chosen.game);
    spec.position = std::move(chosen.position);
    spec.paper = file.paper();
    spec.style = file.style();
    spec.font = file.font();
    spec.cell = decimal(line, kCell).value_or(spec.cell);
    spec.overlap = decimal(line, kOverlap).value_or(spec.overlap);
    spec.pieces = line.value(kPieces) == "flat" ? ui::KitSpec::Pieces::Flat : ui::KitSpec::Pieces::Standing;
    spec.spares = wholeNumber(line, kSpares, ui::KitSpec::usualSpares(*spec.game));
    spec.hasRules = !line.has(kNoRules);
    spec.hasBoard = !line.has(kNoBoard);
    spec.hasTrays = !line.has(kNoTrays);
    spec.hasPieces = !line.has(kNoPieces);
    spec.card = ui::rulesCard(spec.game->description().id, {file.locale().name().section(u'_', 0, 0)});
    spec.words = ui::kitWords(spec.game->description(), spec.pieces);
    const GameDescription& game = spec.game->description();
    if (const GameType* const type = Registry::standard().find(game.id))
        spec.words.options = ui::kitOptions(*type, game.options);
    return spec;
}

/** In words why a kit is not made, if it is not. */
std::optional<std::string> wrongWith(const ui::Kit& kit, double cell)
{
    using Kind = ui::KitTrouble::Kind;
    const auto inMm = [](double mm) { return QByteArray::number(mm).toStdString() + " mm"; };
    switch (kit.trouble.kind) {
    case Kind::TooManyPages:
        return "with cells of " + inMm(cell) + " there are " + std::to_string(kit.document.pages.size()) +
               " pages; there can be " + std::to_string(ui::Kit::kMostPages);
    case Kind::PiecesTooLarge:
        return "with cells of " + inMm(cell) + " a piece is larger than the page; cells can have " +
               inMm(kit.trouble.largestCell);
    case Kind::AllLeftOut: return "all that there is was left out";
    case Kind::None: break;
    }
    return std::nullopt;
}

ExitStatus kit(const CommandLine& line)
{
    if (const auto wrong = wrongKit(line))
        return wrongUsage(kKit.name, *wrong);
    if (const auto wrong = outOfBounds(line, kKitNumbers))
        return refusedSwitch(kKit.name, *wrong);
    auto chosen = chooseGame(line.words()[0], std::span(line.words()).subspan(1), line.value(kSetup));
    if (!chosen)
        return refused(chosen.error());
    if (const auto pieces = line.value(kPieces); pieces && *pieces != "standing" && *pieces != "flat")
        return refused("unknown pieces " + inQuotes(*pieces) + ": there are standing, flat");
    const GameDescription game = chosen->game->description();
    const auto file = PdfFile::begin(
        line, [&game] { return ui::words::translated(game.title); }, "colour");
    if (!file)
        return refused(file.error());
    const ui::KitSpec spec = specOf(line, std::move(*chosen), **file);
    const ui::Kit kit = ui::Kit::of(spec);
    if (const auto wrong = wrongWith(kit, spec.cell))
        return refused((*file)->name() + ": " + *wrong);
    if (!std::ranges::all_of(kit.document.pages, (*file)->sink()))
        return refused((*file)->failure());
    if (const auto failure = (*file)->finish())
        return refused(*failure);
    if (const std::string note = (*file)->noteOnFont(); !note.empty())
        printNote(note);
    return reported(ui::noteOnCells((*file)->name(), kit.cell, ui::leastCell(game, spec.style)));
}

} // namespace

constexpr Subcommand kKit{
    "kit",
    "GAME [opt=value ...] -o FILE.pdf ...",
    "print a game to cut out and play with",
    "A map of the pages, the rules on one page, the board over as many pages as it needs, trays for\n"
    "stockpiles, and all pieces to cut out: print it true to scale.\n",
    kKitSwitches,
    kit};

} // namespace ringford::cli
