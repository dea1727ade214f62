// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/ResignDialog.h"

#include "ui/Words.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace ringford::ui {

std::vector<Side> ResignDialog::candidates(const Match& match, const Node* node)
{
    std::vector<Side> sides;
    for (std::uint8_t side = 0; side < match.game().description().sides.size(); ++side) {
        if (match.canRetire(node, Side{side}))
            sides.push_back(Side{side});
    }
    const SideSet onTurn = match.game().contents(match.position(node)).sidesOnTurn;
    std::ranges::stable_partition(sides, [&](Side side) { return onTurn.contains(side); });
    return sides;
}

ResignDialog::ResignDialog(const Match& match, const Node* node, QWidget* parent)
    : QDialog(parent), m_sides(candidates(match, node)), m_choice(new QComboBox(this))
{
    setObjectName(QStringLiteral("resignDialog"));
    setWindowTitle(tr("Resign"));
    auto* const label = new QLabel(tr("&Who resigns?"), this);
    label->setBuddy(m_choice);
    const GameDescription& game = match.game().description();
    for (const Side side : m_sides) {
        const auto seat = game.findSeat(game.side(side).name);
        m_choice->addItem(seat ? words::seat(game, *seat, match.tags().seatNames[seat->index])
                               : words::side(game, side));
    }
    m_choice->setAccessibleName(tr("Who resigns"));
    m_choice->setWhatsThis(tr("Who gives up. It need not be who is on turn."));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* const resign = buttons->addButton(tr("&Resign"), QDialogButtonBox::AcceptRole);
    resign->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const rows = new QVBoxLayout(this);
    rows->addWidget(label);
    rows->addWidget(m_choice);
    rows->addWidget(buttons);
}

Side ResignDialog::side() const
{
    return m_sides[static_cast<std::size_t>(m_choice->currentIndex())];
}

} // namespace ringford::ui
