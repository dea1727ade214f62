// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/TableController.h"

#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/TablePlan.h"
#include "ui/panels/CapturedStrip.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/TableOffers.h"
#include "ui/settings/SettingsStore.h"
#include "ui/window/CommandSet.h"
#include "ui/window/ViewController.h"

#include <QAction>
#include <QMenu>

#include <algorithm>
#include <optional>

namespace ringford::ui {

namespace {

Seat seatOf(const QAction& action)
{
    return Seat{static_cast<std::uint8_t>(action.data().toUInt())};
}

} // namespace

TableController::TableController(const Context& context) : QObject(&context.window), m_(context)
{
    offer();
    connect(&m_.match, &MatchModel::replaced, this, &TableController::offer);
    connect(m_.commands.menu(CommandMenu::Followed), &QMenu::triggered, this, &TableController::follow);
    connectBoards();
    connectChoice();
    const auto takeSettings = [this] { m_.seats.captured().setWanted(m_.settings.value().captured); };
    connect(&m_.settings, &SettingsStore::changed, this, takeSettings);
    takeSettings();
}

void TableController::connectBoards()
{
    connect(m_.commands[Command::AllBoards], &QAction::triggered, this, [this] { m_.board.focusOn(std::nullopt); });
    connect(m_.commands[Command::NextBoard], &QAction::triggered, this, [this] { step(+1); });
    connect(m_.commands[Command::PreviousBoard], &QAction::triggered, this, [this] { step(-1); });
    connect(m_.commands[Command::NextBoardOnTurn], &QAction::triggered, this, &TableController::stepToTurn);
}

void TableController::connectChoice()
{
    SeatsDock& seats = m_.seats;
    QAction* const choose = m_.commands[Command::ChooseBoard];
    const auto update = [&seats, choose] { choose->setEnabled(!seats.offers().isEmpty()); };
    connect(&seats.offers(), &TableOffers::changed, this, update);
    connect(choose, &QAction::triggered, this, [&seats] {
        seats.show();
        seats.raise();
        seats.offers().takeFocus();
    });
    update();
}

void TableController::offer()
{
    m_.commands.offerTable(m_.match.description());
    if (!m_followed.empty()) // of the game before
        setFollowed({});
}

void TableController::follow(const QAction* action)
{
    SeatSet seats = m_followed;
    if (action->isChecked())
        seats.insert(seatOf(*action));
    else
        seats.erase(seatOf(*action));
    setFollowed(seats);
}

/** Another window has another game, with other seats: it keeps those that it follows. */
void TableController::setFollowed(SeatSet seats)
{
    m_followed = seats;
    m_.settings.set(&Settings::followed, seats);
    m_.view.setFollowed(seats);
    for (QAction* const seat : m_.commands.menu(CommandMenu::Followed)->actions())
        seat->setChecked(seats.contains(seatOf(*seat)));
}

/** To the next board that is still seen. */
void TableController::step(int by)
{
    const std::vector<int> gone = m_.board.boardScene().goneFaces();
    go(by, [&](int face) { return !std::ranges::binary_search(gone, face); });
}

/** To the next board on which somebody is on turn; one of those who are followed, if any are. */
void TableController::stepToTurn()
{
    const BoardScene& scene = m_.board.boardScene();
    const Contents& contents = scene.contents();
    const auto isOn = [&](int face) {
        for (const Side side : contents.sidesOnTurn) {
            const bool counts = m_followed.empty() || m_followed.contains(contents.players[side.index]);
            if (counts && scene.description().side(side).face == face)
                return true;
        }
        return false;
    };
    if (!go(+1, isOn))
        m_.board.say(tr("Nobody is on turn."), {});
}

/** Makes the first board in that direction large that is @p wanted, at last the one that is; false if none is. */
bool TableController::go(int by, const std::function<bool(int)>& wanted)
{
    const BoardScene& scene = m_.board.boardScene();
    const Board& board = scene.description().board;
    const auto count = static_cast<int>(board.faces().size());
    // Of boards in a row none is made large: one goes on from where the cursor is.
    int face = seamsOf(board).empty() ? scene.focusedFace().value_or(by > 0 ? -1 : 0)
                                      : board.place(m_.board.cursorCell()).face;
    for (int steps = 0; steps < count; ++steps) {
        face = (face + by + count) % count;
        if (!wanted(face))
            continue;
        m_.board.focusOn(face);
        return true;
    }
    return false;
}

} // namespace ringford::ui
