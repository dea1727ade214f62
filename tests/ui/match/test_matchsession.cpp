// SPDX-License-Identifier: GPL-3.0-or-later
// Another match: who hears of it finds the clocks and the models of items on it already.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/match/MatchSession.h"
#include "ui/panels/SeatsModel.h"

#include <QSignalSpy>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;

namespace {

Match clockedMatch()
{
    Match match = matchOf("orthodox");
    match.tags().clock = "5+3";
    return match;
}

} // namespace

class TestMatchSession : public QObject {
    Q_OBJECT

private slots:
    void whoeverHearsOfAMatchFindsItsClocks()
    {
        MatchModel model(matchOf("circular"));
        const ClockModel* clocks = nullptr;
        bool hadClocks = false;
        // Before the clocks listen themselves.
        connect(&model, &MatchModel::replaced, this, [&] { hadClocks = clocks->hasClocks(); });
        const ClockModel made(model);
        clocks = &made;
        model.replace(clockedMatch());
        QVERIFY(hadClocks);
        model.replace(matchOf("circular"));
        QVERIFY(!hadClocks);
    }

    void whoeverHearsOfAMatchFindsItsSeats()
    {
        MatchModel model(matchOf("orthodox"));
        const SeatsModel* seats = nullptr;
        int rows = 0;
        connect(&model, &MatchModel::replaced, this, [&] { rows = seats->rowCount(); });
        ClockModel clocks(model);
        const SeatsModel made(model, clocks);
        seats = &made;
        model.replace(matchOf("longchess", {}, {{"teams", "4"}}));
        QCOMPARE(rows, 4);
    }

    void anotherMatchIsReportedOnce()
    {
        MatchSession session(matchOf("circular"));
        QSignalSpy replaced(&session.match(), &MatchModel::replaced);
        QSignalSpy changed(&session.clocks(), &ClockModel::changed);
        session.match().replace(clockedMatch());
        QCOMPARE(replaced.size(), 1);
        QCOMPARE(changed.size(), 0); // all that is theirs is said by that
        QVERIFY(session.clocks().isWaiting());
        session.clocks().toggle();
        QCOMPARE(changed.size(), 1);
    }

    void clocksOfTheMatchBeforeDoNotRunOn()
    {
        MatchSession session(clockedMatch());
        session.clocks().toggle();
        QVERIFY(session.clocks().isRunning());
        session.match().replace(clockedMatch());
        QVERIFY(!session.clocks().isRunning());
        QVERIFY(session.clocks().isWaiting());
    }
};

RINGFORD_TEST(TestMatchSession, QCoreApplication)
#include "test_matchsession.moc"
