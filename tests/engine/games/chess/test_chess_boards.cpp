// SPDX-License-Identifier: GPL-3.0-or-later
// Orthodox chess on one board of several: what is shared must speak of that board, and otherwise be what it is on the
// only one.
#include "engine/board/BoardBuilder.h"
#include "engine/board/SquareBoards.h"
#include "engine/games/chess/Generation.h"
#include "engine/games/chess/Gestures.h"
#include "engine/games/chess/Notation.h"
#include "engine/games/chess/Play.h"
#include "engine/games/chess/Refusals.h"
#include "engine/games/chess/SetupParts.h"
#include "engine/rules/MoveList.h"
#include "engine/rules/NoAction.h"
#include "tests/support/TestProgram.h"

#include <QTest>
#include <rapidcheck.h>

using namespace ringford;
using namespace ringford::chess;

namespace {

constexpr int kBoards = 12;
constexpr BoardPlace kFirst{0};
constexpr BoardPlace kThird{2};
/** Twelve boards, with the sides `1w`, `1b`, `2w` and so on. */
const GameDescription& description()
{
    static const GameDescription kGame = [] {
        GameDescription game;
        game.board = buildSquareBoards({.files = 8, .ranks = 8, .boards = kBoards, .darkCellsOnly = false});
        game.kinds = pieceKinds();
        for (std::uint8_t i = 0; i < 2 * kBoards; ++i) {
            const std::string name = std::to_string(i / 2 + 1) + (i % 2 == 0 ? 'w' : 'b');
            game.sides.push_back({name, Seat{i}, i % 2 == 0 ? Colour::White : Colour::Black, i / 2, 0});
            game.groups.push_back(GroupInfo::pieces(name, false, Side{i}, i / 2));
        }
        return game;
    }();
    return kGame;
}

const Board& board()
{
    return description().board;
}

Spot named(std::string_view cell)
{
    return spotOf(cell[0] - 'a', cell[1] - '1');
}

Move move(std::string_view from, std::string_view to, Form form)
{
    return Move(named(from), named(to), form);
}

std::vector<Move> movesOf(const BoardState& state)
{
    MoveList<Move, 704> moves;
    ListingSink sink(moves);
    visitMoves(state, sink);
    return {moves.begin(), moves.end()};
}

std::vector<Effect> playTold(BoardState& state, Move move, BoardPlace place)
{
    EffectList told;
    Story story(told, place);
    play(state, move, story);
    return told.effects;
}

/** The effects of a move on the first board as they must be on @p place. */
std::vector<Effect> shifted(std::vector<Effect> effects, BoardPlace place)
{
    for (Effect& effect : effects) {
        effect.piece.side = place.side(armyOf(effect.piece.side));
        effect.from = place.cell(spotOf(effect.from));
        if (effect.kind != Effect::Kind::Captured)
            effect.to = place.cell(spotOf(effect.to));
    }
    return effects;
}

/** The third board as a setup line has it, with white on turn. */
struct ThirdBoard {
    explicit ThirdBoard(const char* line) : setup(*readSetup(line)), reader(description(), setup)
    {
        for (const PieceItem& item : reader.pieces())
            addPiece(reader, item, item.suffix == "^", pieces);
        checkKings(reader, description(), kThird, pieces.men);
        if (hasBothKings(pieces.men))
            checkWaitingKing(reader, description(), kThird, pieces, Army::White);
    }

    QString problems() { return QString::fromStdString(english(reader.takeProblems())); }
    BoardState state() const { return {pieces.men, 0, castlingWaysOf(pieces.unmoved), Army::White}; }
    QString why(const char* text) const
    {
        const BoardState now = state();
        const auto action = readAction(board(), kThird, Army::White, text);
        return QString::fromStdString(whyNot({board(), now.men, kThird}, now, *action).sentence.english());
    }

    Setup setup;
    SetupReader reader;
    BoardPieces pieces;
};

} // namespace

class TestChessBoards : public QObject {
    Q_OBJECT

private slots:
    void placesNumberAsBoardsDo()
    {
        for (std::uint16_t index = 0; index < board().cellCount(); ++index) {
            const Cell cell{index};
            const BoardPlace place = BoardPlace::of(cell);
            QCOMPARE(place.face(), static_cast<int>(board().place(cell).face));
            QCOMPARE(place.cell(spotOf(cell)), cell);
            QCOMPARE(board().shortName(cell), std::string_view(board().name(kFirst.cell(spotOf(cell)))).substr(2));
        }
        for (std::uint8_t i = 0; i < description().sides.size(); ++i) {
            const BoardPlace place = BoardPlace::of(Side{i});
            QCOMPARE(place.face(), description().sides[i].face);
            QCOMPARE(place.side(armyOf(Side{i})), Side{i});
        }
    }

