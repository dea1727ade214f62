// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/SquareBoards.h"
#include "engine/setup/SetupWriter.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

namespace {

/** Two boards of 4x4 with an army each; kings say whether they have moved. */
const GameDescription& gameOfMarks()
{
    static const GameDescription kGame = [] {
        const FactInfo unmoved{FactInfo::Kind::Unmoved, "Unmoved", {PieceKind{0}}, {{"^", "Unmoved"}}, Text("Moved")};
        GameDescription game;
        game.board = buildSquareBoards({.files = 4, .ranks = 4, .boards = 2, .darkCellsOnly = false});
        game.kinds = {{'K', "king", "king"}, {'P', "pawn", "pawn"}};
        game.seats = {{"white", Colour::White, "White"}, {"black", Colour::Black, "Black"}};
        game.sides = {{"1w", Seat{0}, Colour::White, 0, 0}, {"2b", Seat{1}, Colour::Black, 1, 180}};
        game.groups = {GroupInfo::pieces("1w", true, Side{0}, 0, {unmoved}), GroupInfo::pieces("2b", true, Side{1}, 1),
                       GroupInfo::seats("out", "Out", 2), GroupInfo::quiet()};
        return game;
    }();
    return kGame;
}

PlacedPiece placedOn(const char* cell, PieceKind kind, Side side, bool unmoved = false)
{
    PlacedPiece piece{*gameOfMarks().board.find(cell), {kind, side}};
    piece.facts.unmoved = unmoved;
    return piece;
}

} // namespace

class SetupWriterTest : public QObject {
    Q_OBJECT

private slots:
    void piecesSayWhatTheirGroupAsksFor()
    {
        QCOMPARE(pieceItem(gameOfMarks(), placedOn("1:b2", PieceKind{0}, Side{0}, true)), "Kb2^");
        QCOMPARE(pieceItem(gameOfMarks(), placedOn("1:b2", PieceKind{0}, Side{0})), "Kb2");
        QCOMPARE(pieceItem(gameOfMarks(), placedOn("1:b2", PieceKind{1}, Side{0}, true)), "Pb2");
        QCOMPARE(pieceItem(gameOfMarks(), placedOn("2:d4", PieceKind{0}, Side{1}, true)), "Kd4");
    }

    void eachSideHasAGroupAndEmptyListsAreLeftOut()
    {
        Setup setup{pieceGroups(gameOfMarks(), {placedOn("1:a1", PieceKind{1}, Side{0}, false),
                                                placedOn("1:b2", PieceKind{0}, Side{0}, true)})};
        addFilled(setup, {"boards", {}});
        addSeats(setup, gameOfMarks(), "out", {});
        addQuiet(setup, 0);
        QCOMPARE(writeSetup(setup), "1w: Pa1 Kb2^; 2b:");
        addFilled(setup, {"boards", {"2"}});
        addSeats(setup, gameOfMarks(), "out", SeatSet::firstOnes(2));
        addQuiet(setup, 17);
        QCOMPARE(writeSetup(setup), "1w: Pa1 Kb2^; 2b:; boards: 2; out: white black; quiet: 17");
    }
};

RINGFORD_TEST(SetupWriterTest)
#include "test_setup_writer.moc"
