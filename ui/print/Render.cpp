// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/Render.h"

#include "engine/rules/PlainText.h"
#include "engine/text/Drawings.h"
#include "engine/text/Files.h"
#include "ui/paint/Export.h"
#include "ui/paint/OffscreenApplication.h"
#include "ui/paint/PdfPages.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/KitWords.h"
#include "ui/print/MissingSigns.h"
#include "ui/print/PaperNames.h"
#include "ui/print/PictureFile.h"
#include "ui/print/Tiling.h"
#include "ui/words/Language.h"
#include "ui/words/Typeset.h"
#include "ui/words/Words.h"

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr double kUsualCell = 10; // mm

using Problem = std::optional<std::string>;

Problem addDrawings(BoardPicture& picture, const RenderRequest& request)
{
    const Board& board = request.game->board();
    for (const std::string& item : request.arrows) {
        const auto arrow = readArrow(withColour(item), board);
        if (!arrow || arrow->from == arrow->to)
            return inQuotes(item) + " is no arrow from one cell of the board to another";
        picture.arrows.push_back(*arrow);
    }
    for (const std::string& item : request.marks) {
        const auto cell = readMarkedCell(withColour(item), board);
        if (!cell)
            return inQuotes(item) + " is no cell of the board to be marked";
        picture.rings.push_back(*cell);
    }
    keepLastArrows(picture.arrows); // as of those that a record draws
    keepLastRings(picture.rings);
    if (const std::size_t arrows = picture.arrows.size(); arrows > Drawings::kMostArrows)
        return "at most " + std::to_string(Drawings::kMostArrows) + " arrows are drawn, here are " +
               std::to_string(arrows);
    return std::nullopt;
}

Problem chooseTheme(Theme& theme, const std::string& wanted)
{
    const QString name = QString::fromStdString(wanted);
    const QString dark = QStringLiteral("-dark");
    const auto found = name.endsWith(dark) ? Theme::named(name.chopped(dark.size()), true) : Theme::named(name, false);
    if (!found)
        return "unknown theme " + inQuotes(wanted) + ": there are " +
               Theme::names().join(QStringLiteral(", ")).toStdString() + ", each also with -dark behind it";
    theme = *found;
    return std::nullopt;
}

/** Whether it is for paper, in which style, and in which colours. */
Problem chooseStyle(DiagramSpec& spec, const RenderRequest& request)
{
    const bool isForPaper = request.style || pictureFormat(QString::fromStdString(request.file)) == PictureFormat::Pdf;
    spec.style = std::nullopt;
    if (const Problem problem = chooseTheme(spec.theme, request.theme.value_or(isForPaper ? "paper" : "wood")))
        return problem;
    if (!isForPaper)
        return std::nullopt;
    const std::string wanted = request.style.value_or("colour");
    if (const Problem problem = wrongStyle(wanted))
        return problem;
    if (spec.theme.dark)
        return "paper is never dark: --theme " + *request.theme + " does not go with it";
    spec.style = paperStyleNamed(QString::fromStdString(wanted));
    return std::nullopt;
}

/** Turns every board to the seat, as far as it plays there. */
Problem chooseTurns(DiagramSpec& spec, const RenderRequest& request)
{
    if (!request.turned)
        return std::nullopt;
    const GameDescription& game = request.game->description();
    const auto seat = game.findSeat(*request.turned);
    const auto onlySide = game.findSide(*request.turned);
    if (!seat && !onlySide) {
        std::string names;
        for (const SeatInfo& one : game.seats)
            names += (names.empty() ? "" : ", ") + one.name;
        return "unknown seat " + inQuotes(*request.turned) + ": there are " + names;
    }
    spec.turns.assign(game.board.faces().size(), 0);
    for (std::size_t index = game.sides.size(); index-- > 0;) {
        const SideInfo& side = game.sides[index];
        if (seat ? side.seat == *seat : index == onlySide->index)
            spec.turns[static_cast<std::size_t>(side.face)] = side.homeAngle;
    }
    return std::nullopt;
}

Problem choosePart(DiagramSpec& spec, const RenderRequest& request)
{
    if (!request.part)
        return std::nullopt;
    spec.part = readPart(QString::fromStdString(*request.part), request.game->board());
    return spec.part ? Problem()
                     : Problem(inQuotes(*request.part) +
                               " is no part of a board: expected two of its cells with a hyphen, such as " +
                               examplePart(request.game->board()));
}

Problem checkTable(const RenderRequest& request, const DiagramBlock& block)
{
    const TablePlan* const plan = block.layout().plan();
    return request.inCircle && !(plan && plan->isCircle)
               ? Problem("the boards of this game stand in no circle: --circle does not go with it")
               : std::nullopt;
}

/** What is wrong with the size of the picture, if anything is. */
Problem checkSize(const RenderRequest& request, const DiagramBlock& block, PictureFormat format)
{
    if (format == PictureFormat::Png) {
        const QSize dots = dotsOf(block, request.dpi);
        if (std::max(dots.width(), dots.height()) > kMostDots)
            return "a picture has at most " + std::to_string(kMostDots) + " dots a side";
    }
    if (format == PictureFormat::Pdf && !request.paper && !PdfPages::canHold(block.size()))
        return "a page of a PDF is at most 5080 mm wide and high";
    return std::nullopt;
}

