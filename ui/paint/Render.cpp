// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Render.h"

#include "engine/play/PlainText.h"
#include "engine/text/Drawings.h"
#include "engine/text/Files.h"
#include "ui/paint/Export.h"
#include "ui/paint/OffscreenApplication.h"
#include "ui/paint/PdfPages.h"
#include "ui/paint/PieceArt.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kUsualCell = 10; // mm
constexpr double kMostMm = 10000;
constexpr double kMostDpi = 2400;

using Problem = std::optional<std::string>;

bool endsWith(std::string_view name, std::string_view ending)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return name.size() >= ending.size() &&
           std::equal(ending.begin(), ending.end(), name.end() - static_cast<std::ptrdiff_t>(ending.size()),
                      [&](char a, char b) { return a == lower(b); });
}

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
Problem chooseStyle(BoardStyle& style, const RenderRequest& request)
{
    const bool isForPaper = request.style || endsWith(request.file, ".pdf");
    if (const Problem problem = chooseTheme(style.theme, request.theme.value_or(isForPaper ? "paper" : "wood")))
        return problem;
    if (!isForPaper)
        return std::nullopt;
    const std::string wanted = request.style.value_or("colour");
    style.paper = paperStyleNamed(QString::fromStdString(wanted));
    if (!style.paper)
        return "unknown style " + inQuotes(wanted) + ": there are " +
               paperStyleNames().join(QStringLiteral(", ")).toStdString();
    if (style.theme.dark)
        return "paper is never dark: --theme " + *request.theme + " does not go with it";
    style.theme = Theme::printed(*style.paper, style.theme);
    return std::nullopt;
}

/** Turns every board to the seat, as far as it plays there. */
Problem chooseTurns(LayoutOptions& options, const RenderRequest& request)
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
    options.turns.assign(game.board.faces().size(), 0);
    for (std::size_t index = game.sides.size(); index-- > 0;) {
        const SideInfo& side = game.sides[index];
        if (seat ? side.seat == *seat : index == onlySide->index)
            options.turns[static_cast<std::size_t>(side.face)] = side.homeAngle;
    }
    return std::nullopt;
}

Problem checkNumbers(const RenderRequest& request)
{
    const auto fits = [](const std::optional<double>& number, double most) {
        return !number || (std::isfinite(*number) && *number >= 1 && *number <= most);
    };
    const auto told = [](double number) { return ", not " + QByteArray::number(number).toStdString(); };
    if (!fits(request.widthInMm, kMostMm))
        return "a picture is 1 to 10000 mm wide" + told(*request.widthInMm);
    if (!fits(request.cellInMm, kMostMm))
        return "a cell is 1 to 10000 mm wide" + told(*request.cellInMm);
    if (!fits(request.dpi, kMostDpi))
        return "a picture has 1 to 2400 dots per inch" + told(request.dpi);
    return std::nullopt;
}

/** The picture as a file of the format that the name asks for, and how it was laid out. */
struct Drawn {
    QByteArray bytes;
    std::unique_ptr<BoardLayout> layout;
};

Problem drawDots(Drawn& drawn, const RenderRequest& request, const BoardPicture& picture, const BoardStyle& style,
                 const PictureSize& size)
{
    const QSize dots = dotsOf(*drawn.layout, size, request.dpi);
    if (std::max(dots.width(), dots.height()) > kMostDots)
        return "a picture has at most " + std::to_string(kMostDots) + " dots a side";
    drawn.bytes = pngFile(*drawn.layout, picture, style, size, request.dpi);
    return std::nullopt;
}

