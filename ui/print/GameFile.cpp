// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/GameFile.h"

#include "ui/print/GamePrint.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/print/PaperNames.h"
#include "ui/print/PdfFile.h"
#include "ui/print/PrintWords.h"
#include "ui/print/ScoreSheet.h"

namespace ringford::ui {

namespace {

GamePrintSpec specOf(const GamesRequest& request, const PdfFile& file)
{
    GamePrintSpec spec;
    spec.paper = file.paper();
    spec.style = file.style();
    spec.hasClocks = request.clocks;
    spec.page = QStringLiteral("%1");
    return spec;
}

GamePrintWords englishWords(const Match& match)
{
    const GameDescription& game = match.game().description();
    GamePrintWords words;
    words.title = QString::fromStdString(game.title.english());
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        const QString title = QString::fromStdString(game.seats[seat].title.english());
        const QString name = QString::fromStdString(match.tags().seatNames[seat]);
        words.seats.push_back(name.isEmpty() ? title : title + QStringLiteral(" (") + name + u')');
    }
    words.entry = [](const Entry& entry) { return QString::fromStdString(entry.text); };
    words.result = [&match](const Outcome& outcome) {
        if (const auto& stated = match.statedResult(); stated && !outcome.decided())
            return QString::fromStdString(stated->status.empty() ? stated->token : stated->status);
        return outcome.decided() ? QString::fromStdString(match.game().status(outcome)) : QString();
    };
    return words;
}

} // namespace

struct GamesFile::Parts {
    std::unique_ptr<PdfFile> file;
    GamePrinter printer;
    std::size_t diagrams = 0; ///< that were asked for

    Parts(const GamesRequest& request, std::unique_ptr<PdfFile> begun)
        : file(std::move(begun)), printer(file->limitedSink(), file->art(), specOf(request, *file))
    {
    }
};

GamesFile::GamesFile(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}

GamesFile::~GamesFile() = default;

Result<std::unique_ptr<GamesFile>, std::string> GamesFile::begin(const GamesRequest& request)
{
    auto file = PdfFile::begin(request.file, QString::fromStdString(request.title), request.paper, request.style);
    if (!file)
        return Failure{file.error()};
    return std::unique_ptr<GamesFile>(new GamesFile(std::make_unique<Parts>(request, std::move(*file))));
}

std::optional<std::string> GamesFile::add(const std::vector<Match>& matches)
{
    // All diagrams are counted before anything is drawn: drawing is what takes time.
    for (const Match& match : matches) {
        m_parts->diagrams += markedIn(match).size();
        if (m_parts->diagrams > DocumentLimits::kMostDiagrams)
            return m_parts->file->tooMuch();
    }
    for (const Match& match : matches) {
        if (m_parts->printer.add(match, englishWords(match)) && !m_parts->file->hasFailed())
            continue;
        return m_parts->printer.hasTooManyDiagrams() ? m_parts->file->tooMuch() : m_parts->file->failure();
    }
    return std::nullopt;
}

std::optional<std::string> GamesFile::finish()
{
    return m_parts->file->finish();
}

std::optional<std::string> writeScoreFile(const ScoreRequest& request)
{
    const GameDescription& game = request.game->description();
    ScoreSheetSpec spec;
    spec.title = QString::fromStdString(request.title.empty() ? game.title.english() : request.title);
    const auto file = PdfFile::begin(request.file, spec.title, request.paper, paperStyleNames()[2].toStdString());
    if (!file)
        return file.error();
    std::vector<QString> seats;
    for (const SeatInfo& seat : game.seats)
        seats.push_back(QString::fromStdString(seat.title.english()));
    spec.paper = (*file)->paper();
    PrintWords::fill(spec);
    spec.page = QStringLiteral("%1");
    spec.rows = request.rows;
    spec.tables = ScoreSheetSpec::tablesOf(*request.game, seats, PrintWords::board());
    return writeScoreSheet(spec, (*file)->sink()) ? (*file)->finish() : (*file)->failure();
}

} // namespace ringford::ui
