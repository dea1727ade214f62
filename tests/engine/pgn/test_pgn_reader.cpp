// SPDX-License-Identifier: GPL-3.0-or-later
// What docs/pgn.md says about reading games of PGN, sentence by sentence.

#include "engine/pgn/PgnReader.h"
#include "engine/pgn/PgnWriter.h"
#include "engine/text/ReadingLimits.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/CountingGame.h"
#include "tests/support/Effort.h"
#include "tests/support/Records.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"
#include "tests/support/heap/CountedHeap.h"

#include <QTest>

#include <set>

using namespace ringford;
using namespace ringford::test;

namespace {

RecordReading readGames(const std::string& bytes)
{
    return readPgn(bytes, Registry::standard());
}

/** The games of a text as records, and what was passed over, `LINE:COLUMN`. */
QStringList asRecords(const std::string& bytes)
{
    const RecordReading reading = readGames(bytes);
    QStringList all;
    for (const Match& match : reading.matches)
        all << QString::fromStdString(*writeRecord(match));
    return all;
}

/** The moves of the only game, as a record has them. */
QString moves(const std::string& bytes)
{
    const QStringList records = asRecords(bytes);
    return records.size() == 1 ? records.front().section("\n\n", 1).trimmed() : QString::number(records.size());
}

/** The tags of the only game, as a record has them, behind those that all have. */
QString tags(const std::string& tagLines)
{
    const QString record = asRecords(tagLines + "\n*\n").value(0);
    return record.section("\n\n", 0, 0).section('\n', 2).replace('\n', ' ');
}

QStringList passedOver(const RecordReading& reading)
{
    QStringList all;
    for (const RecordError& one : reading.leftOut)
        all << QString::fromStdString(one.english());
    return all;
}

} // namespace

class TestPgnReader : public QObject {
    Q_OBJECT

private slots:
    void readsMoves_data();
    void readsMoves();
    void readsSigns_data();
    void readsSigns();
    void readsComments_data();
    void readsComments();
    void readsTags_data();
    void readsTags();
    void tagsComeBackAsTheyWere();
    void aSecondTagThatCanStandOnceIsTold();
    void otherTagsThatAreThereTwiceAreKeptAndTold();
    void aSecondEventBeginsAGameBehindAnEmptyLineAlone();
    void beginsWhereTheFenSays();
    void readsManyGames();
    void whatIsDamagedIsPassedOver_data();
    void whatIsDamagedIsPassedOver();
    void aTagThatCannotBeReadCostsItsGameAlone_data();
    void aTagThatCannotBeReadCostsItsGameAlone();
    void variationsEndBeforeNullMoves();
    void gamesEndBeforeNullMoves_data();
    void gamesEndBeforeNullMoves();
    void readsLettersOfOtherLanguages_data();
    void readsLettersOfOtherLanguages();
    void lettersOfTwoLanguagesAreNoGame_data();
    void lettersOfTwoLanguagesAreNoGame();
    void whatWasReadOfDamagedGamesCounts();
    void whatEnglishReadsIsReadInNoOtherLanguage();
    void marksThatNoMatchHoldsAreTold();
    void commentsThatMoveAreTold();
    void whatAResultIsFollowedByIsAnotherGame();
    void whatStandsBehindADamagedGameIsAnotherOneWithoutTagsToo();
    void commentsBehindAResultAreOfTheGameBeforeTagsAndOfTheNextBeforeMoves();
    void resultsThatThePlayContradictsAreTold_data();
    void resultsThatThePlayContradictsAreTold();
    void aFileWithoutGamesIsAnError_data();
    void textOfTwoBytesALetterIsNamed();
    void moreMarksThanAreToldCostNothing();
    void aFileWithoutGamesIsAnError();
    void aWordOfAnyLengthTakesLittleMemory();
    void moreThanAReaderTakesEndsTheReading();
    void aMoveIsReadWithFewQuestions();
    void damagedGamesArePassedOverQuickly();
    void tokensWithoutBlanksAreReadInATimeThatGrowsWithThem_data();
    void tokensWithoutBlanksAreReadInATimeThatGrowsWithThem();
    void gamesOfTooManyMovesAreLeftOut();
    void keepsOnlyTheGameThatIsWanted();
    void eachGameIsReadAgainFromWhereItBegins();
};

