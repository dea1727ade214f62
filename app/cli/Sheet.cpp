// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/Sheet.h"
#include "app/cli/GameChoice.h"
#include "app/cli/LeftOut.h"
#include "app/cli/PdfFile.h"
#include "app/cli/SharedSwitches.h"
#include "app/cli/Subcommand.h"
#include "engine/pgn/GameFiles.h"
#include "engine/text/Files.h"
#include "engine/text/RecordReader.h"
#include "ui/paint/Export.h"
#include "ui/print/GamePrint.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/print/PaperNames.h"
#include "ui/print/PrintWords.h"
#include "ui/print/ScoreSheet.h"

#include <algorithm>
#include <array>
#include <deque>

namespace ringford::cli {

namespace {

constexpr std::string_view kPerPage = "--per-page";
constexpr std::string_view kGrid = "--grid";
constexpr std::string_view kSideways = "--sideways";
constexpr std::string_view kLines = "--lines";
constexpr std::string_view kTitle = "--title";
constexpr std::string_view kGames = "--games";
constexpr std::string_view kScore = "--score";
constexpr std::string_view kRows = "--rows";
constexpr std::string_view kNoClocks = "--no-clocks";
constexpr std::string_view kNoAnswers = "--no-answers";
constexpr std::string_view kNoName = "--no-name";

constexpr std::array kSheetSwitches{
    Switch{kOutput, "FILE", "where to: a .pdf"},
    Switch{kPerPage, "N", "diagrams a page, 1 to 24 (6)"},
    Switch{kGrid, "CxR", "so many columns and rows instead (those with the largest boards): 2x3"},
    Switch{kLines, "N", "lines to write on below each, 0 to 20 (2)"},
    Switch{kPaper, "NAME", "A4 or Letter (A4)"},
    Switch{kSideways, "", "the paper lies on its long side"},
    Switch{kStyle, "NAME", "colour, ink-saving or 1-bit (1-bit; of games colour); not with --score"},
    Switch{kTitle, "TEXT", "stands on top of each page"},
    Switch{kNoAnswers, "", "leave the pages of answers out"},
    Switch{kNoName, "", "leave the line for name and date out"},
    Switch{kNoCoordinates, "", "leave the coordinates out"},
    Switch{kGames, "", "print the games instead, with actions, comments and diagrams"},
    Switch{kNoClocks, "", "with --games: leave out what the clocks showed"},
    Switch{kScore, "", "a sheet to write a game on instead: GAME [opt=value ...] in place of FILE..."},
    Switch{kRows, "N", "with --score: rows to write on, 1 to 1000 (60)"},
};

/** Columns and rows, written `2x3`; nothing where they are written otherwise. */
std::optional<std::pair<int, int>> readGrid(const std::string& text)
{
    const auto cross = text.find('x');
    const auto columns = readNumber(text.substr(0, cross));
    const auto rows = cross == std::string::npos ? std::nullopt : readNumber(text.substr(cross + 1));
    return columns && rows ? std::optional(std::pair(*columns, *rows)) : std::nullopt;
}

/** What is wrong with the form of the call, if anything is. */
std::optional<std::string> wrongSheet(const CommandLine& line)
{
    if (line.has(kScore) && line.has(kGames))
        return "expected --games or --score, not both";
    if (auto wrong = line.has(kScore) ? wrongGame(line) : std::nullopt)
        return wrong;
    if (line.words().empty())
        return "FILE is missing";
    if (line.has(kRows) && !line.has(kScore))
        return "--rows needs --score";
    if (line.has(kNoClocks) && !line.has(kGames))
        return "--no-clocks needs --games";
    // A switch that would do nothing is a misunderstanding.
    for (const std::string_view name : {kPerPage, kGrid, kSideways, kLines, kNoAnswers, kNoName, kNoCoordinates}) {
        if (line.has(name) && (line.has(kScore) || line.has(kGames)))
            return std::string(name) + " does not go with " + std::string(line.has(kScore) ? kScore : kGames);
    }
    if (line.has(kPerPage) && line.has(kGrid))
        return "expected --per-page or --grid, not both";
    if (line.has(kGrid) && !readGrid(*line.value(kGrid)))
        return "expected columns and rows like 2x3, not " + shortened(*line.value(kGrid));
    if (line.has(kStyle) && line.has(kScore))
        return "--style does not go with --score";
    if (auto wrong = wrongOutput(line))
        return wrong;
    return wrongNumber(line, {kPerPage, kLines, kRows});
}

/** What is wrong with the numbers. @pre they are some */
std::optional<std::string> wrongSheetNumbers(const CommandLine& line)
{
    for (auto& wrong :
         {notBetween(line, kPerPage, 1, ui::SheetSpec::kMostPerPage, "a page has 1 to 24 diagrams"),
          notBetween(line, kLines, 0, ui::SheetSpec::kMostLines, "there are 0 to 20 lines to write on"),
          notBetween(line, kRows, 1, ui::ScoreSheetSpec::kMostRows, "a score sheet has 1 to 1000 rows")}) {
        if (wrong)
            return wrong;
    }
    if (line.has(kGrid)) {
        const auto [columns, rows] = *readGrid(*line.value(kGrid));
        const int most = ui::SheetSpec::kMostPerPage;
        if (columns < 1 || rows < 1 || columns > most || rows > most || columns * rows > most)
            return "a page has 1 to 24 diagrams, not " + shortened(*line.value(kGrid));
    }
    return std::nullopt;
}

ui::SheetSpec specOf(const CommandLine& line, QSizeF paper)
{
    ui::SheetSpec spec;
    spec.page.paper = line.has(kSideways) ? paper.transposed() : paper;
    if (line.has(kGrid))
        spec.grid = readGrid(*line.value(kGrid));
    spec.perPage = wholeNumber(line, kPerPage, spec.perPage);
    spec.lines = wholeNumber(line, kLines, spec.lines);
    spec.title = QString::fromStdString(line.value(kTitle).value_or(std::string()));
    ui::PrintWords::fill(spec, !line.has(kNoName), !line.has(kNoAnswers));
    spec.pageOfPages = QStringLiteral("%1");
    return spec;
}

std::vector<QString> seatTitles(const Game& game)
{
    std::vector<QString> titles;
    for (const SeatInfo& seat : game.description().seats)
        titles.push_back(QString::fromStdString(seat.title.english()));
    return titles;
}

/**
 * Sheets of the positions of matches that bear the mark $220, on any line; of a match without one that begins at a setup
 * of its own, that. The caption is the comment, the answer what is played next.
 */
class Exercises {
public:
    static constexpr const char* kUsualStyle = "1-bit";

