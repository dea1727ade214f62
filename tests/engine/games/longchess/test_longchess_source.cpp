// SPDX-License-Identifier: GPL-3.0-or-later
// The examples that the inventors of Longchess give for its rules, one by one, each put onto a board.
#include "tests/support/Positions.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

/** A position of Longchess, and what can be done in it. */
class Scene {
public:
    Scene(const char* options, const char* setup) : m_game(gameOf("longchess", options)), m_position(at(*m_game, setup))
    {
    }

    bool allows(const char* text) const
    {
        const auto action = m_game->parse(m_position, text);
        return action && !m_game->why(m_position, *action);
    }
    /** The legal actions that begin like this. */
    QString allowed(const char* beginning) const
    {
        QStringList found;
        for (const QString& text : sortedTexts(*m_game, m_position, m_game->actions(m_position))) {
            if (text.startsWith(QLatin1String(beginning)))
                found << text;
        }
        return found.join(' ');
    }
    /** @pre it is legal */
    Scene& play(const char* text)
    {
        const Successor next = m_game->apply(m_position, *m_game->parse(m_position, text));
        m_position = next.position;
        m_effects = next.effects;
        return *this;
    }
    QString setup() const { return setupText(*m_game, m_position); }
    QString status() const { return QString::fromStdString(m_game->status(m_game->outcome(m_position))); }
    /** On which cells something of that kind happened in the last action. */
    QString where(Effect::Kind kind) const
    {
        QStringList cells;
        for (const Effect& effect : m_effects) {
            if (effect.kind == kind)
                cells << QString::fromStdString(m_game->board().name(effect.from));
        }
        cells.sort();
        return cells.join(' ');
    }
    const Game& game() const { return *m_game; }

private:
    std::shared_ptr<const Game> m_game;
    Position m_position;
    std::vector<Effect> m_effects;
};

} // namespace

class TestLongchessSource : public QObject {
    Q_OBJECT

private slots:
    void ranksAreCountedFromTheNearestEnd()
    {
        const Scene scene("", "white: Pd4 Fe2; black: Pd34 Fe36; turn: white");
        const auto& labels = scene.game().board().faces().front().columnLabels;
        QCOMPARE(labels[3], std::string("4W"));
        QCOMPARE(labels[18], std::string("C"));
        QCOMPARE(labels[33], std::string("4B"));
    }

    void aPawnInTheWayStopsTheNightrider()
    {
        QVERIFY(!Scene("", "white: Ne10 Pc11 Fe2; black: Pd34 Fe36; turn: white").allows("e10-a12"));
        for (const char* elsewhere : {"Pd10", "Pd11", "Pc10", "Pb11", "Pb12", "Pc12"}) {
            const std::string setup = std::string("white: Ne10 ") + elsewhere + " Fe2; black: Pd34 Fe36; turn: white";
            QVERIFY2(Scene("", setup.c_str()).allows("e10-a12"), elsewhere);
        }
    }
    void aNightriderCrossesARiverBesideABridge()
    {
        QVERIFY(Scene("", "white: Nb8 Fe2; black: Pd34 Fe36; turn: white").allows("b8-a6"));
        QVERIFY(!Scene("", "white: Nd8 Fe2; black: Pd34 Fe36; turn: white").allows("d8-c6"));
    }

    void aBishopShootsTheRookAndMustMoveToThePawn()
    {
        Scene scene("", "white: Bd12 Fe2; black: Na14 Rb10 Pc13 Fe36; turn: white");
        QVERIFY(scene.allows("d12*b10"));
        QVERIFY(!scene.allows("d12*c13"));
        QVERIFY(scene.allows("d12xc13"));
        QVERIFY(scene.play("d12xc13").allows("a14xc13"));
    }
    void aRookDoesNotShootBehindTheSameHomeRiver()
    {
        QVERIFY(!Scene("", "white: Ra1 Fe2; black: Pa6 Fe36; turn: white").allows("a1*a6"));
        QVERIFY(Scene("", "white: Rb1 Fe2; black: Pb8 Fe36; turn: white").allows("b1*b8"));
    }
    void pawnsShootOverTheRivers()
    {
        const Scene scene("", "white: Pa5 Pb4 Pc17 Pd16 Fe2; black: Pa8 Pb8 Pc20 Pd20 Fe36; turn: white");
        QVERIFY(scene.allows("a5*a8"));
        QVERIFY(scene.allows("c17*c20"));
        QVERIFY(!scene.allows("b4*b8"));
        QVERIFY(!scene.allows("d16*d20"));
    }

