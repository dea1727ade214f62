// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/Match.h"

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

} // namespace

Match::Match(std::shared_ptr<const Game> game, Position start)
    : m_game(std::move(game)), m_tree(start, m_game->outcome(start)), m_current(m_tree.root())
{
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

SeatSet Match::onTurn(const Node* node) const
{
    return node->outcome.decided() ? SeatSet{} : m_game->onTurn(node->position);
}

std::vector<Action> Match::actions(const Node* node) const
{
    return node->outcome.decided() ? std::vector<Action>{} : m_game->actions(node->position);
}

std::vector<Action> Match::actions(const Node* node, Seat seat) const
{
    return node->outcome.decided() ? std::vector<Action>{} : m_game->actions(node->position, seat);
}

std::optional<Refusal> Match::why(const Node* node, const Action& action) const
{
    return node->outcome.decided() ? refused(gameOver()) : m_game->why(node->position, action);
}

Result<Reason, Text> Match::claimable(const Node* node) const
{
    if (node->outcome.decided())
        return Failure{gameOver()};
    const std::string here = m_game->repetitionKey(node->position);
    int times = 0;
    for (const Node* at = node; at; at = at->parent)
        times += m_game->repetitionKey(at->position) == here;
    if (times >= 3)
        return Reason::Repetition;
    const QuietCount quiet = m_game->quiet(node->position);
    if (quiet.now >= quiet.claimAt)
        return Reason::Quiet;
    return Failure{Text(RINGFORD_TEXT("no draw can be claimed: the position has stood %1 times, not three, and the quiet count is %2, not %3"))
                       .with(times)
                       .with(quiet.now)
                       .with(quiet.claimAt)};
}

bool Match::canRetire(const Node* node, Side side) const
{
    return !node->outcome.decided() && m_game->canRetire(node->position, side);
}

Entry Match::eventEntry(Entry::Kind kind, Side side) const
{
    Entry entry;
    entry.kind = kind;
    entry.side = side;
    switch (kind) {
    case Entry::Kind::Resign:
        entry.text = "resign:" + m_game->description().side(side).name;
        break;
    case Entry::Kind::FlagFall:
        entry.text = "flag:" + m_game->description().side(side).name;
        break;
    case Entry::Kind::Claim:
        entry.text = "claim";
        break;
    case Entry::Kind::AgreeDraw:
        entry.text = "agree-draw";
        break;
    case Entry::Kind::Action:
        assert(false);
    }
    return entry;
}

Result<Entry, Text> Match::parseEntry(const Node* node, std::string_view text) const
{
    if (text == "claim")
        return eventEntry(Entry::Kind::Claim);
    if (text == "agree-draw")
        return eventEntry(Entry::Kind::AgreeDraw);
    for (const auto& [word, kind] : {std::pair{std::string_view("resign:"), Entry::Kind::Resign}, {std::string_view("flag:"), Entry::Kind::FlagFall}}) {
        if (!text.starts_with(word))
            continue;
        if (const auto side = m_game->description().findSide(text.substr(word.size())))
            return eventEntry(kind, *side);
        return Failure{Text(RINGFORD_TEXT("'%1' is no seat of this game")).with(text.substr(word.size()))};
    }
    const auto action = m_game->parse(node->position, text);
    if (!action)
        return Failure{action.error()};
    Entry entry;
    entry.action = *action;
    entry.text = m_game->text(node->position, *action);
    return entry;
}

std::optional<Refusal> Match::whyNot(const Node* parent, const Entry& entry) const
{
    if (parent->outcome.decided())
        return refused(gameOver());
    switch (entry.kind) {
    case Entry::Kind::Action:
        return m_game->why(parent->position, entry.action);
    case Entry::Kind::Claim:
        if (const auto claim = claimable(parent); !claim)
            return refused(claim.error());
        return std::nullopt;
    case Entry::Kind::AgreeDraw:
        return std::nullopt;
    case Entry::Kind::Resign:
    case Entry::Kind::FlagFall:
        break;
    }
    if (canRetire(parent, entry.side))
        return std::nullopt;
    return refused(Text(RINGFORD_TEXT("%1 is out of the game")).with(m_game->description().side(entry.side).name));
}

Successor Match::successor(const Node* parent, const Entry& entry) const
{
    switch (entry.kind) {
    case Entry::Kind::Action:
        return m_game->apply(parent->position, entry.action);
    case Entry::Kind::Resign:
        return m_game->retire(parent->position, entry.side, Retire::Resigned);
    case Entry::Kind::FlagFall:
        return m_game->retire(parent->position, entry.side, Retire::FlagFell);
    case Entry::Kind::Claim:
        return {parent->position, {}, Outcome::drawn(*claimable(parent))};
    case Entry::Kind::AgreeDraw:
        break;
    }
    return {parent->position, {}, Outcome::drawn(Reason::Agreed)};
}

Result<const Node*, Refusal> Match::add(const Node* parent, Entry entry)
{
    Node* const below = writable(parent);
    if (Node* known = m_tree.find(below, entry.text))
        return known;
    if (auto refusal = whyNot(parent, entry))
        return Failure{*std::move(refusal)};
    if (entry.kind == Entry::Kind::Action)
        entry.seat = m_game->actor(parent->position, entry.action);
    Successor next = successor(parent, entry);
    if (below->firstChild == nullptr && isOnMainLine(parent))
        m_statedResult.reset();
    return m_tree.append(below, std::move(entry), std::move(next.position), next.outcome);
}

Result<const Node*, Refusal> Match::enter(Entry entry)
{
    const auto node = add(m_current, std::move(entry));
    if (!node)
        return node;
    goTo(*node);
    return node;
}

Result<const Node*, Refusal> Match::play(const Action& action)
{
    Entry entry;
    entry.action = action;
    entry.text = m_game->text(m_current->position, action);
    return enter(std::move(entry));
}

Result<const Node*, Refusal> Match::retire(Side side, Retire how)
{
    return enter(eventEntry(how == Retire::Resigned ? Entry::Kind::Resign : Entry::Kind::FlagFall, side));
}

Result<const Node*, Refusal> Match::claim()
{
    return enter(eventEntry(Entry::Kind::Claim));
}

Result<const Node*, Refusal> Match::agreeDraw()
{
    return enter(eventEntry(Entry::Kind::AgreeDraw));
}

bool Match::undo()
{
    if (m_current->isRoot())
        return false;
    m_current = m_current->parent;
    return true;
}

bool Match::redo()
{
    if (!m_current->firstChild)
        return false;
    m_current = m_current->firstChild;
    return true;
}

void Match::makeMain(Node* node)
{
    for (; !node->isRoot(); node = node->parent) {
        if (node->parent->firstChild != node)
            m_statedResult.reset();
        m_tree.promote(node);
    }
}

void Match::goTo(const Node* node)
{
    m_current = writable(node);
    makeMain(m_current);
}

void Match::setComments(const Node* node, std::vector<std::string> comments) { writable(node)->comments = std::move(comments); }
void Match::setCommentsBefore(const Node* node, std::vector<std::string> comments) { writable(node)->commentsBefore = std::move(comments); }
void Match::setMarks(const Node* node, std::vector<std::uint8_t> marks) { writable(node)->marks = std::move(marks); }

void Match::promote(const Node* node)
{
    reorder(node, 0);
}

void Match::reorder(const Node* node, int index)
{
    const bool changesMain = isOnMainLine(node->parent) && (index == 0 || node->parent->firstChild == node);
    if (index == 0) {
        m_tree.promote(writable(node));
    } else {
        m_tree.detach(writable(node));
        m_tree.attach(writable(node), index);
    }
    if (!changesMain)
        return;
    m_statedResult.reset();
    // The game stands on the main line: where that has moved away from it, it stands where the lines part.
    while (!isOnMainLine(m_current))
        m_current = m_current->parent;
}

void Match::remove(const Node* node)
{
    if (isOnMainLine(node))
        m_statedResult.reset();
    for (const Node* at = m_current; at; at = at->parent) {
        if (at == node)
            m_current = writable(node)->parent;
    }
    m_tree.detach(writable(node));
}

void Match::restore(const Node* node, int index)
{
    m_tree.attach(writable(node), index);
    while (!isOnMainLine(m_current))
        m_current = m_current->parent;
}

} // namespace ringford
