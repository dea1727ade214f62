// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/DiceItems.h"

#include <QCoreApplication>

namespace ringford::ui {

namespace {

class DiceItemList {
    Q_DECLARE_TR_FUNCTIONS(DiceItems)

public:
    explicit DiceItemList(const dice::RollSet& set) : m_set(set) {}

    std::vector<DiceItem> made() &&
    {
        for (std::size_t number = 0; number < m_set.rows.size(); ++number)
            addRow(number);
        return std::move(m_items);
    }

private:
    const dice::Roll& roll() const { return m_set.roll.roll; }

    void addWords(const QString& words)
    {
        if (!words.isEmpty())
            m_items.push_back({.kind = DiceItem::Kind::Words, .words = words});
    }

    void addRow(std::size_t number)
    {
        const dice::RolledRow& row = m_set.rows[number];
        if (m_set.rows.size() > 1)
            m_items.push_back({.kind = DiceItem::Kind::Heading,
                               .beginsLine = true,
                               .words = tr("Row %1: %2", "number, sum").arg(number + 1).arg(row.sum)});
        auto sum = row.sums.begin();
        for (const dice::RolledAttack& attack : row.attacks) {
            addAttack(attack);
            if (attack.isHit)
                addSum(*sum++);
        }
        if (row.attacks.empty())
            addSum(*sum);
        if (row.save)
            addSave(row);
    }

    void addAttack(const dice::RolledAttack& attack)
    {
        m_items.push_back({.beginsLine = true, .die = m_dice++, .sides = dice::kAttackSides, .value = attack.natural});
        const QString total =
            QString::fromStdString(dice::withSign(attack.bonus) + " = ") + QString::number(attack.total);
        addWords((attack.isHit ? tr("%1 hits ✓") : tr("%1 misses ✗")).arg(total));
    }

    void addSum(const dice::RolledSum& sum)
    {
        for (const dice::RolledGroup& group : sum.groups) {
            for (const dice::ThrownDie& die : group.dice)
                addDie(die);
            addWords(QString::fromStdString(dice::withSignUnlessZero(roll().groupPlus)));
        }
        addWords(QString::fromStdString(dice::withSignUnlessZero(roll().plus)));
        addWords(QStringLiteral("= %1").arg(sum.sum));
    }

    void addDie(const dice::ThrownDie& die)
    {
        for (std::size_t i = 0; i < die.rolls.size(); ++i)
            m_items.push_back({.isKept = die.isKept,
                               .joins = i > 0,
                               .die = m_dice,
                               .sides = roll().pool.sides,
                               .value = die.rolls[i]});
        ++m_dice;
    }

    void addSave(const dice::RolledRow& row)
    {
        m_items.push_back(
            {.beginsLine = true, .die = m_dice++, .sides = dice::kAttackSides, .value = row.save->natural});
        const QString total = QString::fromStdString(dice::withSign(row.save->total - row.save->natural) + " = ") +
                              QString::number(row.save->total);
        //: of a saving throw: %1 is `+2 = 18`, %2 the damage that is left
        addWords(
            (row.save->isMade ? tr("%1 saved ✓, %2 left") : tr("%1 not saved ✗, %2 left")).arg(total).arg(row.left));
    }

    const dice::RollSet& m_set;
    std::vector<DiceItem> m_items;
    std::size_t m_dice = 0; ///< so far
};

} // namespace

std::vector<DiceItem> diceItems(const dice::RollSet& set)
{
    return DiceItemList(set).made();
}

} // namespace ringford::ui
