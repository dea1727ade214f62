// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/TableOffers.h"

#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
#include "ui/words/Words.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {
constexpr int kColumns = 2;
}

TableOffers::TableOffers(MatchModel& match, BoardView& board, QWidget* parent)
    : QWidget(parent), m_match(match), m_board(board), m_question(new QLabel), m_buttons(new QGridLayout)
{
    setObjectName(QStringLiteral("tableOffers"));
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    m_question->setWordWrap(true);
    rows->addWidget(m_question);
    rows->addLayout(m_buttons);
    m_buttons->setColumnStretch(kColumns, 1);
    connect(&match, &MatchModel::viewedNodeChanged, this, &TableOffers::update);
    connect(&match, &MatchModel::replaced, this, &TableOffers::update);
    update();
}

bool TableOffers::areIn(const GameDescription& game)
{
    return std::ranges::any_of(game.buttons, &ButtonInfo::isByBoard);
}

const ButtonInfo& TableOffers::infoOf(const Offer& offer) const
{
    return m_match.description().buttons[offer.button];
}

std::vector<TableOffers::Offer> TableOffers::possible() const
{
    std::vector<Offer> offers;
    if (!areIn(m_match.description()))
        return offers;
    const Position position = m_match.position();
    for (const Action& action : m_match.possibleActions()) {
        for (const Gesture& gesture : m_match.game().gestures(position, action)) {
            const Touch& first = gesture.touches.front();
            const Offer offer{first.button, action};
            if (first.kind == Touch::Kind::Button && infoOf(offer).isByBoard())
                offers.push_back(offer);
        }
    }
    std::ranges::sort(offers);
    offers.erase(std::unique(offers.begin(), offers.end()), offers.end());
    return offers;
}

void TableOffers::update()
{
    std::vector<Offer> offered = possible();
    const bool isNew = !std::ranges::includes(m_offered, offered);
    m_offered = std::move(offered);
    fill();
    setVisible(!m_offered.empty());
    if (isNew)
        emit made();
    emit changed();
}

void TableOffers::takeFocus()
{
    if (m_buttons->count() > 0)
        m_buttons->itemAt(0)->widget()->setFocus(Qt::ShortcutFocusReason);
}

void TableOffers::fill()
{
    while (QLayoutItem* const old = m_buttons->takeAt(0)) {
        old->widget()->setObjectName(QString()); // it is nothing any more
        old->widget()->hide();
        old->widget()->deleteLater(); // not at once: it may be what has just been clicked
        delete old;
    }
    for (const Offer& offer : m_offered) {
        const int number = m_buttons->count();
        m_buttons->addWidget(buttonFor(offer), number / kColumns, number % kColumns);
    }
    m_question->setText(m_offered.empty() ? QString() : question());
}

QPushButton* TableOffers::buttonFor(const Offer& offer)
{
    const GameDescription& game = m_match.description();
    const Action action = offer.action;
    const auto face = static_cast<std::size_t>(game.board.place(action.to).face);
    const std::string& name = game.board.faces()[face].name;
    const std::string shown = name.size() > 1 ? name : '&' + name; // Alt and its number press it
    auto* const button = new QPushButton(words::translated(Text(infoOf(offer).byBoard).with(shown)));
    button->setObjectName(QStringLiteral("offer%1").arg(face));
    const Seat who = m_match.game().actor(m_match.position(), action);
    button->setToolTip(words::translated(Text(infoOf(offer).hint).sentence(game.seat(who).title).with(name)));
    connect(button, &QPushButton::clicked, this, [this, action] {
        m_board.boardScene().finishMotion();
        m_board.playTool().setAside();
        m_board.playTool().choose(action, Touch::on(action.to));
    });
    return button;
}

QString TableOffers::question() const
{
    SeatSet seats;
    for (const Offer& offer : m_offered)
        seats.insert(m_match.game().actor(m_match.position(), offer.action));
    const QByteArray who = words::seats(m_match.description(), seats).toUtf8();
    return words::translated(Text(infoOf(m_offered.front()).question).with(who.toStdString()));
}

} // namespace ringford::ui
