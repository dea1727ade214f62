// SPDX-License-Identifier: GPL-3.0-or-later
// ringford-cli render: its switches, what it draws and what it refuses. There is no display here.
#include "tests/cli/Cli.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <cmath>
#include <numbers>
#include <vector>

using namespace ringford;
using test::Run;
using test::runCli;
using test::runScript;

namespace {

const char* const kFoolsMate =
    "[Game \"checkers\"]\n\n1. b2-a3 *\n\n[Game \"orthodox\"]\n\n1. f2-f3 e7-e5 2. g2-g4 (2. a2-a3) d8-h4 *\n";

} // namespace

class CliRenderTest : public QObject, private test::CliFolder {
    Q_OBJECT

private slots:
    void init()
    {
        newFolder();
        write("games.ringford", kFoolsMate);
    }

    void theFormatFollowsFromTheEnding()
    {
        QVERIFY(draw({"checkers", "-o", path("a.svg")}).startsWith("<?xml"));
        QVERIFY(draw({"checkers", "-o", path("a.png")}).startsWith("\x89PNG"));
        QVERIFY(draw({"checkers", "-o", path("a.PDF")}).startsWith("%PDF-"));
    }

    /** The foot of the g reached the lower edge, beyond the bar of who is on turn. */
    void lettersBelowABoardAreWhole()
    {
        for (const char* game : {"orthodox", "checkers", "strategic", "multiplayer"}) {
            for (const char* dpi : {"96", "300"}) {
                draw({game, "-o", path("a.png"), "--dpi", dpi});
                const QImage picture(path("a.png"));
                const int last = picture.height() - 1;
                for (int x = 0; x < picture.width(); ++x)
                    QVERIFY2(picture.pixel(x, last) == picture.pixel(0, last), game);
            }
        }
    }

    /** Below a board of 200 mm it was as small as below one of 80. */
    void aCaptionIsAsMuchLargerAsCellsAre()
    {
        const auto room = [this](const char* cell) {
            const auto height = [&](const QStringList& more) {
                draw(QStringList{"checkers", "-o", path("a.png"), "--dpi", "72", "--cell", cell} + more);
                return QImage(path("a.png")).height();
            };
            return height({"--caption", "Mate"}) - height({});
        };
        QVERIFY2(room("30") > 2 * room("10"), qPrintable(QString::number(room("30"))));
        QVERIFY(room("5") >= room("10") - 1);
    }

    void aPositionIsTiledOverPagesAtTrueSize()
    {
        const Run run = runCli({"render", "circular", "-o", path("a.pdf"), "--cell", "25", "--paper", "A4"});
        QCOMPARE(run.status, 0);
        const QByteArray pdf = content("a.pdf");
        const auto pages = pdf.count("/Type /Page\n");
        QVERIFY2(pages >= 4, qPrintable(QString::number(pages)));
        QCOMPARE(pdf.count("595.275591"), pages);
        const QString text = QString::fromUtf8(runScript("pdftotext \"$1\" -", {path("a.pdf")}).out);
        QVERIFY2(text.contains("row 1, column 2") && text.contains(QStringLiteral("page %1").arg(pages)),
                 qPrintable(text));
        // A board that a page holds has one.
        QCOMPARE(runCli({"render", "checkers", "-o", path("a.pdf"), "--cell", "20", "--paper", "Letter"}).status, 0);
        QCOMPARE(content("a.pdf").count("/Type /Page\n"), 1);
        QCOMPARE(runCli({"render", "longchess", "-o", path("b.pdf"), "--cell", "1000", "--paper", "A4"}).status, 1);
        for (const QStringList& more : {QStringList{"--overlap", "5"}, {"--paper", "A4", "--tex"}})
            QCOMPARE(runCli(QStringList{"render", "checkers", "-o", path("b.pdf")} + more).status, 2);
        QCOMPARE(runCli({"render", "checkers", "-o", path("b.svg"), "--paper", "A4"}).status, 2);
        QVERIFY(!QFile::exists(path("b.pdf")));
    }

