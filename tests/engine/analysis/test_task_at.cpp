// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/TaskAt.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <string>

using namespace ringford;
using namespace ringford::test;

namespace {

QString told(const Match& match, const Position& position)
{
    return QString::fromStdString(writeSetup(match.game().write(position)));
}

} // namespace

/** What a search is told of a place in a match. */
class TestTaskAt : public QObject {
    Q_OBJECT

private slots:
    void whatStoodBeforeIsKnown()
    {
        Match match = matchOf("orthodox");
        const Node* const root = match.gameNode();
        QVERIFY(taskAt(match, root).before.empty());
        enterAll(match, "g1-f3 g8-f6 f3-g1");
        const SearchTask task = taskAt(match, match.gameNode());
        QCOMPARE(told(match, task.position), told(match, match.position(match.gameNode())));
        QCOMPARE(task.before.size(), std::size_t{3});
        QCOMPARE(told(match, task.before.front()), told(match, match.position(root)));
        QCOMPARE(told(match, task.before.back()), told(match, match.position(match.gameNode()->parent)));
    }

    void ofALongGameTheLatestAreKnown()
    {
        Match match = matchOf("orthodox");
        for (const char file : std::string("abdefgh")) {
            for (int round = 0; round < 3; ++round) // no position comes a fifth time
                enterAll(match, "b1-c3 b8-c6 c3-b1 c6-b8");
            enterAll(match, (std::string() + file + "2-" + file + "3 " + file + "7-" + file + "6").c_str());
        }
        enterAll(match, "b1-c3 b8-c6 c3-b1 c6-b8");
        const SearchTask task = taskAt(match, match.gameNode());
        QCOMPARE(task.before.size(), std::size_t{100});
        QCOMPARE(told(match, task.before.back()), told(match, match.position(match.gameNode()->parent)));
    }
};

RINGFORD_TEST(TestTaskAt)
#include "test_task_at.moc"