    Exercises(const CommandLine& line, PdfFile& file)
        : m_file(file), m_writer(file.limitedSink(), file.art(), specOf(line, file.paper())),
          m_hasCoordinates(!line.has(kNoCoordinates))
    {
    }

    bool isEmpty() const { return m_writer.diagrams() == 0; }
    /** Counts what is to be drawn of a match, and remembers whether anything is; @p begin is where its record does. */
    void count(const Match& match, std::size_t begin)
    {
        if (hasTooMany())
            return;
        const std::size_t found = m_finder.in(match).size();
        m_asked += found;
        if (found > 0)
            m_wanted.push_back(begin);
    }
    bool hasTooMany() const { return m_asked > ui::DocumentLimits::kMostDiagrams; }
    /** Whether counted matches are still to be drawn. */
    bool wantsMore() const { return !m_wanted.empty(); }
    /** Draws what was counted of a match; what was wrong, if nothing more can be written. */
    std::optional<std::string> add(const Match& match, std::size_t begin)
    {
        if (m_wanted.front() != begin)
            return std::nullopt;
        m_wanted.pop_front();
        for (const Node* const node : m_finder.in(match))
            add(match, node);
        return std::nullopt;
    }
    /** Gives what is to be said about the file all the same (that cells are too small), mostly nothing. */
    Result<std::string, std::string> finish()
    {
        if (isEmpty())
            return Failure{m_file.name() + ": there is no diagram: no position bears the mark $220, and no record "
                                           "begins at a setup of its own"};
        if (!m_writer.finish())
            return Failure{m_file.failure()};
        if (const int number = m_writer.withoutRoom(); number > 0)
            return Failure{m_file.name() + ": diagram " + std::to_string(number) +
                           " has no room on a page with its text and lines: fewer of them, or fewer diagrams a page"};
        if (const auto failure = m_file.finish())
            return Failure{*failure};
        std::string notes = ui::noteOnCells(m_file.name(), m_writer.smallestCell(), m_leastCell);
        if (const int number = m_writer.cutCaption(); number > 0)
            notes += (notes.empty() ? std::string() : "; ") + m_file.name() + ": the text below diagram " +
                     std::to_string(number) + " is cut: it has no room in its place, even in smaller letters";
        return notes;
    }

private:
    void add(const Match& match, const Node* node)
    {
        ui::DiagramSpec diagram = ui::diagramOf(match, node, m_file.style(), seatTitles(match.game()));
        diagram.shows.coordinates = m_hasCoordinates;
        m_leastCell = std::max(m_leastCell, ui::leastCell(match.game().description(), m_file.style()));
        const auto worded = [](const Entry& entry) { return QString::fromStdString(entry.text); };
        m_writer.add({std::move(diagram), ui::solutionOf(match, node, worded)});
    }

