// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetFile.h"

#include "engine/text/Drawings.h"
#include "ui/paint/OffscreenApplication.h"
#include "ui/print/PaperNames.h"
#include "ui/print/Sheet.h"

#include <QSaveFile>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr std::uint8_t kDiagramMark = 220;
constexpr std::size_t kMostAnswered = 12; // entries

/**
 * Hands bytes on to a file and knows whether it took them all: neither a PDF's writer nor a QSaveFile that is filled
 * part by part tells of a full disk.
 */
class WatchedDevice : public QIODevice {
public:
    explicit WatchedDevice(QFileDevice& file) : m_file(file) { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

    bool isSequential() const override { return true; }
    /** Whether all that was written so far is in the file. */
    bool flush()
    {
        // A disk that is full takes a part first, and only then says why it takes no more.
        for (qsizetype done = 0; !m_failed && done < m_waiting.size();) {
            const qint64 taken = m_file.write(m_waiting.constData() + done, m_waiting.size() - done);
            m_failed = taken <= 0;
            done += taken;
        }
        m_waiting.clear();
        return !m_failed;
    }
    bool hasFailed() const { return m_failed; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override
    {
        constexpr qsizetype kAtOnce = 256 * 1024;
        m_waiting.append(data, size);
        if (m_waiting.size() >= kAtOnce)
            flush();
        return size;
    }

private:
    QFileDevice& m_file;
    QByteArray m_waiting;
    bool m_failed = false;
};

/** The nodes that want a diagram, in the order in which they are written. */
std::vector<const Node*> marked(const Match& match)
{
    std::vector<const Node*> found;
    std::vector<const Node*> open{match.start()};
    while (!open.empty()) {
        const Node* const node = open.back();
        open.pop_back();
        if (std::ranges::find(node->marks, kDiagramMark) != node->marks.end())
            found.push_back(node);
        std::vector<const Node*> next;
        for (const Node* child = node->firstChild; child; child = child->nextSibling)
            next.push_back(child);
        open.insert(open.end(), next.rbegin(), next.rend());
    }
    if (found.empty() && writeSetup(match.game().write(match.position(match.start()))) !=
                             writeSetup(match.game().write(match.game().start())))
        found.push_back(match.start());
    return found;
}

/** What is played from there, up to the next diagram. */
QString answerOf(const Node* node)
{
    QStringList entries;
    for (const Node* next = node->firstChild; next && static_cast<std::size_t>(entries.size()) < kMostAnswered;
         next = next->firstChild) {
        entries << QString::fromStdString(next->entry.text);
        if (std::ranges::find(next->marks, kDiagramMark) != next->marks.end())
            break;
    }
    return entries.isEmpty() ? QStringLiteral("-") : entries.join(u' ');
}

DiagramSpec diagramOf(const Match& match, const Node* node, const SheetRequest& request)
{
    DiagramSpec spec;
    spec.game = match.sharedGame();
    spec.picture = BoardPicture::of(*spec.game, match.position(node));
    spec.picture.lastAction = LastAction::of(match.effects(node));
    spec.theme = *Theme::named(QStringLiteral("paper"), false);
    spec.style = paperStyleNamed(QString::fromStdString(request.style));
    spec.shows.coordinates = request.coordinates;
    const GameDescription& game = spec.game->description();
    for (const SeatInfo& seat : game.seats)
        spec.seatNames.push_back(QString::fromStdString(seat.title.english()));
    spec.picture.show(drawingsOf(node->comments, spec.game->board()));
    QStringList captions;
    for (const std::string& comment : node->comments) {
        if (const std::string text = shownText(readComment(comment, spec.game->board())); !text.empty())
            captions << QString::fromStdString(text);
    }
    spec.caption = captions.join(u' ').simplified();
    return spec;
}

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
    QSaveFile file;
    WatchedDevice device{file};
    std::unique_ptr<SheetWriter> writer;
    double leastCell = 0; ///< that any of the diagrams needs

    explicit Parts(const SheetRequest& asked) : request(asked), file(QString::fromStdString(asked.file)) {}
    std::string failure() const { return request.file + ": " + file.errorString().toStdString(); }
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
    if (!parts->file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return Failure{parts->failure()};
    parts->writer = std::make_unique<SheetWriter>(parts->device, specOf(request));
    return std::unique_ptr<SheetFile>(new SheetFile(std::move(parts)));
}

Result<int, std::string> SheetFile::add(const Match& match)
{
    const std::vector<const Node*> nodes = marked(match);
    for (const Node* const node : nodes) {
        DiagramSpec diagram = diagramOf(match, node, m_parts->request);
        m_parts->leastCell = std::max(m_parts->leastCell, leastCell(diagram.game->description(), *diagram.style));
        if (!m_parts->writer->add(std::move(diagram), answerOf(node)) || m_parts->device.hasFailed())
            return Failure{m_parts->failure()};
    }
    return static_cast<int>(nodes.size());
}

Result<std::string, std::string> SheetFile::finish()
{
    SheetWriter& writer = *m_parts->writer;
    if (writer.diagrams() == 0)
        return Failure{std::string("there is no diagram: no position bears the mark $220, and no record begins at a "
                                   "setup of its own")};
    if (!writer.finish() || !m_parts->device.flush()) {
        const std::string failure = m_parts->failure();
        m_parts->file.cancelWriting();
        return Failure{failure};
    }
    if (!m_parts->file.commit())
        return Failure{m_parts->failure()};
    return noteOnCells(m_parts->request.file, writer.smallestCell(), m_parts->leastCell);
}

} // namespace ringford::ui
