// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ComputersStart.h"

#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;

namespace {

Match playedBy(const std::vector<std::string>& values)
{
    Match match = matchOf("orthodox");
    for (const std::string& value : values)
        match.tags().others.emplace_back("Computer", value);
    return match;
}

} // namespace

class TestComputersStart : public QObject {
    Q_OBJECT

private slots:
    void whatTheComputerBeganWithIsNobodysYet()
    {
        Match match = playedBy({"white: level=2"});
        QVERIFY(!hasOnlyComputersActions(match)); // whatever changed it was somebody
        test::enterAll(match, "e2-e4");
        QVERIFY(hasOnlyComputersActions(match));
        Match told = playedBy({"white: level=2"});
        test::enterAll(told, "e2-e4");
        told.addComment(told.end(), "A start");
        QVERIFY(!hasOnlyComputersActions(told));
        Match named = playedBy({"white: level=2"});
        named.tags().others.emplace_back("Event", "Club evening");
        test::enterAll(named, "e2-e4");
        QVERIFY(!hasOnlyComputersActions(named));
        test::enterAll(match, "e7-e5");
        QVERIFY(!hasOnlyComputersActions(match));
        Match alone = playedBy({"white: level=2", "black: level=2"});
        test::enterAll(alone, "e2-e4"); // somebody has looked on
        QVERIFY(!hasOnlyComputersActions(alone));
        Match people = playedBy({});
        test::enterAll(people, "e2-e4");
        QVERIFY(!hasOnlyComputersActions(people));
    }
};

RINGFORD_TEST(TestComputersStart)
#include "test_computersstart.moc"
