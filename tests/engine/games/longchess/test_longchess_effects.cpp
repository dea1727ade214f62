// SPDX-License-Identifier: GPL-3.0-or-later
// What an action of Longchess tells, in the order of its page, and how it is touched on the board.
#include "engine/rules/GestureIndex.h"
#include "tests/support/Positions.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"

#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::test;

namespace {

using EK = Effect::Kind;

class Table {
public:
    Table(const char* options, const char* setup) : m_game(gameOf("longchess", options)), m_position(at(*m_game, setup))
    {
    }

    /** Each effect of an action as `phase:what` with its cells. */
    QStringList told(const char* text) const
    {
        QStringList lines;
        for (const Effect& effect : m_game->apply(m_position, *m_game->parse(m_position, text)).effects)
            lines << line(effect);
        return lines;
    }
    /** The texts of the actions whose whole gesture these touches are. */
    QStringList meant(std::uint8_t tool, const std::vector<Touch>& touches) const
    {
        const GestureIndex index(*m_game, m_position, m_game->actions(m_position));
        return sortedTexts(*m_game, m_position, index.whole(tool, touches));
    }
    const Game& game() const { return *m_game; }
    Cell cell(const char* name) const { return *m_game->board().find(name); }
    Touch on(const char* name) const { return Touch::on(cell(name)); }
    Touch beyond(const char* name) const { return Touch::onRim(cell(name)); }

private:
    QString line(const Effect& effect) const
    {
        static const std::vector<std::pair<EK, const char*>> kNames{
            {EK::Moved, "moved"},     {EK::Captured, "captured"}, {EK::Removed, "removed"}, {EK::SeatOut, "out"},
            {EK::Left, "left"},       {EK::Killed, "killed"},     {EK::FlagTaken, "taken"}, {EK::FlagDropped, "lies"},
            {EK::Laid, "laid"},       {EK::WentOff, "went off"},  {EK::Landed, "landed"},   {EK::FlagHome, "home"},
            {EK::SetBack, "set back"}};
        const auto found = std::ranges::find(kNames, effect.kind, [](const auto& name) { return name.first; });
        QString text = QStringLiteral("%1: ").arg(effect.phase) + found->second;
        if (effect.kind == EK::SeatOut)
            return text + ' ' + QString::fromStdString(m_game->description().seat(effect.seat).name);
        const auto name = [this](Cell cell) { return QString::fromStdString(m_game->board().name(cell)); };
        text +=
            QStringLiteral(" %1%2").arg(m_game->description().kind(effect.piece.kind).letter).arg(name(effect.from));
        return effect.from == effect.to ? text : text + '-' + name(effect.to);
    }

    std::shared_ptr<const Game> m_game;
    Position m_position;
};

constexpr std::uint8_t kHand = 0;
constexpr std::uint8_t kCharge = 1;
constexpr std::uint8_t kMine = 2;
constexpr std::uint8_t kFire = 3;

} // namespace

class TestLongchessEffects : public QObject {
    Q_OBJECT

private slots:
    void aChargeTellsAllThatFollows()
    {
        const Table table("capture=5 mines=on artillery=on",
                          "white: Pa12 Pc12 Fe2; black: Na13 Pe33 Ri10 Fe36; turn: white; "
                          "mines: black=c14,d14; shells: black=i10");
        QCOMPARE(table.told("Cx12+2"),
                 QStringList({"0: moved Pa12-a14", "0: moved Pc12-c14", // pawns stand on their ends
                              "1: set back Na13-a18",                   // whom they passed
                              "2: removed Mc14",                        // a pawn ended on it
                              "3: went off Md14", "3: killed Pc14",     // beside where a pawn ended
                              "4: landed Si10", "4: killed Ri10"}));    // as the turn passes
    }
    void aFlagGoesFromHandToHand()
    {
        const Table table("", "white: Ra20 Fe2; black: Na21 Pe33 Fa21; turn: white");
        QCOMPARE(table.told("a20xa21"),
                 QStringList({"0: lies Fa21", "0: captured Na21", "0: moved Ra20-a21", "0: taken Fa21"}));
        const Table carrier("", "white: Ra20 Fe2; black: Pe33 Fa20; turn: white");
        QCOMPARE(carrier.told("a20-a21"), QStringList({"0: moved Ra20-a21"}));
        QCOMPARE(carrier.told("a20-a21~"), QStringList({"0: lies Fa20", "0: moved Ra20-a21"}));
        const Table own("", "white: Ra20 Fe2; black: Pe33 Fe36; turn: white");
        QCOMPARE(own.told("e2-e3"), QStringList({"0: moved Fe2-e3"}));
    }
    void leavingTellsWhatStays()
    {
        const Table table("", "white: Ra3 Pe5 Fa3; black: Pe33 Fe36; turn: white");
        QCOMPARE(table.told("a3-off"), QStringList({"0: lies Fa3", "0: left Ra3"}));
        const Table charge("", "white: Pa1 Pe1 Pf5 Fi9; black: Pe33 Fe36; turn: white");
        QCOMPARE(charge.told("Cx1-2"), QStringList({"0: left Pa1", "0: left Pe1"}));
    }
    void whoIsSetBackBeyondTheEndHasLeft()
    {
        const Table table("capture=5", "white: Ra34 Pe5 Fe2; black: Pa35 Pe33 Fe36; turn: white");
        QCOMPARE(table.told("a34xa35"), QStringList({"0: moved Ra34-a35", "1: left Pa35"}));
    }
    void aFlagBroughtHomeIsTold()
    {
        const Table table("", "white: Ra3 Fe2; black: Pe33 Fa3; turn: white");
        QVERIFY(!table.told("a3-b3").contains("1: home Fb3")); // the keep is rows d to f
        const Table keep("", "white: Rd4 Fe2; black: Pe33 Fd4; turn: white");
        QCOMPARE(keep.told("d4-d3"), QStringList({"0: moved Rd4-d3", "1: home Fd3"}));
        const Table last("teams=4 victory=last", "nw: Ra4 Fb2; ne: Pa9 Fa4; se: Pm9 Fl12; sw: Pl2 Fl3; turn: nw");
        QCOMPARE(last.told("a4-a3"),
                 QStringList({"0: moved Ra4-a3", "1: home Fa3", "2: removed Fa3", "2: removed Pa9", "3: out ne"}));
    }

