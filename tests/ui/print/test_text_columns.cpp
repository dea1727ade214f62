// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of text: what stays together in them, and that those of the last page are even.
#include "engine/games/Registry.h"
#include "tests/support/TestProgram.h"
#include "ui/paint/Canvas.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/ColumnPlaces.h"
#include "ui/print/DiagramBlock.h"
#include "ui/print/PrintType.h"
#include "ui/print/TextColumns.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPdfWriter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

using namespace ringford::ui;

namespace {

/** As `column:y` each. */
QStringList written(const std::vector<ColumnPlace>& places)
{
    QStringList all;
    for (const ColumnPlace& place : places)
        all << QStringLiteral("%1:%2").arg(place.column).arg(place.y);
    return all;
}

/** Takes down which words stand where. */
class WordReader : public Canvas {
public:
    std::map<QString, QPointF> centres;

    void fill(const QPainterPath&, const QColor&) override {}
    void stroke(const QPainterPath&, const Stroke&) override {}
    void write(const Word& word) override { centres[word.text] = word.centre; }
    void piece(const PieceLook&, const Pose&) override {}
    double crisp(double length) const override { return length; }
    void enter(QPointF, const QRectF&) override {}
    void leave() override {}
};

constexpr double kMiddle = 50; // of pages 100 mm wide

/** Pages of two columns. */
struct Pages {
    std::vector<std::map<QString, QPointF>> all;
    std::optional<PageContent> page;
    TextColumns columns{{printFont(), Qt::black, 3, 2, 8}, [this] { return next(); }};

    TextColumns::Page next()
    {
        end();
        page.emplace();
        return {&*page, QRectF(0, 0, 100, 100)};
    }
    void end()
    {
        if (!page)
            return;
        WordReader reader;
        page->paint(reader);
        all.push_back(std::move(reader.centres));
        page.reset();
    }
    void finish()
    {
        columns.finish();
        end();
    }
    /** A paragraph of so many lines, each of which is a long word. */
    void add(const QString& name, int lines, bool staysWithNext = false)
    {
        QStringList words;
        for (int line = 1; line <= lines; ++line)
            words << name + QString::number(line) + QString(12, u'm');
        TextBlock block;
        block.runs = {{words.join(u' '), false}};
        block.staysWithNext = staysWithNext;
        QVERIFY(columns.add(block));
    }
};

/** A board across the page, so many mm wide and a little higher. */
TextBlock boardAcross(PieceArt& art, double wide)
{
    DiagramSpec spec;
    spec.game = *Registry::standard().create("orthodox", {});
    spec.picture = BoardPicture::of(*spec.game, spec.game->start());
    spec.size = {wide, std::nullopt};
    TextBlock block;
    block.diagram = std::make_shared<DiagramBlock>(spec, art);
    block.isAcross = true;
    block.before = block.after = 1;
    return block;
}

/** Names of the lines in a half of a page. */
std::set<QString> linesIn(const std::map<QString, QPointF>& page, bool isRight)
{
    std::set<QString> names;
    for (const auto& [word, centre] : page) {
        if ((centre.x() > kMiddle) == isRight && word.endsWith(u'm')) // a board has words of its own
            names.insert(QString(word).remove(u'm'));
    }
    return names;
}

} // namespace

class TestTextColumns : public QObject {
    Q_OBJECT

private slots:
    /** Bold moves came out longer than they had been laid out, and the words behind them without a blank. */
    void wordsAreAsWideOnPaperAsTheyWereLaidOut()
    {
        QBuffer file;
        QPdfWriter writer(&file);
        writer.setResolution(1200);
        QFont font = fontForPaper(QStringLiteral("DejaVu Sans"));
        font.setPixelSize(100);
        font.setBold(true);
        const QString moves =
            QStringLiteral("1.e4 e5 2.f4 exf4 3.Bc4 Qh4+ 4.Kf1 b5 5.Bxb5 Nf6 6.Nf3 Qh6 7.d3 Nh5 8.Nh4 Qg5");
        const double laidOut = QFontMetricsF(font).horizontalAdvance(moves);
        const double printed = QFontMetricsF(font, &writer).horizontalAdvance(moves);
        QVERIFY2(std::abs(printed - laidOut) < 1, qPrintable(QStringLiteral("%1, %2").arg(laidOut).arg(printed)));
    }

