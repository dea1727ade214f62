// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetAnswers.h"

#include "ui/print/SheetShapes.h"
#include "ui/print/TextColumns.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

namespace ringford::ui {

namespace {

constexpr double kAfterAnswer = 0.1; // above what it comes to, in letters
constexpr double kAfterEnd = 1.2;    // above the next answer: what it came to is nearer to its own
constexpr double kBetweenAnswers = 0.2;
constexpr double kBehindNumber = 0.5;
constexpr double kAnswerGap = 8;     // between columns, in mm
constexpr double kAnswerFoot = 8;    // number of the page
constexpr double kEndCell = 3.2;     // of what answers come to
constexpr double kLeastEnd = 0.8;    // of that: how small they are where more columns hold them so
constexpr double kHeadingSize = 1.2; // of `Answers`, in letters of the text
constexpr double kOfTitle = 0.9;     // the same in those of the title, at most

constexpr int kUsualColumns = 2;
constexpr int kMostColumns = 5;
constexpr qsizetype kShortAnswer = 40; // letters: longer ones are read better in few columns
constexpr std::size_t kFewParted = 4;  // one of so many may be longer

double columnWidth(double room, int columns)
{
    return (room - (columns - 1) * kAnswerGap) / columns;
}

} // namespace

SheetAnswers::SheetAnswers(const SheetSpec& spec, const PageTitle& title, PieceArt& art)
    : m_spec(spec), m_title(title), m_art(art)
{
}

/** A long title is in smaller letters: what stands below it is not larger. */
double SheetAnswers::headingSize() const
{
    const double usual = kHeadingSize * m_spec.type.text;
    return m_title.size() > 0 ? std::min(usual, std::max(m_spec.type.text, kOfTitle * m_title.size())) : usual;
}

void SheetAnswers::add(int number, const SheetTask& task)
{
    if (task.answer.isEmpty() && !task.isAsked)
        return;
    m_answers.emplace_back(number, &task);
    const double label = Word{{}, QString::number(number), 1, true, {}}.width(m_spec.type.font);
    m_indent = std::max(m_indent, label + kBehindNumber);
    m_hasWords = m_hasWords || !std::ranges::all_of(task.answerRuns, &TextRun::isBold);
}

/** What an answer comes to, in a column. */
DiagramSpec SheetAnswers::endOf(const SheetTask& task, double width) const
{
    DiagramSpec end = bareDiagram(*task.end, kEndCell);
    end.belowWidth = width;
    if (DiagramBlock(end, m_art).size().width() > width)
        end.size = {width, std::nullopt};
    return end;
}

/** More than the usual ones where that saves pages, and where most answers have their line and each board about its size. */
int SheetAnswers::columnsIn(QSizeF room) const
{
    double widest = 0;
    std::vector<Measured> all;
    std::size_t parted = 0;
    for (const auto& [number, task] : m_answers) {
        const Measured& one = all.emplace_back(measured(number, *task));
        parted += one.isParted ? 1 : 0;
        widest = std::max({widest, one.isParted ? 0 : one.width, kLeastEnd * one.end.width()});
    }
    if (parted * kFewParted > all.size())
        return kUsualColumns;
    const auto pages = [&](int columns) { return pagesOf(all, columns, room); };
    int columns = kUsualColumns;
    for (int more = columns + 1; more <= kMostColumns && columnWidth(room.width(), more) >= widest; ++more) {
        if (pages(more) < pages(columns))
            columns = more;
    }
    return columns;
}

/** In one line, with what it comes to. */
SheetAnswers::Measured SheetAnswers::measured(int number, const SheetTask& task) const
{
    constexpr qsizetype kMeasured = 1000; // letters: of more a column is full
    const double size = m_spec.type.text;
    const QString line = QString::number(number) + u' ' + textOf(task).left(kMeasured);
    Measured made{Word{{}, line, size, true, {}}.width(m_spec.type.font), textOf(task).size() > kShortAnswer};
    if (task.end)
        made.end = DiagramBlock(bareDiagram(*task.end, kEndCell), m_art).size();
    return made;
}

int SheetAnswers::Measured::linesIn(double wide) const
{
    constexpr double kRagged = 1.15; // lines that end between words
    return isParted ? static_cast<int>(std::ceil(kRagged * width / wide)) : 1;
}

/** How many pages that are so large hold the answers, in so many columns: of many, long ones stand across all. */
int SheetAnswers::pagesOf(const std::vector<Measured>& answers, int columns, QSizeF room) const
{
    const double size = m_spec.type.text;
    const bool hasAcross = columns > kUsualColumns;
    double filled = 0; // of the height of all columns together
    for (const Measured& one : answers) {
        const bool isAcross = hasAcross && one.isParted;
        const int lines = one.linesIn(isAcross ? room.width() : columnWidth(room.width(), columns));
        const double line = (TextColumns::kLeading * lines + kBetweenAnswers) * size * (isAcross ? columns : 1);
        const double end = one.end.isEmpty() ? 0 : one.end.height() + (kAfterAnswer + kAfterEnd) * size;
        const double left = room.height() - std::fmod(filled, room.height());
        filled += (line + end > left ? left : 0) + line + end;
    }
    return static_cast<int>(filled / (columns * room.height())) + 1;
}

bool SheetAnswers::add(TextColumns& columns, int number, const SheetTask& task, Place place) const
{
    TextBlock block;
    block.label = QString::number(number);
    block.indent = m_indent;
    const bool isInRuns = m_hasWords && !task.answerRuns.empty();
    block.runs = isInRuns ? task.answerRuns : std::vector<TextRun>{{textOf(task), false}};
    block.before = place.isAfterEnd ? kAfterEnd : kBetweenAnswers;
    block.after = kBetweenAnswers;
    block.isAcross = place.mayBeAcross && textOf(task).size() > kShortAnswer;
    if (!columns.add(block))
        return false;
    if (!task.end)
        return true;
    TextBlock diagram;
    diagram.diagram = std::make_shared<DiagramBlock>(endOf(task, columns.columnWidth()), m_art);
    diagram.before = kAfterAnswer;
    diagram.staysWithPrevious = true;
    return columns.add(diagram);
}

bool SheetAnswers::write(const std::function<PageContent()>& begin, const std::function<bool(PageContent)>& end) const
{
    const PrintType& type = m_spec.type;
    QRectF room = QRectF(QPointF(), m_spec.page.paper).marginsRemoved(m_spec.page.margins);
    const double heading = headingSize();
    room.adjust(0, m_title.room() + 2 * heading, 0, -kAnswerFoot);
    std::optional<PageContent> page;
    const auto next = [&]() -> TextColumns::Page {
        if (page && !end(*std::move(page)))
            return {};
        page = begin();
        page->addOnBase(room.topLeft() - QPointF(0, heading), m_spec.answers, heading, true);
        return {&*page, room};
    };
    const int count = columnsIn(room.size());
    TextColumns columns({type.font, Qt::black, type.text, count, kAnswerGap}, next);
    bool isAfterEnd = false;
    for (const auto& [number, task] : m_answers) {
        if (!add(columns, number, *task, {isAfterEnd, count > kUsualColumns}))
            return false;
        isAfterEnd = task->end.has_value();
    }
    columns.finish();
    return !page || end(*std::move(page));
}

} // namespace ringford::ui
