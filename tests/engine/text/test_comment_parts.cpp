// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/board/SquareBoards.h"
#include "engine/text/CommentParts.h"
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>

using namespace ringford;
using namespace std::chrono_literals;

namespace {

const Board& single()
{
    static const Board kBoard = buildSquareBoards({.files = 8, .ranks = 16});
    return kBoard;
}

const Board& several()
{
    static const Board kBoard = buildSquareBoards({.files = 8, .ranks = 8, .boards = 3});
    return kBoard;
}

using Kind = CommentPart::Kind;

std::vector<Kind> kinds(const CommentParts& parts)
{
    std::vector<Kind> found;
    for (const CommentPart& part : parts)
        found.push_back(part.kind);
    return found;
}

} // namespace

class TestCommentParts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::drawSameCases("seed=1 max_success=2000"); }

    void partsCommandsFromText()
    {
        const std::string comment = "before [%csl Ga1,Rd16] between [%foo bar,\"x\"][%clk 0:09:57] behind";
        const CommentParts parts = readComment(comment, single());
        QCOMPARE(kinds(parts),
                 (std::vector{Kind::Text, Kind::Cells, Kind::Text, Kind::Unknown, Kind::Clock, Kind::Text}));
        QCOMPARE(parts[1].cells, (std::vector<MarkedCell>{{MarkColour::Green, *single().find("a1")},
                                                          {MarkColour::Red, *single().find("d16")}}));
        QCOMPARE(QString::fromStdString(parts[3].written), "[%foo bar,\"x\"]");
        QCOMPARE(parts[4].clock, std::chrono::milliseconds(9min + 57s));
        QCOMPARE(QString::fromStdString(shownText(comment)), "before between behind");
    }

    void textWithoutCommandsIsOnePart()
    {
        for (const std::string text : {"x", "[x]", "%csl", "[%", "[% csl Ga1]", "[%]", "[%csl Ga1", "[ %csl Ga1]"}) {
            const CommentParts parts = readComment(text, single());
            QCOMPARE(kinds(parts), std::vector{Kind::Text});
            QCOMPARE(shownText(text), text);
        }
        QVERIFY(readComment("", single()).empty());
    }

    void ofSeveralCommentsThoseWithoutTextAreLeftOut()
    {
        const auto shown = [](const std::vector<std::string>& comments) {
            return QString::fromStdString(shownTexts(comments));
        };
        QCOMPARE(shown({}), QString());
        QCOMPARE(shown({"[%csl Ga1]", "one", "[%clk 0:09:57]", "two [%cal Ga1b2]"}), QString("one two"));
        QCOMPARE(shown({"one", "[%csl Ga1]"}), QString("one"));
    }

    void severalCommentsArePartedAsSentencesAre()
    {
        const auto shown = [](const std::vector<std::string>& comments) {
            return QString::fromStdString(shownTexts(comments));
        };
        QCOMPARE(shown({"both", "White mates"}), "both. White mates");
        QCOMPARE(shown({"WAC.001 (Reinfeld)", "[%csl Ga1]", "Wei\u00df zieht", "\u00dcber d5"}),
                 QString::fromUtf8("WAC.001 (Reinfeld). Wei\u00df zieht. \u00dcber d5"));
        for (const char* const first : {"One.", "Why?", "Look:", "Qh7#", "so\u2026", "\u201cSo\u201d"})
            QCOMPARE(shown({first, "White mates"}), QString::fromUtf8(first) + " White mates");
        QCOMPARE(shown({"good", "but late"}), "good but late");
        QCOMPARE(shown({"good", "\u2013 but late"}), QString::fromUtf8("good \u2013 but late"));
    }

    /** As xboard writes the position that a game begins at. */
    void aBoardThatIsDrawnInLettersIsNotShown()
    {
        const std::string board = "--------------\nr n b q k b n r\np p p p . p p p\n. . . . . . . .\n. . . . p . . .\n"
                                  ". . . . P . . .\n. . . . . . . .\nP P P P . P P P\nR N B Q K B N R\nblack to play\n"
                                  "--------------";
        const auto shown = [](const std::string& text) { return QString::fromStdString(shownText(text)); };
        QCOMPARE(shown(board), QString());
        std::string line = board;
        std::ranges::replace(line, '\n', ' ');
        QCOMPARE(shown(line), QString());
        QCOMPARE(shown(board + "\nA start."), QStringLiteral("A start."));
        QCOMPARE(shown("One. " + board + " Two. " + board), QStringLiteral("One. Two. "));
        // What is not a board stays.
        for (const std::string text :
             {"-------------- and a b c --------------", "--------------", "a ------ b",
              "------ r n b q k b n r p p p p p p p p", "--------------\nwhite to play\n------"})
            QCOMPARE(shown(text), QString::fromStdString(text));
        QCOMPARE(shown('a' + board), QString::fromStdString('a' + board));
        std::string many;
        for (int i = 0; i < 20'000; ++i)
            many += board + ' ';
        QCOMPARE(shown(many), QString());
    }

    void shownTextHasNoBlanksOfCommands()
    {
        const auto shown = [](const char* text) { return QString::fromStdString(shownText(text)); };
        QCOMPARE(shown("[%clk 0:00:01] good"), "good");
        QCOMPARE(shown("good [%clk 0:00:01]"), "good");
        QCOMPARE(shown("[%clk 0:00:01]"), "");
        QCOMPARE(shown("two  blanks stay "), "two  blanks stay ");
    }

    void coloursHaveLetters()
    {
        const CommentParts parts = readComment("[%csl Ga1,Ra2,Ba3,Ya4]", single());
        QCOMPARE(parts[0].cells.size(), 4u);
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(parts[0].cells[i].colour, static_cast<MarkColour>(i));
        for (const MarkedCell& cell : parts[0].cells)
            QCOMPARE(markColour(letter(cell.colour)), std::optional(cell.colour));
    }

    void arrowsOnOneBoardNeedNoDash()
    {
        const CommentParts parts = readComment("[%cal Re2e4,Ga10b16]", single());
        QCOMPARE(parts[0].arrows,
                 (std::vector<Arrow>{{MarkColour::Red, *single().find("e2"), *single().find("e4")},
                                     {MarkColour::Green, *single().find("a10"), *single().find("b16")}}));
    }

    void arrowsBetweenBoardsHaveADash()
    {
        const CommentParts parts = readComment("[%cal G1:h4-2:a4][%csl R3:e4]", several());
        QCOMPARE(parts[0].arrows,
                 (std::vector<Arrow>{{MarkColour::Green, *several().find("1:h4"), *several().find("2:a4")}}));
        QCOMPARE(parts[1].cells, (std::vector<MarkedCell>{{MarkColour::Red, *several().find("3:e4")}}));
    }

    void whatDoesNotFitTheBoardIsUnknownAndKept_data()
    {
        QTest::addColumn<std::string>("command");
        QTest::addColumn<bool>("onSeveral");
        for (const char* command : {"[%csl Gi1]",
                                    "[%csl Ge17]",
                                    "[%csl Ge0]",
                                    "[%csl Ge]",
                                    "[%csl G]",
                                    "[%csl ]",
                                    "[%csl]",
                                    "[%csl Ga1,]",
                                    "[%csl Pa1]",
                                    "[%csl a1]",
                                    "[%csl Ga1,Zb2]",
                                    "[%cal Re2]",
                                    "[%cal Re2e]",
                                    "[%cal Re2-e4]",
                                    "[%cal e2e4]",
                                    "[%cal Re2e4,Re2z4]",
                                    "[%cal Re02e4]",
                                    "[%clk 9:57]",
                                    "[%clk 0:60:00]",
                                    "[%clk 0:00:60]",
                                    "[%clk 0:9:57]",
                                    "[%clk 0:09:57.2]",
                                    "[%clk 0:09:57.]",
                                    "[%clk -0:09:57]",
                                    "[%clk 0:09:57.1234]",
                                    "[%clk]",
                                    "[%CLK 0:09:57]",
                                    "[%clk 99999999999:00:00]"})
            QTest::newRow(command) << std::string(command) << false;
        for (const char* command : {"[%csl Ge4]", "[%csl G4:e4]", "[%cal R1:e21:e4]", "[%cal Re2-e4]", "[%cal R1:e2-]"})
            QTest::addRow("several boards: %s", command) << std::string(command) << true;
    }
    void whatDoesNotFitTheBoardIsUnknownAndKept()
    {
        QFETCH(std::string, command);
        QFETCH(bool, onSeveral);
        const CommentParts parts = readComment("a " + command + " b", onSeveral ? several() : single());
        QCOMPARE(kinds(parts), (std::vector{Kind::Text, Kind::Unknown, Kind::Text}));
        QCOMPARE(parts[1].written, command);
        QCOMPARE(writeComment(parts), "a " + command + " b");
    }

    void clocksMayHaveThousandths()
    {
        QCOMPARE(readComment("[%clk 12:00:01.250]", single())[0].clock, std::chrono::milliseconds(12h + 1250ms));
    }

    void whatIsMadeIsRead()
    {
        const Cell a = *single().find("a1");
        const Cell b = *single().find("h16");
        for (const Board* board : {&single(), &several()}) {
            const CommentParts made{textPart("x "),
                                    cellsPart({{MarkColour::Blue, a}, {MarkColour::Yellow, b}}, *board),
                                    arrowsPart({{MarkColour::Red, a, b}, {MarkColour::Green, b, a}}, *board),
                                    clockPart(9min + 57s),
                                    clockPart(100h + 1ms),
                                    clockPart(0ms)};
            QCOMPARE(readComment(writeComment(made), *board), made);
        }
        QCOMPARE(QString::fromStdString(clockPart(9min + 57s).written), "[%clk 0:09:57]");
        QCOMPARE(QString::fromStdString(clockPart(9min + 57s + 20ms).written), "[%clk 0:09:57.020]");
        QCOMPARE(
            QString::fromStdString(
                arrowsPart({{MarkColour::Green, *several().find("1:h4"), *several().find("2:a4")}}, several()).written),
            "[%cal G1:h4-2:a4]");
    }

    void everyCommentIsPutTogetherAgain()
    {
        const auto piece = rc::gen::element<std::string>("[", "[%", "%", "]", "csl ", "cal ", "clk ", "Ga1", "Re2e4",
                                                         "0:00:01", ",", " ", "x", "\n");
        QVERIFY(rc::check("a comment taken apart and put together is the same", [&] {
            std::string comment;
            for (const std::string& one : *rc::gen::container<std::vector<std::string>>(piece))
                comment += one;
            RC_ASSERT(writeComment(readComment(comment, single())) == comment);
        }));
    }
};

RINGFORD_TEST(TestCommentParts)
#include "test_comment_parts.moc"
