// SPDX-License-Identifier: GPL-3.0-or-later
// The fast rules beside slow ones that were written apart: games from the start and from drawn positions.
#include "tests/support/Dice.h"
#include "tests/support/Effort.h"
#include "tests/support/GameRows.h"
#include "tests/support/SlowComparison.h"
#include "tests/support/SlowStrategic.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

namespace {

const int kPlies = cases(60, 10);
const int kPositions = cases(40, 10);
constexpr int kPliesFromDrawn = 8;

/** Draws a position of few pieces, many of them near the edges. Some are refused. */
std::string drawnSetup(const Game& game, Dice& dice)
{
    std::string text;
    std::string turn = "turn:";
    std::string closed;
    const std::size_t most = dice.oneIn(3) ? 3 : 7; // few, so that somebody has no move at all
    const auto boards = game.board().faces().size();
    for (std::size_t board = 1; board <= boards; ++board) {
        std::vector<std::string> cells;
        for (std::uint16_t index = 0; index < 64; ++index) {
            const bool isEdge = index < 16 || index >= 48;
            if (isEdge || dice.oneIn(3))
                cells.emplace_back(game.board().shortName(Cell{index}));
        }
        const auto piece = [&](char kind) {
            const std::size_t at = dice.below(cells.size());
            const std::string cell = cells[at];
            cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(at));
            return std::string(" ") + kind + cell;
        };
        for (const char army : {'w', 'b'}) {
            text += std::to_string(board) + army + ':' + piece('K');
            for (auto rest = dice.below(most); rest > 0; --rest)
                text += piece(dice.characterOf("QRRBBNNPPP"));
            text += "; ";
        }
        if (boards > 1 && dice.oneIn(8))
            closed += (closed.empty() ? "; closed: " : " ") + std::to_string(board) + '=' + dice.characterOf("wb---");
        else
            turn += ' ' + std::to_string(board) + dice.characterOf("wb");
    }
    return text + turn + closed + (dice.oneIn(4) ? "; quiet: 5" : "");
}

/** Where the two differ in a position; nothing where they agree. */
QString difference(const Game& game, const Position& position, const SlowStrategic& slow)
{
    if (const QString found = differenceInTexts(game, position, slow); !found.isEmpty())
        return found;
    return game.description().names(game.onTurn(position)) == slow.turn() ? "" : "turn";
}

/** What has occurred in all games, so that nobody compares what never happens. */
std::set<std::string>& occurred()
{
    static std::set<std::string> kinds;
    return kinds;
}

void note(const Game& game, const Position& position, const SlowStrategic& slow)
{
    if (slow.isDecided())
        occurred().insert(slow.status().substr(slow.status().find('(')));
    const Contents contents = game.contents(position);
    if (!contents.sidesWaiting.empty())
        occurred().insert("waiting");
    if (!slow.isDecided() && !contents.closed.empty())
        occurred().insert(contents.closed.front().winner ? "won board" : "stalemated board");
    for (const Cell king : contents.checks) {
        const auto at = std::ranges::find(contents.pieces, king, &PlacedPiece::cell);
        if (at != contents.pieces.end() && !contents.sidesOnTurn.contains(at->piece.side))
            occurred().insert("check of who is not on turn");
    }
}

/** Draws what is to be played: captures and crossings half of the time. */
std::string drawnText(const std::set<std::string>& actions, Dice& dice)
{
    const std::vector<std::string> all(actions.begin(), actions.end());
    std::vector<std::string> rare;
    std::ranges::copy_if(all, std::back_inserter(rare), [](const std::string& text) {
        return text.find('x') != std::string::npos || text.find(':', 2) != std::string::npos;
    });
    return dice.among(!rare.empty() && dice.oneIn(2) ? rare : all);
}

