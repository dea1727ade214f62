// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for all ledgers: the sums of drawn ones, what is refused, taking back, files.
#include "engine/tournament/LedgerText.h"
#include "engine/tournament/Prospects.h"
#include "engine/tournament/Standings.h"
#include "tests/support/Effort.h"
#include "tests/support/Ledgers.h"
#include "tests/support/Mutations.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <map>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr std::size_t kMostEntries = 60;

/** The points of all members, summed up from the rows alone, event by event. */
std::map<std::string, int> pointsOf(const Ledger& ledger)
{
    using F = LedgerField;
    std::map<std::string, int> points;
    const auto number = [](const std::string& text) { return std::stoi(text); };
    for (std::size_t i = 0; i < ledger.entries().size(); ++i) {
        const LedgerRow row = ledger.row(i);
        int& challenger = points[row[F::Challenger]];
        int none = 0;
        int& challenged = row[F::Challenged].empty() ? none : points[row[F::Challenged]];
        if (row[F::Event] == "join")
            challenger = 30;
        else if (row[F::Event] == "challenge")
            challenger -= 5;
        else if (row[F::Event] == "surrender")
            challenger += 10, challenged -= 5;
        else if (row[F::Event] == "result") {
            const bool isWhite = row[F::White] == "challenger";
            int& white = isWhite ? challenger : challenged;
            int& black = isWhite ? challenged : challenger;
            white += number(row[F::BlackLost]) - number(row[F::WhiteLost]);
            black += number(row[F::WhiteLost]) - number(row[F::BlackLost]);
            if (row[F::Loser] != "")
                (row[F::Result] == "white" ? black : white) -= row[F::Loser] == "captured" ? 30 : 5;
            if (row[F::Result] == (isWhite ? "white" : "black"))
                challenger += 10;
        }
    }
    return points;
}

/** The same ledger, entry by entry. */
bool areEqual(const Ledger& one, const Ledger& other)
{
    return writeLedger(one) == writeLedger(other) &&
           Standings(one.tournament()).status() == Standings(other.tournament()).status() &&
           one.tournament().openChallenges() == other.tournament().openChallenges();
}

} // namespace

