// SPDX-License-Identifier: GPL-3.0-or-later
// A ledger of a tournament: whatever its bytes are, it is read or refused with a place; what was read is written, read
// back the same, and taken back entry by entry.

#include "engine/tournament/LedgerText.h"
#include "engine/tournament/Standings.h"
#include "tests/fuzz/InputTime.h"
#include "tests/fuzz/Require.h"

#include <cstddef>
#include <cstdint>

using namespace ringford;
using test::require;

namespace {

/** Of an input that is longer no more entries are taken back: each time all others are gone through. */
constexpr int kMostUndone = 20;

void checkStandings(const Tournament& tournament)
{
    const Standings standings(tournament);
    require(standings.members.size() == tournament.members().size(), "a member is missing");
    require(standings.winners.empty() != tournament.isOver(), "winners and the end are two things");
    std::size_t in = 0;
    for (const TournamentMember& member : standings.members) {
        require(member.isIn() == (member.points >= kLeastPoints), "points and being in are two things");
        in += member.isIn();
    }
    require(in == tournament.membersIn(), "members who are in are miscounted");
    for (const int number : tournament.openChallenges())
        require(tournament.member(tournament.challenge(number).challenger).isIn(), "a challenge of one who is out");
}

void checkUndo(Ledger ledger)
{
    for (int undone = 0; undone < kMostUndone && !ledger.entries().empty(); ++undone) {
        const LedgerRow last = ledger.row(ledger.entries().size() - 1);
        const std::string whole = writeLedger(ledger);
        require(ledger.undo(), "an entry cannot be taken back");
        Ledger again = ledger;
        require(!again.add(last) && writeLedger(again) == whole, "an entry is another after it was taken back");
        checkStandings(ledger.tournament());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr double kEach = 5;
    const test::InputTime timing(size, kEach);
    const auto read = readLedger({reinterpret_cast<const char*>(data), size});
    if (!read) {
        require(read.error().line >= 1 && read.error().column >= 1, "an error without a place");
        require(!read.error().message.english().empty(), "an error without a reason");
        return 0;
    }
    checkStandings(read->tournament());
    const std::string written = writeLedger(*read);
    const auto again = readLedger(written);
    require(again && again->entries() == read->entries(), "what was written is read otherwise");
    require(writeLedger(*again) == written, "what was read is written otherwise");
    checkUndo(*read);
    return 0;
}
