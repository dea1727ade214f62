// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetAnswers.h"

#include "ui/print/SheetShapes.h"
#include "ui/print/TextColumns.h"

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

bool SheetAnswers::add(TextColumns& columns, int number, const SheetTask& task, bool isAfterEnd) const
{
    TextBlock block;
    block.runs = {{QString::number(number), true}, {u' ' + task.answer, false}};
    block.before = isAfterEnd ? kAfterEnd : kBetweenAnswers;
    if (!columns.add(block))
        return false;
    if (!task.end)
        return true;
    DiagramSpec end = bareDiagram(*task.end, kEndCell);
    end.belowWidth = columns.columnWidth();
    if (const double most = columns.columnWidth(); DiagramBlock(end, m_art).size().width() > most)
        end.size = {most, std::nullopt};
    TextBlock diagram;
    diagram.diagram = std::make_shared<DiagramBlock>(end, m_art);
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
    TextColumns columns({type.font, Qt::black, type.text, 2, kAnswerGap}, next);
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
