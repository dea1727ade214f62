// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Effort.h"
#include "tests/support/Positions.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/Reasons.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <set>

using namespace ringford;
using namespace ringford::test;

namespace {

/** Texts that fit the notation: what is done on one cell or line, and from each piece and flag to each cell. */
std::vector<std::string> manyTexts(const Game& game, const Position& position)
{
    std::vector<std::string> texts{"fire:done"};
    const Board& board = game.board();
    for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
        for (const char* word : {"mine:", "fire:"})
            texts.push_back(word + board.name(Cell{index}));
        texts.push_back(board.name(Cell{index}) + "-off");
    }
    for (const char* steps : {"-3", "-2", "-1", "+1", "+2", "+3"}) {
        for (int column = 1; column <= board.faces().front().columns; ++column)
            texts.push_back("Cx" + std::to_string(column) + steps);
        for (int row = 0; row < board.faces().front().rows; ++row)
            texts.push_back(std::string("Cy") + static_cast<char>('a' + row) + steps);
    }
    std::set<Cell> from{Cell{0}};
    for (const PlacedPiece& placed : game.contents(position).pieces)
        from.insert(placed.cell);
    for (const Marker& marker : game.contents(position).markers)
        from.insert(marker.cell);
    for (const Cell cell : from) {
        for (std::uint16_t to = 0; to < board.cellCount(); ++to) {
            for (const char sign : {'-', 'x', '*'}) {
                texts.push_back(board.name(cell) + sign + board.name(Cell{to}));
                if (sign != '*')
                    texts.push_back(texts.back() + '~');
            }
        }
    }
    return texts;
}

} // namespace

