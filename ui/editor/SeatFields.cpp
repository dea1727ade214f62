// SPDX-License-Identifier: GPL-3.0-or-later
// Fields about seats at several boards: what they hold, and where they play.
#include "ui/editor/GroupFields.h"

#include "engine/play/PlainText.h"
#include "engine/play/SetupSketch.h"
#include "ui/Words.h"
#include "ui/editor/SetupDocument.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace ringford::ui {

namespace {

std::string listItem(const std::string& name, const std::vector<std::string>& list)
{
    return name + '=' + joined(list, std::identity{}, ",");
}

} // namespace

// Stockpiles

StockField::StockField(SetupDocument& document, const GroupInfo& group, QWidget* parent)
    : GroupField(document, group, parent)
{
    QGridLayout* const rows = grid();
    const GameDescription& game = document.description();
    for (std::uint8_t index = 0; index < game.seats.size(); ++index) {
        const QString name = words::seat(game, Seat{index});
        auto* const line = new QLineEdit;
        //: %1 is a seat
        line->setAccessibleName(tr("Stockpile of %1").arg(name));
        connect(line, &QLineEdit::editingFinished, this, [this, index] { take(index); });
        auto* const button = new QToolButton;
        button->setText(tr("Add"));
        button->setAccessibleName(tr("Add to the stockpile of %1").arg(name));
        button->setPopupMode(QToolButton::InstantPopup);
        auto* const menu = new QMenu(button);
        QMenu* part = menu;
        int set = 0;
        for (const StockedPiece& piece : group.stocked) {
            if (piece.piece.set != set) {
                set = piece.piece.set;
                part = menu->addMenu(tr("Set %1").arg(set));
            }
            part->addAction(words::piece(game, piece.piece), this,
                            [this, index, written = piece.written] { add(index, written); });
        }
        button->setMenu(menu);
        const int row = index;
        rows->addWidget(new QLabel(words::verbatim(game.seats[index].name)), row, 0);
        rows->addWidget(line, row, 1);
        rows->addWidget(button, row, 2);
        m_lines.push_back(line);
    }
    rows->setColumnStretch(1, 1);
}

std::vector<std::string> StockField::held(std::uint8_t seat) const
{
    std::vector<std::string> pieces;
    for (const std::string& item : items()) {
        const auto parts = atEquals(item);
        if (!parts || parts->first != m_document.description().seats[seat].name || parts->second.empty())
            continue;
        eachPart(parts->second, ',', [&](std::string_view piece) {
            pieces.emplace_back(piece);
            return true;
        });
    }
    return pieces;
}

void StockField::refresh()
{
    for (std::uint8_t seat = 0; seat < m_lines.size(); ++seat) {
        const QString text = words::verbatim(joined(held(seat), std::identity{}, " "));
        if (text != m_lines[seat]->text())
            m_lines[seat]->setText(text);
    }
}

void StockField::add(std::uint8_t seat, const std::string& written)
{
    m_lines[seat]->setText(m_lines[seat]->text() + u' ' + words::verbatim(written));
    take(seat);
}

/** What is written in the line of a seat is what it holds. */
void StockField::take(std::uint8_t seat)
{
    const GameDescription& game = m_document.description();
    std::vector<std::string> next;
    for (std::uint8_t index = 0; index < m_lines.size(); ++index) {
        std::vector<std::string> pieces = held(index);
        if (index == seat) {
            const std::string text = m_lines[seat]->text().replace(u',', u' ').toStdString();
            const auto found = ringford::words(std::string_view(text));
            pieces.assign(found.begin(), found.end());
            std::ranges::sort(pieces);
        }
        if (!pieces.empty())
            next.push_back(listItem(game.seats[index].name, pieces));
    }
    for (const std::string& item : items()) {
        const auto parts = atEquals(item);
        if (!parts || !game.findSeat(parts->first))
            next.push_back(item); // nobody's: it stays, and is told of
    }
    change(std::move(next));
}

// Players

PlayersField::PlayersField(SetupDocument& document, const GroupInfo& group, QWidget* parent)
    : GroupField(document, group, parent)
{
    QGridLayout* const rows = grid();
    const GameDescription& game = document.description();
    for (int face = 0; face < static_cast<int>(game.board.faces().size()); ++face) {
        const auto& name = game.board.faces()[static_cast<std::size_t>(face)].name;
        const auto sides = sidesOn(game, face);
        //: %1 is the number of a board
        rows->addWidget(new QLabel(tr("Board %1").arg(words::verbatim(name))), face, 0);
        std::vector<QComboBox*> lists;
        for (std::size_t side = 0; side < sides.size(); ++side) {
            auto* const list = new QComboBox;
            list->setAccessibleName(tr("Who plays %1").arg(words::verbatim(game.side(sides[side]).name)));
            list->addItem(tr("–", "nobody"));
            for (const SeatInfo& seat : game.seats)
                list->addItem(words::verbatim(seat.name));
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