void TestPgnReader::readsMoves_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const std::string& text, const char* expected) {
        QTest::newRow(name) << text << expected;
    };

    row("as usual", "1. e4 e5 2. Nf3 Nc6 1-0", "1. e2-e4 e7-e5 2. g1-f3 b8-c6 1-0");
    row("numbers of any form", "1.e4 1...e5 2 . Nf3 2\u2026 Nc6 3.. Bb5 a6 *",
        "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 a7-a6 *");
    row("figurines", "1. e4 e5 2. \u2658f3 \u265ec6 3. \u2657\ufe0eb5 *", "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 *");
    row("no numbers and no result", "e4 e5", "1. e2-e4 e7-e5 *");
    row("a number before the result", "1. e4 e5 2.1/2-1/2", "1. e2-e4 e7-e5 1/2-1/2");
    row("the result of tags where there is no other", "[Result \"0-1\"]\n\n1. e4\n", "1. e2-e4 0-1");
    row("a draw in other forms", "1. e4 1/2", "1. e2-e4 1/2-1/2");
    row("a draw in points", "1. e4 0.5-0.5", "1. e2-e4 1/2-1/2");
    row("a draw in points with commas", "1. e4 0,5-0,5", "1. e2-e4 1/2-1/2");
    row("a draw in points without noughts", "1. e4 .5-.5", "1. e2-e4 1/2-1/2");
    row("a draw in points with a dash", "1. e4 0.5\u20130.5", "1. e2-e4 1/2-1/2");
    row("a draw with a colon", "1. e4 1/2:1/2", "1. e2-e4 1/2-1/2");
    row("a draw in one sign", "1. e4 \u00BD", "1. e2-e4 1/2-1/2");
    row("a draw in points that tags tell", "[Result \"0.5-0.5\"]\n\n1. e4 *", "1. e2-e4 1/2-1/2");
    row("half a draw that tags tell", "[Result \"1/2\"]\n\n1. e4", "1. e2-e4 1/2-1/2");
    row("a result with a colon", "1. e4 1:0", "1. e2-e4 1-0");
    row("a result with a dash", "1. e4 0\u20131", "1. e2-e4 0-1");
    row("captures by pawns as old books have them", "1. e4 d5 2. ed c6 3. dxc *",
        "1. e2-e4 d7-d5 2. e4xd5 c7-c6 3. d5xc6 *");
    row("checks that stand apart", "1. e4 f6 2. Qh5 + g6 3. Qxg6 + ch hxg6 mate *",
        "1. e2-e4 f7-f6 2. d1-h5 g7-g6 3. h5xg6 h7xg6 *");
    row("promotions as books have them",
        "[FEN \"4k3/PPP5/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8(Q)+! Kd7 2. b8/N+ Ke7 (2... Kd6 3. c8/R) 3. c8=B *",
        "1. a7-a8=Q $1 1... e8-d7 2. b7-b8=N d7-e7 (2... d7-d6 3. c7-c8=R) 3. c7-c8=B *");
    row("captures", "1. e4 d5 2. exd5 Qxd5 3. Nc3 Q:d6 *", "1");
    row("captures as books have them", "1. e4 d5 2. ed5: Qd5: 3. Nc3 Qd8 4. Qf3 Qd2:+! *",
        "1. e2-e4 d7-d5 2. e4xd5 d8xd5 3. b1-c3 d5-d8 4. d1-f3 d8xd2 $1 *");
    row("in passing", "1. e4 a6 2. e5 d5 3. exd6 e.p. a5 *", "1. e2-e4 a7-a6 2. e4-e5 d7-d5 3. e5xd6 a6-a5 *");
    row("in passing, with the word on it", "1. e4 a6 2. e5 d5 3. exd6e.p.! *",
        "1. e2-e4 a7-a6 2. e4-e5 d7-d5 3. e5xd6 $1 *");
    row("in passing, shorter", "1. e4 a6 2. e5 d5 3. exd6ep *", "1. e2-e4 a7-a6 2. e4-e5 d7-d5 3. e5xd6 *");
    row("castling with letters or zeros", "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O 0-0 *",
        "1. g1-f3 g8-f6 2. g2-g3 g7-g6 3. f1-g2 f8-g7 4. O-O O-O *");
    row("castling from cell to cell", "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. e1g1 e8g8 *",
        "1. g1-f3 g8-f6 2. g2-g3 g7-g6 3. f1-g2 f8-g7 4. O-O O-O *");
    row("castling to the rook", "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. e1h1 e8h8 *",
        "1. g1-f3 g8-f6 2. g2-g3 g7-g6 3. f1-g2 f8-g7 4. O-O O-O *");
    row("castling rights by columns", "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1\"]\n\n1. O-O O-O-O *",
        "1. O-O O-O-O *");
    row("castling to the rook, the king says", "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n1. Ke1a1 Ke8-h8 *",
        "1. O-O-O O-O *");
    row("more letters than needed", "1. Pe2e4 e7-e5 2. Ng1f3 Nb8-c6 3. B5 *", "0");
    row("long forms", "1. e2e4 e7-e5 2. Ng1f3 Nb8-c6 3. Bf1-b5 a7a6 4. Bb5xc6 *",
        "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 a7-a6 4. b5xc6 *");
    row("from cell to cell alone", "1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 a7a6 4. b5xc6 d7c6 5. e1g1 *",
        "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 a7-a6 4. b5xc6 d7xc6 5. O-O *");
    row("the king says that it castles", "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. Ke1-g1 Ke8g8 *",
        "1. g1-f3 g8-f6 2. g2-g3 g7-g6 3. f1-g2 f8-g7 4. O-O O-O *");
    row("dashes of printers", "1. e2\u2013e4 e7\u2014e5 2. Ng1\u2212f3 Nb8\u2013c6 3. Bb5+\u2212 Nf6 4. O\u2013O *",
        "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 $18 3... g8-f6 4. O-O *");
    row("small letters of pieces", "1. e4 e5 2. nf3 nc6 3. d4 qe7 4. dxe5 rb8 5. ke2 *",
        "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. d2-d4 d8-e7 4. d4xe5 a8-b8 5. e1-e2 *");
    row("a small b that is a bishop's", "1. e4 e5 2. bc4 bc5 *", "1. e2-e4 e7-e5 2. f1-c4 f8-c5 *");
    row("a small b that may be a pawn's", "1. b3 e5 2. e4 d5 3. bc4 *", "0");
    row("the result of tags in place of none", "[Result \"0-1\"]\n\n1. e4 *", "1. e2-e4 0-1");
    row("the result of the moves over that of tags", "[Result \"0-1\"]\n\n1. e4 1/2-1/2", "1. e2-e4 1/2-1/2");
    row("checks and mates are not looked at", "1. f3 e5+ 2. g4 Qh4 *",
        "1. f2-f3 e7-e5 2. g2-g4 d8-h4 {won by black (checkmate)} 0-1");
    row("the play decides over the result", "1. f3 e5 2. g4 Qh4# 1-0",
        "1. f2-f3 e7-e5 2. g2-g4 d8-h4 {won by black (checkmate)} 0-1");
    row("variations in each other", "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) 1... e5 *",
        "1. e2-e4 (1. d2-d4 d7-d5 (1... g8-f6 2. c2-c4) 2. c2-c4) (1. c2-c4) 1... e7-e5 *");
    row("an empty variation", "1. e4 () e5 *", "1. e2-e4 e7-e5 *");
    row("a variation of comments alone", "1. e4 ({why} ; not\n) e5 *", "1. e2-e4 {why} { not} 1... e7-e5 *");
    row("a result in a variation", "1. e4 (1. d4 1-0) e5 0-1", "1. e2-e4 (1. d2-d4) 1... e7-e5 0-1");
    row("lines for other programs", "%one\n1. e4\n% (two\ne5 *", "1. e2-e4 e7-e5 *");
    row("line ends of Windows", "1. e4\r\ne5\r\n*\r\n", "1. e2-e4 e7-e5 *");
    row("line ends of old computers", "%x\r1. e4\re5\r*\r", "1. e2-e4 e7-e5 *");
    row("a byte order mark", "\xEF\xBB\xBF[Event \"x\"]\n\n1. e4 *", "1. e2-e4 *");
    row("nothing but a result", "*", "*");
}

void TestPgnReader::readsMoves()
{
    QFETCH(std::string, bytes);
    QFETCH(QString, expected);
    if (expected.size() == 1 && expected != "*") { // how many games are read
        QCOMPARE(QString::number(readGames(bytes).matches.size()), expected);
        return;
    }
    QCOMPARE(moves(bytes), expected);
}

void TestPgnReader::readsSigns_data()
{
    QTest::addColumn<std::string>("sign");
    QTest::addColumn<int>("mark");
    const auto row = [](const std::string& sign, int mark) { QTest::newRow(sign.c_str()) << sign << mark; };

    row("!", 1);
    row("?", 2);
    row("!!", 3);
    row("??", 4);
    row("!?", 5);
    row("?!", 6);
    row("=", 10);
    row("\u221E", 13);
    row("+=", 14);
    row("\u2A72", 14);
    row("=+", 15);
    row("+/-", 16);
    row("\u00B1", 16);
    row("-/+", 17);
    row("+-", 18);
    row("-+", 19);
    row("$4", 4);
    row("$146", 146);
}

