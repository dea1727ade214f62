// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/ChangedFaces.h"

#include <set>

namespace ringford::ui {

namespace {

template <class Member> IndexSet<Member> differing(IndexSet<Member> one, IndexSet<Member> other)
{
    IndexSet<Member> found;
    for (const Member member : one) {
        if (!other.contains(member))
            found.insert(member);
    }
    for (const Member member : other) {
        if (!one.contains(member))
            found.insert(member);
    }
    return found;
}

} // namespace

std::vector<int> changedFaces(const Transition& transition, const BoardPicture& before, const BoardPicture& after)
{
    std::set<int> faces;
    const Contents& now = after.contents;
    const auto addCell = [&](Cell cell) { faces.insert(after.game->board.place(cell).face); };
    const auto add = [&](const std::vector<Cell>& cells) {
        for (const Cell cell : cells)
            addCell(cell);
    };
    for (const BoardPicture* const picture : {&before, &after}) {
        add(picture->lastAction.ends);
        add(picture->lastAction.touched);
        add(picture->checks());
    }
    for (const Effect& effect : transition.effects) {
        addCell(effect.from);
        addCell(effect.to);
    }
    for (const SideSet& changed :
         {differing(before.contents.sidesOnTurn, now.sidesOnTurn), differing(before.contents.sidesOut, now.sidesOut),
          differing(before.contents.sidesWaiting, now.sidesWaiting)}) {
        for (const Side side : changed)
            faces.insert(after.game->side(side).face);
    }
    return {faces.begin(), faces.end()};
}

} // namespace ringford::ui
