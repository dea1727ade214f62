// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/PrintedFiles.h"

#include "app/cli/LeftOut.h"
#include "app/cli/PdfFile.h"
#include "app/cli/SharedSwitches.h"
#include "app/cli/TypeSwitches.h"
#include "engine/pgn/GameFiles.h"
#include "engine/rules/PlainText.h"
#include "engine/text/Files.h"
#include "engine/text/RecordReader.h"
#include "ui/paint/Export.h"
#include "ui/print/GameHeading.h"
#include "ui/print/GamePrint.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/print/PaperNames.h"
#include "ui/print/PrintWords.h"
#include "ui/print/Sheet.h"
#include "ui/print/SheetTasks.h"

#include <QFileInfo>

#include <algorithm>
#include <deque>
#include <functional>
#include <vector>

namespace ringford::cli {

namespace {

/** `diagram 3`, `diagrams 1, 3, 4`; of many the first ones, and how many there are. */
std::string diagramsNamed(const std::vector<int>& numbers)
{
    constexpr std::size_t kMostNamed = 12;
    const auto named = numbers.begin() + static_cast<std::ptrdiff_t>(std::min(numbers.size(), kMostNamed));
    std::string text = numbers.size() > 1 ? "diagrams " : "diagram ";
    text += joined(
        std::vector<int>(numbers.begin(), named), [](int number) { return std::to_string(number); }, ", ");
    if (named != numbers.end())
        text += " and " + std::to_string(numbers.end() - named) + " more";
    return text;
}

/** What is to be said about a file, without what is empty. */
std::string inOneLine(std::vector<std::string> notes)
{
    std::erase(notes, std::string());
    return joined(
        notes, [](const std::string& note) { return note; }, "; ");
}

/** What stands on top of each page, in signs of the language; empty where no title was given. */
QString titleOf(const CommandLine& line, const PdfFile& file)
{
    return line.value(kTitle).value_or(std::string()).empty() ? QString() : file.title();
}

/** The paper as it is held. */
QSizeF paperOf(const CommandLine& line, const PdfFile& file)
{
    return line.has(kSideways) ? file.paper().transposed() : file.paper();
}

ui::SheetSpec specOf(const CommandLine& line, const PdfFile& file)
{
    ui::SheetSpec spec;
    spec.page = ui::PageSpec::on(paperOf(line, file));
    if (line.has(kGrid))
        spec.grid = readGrid(*line.value(kGrid));
    spec.perPage = wholeNumber(line, kPerPage, spec.perPage);
    spec.lines = wholeNumber(line, kLines, spec.lines);
    spec.title = titleOf(line, file);
    spec.type = typeOf(line, file.font());
    spec.versions = wholeNumber(line, kVersions, spec.versions);
    spec.seed = static_cast<unsigned>(wholeNumber(line, kSeed, static_cast<int>(spec.seed)));
    ui::PrintWords::fill(spec, !line.has(kNoName), !line.has(kNoAnswers));
    spec.hasPageNumbers = true;
    return spec;
}

/** What answers and captions are. */
ui::SheetTaskLook lookOf(const CommandLine& line, const PdfFile& file)
{
    using Turn = ui::SheetTaskLook::Turn;
    ui::SheetTaskLook look;
    look.style = file.style();
    const std::string turn = line.value(kTurn).value_or("mark");
    look.turn = turn == "words" ? Turn::Words : turn == "none" ? Turn::None : Turn::Mark;
    look.hasCoordinates = !line.has(kNoCoordinates);
    look.endsWithDiagram = line.has(kEnds);
    look.hasLastActions = line.has(kLastActions);
    look.answer = {notationOf(line), true, file.locale()};
    look.font = file.font();
    return look;
}

/**
 * Sheets of the positions of matches that bear the mark $220, on any line; of a match without one that begins at a
 * setup of its own, that. The caption is the comment, the answer what is played next.
 */
class Exercises {
public:
    static constexpr const char* kUsualStyle = "1-bit";