void TestPgnReader::readsSigns()
{
    QFETCH(std::string, sign);
    QFETCH(int, mark);
    const QString expected = QString("1. e2-e4 $%1 1... e7-e5 *").arg(mark);
    QCOMPARE(moves("1. e4" + sign + " e5 *"), expected);
    QCOMPARE(moves("1. e4 " + sign + " e5 *"), expected);
    if (sign[0] != '$' && mark < 10)
        QCOMPARE(moves("1. e4+" + sign + " e5 *"), expected);
}

void TestPgnReader::readsComments_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const std::string& text, const QString& expected) {
        QTest::newRow(name) << text << expected;
    };
    const std::string full(66, 'x');

    row("in braces, and to the end of the line", "{a} 1. e4 {b}{c} ;d {e\ne5 *",
        "{a} 1. e2-e4 {b} {c} {d {e} 1... e7-e5 *");
    row("blanks at both ends are left out", "1. e4 { [%clk 0:03:00] } *", "1. e2-e4 {[%clk 0:03:00]} *");
    row("a blank at one end stays", "1. e4 { a} {b } *", "1. e2-e4 { a} {b } *");
    row("a full line goes on", "1. e4\n{" + full + "\nabcd} *",
        QString("1. e2-e4 {%1 abcd} *").arg(QString::fromStdString(full)));
    row("a short line ends", "1. e4 {one\ntwo} *", "1. e2-e4 {one\ntwo} *");
    row("a gap behind a full line", "1. e4\n{" + full + "\n\nabcd} *",
        QString("1. e2-e4 {%1\nabcd} *").arg(QString::fromStdString(full)));
    row("behind the result", "1. e4 e5 1-0 {Black resigns.}\n; on time\n",
        "1. e2-e4 e7-e5 {Black resigns.} { on time} 1-0");
    row("Latin-1", "1. e4 {sch\xF6n \x96 gut} *", "1. e2-e4 {sch\u00F6n \u2013 gut} *");
    row("signs in Latin-1", "1. e4 \xB1 e5\xB1 2. Nf3 \x85 Nc6 *", "1. e2-e4 $16 1... e7-e5 $16 2. g1-f3 b8-c6 *");
    row("control characters become blanks",
        "1. e4 {a\x01"
        "b} *",
        "1. e2-e4 {a b} *");
    row("behind variations", "1. e4 (1. d4) {x} e5 *", "1. e2-e4 {x} (1. d2-d4) 1... e7-e5 *");
    row("before a variation's first move", "1. e4 ({x} 1. d4) *", "1. e2-e4 ({x} 1. d2-d4) *");
    row("an event", "1. e4 {[%event resign:black]} $1 {bad luck} 1-0",
        "1. e2-e4 resign:black $1 {bad luck} {won by white (resigned)} 1-0");
    row("an event that cannot be is a comment", "1. e4 {[%event claim]} *", "1. e2-e4 {[%event claim]} *");
    row("a diagram", "1. e4 {[#]} *", "1. e2-e4 $220 *");
    row("a diagram, and words", "1. e4 {[#] see} e5 {see [#]} *", "1. e2-e4 $220 {see} 1... e7-e5 $220 {see} *");
    row("diagrams among words", "1. e4 D {a [#] b [#]} *", "1. e2-e4 $220 {a b} *");
    row("a diagram behind no move is a comment", "{[#]} 1. e4 *", "{[#]} 1. e2-e4 *");
    row("a status", "1. e4 {won by white (time)} 1-0", "1. e2-e4 {won by white (time)} 1-0");
}

void TestPgnReader::readsComments()
{
    QFETCH(std::string, bytes);
    QFETCH(QString, expected);
    QCOMPARE(moves(bytes), expected);
}

void TestPgnReader::readsTags_data()
{
    QTest::addColumn<std::string>("written");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const std::string& text, const QString& expected) {
        QTest::newRow(name) << text << expected;
    };

    row("players", "[White \"Ann\"]\n[Black \"Ben\"]", R"([Seat "white: Ann"] [Seat "black: Ben"])");
    row("all on one line", "[White \"Ann\"] [ Black\t\"Ben\" ]", R"([Seat "white: Ann"] [Seat "black: Ben"])");
    row("what nobody knows", "[Event \"?\"]\n[Date \"????.??.??\"]\n[White \"?\"]\n[Result \"*\"]", "");
    row("others stay in their order", "[Event \"Cup\"]\n[ECO \"C20\"]\n[Date \"1999.??.??\"]",
        R"([Event "Cup"] [ECO "C20"] [Date "1999.??.??"])");
    row("quotation marks", "[Event \"The \"Big\" \\\"One\\\"\"]", R"([Event "The \"Big\" \"One\""])");
    row("in small letters", "[event \"Cup\"]\n[WHITE \"Ann\"]\n[black \"Ben\"]\n[opening \"King's\"]",
        R"([Event "Cup"] [opening "King's"] [Seat "white: Ann"] [Seat "black: Ben"])");
    row("names of several words", "[White-Elo \"2000\"]\n[Event Date \"1999\"]\n[X.y \"z\"]",
        R"([White_Elo "2000"] [Event_Date "1999"] [X_y "z"])");
    row("Latin-1", "[White \"M\xFCller\"]", "[Seat \"white: M\u00FCller\"]");
    row("minutes and seconds", "[TimeControl \"600+5\"]", R"([Clock "10+5"])");
    row("minutes alone", "[TimeControl \"300\"]", R"([Clock "5"])");
    row("periods are no clock of ours", "[TimeControl \"40/7200:3600\"]", R"([TimeControl "40/7200:3600"])");
    row("what means something else here", "[Clock \"W/0:12:05\"]\n[Seat \"3\"]",
        R"([PgnClock "W/0:12:05"] [PgnSeat "3"])");
    row("what would tell this program what to do", "[Lesson \"y\"]\n[Exercise \"12\"]\n[Computer \"white: level=4\"]",
        R"([PgnLesson "y"] [PgnExercise "12"] [PgnComputer "white: level=4"])");
    row("a number that no FEN gave", "[FullMove \"40\"]", R"([PgnFullMove "40"])");
    row("what this program wrote", "[RingfordTask \"mate 2\"]\n[RingfordExercise \"start\"]",
        R"([Task "mate 2"] [Exercise "start"])");
    row("options of our own", "[Options \"fide=strict\"]", R"([Options "fide=strict"])");
    row("orthodox chess by name", "[Variant \"Standard\"]", R"([Variant "Standard"])");
}

