// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn and printed of a tournament.
#include "tests/support/Ledgers.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/Contrast.h"
#include "tests/support/ui/ListCanvas.h"
#include "tests/support/ui/TournamentHands.h"
#include "ui/print/DiagramSpec.h"
#include "ui/tournament/LedgerPages.h"
#include "ui/tournament/PointsPlot.h"
#include "ui/tournament/PointsView.h"
#include "ui/window/WindowColours.h"
#include "ui/words/Language.h"

#include <QAction>
#include <QFile>
#include <QHelpEvent>
#include <QRegularExpression>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <string>

using namespace ringford;
using namespace ringford::test;
using namespace ringford::ui;

namespace {

std::vector<PrintPage> pagesOf(const Ledger& ledger, LedgerPaper spec)
{
    spec.title = QStringLiteral("club");
    std::vector<PrintPage> pages;
    writeLedgerPages(spec, ledger, [&](PrintPage page) {
        pages.push_back(std::move(page));
        return pages.size() < 20;
    });
    return pages;
}

QStringList wordsOn(const PrintPage& page)
{
    ListCanvas canvas;
    page.paint(canvas);
    return canvas.words;
}

/** Where the rules of tables end. */
class RuleCanvas : public ListCanvas {
public:
    void stroke(const QPainterPath& path, const Stroke&) override { ends.push_back(path.boundingRect().right()); }

    std::vector<double> ends;
};

Ledger longLedger()
{
    Dice dice(5);
    Ledger longest;
    for (int round = 0; round < 200 && longest.entries().size() < 150; ++round) {
        Ledger ledger = drawnLedger(200, dice);
        if (ledger.entries().size() > longest.entries().size())
            longest = std::move(ledger);
    }
    return longest;
}

} // namespace

