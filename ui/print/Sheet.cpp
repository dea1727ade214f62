// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/Sheet.h"

#include "ui/print/SheetCaption.h"
#include "ui/print/SheetShapes.h"
#include "ui/print/TextColumns.h"

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

// In mm.
constexpr double kSheetTitle = 5;
constexpr double kSheetText = 3.7;
constexpr double kTitleRoom = 9;
constexpr double kFieldRoom = 8; // name and date
constexpr double kSheetFoot = 8; // number of the page
constexpr double kLegendIcon = 6;
constexpr double kNumberBase = 3.9; // below the top of a place
constexpr double kAnswerGap = 8;    // between columns of answers

} // namespace

SheetWriter::SheetWriter(PageSink sink, PieceArt& art, SheetSpec spec)
    : m_spec(std::move(spec)), m_sink(std::move(sink)), m_art(art)
{
}

SheetWriter::~SheetWriter() = default;
SheetWriter::SheetWriter(SheetWriter&&) noexcept = default;

void SheetWriter::add(SheetTask task)
{
    m_tasks.push_back(std::move(task));
}

/** A page with what stands above and below all that comes on it. */
PageContent SheetWriter::head(const QString& heading, bool isToWriteOn)
{
    ++m_pages;
    PageContent page;
    const QRectF all = QRectF(QPointF(), m_spec.page.paper).marginsRemoved(m_spec.page.margins);
    if (!heading.isEmpty())
        page.addText(all.topLeft() + QPointF(0, kSheetTitle / 2), heading, kSheetTitle, true, all.width());
    if (isToWriteOn && !m_spec.name.isEmpty()) {
        const double y = all.top() + (heading.isEmpty() ? 0 : kTitleRoom) + kSheetText / 2;
        const auto field = [&](double from, double to, const QString& words) {
            const double begin = page.addText({from, y}, words, kSheetText, false) + 2;
            page.addLine({begin, y + kSheetText / 2}, {to, y + kSheetText / 2});
        };
        const double split = all.left() + 0.64 * all.width();
        field(all.left(), split - 4, m_spec.name);
        field(split, all.right(), m_spec.date);
    }
    if (!m_spec.pageOfPages.isEmpty())
        page.addWord(
            {{all.center().x(), all.bottom() - kSheetText / 2}, m_spec.pageOfPages.arg(m_pages), 3, false, Qt::black});
    return page;
}

bool SheetWriter::endPage(PageContent page)
{
    return m_sink(std::move(page).on(m_spec.page.paper));
}

/** Of a page, for diagrams. */
QRectF SheetWriter::space() const
{
    const double above = (m_spec.title.isEmpty() ? 0 : kTitleRoom) + (m_spec.name.isEmpty() ? 0 : kFieldRoom);
    return QRectF(QPointF(), m_spec.page.paper)
        .marginsRemoved(m_spec.page.margins)
        .adjusted(0, above, 0, (m_spec.pageOfPages.isEmpty() ? 0 : -kSheetFoot) - (m_legend ? m_legend->height() : 0));
}

int SheetWriter::perPage() const
{
    return m_spec.grid ? m_spec.grid->first * m_spec.grid->second : m_spec.perPage;
}

/** That of the caption that needs most, as @p room says; no more than @p most is looked for. */
double SheetWriter::captionRoom(double width, double (*room)(const QString&, double, const QFont&), double most) const
{
    double needed = 0;
    for (const SheetTask& task : m_tasks) {
        if (needed >= most)
            break;
        needed = std::max(needed, room(task.diagram.caption, width, printFont()));
    }
    return needed > 0 ? SheetGrid::kAboveCaption + needed : 0;
}

