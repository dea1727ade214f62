// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/access/PlayNews.h"

#include "ui/board/access/BoardSpeech.h"
#include "ui/widgets/Alerts.h"

namespace ringford::ui {

PlayNews::PlayNews(const MatchModel& model, QWidget* parent) : QLabel(parent), m_model(model)
{
    setObjectName(QStringLiteral("playNews"));
    setTextFormat(Qt::PlainText);
    setFixedSize(1, 1);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    alerts::declare(*this);
    connect(&model, &MatchModel::entryPlayed, this, &PlayNews::announce);
}

void PlayNews::announce(const Node* node)
{
    const QString news = announcement(m_model, node);
    setText(news);
    alerts::announce(*this, news);
}

} // namespace ringford::ui
