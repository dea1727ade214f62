// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/HandNews.h"

#include "ui/board/view/BoardView.h"
#include "ui/widgets/Announcer.h"
#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <QAccessible>

#include <utility>

namespace ringford::ui {

namespace {

constexpr qsizetype kMostRead = 8; // cells that one remembers; where more can be chosen each says so of itself

} // namespace

QString handText(const BoardView& view)
{
    if (!view.isPlaying())
        //: spoken: a cell about which the editor's panels tell
        return HandNews::tr("chosen");
    PlayTool& tool = view.playTool();
    if (tool.touched().size() < 2)
        return HandNews::tr("picked up");
    QStringList further;
    for (const Touch& touch : tool.nextTouches()) {
        if (touch.kind == Touch::Kind::Cell)
            further += words::cell(view.boardScene().description().board, touch.cell);
    }
    if (further.isEmpty())
        return HandNews::tr("picked up");
    if (further.size() > kMostRead)
        return HandNews::tr("%n cells can be chosen", nullptr, static_cast<int>(further.size()));
    const QString cells = further.join(HandNews::tr(", "));
    //: in the middle of a row of jumps; %1 is a list of cells
    return tool.canEndHere() ? HandNews::tr("Enter stops here; %1 goes on").arg(cells)
                             : HandNews::tr("%1 goes on").arg(cells);
}

HandNews::HandNews(BoardView& view) : QObject(&view), m_view(view)
{
    // Queued: one touch can put something back and take up something else, and what was played is told as that.
    connect(&view.playTool(), &PlayTool::touchesChanged, this, &HandNews::announce, Qt::QueuedConnection);
    connect(&view.model(), &MatchModel::replaced, this, [this] {
        m_told.clear();
        m_wasLookedAt = false;
        m_isElsewhere = false;
    });
    // What a lesson takes back at once was played all the same, and not put back.
    connect(&view.model(), &MatchModel::viewedNodeChanged, this, [this] { m_isElsewhere = true; });
}

QString HandNews::spoken(const Touch& touch) const
{
    const BoardScene& scene = m_view.boardScene();
    if (touch.kind == Touch::Kind::Stock)
        //: spoken: %1 is a piece
        return tr("%1 from the stockpile").arg(words::piece(scene.description(), touch.piece));
    QAccessibleInterface* const board = QAccessible::queryAccessibleInterface(&m_view);
    return board ? board->child(touch.cell.index)->text(QAccessible::Name) : QString();
}

void HandNews::announce()
{
    const bool isElsewhere = std::exchange(m_isElsewhere, false);
    const std::vector<Touch> before = std::exchange(m_told, m_view.playTool().touched());
    const bool isLookedAt = m_view.boardScene().picture().isInspecting;
    const bool hasEnded = std::exchange(m_wasLookedAt, isLookedAt) && !isLookedAt;
    const std::uint8_t tool = m_view.playTool().gameTool();
    const bool isOtherTool = std::exchange(m_tool, tool) != tool;
    Announcer& announcer = Announcer::of(m_view);
    if (m_told == before) {
        // Where there is a reason, or another tool, that says it.
        if (hasEnded && !isOtherTool && m_told.empty() && !isElsewhere && m_view.reason().isEmpty())
            announcer.say(tr("No longer looked at."));
        return;
    }
    if (m_told.empty() && isOtherTool)
        return; // which came after it
    if (m_told.empty() && !isElsewhere)
        announcer.say(tr("Put back."));
    else if (m_view.playTool().awaitsStock())
        return; // that something is to be chosen from there is told as a hint
    else if (!m_told.empty() && (m_told.back().kind == Touch::Kind::Cell || m_told.back().kind == Touch::Kind::Stock))
        //: spoken: %1 is a cell and what stands there, %2 what is done with it
        announcer.say(tr("%1: %2", "in hand").arg(spoken(m_told.back()), handText(m_view)));
}

} // namespace ringford::ui