Problem draw(Drawn& drawn, const RenderRequest& request, const LayoutOptions& options, const BoardPicture& picture,
             const BoardStyle& style)
{
    const PictureSize size{request.widthInMm, request.cellInMm.value_or(kUsualCell)};
    const QString title = QString::fromStdString(picture.game->title.english());
    const bool isDots = endsWith(request.file, ".png");
    drawn.layout =
        paperLayout(request.game->board(), size, options, isDots ? std::optional(request.dpi) : std::nullopt);
    const TablePlan* const plan = drawn.layout->plan();
    if (request.inCircle && !(plan && plan->isCircle))
        return "the boards of this game stand in no circle: --circle does not go with it";
    if (isDots) {
        if (const Problem problem = drawDots(drawn, request, picture, style, size))
            return problem;
    } else if (endsWith(request.file, ".svg")) {
        drawn.bytes = svgFile(*drawn.layout, picture, style, title);
    } else {
        const QSizeF page = drawn.layout->bounds().size();
        if (std::max(page.width(), page.height()) > PdfPages::kMostMm)
            return "a page of a PDF is at most 5080 mm wide and high";
        drawn.bytes = pdfFile(*drawn.layout, picture, style, title);
    }
    return drawn.bytes.isEmpty() ? Problem("there is not enough memory for the picture") : std::nullopt;
}

/** What is to be said about a picture that is too small. Dots make cells a little smaller than was asked. */
std::string noteAbout(const RenderRequest& request, const BoardLayout& layout, const BoardStyle& style)
{
    if (!style.paper)
        return {};
    constexpr double kMostRounding = 0.05; // mm
    double cell = layout.cellSize();
    for (std::size_t face = 0; face < request.game->board().faces().size(); ++face) {
        const double one = layout.cellSize(static_cast<int>(face));
        cell = one > 0 ? std::min(cell, one) : cell;
    }
    const double least = leastCell(request.game->description(), *style.paper);
    if (cell >= least - kMostRounding)
        return {};
    return request.file + ": cells of " + QByteArray::number(cell, 'f', 1).toStdString() +
           " mm are hard to read on paper; they need " + QByteArray::number(least).toStdString() + " mm";
}

/** The position as it is to be seen. */
BoardPicture pictureOf(const RenderRequest& request)
{
    BoardPicture picture = BoardPicture::of(*request.game, request.position);
    picture.turnNotes = TurnNote::of(*picture.game, picture.contents,
                                     [](const Text& title) { return QString::fromStdString(title.english()); });
    picture.lastAction = LastAction::of(request.lastEffects);
    return picture;
}

} // namespace

Result<std::string, std::string> render(const RenderRequest& request)
{
    if (request.file.empty())
        return Failure{std::string("a picture needs the name of a file")};
    if (std::ranges::none_of(std::array{".svg", ".pdf", ".png"},
                             [&](const char* ending) { return endsWith(request.file, ending); }))
        return Failure{request.file + ": the ending says the format of a picture: .svg, .pdf or .png"};
    if (const Problem problem = checkNumbers(request))
        return Failure{*problem};
    const OffscreenApplication application;
    PieceArt art;
    BoardPicture picture = pictureOf(request);
    LayoutOptions options = layoutOptionsFor(picture);
    options.coordinates = request.coordinates;
    options.arrangement.kind = request.inCircle ? Arrangement::Kind::Circle : Arrangement::Kind::Desk;
    BoardStyle style{{}, &art, QFont(QStringLiteral("DejaVu Sans")), 1, request.setNumbers};
    for (const Problem& problem :
         {addDrawings(picture, request), chooseStyle(style, request), chooseTurns(options, request)}) {
        if (problem)
            return Failure{*problem};
    }
    options.printed = style.paper.has_value();
    if (!OffscreenApplication::hasFonts())
        return Failure{std::string(OffscreenApplication::kNoFonts)};
    Drawn drawn;
    if (const Problem problem = draw(drawn, request, options, picture, style))
        return Failure{request.file + ": " + *problem};
    const auto failure =
        writeFile(request.file, {drawn.bytes.constData(), static_cast<std::size_t>(drawn.bytes.size())});
    if (failure)
        return Failure{failure->english()};
    return noteAbout(request, *drawn.layout, style);
}

} // namespace ringford::ui
