// SPDX-License-Identifier: GPL-3.0-or-later
// What a search sees on rings: plain things in few nodes, and wins that are forced.
#include "tests/support/SearchRows.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr ForcedWin kRingWins[]{
    {"players=2",
     "white: Ka1 Pa14-1 Nb1 Rb13 Pc15-0 Bd16; black: Pa4-3 Pa5-2 Na7 Ra8 Ra9 Pa12+2 Qb3 Nb8 Bb9 Pb10+0 "
     "Qc2 Bc9 Pc11+1 Pd6-1 Kd8 Pd10+0; turn: black; quiet: 1",
     3},
    {"players=2",
     "white: Pa4+2 Bb2 Pb13-2 Pb15-0 Kd1 Pd14-1; black: Pa2-5 Pa5-2 Ra8 Ra9 Pa10+0 Qa16 Kb6 Pb7-0 Pb11+1 "
     "Bc8 Pc10+0 Nd3 Pd6-1 Pd11+1 Nd15; turn: black; quiet: 1",
     3},
    {"players=2",
     "white: Pa3+1 Pa4+2 Ra6 Rb8 Pb14-1 Bc1 Kc2 Nc13 Nc14 Pc15-0 Bc16 Pd2+0 Pd4+2 Pd14-1 Qd16; black: "
     "Pc11+1 Pd5-2 Kd7 Pd10+0; turn: white",
     5},
    {"players=2",
     "white: Pa2+0 Pa15-0 Pb2+0 Kb3 Pb14-1 Bc1 Pc15-0 Bc16 Pd15-0; black: Pa7-0 Ra8 Ra9 Pa11+1 Ba16 Nb9 "
     "Pb10+0 Pc7-0 Bc9 Qd7 Kd8 Nd9 Pd10+0 Pd11+1; turn: black; quiet: 1",
     5},
    {"players=2",
     "white: Ra1 Pa2+0 Pa15-0 Pb15-0 Bc1 Pc3+1 Rc11 Nc13 Pc15-0 Bc16 Kd1 Pd3+1 Nd11 Pd15-0 Qd16; black: "
     "Pa5-2 Kb9 Pb13+3 Bd5 Pd7-0; turn: white; quiet: 1",
     7},
    {"players=2",
     "white: Na2 Pa3+1 Pb2+0 Bc1 Pc14-1 Kc16 Pd2+0 Pd15-0; black: Pa6-1 Ra8 Ra9 Pa12+2 Pa13+3 Nb3 Pb6-1 "
     "Qb7 Kc7 Bc9 Pc10+0 Bd5 Pd7-0 Pd10+0; turn: black; quiet: 5",
     7},
    {"players=2 rules=byzantine",
     "white: Pa13- Pc6+ Kd3 Pd4+ Pd14-; black: Ba7 Pa12+ Rb10 Pb11+ Pc7- Qc8 Pc10+ Rc15 Pd5- Kd8 Pd11+; "
     "turn: black; quiet: 2",
     3},
    {"players=2 rules=byzantine",
     "white: Pa12- Kb1 Pb14-; black: Ra2 Pa10+ Nb4 Pb7- Pb10+ Bc1 Pc7- Bc8 Kc9 Pd7- Nd8 Qd9 Pd10+ Pd11+; "
     "turn: black; quiet: 3",
     5},
    {"players=2 rules=byzantine",
     "white: Pa15- Bc1 Pc4+ Kc16; black: Ra9 Ba11 Pa12+ Pb7- Nb8 Pb10+ Pb12+ Pc6- Kc7 Bc8 Qc10 Nc11 Pc12+ "
     "Rd4 Pd7-; turn: black; quiet: 1",
     5},
    {"players=2 rules=byzantine",
     "white: Pa2+ Ba3 Na4 Pa8- Pa13- Ba14 Pb2+ Kc1 Pc2+ Rc8 Rc16 Nd1 Pd2+ Pd13- Pd15- Qd16; black: Pa7- "
     "Ra9 Pa10+ Ba11 Pc4- Pd5- Kd7; turn: white",
     3},
    {"players=2 rules=byzantine",
     "white: Pa2+ Ra6 Ra9 Nb1 Qb14 Pb15- Bc1 Pc2+ Pc6- Nc14 Bc16 Kd1 Pd2+ Pd12- Pd15-; black: Nb6 Kb10 "
     "Pc3- Pc11+; turn: white",
     5},
    {"players=2 rules=byzantine",
     "white: Pb3+ Pb15- Kc2 Pd4+; black: Pa7- Ra8 Pa12+ Ba14 Pb7- Nb8 Rb9 Pc7- Qc8 Bc9 Pc12+ Nc15 Pd5- "
     "Kd7 Pd10+ Pd14+; turn: black; quiet: 5",
     7},
};

} // namespace