class TestLongchessWhy : public QObject {
    Q_OBJECT

private slots:
    void namesTheRuleAndItsCells_data()
    {
        addReasonColumns();
        constexpr auto row = addReason;
        constexpr const char* kSetup1 = "white: Rb1 Bd2 Nc4 Pa5 Fe2; black: Ph10 Fe36; turn: white";
        row("", kSetup1, "b2-b3", "there is no piece on b2", "b2");
        row("", kSetup1, "h10-h9", "the pawn on h10 belongs to Black, and it is the turn of White", "h10");
        row("", kSetup1, "b1-b1", "a piece moves to another cell", "b1");
        row("", kSetup1, "b1xd2", "a rook moves straight, not from b1 to d2", "b1 d2");
        row("", kSetup1, "b1-c3", "a rook moves straight, not from b1 to c3", "b1 c3");
        row("", kSetup1, "b1-b25",
            "pause at the centre: the rook ends its move on b19, and goes on from there with another one", "b19");
        row("", kSetup1, "d2-e2", "a bishop moves diagonally, not from d2 to e2", "d2 e2");
        row("", kSetup1, "d2-b7", "a bishop moves diagonally, not from d2 to b7", "d2 b7");
        row("", kSetup1, "c4-d8", "a nightrider makes a knight's steps, all in one direction, not from c4 to d8",
            "c4 d8");
        row("", kSetup1, "a5-c5", "the pawn goes one cell up, down, left or right", "a5 c5");
        row("", kSetup1, "a5xa6", "there is nothing to capture on a6", "a5 a6");
        row("", kSetup1, "b1-b5~", "the rook on b1 carries no flag that could stay behind", "b1");
        row("", kSetup1, "e36-e35", "nobody carries the flag on e36, and it is not that of White", "e36");
        row("", kSetup1, "e2-e4", "by itself a flag moves within its own keep only", "e2 e4");
        row("", kSetup1, "e2-d3", "by itself a flag moves one cell up, down, left or right", "e2 d3");
        row("", kSetup1, "e2xe3", "a flag captures nothing, and does not leave the board", "e2 e3");
        row("", kSetup1, "e2-e3~", "a flag carries no flag that could stay behind", "e2 e3");
        row("", kSetup1, "b1*b9", "there is nothing to capture on b9", "b1 b9");
        constexpr const char* kSetup2 = "white: Pd5 Pe5 Be1 Nd18 Fe2; black: Pe8 Fe36; turn: white";
        row("", kSetup2, "d18-e20", "a nightrider does not step across the centre: it pauses there", "d18 e20");
        row("", kSetup2, "e1-e2", "a bishop moves diagonally, not from e1 to e2", "e1 e2");
        row("", kSetup2, "Cx5+2", "the charge would end in water on d7", "d5 e5");
        row("", kSetup2, "Cx5+3", "a charge goes one or two places, not 3", "d5 e5");
        row("", kSetup2, "Cx6+1", "a charge needs at least two of your pawns on that rank, not 0", "");
        row("", kSetup2, "Cye+1", "on this board only ranks of pawns charge; rows do with four teams", "e5");
        row("", kSetup2, "mine:e6", "there are no mines in this game", "e6");
        row("", kSetup2, "fire:e6", "there is no artillery in this game", "");
        constexpr const char* kSetup3 = "white: Rb17 Rh19 Fe2; black: Nb25 Fe36; turn: white";
        row("", kSetup3, "h19xh25", "there is nothing to capture on h25", "h19 h25");
        constexpr const char* kSetup4 = "white: Bb2 Rh5 Fe2; black: Pd4 Nf5 Pf36 Rb3 Fe36; turn: white";
        row("", kSetup4, "b2*d4", "both stand behind the same home river: there nothing is captured from range",
            "b2 d4");
        constexpr const char* kSetup5 = "white: Rb20 Pa5 Pb36 Pc36 Rc3 Fc30; black: Pb21 Pb8 Rd36 Fe36; turn: white";
        row("", kSetup5, "b20*b21", "the target on b21 is adjacent: it can only be captured by moving there",
            "b20 b21");
        row("", kSetup5, "a5*b8",
            "a pawn shoots straight ahead over a river that it stands two places before, three places on; b8 is not "
            "there "
            "from a5",
            "a5 b8");
        row("", kSetup5, "b20-b21", "a pawn stands on b21: a capture is written with x", "b20 b21");
        row("", kSetup5, "Cx36+2", "pawns leave the board over their own end only", "b36 c36");
        row("", kSetup5, "c30-c29", "outside its own keep a flag does not move by itself: a piece carries it",
            "c30 c29");
        constexpr const char* kSetup6 = "white: Pd4 Pe4 Rd2 Be3 Fe2; black: Pe33 Fe36; turn: white";
        row("", kSetup6, "Cx4-2", "the charge is blocked by your own rook on d2", "d2");
        row("", kSetup6, "e3-e2", "a bishop moves diagonally, not from e3 to e2", "e3 e2");
        row("", kSetup6, "d2-e2", "your own flag lies on e2 in its keep: it cannot be picked up there", "e2");
        constexpr const char* kSetup7 = "white: Rb1 Fe2; black: Pb9 Fe36; turn: white";
        row("range=off", kSetup7, "b1*b9", "in this game nothing is captured from range", "b1 b9");
        constexpr const char* kSetup8 = "white: Nb1 Pa5 Pb5 Pc5 Rb7 Fe2; black: Nb8 Pa8 Rc8 Fe36; turn: white";
        row("", kSetup8, "b1*b8", "the nightrider captures by moving, not from range", "b1");
        row("", kSetup8, "b5*b8", "the way is blocked by the rook on b7", "b7");
        row("", kSetup8, "a5*a9", "there is nothing to capture on a9", "a5 a9");
        constexpr const char* kSetup9 = "white: Ra5 Re5 Nd6 Nc6 Nd16 Fe2; black: Pi30 Fe36; turn: white";
        row("", kSetup9, "a5-a9", "there is water on a7, which the rook cannot pass", "a5 a9");
        row("", kSetup9, "e5-e1", "the flag on e2 ends the way", "e2");
        row("", kSetup9, "c6-d8",
            "a nightrider does not step over water alone: c7 and d7, in the middle of its step, are both water",
            "c6 d8");
        row("", kSetup9, "d6-f18", "a nightrider makes a knight's steps, all in one direction, not from d6 to f18",
            "d6 f18");
        constexpr const char* kSetup10 = "white: Nc18 Ne17 Fe2; black: Pi30 Fe36; turn: white";
        row("central=nopause", kSetup10, "c18-d20",
            "a nightrider does not step over water alone: c19 and d19, in the middle of its step, are both water",
            "c18 d20");
        constexpr const char* kSetup11 = "white: Pb5 Pe5 Fe2; black: Fb6 Pe33; turn: white";
        row("", kSetup11, "Cx5+2", "a charge does not pass over a flag, and one is on b6", "b6");
        constexpr const char* kSetup12 = "white: Pb5 Pa5 Pd5 Fe2; black: Fe36 Pe33; turn: white";
        row("", kSetup12, "Cx5+2", "the charge would end in water on a7, d7", "a5 b5 d5");
        constexpr const char* kSetup13 = "white: Pd4 Pe4 Fe2 Ra4; black: Fe36 Pe33; turn: white";
        row("", kSetup13, "d4-off", "no way of the pawn on d4 leads over its own end of the board", "d4");
        constexpr const char* kSetup14 = "white: Pd3 Pe4 Pf4 Fe2; black: Fe36 Pe33 Pa6; turn: white";
        row("", kSetup14, "e4-off", "no way of the pawn on e4 leads over its own end of the board", "e4");
        constexpr const char* kSetup15 = "white: Pd4 Pe4 Ra4 Fe2; black: Pa36 Pb36 Fe36; turn: black";
        row("", kSetup15, "a36-off", "no way of the pawn on a36 leads over its own end of the board", "a36");
        constexpr const char* kSetup16 = "white: Ra4 Pa2 Ne3 Fd5; black: Pa36 Fe36; turn: white";
        row("", kSetup16, "a4-off", "the way of the rook over its own end is not free: something is on a2", "a2");
        constexpr const char* kSetup17 =
            "white: Pe5 Re1 Fe2; black: Nf6 Pi9 Fe36; turn: white; mines: white=d5 black=i1";
        row("mines=on", kSetup17, "mine:d5", "a mine lies on d5 already", "d5");
        row("mines=on", kSetup17, "mine:e5", "mines are laid on empty cells, and the pawn stands on e5", "e5");
        row("mines=on", kSetup17, "mine:e8", "none of your pawns stands next to e8, orthogonally", "e8");
        row("mines=on", kSetup17, "mine:e6", "an enemy stands next to the mine's cell: the nightrider on f6", "f6");
        row("mines=on", kSetup17, "e1-i1", "a mine lies on i1: only pawns may end a move there", "i1");
        constexpr const char* kSetup18 = "white: Pe5 Rh1 Fe2; black: Ne7 Fe36; turn: white; mines: black=h5,d2";
        row("mines=on", kSetup18, "h1-h5", "a mine lies on h5: only pawns may end a move there", "h5");
        row("mines=on", kSetup18, "mine:e6", "an enemy stands next to the mine's cell: the nightrider on e7", "e7");
        row("mines=on", kSetup18, "mine:e2", "mines are laid on empty cells, and a flag lies on e2", "e2");
        constexpr const char* kSetup19 = "white: Re5 Fe2; black: Ne8 Fe36; turn: white; mines: black=e3";
        row("mines=on", kSetup19, "e2-e3", "a mine lies on e3: a flag does not go there", "e2 e3");
        constexpr const char* kSetup20 =
            "white: Pe5 Ae1 Fe2; black: Ne8 Ae37 Fe36; turn: white; shells: white=b3; firing: white";
        row("artillery=on", kSetup20, "e5-e6", "while firing, only another shell can follow, or the end of the firing",
            "");
        row("artillery=on", kSetup20, "fire:b3", "a shell is aimed at b3 already", "b3");
        row("artillery=on", kSetup20, "fire:a5",
            "shells are aimed in the order of the cells: a5 does not come after b3", "b3 a5");
        row("artillery=on", kSetup20, "fire:b37",
            "b37 is 39 places from the artillery on e1, along ranks and rows; it fires 20 far", "e1 b37");
        constexpr const char* kSetup21 = "white: Pe5 Rh20 Fe2; black: Ne8 Ah30 Fe36; turn: white";
        row("artillery=on", kSetup21, "fire:e5", "White has no artillery on the board, and cannot fire", "");
        row("artillery=on", kSetup21, "h20*h30", "artillery cannot be captured from range", "h30");
        constexpr const char* kSetup22 = "white: Ae4 Fe2; black: Ne5 Fe36; turn: white";
        row("artillery=on", kSetup22, "e4*e5", "the artillery captures by moving, not from range", "e4");
        row("artillery=on", kSetup22, "e4-e6", "the artillery goes one cell up, down, left or right", "e4 e6");
        row("artillery=on", kSetup22, "fire:done", "no firing has begun that could be ended", "");
        constexpr const char* kSetup23 =
            "nw: Ra1 Pb5 Pb2 Pd8 Pe8 Fb3; ne: Pa9 Na6 Fb12; se: Pm9 Fl12; sw: Pl2 Fl3; turn: nw";
        row("teams=4", kSetup23, "a1*a6", "both stand in the same quadrant: there nothing is captured from range",
            "a1 a6");
        row("teams=4", kSetup23, "Cyb-2", "pawns do not leave the board by a charge with four teams", "b2 b5");
        row("teams=4", kSetup23, "d8-off", "no way of the pawn on d8 leads over its own end of the board", "d8");
        constexpr const char* kSetup24 = "nw: Ra1 Pa5 Pb5 Fb3; ne: Pa9 Fb12; se: Pm9 Fl12; sw: Pl2 Fl3; turn: nw";
        row("teams=4", kSetup24, "Cx5+2", "the charge would end in water on a7", "a5 b5");
        row("teams=4", kSetup24, "Cya-1", "a charge needs at least two of your pawns on that row, not 1", "a5");
    }
    void namesTheRuleAndItsCells() { checkReason("longchess"); }

