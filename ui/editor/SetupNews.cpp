// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/SetupNews.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/HandNews.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/SetupDocument.h"
#include "ui/files/PastedText.h"
#include "ui/widgets/Announcer.h"
#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

QString told(const GameDescription& game, const Contents& contents, Cell cell)
{
    const PlacedPiece* const placed = contents.pieceAt(cell);
    return words::cellContent(game, cell, placed ? &placed->piece : nullptr, contents);
}

} // namespace

SetupNews::SetupNews(SetupDocument& document, const EditTool& tool, BoardView& board)
    : QObject(&document), m_document(document), m_board(board)
{
    connect(&tool, &EditTool::foundThere, this, [this](Cell cell) {
        Announcer::of(m_board).say(told(m_document.description(), m_document.contents(), cell));
    });
    connect(&tool, &EditTool::pickedUp, this, [this](Cell cell) {
        const QString content = told(m_document.description(), m_document.contents(), cell);
        Announcer::of(m_board).say(HandNews::tr("%1: %2", "in hand").arg(content, HandNews::tr("picked up")));
    });
    connect(&tool, &EditTool::hasPutBack, this, [this] { Announcer::of(m_board).say(HandNews::tr("Put back.")); });
    connect(&document, &SetupDocument::changed, this, &SetupNews::announce);
    connect(&document, &SetupDocument::begun, this, [this] {
        m_before = m_document.contents();
        m_problem.clear();
    });
}

void SetupNews::announce()
{
    const Contents before = std::exchange(m_before, m_document.contents());
    const GameDescription& game = m_document.description();
    const auto cell = m_board.boardScene().cursorCell(); // seen only while keys are used
    if (cell && m_board.hasFocus() && told(game, m_before, *cell) != told(game, before, *cell))
        Announcer::of(m_board).say(told(game, m_before, *cell));
    const SetupProblems& problems = m_document.problems();
    const QString problem = problems.empty() ? QString() : worded(problems.front(), game);
    if (std::exchange(m_problem, problem) != problem && !problem.isEmpty())
        Announcer::of(m_board).say(problem + u'.');
}

} // namespace ringford::ui
