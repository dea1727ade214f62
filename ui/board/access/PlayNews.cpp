// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/access/PlayNews.h"

#include "ui/board/access/BoardSpeech.h"
#include "ui/widgets/Announcer.h"
#include "ui/words/Words.h"

#include <utility>

namespace ringford::ui {

PlayNews::PlayNews(const MatchModel& model, QWidget& widget, QObject* parent)
    : QObject(parent), m_model(model), m_widget(widget), m_shown(model.viewedNode())
{
    connect(&model, &MatchModel::entryPlayed, this, &PlayNews::announceEntry);
    connect(&model, &MatchModel::takenBack, this, &PlayNews::announceTakenBack);
    connect(&model, &MatchModel::viewedNodeChanged, this, &PlayNews::announceViewed);
    connect(&model, &MatchModel::replaced, this, [this] {
        m_isTold = false;
        m_shown = m_model.viewedNode();
    });
}

void PlayNews::announceEntry(const Node* node)
{
    m_isTold = true;
    say(announcement(m_model, node));
}

void PlayNews::announceTakenBack(const Node* node)
{
    m_isTold = true;
    if (std::exchange(m_isPassedOver, false))
        return;
    const QString turn = words::turn(m_model.description(), m_model.match().onTurn(node));
    //: spoken: %1 is whose turn it is
    say(tr("Taken back. %1.").arg(turn));
}

void PlayNews::announceViewed()
{
    const Node* const shown = m_model.viewedNode();
    const bool isBack = shown != m_model.gameNode();
    // Where the game was looked at already nothing else is shown, and what was told is not about another place.
    const bool isTold = std::exchange(m_isTold, false);
    // What else there is to know of a place may change, who plays for one: that is not told here.
    const bool isSame = std::exchange(m_shown, shown) == shown;
    if (isSame || (isTold && !isBack))
        return;
    const QString entry = shown->isRoot() ? tr("the beginning of the game") : announcement(m_model, shown);
    //: spoken: %1 is what was played there
    say(isBack ? tr("Looking back: %1").arg(entry) : tr("The game again: %1").arg(entry));
}

void PlayNews::say(const QString& words)
{
    Announcer::of(m_widget).say(words);
}

} // namespace ringford::ui