class TestLedgerPages : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { installLanguage(QLocale(QLocale::English)); }

    void theWorkedExampleIsOnAPage()
    {
        const auto pages = pagesOf(ledgerOf(kWorkedExample), {});
        QCOMPARE(pages.size(), std::size_t{1});
        const QStringList words = wordsOn(pages.front());
        for (const char* const one : {"club", "1", "37", "2026-11-07", "survived", "3 members in."})
            QVERIFY2(words.contains(QLatin1String(one)), one);
        const auto isB = [](const QString& word) { return word == u"B" || word == u"○ B" || word == u"● B"; };
        QCOMPARE(std::ranges::count_if(words, isB), 9); // standings, plot and seven rows
    }

    void allThatIsPrintedStandsOnItsPage_data()
    {
        QTest::addColumn<QSizeF>("paper");
        QTest::newRow("A4") << QSizeF(210, 297);
        QTest::newRow("A4, lying") << QSizeF(297, 210);
        QTest::newRow("A6") << QSizeF(105, 148);
    }
    void allThatIsPrintedStandsOnItsPage()
    {
        QFETCH(const QSizeF, paper);
        LedgerPaper spec;
        spec.paper = paper;
        for (const PrintPage& page : pagesOf(longLedger(), spec)) {
            ListCanvas canvas;
            page.paint(canvas);
            for (qsizetype i = 0; i < canvas.words.size(); ++i)
                QVERIFY2(QRectF({0, 0}, paper).contains(canvas.places[i]), qPrintable(canvas.words[i]));
        }
    }

    void onWidePaperTheLedgerHasLargeLetters()
    {
        LedgerPaper spec;
        spec.paper = {297, 210};
        spec.hasStandings = spec.hasPlot = false;
        ListCanvas canvas;
        pagesOf(ledgerOf(kWorkedExample), spec).front().paint(canvas);
        for (const char* const one : {"challenged", "surrender", "2026-11-07", "survived"}) {
            const qsizetype at = canvas.words.indexOf(QLatin1String(one));
            QVERIFY2(at >= 0, one);
            QVERIFY2(canvas.places[at].height() > 2.9, one);
        }
    }

    void onUprightPaperTheLedgerHasReadableLettersInFewerColumns()
    {
        LedgerPaper spec;
        spec.hasStandings = spec.hasPlot = false;
        ListCanvas canvas;
        pagesOf(ledgerOf(kWorkedExample), spec).front().paint(canvas);
        // Row 12: B, white, has won against A with 23 against 30, and lost 6 against 10.
        for (const QString word :
             {"2026-11-07", "challenge", "○ B", "● A", "23 : 30", "6 : 10", "survived", "37 : 26"}) {
            const qsizetype at = canvas.words.indexOf(word);
            QVERIFY2(at >= 0, qPrintable(word));
            QVERIFY2(canvas.places[at].height() > 2.9, qPrintable(word));
        }
        QVERIFY(canvas.words.contains(QStringLiteral("○ : ●")));
    }

    void aRowOfTheLedgerStandsOnOneLine()
    {
        /** Keeps on which lines words stand. */
        class LineCanvas : public ListCanvas {
        public:
            void write(const Word& word) override
            {
                lines.push_back(word.centre.y() + word.drop(printFont()));
                ListCanvas::write(word);
            }
            std::vector<double> lines;
        };
        const Ledger ledger = ledgerOf(std::string(kLedgerHeader) + "join,2026-11-02,,M1,,,,,,,,,30,\n");
        LedgerPaper spec;
        spec.hasStandings = spec.hasPlot = false;
        LineCanvas canvas;
        pagesOf(ledger, spec).front().paint(canvas);
        const auto lineOf = [&](const char* word) {
            return canvas.lines.at(static_cast<std::size_t>(canvas.words.indexOf(QLatin1String(word))));
        };
        QVERIFY(std::abs(lineOf("joins") - lineOf("2026-11-02")) < 1e-6);
        QVERIFY(std::abs(lineOf("M1") - lineOf("2026-11-02")) < 1e-6);
    }

    void aLongNameIsNotCutBesideFreeRoom()
    {
        const QString name = QStringLiteral("Maximiliane Lohmann");
        const Ledger ledger = ledgerOf(kLedgerHeader + ("join,2026-11-02,," + name.toStdString()) +
                                       ",,,,,,,,,30,\njoin,2026-11-02,,B,,,,,,,,,30,\n");
        LedgerPaper spec;
        spec.hasStandings = spec.hasPlot = false;
        for (const QSizeF paper : {QSizeF(210, 297), QSizeF(297, 210)}) {
            spec.paper = paper;
            const QStringList words = wordsOn(pagesOf(ledger, spec).front());
            QVERIFY2(words.contains(name), qPrintable(words.join(u'|')));
        }
    }

    void aNameThatIsTooLongForItsColumnGoesOnBelow_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("of 48 characters") << QStringLiteral("Maximiliane Alexandra von Lohmann-Oberwiesenthal");
        QTest::newRow("of 72 characters")
            << QStringLiteral("Maximiliane Theodora Alexandra von und zu Lohmann-Oberwiesenthal-Bärburg");
    }
    void aNameThatIsTooLongForItsColumnGoesOnBelow()
    {
        QFETCH(const QString, name);
        const Ledger ledger = ledgerOf(kLedgerHeader + ("join,2026-11-02,," + name.toStdString()) +
                                       ",,,,,,,,,30,\njoin,2026-11-02,,B,,,,,,,,,30,\n");
        LedgerPaper spec;
        spec.hasPlot = false;
        for (const QSizeF paper : {QSizeF(210, 297), QSizeF(297, 210), QSizeF(148, 210)}) {
            spec.paper = paper;
            ListCanvas canvas;
            pagesOf(ledger, spec).front().paint(canvas);
            const QString all = canvas.words.join(QString()).remove(u' ');
            // In the standings and in its row, unless that is very narrow.
            const qsizetype times = paper.width() < 200 && name.size() > 50 ? 1 : 2;
            QVERIFY2(all.count(QString(name).remove(u' ')) == times, qPrintable(all));
            // There is room in the standings.
            QVERIFY(paper.width() < 200 || name.size() > 50 || canvas.words.contains(name));
            // What goes on below does not reach into the next row.
            for (qsizetype i = 0; i < canvas.places.size(); ++i) {
                for (qsizetype j = 0; j < i; ++j)
                    QVERIFY2(!canvas.places[i].adjusted(0.1, 0.4, -0.1, -0.4).intersects(canvas.places[j]),
                             qPrintable(canvas.words[j] + u'|' + canvas.words[i]));
            }
        }
    }

    /** Columns are as wide as what stands in them: nobody has fought yet, so names have the room. */
    void namesHaveTheRoomThatOtherColumnsDoNotNeed()
    {
        const QString name = QStringLiteral("The Society for the Advancement of Chess");
        LedgerPaper spec;
        spec.hasPlot = false;
        spec.hasStandings = false;
        spec.paper = QSizeF(210, 297);
        const Ledger ledger = ledgerOf(kLedgerHeader + ("join,2026-11-02,," + name.toStdString()) +
                                       ",,,,,,,,,30,\njoin,2026-11-02,,B,,,,,,,,,30,\n");
        const QStringList words = wordsOn(pagesOf(ledger, spec).front());
        QVERIFY2(words.contains(name), qPrintable(words.join(u'|')));
    }

    void tablesOnAPageEndAtTheSameEdge_data()
    {
        QTest::addColumn<QSizeF>("paper");
        QTest::newRow("A4") << QSizeF(210, 297);
        QTest::newRow("Letter") << QSizeF(215.9, 279.4);
        QTest::newRow("A5") << QSizeF(148, 210);
        QTest::newRow("A4, lying") << QSizeF(297, 210);
    }
    void tablesOnAPageEndAtTheSameEdge()
    {
        QFETCH(const QSizeF, paper);
        LedgerPaper spec;
        spec.paper = paper;
        spec.hasPlot = false;
        for (const PrintPage& page : pagesOf(ledgerOf(kWorkedExample), spec)) {
            RuleCanvas canvas;
            page.paint(canvas);
            QVERIFY(canvas.ends.size() > 10);
            const auto [least, most] = std::ranges::minmax(canvas.ends);
            QVERIFY2(most - least < 0.1, qPrintable(QStringLiteral("%1 %2").arg(least).arg(most)));
        }
    }

    void noHeadOrWordOfTheTablesIsCutInGerman()
    {
        installLanguage(QLocale(QLocale::German));
        QStringList words;
        for (const QSizeF paper : {QSizeF(210, 297), QSizeF(297, 210)}) {
            LedgerPaper spec;
            spec.paper = paper;
            for (const PrintPage& page : pagesOf(ledgerOf(kWorkedExample), spec))
                words += wordsOn(page);
        }
        installLanguage(QLocale(QLocale::English));
        for (const char* const one : {"Schlachten", "Herausgeforderter", "Herausforderung", "überlebt"})
            QVERIFY2(words.contains(QString::fromUtf8(one)), one);
        const QStringList cut = words.filter(QString(QChar(0x2026)));
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u' ')));
    }

    /** Names are printed whole: nothing tells the rest of them on paper. */
    void thePrintedPlotCutsNoLongName()
    {
        const QString name = QStringLiteral("Maximiliane von Hohenberg-Weissenfels zu Altstadt");
        const Ledger ledger = ledgerOf(kLedgerHeader + ("join,2026-11-02,," + name.toStdString() + ",,,,,,,,,30,\n"));
        LedgerPaper spec;
        spec.hasLedger = spec.hasStandings = false;
        ListCanvas canvas;
        pagesOf(ledger, spec).front().paint(canvas);
        const qsizetype at = canvas.words.indexOf(name);
        QVERIFY2(at >= 0, qPrintable(canvas.words.join(u'|')));
        QVERIFY(canvas.places[at].right() <= spec.paper.width());
        QVERIFY(canvas.places[at].height() > 2);
    }

    void onlyWhatIsWantedIsPrinted()
    {
        LedgerPaper spec;
        spec.hasLedger = false;
        spec.hasPlot = false;
        const QStringList words = wordsOn(pagesOf(ledgerOf(kWorkedExample), spec).front());
        QVERIFY(words.contains(QStringLiteral("Battles")));
        QVERIFY(!words.contains(QStringLiteral("survived")));
    }

    void noNameIsWrittenOverAnother()
    {
        Dice dice(9);
        for (int round = 0; round < 20; ++round) {
            const Ledger ledger = drawnLedger(120, dice);
            const PointsPlot plot(ledger, {});
            ListCanvas canvas;
            plot.paint(canvas, {0, 0, 500, 260}, {});
            std::vector<double> places;
            for (qsizetype i = 0; i < canvas.words.size(); ++i) {
                if (plot.lineOf(canvas.words[i]) >= 0 && canvas.places[i].center().x() > 300)
                    places.push_back(canvas.places[i].center().y());
            }
            std::ranges::sort(places);
            for (std::size_t i = 1; i < places.size(); ++i)
                QVERIFY(places[i] - places[i - 1] > 11);
        }
    }

    void everyMemberIsNamedOrCounted()
    {
        std::string text = kLedgerHeader;
        for (int member = 1; member <= 20; ++member)
            text += "join,2026-11-02,,M" + std::to_string(member) + ",,,,,,,,,30,\n";
        const Ledger twenty = ledgerOf(text);
        const auto names = [](const Ledger& ledger, double height, const char* chosen = "") {
            ListCanvas canvas;
            const PointsPlot plot(ledger, chosen);
            PointsPlot::Look look;
            look.strong = plot.lineOf(QLatin1String(chosen));
            plot.paint(canvas, {0, 0, 500, height}, look);
            return canvas.words.filter(QRegularExpression(QStringLiteral("^(M[0-9]+|and .*)$")));
        };
        QCOMPARE(names(twenty, 400).size(), 17);
        QCOMPARE(names(twenty, 400).filter(QStringLiteral("and")), QStringList{QStringLiteral("and 4 more")});
        Ledger ten = twenty;
        while (ten.entries().size() > 10)
            ten.undo();
        QCOMPARE(names(ten, 260).size(), 10);
        // Where there is room for few, one of them is whoever is chosen.
        const QStringList few = names(ten, 100, "M10");
        QVERIFY2(few.size() > 2 && few.size() < 7 && few.contains(QStringLiteral("M10")), qPrintable(few.join(u' ')));
        QVERIFY(few.contains(QStringLiteral("and %1 more").arg(11 - few.size())));
    }

    void linesKeepTheirLooksWhateverTheOrderIs()
    {
        Ledger ledger = ledgerOf(kWorkedExample);
        const PointsPlot after(ledger, {});
        while (ledger.entries().size() > 3)
            ledger.undo();
        const PointsPlot before(ledger, {});
        QVERIFY(before.lineOf(QStringLiteral("B")) != after.lineOf(QStringLiteral("B"))); // B stands better now
        const std::vector<QString> joined{QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")};
        for (const PointsPlot& plot : {before, after}) {
            for (const PointsPlot::Line& line : plot.lines())
                QCOMPARE(joined.at(line.member), line.name);
        }
    }

    void noWordOfThePlotIsCut()
    {
        const Ledger ledger = ledgerOf(kWorkedExample);
        const PointsPlot plot(ledger, {});
        ListCanvas canvas;
        const QRectF room(0, 0, 800, 260);
        plot.paint(canvas, room, {});
        QVERIFY(canvas.words.contains(QStringLiteral("2026-11-07")));
        for (qsizetype i = 0; i < canvas.words.size(); ++i)
            QVERIFY2(room.adjusted(0, 0, -1, 1).contains(canvas.places[i]), qPrintable(canvas.words[i]));
    }

    void thePlotStandsOutInLightAndDark()
    {
        /** Keeps the least contrast of words. */
        class ContrastCanvas : public ListCanvas {
        public:
            explicit ContrastCanvas(QColor ground) : m_ground(ground) {}
            void write(const Word& word) override
            {
                least = std::min(least, contrast(word.colour, m_ground));
                ListCanvas::write(word);
            }
            double least = 21;

        private:
            QColor m_ground;
        };
        std::string text = kLedgerHeader;
        for (int member = 1; member <= 8; ++member) // one for each colour; names have those of their lines
            text += "join,2026-11-02,,M" + std::to_string(member) + ",,,,,,,,,30,\n";
        const Ledger ledger = ledgerOf(text);
        for (const bool isDark : {false, true}) {
            const QPalette palette = WindowColours::palette(isDark);
            ContrastCanvas canvas(palette.color(QPalette::Base));
            PointsPlot(ledger, {})
                .paint(canvas, {0, 0, 800, 400},
                       {printFont(), 12, palette.color(QPalette::Text), palette.color(QPalette::Base), -1});
            QVERIFY(canvas.words.contains(QStringLiteral("M8")));
            QVERIFY2(canvas.least >= 4.5, qPrintable(QString::number(canvas.least)));
        }
    }

    void thePlotTellsWhatIsUnderThePointer()
    {
        TournamentHands hands;
        hands.open(hands.fileWith(kWorkedExample));
        auto* const view = hands.window.findChild<PointsView*>();
        QVERIFY(view->accessibleDescription().contains(QStringLiteral("B: 30, 28, 23, 37")));
        QStringList tips;
        for (int y = 0; y < view->height(); y += 4) {
            for (int x = 0; x < view->width(); x += 8) {
                QHelpEvent event(QEvent::ToolTip, {x, y}, view->mapToGlobal(QPoint(x, y)));
                QToolTip::hideText();
                QApplication::sendEvent(view, &event);
                if (const QString tip = QToolTip::text(); !tip.isEmpty() && !tips.contains(tip))
                    tips += tip;
            }
        }
        QVERIFY2(tips.contains(QStringLiteral("B: 23 (B challenges A, and has 23 points.)")),
                 qPrintable(tips.join('\n')));
    }

    void theTournamentIsPrintedFromItsWindow()
    {
        TournamentHands hands;
        hands.open(hands.fileWith(kWorkedExample));
        QTest::keyClick(&hands.window, Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(hands.dialog().objectName(), QStringLiteral("printLedger"));
        hands.dialog().reject();
    }
};

RINGFORD_TEST(TestLedgerPages)
#include "test_ledger_pages.moc"
