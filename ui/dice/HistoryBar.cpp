// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/HistoryBar.h"

#include "ui/dice/DiceSession.h"
#include "ui/dice/RollSetWords.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/Icons.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace ringford::ui {

HistoryBar::HistoryBar(DiceSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_back(addStep(QStringLiteral("previous"), "back", tr("Previous roll"))),
      m_forward(addStep(QStringLiteral("next"), "forward", tr("Next roll"))), m_place(new QLabel(this)),
      m_name(new QLineEdit(this))
{
    m_place->setObjectName(QStringLiteral("place"));
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setMaxLength(1000);
    m_name->setAccessibleName(tr("Name of the roll"));
    m_name->setPlaceholderText(tr("Name"));
    m_name->setToolTip(tr("What this roll was for: it is saved with it."));
    m_name->setWhatsThis(tr("What this roll was for. It is saved with the roll; left empty it is what was rolled."));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* const part : std::initializer_list<QWidget*>{m_back, m_place, m_forward})
        row->addWidget(part);
    row->addWidget(m_name, 1);
    addLarge();
    connect(m_back, &QToolButton::clicked, this, [this] {
        m_session.goBack();
        announce();
    });
    connect(m_forward, &QToolButton::clicked, this, [this] {
        m_session.goForward();
        announce();
    });
    connect(m_name, &QLineEdit::editingFinished, this, [this] { m_session.rename(m_name->text()); });
    connect(&session, &DiceSession::viewedChanged, this, &HistoryBar::show);
    connect(&session, &DiceSession::added, this, &HistoryBar::show);
    connect(&session, &DiceSession::renamed, this, &HistoryBar::show);
    show();
}

QToolButton* HistoryBar::addStep(const QString& icon, const char* name, const QString& title)
{
    auto* const button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setIcon(namedIcon(icon));
    button->setAccessibleName(title);
    button->setToolTip(title);
    button->setWhatsThis(
        tr("Walks through the history: the latest 10,000 rolls are kept, also when the program ends."));
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void HistoryBar::addLarge()
{
    QToolButton* const large = addStep(QStringLiteral("fullscreen"), "large", tr("Large view"));
    large->setToolTip(tr("Shows the dice on all of the screen, for people who look on from afar. Esc ends that."));
    large->setWhatsThis(large->toolTip());
    layout()->addWidget(large);
    connect(large, &QToolButton::clicked, this, &HistoryBar::largeWanted);
}

/** Who does not see where the walk has led hears it. */
void HistoryBar::announce()
{
    if (const auto* const entry = m_session.viewed())
        //: spoken: the place in the history (`2 of 5`), the name of a roll, what came of it
        Announcer::of(*this).say(tr("%1: %2: %3").arg(m_place->text(), m_name->text(), totalOf(entry->set)));
}

void HistoryBar::show()
{
    const auto* const entry = m_session.viewed();
    const dice::RollHistory& history = m_session.history();
    setEnabled(entry != nullptr);
    m_back->setEnabled(entry && history.canGoBack());
    m_forward->setEnabled(entry && history.canGoForward());
    //: of rolls: number %1 of %2
    m_place->setText(entry ? tr("%1 of %2").arg(history.index() + 1).arg(history.size()) : QString());
    m_name->setText(entry ? words::fromUtf8(entry->set.name) : QString());
    m_name->setCursorPosition(0);
    m_place->setToolTip(entry ? timeOf(entry->set) : QString());
}

} // namespace ringford::ui
