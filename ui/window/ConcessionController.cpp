// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ConcessionController.h"

#include "engine/analysis/TaskAt.h"
#include "engine/match/OwnSetup.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/computer/SearchService.h"
#include "ui/dialogs/ResignDialog.h"
#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/ComputerController.h"
#include "ui/window/GameArea.h"
#include "ui/window/GameController.h"
#include "ui/window/Program.h"
#include "ui/words/Words.h"

#include <QMainWindow>

#include <algorithm>
#include <utility>
#include <vector>

namespace ringford::ui {

namespace {

constexpr std::chrono::milliseconds kThinks{600};
constexpr std::chrono::milliseconds kThinksAtMost{1000};

} // namespace

ConcessionController::ConcessionController(const Context& context)
    : QObject(&context.window), m_(context),
      m_service(
          new SearchService([&program = context.program](const Game& game) { return program.searches(game); }, this))
{
    connect(m_service, &SearchService::answered, this, [this](int, const SearchReport& report) { answer(report); });
    connect(&m_.game, &GameController::drawOffered, this, &ConcessionController::offerDraw);
    connect(&m_.computer, &ComputerController::considered, this, &ConcessionController::consider);
    connect(&m_.match, &MatchModel::entryPlayed, this, &ConcessionController::offerBehind);
    connect(&m_.match, &MatchModel::gameNodeChanged, this, [this] {
        if (std::exchange(m_asked, nullptr))
            m_service->drop(); // who acts has answered
    });
    connect(&m_.match, &MatchModel::matchSet, this, &ConcessionController::forget);
}

void ConcessionController::forget()
{
    m_concessions.forget();
    m_offers.reset();
    m_asked = nullptr;
    m_service->drop();
}

void ConcessionController::offerDraw()
{
    const Match& match = m_.match.match();
    m_asked = m_.match.gameNode();
    SearchTask task = taskAt(match, m_asked);
    for (const Seat seat : match.onTurn(m_asked)) {
        if (!task.seat && !match.actions(m_asked, seat).empty())
            task.seat = seat;
    }
    task.budget.usual = kThinks;
    task.budget.most = kThinksAtMost;
    task.isForValue = true;
    m_service->ask(match.sharedGame(), std::move(task));
}

void ConcessionController::answer(const SearchReport& report)
{
    const Node* const node = std::exchange(m_asked, nullptr);
    if (!node || node != m_.match.gameNode() || node != m_.match.viewedNode())
        return;
    const int count = static_cast<int>(m_.match.description().seats.size());
    const SeatSet computers = ComputerSeats(m_.match.match()).seats();
    // Nobody plays on from a position that was set up because that is an opening.
    const bool isOpening = !ownSetup(m_.match.match());
    const int depth = isOpening ? node->depth : std::max(node->depth, Concessions::kOpening * count);
    const auto values = report.lines.empty() ? std::vector<int>() : report.lines.front().values;
    SeatSet refusing;
    for (const Seat seat : computers) {
        if (seat.index >= values.size() || !Concessions::takesDraw(values[seat.index], depth, count))
            refusing.insert(seat);
    }
    if (!refusing.empty() && computers.size() == 1)
        say(tr("The computer wants to play on."));
    else if (!refusing.empty())
        //: %1 are seats of computers, of which others may agree
        say(tr("No draw: %1 wants to play on.", nullptr, refusing.size())
                .arg(words::seats(m_.match.description(), refusing)));
    else if (const auto refusal = m_.match.agreeDraw().refusal)
        say(words::asSentence(refusal->sentence));
}

void ConcessionController::say(const QString& text)
{
    Message message{Message::Kind::Note, text, {}};
    message.holds = whileStandingAt(m_.match, m_.match.gameNode());
    m_.area.messages().show(message);
}

void ConcessionController::consider(Seat seat, int value)
{
    m_offers.reset();
    if (m_.match.description().seats.size() != 2)
        return;
    const ComputerSeats seats(m_.match.match());
    m_concessions.note(seat, m_.match.gameNode()->depth, value);
    // Among computers nobody waits for an end; a draw they agree on, or both would lose on time what neither can win.
    if (!seats.persons().empty() && m_concessions.givesUp(seat, seats.level(seat)) && giveUp(seat))
        return;
    if (m_concessions.offersDraw(seat, seats.level(seat)))
        m_offers = seat;
}

bool ConcessionController::giveUp(Seat seat)
{
    const Node* const node = m_.match.gameNode();
    const Contents contents = m_.match.game().contents(m_.match.match().position(node));
    for (const Side side : ResignDialog::candidates(m_.match.match(), node)) {
        if (contents.players[side.index] == seat)
            return !m_.match.retire(side, Retire::Resigned).refusal;
    }
    return false;
}

void ConcessionController::offerBehind(const Node* node)
{
    const auto seat = std::exchange(m_offers, std::nullopt);
    if (!seat || node != m_.match.gameNode() || m_.match.match().onTurn(node).empty())
        return;
    const ComputerSeats seats(m_.match.match());
    if (seats.persons().empty()) {
        const Seat other{static_cast<std::uint8_t>(1 - seat->index)};
        if (m_concessions.agreesToDraw(other, seats.level(other)))
            QMetaObject::invokeMethod(
                this, [this, node] { agreeAt(node); }, Qt::QueuedConnection); // it is still being played
        return;
    }
    const QString who = words::seat(m_.match.description(), *seat, namesAtTable(m_.match.match())[seat->index]);
    //: %1 is a seat and who plays it: White (computer)
    Message message{Message::Kind::Note,
                    tr("%1 offers a draw.").arg(who),
                    {{tr("&Agree to a Draw"), [this, node] { agreeAt(node); }}}};
    message.holds = whileStandingAt(m_.match, node);
    m_.area.messages().show(message);
}

void ConcessionController::agreeAt(const Node* node)
{
    if (m_.match.viewedNode() == node && m_.match.gameNode() == node)
        m_.match.agreeDraw();
}

} // namespace ringford::ui
