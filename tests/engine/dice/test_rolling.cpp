// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers, dice, attacks and saves.
#include "engine/dice/RollReader.h"
#include "engine/dice/Rolling.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <deque>

using namespace ringford;
using dice::RollConditions;
using dice::RolledRow;
using dice::Save;
using dice::SaveStyle;

namespace {

/** Dice that show what they are told. */
class LaidDice final : public dice::DiceSource {
public:
    explicit LaidDice(std::deque<int> shown) : m_shown(std::move(shown)) {}
    int roll(int) override
    {
        const int next = m_shown.front();
        m_shown.pop_front();
        return next;
    }
    bool isUsedUp() const { return m_shown.empty(); }

private:
    std::deque<int> m_shown;
};

/** Numbers that are told in advance. */
class LaidNumbers final : public dice::RandomNumbers {
public:
    explicit LaidNumbers(std::deque<std::uint64_t> numbers) : m_numbers(std::move(numbers)) {}
    std::uint64_t draw() override
    {
        const auto next = m_numbers.front();
        m_numbers.pop_front();
        return next;
    }

private:
    std::deque<std::uint64_t> m_numbers;
};

RolledRow laid(const char* text, const RollConditions& conditions, std::deque<int> shown)
{
    LaidDice dice(std::move(shown));
    const RolledRow row = dice::rollRow(dice::readRoll(text)->roll, conditions, dice);
    if (!dice.isUsedUp())
        QTest::qFail("dice are left over", __FILE__, __LINE__);
    return row;
}

std::vector<int> seeded(std::uint64_t seed, int sides, int count)
{
    dice::SeededNumbers numbers(seed);
    dice::RandomDice dice(numbers);
    std::vector<int> shown;
    for (int i = 0; i < count; ++i)
        shown.push_back(dice.roll(sides));
    return shown;
}

std::vector<bool> keptOf(const RolledRow& row)
{
    std::vector<bool> kept;
    for (const dice::ThrownDie& die : row.sums[0].groups[0].dice)
        kept.push_back(die.isKept);
    return kept;
}

/** Chi-square of so many dice; what it should be is about the number of sides. */
double chiSquare(dice::RandomNumbers& numbers, int sides, int count)
{
    dice::RandomDice dice(numbers);
    std::vector<int> shown(static_cast<std::size_t>(sides));
    for (int i = 0; i < count; ++i)
        ++shown[static_cast<std::size_t>(dice.roll(sides) - 1)];
    const double expected = static_cast<double>(count) / sides;
    double sum = 0;
    for (const int one : shown)
        sum += (one - expected) * (one - expected) / expected;
    return sum;
}

/** What chi-square passes once in 10^9 times (Wilson and Hilferty). */
double hardlyEver(int sides)
{
    const double freedom = sides - 1;
    const double part = 2 / (9 * freedom);
    const double root = 1 - part + 6.0 * std::sqrt(part);
    return freedom * root * root * root;
}

} // namespace

class TestRolling : public QObject {
    Q_OBJECT

private slots:
    void aSeedGivesTheDiceOfTheRuleBook()
    {
        QCOMPARE(seeded(0, 100, 10), (std::vector{21, 83, 69, 33, 38, 99, 45, 4, 18, 98}));
        QCOMPARE(seeded(1, 6, 10), (std::vector{2, 5, 3, 6, 6, 5, 3, 4, 2, 5}));
    }

    void numbersThatWouldFavourSomeSidesAreThrownAway()
    {
        // 2^64 mod 6 is 4: 0 to 3 are one too many each.
        LaidNumbers numbers({0, 3, 4, 3, 2, ~std::uint64_t{0}, 0, 0, 1});
        dice::RandomDice dice(numbers);
        QCOMPARE(dice.roll(6), 5);
        QCOMPARE(dice.roll(6), 4);
        QCOMPARE(dice.roll(2), 1); // 2 divides 2^64
        QCOMPARE(dice.roll(2), 1);
        QCOMPARE(dice.roll(2), 2);
    }

