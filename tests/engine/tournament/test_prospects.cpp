// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules say of a choice before it is made.
#include "engine/tournament/LedgerText.h"
#include "engine/tournament/Prospects.h"
#include "tests/support/Ledgers.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::test;

namespace {

QString said(const Result<Prospect, Text>& prospect)
{
    return QString::fromStdString(prospect ? prospect->sentence.english() : "refused: " + prospect.error().english());
}

/** The worked example up to a line of the file. */
Ledger exampleTo(int line)
{
    std::size_t end = 0;
    for (int i = 0; i < line; ++i)
        end = kWorkedExample.find('\n', end) + 1;
    return ledgerOf(kWorkedExample.substr(0, end));
}

} // namespace

class TestProspects : public QObject {
    Q_OBJECT

private slots:
    void aChallengeTellsItsPrice()
    {
        const Ledger ledger = exampleTo(9);
        QCOMPARE(said(challengeProspect(ledger.tournament(), "B", "A")), "challenging costs 5 and leaves 23");
        QCOMPARE(said(challengeProspect(ledger.tournament(), "B", "B")),
                 "refused: B cannot be both challenger and challenged");
        QCOMPARE(said(challengeProspect(ledger.tournament(), "B", "X")), "refused: there is no member 'X'");
    }

    void whoeverIsChallengedHearsOfBothWays()
    {
        const Ledger ledger = exampleTo(10);
        QCOMPARE(said(surrenderProspect(ledger.tournament(), 3)), "surrender: A has 30; B has 33");
        QCOMPARE(said(defenceProspect(ledger.tournament(), 3)),
                 "defence: an army of 30 against one of 23, at most; losing costs 5, or 30 when all is captured");
        QCOMPARE(said(surrenderProspect(ledger.tournament(), 2)), "refused: challenge 2 has ended");
        QCOMPARE(said(defenceProspect(ledger.tournament(), 4)), "refused: there is no challenge '4'");
        QCOMPARE(said(resultProspect(ledger.tournament(), 3, {})), "refused: the battle of challenge 3 has not begun");
    }

    void aResultTellsWhoIsOut()
    {
        const Ledger ledger = exampleTo(11);
        QCOMPARE(said(resultProspect(ledger.tournament(), 3, {6, 10, BattleResult::White})), "B has 37; A has 26");
        QCOMPARE(said(resultProspect(ledger.tournament(), 3, {23, 0, BattleResult::Black})),
                 "B has -30 and is out; A has 58");
        QCOMPARE(said(resultProspect(ledger.tournament(), 3, {24, 0, BattleResult::Black})),
                 "refused: expected the value of what was captured, from 0 to 23, not '24'");
    }

    void aSurrenderThatPutsOutSaysSo()
    {
        const Ledger ledger = ledgerOf(kLedgerHeader + kThreeJoin +
                                       "challenge,2026-11-03,1,A,B,,,,,,,,25,30\n"
                                       "challenge,2026-11-03,2,A,B,,,,,,,,20,30\n"
                                       "challenge,2026-11-03,3,A,B,,,,,,,,15,30\n"
                                       "challenge,2026-11-03,4,A,B,,,,,,,,10,30\n"
                                       "challenge,2026-11-03,5,B,A,,,,,,,,25,10\n");
        QCOMPARE(said(surrenderProspect(ledger.tournament(), 5)), "surrender: A has 5 and is out; B has 35");
        QCOMPARE(said(challengeProspect(ledger.tournament(), "A", "C")),
                 "refused: a challenge needs 15 points; A has 10");
    }
};

RINGFORD_TEST(TestProspects)
#include "test_prospects.moc"
