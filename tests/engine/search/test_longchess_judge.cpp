// SPDX-License-Identifier: GPL-3.0-or-later
// What a search sees in Longchess: plain things in few nodes, and wins that are forced.
#include "tests/support/SearchRows.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr ForcedWin kLongWins[]{
    // WINS
    {"teams=2",
     "white: Pb7 Fd1; black: Ra3 Pa33 Pb33 Rb37 Pc32 Pd33 Ne21 Be31 Fe36 Pf34 Bf36 Pg24 Pg33 Pi24; turn: "
     "black; quiet: 3",
     3},
    {"teams=2",
     "white: Pa6 Pa8 Na14 Pb7 Pd6 Fe2 Re36 Bf2 Nf3 Pf6 Bg5 Pg6 Ph7 Pi6; black: Pa29 Pc34 Pd27 Fe36 Pf27 "
     "Pg27 Ph27 Pi27; turn: white",
     3},
    {"teams=2",
     "white: Na2 Pa4 Pb4 Rc1 Pc4 Pd4 Fe2 Pf4 Pg4 Pi4; black: Pa28 Pb31 Bb34 Rb37 Pc28 Pd28 Nd35 Re2 Fe36 "
     "Pf28 Bf36 Pg28 Pg34 Pi28 Ni33; turn: black",
     3},
    {"teams=2",
     "white: Pa33 Bb4 Pb7 Bc5 Pc13 Pd33 Re19 Ff1 Pf33 Pg33 Rh1 Pi26 Pi33; black: Pb32 Ff33; turn: white; "
     "quiet: 1",
     5},
    {"central=none",
     "white: Pa10 Pb10 Bc1 Pc10 Pd10 Fe2 Ne5 Re6 Pf10 Ng1 Bg3 Pg10 Ph10 Pi10; black: Pa33 Pc33 Pc35 Bd36 "
     "Fe6 Bf36 Pg33 Ph34; turn: white; quiet: 7",
     3},
    {"capture=3",
     "white: Rb3 Pb7 Pb15 Nb19 Pc14 Pd15 Re1 Fe2 Be7 Ne12 Pf5 Pf13 Bh4 Ph15 Pi15; black: Pa33 Fb19 Pb34 "
     "Pc33 Pd33 Pf32 Pg35; turn: white; quiet: 7",
     5},
    {"mode=ctm", "white: Pb6; black: Ba33 Pa34 Pc2 Pd6 Re19 Ne31 Pg2 Pg6 Ng28 Bg33 Ph2 Pi2; turn: black; quiet: 3", 5},
    {"teams=2",
     "white: Na6 Pb3 Fd18 Nf2; black: Pa20 Na29 Pb30 Rb37 Pc20 Nd18 Pd20 Bd36 Fe35 Pf30 Pg20 Ph20 Pi20; "
     "turn: black; quiet: 3",
     5},
    {"range=off",
     "white: Pa4 Pd3 Fe19 Pg3 Pg4 Nh4; black: Pa24 Pb32 Pc29 Rc37 Pd24 Ne19 Fe36 Pf24 Nf34 Pg32 Ph24 Rh34 "
     "Pi24; turn: black; quiet: 4",
     5},
    {"central=none",
     "white: Ff3 Nf15; black: Pa32 Pb32 Pc32 Nc35 Pd32 Bd36 Rf4 Pf32 Ff36 Rg1 Pg32 Ph32 Pi32; turn: "
     "black; quiet: 1",
     7},
    {"central=none",
     "white: Pa10 Pc4 Pc10 Bd2 Pd10 Be1 Ne5 Re36 Rf1 Ff2 Pf10 Pg10 Nh3 Ph10 Pi10; black: Pb28 Pd35 Fe36 "
     "Pf28; turn: white; quiet: 4",
     5},
    {"mines=on",
     "white: Pa3 Rc10 Ne2 Fe3 Pf3 Pf5 Bg1 Pg5 Pi4; black: Pa20 Na26 Pb20 Pc20 Pd20 Re3 Fe36 Be37 Pf20 "
     "Pg32 Bg33 Ph20 Pi20 Ri36; turn: black; mines: white=b3,d4,f1 black=d34,i34",
     3},
};

} // namespace

class TestLongchessJudge : public QObject {
    Q_OBJECT

private slots:
    void playsWhatIsPlain_data()
    {
        addColumns();
        addRow("brings a flag home", "", "white: Pa5 Fe2 Re10; black: Fe10 Ri30 Pi33; turn: white", "e10-e3");
        addRow("brings a flag home in two", "", "white: Pa5 Fe2 Re20; black: Fe20 Pi33; turn: white", "e20-e19");
        addRow("stops a flag on its way", "", "white: Pa5 Ra25 Fe25; black: Ne25 Fe36 Pi33; turn: white",
               "a25*e25 a25xe25");
        addRow("shoots rather than goes to a mine", "mines=on",
               "white: Pa5 Fe2 Re10; black: Pe15 Ri30 Fe36; turn: white; mines: black=e16", "e10*e15");
        addRow("charges", "", "white: Pb10 Pd10 Fe2 Pf10; black: Bb11 Rd12 Fe36 Nf11 Pi33; turn: white", "Cx10+2");
        addRow("captures the last piece", "mode=ctm", "white: Pa5 Rb9; black: Ne9; turn: white", "");
    }
    void playsWhatIsPlain() { comparePlayed("longchess"); }

    void leavesWhatIsDear_data()
    {
        addColumns();
        addRow("a pawn beside a mine", "mines=on range=off",
               "white: Pa5 Fe2 Re10; black: Pe15 Ri30 Fe36; turn: white; mines: black=e16", "e10xe15");
        addRow("a pawn beside another one", "range=off", "white: Pa5 Fe2 Re10; black: Pe15 Pe16 Fe36; turn: white",
               "e10xe15");
    }
    void leavesWhatIsDear() { compareNotPlayed("longchess"); }

    /** Shells that hit nobody, mines far away and leavings are not looked at, but where nothing else is there. */
    void playsEvenWhereNothingMatters()
    {
        const auto game = gameOf("longchess", "mines=on artillery=on");
        const Position position = at(*game, "white: Aa1 Fe30; black: Ne30 Fe37 Pi33; turn: white; mines: white=a2,b1");
        const SearchReport report = found(*game, position, 500);
        QVERIFY(!report.lines.empty());
        QVERIFY(!game->why(position, report.lines.front().actions.front()));
    }

    void findsForcedWins_data() { addForcedRows(kLongWins); }
    void findsForcedWins() { compareForced("longchess"); }
};

RINGFORD_TEST(TestLongchessJudge)
#include "test_longchess_judge.moc"
