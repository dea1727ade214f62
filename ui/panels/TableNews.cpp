// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/TableNews.h"

#include "ui/match/MatchModel.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/EffectWords.h"
#include "ui/words/TableWords.h"

namespace ringford::ui {

TableNews::TableNews(MatchModel& match, MessageBar& messages, QObject* parent)
    : QObject(parent), m_match(match), m_messages(messages)
{
    connect(&match, &MatchModel::entryPlayed, this, &TableNews::announce);
    connect(&match, &MatchModel::gameNodeChanged, this, &TableNews::follow);
    connect(&match, &MatchModel::replaced, this, &TableNews::withdraw);
}

void TableNews::announce(const Node* node)
{
    QStringList news = words::happenings(m_match.match(), node);
    // Who has won is told in larger letters, below; on several boards not how it came to that.
    if (!node->outcome.decided() || m_match.description().board.faces().size() > 1)
        news += words::atTable(m_match.description(), node, m_match.match().tags().seatNames);
    if (news.isEmpty())
        return;
    m_reported = node;
    m_text = news.join(u' ');
    m_messages.show({Message::Kind::Note, m_text, {}, false, true}); // the board speaks of it (announcement())
}

void TableNews::follow()
{
    if (m_reported && m_match.gameNode() != m_reported)
        withdraw();
}

void TableNews::withdraw()
{
    if (m_reported && m_messages.isVisible() && m_messages.text() == m_text)
        m_messages.dismiss();
    m_reported = nullptr;
}

} // namespace ringford::ui
