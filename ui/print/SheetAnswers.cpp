// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetAnswers.h"

#include "ui/print/SheetShapes.h"
#include "ui/print/TextColumns.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace ringford::ui {

namespace {

constexpr double kAfterAnswer = 0.1; // above what it comes to, in letters
constexpr double kAfterEnd = 1.2;    // above the next answer: what it came to is nearer to its own
constexpr double kBetweenAnswers = 0.2;
constexpr double kAnswerGap = 8;     // between columns, in mm
constexpr double kAnswerFoot = 8;    // number of the page
constexpr double kEndCell = 3.2;     // of what answers come to
constexpr double kHeadingSize = 1.2; // of `Answers`, in letters of the text

constexpr int kUsualColumns = 2;
constexpr int kMostColumns = 5;
constexpr qsizetype kShortAnswer = 40; // letters: longer ones are read better in few columns

double columnWidth(double room, int columns)
{
    return (room - (columns - 1) * kAnswerGap) / columns;
}

/** How many pages that are so high hold what is so high, in so many columns. */
int pagesOf(const std::vector<double>& heights, int columns, double high)
{
    int filled = 0;
    double y = 0;
    for (const double height : heights) {
        if (y > 0 && y + height > high) {
            ++filled;
            y = 0;
        }
        y += height;
    }
    return filled / columns + 1;
}

} // namespace

SheetAnswers::SheetAnswers(const SheetSpec& spec, double titleRoom, PieceArt& art)
    : m_spec(spec), m_titleRoom(titleRoom), m_art(art)
{
}

void SheetAnswers::add(int number, const SheetTask& task)
{
    if (!task.answer.isEmpty())
        m_answers.emplace_back(number, &task);
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

/** More than the usual ones where that saves pages, and where each answer has its line and each board its size. */
int SheetAnswers::columnsIn(QSizeF room) const
{
    const double size = m_spec.type.text;
    double widest = 0;
    std::vector<double> heights;
    for (const auto& [number, task] : m_answers) {
        if (task->answer.size() > kShortAnswer)
            return kUsualColumns;
        const QString line = QString::number(number) + u' ' + task->answer;
        widest = std::max(widest, Word{{}, line, size, true, {}}.width(m_spec.type.font));
        heights.push_back((TextColumns::kLeading + kBetweenAnswers) * size);
        if (!task->end)
            continue;
        const QSizeF end = DiagramBlock(bareDiagram(*task->end, kEndCell), m_art).size();
        widest = std::max(widest, end.width());
        heights.back() += end.height() + (kAfterAnswer + kAfterEnd) * size;
    }
    int columns = kUsualColumns;
    for (int more = columns + 1; more <= kMostColumns && columnWidth(room.width(), more) >= widest; ++more) {
        if (pagesOf(heights, more, room.height()) < pagesOf(heights, columns, room.height()))
            columns = more;
    }
    return columns;
}

bool SheetAnswers::add(TextColumns& columns, int number, const SheetTask& task, bool isAfterEnd) const
{
    TextBlock block;
    block.runs = {{QString::number(number), true}, {u' ' + task.answer, false}};
    block.before = isAfterEnd ? kAfterEnd : kBetweenAnswers;
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
    room.adjust(0, m_titleRoom + 2 * kHeadingSize * type.text, 0, -kAnswerFoot);
    std::optional<PageContent> page;
    const auto next = [&]() -> TextColumns::Page {
        if (page && !end(*std::move(page)))
            return {};
        page = begin();
        page->addOnBase(room.topLeft() - QPointF(0, kHeadingSize * type.text), m_spec.answers, kHeadingSize * type.text,
                        true);
        return {&*page, room};
    };
    TextColumns columns({type.font, Qt::black, type.text, columnsIn(room.size()), kAnswerGap}, next);
    bool isAfterEnd = false;
    for (const auto& [number, task] : m_answers) {
        if (!add(columns, number, *task, isAfterEnd))
            return false;
        isAfterEnd = task->end.has_value();
    }
    columns.finish();
    return !page || end(*std::move(page));
}

} // namespace ringford::ui
