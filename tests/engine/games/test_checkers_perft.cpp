// SPDX-License-Identifier: GPL-3.0-or-later
// The fast rules of choice checkers beside slow ones that follow the rule book word by word.
#include "engine/games/Registry.h"
#include "engine/games/checkers/CheckersGame.h"
#include "engine/rules/Perft.h"
#include "tests/support/Dice.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"
#include "tests/support/heap/CountedHeap.h"

#include <QTest>

#include <array>
#include <set>

using namespace ringford;
using namespace ringford::test;

namespace {

/** A board as one would draw it: M and K are white's pieces, m and k black's, a dot is an empty square. */
struct SlowBoard {
    std::array<std::array<char, 8>, 8> squares; ///< by rank and file
    bool isWhiteOnTurn = true;

    SlowBoard()
    {
        for (auto& rank : squares)
            rank.fill('.');
    }

    bool isInside(int file, int rank) const { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }
    char at(int file, int rank) const
    {
        return squares[static_cast<std::size_t>(rank)][static_cast<std::size_t>(file)];
    }
    char& at(int file, int rank) { return squares[static_cast<std::size_t>(rank)][static_cast<std::size_t>(file)]; }
    bool isOwn(char piece) const { return isWhiteOnTurn ? piece == 'M' || piece == 'K' : piece == 'm' || piece == 'k'; }
    bool isEnemy(char piece) const { return piece != '.' && !isOwn(piece); }
};

std::string squareName(int file, int rank)
{
    return {static_cast<char>('a' + file), static_cast<char>('1' + rank)};
}

/** Everything that can be played, by its text, with the board that it leads to. */
using SlowActions = std::map<std::string, SlowBoard>;

class SlowRules {
public:
    explicit SlowRules(const SlowBoard& board) : m_board(board) {}

    SlowActions actions()
    {
        if (!hasPieces(true) || !hasPieces(false))
            return {}; // all captured
        for (int file = 0; file < 8; ++file) {
            for (int rank = 0; rank < 8; ++rank) {
                if (m_board.isOwn(m_board.at(file, rank)))
                    movePiece(file, rank);
            }
        }
        return m_found;
    }

private:
    bool hasPieces(bool white) const
    {
        for (const auto& rank : m_board.squares) {
            for (const char piece : rank) {
                if (piece != '.' && (piece == 'M' || piece == 'K') == white)
                    return true;
            }
        }
        return false;
    }

    void movePiece(int file, int rank)
    {
        const char piece = m_board.at(file, rank);
        const bool isKing = piece == 'K' || piece == 'k';
        const int forward = m_board.isWhiteOnTurn ? 1 : -1;
        for (const int up : {forward, -forward}) {
            if (up != forward && !isKing)
                continue;
            for (const int side : {-1, 1}) {
                if (m_board.isInside(file + side, rank + up) && m_board.at(file + side, rank + up) == '.')
                    end(piece, file, rank, file + side, rank + up, {},
                        squareName(file, rank) + '-' + squareName(file + side, rank + up));
            }
        }
        jumpOn(piece, {file, rank}, {file, rank}, {}, squareName(file, rank));
    }

    /** Tries every jump that can follow, for a piece that has come from `start` to `at`. */
    void jumpOn(char piece, std::pair<int, int> start, std::pair<int, int> at, std::set<std::pair<int, int>> jumped,
                const std::string& text)
    {
        const bool isKing = piece == 'K' || piece == 'k';
        for (const int up : {-1, 1}) {
            if (!isKing && (up == 1) != m_board.isWhiteOnTurn)
                continue;
            for (const int side : {-1, 1}) {
                const std::pair over{at.first + side, at.second + up};
                const std::pair to{at.first + 2 * side, at.second + 2 * up};
                if (!m_board.isInside(to.first, to.second) || jumped.contains(over) ||
                    !m_board.isEnemy(m_board.at(over.first, over.second)))
                    continue;
                // Jumped pieces still stand; the cell that the jumper left counts as empty.
                if (to != start && m_board.at(to.first, to.second) != '.')
                    continue;
                auto more = jumped;
                more.insert(over);
                const std::string longer = text + 'x' + squareName(to.first, to.second);
                end(piece, start.first, start.second, to.first, to.second, more, longer);
                if (isKing || to.second != lastRank())
                    jumpOn(piece, start, to, more, longer);
            }
        }
    }

    int lastRank() const { return m_board.isWhiteOnTurn ? 7 : 0; }

    void end(char piece, int file, int rank, int toFile, int toRank, const std::set<std::pair<int, int>>& jumped,
             const std::string& text)
    {
        SlowBoard next = m_board;
        next.at(file, rank) = '.';
        for (const auto& [overFile, overRank] : jumped)
            next.at(overFile, overRank) = '.';
        const bool isCrowned = toRank == lastRank();
        next.at(toFile, toRank) = isCrowned ? (m_board.isWhiteOnTurn ? 'K' : 'k') : piece;
        next.isWhiteOnTurn = !m_board.isWhiteOnTurn;
        m_found[text] = next;
    }

