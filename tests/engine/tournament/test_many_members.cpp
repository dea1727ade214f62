// SPDX-License-Identifier: GPL-3.0-or-later
// A ledger may have two million members: each is found by its name, which is in memory once.
#include "engine/tournament/Tournament.h"
#include "tests/support/TestProgram.h"
#include "tests/support/heap/CountedHeap.h"

#include <QTest>

#include <string>

using namespace ringford;

namespace {

constexpr std::uint32_t kMany = 20'000;

/** Short enough to need no memory of its own. */
std::string nameOf(std::uint32_t number)
{
    return "m" + std::to_string(number);
}

Tournament joinedByMany()
{
    Tournament tournament;
    for (std::uint32_t number = 0; number < kMany; ++number) {
        LedgerEntry entry;
        entry.challenger = number;
        tournament.apply(entry, nameOf(number));
    }
    return tournament;
}

} // namespace

class TestManyMembers : public QObject {
    Q_OBJECT

private slots:
    void eachIsFoundByItsName()
    {
        QVERIFY(!Tournament().find("m0"));
        const Tournament tournament = joinedByMany();
        const Tournament copy = tournament;
        for (std::uint32_t number = 0; number < kMany; ++number) {
            QCOMPARE(tournament.find(nameOf(number)), std::optional(number));
            QCOMPARE(copy.find(nameOf(number)), std::optional(number));
        }
        QVERIFY(!tournament.find(nameOf(kMany)) && !tournament.find("") && !tournament.find("M1"));
    }

    void aNameIsInMemoryOnce()
    {
        const auto before = test::allocations();
        const Tournament tournament = joinedByMany();
        const auto asked = test::allocations() - before;
        QVERIFY2(asked < kMany / 100, qPrintable(QString::number(asked))); // what grows, grows seldom
    }
};

RINGFORD_TEST(TestManyMembers)
#include "test_many_members.moc"