class TestLedgerProperties : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { drawSameCases("seed=1 max_success=" + QByteArray::number(cases(600, 60))); }

    void pointsFollowFromWhatHappened()
    {
        std::size_t longest = 0;
        bool hasEnded = false;
        QVERIFY(rc::check("points are the sums of the rows, and those below 10 are out", [&](std::uint64_t seed) {
            Dice dice(seed);
            const Ledger ledger = drawnLedger(kMostEntries, dice);
            const Tournament& tournament = ledger.tournament();
            const auto points = pointsOf(ledger);
            for (const TournamentMember& member : tournament.members()) {
                RC_ASSERT(points.at(member.name) == member.points);
                RC_ASSERT(member.isIn() == (member.points >= 10));
            }
            RC_ASSERT(tournament.isOver() == !tournament.winners().empty());
            longest = std::max(longest, ledger.entries().size());
            hasEnded = hasEnded || tournament.isOver();
        }));
        QVERIFY(longest > kMostEntries / 2 && hasEnded);
    }

    void aFileIsReadBackTheSame()
    {
        QVERIFY(rc::check("a ledger is written and read back the same", [](std::uint64_t seed) {
            Dice dice(seed);
            const Ledger ledger = drawnLedger(kMostEntries, dice);
            const auto again = readLedger(writeLedger(ledger));
            RC_ASSERT(bool(again));
            RC_ASSERT(again->entries() == ledger.entries());
            RC_ASSERT(areEqual(*again, ledger));
        }));
    }

    void whatWasTakenBackNeverHappened()
    {
        QVERIFY(rc::check("undo gives the ledger that was before", [](std::uint64_t seed) {
            Dice dice(seed);
            Ledger ledger = drawnLedger(kMostEntries, dice);
            Ledger before = ledger;
            const auto row = drawnRow(ledger.tournament(), dice);
            RC_PRE(row.has_value());
            RC_ASSERT(!ledger.add(*row).has_value());
            RC_ASSERT(ledger.row(ledger.entries().size() - 1) == *row);
            RC_ASSERT(ledger.undo());
            RC_ASSERT(areEqual(ledger, before));
            RC_ASSERT(!ledger.add(*row).has_value());
            while (ledger.undo())
                ;
            RC_ASSERT(areEqual(ledger, Ledger()));
        }));
    }

    void aChangedFieldIsRefusedThereOrFollows()
    {
        QVERIFY(rc::check("a row with another sum is refused at the sum", [](std::uint64_t seed) {
            Dice dice(seed);
            Ledger ledger = drawnLedger(kMostEntries, dice);
            const auto row = drawnRow(ledger.tournament(), dice);
            RC_PRE(row.has_value());
            const std::string before = writeLedger(ledger);
            for (const LedgerField field : {LedgerField::ChallengerPoints, LedgerField::ChallengedPoints}) {
                LedgerRow changed = *row;
                changed[field] += '0';
                const auto fault = ledger.add(changed);
                RC_ASSERT(fault.has_value());
                RC_ASSERT(fault->field == field);
                RC_ASSERT(writeLedger(ledger) == before);
            }
        }));
    }

    void aDamagedFileIsRefusedOrAnotherLedger()
    {
        QVERIFY(rc::check("a line with a slip is refused with a place, or read", [](std::uint64_t seed) {
            Dice dice(seed);
            const std::string text = writeLedger(drawnLedger(kMostEntries, dice));
            const std::string slipped = mutatedLine(text, dice);
            const auto read = readLedger(slipped);
            if (read) {
                RC_ASSERT(bool(readLedger(writeLedger(*read))));
                return;
            }
            RC_ASSERT(read.error().line >= 1 && read.error().column >= 1);
            RC_ASSERT(read.error().line <= std::count(slipped.begin(), slipped.end(), '\n') + 1);
            RC_ASSERT(!read.error().message.english().empty());
            // What stands above the line is a ledger by itself.
            std::size_t above = 0;
            for (int line = 1; line < read.error().line; ++line)
                above = slipped.find('\n', above) + 1;
            RC_ASSERT(above == 0 || bool(readLedger(slipped.substr(0, above))));
        }));
    }

    void prospectsComeTrue()
    {
        QVERIFY(rc::check("what is said of a choice is what it brings", [](std::uint64_t seed) {
            Dice dice(seed);
            Ledger ledger = drawnLedger(kMostEntries, dice);
            const Tournament& tournament = ledger.tournament();
            for (const int challenge : tournament.openChallenges()) {
                const bool isOpen = tournament.challenge(challenge).stage == Challenge::Stage::Open;
                const auto prospect = surrenderProspect(tournament, challenge);
                RC_ASSERT(bool(prospect) == isOpen);
                RC_ASSERT(bool(defenceProspect(tournament, challenge)) == isOpen);
                RC_ASSERT(bool(resultProspect(tournament, challenge, {})) != isOpen);
                if (!isOpen)
                    continue;
                Ledger after = ledger;
                RC_ASSERT(!after.add(surrenderRow(tournament, *tournament.lastDay(), challenge)));
                for (const PointsChange& change : {prospect->challenger, prospect->challenged}) {
                    const TournamentMember& member = after.tournament().member(*after.tournament().find(change.member));
                    RC_ASSERT(member.points == change.after);
                    RC_ASSERT(member.isIn() != change.isOut());
                }
            }
            RC_ASSERT(!surrenderProspect(tournament, 0) && !surrenderProspect(tournament, tournament.challenges() + 1));
        }));
    }
};

RINGFORD_TEST(TestLedgerProperties)
#include "test_ledger_properties.moc"