    void unitsStandBelowOneAnotherColumnByColumn()
    {
        const std::vector<ColumnUnit> units{{4}, {4, 1}, {4, 1}, {2}, {9}, {1}};
        QCOMPARE(written(columnPlaces(units, 2, 10)), (QStringList{"0:0", "0:5", "1:0", "1:4"}));
        QCOMPARE(written(columnPlaces(units, 4, 10)),
                 (QStringList{"0:0", "0:5", "1:0", "1:4", "2:0", "2:9"})); // no room above on top
    }

    void whatStaysTogetherBeginsAColumnTogether()
    {
        const std::vector<ColumnUnit> units{{4}, {4}, {4, 0, true}, {3, 0, true}, {1}};
        QCOMPARE(written(columnPlaces(units, 2, 11)), (QStringList{"0:0", "1:0", "1:4", "1:8", "0:0"}).mid(0, 4));
        // What is higher than a column is parted all the same.
        QCOMPARE(written(columnPlaces(units, 3, 8)), (QStringList{"0:0", "1:0", "1:4", "2:0", "2:3"}));
    }

    void evenColumnsAreAsShortAsTheyCanBe()
    {
        const std::vector<ColumnUnit> lines(7, ColumnUnit{4});
        QCOMPARE(written(evenColumnPlaces(lines, 2, 100)),
                 (QStringList{"0:0", "0:4", "0:8", "0:12", "1:0", "1:4", "1:8"}));
        QCOMPARE(written(evenColumnPlaces(lines, 1, 100)).last(), "0:24");
        const std::vector<ColumnUnit> board{{4}, {4}, {40}, {4}};
        QCOMPARE(written(evenColumnPlaces(board, 2, 100)), (QStringList{"0:0", "0:4", "1:0", "1:40"}));
        QVERIFY(evenColumnPlaces({}, 2, 100).empty());
    }

    void whatMayWaitLetsOthersPass()
    {
        const auto diagram = [](double height) {
            ColumnUnit unit{height, 1};
            unit.mayWait = true;
            unit.ifPassed = 2;
            return unit;
        };
        // It stands on top of the next column, higher than it was, once what follows has filled this one.
        const std::vector<ColumnUnit> units{{4}, {4}, diagram(8), {2}, {2}, {1}};
        const auto passed = columnPlaces(units, 2, 13, 0, Behind::More);
        QCOMPARE(written(passed), (QStringList{"0:0", "0:4", "0:8", "0:10", "0:12", "1:0"}));
        QCOMPARE(written(columnPlaces(units, 3, 11)), (QStringList{"0:0", "0:4", "0:8", "1:0", "2:0", "2:2"}));
        QVERIFY(passed.back().isPassed);
        QCOMPARE(passed.back().unit, std::size_t(2));
        // It does not wait where that fills nothing: it would stand behind the end of what it belongs to.
        QCOMPARE(written(columnPlaces(units, 2, 13)), (QStringList{"0:0", "0:4", "1:0", "1:8", "1:10", "1:12"}));
        QCOMPARE(written(columnPlaces(units, 1, 13)), (QStringList{"0:0", "0:4"}));
        // Nothing waits where nothing passes it.
        const auto full = columnPlaces(std::vector<ColumnUnit>{{10}, diagram(8), {2}}, 2, 11);
        QCOMPARE(written(full), (QStringList{"0:0", "1:0", "1:8"}));
        QVERIFY(!full[1].isPassed);
        // One waits at a time, and none where a heading follows.
        const std::vector<ColumnUnit> two{{4}, diagram(8), {2}, diagram(3), {1}};
        QCOMPARE(written(columnPlaces(two, 2, 11, 0, Behind::More)), (QStringList{"0:0", "0:4", "1:0", "1:10"}));
        std::vector<ColumnUnit> headed{{4}, diagram(8), {2}, {1}};
        headed[3].endsWaiting = true;
        QCOMPARE(written(columnPlaces(headed, 2, 11)), (QStringList{"0:0", "1:0", "1:8", "1:10"}));
        // What other pages have passed is as high.
        std::vector<ColumnUnit> later{diagram(8), {1}};
        later[0].isPassed = true;
        QCOMPARE(written(columnPlaces(later, 1, 11)), (QStringList{"0:0", "0:10"}));
    }

