// SPDX-License-Identifier: GPL-3.0-or-later
// The fast rules beside slow ones that were written apart: games from the start and from drawn positions, under all
// options.
#include "tests/support/Dice.h"
#include "tests/support/Effort.h"
#include "tests/support/GameRows.h"
#include "tests/support/SlowComparison.h"
#include "tests/support/SlowLongchess.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr int kGames = 1;
const int kPositions = cases(10, 2);
const int kPlies = cases(40, 8);
constexpr int kPliesFromDrawn = 12;

bool isOn(const Game& game, const char* option)
{
    return findOption(game.description().options, option) == "on";
}

/** Draws a position in which much may stand anywhere. Many are refused. */
class SetupDraw {
public:
    SetupDraw(const Game& game, Dice& dice) : m_game(game), m_dice(dice), m_seats(game.description().seats)
    {
        const Board& board = game.board();
        const Place middle = board.place(anyCell());
        const int span =
            dice.oneIn(4) ? 40 : 3 + static_cast<int>(dice.below(5)); // near one another, so that something happens
        for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
            if (std::abs(board.place(Cell{index}).column - middle.column) <= span)
                m_cells.push_back(board.name(Cell{index}));
        }
    }

    std::string line()
    {
        std::string out;
        std::string text;
        for (const SeatInfo& seat : m_seats)
            text += army(seat, out);
        text += "turn: " + m_dice.among(m_seats).name + out;
        if (isOn(m_game, "mines"))
            text += lists("; mines:", 4, true);
        if (isOn(m_game, "artillery"))
            text += lists("; shells:", 3, false);
        if (isOn(m_game, "artillery") && m_dice.oneIn(4))
            text += "; firing: " + m_dice.among(m_seats).name;
        return m_dice.oneIn(5) ? text + "; quiet: 7" : text;
    }

private:
    Cell anyCell()
    {
        return Cell{static_cast<std::uint16_t>(m_dice.below(static_cast<std::size_t>(m_game.board().cellCount())))};
    }
    std::string takeCell()
    {
        if (m_cells.empty())
            return m_game.board().name(anyCell());
        const std::size_t at = m_dice.below(m_cells.size());
        const std::string cell = m_cells[at];
        m_cells.erase(m_cells.begin() + static_cast<std::ptrdiff_t>(at));
        return cell;
    }

    std::string army(const SeatInfo& seat, std::string& out)
    {
        std::string text = seat.name + ':';
        const bool isOut = m_seats.size() > 2 && m_dice.oneIn(6);
        std::string last;
        for (auto rest = isOut ? 0 : 1 + m_dice.below(9); rest > 0; --rest) {
            last = takeCell();
            text += std::string(" ") + m_dice.characterOf("RRNNBBPPPPPP") + last;
        }
        if (isOut)
            out += (out.empty() ? "; out: " : " ") + seat.name;
        if (!isOut && isOn(m_game, "artillery") && !m_dice.oneIn(3))
            text += " A" + takeCell();
        if (findOption(m_game.description().options, "mode") == "ctf")
            text += " F" + flagCell(last);
        return text + "; ";
    }

    /** Anywhere, at home, or under a piece. */
    std::string flagCell(const std::string& piece)
    {
        switch (m_dice.below(4)) {
        case 0: return m_game.board().name(anyCell());
        case 1: return piece.empty() ? takeCell() : piece;
        case 2: {
            const auto& keep = m_dice.among(m_game.board().faces().front().keeps);
            const auto within = [&](int first, int count) {
                return static_cast<std::int16_t>(first +
                                                 static_cast<int>(m_dice.below(static_cast<std::size_t>(count))));
            };
            return m_game.board().name(
                *m_game.board().at({0, within(keep.column, keep.columns), within(keep.row, keep.rows)}));
        }
        default: return takeCell();
        }
    }

    std::string lists(const std::string& group, std::size_t most, bool isNear)
    {
        std::string text;
        for (const SeatInfo& seat : m_seats) {
            std::string cells;
            for (auto rest = m_dice.below(most + 1); rest > 0; --rest)
                cells += (cells.empty() ? "" : ",") + (isNear ? takeCell() : m_game.board().name(anyCell()));
            if (!cells.empty())
                text += ' ' + seat.name + '=' + cells;
        }
        return text.empty() ? text : group + text;
    }

    const Game& m_game;
    Dice& m_dice;
    const std::vector<SeatInfo>& m_seats;
    std::vector<std::string> m_cells;
};

/** Where the two differ in a position; nothing where they agree. */
QString difference(const Game& game, const Position& position, const SlowLongchess& slow)
{
    if (const QString found = differenceInTexts(game, position, slow); !found.isEmpty())
        return found;
    const SeatSet onTurn = game.onTurn(position);
    if (slow.isDecided() ? !onTurn.empty() : onTurn != SeatSet(Seat{static_cast<std::uint8_t>(slow.turn())}))
        return "turn";
    return {};
}

/** What has occurred in all games, so that nobody compares what never happens. */
std::set<std::string>& occurred()
{
    static std::set<std::string> kinds;
    return kinds;
}

void note(const SlowLongchess& slow, const std::string& action, const std::vector<Effect>& effects)
{
    const std::string status = slow.status();
    if (slow.isDecided())
        occurred().insert(status.substr(status.find('(')));
    for (const char* part : {"*", "~", "-off", "Cx", "Cy", "mine:", "fire:done"}) {
        if (action.find(part) != std::string::npos)
            occurred().insert(part);
    }
    for (const auto& [kind, name] :
         {std::pair(Effect::Kind::SetBack, "set back"), std::pair(Effect::Kind::FlagTaken, "flag taken"),
          std::pair(Effect::Kind::FlagDropped, "flag dropped"), std::pair(Effect::Kind::WentOff, "mine"),
          std::pair(Effect::Kind::Landed, "shell"), std::pair(Effect::Kind::Killed, "killed"),
          std::pair(Effect::Kind::FlagHome, "flag home"), std::pair(Effect::Kind::SeatOut, "out")}) {
        if (std::ranges::any_of(effects, [kind = kind](const Effect& effect) { return effect.kind == kind; }))
            occurred().insert(name);
    }
}

