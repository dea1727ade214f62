// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/BattleStarts.h"

#include "engine/rules/Setup.h"
#include "engine/text/FileNames.h"
#include "engine/tournament/Battle.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/words/Words.h"

#include <QCryptographicHash>
#include <QSettings>

namespace ringford::ui {

namespace {

/** One name for a ledger whatever links lead to it. */
QString groupOf(const QString& file)
{
    const auto whole = canonicalFileName(file.toStdString());
    const QByteArray name =
        QCryptographicHash::hash(QByteArray::fromStdString(whole.value_or(std::string())), QCryptographicHash::Sha1);
    return QStringLiteral("battles/") + QString::fromLatin1(name.toHex());
}

/** Whether a battle of these figures can begin there: the last entry may have been undone, and another come. */
bool fits(const Position& start, const BattleFigures& battle)
{
    return isBattleStart(*battleGame(), start) && armyOf(*battleGame(), start, Side{0}).value() == battle.whiteArmy &&
           armyOf(*battleGame(), start, Side{1}).value() == battle.blackArmy;
}

} // namespace

BattleStarts::BattleStarts(TournamentModel& tournament, QSettings& store, QObject* parent)
    : QObject(parent), m_tournament(tournament), m_store(store)
{
    connect(&tournament, &TournamentModel::replaced, this, &BattleStarts::read);
    connect(&tournament, &TournamentModel::written, this, &BattleStarts::keep);
}

void BattleStarts::read()
{
    m_starts.clear();
    m_kept.clear();
    m_group = groupOf(m_tournament.file());
    m_store.beginGroup(m_group);
    for (const QString& key : m_store.childKeys()) {
        const QString line = m_store.value(key).toString();
        m_kept[key] = line;
        if (auto start = battleGame()->readLine(line.toStdString()))
            m_starts.insert_or_assign(key.toInt(), *std::move(start));
    }
    m_store.endGroup();
}

void BattleStarts::set(int challenge, const Position& start)
{
    m_starts.insert_or_assign(challenge, start);
    keep();
}

std::optional<Position> BattleStarts::of(int challenge) const
{
    const auto known = m_starts.find(challenge);
    if (known == m_starts.end() || !fits(known->second, m_tournament.tournament().challenge(challenge).battle))
        return std::nullopt;
    return known->second;
}

/** Those that are needed again, under the name that the ledger has by now. */
void BattleStarts::keep()
{
    const Tournament& tournament = m_tournament.tournament();
    QMap<QString, QString> needed;
    for (const int number : tournament.openChallenges()) {
        if (tournament.challenge(number).stage != Challenge::Stage::Begun)
            continue;
        if (const auto start = of(number))
            needed[QString::number(number)] = words::fromUtf8(writeSetup(battleGame()->write(*start)));
    }
    const QString group = groupOf(m_tournament.file());
    if (group == m_group && needed == m_kept)
        return;
    m_group = group;
    m_kept = needed;
    m_store.remove(group);
    m_store.beginGroup(group);
    for (auto one = needed.begin(); one != needed.end(); ++one)
        m_store.setValue(one.key(), one.value());
    m_store.endGroup();
    m_store.sync(); // however the program ends
}

} // namespace ringford::ui
