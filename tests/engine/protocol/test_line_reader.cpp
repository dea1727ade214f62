// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/LineReader.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

namespace {

constexpr std::size_t kMost = LineReader::kMostBytes;

/** All lines of a whole input that want an answer; `!` stands for one that is too long. */
QByteArrayList linesFrom(const QByteArray& input)
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
        QCOMPARE(linesFrom("state\nturn\n"), (QByteArrayList{"state", "turn"}));
        QCOMPARE(linesFrom("state\nturn"), (QByteArrayList{"state", "turn"}));
        QCOMPARE(linesFrom(""), QByteArrayList{});
    }

    void oneCarriageReturnBeforeTheEndIsDropped()
    {
        QCOMPARE(linesFrom("state\r\nturn\r"), (QByteArrayList{"state", "turn"}));
        QCOMPARE(linesFrom("state\r\r\n"), QByteArrayList{"state\r"});
        QCOMPARE(linesFrom("sta\rte\n"), QByteArrayList{"sta\rte"});
    }

    void emptyAndBlankLinesWantNoAnswer()
    {
        QCOMPARE(linesFrom("\n\r\n   \n   \r\n \r"), QByteArrayList{});
        QCOMPARE(linesFrom("\r\r\n"), QByteArrayList{"\r"});
        QCOMPARE(linesFrom("\t\n"), QByteArrayList{"\t"});
    }

    void commentsWantNoAnswerWhateverTheyHold()
    {
        QCOMPARE(linesFrom("# one\n   # two \xff\t\n#"), QByteArrayList{});
        QCOMPARE(linesFrom(QByteArray("#\0\r x\n", 6)), QByteArrayList{});
        QCOMPARE(linesFrom("state # none\n"), QByteArrayList{"state # none"});
        QCOMPARE(linesFrom("\r# none\n"), QByteArrayList{"\r# none"});
    }

    void blanksInFrontAreDropped() { QCOMPARE(linesFrom("   state  x \n"), QByteArrayList{"state  x "}); }

    void aLineMayHaveOneMebibyteWithoutItsEnd()
    {
        const QByteArray longest(kMost, 'x');
        QCOMPARE(linesFrom(longest), QByteArrayList{longest});
        QCOMPARE(linesFrom(longest + "\n"), QByteArrayList{longest});
        QCOMPARE(linesFrom(longest + "\r\n"), QByteArrayList{longest});
        QCOMPARE(linesFrom(longest + "\r\r\n"), QByteArrayList{"!"});
        QCOMPARE(linesFrom(longest + "x\n"), QByteArrayList{"!"});
        QCOMPARE(linesFrom(longest + "x\r\nturn\n"), (QByteArrayList{"!", "turn"}));
    }

    void blanksCountForTheLength()
    {
        const QByteArray blanks(kMost - 5, ' ');
        QCOMPARE(linesFrom(blanks + "state\n"), QByteArrayList{"state"});
        QCOMPARE(linesFrom(blanks + " state\n"), QByteArrayList{"!"});
        QCOMPARE(linesFrom("state" + blanks + "\r\n"), QByteArrayList{"state" + blanks});
        QCOMPARE(linesFrom("state " + blanks + "\r\n"), QByteArrayList{"!"});
    }

    void commentsAndBlankLinesMayBeOfAnyLength()
    {
        const QByteArray blanks(2 * kMost, ' ');
        QCOMPARE(linesFrom(blanks), QByteArrayList{});
        QCOMPARE(linesFrom(blanks + "\r\n"), QByteArrayList{});
        QCOMPARE(linesFrom(blanks + "#\n" + '#' + blanks + "\nturn"), QByteArrayList{"turn"});
        QCOMPARE(linesFrom(blanks + "x"), QByteArrayList{"!"});
        QCOMPARE(linesFrom(blanks + "\r\r\n"), QByteArrayList{"!"});
        QCOMPARE(linesFrom(blanks + "\rx\r\n"), QByteArrayList{"!"});
    }
};

RINGFORD_TEST(LineReaderTest)
#include "test_line_reader.moc"