    void aPdfTellsItsLanguageAndAuthor()
    {
        QVERIFY(draw({"checkers", "-o", path("a.pdf")}).contains("/Lang (en)"));
        for (const QStringList& more : {QStringList(), {"--paper", "A4"}}) {
            const QByteArray pdf =
                draw(QStringList{"checkers", "-o", path("a.pdf"), "--author", "Li", "--language", "de"} + more);
            QVERIFY(pdf.contains("/Lang (de)") && pdf.contains("/Author <FEFF004c0069>"));
            const Run about = runScript("pdfinfo \"$1\"", {path("a.pdf")});
            QVERIFY2(about.out.contains("Li\n") && about.out.contains("Wahldame"), about.out.constData());
        }
        QCOMPARE(runCli({"render", "checkers", "-o", path("a.pdf"), "--language", "xx"}).status, 1);
    }

    void latexIsToldHowToShowThePicture()
    {
        const auto lines = [this](const QString& name) { return runIn("render", {"checkers", "-o", name, "--tex"}); };
        const QByteArray told = lines("a.pdf").out;
        QVERIFY2(told.contains("\\sbox0{\\includegraphics{a.pdf}}"), told.constData());
        QVERIFY2(told.contains("\\ifdim\\wd0>\\linewidth\\resizebox{\\linewidth}{!}{\\usebox0}\\else\\usebox0\\fi"),
                 told.constData()); // none is made larger
        QVERIFY(lines("a_b c.pdf").out.contains("\\includegraphics{\\detokenize{a_b c.pdf}}"));
        QCOMPARE(lines("a%b.pdf").status, 1);
        QVERIFY(!QFile::exists(path("a%b.pdf")));
        QCOMPARE(lines("a.svg").status, 2);
    }

    void drawsWithoutADisplayAndWithoutAWord()
    {
        const Run run = runScript("env -u DISPLAY -u WAYLAND_DISPLAY -u XDG_RUNTIME_DIR QT_QPA_PLATFORM=none \"$CLI\" "
                                  "render orthodox -o \"$1\"",
                                  {path("a.png")});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(run.status, 0);
    }

    /** Sheets told them, single pictures did not. */
    void signsThatNoFontHasAreTold()
    {
        const QString none = QString::fromUcs4(U"\U0010FFFD"); // a private one of the last plane
        for (const char* file : {"a.png", "a.pdf"}) {
            const Run run = runIn("render", {"orthodox", "-o", file, "--caption", "Ω " + none});
            QCOMPARE(run.status, 0);
            QCOMPARE(run.err, QByteArray(file) + ": boxes are printed for signs that no font has: " + none.toUtf8() +
                                  " (U+10FFFD)\n");
        }
        QCOMPARE(runIn("render", {"orthodox", "-o", "a.png", "--caption", "Ω"}).err, QByteArray());
    }

    void aNumberThatDoesNotFitIsToldAsItWasWritten()
    {
        for (const char* name : {"--size", "--cell", "--dpi"}) {
            const Run run = runCli({"render", "checkers", "-o", path("a.png"), name, "1000000000"});
            QCOMPARE(run.status, 1);
            QVERIFY2(run.err.endsWith("not 1000000000\n"), run.err.constData());
        }
    }

    void dotsOfWhatHoldsShapesAreSaidToMeanNothing()
    {
        for (const char* name : {"a.svg", "a.pdf"}) {
            const Run run = runIn("render", {"checkers", "-o", name, "--dpi", "100"});
            QCOMPARE(run.status, 0);
            QCOMPARE(run.out, QByteArray());
            QCOMPARE(run.err, name + QByteArray(": --dpi is for a .png: this picture holds shapes, no dots\n"));
        }
        QCOMPARE(runIn("render", {"checkers", "-o", "a.png", "--dpi", "100"}).err, QByteArray());
        QCOMPARE(runIn("render", {"checkers", "-o", "none/a.svg", "--dpi", "100"}).err.count('\n'), 1);
    }

