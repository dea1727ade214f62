// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/KitFile.h"

#include "engine/play/PlainText.h"
#include "engine/text/Files.h"
#include "ui/paint/Export.h"
#include "ui/paint/OffscreenApplication.h"
#include "ui/print/Kit.h"
#include "ui/print/PaperNames.h"

#include <QFile>

#include <cmath>

namespace ringford::ui {

namespace {

KitWords englishWords(const KitRequest& request)
{
    const GameDescription& game = request.game->description();
    KitWords words;
    words.title = QString::fromStdString(game.title.english());
    words.options = QString::fromStdString(request.options);
    words.page = QStringLiteral("page %1");
    words.pages = QStringLiteral("pages %1 to %2");
    words.rules = QStringLiteral("Rules");
    words.board = QStringLiteral("Board");
    words.boardNumber = QStringLiteral("Board %1");
    words.tile = QStringLiteral("row %1, column %2");
    words.trays = QStringLiteral("Trays for stockpiles");
    words.tray = QStringLiteral("Stockpile: %1");
    words.pieces = QStringLiteral("Pieces");
    words.check = QStringLiteral("This line is 100 mm long.");
    words.printing = QStringLiteral("Print all pages at 100 % (“actual size”), not fitted to the paper, and check the "
                                    "line below. Stiff paper is best for pieces.");
    words.joining =
        QStringLiteral("The board: cut the pages along the long marks, at the left and at the top. Lay each "
                       "on the one before, with its cut side at the dashed marks, and glue it there.");
    words.folding =
        request.pieces == "flat"
            ? QStringLiteral("Pieces: cut along the lines, fold along the dashes, glue the halves together.")
            : QStringLiteral("Pieces: cut along the lines and fold along the dashes, so that the picture is "
                             "on both sides; glue the two tabs on one another as a foot.");
    for (const SeatInfo& seat : game.seats)
        words.seats.push_back(QString::fromStdString(seat.title.english()));
    return words;
}

bool isBetween(double number, double least, double most)
{
    return std::isfinite(number) && number >= least && number <= most;
}

std::optional<std::string> wrongIn(const KitRequest& request)
{
    const auto told = [](double number) { return ", not " + QByteArray::number(number).toStdString(); };
    if (const auto wrong = wrongPdfName(request.file))
        return wrong;
    if (const auto wrong = wrongPaper(request.paper))
        return wrong;
    if (const auto wrong = wrongStyle(request.style))
        return wrong;
    if (request.pieces != "standing" && request.pieces != "flat")
        return "unknown pieces " + inQuotes(request.pieces) + ": there are standing, flat";
    if (!isBetween(request.cellInMm, 1, KitSpec::kMostCell))
        return "a cell is 1 to 1000 mm wide" + told(request.cellInMm);
    if (!isBetween(request.overlapInMm, 0, KitSpec::kMostOverlap))
        return "pages overlap by 0 to 50 mm" + told(request.overlapInMm);
    if (request.spares && (*request.spares < 0 || *request.spares > 20))
        return "there are 0 to 20 spares of a piece, not " + std::to_string(*request.spares);
    return std::nullopt;
}

KitSpec specOf(const KitRequest& request)
{
    KitSpec spec;
    spec.game = request.game;
    spec.position = request.position;
    spec.paper = *paperNamed(request.paper);
    spec.style = *paperStyleNamed(QString::fromStdString(request.style));
    spec.theme = *Theme::named(QStringLiteral("paper"), false);
    spec.cell = request.cellInMm;
    spec.overlap = request.overlapInMm;
    spec.pieces = request.pieces == "flat" ? KitSpec::Pieces::Flat : KitSpec::Pieces::Standing;
    spec.spares = request.spares.value_or(KitSpec::usualSpares(*request.game));
    spec.hasRules = request.rules;
    spec.hasBoard = request.board;
    spec.hasTrays = request.trays;
    spec.hasPieces = request.cutOuts;
    spec.card = rulesCard(request.game->description().id, QStringLiteral("en"));
    spec.words = englishWords(request);
    return spec;
}

} // namespace

QString rulesCard(const std::string& game, const QString& language)
{
    for (const QString& one : {language, QStringLiteral("en")}) {
        QFile file(QStringLiteral(":/cards/%1/%2.txt").arg(one, QString::fromStdString(game)));
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

Result<std::string, std::string> writeKit(const KitRequest& request)
{
    if (const auto wrong = wrongIn(request))
        return Failure{*wrong};
    const OffscreenApplication application;
    if (!OffscreenApplication::hasFonts())
        return Failure{std::string(OffscreenApplication::kNoFonts)};
    const Kit kit(specOf(request));
    if (kit.pages() > Kit::kMostPages)
        return Failure{request.file + ": with cells of " + QByteArray::number(request.cellInMm).toStdString() +
                       " mm there are " + std::to_string(kit.pages()) + " pages; there can be " +
                       std::to_string(Kit::kMostPages)};
    const QByteArray bytes = documentFile(kit);
    if (bytes.isEmpty())
        return Failure{request.file + ": there is not enough memory for the pages"};
    if (const auto failure = writeFile(request.file, {bytes.constData(), static_cast<std::size_t>(bytes.size())}))
        return Failure{failure->english()};
    return noteOnCells(request.file, kit.cell(),
                       leastCell(request.game->description(), *paperStyleNamed(QString::fromStdString(request.style))));
}

} // namespace ringford::ui
