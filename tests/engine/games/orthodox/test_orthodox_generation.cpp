// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/BoardBuilder.h"
#include "engine/board/SquareBoards.h"
#include "engine/games/chess/Notation.h"
#include "engine/games/orthodox/OrthodoxGame.h"
#include "engine/rules/Perft.h"
#include "tests/support/TestProgram.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <set>

using namespace ringford;
using chess::Army;
using chess::Kind;
using orthodox::State;

namespace {

using Texts = std::set<std::string>;

/**
 * A second, slow set of rules to compare with: pieces in a map, walks along the board graph, every move tried and
 * looked at for an attacked king. It shares nothing with the cell sets but the state it starts from.
 */
class SlowRules {
public:
    explicit SlowRules(const State& state) : m_turn(state.turn)
    {
        for (std::uint16_t index = 0; index < board().cellCount(); ++index) {
            if (const auto man = state.men.at(static_cast<chess::Spot>(index)))
                m_men[Cell{index}] = *man;
        }
        if (state.enPassant != 0)
            m_passed = orthodox::kBoard.cell(chess::first(state.enPassant));
        for (std::size_t i = 0; i < 4; ++i)
            m_mayCastle[i] = (state.castling >> i & 1) != 0;
    }

    Texts legal() const
    {
        Texts texts;
        for (const auto& [from, man] : m_men) {
            if (man.army != m_turn)
                continue;
            for (const Cell to : reached(from, man)) {
                if (staysSafe(from, to))
                    addTexts(texts, from, to);
            }
        }
        addCastling(texts);
        return texts;
    }

    static const Board& board()
    {
        static const Board kBoard = buildSquareBoards({});
        return kBoard;
    }

private:
    using Men = std::map<Cell, chess::Man>;

    static int rankOf(Cell cell) { return board().place(cell).row; }
    static Direction ahead(Army army) { return army == Army::White ? Direction::North : Direction::South; }
    static Direction turned(Direction direction, int eighths)
    {
        return static_cast<Direction>((static_cast<int>(direction) + eighths + 8) % 8);
    }

    std::vector<Cell> attacked(const Men& men, Cell from, chess::Man man) const
    {
        std::vector<Cell> cells;
        if (man.kind == Kind::Knight) {
            const auto leaps = board().knightLeaps(from);
            return {leaps.begin(), leaps.end()};
        }
        for (int d = 0; d < kDirectionCount; ++d) {
            const auto heading = static_cast<Direction>(d);
            const bool diagonal = d % 2 == 1;
            if ((man.kind == Kind::Rook && diagonal) || (man.kind == Kind::Bishop && !diagonal))
                continue;
            if (man.kind == Kind::Pawn && heading != turned(ahead(man.army), 1) &&
                heading != turned(ahead(man.army), -1))
                continue;
            for (const Cell cell : board().ray(from, heading)) {
                cells.push_back(cell);
                if (men.contains(cell) || man.kind == Kind::King || man.kind == Kind::Pawn)
                    break;
            }
        }
        return cells;
    }

    std::vector<Cell> reached(Cell from, chess::Man man) const
    {
        std::vector<Cell> cells;
        for (const Cell cell : attacked(m_men, from, man)) {
            const auto there = m_men.find(cell);
            const bool enemy = there != m_men.end() && there->second.army != man.army;
            if (enemy || (man.kind == Kind::Pawn ? m_passed == cell : there == m_men.end()))
                cells.push_back(cell);
        }
        if (man.kind == Kind::Pawn) {
            const int home = man.army == Army::White ? 1 : 6;
            const auto ray = board().ray(from, ahead(man.army));
            for (std::size_t i = 0;
                 i < std::min<std::size_t>(ray.size(), rankOf(from) == home ? 2 : 1) && !m_men.contains(ray[i]); ++i)
                cells.push_back(ray[i]);
        }
        return cells;
    }

    bool isAttacked(const Men& men, Cell cell, Army by) const
    {
        return std::ranges::any_of(men, [&](const auto& entry) {
            return entry.second.army == by && std::ranges::count(attacked(men, entry.first, entry.second), cell) != 0;
        });
    }

