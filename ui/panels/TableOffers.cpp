// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/TableOffers.h"

#include "ui/Words.h"
#include "ui/board/BoardView.h"
#include "ui/board/PlayTool.h"
#include "ui/models/MatchModel.h"

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
    connect(&match, &MatchModel::shownChanged, this, &TableOffers::update);
    connect(&match, &MatchModel::replaced, this, &TableOffers::update);
    update();
}

void TableOffers::update()
{
    std::vector<Action> offered;
    // Games without buttons need not be asked.
    if (areIn(m_match.description())) {
        offered = m_match.possibleActions();
        std::erase_if(offered, [](const Action& action) { return action.kind != Action::Kind::Yield; });
        std::ranges::sort(offered);
    }
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
    for (const Action& action : m_offered) {
        const int number = m_buttons->count();
        m_buttons->addWidget(buttonFor(action), number / kColumns, number % kColumns);
    }
    m_question->setText(m_offered.empty() ? QString() : question());
}

QPushButton* TableOffers::buttonFor(const Action& action)
{
    const GameDescription& game = m_match.description();
    const auto face = static_cast<std::size_t>(game.board.place(action.to).face);
    const QString name = words::verbatim(game.board.faces()[face].name);
    auto* const button = new QPushButton(tr("Yield board %1").arg(name.size() > 1 ? name : u'&' + name));
    button->setObjectName(QStringLiteral("offer%1").arg(face));
    const QString who = words::seat(game, m_match.game().actor(m_match.position(), action));
    //: %1 is a seat, %2 a board
    button->setToolTip(tr("%1 gives up board %2 and is out; the other board goes to the winner.").arg(who, name));
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
    for (const Action& action : m_offered)
        seats.insert(m_match.game().actor(m_match.position(), action));
    //: one seat or several, before the buttons that they can press
    return tr("%1 has no move on either board and must give one up:").arg(words::seats(m_match.description(), seats));
}

} // namespace ringford::ui
