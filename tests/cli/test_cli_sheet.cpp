// SPDX-License-Identifier: GPL-3.0-or-later
// ringford-cli sheet: what becomes a diagram, what is refused, and that sheets take no memory.
#include "engine/games/Registry.h"
#include "tests/cli/Cli.h"
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace ringford;
using test::Run;
using test::runCli;
using test::runScript;

namespace {

const char* const kLesson = R"([Game "orthodox"]

1. e2-e4 $220 {Answer it. [%csl Ge4]} 1... e7-e5 $220 {Go on.} (1... c7-c5 $220 2. g1-f3) 2. g1-f3 b8-c6 *

[Game "checkers"]
[Setup "white: Ma1; black: Mb2; turn: white"]

1. a1xc3 {won by white (all-captured)} *

[Game "checkers"]

1. b2-a3 *
)";

} // namespace

class CliSheetTest : public QObject, private test::CliFolder {
    Q_OBJECT

private slots:
    void init()
    {
        newFolder();
        write("lesson.ringford", kLesson);
    }

    void titlesAreTypeset()
    {
        const auto text = [this](const QStringList& more) {
            const Run run = runIn("sheet", QStringList{"-o", "a.pdf", "--title", "The \"pin\" -- 3"} + more);
            return run.status == 0 ? QString::fromUtf8(runScript("pdftotext \"$1\" -", {path("a.pdf")}).out) : run.err;
        };
        QVERIFY(text({"lesson.ringford"}).contains("The “pin” – 3"));
        QVERIFY(text({"lesson.ringford", "--language", "de"}).contains("The „pin“ – 3"));
        QVERIFY(text({"--score", "orthodox"}).contains("The “pin” – 3"));
        QVERIFY(text({"--games", "lesson.ringford"}).contains("The “pin” – 3"));
    }

    void markedPositionsAndSetupsBecomeDiagrams()
    {
        const Run run = runCli({"sheet", path("lesson.ringford"), "-o", path("a.pdf"), "--title", "Lesson 3"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.out, QByteArray());
        const QString text =
            QString::fromUtf8(runScript("pdftotext -layout \"$1\" -", {path("a.pdf")}).out.simplified());
        for (const char* expected : {"Lesson 3", "Name:", "Date:", "Answer it.", "Go on.", "Answers", "1 1...e5",
                                     "2 1.Nf3 Nc6", "3 1.Nf3", "4 1.a1xc3"})
            QVERIFY2(text.contains(expected), expected);
        QVERIFY(!text.contains("5 "
                               "b2-a3"));
        QVERIFY(!text.contains("%csl"));
    }

    void longCaptionsLeaveTheBoardItsSize()
    {
        const QByteArray many = QByteArray("A pupil reads this. ").repeated(30);
        write("long.ringford", "[Game \"orthodox\"]\n\n1. e2-e4 $220 {" + many + "} 1... e7-e5 $220 {Short.} *\n");
        const Run run = runCli({"sheet", path("long.ringford"), "-o", path("a.pdf")});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.err.contains("a.pdf: the text below diagram 1 is cut"), run.err.constData());
        const QByteArray text = runScript("pdftotext -x 0 -y 0 -W 595 -H 842 \"$1\" -", {path("a.pdf")}).out;
        QVERIFY(text.contains("…") && text.contains("Short."));
        QByteArray all;
        for (int game = 0; game < 20; ++game)
            all += "[Game \"orthodox\"]\n\n1. e2-e4 $220 {" + many + "} *\n\n";
        write("all.ringford", all);
        const Run cut = runCli({"sheet", path("all.ringford"), "-o", path("a.pdf")});
        QVERIFY2(cut.err.contains("diagrams 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 8 more is cut"),
                 cut.err.constData());
        // Alone on a page it has room.
        QCOMPARE(runCli({"sheet", path("long.ringford"), "-o", path("a.pdf"), "--per-page", "1"}).err, QByteArray());
        const QByteArray whole = runScript("pdftotext -x 0 -y 0 -W 595 -H 842 \"$1\" -", {path("a.pdf")}).out;
        QCOMPARE(whole.simplified().count("A pupil"), 30);
    }

    void aLongBoardHasTheWidthOfThePage()
    {
        const QByteArray men =
            "[Game \"longchess\"]\n[Setup \"white: Pe10 Fe2; black: Pa33 Fe36; turn: white\"]\n\n*\n\n";
        write("river.ringford", men + men + men);
        const Run run =
            runCli({"sheet", path("river.ringford"), "--per-page", "3", "--lines", "0", "-o", path("a.pdf")});
        QCOMPARE(run.status, 0);
        // 180 mm for 37 cells and what is beside them; a column of two would give them 2.2 mm.
        const auto cells = run.err.indexOf("cells of ");
        QVERIFY2(cells < 0 || run.err.mid(cells + 9, 3).toDouble() >= 4, run.err.constData());
    }

    void goalsHaveTheirAnswers()
    {
        write("goal.ringford", "[Game \"orthodox\"]\n[Lesson \"L\"]\n[Task \"all\"]\n[Goal \"from b1\"]\n"
                               "[Setup \"white: Nb1 Ke1; black: Ke8; turn: white\"]\n\n*\n");
        QCOMPARE(runCli({"sheet", path("goal.ringford"), "-o", path("a.pdf")}).status, 0);
        const QByteArray text = runScript("pdftotext -layout \"$1\" -", {path("a.pdf")}).out;
        QVERIFY2(text.simplified().contains("1 Na3, Nc3, Nd2"), text.constData());
    }

