// SPDX-License-Identifier: GPL-3.0-or-later
// What hunting a king is worth: the nearer the mate, the more.
#include "engine/games/chess/BoardWorth.h"
#include "engine/games/chess/KingHunt.h"
#include "tests/engine/games/chess/SmallBoards.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <string_view>

using namespace ringford;
using namespace ringford::chess;

namespace {

int hunt(std::string_view white, std::string_view black)
{
    return kingHunt(standing(white, black), Army::White);
}

/** What white has more than black. */
int lead(std::string_view white, std::string_view black)
{
    const Placement men = standing(white, black);
    const auto worth = towardsMate(men, boardWorth(men, Promotion::Never));
    return worth[0] - worth[1];
}

} // namespace

class TestKingHunt : public QObject {
    Q_OBJECT

private slots:
    void aKingThatIsShutInIsWorthMore()
    {
        QVERIFY(hunt("Ke3 Rd4", "Kh6") > hunt("Ke3 Rd1", "Kh6")); // two sides of a box against one
        QVERIFY(hunt("Ke3 Rg1 Rf2", "Kh6") > hunt("Ke3 Ra1 Ra2", "Kh6"));
    }
    void theRimIsNearerToMateThanTheMiddle()
    {
        QVERIFY(hunt("Kb2 Ra1", "Kd8") > hunt("Kb2 Ra1", "Kd5"));
        QVERIFY(hunt("Kb2 Ra1", "Kh8") > hunt("Kb2 Ra1", "Kd8"));
    }
    void aBishopWithAKnightDrivesToACornerOfItsOwnColour()
    {
        QVERIFY(hunt("Kc6 Nc5 Bh3", "Ka8") > hunt("Kc3 Nc4 Bh3", "Ka1") + 100);
        QVERIFY(hunt("Kc3 Nc4 Bh6", "Ka1") > hunt("Kc6 Nc5 Bh6", "Ka8") + 100);
        QCOMPARE(hunt("Kc6 Nc5 Rf3", "Ka8"), hunt("Kf6 Nf5 Rc3", "Kh8")); // any corner will do
    }
    void aBareKingIsHuntedInOrthodoxChess()
    {
        std::array<int, kArmies> worth{};
        huntBareKing(standing("Ke3 Bc1 Na1", "Kd8"), worth);
        QVERIFY(worth[0] > 0);
        QCOMPARE(worth[1], 0);
        worth = {};
        huntBareKing(standing("Ke3 Bc1 Na1 Pa2", "Kd8 Ph7"), worth);
        QCOMPARE(worth[0], 0);
    }
    void theOtherKingIsToComeNear() { QVERIFY(hunt("Ke6 Ra1", "Ke8") > hunt("Kb2 Ra1", "Ke8")); }
    void defendersMakeItLess()
    {
        const int bare = hunt("Ke3 Rd4", "Kh6");
        const int knight = hunt("Ke3 Rd4", "Kh6 Na8");
        QVERIFY(bare > knight);
        QVERIFY(knight > hunt("Ke3 Rd4", "Kh6 Na8 Ba7"));
        QCOMPARE(hunt("Ke3 Rd4", "Kh6 Qa8"), 0);
    }
    void whatCannotMateDoesNotHunt()
    {
        QCOMPARE(hunt("Ke6", "Ke8"), 0);
        QCOMPARE(hunt("Ke6 Ba1", "Ke8"), 0);
        QCOMPARE(hunt("Ke6 Na1 Nb1", "Ke8"), 0);
        QCOMPARE(hunt("Ke6 Pa4 Pb4 Pc4", "Ke8"), 0);
        QVERIFY(hunt("Ke6 Na1 Bb1", "Ke8") > 0);
        QVERIFY(hunt("Ke6 Ba1 Bb1", "Ke8") > 0);
    }
    /** Such endings are drawn, whoever has the pieces; a pawn may still become one. */
    void aLeadThatCannotWinCountsLittle()
    {
        const auto left = [](std::string_view white, std::string_view black) {
            const Placement men = standing(white, black);
            std::array<int, kArmies> worth{1'300, 1'000};
            shrinkHopelessLead(men, worth);
            const Placement turned = standing(black, white);
            std::array<int, kArmies> other{1'000, 1'300};
            shrinkHopelessLead(turned, other);
            return std::array{worth[0] - worth[1], other[1] - other[0]};
        };
        constexpr std::array kNothing{0, 0};
        constexpr std::array kLittle{37, 37};
        constexpr std::array kAll{300, 300};
        QCOMPARE(left("Ke1 Na1", "Ke8"), kNothing);
        QCOMPARE(left("Ke1 Ba1", "Ke8 Pa7"), kNothing);
        QCOMPARE(left("Ke1 Na1 Nb1", "Ke8"), kNothing);
        QCOMPARE(left("Ke1 Ra1", "Ke8 Na8"), kLittle);
        QCOMPARE(left("Ke1 Ra1 Bc1", "Ke8 Ra8"), kLittle);
        QCOMPARE(left("Ke1 Qa1 Nb1", "Ke8 Qa8"), kLittle);
        QCOMPARE(left("Ke1 Na1 Bb1", "Ke8"), kAll);
        QCOMPARE(left("Ke1 Ra1", "Ke8"), kAll);
        QCOMPARE(left("Ke1 Qa1", "Ke8 Ra8"), kAll);
        QCOMPARE(left("Ke1 Na1 Pa2", "Ke8 Na8"), kAll);
        constexpr std::array kHalf{150, 150};
        QCOMPARE(left("Ke1 Ba1 Pa2", "Ke8 Ba8"), kLittle);
        QCOMPARE(left("Ke1 Ba1 Pa2 Pb2 Pc2", "Ke8 Ba8 Pa7"), kHalf);
        QCOMPARE(left("Ke1 Ba1 Pa2 Pb2 Pc2", "Ke8 Ba8"), kAll);
        QCOMPARE(left("Ke1 Ba1 Pa2", "Ke8 Bb8"), kAll); // of one colour
        QCOMPARE(left("Ke1 Ba1 Pa2 Ra3", "Ke8 Ba8 Rh8"), kAll);
        QCOMPARE(left("Ke1 Ba1 Bb1 Pa2", "Ke8"), kAll);
    }
    void bothArmiesHuntAlike() { QCOMPARE(kingHunt(standing("Kh3", "Ke6 Rd5"), Army::Black), hunt("Ke3 Rd4", "Kh6")); }

    /** A queen is much where armies are alike, and little where the board is won; a mate counts more than all of it. */
    void leadsBeyondWhatWinsCountLittle()
    {
        const int even = lead("Ke1 Qd1 Ra1", "Ke8 Ra8") - lead("Ke1 Ra1", "Ke8 Ra8");
        const int won = lead("Ke1 Qd1 Qd2 Qe2 Qf2 Ra1", "Ke8") - lead("Ke1 Qd2 Qe2 Qf2 Ra1", "Ke8");
        QVERIFY(even > 600);
        QVERIFY(won < even / 2);
        QVERIFY(lead("Ke1 Qa2 Qb2 Qc2 Qd2 Qe2 Qf2 Qg2 Qh2 Ra1 Rh1 Bc1 Bf1 Nb1 Ng1 Qd1", "Ka8") < kWonBoard);
    }
};

RINGFORD_TEST(TestKingHunt)
#include "test_king_hunt.moc"
