// SPDX-License-Identifier: GPL-3.0-or-later
// What a roll may come to, beside counting all that can be thrown.
#include "engine/dice/Forecast.h"
#include "engine/dice/PoolOdds.h"
#include "engine/dice/RollReader.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <cmath>
#include <map>
#include <stop_token>

using namespace ringford;
using dice::Distribution;
using dice::Forecast;
using dice::RollConditions;
using dice::Save;
using dice::SaveStyle;

namespace {

/** Shows dice as they are told, and notes how likely that is; past those told, a 1 each. */
class CountedDice final : public dice::DiceSource {
public:
    explicit CountedDice(const std::vector<int>& shown) : m_shown(shown) {}
    int roll(int sides) override
    {
        m_sides.push_back(sides);
        m_chance /= sides;
        return m_sides.size() <= m_shown.size() ? m_shown[m_sides.size() - 1] : 1;
    }
    const std::vector<int>& sides() const { return m_sides; }
    double chance() const { return m_chance; }

private:
    const std::vector<int>& m_shown;
    std::vector<int> m_sides;
    double m_chance = 1;
};

/** Every way in which one row can be thrown: how likely each number is that it leaves. @pre no die explodes */
std::map<long long, double> counted(const dice::Roll& roll, const RollConditions& conditions)
{
    std::map<long long, double> chances;
    std::vector<int> shown;
    for (;;) {
        CountedDice dice(shown);
        const dice::RolledRow row = dice::rollRow(roll, conditions, dice);
        chances[row.left] += dice.chance();
        shown.resize(dice.sides().size(), 1);
        while (!shown.empty() && shown.back() == dice.sides()[shown.size() - 1])
            shown.pop_back();
        if (shown.empty())
            return chances;
        ++shown.back();
    }
}

double meanOf(const std::map<long long, double>& chances)
{
    double mean = 0;
    for (const auto& [value, chance] : chances)
        mean += static_cast<double>(value) * chance;
    return mean;
}

bool isAbout(double one, double other, double within = 1e-9)
{
    return std::abs(one - other) <= within;
}

dice::Roll rollOf(const QByteArray& text)
{
    return dice::readRoll(text.toStdString())->roll;
}

Forecast forecast(const char* text, const RollConditions& conditions = {})
{
    return dice::forecastOf(rollOf(text), conditions);
}

} // namespace