    void sizeIsTheWidthOfThePicture()
    {
        draw({"checkers", "-o", path("a.png"), "--size", "50.8", "--dpi", "100"});
        QCOMPARE(QImage(path("a.png")).width(), 200);
        draw({"checkers", "-o", path("a.png"), "--size=25.4"});
        QCOMPARE(QImage(path("a.png")).width(), 300);
    }

    void cellIsTheWidthOfACell()
    {
        draw({"checkers", "-o", path("a.png"), "--cell", "5", "--dpi", "100"});
        const int small = QImage(path("a.png")).width();
        draw({"checkers", "-o", path("a.png"), "--cell", "10", "--dpi", "100"});
        const int large = QImage(path("a.png")).width();
        QVERIFY(small > 8 * 5 / 25.4 * 100);
        QVERIFY(std::abs(large - 2 * small) <= large / 20); // cells are whole dots
    }

    void eachSwitchChangesThePicture_data()
    {
        QTest::addColumn<QStringList>("arguments");
        for (const char* one :
             {"fide=strict --setup white:Ke1;black:Ke8;turn:white", "--theme slate", "--arrows Re2e4,b1c3",
              "--style colour", "--style ink-saving", "--style 1-bit", "--mark Ge4,Yd4,a1", "--turned black",
              "--no-coordinates", "--size 200", "--cell 12", "--part c2-f7", "--caption White"})
            QTest::newRow(one) << QString(one).split(' ');
    }
    void eachSwitchChangesThePicture()
    {
        QFETCH(const QStringList, arguments);
        const QStringList plain{"orthodox", "-o", path("a.svg")};
        const QByteArray standard = draw(plain);
        QCOMPARE(draw(plain), standard);
        QVERIFY(draw(plain + arguments) != standard);
    }

    void greenIsTheUsualColour()
    {
        const QByteArray green = draw({"checkers", "-o", path("a.svg"), "--arrows", "Gc3d4", "--mark", "Gc3"});
        QCOMPARE(draw({"checkers", "-o", path("a.svg"), "--arrows", "c3d4", "--mark", "c3"}), green);
        QVERIFY(draw({"checkers", "-o", path("a.svg"), "--arrows", "Rc3d4", "--mark", "Gc3"}) != green);
    }

    void aRecordIsDrawnAtThePly()
    {
        const QStringList record{"--record", path("games.ringford"), "-o", path("a.svg")};
        const QByteArray first = draw(record);
        QCOMPARE(draw(record + QStringList{"--number", "1"}), first);
        const QStringList second = record + QStringList{"--number", "2"};
        const QByteArray end = draw(second);
        QVERIFY(end != first);
        QCOMPARE(draw(second + QStringList{"--ply", "4"}), end);
        QVERIFY(draw(second + QStringList{"--ply", "3"}) != end);
        QCOMPARE(draw(second + QStringList{"--ply", "0"}), draw({"orthodox", "-o", path("a.svg")}));
    }

    void theMarksOfTheLastActionCanBeLeftOut()
    {
        write("mate.pgn", "1. f3 e5 2. g4 Qh4# *\n");
        const auto at = [this](const char* ply, const QStringList& more) {
            return draw(QStringList{"--record", path("mate.pgn"), "-o", path("a.svg"), "--ply", ply} + more);
        };
        const QStringList bare{"--no-last-action"};
        QVERIFY(at("1", bare) != at("1", {}));
        QCOMPARE(at("0", bare), at("0", {})); // nothing was played
        // Nor is the check marked: it looks as a position that somebody has set up.
        const QByteArray mated = at("4", bare);
        QVERIFY(mated != at("4", {}));
        write("setup.pgn",
              "[SetUp \"1\"]\n[FEN \"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\"]\n\n1-0\n");
        QCOMPARE(draw({"--record", path("setup.pgn"), "-o", path("a.svg"), "--no-last-action"}), mated);
    }

