// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/PlayNews.h"

#include "ui/Words.h"

#include <QAccessible>

namespace ringford::ui {

PlayNews::PlayNews(const MatchModel& model, QWidget* parent) : QLabel(parent), m_model(model)
{
    setObjectName(QStringLiteral("playNews"));
    setTextFormat(Qt::PlainText);
    setFixedSize(1, 1);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&model, &MatchModel::entryPlayed, this, &PlayNews::tell);
}

void PlayNews::tell(const Node* node)
{
    const GameDescription& game = m_model.description();
    QString news = words::entry(game, node->entry);
    if (node->entry.seat)
        //: spoken: %1 is who has played, %2 what
        news = tr("%1: %2").arg(words::seat(game, *node->entry.seat), news);
    if (node->outcome.decided())
        //: spoken: %1 is what was played, %2 how the game has ended
        news = tr("%1. %2").arg(news, words::outcome(game, node->outcome));
    setText(news); // which is a label's accessible name
    // An alert is spoken whatever has the focus.
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace ringford::ui