    Exercises(const CommandLine& line, PdfFile& file)
        : m_file(file), m_writer(file.limitedSink(), file.art(), specOf(line, file)), m_look(lookOf(line, file)),
          m_hasGrid(line.has(kGrid)), m_hasAnswers(!line.has(kNoAnswers))
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
                           " has no room on a page with its text and lines: fewer of them, or " + fewerWithRoom() +
                           " diagrams a page"};
        if (const auto failure = m_file.finish())
            return Failure{*failure};
        std::vector<std::string> notes{m_file.noteOnFont(), m_file.noteOnSigns(),
                                       ui::noteOnCells(m_file.name(), m_writer.smallestCell(), m_leastCell)};
        if (m_writer.isTitleCut())
            notes.push_back(m_file.noteOnCutTitle());
        if (const std::vector<int> cut = m_writer.cutCaptions(); !cut.empty())
            notes.push_back(m_file.name() + ": the text below " + diagramsNamed(cut) +
                            " is cut: it has no room in its place, even in smaller letters");
        if (const std::vector<int> without = m_writer.withoutAnswer(); !without.empty())
            notes.push_back(m_file.name() + ": " + diagramsNamed(without) + (without.size() > 1 ? " have" : " has") +
                            " no answer: none is in the record, and none was found");
        if (m_writer.hasFewerThanAsked())
            notes.push_back(m_file.name() + ": " + onFewer());
        if (!m_writer.keepsGrid())
            notes.push_back(m_file.name() + ": not all pages have the columns and rows of --grid: boards of several "
                                            "shapes stand where they have room");
        return inOneLine(std::move(notes));
    }

private:
    /** How many diagrams a page all have room with. */
    std::string fewerWithRoom()
    {
        const int most = m_writer.mostPerPage();
        return most > 0 ? "at most " + std::to_string(most) : "fewer";
    }
    /** How many diagrams come on a page, where they are fewer than were asked for. */
    std::string onFewer() const
    {
        const auto [pages, asked, fewest, most] = m_writer.counts();
        const std::string ofPage =
            std::to_string(fewest) + (most > fewest ? " to " + std::to_string(most) : std::string());
        return (pages > asked ? "the diagrams are on " + std::to_string(pages) + " pages, not " +
                                    std::to_string(asked) + ", with " + ofPage + " on each"
                              : "a page has " + ofPage + " diagrams") +
               ": with as many as are asked for boards would be too small" +
               (m_hasGrid ? "" : " (--grid holds as many all the same)");
    }
    void add(const Match& match, const Node* node)
    {
        m_leastCell = std::max(m_leastCell, ui::leastCell(match.game().description(), m_file.style()));
        m_writer.add(ui::sheetTask(match, node, m_look, m_hasAnswers ? &m_search : nullptr));
    }

    PdfFile& m_file;
    ui::SheetWriter m_writer;
    ui::ExerciseFinder m_finder;
    std::size_t m_asked = 0;          ///< diagrams that were counted, of all files
    std::deque<std::size_t> m_wanted; ///< where the records of the file begin that have some and were not drawn yet
    ui::SheetTaskLook m_look;
    bool m_hasGrid;
    bool m_hasAnswers;
    AnswerSearch m_search;
    double m_leastCell = 0; ///< that any of the diagrams needs
};

/** Games, one behind the other. */
class Games {
public:
    static constexpr const char* kUsualStyle = "colour";

    Games(const CommandLine& line, PdfFile& file) : m_file(file), m_printer(file.limitedSink(), file.art(), spec(line))
    {
    }

    bool isEmpty() const { return m_count == 0; }
    /** What was wrong, if nothing more can be written. */
    std::optional<std::string> add(const Match& match)
    {
        ++m_count;
        if (m_printer.add(match))
            return std::nullopt;
        const bool isTooMuch = m_printer.hasTooManyDiagrams() || m_printer.hasTooLongComments();
        return isTooMuch ? m_file.tooMuch() : m_file.failure();
    }
    Result<std::string, std::string> finish()
    {
        if (isEmpty())
            return Failure{m_file.name() + ": there is no game in these files"};
        const auto failure = m_printer.finish() ? m_file.finish() : m_file.failure();
        if (failure)
            return Failure{*failure};
        std::vector<std::string> notes{m_file.noteOnFont(), m_file.noteOnSigns()};
        if (m_printer.isTitleCut())
            notes.push_back(m_file.noteOnCutTitle());
        if (m_printer.hasCutHeading())
            notes.push_back(m_file.name() + ": a heading is cut: names have " +
                            std::to_string(ui::GameHeading::kLongestName) +
                            " letters at most, what else stands there " + std::to_string(ui::GameHeading::kLongestTag));
        return inOneLine(std::move(notes));
    }

private:
    ui::GamePrintSpec spec(const CommandLine& line) const
    {
        using Variations = ui::GamePrintSpec::Variations;
        ui::GamePrintSpec spec;
        spec.mostWork = ui::DocumentLimits::kMostWork;
        const std::string variations = line.value(kVariations).value_or("brackets");
        spec.variations = variations == "brackets"   ? Variations::Brackets
                          : variations == "indented" ? Variations::Indented
                                                     : Variations::None;
        spec.columns = wholeNumber(line, kColumns, spec.columns);
        spec.hasLastActions = line.has(kLastActions);
        spec.endsWithDiagram = line.has(kEnds);
        spec.notation = notationOf(line);
        spec.type = typeOf(line, m_file.font(), spec.type);
        spec.locale = m_file.locale();
        spec.title = titleOf(line, m_file);
        spec.paper = paperOf(line, m_file);
        spec.style = m_file.style();
        spec.hasClocks = line.has(kClocks);
        spec.hasPageNumbers = true;
        return spec;
    }