    void whatACommentDrawsIsDrawn_data()
    {
        QTest::addColumn<QString>("commands");
        QTest::addColumn<QStringList>("switches");
        QTest::newRow("an arrow") << "[%cal Re2e4]" << QStringList{"--arrows", "Re2e4"};
        QTest::newRow("a ring") << "[%csl Ge4]" << QStringList{"--mark", "Ge4"};
        QTest::newRow("both") << "[%csl Ge4][%cal Re2e4]" << QStringList{"--arrows", "Re2e4", "--mark", "Ge4"};
        QTest::newRow("a label") << "[%lbl e4 Here]" << QStringList();
    }
    void whatACommentDrawsIsDrawn()
    {
        QFETCH(const QString, commands);
        QFETCH(const QStringList, switches);
        write("drawn.pgn", "1. e4 e5 {" + commands.toUtf8() + "} 2. Nf3 *\n");
        write("drawn.ringford", "[Game \"orthodox\"]\n\n1. e2-e4 e7-e5 {" + commands.toUtf8() + "} 2. g1-f3 *\n");
        write("plain.pgn", "1. e4 e5 2. Nf3 *\n");
        const auto at = [this](const char* file, const QStringList& more) {
            return draw(QStringList{"--record", path(file), "-o", path("a.svg")} + more);
        };
        const QStringList second{"--ply", "2"};
        const QByteArray drawn = at("drawn.pgn", second);
        QVERIFY(drawn != at("plain.pgn", second));
        QCOMPARE(at("drawn.ringford", second), drawn);
        QCOMPARE(at("drawn.pgn", {"--ply", "3"}), at("plain.pgn", {"--ply", "3"}));
        if (!switches.isEmpty())
            QCOMPARE(at("plain.pgn", second + switches), drawn);
        // What switches ask for is added.
        const QStringList more{"--ply", "2", "--arrows", "Ba1h8"};
        QVERIFY(at("drawn.pgn", more) != drawn);
        QVERIFY(at("drawn.pgn", more) != at("plain.pgn", more));
    }

    void ofSeveralOnTheSameCellsTheLastIsDrawn()
    {
        const QByteArray once = draw({"checkers", "-o", path("a.svg"), "--arrows", "Gc3d4", "--mark", "Bc3"});
        QCOMPARE(draw({"checkers", "-o", path("a.svg"), "--arrows", "Rc3d4,Gc3d4", "--mark", "Rc3,Gc3,Bc3"}), once);
    }