    bool staysSafe(Cell from, Cell to) const
    {
        Men men = m_men;
        const chess::Man man = men.at(from);
        if (man.kind == Kind::Pawn && !men.contains(to) && board().place(from).column != board().place(to).column)
            men.erase(board().step(to, ahead(chess::other(m_turn)))->cell);
        men.erase(from);
        men[to] = man;
        const auto king = std::ranges::find_if(men, [&](const auto& entry) {
            return entry.second == chess::Man{m_turn, Kind::King};
        });
        return !isAttacked(men, king->first, chess::other(m_turn));
    }

    void addTexts(Texts& texts, Cell from, Cell to) const
    {
        const bool pawn = m_men.at(from).kind == Kind::Pawn;
        const bool captures = m_men.contains(to) || (pawn && board().place(from).column != board().place(to).column);
        const std::string text = board().name(from) + (captures ? 'x' : '-') + board().name(to);
        if (!pawn || (rankOf(to) != 0 && rankOf(to) != 7))
            texts.insert(text);
        else
            for (const char* promotion : {"=Q", "=R", "=B", "=N"})
                texts.insert(text + promotion);
    }

    void addCastling(Texts& texts) const
    {
        const bool white = m_turn == Army::White;
        const auto cells = [white](std::initializer_list<const char*> files) {
            std::vector<Cell> found;
            for (const std::string file : files)
                found.push_back(*board().find(file + (white ? '1' : '8')));
            return found;
        };
        const auto free = [this](Cell cell) { return !m_men.contains(cell); };
        const auto safe = [this](Cell cell) { return !isAttacked(m_men, cell, chess::other(m_turn)); };
        if (m_mayCastle[white ? 0 : 2] && std::ranges::all_of(cells({"f", "g"}), free) &&
            std::ranges::all_of(cells({"e", "f", "g"}), safe))
            texts.insert("O-O");
        if (m_mayCastle[white ? 1 : 3] && std::ranges::all_of(cells({"b", "c", "d"}), free) &&
            std::ranges::all_of(cells({"c", "d", "e"}), safe))
            texts.insert("O-O-O");
    }

    Men m_men;
    Army m_turn;
    std::optional<Cell> m_passed;
    std::array<bool, 4> m_mayCastle{};
};

Texts listed(const State& state)
{
    orthodox::OrthodoxRules::Moves moves;
    orthodox::OrthodoxRules().generate(state, moves);
    Texts texts;
    for (const chess::Move move : moves)
        texts.insert(chess::writeAction(SlowRules::board(), chess::toAction(state, orthodox::kBoard, move)));
    RC_ASSERT(texts.size() == moves.size());
    return texts;
}

void compareAll(const State& state)
{
    const Texts fast = listed(state);
    RC_ASSERT(fast == SlowRules(state).legal());
    RC_ASSERT(orthodox::OrthodoxRules().count(state) == fast.size());
    RC_ASSERT(perft(orthodox::OrthodoxRules(), state, 1, {}) == fast.size());
}

/**
 * A setup line with pieces anywhere: kings at home more often than not, many pawns, perhaps marks and a pawn that has
 * just passed.
 */
std::string randomSetup()
{
    std::map<std::string, std::string> items; // cell -> side and item
    const auto put = [&](const std::string& cell, char side, const std::string& item) {
        items.emplace(cell, side + item);
    };
    const auto below = [](int end) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, end)); };
    const auto name = [](int index) { return SlowRules::board().name(Cell{static_cast<std::uint16_t>(index)}); };
    const bool atHome = *rc::gen::arbitrary<bool>();
    const int whiteSpot = atHome ? chess::spotOf(4, 0) : below(64);
    const int blackSpot = atHome ? chess::spotOf(4, 7) : (whiteSpot + 1 + below(63)) % 64;
    put(name(whiteSpot), 'w', "K" + name(whiteSpot) + (atHome ? "^" : ""));
    put(name(blackSpot), 'b', "K" + name(blackSpot) + (atHome ? "^" : ""));
    for (const char* corner : {"a1", "h1", "a8", "h8"}) {
        if (*rc::gen::arbitrary<bool>())
            put(corner, corner[1] == '1' ? 'w' : 'b', std::string("R") + corner + "^");
    }
    std::string passed;
    if (*rc::gen::arbitrary<bool>()) {
        const char file = static_cast<char>('a' + below(8));
        passed = std::string("; ep: ") + file + '6';
        put(std::string{file, '5'}, 'b', std::string("P") + file + '5');
    }
    for (int pieces = below(24); pieces > 0; --pieces) {
        const std::string cell = name(below(64));
        const char kind = *rc::gen::elementOf(std::string("PPPPNBRQ"));
        if (kind != 'P' || (cell[1] != '1' && cell[1] != '8'))
            put(cell, *rc::gen::element('w', 'b'), kind + cell);
    }
    std::string white = "white:";
    std::string black = "; black:";
    for (const auto& [cell, item] : items)
        (item[0] == 'w' ? white : black) += ' ' + item.substr(1);
    const bool whiteOnTurn = !passed.empty() || *rc::gen::arbitrary<bool>();
    return white + black + "; turn: " + (whiteOnTurn ? "white" : "black") + passed;
}

} // namespace

