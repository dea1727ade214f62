// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/PaletteDrops.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/board/view/BoardView.h"
#include "ui/editor/BrushMime.h"
#include "ui/editor/EditTool.h"

#include <QDropEvent>
#include <QMimeData>

namespace ringford::ui {

PaletteDrops::PaletteDrops(BoardView& board, EditTool& tool, QObject* parent)
    : QObject(parent), m_board(board), m_tool(tool)
{
    board.viewport()->installEventFilter(this);
}

void PaletteDrops::setOn(bool isOn)
{
    m_isOn = isOn;
    m_board.viewport()->setAcceptDrops(isOn);
}

bool PaletteDrops::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDrop =
        event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove || event->type() == QEvent::Drop;
    return m_isOn && isDrop ? take(*event) : QObject::eventFilter(watched, event);
}

/** All else that is dragged is the window's. */
bool PaletteDrops::take(QEvent& event)
{
    auto& drop = static_cast<QDropEvent&>(event);
    const auto brush = brushIn(*drop.mimeData());
    const QPointF at = m_board.viewportTransform().inverted().map(drop.position());
    const BoardScene& scene = m_board.boardScene();
    const BoardPointer pointer{at, scene.touchAt(at), scene.boardLayout().placeAt(at)};
    // Everywhere within the view: Qt asks once, and not again where it was refused. A place that is no cell takes the
    // drop, too, for what Qt refuses ends without a word.
    drop.setAccepted(brush && (event.type() == QEvent::DragEnter || pointer.place));
    if (event.type() == QEvent::Drop && drop.isAccepted())
        m_tool.put(*brush, pointer);
    return true;
}

} // namespace ringford::ui