    void noMoreArrowsAreDrawnThanInARecord()
    {
        QStringList arrows;
        for (int from = 0; from < 64; ++from) {
            for (int to = 0; to < 64 && arrows.size() < 301; ++to) {
                if (to != from)
                    arrows += QString("%1%2%3%4")
                                  .arg(QChar('a' + from % 8))
                                  .arg(1 + from / 8)
                                  .arg(QChar('a' + to % 8))
                                  .arg(1 + to / 8);
            }
        }
        const Run run = runIn("render", {"orthodox", "-o", "a.svg", "--arrows", arrows.join(',')});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("at most 300 arrows are drawn, here are 301"), run.err.constData());
        arrows.removeLast();
        QVERIFY(!draw({"orthodox", "-o", path("a.svg"), "--arrows", arrows.join(',')}).isEmpty());
    }

    void wrongUsageIsTwo_data()
    {
        addCalls({"",
                  "checkers",
                  "-o a.svg",
                  "checkers -o",
                  "orthodox fide -o a.svg",
                  "checkers --record games.ringford -o a.svg",
                  "--record games.ringford",
                  "--record -o",
                  "--record games.ringford --setup x -o a.svg",
                  "checkers -o a.svg --size",
                  "checkers -o a.svg --size x",
                  "checkers -o a.svg --size -5",
                  "checkers -o a.svg --cell 1.2.3",
                  "checkers -o a.svg --cell .5",
                  "checkers -o a.svg --dpi 1e3",
                  "checkers -o a.svg --size 5 --cell 5",
                  "checkers -o a.svg --ply 1",
                  "checkers -o a.svg --number 1",
                  "--record games.ringford -o a.svg --ply x",
                  "--record games.ringford -o a.svg --number -1",
                  "checkers -o a.svg --nonsense",
                  "checkers -o a.svg -o b.svg",
                  "checkers -o=a.svg"});
    }
    void wrongUsageIsTwo()
    {
        QFETCH(const QStringList, arguments);
        const Run run = runCli(QStringList{"render"} + arguments);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.startsWith("ringford-cli render: "), run.err.constData());
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(names(), QStringList{"games.ringford"});
    }

    void anInputThatIsRefusedIsOne_data()
    {
        addCalls({"chess -o a.svg",
                  "orthodox fide=hard -o a.svg",
                  "checkers --setup nonsense -o a.svg",
                  "--record none -o a.svg",
                  "--record . -o a.svg",
                  "--record games.ringford --number 3 -o a.svg",
                  "--record games.ringford --number 0 -o a.svg",
                  "--record games.ringford --number 99999999999999999999 -o a.svg",
                  "--record games.ringford --ply 2 -o a.svg",
                  "--record games.ringford --ply 99999999999999999999 -o a.svg",
                  "checkers -o a",
                  "checkers -o a.gif",
                  "checkers -o none/a.svg",
                  "checkers -o a.svg --theme nonsense",
                  "checkers -o a.svg --style nonsense",
                  "checkers -o a.pdf --theme slate-dark",
                  "checkers -o a.pdf --size 6000",
                  "checkers -o a.svg --circle",
                  "circular -o a.svg --circle",
                  "strategic boards=3 -o a.svg --circle",
                  "checkers -o a.svg --arrows c3",
                  "checkers -o a.svg --arrows Zc3d4",
                  "checkers -o a.svg --arrows Rc3c3",
                  "checkers -o a.svg --arrows c3d4,,",
                  "checkers -o a.svg --mark c9",
                  "checkers -o a.svg --turned red",
                  "checkers -o a.svg --part a1",
                  "checkers -o a.svg --part a1-z9",
                  "multiplayer -o a.svg --part 1:a1-2:a2",
                  "checkers -o a.svg --size 0",
                  "checkers -o a.svg --cell 999999999",
                  "checkers -o a.png --dpi 0"});
    }
    void anInputThatIsRefusedIsOne()
    {
        QFETCH(const QStringList, arguments);
        const Run run = runIn("render", arguments);
        QCOMPARE(run.status, 1);
        QCOMPARE(run.err.count('\n'), 1);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(names(), QStringList{"games.ringford"});
    }

    void aPictureThatCannotBeWrittenWholeIsNotLeftBehind()
    {
        draw({"checkers", "-o", path("old.png")});
        const QByteArray before = content("old.png");
        // The limit stands for a disk that is full.
        const Run run = runScript(
            "trap '' XFSZ; ulimit -f 1; \"$CLI\" render orthodox -o \"$1\"; a=$?; \"$CLI\" render orthodox -o "
            "\"$2\"; exit $((a * 10 + $?))",
            {path("old.png"), path("new.png")});
        QCOMPARE(run.status, 11);
        QVERIFY2(run.err.contains(path("old.png").toUtf8()) && run.err.contains(path("new.png").toUtf8()),
                 run.err.constData());
        QCOMPARE(names(), (QStringList{"games.ringford", "old.png"}));
        QCOMPARE(content("old.png"), before);
    }

    void aPageIsAsLargeAsThePicture_data()
    {
        QTest::addColumn<QStringList>("arguments");
        for (const char* one : {"checkers --size 57.3", "circular players=6 --cell 25", "longchess --cell 7.7",
                                "multiplayer --size 150.5 --circle", "orthodox --cell 10"})
            QTest::newRow(one) << QString(one).split(' ');
    }
    void aPageIsAsLargeAsThePicture()
    {
        QFETCH(const QStringList, arguments);
        const QString svg = QString::fromUtf8(draw(arguments + QStringList{"-o", path("a.svg"), "--style", "colour"}));
        const QRegularExpression size(QStringLiteral("width=\"([0-9.]+)mm\" height=\"([0-9.]+)mm\""));
        const QRegularExpressionMatch inMm = size.match(svg);
        QVERIFY(inMm.hasMatch());
        const QByteArray pdf = draw(arguments + QStringList{"-o", path("a.pdf")});
        const qsizetype at = pdf.lastIndexOf("/MediaBox [0 0 ") + 15; // the last one counts
        const QList<QByteArray> points = pdf.mid(at, pdf.indexOf(']', at) - at).split(' ');
        QCOMPARE(points.size(), 2);
        for (int i = 0; i < 2; ++i)
            QVERIFY(std::abs(points[i].toDouble() / 72 * 25.4 - inMm.captured(i + 1).toDouble()) < 0.01);
    }

    void aPrintedRingIsAsDeepAsWasAsked()
    {
        draw({"circular", "players=6", "--cell", "25", "-o", path("ring.pdf")});
        constexpr double kDotsPerMm = 10;
        const Run run = runScript("pdftoppm -gray -singlefile -r 254 \"$1\" \"$2\"", {path("ring.pdf"), path("ring")});
        QCOMPARE(run.status, 0);
        const QImage page(path("ring.pgm"));
        QVERIFY(!page.isNull());
        // Along the middle of a column where nothing stands, from the middle of the page outwards.
        const double angle = 3.75 * std::numbers::pi / 180;
        std::vector<double> lines;
        double entered = 0;
        for (double mm = 100; mm < page.width() / 2 / kDotsPerMm - 1; mm += 0.02) {
            const QPointF at = QPointF(page.width(), page.height()) / 2 +
                               QPointF(-std::cos(angle), -std::sin(angle)) * mm * kDotsPerMm;
            const bool isLine = qGray(page.pixel(at.toPoint())) < 0x80;
            if (isLine && entered == 0)
                entered = mm;
            if (!isLine && entered > 0)
                lines.push_back((entered + mm) / 2);
            if (!isLine)
                entered = 0;
        }
        QVERIFY(lines.size() >= 5); // the frames at both rims, three circles between, and perhaps a number
        for (std::size_t i = 2; i < 4; ++i)
            QVERIFY2(std::abs(lines[i] - lines[i - 1] - 25) < 0.1,
                     qPrintable(QString::number(lines[i] - lines[i - 1])));
    }

    void whatIsHardToReadOnPaperIsSaid_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<bool>("isSaid");
        QTest::newRow("small") << "checkers -o a.pdf --cell 5.9" << true;
        QTest::newRow("just large enough") << "checkers -o a.pdf --cell 6" << false;
        QTest::newRow("for a screen") << "checkers -o a.svg --cell 3" << false;
        QTest::newRow("patterns") << "circular players=3 -o a.svg --cell 7.9 --style 1-bit" << true;
        QTest::newRow("patterns, large enough") << "circular players=3 -o a.svg --cell 8 --style 1-bit" << false;
        QTest::newRow("two seats") << "circular -o a.svg --cell 6 --style 1-bit" << false;
    }
    void whatIsHardToReadOnPaperIsSaid()
    {
        QFETCH(const QString, arguments);
        QFETCH(const bool, isSaid);
        const Run run = runIn("render", arguments.split(' '));
        QCOMPARE(run.status, 0);
        QCOMPARE(run.err.contains(" mm are hard to read on paper; they need "), isSaid);
        QCOMPARE(run.err.isEmpty(), !isSaid);
    }

    void aCaptionStandsBelow()
    {
        const QByteArray plain = draw({"checkers", "-o", path("a.svg"), "--style", "colour"});
        const QByteArray svg =
            draw({"checkers", "-o", path("a.svg"), "--style", "colour", "--caption", "White <to> play"});
        QVERIFY(svg.contains("White &lt;to&gt; play"));
        QVERIFY(svg.mid(svg.indexOf("viewBox"), 40) != plain.mid(plain.indexOf("viewBox"), 40));
    }

    void aCaptionIsSetByLanguage()
    {
        const auto captioned = [this](const char* file, const char* language, const QString& caption) {
            return draw({"checkers", "-o", path(file), "--language", language, "--caption", caption});
        };
        const QString typed("A -- \"b\""), english(QString::fromUtf8("A – “b”")), german(QString::fromUtf8("A – „b“"));
        for (const char* file : {"a.svg", "a.png"}) {
            QCOMPARE(captioned(file, "en", typed), captioned(file, "en", english));
            QCOMPARE(captioned(file, "de", typed), captioned(file, "de", german));
            QVERIFY(captioned(file, "de", typed) != captioned(file, "de", english));
        }
        for (const QStringList& pages : {QStringList(), {"--paper", "A4"}}) {
            draw(QStringList{"checkers", "-o", path("a.pdf"), "--language", "de", "--caption", typed} + pages);
            const QString text = QString::fromUtf8(runScript("pdftotext \"$1\" -", {path("a.pdf")}).out);
            QVERIFY2(text.contains(german), qPrintable(text));
        }
    }

    void blackAndWhiteAreAllThereIs()
    {
        draw({"circular", "players=6", "-o", path("a.png"), "--style", "1-bit", "--cell", "8", "--mark", "Ra1,Yb7",
              "--arrows", "Ba1d4"});
        QCOMPARE(QImage(path("a.png")).format(), QImage::Format_Mono);
        const QByteArray svg = draw({"circular", "players=6", "-o", path("a.svg"), "--style", "1-bit", "--mark", "Ra1",
                                     "--arrows", "Ba1d4,Yb1b9"});
        QSet<QString> colours;
        auto found = QRegularExpression(QStringLiteral("(?:fill|stroke)=\"(#[0-9a-f]+)\"")).globalMatch(QString(svg));
        while (found.hasNext())
            colours.insert(found.next().captured(1));
        QCOMPARE(colours, (QSet<QString>{"#000000", "#ffffff"}));
        QVERIFY(!svg.contains("opacity"));
    }

    void nothingOnPaperIsThinnerThanPrintersKeep()
    {
        for (const char* game : {"orthodox", "longchess", "multiplayer", "strategic"}) {
            const QString svg = QString(draw({game, "-o", path("a.svg"), "--style", "colour", "--cell", "6"}));
            auto found =
                QRegularExpression(QStringLiteral("\\n {1,2}<path[^>]* stroke-width=\"([0-9.]+)\"")).globalMatch(svg);
            QVERIFY(found.hasNext());
            while (found.hasNext())
                QVERIFY(found.next().captured(1).toDouble() >= 0.1399);
        }
    }

    void helpNamesTheSwitches()
    {
        const QByteArray help = runCli({"render", "--help"}).out;
        for (const char* name :
             {"--setup", "--record", "--number", "--ply", "-o", "--size", "--cell", "--dpi", "--style", "--theme",
              "--arrows", "--mark", "--turned", "--no-coordinates", "--part", "--caption", "--no-last-action"})
            QVERIFY2(help.contains(QByteArray("\n  ") + name), name);
        for (const QByteArray& line : help.split('\n'))
            QVERIFY2(line.size() <= 110, line.constData());
    }

private:
    void addCalls(const QStringList& calls) const
    {
        QTest::addColumn<QStringList>("arguments");
        for (const QString& call : calls)
            QTest::newRow(qPrintable(call)) << call.split(' ', Qt::SkipEmptyParts);
    }

    /** Draws, expecting no complaint; what is then in the file behind `-o`. */
    QByteArray draw(const QStringList& arguments)
    {
        const Run run = runCli(QStringList{"render"} + arguments);
        if (run.status != 0 || !run.err.isEmpty() || !run.out.isEmpty())
            QTest::qFail(run.err.constData(), __FILE__, __LINE__);
        return test::bytesIn(arguments[arguments.indexOf("-o") + 1]);
    }
};

RINGFORD_TEST(CliRenderTest)
#include "test_cli_render.moc"
