// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/PositionChecks.h"

#include "engine/board/CellName.h"
#include "engine/match/ShortReading.h"
#include "engine/match/TypedActions.h"
#include "engine/rules/GestureIndex.h"
#include "tests/support/EffectReplay.h"
#include "tests/support/Mutations.h"
#include "tests/support/Texts.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

namespace ringford::test {

namespace {

constexpr std::size_t kActionsLookedAt = 12;
constexpr std::size_t kActionsReadBack = 3;
constexpr std::size_t kMostForPerft = 60;
constexpr int kMutations = 12;

QString quoted(const std::string& text)
{
    return '\'' + QString::fromStdString(text) + '\'';
}

bool isPrintable(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

/** Whether a sentence can be shown: something, on one line, with nothing left to fill in. */
bool isSentence(const Text& text)
{
    const std::string english = text.english();
    const auto place = english.find('%');
    const bool isUnfilled = place + 1 < english.size() && english[place + 1] >= '1' && english[place + 1] <= '9';
    return isPrintable(english) && (place == std::string::npos || !isUnfilled);
}

/** A position and what may be done in it, for checks that each look at one promise. */
class Spot {
public:
    Spot(const Game& game, const Position& position, Dice& dice)
        : m_game(game), m_position(position), m_dice(dice), m_onTurn(game.onTurn(position)),
          m_actions(game.actions(position)), m_legal(m_actions)
    {
        for (const Seat seat : allSeats()) {
            const auto some = m_onTurn.contains(seat) ? std::vector<Action>{} : game.actions(position, seat);
            m_legal.insert(m_legal.end(), some.begin(), some.end());
        }
        // Several may be allowed the same out of turn.
        std::ranges::sort(m_legal);
        m_legal.erase(std::ranges::unique(m_legal).begin(), m_legal.end());
        for (const Action& action : m_legal)
            m_texts.push_back(game.text(position, action));
    }

    QString fault()
    {
        using Check = QString (Spot::*)();
        static constexpr Check kChecks[] = {&Spot::setup,     &Spot::turn,     &Spot::texts,    &Spot::seats,
                                            &Spot::contents,  &Spot::headings, &Spot::gestures, &Spot::applying,
                                            &Spot::counting,  &Spot::refusals, &Spot::targets,  &Spot::retiring,
                                            &Spot::shortTexts};
        for (const Check check : kChecks) {
            if (const QString fault = (this->*check)(); !fault.isEmpty())
                return fault;
        }
        return {};
    }

private:
    SeatSet allSeats() const { return SeatSet::firstOnes(static_cast<int>(m_game.description().seats.size())); }
    bool isLegal(const Action& action) const { return std::ranges::find(m_legal, action) != m_legal.end(); }
    bool isCell(Cell cell) const { return cell.index < m_game.board().cellCount(); }

    /** What is written is read as what it was. */
    QString setup()
    {
        const QString line = setupText(m_game, m_position);
        const auto read = positionOf(m_game, line.toStdString());
        if (!read)
            return "its own setup is refused: " + QString::fromStdString(english(read.error()));
        if (setupText(m_game, *read) != line)
            return "its setup is read as " + setupText(m_game, *read);
        // A setup does not say how the game was won, only who is left.
        const Outcome outcome = m_game.outcome(m_position);
        const Outcome again = m_game.outcome(*read);
        if (again.kind != outcome.kind || again.winners != outcome.winners || m_game.onTurn(*read) != m_onTurn)
            return "its setup is read with another status or turn";
        if (sortedTexts(m_game, *read, m_game.actions(*read)) != sortedTexts(m_game, m_position, m_actions))
            return "its setup is read with other actions";
        if (m_game.repetitionKey(m_position).find("quiet") != std::string::npos)
            return "repetition compares the quiet count";
        const auto quiet = m_game.quiet(m_position);
        return quiet.now < 0 || quiet.claimAt < 0 ? "the quiet count, or where a draw can be claimed, is less than 0"
                                                  : "";
    }

    /** Somebody is on turn, and has an action, until the game is decided. */
    QString turn()
    {
        const Outcome outcome = m_game.outcome(m_position);
        if (outcome.decided() != m_actions.empty() || outcome.decided() != m_onTurn.empty())
            return "decided, without actions and nobody on turn are not the same";
        if (outcome.decided() && m_legal.size() != m_actions.size())
            return "somebody can act in a decided game";
        if (outcome.kind == Outcome::Kind::Won && outcome.winners.empty())
            return "won by nobody";
        return isPrintable(m_game.status(outcome)) ? "" : "a status that cannot be shown";
    }

    /** Each action has a text of its own, one token, that stands for it and nothing else in a record. */
    QString texts()
    {
        for (std::size_t i = 0; i < m_legal.size(); ++i) {
            const std::string& text = m_texts[i];
            if (!isPrintable(text) || text.find_first_of(" (){};$[]") != std::string::npos ||
                text.starts_with("resign:") || text.starts_with("flag:"))
                return quoted(text) + " cannot stand in a record";
            const auto parsed = m_game.parse(m_position, text);
            if (!parsed)
                return quoted(text) + " is not read: " + QString::fromStdString(parsed.error().english());
            if (*parsed != m_legal[i])
                return quoted(text) + " is read as another action";
        }
        std::vector<std::string> sorted = m_texts;
        std::ranges::sort(sorted);
        const auto twice = std::ranges::adjacent_find(sorted);
        return twice == sorted.end() ? QString() : test::quoted(*twice) + " is the text of two actions";
    }

    /** What each seat may play together is all that may be played. */
    QString seats()
    {
        std::set<Action> ofSeats;
        for (const Seat seat : m_onTurn) {
            const auto some = m_game.actions(m_position, seat);
            ofSeats.insert(some.begin(), some.end());
        }
        if (ofSeats != std::set<Action>(m_actions.begin(), m_actions.end()))
            return "the actions are not those of the seats on turn";
        for (const Action& action : m_dice.some(m_legal, kActionsLookedAt)) {
            const auto ofActor = m_game.actions(m_position, m_game.actor(m_position, action));
            if (std::ranges::find(ofActor, action) == ofActor.end())
                return quoted(m_game.text(m_position, action)) + " is not among its actor's";
        }
        for (const Action& action : m_game.exposed(m_position)) {
            if (std::ranges::find(m_actions, action) == m_actions.end())
                return "an exposed action is not legal";
        }
        return {};
    }

    QString contents()
    {
        const GameDescription& game = m_game.description();
        const Contents contents = m_game.contents(m_position);
        if (!std::ranges::is_sorted(contents.pieces, {}, &PlacedPiece::cell))
            return "the pieces are not in order of their cells";
        for (const PlacedPiece& placed : contents.pieces) {
            if (!isCell(placed.cell) || placed.piece.side.index >= game.sides.size() ||
                placed.piece.kind.index >= game.kinds.size())
                return "a piece that cannot be";
        }
        for (const Cell cell : contents.checks) {
            if (!std::ranges::binary_search(contents.pieces, cell, {}, &PlacedPiece::cell))
                return "a check where no piece stands";
        }
        for (const StockItem& item : contents.stockpiles) {
            if (item.count <= 0 || item.holder.index >= game.seats.size() || item.piece.kind.index >= game.kinds.size())
                return "a stockpile that cannot be";
        }
        SeatSet acting;
        if (contents.players.size() != game.sides.size() ||
            !std::ranges::is_sorted(contents.markers, {}, &Marker::cell))
            return "players of other sides than there are, or markers out of order";
        SideSet inTurn = contents.sidesOnTurn;
        for (const Side side : contents.sidesWaiting) {
            if (inTurn.contains(side))
                return "a side both acts and waits";
            inTurn.insert(side);
        }
        for (const Side side : inTurn) {
            acting.insert(contents.players[side.index]);
            if (std::ranges::find(contents.closed, game.side(side).face, &ClosedFace::face) != contents.closed.end())
                return "a side on turn on a closed board";
        }
        for (const Seat seat : m_onTurn) {
            if (!acting.contains(seat))
                return "a seat on turn with no side on turn";
        }
        return inTurn.empty() == m_onTurn.empty() && contents.sidesOnTurn.empty() == m_onTurn.empty()
                   ? ""
                   : "sides are on turn in a decided game";
    }

    /** Who shows which way a piece goes looks for the side of its cell that it walks over. */
    QString headings()
    {
        static constexpr Direction kStraight[] = {Direction::North, Direction::East, Direction::South, Direction::West};
        for (const PlacedPiece& placed : m_game.contents(m_position).pieces) {
            const std::optional<Direction> heading = placed.facts.heading;
            if (heading && std::ranges::find(kStraight, *heading) == std::end(kStraight))
                return "a piece that goes slanting: no view can show it";
        }
        return {};
    }

    /** Every action can be played by touching its places, and only by touching all of them. */
    QString gestures()
    {
        const GestureIndex index(m_game, m_position, m_legal);
        for (const Action& action : m_dice.some(m_legal, kActionsLookedAt)) {
            const auto gestures = m_game.gestures(m_position, action);
            if (gestures.empty())
                return quoted(m_game.text(m_position, action)) + " has no gesture";
            for (const Gesture& gesture : gestures) {
                if (const QString fault = gestureFault(index, action, gesture); !fault.isEmpty())
                    return quoted(m_game.text(m_position, action)) + ": " + fault;
            }
        }
        return {};
    }

    bool isOnBoardOf(const Action& action, std::span<const Touch> rest) const
    {
        const Board& board = m_game.board();
        return !rest.empty() && rest.front().kind == Touch::Kind::Cell && isCell(rest.front().cell) &&
               board.place(rest.front().cell).face == board.place(action.to).face;
    }

    QString gestureFault(const GestureIndex& index, const Action& action, const Gesture& gesture) const
    {
        const GameDescription& game = m_game.description();
        const std::span<const Touch> touches(gesture.touches);
        if (touches.empty() || gesture.tool >= game.tools.size())
            return "a gesture of nothing, or with a tool that is not there";
        for (std::size_t i = 0; i < touches.size(); ++i) {
            const bool needsCell = touches[i].kind == Touch::Kind::Cell || touches[i].kind == Touch::Kind::Rim;
            if ((needsCell && !isCell(touches[i].cell)) ||
                (touches[i].kind == Touch::Kind::Button && touches[i].button >= game.buttons.size()))
                return "a gesture touches what is not there";
            if (touches[i].kind == Touch::Kind::Button && game.buttons[touches[i].button].isByBoard() &&
                !isOnBoardOf(action, touches.subspan(i + 1)))
                return "a button of single boards without a cell of the action's board behind it";
            const auto next = index.next(gesture.tool, touches.first(i));
            if (std::ranges::find(next, touches[i]) == next.end())
                return "the places of a gesture are not offered one after the other";
        }
        const auto whole = index.whole(gesture.tool, touches);
        if (std::ranges::find(whole, action) == whole.end())
            return "its gesture does not find it";
        if (whole.size() == 1 && m_game.intended(m_position, gesture) != action)
            return "its gesture is taken to mean something else";
        return {};
    }

    /** Playing tells everything that happens. */
    QString applying()
    {
        const Contents before = m_game.contents(m_position);
        for (const Action& action : m_dice.some(m_legal, kActionsLookedAt)) {
            const Successor next = m_game.apply(m_position, action);
            const QString fault = replayFault(m_game, before, next.effects, m_game.contents(next.position));
            if (!fault.isEmpty())
                return quoted(m_game.text(m_position, action)) + ": " + fault;
            if (next.outcome != m_game.outcome(next.position))
                return quoted(m_game.text(m_position, action)) + " leads to an outcome that is not the position's";
            const auto taken = m_game.take(m_position, action);
            if (m_game.why(m_position, action) || !taken)
                return quoted(m_game.text(m_position, action)) + " is legal and refused";
            if (m_game.write(taken->position) != m_game.write(next.position) || taken->outcome != next.outcome ||
                taken->onTurn != m_game.onTurn(next.position) || taken->actor != m_game.actor(m_position, action) ||
                before.players[taken->side.index] != taken->actor || !taken->turns.contains(taken->side))
                return quoted(m_game.text(m_position, action)) + " is taken otherwise than applied";
        }
        return {};
    }

    QString counting()
    {
        if (m_game.perft(m_position, 0) != 1 || m_game.perft(m_position, 1) != m_actions.size())
            return "perft of one ply is not the number of actions";
        if (m_actions.size() > kMostForPerft)
            return {};
        std::uint64_t sum = 0;
        for (const Action& action : m_actions)
            sum += m_game.perft(m_game.apply(m_position, action).position, 1);
        return m_game.perft(m_position, 2) == sum ? "" : "perft of two plies is not the sum of those of one";
    }

    /** What may not be played is refused with a sentence. */
    QString refusals()
    {
        for (int i = 0; i < kMutations; ++i) {
            const std::string text = mutatedAction(m_game, m_texts, m_dice);
            const auto action = m_game.parse(m_position, text);
            if (!action) {
                if (!isSentence(action.error()))
                    return quoted(text) + " is not read, and no reason is given";
                continue;
            }
            const std::string written = m_game.text(m_position, *action);
            const auto again = m_game.parse(m_position, written);
            if (!again || *again != *action)
                return quoted(text) + " is written " + quoted(written) + " and then read otherwise";
            const auto refusal = m_game.why(m_position, *action);
            if (refusal.has_value() == isLegal(*action) ||
                refusal.has_value() == bool(m_game.take(m_position, *action)))
                return quoted(text) + (refusal ? " is legal and refused" : " is neither legal nor refused");
            if (refusal && (!isSentence(refusal->sentence) ||
                            !std::ranges::all_of(refusal->cells, [this](Cell cell) { return isCell(cell); })))
                return quoted(text) + " is refused with what cannot be shown";
        }
        return {};
    }

    QString targets()
    {
        for (std::uint16_t index = 0; index < m_game.board().cellCount(); ++index) {
            auto targets = m_game.targets(m_position, Cell{index});
            std::ranges::sort(targets);
            if (std::ranges::adjacent_find(targets) != targets.end() ||
                !std::ranges::all_of(targets, [this](const Target& one) { return isCell(one.cell); }))
                return "targets from " + QString::fromStdString(m_game.board().name(Cell{index})) +
                       " are doubled or no cells";
        }
        // Jumps may be shown one by one; markers that move, and other kinds of actions, have hands of their own.
        const auto pieces = m_game.contents(m_position).pieces;
        for (const Action& action : m_dice.some(m_actions, kActionsLookedAt)) {
            if ((action.kind != Action::Kind::Step && action.kind != Action::Kind::Capture) ||
                !std::ranges::binary_search(pieces, action.from, {}, &PlacedPiece::cell))
                continue;
            const auto targets = m_game.targets(m_position, action.from);
            if (std::ranges::find(targets, action.to, &Target::cell) == targets.end())
                return quoted(m_game.text(m_position, action)) + " goes where no target is shown";
        }
        return {};
    }

    /** A side that leaves the game takes no other with it, and is told of. */
    QString retiring()
    {
        const Contents before = m_game.contents(m_position);
        for (std::uint8_t index = 0; index < m_game.description().sides.size(); ++index) {
            const Side side{index};
            if (!m_game.canRetire(m_position, side))
                continue;
            for (const Retire how : {Retire::Resigned, Retire::FlagFell}) {
                const Successor next = m_game.retire(m_position, side, how);
                const QString fault = replayFault(m_game, before, next.effects, m_game.contents(next.position));
                if (!fault.isEmpty())
                    return QString::fromStdString(m_game.description().side(side).name) + " retires: " + fault;
                if (!next.outcome.decided() && m_game.canRetire(next.position, side))
                    return QString::fromStdString(m_game.description().side(side).name) + " could retire twice";
            }
        }
        return {};
    }

    /** Each action has a short text of its own, which means that action and no other, whatever letters it is in. */
    QString shortTexts()
    {
        const ShortTexts texts(m_game, m_position, m_actions);
        for (const PieceLetters& letters :
             {englishLetters(m_game.description()), figurineLetters(m_game.description())}) {
            std::vector<std::string> all;
            for (const Action& action : m_actions)
                all.push_back(texts.bare(action, letters));
            std::ranges::sort(all);
            if (const auto twice = std::ranges::adjacent_find(all); twice != all.end())
                return test::quoted(*twice) + " is the short text of two actions";
            for (const Action& action : m_dice.some(m_actions, kActionsReadBack)) {
                const std::string text = texts.text(action, letters);
                const std::vector only{action};
                if (!text.starts_with(texts.bare(action, letters)))
                    return quoted(text) + " does not begin as it is written without signs";
                if (actionsInShort(m_game, m_position, m_actions, text, letters) != only)
                    return quoted(text) + " is not read as what it was written for";
                if (const auto typed = actionsTyped(m_game, m_position, m_actions, text);
                    typed.actions != only || typed.areBegun)
                    return quoted(text) + " means something else when it is typed";
            }
        }
        return {};
    }

    const Game& m_game;
    const Position& m_position;
    Dice& m_dice;
    SeatSet m_onTurn;
    std::vector<Action> m_actions;
    std::vector<Action> m_legal; ///< and what may be done out of turn
    std::vector<std::string> m_texts;
};

template <class List, class Member> bool hasDoubles(const List& list, Member member)
{
    for (auto one = list.begin(); one != list.end(); ++one) {
        if (std::ranges::find(std::next(one), list.end(), std::invoke(member, *one), member) != list.end())
            return true;
    }
    return false;
}

/** What editors and layouts take for granted of all boards of a table. */
QString faultInBoards(const GameDescription& about)
{
    const Board& board = about.board;
    for (const Face& face : board.faces()) {
        if (face.shape != board.faces().front().shape)
            return "boards of several shapes";
    }
    for (std::size_t face = 0; face < board.faces().size(); ++face) {
        const auto sides = std::ranges::count(about.sides, static_cast<int>(face), &SideInfo::face);
        if (sides == 0 || sides != std::ranges::count(about.sides, 0, &SideInfo::face))
            return "not the same number of sides on each board, or none";
    }
    for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
        if (!isCellName(board.shortName(Cell{index})))
            return "a cell that is not called by a letter and digits: " + QString::fromStdString(board.name({index}));
    }
    return {};
}

/** What the window tells and asks about buttons. */
QString faultInButtons(const GameDescription& about)
{
    for (const ButtonInfo& button : about.buttons) {
        const QString name = QString::fromStdString(button.name.english());
        if (name.isEmpty())
            return "a button without a name";
        if (button.isByBoard() && (about.board.faces().size() < 2 || button.hint.empty() || button.question.empty()))
            return name + " is of single boards: several boards, a hint and a question are needed";
    }
    return {};
}

/** A set to cut out has all that can come onto the boards. */
QString faultInKit(const Game& game)
{
    const Contents start = game.contents(game.start());
    const auto& kinds = game.description().kinds;
    for (std::uint8_t index = 0; index < kinds.size(); ++index) {
        const PieceKind kind{index};
        const bool stands =
            std::ranges::any_of(start.pieces, [&](const PlacedPiece& one) { return one.piece.kind == kind; }) ||
            std::ranges::find(start.markers, kind, &Marker::kind) != start.markers.end();
        if (!stands && kinds[index].inKit < 1)
            return QString::fromStdString(kinds[index].name.english()) +
                   " does not stand at the start: how many of it are in a kit?";
    }
    return {};
}

} // namespace

QString faultAt(const Game& game, const Position& position, Dice& dice)
{
    const QString fault = Spot(game, position, dice).fault();
    return fault.isEmpty() ? fault : fault + " [" + setupText(game, position) + ']';
}

QString faultInDescription(const Game& game)
{
    const GameDescription& about = game.description();
    if (hasDoubles(about.seats, &SeatInfo::name) || hasDoubles(about.seats, &SeatInfo::badge) ||
        hasDoubles(about.sides, &SideInfo::name) || hasDoubles(about.kinds, &KindInfo::letter) ||
        hasDoubles(about.groups, &GroupInfo::name))
        return "two seats, sides, kinds or groups with one name";
    if (about.tools.empty() || about.seats.empty() || about.board.faces().empty())
        return "nothing to play with";
    SeatSet inTeams;
    for (const SeatSet team : about.teams) {
        for (const Seat seat : team) {
            if (inTeams.contains(seat))
                return "a seat in two teams";
            inTeams.insert(seat);
        }
    }
    if (inTeams != SeatSet::firstOnes(static_cast<int>(about.seats.size())))
        return "a seat in no team";
    for (const SideInfo& side : about.sides) {
        const auto isArmy = [&](const GroupInfo& group) {
            return group.kind == GroupInfo::Kind::Pieces && about.side(group.side).name == side.name;
        };
        if (side.seat.index >= about.seats.size())
            return "a side that nobody plays";
        if (std::ranges::count_if(about.groups, isArmy) != 1 || side.face < 0 ||
            side.face >= static_cast<int>(about.board.faces().size()))
            return "a side without its group or its board";
    }
    if (std::ranges::count(about.groups, GroupInfo::Kind::Turn, &GroupInfo::kind) != 1)
        return "no group says who is on turn";
    for (const QString& fault : {faultInBoards(about), faultInButtons(about), faultInKit(game)}) {
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

QString faultInProblems(const SetupProblems& problems)
{
    if (problems.empty())
        return "refused without a problem";
    for (const SetupProblem& problem : problems) {
        if (!isSentence(problem.message))
            return "a problem without a sentence: " + QString::fromStdString(english(problem));
        if (problem.group.empty() && !problem.item.empty())
            return "a problem with an item of no group: " + QString::fromStdString(english(problem));
    }
    return {};
}

} // namespace ringford::test
