// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/KitFile.h"

#include "engine/rules/PlainText.h"
#include "ui/paint/Export.h"
#include "ui/print/KitWords.h"
#include "ui/print/PaperNames.h"
#include "ui/print/PdfFile.h"
#include "ui/words/LanguageFile.h"

#include <QFile>

namespace ringford::ui {

namespace {

KitSpec specOf(const KitRequest& request, const PdfFile& file)
{
    KitSpec spec;
    spec.game = request.game;
    spec.position = request.position;
    spec.paper = file.paper();
    spec.style = file.style();
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

/** In words why a kit is not made, if it is not. */
std::optional<std::string> wrongWith(const Kit& kit, double cell)
{
    const auto inMm = [](double mm) { return QByteArray::number(mm).toStdString() + " mm"; };
    const KitTrouble trouble = kit.trouble();
    switch (trouble.kind) {
    case KitTrouble::Kind::TooManyPages:
        return "with cells of " + inMm(cell) + " there are " + std::to_string(kit.pages()) + " pages; there can be " +
               std::to_string(Kit::kMostPages);
    case KitTrouble::Kind::PiecesTooLarge:
        return "with cells of " + inMm(cell) + " a piece is larger than the page; cells can have " +
               inMm(trouble.largestCell);
    case KitTrouble::Kind::AllLeftOut: return "all that there is was left out";
    case KitTrouble::Kind::None: break;
    }
    return std::nullopt;
}

} // namespace

QString rulesCard(const std::string& game, const QStringList& languages)
{
    QFile file(languageFile(QStringLiteral("cards"), QString::fromStdString(game), QStringLiteral("txt"), languages));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

Result<std::string, std::string> writeKit(const KitRequest& request)
{
    if (request.pieces != "standing" && request.pieces != "flat")
        return Failure{"unknown pieces " + inQuotes(request.pieces) + ": there are standing, flat"};
    const QString title = QString::fromStdString(request.game->description().title.english());
    const auto file = PdfFile::begin(request.file, title, request.paper, request.style);
    if (!file)
        return Failure{file.error()};
    const Kit kit(specOf(request, **file));
    if (const auto wrong = wrongWith(kit, request.cellInMm))
        return Failure{request.file + ": " + *wrong};
    const PageSink sink = (*file)->sink();
    for (int page = 0; page < kit.pages(); ++page) {
        Canvas* const canvas = sink(kit.paper(page));
        if (!canvas)
            return Failure{(*file)->failure()};
        kit.paint(*canvas, page);
    }
    if (const auto failure = (*file)->finish())
        return Failure{*failure};
    return noteOnCells(request.file, kit.cell(), leastCell(request.game->description(), (*file)->style()));
}

} // namespace ringford::ui