void TestPgnReader::readsTags()
{
    QFETCH(std::string, written);
    QFETCH(QString, expected);
    const QString all = tags(written);
    QCOMPARE(expected.startsWith("[Options") ? asRecords(written + "\n*").value(0).section('\n', 2, 2) : all, expected);
}

void TestPgnReader::tagsComeBackAsTheyWere()
{
    const QString written = "[Lesson \"a\"]\n[PgnLesson \"b\"]\n[PgnPgnTask \"c\"]\n[RingfordGoal \"check\"]\n"
                            "[RingfordRingfordGoal \"d\"]\n[PgnGame \"own\"]\n[Game \"e\"]\n[PgnClock \"ab\"]\n"
                            "[PgnRingfordStep \"f\"]\n[Pgn \"g\"]\n[Ringford \"h\"]\n[PgnOther \"i\"]\n"
                            "[FullMove \"x\"]\n";
    const RecordReading reading = readGames(written.toStdString() + "\n1. e4 *\n");
    QCOMPARE(reading.matches.size(), std::size_t{1});
    const QString again = QString::fromStdString(writePgn(reading.matches[0])->text);
    QVERIFY2(again.contains("[Result \"*\"]\n" + written + "\n1. e4 *"), qPrintable(again));
    std::set<std::string> names;
    for (const auto& [name, value] : reading.matches[0].tags().others)
        names.insert(name);
    QCOMPARE(names.size(), std::size_t(written.count('\n')));
}

void TestPgnReader::aSecondTagThatCanStandOnceIsTold()
{
    const RecordReading reading = readGames("[White \"Ann\"]\n[White \"Bob\"]\n[Black \"Cem\"]\n[Black \"Cem\"]\n"
                                            "[Result \"1-0\"]\n[Result \"0-1\"]\n\n1. e4 *\n");
    const QString told(": the tag %1 is there twice: this one is left out");
    QCOMPARE(passedOver(reading), QStringList({"2:1" + told.arg("White"), "6:1" + told.arg("Result")}));
    QCOMPARE(reading.gamesLeftOut, std::size_t{0});
    QCOMPARE(QString::fromStdString(*writeRecord(reading.matches.at(0))).section('\n', 2),
             "[Seat \"white: Ann\"]\n[Seat \"black: Cem\"]\n\n1. e2-e4 1-0\n");
}

void TestPgnReader::otherTagsThatAreThereTwiceAreKeptAndTold()
{
    const RecordReading reading =
        readGames("[White \"Ann\"]\n[Site \"Kiel\"]\n[Annotator \"A\"]\n[Site \"Bonn\"]\n[Annotator \"A\"]\n"
                  "[Player \"1\"]\n[Player \"2\"]\n\n1. e4 *\n");
    QStringList told;
    for (const RecordError& one : reading.twice)
        told << QString::fromStdString(one.english());
    QCOMPARE(told, QStringList({"4:1: the tag Site is there twice: both are kept",
                                "5:1: the tag Annotator is there twice: both are kept"}));
    QCOMPARE(reading.tagsTwice, std::size_t{2});
    QCOMPARE(passedOver(reading), QStringList());
    QCOMPARE(reading.matches.at(0).tags().others.size(), std::size_t{6});
}

void TestPgnReader::aSecondEventBeginsAGameBehindAnEmptyLineAlone()
{
    const QString told("3:1: the tag Event is there twice: this one is left out");
    for (const char* const end : {"\n", "\r\n", "\r"}) {
        const auto read = [end](QString text) { return readGames(text.replace("\n", end).toStdString()); };
        const RecordReading one = read("[Event \"A\"]\n[White \"Ann\"]\n[Event \"B\"]\n[Event \"A\"]\n\n1. e4 *\n");
        QCOMPARE(passedOver(one), QStringList{told});
        QCOMPARE(one.records, std::size_t{1});
        QCOMPARE(QString::fromStdString(*writeRecord(one.matches.at(0))).section('\n', 2),
                 "[Event \"A\"]\n[Seat \"white: Ann\"]\n\n1. e2-e4 *\n");
        // Tags alone, without moves or with a result for them; other tags may have empty lines between them.
        for (const char* const between : {"\n", " \t\n", "\n% for programs\n", "*\n", "\n*\n\n"}) {
            const RecordReading two = read(QString("[Event \"A\"]\n\n[White \"Ann\"]\n%1[Event \"B\"]\n").arg(between));
            QVERIFY2(passedOver(two).isEmpty() && !two.error, between);
            QCOMPARE(two.records, std::size_t{2});
        }
    }
}

void TestPgnReader::beginsWhereTheFenSays()
{
    const RecordReading reading =
        readGames("[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 3 40\"]\n\n40. a8=Q+ Kd7 41. Qb7+ *");
    QCOMPARE(reading.matches.size(), std::size_t{1});
    QCOMPARE(reading.matches[0].firstFullMove(), 40);
    QVERIFY(QString::fromStdString(*writeRecord(reading.matches[0]))
                .contains("[FullMove \"40\"]\n[Setup \"white: Pa7 Ke1; black: Ke8; turn: white; quiet: 3\"]\n\n"
                          "1. a7-a8=Q e8-d7 2. a8-b7 *"));
    QCOMPARE(readGames("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8q *").matches.size(), std::size_t{1});
    QCOMPARE(readGames("[SetUp \"0\"]\n[FEN \"nonsense\"]\n\n1. e4 *").matches.size(), std::size_t{1});
}

void TestPgnReader::readsManyGames()
{
    const RecordReading reading = readGames("Some words\n\n"
                                            "[Event \"1\"]\n\n1. e4 *\n"
                                            "[Event \"2\"]\n\n[Event \"3\"]\n\n1. d4 {x} 1-0\n\n"
                                            "{between} ; games\n1. c4 0-1 1. b4 *\n"
                                            "\xEF\xBB\xBF[Event \"6\"]\n*\n; the end\n");
    QCOMPARE(passedOver(reading), QStringList{"1:1: expected a move or a result, not 'Some'"});
    QCOMPARE(reading.records, std::size_t{6});
    QVERIFY(!reading.error);
    QCOMPARE(QString::fromStdString(*writeRecord(reading.matches[1])).section('\n', 2), "[Event \"2\"]\n\n*\n");
    QVERIFY(QString::fromStdString(*writeRecord(reading.matches[3])).endsWith("{between} { games} 1. c2-c4 0-1\n"));
}