    PdfFile& m_file;
    ui::GamePrinter m_printer;
    std::size_t m_count = 0;
};

/** Reads the matches of a file, those before a fault, too; says what is wrong in it. */
void readMatches(const std::string& file, const std::string& bytes, ExitStatus& status,
                 const std::function<bool(const Match&, std::size_t)>& take)
{
    ReadingOptions options;
    options.take = take;
    const RecordReading reading = readGameFile(file, bytes, Registry::standard(), options);
    status = std::max(status, refusedParts(file, reading));
    noteUnread(file, reading);
    noteCastling(file, bytes);
}

/**
 * Adds the matches of a file; gives what was wrong where no more can be added. A file is read twice, so that one match
 * at a time is in memory: all diagrams are counted before the first is drawn, for drawing is what takes time.
 */
std::optional<std::string> addMatches(const std::string& file, const std::string& bytes, ExitStatus& status,
                                      Exercises& printed, const PdfFile& into)
{
    readMatches(file, bytes, status, [&printed](const Match& match, std::size_t begin) {
        printed.count(match, begin);
        return true;
    });
    if (printed.hasTooMany())
        return into.tooMuch();
    std::optional<std::string> failure;
    ReadingOptions options;
    options.take = [&](const Match& match, std::size_t begin) {
        failure = printed.add(match, begin);
        return !failure && printed.wantsMore();
    };
    if (printed.wantsMore())
        readGameFile(file, bytes, Registry::standard(), options);
    return failure;
}

/** The same: each game is printed when it has been read, and none is read once there is no further page. */
std::optional<std::string> addMatches(const std::string& file, const std::string& bytes, ExitStatus& status,
                                      Games& printed, const PdfFile& /*into*/)
{
    std::optional<std::string> failure;
    readMatches(file, bytes, status, [&](const Match& match, std::size_t /*begin*/) {
        failure = printed.add(match);
        return !failure;
    });
    return failure;
}

/** False where no more can be added. */
template <class Printed>
bool addFile(const std::string& file, ExitStatus& status, Printed& printed, const PdfFile& into)
{
    const auto bytes = readFile(file);
    const auto failure = bytes ? addMatches(file, *bytes, status, printed, into) : std::nullopt;
    if (!bytes)
        status = refused(bytes.error().english());
    else if (failure)
        status = refused(*failure);
    return !failure;
}

/** Of a file, without folders and ending: what pages are called that have no title. */
QString nameOf(const std::string& file)
{
    return QFileInfo(QString::fromStdString(file)).completeBaseName();
}

/** Prints what stands in the files, as Exercises or as Games. */
template <class Printed> ExitStatus print(const CommandLine& line)
{
    const auto file = PdfFile::begin(
        line, [&line] { return nameOf(line.words()[0]); }, Printed::kUsualStyle);
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

} // namespace

std::optional<std::pair<int, int>> readGrid(const std::string& text)
{
    const auto cross = text.find('x');
    const auto columns = readNumber(text.substr(0, cross));
    const auto rows = cross == std::string::npos ? std::nullopt : readNumber(text.substr(cross + 1));
    return columns && rows ? std::optional(std::pair(*columns, *rows)) : std::nullopt;
}

ExitStatus printExercises(const CommandLine& line)
{
    return print<Exercises>(line);
}

ExitStatus printGames(const CommandLine& line)
{
    return print<Games>(line);
}

} // namespace ringford::cli
