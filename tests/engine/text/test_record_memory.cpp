// SPDX-License-Identifier: GPL-3.0-or-later
// What is in memory of a record that holds hardly anything but actions (docs/records.md, Limits).
#include "engine/pgn/PgnReader.h"
#include "engine/pgn/PgnWriter.h"
#include "engine/text/RecordReader.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/Records.h"
#include "tests/support/TestProgram.h"
#include "tests/support/heap/CountedHeap.h"

#include <QTest>

#include <string>
#include <vector>

using namespace ringford;
using namespace ringford::test;

namespace {

using Actions = std::vector<std::string>;

constexpr int kActions = 60'000;

/** Pieces that go to and fro; where @p isNumbered, with numbers before the first of two. */
std::string toAndFro(const Actions& actions, bool isNumbered = false)
{
    std::string text;
    for (int i = 0; i < kActions; ++i) {
        if (isNumbered && i % 2 == 0)
            text += std::to_string(i / 2 + 1) + ". ";
        text += actions[static_cast<std::size_t>(i) % actions.size()] + (i % 16 == 15 ? '\n' : ' ');
    }
    return text + "*\n";
}

/** The same, and beside each @p line entries as many that others could play there. */
std::string withVariations(const Actions& actions, const Actions& others, int line)
{
    std::string text;
    const auto add = [&text](const Actions& from, int at) { text += from[static_cast<std::size_t>(at) % from.size()]; };
    for (int begin = 0; begin < kActions; begin += line) {
        add(actions, begin);
        for (int at = 0; at < line; ++at) {
            text += at == 0 ? " (" : " ";
            add(others, begin % 2 + at);
        }
        text += ")\n";
        for (int at = 1; at < line; ++at) {
            add(actions, begin + at);
            text += ' ';
        }
    }
    return text + "*\n";
}

} // namespace

class RecordMemoryTest : public QObject {
    Q_OBJECT

private slots:
    void aRecordTakesAtMostSixteenTimesItsSize_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<bool>("isPgn");
        const auto row = [](const char* name, const std::string& tags, const std::string& text) {
            QTest::newRow(name) << tags + "\n" + text << false;
        };
        const Actions knights{"g1-f3", "g8-f6", "f3-g1", "f6-g8"};
        const Actions others{"b1-c3", "b8-c6", "c3-b1", "c6-b8"};
        const std::string orthodox = "[Game \"orthodox\"]\n";
        row("orthodox", orthodox, toAndFro(knights));
        row("with numbers", orthodox, toAndFro(knights, true));
        row("short variations", orthodox, withVariations(knights, others, 1));
        row("long variations", orthodox, withVariations(knights, others, 400));
        row("with times", orthodox, toAndFro({"g1-f3 {[%clk 0:01]}", "g8-f6 {[%clk 0:02]}", "f3-g1", "f6-g8"}));
        row("with words", orthodox, toAndFro({"g1-f3 {a}", "g8-f6 {}", "f3-g1 $1", "f6-g8 $3 $9"}));
        row("circular", "[Game \"circular\"]\n", toAndFro({"b1-a3", "b8-a6", "a3-b1", "a6-b8"}));
        row("checkers", "[Game \"checkers\"]\n[Setup \"white: Ka1; black: Kh8; turn: white\"]\n",
            toAndFro({"a1-b2", "h8-g7", "b2-a1", "g7-h8"}));
        row("longchess", "[Game \"longchess\"]\n", toAndFro({"c1-a2", "c37-a36", "a2-c1", "a36-c37"}));
        row("strategic", "[Game \"strategic\"]\n", toAndFro({"1:b1-a3", "1:b8-a6", "1:a3-b1", "1:a6-b8"}));
        const Actions onOneBoard{"1:b1-a3", "1:b8-a6", "1:a3-b1", "1:a6-b8"};
        for (const char* const players : {"3", "16"})
            row(players, std::string("[Game \"multiplayer\"]\n[Options \"players=") + players + "\"]\n",
                toAndFro(onOneBoard));
        for (const bool isNumbered : {false, true})
            QTest::newRow(isNumbered ? "PGN with numbers" : "PGN")
                << "[Event \"x\"]\n\n" + toAndFro({"Nf3", "Nf6", "Ng1", "Ng8"}, isNumbered) << true;
    }
    void aRecordTakesAtMostSixteenTimesItsSize()
    {
        QFETCH(const std::string, bytes);
        QFETCH(const bool, isPgn);
        const auto times = [size = bytes.size()](const HeapPeak& peak) { // the file's bytes are there as well
            return static_cast<double>(peak.bytes() + size) / static_cast<double>(size);
        };
        const HeapPeak reading;
        const RecordReading read =
            isPgn ? readPgn(bytes, Registry::standard()) : readRecords(bytes, Registry::standard());
        QVERIFY2(!read.error, read.error ? read.error->english().c_str() : "");
        QVERIFY(read.entries >= std::size_t{kActions});
        QVERIFY2(times(reading) < 16, qPrintable(QString::number(times(reading))));
        // It is written beside what was read.
        const Match& match = read.matches.front();
        const std::size_t written = isPgn ? writePgn(match)->text.size() : writeRecord(match)->size();
        QVERIFY(written >= bytes.size() / 2);
        QVERIFY2(times(reading) < 16, qPrintable(QString::number(times(reading))));
    }
};

RINGFORD_TEST(RecordMemoryTest)
#include "test_record_memory.moc"