void TestPgnReader::whatIsDamagedIsPassedOver_data()
{
    QTest::addColumn<std::string>("damaged");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const std::string& text, const char* expected) {
        QTest::newRow(name) << text << expected;
    };
    using namespace std::string_literals;

    row("a move that is not legal", "1. e4 e5 2. Ke3 Nc6 *", "5:13: 'Ke3' is not legal here");
    row("a move that two can make", "1. Nf3 a6 2. Na3 b6 3. Nb5 c6 4. Nbd4 d6 5. e3 e6 6. Be2 f6 7. Nd3",
        "5:64: 'Nd3' is not legal here");
    row("a move that is not clear", "1. Nf3 a6 2. d3 b6 3. Nd2 c6 *",
        "5:23: 'Nd2' may mean b1-d2 or f3-d2: expected a move that only one piece can make");
    row("no move", "1. e4 hello *", "5:7: expected a move or a result, not 'hello'");
    row("a move after mate", "1. f3 e5 2. g4 Qh4# 3. a3 *", "5:24: the game is over");
    row("a comment without end", "1. e4 {oh\n", "5:7: this comment has no end: expected }");
    row("a comment that ends in another game", "1. e4 {oh\n\n[Site \"x\"]\n\n1. e4 {}",
        "5:7: this comment has no end: expected }");
    row("a variation without end", "1. e4 (1. d4", "5:7: this variation has no end: expected )");
    row("a bracket that closes nothing", "1. e4 ) *",
        "5:7: expected an entry or a result; this bracket closes nothing");
    row("a brace that closes nothing", "1. e4 } *", "5:7: expected a move or a result, not '}'");
    row("a null", "1. e4 \0 e5 *"s, "5:7: expected text; this is control character 0");
    row("a null in a comment", "1. e4 {a\0} e5 *"s, "5:9: expected text; this is control character 0");
    row("a variant", "[Variant \"Chess960\"]\n\n1. e4 *",
        "4:1: this game is of a variant, 'Chess960'; expected orthodox chess");
    row("a FEN that does not fit", "[FEN \"8/8 w\"]\n\n1. e4 *",
        "4:1: this FEN does not fit: at character 4: expected 8 ranks with a / between two, not 2");
    row("a tag without end", "[Site \"oh]\n[Round \"1\"]\n\n1. e4 *",
        "4:1: expected a quotation mark and ] at the end of the tag's value, on the same line");
}

void TestPgnReader::whatIsDamagedIsPassedOver()
{
    QFETCH(std::string, damaged);
    QFETCH(QString, expected);
    const std::string tag = damaged.starts_with('[') ? "" : "\n";
    const RecordReading reading =
        readGames("1. d4 *\n\n[Event \"damaged\"]\n" + tag + damaged + "\n\n[Event \"good\"]\n\n1. e4 e5 1-0\n");
    QVERIFY(!reading.leftOut.empty());
    QCOMPARE(QString::fromStdString(reading.leftOut[0].english()), expected);
    QVERIFY(!reading.error);
    QVERIFY(reading.records >= 2);
    QCOMPARE(reading.matches.size(), reading.records);
    QCOMPARE(reading.gamesLeftOut, reading.leftOut.size());
    const QString last = QString::fromStdString(*writeRecord(reading.matches.back()));
    QVERIFY2(last.endsWith("[Event \"good\"]\n\n1. e2-e4 e7-e5 1-0\n"), qPrintable(last));
}

void TestPgnReader::aTagThatCannotBeReadCostsItsGameAlone_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("told");
    using namespace std::string_literals;
    const auto row = [](const char* name, const std::string& damaged, const char* told) {
        QTest::newRow(name) << "[Event \"a\"] 1. e4 * " + damaged + " [Event \"c\"] 1. c4 *" << QString(told);
    };
    const char* const null = "1:29: expected text; this is control character 0";
    row("a null", "[Event \"\0\"] 1. d4 *"s, null);
    row("and tags behind it", "[Event \"\0\"] [White \"B\"][Black \"C\"]  1. d4 {[Event \"x\"]} *"s, null);
    row("and no moves behind it", "[Event \"\0\"] * "s, null);
    row("and nothing at all", "[Event \"\0\"] "s, null);
    row("and another behind it", "[Event \"\0\"] [White \"\0\"] [Black \"C\"] 1. d4 *"s, null);
    row("a null before the event", "[White \"\0\"] [Event \"b\"] [Black \"C\"] 1. d4 *"s, null);
    row("and another in the event", "[White \"\0\"] [Event \"\0\"] [Black \"C\"] 1. d4 *"s, null);
    row("and other tags on the next line", "[White \"\0\"] [Event \"b\"]\n[Black \"C\"]\n\n1. d4 *\n"s, null);
    row("one without end before the event", "[White \"b] [Event \"b\"] 1. d4 *",
        "1:21: expected a quotation mark and ] at the end of the tag's value, before the next tag");
    row("a tag without end", "[Event \"b] 1. d4 *",
        "1:21: expected a quotation mark and ] at the end of the tag's value, before the next tag");
    row("one without end before another", "[Event \"b] [White \"B\"] 1. d4 *",
        "1:21: expected a quotation mark and ] at the end of the tag's value, before the next tag");
}

void TestPgnReader::aTagThatCannotBeReadCostsItsGameAlone()
{
    QFETCH(const std::string, bytes);
    const RecordReading reading = readGames(bytes);
    QTEST(QString::fromStdString(reading.leftOut.at(0).english()), "told");
    QCOMPARE(reading.leftOut.size(), std::size_t{1});
    QCOMPARE(reading.gamesLeftOut, std::size_t{1});
    QCOMPARE(reading.records, std::size_t{2});
    QVERIFY(writeRecord(reading.matches.at(0))->ends_with("[Event \"a\"]\n\n1. e2-e4 *\n"));
    QVERIFY(writeRecord(reading.matches.at(1))->ends_with("[Event \"c\"]\n\n1. c2-c4 *\n"));
}

void TestPgnReader::variationsEndBeforeNullMoves()
{
    const std::string game =
        "1. e4 e5 (1... a6 2. -- {x [%csl Ge4]} (2. d4!? $1) a5 1-0) (1... -- 2. d4 {\xFC}) 2. d4 *";
    const RecordReading reading = readGames(game);
    QCOMPARE(moves(game), "1. e2-e4 e7-e5 {(-- 2. d4 \u00FC)} (1... a7-a6 {-- x (2. d4!?) a5 1-0}) 2. d2-d4 *");
    const QString told("'--' moves nothing, and this game has no such move; the variation ends before it, and the rest "
                       "becomes a comment");
    QCOMPARE(passedOver(reading), QStringList({"1:22: " + told, "1:67: " + told}));
    QCOMPARE(reading.gamesLeftOut, std::size_t{0});
}

