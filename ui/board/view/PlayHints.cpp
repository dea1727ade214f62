// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/PlayHints.h"

#include "ui/board/scene/BoardScene.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/words/Words.h"

#include <utility>

namespace ringford::ui {

PlayHints::PlayHints(const MatchModel& model, const BoardScene& scene, PlayTool& tool)
    : m_model(model), m_scene(scene), m_tool(tool)
{
    connect(&tool, &PlayTool::foreseenChanged, this, &PlayHints::update);
}

/** How far a row of places has come that are touched one by one; empty where there is none. */
QString PlayHints::rowUnderWay() const
{
    const auto row = OrderedRow(m_model.match(), m_model.viewedNode()).progress();
    if (!row)
        return {};
    const GameDescription& game = m_model.description();
    //: %1 is what is being done (Aim Shells), %2 how often it was done of %3 times, %4 how often it can be done still
    const QString reported = tr("%1, %2 of %3 done, %4 left")
                                 .arg(words::translated(game.tools[row->tool].name), QString::number(row->done),
                                      QString::number(row->most), QString::number(row->most - row->done));
    //: %1 is how far something has come, %2 the button that ends it
    return row->button ? tr("%1; “%2” ends").arg(reported, words::translated(game.buttons[*row->button].name))
                       : reported;
}

void PlayHints::update()
{
    const std::vector<Touch>& touched = m_tool.touched();
    const bool isPlacing = touched.size() > 1 && touched.back().kind == Touch::Kind::Stock;
    const QString hint = m_scene.picture().stop ? tr("click the piece or press Enter to stop here")
                         : m_tool.awaitsStock() ? tr("choose what comes onto the board from the stockpile")
                         : isPlacing            ? tr("choose the cell where it comes onto the board")
                         //: %1 is a reason
                         : m_tool.shotHint()
                             ? tr("it goes there and cannot shoot: %1").arg(words::translated(*m_tool.shotHint()))
                             : rowUnderWay();
    if (hint == std::exchange(m_hint, hint))
        return;
    const bool isOfOne = m_tool.awaitsStock() || isPlacing;
    emit changed(hint, isOfOne ? std::optional(m_scene.userAt(touched.front())) : std::nullopt);
}

} // namespace ringford::ui