    void aMoveIsTheSameOnEveryBoard()
    {
        QVERIFY(rc::check("random play", [](const std::vector<std::uint16_t>& choices) {
            const auto number = static_cast<std::uint8_t>(*rc::gen::inRange(0, kBoards));
            const BoardPlace place{number};
            BoardState state = startingBoard();
            for (const std::uint16_t choice : choices) {
                const std::vector<Move> moves = movesOf(state);
                if (moves.empty())
                    break;
                const Move move = moves[choice % moves.size()];
                const Action action = toAction(state, place, move);
                const std::string text = writeAction(board(), action);
                RC_ASSERT(text ==
                          std::to_string(number + 1) + writeAction(board(), toAction(state, kFirst, move)).substr(1));
                const auto taken = takeBoard(board(), text);
                RC_ASSERT(taken && taken->place == place);
                RC_ASSERT(*readAction(board(), place, state.turn, taken->text) == action);
                BoardState copy = state;
                RC_ASSERT(playTold(state, move, place) == shifted(playTold(copy, move, kFirst), place));
                RC_ASSERT(state == copy);
            }
        }));
    }

    void textsOfSeveralBoards()
    {
        const auto number = [](const Board& boards, const char* text) {
            const auto taken = takeBoard(boards, text);
            return taken
                       ? QString("%1 %2").arg(taken->place.number).arg(QString::fromStdString(std::string(taken->text)))
                       : QString("none");
        };
        QCOMPARE(number(board(), "1:e2-e4"), "0 e2-e4");
        QCOMPARE(number(board(), "12:O-O"), "11 O-O");
        QCOMPARE(number(board(), "13:O-O"), "none");
        QCOMPARE(number(board(), "e2-e4"), "none");
        QCOMPARE(number(buildSquareBoards({}), "e2-e4"), "0 e2-e4");

        Action crossing;
        crossing.kind = Action::Kind::Capture;
        crossing.from = *board().find("1:h4");
        crossing.to = *board().find("2:a4");
        QCOMPARE(writeAction(board(), crossing), std::string("1:h4x2:a4"));

        const auto error = [](const char* text) {
            return QString::fromStdString(readAction(board(), kThird, Army::White, text).error().english());
        };
        QCOMPARE(error("e2-j4"), "the board has no cell 'j4'");
        QCOMPARE(error("e2-3:e4"), QString::fromStdString(noAction().english()));
        QCOMPARE(error("e7-e8=K"), QString::fromStdString(noAction().english()));
    }

    void setupOfOneBoard()
    {
        ThirdBoard third("3w: Ra1^ Ke1^ Ph2; 3b: Pa7 Ke8");
        QCOMPARE(third.problems(), QString());
        QCOMPARE(third.pieces.unmoved, bit(named("a1")) | bit(named("e1")));
        const auto mark = [&](Spot spot) { return markOf(third.pieces.unmoved, spot); };
        QVERIFY(writePieces(description(), kThird, Army::White, third.pieces.men, mark) == third.setup.groups[0]);
        QVERIFY(writePieces(description(), kThird, Army::Black, third.pieces.men, mark) == third.setup.groups[1]);
    }

    void setupProblemsNameTheBoard()
    {
        QCOMPARE(ThirdBoard("3w: Ka1; 3b: Ph8").problems(),
                 QString("group '3b': item 'Ph8': a pawn never stands on rank 1 or 8; group '3b': exactly one king is "
                         "needed, not 0"));
        QCOMPARE(ThirdBoard("3w: Ka1 Re1; 3b: Ke8^").problems(),
                 QString("group '3b': item 'Ke8^': not on turn, and could be captured from 3:e1"));
        QCOMPARE(ThirdBoard("3w: Ka1^; 3b: Ke8").problems(),
                 QString("group '3w': item 'Ka1^': ^ only on a king or rook at home"));
    }