void TestPgnReader::gamesEndBeforeNullMoves_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* word, const std::string& text, const char* expected) {
        QTest::newRow(word) << text << expected << QString(word);
    };

    row("--", "1. e4 -- 2. d4 {why} (2. Nf3 1-0) d5 $1 1-0", "1. e2-e4 {-- 2. d4 why (2. Nf3 1-0) d5} 1-0");
    row("Z0", "1. e4 Z0?! 2. d4", "1. e2-e4 {Z0?! 2. d4} *");
    row("@@@@", "1. e4 @@@@ 2. d4 ) *", "1. e2-e4 {@@@@ 2. d4)} *");
    row("null", "1. e4 null (1... e5 (1... c5) 2. -- *", "1. e2-e4 {null (1... e5 (1... c5) 2. -- *} *");
}

void TestPgnReader::gamesEndBeforeNullMoves()
{
    QFETCH(const std::string, bytes);
    const RecordReading reading = readGames(bytes + "\n\n[Event \"good\"]\n\n1. -- {x} *\n");
    QTEST(QString::fromStdString(*writeRecord(reading.matches.at(0))).section("\n\n", 1).trimmed(), "expected");
    QVERIFY(writeRecord(reading.matches.at(1))->ends_with("[Event \"good\"]\n\n{-- x} *\n"));
    QFETCH(const QString, word);
    const QString told("moves nothing, and this game has no such move; the game ends before it, and the rest becomes a "
                       "comment");
    QCOMPARE(passedOver(reading), QStringList({"1:7: '" + word + "' " + told, "5:4: '--' " + told}));
    QCOMPARE(reading.gamesLeftOut, std::size_t{0});
}

void TestPgnReader::readsLettersOfOtherLanguages_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const std::string& text, const char* expected) {
        QTest::newRow(name) << text << expected;
    };

    row("German", "1. e4 e5 2. Sf3 Sc6 3. Lb5 (3. Lc4 Dh4 4. Sxh4) 3... Sge7 4. 0-0 a6 5. Te1 Tg8 *",
        "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 (3. f1-c4 d8-h4 4. f3xh4) 3... g8-e7 4. O-O a7-a6 5. f1-e1\nh8-g8 *");
    row("French", "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Tg1 Df6 5. Re2 *",
        "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 a7-a6 4. h1-g1 d8-f6 5. e1-e2 *");
    row("Spanish and Italian", "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Tg1 Df6 5. Re1-e2 *",
        "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 a7-a6 4. h1-g1 d8-f6 5. e1-e2 *");
    row("a king first", "[FEN \"4k3/8/8/8/8/8/7r/4K3 w - - 0 1\"]\n\n1. Rf1 Ta2 *", "1. e1-f1 h2-a2 *");
    row("promotions", "[FEN \"4k3/PP6/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8D+ Kd7 2. b8=S+ *",
        "1. a7-a8=Q e8-d7 2. b7-b8=N *");
    row("a castling king", "1. Sf3 Sf6 2. g3 g6 3. Lg2 Lg7 4. Ke1g1 Ke8-h8 *",
        "1. g1-f3 g8-f6 2. g2-g3 g7-g6 3. f1-g2 f8-g7 4. O-O O-O *");
    row("figurines among them", "1. e4 e5 2. \u2658f3 Sc6 *", "1. e2-e4 e7-e5 2. g1-f3 b8-c6 *");
}

void TestPgnReader::readsLettersOfOtherLanguages()
{
    QFETCH(const std::string, bytes);
    QTEST(moves(bytes), "expected");
    QVERIFY(readGames(bytes).leftOut.empty());
}

/** However its last moves are tried in the letters of other languages. */
void TestPgnReader::whatWasReadOfDamagedGamesCounts()
{
    constexpr std::size_t kEach = ReadingLimits::kMostPartsOfRecord - 10;
    std::string game = "[Event \"Cup\"]\n\n1. Nf3 ";
    for (std::size_t i = 0; i < kEach; ++i)
        game += "{}";
    game += " Nf6 2. Rb8 *\n\n";
    std::string games;
    for (std::size_t i = 0; i <= ReadingLimits::kMostParts / kEach; ++i)
        games += game;
    const RecordReading reading = readPgn(games, Registry::standard());
    QVERIFY(reading.error);
    QVERIFY(QString::fromStdString(reading.error->english()).contains("a file holds no more than 1500000"));
}

void TestPgnReader::lettersOfTwoLanguagesAreNoGame_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("told");
    QTest::newRow("English and German") << std::string("1. Nf3 Sc6 *") << "1:8: 'Sc6' is not legal here";
    QTest::newRow("German and French") << std::string("1. Sf3 Cc6 *") << "1:8: 'Cc6' is not legal here";
    QTest::newRow("a German one that is damaged")
        << std::string("1. e4 e5 2. Sf3 Sc6 3. La5 (3. --) *") << "1:24: 'La5' is not legal here";
    QTest::newRow("an English one that is damaged")
        << std::string("1. e4 e5 2. Re2 Nc6 *") << "1:13: 'Re2' is not legal here";
    QTest::newRow("no letter that is no English one")
        << std::string("1. e4 e5 2. Re2 *") << "1:13: 'Re2' is not legal here";
}

void TestPgnReader::lettersOfTwoLanguagesAreNoGame()
{
    QFETCH(const std::string, bytes);
    const RecordReading reading = readGames(bytes + "\n[Event \"good\"]\n\n1. Sf3 *\n");
    QTEST(passedOver(reading).join('\n'), "told");
    QCOMPARE(reading.records, std::size_t{1});
    QCOMPARE(reading.gamesLeftOut, std::size_t{1});
    QVERIFY(writeRecord(reading.matches.at(0))->ends_with("1. g1-f3 *\n"));
}

void TestPgnReader::whatEnglishReadsIsReadInNoOtherLanguage()
{
    QCOMPARE(moves("[FEN \"4k3/8/8/8/8/8/R7/4K3 w - - 0 1\"]\n\n1. Re2 *"), "1. a2-e2 *");
}

void TestPgnReader::marksThatNoMatchHoldsAreTold()
{
    const std::string game = "$1 1. e4 $255 $256 e5 $$$3 (1... c5\n$1000000) 2. d4 *";
    const RecordReading reading = readGames(game);
    QCOMPARE(moves(game), "1. e2-e4 $255 1... e7-e5 $3 (1... c7-c5) 2. d2-d4 *");
    QCOMPARE(passedOver(reading), QStringList({"1:1: the mark '$1' is left out: it stands behind no move",
                                               "1:15: the mark '$256' is left out: expected $0 to $255",
                                               "1:23: the mark '$$' is left out: expected $0 to $255",
                                               "2:1: the mark '$1000000' is left out: expected $0 to $255"}));
    QCOMPARE(reading.gamesLeftOut, std::size_t{0});
}