    void thereIsAReasonForAllThatIsNotLegal_data()
    {
        QTest::addColumn<QByteArray>("options");
        for (const char* options :
             {"", "mode=ctm mines=on", "central=nopause range=off", "central=none artillery=on mines=on capture=5",
              "teams=4 mines=on", "teams=4 artillery=on victory=last"})
            QTest::newRow(options) << QByteArray(options);
    }
    void thereIsAReasonForAllThatIsNotLegal()
    {
        QFETCH(const QByteArray, options);
        const auto game = gameOf("longchess", options.toStdString());
        Dice dice(5);
        Position position = game->start();
        for (int look = 0; look < cases(4, 1); ++look) {
            std::size_t taken = 0;
            for (const std::string& text : manyTexts(*game, position)) {
                const auto action = game->parse(position, text);
                QVERIFY2(action, text.c_str());
                QCOMPARE(game->text(position, *action), text);
                const auto why = game->why(position, *action);
                taken += why ? 0 : 1;
                if (!why)
                    continue;
                if (!canBeShown(*game, *why))
                    QFAIL((text + ": " + why->sentence.english()).c_str());
            }
            QCOMPARE(taken, game->actions(position).size());
            for (int ply = 0; ply < 10; ++ply) {
                if (const auto action = drawnAction(*game, position, dice))
                    position = game->apply(position, *action).position;
            }
        }
    }

    void textsThatDoNotFit_data()
    {
        addTexts({"",           "e5",       "e5-",      "-e5",          "e5e6",       "e5-e38",  "e5-j6",  "e5-a7",
                  "a7-a8",      "e05-e6",   "e5-e6~~",  "e5*e9~",       "e5xe6 ",     "e5-off~", "off",    "-off",
                  "E5-E6",      "Cx",       "Cx5",      "Cx5+",         "Cx+2",       "Cx5+0",   "Cx5+02", "Cx05+2",
                  "Cx5+10",     "Cx0+1",    "Cx38+1",   "Cxe+1",        "Cy5+1",      "Cyj+1",   "Cyee+1", "C5+1",
                  "cx5+1",      "mine",     "mine:",    "mine:a7",      "mine:e6,e7", "Mine:e6", "fire:",  "fire:Done",
                  "fire:done ", "fire:a19", "fire:e6~", "remove:a5,a6", "e7-e8=Q"});
    }
    void textsThatDoNotFit() { checkNoAction("longchess"); }
};

RINGFORD_TEST(TestLongchessWhy)
#include "test_longchess_why.moc"
