// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/GiverQuestion.h"

#include "ui/match/Actors.h"
#include "ui/match/MatchModel.h"
#include "ui/words/ActionWords.h"
#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

namespace ringford::ui {

GiverQuestion::GiverQuestion(MatchModel& match, QWidget& window, QObject* parent)
    : QObject(parent), m_match(match), m_window(window)
{
    connect(&match, &MatchModel::replaced, this, [this] { m_refusedAt = nullptr; });
}

int GiverQuestion::linesWanted() const
{
    constexpr int kMany = 8;
    return m_refusedAt && m_refusedAt == m_match.gameNode() ? kMany : 1;
}

std::optional<Action> GiverQuestion::choose(const std::vector<SearchLine>& lines, Seat seat)
{
    if (lines.empty() || lines.front().actions.empty())
        return std::nullopt;
    const Position position = m_match.position();
    for (const SearchLine& line : lines) {
        const Action& action = line.actions.front();
        const auto question = questionBefore(m_match, position, action, seat);
        if (!question)
            return action;
        if (m_refusedAt != m_match.gameNode()) {
            ask(*question, action, seat);
            return std::nullopt;
        }
    }
    for (const Action& action : m_match.match().actions(m_match.gameNode(), seat)) {
        if (!questionBefore(m_match, position, action, seat))
            return action;
    }
    return std::nullopt;
}

void GiverQuestion::ask(const AskedBefore& question, const Action& action, Seat seat)
{
    const GameDescription& game = m_match.description();
    auto* const box =
        new QMessageBox(QMessageBox::Question, tr("Asking for Agreement"),
                        words::question(game.board, question.text, action), QMessageBox::NoButton, &m_window);
    box->setObjectName(QStringLiteral("giverQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    const auto told = [&](const QString& read) {
        //: %1 is a seat that the computer plays, %2 an action
        return tr("%1 (computer) would play %2 with it.").arg(words::seat(game, seat), read);
    };
    box->setInformativeText(told(words::actionText(m_match.game(), m_match.position(), action)));
    if (auto* const label = box->findChild<QLabel*>(QStringLiteral("qt_msgbox_informativelabel")))
        label->setAccessibleName(
            told(words::actionToRead(m_match.game(), m_match.position(), action, words::spokenNotation())));
    const QPushButton* const gives = box->addButton(tr("&Give It Away"), QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(tr("&Keep It"), QMessageBox::RejectRole));
    const Node* const where = m_match.gameNode();
    connect(box, &QDialog::finished, this, [this, box, gives, action, seat, where] {
        m_asked = nullptr;
        if (m_match.gameNode() != where)
            return;
        if (box->clickedButton() == gives)
            emit agreed(action, seat);
        else
            m_refusedAt = where;
    });
    m_asked = box;
    m_match.question().ask(*box, question.asked);
    box->open();
    emit opened(box, action);
}

} // namespace ringford::ui