    void roomBelowADiagramIsBelowItAlone()
    {
        ColumnUnit diagram{8, 1};
        diagram.mayWait = true;
        diagram.after = 3;
        const std::vector<ColumnUnit> units{{4}, diagram, {2, 1}, {2, 5}};
        QCOMPARE(written(columnPlaces(units, 1, 30)), (QStringList{"0:0", "0:5", "0:16", "0:23"}));
        // What passes it stands as if it were not there.
        QCOMPARE(written(columnPlaces(units, 2, 8)), (QStringList{"0:0", "0:5", "1:0"}));
    }

    void evenColumnsAreInOrderWhereThatIsAsGood()
    {
        std::vector<ColumnUnit> units(8, ColumnUnit{4});
        ColumnUnit diagram{20};
        diagram.mayWait = true;
        units.insert(units.begin() + 3, diagram);
        for (const ColumnPlace& place : evenColumnPlaces(units, 2, 100))
            QVERIFY(!place.isPassed);
        // Here columns would be 100 mm high.
        units.assign(20, ColumnUnit{4});
        diagram.height = 60;
        units.insert(units.begin() + 10, diagram);
        const auto places = evenColumnPlaces(units, 2, 120);
        QCOMPARE(places.size(), units.size());
        double high = 0;
        for (const ColumnPlace& place : places)
            high = std::max(high, place.y + units[place.unit].height);
        QVERIFY2(high < 73, qPrintable(QString::number(high)));
    }

    void theLastPageIsEvenAndOthersAreFull()
    {
        Pages pages;
        constexpr int kLines = 56; // 24 a column
        for (int line = 1; line <= kLines; ++line)
            pages.add(QStringLiteral("L%1.").arg(line), 1);
        pages.finish();
        QCOMPARE(pages.all.size(), std::size_t(2));
        QCOMPARE(linesIn(pages.all[0], false).size(), std::size_t(24));
        QCOMPARE(linesIn(pages.all[0], true).size(), std::size_t(24));
        QCOMPARE(linesIn(pages.all[1], false), (std::set<QString>{"L49.1", "L50.1", "L51.1", "L52.1"}));
        QCOMPARE(linesIn(pages.all[1], true), (std::set<QString>{"L53.1", "L54.1", "L55.1", "L56.1"}));
    }

    void whatIsShortAndAllThereIsStaysInOneColumn()
    {
        Pages pages;
        pages.columns = TextColumns({printFont(), Qt::black, 3, 2, 8, 0.5}, [&pages] { return pages.next(); });
        for (int line = 1; line <= 8; ++line)
            pages.add(QStringLiteral("L%1.").arg(line), 1);
        pages.finish();
        QCOMPARE(linesIn(pages.all[0], false).size(), std::size_t(8));
        QVERIFY(linesIn(pages.all[0], true).empty());
    }

    void movesOfAnyBoardAndDashesAreKept()
    {
        const QString text = QStringLiteral("5.Rd1W d6B-d5B 6.a12-a13 d16B-d15B – it goes");
        for (int width = 25; width < 80; ++width) {
            const QStringList lines = wrapped(text, 3, width, printFont());
            const QString all = lines.join(u'|');
            QVERIFY2(!all.contains(QStringLiteral("-|")) && !all.contains(QStringLiteral("|–")), qPrintable(all));
        }
    }

    /** Nobody saw that a word went on in the next line. */
    void aWordThatIsWiderThanALineIsPartedWithAHyphen()
    {
        const QString word = QStringLiteral("Donaudampfschifffahrtsgesellschaftskapitän");
        const QStringList lines = wrapped(QStringLiteral("Die ") + word + QStringLiteral(" 1"), 3, 40, printFont());
        QVERIFY(lines.size() > 2);
        QString joined;
        for (const QString& line : lines) {
            const Word set{{}, line, 3, false, {}};
            QVERIFY2(set.width(printFont()) <= 40.1, qPrintable(line));
            joined += line.endsWith(u'-') ? line.chopped(1) : line + u' ';
        }
        QCOMPARE(joined.trimmed(), QStringLiteral("Die ") + word + QStringLiteral(" 1"));
        QVERIFY2(lines[1].endsWith(u'-') && !lines[0].endsWith(u'-'), qPrintable(lines.join(u'|')));
        // Digits, addresses and scripts without hyphens have none.
        QVERIFY(
            !wrapped("www.organisationsentwicklung.example/organisation", 3, 30, printFont()).join("").contains('-'));
        QVERIFY(!wrapped(QString(60, u'7'), 3, 40, printFont()).join(QString()).contains(u'-'));
        QVERIFY(!wrapped(QString(60, QChar(0x4E2D)), 3, 40, printFont()).join(QString()).contains(u'-'));
    }

