// SPDX-License-Identifier: GPL-3.0-or-later
// Where games of PGN begin and what their tags say, without their moves.
#include "engine/pgn/PgnIndex.h"
#include "engine/pgn/PgnReader.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

namespace {

const std::string kOne = "[Event \"One\"]\n[White \"Ann\"]\n\n1. e4 {not [here\n[%csl Ge4]} e5 *\n\n";
const std::string kTwo = "\xEF\xBB\xBF[Event \"Two\"]\r\n\r\n1. d4 d5 1/2-1/2\r\n";
const std::string kWithoutMoves = "[Event \"Three\"]\n \n[Event \"Four\"]\n[Event \"of four\"]\n\n*\n";
const std::string kIllegal = "[Event \"Five\"]\n\n1. e5 e4 2. Qxx9 \x01 (((\n";

struct Found {
    std::vector<std::size_t> begins;
    QStringList events;
};

Found indexed(const std::string& bytes, RecordReading* reading = nullptr, const ReadingOptions& options = {})
{
    Found found;
    RecordReading read = indexPgn(bytes, options, [&](std::size_t begin, const std::vector<RecordTag>& tags) {
        found.begins.push_back(begin);
        found.events << (tags.empty() ? QString() : QString::fromStdString(tags.front().value));
        return true;
    });
    if (reading)
        *reading = std::move(read);
    return found;
}

} // namespace

class TestPgnIndex : public QObject {
    Q_OBJECT

private slots:
    void gamesBeginWhereTheReaderFindsThem()
    {
        const std::string bytes = kOne + kTwo + kWithoutMoves + kOne;
        RecordReading index;
        const Found found = indexed(bytes, &index);
        QCOMPARE(found.events, (QStringList{"One", "Two", "Three", "Four", "One"}));
        const RecordReading whole = readPgn(bytes, Registry::standard());
        QCOMPARE(found.begins, whole.begins);
        QCOMPARE(index.records, whole.records);
        QVERIFY(index.matches.empty() && !index.error && index.leftOut.empty());
        QVERIFY(indexed("  \n").begins.empty());
    }

    void gamesWithinALineAreFound()
    {
        std::string bytes;
        for (const char* event : {"One", "Two", "Three"})
            bytes += std::string("[Event \"") + event + "\"] [White \"Ann\"] 1. e4 {[%clk 0:01:00]} e5 (1... c5) * ";
        RecordReading index;
        const Found found = indexed(bytes, &index);
        QCOMPARE(found.events, (QStringList{"One", "Two", "Three"}));
        QCOMPARE(found.begins, readPgn(bytes, Registry::standard()).begins);
        QCOMPARE(index.records, std::size_t{3});
        // One that cannot be read costs the others nothing.
        const RecordReading damaged = readPgn("[Event \"Five\"] 1. e5 e4 * " + bytes, Registry::standard());
        QCOMPARE(damaged.records, std::size_t{3});
        QCOMPARE(damaged.gamesLeftOut, std::size_t{1});
    }

    void tagsInCommentsAreNone()
    {
        const std::string bytes =
            "[Event \"One\"]\n\n1. e4 {as in [Event \"A\"]\nor in [Event \"B\"]} e5 ; [Event \"C\"]\n"
            "% [Event \"D\"]\n2. Nf3 * [Event \"Two\"] 1. d4 {[Event \"E\"]} * [Event \"Three\"] *\n"
            "[Event \"Four\"] 1. c4 {without end [Event \"F\"]\n\n[Event \"Five\"] *";
        const Found found = indexed(bytes);
        QCOMPARE(found.events, (QStringList{"One", "Two", "Three", "Four", "Five"}));
    }

    void damagedMovesAreNotLookedAt()
    {
        const Found found = indexed(kIllegal + '\n' + kOne);
        QCOMPARE(found.events, (QStringList{"Five", "One"}));
    }

    void damagedTagsAreToldWithTheirLine()
    {
        RecordReading reading;
        const Found found = indexed(kOne + "[Event \"no end\n\n1. e4 *\n\n" + kTwo, &reading);
        QCOMPARE(found.events, (QStringList{"One", "Two"}));
        QCOMPARE(reading.gamesLeftOut, std::size_t{1});
        QCOMPARE(reading.leftOut.size(), std::size_t{1});
        QCOMPARE(reading.leftOut.front().line, 7);
    }

    void itEndsWhenNobodyWantsMore()
    {
        int taken = 0;
        const RecordReading reading =
            indexPgn(kOne + kOne + kOne, {}, [&](std::size_t, const std::vector<RecordTag>&) { return ++taken < 2; });
        QCOMPARE(taken, 2);
        QCOMPARE(reading.records, std::size_t{2});
    }

    void thereAreNoMoreGamesThanAnyReaderTakes()
    {
        std::string bytes;
        for (std::size_t i = 0; i <= ReadingLimits::kMostRecords; ++i)
            bytes += "[Event \"x\"]\n*\n";
        RecordReading reading;
        QCOMPARE(indexed(bytes, &reading).begins.size(), ReadingLimits::kMostRecords);
        QVERIFY(reading.error);
        QCOMPARE(reading.error->line, static_cast<int>(2 * ReadingLimits::kMostRecords + 1));
    }

    void itCanBeStopped()
    {
        std::string bytes;
        for (int i = 0; i < 2000; ++i)
            bytes += kOne;
        std::stop_source source;
        source.request_stop();
        std::atomic<std::size_t> read = 0;
        RecordReading reading;
        const Found found = indexed(bytes, &reading, {std::nullopt, source.get_token(), &read});
        QVERIFY(reading.stopped);
        QVERIFY(found.begins.size() < 1000);
        QVERIFY(read > 0);
    }

    void tooManyTagsAreLeftOutAsTheReaderDoes()
    {
        std::string bytes = kOne;
        for (std::size_t i = 0; i <= ReadingLimits::kMostTags; ++i)
            bytes += "[Tag \"x\"]\n";
        bytes += "\n1. e4 *\n\n" + kOne;
        RecordReading index;
        QCOMPARE(indexed(bytes, &index).events, (QStringList{"One", "One"}));
        const RecordReading whole = readPgn(bytes, Registry::standard());
        QCOMPARE(index.gamesLeftOut, whole.gamesLeftOut);
        QCOMPARE(index.leftOut.front().line, whole.leftOut.front().line);
    }

    void itCanBeStoppedAmongTheTagsOfOneGame()
    {
        std::string bytes;
        for (std::size_t i = 0; i < ReadingLimits::kMostTags; ++i)
            bytes += "[Tag \"x\"]\n";
        std::stop_source source;
        source.request_stop();
        RecordReading reading;
        QVERIFY(indexed(bytes, &reading, {std::nullopt, source.get_token(), nullptr}).begins.empty());
        QVERIFY(reading.stopped);
    }
};

RINGFORD_TEST(TestPgnIndex)
#include "test_pgn_index.moc"
