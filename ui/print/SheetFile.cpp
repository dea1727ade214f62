// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetFile.h"

#include "ui/paint/Export.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/print/PaperNames.h"
#include "ui/print/PdfFile.h"
#include "ui/print/PrintWords.h"
#include "ui/print/Sheet.h"

#include <algorithm>

namespace ringford::ui {

namespace {

SheetSpec specOf(const SheetRequest& request, QSizeF paper)
{
    SheetSpec spec;
    spec.page.paper = paper;
    spec.perPage = request.perPage;
    spec.lines = request.lines;
    spec.title = QString::fromStdString(request.title);
    PrintWords::fill(spec, request.nameAndDate, request.answers);
    spec.pageOfPages = QStringLiteral("%1");
    return spec;
}

} // namespace

struct SheetFile::Parts {
    SheetRequest request;
    std::unique_ptr<PdfFile> file;
    SheetWriter writer;
    double leastCell = 0; ///< that any of the diagrams needs

    Parts(const SheetRequest& asked, std::unique_ptr<PdfFile> begun)
        : request(asked), file(std::move(begun)), writer(file->limitedSink(), file->art(), specOf(asked, file->paper()))
    {
    }
};

SheetFile::SheetFile(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}

SheetFile::~SheetFile() = default;

Result<std::unique_ptr<SheetFile>, std::string> SheetFile::begin(const SheetRequest& request)
{
    auto file = PdfFile::begin(request.file, QString::fromStdString(request.title), request.paper, request.style);
    if (!file)
        return Failure{file.error()};
    return std::unique_ptr<SheetFile>(new SheetFile(std::make_unique<Parts>(request, std::move(*file))));
}

Result<int, std::string> SheetFile::add(const std::vector<Match>& matches)
{
    // All are counted before the first is drawn: drawing is what takes time.
    std::vector<std::vector<const Node*>> nodes;
    std::size_t count = 0;
    for (const Match& match : matches) {
        count += nodes.emplace_back(exercisesOf(match)).size();
        if (static_cast<std::size_t>(m_parts->writer.diagrams()) + count > DocumentLimits::kMostDiagrams)
            return Failure{m_parts->file->tooMuch()};
    }
    for (std::size_t index = 0; index < matches.size(); ++index) {
        if (const auto failure = add(matches[index], nodes[index]))
            return Failure{*failure};
    }
    return static_cast<int>(count);
}

/** What was wrong, if nothing more can be written. */
std::optional<std::string> SheetFile::add(const Match& match, const std::vector<const Node*>& nodes)
{
    std::vector<QString> seats;
    for (const SeatInfo& seat : match.game().description().seats)
        seats.push_back(QString::fromStdString(seat.title.english()));
    const auto worded = [](const Entry& entry) { return QString::fromStdString(entry.text); };
    for (const Node* const node : nodes) {
        DiagramSpec diagram = diagramOf(match, node, m_parts->file->style(), seats);
        diagram.shows.coordinates = m_parts->request.coordinates;
        m_parts->leastCell = std::max(m_parts->leastCell, leastCell(diagram.game->description(), *diagram.style));
        if (!m_parts->writer.add(std::move(diagram), solutionOf(match, node, worded)) || m_parts->file->hasFailed())
            return m_parts->file->failure();
        if (auto without = noRoom())
            return without; // there will be no file: what follows need not be drawn
    }
    return std::nullopt;
}

/** What is wrong with the first diagram that has no room, if one has none. */
std::optional<std::string> SheetFile::noRoom() const
{
    const int number = m_parts->writer.withoutRoom();
    if (number == 0)
        return std::nullopt;
    return m_parts->request.file + ": diagram " + std::to_string(number) +
           " has no room on a page with its text and lines: fewer of them, or fewer diagrams a page";
}

Result<std::string, std::string> SheetFile::finish()
{
    SheetWriter& writer = m_parts->writer;
    if (writer.diagrams() == 0)
        return Failure{m_parts->request.file + ": there is no diagram: no position bears the mark $220, and no record "
                                               "begins at a setup of its own"};
    if (!writer.finish())
        return Failure{m_parts->file->failure()};
    if (const auto failure = m_parts->file->finish())
        return Failure{*failure};
    return noteOnCells(m_parts->request.file, writer.smallestCell(), m_parts->leastCell);
}

} // namespace ringford::ui