    const SlowBoard m_board;
    SlowActions m_found;
};

std::uint64_t slowPerft(const SlowBoard& board, int depth)
{
    if (depth == 0)
        return 1;
    std::uint64_t leaves = 0;
    for (const auto& [text, next] : SlowRules(board).actions())
        leaves += slowPerft(next, depth - 1);
    return leaves;
}

SlowBoard drawnBoard(Dice& dice)
{
    SlowBoard board;
    board.isWhiteOnTurn = dice.oneIn(2);
    const std::size_t density = 2 + dice.below(5);
    for (int rank = 0; rank < 8; ++rank) {
        for (int file = rank % 2; file < 8; file += 2) {
            if (!dice.oneIn(density))
                continue;
            const char piece = dice.characterOf("MmKk");
            const bool isOnLastRank = (piece == 'M' && rank == 7) || (piece == 'm' && rank == 0);
            board.at(file, rank) = isOnLastRank ? '.' : piece;
        }
    }
    return board;
}

std::string setupLine(const SlowBoard& board)
{
    std::string white;
    std::string black;
    for (int file = 0; file < 8; ++file) {
        for (int rank = 0; rank < 8; ++rank) {
            const char piece = board.at(file, rank);
            if (piece == 'M' || piece == 'K')
                white += ' ' + std::string(1, piece) + squareName(file, rank);
            else if (piece != '.')
                black += ' ' + std::string(1, piece == 'm' ? 'M' : 'K') + squareName(file, rank);
        }
    }
    return "white:" + white + "; black:" + black + "; turn: " + (board.isWhiteOnTurn ? "white" : "black");
}

checkers::State stateOf(const SlowBoard& board)
{
    return *checkers::CheckersGame().read(*readSetup(setupLine(board)));
}

} // namespace

class CheckersPerftTest : public QObject {
    Q_OBJECT

private slots:
    void sameActionsAsTheSlowRules()
    {
        const auto made = *Registry::standard().create("checkers", {});
        const Game& game = *made;
        Dice dice(1);
        int rows = 0;
        for (int i = 0; i < 3000; ++i) {
            const SlowBoard board = drawnBoard(dice);
            const auto position = positionOf(game, setupLine(board));
            if (!position)
                continue; // no piece at all
            QStringList slow;
            for (const auto& [text, next] : SlowRules(board).actions()) {
                slow << QString::fromStdString(text);
                rows += text.size() > 5;
                const auto action = game.parse(*position, text);
                QVERIFY2(action && !game.why(*position, *action), text.c_str());
                std::string after = setupText(game, game.apply(*position, *action).position).toStdString();
                after.erase(std::min(after.find("; quiet"), after.size()));
                QCOMPARE(QString::fromStdString(after), setupText(game, *positionOf(game, setupLine(next))));
            }
            QCOMPARE(sortedTexts(game, *position, game.actions(*position)), slow);
        }
        QVERIFY2(rows > 300, "the drawn boards have too few rows of jumps");
    }

    void samePerftAsTheSlowRules()
    {
        const checkers::CheckersRules rules;
        Dice dice(2);
        for (int i = 0; i < 150; ++i) {
            const SlowBoard board = drawnBoard(dice);
            if (setupLine(board).starts_with("white:; black:;"))
                continue;
            for (int depth = 0; depth <= 3; ++depth)
                QCOMPARE(perft(rules, stateOf(board), depth, {}), slowPerft(board, depth));
        }
    }

    void generatedMovesAreCounted()
    {
        const checkers::CheckersRules rules;
        Dice dice(3);
        for (int i = 0; i < 3000; ++i) {
            const SlowBoard board = drawnBoard(dice);
            if (setupLine(board).starts_with("white:; black:;"))
                continue;
            const checkers::State state = stateOf(board);
            checkers::CheckersRules::Moves moves;
            rules.generate(state, moves);
            QCOMPARE(rules.count(state), std::uint64_t{moves.size()});
            QCOMPARE(rules.outcome(state).decided(), moves.empty());
        }
    }

    void theMostMovesFitTheList()
    {
        // A king on each cell of a full lattice of enemies: the longest rows of jumps that a position can have.
        SlowBoard board;
        for (int rank = 0; rank < 8; ++rank) {
            for (int file = rank % 2; file < 8; file += 2)
                board.at(file, rank) = rank % 2 == 1 && rank < 7 && file < 7 && file > 0 ? 'k' : '.';
        }
        board.at(2, 0) = 'K';
        board.at(4, 4) = 'K';
        board.at(0, 6) = 'K';
        const checkers::State state = stateOf(board);
        checkers::CheckersRules::Moves moves;
        checkers::CheckersRules().generate(state, moves);
        QCOMPARE(std::uint64_t{moves.size()}, slowPerft(board, 1));
        QVERIFY(moves.size() > 60);
    }

    void nothingIsAllocatedPerNode()
    {
        const checkers::CheckersRules rules;
        const checkers::State start = rules.start();
        (void)perft(rules, start, 2, {}); // whatever is made once is made now
        const std::uint64_t before = allocations();
        const std::uint64_t leaves = perft(rules, start, 6, {});
        const std::uint64_t after = allocations();
        QCOMPARE(leaves, std::uint64_t{235781});
        QCOMPARE(after - before, std::uint64_t{1}); // the plies, all at once
    }

    void perftStopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        const checkers::CheckersRules rules;
        QVERIFY(perft(rules, rules.start(), 9, stop.get_token()) < 1000000);
    }
};

RINGFORD_TEST(CheckersPerftTest)
#include "test_checkers_perft.moc"
