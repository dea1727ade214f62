// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/DicePanel.h"

#include "ui/dice/ChancesPage.h"
#include "ui/dice/CommonRollsFile.h"
#include "ui/dice/ConditionFields.h"
#include "ui/dice/DiceArea.h"
#include "ui/dice/DiceSession.h"
#include "ui/dice/HistoryBar.h"
#include "ui/dice/LargeDice.h"
#include "ui/dice/RollField.h"
#include "ui/dice/RollFiles.h"
#include "ui/dice/RollForm.h"
#include "ui/dice/RollPaste.h"
#include "ui/dice/RollResults.h"
#include "ui/dice/RollSetWords.h"
#include "ui/dice/RollsMenu.h"
#include "ui/settings/SettingsStore.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QDir>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <QSettings>
#include <QStyle>
#include <QToolButton>

namespace ringford::ui {

namespace {

constexpr const char* kLastRoll = "dice/roll";

} // namespace

DicePanel::DicePanel(DiceSession& session, SettingsStore& settings, QWidget* parent)
    : QWidget(parent), m_session(session), m_settings(settings), m_messages(new MessageBar(this)),
      m_form(new RollForm(this)), m_results(new RollResults(session, settings.file(), this)),
      m_files(new RollFiles(*this, session, *m_messages)),
      m_common(new CommonRollsFile(
          QFileInfo(settings.file().fileName()).absoluteDir().filePath(QStringLiteral("dice.ini")), this))
{
    auto* const rows = new QVBoxLayout(this);
    rows->addWidget(m_messages);
    rows->addWidget(m_form);
    rows->addWidget(m_results, 1);
    auto* const history = new HistoryBar(session, this);
    rows->addWidget(history);
    connect(history, &HistoryBar::largeWanted, this, &DicePanel::showLarge);
    rows->addWidget(makeButtons());
    addMenu();
    new RollPaste(m_form->field().edit(), *m_files);
    setFocusProxy(m_form->findChild<QWidget*>(QStringLiteral("roll")));
    // What was rolled last is offered at the next start.
    const QString last = settings.file().value(QLatin1String(kLastRoll)).toString();
    if (dice::readRoll(last.toStdString()))
        m_form->field().setText(last);
    m_form->field().edit().selectAll(); // what is typed is another roll
    connect(m_form, &RollForm::rolled, this, &DicePanel::rollWritten);
    connect(m_form, &RollForm::changed, this, [this] { m_isRewritten = true; });
    connect(&m_results->dice(), &DiceArea::lockChosen, this, [this] { m_isRewritten = false; });
    connect(&m_results->dice(), &DiceArea::lockedChanged, this, &DicePanel::nameAgain);
    connect(m_form, &RollForm::changed, this, &DicePanel::showChances);
    connect(&session, &DiceSession::viewedChanged, this, &DicePanel::take);
    connect(&session, &DiceSession::keepingTroubleChanged, this, &DicePanel::tellOfKeeping);
    tellOfKeeping();
    take(false);
    showChances();
}

void DicePanel::tellOfKeeping()
{
    if (m_session.keepingTrouble().isEmpty()) {
        m_messages->recheck();
        return;
    }
    Message message{Message::Kind::Trouble, m_session.keepingTrouble(), {}};
    message.holds = [this] { return !m_session.keepingTrouble().isEmpty(); };
    m_messages->show(message);
}

QToolButton* DicePanel::addButton(QBoxLayout& row, const QString& text, const char* name, const QString& help)
{
    auto* const button = new QToolButton(this); // narrower than others: panels are narrow
    button->setText(text);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(help);
    button->setWhatsThis(help);
    row.addWidget(button);
    return button;
}

void DicePanel::addMenu()
{
    const auto candidate = [this]() -> std::optional<RollsMenu::Candidate> {
        const auto& written = m_form->field().roll();
        if (!written)
            return std::nullopt;
        const auto* const entry = m_session.viewed();
        const bool isNamed = entry && entry->set.roll.text == written->text;
        return RollsMenu::Candidate{words::fromUtf8(isNamed ? entry->set.name : written->text),
                                    words::fromUtf8(written->text)};
    };
    auto* const menu = new RollsMenu(*m_common, m_settings.file(), candidate, this);
    m_form->setMenu(menu);
    connect(menu, &RollsMenu::chosen, this, [this](const QString& roll) {
        m_form->field().setText(roll);
        m_form->field().setFocus(Qt::OtherFocusReason);
    });
    connect(m_common, &CommonRollsFile::changed, this, [this] {
        const QString trouble = m_common->trouble();
        if (trouble.isEmpty()) {
            m_messages->recheck(); // what was told of it is over
            return;
        }
        Message message{Message::Kind::Trouble, trouble, {}};
        message.holds = [this] { return !m_common->trouble().isEmpty(); };
        m_messages->show(message);
    });
}

std::vector<QWidget*> DicePanel::parts() const
{
    std::vector<QWidget*> parts;
    for (int row = 0; row < layout()->count(); ++row)
        parts.push_back(layout()->itemAt(row)->widget());
    return parts;
}

QWidget* DicePanel::makeButtons()
{
    auto* const buttons = new QWidget(this);
    auto* const row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    m_again = addButton(*row, tr("Aga&in"), "again", tr("Rolls the shown roll again, as a new one."));
    m_unlock = addButton(*row, tr("Unlock"), "unlock", tr("Lets all locked dice go, so that all are rolled again."));
    m_save = addButton(*row, tr("Save…"), "saveRoll",
                       tr("Saves the shown roll as text, with a mark that shows when somebody has edited the file."));
    QToolButton* const open =
        addButton(*row, tr("Open…"), "openRoll",
                  tr("Opens a roll that was saved, and says whether it was edited by hand. One that came in "
                     "a letter is pasted where rolls are written."));
    m_copy = addButton(*row, tr("&Copy"), "copyRoll",
                       tr("Copies the shown roll as text, as it would be saved, to be sent."));
    m_unlock->hide();
    connect(m_unlock, &QToolButton::clicked, &m_results->dice(), &DiceArea::unlockAll);
    connect(m_again, &QToolButton::clicked, this, &DicePanel::rollAgain);
    connect(m_save, &QToolButton::clicked, m_files, &RollFiles::askAndSave);
    connect(open, &QToolButton::clicked, m_files, &RollFiles::askAndOpen);
    connect(m_copy, &QToolButton::clicked, m_files, &RollFiles::copy);
    return buttons;
}

void DicePanel::roll()
{
    m_form->roll();
}

void DicePanel::showLarge()
{
    if (m_large) {
        m_large->activateWindow();
        return;
    }
    m_large = new LargeDice(m_session, this);
    m_large->setFallTime(fallTime());
    connect(m_large, &LargeDice::rollWanted, this, &DicePanel::roll);
    m_large->showFullScreen();
    m_large->activateWindow();
}

void DicePanel::rollAgain()
{
    const auto* const entry = m_session.viewed();
    if (!entry)
        return;
    m_form->take(entry->set.roll, entry->set.conditions);
    m_form->roll();
}

void DicePanel::rollWritten(const dice::WrittenRoll& roll, const dice::RollConditions& conditions)
{
    m_settings.file().setValue(QLatin1String(kLastRoll), words::fromUtf8(roll.text));
    const QScopedValueRollback rolling(m_isRolling, true);
    const auto* const entry = m_session.viewed();
    const bool isSame = entry && entry->set.roll.roll == roll.roll && entry->set.conditions == conditions;
    if (!m_results->dice().hasLocked() || (m_isRewritten && !isSame)) {
        m_session.roll(roll, conditions);
        return;
    }
    if (!isSame)
        m_form->take(entry->set.roll, entry->set.conditions);
    m_session.rollRest(std::vector<bool>(m_results->dice().locked()));
}

void DicePanel::take(bool isRolled)
{
    for (QToolButton* const button : {m_again, m_save, m_copy})
        button->setEnabled(m_session.viewed() != nullptr);
    if (const auto* const entry = m_session.viewed())
        m_results->chances().show(entry->set.roll, entry->set.conditions, leftOf(entry->set));
    m_isRewritten = !isRolled || !m_isRolling;
    if (isRolled && m_isRolling)
        showRolled();
}

void DicePanel::nameAgain()
{
    const bool hasLocked = m_results->dice().hasLocked();
    if (!hasLocked && m_unlock->hasFocus())
        m_again->setFocus(); // buttons that hide pass it on to anything
    m_unlock->setVisible(hasLocked);
    m_again->setText(hasLocked ? tr("Roll Rest") : tr("Aga&in"));
    m_again->setToolTip(hasLocked
                            ? tr("Rolls all dice again that are not locked. Such a roll proves nothing, and is saved "
                                 "without a mark.")
                            : tr("Rolls the shown roll again, as a new one."));
}

int DicePanel::fallTime() const
{
    constexpr int kNormal = 600; // ms
    const Settings::Speed speed = m_settings.value().animation;
    if (speed == Settings::Speed::Off || style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) == 0)
        return 0;
    return speed == Settings::Speed::Fast ? kNormal / 2 : kNormal;
}

void DicePanel::showRolled()
{
    m_results->dice().fall(fallTime());
    Announcer::of(*this).say(m_results->spoken());
}

/** Of what is written, unless it is what is looked at: one sees what a change brings before one rolls. */
void DicePanel::showChances()
{
    const auto& written = m_form->field().roll();
    if (!written)
        return;
    const dice::RollConditions conditions = m_form->conditions().conditions();
    const auto* const entry = m_session.viewed();
    const bool isRolled = entry && entry->set.roll.roll == written->roll && entry->set.conditions == conditions;
    m_results->chances().show(*written, conditions, isRolled ? std::optional(leftOf(entry->set)) : std::nullopt);
}

} // namespace ringford::ui