void TestPgnReader::commentsThatMoveAreTold()
{
    const RecordReading reading =
        readGames("1. e4 {a} (1. d4 d5 (1... Nf6) {b} 2. c4) {c} {d} e5 {e} ({f} 1... c5)\n"
                  "{won by white (time)} 1-0\n\n[Event \"x\"]\n\n1. e4 (1. d4) {g} e6 Ke5 *\n");
    QStringList moved;
    for (const RecordError& comment : reading.moved)
        moved << QString::fromStdString(comment.english());
    const QString told("this comment stands behind variations, and moves before them");
    QCOMPARE(moved, QStringList({"1:32: " + told, "1:43: " + told, "1:47: " + told})); // of games that are read
    QCOMPARE(reading.commentsMoved, std::size_t{3});
}

void TestPgnReader::whatAResultIsFollowedByIsAnotherGame()
{
    const RecordReading reading = readGames("1. e4 e5 1-0 2. Nf3 Nc6 *\n\n[Event \"x\"]\n\n2. d4 *\n1. c4 * 34");
    QCOMPARE(reading.records, std::size_t{3});
    QCOMPARE(passedOver(reading), QStringList{"1:17: expected another game: a result has ended the one before"});
    QCOMPARE(reading.gamesLeftOut, std::size_t{1});
}

void TestPgnReader::whatStandsBehindADamagedGameIsAnotherOneWithoutTagsToo()
{
    const RecordReading reading =
        readGames("1. e4 e5 2. Qh7 {no 1-0 1. d4} (2. d4 1-0) *\n\n1. d4 d5 *\n{a} 1. f3 f7 1/2-1/2\n"
                  "{b} ; c\n1. c4 * 34\n[Event \"x\"]\n\n1. e4 Ke7 * 1 e4 e5 *");
    QCOMPARE(reading.records, std::size_t{3});
    QCOMPARE(reading.gamesLeftOut, std::size_t{3});
    QCOMPARE(passedOver(reading), (QStringList{"1:13: 'Qh7' is not legal here", "4:11: 'f7' is not legal here",
                                               "9:7: 'Ke7' is not legal here"}));
}

void TestPgnReader::commentsBehindAResultAreOfTheGameBeforeTagsAndOfTheNextBeforeMoves()
{
    const QStringList records = asRecords("1. e4 1-0 {a}\n{b}\n\n[Event \"x\"]\n\n1. d4 *\n{c} 1. c4 *");
    QCOMPARE(records.size(), 3);
    QVERIFY(records[0].contains("1. e2-e4 {a} {b} 1-0"));
    QVERIFY(records[1].contains("1. d2-d4 *"));
    QVERIFY(records[2].contains("{c} 1. c2-c4 *"));
}

void TestPgnReader::resultsThatThePlayContradictsAreTold_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("expected");
    const QString mate = "the play contradicts this result: expected {won by black (checkmate)} 0-1";
    QTest::newRow("behind the moves") << std::string("[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 1-0") << "3:21: " + mate;
    QTest::newRow("in a tag") << std::string("[Event \"x\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4#")
                              << "2:1: " + mate;
    QTest::newRow("none") << std::string("[Result \"*\"]\n\n1. f3 e5 2. g4 Qh4# *") << QString();
    QTest::newRow("the right one") << std::string("1. f3 e5 2. g4 Qh4# 0-1") << QString();
    QTest::newRow("another than the tag's") << std::string("[Result \"1-0\"]\n\n1. e4 0-1") << QString();
}

void TestPgnReader::resultsThatThePlayContradictsAreTold()
{
    QFETCH(std::string, bytes);
    const RecordReading reading = readGames(bytes);
    QCOMPARE(reading.records, std::size_t{1});
    QTEST(reading.contradictions.empty() ? QString() : QString::fromStdString(reading.contradictions[0].english()),
          "expected");
}

void TestPgnReader::aFileWithoutGamesIsAnError_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("expected");
    const char* const nothing = "1:1: expected a game: tags like [Event \"Club evening\"], or moves like 1. e4 e5";
    QTest::newRow("empty") << std::string() << nothing;
    QTest::newRow("blanks") << std::string(" \n\n") << nothing;
    QTest::newRow("comments") << std::string("; nothing here\n") << nothing;
    QTest::newRow("another text") << std::string("\nDear Ann,") << "2:1: expected a move or a result, not 'Dear'";
}

void TestPgnReader::textOfTwoBytesALetterIsNamed()
{
    using namespace std::string_literals;
    for (const std::string& begin : {"\xFF\xFE[\0"s, "\xFE\xFF\0["s, "[\0E\0"s, "\0[\0E"s}) {
        const RecordReading reading = readGames(begin);
        QVERIFY(reading.error);
        QCOMPARE(QString::fromStdString(reading.error->english()),
                 QStringLiteral("1:1: this text is UTF-16: expected UTF-8 or Latin-1"));
    }
}