/** The whole as pages to be glued together. */
Result<QByteArray, std::string> tiledFile(const RenderRequest& request, std::shared_ptr<const DiagramBlock> block)
{
    const GameDescription& game = request.game->description();
    const KitWords words = kitWords(game, KitSpec::Pieces::Flat);
    const TiledDiagram tiled{*paperNamed(*request.paper), request.overlap, words.title, words.tile, words.page};
    const std::vector<PrintPage> pages = tiled.pages(block);
    if (pages.empty())
        return Failure{"there would be " + std::to_string(tiled.tiling(*block).count()) + " pages; there can be " +
                       std::to_string(DocumentLimits::kMostPages)};
    return pdfFile({words.title, QString::fromStdString(request.author), languageInUse()}, pages, block->style());
}

/** The size of the smallest cells. */
double smallestCell(const BoardLayout& layout)
{
    double cell = layout.cellSize();
    for (std::size_t face = 0; face < layout.board().faces().size(); ++face) {
        const double one = layout.cellSize(static_cast<int>(face));
        cell = one > 0 ? std::min(cell, one) : cell;
    }
    return cell;
}

/** What is to be said of a picture that was written all the same. */
std::string notesOn(const std::string& file, const DiagramBlock& block)
{
    std::string notes;
    if (const auto style = block.spec().style)
        notes = noteOnCells(file, smallestCell(block.layout()), leastCell(block.spec().game->description(), *style));
    const std::string onSigns = noteOnSigns(file, MissingSigns::on(block));
    return notes + (notes.empty() || onSigns.empty() ? "" : "; ") + onSigns;
}

/** The position as it is to be seen. */
BoardPicture pictureOf(const RenderRequest& request)
{
    BoardPicture picture = BoardPicture::of(*request.game, request.position);
    picture.turnNotes = TurnNote::of(*picture.game, picture.contents, words::translated);
    picture.lastAction = LastAction::of(request.lastEffects);
    picture.show(request.drawings);
    return picture;
}

/** The whole diagram; gives what was wrong. */
Problem specify(DiagramSpec& spec, const RenderRequest& request)
{
    spec.game = request.game;
    spec.picture = pictureOf(request);
    spec.captionInCells = kCaptionInCells;
    spec.size = {request.widthInMm, request.cellInMm.value_or(kUsualCell)};
    spec.boards = request.inCircle ? Arrangement::Kind::Circle : Arrangement::Kind::Desk;
    spec.shows.coordinates = request.coordinates;
    spec.shows.setNumbers = request.setNumbers;
    spec.shows.lastAction = request.lastAction;
    // Scripts measure pictures: there is nothing around the board but what they ask for.
    spec.shows.stockpiles = false;
    spec.shows.legend = false;
    spec.caption =
        words::typeset(QString::fromStdString(request.caption), QLocale(QString::fromStdString(request.language)));
    spec.author = QString::fromStdString(request.author);
    for (const Problem& problem : {addDrawings(spec.picture, request), chooseStyle(spec, request),
                                   chooseTurns(spec, request), choosePart(spec, request)}) {
        if (problem)
            return problem;
    }
    return std::nullopt;
}

} // namespace

Result<std::string, std::string> render(const RenderRequest& request)
{
    if (request.file.empty())
        return Failure{std::string("a picture needs the name of a file")};
    if (!pictureFormat(QString::fromStdString(request.file)))
        return Failure{request.file + ": the ending says the format of a picture: .svg, .pdf or .png"};
    if (const Problem problem = request.paper ? wrongPaper(*request.paper) : std::nullopt)
        return Failure{*problem};
    const OffscreenApplication application;
    installLanguage(QLocale(QString::fromStdString(request.language)));
    DiagramSpec spec;
    if (const Problem problem = specify(spec, request))
        return Failure{*problem};
    if (!OffscreenApplication::hasFonts())
        return Failure{std::string(OffscreenApplication::kNoFonts)};
    const PictureFormat format = *pictureFormat(QString::fromStdString(request.file));
    PieceArt art;
    const auto block = std::make_shared<const DiagramBlock>(
        spec, art, format == PictureFormat::Png ? std::optional(request.dpi) : std::nullopt);
    for (const Problem& problem : {checkTable(request, *block), checkSize(request, *block, format)}) {
        if (problem)
            return Failure{request.file + ": " + *problem};
    }
    QByteArray bytes;
    if (request.paper) {
        auto tiled = tiledFile(request, block);
        if (!tiled)
            return Failure{request.file + ": " + tiled.error()};
        bytes = *std::move(tiled);
    } else {
        bytes = pictureFile(*block, format, request.dpi);
    }
    if (bytes.isEmpty())
        return Failure{request.file + ": there is not enough memory for the picture"};
    if (const auto failure = writeFile(request.file, {bytes.constData(), static_cast<std::size_t>(bytes.size())}))
        return Failure{failure->english()};
    return notesOn(request.file, *block);
}

} // namespace ringford::ui
