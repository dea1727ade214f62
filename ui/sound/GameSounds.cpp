// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/GameSounds.h"

#include "ui/match/LowClocks.h"
#include "ui/match/MatchModel.h"
#include "ui/sound/Sounds.h"

#include <QElapsedTimer>

#include <algorithm>
#include <memory>
#include <utility>

namespace ringford::ui {

namespace {

constexpr GameSounds::Time kApart{300}; // steps that follow sooner are not listened to

bool isCapture(const Effect& effect)
{
    return effect.kind == Effect::Kind::Captured || effect.kind == Effect::Kind::Killed;
}

/** Whether a king is attacked after @p node that was not before. */
bool bringsCheck(const MatchModel& model, const Node* node)
{
    const auto checksAt = [&model](const Node* at) { return model.game().contents(model.match().position(at)).checks; };
    const std::vector<Cell> now = checksAt(node);
    if (now.empty())
        return false;
    const std::vector<Cell> before = checksAt(node->parent);
    return std::ranges::any_of(now, [&before](Cell cell) { return std::ranges::find(before, cell) == before.end(); });
}

/** What is heard of @p node; of an army that gives up while the game goes on nothing. */
std::optional<Sound> soundOf(const MatchModel& model, const Node* node)
{
    if (node->outcome().decided() && !node->parent->outcome().decided())
        return Sound::End;
    if (node->entry().kind != Entry::Kind::Action)
        return std::nullopt;
    if (bringsCheck(model, node))
        return Sound::Check;
    return std::ranges::any_of(model.match().effects(node), isCapture) ? Sound::Capture : Sound::Move;
}

} // namespace

GameSounds::GameSounds(const MatchModel& match, Sounds& sounds, QObject* parent)
    : QObject(parent), m_match(match), m_sounds(sounds)
{
    const auto timer = std::make_shared<QElapsedTimer>();
    timer->start();
    m_watch = [timer] { return Time(timer->elapsed()); };
    connect(&match, &MatchModel::entryPlayed, this, &GameSounds::announceEntry);
    connect(&match, &MatchModel::viewedNodeChanged, this, &GameSounds::announceStep);
    connect(&match, &MatchModel::replaced, this, [this] { m_isTold = false; });
}

void GameSounds::setClocks(const ClockModel& clocks)
{
    const auto* const low = new LowClocks(m_match, clocks, this);
    connect(low, &LowClocks::becameLow, this, [this] { m_sounds.play(Sound::ClockLow); }); // once for several at once
}

void GameSounds::refuse()
{
    m_sounds.play(Sound::Refusal);
}

void GameSounds::announceEntry(const Node* node)
{
    m_isTold = true; // that it is shown comes behind this
    announce(node);
}

void GameSounds::announceStep(const Transition& transition)
{
    const Time now = m_watch();
    const std::optional<Time> before = std::exchange(m_stepped, now);
    const bool isFast = before && now - *before < kApart;
    if (!std::exchange(m_isTold, false) && !isFast && transition.kind == Transition::Kind::Forward)
        announce(m_match.viewedNode());
}

void GameSounds::announce(const Node* node)
{
    if (const std::optional<Sound> sound = soundOf(m_match, node))
        m_sounds.play(*sound);
}

} // namespace ringford::ui
