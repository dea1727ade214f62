// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/ViewOverlay.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/board/view/BoardView.h"

#include <QScrollBar>

namespace ringford::ui {

ViewOverlay::ViewOverlay(BoardView& view) : QWidget(&view), m_view(view)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    for (QScrollBar* const bar : {view.horizontalScrollBar(), view.verticalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, this, &ViewOverlay::place);
        connect(bar, &QScrollBar::rangeChanged, this, &ViewOverlay::place);
    }
    connect(&view.boardScene(), &BoardScene::arranged, this, &ViewOverlay::place);
    connect(&view.boardScene(), &BoardScene::appearanceChanged, this, &ViewOverlay::place);
}

} // namespace ringford::ui