    void aChargeTakesAllOnItsWay()
    {
        Scene scene("", "white: Pb15 Pc15 Pd15 Fe2; black: Bb13 Nc14 Bd13 Pd34 Fe36; turn: white");
        QCOMPARE(scene.play("Cx15-2").where(Effect::Kind::Captured), QString("b13 c14 d13"));
        QCOMPARE(scene.setup(), QString("white: Pb13 Pc13 Pd13 Fe2; black: Pd34 Fe36; turn: black"));
    }
    void ownPiecesBlockACharge()
    {
        const Scene both("", "white: Rb14 Pb15 Bc13 Pc15 Fe2; black: Pd34 Fe36; turn: white");
        QCOMPARE(both.allowed("Cx15-"), QString());
        const Scene second("", "white: Bb13 Pb15 Rc13 Pc15 Fe2; black: Pd34 Fe36; turn: white");
        QCOMPARE(second.allowed("Cx15-"), QString("Cx15-1"));
    }
    void aChargeCrossesARiverInTwoTurns()
    {
        Scene scene("", "white: Pa9 Pb9 Pc9 Fe2; black: Pd34 Fe36; turn: white");
        QCOMPARE(scene.allowed("Cx9-"), QString("Cx9-1"));
        scene.play("Cx9-1").play("d34-d33");
        QCOMPARE(scene.allowed("Cx8-"), QString("Cx8-2"));
        QVERIFY(scene.play("Cx8-2").setup().startsWith("white: Pa6 Pb6 Pc6 Fe2;"));
    }

    void piecesStopAtTheBridgesOfTheCentre()
    {
        const Scene scene("", "white: Rb17 Nc18 Fe2; black: Pd34 Fe36; turn: white");
        QVERIFY(scene.allows("b17-b19"));
        QVERIFY(!scene.allows("b17-b20"));
        QVERIFY(!scene.allows("c18-b20"));
        QVERIFY(Scene("", "white: Rb19 Fe2; black: Pd34 Fe36; turn: white").allows("b19-b30"));
    }
    void withoutPauseBridgesAreCrossedAtOnce()
    {
        const Scene scene("central=nopause", "white: Rb17 Nc18 Nd18 Fe2; black: Pd34 Fe36; turn: white");
        QVERIFY(scene.allows("b17-b20"));
        QVERIFY(scene.allows("c18-b20"));
        QVERIFY(!scene.allows("d18-c20"));
    }
    void withoutCentralRiverTheMiddleIsLand()
    {
        const Scene scene("central=none", "white: Ra17 Nd18 Fe2; black: Pd34 Fe36; turn: white");
        QVERIFY(scene.allows("a17-a25"));
        QVERIFY(scene.allows("d18-c20"));
    }

    void piecesRetreatOverTheirOwnEnd()
    {
        Scene scene("mode=ctm", "white: Ra3; black: Pd34; turn: white");
        QVERIFY(scene.allows("a3-off"));
        QCOMPARE(scene.play("a3-off").status(), QString("won by black (annihilated)"));
    }

    void aFlagIsTakenDroppedAndLeft()
    {
        Scene taken("", "white: Ra20 Fe2; black: Pa21 Pd34 Fa21; turn: white");
        QCOMPARE(taken.play("a20xa21").setup(), QString("white: Ra21 Fe2; black: Fa21 Pd34; turn: black"));
        Scene shot("", "white: Ra20 Fe2; black: Pa23 Pd34 Fa23; turn: white");
        QCOMPARE(shot.play("a20*a23").setup(), QString("white: Ra20 Fe2; black: Fa23 Pd34; turn: black"));
        Scene left("", "white: Ra20 Fe2; black: Pd34 Fa20; turn: white");
        QCOMPARE(left.play("a20-a22~").setup(), QString("white: Ra22 Fe2; black: Fa20 Pd34; turn: black; quiet: 1"));
    }
    void aFlagBroughtIntoTheKeepWins()
    {
        Scene scene("", "white: Rf4 Fe2; black: Pd34 Ff4; turn: white");
        QCOMPARE(scene.play("f4-f3").status(), QString("won by white (flag)"));
    }
    void whoLostTheLastPieceToTheWinnerIsNamed()
    {
        Scene scene("teams=4", "nw: Rb2 Fb1; ne: Pb3 Fb3; se: Rm13 Fl12; sw: Rm1 Fl2; turn: nw");
        QCOMPARE(scene.play("b2xb3").status(), QString("won by nw (flag)"));
        QCOMPARE(scene.setup(), QString("nw: Fb1 Rb3; ne: Fb3; se: Fl12 Rm13; sw: Fl2 Rm1; turn: nw; out: ne"));
    }
    void aFlagMovesWithinItsKeep()
    {
        const Scene scene("", "white: Ra20 Fe2; black: Pd34 Fe36; turn: white");
        QCOMPARE(scene.allowed("e2-"), QString("e2-d2 e2-e1 e2-e3 e2-f2"));
    }

