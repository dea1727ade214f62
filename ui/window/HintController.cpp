// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/HintController.h"

#include "engine/match/PositionsBefore.h"
#include "engine/text/Drawings.h"
#include "ui/board/view/BoardView.h"
#include "ui/computer/SearchService.h"
#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/GameArea.h"
#include "ui/window/Program.h"
#include "ui/window/StageController.h"
#include "ui/words/CellWords.h"

#include <QAction>
#include <QMainWindow>

#include <utility>
#include <vector>

namespace ringford::ui {

namespace {

constexpr std::chrono::milliseconds kHintTime{900};
constexpr std::chrono::milliseconds kMostHintTime{1200};
constexpr MarkColour kHintColour = MarkColour::Blue;

/** The cells that a hand would touch, in order. */
std::vector<Cell> cellsOf(const Game& game, const Position& position, const Action& action)
{
    std::vector<Cell> cells;
    const std::vector<Gesture> gestures = game.gestures(position, action);
    if (gestures.empty())
        return cells;
    for (const Touch& touch : gestures.front().touches) {
        if (touch.kind == Touch::Kind::Cell && (cells.empty() || cells.back() != touch.cell))
            cells.push_back(touch.cell);
    }
    return cells;
}

} // namespace

HintController::HintController(const Context& context)
    : QObject(&context.window), m_(context),
      m_service(
          new SearchService([&program = context.program](const Game& game) { return program.searches(game); }, this))
{
    connect(m_.commands[Command::Hint], &QAction::triggered, this, &HintController::hint);
    connect(m_service, &SearchService::answered, this, [this](int, const SearchReport& report) { show(report); });
    const auto forgets = [this](auto* from, auto signal) { connect(from, signal, this, &HintController::forget); };
    forgets(&m_.match, &MatchModel::viewedNodeChanged);
    forgets(&m_.match, &MatchModel::gameNodeChanged);
    forgets(&m_.match, &MatchModel::replaced);
    forgets(&m_.stage, &StageController::changed);
    forgets(m_.commands[Command::Practice], &QAction::toggled);
    // Comments were changed, and drawings shown anew: clocks write there.
    connect(&m_.match, &MatchModel::nodeChanged, this, [this] {
        if (m_shown)
            draw();
    });
    forget();
}

/** Who is on turn at the place shown and plays with hands at this window; nobody where no help is wanted. */
std::optional<Seat> HintController::seatToHelp() const
{
    if (m_.stage.isOn() || m_.commands[Command::Practice]->isChecked())
        return std::nullopt;
    const Node* const node = m_.match.viewedNode();
    const SeatSet awaited = m_.match.awaited();
    for (const Seat seat : m_.match.match().onTurn(node)) {
        if (!awaited.contains(seat) && !m_.match.match().actions(node, seat).empty())
            return seat;
    }
    return std::nullopt;
}

void HintController::hint()
{
    if (m_shown) {
        play();
        return;
    }
    if (const auto seat = seatToHelp(); seat && !m_service->isBusy())
        ask(*seat);
}

void HintController::ask(Seat seat)
{
    m_seat = seat;
    m_at = m_.match.viewedNode();
    SearchTask task{m_.match.position()};
    task.before = positionsBefore(m_.match.match(), m_at, kManyPositions);
    task.seat = seat;
    task.budget.usual = kHintTime;
    task.budget.most = kMostHintTime;
    m_service->ask(m_.match.match().sharedGame(), std::move(task));
    Announcer::of(m_.window).say(tr("Looking for something to play…"));
}

void HintController::show(const SearchReport& report)
{
    if (m_at != m_.match.viewedNode() || report.lines.empty() || report.lines.front().actions.empty())
        return;
    m_shown = report.lines.front().actions.front();
    draw();
    const QString text = words::actionText(m_.match.game(), m_.match.position(), *m_shown);
    //: %1 is an action, %2 a key
    Message message{Message::Kind::Note,
                    tr("Hint: %1. %2 plays it.")
                        .arg(text, m_.commands[Command::Hint]->shortcut().toString(QKeySequence::NativeText)),
                    {{tr("&Play It"), [this] { play(); }}}};
    message.holds = whileViewing(m_.match);
    m_.area.messages().show(message);
}

void HintController::draw()
{
    const Node* const node = m_.match.viewedNode();
    Drawings drawings = drawingsOf(node->comments, m_.match.game().board());
    drawings.isNumbered = false;
    const std::vector<Cell> cells = cellsOf(m_.match.game(), m_.match.position(), *m_shown);
    for (std::size_t at = 1; at < cells.size(); ++at)
        drawings.arrows.push_back({kHintColour, cells[at - 1], cells[at]});
    if (cells.size() == 1)
        drawings.rings.push_back({kHintColour, cells.front()});
    m_.area.board().boardScene().marks().setSketch(drawings);
}

void HintController::play()
{
    if (!m_shown || m_at != m_.match.viewedNode())
        return;
    const Action action = *m_shown;
    m_.area.board().takeInput();
    m_.area.board().playTool().setAside();
    const bool isClear = m_.match.game().actor(m_.match.position(), action) == m_seat;
    m_.match.play(action, isClear ? std::nullopt : std::optional(m_seat));
}

void HintController::forget()
{
    m_service->drop();
    m_at = nullptr;
    if (std::exchange(m_shown, std::nullopt))
        m_.area.board().boardScene().marks().setSketch(std::nullopt);
    if (!m_.stage.isOn())
        m_.commands[Command::Hint]->setEnabled(seatToHelp().has_value());
}

} // namespace ringford::ui
