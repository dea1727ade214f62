// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/Match.h"

#include "engine/match/OrderedRow.h"

#include <algorithm>
#include <cassert>

namespace ringford {

namespace {

Text gameOver()
{
    return RINGFORD_TEXT("the game is over");
}

Refusal refused(Text sentence)
{
    return {std::move(sentence), {}, {}};
}

Refusal tooLong()
{
    return refused(
        Text(RINGFORD_TEXT("the game is too long to be saved with more actions than this: it has %1 entries and "
                           "comments"))
            .with(static_cast<long long>(Match::kMostPlayed)));
}

/** Whether nothing but one line to @p end goes on from @p first. */
bool isBareLine(const Node* first, const Node* end)
{
    const Node* at = first;
    while (at != end && at->firstChild && !at->firstChild->nextSibling)
        at = at->firstChild;
    return at == end && !at->firstChild;
}

SeatSet onTurnUnlessDecided(const Game& game, const Position& position, const Outcome& outcome)
{
    return outcome.decided() ? SeatSet{} : game.onTurn(position);
}

/** Why no draw can be claimed in a position that stands for the first or the second time. */
Text noClaim(bool isFirstTime, const QuietCount& quiet)
{
    if (quiet.claimAt == 0)
        return isFirstTime
                   ? RINGFORD_TEXT("no draw can be claimed: the position stands for the first time, not the third")
                   : RINGFORD_TEXT("no draw can be claimed: the position stands for the second time, not the third");
    const char* const pattern =
        isFirstTime ? RINGFORD_TEXT("no draw can be claimed: the position stands for the first "
                                    "time, not the third, and %1 quiet actions in a row were played, not %2")
                    : RINGFORD_TEXT("no draw can be claimed: the position stands for the second "
                                    "time, not the third, and %1 quiet actions in a row were played, not %2");
    return Text(pattern).with(quiet.now).with(quiet.claimAt);
}

} // namespace

Match::Match(std::shared_ptr<const Game> game, Position start)
    : m_game(std::move(game)),
      m_tree({m_game->outcome(start), onTurnUnlessDecided(*m_game, start, m_game->outcome(start))}),
      m_gameNode(m_tree.root()), m_positions(*m_game)
{
    m_positions.add(m_tree.root(), std::move(start));
    m_tags.seatNames.resize(m_game->description().seats.size());
}

bool Match::isOnMainLine(const Node* node) const
{
    for (; !node->isRoot(); node = node->parent) {
        if (node->parent->firstChild != node)
            return false;
    }
    return true;
}

std::vector<Action> Match::actions(const Node* node) const
{
    return node->outcome().decided() ? std::vector<Action>{} : m_game->actions(position(node));
}

std::vector<Action> Match::actions(const Node* node, Seat seat) const
{
    return node->outcome().decided() ? std::vector<Action>{} : m_game->actions(position(node), seat);
}

std::optional<Refusal> Match::why(const Node* node, const Action& action) const
{
    return node->outcome().decided() ? refused(gameOver()) : m_game->why(position(node), action);
}

Result<Reason, Text> Match::claimable(const Node* node) const
{
    if (node->outcome().decided())
        return Failure{gameOver()};
    const int times = m_repetitions.count(node, [this](const Node* at) { return m_game->repetitionKey(position(at)); });
    if (times >= 3)
        return Reason::Repetition;
    const QuietCount quiet = m_game->quiet(position(node));
    if (quiet.claimAt > 0 && quiet.now >= quiet.claimAt)
        return Reason::Quiet;
    return Failure{noClaim(times == 1, quiet)};
}

bool Match::canRetire(const Node* node, Side side) const
{
    return !node->outcome().decided() && m_game->canRetire(position(node), side);
}

Taken Match::retired(const Position& position, const Entry& entry) const
{
    const Retire how = entry.kind == Entry::Kind::Resign ? Retire::Resigned : Retire::FlagFell;
    Successor next = m_game->retire(position, *entry.side, how);
    const SeatSet onTurn = onTurnUnlessDecided(*m_game, next.position, next.outcome);
    std::erase_if(next.effects, [](const Effect& effect) { return !isAtTable(effect.kind); });
    return {std::move(next.position),
            next.outcome,
            onTurn,
            m_game->contents(position).players[entry.side->index],
            *entry.side,
            std::move(next.effects)};
}

Result<Taken, Refusal> Match::takeEvent(const Node* parent, const Entry& entry) const
{
    if (entry.kind == Entry::Kind::AgreeDraw)
        return Taken{position(parent), Outcome::drawn(Reason::Agreed), {}, {}, {}};
    if (entry.kind == Entry::Kind::Claim) {
        const auto reason = claimable(parent);
        if (!reason)
            return Failure{refused(reason.error())};
        return Taken{position(parent), Outcome::drawn(*reason), {}, {}, {}};
    }
    if (!canRetire(parent, *entry.side))
        return Failure{
            refused(Text(RINGFORD_TEXT("%1 is out of the game")).with(m_game->description().side(*entry.side).name))};
    return retired(position(parent), entry);
}

Result<Taken, Refusal> Match::take(const Node* parent, const Entry& entry) const
{
    if (parent->outcome().decided())
        return Failure{refused(gameOver())};
    return entry.kind == Entry::Kind::Action ? m_game->take(position(parent), entry.action) : takeEvent(parent, entry);
}

std::vector<Effect> Match::effects(const Node* node) const
{
    if (node->isRoot())
        return {};
    const Entry& entry = node->entry();
    switch (entry.kind) {
    case Entry::Kind::Action: return m_game->apply(position(node->parent), entry.action).effects;
    case Entry::Kind::Resign: return m_game->retire(position(node->parent), *entry.side, Retire::Resigned).effects;
    case Entry::Kind::FlagFall: return m_game->retire(position(node->parent), *entry.side, Retire::FlagFell).effects;
    case Entry::Kind::Claim:
    case Entry::Kind::AgreeDraw: break;
    }
    return {};
}

Result<Match::Added, Refusal> Match::add(const Node* parent, Entry entry, int place)
{
    Node* const below = writable(parent);
    if (Node* known = m_tree.find(below, entry.text)) {
        const int index = place == kLast ? -1 : GameTree::indexOf(known);
        if (index > place)
            reorder(known, place);
        if (index >= place)
            m_tree.joinComments(known);
        return Added{known, false};
    }
    auto taken = take(parent, entry);
    if (!taken)
        return Failure{taken.error()};
    const std::optional<Seat> claimed = entry.seat;
    if (entry.kind != Entry::Kind::Claim && entry.kind != Entry::Kind::AgreeDraw) {
        entry.seat = taken->actor;
        entry.side = taken->side;
    }
    // Out of turn several may do the same, and only they know who it was.
    if (claimed && entry.kind == Entry::Kind::Action) {
        const std::vector<Action> theirs = m_game->actions(position(parent), *claimed);
        if (std::ranges::find(theirs, entry.action) != theirs.end())
            entry.seat = claimed;
    }
    if (m_statedResult && (place == 0 || !below->firstChild) && isOnMainLine(parent))
        m_statedResult.reset();
    const Node* const node = m_tree.insert(below, std::move(entry), {taken->outcome, taken->onTurn, taken->turns},
                                           std::move(taken->atTable), place);
    m_positions.add(node, std::move(taken->position));
    ++m_parts;
    return Added{node, true};
}

Result<Match::Added, Refusal> Match::extend(const Node* parent, Entry entry)
{
    if (isFull() && entry.kind == Entry::Kind::Action && !m_tree.find(writable(parent), entry.text))
        return Failure{tooLong()};
    return add(parent, std::move(entry));
}

Result<const Node*, Refusal> Match::playAt(const Node* node, Entry entry)
{
    const auto added = extend(node, std::move(entry));
    if (!added)
        return Failure{added.error()};
    goTo(added->node);
    return added->node;
}

Result<const Node*, Refusal> Match::retire(Side side, Retire how)
{
    return playAt(m_gameNode, entryOf(how == Retire::Resigned ? Entry::Kind::Resign : Entry::Kind::FlagFall, side));
}

/** Whether all of them can be played from @p node, one after the other. */
bool Match::areLegal(const Node* node, const std::vector<Action>& actions) const
{
    Position now = position(node);
    for (const Action& action : actions) {
        const auto taken = m_game->take(now, action);
        if (!taken)
            return false;
        now = taken->position;
    }
    return true;
}

/** Puts @p actions, which are legal there, in place of the line from @p first to @p end. */
LineSwap Match::replaceRow(const Node* first, const Node* end, const std::vector<Action>& actions)
{
    const Node* at = first->parent;
    const Node* old = isBareLine(first, end) ? first : nullptr;
    LineSwap swap{old, nullptr, nullptr, GameTree::indexOf(first)};
    if (old)
        remove(old);
    for (const Action& action : actions) {
        at = add(at, entryOf(at, action))->node;
        if (!swap.in) {
            swap.in = at;
        } else if (old) {
            setComments(at, old->comments()); // with the time that it was played at
            setMarks(at, old->marks());
            old = old->firstChild;
        }
    }
    swap.end = at;
    return swap;
}

Result<LineSwap, Refusal> Match::addInOrder(const Node* node, const Action& action)
{
    if (isFull())
        return Failure{why(node, action).value_or(tooLong())};
    const OrderedRow row(*this, node);
    const std::vector<OrderedRow::Late> all = row.late();
    const auto late = std::ranges::find(all, action, &OrderedRow::Late::action);
    const std::vector<Action> actions = late == all.end() ? std::vector<Action>{} : row.after(*late);
    if (actions.empty() || !areLegal(late->before->parent, actions))
        return Failure{why(node, action).value_or(refused(RINGFORD_TEXT("nothing can be played that way")))};
    return replaceRow(late->before, node, actions);
}

Result<LineSwap, Refusal> Match::playInOrder(const Node* node, const Action& action)
{
    auto swap = addInOrder(node, action);
    if (swap) {
        swap->other = node;
        goTo(swap->end);
    }
    return swap;
}

LineSwap Match::swapBack(const LineSwap& swap)
{
    assert(swap.other && swap.end == m_gameNode);
    const bool stays = !swap.out || !isBareLine(swap.in, m_gameNode);
    if (!stays)
        remove(swap.in);
    if (swap.out)
        restore(swap.out, swap.index);
    goTo(swap.other);
    return {stays ? nullptr : swap.in, swap.out ? swap.out : swap.in, swap.other, swap.index, swap.end};
}

bool Match::undo()
{
    if (m_gameNode->isRoot())
        return false;
    m_gameNode = m_gameNode->parent;
    return true;
}

bool Match::redo()
{
    if (!m_gameNode->firstChild)
        return false;
    m_gameNode = m_gameNode->firstChild;
    return true;
}

void Match::makeMain(Node* node)
{
    // The game stands on the main line, so behind the place where it stood all is main line already.
    for (const Node* const stood = m_gameNode; !node->isRoot() && node != stood; node = node->parent) {
        if (node->parent->firstChild != node)
            m_statedResult.reset();
        m_tree.promote(node);
    }
}

void Match::standOnMainLine()
{
    Node* parting = m_gameNode;
    for (Node* at = m_gameNode; !at->isRoot(); at = at->parent) {
        if (at->parent->firstChild != at)
            parting = at->parent;
    }
    m_gameNode = parting;
}

void Match::goTo(const Node* node)
{
    makeMain(writable(node));
    m_gameNode = writable(node);
}

void Match::setComments(const Node* node, std::vector<std::string> comments)
{
    m_parts += comments.size() - node->comments().size();
    change(node, [&](NodeData& data) { data.comments = std::move(comments); });
}

void Match::reorder(const Node* node, int index)
{
    const bool wasFirst = node->parent->firstChild == node;
    if (index == 0)
        m_tree.promote(writable(node));
    else
        m_tree.move(writable(node), index);
    if (wasFirst == (node->parent->firstChild == node))
        return;
    if (m_statedResult && isOnMainLine(node->parent))
        m_statedResult.reset();
    standOnMainLine();
}

void Match::remove(const Node* node)
{
    if (m_statedResult && isOnMainLine(node))
        m_statedResult.reset();
    for (const Node* at = m_gameNode; at; at = at->parent) {
        if (at == node) {
            m_gameNode = writable(node)->parent;
            break;
        }
    }
    m_tree.detach(writable(node));
}

void Match::join(const Node* removed, const Node* twin)
{
    std::vector<std::pair<const Node*, Node*>> pairs{{removed, writable(twin)}};
    while (!pairs.empty()) {
        const auto [from, to] = pairs.back();
        pairs.pop_back();
        m_parts += from->commentsBefore().size() + from->comments().size();
        m_tree.change(to, [from = from](NodeData& data) {
            data.marks.append(from->marks());
            data.comments.append(from->commentsBefore());
            data.comments.append(from->comments());
        });
        for (const Node* child = from->firstChild; child; child = child->nextSibling) {
            const auto added = add(to, child->entry());
            assert(added); // it was legal there before
            pairs.emplace_back(child, writable(added->node));
        }
    }
}

void Match::restore(const Node* node, int index)
{
    m_tree.attach(writable(node), index);
    if (node->parent->firstChild != node)
        return;
    if (m_statedResult && isOnMainLine(node))
        m_statedResult.reset();
    standOnMainLine();
}

} // namespace ringford