    void whatIsCapturedIsSetBack()
    {
        Scene scene("capture=5", "white: Pa20 Fe2; black: Pa21 Pa26 Pd34 Fe36; turn: white");
        QCOMPARE(scene.play("a20xa21").setup(), QString("white: Pa21 Fe2; black: Pa26 Pa27 Pd34 Fe36; turn: black"));
    }

    void minesAreNotLaidBesideEnemies()
    {
        const Scene scene("mines=on", "white: Pc12 Fe2; black: Nc14 Pd34 Fe36; turn: white");
        QCOMPARE(scene.allowed("mine:"), QString("mine:b12 mine:c11 mine:d12"));
    }
    void aMineKillsAllWithinTwo()
    {
        // All of a square round the mine is full of white pawns, those on its own cells too; black steps beside it.
        Scene scene("mines=on", "white: Pa11 Pa12 Pa13 Pb11 Pb12 Pb13 Pc10 Pc14 Pd11 Pd12 Pd13 Pe11 Pe12 Pe13 Fi1; "
                                "black: Rc17 Pd34 Fe36; turn: black; mines: white=c12");
        QVERIFY(!scene.allows("c17-c13"));
        Scene open("mines=on", "white: Pa11 Pa12 Pa13 Pb11 Pb12 Pb13 Pc10 Pd11 Pd12 Pd13 Pe11 Pe12 Pe13 Fi1; "
                               "black: Rc17 Pd34 Fe36; turn: black; mines: white=c12");
        open.play("c17-c13");
        QCOMPARE(open.where(Effect::Kind::WentOff), QString("c12"));
        QCOMPARE(open.where(Effect::Kind::Killed), QString("a12 b11 b12 b13 c10 c13 d11 d12 d13 e12"));
        QVERIFY(!scene.allows("c17-c12"));
    }

    void theArtilleryStandsBehindTheFlagAndFires20Far()
    {
        const auto game = *Registry::standard().create("longchess", {{"artillery", "on"}});
        QVERIFY(setupText(*game, game->start()).contains("Ae1 Fe2"));
        const Scene scene("artillery=on", "white: Ae1 Fe2; black: Pd34 Fe36; turn: white");
        QVERIFY(scene.allows("fire:e21"));
        QVERIFY(!scene.allows("fire:e22"));
        QVERIFY(scene.allows("fire:d20"));
        QVERIFY(!scene.allows("fire:d21"));
    }
    void shellsLandWhenTheirSideIsOnTurnAgain()
    {
        Scene scene("artillery=on", "white: Ae1 Pb1 Fe2; black: Pe8 Pe11 Ph8 Pe13 Pd34 Fe36; turn: white");
        scene.play("fire:e10").play("fire:done");
        QVERIFY(scene.setup().contains("Pe11"));
        scene.play("d34-d33");
        QCOMPARE(scene.where(Effect::Kind::Killed), QString("e11 e13 e8"));
    }

    void fourTeamsShootOverBothRivers()
    {
        Scene scene("teams=4",
                    "nw: Pa5 Pb5 Pe2 Pe5 Fb2; ne: Pa8 Pb8 Pe8 Fb12; se: Pm9 Fl12; sw: Ph2 Ph5 Fl2; turn: nw");
        QCOMPARE(scene.allowed("a5*"), QString("a5*a8"));
        QCOMPARE(scene.allowed("e2*"), QString("e2*h2"));
        QCOMPARE(scene.allowed("e5*"), QString("e5*e8 e5*h5"));
    }
    void fourTeamsChargeBothWays()
    {
        const Scene scene("teams=4", "nw: Fb2 Pc1 Pc6 Pd4 Pe4; ne: Pa8 Fb12; se: Pm9 Fl12; sw: Ph2 Fl2; turn: nw");
        QCOMPARE(scene.allowed("C"), QString("Cx4+1 Cx4+2 Cx4-1 Cx4-2 Cyc+1 Cyc+2 Cyc-1 Cyc-2"));
    }
};

RINGFORD_TEST(TestLongchessSource)
#include "test_longchess_source.moc"
