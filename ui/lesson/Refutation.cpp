// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/Refutation.h"

#include "engine/analysis/TaskAt.h"
#include "ui/computer/SearchService.h"
#include "ui/match/MatchModel.h"
#include "ui/words/ActionWords.h"
#include "ui/words/Words.h"

#include <QTimer>

#include <utility>

namespace ringford::ui {

namespace {

constexpr std::uint64_t kNodesForReply = 30'000;
constexpr std::chrono::milliseconds kMostForReply{500};
constexpr int kMuch = 300; // of a value from -1000 to 1000: an analysis marks it as a blunder, too

int valueOf(const SearchReport& report, Seat seat)
{
    return report.lines.front().values[seat.index];
}

} // namespace

Refutation::Refutation(MatchModel& match, QObject* parent)
    : QObject(parent), m_match(match),
      m_service(new SearchService([](const Game& game) { return game.newSearch(); }, this)), m_end(new QTimer(this))
{
    m_end->setSingleShot(true);
    connect(m_end, &QTimer::timeout, this, &Refutation::end);
    connect(m_service, &SearchService::answered, this, [this](int, const SearchReport& report) { take(report); });
}

void Refutation::begin(const Node* wrong, const std::optional<Action>& known, const QString& words)
{
    m_wrong = wrong;
    m_words = words;
    m_pupil.reset();
    if (!known || !play(*known))
        search(wrong);
}

void Refutation::beginIfItCosts(const Node* wrong, Seat pupil, const QString& words)
{
    m_wrong = wrong;
    m_words = words;
    m_pupil = pupil;
    m_before.reset();
    search(wrong->parent);
}

void Refutation::search(const Node* node)
{
    SearchTask task = taskAt(m_match.match(), node);
    task.budget.nodes = kNodesForReply;
    task.budget.most = kMostForReply;
    task.isForValue = m_pupil.has_value();
    m_service->ask(m_match.match().sharedGame(), std::move(task));
}

void Refutation::take(const SearchReport& report)
{
    if (!m_wrong)
        return;
    const bool isThere =
        m_match.gameNode() == m_wrong && !report.lines.empty() && !report.lines.front().actions.empty();
    if (isThere && m_pupil && !m_before) {
        m_before = valueOf(report, *m_pupil);
        return search(m_wrong);
    }
    if (isThere && isTelling(report) && play(report.lines.front().actions.front()))
        return;
    end();
    emit met(m_words, m_words);
}

bool Refutation::isTelling(const SearchReport& report) const
{
    return !m_pupil || *m_before - valueOf(report, *m_pupil) >= kMuch;
}

bool Refutation::play(const Action& action)
{
    const Position position = m_match.match().position(m_wrong);
    const Seat who = m_match.game().actor(position, action);
    const QString text = words::actionToRead(m_match.game(), position, action);
    const QString spoken = words::actionToRead(m_match.game(), position, action, words::spokenNotation());
    const Played played = m_match.play(action);
    if (played.refusal)
        return false;
    m_reply = played.node;
    m_end->start(m_shown);
    const QString seat = words::seat(m_match.description(), who);
    const auto answer = [&](const QString& written) {
        //: how a wrong answer in a lesson is met: %1 is a seat, %2 an action
        return tr("%1 answers %2.").arg(seat, written) + u' ' + m_words;
    };
    emit met(answer(text), answer(spoken));
    return true;
}

void Refutation::end()
{
    m_end->stop();
    m_service->drop();
    m_reply = nullptr;
    const Node* const wrong = std::exchange(m_wrong, nullptr);
    if (!wrong)
        return;
    const Node* const asked = wrong->parent;
    while (m_match.gameNode() != asked && m_match.takeBack()) {
    }
}

void Refutation::forget()
{
    m_wrong = nullptr; // its match is gone: there is nothing to take back
    end();
}

} // namespace ringford::ui