void TestPgnReader::moreMarksThanAreToldCostNothing()
{
    std::string bytes = "1. e4 " + std::string(1'000'000, '$');
    for (int i = 0; i < 200'000; ++i)
        bytes += " $999";
    const std::uint64_t before = allocations();
    const RecordReading reading = readGames(bytes);
    const std::uint64_t allocated = allocations() - before;
    QCOMPARE(reading.records, std::size_t{1});
    QCOMPARE(reading.leftOut.size(), kMostLeftOutTold);
    QVERIFY2(allocated < 100'000, qPrintable(QString::number(allocated)));
}

void TestPgnReader::aFileWithoutGamesIsAnError()
{
    QFETCH(std::string, bytes);
    QFETCH(QString, expected);
    const RecordReading reading = readGames(bytes);
    QVERIFY(reading.error);
    QCOMPARE(QString::fromStdString(reading.error->english()), expected);
}

void TestPgnReader::aWordOfAnyLengthTakesLittleMemory()
{
    const std::string bytes = "1. " + std::string(8'000'000, 'a');
    const std::uint64_t before = allocatedBytes();
    const RecordReading reading = readGames(bytes);
    const std::uint64_t taken = allocatedBytes() - before;
    QVERIFY(reading.error);
    QVERIFY2(taken < 5 * bytes.size() / 2, qPrintable(QString::number(taken)));
}

void TestPgnReader::moreThanAReaderTakesEndsTheReading()
{
    std::string many;
    for (std::size_t i = 0; i < ReadingLimits::kMostRecords; ++i)
        many += "*\n";
    QVERIFY(!readGames(many).error);
    const RecordReading reading = readGames(many + "*\n");
    QVERIFY(reading.error);
    QCOMPARE(QString::fromStdString(reading.error->english()),
             "250001:1: a file holds no more than 250000 games; split this one");
    QCOMPARE(reading.matches.size(), ReadingLimits::kMostRecords);
}

// How long reading takes, told by numbers that are the same on every computer: a question more for each move, or words
// that are put together for each possible one, would be seen here.
void TestPgnReader::aMoveIsReadWithFewQuestions()
{
    constexpr int kRounds = 200;
    constexpr std::uint64_t kMoves = 8 * kRounds;
    std::string bytes = "[Event \"x\"]\n\n";
    for (int i = 0; i < kRounds; ++i)
        bytes += "Nf3 Nc6 Nc3 Nf6 Ng1 Ng8 Nb1 Nb8\n";
    const auto asked = std::make_shared<Asked>();
    Registry registry;
    registry.add(std::make_unique<CountingGameType>("orthodox", asked));
    const std::uint64_t before = allocations();
    const RecordReading reading = readPgn(bytes + "*", registry);
    const std::uint64_t allocated = allocations() - before;
    QCOMPARE(reading.entries, std::size_t{kMoves});
    QCOMPARE(asked->actions, kMoves);
    QCOMPARE(asked->taken, kMoves);
    QCOMPARE(asked->contents, kMoves);
    QCOMPARE(asked->texts, kMoves); // of the one that is played
    QVERIFY2(allocated < 16 * kMoves, qPrintable(QString::number(allocated)));
}

void TestPgnReader::damagedGamesArePassedOverQuickly()
{
    const auto timeOf = [](const std::string& move) {
        std::string bytes;
        for (int i = 0; i < cases(30'000, 3'000); ++i)
            bytes += "[Event \"x\"]\n\n1. e4 e5 2. " + move + " *\n\n";
        const WorkTimer timer;
        const RecordReading reading = readGames(bytes);
        return std::pair(timer.elapsed(), reading.records);
    };
    const auto whole = timeOf("Ke2");
    const auto damaged = timeOf("Ke7");
    QVERIFY(whole.second > 0 && damaged.second == 0);
    QVERIFY2(damaged.first < 2 * whole.first + 50,
             qPrintable(QStringLiteral("%1 ms, %2 ms of whole games").arg(damaged.first).arg(whole.first)));
    std::string bare; // all without tags
    for (int i = 0; i < cases(30'000, 3'000); ++i)
        bare += "1. e4 e5 2. Ke7 *\n\n";
    const WorkTimer bareTimer;
    QVERIFY(readGames(bare).gamesLeftOut > 1000);
    QVERIFY2(bareTimer.elapsed() < 2 * whole.first + 50, qPrintable(QString::number(bareTimer.elapsed())));
    for (const char* const tag : {"[Event \"x] ", "[Event \"\1\"] "}) { // all on one line
        std::string bytes = test::repeated(tag, cases(30'000, 3'000));
        std::ranges::replace(bytes, '\1', '\0');
        const WorkTimer timer;
        QVERIFY(readGames(bytes).gamesLeftOut > 1000);
        QVERIFY2(timer.elapsed() < 2 * whole.first + 50, qPrintable(QString::number(timer.elapsed())));
    }
}

void TestPgnReader::tokensWithoutBlanksAreReadInATimeThatGrowsWithThem_data()
{
    QTest::addColumn<std::string>("token");
    QTest::addColumn<std::string>("opening");
    for (const char* const token : {"!!", "1.", "$1", "1...!"})
        QTest::newRow(token) << std::string(token) << std::string();
    QTest::newRow("diagrams in a comment") << std::string("[#]a") << std::string("{");
}

void TestPgnReader::tokensWithoutBlanksAreReadInATimeThatGrowsWithThem()
{
    QFETCH(std::string, token);
    QFETCH(std::string, opening);
    const auto timeOf = [&](int count) {
        const std::string closing = opening.empty() ? "" : "}";
        const std::string bytes = "1. e4 " + opening + test::repeated(token, count) + closing + " *\n";
        const WorkTimer timer;
        const RecordReading reading = readGames(bytes);
        return reading.records == 1 ? timer.elapsed() : -1;
    };
    constexpr int kMany = 100'000;
    const auto few = timeOf(kMany);
    const auto many = timeOf(4 * kMany);
    QVERIFY(few >= 0 && many >= 0);
    QVERIFY2(many < 8 * few + 50, qPrintable(QStringLiteral("%1 ms, %2 ms of a quarter").arg(many).arg(few)));
}

void TestPgnReader::gamesOfTooManyMovesAreLeftOut()
{
    std::string comments;
    for (std::size_t i = 0; i <= ReadingLimits::kMostPartsOfRecord; ++i)
        comments += "{}";
    const RecordReading reading = readGames("1. e4 *\n\n[Event \"2\"]\n" + comments + "\n[Event \"3\"]\n1. d4 *\n");
    QVERIFY(!reading.error);
    QCOMPARE(reading.records, std::size_t{2});
    QCOMPARE(passedOver(reading), QStringList{"4:500003: a record holds no more than 250000 actions and comments"});
}

void TestPgnReader::keepsOnlyTheGameThatIsWanted()
{
    ReadingOptions options;
    options.only = 2;
    const RecordReading reading =
        readPgn("1. e4 *\n1. e5 *\n[Round \"3\"]\n1. d4 *\n1. c4 *", Registry::standard(), options);
    QCOMPARE(reading.records, std::size_t{3});
    QCOMPARE(reading.gamesLeftOut, std::size_t{1});
    QCOMPARE(reading.matches.size(), std::size_t{1});
    QVERIFY(QString::fromStdString(*writeRecord(reading.matches[0])).endsWith("1. d2-d4 *\n"));
}

void TestPgnReader::eachGameIsReadAgainFromWhereItBegins()
{
    // Line ends of old Macintoshes, a game without tags, one that is left out, and two events that share no moves.
    const std::string bytes = "\xEF\xBB\xBF[Event \"1\"]\r\r1. e4 *\r% for programs\r1. d4 {x} 1-0\r1. e5 *\r"
                              "[Event \"3\"]\r\r[Event \"4\"]\r{before} 1. c4 ; \xE9\r0-1";
    const RecordReading all = readPgn(bytes, Registry::standard());
    QCOMPARE(all.matches.size(), std::size_t{4});
    QCOMPARE(all.begins.size(), all.matches.size());
    for (std::size_t i = 0; i < all.matches.size(); ++i) {
        std::vector<Match> taken;
        ReadingOptions options;
        options.from = all.begins[i];
        options.take = [&taken](Match match, std::size_t) {
            taken.push_back(std::move(match));
            return false;
        };
        const RecordReading one = readPgn(bytes, Registry::standard(), options);
        QVERIFY(one.stopped && one.matches.empty() && !one.error);
        QCOMPARE(taken.size(), std::size_t{1});
        QCOMPARE(*writeRecord(taken.front()), *writeRecord(all.matches[i]));
    }
}

RINGFORD_TEST(TestPgnReader)
#include "test_pgn_reader.moc"
