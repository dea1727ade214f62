// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/PaperSwitches.h"
#include "app/cli/Subcommand.h"
#include "engine/text/Files.h"
#include "engine/text/RecordReader.h"
#include "ui/print/SheetFile.h"

#include <array>

namespace ringford::cli {

namespace {

constexpr std::string_view kPerPage = "--per-page";
constexpr std::string_view kLines = "--lines";
constexpr std::string_view kTitle = "--title";
constexpr std::string_view kNoAnswers = "--no-answers";
constexpr std::string_view kNoName = "--no-name";

constexpr std::array kSwitches{
    Switch{kOutput, "FILE", "where to: a .pdf"},
    Switch{kPerPage, "N", "diagrams a page, 1 to 24 (6)"},
    Switch{kLines, "N", "lines to write on below each, 0 to 20 (2)"},
    Switch{kPaper, "NAME", "A4 or Letter (A4)"},
    Switch{kStyle, "NAME", "colour, ink-saving or 1-bit (1-bit)"},
    Switch{kTitle, "TEXT", "stands on top of each page"},
    Switch{kNoAnswers, "", "leave the pages of answers out"},
    Switch{kNoName, "", "leave the line for name and date out"},
    Switch{kNoCoordinates, "", "leave the coordinates out"},
};

/** What is wrong with the form of the call, if anything is. */
std::optional<std::string> wrongForm(const CommandLine& line)
{
    if (line.words().empty())
        return "FILE is missing";
    if (!line.has(kOutput))
        return "-o FILE is missing";
    return wrongNumber(line, {kPerPage, kLines});
}

ui::SheetRequest requestOf(const CommandLine& line)
{
    ui::SheetRequest request;
    request.file = *line.value(kOutput);
    request.perPage = wholeNumber(line, kPerPage, request.perPage);
    request.lines = wholeNumber(line, kLines, request.lines);
    request.paper = line.value(kPaper).value_or(request.paper);
    request.style = line.value(kStyle).value_or(request.style);
    request.title = line.value(kTitle).value_or(request.title);
    request.answers = !line.has(kNoAnswers);
    request.nameAndDate = !line.has(kNoName);
    request.coordinates = !line.has(kNoCoordinates);
    return request;
}

/** Adds the diagrams of a file; those before a fault, too. False where the sheets can no longer be written. */
bool addFile(ui::SheetFile& sheets, const std::string& file, ExitStatus& status)
{
    const auto bytes = readFile(file);
    if (!bytes) {
        status = refused(bytes.error().english());
        return true;
    }
    const RecordReading reading = readRecords(*bytes, Registry::standard());
    if (reading.error)
        status = refused(file + ':' + reading.error->english());
    for (const Match& match : reading.matches) {
        if (const auto added = sheets.add(match); !added) {
            status = refused(added.error());
            return false;
        }
    }
    return true;
}

ExitStatus sheet(const CommandLine& line)
{
    if (const auto wrong = wrongForm(line))
        return wrongUsage(kSheet.name, *wrong);
    auto sheets = ui::SheetFile::begin(requestOf(line));
    if (!sheets)
        return refused(sheets.error());
    ExitStatus status = Done;
    for (const std::string& file : line.words()) {
        if (!addFile(**sheets, file, status))
            return status;
    }
    const auto note = (*sheets)->finish();
    if (!note)
        return refused(note.error());
    if (!note->empty())
        printNote(*note);
    return status;
}

} // namespace

constexpr Subcommand kSheet{
    "sheet",
    "FILE... -o FILE.pdf ...",
    "put diagrams of game records on sheets",
    "Each position that bears the mark $220 becomes a diagram, numbered, with its comment as the\n"
    "caption; so does the start of a record that begins at a setup of its own and bears no mark.\n"
    "What is played next is its answer, on pages at the end.\n",
    kSwitches,
    sheet};

} // namespace ringford::cli
