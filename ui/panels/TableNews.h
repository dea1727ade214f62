// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"

#include <QObject>

namespace ringford::ui {

class MatchModel;
class MessageBar;

/**
 * Lets the message bar say who goes out of the game and by which rules it goes on, as it is played. It goes with what
 * is played next, when what was played is taken back, and when somebody looks at another place.
 */
class TableNews : public QObject {
    Q_OBJECT

public:
    /** Both outlive it. */
    TableNews(MatchModel& match, MessageBar& messages, QObject* parent);

private:
    void announce(const Node* node);

    MatchModel& m_match;
    MessageBar& m_messages;
};

} // namespace ringford::ui
