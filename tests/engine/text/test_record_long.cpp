// SPDX-License-Identifier: GPL-3.0-or-later
// Records that are very long, wide or deep.
#include "engine/text/Drawings.h"
#include "engine/text/Files.h"
#include "engine/text/ReadingLimits.h"
#include "engine/text/RecordReader.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/Effort.h"
#include "tests/support/Records.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"

#include <QTest>

#include <atomic>
#include <utility>

using namespace ringford;
using namespace ringford::test;

class LongRecordsTest : public QObject {
    Q_OBJECT

private slots:
    void stopsWhenAskedTo()
    {
        std::stop_source source;
        source.request_stop();
        std::atomic<std::size_t> bytesRead = 0;
        const std::string bytes = kCheckers + repeated("{x} ", 10000) + "*";
        ReadingOptions options;
        options.stop = source.get_token();
        options.bytesRead = &bytesRead;
        const RecordReading reading = readRecords(bytes, testRegistry(), options);
        QVERIFY(reading.stopped);
        QVERIFY(!reading.error);
        QVERIFY(reading.matches.empty());
        QVERIFY(bytesRead > 0 && bytesRead < bytes.size() / 2);
    }

    void stopsAmongTagsToo()
    {
        std::stop_source source;
        source.request_stop();
        ReadingOptions options;
        options.stop = source.get_token();
        for (const std::string& bytes :
             {kCheckers + repeated("[x \"y\"]\n", 10'000) + "*", repeated(kCheckers + "*\n", 10'000)}) {
            const RecordReading reading = readRecords(bytes, testRegistry(), options);
            QVERIFY(reading.stopped);
            QVERIFY(!reading.error);
            QVERIFY(reading.records < 10'000);
        }
    }

    void bracketsAMillionDeepAreRefusedAtOnce()
    {
        const std::string text = kCheckers + repeated("b2-a3(", 1'000'000);
        QCOMPARE(place(text), "2:6006");
        QCOMPARE(place(kCheckers + "b2-a3" + std::string(1'000'000, '(')), "2:7");
    }

    void longGamesAreReadQuickly()
    {
        const std::string text = kKings + "\n" + repeated("a1-b2 h8-g7 b2-a1 g7-h8 ", 50'000) + "*\n";
        WorkTimer timer;
        const RecordReading reading = read(text);
        QVERIFY(!reading.error);
        QCOMPARE(reading.entries, 200'000u);
        const auto written = writeRecord(reading.matches.front(), testRegistry());
        QVERIFY(written);
        QCOMPARE(read(*written).entries, 200'000u);
        QVERIFY2(timer.elapsed() < kPatience, qPrintable(QString::number(timer.elapsed())));
    }

    void manyVariationsAtOnePlaceAreReadQuickly()
    {
        const std::string text = kKings + "\na1-b2 h8-g7 " + repeated("(h8-g7 b2-a1) {c} $1 ", 100'000) + "b2-c3 *\n";
        WorkTimer timer;
        const RecordReading reading = read(text);
        QVERIFY(!reading.error);
        QCOMPARE(reading.entries, 4u);
        QCOMPARE(reading.matches[0].start()->firstChild->firstChild->comments().size(), 100'000u);
        QVERIFY2(timer.elapsed() < kPatience, qPrintable(QString::number(timer.elapsed())));
    }

    void manyClaimsAreReadQuickly()
    {
        const std::string moves = "a1-b2 h8-g7 b2-a1 g7-h8 ";
        const std::string text = kKings + "\n" + repeated(moves, 3) +
                                 repeated("a1-b2(claim)h8-g7(claim)b2-a1(claim)g7-h8(claim)", 20'000) + "claim *\n";
        WorkTimer timer;
        const RecordReading reading = read(text);
        QVERIFY2(!reading.error, reading.error ? reading.error->english().c_str() : "");
        QCOMPARE(reading.entries, 160'013u);
        QVERIFY2(timer.elapsed() < kPatience, qPrintable(QString::number(timer.elapsed())));
    }

    void commandsThatAreNotClosedAreReadQuickly()
    {
        const RecordReading reading = readRecords(kCheckers + "*", testRegistry());
        const Board& board = reading.matches.front().game().board();
        const std::string comment = repeated("[%a ", 2'000'000);
        WorkTimer timer;
        const CommentParts parts = readComment(comment, board);
        QCOMPARE(writeComment(parts), comment);
        QVERIFY(timer.elapsed() < 5000); // reading each to the end took hours
        const std::string drawn = repeated("[%lbl a1 x] ", 100'000);
        QCOMPARE(withoutDrawings({drawn}, board), Comments());
        QVERIFY(timer.elapsed() < 5000);
    }

    void tooManyRecordsAreRefused()
    {
        ReadingOptions options;
        options.only = 0;
        const std::string bytes = repeated(kCheckers + "*\n", ReadingLimits::kMostRecords + 1);
        const RecordReading reading = readRecords(bytes, testRegistry(), options);
        QVERIFY(reading.error);
        QCOMPARE(reading.records, ReadingLimits::kMostRecords);
    }

    void tooManyCommentsAreRefused()
    {
        constexpr std::size_t kEach = ReadingLimits::kMostPartsOfRecord;
        const auto comments = [](std::size_t count) {
            return kCheckers + repeated("{}", static_cast<int>(count)) + "*\n";
        };
        const RecordReading one = readRecords(comments(kEach) + comments(kEach + 1), testRegistry());
        QCOMPARE(one.matches.size(), 1u);
        QVERIFY(one.error && one.broken);
        QCOMPARE(QString::fromStdString(one.error->english()),
                 QStringLiteral("4:%1: a record holds no more than 250000 actions and comments").arg(2 * kEach + 3));

        ReadingOptions options;
        options.only = 0;
        const std::string most = repeated(comments(kEach), ReadingLimits::kMostParts / kEach);
        QVERIFY(!readRecords(most, testRegistry(), options).error);
        const RecordReading all = readRecords(most + comments(1), testRegistry(), options);
        QVERIFY(all.error && all.broken);
        QVERIFY(QString::fromStdString(all.error->english()).contains("a file holds no more than 1500000"));
    }

    void tooManyTagsAreRefused()
    {
        QVERIFY(readRecords(kCheckers + repeated("[x \"\"]", ReadingLimits::kMostTags) + "*", testRegistry()).error);
    }

    void whatIsWrittenIsNeverTooMuchToRead()
    {
        for (const auto& [moves, isAtEnd] :
             {std::pair("", "*"), {"1. resign:white", "{won by black (resigned)} 0-1"}}) {
            const std::size_t comments = ReadingLimits::kMostPartsOfRecord - (*moves ? 1 : 0);
            RecordReading reading =
                read(kCheckers + moves + repeated("{}", static_cast<int>(comments)) + isAtEnd + '\n');
            QVERIFY2(!reading.error, reading.error ? reading.error->english().c_str() : "");
            Match& match = reading.matches.front();
            const auto written = writeRecord(match, testRegistry());
            QVERIFY(written);
            QVERIFY(!read(*written).error);

            match.addComment(match.start(), "one more");
            const auto refused = writeRecord(match, testRegistry());
            QVERIFY(!refused);
            QCOMPARE(QString::fromStdString(refused.error().english()),
                     QStringLiteral("a record holds no more than 250000 actions and comments"));
        }
    }

    void asManyTagsAreWrittenAsAreRead()
    {
        RecordReading reading = read(kCheckers + "*");
        Match& match = reading.matches.front();
        match.tags().others.assign(ReadingLimits::kMostTags - 2, {"x", ""}); // Game and Format are tags, too
        const auto written = writeRecord(match, testRegistry());
        QVERIFY(written);
        QVERIFY(!read(*written).error);
        match.tags().others.emplace_back("x", "");
        QVERIFY(!writeRecord(match, testRegistry()));
    }

    void whatIsPlayedCanAlwaysBeSaved()
    {
        RecordReading reading = read(kKings + "\n" + repeated("{}", static_cast<int>(Match::kMostPlayed) - 1) + "*");
        Match& match = reading.matches.front();
        const auto play = [&match](const char* text) {
            return match.playAt(match.gameNode(), *match.parseEntry(match.gameNode(), text));
        };
        QVERIFY(play("a1-b2"));
        const auto refused = play("h8-g7");
        QVERIFY(!refused);
        QCOMPARE(
            QString::fromStdString(refused.error().sentence.english()),
            QStringLiteral("the game is too long to be saved with more actions than this: it has 249000 entries and "
                           "comments"));
        QVERIFY(match.undo());
        QVERIFY(play("a1-b2")); // is there already
        match.addComment(match.gameNode(), "That was the last one.");
        QVERIFY(play("resign:black"));
        const auto written = writeRecord(match, testRegistry());
        QVERIFY(written);
        QVERIFY(!read(*written).error);
    }

    void aFileTakesAsManyRecordsAsAreRead()
    {
        constexpr std::size_t kEach = ReadingLimits::kMostPartsOfRecord;
        RecordReading reading = read(kCheckers + repeated("{}", static_cast<int>(kEach)) + "*\n");
        const std::string record = *writeRecord(reading.matches.front(), testRegistry());
        RecordsTotal total;
        std::string file;
        for (std::size_t i = 0; i < ReadingLimits::kMostParts / kEach; ++i) {
            QVERIFY(!total.add(writtenParts(reading.matches.front()), record));
            file += record;
        }
        ReadingOptions options;
        options.only = 0;
        QVERIFY(!readRecords(file, testRegistry(), options).error);
        QVERIFY(total.add(1, "x"));

        RecordsTotal many;
        for (std::size_t i = 0; i < ReadingLimits::kMostRecords; ++i)
            QVERIFY(!many.add(0, ""));
        QVERIFY(many.add(0, ""));
        QVERIFY(RecordsTotal().add(0, std::string(kLargestFile, ' ')));
    }
};

RINGFORD_TEST(LongRecordsTest)
#include "test_record_long.moc"
