// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/PlayersField.h"

#include "engine/setup/SetupSketch.h"
#include "ui/editor/SetupDocument.h"
#include "ui/widgets/SpokenName.h"
#include "ui/words/Words.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace ringford::ui {

PlayersField::PlayersField(SetupDocument& document, const GroupInfo& group, QWidget* parent)
    : GroupField(document, group, parent)
{
    QGridLayout* const rows = grid();
    const GameDescription& game = document.description();
    for (int face = 0; face < static_cast<int>(game.board.faces().size()); ++face) {
        const auto& name = game.board.faces()[static_cast<std::size_t>(face)].name;
        const auto sides = sidesOn(game, face);
        //: %1 is the number of a board
        rows->addWidget(new QLabel(tr("Board %1").arg(words::fromUtf8(name))), face, 0);
        std::vector<QComboBox*> lists;
        for (std::size_t side = 0; side < sides.size(); ++side) {
            auto* const list = new QComboBox;
            setSpokenName(*list, tr("Who plays %1").arg(words::side(game, sides[side])));
            list->addItem(tr("–", "nobody"));
            for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat)
                list->addItem(words::seat(game, Seat{seat}));
            connect(list, &QComboBox::activated, this, [this, face] { choose(face); });
            rows->addWidget(list, face, static_cast<int>(side) + 1);
            lists.push_back(list);
        }
        m_lists.push_back(std::move(lists));
    }
    rows->setColumnStretch(rows->columnCount(), 1);
}

void PlayersField::refresh()
{
    const GameDescription& game = m_document.description();
    const Contents& there = m_document.contents();
    for (int face = 0; face < static_cast<int>(m_lists.size()); ++face) {
        const bool isOut = std::ranges::find(there.closed, face, &ClosedFace::face) != there.closed.end();
        const auto sides = sidesOn(game, face);
        for (std::size_t side = 0; side < sides.size(); ++side)
            m_lists[static_cast<std::size_t>(face)][side]->setCurrentIndex(
                isOut ? 0 : there.players[sides[side].index].index + 1);
    }
}

void PlayersField::choose(int face)
{
    const GameDescription& game = m_document.description();
    const std::string prefix = game.board.faces()[static_cast<std::size_t>(face)].name + '=';
    std::string names;
    for (const QComboBox* const list : m_lists[static_cast<std::size_t>(face)]) {
        if (list->currentIndex() > 0)
            names += game.seats[static_cast<std::size_t>(list->currentIndex() - 1)].name;
    }
    std::vector<std::string> next = items();
    std::erase_if(next, [&](const std::string& item) { return item.starts_with(prefix); });
    if (!names.empty())
        next.insert(std::ranges::upper_bound(next, prefix), prefix + names);
    change(std::move(next));
}

} // namespace ringford::ui
