// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/StockDock.h"

#include "engine/match/GestureRefusals.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/StockModel.h"
#include "ui/panels/StockView.h"
#include "ui/widgets/LastInput.h"
#include "ui/widgets/RowsOrNote.h"
#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <utility>

namespace ringford::ui {

StockDock::StockDock(MatchModel& match, BoardView& board, QWidget* parent)
    : Panel({"stockDock", tr("Stockpiles"), tr("Stoc&kpiles"), Qt::RightDockWidgetArea, 260, true, true}, parent),
      m_match(match), m_board(board), m_model(new StockModel(match, this)), m_view(new StockView(*m_model, board))
{
    m_view->setObjectName(QStringLiteral("stock"));
    m_view->setAccessibleName(tr("Stockpiles"));
    m_view->setWhatsThis(
        tr("Which pieces each seat holds. The number on a piece is that of the set it comes from; ×2 stands for two of "
           "them. Those that can be placed now are bright and framed: drag one to a board, or click it (or press "
           "Enter) and then a cell."));
    m_content =
        new RowsOrNote(*m_view, tr("Captured pieces come here. Drag one to a board, or click it and then a cell."));
    setWidget(m_content);
    m_model->setWhyNot([this](const Touch& piece) {
        const Refusal why = whyNotFrom(m_match.match(), m_match.viewedNode(), m_board.playTool().gameTool(), piece);
        return words::labelled(m_match.description().board, words::asSentence(why.sentence));
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &StockDock::updateContents);
    connect(&board.playTool(), &PlayTool::touchesChanged, this, &StockDock::updateTouches);
    connect(this, &QDockWidget::visibilityChanged, this, &StockDock::updateTouches);
    updateContents();
}

bool StockDock::isWanted() const
{
    return StockModel::areIn(m_match.description());
}

void StockDock::updateContents()
{
    m_content->showRows(!m_model->isEmpty());
    updateTouches();
}

void StockDock::updateTouches()
{
    if (!isWanted() || m_model->isEmpty())
        return; // what cannot be seen is not worked out
    PlayTool& tool = m_board.playTool();
    const std::vector<Touch>& touched = tool.touched();
    const bool isTaken = !touched.empty() && touched.back().kind == Touch::Kind::Stock;
    const bool isAwaited = tool.awaitsStock();
    if (!isTaken && !m_view->hasFocus())
        m_view->clearSelection(); // what is marked looks as if it were in hand
    if (isVisible() || isAwaited)
        m_model->setTouchable(tool.stockTouches(), isTaken ? std::optional(touched.back()) : std::nullopt);
    if (isAwaited && !std::exchange(m_isAwaited, isAwaited))
        comeForward();
    m_isAwaited = isAwaited;
}

/** The panel is the chooser now. */
void StockDock::comeForward()
{
    show();
    raise();
    const QModelIndex first = m_model->firstPlaceable();
    m_view->scrollTo(first);
    m_view->clearSelection(); // a piece that is marked looks chosen already
    if (!LastInput::wasKey())
        return;
    m_view->setCurrentIndex(first);
    m_view->setFocus(Qt::OtherFocusReason);
}

} // namespace ringford::ui
