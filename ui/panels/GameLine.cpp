// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/GameLine.h"

#include "ui/Words.h"
#include "ui/models/MatchModel.h"
#include "ui/panels/SeatBadge.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace ringford::ui {

namespace {

/** Seats on turn by name; who plays there stands behind. */
QString turnText(const MatchModel &model, SeatSet onTurn)
{
    QStringList who;
    for (const Seat seat : onTurn)
        who += words::seat(model.description(), seat, model.match().tags().seatNames[seat.index]);
    //: one seat or several
    return who.isEmpty() ? QString() : GameLine::tr("%1 to play").arg(QLocale().createSeparatedList(who));
}

QString namesText(const MatchModel &model)
{
    QStringList names;
    for (const std::string &name : model.match().tags().seatNames) {
        if (!name.empty())
            names += words::verbatim(name);
    }
    return names.join(QStringLiteral(" – "));
}

} // namespace

GameLine::GameLine(MatchModel &match, QWidget *parent)
    : QFrame(parent), m_match(match), m_badges(new QLabel(this)), m_words(new QLabel(this)),
      m_names(new QLabel(this)), m_rematch(new QPushButton(tr("&Rematch"), this)),
      m_back(new QPushButton(tr("Bac&k to the Game"), this))
{
    setObjectName(QStringLiteral("gameLine"));
    setAccessibleName(tr("State of the game"));
    m_words->setObjectName(QStringLiteral("stateOfGame"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_names->setTextFormat(Qt::PlainText);
    auto *const row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->addWidget(m_badges);
    row->addWidget(m_words, 1);
    row->addWidget(m_names);
    row->addWidget(m_rematch);
    row->addWidget(m_back);
    connect(m_rematch, &QPushButton::clicked, this, &GameLine::rematchWanted);
    connect(m_back, &QPushButton::clicked, this, [this] { m_match.show(m_match.current()); });
    connect(&match, &MatchModel::shownChanged, this, &GameLine::update);
    connect(&match, &MatchModel::currentChanged, this, &GameLine::update);
    connect(&match, &MatchModel::replaced, this, &GameLine::update);
    connect(&match, &MatchModel::tagsChanged, this, &GameLine::update);
    update();
}

QString GameLine::text() const
{
    return m_words->text();
}

void GameLine::update()
{
    const Node *const shown = m_match.shown();
    const bool isBack = shown != m_match.current();
    const bool isOver = shown->outcome.decided();
    QString text = isOver ? words::outcome(m_match.description(), shown->outcome)
                          : turnText(m_match, m_match.match().onTurn(shown));
    const auto &stated = m_match.match().statedResult();
    if (stated && shown == m_match.match().end())
        text = tr("%1 (the record says: %2)", "whose turn it is")
                   .arg(text, words::verbatim(stated->status.empty() ? stated->token : stated->status));
    if (isBack)
        text = tr("Looking back: %1", "whose turn it is there").arg(text);
    QFont font = this->font();
    font.setBold(isOver && !isBack);
    font.setPointSizeF(font.pointSizeF() * (isOver && !isBack ? 1.5 : 1.2));
    m_words->setFont(font);
    m_rematch->setVisible(isOver && !isBack);
    m_back->setVisible(isBack);
    m_names->setText(namesText(m_match));
    m_names->setVisible(!isBack && !isOver);
    updateBadges();
    if (text == m_words->text())
        return;
    m_words->setText(text);
    setAccessibleDescription(text);
    QAccessibleEvent changed(m_words, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

void GameLine::updateBadges()
{
    const Node *const shown = m_match.shown();
    const SeatSet seats = shown->outcome.decided() ? shown->outcome.winners : m_match.match().onTurn(shown);
    m_badges->setPixmap(seatBadges(m_match.description(), seats, fontMetrics().height() * 5 / 4,
                                   devicePixelRatioF(), palette().color(QPalette::WindowText)));
    m_badges->setVisible(!seats.empty());
    QStringList titles;
    for (const Seat seat : seats)
        titles += words::seat(m_match.description(), seat);
    m_badges->setAccessibleName(titles.join(u", "));
}

void GameLine::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        update();
}

} // namespace ringford::ui
