// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/DiceSession.h"

#include <chrono>
#include <utility>

namespace ringford::ui {

void DiceSession::roll(const dice::WrittenRoll& roll, const dice::RollConditions& conditions)
{
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    m_history.add(dice::makeRollSet(roll, conditions, std::nullopt, now));
    emit added();
    emit viewedChanged(true);
}

void DiceSession::add(dice::RollSet set, bool isTampered)
{
    m_history.add(std::move(set), isTampered);
    emit added();
    emit viewedChanged(false);
}

void DiceSession::goBack()
{
    if (!m_history.isEmpty() && m_history.canGoBack())
        goTo(m_history.index() - 1);
}

void DiceSession::goForward()
{
    if (m_history.canGoForward())
        goTo(m_history.index() + 1);
}

void DiceSession::goTo(std::size_t index)
{
    if (index >= m_history.size() || index == m_history.index())
        return;
    m_history.goTo(index);
    emit viewedChanged(false);
}

void DiceSession::rename(const QString& name)
{
    if (m_history.isEmpty())
        return;
    const QString plain = name.trimmed();
    const dice::RollSet& set = m_history.current().set;
    const std::string next = plain.isEmpty() ? set.roll.text : plain.toStdString();
    if (next == set.name)
        return;
    m_history.rename(next);
    emit renamed();
}

} // namespace ringford::ui