    void noLineOfAParagraphStandsAlone()
    {
        Pages pages;
        pages.add("A", 22);
        pages.add("B", 5);
        pages.add("C", 19);
        pages.add("D", 3); // two lines of it have room
        pages.finish();
        QCOMPARE(pages.all.size(), std::size_t(2));
        QVERIFY(linesIn(pages.all[0], false).contains("B2"));
        QCOMPARE(linesIn(pages.all[1], false), (std::set<QString>{"D1", "D2", "D3"}));
        Pages tight;
        tight.add("A", 23);
        tight.add("B", 5);
        tight.add("C", 20);
        tight.finish();
        QVERIFY(linesIn(tight.all[0], true).contains("B1")); // a first line alone is none
        QCOMPARE(linesIn(tight.all[1], false).size() + linesIn(tight.all[1], true).size(), std::size_t(2)); // a last
    }

    void aHeadingStaysWithWhatFollows()
    {
        Pages pages;
        pages.add("A", 22);
        pages.add("H", 1, true);
        pages.add("B", 20);
        pages.finish();
        QVERIFY(linesIn(pages.all[0], true).contains("H1"));
    }

    void aHeadingAndALineAreNotTheLastOfAColumn()
    {
        for (const bool hasDiagram : {false, true}) {
            PieceArt art;
            TextBlock board = boardAcross(art, 40);
            board.isAcross = false;
            board.mayWait = true;
            const auto headed = [&](int above) {
                Pages pages;
                pages.add("A", above); // 24 have room
                pages.add("H", 1, true);
                pages.add("C", 1);
                if (hasDiagram)
                    pages.columns.add(board);
                pages.add("B", 20);
                pages.add("D", 40);
                pages.finish();
                return std::move(pages.all.front());
            };
            const auto together = headed(20);
            QVERIFY(linesIn(together, false).contains("H1") && linesIn(together, false).contains("B2"));
            const auto next = headed(21);
            QVERIFY(linesIn(next, true).contains("H1") && linesIn(next, true).contains("C1"));
        }
    }

    /** What a puzzle asks stood alone at the foot of a column with its heading, and the board on the next page. */
    void aHeadingAndFewLinesStayWithTheDiagramTheyIntroduce()
    {
        PieceArt art;
        TextBlock board = boardAcross(art, 40); // as high as ten lines
        board.isAcross = false;
        const auto headed = [&](int lines) {
            Pages pages;
            pages.add("A", 13); // 24 have room
            pages.add("H", 1, true);
            QStringList words;
            for (int line = 1; line <= lines; ++line)
                words << u'C' + QString::number(line) + QString(12, u'm');
            TextBlock introduction;
            introduction.runs = {{words.join(u' '), false}};
            introduction.introduces = true;
            QVERIFY(pages.columns.add(introduction));
            QVERIFY(pages.columns.add(board));
            pages.add("D", 40);
            pages.finish();
            QVERIFY(!pages.all.empty());
            const bool stays = lines <= 6;
            QCOMPARE(linesIn(pages.all.front(), stays).count("H1"), std::size_t{1});
            QCOMPARE(linesIn(pages.all.front(), stays).count("C1"), std::size_t{1});
            QCOMPARE(linesIn(pages.all.front(), !stays).count("C2"), std::size_t{0});
        };
        headed(3);
        headed(6);
        headed(7); // it would leave too much of a column empty
    }

    void aHeadingBelowALineThatStaysWithOneIsParted()
    {
        Pages pages;
        pages.add("A", 21);
        pages.add("H", 1, true);
        pages.add("C", 1);
        TextBlock heading = TextBlock::of(QStringLiteral("G1") + QString(12, u'm'));
        heading.endsWaiting = true;
        heading.staysWithNext = true;
        QVERIFY(pages.columns.add(heading));
        pages.add("B", 50);
        pages.finish();
        QVERIFY(linesIn(pages.all.front(), false).contains("C1"));
        QVERIFY(linesIn(pages.all.front(), true).contains("G1"));
    }

