// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/Concessions.h"

#include "engine/games/orthodox/OrthodoxJudge.h"
#include "engine/search/Appraisal.h"
#include "engine/search/Score.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using ringford::Appraisal;
using ringford::Seat;
using ringford::orthodox::OrthodoxJudge;
using ringford::ui::Concessions;

namespace {

constexpr Seat kMind{1};

/** @p turns turns of a game for two, the last of them behind @p depth entries. */
void noteTurns(Concessions& concessions, int turns, int depth, int value)
{
    for (int turn = turns - 1; turn >= 0; --turn)
        concessions.note(kMind, depth - 2 * turn, value);
}

} // namespace

class TestConcessions : public QObject {
    Q_OBJECT

private slots:
    void whatIsLostForLongIsGivenUp()
    {
        Concessions concessions;
        noteTurns(concessions, 3, 41, -990);
        QVERIFY(!concessions.givesUp(kMind, 10)); // it may have been mistaken
        noteTurns(concessions, 1, 43, -990);
        QVERIFY(concessions.givesUp(kMind, 10));
        QVERIFY(concessions.givesUp(kMind, Concessions::kLeastLevel));
        QVERIFY(!concessions.givesUp(kMind, Concessions::kLeastLevel - 1)); // a beginner may mate it
        QVERIFY(!concessions.givesUp(Seat{0}, 10));
        noteTurns(concessions, 1, 45, -500);
        QVERIFY(!concessions.givesUp(kMind, 10));
    }

    void whatWasTakenBackDoesNotCount()
    {
        Concessions concessions;
        noteTurns(concessions, 4, 43, -990);
        concessions.note(kMind, 39, -990); // the last two were taken back
        QVERIFY(!concessions.givesUp(kMind, 10));
        noteTurns(concessions, 2, 43, -990);
        QVERIFY(concessions.givesUp(kMind, 10));
        concessions.forget();
        QVERIFY(!concessions.givesUp(kMind, 10));
    }

    void anotherComputersOfferIsTakenByWhoDoesNotStandBetter()
    {
        Concessions concessions;
        QVERIFY(!concessions.agreesToDraw(kMind, 10)); // it has not thought yet
        concessions.note(kMind, 41, 30);
        QVERIFY(concessions.agreesToDraw(kMind, Concessions::kLeastLevel));
        QVERIFY(!concessions.agreesToDraw(kMind, Concessions::kLeastLevel - 1));
        QVERIFY(!concessions.agreesToDraw(Seat{0}, 10));
        concessions.note(kMind, 43, 31);
        QVERIFY(!concessions.agreesToDraw(kMind, 10));
    }

    void whatIsEvenForLongIsOfferedAsADrawOnceInAWhile()
    {
        Concessions concessions;
        noteTurns(concessions, 12, 61, 10);
        QVERIFY(!concessions.offersDraw(kMind, 10)); // much can come yet
        noteTurns(concessions, 12, 81, 10);
        QVERIFY(!concessions.offersDraw(kMind, Concessions::kLeastLevel - 1));
        QVERIFY(concessions.offersDraw(kMind, Concessions::kLeastLevel));
        noteTurns(concessions, 1, 83, -10);
        QVERIFY(!concessions.offersDraw(kMind, 10)); // it has asked
        noteTurns(concessions, 1, 121, -10);
        QVERIFY(concessions.offersDraw(kMind, 10));
        noteTurns(concessions, 3, 181, 200);
        QVERIFY(!concessions.offersDraw(kMind, 10)); // it would win
        noteTurns(concessions, 12, 281, -100);
        QVERIFY(!concessions.offersDraw(kMind, 10)); // it stands worse, and may lose
    }

    void whatIsCertainToBeDrawnIsOfferedAsADraw()
    {
        Concessions concessions;
        noteTurns(concessions, 12, 81, ringford::score::share(Appraisal<OrthodoxJudge>::kDraw));
        QVERIFY(concessions.offersDraw(kMind, 10));
    }

    void aDrawIsTakenByWhoStandsWorseAndLateByWhoStandsNoBetter()
    {
        QVERIFY(!Concessions::takesDraw(-400, 4, 2)); // nobody has played yet
        QVERIFY(Concessions::takesDraw(-400, 10, 2));
        QVERIFY(!Concessions::takesDraw(0, 30, 2));
        QVERIFY(Concessions::takesDraw(0, 40, 2));
        QVERIFY(!Concessions::takesDraw(0, 40, 6));
        QVERIFY(!Concessions::takesDraw(100, 200, 2));
    }
};

RINGFORD_TEST(TestConcessions)
#include "test_concessions.moc"
