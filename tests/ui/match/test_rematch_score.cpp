// SPDX-License-Identifier: GPL-3.0-or-later
// How a series of rematches stands.
#include "tests/support/TestProgram.h"
#include "ui/match/RematchScore.h"

#include <QTest>

using namespace ringford;
using ringford::ui::RematchScore;

namespace {

Outcome wonBy(std::uint8_t seat)
{
    return Outcome::wonBy(SeatSet(Seat{seat}), Reason::Checkmate);
}

} // namespace

class TestRematchScore : public QObject {
    Q_OBJECT

private slots:
    void aFirstGameIsNoSeries() { QVERIFY(!RematchScore().isSeries()); }

    void pointsMoveOnWithThePeople()
    {
        RematchScore score;
        score.moveOn(wonBy(0), 2);
        QVERIFY(score.isSeries());
        QCOMPARE(score.halves({}, 2), (std::vector<int>{0, 2})); // who won plays Black now
        score.moveOn(wonBy(1), 2);
        QCOMPARE(score.halves({}, 2), (std::vector<int>{4, 0}));
    }

    void theGameThatIsPlayedCountsOnceItIsDecided()
    {
        RematchScore score;
        score.moveOn(Outcome::drawn(Reason::Agreed), 3);
        QCOMPARE(score.halves({}, 3), (std::vector<int>{1, 1, 1}));
        QCOMPARE(score.halves(wonBy(2), 3), (std::vector<int>{1, 1, 3}));
        QCOMPARE(score.halves({}, 3), (std::vector<int>{1, 1, 1})); // taken back
    }

    void whatWasNotPlayedToItsEndCountsNothing()
    {
        RematchScore score;
        score.moveOn({}, 2);
        QCOMPARE(score.halves({}, 2), (std::vector<int>{0, 0}));
    }

    void anotherGameBeginsWithNone()
    {
        RematchScore score;
        score.moveOn(wonBy(0), 2);
        score.clear();
        QVERIFY(!score.isSeries());
    }
};

RINGFORD_TEST(TestRematchScore)
#include "test_rematch_score.moc"