/** Where all diagrams have one legend, it stands once on each page. */
void SheetWriter::shareLegend()
{
    DiagramSpec first = m_tasks.front().diagram;
    const auto isLike = [&first](const SheetTask& task) {
        return task.diagram.shows.legend && task.diagram.seatNames == first.seatNames &&
               std::ranges::equal(task.diagram.game->description().sides, first.game->description().sides, {},
                                  &SideInfo::colour, &SideInfo::colour);
    };
    if (perPage() == 1 || !std::ranges::all_of(m_tasks, isLike))
        return;
    first.shows.stockpiles = false;
    first.picture.contents.sidesOut = {};
    const auto legend =
        std::make_shared<BelowBoard>(first, printedStyle(*first.style, m_art), kLegendIcon, space().width());
    if (legend->height() <= 0)
        return;
    m_legend = legend;
    for (SheetTask& task : m_tasks)
        task.diagram.shows.legend = false;
}

/** Chooses the places of a page, and how large boards of each shape are. */
SheetGrid SheetWriter::plan()
{
    m_shapes = std::make_unique<SheetShapes>(m_art);
    for (const SheetTask& task : m_tasks)
        m_shapeOf.push_back(m_shapes->add(task.diagram));
    SheetRoom room{space().size(), m_spec.lines, {}};
    if (std::ranges::any_of(m_tasks, [](const SheetTask& task) { return !task.diagram.caption.trimmed().isEmpty(); })) {
        constexpr double kMost = SheetCaption::kSmallLines * SheetCaption::kSmall * SheetCaption::kLeading;
        room.captions = [this](double width) { return captionRoom(width, SheetCaption::least, kMost); };
    }
    const SheetShape usual = m_shapes->shape(m_shapes->usual());
    SheetGrid grid = m_spec.grid ? SheetGrid(room, m_spec.grid->first, m_spec.grid->second)
                                 : SheetGrid::fullest(room, m_spec.perPage, usual);
    const double usualCell = grid.cellOf(usual);
    double height = 0;
    for (std::size_t index = 0; index < m_shapes->size(); ++index) {
        const SheetShape shape = m_shapes->shape(index);
        const SheetSpan span = index == m_shapes->usual() ? SheetSpan() : grid.spanOf(shape, usualCell);
        const double cell = grid.cellOf(shape, span);
        if (span.rows == 1 && cell > 0) {
            const QSizeF size = shape.size(cell);
            const double above = grid.hasNumberBeside(size, span) ? 0 : SheetGrid::kNumberRoom;
            height = std::max(height, above + size.height());
        }
        m_settings.push_back({span, cell});
    }
    const bool isEven = std::ranges::all_of(m_settings, [](const Setting& one) { return one.span == SheetSpan(); });
    const int inLast = isEven ? perPage() - (grid.rows() - 1) * grid.columns() : grid.columns();
    grid.settle(height, captionRoom(grid.columnWidth(), SheetCaption::whole, space().height()), inLast);
    for (std::size_t index = 0; index < m_shapes->size(); ++index) {
        Setting& setting = m_settings[index];
        if (setting.span.rows > 1)
            setting.cell = grid.cellOf(m_shapes->shape(index), setting.span);
    }
    return grid;
}

bool SheetWriter::writeTasks(const SheetGrid& grid)
{
    const BoardStyle style = printedStyle(*m_tasks.front().diagram.style, m_art);
    std::optional<PageContent> page;
    SheetPlaces places(grid.columns(), grid.rows(), perPage());
    for (std::size_t index = 0; index < m_tasks.size(); ++index) {
        const Setting& setting = m_settings[m_shapeOf[index]];
        const int number = static_cast<int>(index) + 1;
        m_smallestCell = std::min(m_smallestCell, setting.cell);
        if (setting.cell < 1) {
            m_withoutRoom = m_withoutRoom == 0 ? number : m_withoutRoom;
            continue;
        }
        auto place = page ? places.take(setting.span) : std::nullopt;
        if (!place) {
            if (page && !endPage(*std::move(page)))
                return false;
            page = head(m_spec.title, true);
            if (m_legend)
                page->addPainting([legend = m_legend, style, at = space().bottomLeft()](Canvas& canvas) {
                    legend->paint(canvas, style, at);
                });
            places = SheetPlaces(grid.columns(), grid.rows(), perPage());
            place = places.take(setting.span);
        }
        set(*page, grid, number, *place);
    }
    return !page || endPage(*std::move(page));
}

