// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/GameFile.h"

#include "ui/paint/OffscreenApplication.h"
#include "ui/print/GamePrint.h"
#include "ui/print/PaperNames.h"
#include "ui/print/PdfFile.h"
#include "ui/print/ScoreSheet.h"

namespace ringford::ui {

namespace {

std::optional<std::string> wrongIn(const GamesRequest& request)
{
    for (const auto& wrong : {wrongPdfName(request.file), wrongPaper(request.paper), wrongStyle(request.style)}) {
        if (wrong)
            return wrong;
    }
    return std::nullopt;
}

std::optional<std::string> wrongIn(const ScoreRequest& request)
{
    for (const auto& wrong : {wrongPdfName(request.file), wrongPaper(request.paper)}) {
        if (wrong)
            return wrong;
    }
    if (request.rows < 1 || request.rows > ScoreSheetSpec::kMostRows)
        return "a score sheet has 1 to 1000 rows, not " + std::to_string(request.rows);
    return std::nullopt;
}

GamePrintSpec specOf(const GamesRequest& request)
{
    GamePrintSpec spec;
    spec.paper = *paperNamed(request.paper);
    spec.style = *paperStyleNamed(QString::fromStdString(request.style));
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
    GamesRequest request;
    OffscreenApplication application;
    PieceArt art;
    PdfFile file;
    std::unique_ptr<GamePrinter> printer;

    explicit Parts(const GamesRequest& asked)
        : request(asked), file(asked.file, QString::fromStdString(asked.title),
                               *paperStyleNamed(QString::fromStdString(asked.style)), art)
    {
    }
};

GamesFile::GamesFile(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}

GamesFile::~GamesFile() = default;

Result<std::unique_ptr<GamesFile>, std::string> GamesFile::begin(const GamesRequest& request)
{
    if (const auto wrong = wrongIn(request))
        return Failure{*wrong};
    auto parts = std::make_unique<Parts>(request);
    if (!OffscreenApplication::hasFonts())
        return Failure{std::string(OffscreenApplication::kNoFonts)};
    if (const auto failure = parts->file.open())
        return Failure{*failure};
    parts->printer = std::make_unique<GamePrinter>(parts->file.sink(), parts->art, specOf(request));
    return std::unique_ptr<GamesFile>(new GamesFile(std::move(parts)));
}

std::optional<std::string> GamesFile::add(const Match& match)
{
    if (m_parts->printer->add(match, englishWords(match)) && !m_parts->file.hasFailed())
        return std::nullopt;
    return m_parts->file.failure();
}

std::optional<std::string> GamesFile::finish()
{
    return m_parts->file.finish();
}

std::optional<std::string> writeScoreFile(const ScoreRequest& request)
{
    if (const auto wrong = wrongIn(request))
        return wrong;
    const OffscreenApplication application;
    if (!OffscreenApplication::hasFonts())
        return std::string(OffscreenApplication::kNoFonts);
    const GameDescription& game = request.game->description();
    std::vector<QString> seats;
    for (const SeatInfo& seat : game.seats)
        seats.push_back(QString::fromStdString(seat.title.english()));
    ScoreSheetSpec spec;
    spec.paper = *paperNamed(request.paper);
    spec.title = QString::fromStdString(request.title.empty() ? game.title.english() : request.title);
    spec.event = QStringLiteral("Event:");
    spec.date = QStringLiteral("Date:");
    spec.result = QStringLiteral("Result:");
    spec.page = QStringLiteral("%1");
    spec.rows = request.rows;
    spec.tables = ScoreSheetSpec::tablesOf(*request.game, seats, QStringLiteral("Board %1"));
    PieceArt art;
    PdfFile file(request.file, spec.title, PaperStyle::OneBit, art);
    if (const auto failure = file.open())
        return failure;
    if (!writeScoreSheet(spec, file.sink()))
        return file.failure();
    return file.finish();
}

} // namespace ringford::ui