class TestOrthodoxGeneration : public QObject {
    Q_OBJECT

private slots:
    void agreesWithSlowRulesInRandomPlay()
    {
        QVERIFY(rc::check("random play", [](const std::vector<std::uint16_t>& choices) {
            const orthodox::OrthodoxRules rules;
            State state = rules.start();
            for (const std::uint16_t choice : choices) {
                orthodox::OrthodoxRules::Moves moves;
                rules.generate(state, moves);
                if (moves.empty())
                    break;
                rules.apply(state, moves[choice % moves.size()], NoEffects{});
            }
            compareAll(state);
        }));
    }

    void agreesWithSlowRulesOnRandomSetups()
    {
        int read = 0;
        QVERIFY(rc::check("random setups", [this, &read] {
            const std::string line = randomSetup();
            const auto state = m_game.read(*readSetup(line));
            RC_PRE(static_cast<bool>(state));
            ++read;
            compareAll(*state);
            RC_ASSERT(comesBack(*state));
            orthodox::OrthodoxRules::Moves moves;
            m_game.rules().generate(*state, moves);
            for (const chess::Move move : moves) {
                State next = *state;
                m_game.rules().apply(next, move, NoEffects{});
                RC_ASSERT(comesBack(next));
                compareAll(next);
            }
        }));
        QVERIFY(read >= 50);
    }

    void enPassantIsMarkedOnlyWhenItCanBeTaken()
    {
        const chess::Move move(chess::spotOf(4, 1), chess::spotOf(4, 3), chess::Form::Double); // e2-e4
        const auto isMarked = [&](const char* setup) {
            State state = *m_game.read(*readSetup(setup));
            m_game.rules().apply(state, move, NoEffects{});
            return state.enPassant == chess::bit(chess::spotOf(4, 2));
        };
        QVERIFY(isMarked("white: Ke1 Pe2; black: Pd4 Ke8; turn: white"));
        QVERIFY(!isMarked("white: Ke1 Pe2; black: Pd5 Ke8; turn: white"));
        QVERIFY2(!isMarked("white: Ke1 Pe2 Rh4; black: Ka4 Pd4; turn: white"), "the rank would be open to the king");
        QVERIFY2(!isMarked("white: Kf1 Pe2 Rd1; black: Pd4 Kd8; turn: white"), "pinned on the file");
        QVERIFY2(!isMarked("white: Bc3 Ke1 Pe2; black: Pd4 Kf6; turn: white"), "pinned on a diagonal");
        QVERIFY2(isMarked("white: Ke1 Pe2 Bg1; black: Ka7 Pd4; turn: white"),
                 "pinned on the diagonal on which it takes");
        QVERIFY2(isMarked("white: Ke1 Pe2; black: Pd4 Kf5; turn: white"), "takes the pawn that gives check");
    }

private:
    bool comesBack(const State& state) const
    {
        const auto read = m_game.read(m_game.write(state));
        RC_LOG() << writeSetup(m_game.write(state)) << '\n' << (read ? "" : english(read.error())) << '\n';
        return read && *read == state;
    }

    const orthodox::OrthodoxGame m_game{{}};
};

RINGFORD_TEST(TestOrthodoxGeneration)
#include "test_orthodox_generation.moc"