    void movesAndShotsOfTheSamePlacesAreChosenFrom()
    {
        const Table table("", "white: Rb1 Pa5 Fe2; black: Pb9 Pa8 Pe33 Fe36; turn: white");
        QCOMPARE(table.meant(kHand, {table.on("b1"), table.on("b9")}), QStringList({"b1*b9", "b1xb9"}));
        QCOMPARE(table.meant(kHand, {table.on("a5"), table.on("a8")}), QStringList({"a5*a8"}));
    }
    void flagsStayBehindByATool()
    {
        const Table table("", "white: Rb1 Fe2; black: Pe33 Fb1; turn: white");
        const auto leave = static_cast<std::uint8_t>(table.game().description().tools.size() - 1);
        QCOMPARE(table.game().description().tools[leave].drawing, std::string("flag"));
        QCOMPARE(table.meant(kHand, {table.on("b1"), table.on("b5")}), QStringList({"b1-b5"}));
        QCOMPARE(table.meant(leave, {table.on("b1"), table.on("b5")}), QStringList({"b1-b5~"}));
        // Who goes off leaves them anyway.
        QCOMPARE(table.meant(kHand, {table.on("b1"), table.beyond("b1")}), QStringList({"b1-off"}));
        QCOMPARE(table.meant(leave, {table.on("b1"), table.beyond("b1")}), QStringList({"b1-off"}));
        QCOMPARE(Table("mode=ctm", "white: Rb1; black: Pe33; turn: white").game().description().tools.size(),
                 std::size_t(2));
    }
    void piecesLeaveOverTheRimWhereTheirWaysEnd()
    {
        const Table table("", "white: Bd3 Pi1 Fi9; black: Pe33 Fe36; turn: white");
        QCOMPARE(table.meant(kHand, {table.on("d3"), table.beyond("b1")}), QStringList({"d3-off"}));
        QCOMPARE(table.meant(kHand, {table.on("d3"), table.beyond("f1")}), QStringList({"d3-off"}));
        QCOMPARE(table.meant(kHand, {table.on("d3"), table.beyond("d1")}), QStringList());
        QCOMPARE(table.meant(kHand, {table.on("i1"), table.beyond("i1")}), QStringList({"i1-off"}));
    }
    /** From the second rank it comes down beyond the board without having been at its edge. */
    void aRideOverTheEdgeLeavesWhereItPasses()
    {
        const Table table("", "white: Ni2 Nd2 Rh9 Fi9; black: Pe33 Fe36; turn: white");
        QCOMPARE(table.meant(kHand, {table.on("i2"), table.beyond("h1")}), QStringList({"i2-off"}));
        QCOMPARE(table.meant(kHand, {table.on("i2"), table.beyond("i1")}), QStringList());
        QCOMPARE(table.meant(kHand, {table.on("d2"), table.beyond("c1")}), QStringList({"d2-off"}));
        QCOMPARE(table.meant(kHand, {table.on("d2"), table.beyond("e1")}), QStringList({"d2-off"}));
    }
    void anyPawnLeadsACharge()
    {
        const Table table("", "white: Pa2 Pc2 Fe2; black: Pe33 Fe36; turn: white");
        for (const char* row : {"a", "c"}) {
            const std::string pawn = std::string(row) + '2';
            const std::string ahead = std::string(row) + '4';
            const std::string edge = std::string(row) + '1';
            QCOMPARE(table.meant(kCharge, {table.on(pawn.c_str()), table.on(ahead.c_str())}), QStringList({"Cx2+2"}));
            QCOMPARE(table.meant(kCharge, {table.on(pawn.c_str()), table.beyond(edge.c_str())}),
                     QStringList({"Cx2-2"}));
        }
        const Table four("teams=4", "nw: Pd3 Pd5 Fb2; ne: Pa9 Fb12; se: Pm9 Fl12; sw: Pl2 Fl3; turn: nw");
        QCOMPARE(four.meant(kCharge, {four.on("d5"), four.on("c5")}), QStringList({"Cyd-1"}));
    }
    void minesAndShellsHaveToolsOfTheirOwn()
    {
        const Table table("mines=on artillery=on",
                          "white: Pa5 Ae1 Fe2; black: Pe33 Fe36; turn: white; shells: white=b3; firing: white");
        QCOMPARE(table.meant(kFire, {table.on("b4")}), QStringList({"fire:b4"}));
        QCOMPARE(table.meant(kFire, {Touch::onButton(0)}), QStringList({"fire:done"}));
        const Table before("mines=on artillery=on", "white: Pa5 Ae1 Fe2; black: Pe33 Fe36; turn: white");
        QCOMPARE(before.meant(kMine, {before.on("a6")}), QStringList({"mine:a6"}));
        QCOMPARE(before.meant(kFire, {Touch::onButton(0)}), QStringList());
    }
};

RINGFORD_TEST(TestLongchessEffects)
#include "test_longchess_effects.moc"