class TestForecast : public QObject {
    Q_OBJECT

private slots:
    void theForecastIsWhatCountingGives_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<RollConditions>("conditions");
        const auto save = [](SaveStyle style, int difficulty) { return Save{difficulty, 2, style}; };
        const std::vector<std::pair<const char*, RollConditions>> conditions{
            {"plain", {}},
            {"armour", {17, false, {}}},
            {"extremes", {17, true, {}}},
            {"none", {12, false, save(SaveStyle::None, 15)}},
            {"half", {12, false, save(SaveStyle::Half, 15)}},
            {"quarter", {12, true, save(SaveStyle::Quarter, 7)}},
            {"full", {12, true, save(SaveStyle::Full, 15)}},
            {"always made", {12, true, save(SaveStyle::Half, -5)}},
            {"never made", {12, true, save(SaveStyle::Half, 23)}},
            {"hardly ever missed", {-900, false, save(SaveStyle::Quarter, 10)}},
            {"always hit", {-900, true, save(SaveStyle::Quarter, 10)}},
            {"beyond reach", {900, true, save(SaveStyle::Quarter, 10)}},
        };
        for (const char* text : {"d6", "3d4-5", "2(2d3-2)+1", "4d4k2", "4d4kl2", "4d3k3-7", "5d3kl1", "3d6k3", "d4 [0]",
                                 "d4-3 [+5]", "d3+1 [+5,-2]", "2d2-3 [9,0]", "2(d2-2)+1 [4]", "3d3k2 [4]"}) {
            for (const auto& [name, one] : conditions)
                QTest::addRow("%s, %s", text, name) << QByteArray(text) << one;
        }
    }
    void theForecastIsWhatCountingGives()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const RollConditions, conditions);
        const dice::Roll roll = rollOf(text);
        const auto chances = counted(roll, conditions);
        const Forecast forecast = dice::forecastOf(roll, conditions);
        QCOMPARE(forecast.lowest, chances.begin()->first);
        QCOMPARE(forecast.highest, chances.rbegin()->first);
        QVERIFY(forecast.expected && isAbout(*forecast.expected, meanOf(chances)));
        const auto left = dice::likelyChancesOfLeft(roll, conditions);
        QVERIFY(left);
        QCOMPARE(left->lowest(), chances.begin()->first);
        QCOMPARE(left->highest(), chances.rbegin()->first);
        for (long long value = left->lowest(); value <= left->highest(); ++value) {
            const auto found = chances.find(value);
            QVERIFY(isAbout(left->chanceOf(value), found == chances.end() ? 0 : found->second));
        }
        QVERIFY(isAbout(left->mean(), *forecast.expected));
        // Several rows: as often that, and their distribution has its mean.
        dice::Roll three = roll;
        three.rows = 3;
        const auto all = dice::likelyChancesOfLeft(three, conditions);
        QVERIFY(all && isAbout(all->mean(), 3 * meanOf(chances)));
        QVERIFY(isAbout(*dice::forecastOf(three, conditions).expected, 3 * meanOf(chances)));
        QCOMPARE(all->lowest(), 3 * left->lowest());
        QCOMPARE(all->highest(), 3 * left->highest());
    }

    void theExampleOfTheRuleBook()
    {
        const Forecast told = forecast("4d6!k3 [+2]", {10, false, Save{15, 0, SaveStyle::Half}});
        QCOMPARE(told.lowest, 0LL);
        QCOMPARE(told.highest, 1818LL);
        QVERIFY(isAbout(*told.expected, 8.262252, 5e-7));
    }

    void explodingDiceShowMore()
    {
        // A die with M sides that explodes for ever shows M (M + 1) / (2 (M - 1)).
        QVERIFY(isAbout(*forecast("d6!").expected, 4.2));
        QVERIFY(isAbout(*forecast("d2!").expected, 3));
        QVERIFY(isAbout(*forecast("999d100!").expected, 999 * 100 * 101 / 198.0, 1e-6));
        QCOMPARE(forecast("3d6!").highest, 3 * 606LL);
        const Distribution chances = dice::distributionOfPool(rollOf("d6!").pool);
        QVERIFY(isAbout(chances.chanceOf(5), 1 / 6.0) && isAbout(chances.chanceOf(6), 0));
        QVERIFY(isAbout(chances.chanceOf(13), 1 / 216.0) && isAbout(chances.chanceOf(18), 0));
        QVERIFY(chances.chanceOf(606) > 0 && chances.chanceOf(600) == 0);
    }

    void whatIsKeptIsTheSameFromBothSides_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"3d6!k1", "3d6!kl1", "5d4!k3", "5d4!kl4", "20d10k7", "20d10kl19", "2d3!k1", "6d2!kl3",
                                 "20d60k19", "7d90k7", "10d9!kl2", "2d20k1", "2d20kl1", "4d6k3", "20d2k1"})
            QTest::newRow(text) << QByteArray(text);
    }
    void whatIsKeptIsTheSameFromBothSides()
    {
        QFETCH(const QByteArray, text);
        const dice::DicePool pool = rollOf(text).pool;
        const Distribution sums = dice::distributionOfPool(pool);
        QCOMPARE(sums.lowest(), dice::lowestOfPool(pool));
        QCOMPARE(sums.highest(), dice::highestOfPool(pool));
        double all = 0;
        for (const double chance : sums.chances())
            all += chance;
        QVERIFY(isAbout(all, 1));
        const auto mean = static_cast<double>(dice::meanOfPool(pool));
        QVERIFY2(isAbout(sums.mean(), mean, 1e-9 * mean), qPrintable(QString::number(sums.mean() - mean)));
    }

    void keepingAndLeavingOutMakeAll()
    {
        for (const auto& [high, low, all] :
             {std::tuple{"999d1000k500", "999d1000kl499", "999d1000"}, std::tuple{"999d2!k1", "999d2!kl998", "999d2!"},
              std::tuple{"30d1000!k29", "30d1000!kl1", "30d1000!"}, std::tuple{"999d7k998", "999d7kl1", "999d7"}})
            QVERIFY(isAbout(*forecast(high).expected + *forecast(low).expected, *forecast(all).expected, 1e-8));
        // The highest of n even numbers up to M is M - sum of (v / M)^n for v below M.
        double highest = 1000;
        for (int value = 1; value < 1000; ++value)
            highest -= std::pow(value / 1000.0, 999);
        QVERIFY(isAbout(*forecast("999d1000k").expected, highest, 1e-9));
        QVERIFY(isAbout(*forecast("100 x 999d1000k").expected, 100 * highest, 1e-7));
    }

    void aSaveThatDividesHasItsLimits()
    {
        const auto expected = [](const char* text, SaveStyle style) {
            return forecast(text, {10, false, Save{15, 0, style}}).expected.has_value();
        };
        std::string nines = "9";
        for (int i = 1; i < 50; ++i)
            nines += ",9";
        for (const SaveStyle style : {SaveStyle::Half, SaveStyle::Quarter}) {
            QVERIFY(expected("20d501", style));
            QVERIFY(!expected("11d1000", style));
            QVERIFY(expected("10d1000+999", style));
            QVERIFY(expected("100 x 10d1000", style));
            QVERIFY(expected("20d6k3", style) && !expected("21d6k3", style) && !expected("21d6k21", style));
            QVERIFY(expected("50(2d6k)", style));
            QVERIFY(!expected("99d2!", style) && expected("49d2!", style));
            QVERIFY(expected(("100d2 [" + nines + "]").c_str(), style));
            QVERIFY(!expected(("101d2 [" + nines + "]").c_str(), style));
        }
        for (const SaveStyle style : {SaveStyle::None, SaveStyle::Full})
            QVERIFY(expected("999d1000k5", style));
    }

    void likelyChancesAreTheSameWithoutTheirEnds()
    {
        for (const char* text :
             {"2d6", "3d6!", "2 x 4d6!k3+2 [+5,+1]", "5(d4+1)-20", "2d20kl1 [-30]", "3 x d10 [+2,+1]"}) {
            for (const auto& save : {std::optional<Save>(), std::optional(Save{15, 2, SaveStyle::Half})}) {
                const RollConditions conditions{12, false, save};
                const dice::Roll roll = rollOf(text);
                Distribution row = dice::rowChances(roll, conditions);
                if (save) // is made with 13 to 20
                    row = row.mapped([](long long sum) { return dice::leftBySave(SaveStyle::Half, sum); })
                              .mixedWith(row, 8 / 20.0);
                const Distribution all = row.summed(roll.rows);
                const auto likely = dice::likelyChancesOfLeft(roll, conditions);
                QVERIFY(likely && likely->lowest() >= all.lowest() && likely->highest() <= all.highest());
                double beside = 0;
                for (long long value = all.lowest(); value <= all.highest(); ++value) {
                    QVERIFY(isAbout(all.chanceOf(value), likely->chanceOf(value), 1e-14));
                    beside += all.chanceOf(value) - likely->chanceOf(value);
                }
                QVERIFY(isAbout(beside, 0, 1e-13));
            }
        }
    }

    void likelyChancesReachFurther()
    {
        for (const char* text :
             {"999d11", "100 x 3d6!", "6 x 4d6!k3+2 [+5,+1]", "9 x 9(9d12!)", "999 x 10(10d6)", "99d2!"}) {
            const auto likely = dice::likelyChancesOfLeft(rollOf(text), {});
            QVERIFY2(likely, text);
            QVERIFY2(isAbout(likely->mean() / *forecast(text).expected, 1, 1e-9), text);
        }
        for (const char* text : {"999d1000", "21d6k3", "20d1000!k19"})
            QVERIFY2(!dice::likelyChancesOfLeft(rollOf(text), {}), text);
    }

    void whatNobodyWantsAnyMoreIsGivenUp()
    {
        std::stop_source source;
        for (const char* text : {"2d6", "20d1000k19", "99d6"})
            QVERIFY(dice::likelyChancesOfLeft(rollOf(text), {}, source.get_token()));
        source.request_stop();
        for (const char* text : {"2d6", "20d1000k19", "99d6"})
            QVERIFY(!dice::likelyChancesOfLeft(rollOf(text), {}, source.get_token()));
    }

    void aWideRowIsWorkedOutWhole()
    {
        const RollConditions conditions{10, false, Save{15, 0, SaveStyle::Half}};
        // Near the limit of width.
        for (const char* text : {"10(999d2)", "100d2-50 [0 step +1 x 50]", "99d2-1 [5 step +0 x 50]", "20d2!k1"}) {
            const dice::Roll roll = rollOf(text);
            QVERIFY(dice::hasRowChances(roll, conditions));
            double all = 0;
            const Distribution chances = dice::rowChances(roll, conditions);
            for (const double chance : chances.chances())
                all += chance;
            QVERIFY(isAbout(all, 1, 1e-10));
        }
    }
};

RINGFORD_TEST(TestForecast)
#include "test_forecast.moc"