    void allSidesAreAlike_data()
    {
        QTest::addColumn<int>("sides");
        for (const int sides : {2, 3, 6, 7, 20, 100, 999, 1000})
            QTest::addRow("d%d", sides) << sides;
    }
    void allSidesAreAlike()
    {
        QFETCH(const int, sides);
        dice::SeededNumbers seededNumbers(20'040'427);
        const double seededChi = chiSquare(seededNumbers, sides, 300'000);
        QVERIFY2(seededChi < hardlyEver(sides), qPrintable(QString::number(seededChi)));
        dice::SystemNumbers systemNumbers;
        const double systemChi = chiSquare(systemNumbers, sides, 300'000);
        QVERIFY2(systemChi < hardlyEver(sides), qPrintable(QString::number(systemChi)));
    }

    void theSystemsNumbersDiffer()
    {
        dice::SystemNumbers one;
        dice::SystemNumbers other;
        std::vector<std::uint64_t> drawn;
        for (int i = 0; i < 100; ++i) {
            drawn.push_back(one.draw());
            drawn.push_back(other.draw());
        }
        std::ranges::sort(drawn);
        QVERIFY(std::ranges::adjacent_find(drawn) == drawn.end());
        // Every bit is set now and then.
        std::uint64_t any = 0;
        std::uint64_t all = ~any;
        for (const std::uint64_t number : drawn) {
            any |= number;
            all &= number;
        }
        QCOMPARE(any, ~std::uint64_t{0});
        QCOMPARE(all, std::uint64_t{0});
    }

    void sumsAreMadeOfGroups()
    {
        const RolledRow row = laid("2(3d6+1)+7", {}, {1, 2, 3, 4, 5, 6});
        QCOMPARE(row.sums.size(), std::size_t{1});
        QCOMPARE(row.sums[0].groups[0].sum, 7LL);
        QCOMPARE(row.sums[0].groups[1].sum, 16LL);
        QCOMPARE(row.sum, 30LL);
        QCOMPARE(row.left, 30LL);
        QVERIFY(row.attacks.empty() && !row.save);
    }

    void aDieThatShowsItsMaximumIsRolledAgain()
    {
        const RolledRow row = laid("3d6!", {}, {6, 6, 3, 1, 6, 2});
        QCOMPARE(row.sums[0].groups[0].dice[0].rolls, (std::vector{6, 6, 3}));
        QCOMPARE(row.sums[0].groups[0].dice[2].rolls, (std::vector{6, 2}));
        QCOMPARE(row.sum, 24LL);
        const RolledRow longest = laid("d2!", {}, std::deque<int>(101, 2));
        QCOMPARE(longest.sum, 202LL);
    }

    void ofEqualDiceTheEarlierAreKept()
    {
        QCOMPARE(keptOf(laid("4d6k2", {}, {3, 5, 3, 3})), (std::vector{true, true, false, false}));
        QCOMPARE(keptOf(laid("4d6kl2", {}, {3, 5, 3, 3})), (std::vector{true, false, true, false}));
        QCOMPARE(keptOf(laid("2d20", {}, {3, 5})), (std::vector{true, true}));
        const RolledRow exploding = laid("5d6!k2", {}, {5, 6, 1, 6, 5, 4, 1});
        QCOMPARE(keptOf(exploding), (std::vector{false, true, true, false, false}));
        QCOMPARE(exploding.sum, 18LL);
    }

    void attacksHitFromTheArmourOn()
    {
        const auto hits = [](int natural, int bonus, int armour, bool hasExtremes) {
            return dice::attackWith(natural, bonus, {armour, hasExtremes, {}}).isHit;
        };
        QVERIFY(hits(5, 5, 10, false) && !hits(5, 4, 10, false));
        QVERIFY(hits(20, -999, 999, false) && !hits(1, 999, -999, false));
        QVERIFY(hits(20, -20, 10, true) && !hits(20, -21, 10, true));
        QVERIFY(hits(1, 20, 10, true) && !hits(1, 19, 10, true));
        QVERIFY(hits(19, -9, 10, true) && hits(2, 8, 10, true));
        QCOMPARE(dice::attackWith(1, 5, {10, true, {}}).total, -5);
        QCOMPARE(dice::attackWith(20, 5, {10, true, {}}).total, 35);
        QCOMPARE(dice::attackWith(20, 5, {}).total, 25);
    }

    void eachHitIsRolledRightBehindItsAttack()
    {
        const RolledRow row = laid("d6+1 [+5,+0,-5]", {}, {15, 3, 9, 20, 6});
        QCOMPARE(row.attacks.size(), std::size_t{3});
        QCOMPARE(row.sums.size(), std::size_t{2});
        QCOMPARE(row.sum, 11LL);
        const RolledRow missed = laid("d6+1 [+5]", {}, {1});
        QCOMPARE(missed.sum, 0LL);
    }

    void savesComeLastAndLeaveTheirPart()
    {
        const auto left = [](SaveStyle style, int natural) {
            const RolledRow row = laid("2d6", {10, true, Save{15, 2, style}}, {6, 5, natural});
            return row.left;
        };
        QCOMPARE(left(SaveStyle::None, 13), 0LL);
        QCOMPARE(left(SaveStyle::Half, 13), 5LL);
        QCOMPARE(left(SaveStyle::Quarter, 13), 2LL);
        QCOMPARE(left(SaveStyle::Full, 13), 11LL);
        for (const SaveStyle style : {SaveStyle::None, SaveStyle::Half, SaveStyle::Quarter, SaveStyle::Full})
            QCOMPARE(left(style, 12), 11LL);
        // Nothing is special about a natural 1 or 20 of a save, and it is rolled when nothing hit, too.
        QVERIFY(laid("d6 [0]", {10, false, Save{-5, 0}}, {1, 1}).save->isMade);
        QVERIFY(!laid("d6 [0]", {10, true, Save{25, 0}}, {1, 20}).save->isMade);
    }

    void halvesAreRoundedDownButNotToNothing()
    {
        QCOMPARE(dice::halfOfSum(-3), -2LL);
        QCOMPARE(dice::quarterOfSum(-3), -1LL);
        QCOMPARE(dice::halfOfSum(-4), -2LL);
        QCOMPARE(dice::quarterOfSum(-4), -1LL);
        QCOMPARE(dice::quarterOfSum(-5), -2LL);
        QCOMPARE(dice::halfOfSum(0), 0LL);
        QCOMPARE(dice::halfOfSum(1), 1LL);
        QCOMPARE(dice::quarterOfSum(3), 1LL);
        QCOMPARE(dice::quarterOfSum(7), 1LL);
        QCOMPARE(dice::halfOfSum(7), 3LL);
    }

    void keptDiceStayAndTheRestIsRolled()
    {
        const dice::Roll roll = dice::readRoll("3d6!k1+1 [+2,+0]")->roll;
        const RollConditions conditions{10, false, Save{12, 0, SaveStyle::Half}};
        // The first attack hits with a 5, an exploded 6+4, and a 1; the second misses; the save fails.
        const RolledRow before = laid("3d6!k1+1 [+2,+0]", conditions, {8, 5, 6, 4, 1, 3, 2});
        QCOMPARE(dice::diceThrown({before}), 6U);
        const auto again = [&](std::vector<bool> kept, std::deque<int> shown) {
            LaidDice dice(std::move(shown));
            const RolledRow row = dice::rollRest(roll, conditions, {before}, kept, dice).front();
            if (!dice.isUsedUp())
                QTest::qFail("dice are left over", __FILE__, __LINE__);
            return row;
        };
        QCOMPARE(again({true, true, true, true, true, true}, {}), before);
        // Which die counts is decided anew.
        const RolledRow higher = again({true, true, false, true, true, true}, {2});
        QCOMPARE(higher.sum, 6LL);
        QVERIFY(higher.sums[0].groups[0].dice[0].isKept);
        QCOMPARE(again({true, false, true, false, true, true}, {6, 6, 1, 1}).sum, 14LL);
        // Whoever misses now has no dice, kept or not; whoever hits only now has all of them rolled.
        const RolledRow swapped = again({false, true, true, true, false, false}, {2, 19, 4, 4, 3, 15});
        QCOMPARE(swapped.sums.size(), 1U);
        QVERIFY(!swapped.attacks[0].isHit && swapped.attacks[1].isHit);
        QCOMPARE(dice::keptInRest({before}, {false, true, true, true, false, true}, {swapped}),
                 (std::vector<bool>{false, false, false, false, false, true}));
        QCOMPARE(dice::keptInRest({before}, {true, true, false, true, true, true}, {higher}),
                 (std::vector<bool>{true, true, false, true, true, true}));
        QCOMPARE(swapped.sum, 5LL);
        QVERIFY(swapped.save->isMade);
        QCOMPARE(swapped.left, 2LL);
    }

    void theWholeIsTheSumOfItsRows()
    {
        std::vector<RolledRow> rows{laid("d6-4", {}, {1}), laid("d6-4", {}, {6}), laid("d6-4", {}, {5})};
        const dice::RollTotals totals = dice::totalsOf(rows);
        QCOMPARE(totals.sum, 0LL);
        QCOMPARE(totals.half, 0LL);
        QCOMPARE(totals.quarter, 1LL);
        QCOMPARE(totals.minimum, -3LL);
        QCOMPARE(totals.maximum, 2LL);
        QCOMPARE(totals.mean, 0.0);
    }
};

RINGFORD_TEST(TestRolling)
#include "test_rolling.moc"