    void aDiagramAcrossThePageHasEvenColumnsAboveAndOthersBelow()
    {
        PieceArt art;
        Pages pages;
        pages.add("A", 6);
        QVERIFY(pages.columns.add(boardAcross(art, 50)));
        pages.add("B", 4);
        pages.finish();
        QCOMPARE(pages.all.size(), std::size_t(1));
        const auto& page = pages.all[0];
        QCOMPARE(linesIn(page, false), (std::set<QString>{"A1", "A2", "A3", "B1", "B2"}));
        QCOMPARE(linesIn(page, true), (std::set<QString>{"A4", "A5", "A6", "B3", "B4"}));
        const auto line = [&](const QString& name) { return page.at(name + QString(12, u'm')).y(); };
        QVERIFY(std::abs(line("B1") - line("B3")) < 0.01);
        const double high = boardAcross(art, 50).diagram->size().height();
        QVERIFY2(line("B1") - line("A3") > high, qPrintable(QString::number(line("B1") - line("A3"))));
    }

    // A paragraph so short that it is never parted elsewhere would stand in the left column alone.
    void fewLinesAboveADiagramAcrossThePageStandInAllColumns()
    {
        PieceArt art;
        Pages pages;
        pages.add("A", 2);
        QVERIFY(pages.columns.add(boardAcross(art, 18)));
        pages.add("B", 3);
        QVERIFY(pages.columns.add(boardAcross(art, 18)));
        pages.add("H", 1, true);
        pages.add("C", 3); // one line below a heading is not enough
        QVERIFY(pages.columns.add(boardAcross(art, 10)));
        pages.add("D", 2);
        pages.finish();
        QCOMPARE(pages.all.size(), std::size_t(1));
        QCOMPARE(linesIn(pages.all[0], false), (std::set<QString>{"A1", "B1", "B2", "H1", "C1", "C2", "D1", "D2"}));
        QCOMPARE(linesIn(pages.all[0], true), (std::set<QString>{"A2", "B3", "C3"}));
    }

    void whatHasNoRoomBelowADiagramAcrossThePageWaitsForTheNext()
    {
        PieceArt art;
        Pages pages;
        QVERIFY(pages.columns.add(boardAcross(art, 84))); // there is room for three lines below it
        pages.add("H", 1, true);
        pages.add("B", 3);
        pages.add("G", 1, true);
        QVERIFY(pages.columns.add(boardAcross(art, 90))); // the heading goes with it
        pages.add("C", 4);
        pages.finish();
        const auto holds = [&](std::size_t page, const QString& line) {
            return pages.all[page].contains(line + QString(12, u'm'));
        };
        QCOMPARE(pages.all.size(), std::size_t(4));
        QVERIFY(holds(1, "H1") && holds(1, "B1") && holds(1, "B3") && !holds(1, "G1"));
        QVERIFY(holds(2, "G1"));
        QVERIFY(holds(3, "C1") && holds(3, "C4"));
    }

    void textGoesOnWhereADiagramAcrossThePageHasNoRoom()
    {
        PieceArt art;
        TextBlock board = boardAcross(art, 50);
        board.mayWait = true;
        board.ifPassed = QStringLiteral("after 1.e4");
        Pages pages;
        pages.add("A", 30);
        QVERIFY(pages.columns.add(board)); // there are nine lines left in each column
        pages.add("B", 30);
        pages.finish();
        QCOMPARE(pages.all.size(), std::size_t(2));
        const auto& first = pages.all[0];
        QCOMPARE(linesIn(first, false).size() + linesIn(first, true).size(), std::size_t(48));
        QVERIFY(!first.contains(board.ifPassed));
        const auto& second = pages.all[1];
        const double low = second.at(QStringLiteral("B19") + QString(12, u'm')).y();
        QVERIFY(second.contains(board.ifPassed) && second.at(board.ifPassed).y() < low);
        QVERIFY(low > board.diagram->size().height());

        // A heading waits for it, and nothing tells what it is where nothing has passed it.
        Pages headed;
        headed.add("A", 30);
        QVERIFY(headed.columns.add(board));
        TextBlock heading = TextBlock::of(QStringLiteral("Heading"));
        heading.endsWaiting = true;
        QVERIFY(headed.columns.add(heading));
        headed.finish();
        QCOMPARE(headed.all.size(), std::size_t(2));
        QVERIFY(headed.all[1].contains("Heading") && !headed.all[1].contains(board.ifPassed));
        QVERIFY(headed.all[1].at("Heading").y() > board.diagram->size().height());

        // At the end it is set as well.
        Pages last;
        last.add("A", 30);
        QVERIFY(last.columns.add(board));
        last.finish();
        QCOMPARE(last.all.size(), std::size_t(2));
        QVERIFY(last.all[1].contains("e")); // the coordinates of its board
    }

