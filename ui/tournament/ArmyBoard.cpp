// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/ArmyBoard.h"

#include "engine/tournament/Battle.h"
#include "ui/board/scene/BoardAppearance.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/DrawTool.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/Palette.h"
#include "ui/editor/SetupDocument.h"
#include "ui/match/DrawingPad.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QBoxLayout>

#include <algorithm>

namespace ringford::ui {

ArmyBoard::ArmyBoard(const BoardAppearance& appearance, QWidget* parent)
    : QWidget(parent), m_match(Match(battleGame(), battleGame()->start())), m_board(new BoardView(m_match)),
      m_document(new SetupDocument(this))
{
    auto* const pad = new DrawingPad(m_match, m_drawings, this);
    pad->setSource(m_document);
    auto* const drawing = new DrawTool(*m_board, *pad);
    m_tool = new EditTool(*m_document, m_board->boardScene(), *drawing, this);
    m_palette = new Palette(*m_document, *m_tool, m_board->boardScene(), this);
    m_board->setAppearance(appearance);
    m_board->setMinimumSize(160, 120);
    m_board->setContextMenuPolicy(Qt::PreventContextMenu); // dialogs would open one: the right button takes pieces off
    m_board->setWhatsThis(
        tr("The armies as they begin. A click with the right button gives a piece up, with the hand one "
           "can be dragged off the board; from the palette pieces are put back."));
    m_document->begin(battleGame(), battleGame()->write(battleGame()->start()));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_palette, 0, Qt::AlignTop);
    row->addWidget(m_board, 1); // a child from here on: so Tab comes to it behind all of the palette
    m_board->boardScene().showInstead(m_document);
    m_board->setTool(*m_tool);
    connect(m_tool, &EditTool::taken, m_board, [this] { m_board->setTool(*m_tool); });
    connect(m_tool, &EditTool::refused, m_board, &BoardView::say);
    connect(m_document, &BoardSource::changed, this, [this] {
        if (!m_isFilling)
            emit armiesChanged();
    });
}

ArmyBoard::~ArmyBoard()
{
    m_board->setPlayTool();
    m_board->boardScene().showInstead(nullptr);
    // They look at the board, and the board at the match.
    delete m_palette;
    delete m_tool;
    delete m_board;
}

void ArmyBoard::setArmies(const Army& white, const Army& black)
{
    m_isFilling = true;
    m_document->change(tr("choose armies"), battleSetup(white, black));
    m_isFilling = false;
}

Army ArmyBoard::army(Side side) const
{
    return armyOf(m_document->description(), m_document->contents().pieces, side);
}

const Position& ArmyBoard::start() const
{
    return m_document->position();
}

QString ArmyBoard::trouble() const
{
    const auto& usual = m_document->start().pieces;
    const auto& pieces = m_document->contents().pieces;
    const auto stray = std::ranges::find_if(
        pieces, [&](const PlacedPiece& placed) { return std::ranges::find(usual, placed) == usual.end(); });
    if (stray != pieces.end())
        //: %1 is a piece and its cell
        return tr("In a battle pieces begin where they always do: %1 does not belong there.")
            .arg(words::cellContent(m_document->description(), stray->cell, &stray->piece, m_document->contents()));
    if (!m_document->problems().empty())
        return words::asSentence(sentence(m_document->problems().front()));
    if (!isBattleStart(*battleGame(), m_document->position()))
        return tr("A battle begins as every game does, less the pieces that are given up.");
    return {};
}

} // namespace ringford::ui
