// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/TableController.h"

#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
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
    const BoardScene& scene = m_.board.boardScene();
    const auto count = static_cast<int>(scene.description().board.faces().size());
    const std::vector<int> gone = scene.goneFaces();
    int face = scene.focusedFace().value_or(by > 0 ? -1 : 0);
    do {
        face = (face + by + count) % count;
    } while (std::ranges::binary_search(gone, face));
    m_.board.focusOn(face);
}

} // namespace ringford::ui
