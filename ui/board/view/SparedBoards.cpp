// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/SparedBoards.h"

#include "ui/board/view/BoardView.h"

#include <algorithm>

namespace ringford::ui {

Unobstructed sparedOf(const BoardView& view, const std::vector<int>& faces)
{
    constexpr std::size_t kPiece = 3; // times as much as an empty cell
    const BoardScene& scene = view.boardScene();
    const BoardLayout& layout = scene.boardLayout();
    Unobstructed free;
    for (const int face : faces)
        free.spared.push_back(view.inViewport(layout.edge(face).boundingRect()) & view.viewport()->rect());
    for (const PlacedPiece& placed : scene.picture().contents.pieces) {
        if (std::ranges::find(faces, layout.faceOf(placed.cell)) == faces.end())
            continue;
        const QRect cell = view.cellRect(placed.cell);
        if (scene.description().kind(placed.piece.kind).isKing)
            free.marked.push_back(cell);
        free.spared.insert(free.spared.end(), kPiece, cell);
    }
    return free;
}

} // namespace ringford::ui
