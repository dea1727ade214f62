// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetFile.h"

#include "ui/paint/Export.h"
#include "ui/paint/OffscreenApplication.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/print/PaperNames.h"
#include "ui/print/PdfFile.h"
#include "ui/print/Sheet.h"

#include <algorithm>

namespace ringford::ui {

namespace {

/** What is wrong with the numbers and names. */
std::optional<std::string> wrongIn(const SheetRequest& request)
{
    if (const auto wrong = wrongPdfName(request.file))
        return wrong;
    if (request.perPage < 1 || request.perPage > SheetWriter::kMostPerPage)
        return "a page has 1 to 24 diagrams, not " + std::to_string(request.perPage);
    if (request.lines < 0 || request.lines > 20)
        return "there are 0 to 20 lines to write on, not " + std::to_string(request.lines);
    if (const auto wrong = wrongPaper(request.paper))
        return wrong;
    if (const auto wrong = wrongStyle(request.style))
        return wrong;
    return std::nullopt;
}

SheetSpec specOf(const SheetRequest& request)
{
    SheetSpec spec;
    spec.page.paper = *paperNamed(request.paper);
    spec.perPage = request.perPage;
    spec.lines = request.lines;
    spec.title = QString::fromStdString(request.title);
    if (request.nameAndDate) {
        spec.name = QStringLiteral("Name:");
        spec.date = QStringLiteral("Date:");
    }
    if (request.answers)
        spec.answers = QStringLiteral("Answers");
    spec.pageOfPages = QStringLiteral("%1");
    return spec;
}

} // namespace

struct SheetFile::Parts {
    SheetRequest request;
    OffscreenApplication application;
    PieceArt art;
    PdfFile file;
    std::unique_ptr<SheetWriter> writer;
    double leastCell = 0; ///< that any of the diagrams needs

    explicit Parts(const SheetRequest& asked)
        : request(asked), file(asked.file, QString::fromStdString(asked.title), style(), art)
    {
    }
    PaperStyle style() const { return *paperStyleNamed(QString::fromStdString(request.style)); }
};

SheetFile::SheetFile(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}

SheetFile::~SheetFile() = default;

Result<std::unique_ptr<SheetFile>, std::string> SheetFile::begin(const SheetRequest& request)
{
    if (const auto wrong = wrongIn(request))
        return Failure{*wrong};
    auto parts = std::make_unique<Parts>(request);
    if (!OffscreenApplication::hasFonts())
        return Failure{std::string(OffscreenApplication::kNoFonts)};
    if (const auto failure = parts->file.open())
        return Failure{*failure};
    parts->writer = std::make_unique<SheetWriter>(parts->file.sink(), parts->art, specOf(request));
    return std::unique_ptr<SheetFile>(new SheetFile(std::move(parts)));
}

Result<int, std::string> SheetFile::add(const Match& match)
{
    const std::vector<const Node*> nodes = exercisesOf(match);
    std::vector<QString> seats;
    for (const SeatInfo& seat : match.game().description().seats)
        seats.push_back(QString::fromStdString(seat.title.english()));
    for (const Node* const node : nodes) {
        DiagramSpec diagram = diagramOf(match, node, m_parts->style(), seats);
        diagram.shows.coordinates = m_parts->request.coordinates;
        m_parts->leastCell = std::max(m_parts->leastCell, leastCell(diagram.game->description(), *diagram.style));
        if (!m_parts->writer->add(std::move(diagram), answerOf(node)) || m_parts->file.hasFailed())
            return Failure{m_parts->file.failure()};
    }
    return static_cast<int>(nodes.size());
}

Result<std::string, std::string> SheetFile::finish()
{
    SheetWriter& writer = *m_parts->writer;
    if (writer.diagrams() == 0)
        return Failure{std::string("there is no diagram: no position bears the mark $220, and no record begins at a "
                                   "setup of its own")};
    if (!writer.finish())
        return Failure{m_parts->file.failure()};
    if (const auto failure = m_parts->file.finish())
        return Failure{*failure};
    return noteOnCells(m_parts->request.file, writer.smallestCell(), m_parts->leastCell);
}

} // namespace ringford::ui
