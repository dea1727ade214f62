// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/ArmyField.h"

#include "engine/tournament/LedgerEntry.h"
#include "ui/widgets/NarrowComboBox.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr Army kWhole;
constexpr int kUsualProposal = 16; // letters

QString countOf(std::size_t kind, int count)
{
    switch (kind) {
    case 0: return ArmyField::tr("%n rooks", nullptr, count);
    case 1: return ArmyField::tr("%n nightriders", nullptr, count);
    case 2: return ArmyField::tr("%n bishops", nullptr, count);
    default: return ArmyField::tr("%n pawns", nullptr, count);
    }
}

QString labelOf(std::size_t kind)
{
    switch (kind) {
    case 0: return ArmyField::tr("Rooks:");
    case 1: return ArmyField::tr("Nightriders:");
    case 2: return ArmyField::tr("Bishops:");
    default: return ArmyField::tr("Pawns:");
    }
}

constexpr std::array<const char*, kArmyKinds.size()> kKindNames{"rooks", "nightriders", "bishops", "pawns"};

} // namespace

QString describeArmy(const Army& army)
{
    QStringList parts;
    for (std::size_t kind = 0; kind < kArmyKinds.size(); ++kind) {
        if (const int count = army.*kArmyKinds[kind].count; count > 0)
            parts += countOf(kind, count);
    }
    return parts.isEmpty() ? ArmyField::tr("no piece") : parts.join(QStringLiteral(", "));
}

ArmyField::ArmyField(const char* name, const QString& title, QWidget* parent)
    : QGroupBox(title, parent), m_proposals(new NarrowComboBox(kUsualProposal, this)), m_worth(new QLabel(this))
{
    setObjectName(QLatin1String(name));
    makeFields();
    show();
}

void ArmyField::makeFields()
{
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins(2, 6, 2, 6); // two of these stand side by side on small screens
    m_proposals->setObjectName(QStringLiteral("proposals"));
    m_proposals->setAccessibleName(tr("Proposed armies"));
    m_proposals->setWhatsThis(tr("Armies that use all the points, those with the most pieces first."));
    m_proposals->setToolTip(m_proposals->whatsThis());
    grid->addWidget(m_proposals, 0, 0, 1, 4);
    for (std::size_t kind = 0; kind < kArmyKinds.size(); ++kind) {
        auto* const count = new QSpinBox(this);
        count->setObjectName(QLatin1String(kKindNames[kind]));
        count->setRange(0, kWhole.*kArmyKinds[kind].count);
        count->setWhatsThis(tr("How many of these stay. Each is worth %1.").arg(kArmyKinds[kind].value));
        count->setToolTip(count->whatsThis());
        auto* const label = new QLabel(labelOf(kind), this);
        label->setBuddy(count);
        const auto row = static_cast<int>(1 + kind / 2);
        const auto column = static_cast<int>(kind % 2 * 2);
        grid->addWidget(label, row, column);
        grid->addWidget(count, row, column + 1);
        connect(count, &QSpinBox::valueChanged, this, &ArmyField::takeCounts);
        m_counts[kind] = count;
    }
    m_worth->setObjectName(QStringLiteral("worth"));
    m_worth->setWordWrap(true);
    grid->addWidget(m_worth, 3, 0, 1, 4);
    connect(m_proposals, &QComboBox::activated, this, &ArmyField::takeProposal);
}

void ArmyField::setPoints(int points)
{
    m_most = largestArmy(points);
    m_proposed = proposedArmies(points);
    const QSignalBlocker quiet(m_proposals);
    m_proposals->clear();
    for (const Army& army : m_proposed)
        m_proposals->addItem(describeArmy(army));
    setArmy(m_proposed.empty() ? Army{0, 0, 0, 0} : m_proposed.front());
}

void ArmyField::setArmy(const Army& army)
{
    m_army = army;
    show();
    emit armyChanged();
}

void ArmyField::takeProposal(int index)
{
    setArmy(m_proposed[static_cast<std::size_t>(index)]);
}

void ArmyField::takeCounts()
{
    Army army;
    for (std::size_t kind = 0; kind < kArmyKinds.size(); ++kind)
        army.*kArmyKinds[kind].count = m_counts[kind]->value();
    setArmy(army);
}

void ArmyField::show()
{
    for (std::size_t kind = 0; kind < kArmyKinds.size(); ++kind) {
        const QSignalBlocker quiet(m_counts[kind]);
        m_counts[kind]->setValue(m_army.*kArmyKinds[kind].count);
    }
    const auto found = std::ranges::find(m_proposed, m_army);
    m_proposals->setCurrentIndex(found == m_proposed.end() ? -1 : static_cast<int>(found - m_proposed.begin()));
    const QString value = QString::number(m_army.value());
    m_worth->setText(isTooDear()
                         ? tr("Worth %1, and no more than %2 can be brought.").arg(value, QString::number(m_most))
                         : tr("Worth %1 of %2 points.").arg(value, QString::number(m_most)));
}

} // namespace ringford::ui
