// SPDX-License-Identifier: GPL-3.0-or-later
// Roll sets as text and as JSON, what their mark finds, and their history.
#include "engine/dice/PackedRows.h"
#include "engine/dice/RollHistory.h"
#include "engine/dice/RollJson.h"
#include "engine/dice/RollSetReader.h"
#include "tests/support/Dice.h"
#include "tests/support/RollTexts.h"
#include "tests/support/TestProgram.h"
#include "tests/support/heap/CountedHeap.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageAuthenticationCode>
#include <QTest>

#include <rapidcheck.h>

using namespace ringford;
using dice::RollConditions;
using dice::RollSet;
using dice::RollSetReading;
using dice::Save;
using dice::SaveStyle;
using Finding = RollSetReading::Finding;

namespace {

std::string sign(std::string_view bytes)
{
    const auto key =
        QByteArray::fromRawData(dice::kRollSetKey.data(), static_cast<qsizetype>(dice::kRollSetKey.size()));
    const auto message = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return QMessageAuthenticationCode::hash(message, key, QCryptographicHash::Sha256).toHex().toStdString();
}

std::chrono::sys_seconds exampleTime()
{
    using namespace std::chrono;
    return sys_days(year(2026) / 11 / 20) + hours(18) + minutes(4) + seconds(5);
}

RollSet made(const std::string& text, const RollConditions& conditions, std::optional<std::uint64_t> seed)
{
    return dice::makeRollSet(*dice::readRoll(text), conditions, seed, exampleTime());
}

RollSetReading readRolls(const std::string& text)
{
    return dice::readRollSet(text, sign);
}

/** The same text, with the mark that it should have: what somebody can do who knows the key. */
std::string marked(const std::string& text)
{
    const std::string body = text.substr(0, text.rfind("Check="));
    return body + "Check=" + sign(body) + '\n';
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const auto at = text.find(from);
    if (at == std::string::npos)
        QTest::qFail(("not there: " + from).c_str(), __FILE__, __LINE__);
    else
        text.replace(at, from.size(), to);
    return text;
}

std::string rowOf(const RollSet& set)
{
    return dice::rowLine(1, set.roll.roll, set.rows[0]);
}

RollSet drawn(test::Dice& dice)
{
    static const std::vector<std::string> kRolls{"4d6k3",        "2 x 2(3d6!k2+1)+7 [+5,-1]",  "d2!",
                                                 "3 x d100-100", "2(2d4-9)-3 [0 step -3 x 5]", "9 x 5d3!kl2 [2]",
                                                 "40d2!"};
    RollConditions conditions{static_cast<int>(dice.below(41)) - 20, dice.oneIn(2), std::nullopt};
    if (dice.oneIn(2))
        conditions.save = Save{static_cast<int>(dice.below(41)) - 20, static_cast<int>(dice.below(9)) - 4,
                               static_cast<SaveStyle>(dice.below(4))};
    RollSet set = made(dice.among(kRolls), conditions,
                       dice.oneIn(2) ? std::optional<std::uint64_t>(dice.below(~std::size_t{0})) : std::nullopt);
    for (std::size_t i = dice.below(8); i > 0; --i)
        set.name += dice.characterOf(std::string_view("\\x0aC \x1f\x7f\n=;\0", 11));
    set.name += dice.oneIn(2) ? "\xC3\xA4\xE2\x82\xAC" : "";
    set.time += std::chrono::seconds(dice.below(1'000'000'000));
    return set;
}

} // namespace

class TestRollSet : public QObject {
    Q_OBJECT

private slots:
    void theExampleOfTheRuleBook()
    {
        RollSet set = made("2 x 2(3d6!k2+1)+7 [+5,-1]", {12, false, Save{15, 2, SaveStyle::Half}}, 9);
        QCOMPARE(set.name, std::string("2 x 2(3d6!k2+1)+7 [+5,-1]"));
        set.name = "Fireball";
        QCOMPARE(dice::writeRollSet(set, sign), test::kRollSetText);
        const RollSetReading reading = readRolls(test::kRollSetText);
        QVERIFY(reading.finding == Finding::Untouched);
        QVERIFY(reading.set == set);
    }

    void withoutBonusesThereIsOneSum()
    {
        const RollSet set = made("4d6!k3", {}, 0);
        QVERIFY2(rowOf(set).starts_with("Row 1=dice (") && rowOf(set).find("save") == std::string::npos,
                 rowOf(set).c_str());
        const std::string text = dice::writeRollSet(set, sign);
        QVERIFY(text.find("\nSave=no\nSeed=0\nRow 1=") != std::string::npos);
        QVERIFY(text.find("left") == std::string::npos);
        QVERIFY(readRolls(text).finding == Finding::Untouched);
    }

    void numbersOfEachLineAreWrittenWithTheirSigns()
    {
        RollSet set = made("2(d6-2)-3 [+0]", {-7, true, Save{-5, 0, SaveStyle::None}}, std::nullopt);
        const std::string text = dice::writeRollSet(set, sign);
        QVERIFY2(text.find("\nArmour=-7\nExtremes=yes\nSave=dc -5, bonus +0, none\nSeed=none\nRow 1=attack ") !=
                     std::string::npos,
                 text.c_str());
        // An attack with a natural 1 or 20 counts otherwise here.
        set.rows[0] = {};
        set.rows[0].attacks = {dice::attackWith(1, 0, set.conditions)};
        QCOMPARE(rowOf(set), std::string("Row 1=attack 1+0=-10 miss; sum 0; half 0; quarter 0"));
    }

    void namesAreEscaped()
    {
        RollSet set = made("d6", {}, 1);
        set.name = "a\\b\n\t\x7f;=\xC3\xA4\xC2\x80";
        const std::string text = dice::writeRollSet(set, sign);
        QVERIFY2(text.find("\nName=a\\\\b\\x0a\\x09\\x7f;=\xC3\xA4\xC2\x80\n") != std::string::npos, text.c_str());
        QCOMPARE(readRolls(text).set->name, set.name);
    }

    void lineEndsOfMailAreNoFault()
    {
        std::string mailed;
        for (const char c : test::kRollSetText)
            mailed += c == '\n' ? std::string("\r\n") : std::string(1, c);
        QVERIFY(readRolls(mailed).finding == Finding::Untouched);
        QVERIFY(readRolls(replaced(test::kRollSetText, "\nTotal", "\r\nTotal")).finding == Finding::Untouched);
        QVERIFY(readRolls(replaced(test::kRollSetText, "\nTotal", "\r\r\nTotal")).finding == Finding::Tampered);
    }

    void anyByteThatIsChangedIsFound()
    {
        for (std::size_t at = 0; at < test::kRollSetText.size(); ++at) {
            for (int bit = 0; bit < 8; ++bit) {
                std::string changed = test::kRollSetText;
                changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
                QVERIFY2(readRolls(changed).finding != Finding::Untouched, changed.c_str());
            }
            std::string shorter = test::kRollSetText;
            shorter.erase(at, 1);
            QVERIFY2(readRolls(shorter).finding != Finding::Untouched, shorter.c_str());
            std::string longer = test::kRollSetText;
            longer.insert(at, 1, '0');
            QVERIFY2(readRolls(longer).finding != Finding::Untouched, longer.c_str());
        }
    }

    void whatWasTamperedWithIsStillShown()
    {
        const RollSetReading reading = readRolls(replaced(test::kRollSetText, "[2])+1", "[3])+1"));
        QVERIFY(reading.finding == Finding::Tampered);
        QVERIFY(reading.set && reading.set->name == "Fireball");
        QVERIFY(readRolls(replaced(test::kRollSetText, "sum 38; half 19; quarter 9; save",
                                   "sum 99; half 49; quarter 24; save"))
                    .set);
        QVERIFY(!readRolls(replaced(test::kRollSetText, "Roll=2", "Roll=3")).set);
    }

    void damageIsToldWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const std::string& text, int line) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << line;
        };
        const auto change = [&row](const char* name, const char* from, const char* to, int line) {
            row(name, marked(replaced(test::kRollSetText, from, to)), line);
        };
        row("nothing", "", 1);
        row("another file", "[Game \"checkers\"]\n", 1);
        row("a blank first line", '\n' + test::kRollSetText, 1);
        row("a byte order mark", "\xEF\xBB\xBF" + test::kRollSetText, 1);
        row("the first line alone", "[Ringford roll set 1]\n", 1);
        row("the first line, cut", "[Ringford roll set 1]", 1);
        row("no line end", test::kRollSetText.substr(0, test::kRollSetText.size() - 1), 12);
        row("no check", test::kRollSetText.substr(0, test::kRollSetText.rfind("Check=")), 11);
        row("a line behind it", test::kRollSetText + "\n", 13);
        row("words behind it", test::kRollSetText + "and so on", 13);
        row("a capital digit", replaced(test::kRollSetText, "5b33edc", "5B33edc"), 12);
        row("a digit too few", replaced(test::kRollSetText, "5b33edc", "5b33ed"), 12);
        change("no name", "Name=Fireball\n", "", 2);
        change("a name with a backslash", "Fireball", "Fire\\ball", 2);
        change("a name with a capital digit", "Fireball", "Fire\\x0Aball", 2);
        change("a letter escaped", "Fireball", "Fire\\x62all", 2);
        change("a name with a tab", "Fireball", "Fire\tball", 2);
        change("a name that is no UTF-8", "Fireball", "Fire\xFF", 2);
        change("no time", "Time=2026-11-20T18:04:05Z\n", "", 3);
        change("no such day", "2026-11-20T", "2026-11-31T", 3);
        change("no such hour", "T18:", "T24:", 3);
        change("another zone", "05Z", "05+01:00", 3);
        change("a bad roll", "Roll=2 x", "Roll=2 y", 4);
        change("two blanks in a roll", "Roll=2 x", "Roll=2  x", 4);
        change("too many dice", "Roll=2 x 2(3d6", "Roll=999 x 2(999d6", 4);
        change("armour with a sign", "Armour=12", "Armour=+12", 5);
        change("too much armour", "Armour=12", "Armour=1000", 5);
        change("maybe", "Extremes=no", "Extremes=maybe", 6);
        change("a bonus without a sign", "bonus +2", "bonus 2", 7);
        change("an unknown style", ", half\n", ", third\n", 7);
        change("a zero in front", "Seed=9", "Seed=09", 8);
        change("too large a seed", "Seed=9", "Seed=18446744073709551616", 8);
        change("a row is missing",
               "Row 1=attack 1+5=6 miss; attack 6-1=5 miss; sum 0; half 0; quarter 0; save 8+2=10 "
               "failed; left 0\n",
               "", 9);
        change("rows are counted from 1", "Row 1=", "Row 0=", 9);
        change("a hit that is a miss", "17+5=22 hit", "17+5=22 miss", 10);
        change("a die with 7", "6+1,6+2", "7+1,6+2", 10);
        change("a die that does not explode", "6+1,6+2", "6,6+2", 10);
        change("a die that explodes without cause", "6+1,6+2", "6+1,5+2", 10);
        change("a die too many", "[2],3)", "[2],3,1)", 10);
        change("another is kept", "(6+5,[2],3)", "(6+5,2,[3])", 10);
        change("another sum", " = 38", " = 39", 10);
        change("another half", "half 19; quarter 9; save", "half 20; quarter 9; save", 10);
        change("another save", "save 16+2=18 made", "save 11+2=18 made", 10);
        change("a blank more", "; left 19\nTotal", ";  left 19\nTotal", 10);
        change("another total", "Total=sum 38", "Total=sum 39", 11);
        change("no total", "Total=sum 38; half 19; quarter 9; left 19\n", "", 11);
        change("a line more", "Total=sum 38; half 19; quarter 9; left 19\n",
               "Total=sum 38; half 19; quarter 9; left 19\nNote=x\n", 12);
        change("lines in another order", "Armour=12\nExtremes=no\n", "Extremes=no\nArmour=12\n", 5);
    }
    void damageIsToldWithItsLine()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, line);
        const RollSetReading reading = readRolls(text.toStdString());
        QVERIFY(reading.finding == Finding::Damaged);
        QCOMPARE(reading.line, line);
        QVERIFY(reading.reason.english().size() > 10);
    }

    void aFileOfLineEndsTakesLittleMemory()
    {
        const std::string text = marked("[Ringford roll set 1]\n" + std::string(std::size_t{1} << 22, '\n'));
        const auto before = test::allocatedBytes();
        const RollSetReading reading = readRolls(text);
        QVERIFY2(test::allocatedBytes() - before < 3 * text.size(),
                 qPrintable(QString::number(test::allocatedBytes() - before)));
        QVERIFY(reading.finding == Finding::Damaged);
        QCOMPARE(reading.line, 2);
    }

    void aSetOfTheMostRowsIsRead()
    {
        const std::string text = dice::writeRollSet(made("999 x d6", {}, 7), sign);
        QVERIFY(readRolls(text).finding == Finding::Untouched);
        const RollSetReading longer = readRolls(marked(replaced(text, "Check=", "Note=x\nAnother=y\nCheck=")));
        QVERIFY(longer.finding == Finding::Damaged);
        QCOMPARE(longer.line, 1009); // behind 8 lines before the rows, 999 of those, and the total
    }

    void diceNeedNotFollowFromTheSeed()
    {
        QVERIFY(readRolls(marked(replaced(test::kRollSetText, "Seed=9", "Seed=10"))).finding == Finding::Untouched);
        QVERIFY(readRolls(marked(replaced(test::kRollSetText, "[2])+1", "[1])+1"))).finding == Finding::Untouched);
    }

    void anySetIsReadAsItWasWritten()
    {
        QVERIFY(rc::check([](std::uint32_t seed) {
            test::Dice dice(seed);
            const RollSet set = drawn(dice);
            const std::string text = dice::writeRollSet(set, sign);
            const RollSetReading reading = readRolls(text);
            RC_ASSERT(reading.finding == Finding::Untouched);
            RC_ASSERT(reading.set == set);
            std::string changed = text;
            const std::size_t at = dice.below(text.size());
            changed[at] = static_cast<char>(changed[at] + 1 + static_cast<char>(dice.below(255)));
            RC_ASSERT(readRolls(changed).finding != Finding::Untouched);
            // With the right mark everything else is looked at, line by line.
            const auto body = text.rfind("Check=");
            if (at < body && !changed.substr(at, 2).starts_with("\r\n")) {
                const RollSetReading forged = readRolls(marked(changed));
                const auto line =
                    static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n')) + 1;
                // Another roll, or armour, is found out by a row that does not follow from it.
                constexpr int kFirstRow = 9;
                if (forged.finding != Finding::Untouched)
                    RC_ASSERT(line < kFirstRow || forged.line <= line + 1);
                else
                    RC_ASSERT(dice::writeRollSet(*forged.set, sign) == marked(changed));
            }
        }));
    }

    void jsonTellsTheExampleOfTheRuleBook()
    {
        const QByteArray expected = R"({"roll": "4d6!k3 [+2]", "seed": "3", "armour": 10, "extremes": false,
            "save": {"dc": 15, "bonus": 0, "style": "half"},
            "rows": [{"attacks": [{"natural": 9, "bonus": 2, "total": 11, "hit": true}],
                      "sums": [{"groups": [{"dice": [[5], [6, 5], [3], [6, 3]], "kept": [1, 2, 4], "sum": 25}], "sum": 25}],
                      "sum": 25, "half": 12, "quarter": 6, "save": {"natural": 19, "total": 19, "made": true}, "left": 12}],
            "sum": 25, "half": 12, "quarter": 6, "left": 12, "minimum": 25, "maximum": 25, "mean": 25,
            "lowest": 0, "highest": 1818, "expected": 8.262252})";
        const RollSet set = made("  4d6!k3\t [+2] ", {10, false, Save{15, 0, SaveStyle::Half}}, 3);
        const auto told = QJsonDocument::fromJson(QByteArray::fromStdString(dice::writeRollJson(set)));
        QVERIFY(!told.isNull());
        QCOMPARE(told.object(), QJsonDocument::fromJson(expected).object());
    }

    void jsonLeavesOutWhatIsNotThere()
    {
        const auto told = QJsonDocument::fromJson(
            QByteArray::fromStdString(dice::writeRollJson(made("3 x 2d4-9", {}, std::nullopt))));
        QVERIFY(told["seed"].isNull() && told["save"].isNull());
        const QJsonObject row = told["rows"][0].toObject();
        QVERIFY(row["save"].isNull() && row["attacks"].toArray().isEmpty());
        QCOMPARE(row["sums"].toArray().size(), 1);
        const QJsonObject group = row["sums"][0]["groups"][0].toObject();
        QVERIFY(!group.contains("kept"));
        QVERIFY(group["dice"][0].isDouble());
        QCOMPARE(row["left"], row["sum"]);
        QCOMPARE(told["lowest"].toInt(), -21);
        QCOMPARE(told["expected"].toDouble(), -12.0);
        const auto wide = dice::writeRollJson(made("11d1000", {10, false, Save{}}, 1));
        QVERIFY(wide.ends_with("\"expected\": null}"));
    }

    void decimalsAreRoundedToSixPlaces()
    {
        QVERIFY(dice::writeRollJson(made("d4-2", {12, false, std::nullopt}, 1)).ends_with("\"expected\": 0.5}"));
        QVERIFY(dice::writeRollJson(made("3d6!kl2", {}, 1)).find("\"expected\": ") != std::string::npos);
        RollSet thirds = made("3 x d6", {}, 1);
        thirds.rows[0].sum = 1;
        thirds.rows[1].sum = thirds.rows[2].sum = 2;
        QVERIFY(dice::writeRollJson(thirds).find("\"mean\": 1.666667,") != std::string::npos);
    }

    void theHistoryKeepsEverySet()
    {
        dice::RollHistory history;
        QVERIFY(history.isEmpty() && !history.canGoBack() && !history.canGoForward());
        for (std::uint64_t seed = 0; seed < 3; ++seed)
            history.add({made("d20", {}, seed)});
        QCOMPARE(history.index(), std::size_t{2});
        history.goBack();
        history.goBack();
        history.goBack();
        QCOMPARE(history.current().set.seed, std::optional<std::uint64_t>(0));
        history.rename("first");
        history.add({made("d20", {}, 3), true});
        QCOMPARE(history.size(), std::size_t{4});
        QVERIFY(history.current().isTampered && !history.canGoForward());
        history.goForward();
        QCOMPARE(history.index(), std::size_t{3});
        history.goBack();
        QCOMPARE(history.current().set.seed, std::optional<std::uint64_t>(2));
        history.goTo(0);
        QCOMPARE(history.current().set.name, std::string("first"));
        QVERIFY(!history.heading(0).entry.isTampered && history.canGoForward());
    }

    void packedRowsComeBackAsTheyWere()
    {
        QVERIFY(rc::check([](std::uint32_t seed) {
            test::Dice dice(seed);
            const RollSet set = drawn(dice);
            RC_ASSERT(dice::PackedRows(set.roll.roll, set.rows).unpacked(set.roll.roll, set.conditions) == set.rows);
        }));
        const RollSet wide = made("9 x 99d1000!", {}, 4);
        QVERIFY(dice::PackedRows(wide.roll.roll, wide.rows).unpacked(wide.roll.roll, wide.conditions) == wide.rows);
    }

    void packedDiceTakeLittleRoom()
    {
        const auto bytesOf = [](const char* roll) {
            const RollSet set = made(roll, {}, 7);
            return dice::PackedRows(set.roll.roll, set.rows).bytes();
        };
        QCOMPARE(bytesOf("100 x 10(100d6)"), std::size_t{33'336}); // 24 to a word of 8 bytes
        QCOMPARE(bytesOf("640d2"), std::size_t{88});               // 63
        QCOMPARE(bytesOf("6d1000"), std::size_t{8});
    }

    void theHistoryPacksSetsThatNobodyLooksAt()
    {
        for (const char* const roll : {"20 x 10(10d256) [+9]", "9d6"}) {
            const auto set = [roll](std::uint64_t seed) { return made(roll, {}, seed); };
            dice::RollHistory history;
            for (std::uint64_t seed = 0; seed < 5; ++seed)
                history.add({set(seed)});
            QCOMPARE(history.packed(), std::size_t{3});
            QVERIFY2(!history.heading(3).entry.set.rows.empty(), "who still shows the set before must not lose it");
            for (std::size_t index = 0; index < 5; ++index) {
                history.goTo(index);
                QVERIFY(history.current().set == set(index));
                QCOMPARE(history.heading(index).left, dice::totalsOf(set(index).rows).left);
                history.goTo((index * 2 + 1) % 5);
            }
            QCOMPARE(history.packed(), std::size_t{3});
        }
    }
};

RINGFORD_TEST(TestRollSet)
#include "test_roll_set.moc"
