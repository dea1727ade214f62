// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/Thinkers.h"

#include "engine/analysis/TaskAt.h"
#include "engine/contest/UciMoves.h"
#include "ui/computer/ProgramRunner.h"
#include "ui/computer/ThinkingTime.h"
#include "ui/match/ClockModel.h"
#include "ui/settings/SettingsStore.h"

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

using ThinkersMs = std::chrono::milliseconds;

constexpr ThinkersMs kLeastPatience{50};
constexpr ThinkersMs kPatienceWithClock{10'000}; // for one that takes more than we would
constexpr ThinkersMs kBeforeFlag{300};           // it is hurried rather than loses by time
constexpr ThinkersMs kSparePatience{1'000};

/** Where the game began and what was played, for a program. */
EngineQuestion questionOf(const ThinkingOrder& order)
{
    const Match& match = order.match;
    EngineQuestion question;
    question.start = match.game().fen()->write(match.position(match.start()), match.firstFullMove());
    for (const Node* const node : GameTree::path(order.node)) {
        if (node->entry().kind == Entry::Kind::Action)
            question.moves.push_back(uciText(match.game(), node->entry().action));
    }
    question.isWhite = order.seat.index == 0;
    return question;
}

} // namespace

Thinkers::Thinkers(SearchService::Maker searches, const SettingsStore& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_service(new SearchService(std::move(searches), this))
{
    connect(m_service, &SearchService::answered, this, [this](int, const SearchReport& report) { emit found(report); });
}

bool Thinkers::canPlay(const SeatPlayer& player, const Match& match) const
{
    return player.program.isEmpty() || (match.game().fen() && findProgram(m_settings.value().programs, player.program));
}

bool Thinkers::isStarting() const
{
    return m_asked && m_asked->isStarting();
}

bool Thinkers::isSilent() const
{
    return m_asked && m_asked->isSilent();
}

void Thinkers::think(const ThinkingOrder& order)
{
    drop();
    if (order.player.program.isEmpty())
        askSearch(order);
    else
        askProgram(order);
}

void Thinkers::askSearch(const ThinkingOrder& order)
{
    SearchTask task = taskAt(order.match, order.node);
    task.seat = order.seat;
    task.level = order.player.level;
    task.seed = order.seed;
    task.lines = order.lines;
    const SideSet sides = sidesOf(order.match, order.node, SeatSet(order.seat));
    task.budget = thinkingBudget(order.clocks, sidesOf(order.match, order.node, order.waiting));
    task.only = urgentActions(order.match.game(), task.position, order.seat, runningClocks(order.clocks, sides));
    m_service->ask(order.match.sharedGame(), std::move(task));
}

void Thinkers::askProgram(const ThinkingOrder& order)
{
    m_game = order.match.sharedGame();
    m_position = order.match.position(order.node);
    m_seat = order.seat;
    ProgramRunner& runner = runnerFor(order);
    m_asked = &runner;
    EngineQuestion question = questionOf(order);
    const SideSet sides = sidesOf(order.match, order.node, SeatSet(order.seat));
    const auto left = leastLeft(order.clocks, sides);
    const SearchBudget budget = thinkingBudget(order.clocks, sides);
    question.clock = clockToTell(order.clocks, sides);
    if (!question.clock)
        question.perMove = left ? budget.usual : ThinkersMs(runner.program().millisecondsMove);
    const ThinkersMs patience =
        question.clock ? std::max(3 * budget.most, kPatienceWithClock) : 2 * *question.perMove + kSparePatience;
    runner.ask(std::move(question),
               left ? std::clamp(*left - kBeforeFlag, kLeastPatience, std::max(patience, kLeastPatience)) : patience);
}

ProgramRunner& Thinkers::runnerFor(const ThinkingOrder& order)
{
    const ChessProgram* const program = findProgram(m_settings.value().programs, order.player.program);
    ChessProgram wanted = program ? *program : ChessProgram();
    wanted.name = order.player.program;
    ProgramRunner*& runner = m_runners[order.seat.index];
    if (runner && runner->program() == wanted)
        return *runner;
    if (runner)
        runner->deleteLater(); // it may be what has just told something
    runner = new ProgramRunner(wanted, this);
    connect(runner, &ProgramRunner::moved, this, [this, from = runner](const QString& move) {
        if (from == m_asked)
            take(move);
    });
    connect(runner, &ProgramRunner::resigned, this, [this, from = runner] {
        if (from == std::exchange(m_asked, nullptr))
            emit resigned();
    });
    connect(runner, &ProgramRunner::failed, this, [this, from = runner](const QString& why) {
        if (from != m_asked)
            return;
        m_asked = nullptr;
        emit failed(why);
    });
    const auto hear = [this, from = runner] {
        if (from == m_asked)
            emit heard();
    };
    connect(runner, &ProgramRunner::ready, this, hear);
    connect(runner, &ProgramRunner::spoke, this, hear);
    connect(runner, &ProgramRunner::slow, this, [this, from = runner] {
        if (from == m_asked)
            emit slow(from->program().name);
    });
    return *runner;
}

void Thinkers::take(const QString& move)
{
    const QString name = std::exchange(m_asked, nullptr)->program().name;
    const std::string text = move.toStdString();
    const auto action = uciAction(*m_game, m_position, text);
    if (!action) {
        constexpr qsizetype kLongestMove = 20; // characters that are shown
        //: %1 is a program, %2 what it wrote
        emit failed(tr("%1 wants to play “%2”, which is not legal.").arg(name, move.left(kLongestMove)));
        return;
    }
    SearchReport report{};
    report.seat = m_seat;
    report.lines.push_back({{*action}, {}});
    emit found(report);
}

void Thinkers::finish()
{
    if (m_asked)
        m_asked->hurry();
    else
        m_service->finish();
}

void Thinkers::drop()
{
    m_service->drop();
    if (m_asked)
        m_asked->drop();
    m_asked = nullptr;
}

void Thinkers::seat(const ComputerSeats& seats)
{
    std::erase_if(m_runners, [&](const auto& one) {
        const auto& [seat, runner] = one;
        const bool goes = seats.player(Seat{seat}).program != runner->program().name;
        if (goes && m_asked == runner)
            m_asked = nullptr;
        if (goes)
            runner->deleteLater(); // it may be what has just told something
        return goes;
    });
}

void Thinkers::beginMatch()
{
    drop();
    for (const auto& [seat, runner] : m_runners)
        runner->deleteLater();
    m_runners.clear();
}

} // namespace ringford::ui
