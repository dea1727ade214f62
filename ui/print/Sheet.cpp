// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/Sheet.h"

#include "ui/print/CaptionRooms.h"
#include "ui/print/CaptionSentences.h"
#include "ui/print/SheetAlike.h"
#include "ui/print/SheetAnswers.h"
#include "ui/print/SheetShapes.h"
#include "ui/print/SheetSizing.h"
#include "ui/print/StockRows.h"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <numeric>
#include <random>
#include <utility>

namespace ringford::ui {

namespace {

// In mm.
constexpr double kFieldRoom = 8; // name and date
constexpr double kSheetFoot = 8; // number of the page
constexpr double kLegendIcon = 6;
constexpr double kNumberBase = 3.9; // below the top of a place
constexpr double kAboveBoard = 3.5; // from the base of a number to a board alone, at most
constexpr double kFieldText = 3.7;
constexpr double kWorthWholeMixed = 0.93;  ///< how large boards remain, so that no caption is cut
constexpr double kWorthWholeOfSome = 0.75; ///< the same for those that are not the smallest of a job
constexpr double kLeastAboveLines = 2;     ///< mm: on smaller cells nobody sees what there is to write about
constexpr double kWorthLines = 0.5;        ///< how large those remain that are as small without lines
constexpr double kWorthBrevity = 1.1;      ///< how much larger those become for which captions and stockpiles are cut
constexpr double kLeastWithRoom = 1;       ///< mm: smaller ones have no room
constexpr std::size_t kMostWhole = 150;    ///< tasks of several shapes; of more some are cut mostly, and it takes long

/** What stands behind the title, by version. */
QStringList versionNames(const SheetSpec& spec)
{
    QStringList names;
    for (int version = 0; spec.versions > 1 && version < spec.versions; ++version)
        names << (spec.title.isEmpty() ? QString() : QStringLiteral(" – ")) +
                     spec.version.arg(QChar(u'A' + static_cast<char16_t>(version)));
    return names;
}

/** On the paper that is chosen. */
PageTitle titleOf(const SheetSpec& spec)
{
    const double width = QRectF(QPointF(), spec.page.paper).marginsRemoved(spec.page.margins).width();
    return {spec.title, versionNames(spec), width, spec.type.font, spec.type.title};
}

} // namespace

std::vector<std::vector<std::size_t>> taskOrders(std::size_t tasks, int versions, unsigned seed)
{
    std::vector<std::size_t> first(tasks);
    std::iota(first.begin(), first.end(), std::size_t(0));
    std::vector<std::vector<std::size_t>> orders{first};
    std::mt19937 random(seed);
    while (static_cast<int>(orders.size()) < versions) {
        // Sattolo's way: a single ring of changes, so that nothing stays where it was.
        std::vector<std::size_t> order = first;
        for (std::size_t last = tasks; last-- > 1;)
            std::swap(order[last], order[random() % last]);
        orders.push_back(std::move(order));
    }
    return orders;
}

SheetWriter::SheetWriter(PageSink sink, PieceArt& art, SheetSpec spec)
    : m_spec(std::move(spec)), m_sink(std::move(sink)), m_art(art), m_title(titleOf(m_spec))
{
}

SheetWriter::~SheetWriter() = default;
SheetWriter::SheetWriter(SheetWriter&&) noexcept = default;

void SheetWriter::add(SheetTask task)
{
    m_tasks.push_back(std::move(task));
}

std::vector<SheetWriter::Version> SheetWriter::versions() const
{
    std::vector<Version> made;
    for (auto& order : taskOrders(m_tasks.size(), m_spec.versions, m_spec.seed)) {
        made.push_back({versionNames(m_spec).value(static_cast<qsizetype>(made.size())), std::move(order)});
    }
    return made;
}

/** A page with what stands above and below all that comes on it. */
PageContent SheetWriter::head(Version& version, bool isToWriteOn)
{
    ++m_pages;
    ++version.pages;
    PageContent page(m_spec.type.font);
    const QRectF all = QRectF(QPointF(), m_spec.page.paper).marginsRemoved(m_spec.page.margins);
    m_title.set(page, all.topLeft(), version.name);
    if (isToWriteOn && !m_spec.name.isEmpty()) {
        const double y = all.top() + m_title.room() + kFieldText / 2;
        const auto field = [&](double from, double to, const QString& words) {
            const double begin = page.addText({from, y}, words, kFieldText, false) + 2;
            page.addLine({begin, y + kFieldText / 2}, {to, y + kFieldText / 2});
        };
        const double split = all.left() + 0.64 * all.width();
        field(all.left(), split - 4, m_spec.name);
        field(split, all.right(), m_spec.date);
    }
    if (m_spec.hasPageNumbers)
        page.addPageNumber({all.center().x(), all.bottom() - kFieldText / 2}, version.pages);
    return page;
}

/** Of a page, for diagrams. */
QRectF SheetWriter::space() const
{
    const double above = m_title.room() + (m_spec.name.isEmpty() ? 0 : kFieldRoom);
    return QRectF(QPointF(), m_spec.page.paper)
        .marginsRemoved(m_spec.page.margins)
        .adjusted(0, above, 0, (m_spec.hasPageNumbers ? -kSheetFoot : 0) - (m_legend ? m_legend->height() : 0));
}

std::shared_ptr<const CaptionRooms> SheetWriter::captionRooms() const
{
    QStringList captions;
    for (const SheetTask& task : m_tasks)
        captions << task.diagram.caption;
    return std::make_shared<CaptionRooms>(captions, m_spec.type.font, m_spec.type.caption, space().height());
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
    const auto legend = std::make_shared<BelowBoard>(first, printedStyle(*first.style, m_art, m_spec.type.font),
                                                     kLegendIcon, space().width());
    if (legend->height() <= 0)
        return;
    m_legend = legend;
    for (SheetTask& task : m_tasks)
        task.diagram.shows.legend = false;
}

SheetRoom SheetWriter::roomForTasks() const
{
    SheetRoom room{space().size(), m_spec.lines, 1, 0, {}};
    if (std::ranges::all_of(m_tasks, [](const SheetTask& task) { return task.diagram.caption.trimmed().isEmpty(); }))
        return room;
    // Who asks for larger letters than usual wants to see them.
    const bool mayBeSmall = m_spec.type.caption <= SheetCaption::kUsual;
    room.captionRooms = captionRooms();
    room.captions = [rooms = room.captionRooms, mayBeSmall, most = m_brevity.captionLines](double width,
                                                                                           bool areSmall) {
        return most > 0 ? rooms->brief(width, most) : rooms->least(width, areSmall && mayBeSmall);
    };
    return room;
}

/** Boards of one shape stand in columns and rows. */
SheetAlike SheetWriter::alike() const
{
    std::vector<const DiagramSpec*> diagrams;
    for (const SheetTask& task : m_tasks)
        diagrams.push_back(&task.diagram);
    auto stock = std::make_shared<const StockRows>(*m_shapes, diagrams,
                                                   taskOrders(m_tasks.size(), m_spec.versions, m_spec.seed), perPage());
    return {roomForTasks(), {perPage(), m_spec.grid}, *m_shapes, std::move(stock)};
}

std::vector<SheetFlowTask> SheetWriter::flowing(const std::vector<std::size_t>& order) const
{
    std::vector<SheetFlowTask> tasks;
    for (const std::size_t task : order)
        tasks.push_back({task, m_shapeOf[task]});
    return tasks;
}

SheetSizing SheetWriter::sizing(const SheetRoom& room) const
{
    SheetFlowOrders orders;
    for (const std::vector<std::size_t>& order : taskOrders(m_tasks.size(), m_spec.versions, m_spec.seed))
        orders.push_back(flowing(order));
    return SheetSizing::best(room, {perPage(), m_spec.grid}, *m_shapes, orders);
}

double SheetWriter::smallestCellOn(QSizeF paper, int perPage)
{
    if (m_tasks.empty())
        return 0;
    std::optional<std::pair<int, int>> chosen;
    const auto exchange = [&] {
        std::swap(m_spec.page.paper, paper);
        std::swap(m_spec.perPage, perPage);
        std::swap(m_spec.grid, chosen);
        m_title = titleOf(m_spec);
    };
    exchange();
    double smallest = SheetGrid::kLargestCell;
    if (m_shapes->size() == 1) {
        smallest = alike().largestCell();
    } else {
        const SheetFlow flow = sizing(roomForTasks()).flow();
        for (std::size_t shape = 0; shape < m_shapes->size(); ++shape)
            smallest = std::min(smallest, flow.boards(shape).cell);
    }
    exchange();
    return smallest;
}

/** With room for captions that are whole in small letters. */
SheetRoom SheetWriter::roomForWhole() const
{
    SheetRoom room = roomForTasks();
    room.captions = [rooms = captionRooms()](double width, bool) { return rooms->whole(width, true); };
    return room;
}

SheetWriter::Mixed SheetWriter::mixed(const SheetRoom& room) const
{
    const SheetSizing sizing = this->sizing(room);
    const SheetFlow flow = sizing.flow();
    const auto layOut = [this, flow, ahead = sizing.ahead()](const std::vector<std::size_t>& order, bool areSmall) {
        std::vector<SheetSpots> pages;
        double spread = SheetFlow::kMostSpread;
        bool keepsGrid = true;
        const auto flowed = flow.pages(flowing(order), ahead);
        for (const SheetFlowPage& page : flowed) {
            // The last page, which is not full, has gaps like those before it.
            const bool isLast = &page == &flowed.back();
            spread = isLast ? std::min(spread, flow.spread(page)) : flow.spread(page);
            pages.push_back(flow.spots(page, spread, !isLast || flowed.size() == 1, areSmall));
            keepsGrid = keepsGrid && (!m_spec.grid || page.isGrid(m_spec.grid->first, m_spec.grid->second, isLast));
        }
        return std::pair(std::move(pages), keepsGrid);
    };
    Mixed made{flow, {}};
    bool areSmall = false;
    for (const std::vector<std::size_t>& order : taskOrders(m_tasks.size(), m_spec.versions, m_spec.seed)) {
        const auto [pages, keepsGrid] = layOut(order, false);
        made.pages += pages.size();
        made.keepsGrid = made.keepsGrid && keepsGrid;
        for (const SheetSpots& page : pages) {
            areSmall = areSmall || hasSmallCaption(page);
            made.isWhole = made.isWhole && std::ranges::none_of(page, [this](const SheetSpot& spot) {
                               return spot.place && captionIn(spot).isCut;
                           });
        }
    }
    made.layOut = [layOut, areSmall](const std::vector<std::size_t>& order) { return layOut(order, areSmall).first; };
    return made;
}

/** Boards are somewhat smaller here, too, where no caption is cut so. */
SheetWriter::Laid SheetWriter::layoutMixed() const
{
    const Mixed usual = mixed(roomForTasks());
    const auto smallestOf = [this](const Mixed& one) {
        double smallest = SheetGrid::kLargestCell;
        for (std::size_t shape = 0; shape < m_shapes->size(); ++shape)
            smallest = std::min(smallest, one.flow.boards(shape).cell);
        return smallest;
    };
    // What is cut so that there is room at all is not made whole again.
    if (usual.isWhole || m_tasks.size() > kMostWhole || m_brevity.captionLines > 0)
        return {usual.layOut, smallestOf(usual), usual.keepsGrid};
    const Mixed whole = mixed(roomForWhole());
    bool isWorth = whole.isWhole && whole.pages <= usual.pages;
    for (std::size_t shape = 0; shape < m_shapes->size(); ++shape)
        isWorth = isWorth && whole.flow.boards(shape).cell >= kWorthWholeOfSome * usual.flow.boards(shape).cell;
    isWorth = isWorth && smallestOf(whole) >= kWorthWholeMixed * smallestOf(usual);
    const Mixed& taken = isWorth ? whole : usual;
    return {taken.layOut, smallestOf(taken), taken.keepsGrid};
}

SheetWriter::Laid SheetWriter::laidAs(Brevity brevity)
{
    m_brevity = brevity;
    m_shapes = std::make_shared<SheetShapes>(m_art);
    m_shapeOf.clear();
    for (SheetTask& task : m_tasks) {
        task.diagram.mostStockLines = m_brevity.stockLines;
        m_shapeOf.push_back(m_shapes->add(task.diagram));
    }
    Laid laid;
    if (m_shapes->size() == 1) {
        const auto alike = std::make_shared<const SheetAlike>(this->alike());
        laid = {[alike](const std::vector<std::size_t>& order) { return alike->pages(order); }, alike->cell()};
    } else {
        laid = layoutMixed();
    }
    laid.brevity = brevity;
    laid.shapes = m_shapes;
    return laid;
}

/**
 * Where boards would be too small, captions and stockpiles are cut first: to four lines of these, then to two. Boards of
 * several shapes take long to be laid out, so theirs are only where they would have no room.
 */
SheetWriter::Laid SheetWriter::laidOut()
{
    Laid best = laidAs({});
    const double enough = m_shapes->size() == 1 ? kLeastAboveLines : kLeastWithRoom;
    constexpr std::array<Brevity, 2> kShorter{{{2, 4}, {1, 2}}};
    for (const Brevity brevity : kShorter) {
        if (best.smallestCell >= enough || m_tasks.size() > kMostWhole)
            break;
        Laid other = laidAs(brevity);
        if (other.smallestCell >= kLeastWithRoom && other.smallestCell >= kWorthBrevity * best.smallestCell)
            best = std::move(other);
    }
    m_brevity = best.brevity;
    m_shapes = best.shapes;
    for (SheetTask& task : m_tasks)
        task.diagram.mostStockLines = m_brevity.stockLines;
    return best;
}

PageContent SheetWriter::pageOfTasks(Version& version)
{
    PageContent page = head(version, true);
    if (m_legend) {
        const BoardStyle style = printedStyle(*m_tasks.front().diagram.style, m_art, m_spec.type.font);
        page.addPainting([legend = m_legend, style, at = space().bottomLeft()](Canvas& canvas) {
            legend->paint(canvas, style, at);
        });
    }
    return page;
}

bool SheetWriter::writeTasks(const std::vector<SheetSpots>& pages, SheetCaption::Letters letters, Version& version)
{
    m_tally.counts.add(pages, perPage());
    version.order.clear();
    const auto isLong = [&](const SheetSpot& spot) {
        constexpr qsizetype kMostCentred = 2; // of more, neither beginnings nor ends would stand in line
        return spot.place && !spot.place->hasTextBeside && captionIn(spot, letters).lines.size() > kMostCentred;
    };
    const CaptionLook look{letters, std::ranges::any_of(pages, [&](const SheetSpots& spots) {
                               return std::ranges::any_of(spots, isLong);
                           })};
    for (const SheetSpots& spots : pages) {
        std::optional<PageContent> page;
        for (const SheetSpot& spot : spots) {
            version.order.push_back(spot.task);
            const int number = static_cast<int>(version.order.size());
            m_tally.smallestCell = std::min(m_tally.smallestCell, spot.place ? spot.place->cell : 0);
            if (!spot.place) {
                m_tally.withoutRoom = m_tally.withoutRoom == 0 ? number : m_tally.withoutRoom;
                continue;
            }
            if (!page)
                page = pageOfTasks(version);
            set(*page, number, spot, look);
        }
        if (page && !endPage(*std::move(page)))
            return false;
    }
    return true;
}

/** As its place lets it be: who is on turn is left out first, where the mark at the board tells it, too. */
SheetCaption SheetWriter::captionIn(const SheetSpot& spot, SheetCaption::Letters letters) const
{
    const DiagramSpec& diagram = m_tasks[spot.task].diagram;
    const auto of = [&](const QString& text) {
        return SheetCaption::in(text, spot.place->textWidth, spot.place->captionHeight, m_spec.type.font,
                                m_spec.type.caption, letters);
    };
    SheetCaption set = of(diagram.caption);
    return set.isCut && diagram.shows.turn ? of(CaptionSentences::withoutTurn(diagram.caption)) : set;
}

/** Whether one of a page needs small letters. */
bool SheetWriter::hasSmallCaption(const SheetSpots& page) const
{
    return std::ranges::any_of(
        page, [this](const SheetSpot& spot) { return spot.place && captionIn(spot).size < m_spec.type.caption; });
}

/** A number, the board, what is said of it, and lines to write on. */
void SheetWriter::set(PageContent& page, int number, const SheetSpot& spot, const CaptionLook& look)
{
    const SheetPlace& place = *spot.place;
    const QPointF at = space().topLeft() + place.at;
    DiagramSpec bare = bareDiagram(m_tasks[spot.task].diagram, place.cell, place.stand);
    bare.belowWidth = place.belowWidth;
    const auto block = std::make_shared<DiagramBlock>(std::move(bare), m_art);
    const double left = place.hasTextBeside ? place.boardLeft : (place.width - block->size().width()) / 2;
    const double numberLeft = left - (place.hasNumberBeside ? SheetGrid::kNumberBeside : 0);
    // Large boards have a wide margin, in whose corner nothing stands; several begin on one level.
    const bool isOverBoard = !place.hasNumberBeside && place.boardTop > 0 && m_shapes->size() == 1 &&
                             m_tasks[spot.task].diagram.game->board().faces().size() == 1;
    const double boardTop = isOverBoard ? place.boardTop + block->boardTop() : 0;
    const double base = std::max(kNumberBase, boardTop - kAboveBoard);
    page.addOnBase(at + QPointF(numberLeft, base), QString::number(number), m_spec.type.text, true);
    page.addDiagram(block, at + QPointF(left, place.boardTop));
    if (setCaption(page, spot, look) || block->isCutBelow())
        m_tally.cut.insert(spot.task);
    const int beside = place.linesBeside;
    const double step = (place.textWidth + SheetGrid::kGap) / beside;
    const QPointF lines = at + QPointF(place.width - place.textWidth, place.linesTop);
    for (int line = 0; line < m_spec.lines; ++line) {
        const QPointF from = lines + QPointF(line % beside * step, (line / beside + 1) * place.lineStep);
        const bool isLast = line + 1 == m_spec.lines; // it goes on to the end: beside it would be a hole
        page.addLine(from, {isLast ? lines.x() + place.textWidth : from.x() + step - SheetGrid::kGap, from.y()});
    }
}

/**
 * What is said of the task: below its board a line or two in the middle, and where one of the job is longer all as
 * paragraphs, whose lines begin at one place; left in a column beside it.
 */
bool SheetWriter::setCaption(PageContent& page, const SheetSpot& spot, const CaptionLook& look)
{
    if (m_tasks[spot.task].diagram.caption.trimmed().isEmpty())
        return false;
    const SheetPlace& place = *spot.place;
    const SheetCaption caption = captionIn(spot, look.letters);
    const QPointF at = space().topLeft() + place.at;
    const double left = at.x() + place.width - place.textWidth;
    double base = at.y() + place.captionTop;
    const auto widthOf = [&](const QString& line) {
        return Word{{}, line, caption.size, false, {}}.width(m_spec.type.font);
    };
    double widest = 0;
    for (const QString& line : caption.lines)
        widest = std::max(widest, widthOf(line));
    for (const QString& line : caption.lines) {
        base += SheetCaption::kLeading * caption.size;
        const double outward = look.areParagraphs ? (widest - widthOf(line)) / 2 : 0;
        const double shift = caption.lines.front().isRightToLeft() ? outward : -outward;
        if (place.hasTextBeside)
            page.addOnBase({left, base}, line, caption.size, false);
        else
            page.addCentred({left + place.textWidth / 2 + shift, base - 0.35 * caption.size}, line, caption.size,
                            false);
    }
    return caption.isCut;
}

/** Tasks without an answer are not among them. */
bool SheetWriter::writeAnswers(Version& version)
{
    SheetAnswers answers(m_spec, m_title, m_art);
    for (int number = 0; const std::size_t index : version.order)
        answers.add(++number, m_tasks[index]);
    return answers.write([&] { return head(version, false); },
                         [this](PageContent page) { return endPage(std::move(page)); });
}

/** In order. */
std::vector<int> SheetWriter::numbersOf(const std::set<std::size_t>& tasks) const
{
    std::vector<int> numbers;
    for (const std::size_t task : tasks) {
        if (task < m_numbers.size())
            numbers.push_back(m_numbers[task]);
    }
    std::ranges::sort(numbers);
    return numbers;
}

/** Whether lines to write on leave so little of a page that nobody sees what there is to write about. */
bool SheetWriter::isTooSmall(double cell, std::optional<double>& without)
{
    if (cell < kLeastWithRoom || m_spec.lines == 0 || m_spec.grid || cell >= kLeastAboveLines)
        return cell < kLeastWithRoom;
    if (!without) {
        const int lines = std::exchange(m_spec.lines, 0);
        without = smallestCellOn(m_spec.page.paper, perPage());
        m_spec.lines = lines;
    }
    return cell < kWorthLines * *without;
}

/** Where lines to write on take nearly all of the page, boards have no room; columns and rows that are chosen stay. */
void SheetWriter::leaveOutTooSmall(std::vector<std::vector<SheetSpots>>& versions)
{
    std::map<double, bool> known;  // by cell: there are as many as shapes
    std::optional<double> without; // which takes as long as all of the layout
    for (std::vector<SheetSpots>& pages : versions) {
        for (SheetSpots& page : pages) {
            for (SheetSpot& spot : page) {
                if (!spot.place)
                    continue;
                const auto [found, isNew] = known.emplace(spot.place->cell, false);
                if (isNew)
                    found->second = isTooSmall(spot.place->cell, without);
                if (found->second)
                    spot.place.reset();
            }
        }
    }
}

int SheetWriter::mostPerPage()
{
    if (m_spec.grid)
        return 0;
    const int asked = m_spec.perPage;
    const auto haveRoom = [this](int number) {
        m_spec.perPage = number;
        std::optional<double> without;
        return !isTooSmall(smallestCellOn(m_spec.page.paper, number), without);
    };
    int most = 0;
    for (int tooMany = asked; tooMany - most > 1;) {
        const int middle = (most + tooMany) / 2;
        (haveRoom(middle) ? most : tooMany) = middle;
    }
    m_spec.perPage = asked;
    return most;
}

/** Stockpiles have letters of one size in the whole job, as captions do: as small as the longest need them. */
void SheetWriter::shareStockText(const std::vector<std::vector<SheetSpots>>& versions)
{
    double least = std::numeric_limits<double>::max();
    const auto look = [&](const SheetSpot& spot) {
        const double text =
            spot.place ? m_shapes->stockText(m_shapeOf[spot.task], m_tasks[spot.task].diagram, *spot.place) : 0;
        least = text > 0 ? std::min(least, text) : least;
    };
    for (const std::vector<SheetSpots>& pages : versions) {
        for (const SheetSpots& page : pages)
            std::ranges::for_each(page, look);
    }
    for (SheetTask& task : m_tasks)
        task.diagram.mostStockText = least;
}

bool SheetWriter::finish()
{
    if (m_tasks.empty())
        return true;
    shareLegend();
    const Laid laid = laidOut();
    m_tally.keepsGrid = laid.keepsGrid;
    std::vector<Version> all = versions();
    std::vector<std::vector<SheetSpots>> pages; // by version
    for (const Version& version : all)
        pages.push_back(laid.layOut(version.order));
    leaveOutTooSmall(pages);
    shareStockText(pages);
    // Captions have one size in the whole job.
    const bool isSmall = std::ranges::any_of(pages, [this](const std::vector<SheetSpots>& some) {
        return std::ranges::any_of(some, [this](const SheetSpots& page) { return hasSmallCaption(page); });
    });
    const auto letters = isSmall ? SheetCaption::Letters::Small : SheetCaption::Letters::Fitting;
    for (std::size_t version = 0; version < all.size(); ++version) {
        if (!writeTasks(pages[version], letters, all[version]))
            return false;
    }
    m_numbers.resize(m_tasks.size());
    for (int number = 1; const std::size_t task : all.front().order)
        m_numbers[task] = number++;
    for (std::size_t task = 0; task < m_tasks.size(); ++task) {
        if (m_tasks[task].isAsked && m_tasks[task].answer.isEmpty())
            m_tally.unanswered.insert(task);
    }
    const bool hasAnswers = std::ranges::any_of(m_tasks, [](const SheetTask& task) { return !task.answer.isEmpty(); });
    if (m_spec.answers.isEmpty() || !hasAnswers)
        return true;
    return std::ranges::all_of(all, [this](Version& version) { return writeAnswers(version); });
}

} // namespace ringford::ui
