// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/CellTips.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/board/view/BoardView.h"
#include "ui/words/SituationWords.h"
#include "ui/words/Words.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

namespace ringford::ui {

CellTips::CellTips(BoardView& view) : QObject(&view), m_view(view)
{
    view.viewport()->installEventFilter(this);
}

QString CellTips::textAt(QPoint at) const
{
    const BoardScene& scene = m_view.boardScene();
    const auto touch = scene.touchAt(m_view.mapToScene(at));
    if (!touch || touch->kind != Touch::Kind::Cell || scene.picture().isHidden)
        return {};
    const GameDescription& game = scene.description();
    const Cell cell = touch->cell;
    const auto& pieces = scene.contents().pieces;
    const bool goesOneWay = std::ranges::any_of(
        pieces, [cell](const PlacedPiece& placed) { return placed.cell == cell && placed.facts.heading; });
    if (!goesOneWay && words::cellNotes(game, cell, scene.contents()).isEmpty())
        return {};
    return words::cellContent(game, cell, scene.pieceOn(cell), scene.contents());
}

bool CellTips::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QObject::eventFilter(watched, event);
    const auto* const asked = static_cast<QHelpEvent*>(event);
    const QString text = textAt(asked->pos());
    if (text.isEmpty())
        return QObject::eventFilter(watched, event);
    QToolTip::showText(asked->globalPos(), QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()), &m_view);
    return true;
}

} // namespace ringford::ui
