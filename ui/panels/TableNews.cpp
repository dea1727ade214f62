// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/TableNews.h"

#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/EffectWords.h"
#include "ui/words/TableWords.h"

namespace ringford::ui {

TableNews::TableNews(MatchModel& match, MessageBar& messages, QObject* parent)
    : QObject(parent), m_match(match), m_messages(messages)
{
    connect(&match, &MatchModel::entryPlayed, this, &TableNews::announce);
}

void TableNews::announce(const Node* node)
{
    QStringList news = words::happenings(m_match.match(), node);
    // Who has won is told in larger letters, below; on several boards not how it came to that.
    if (!node->outcome().decided() || m_match.description().board.faces().size() > 1)
        news += words::atTable(m_match.description(), node, m_match.match().tags().seatNames);
    if (news.isEmpty())
        return;
    Message message{Message::Kind::Note, news.join(u' '), {}};
    message.telling = Message::Telling::Elsewhere; // the board speaks of it (announcement())
    message.holds = untilLookingElsewhere(m_match, m_match.gameNode());
    m_messages.show(message);
}

} // namespace ringford::ui
