// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ComputerSeats.h"

#include "engine/text/RecordReader.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;

namespace {

constexpr Seat kWhiteSeat{0};
constexpr Seat kBlackSeat{1};

Match withTags(const std::vector<std::string>& values)
{
    Match match = matchOf("orthodox");
    for (const std::string& value : values)
        match.tags().others.emplace_back("Computer", value);
    return match;
}

} // namespace

class TestComputerSeats : public QObject {
    Q_OBJECT

private slots:
    void personsSitWhereNoTagSaysOtherwise()
    {
        const ComputerSeats seats(matchOf("orthodox"));
        QVERIFY(seats.seats().empty());
        QCOMPARE(seats.persons().size(), 2);
    }

    void aLevelIsSavedAndReadAgain()
    {
        Match match = matchOf("circular", "", {{"players", "3"}});
        ComputerSeats seats(match);
        seats.setLevel(kBlackSeat, 4);
        seats.setLevel(Seat{2}, 10);
        seats.write(match.game().description(), match.tags());
        const auto record = writeRecord(match, test::testRegistry());
        QVERIFY(record);
        QVERIFY(record->find("level=4\"]") != std::string::npos);
        const RecordReading read = readRecords(*record, test::testRegistry());
        QCOMPARE(read.matches.size(), 1);
        QCOMPARE(ComputerSeats(read.matches.front()), seats);
    }

    void aProgramIsKeptByItsName()
    {
        Match match = matchOf("orthodox");
        ComputerSeats seats(match);
        seats.setPlayer(kBlackSeat, {0, QStringLiteral("Stockfish 15.1")});
        seats.setLevel(kWhiteSeat, 4);
        seats.write(match.game().description(), match.tags());
        QVERIFY(seats.has(kBlackSeat) && seats.level(kBlackSeat) == 0);
        QCOMPARE(match.tags().others.back().second, std::string("black: engine=Stockfish 15.1"));
        QVERIFY(ComputerSeats(match) == seats);
        QCOMPARE(namesAtTable(match)[1], std::string("Stockfish 15.1"));
        QCOMPARE(words::player(seats.player(kBlackSeat)), QStringLiteral("Stockfish 15.1"));
        seats.moveOn();
        QVERIFY(seats.player(kWhiteSeat).program == QStringLiteral("Stockfish 15.1") && seats.level(kBlackSeat) == 4);
        QVERIFY(!ComputerSeats(withTags({"black: engine="})).has(kBlackSeat));
        QVERIFY(!ComputerSeats(withTags({"black: engine=" + std::string(1000, 'x')})).has(kBlackSeat));
    }

    void blanksDoNotMatter() { QCOMPARE(ComputerSeats(withTags({"  black :  level=7 "})).level(kBlackSeat), 7); }

    void aDamagedTagIsIgnoredAndStays_data()
    {
        QTest::addColumn<QString>("value");
        for (const char* const value : {"", "black", "black:", "black: level=", "black: level=0", "black: level=11",
                                        "black: level=4x", "black: level=-4", "black: level=99999999999999999999",
                                        "green: level=4", "black: nodes=3", "black: level=4, nodes=5", ": level=4"})
            QTest::newRow(value) << QString::fromLatin1(value);
    }
    void aDamagedTagIsIgnoredAndStays()
    {
        QFETCH(const QString, value);
        Match match = withTags({value.toStdString()});
        ComputerSeats seats(match);
        QVERIFY(seats.seats().empty());
        seats.setLevel(kWhiteSeat, 3);
        seats.write(match.game().description(), match.tags());
        QCOMPARE(match.tags().others.size(), 2);
        QCOMPARE(match.tags().others.front().second, value.toStdString());
        QCOMPARE(ComputerSeats(match), seats);
    }

    void ofTwoTagsForASeatTheFirstCounts()
    {
        QCOMPARE(ComputerSeats(withTags({"black: level=2", "black: level=9"})).level(kBlackSeat), 2);
    }

    void writingWhatIsThereChangesNothing()
    {
        Match match = withTags({"black: level=2", "white: level=9", "black: level=9"});
        const MatchTags before = match.tags();
        ComputerSeats(match).write(match.game().description(), match.tags());
        QVERIFY(match.tags() == before);
    }

    void aPersonAgainLeavesNoTag()
    {
        Match match = withTags({"black: level=2"});
        ComputerSeats(2).write(match.game().description(), match.tags());
        QVERIFY(match.tags().others.empty());
    }

    void everybodyMovesOnInARematch()
    {
        ComputerSeats seats(3);
        seats.setLevel(kWhiteSeat, 5);
        seats.moveOn();
        QCOMPARE(seats.level(kBlackSeat), 5);
        QVERIFY(!seats.has(kWhiteSeat));
    }

    void theComputerIsNamedInPlaceOfAPerson()
    {
        Match match = withTags({"black: level=2"});
        match.tags().seatNames = {"Ada", "Ben"};
        QCOMPARE(namesAtTable(match), (std::vector<std::string>{"Ada", "computer"}));
    }

    void levelsAreToldInWords()
    {
        QCOMPARE(words::player(0), QStringLiteral("Person"));
        QCOMPARE(words::player(1), QStringLiteral("Computer: beginner (1)"));
        QCOMPARE(words::player(3), QStringLiteral("Computer: casual (3)"));
        QCOMPARE(words::player(6), QStringLiteral("Computer: club (6)"));
        QCOMPARE(words::player(10), QStringLiteral("Computer: strong (10)"));
    }
};

RINGFORD_TEST(TestComputerSeats)
#include "test_computerseats.moc"
