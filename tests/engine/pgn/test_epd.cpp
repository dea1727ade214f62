// SPDX-License-Identifier: GPL-3.0-or-later
// Positions as puzzle books and people write them: fewer fields, other dashes, operations behind them.

#include "engine/games/Registry.h"
#include "engine/pgn/Epd.h"
#include "engine/pgn/EpdAssumed.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

class TestEpd : public QObject {
    Q_OBJECT

private slots:
    void readsWhatPeopleWrite_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("fen");
        const std::string rows = "4k3/8/8/8/8/8/8/R3K2R";
        const auto row = [&](const char* name, const std::string& text, const std::string& fields) {
            QTest::newRow(name) << text << rows + ' ' + fields;
        };

        row("the rows alone", rows, "w - - 0 1");
        row("and a semicolon", rows + ";", "w - - 0 1");
        QTest::newRow("the rows alone, where White gives check")
            << std::string("4k3/8/8/8/8/8/8/4R1K1") << std::string("4k3/8/8/8/8/8/8/4R1K1 b - - 0 1");
        row("who is on turn", rows + " b", "b - - 0 1");
        row("in capitals", rows + " B - -", "b - - 0 1");
        row("as a word", rows + " black", "b - - 0 1");
        row("a stroke behind the rows", rows + "/ w KQ -", "w KQ - 0 1");
        row("empty cells counted one by one", "4k111/8/11111111/8/8/8/71/R3K2R w KQ - 0 1", "w KQ - 0 1");
        row("three fields", rows + " w KQ", "w KQ - 0 1");
        row("castling by the columns of the rooks", rows + " w HA - 0 1", "w KQ - 0 1");
        row("columns and letters", rows + " w KA - bm O-O; id \"1\";", "w KQ - 0 1");
        row("and operations", rows + " w AH - bm O-O; id \"1\";", "w KQ - 0 1");
        row("an operation of such letters", rows + " w ce 100; acd 12;", "w - - 0 1");
        row("four fields", rows + " w KQ -", "w KQ - 0 1");
        row("five fields", rows + " w KQ - 12", "w KQ - 12 1");
        row("all fields", rows + " w KQ - 12 34", "w KQ - 12 34");
        row("a move number of 0", rows + " w KQ - 0 0", "w KQ - 0 1");
        row("zeros in front", rows + " w KQ - 07 034", "w KQ - 7 34");
        row("no numbers", rows + " w KQ - - -", "w KQ - 0 1");
        row("other dashes", rows + " w \u2013 \u2014 3 4", "w - - 3 4");
        row("blanks and line ends", "\n  " + rows + "\n\tw   KQ - 0\r\n1 ;\n", "w KQ - 0 1");
        QTest::newRow("a cell that is called like an operation")
            << std::string("4k3/8/8/8/2Pp4/8/8/4K3 b - c3") << std::string("4k3/8/8/8/2Pp4/8/8/4K3 b - c3 0 1");
        row("operations", rows + " w KQ - bm O-O; id \"a; b\";", "w KQ - 0 1");
        row("operations that count", rows + " w KQ - hmvc 7; fmvn 9;", "w KQ - 7 9");
        row("what it is called", "FEN: " + rows + " w KQ - 3 4", "w KQ - 3 4");
        row("the same in other ways", "fen=" + rows + " w KQ - 3 4 ", "w KQ - 3 4");
        row("quotation marks", " \"" + rows + " w KQ - 3 4\"; ", "w KQ - 3 4");
        row("typeset ones", "Fen \u201E" + rows + " w KQ - 3 4\u201C", "w KQ - 3 4");
        row("operations between them", "'" + rows + " w KQ - bm O-O; id \"a\";'", "w KQ - 0 1");
        row("a tag", "[FEN \"" + rows + " w KQ - 3 4\"]", "w KQ - 3 4");
        row("among others", "[Site \"a: b\"]\n[SetUp \"1\"] [FEN \"" + rows + " w KQ - 3 4\"]\n\n1. Ra8+ *",
            "w KQ - 3 4");
        row("words before it", "White to play: FEN " + rows + " w KQ - 3 4", "w KQ - 3 4");
        row("words and quotation marks", "Find the mate: \"" + rows + " w KQ - 3 4\"", "w KQ - 3 4");
        row("in brackets", "Diagram 5 (" + rows + " w KQ - 3 4)", "w KQ - 3 4");
        row("words that say who is on turn", "Black to move. " + rows, "b - - 0 1");
        row("words behind it", rows + " w KQ - 3 4 Mate in 1", "w KQ - 3 4");
        row("operations behind six fields", rows + " w - - 3 4; bm Ra8#", "w - - 3 4");
    }
    void readsWhatPeopleWrite()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, fen);
        const auto read = readLoosePosition(*m_game, text);
        QVERIFY2(read, read ? "" : read.error().english().c_str());
        QCOMPARE(m_game->fen()->write(read->position, read->fullMove), fen);
    }

    void wordsBehindAPositionAreItsCaption()
    {
        const auto read = readPuzzle(m_game, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 Mate in 1; not easy");
        QVERIFY2(read, read ? "" : read.error().english().c_str());
        QCOMPARE(read->start()->comments().size(), std::size_t{1});
        QCOMPARE(std::string(read->start()->comments()[0]), std::string("Mate in 1; not easy"));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("reason");
        const std::string rows = "4k3/8/8/8/8/8/8/R3K2R";
        QTest::newRow("nothing")
            << std::string()
            << std::string(
                   "at character 1: a whole FEN has at least four fields (ranks, side to move, castling rights, en "
                   "passant square), not 0");
        QTest::newRow("two fields") << rows + " nonsense"
                                    << std::string("at character 23: the side to move is w or b, not 'nonsense'");
        QTest::newRow("another turn") << rows + " x - - 0 1"
                                      << std::string("at character 23: the side to move is w or b, not 'x'");
        QTest::newRow("a turn that cannot be")
            << std::string("4k3/8/8/8/8/8/8/4R1K1 w")
            << std::string("at character 2: 'k' on e8: not on turn, and could be captured from e1");
        QTest::newRow("rows that cannot be")
            << std::string("4k3/8/8/8/8/8/8/4R3") << std::string("White: exactly one king is needed, not 0");
        QTest::newRow("castling of another kind")
            << rows + " w GA - bm Ra8+; id \"1\";"
            << std::string("at character 25: the castling rights 'GA' are those of Chess960; orthodox chess has the "
                           "letters KQkq, each at most once, or -");
        QTest::newRow("too many fields")
            << rows + " w - - 0 1 2"
            << std::string("at character 33: a FEN has no more than six fields (ranks, side to move, castling "
                           "rights, en passant square, clock, move number), not 7");
        QTest::newRow("a word behind it")
            << rows + " w - - nonsense"
            << std::string(
                   "at character 29: the clock, which counts half-moves without a capture or a pawn's move, is from "
                   "0 to 999999, not 'nonsense'");
        QTest::newRow("a number of the move that is too high")
            << rows + " w - - 0 99999999999"
            << std::string("at character 31: the move number is from 1 to 999999, not '99999999999'");
        QTest::newRow("castling that cannot be")
            << rows + " w k -"
            << std::string("at character 25: the castling right 'k' needs a king on e8 and a rook on h8");
        QTest::newRow("a best move that is none") << rows + " w - - bm Qd1;" << std::string("'Qd1' is not legal here");
    }
    void saysWhatIsWrong()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, reason);
        const auto read = readPuzzle(m_game, text);
        QVERIFY(!read);
        QCOMPARE(read.error().english(), reason);
    }

    void tellsPositionsFromSetups()
    {
        QVERIFY(looksLikeFen("8/8/8/8/8/8/8/K1k5"));
        QVERIFY(looksLikeFen(" 8/8/8/8/8/8/8/K1k5 w - - id \"white: x\";"));
        QVERIFY(looksLikeFen("FEN: \"8/8/8/8/8/8/8/K1k5\""));
        QVERIFY(looksLikeFen("White to play: FEN 8/8/8/8/8/8/8/K1k5"));
        QVERIFY(!looksLikeFen("[FEN \"8/8/8/8/8/8/8/K1k5\"]")); // games begin with it
        QVERIFY(isMeantAsFen("[Site \"a: b\"] [FEN \"8/8/8/8/8/8/8/K1k5\"]"));
        QVERIFY(isMeantAsFen("8/8/8/8/8/8/K1k5"));
        QVERIFY(!isMeantAsFen("white: Ka1; black: Kh8; turn: white"));
        QVERIFY(!looksLikeFen("white: Ka1; black: Kh8; turn: white"));
        QVERIFY(!looksLikeFen("1. e4 e5"));
        QVERIFY(!looksLikeFen(""));
    }

    void whatDoesNotTellWhoMayCastleIsKnown()
    {
        const std::string rows = "4k3/8/8/8/8/8/8/R3K2R";
        for (const char* fields : {"", " w", " b id \"1\";", " w; bm Ra8"})
            QVERIFY2(leavesCastlingOpen(rows + fields), fields);
        for (const char* fields : {" w - -", " w \u2013", " w KQ", " w Q - 0 1"})
            QVERIFY2(!leavesCastlingOpen(rows + fields), fields);
        QVERIFY(!leavesCastlingOpen("4k3/8/8/8/8/8/8/R2K3R"));
        QVERIFY(leavesCastlingOpen("White to play: FEN r3k3/8/8/8/8/8/8/3K4"));
        QVERIFY(!leavesCastlingOpen("white: Ke1 Rh1; black: Ke8; turn: white"));
    }

    /** The text ended at the first of them. */
    void quotationMarksWithinATextAreRead()
    {
        const auto read = readPuzzle(m_game, "4k3/8/8/8/8/8/8/R3K2R w KQ - id \"say \\\"mate\\\"; \\\\\"; bm Ra8#;");
        QVERIFY2(read, read ? "" : read.error().english().c_str());
        QCOMPARE(read->start()->comments().front(), std::string("say \"mate\"; \\"));
    }

    void bestMovesBecomeTheAnswer_data()
    {
        QTest::addColumn<std::string>("operations");
        QTest::addColumn<std::string>("moves");
        const auto row = [](const char* name, const char* operations, const char* moves) {
            QTest::newRow(name) << std::string(operations) << std::string(moves);
        };
        row("none", "", "*\n");
        row("one", "bm Ra8+;", "1. a1-a8 *\n");
        row("several", "bm Ra8 O-O;", "1. a1-a8 (1. O-O) *\n");
        row("a line", "bm Ra8+; pv Ra8+ Kd7 Rh7+;", "1. a1-a8 e8-d7 2. h1-h7 *\n");
        row("a caption", "id \"WAC.001\"; c0 \"by a club\"; bm Ra8;", "{WAC.001} {by a club} 1. a1-a8 *\n");
        row("dashes in a caption stay, in moves they are hyphens", "c0 \"O\u2013O \u2212 why\"; bm O\u2013O;",
            "{O\u2013O \u2212 why} 1. O-O *\n");
        row("one that only some program knows", "D1 20; bm Ra8;", "{[%epd D1 20]} 1. a1-a8 *\n");
        row("the same without a blank", ";D1 20 ;D2 400", "{[%epd D1 20; D2 400]} *\n");
        row("nothing behind its name", "noop; bm Ra8;", "{[%epd noop]} 1. a1-a8 *\n");
        row("one with a bracket is left out alone", "ce 1; zz \"]\"; dm 2;", "{[%epd ce 1; dm 2]} *\n");
        row("others are kept", "dm 2; bm Ra8; ce 300;", "{[%epd dm 2; ce 300]} 1. a1-a8 *\n");
    }
    void bestMovesBecomeTheAnswer()
    {
        QFETCH(std::string, operations);
        QFETCH(std::string, moves);
        const auto read = readPuzzle(m_game, "4k3/8/8/8/8/8/8/R3K2R w KQ - " + operations);
        QVERIFY2(read, read ? "" : read.error().english().c_str());
        QVERIFY(read->gameNode()->isRoot());
        const std::string record = *writeRecord(*read);
        QCOMPARE(record.substr(record.find("\n\n") + 2), moves);
    }

private:
    const std::shared_ptr<const Game> m_game = *Registry::standard().create("orthodox", {});
};

RINGFORD_TEST(TestEpd)
#include "test_epd.moc"
