// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/ResignDialog.h"

#include "ui/computer/ComputerSeats.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace ringford::ui {

namespace {

/** Who gives up, and where there are several boards, which. */
QString nameOf(const GameDescription& game, Side side, Seat player, const std::string& person)
{
    const SideInfo& info = game.side(side);
    const QString who = words::seat(game, player, person);
    if (game.haveSeatsSeveralSides())
        //: who gives a board up: %1 is the seat, %2 the colour, %3 the board
        return ResignDialog::tr("%1: %2 on board %3")
            .arg(who, words::colour(info.colour),
                 words::fromUtf8(game.board.faces()[static_cast<std::size_t>(info.face)].name));
    return game.findSeat(info.name) ? words::seat(game, info.seat, player == info.seat ? person : std::string())
                                    : words::side(game, side);
}

/** What more is lost than who gives up could think: of more than two, some may lose or win with others. */
QString noteOn(const Match& match, const Position& position, Side side)
{
    const GameDescription& game = match.game().description();
    const Outcome outcome = match.game().retire(position, side, Retire::Resigned).outcome;
    if (outcome.decided())
        return game.sides.size() > 2
                   //: %1 is who has won, and why: a sentence
                   ? ResignDialog::tr("That ends the whole game: %1")
                         .arg(words::outcome(game, outcome, match.tags().seatNames))
                   : QString();
    return game.haveSeatsSeveralSides()
               ? ResignDialog::tr("The board is lost to the opponent there, and the whole seat is out: its other "
                                  "board goes to the winner.")
               : QString();
}

/** Who gives up is a person, where one can: the computer does so by itself. */
int firstOffered(const std::vector<Side>& sides, const Contents& contents, SeatSet persons)
{
    const auto person =
        std::ranges::find_if(sides, [&](Side side) { return persons.contains(contents.players[side.index]); });
    return person == sides.end() ? 0 : static_cast<int>(person - sides.begin());
}

} // namespace

std::vector<Side> ResignDialog::candidates(const Match& match, const Node* node)
{
    std::vector<Side> sides;
    for (std::uint8_t side = 0; side < match.game().description().sides.size(); ++side) {
        if (match.canRetire(node, Side{side}))
            sides.push_back(Side{side});
    }
    const SideSet onTurn = match.game().contents(match.position(node)).sidesOnTurn;
    std::stable_partition(sides.begin(), sides.end(), [&](Side side) { return onTurn.contains(side); });
    return sides;
}

ResignDialog::ResignDialog(const Match& match, const Node* node, QWidget* parent)
    : QDialog(parent), m_sides(candidates(match, node)), m_choice(new QComboBox(this)), m_note(new QLabel(this))
{
    setObjectName(QStringLiteral("resignDialog"));
    setWindowTitle(tr("Resign"));
    auto* const label = new QLabel(tr("&Who resigns?"), this);
    label->setBuddy(m_choice);
    const GameDescription& game = match.game().description();
    const Position position = match.position(node);
    const Contents contents = match.game().contents(position);
    for (const Side side : m_sides) {
        m_notes += noteOn(match, position, side);
        const Seat player = contents.players[side.index];
        m_choice->addItem(nameOf(game, side, player, match.tags().seatNames[player.index]));
    }
    m_choice->setCurrentIndex(firstOffered(m_sides, contents, ComputerSeats(match).persons()));
    m_choice->setAccessibleName(tr("Who resigns"));
    m_choice->setWhatsThis(tr("Who gives up. It need not be the one on turn."));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* const resign = buttons->addButton(tr("&Resign"), QDialogButtonBox::AcceptRole);
    resign->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const rows = new QVBoxLayout(this);
    rows->addWidget(label);
    rows->addWidget(m_choice);
    m_note->setObjectName(QStringLiteral("resignNote"));
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    rows->addWidget(m_note);
    constexpr int kLeastLetters = 44; // of the title and the longest choice
    setMinimumWidth(kLeastLetters * fontMetrics().averageCharWidth());
    rows->addWidget(buttons);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ResignDialog::showNote);
    showNote();
}

/** Under the choice that it is about, and read with it. */
void ResignDialog::showNote()
{
    const QString& note = m_notes[m_choice->currentIndex()];
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_choice->setAccessibleDescription(note);
    if (isVisible())
        adjustSize();
}

Side ResignDialog::side() const
{
    return m_sides[static_cast<std::size_t>(m_choice->currentIndex())];
}

} // namespace ringford::ui
