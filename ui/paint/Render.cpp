// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Render.h"

#include "engine/play/PlainText.h"
#include "engine/text/CommentParts.h"
#include "engine/text/Files.h"
#include "ui/paint/Export.h"
#include "ui/paint/PieceArt.h"

#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kUsualCell = 10; // mm
constexpr double kMostMm = 10000;
constexpr double kMostDpi = 2400;

using Problem = std::optional<std::string>;

/** What Qt needs to draw letters: an application, on no display. */
class OffscreenApplication {
public:
    OffscreenApplication()
    {
        if (QCoreApplication::instance())
            return;
        // What Qt misses of a desktop's session is nothing to somebody who wants a picture.
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
        qputenv("QT_QPA_PLATFORM", "offscreen");
        m_application = std::make_unique<QGuiApplication>(m_count, m_arguments);
        qInstallMessageHandler(nullptr);
    }

private:
    char m_name[9] = "ringford";
    char* m_arguments[2] = {m_name, nullptr};
    int m_count = 1;
    std::unique_ptr<QGuiApplication> m_application;
};

bool endsWith(std::string_view name, std::string_view ending)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return name.size() >= ending.size() &&
           std::equal(ending.begin(), ending.end(), name.end() - static_cast<std::ptrdiff_t>(ending.size()),
                      [&](char a, char b) { return a == lower(b); });
}

/** The item as records have it: with a colour's letter. Cells begin with a small letter or a digit. */
std::string withColour(const std::string& item)
{
    return !item.empty() && markColour(item.front()) ? item : letter(MarkColour::Green) + item;
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

Problem chooseTheme(std::optional<Theme>& theme, const std::string& wanted)
{
    const QString name = QString::fromStdString(wanted);
    const QString dark = QStringLiteral("-dark");
    theme = name.endsWith(dark) ? Theme::named(name.chopped(dark.size()), true) : Theme::named(name, false);
    if (theme)
        return std::nullopt;
    return "unknown theme " + inQuotes(wanted) + ": there are " +
           Theme::names().join(QStringLiteral(", ")).toStdString() + ", each also with -dark behind it";
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

/** The picture as a file of the format that the name asks for. */
Problem draw(QByteArray& bytes, const RenderRequest& request, const LayoutOptions& options, const BoardPicture& picture,
             const BoardStyle& style)
{
    const PictureSize size{request.widthInMm, request.cellInMm.value_or(kUsualCell)};
    if (endsWith(request.file, ".svg")) {
        const auto layout = paperLayout(request.game->board(), size, options);
        bytes = svgFile(*layout, picture, style, QString::fromStdString(picture.game->title.english()));
        return std::nullopt;
    }
    const auto layout = paperLayout(request.game->board(), size, options, request.dpi);
    const QSize dots = dotsOf(*layout, size, request.dpi);
    if (std::max(dots.width(), dots.height()) > kMostDots)
        return "a picture has at most " + std::to_string(kMostDots) + " dots a side";
    bytes = pngFile(*layout, picture, style, size, request.dpi);
    return bytes.isEmpty() ? Problem("there is not enough memory for the picture") : std::nullopt;
}

} // namespace

std::optional<std::string> render(const RenderRequest& request)
{
    if (request.file.empty())
        return "a picture needs the name of a file";
    if (!endsWith(request.file, ".svg") && !endsWith(request.file, ".png"))
        return request.file + ": the ending says the format of a picture: .svg or .png";
    if (const Problem problem = checkNumbers(request))
        return problem;
    const OffscreenApplication application;
    PieceArt art;
    BoardPicture picture;
    picture.game = &request.game->description();
    picture.contents = request.game->contents(request.position);
    picture.turnNotes = TurnNote::of(*picture.game, picture.contents,
                                     [](const Text& title) { return QString::fromStdString(title.english()); });
    picture.lastAction = LastAction::of(request.lastEffects);
    LayoutOptions options;
    options.coordinates = request.coordinates;
    options.arrangement.kind = request.inCircle ? Arrangement::Kind::Circle : Arrangement::Kind::Desk;
    options.arrangement.gone = goneFaces(request.game->board(), picture.contents);
    std::optional<Theme> theme;
    for (const Problem& problem :
         {addDrawings(picture, request), chooseTheme(theme, request.theme), chooseTurns(options, request)}) {
        if (problem)
            return problem;
    }
    const BoardStyle style{*theme, &art, QFont(QStringLiteral("DejaVu Sans")), 1, request.setNumbers};
    QByteArray bytes;
    if (const Problem problem = draw(bytes, request, options, picture, style))
        return request.file + ": " + *problem;
    const auto failure = writeFile(request.file, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return failure ? Problem(failure->english()) : std::nullopt;
}

} // namespace ringford::ui