class TestCircularJudge : public QObject {
    Q_OBJECT

private slots:
    void playsWhatIsPlain_data()
    {
        addColumns();
        addRow("takes a hanging queen", "players=2", "white: Rb1 Pa3+0 Kd1; black: Qb6 Pd7-0 Kd8; turn: white",
               "b1xb6");
        addRow("promotes to a queen", "players=2", "white: Pa7+5 Kd1; black: Pc13+0 Kd12; turn: white", "a7-a8=Q");
        addRow("captures a king", "players=3",
               "white: Ra1 Pc5+0 Kd1; red: Ka6 Rc9 Qd9 Pb12+0; black: Pb18+0 Kd17; turn: white", "a1xa6");
        addRow("captures the last king of a team", "players=4 teams=2x2",
               "red: Ra1 Kd1; blue: Ra9; yellow: Kd17; green: Ka6 Qd25; turn: red", "a1xa6");
        addRow("bares a king", "players=2 rules=byzantine", "white: Rb1 Kd1; black: Pa4+ Pa5- Kd8; turn: white",
               "remove:a4,a5");
    }
    void playsWhatIsPlain() { comparePlayed("circular"); }

    void leavesWhatIsDear_data()
    {
        addColumns();
        addRow("a pawn that is guarded", "players=2", "white: Qb3 Pc2+0 Kd1; black: Pb6-0 Pa7-0 Kd8; turn: white",
               "b3xb6");
        addRow("a rook beside a king that may take back", "players=3",
               "white: Qa1 Pb5+0 Kd1; red: Na6 Kb6 Pb12+0; black: Pb18+0 Kd17; turn: white", "a1xa6");
    }
    void leavesWhatIsDear() { compareNotPlayed("circular"); }

    /** Where kings are captured the search does not leave its own where somebody takes it. */
    void savesItsKing()
    {
        const auto game = gameOf("circular", "players=3");
        for (const char* setup : {"white: Ra3 Pb5+0 Kd1; red: Rd5 Pb12+0 Kd9; black: Qc20 Pb18+0 Kd17; turn: white",
                                  "white: Pb5+0 Nc5 Kd1; red: Pb12+0 Kd9; black: Qa1 Pb18+0 Kd17; turn: white"}) {
            const Position position = at(*game, setup);
            const Action action = found(*game, position, 3'000).lines.front().actions.front();
            const auto exposed = game->exposed(position);
            QVERIFY2(std::ranges::find(exposed, action) == exposed.end(), game->text(position, action).c_str());
        }
    }

    /** A queen mates a king alone, a rook does not: whoever has the rook keeps the pawn. */
    void knowsWhatCannotBeWon()
    {
        const auto game = gameOf("circular", "players=2");
        const auto centi = [&](const char* setup) { return found(*game, at(*game, setup), 1'000).lines.front().centi; };
        QVERIFY(centi("white: Qa5 Kd1; black: Kd8; turn: white") > 500);
        QVERIFY(centi("white: Ra5 Pc3+0 Kd1; black: Kd8; turn: white") > 300);
        QVERIFY(centi("white: Ra5 Kd1; black: Kd8; turn: white") < 150);
    }

    void findsForcedWins_data() { addForcedRows(kRingWins); }
    void findsForcedWins() { compareForced("circular"); }
};

RINGFORD_TEST(TestCircularJudge)
#include "test_circular_judge.moc"