    void nothingThatIsReadIsWrittenOver()
    {
        const QByteArray before = content("lesson.ringford");
        QVERIFY(QFile::link(path("lesson.ringford"), path("link.pdf")));
        QVERIFY(QFile::copy(path("lesson.ringford"), path("same.pdf")));
        for (const QStringList& call : {QStringList{"sheet", path("lesson.ringford"), "-o", path("link.pdf")},
                                        {"sheet", path("same.pdf"), "-o", path("same.pdf")},
                                        {"sheet", "--games", path("lesson.ringford"), "-o", path("link.pdf")},
                                        {"render", "--record", path("lesson.ringford"), "-o", path("link.pdf")}}) {
            const Run run = runCli(call);
            QCOMPARE(run.status, 1);
            QVERIFY2(run.err.contains("also read"), run.err.constData());
        }
        QCOMPARE(content("lesson.ringford"), before);
        QCOMPARE(content("same.pdf"), before);
    }

    void whatHasNoRoomIsRefused()
    {
        const Run run =
            runCli({"sheet", path("lesson.ringford"), "--lines", "20", "--per-page", "24", "-o", path("a.pdf")});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("a.pdf") && run.err.contains("diagram 1"), run.err.constData());
        QVERIFY2(QString(run.err).contains(QRegularExpression("or at most \\d+ diagrams a page\n$")),
                 run.err.constData());
        QVERIFY(!QFile::exists(path("a.pdf")));
    }

    void boardsThatLinesLeaveTooSmallAreRefused()
    {
        const QStringList twelve{"sheet", path("lesson.ringford"), "-o", path("a.pdf"), "--per-page", "12"};
        const Run run = runCli(twelve + QStringList{"--lines", "20"});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("a.pdf: diagram 1 has no room on a page with its text and lines"),
                 run.err.constData());
        QVERIFY(!QFile::exists(path("a.pdf")));
        QCOMPARE(runCli(twelve + QStringList{"--lines", "6"}).status, 0);
        // Whoever chooses columns and rows gets them, and where lines are no reason for small cells, they stay.
        QCOMPARE(runIn("sheet", {"lesson.ringford", "-o", "a.pdf", "--grid", "12x1", "--lines", "20"}).status, 0);
        write("long.ringford", "[Game \"longchess\"]\n[Exercise \"1\"]\n\n*\n");
        QCOMPARE(runIn("sheet", {"long.ringford", "-o", "a.pdf", "--per-page", "24"}).status, 0);
    }

    void gamesArePrintedWithTheirActions()
    {
        write("game.ringford",
              "[Game \"orthodox\"]\n[Event \"Club\"]\n[Seat \"white: Ann\"]\n\n"
              "1. e2-e4 $1 {Best. [%clk 0:09:57]} 1... e7-e5 $220 {See below.} (1... c7-c5 {Sicilian.} "
              "2. g1-f3) 2. g1-f3 b8-c6 *\n");
        const auto text = [this](const QStringList& more) {
            const Run run = runCli(QStringList{"sheet", "--games", path("game.ringford"), "-o", path("a.pdf")} + more);
            return run.status == 0 && run.err.isEmpty()
                       ? QString::fromUtf8(runScript("pdftotext \"$1\" -", {path("a.pdf")}).out.simplified())
                       : "failed: " + run.err;
        };
        const QString all = text({});
        for (const char* expected : {"Ann – N.N.", "Club, Orthodox chess", "1.e4!", "Best.", "1...e5", "See below.",
                                     "(1...c5 Sicilian. 2.Nf3)", "2.Nf3 Nc6"})
            QVERIFY2(all.contains(expected), qPrintable(all));
        const QString indented = text({"--variations", "indented", "--notation", "long"});
        QVERIFY2(indented.contains("1...c7-c5 Sicilian. 2.g1-f3") && !indented.contains("(1..."), qPrintable(indented));
        QVERIFY(!text({"--variations", "none"}).contains("Sicilian"));
        QVERIFY(!all.contains("%clk"));
        QVERIFY(!all.contains("0:09:57")); // as in the window, nobody asked for it
        QVERIFY(text({"--clocks"}).contains("(0:09:57)"));
        QVERIFY(!content("a.pdf").contains("/Subtype /Image"));
        QCOMPARE(content("a.pdf").count("/Type /Page\n"), 1);
    }

    void nothingIsReadBehindTheLastPage()
    {
        const QByteArray game = "[Game \"orthodox\"]\n\n{" + QByteArray("word ").repeated(200) + "} 1. g1-f3 *\n\n";
        write("many.ringford", game.repeated(150) + "[Game \"orthodox\"]\n1. e2-e9 *\n");
        const auto run = [this](const QStringList& more) {
            return runIn("sheet", QStringList{"--games", "many.ringford", "-o", "a.pdf", "--columns", "1"} + more);
        };
        QVERIFY(run({}).err.contains("many.ringford:602:4: "));
        const Run large = run({"--text-size", "70"});
        QVERIFY2(large.err.startsWith("a.pdf: there is too much to print at once"), large.err.constData());
        QCOMPARE(large.status, 1);
    }

    void aCommentThatNoDocumentHoldsIsRefused()
    {
        write("long.ringford",
              "[Game \"orthodox\"]\n\n1. g1-f3 {" + QByteArray("\u0915\u0916 ").repeated(600'000) + "} *\n");
        const Run run = runIn("sheet", {"--games", "long.ringford", "-o", "a.pdf"});
        QVERIFY2(run.err.startsWith("a.pdf: there is too much to print at once"), run.err.constData());
        QCOMPARE(run.status, 1);
        QVERIFY(!QFileInfo::exists(path("a.pdf")));
    }

    void gamesHaveHeadingAndResultAsPeopleWriteThem()
    {
        write("games.ringford",
              "[Game \"orthodox\"]\n[Event \"Club \'night\'\"]\n[Date \"2026.11.20\"]\n[Round \"3\"]\n"
              "[Seat \"white: Ann\"]\n[Seat \"black: Ben\"]\n\n"
              "1. f2-f3 e7-e5 2. g2-g4 d8-h4 {won by black (checkmate)} 0-1\n\n"
              "[Game \"orthodox\"]\n[Date \"2025.??.??\"]\n\n1. e2-e4 1/2-1/2\n\n"
              "[Game \"circular\"]\n[Options \"players=6\"]\n\n*\n");
        const auto text = [this](const QStringList& more) {
            const Run run =
                runIn("sheet", QStringList{"--games", "games.ringford", "-o", "a.pdf", "--columns", "1"} + more);
            return run.status == 0
                       ? QString::fromUtf8(runScript("pdftotext \"$1\" -", {path("a.pdf")}).out).simplified()
                       : "failed: " + QString::fromUtf8(run.err);
        };
        const QString english = text({});
        for (const char* expected :
             {"Ann – Ben", "Club ‘night’, round 3, 20 November 2026, Orthodox chess", "2.g4 Qh4#",
              "Black (Ben) won: checkmate. 0–1", "Orthodox chess 2025 1.e4 Drawn. ½–½"})
            QVERIFY2(english.contains(expected), qPrintable(english));
        for (const char* word : {"won by", "players=", "(checkmate)", "????"})
            QVERIFY2(!english.contains(word), word);
        const QString german = text({"--language", "de", "--notation", "local"});
        for (const char* expected : {"Club ‚night‘", "20. November 2026, Orthodoxes Schach", "2.g4 Dh4#", "Remis"})
            QVERIFY2(german.contains(expected), qPrintable(german));
        QVERIFY(text({"--notation", "figurines"}).contains("2.g4 ♕h4#"));
        const QByteArray ours =
            runScript("pdffonts \"$1\" | grep '^RingfordFigurines-Bold .* Identity-H *yes'", {path("a.pdf")}).out;
        QCOMPARE(ours.count('\n'), 1);
    }

    void whatAPgnTellsOfOpeningAndStrengthStandsAboveTheGame()
    {
        write("rated.pgn",
              "[White \"Ann\"]\n[Black \"Ben\"]\n[WhiteElo \"2851\"]\n[BlackElo \"?\"]\n[Date \"1999.01.20\"]\n"
              "[ECO \"B07\"]\n[Result \"*\"]\n\n1. e4 d6 *\n");
        const Run run = runIn("sheet", {"--games", "rated.pgn", "-o", "a.pdf", "--columns", "1"});
        QCOMPARE(run.status, 0);
        const QString text = QString::fromUtf8(runScript("pdftotext \"$1\" -", {path("a.pdf")}).out).simplified();
        QVERIFY2(text.contains("Ann (2851) – Ben") && text.contains("20 January 1999, B07"), qPrintable(text));
    }

    void numbersStandBeforeActionsAsInBooks()
    {
        write("late.pgn", "[FEN \"4k3/8/8/8/8/8/8/R3K2R b - - 0 23\"]\n\n23... Ke7 24. Ra7+ Kf6 *\n");
        write("linked.ringford", "[Game \"strategic\"]\n[Options \"boards=2\"]\n\n1. 1:e2-e4 *\n");
        const auto text = [this](const char* file) {
            const Run run = runIn("sheet", {"--games", file, "-o", "a.pdf"});
            return run.status == 0
                       ? QString::fromUtf8(runScript("pdftotext \"$1\" -", {path("a.pdf")}).out).simplified()
                       : QString::fromUtf8(run.err);
        };
        QVERIFY2(text("late.pgn").contains("23...Ke7 24.Ra7+ Kf6"), qPrintable(text("late.pgn")));
        QVERIFY2(text("linked.ringford").contains("1. 1:e4"), qPrintable(text("linked.ringford")));
    }

    void noLineEndsWithinADate()
    {
        QByteArray games;
        for (int length = 1; length <= 20; ++length)
            games += "[Game \"orthodox\"]\n[Event \"" + QByteArray(length, 'x') +
                     "\"]\n[Date \"2026.11.20\"]\n[Round \"3\"]\n\n1. e2-e4 *\n\n";
        write("dates.ringford", games);
        QCOMPARE(runIn("sheet", {"--games", "dates.ringford", "-o", "a.pdf", "--columns", "3"}).status, 0);
        const QByteArray text = runScript("pdftotext -layout \"$1\" -", {path("a.pdf")}).out;
        QCOMPARE(text.count("20 November 2026"), 20);
        QCOMPARE(text.count("round 3"), 20);
    }

    void wordsCanBeSearchedAndAreTypeset()
    {
        write("fi.ringford", "[Game \"orthodox\"]\n[Exercise \"x\"]\n\n{\"Find\" the first flow -- it\'s fine...} 1. "
                             "e2-e4 {\"Off\"} *\n");
        for (const char* font : {"dejavu", "serif", "sans"}) {
            QCOMPARE(runIn("sheet", {"fi.ringford", "-o", "a.pdf", "--font", font}).status, 0);
            const QString text = QString::fromUtf8(runScript("pdftotext \"$1\" -", {path("a.pdf")}).out).simplified();
            QVERIFY2(text.contains("“Find” the first flow – it’s fine…"), qPrintable(text));
            QVERIFY2(text.contains("1.e4 “Off”"), qPrintable(text));
            const QByteArray fonts = runScript("pdffonts \"$1\" | tail -n +3 | grep -v ' yes '", {path("a.pdf")}).out;
            QCOMPARE(fonts, QByteArray()); // all are embedded
        }
        QCOMPARE(runIn("sheet", {"fi.ringford", "-o", "a.pdf", "--language", "de"}).status, 0);
        QVERIFY(runScript("pdftotext \"$1\" -", {path("a.pdf")}).out.contains("„Find“"));
    }

    void aFontThatIsMissingIsReplacedWithAWord()
    {
        const Run run = runIn("sheet", {"lesson.ringford", "-o", "a.pdf", "--font", "No Such Font", "--per-page", "2"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.err, QByteArray("a.pdf: there is no font 'No Such Font', DejaVu Sans is used instead\n"));
        QVERIFY(runScript("pdffonts \"$1\"", {path("a.pdf")}).out.contains("DejaVuSans"));
    }

    void aScoreSheetHasTheFontThatIsAskedFor()
    {
        const QStringList sheet{"--score", "orthodox", "-o", "a.pdf"};
        QCOMPARE(runIn("sheet", sheet + QStringList{"--font", "serif"}).status, 0);
        QVERIFY(!runScript("pdffonts \"$1\"", {path("a.pdf")}).out.contains("DejaVuSans"));
        QCOMPARE(runIn("sheet", sheet + QStringList{"--font", "No Such Font"}).err,
                 QByteArray("a.pdf: there is no font 'No Such Font', DejaVu Sans is used instead\n"));
    }

    /** They were printed as boxes without a word. */
    void signsThatNoFontHasAreTold()
    {
        // A private sign of the last plane, in a caption, a title and a name; what joins letters is none that is seen.
        const QByteArray none = QString::fromUcs4(U"\U0010FFFD").toUtf8();
        write("signs.ringford", "[Game \"orthodox\"]\n[Seat \"white: A" + none +
                                    "\"]\n[Exercise \"x\"]\n\n{Ω ♘ …\u200D" + none + none + "} 1. e2-e4 *\n");
        const QByteArray told = "a.pdf: boxes are printed for signs that no font has: " + none + " (U+10FFFD)\n";
        const Run sheet = runIn("sheet", {"signs.ringford", "-o", "a.pdf", "--per-page", "1"});
        QCOMPARE(sheet.status, 0);
        QCOMPARE(sheet.err, told);
        const Run games = runIn("sheet", {"signs.ringford", "-o", "a.pdf", "--games"});
        QCOMPARE(games.err, told);
        const Run score = runIn("sheet", {"orthodox", "--score", "-o", "a.pdf", "--title", QString::fromUtf8(none)});
        QCOMPARE(score.err, told);
    }

    void lettersHaveTheSizesThatAreAskedFor()
    {
        write("one.ringford", "[Game \"orthodox\"]\n[Exercise \"x\"]\n\n{HHH} 1. e2-e4 *\n");
        const auto widthOf = [this](const QString& word, const QStringList& switches) {
            if (runIn("sheet", QStringList{"one.ringford", "-o", "a.pdf", "--title", "HHHH"} + switches).status != 0)
                return 0.0;
            const QString boxes = QString::fromUtf8(runScript("pdftotext -bbox \"$1\" -", {path("a.pdf")}).out);
            const QRegularExpression box("xMin=\"([0-9.]+)\" yMin=\"[0-9.]+\" xMax=\"([0-9.]+)\"[^>]*>" + word + "<");
            const auto found = box.match(boxes);
            return found.captured(2).toDouble() - found.captured(1).toDouble();
        };
        for (const auto& [name, word] : {std::pair("--title-size", "HHHH"), {"--caption-size", "HHH"}}) {
            const double ten = widthOf(word, {name, "10"});
            QVERIFY(ten > 0);
            QVERIFY2(std::abs(widthOf(word, {name, "20"}) - 2 * ten) < 0.1, name);
        }
    }

    void turnAndVersionsAreToldInWords()
    {
        QCOMPARE(
            runIn("sheet", {"lesson.ringford", "-o", "a.pdf", "--turn", "words", "--versions", "2", "--title", "Test"})
                .status,
            0);
        const QString text =
            QString::fromUtf8(runScript("pdftotext -layout \"$1\" -", {path("a.pdf")}).out).simplified();
        for (const char* expected :
             {"Black to play. Answer it.", "White to play. Go on.", "Test – Version A", "Test – Version B"})
            QVERIFY2(text.contains(expected), qPrintable(text));
        QCOMPARE(content("a.pdf").count("/Type /Page\n"), 4);
        QCOMPARE(text.count("Version A"), 2); // the sheet and its answers
    }

    void aFileTellsOfItself()
    {
        QCOMPARE(runIn("sheet", {"lesson.ringford", "-o", "a.pdf", "--title", "Über Ringe", "--author", "Ann Müller",
                                 "--language", "de"})
                     .status,
                 0);
        const QString info = QString::fromUtf8(runScript("pdfinfo \"$1\"", {path("a.pdf")}).out);
        QVERIFY2(info.contains("Über Ringe") && info.contains(QRegularExpression("Author: +Ann Müller")),
                 qPrintable(info));
        QVERIFY(content("a.pdf").contains("/Lang (de)"));
        // Without a title it is called as the file of games is.
        QCOMPARE(runIn("sheet", {"lesson.ringford", "-o", "a.pdf"}).status, 0);
        QVERIFY(runScript("pdfinfo \"$1\"", {path("a.pdf")}).out.contains("lesson"));
    }

    void theTitleOfAFileIsSetAsThatOnItsPages()
    {
        const auto titleOf = [this](const QStringList& arguments) {
            const Run run = runIn(arguments[0], arguments.mid(1) + QStringList{"-o", "a.pdf", "--language", "de"});
            const QString info = QString::fromUtf8(runScript("pdfinfo \"$1\"", {path("a.pdf")}).out);
            return run.status == 0 ? info.section('\n', 0, 0).section(':', 1).simplified() : QString::fromUtf8(run.err);
        };
        const QString typed = "\"Ringe\" - so geht's", set = "„Ringe“ – so geht’s";
        QCOMPARE(titleOf({"sheet", "lesson.ringford", "--title", typed}), set);
        QCOMPARE(titleOf({"sheet", "lesson.ringford", "--games", "--title", typed}), set);
        QCOMPARE(titleOf({"sheet", "--score", "orthodox", "--title", typed}), set);
        QCOMPARE(titleOf({"sheet", "--score", "orthodox"}), QStringLiteral("Orthodoxes Schach"));
        QCOMPARE(titleOf({"kit", "orthodox"}), QStringLiteral("Orthodoxes Schach"));
    }

    void whatIsDrawnOftenIsInTheFileOnce()
    {
        const auto sheet = [this](int diagrams, const char* style) {
            QByteArray moves;
            const QByteArrayList knights{"g1-f3", "g8-f6", "f3-g1", "f6-g8"};
            for (int i = 0; i < diagrams; ++i)
                moves += knights[i % 4] + " $220 ";
            write("many.ringford", "[Game \"orthodox\"]\n\n" + moves + "*\n");
            if (runIn("sheet", {"many.ringford", "-o", "a.pdf", "--per-page", "12", "--style", style}).status != 0)
                return qint64(-1);
            // Readers find all objects where the table says that they are. Each page is gone through for its words, which
            // is sooner than drawing it; what is drawn on all is drawn on the first.
            const Run read =
                runScript("pdftoppm -r 20 -l 2 \"$1\" \"$2\"; pdftotext \"$1\" \"$2.txt\"", {path("a.pdf"), path("x")});
            return read.err.isEmpty() ? QFile(path("a.pdf")).size() : qint64(-2);
        };
        for (const char* style : {"1-bit", "colour"}) {
            const qint64 twelve = sheet(12, style);
            QVERIFY2(twelve > 0 && twelve < 100'000, qPrintable(QString::number(twelve)));
            const int many = test::cases(600, 60);
            const qint64 all = sheet(many, style);
            QVERIFY2(all > 0 && all < many * 5'000, qPrintable(QString::number(all)));
        }
    }

    void moreDiagramsThanADocumentHasAreRefused()
    {
        const QByteArray round = "g1-f3 $220 g8-f6 $220 f3-g1 $220 f6-g8 $220 ";
        write("many.ringford", "[Game \"orthodox\"]\n\n" + round.repeated(375) + "g1-f3 $220 *\n");
        for (const QStringList& call : {QStringList{"sheet"}, {"sheet", "--games"}}) {
            const Run run = runCli(call + QStringList{path("many.ringford"), "-o", path("a.pdf")});
            QCOMPARE(run.status, 1);
            QVERIFY2(run.err.contains("500 pages and 1500 diagrams at most"), run.err.constData());
            QVERIFY(!QFile::exists(path("a.pdf")));
        }
    }

    void deepBracketsArePrintedToTheInnermost()
    {
        // The innermost line goes by the knights: out, and home again.
        constexpr int kDeep = 60;
        const QByteArrayList knights{"g1-f3", "g8-f6", "f3-g1", "f6-g8"};
        QByteArray entries;
        for (int depth = 0; depth < kDeep; ++depth)
            entries += (depth % 2 == 0 ? "a2-a3 (" : "a7-a6 (") + knights[depth % 4] + " {It is comment" +
                       QByteArray::number(1000 + depth) + ".} ";
        write("deep.ringford", "[Game \"orthodox\"]\n\n" + entries + QByteArray(kDeep, ')') + " *\n");
        const Run run = runCli({"sheet", "--games", path("deep.ringford"), "-o", path("a.pdf")});
        QVERIFY2(run.status == 0 && run.err.isEmpty(), run.err.constData());
        // What runs over the edge of the paper is left out.
        const QByteArray text = runScript("pdftotext -x 0 -y 0 -W 595 -H 842 \"$1\" -", {path("a.pdf")}).out;
        for (int depth = 0; depth < kDeep; ++depth)
            QVERIFY2(text.contains("comment" + QByteArray::number(1000 + depth) + '.'), text.constData());
    }

    void aScoreSheetHasAColumnForEachSeat_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("pages");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("two") << "orthodox" << 1 << QStringList{"White", "Black", "60", "Event:", "Date:", "Result:"};
        QTest::newRow("six") << "circular players=6" << 2 << QStringList{"Purple", "Yellow", "Green", "60"};
        QTest::newRow("boards") << "multiplayer players=4" << 4 << QStringList{"Board 4", "Seat A", "Seat D"};
        QTest::newRow("long") << "orthodox --rows 1000" << 11 << QStringList{"1000"};
        for (const auto& type : Registry::standard().types()) {
            QStringList words{QString::fromStdString(type->title().english())};
            const std::shared_ptr<const Game> one = *type->create({});
            for (const SeatInfo& seat : one->description().seats)
                words += QString::fromStdString(seat.title.english());
            QTest::addRow("%s as it comes", type->id().c_str()) << QString::fromStdString(type->id()) << 0 << words;
        }
    }
    void aScoreSheetHasAColumnForEachSeat()
    {
        QFETCH(const QString, game);
        QFETCH(const int, pages);
        QFETCH(const QStringList, words);
        const Run run = runCli(QStringList{"sheet", "--score", "-o", path("a.pdf")} + game.split(' '));
        QCOMPARE(run.status, 0);
        QCOMPARE(run.err, QByteArray());
        if (pages > 0)
            QCOMPARE(content("a.pdf").count("/Type /Page\n"), pages);
        const QString text = QString::fromUtf8(runScript("pdftotext \"$1\" -", {path("a.pdf")}).out);
        for (const QString& expected : words)
            QVERIFY2(text.contains(expected), qPrintable(text));
    }

    void pagesHoldAsManyAsAsked_data()
    {
        QTest::addColumn<QStringList>("switches");
        QTest::addColumn<int>("pages");
        QTest::newRow("six") << QStringList{} << 2;
        QTest::newRow("one") << QStringList{"--per-page", "1"} << 5;
        QTest::newRow("three") << QStringList{"--per-page", "3"} << 3;
        QTest::newRow("no answers") << QStringList{"--per-page", "24", "--no-answers", "--paper", "Letter"} << 1;
    }
    void pagesHoldAsManyAsAsked()
    {
        QFETCH(const QStringList, switches);
        QFETCH(const int, pages);
        QCOMPARE(runCli(QStringList{"sheet", path("lesson.ringford"), "-o", path("a.pdf")} + switches).status, 0);
        const QByteArray pdf = content("a.pdf");
        QCOMPARE(pdf.count("/Type /Page\n"), pages);
        QVERIFY(!pdf.contains("/Subtype /Image"));
    }

    void everyPaperIsTakenAndLaidOnItsLongSide_data()
    {
        QTest::addColumn<QStringList>("switches");
        QTest::addColumn<QByteArray>("page");
        QTest::newRow("A5") << QStringList{"--paper", "A5"} << QByteArray("/MediaBox [0 0 419.5");
        QTest::newRow("A5, sideways") << QStringList{"--paper", "A5", "--sideways"}
                                      << QByteArray("/MediaBox [0 0 595.2");
        QTest::newRow("A3, a game") << QStringList{"--paper", "A3", "--games"} << QByteArray("/MediaBox [0 0 841.8");
        QTest::newRow("Legal, a game sideways") << QStringList{"--paper", "Legal", "--games", "--sideways"}
                                                << QByteArray("/MediaBox [0 0 1008.000000 612.0");
    }
    void everyPaperIsTakenAndLaidOnItsLongSide()
    {
        QFETCH(const QStringList, switches);
        QFETCH(const QByteArray, page);
        QCOMPARE(runCli(QStringList{"sheet", path("lesson.ringford"), "-o", path("a.pdf")} + switches).status, 0);
        const QByteArray pdf = content("a.pdf");
        QVERIFY2(pdf.contains(page), pdf.mid(pdf.indexOf("/MediaBox"), 60).constData());
    }

    void aPaperThatThereIsNotIsToldWithThoseThereAre()
    {
        const Run run = runIn("sheet", {"lesson.ringford", "-o", "a.pdf", "--paper", "B9"});
        QVERIFY2(run.err.contains("A5, A4, A3, A2, A1, A0, Letter, Legal, Tabloid"), run.err.constData());
    }

    void aTitleThatIsCutIsTold()
    {
        const auto told = [this](int count, const QStringList& more) {
            const QString title = QStringList(count, QStringLiteral("knights")).join(u' ');
            return runIn("sheet", QStringList{"lesson.ringford", "-o", "a.pdf", "--title", title} + more).err;
        };
        for (const QStringList& more : {QStringList(), {"--games"}}) {
            QVERIFY(!told(12, more).contains("title"));
            QVERIFY2(told(60, more).contains("a.pdf: the title is cut"), told(60, more).constData());
        }
    }

    void columnsAndRowsThatShapesDoNotKeepAreTold()
    {
        QByteArray records;
        for (const char* game : {"orthodox", "circular", "longchess", "orthodox", "circular", "longchess"})
            records += "[Game \"" + QByteArray(game) + "\"]\n[Exercise \"1\"]\n\n*\n\n";
        write("mixed.ringford", records);
        const auto told = [this](const QStringList& more) {
            return runIn("sheet", QStringList{"mixed.ringford", "-o", "a.pdf", "--lines", "0"} + more).err;
        };
        QVERIFY2(
            told({"--grid", "2x3"})
                .contains("a.pdf: not all pages have the columns and rows of --grid: boards of several shapes stand "
                          "where they have room"),
            told({"--grid", "2x3"}).constData());
        QVERIFY(!told({}).contains("columns"));
    }

    void aTitleOfAScoreSheetThatIsCutIsTold()
    {
        const auto told = [this](int count) {
            const QString title = QStringList(count, QStringLiteral("knights")).join(u' ');
            return runIn("sheet", {"--score", "orthodox", "-o", "a.pdf", "--title", title}).err;
        };
        QCOMPARE(told(8), QByteArray());
        QCOMPARE(told(60),
                 QByteArray("a.pdf: the title is cut: it has no room in two lines, even in smaller letters\n"));
    }

    void aNameAboveAGameThatIsCutIsTold()
    {
        const auto told = [this](const char* tag, qsizetype length) {
            write("game.ringford",
                  "[Game \"orthodox\"]\n[" + QByteArray(tag) + QByteArray(length, 'n') + "\"]\n\n1. e2-e4 *\n");
            return runIn("sheet", {"game.ringford", "--games", "-o", "a.pdf"}).err;
        };
        QCOMPARE(told("Seat \"white: ", 200), QByteArray());
        QCOMPARE(told("Event \"", 2000), QByteArray());
        const QByteArray cut = "a.pdf: a heading is cut: names have 200 letters at most, what else stands there 2000\n";
        QCOMPARE(told("Seat \"white: ", 201), cut);
        QCOMPARE(told("Event \"", 2001), cut);
    }

    void theOtherFilesAreStillDone()
    {
        write("broken.ringford", QByteArray(kLesson).replace("e7-e5", "e7-e9"));
        const Run run = runCli({"sheet", path("none.ringford"), path("broken.ringford"), path("lesson.ringford"), "-o",
                                path("a.pdf"), "--per-page", "1", "--no-answers"});
        QCOMPARE(run.status, 1);
        QVERIFY(run.err.contains("none.ringford"));
        QVERIFY(run.err.contains("broken.ringford:3:"));
        QVERIFY(run.err.contains("broken.ringford: what follows that place in this file is not read\n"));
        QCOMPARE(content("a.pdf").count("/Type /Page\n"), 4);
    }

    void wrongUsageIsTwo()
    {
        for (const char* const call :
             {"", "lesson.ringford", "-o a.pdf", "lesson.ringford -o a.pdf --per-page x",
              "lesson.ringford -o a.pdf --lines -1", "lesson.ringford -o a.pdf --nonsense",
              "lesson.ringford -o a.pdf --rows 9", "--score --games orthodox -o a.pdf",
              "lesson.ringford --games --per-page 2 -o a.pdf", "--score -o a.pdf",
              "lesson.ringford -o a.pdf --columns 2", "lesson.ringford -o a.pdf --seed 2",
              "lesson.ringford -o a.pdf --title-size large", "lesson.ringford -o a.pdf --games --versions 2",
              "--score orthodox -o a.pdf --style colour", "--score orthodox word -o a.pdf"})
            QCOMPARE(runIn("sheet", QString(call).split(' ', Qt::SkipEmptyParts)).status, 2);
        QCOMPARE(names(), QStringList{"lesson.ringford"});
    }

    void anInputThatIsRefusedIsOne_data()
    {
        QTest::addColumn<QString>("call");
        for (const char* call : {"lesson.ringford -o a.svg",
                                 "lesson.ringford -o none/a.pdf",
                                 "lesson.ringford -o a.pdf --per-page 0",
                                 "lesson.ringford -o a.pdf --per-page 25",
                                 "lesson.ringford -o a.pdf --lines 21",
                                 "lesson.ringford -o a.pdf --paper A9",
                                 "lesson.ringford -o a.pdf --style gold",
                                 "none -o a.pdf",
                                 "lesson.ringford -o a.pdf --per-page 99999999999999999999",
                                 "--score chess -o a.pdf",
                                 "--score orthodox --rows 0 -o a.pdf",
                                 "--games none -o a.pdf",
                                 "--score orthodox -o none/a.pdf",
                                 "lesson.ringford --games -o a.svg",
                                 "lesson.ringford -o a.pdf --turn left",
                                 "lesson.ringford -o a.pdf --language xx",
                                 "lesson.ringford -o a.pdf --notation latin",
                                 "lesson.ringford -o a.pdf --versions 27",
                                 "lesson.ringford -o a.pdf --caption-size 71",
                                 "lesson.ringford -o a.pdf --games --variations all",
                                 "lesson.ringford -o a.pdf --games --columns 4"})
            QTest::newRow(call) << QString(call);
    }
    void anInputThatIsRefusedIsOne()
    {
        QFETCH(const QString, call);
        const Run run = runIn("sheet", call.split(' '));
        QCOMPARE(run.status, 1);
        QVERIFY(!run.err.isEmpty());
        QCOMPARE(names(), QStringList{"lesson.ringford"});
    }

    void whatIsRefusedIsNamedAsItWasGiven()
    {
        write("start.ringford", "[Game \"checkers\"]\n\n1. b2-a3 *\n");
        const auto refused = [this](const char* call) {
            const Run run = runIn("sheet", QString(call).split(' '));
            return run.status == 1 ? run.err : "done: " + run.err;
        };
        const auto outOfBounds = [&](const QString& given, const char* reason) {
            QCOMPARE(refused(qPrintable("lesson.ringford -o a.pdf " + given)),
                     "ringford-cli sheet: " + QByteArray(reason) + '\n');
        };
        outOfBounds("--per-page 99999999999", "--per-page: a page has 1 to 24 diagrams, not 99999999999");
        outOfBounds("--title-size 1000", "--title-size: letters are 5 to 70 points high, not 1000");
        outOfBounds("--grid 99999999999x3", "--grid: a page has 1 to 24 diagrams, not 99999999999x3");
        outOfBounds("--grid 5x5", "--grid: a page has 1 to 24 diagrams, not 5x5");
        const Run below = runIn("sheet", {"lesson.ringford", "-o", "a.pdf", "--text-size", "-5"});
        QCOMPARE(below.status, 2);
        QVERIFY2(below.err.startsWith("ringford-cli sheet: --text-size: letters are 5 to 70 points high, not -5\n"),
                 below.err.constData());
        QVERIFY(refused("start.ringford -o a.pdf").startsWith("a.pdf: there is no diagram"));
        // One reason is enough, and it is the file's own.
        const QByteArray none = "none: there is no such file or folder\n";
        QCOMPARE(refused("none start.ringford -o a.pdf"), none);
        QCOMPARE(refused("--games none -o a.pdf"), none);
        QCOMPARE(runScript("mkfifo \"$1\"", {path("pipe.pdf")}).status, 0);
        QVERIFY(refused("lesson.ringford -o pipe.pdf").startsWith("pipe.pdf: this is a pipe"));
    }

    void aStartWithTheTagIsADiagram()
    {
        write("start.ringford", "[Game \"checkers\"]\n[Exercise \"start\"]\n\n{Begin!} 1. b2-a3 *\n");
        QCOMPARE(runIn("sheet", {"start.ringford", "-o", "a.pdf"}).status, 0);
        const QByteArray text = runScript("pdftotext \"$1\" - | tr '\\n' ' '", {path("a.pdf")}).out;
        QVERIFY2(text.contains("Begin!") && text.contains("1 1.b2-a3"), text.constData());
    }

    void namesAreBytesAndPagesExact()
    {
        // A name that is no text to Qt is one to the system; the folder cannot remove it.
        const Run run = runScript("cd \"$1\"; \"$CLI\" sheet lesson.ringford -o $'x\\377y.pdf' && "
                                  "ls | od -c | grep -c 377; rm -f x?y.pdf",
                                  {path()});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.out, QByteArray("1\n"));
        QCOMPARE(runIn("sheet", {"lesson.ringford", "-o", "a.pdf"}).status, 0);
        QCOMPARE(content("a.pdf").count("/MediaBox [0 0 595.275591 841.889764]"), 2);
    }

    void aFullDiskIsSaid()
    {
        write("a.pdf", "old");
        const Run run = runScript("trap '' XFSZ; ulimit -f 8; \"$CLI\" sheet \"$1\" -o \"$2\"",
                                  {path("lesson.ringford"), path("a.pdf")});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("a.pdf: "), run.err.constData());
        QCOMPARE(content("a.pdf"), QByteArray("old"));
        QCOMPARE(names().size(), 2);
    }

    void sheetsTakeNoMemory()
    {
        const auto sheets = [this](int records) {
            write("many.ringford", QByteArray(kLesson).repeated(records));
            QCOMPARE(runCli({"sheet", path("many.ringford"), "-o", path("a.pdf"), "--per-page", "4"}).status, 0);
        };
        qputenv("ASAN_OPTIONS", "quarantine_size_mb=1"); // which else keeps what was given back
        sheets(1);
        const qint64 few = test::largestRun();
        constexpr int kRecords = 150;
        constexpr qint64 kDiagrams = 4 * kRecords;
        sheets(kRecords);
        // A diagram that waits for its page, and no page that waits for the file.
        constexpr qint64 kMostOfOne = 9 * 1024;
        QVERIFY2(test::largestRun() - few < kDiagrams * kMostOfOne,
                 qPrintable(QString::number(test::largestRun() - few)));
    }
};

RINGFORD_TEST(CliSheetTest)
#include "test_cli_sheet.moc"
