// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's commands do with several boards.
#include "ui/board/view/BoardView.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/TableOffers.h"
#include "ui/window/Commands.h"
#include "ui/window/MainWindow.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace ringford::ui {

void MainWindow::connectTable()
{
    offerTable();
    connect(&m_board->boardScene(), &BoardScene::closingUp, m_clocks, &ClockModel::hold);
    connect(m_model, &MatchModel::replaced, this, &MainWindow::offerTable);
    connect(m_commands->circle, &QAction::toggled, this, [this](bool on) {
        Settings changed = m_settings;
        changed.boards = on ? Settings::Boards::Circle : Settings::Boards::Desk;
        applySettings(changed);
    });
    SeatsDock& seats = panel<SeatsDock>();
    const auto updateChoice = [this, &seats] { m_commands->chooseBoard->setEnabled(!seats.offers().isEmpty()); };
    connect(&seats.offers(), &TableOffers::changed, this, updateChoice);
    connect(m_commands->chooseBoard, &QAction::triggered, this, [&seats] {
        seats.show();
        seats.raise();
        seats.offers().takeFocus();
    });
    updateChoice();
    connect(m_commands->allBoards, &QAction::triggered, this, [this] { m_board->focusOn(std::nullopt); });
    connect(m_commands->nextBoard, &QAction::triggered, this, [this] { stepBoard(+1); });
    connect(m_commands->previousBoard, &QAction::triggered, this, [this] { stepBoard(-1); });
    connect(m_commands->followed, &QMenu::triggered, this, [this](const QAction* seat) {
        Settings changed = m_settings;
        const Seat which{static_cast<std::uint8_t>(seat->data().toUInt())};
        if (seat->isChecked())
            changed.followed.insert(which);
        else
            changed.followed.erase(which);
        applySettings(changed);
    });
}

void MainWindow::offerTable()
{
    m_commands->offerTable(m_model->description());
    if (!m_settings.followed.empty()) { // of the game before
        Settings changed = m_settings;
        changed.followed = {};
        applySettings(changed);
    }
    showFollowed();
}

void MainWindow::showFollowed()
{
    m_commands->circle->setChecked(m_settings.boards == Settings::Boards::Circle);
    for (QAction* const seat : m_commands->followed->actions())
        seat->setChecked(m_settings.followed.contains(Seat{static_cast<std::uint8_t>(seat->data().toUInt())}));
}

/** To the next board that is still seen. */
void MainWindow::stepBoard(int by)
{
    const BoardScene& scene = m_board->boardScene();
    const auto count = static_cast<int>(scene.description().board.faces().size());
    const std::vector<int> gone = scene.goneFaces();
    int face = scene.focusedFace().value_or(by > 0 ? -1 : 0);
    do {
        face = (face + by + count) % count;
    } while (std::ranges::binary_search(gone, face));
    m_board->focusOn(face);
}

} // namespace ringford::ui