/** Draws what is to be played: what is rare half of the time, shells seldom. */
std::string drawnText(const std::set<std::string>& actions, Dice& dice)
{
    std::vector<std::string> all;
    std::vector<std::string> rare;
    for (const std::string& text : actions) {
        const bool isShell = text.starts_with("fire:") && text != "fire:done";
        if (!isShell || dice.oneIn(30))
            all.push_back(text);
        const bool isRare = text.find_first_of("x*~C") != std::string::npos || text.ends_with("-off");
        if (isRare || text == "fire:done")
            rare.push_back(text);
    }
    if (all.empty())
        return *actions.begin();
    return dice.among(!rare.empty() && dice.oneIn(2) ? rare : all);
}

/** Plays on at random in both, with seats that leave. */
QString differenceWhilePlaying(const Game& game, Position position, int plies, Dice& dice)
{
    SlowLongchess slow(game.write(position), game.description().options);
    for (int ply = 0; ply <= plies; ++ply) {
        const QString where = " at ply " + QString::number(ply) + " [" + setupText(game, position) + ']';
        if (const QString found = difference(game, position, slow); !found.isEmpty())
            return found + where;
        if (slow.isDecided())
            break;
        if (dice.oneIn(25)) {
            const Side side{static_cast<std::uint8_t>(dice.below(slow.names().size()))};
            if (game.canRetire(position, side) != slow.isIn(side.index))
                return "who may retire" + where;
            if (!slow.isIn(side.index))
                continue;
            const bool resigns = dice.oneIn(2);
            const Successor next = game.retire(position, side, resigns ? Retire::Resigned : Retire::FlagFell);
            slow.retire(side.index, resigns ? "resigned" : "time");
            position = next.position;
            note(slow, "", next.effects);
            if (game.status(next.outcome) != slow.status())
                return "status after retiring, slow: " + QString::fromStdString(slow.status()) + where;
            if (slow.isDecided())
                break;
            continue;
        }
        const std::string text = drawnText(slow.actions(), dice);
        const auto action = game.parse(position, text);
        if (!action || game.why(position, *action))
            return "refused: " + QString::fromStdString(text) + where;
        const Successor next = game.apply(position, *action);
        position = next.position;
        slow.play(text);
        note(slow, text, next.effects);
        if (const QString found = difference(game, position, slow); !found.isEmpty())
            return found + " after " + QString::fromStdString(text) + where;
    }
    return {};
}

/** All options that go together; of the places that captured pieces are set back some. */
std::vector<OptionValues> combinations()
{
    std::vector<OptionValues> found{{}};
    const auto add = [&found](const char* option, std::initializer_list<const char*> values) {
        std::vector<OptionValues> more;
        for (const OptionValues& options : found) {
            for (const char* value : values) {
                more.push_back(options);
                more.back().push_back({option, value});
            }
        }
        found = more;
    };
    add("mode", {"ctf", "ctm"});
    add("teams", {"2", "4"});
    add("central", {"pause", "nopause", "none"});
    add("range", {"on", "off"});
    add("capture", {"lethal", "1", "5", "17"});
    add("mines", {"off", "on"});
    add("artillery", {"off", "on"});
    add("victory", {"first", "last"});
    return found;
}

} // namespace

class TestLongchessGeneration : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const OptionValues& options : combinations())
            m_games.add(options);
        // Two teams for flags, for the map; four teams.
        QCOMPARE(m_games.size(), std::size_t{3 * 2 * 4 * 2 * 2 + 3 * 2 * 4 * 2 + 2 * 4 * 2 * 2 * 2});
    }

    void gamesFromTheStart_data() { m_games.addRows(); }
    void gamesFromTheStart()
    {
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            Dice dice(seed);
            const QString found = differenceWhilePlaying(m_games.game(), m_games.game().start(), kPlies, dice);
            QVERIFY2(found.isEmpty(), qPrintable(found));
        }
    }

    void gamesFromDrawnPositions_data() { m_games.addRows(); }
    void gamesFromDrawnPositions()
    {
        Dice dice(100 + m_games.row());
        for (int taken = 0; taken < kPositions;) {
            const auto position = positionOf(m_games.game(), SetupDraw(m_games.game(), dice).line());
            if (!position)
                continue;
            ++taken;
            const QString found = differenceWhilePlaying(m_games.game(), *position, kPliesFromDrawn, dice);
            QVERIFY2(found.isEmpty(), qPrintable(found));
        }
    }

    void allThatTheRulesKnowOccurred()
    {
        if (QTest::currentTestFailed())
            return;
        for (const char* kind : {"(annihilated)",
                                 "(flag)",
                                 "(last-player)",
                                 "(resigned)",
                                 "(time)",
                                 "*",
                                 "-off",
                                 "Cx",
                                 "Cy",
                                 "fire:done",
                                 "flag dropped",
                                 "flag home",
                                 "flag taken",
                                 "killed",
                                 "mine",
                                 "mine:",
                                 "out",
                                 "set back",
                                 "shell",
                                 "~"})
            QVERIFY2(occurred().contains(kind), kind);
    }

private:
    GameRows m_games{"longchess"};
};

RINGFORD_TEST(TestLongchessGeneration)
#include "test_longchess_generation.moc"