    /** Each began a page of its own, or had columns of a line above it; both sides of it were empty. */
    void diagramsAcrossThePageStandBesideOneAnotherWhereTheyHaveTheWidth()
    {
        PieceArt art;
        const auto board = [&art](int number) {
            TextBlock block = boardAcross(art, 40);
            block.mayWait = block.waitsForNext = true;
            block.ifPassed = QStringLiteral("after %1").arg(number);
            return block;
        };
        Pages pages;
        pages.add("A", 4);
        for (int number = 1; number <= 4; ++number) {
            QVERIFY(pages.columns.add(board(number)));
            pages.add(u'B' + QString::number(number) + u'.', 4);
        }
        pages.finish();
        QCOMPARE(pages.all.size(), std::size_t(2));
        const auto& first = pages.all[0];
        // What would stand before a board that it follows, to its end, comes behind it with it.
        const auto holds = [&](std::size_t page, const char* line) {
            return pages.all[page].contains(QLatin1String(line) + QString(12, u'm'));
        };
        QVERIFY(holds(0, "A4") && holds(0, "B2.4") && !holds(0, "B3.1"));
        QVERIFY(holds(1, "B3.1") && holds(1, "B4.4"));
        const auto& second = pages.all[1];
        for (const auto& [page, numbers] : {std::pair(first, std::pair(1, 2)), std::pair(second, std::pair(3, 4))}) {
            const QPointF left = page.at(QStringLiteral("after %1").arg(numbers.first));
            const QPointF right = page.at(QStringLiteral("after %1").arg(numbers.second));
            QVERIFY(left.x() < kMiddle && right.x() > kMiddle);
            QVERIFY(std::abs(left.y() - right.y()) < 0.01);
        }

        // Wide ones stand below one another; one that no other follows is set where there is room, before a heading.
        Pages wide;
        wide.add("A", 4);
        TextBlock first60 = boardAcross(art, 60);
        first60.mayWait = first60.waitsForNext = true;
        first60.ifPassed = QStringLiteral("after 1");
        QVERIFY(wide.columns.add(first60));
        wide.add("B", 2);
        TextBlock heading = TextBlock::of(QStringLiteral("Heading"));
        heading.endsWaiting = true;
        QVERIFY(wide.columns.add(heading));
        wide.finish();
        QCOMPARE(wide.all.size(), std::size_t(1));
        QVERIFY(wide.all[0].at("after 1").y() > wide.all[0].at(QStringLiteral("B2") + QString(12, u'm')).y());
        QVERIFY(wide.all[0].at("Heading").y() > wide.all[0].at("after 1").y());
    }

    void anEntryIsAsWideAsItsLetters()
    {
        const QFont font = chosenFont(QStringLiteral("serif")).font;
        const QString firm = QStringLiteral("-") + TextLines::kJoiner;
        constexpr double kSize = 3.3;
        TextLines lines({{QStringLiteral("14.c2") + firm + QStringLiteral("c4") + firm + QStringLiteral("c5 "), true},
                         {QString(20, u'm'), false}},
                        kSize, 60, font);
        const auto first = lines.next();
        QVERIFY(first);
        QCOMPARE(first->front().text, QStringLiteral("14.c2-c4-c5"));
        const double width = Word{{}, first->front().text, kSize, true, {}}.width(font);
        QVERIFY2(std::abs(first->front().width - width) < 0.05,
                 qPrintable(QString::number(first->front().width - width)));
        // No line ends behind its hyphens.
        TextLines narrow({{QStringLiteral("mmmmmm c2") + firm + QStringLiteral("c4"), false}}, kSize, 23, font);
        QCOMPARE(narrow.next()->front().text, QStringLiteral("mmmmmm"));
        QCOMPARE(narrow.next()->front().text, QStringLiteral("c2-c4"));
    }

    void withoutAPageNothingIsSet()
    {
        TextColumns columns({printFont(), Qt::black, 3, 2, 8}, [] { return TextColumns::Page(); });
        QVERIFY(!columns.add(TextBlock::of("x")));
        columns.finish();
    }
};

RINGFORD_TEST(TestTextColumns)
#include "test_text_columns.moc"
