// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/LineReader.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

namespace {

constexpr std::size_t kMost = LineReader::kMostBytes;

/** All lines of a whole input that want an answer; `!` stands for one that is too long. */
QByteArrayList linesOf(const QByteArray& input)
{
    LineReader reader;
    QByteArrayList found;
    const auto note = [&found](const std::optional<Line>& line) {
        if (line)
            found << (line->tooLong ? QByteArray("!") : QByteArray::fromStdString(line->text));
    };
    for (const char byte : input)
        note(reader.take(byte));
    note(reader.finish());
    return found;
}

} // namespace

class LineReaderTest : public QObject {
    Q_OBJECT

private slots:
    void aLineEndsAtALineFeedOrAtTheEndOfInput()
    {
        QCOMPARE(linesOf("state\nturn\n"), (QByteArrayList{"state", "turn"}));
        QCOMPARE(linesOf("state\nturn"), (QByteArrayList{"state", "turn"}));
        QCOMPARE(linesOf(""), QByteArrayList{});
    }

    void oneCarriageReturnBeforeTheEndIsDropped()
    {
        QCOMPARE(linesOf("state\r\nturn\r"), (QByteArrayList{"state", "turn"}));
        QCOMPARE(linesOf("state\r\r\n"), QByteArrayList{"state\r"});
        QCOMPARE(linesOf("sta\rte\n"), QByteArrayList{"sta\rte"});
    }

    void emptyAndBlankLinesWantNoAnswer()
    {
        QCOMPARE(linesOf("\n\r\n   \n   \r\n \r"), QByteArrayList{});
        QCOMPARE(linesOf("\r\r\n"), QByteArrayList{"\r"});
        QCOMPARE(linesOf("\t\n"), QByteArrayList{"\t"});
    }

    void commentsWantNoAnswerWhateverTheyHold()
    {
        QCOMPARE(linesOf("# one\n   # two \xff\t\n#"), QByteArrayList{});
        QCOMPARE(linesOf(QByteArray("#\0\r x\n", 6)), QByteArrayList{});
        QCOMPARE(linesOf("state # none\n"), QByteArrayList{"state # none"});
        QCOMPARE(linesOf("\r# none\n"), QByteArrayList{"\r# none"});
    }

    void blanksInFrontAreDropped() { QCOMPARE(linesOf("   state  x \n"), QByteArrayList{"state  x "}); }

    void aLineMayHaveOneMebibyteWithoutItsEnd()
    {
        const QByteArray longest(kMost, 'x');
        QCOMPARE(linesOf(longest), QByteArrayList{longest});
        QCOMPARE(linesOf(longest + "\n"), QByteArrayList{longest});
        QCOMPARE(linesOf(longest + "\r\n"), QByteArrayList{longest});
        QCOMPARE(linesOf(longest + "\r\r\n"), QByteArrayList{"!"});
        QCOMPARE(linesOf(longest + "x\n"), QByteArrayList{"!"});
        QCOMPARE(linesOf(longest + "x\r\nturn\n"), (QByteArrayList{"!", "turn"}));
    }

    void blanksCountForTheLength()
    {
        const QByteArray blanks(kMost - 5, ' ');
        QCOMPARE(linesOf(blanks + "state\n"), QByteArrayList{"state"});
        QCOMPARE(linesOf(blanks + " state\n"), QByteArrayList{"!"});
        QCOMPARE(linesOf("state" + blanks + "\r\n"), QByteArrayList{"state" + blanks});
        QCOMPARE(linesOf("state " + blanks + "\r\n"), QByteArrayList{"!"});
    }

    void commentsAndBlankLinesMayBeOfAnyLength()
    {
        const QByteArray blanks(2 * kMost, ' ');
        QCOMPARE(linesOf(blanks), QByteArrayList{});
        QCOMPARE(linesOf(blanks + "\r\n"), QByteArrayList{});
        QCOMPARE(linesOf(blanks + "#\n" + '#' + blanks + "\nturn"), QByteArrayList{"turn"});
        QCOMPARE(linesOf(blanks + "x"), QByteArrayList{"!"});
        QCOMPARE(linesOf(blanks + "\r\r\n"), QByteArrayList{"!"});
        QCOMPARE(linesOf(blanks + "\rx\r\n"), QByteArrayList{"!"});
    }
};

RINGFORD_TEST(LineReaderTest)
#include "test_line_reader.moc"
