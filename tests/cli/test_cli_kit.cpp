// SPDX-License-Identifier: GPL-3.0-or-later
// ringford-cli kit: what its pages hold, read back with the tools of poppler, and what is refused.
#include "engine/games/Registry.h"
#include "tests/cli/Cli.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include <vector>

using namespace ringford;
using test::Run;
using test::runCli;
using test::runScript;

class CliKitTest : public QObject, private test::CliFolder {
    Q_OBJECT

private slots:
    void init() { newFolder(); }

    void aKitHasTheFontThatIsAskedFor()
    {
        const QStringList kit{"orthodox", "-o", "a.pdf", "--no-board", "--no-pieces"};
        QCOMPARE(runIn("kit", kit + QStringList{"--font", "serif"}).status, 0);
        const QByteArray fonts = runScript("pdffonts \"$1\"", {path("a.pdf")}).out;
        QVERIFY2(!fonts.contains("DejaVuSans"), fonts.constData());
        QCOMPARE(runIn("kit", kit + QStringList{"--font", "No Such Font"}).err,
                 QByteArray("a.pdf: there is no font 'No Such Font', DejaVu Sans is used instead\n"));
    }

    void everyGameHasAKit_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<int>("pages");
        QTest::addColumn<QStringList>("words");
        const auto add = [](const char* call, int pages, const QStringList& words) {
            QTest::newRow(call) << QString(call) << pages << words;
        };
        add("checkers", 4, {"Choice checkers", "Rules: page 2", "No jump is forced", "Board: page 3"});
        add("checkers --language de", 4, {"Regeln", "Brett"});
        add("orthodox --paper Letter --pieces flat", 4, {"Castling", "Pieces: page 4"});
        add("circular players=6", 12, {"Players: 6", "Board: pages 3 to 8", "row 2, column 3", "Elephant"});
        add("longchess mines=on artillery=on", 9, {"Nightrider", "Board, row 1, column 5", "18B"});
        add("multiplayer players=5", 15, {"Trays for stockpiles: pages 8 to 10", "Stockpile: Seat E", "Board 5"});
        add("strategic boards=3 --style 1-bit", 8, {"Reinforcements", "Board, row 1, column 3"});
        for (const auto& type : Registry::standard().types()) {
            const QString title = QString::fromStdString(type->title().english());
            QTest::addRow("%s as it comes", type->id().c_str())
                << QString::fromStdString(type->id() + " --no-pieces") << 0
                << QStringList{title, "Rules: page 2", "Board: page"};
        }
    }
    void everyGameHasAKit()
    {
        QFETCH(const QString, call);
        QFETCH(const int, pages);
        QFETCH(const QStringList, words);
        const Run run = make(call.split(' '));
        QCOMPARE(run.status, 0);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, QByteArray());
        const QByteArray pdf = content("a.pdf");
        if (pages > 0)
            QCOMPARE(pdf.count("/Type /Page\n"), pages);
        const QString text = poppler("pdftotext -layout \"$1\" - | tr -s ' \\n' ' '");
        for (const QString& expected : words)
            QVERIFY2(text.contains(expected), qPrintable(expected));
        const QStringList fonts = poppler("pdffonts \"$1\" | tail -n +3").split('\n', Qt::SkipEmptyParts);
        QVERIFY(!fonts.isEmpty());
        for (const QString& font : fonts)
            QVERIFY2(font.contains(QRegularExpression("yes +(yes|no) +yes")), qPrintable(font));
        QCOMPARE(poppler("pdfimages -list \"$1\" | tail -n +3"), QString());
    }

    void pagesAreThoseOfTheirPaper_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QSizeF>("points");
        QTest::newRow("A4") << "A4" << QSizeF(210 / 25.4 * 72, 297 / 25.4 * 72);
        QTest::newRow("Letter") << "Letter" << QSizeF(612, 792);
    }
    void pagesAreThoseOfTheirPaper()
    {
        QFETCH(const QString, paper);
        QFETCH(const QSizeF, points);
        QCOMPARE(make({"circular", "players=4", "--paper", paper}).status, 0);
        const QString sizes = poppler("pdfinfo -l 100 \"$1\" | grep ' size:'");
        const QRegularExpression size("size: +([0-9.]+) x ([0-9.]+) pts");
        int pages = 0;
        for (auto found = size.globalMatch(sizes); found.hasNext(); ++pages) {
            const QRegularExpressionMatch one = found.next();
            QSizeF is(one.captured(1).toDouble(), one.captured(2).toDouble());
            if (is.width() > is.height())
                is.transpose();
            constexpr double kTenth = 0.1 / 25.4 * 72;
            QVERIFY2(std::abs(is.width() - points.width()) < kTenth, qPrintable(one.captured()));
            QVERIFY2(std::abs(is.height() - points.height()) < kTenth, qPrintable(one.captured()));
        }
        QVERIFY(pages > 3);
    }

    void aBoardIsTrueToScale()
    {
        QCOMPARE(make({"orthodox", "--no-rules", "--no-pieces", "--cell", "20"}).status, 0);
        constexpr double kDotsPerMm = 4;
        poppler("pdftoppm -gray -f 2 -l 2 -singlefile -r 101.6 \"$1\" \"${1%.pdf}\"");
        const QImage page(path("a.pgm"));
        QVERIFY(!page.isNull());
        // Up the middle of the a file, whose lowest cell is dark: where dark and light meet.
        const int x = qRound((page.width() / kDotsPerMm / 2 - 3.5 * 20) * kDotsPerMm);
        const int level = page.height() / 2;
        std::vector<int> edges;
        for (int y = level - int(75 * kDotsPerMm); y < level + int(75 * kDotsPerMm); ++y) {
            if (qGray(page.pixel(x, y)) < 0x60 && (edges.empty() || y - edges.back() > 5))
                edges.push_back(y);
        }
        QVERIFY(edges.size() >= 6);
        const double cells = static_cast<double>(edges.size()) - 1;
        QVERIFY(std::abs((edges.back() - edges.front()) / cells / kDotsPerMm - 20) < 0.1);
    }

    void whatIsLeftOutIsNotThere()
    {
        QCOMPARE(make({"multiplayer", "--no-trays", "--no-pieces", "--no-rules"}).status, 0);
        const QString text = poppler("pdftotext \"$1\" -");
        QVERIFY(text.contains("Board 1"));
        for (const char* gone : {"Stockpile", "Pieces", "Rules"})
            QVERIFY2(!text.contains(gone), gone);
        const int withoutSpares = pagesOf({"checkers", "--spares", "0"});
        QVERIFY(pagesOf({"orthodox", "--spares", "20"}) > withoutSpares);
    }

    void whatFitsOnNoPageIsNotCut_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<double>("largest");
        QTest::newRow("standing") << "orthodox --no-board --no-rules" << 102.3;
        QTest::newRow("flat") << "orthodox --no-board --no-rules --pieces flat" << 117.5;
        QTest::newRow("Letter") << "orthodox --no-board --no-rules --paper Letter" << 95.5;
    }
    void whatFitsOnNoPageIsNotCut()
    {
        QFETCH(const QString, call);
        QFETCH(const double, largest);
        const Run run = make(call.split(' ') + QStringList{"--cell", QString::number(largest + 0.1)});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.endsWith("cells can have " + QByteArray::number(largest) + " mm\n"), run.err.constData());
        QCOMPARE(make(call.split(' ') + QStringList{"--cell", QString::number(largest)}).status, 0);
    }

    void smallCellsAreSaid()
    {
        const Run run = make({"checkers", "--cell", "5"});
        QCOMPARE(run.status, 0);
        QVERIFY(run.err.contains("cells of 5.0 mm are hard to read"));
    }

    void wrongUsageIsTwo()
    {
        for (const char* const call :
             {"", "checkers", "-o a.pdf", "checkers -o a.pdf --cell x", "checkers -o a.pdf --spares 1.5",
              "checkers -o a.pdf --overlap -1", "checkers -o a.pdf --nonsense", "checkers -o a.pdf -o b.pdf",
              "checkers word -o a.pdf", "checkers -o a.pdf --no-board --overlap 4",
              "checkers -o a.pdf --no-pieces --spares 5", "checkers -o a.pdf --no-pieces --pieces flat",
              "checkers -o a.pdf --no-board --no-rules --no-trays --no-pieces"}) {
            const Run run = runCli(QStringList{"kit"} + QString(call).split(' ', Qt::SkipEmptyParts));
            QCOMPARE(run.status, 2);
            QVERIFY2(run.err.startsWith("ringford-cli kit: "), run.err.constData());
        }
    }

    void anInputThatIsRefusedIsOne_data()
    {
        QTest::addColumn<QString>("call");
        for (const char* call :
             {"chess -o a.pdf", "circular players=9 -o a.pdf", "checkers --setup nonsense -o a.pdf",
              "checkers -o a.svg", "checkers -o none/a.pdf", "checkers -o a.pdf --cell 0",
              "checkers -o a.pdf --cell 1000000", "checkers -o a.pdf --cell 1000", "checkers -o a.pdf --overlap 51",
              "checkers -o a.pdf --paper B5", "checkers -o a.pdf --style gold", "checkers -o a.pdf --pieces round",
              "checkers -o a.pdf --spares 21", "checkers -o a.pdf --no-board --no-rules --no-pieces"})
            QTest::newRow(call) << QString(call);
    }
    void anInputThatIsRefusedIsOne()
    {
        QFETCH(const QString, call);
        const Run run = runIn("kit", call.split(' '));
        QCOMPARE(run.status, 1);
        QCOMPARE(run.err.count('\n'), 1);
        QCOMPARE(names(), QStringList{});
    }

    void aFullDiskLeavesTheOldFile()
    {
        write("a.pdf", "old");
        const Run run = runScript("trap '' XFSZ; ulimit -f 8; \"$CLI\" kit checkers -o \"$1\"", {path("a.pdf")});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("a.pdf"), run.err.constData());
        QCOMPARE(content("a.pdf"), QByteArray("old"));
    }

private:
    Run make(const QStringList& arguments) const
    {
        return runCli(QStringList{"kit"} + arguments + QStringList{"-o", path("a.pdf")});
    }
    int pagesOf(const QStringList& arguments) const
    {
        make(arguments);
        return static_cast<int>(content("a.pdf").count("/Type /Page\n"));
    }
    QString poppler(const QString& script) const
    {
        const Run run = runScript(script, {path("a.pdf")});
        return run.status == 0 ? QString::fromUtf8(run.out).trimmed() : "failed: " + QString::fromUtf8(run.err);
    }
};

RINGFORD_TEST(CliKitTest)
#include "test_cli_kit.moc"