/** A number, the board, what is said of it, and lines to write on. */
void SheetWriter::set(PageContent& page, const SheetGrid& grid, int number, QPoint place)
{
    const auto index = static_cast<std::size_t>(number - 1);
    const Setting& setting = m_settings[m_shapeOf[index]];
    const DiagramSpec& diagram = m_tasks[index].diagram;
    const auto block = std::make_shared<DiagramBlock>(bareDiagram(diagram, setting.cell), m_art);
    const QPointF at = space().topLeft() + grid.at(place.x(), place.y());
    const double width = grid.columnWidth(setting.span.columns);
    const QSizeF size = block->size();
    const bool isBeside = grid.hasNumberBeside(size, setting.span);
    const double left = (width - size.width()) / 2;
    page.addOnBase(at + QPointF(isBeside ? left - SheetGrid::kNumberBeside : 0, kNumberBase), QString::number(number),
                   kSheetText, true);
    page.addDiagram(block, at + QPointF(left, isBeside ? 0 : SheetGrid::kNumberRoom));
    if (!diagram.caption.trimmed().isEmpty()) {
        const double top = grid.captionTop(setting.span.rows) + SheetGrid::kAboveCaption;
        const auto caption =
            SheetCaption::in(diagram.caption, width, grid.linesTop(setting.span.rows) - top, printFont());
        double base = at.y() + top;
        for (const QString& line : caption.lines) {
            base += SheetCaption::kLeading * caption.size;
            page.addCentred({at.x() + width / 2, base - 0.35 * caption.size}, line, caption.size, false);
        }
        if (caption.isCut && m_cutCaption == 0)
            m_cutCaption = number;
    }
    for (int line = 1; line <= m_spec.lines; ++line) {
        const QPointF from = at + QPointF(0, grid.linesTop(setting.span.rows) + line * grid.lineStep());
        page.addLine(from, from + QPointF(width, 0));
    }
}

bool SheetWriter::writeAnswers()
{
    const QRectF all = QRectF(QPointF(), m_spec.page.paper).marginsRemoved(m_spec.page.margins);
    std::optional<PageContent> page;
    const auto next = [&]() -> TextColumns::Page {
        if (page && !endPage(*std::move(page)))
            return {};
        page = head(m_spec.title, false);
        QRectF room = all.adjusted(0, m_spec.title.isEmpty() ? 0 : kTitleRoom, 0, -kSheetFoot);
        page->addOnBase(room.topLeft() + QPointF(0, kSheetTitle), m_spec.answers, 1.2 * kSheetText, true);
        room.setTop(room.top() + kTitleRoom);
        return {&*page, room};
    };
    TextColumns columns({printFont(), Qt::black, kSheetText, 2, kAnswerGap}, next);
    for (std::size_t index = 0; index < m_tasks.size(); ++index) {
        const QString& answer = m_tasks[index].answer;
        TextBlock block;
        block.runs = {{QString::number(index + 1), true},
                      {u' ' + (answer.isEmpty() ? QStringLiteral("–") : answer), false}};
        block.before = 0.2;
        if (!columns.add(block))
            return false;
    }
    return !page || endPage(*std::move(page));
}

bool SheetWriter::finish()
{
    if (m_tasks.empty())
        return true;
    shareLegend();
    if (!writeTasks(plan()))
        return false;
    const bool hasAnswers = std::ranges::any_of(m_tasks, [](const SheetTask& task) { return !task.answer.isEmpty(); });
    return m_spec.answers.isEmpty() || !hasAnswers || writeAnswers();
}

} // namespace ringford::ui
