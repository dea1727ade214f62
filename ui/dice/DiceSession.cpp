// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/DiceSession.h"

#include <chrono>
#include <utility>

namespace ringford::ui {

namespace {

std::chrono::sys_seconds timeNow()
{
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

} // namespace

void DiceSession::take(dice::RollHistory::Entry entry, bool isRolled)
{
    m_history.add(std::move(entry));
    emit added();
    emit viewedChanged(isRolled);
}

void DiceSession::roll(const dice::WrittenRoll& roll, const dice::RollConditions& conditions)
{
    take({dice::makeRollSet(roll, conditions, std::nullopt, timeNow())}, true);
}

void DiceSession::rollRest(const std::vector<bool>& isKept)
{
    const dice::RollHistory::Entry& before = m_history.current();
    dice::RollSet rest = dice::makeRestSet(before.set, isKept, timeNow());
    std::vector<bool> kept = dice::keptInRest(before.set.rows, isKept, rest.rows);
    take({std::move(rest), before.isTampered, true, std::move(kept)}, true);
}

void DiceSession::add(dice::RollSet set, bool isTampered)
{
    take({std::move(set), isTampered}, false);
}

void DiceSession::putBefore(std::vector<dice::RollHistory::Entry> entries)
{
    if (entries.empty())
        return;
    m_history.putBefore(std::move(entries));
    emit olderAdded();
    emit viewedChanged(false);
}

std::vector<std::size_t> DiceSession::insertByTime(std::vector<dice::RollHistory::Entry> entries)
{
    if (entries.empty())
        return {};
    const std::vector<std::size_t> places = m_history.insertByTime(std::move(entries));
    emit olderAdded();
    emit viewedChanged(false);
    return places;
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

void DiceSession::setKeepingTrouble(const QString& trouble)
{
    if (std::exchange(m_keepingTrouble, trouble) != trouble)
        emit keepingTroubleChanged();
}

} // namespace ringford::ui