    PdfFile& m_file;
    ui::SheetWriter m_writer;
    ui::ExerciseFinder m_finder;
    std::size_t m_asked = 0;          ///< diagrams that were counted, of all files
    std::deque<std::size_t> m_wanted; ///< where the records of the file begin that have some and were not drawn yet
    bool m_hasCoordinates;
    double m_leastCell = 0; ///< that any of the diagrams needs
};

ui::GamePrintWords englishWords(const Match& match)
{
    ui::GamePrintWords words;
    words.title = QString::fromStdString(match.game().description().title.english());
    words.seats = seatTitles(match.game());
    for (std::size_t seat = 0; seat < words.seats.size(); ++seat) {
        if (const std::string& name = match.tags().seatNames[seat]; !name.empty())
            words.seats[seat] += QStringLiteral(" (") + QString::fromStdString(name) + u')';
    }
    words.entry = [](const Entry& entry) { return QString::fromStdString(entry.text); };
    words.result = [&match](const Outcome& outcome) {
        if (const auto& stated = match.statedResult(); stated && !outcome.decided())
            return QString::fromStdString(stated->status.empty() ? stated->token : stated->status);
        return outcome.decided() ? QString::fromStdString(match.game().status(outcome)) : QString();
    };
    return words;
}

/** Games, one behind the other. */
class Games {
public:
    static constexpr const char* kUsualStyle = "colour";

    Games(const CommandLine& line, PdfFile& file) : m_file(file), m_printer(file.limitedSink(), file.art(), spec(line))
    {
    }

    bool isEmpty() const { return m_count == 0; }
    // As those of Exercises.
    void count(const Match& match, std::size_t /*begin*/)
    {
        ++m_count;
        ++m_waiting;
        if (!hasTooMany())
            m_diagrams += ui::markedIn(match).size();
    }
    bool hasTooMany() const { return m_diagrams > ui::DocumentLimits::kMostDiagrams; }
    bool wantsMore() const { return m_waiting > 0; }
    std::optional<std::string> add(const Match& match, std::size_t /*begin*/)
    {
        --m_waiting;
        if (m_printer.add(match, englishWords(match)))
            return std::nullopt;
        return m_printer.hasTooManyDiagrams() ? m_file.tooMuch() : m_file.failure();
    }
    Result<std::string, std::string> finish()
    {
        if (isEmpty())
            return Failure{m_file.name() + ": there is no game in these files"};
        const auto failure = m_printer.finish() ? m_file.finish() : m_file.failure();
        if (failure)
            return Failure{*failure};
        return std::string();
    }

private:
    ui::GamePrintSpec spec(const CommandLine& line) const
    {
        ui::GamePrintSpec spec;
        spec.paper = m_file.paper();
        spec.style = m_file.style();
        spec.hasClocks = !line.has(kNoClocks);
        spec.page = QStringLiteral("%1");
        return spec;
    }