/** Plays on at random in both, with sides that leave. */
QString differenceWhilePlaying(const Game& game, Position position, int plies, Dice& dice)
{
    SlowStrategic slow(game.write(position), game.description().options);
    for (int ply = 0; ply <= plies; ++ply) {
        const QString where = " at ply " + QString::number(ply) + " [" + setupText(game, position) + ']';
        if (const QString found = difference(game, position, slow); !found.isEmpty())
            return found + where;
        note(game, position, slow);
        if (slow.isDecided())
            break;
        if (dice.oneIn(30)) {
            const Side side{static_cast<std::uint8_t>(dice.below(game.description().sides.size()))};
            if (game.canRetire(position, side) != slow.isOpen(side.index / 2))
                return "who may retire" + where;
            if (!slow.isOpen(side.index / 2))
                continue;
            const bool resigns = dice.oneIn(2);
            const Successor next = game.retire(position, side, resigns ? Retire::Resigned : Retire::FlagFell);
            slow.retire(side.index / 2, side.index % 2 == 0 ? 'w' : 'b', resigns ? "resigned" : "time");
            position = next.position;
            if (game.status(next.outcome) != slow.status())
                return "status after retiring, slow: " + QString::fromStdString(slow.status()) + where;
            if (slow.isDecided()) {
                occurred().insert(slow.status().substr(slow.status().find('(')));
                break;
            }
            continue;
        }
        const std::string text = drawnText(slow.actions(), dice);
        const auto action = game.parse(position, text);
        if (!action || game.why(position, *action))
            return "refused: " + QString::fromStdString(text) + where;
        if (text.find(':', 2) != std::string::npos)
            occurred().insert(game.take(position, *action)->turns.size() == 2 ? "push" : "pull");
        position = game.apply(position, *action).position;
        slow.play(text);
    }
    return {};
}

} // namespace

class TestStrategicGeneration : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const char* line :
             {"boards=1", "boards=1 ending=all roads=1-8", "boards=2", "boards=2 ending=all roads=none",
              "boards=3 ending=all", "boards=3 roads=3,6-8", "boards=5 ending=all roads=1-8"})
            m_games.add(*readOptions(line));
        QCOMPARE(m_games.size(), std::size_t{7});
    }

    void gamesFromTheStart_data() { m_games.addRows(); }
    void gamesFromTheStart()
    {
        Dice dice(1);
        const QString found = differenceWhilePlaying(m_games.game(), m_games.game().start(), kPlies, dice);
        QVERIFY2(found.isEmpty(), qPrintable(found));
    }

    void gamesFromDrawnPositions_data() { m_games.addRows(); }
    void gamesFromDrawnPositions()
    {
        Dice dice(100 + m_games.row());
        for (int taken = 0; taken < kPositions;) {
            const std::string setup = drawnSetup(m_games.game(), dice);
            const auto position = positionOf(m_games.game(), setup);
            if (!position)
                continue;
            ++taken;
            // What is mate or stalemate when it is read is closed by both.
            const SlowStrategic slow(*readSetup(setup), m_games.game().description().options);
            const QString difference = ::difference(m_games.game(), *position, slow);
            QVERIFY2(difference.isEmpty(), qPrintable(difference + " [" + QString::fromStdString(setup) + ']'));
            const QString found = differenceWhilePlaying(m_games.game(), *position, kPliesFromDrawn, dice);
            QVERIFY2(found.isEmpty(), qPrintable(found));
        }
    }

    void gamesFromRarePositions_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QByteArray>("setup");
        QTest::newRow("a mated board waits for a push")
            << 3 << QByteArray("1w: Kb1; 1b: Kh8 Nh6 Pg8 Pg7 Ph7; 2w: Kg1 Ra8; 2b: Kc6 Pe7; turn: 1b 2w");
        QTest::newRow("nobody can act, and no board is closed")
            << 2
            << QByteArray("1w: Kc5; 1b: Rh1 Nh6 Pg7 Pg8 Ph7 Kh8; 2w: Ka1 Pa2 Na3 Pb1 Pb2 Ra8; 2b: Kf4; turn: 1b 2w");
        QTest::newRow("stalemate") << 0 << QByteArray("1w: Kf7 Qg6; 1b: Kh8; turn: 1b");
    }
    void gamesFromRarePositions()
    {
        QFETCH(const QByteArray, setup);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Dice dice(seed);
            const auto position = positionOf(m_games.game(), setup.toStdString());
            QVERIFY(position);
            const QString found = differenceWhilePlaying(m_games.game(), *position, kPliesFromDrawn, dice);
            QVERIFY2(found.isEmpty(), qPrintable(found));
        }
    }

    void allThatTheRulesKnowOccurred()
    {
        if (QTest::currentTestFailed())
            return;
        for (const char* kind : {"(checkmate)", "(stalemate)", "(deadlock)", "(boards)", "(resigned)", "(time)", "push",
                                 "pull", "waiting", "won board", "stalemated board", "check of who is not on turn"})
            QVERIFY2(occurred().contains(kind), kind);
    }

private:
    GameRows m_games{"strategic"};
};

RINGFORD_TEST(TestStrategicGeneration)
#include "test_strategic_generation.moc"
