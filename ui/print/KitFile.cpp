// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/KitFile.h"

#include "engine/play/PlainText.h"
#include "engine/text/Files.h"
#include "ui/paint/Export.h"
#include "ui/paint/LanguageFile.h"
#include "ui/paint/OffscreenApplication.h"
#include "ui/print/KitWords.h"
#include "ui/print/PaperNames.h"

#include <QFile>

#include <cmath>

namespace ringford::ui {

namespace {

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
    spec.card = rulesCard(request.game->description().id, {});
    spec.words = kitWords(request.game->description(), spec.pieces,
                          {[](const char* own) { return QString::fromUtf8(own); },
                           [](const Text& text) { return QString::fromStdString(text.english()); }});
    spec.words.options = QString::fromStdString(request.options);
    return spec;
}

} // namespace

QString rulesCard(const std::string& game, const QStringList& languages)
{
    QFile file(languageFile(QStringLiteral("cards"), QString::fromStdString(game), QStringLiteral("txt"), languages));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
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