    void refusalsNameTheBoard()
    {
        const ThirdBoard third("3w: Ra1^ Ke1^ Re4 Pa2 Pb5 Pg7; 3b: Pc5 Rc8 Re7 Ke8");
        QCOMPARE(third.why("e4-d4"), QString("your king on 3:e1 would be attacked by the rook on 3:e7"));
        QCOMPARE(third.why("a1-a3"), QString("the way is blocked by the pawn on 3:a2"));
        QCOMPARE(third.why("O-O"), QString("there is no rook on 3:h1 to castle with"));
        QCOMPARE(third.why("e1-c1"), QString("a king moves one cell; castling is written 3:O-O-O"));
        QCOMPARE(third.why("c5-c4"), QString("the pawn on 3:c5 belongs to black, and it is the turn of white"));
        QCOMPARE(third.why("b5xc6"),
                 QString("en passant takes only a pawn that has just moved two cells: that on 3:c5 has not"));
        QCOMPARE(third.why("g7-g8"),
                 QString("a pawn that reaches the last rank is promoted: =Q, =R, =B or =N says to what"));
    }

    void kingsThatHaveNotMovedMayBeMarkedAlone()
    {
        const CastlingMarks kings = castlingKingMark(Army::White) | castlingKingMark(Army::Black);
        const auto after = [&](Move move) {
            ThirdBoard third("3w: Ra1^ Ke1^; 3b: Ke8");
            BoardState state = third.state();
            state.castling |= kings;
            playTold(state, move, kThird);
            return state.castling;
        };
        QCOMPARE(after(move("a1", "a2", Form::Rook)), kings);
        QCOMPARE(after(move("e1", "e2", Form::King)), castlingKingMark(Army::Black));
        QCOMPARE(after(move("e1", "c1", Form::CastleQueen)), castlingKingMark(Army::Black));
        QCOMPARE(unmovedSpots(kings), bit(named("e1")) | bit(named("e8")));
        QCOMPARE(unmovedSpots(castlingMark(Army::Black, Wing::King)), bit(named("e8")) | bit(named("h8")));
        QCOMPARE(castlingWaysOf(unmovedSpots(kings)), CastlingMarks{});
    }

    void kingsMarkedAloneDoNotCastle()
    {
        BoardState state = ThirdBoard("3w: Ra1 Ke1; 3b: Ke8").state();
        const auto count = movesOf(state).size();
        state.castling = castlingKingMark(Army::White);
        QCOMPARE(movesOf(state).size(), count);
        state.castling |= castlingMark(Army::White, Wing::Queen);
        QCOMPARE(movesOf(state).size(), count + 1);
    }

    void whatIsTouchedIsOnTheBoard()
    {
        const BoardState state = ThirdBoard("3w: Ra1^ Ke1^ Pg7; 3b: Ra8 Ke7 Rh8").state();
        const auto cell = [](const char* name) { return *board().find(kThird.face(), name); };
        const Action castling = castlingAction(kThird, Army::White, Wing::Queen);
        QVERIFY(intendedAction(state, kThird, named("e1"), named("a1")) == castling);
        const auto ways = gesturesOf(castling);
        QCOMPARE(ways.size(), std::size_t{2});
        QVERIFY(ways[1] == (Gesture{0, {Touch::on(cell("e1")), Touch::on(cell("a1"))}}));
        const auto black = gesturesOf(castlingAction(kThird, Army::Black, Wing::King));
        QVERIFY(black[1] == (Gesture{0, {Touch::on(cell("e8")), Touch::on(cell("h8"))}}));
        QCOMPARE(writeAction(board(), intendedAction(state, kThird, named("g7"), named("h8"))),
                 std::string("3:g7xh8=Q"));

        const auto targets = targetsOf(state, kThird, named("g7"));
        QVERIFY(targets ==
                (std::vector<Target>{{cell("g8"), Target::Kind::Move}, {cell("h8"), Target::Kind::Capture}}));

        Contents contents;
        addContents(ThirdBoard("3w: Ke1; 3b: Re7 Ke8").state(), kThird, contents);
        QVERIFY(contents.pieces == (std::vector<PlacedPiece>{{cell("e1"), kThird.piece({Army::White, Kind::King})},
                                                             {cell("e7"), kThird.piece({Army::Black, Kind::Rook})},
                                                             {cell("e8"), kThird.piece({Army::Black, Kind::King})}}));
        QVERIFY(contents.checks == std::vector<Cell>{cell("e1")});
        QVERIFY(contents.sidesOnTurn.contains(Side{4}));
    }
};

RINGFORD_TEST(TestChessBoards)
#include "test_chess_boards.moc"