    PdfFile& m_file;
    ui::GamePrinter m_printer;
    std::size_t m_count = 0;
    std::size_t m_waiting = 0;  ///< that were counted, and not printed yet
    std::size_t m_diagrams = 0; ///< that were asked for
};

/**
 * Adds the matches of a file; those before a fault, too. False where no more can be added. A file is read twice, so that
 * one match at a time is in memory: all diagrams are counted before the first is drawn, for drawing is what takes time.
 */
template <class Printed>
bool addFile(const std::string& file, ExitStatus& status, Printed& printed, const PdfFile& into)
{
    const auto bytes = readFile(file);
    if (!bytes) {
        status = refused(bytes.error().english());
        return true;
    }
    ReadingOptions options;
    options.take = [&printed](const Match& match, std::size_t begin) {
        printed.count(match, begin);
        return true;
    };
    const RecordReading reading = readGameFile(file, *bytes, Registry::standard(), options);
    status = std::max(status, refusedParts(file, reading));
    if (reading.error && (reading.records > 0 || reading.leftOut.empty()))
        status = refused(file + ':' + reading.error->english());
    std::optional<std::string> failure = printed.hasTooMany() ? std::optional(into.tooMuch()) : std::nullopt;
    options.take = [&](const Match& match, std::size_t begin) {
        failure = printed.add(match, begin);
        return !failure && printed.wantsMore();
    };
    if (!failure && printed.wantsMore())
        readGameFile(file, *bytes, Registry::standard(), options);
    if (failure)
        status = refused(*failure);
    return !failure;
}

/** Prints what stands in the files, as Exercises or as Games. */
template <class Printed> ExitStatus print(const CommandLine& line)
{
    const auto file = PdfFile::begin(line, line.value(kTitle).value_or(std::string()), Printed::kUsualStyle);
    if (!file)
        return refused(file.error());
    Printed printed(line, **file);
    ExitStatus status = Done;
    for (const std::string& input : line.words()) {
        if (!addFile(input, status, printed, **file))
            return status;
    }
    // Where files were refused, that says why nothing is there.
    return printed.isEmpty() && status != Done ? status : std::max(status, reported(printed.finish()));
}

ExitStatus score(const CommandLine& line)
{
    const auto chosen = chooseGame(line.words()[0], std::span(line.words()).subspan(1), std::nullopt);
    if (!chosen)
        return refused(chosen.error());
    std::string title = line.value(kTitle).value_or(std::string());
    if (title.empty())
        title = chosen->game->description().title.english();
    const auto file = PdfFile::begin(line, title, "1-bit");
    if (!file)
        return refused(file.error());
    ui::ScoreSheetSpec spec;
    spec.title = QString::fromStdString(title);
    spec.paper = (*file)->paper();
    ui::PrintWords::fill(spec);
    spec.page = QStringLiteral("%1");
    spec.rows = wholeNumber(line, kRows, spec.rows);
    spec.tables = ui::ScoreSheetSpec::tablesOf(*chosen->game, seatTitles(*chosen->game), ui::PrintWords::board());
    const auto failure = ui::writeScoreSheet(spec, (*file)->sink()) ? (*file)->finish() : (*file)->failure();
    return failure ? refused(*failure) : Done;
}

ExitStatus sheet(const CommandLine& line)
{
    if (const auto wrong = wrongSheet(line))
        return wrongUsage(kSheet.name, *wrong);
    if (const auto wrong = wrongSheetNumbers(line))
        return refused(*wrong);
    if (line.has(kScore))
        return score(line);
    if (const auto overwritten = wouldOverwrite(line, line.words()))
        return refused(*overwritten);
    return line.has(kGames) ? print<Games>(line) : print<Exercises>(line);
}

} // namespace

constexpr Subcommand kSheet{
    "sheet",
    "(FILE... [--games] | --score GAME [opt=value ...]) -o FILE.pdf ...",
    "put diagrams of game records on sheets, print games, make score sheets",
    "Each position that bears the mark $220 becomes a diagram, numbered, with its comment as the\n"
    "caption; so does the start of a record that bears no mark and begins at a setup of its own or\n"
    "has the tag Exercise.\n"
    "What is played next is its answer, on pages at the end.\n"
    "With --games the games are printed, with diagrams at the marks; with --score there are sheets\n"
    "to write a game on.\n",
    kSheetSwitches,
    sheet};

} // namespace ringford::cli
