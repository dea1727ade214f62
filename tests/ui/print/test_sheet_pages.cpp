// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of tasks of several shapes: that their pages are full, and that each caption stands at its board.
#include "engine/games/Registry.h"
#include "engine/rules/PlainText.h"
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ListCanvas.h"
#include "ui/paint/Canvas.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/DiagramBlock.h"
#include "ui/print/PaperNames.h"
#include "ui/print/Sheet.h"
#include "ui/print/SheetFlow.h"
#include "ui/print/SheetShapes.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <list>
#include <map>
#include <random>
#include <ranges>

using namespace ringford;
using namespace ringford::ui;

namespace {

/** Of a page that is not the last and holds fewer tasks than were asked for, at most so much is blank in one piece. */
constexpr double kWidestBand = 1.0 / 3;
constexpr const char* kLongCaption =
    "Your king is in check, and nothing may leave it there. Find every way out: go away, "
    "step between, or take.";

/** What stands on a page, in mm. */
class PageCover : public Canvas {
public:
    std::vector<QRectF> diagrams;
    std::vector<QRectF> captions; ///< their first lines
    std::vector<QRectF> all;

    void fill(const QPainterPath& path, const QColor&) override { cover(path.boundingRect()); }
    void stroke(const QPainterPath& path, const Stroke&) override { cover(path.boundingRect()); }
    void write(const Word& word) override
    {
        const double width = word.width(printFont());
        const QRectF box(word.centre - QPointF(width / 2, word.size / 2), QSizeF(width, word.size));
        if (m_offsets.empty() && word.text.startsWith("Task"))
            captions.push_back(box);
        cover(box);
    }
    void piece(const PieceLook&, const Pose&) override {}
    double crisp(double length) const override { return length; }
    void enter(QPointF offset, const QRectF&) override
    {
        if (m_offsets.empty())
            diagrams.emplace_back();
        m_offsets.push_back(m_offsets.empty() ? offset : offset + m_offsets.back());
    }
    void leave() override { m_offsets.pop_back(); }

    /** The highest part of a room that is blank from its left to its right. */
    double widestBand(const QRectF& room) const
    {
        std::vector<QRectF> fromTop = all;
        std::ranges::sort(fromTop, {}, &QRectF::top);
        double band = 0, reached = room.top();
        for (const QRectF& one : fromTop) {
            if (one.top() < room.top() || one.bottom() > room.bottom() + 1)
                continue;
            band = std::max(band, one.top() - reached);
            reached = std::max(reached, one.bottom());
        }
        return std::max(band, room.bottom() - reached);
    }

private:
    void cover(const QRectF& box)
    {
        if (m_offsets.empty()) {
            all.push_back(box);
            return;
        }
        const QRectF here = box.translated(m_offsets.back());
        diagrams.back() |= here;
        all.push_back(here);
    }

    std::vector<QPointF> m_offsets;
};

/** Games by letters: `o` orthodox, `R` a ring for four, `G` four linked boards ... */
SheetTask taskOfLetter(QChar letter, int number)
{
    static const std::map<char, std::pair<std::string, std::string>> kGames{{'o', {"orthodox", ""}},
                                                                            {'k', {"checkers", ""}},
                                                                            {'L', {"longchess", ""}},
                                                                            {'R', {"circular", "players=4"}},
                                                                            {'r', {"circular", "players=2"}},
                                                                            {'S', {"circular", "players=6"}},
                                                                            {'M', {"multiplayer", ""}},
                                                                            {'m', {"multiplayer", "players=3"}},
                                                                            {'x', {"multiplayer", "players=6"}},
                                                                            {'h', {"strategic", "boards=2"}},
                                                                            {'G', {"strategic", "boards=4"}},
                                                                            {'H', {"strategic", "boards=8"}}};
    static std::map<char, std::shared_ptr<const Game>> made;
    const char name = letter.toLatin1();
    auto& game = made[name];
    const auto& [id, options] = kGames.at(name);
    if (!game)
        game = *Registry::standard().create(id, *readOptions(options));
    DiagramSpec spec;
    spec.game = game;
    spec.picture = BoardPicture::of(*game, game->start());
    spec.theme = *Theme::named("paper", false);
    spec.style = PaperStyle::OneBit;
    spec.shows.legend = false; // it is no part of a board, so captions would not be right below one
    spec.caption = QString("Task %1.").arg(number);
    return {spec, {}};
}

struct MixedJob {
    PieceArt art;
    SheetSpec spec;
    std::list<PageCover> pages;
    std::map<int, QString> captions; ///< instead of the usual ones, by task
    std::vector<int> numbers;
    std::vector<int> cut; ///< numbers of those whose captions are
    double smallest = 0;
    std::pair<int, int> pagesAndAsked, fewestAndMost;
    bool hasFewer = false;
    bool keepsGrid = true;

    /** A page for all of @p letters, on @p paper: "A4", "A4 sideways". */
    void setSheet(const QString& letters, const QString& paper)
    {
        spec.lines = 6;
        spec.perPage = static_cast<int>(letters.size());
        spec.page.paper = *paperNamed(paper.section(u' ', 0, 0).toStdString());
        if (paper.endsWith("sideways"))
            spec.page.paper.transpose();
    }
    void write(const QString& letters)
    {
        SheetWriter writer(
            [this](const PrintPage& page) {
                page.paint(pages.emplace_back());
                return true;
            },
            art, spec);
        for (int number = 1; const QChar letter : letters) {
            SheetTask task = taskOfLetter(letter, number);
            if (captions.contains(number))
                task.diagram.caption = captions[number];
            writer.add(std::move(task));
            ++number;
        }
        QVERIFY(writer.finish());
        QCOMPARE(writer.withoutRoom(), 0);
        numbers = writer.numbers();
        cut = writer.cutCaptions();
        smallest = writer.smallestCell();
        const SheetCounts& counts = writer.counts();
        pagesAndAsked = {counts.pages, counts.asked};
        fewestAndMost = {counts.fewest, counts.most};
        hasFewer = writer.hasFewerThanAsked();
        keepsGrid = writer.keepsGrid();
    }
    QRectF room() const { return QRectF(QPointF(), spec.page.paper).marginsRemoved(spec.page.margins); }
};

/** The job of @p letters has no more pages where more a page are asked for, and no cells smaller than @p leastCell, in mm. */
void neverMorePages(std::initializer_list<int> perPages, const QString& letters,
                    const std::map<int, QString>& captions = {}, double leastCell = 0)
{
    std::size_t before = 1000;
    for (const int perPage : perPages) {
        MixedJob job;
        job.spec.perPage = perPage;
        job.spec.name = "Name";
        job.spec.hasPageNumbers = true;
        job.captions = captions;
        job.write(letters);
        QVERIFY2(job.pages.size() <= before, qPrintable(QString("%1 a page: %2").arg(perPage).arg(job.pages.size())));
        QVERIFY2(job.smallest >= leastCell, qPrintable(QString::number(job.smallest)));
        before = job.pages.size();
    }
}

/** A board of so many cells. */
SheetBoards boardsOf(int columns, int rows, double cell)
{
    return {{[=](double of) { return QSizeF(columns, rows) * of; }}, cell, 0};
}

std::vector<SheetFlowTask> flowOf(std::initializer_list<std::size_t> shapes)
{
    std::vector<SheetFlowTask> tasks;
    for (const std::size_t shape : shapes)
        tasks.push_back({tasks.size(), shape});
    return tasks;
}

/** So many letters of @p kinds, in an order that is no order, the same on every machine. */
QString scattered(const QString& kinds, int number)
{
    constexpr std::uint32_t kSeed = 2;
    std::mt19937 random(kSeed);
    QString letters;
    while (letters.size() < number)
        letters += kinds[static_cast<qsizetype>(random() % static_cast<std::uint32_t>(kinds.size()))];
    return letters;
}

} // namespace

class TestSheetPages : public QObject {
    Q_OBJECT

private slots:
    void pagesOfMixedTasksAreFull_data()
    {
        QTest::addColumn<QString>("letters");
        for (const char* letters :
             {"ooooooooooooGGGG", "ooooooooooooMMMM", "ooooooooooooxxxx", "RoooRoooRooo", "oooooLooooo",
              "LoLoLoLoLo",       "RRRRoooo",         "ooooRRRR",         "oRoLoMoG",     "kkkkkkLLLLoooo",
              "oooGoooMoooL",     "mmmmoooooo",       "rrrroooo",         "SoooSoooooSo", "LLLLMMMM",
              "oooooooooR",       "LRMGSxk",          "oooooooooooooL",   "kLkLkLkLkLkL", "oRLoRLoRL",
              "oLMooLMo"})
            QTest::newRow(letters) << QString(letters);
    }
    void pagesOfMixedTasksAreFull()
    {
        QFETCH(const QString, letters);
        const std::array<QString, 3> papers{"A4", "A4 sideways", "Letter"};
        const std::array perPages{6, 4, 9};
        for (const QString& paper : papers | std::views::take(test::cases(3, 1))) {
            for (const int perPage : perPages | std::views::take(test::cases(3, 1))) {
                MixedJob job;
                job.spec.perPage = perPage;
                job.spec.page.paper = *paperNamed(paper.section(u' ', 0, 0).toStdString());
                if (paper.endsWith("sideways"))
                    job.spec.page.paper.transpose();
                job.write(letters);
                checkPages(job, letters, QString("%1, %2 a page").arg(paper).arg(perPage));
            }
        }
    }

    void boardsOfATableStandSoThatTheyAreReadable()
    {
        // All four in a row would be narrower than 6 mm, and the page fuller.
        MixedJob job;
        job.write("ooooooooooooMM");
        QVERIFY2(job.smallest >= SheetGrid::kHardlySmaller * SheetGrid::kReadableCell,
                 qPrintable(QString::number(job.smallest)));
    }

    void othersFlowAroundAWideBoard()
    {
        // Beside a ring two boards have room below one another, and two more beside these.
        const SheetRoom room{{267, 160}, 0, 1, 0, {}, false};
        const SheetFlow flow(room, {6, 0, 7}, {boardsOf(9, 9, 6), boardsOf(24, 24, 6)});
        const auto pages = flow.pages(flowOf({0, 0, 1, 0, 0, 0, 0}), 0);
        QCOMPARE(pages.size(), std::size_t(2));
        QCOMPARE(pages[0].tasks.size(), std::size_t(5));
        QCOMPARE(pages[0].bands.size(), std::size_t(1));
        const SheetSpots spots = flow.spots(pages[0], 0);
        QSet<double> lefts, tops;
        for (const SheetSpot& spot : spots) {
            lefts.insert(spot.place->at.x());
            tops.insert(spot.place->at.y());
        }
        QCOMPARE(lefts.size(), 3);
        QCOMPARE(tops.size(), 2);
    }

    void whatHasNoRoomComesFirstOnTheNextPage()
    {
        const SheetRoom room{{180, 245}, 0, 1, 0, {}, false};
        const SheetFlow flow(room, {6, 0, 7}, {boardsOf(9, 9, 8), boardsOf(24, 24, 6)});
        const auto order = flowOf({0, 0, 0, 0, 1, 0, 0});
        const auto tasksOf = [](const SheetFlowPage& page) {
            std::vector<std::size_t> tasks;
            for (const SheetFlowTask& task : page.tasks)
                tasks.push_back(task.task);
            return tasks;
        };
        const auto kept = flow.pages(order, 0);
        QCOMPARE(kept.size(), std::size_t(2));
        QCOMPARE(tasksOf(kept[0]), (std::vector<std::size_t>{0, 1, 2, 3}));
        const auto full = flow.pages(order, 6);
        QCOMPARE(tasksOf(full[0]), (std::vector<std::size_t>{0, 1, 2, 3, 5, 6}));
        QCOMPARE(tasksOf(full[1]), std::vector<std::size_t>{4});
    }

    /** Others had been laid out before it, so a wide board that was asked for first was the last of its page. */
    void aPageIsReadInTheOrderOfItsTasks()
    {
        const SheetFlow flow(SheetRoom{{180, 245}, 0, 1, 0, {}}, {6, 0, 7}, {boardsOf(9, 9, 5), boardsOf(20, 20, 5)});
        const auto read = [&](std::vector<SheetFlowPage::Band> bands, std::vector<SheetFlowTask> tasks) {
            std::vector<std::size_t> found;
            for (const SheetSpot& spot : flow.spots({std::move(bands), std::move(tasks), {}}, 0))
                found.push_back(spot.task);
            return found;
        };
        const SheetFlowPage::Band row{{0}, {0}, {0}}, wide{{1}}, beside{{0, 0}, {1}};
        QCOMPARE(read({row, wide}, flowOf({1, 0, 0, 0})), (std::vector<std::size_t>{0, 1, 2, 3}));
        QCOMPARE(read({beside, row}, flowOf({1, 0, 0, 0, 0, 0})), (std::vector<std::size_t>{0, 1, 2, 3, 4, 5}));
        QCOMPARE(read({beside, row}, flowOf({0, 0, 0, 0, 0, 1})), (std::vector<std::size_t>{0, 1, 2, 3, 5, 4}));
        QCOMPARE(read({row, beside}, flowOf({0, 0, 0, 1, 0, 0})), (std::vector<std::size_t>{0, 1, 2, 3, 4, 5}));
    }

    void captionsOfARowBeginOnOneLevel()
    {
        const SheetRoom room{{180, 90}, 2, 1, 0, [](double, bool) { return 8.0; }, false};
        const SheetFlow flow(room, {3, 0, 7}, {boardsOf(8, 8, 5.2), boardsOf(8, 8, 6), boardsOf(8, 6, 6)});
        const auto pages = flow.pages(flowOf({0, 1, 2}), 0);
        QCOMPARE(pages.size(), std::size_t(1));
        std::vector<double> captions, lines;
        for (const SheetSpot& spot : flow.spots(pages[0], 0)) {
            captions.push_back(spot.place->at.y() + spot.place->captionTop);
            lines.push_back(spot.place->at.y() + spot.place->linesTop);
        }
        QCOMPARE(captions.size(), std::size_t(3));
        QCOMPARE(captions[0], captions[1]);
        QCOMPARE(captions[2], captions[1] - 12); // right below its board: nobody takes that for a fault
        QCOMPARE(lines[1], lines[0]);
        QCOMPARE(lines[2], lines[0]);
    }

    /** Those of a board with nothing below it stood at the foot of the page, where the ring beside it had its own. */
    void linesOfABoardBesideOthersBelowOneAnotherAreOnTheirLevel()
    {
        const SheetRoom room{{180, 160}, 2, 1, 0, {}, false};
        const SheetFlow flow(room, {4, 0, 7}, {boardsOf(15, 15, 5), boardsOf(8, 8, 5), boardsOf(8, 3, 5)});
        const SheetFlowPage page{{{{0}, {1, 2}, {1}}}, flowOf({0, 1, 1, 2}), {}};
        const SheetSpots spots = flow.spots(page, 0);
        QCOMPARE(spots.size(), std::size_t(4));
        const auto bottom = [](const SheetSpot& spot) { return spot.place->at.y() + spot.place->linesTop; };
        QCOMPARE(bottom(spots[2]), bottom(spots[1]));
        QCOMPARE(bottom(spots[3]), bottom(spots[0]));
    }

    void boardsOfTwoShapesStandBelowOneAnother()
    {
        const SheetRoom room{{180, 245}, 2, 1, 0, {}, false};
        const SheetFlow flow(room, {3, 0, 7}, {boardsOf(9, 9, 8), boardsOf(17, 17, 6), boardsOf(10, 37, 6)});
        for (const auto& order : {flowOf({2, 1, 0}), flowOf({2, 0, 1})}) {
            const auto pages = flow.pages(order, 0);
            QCOMPARE(pages.size(), std::size_t(1));
            QCOMPARE(pages[0].bands.size(), std::size_t(1));
            const SheetSpots spots = flow.spots(pages[0], 0);
            QCOMPARE(spots.size(), std::size_t(3));
            QCOMPARE(spots[1].place->at.x(), spots[2].place->at.x());
            const auto bottom = [](const SheetSpot& spot) { return spot.place->at.y() + spot.place->linesTop; };
            QVERIFY(bottom(spots[1]) < spots[2].place->at.y());
            // Lines to write on are equally long, and the last ones are on the level of those beside them.
            QCOMPARE(spots[1].place->textWidth, spots[2].place->textWidth);
            QCOMPARE(bottom(spots[2]), bottom(spots[0]));
        }
    }

    void asManyComeAsWereAskedForWhereTheyAreReadable()
    {
        // They were spread over another page, for larger ones.
        MixedJob job;
        job.spec.perPage = 4;
        job.spec.lines = 0;
        job.spec.page.paper.transpose();
        job.write("oooR");
        QCOMPARE(job.pages.size(), std::size_t(1));
        QVERIFY(job.smallest >= SheetGrid::kHardlySmaller * SheetGrid::kReadableCell);
    }

    void asManyComeAsWereAskedFor_data()
    {
        QTest::addColumn<QString>("letters");
        QTest::addColumn<QString>("paper");
        QTest::addColumn<double>("least"); // mm, of cells
        QTest::newRow("boards become smaller for it") << "oRRM"
                                                      << "A4 sideways" << 3.95;
        QTest::newRow("a ring and a table") << "RG"
                                            << "Letter sideways" << 4.6;
        QTest::newRow("a board beside long ones") << "oLL"
                                                  << "Letter sideways" << 5.1;
        QTest::newRow("tables of four") << "oRGG"
                                        << "A4" << 3.95;
        QTest::newRow("where cells were small already") << "LLGG"
                                                        << "A4" << 3.6;
    }
    void asManyComeAsWereAskedFor()
    {
        QFETCH(const QString, letters);
        QFETCH(const QString, paper);
        QFETCH(const double, least);
        MixedJob job;
        job.setSheet(letters, paper);
        job.write(letters);
        QCOMPARE(job.pages.size(), std::size_t(1));
        QCOMPARE(job.pagesAndAsked, std::pair(1, 1));
        QVERIFY2(job.smallest >= least, qPrintable(QString::number(job.smallest)));
    }

    /** Pages were fuller with rings of 5.7 mm. */
    void cellsAreReadableWherePaperHasRoomForIt_data()
    {
        QTest::addColumn<QString>("letters");
        QTest::addColumn<int>("perPage");
        QTest::newRow("the wide board last") << QString("rroL") << 4;
        QTest::newRow("first") << QString("Lrro") << 4;
        QTest::newRow("fewer than a page may have") << QString("rroL") << 6;
    }
    void cellsAreReadableWherePaperHasRoomForIt()
    {
        QFETCH(const QString, letters);
        QFETCH(const int, perPage);
        MixedJob job;
        job.spec.name = "Name";
        job.spec.hasPageNumbers = true;
        job.spec.lines = 0;
        job.spec.perPage = perPage;
        job.write(letters);
        QCOMPARE(job.pages.size(), std::size_t(1));
        QVERIFY2(job.smallest >= 6, qPrintable(QString::number(job.smallest)));
    }

    void whatHasRoomInNoOrderButOneStandsInThat()
    {
        const SheetRoom room{{180, 245}, 0, 1, 0, {}, false};
        const std::vector<SheetBoards> boards{boardsOf(18, 21, 6), boardsOf(11, 14, 6), boardsOf(26, 8, 6)};
        const auto pages = [&](bool inAnyOrder) {
            return SheetFlow(room, {4, 0, 7, true, inAnyOrder}, boards).pages(flowOf({1, 2, 1, 0}), 0).size();
        };
        QCOMPARE(pages(false), std::size_t(2)); // in theirs, or with the highest first
        QCOMPARE(pages(true), std::size_t(1));
    }

    /** With captions and lines beside them on as many pages. */
    void textStandsBesideBoardsWhereTheyBecomeLargerByIt()
    {
        MixedJob job;
        job.setSheet("RLRL", "A4 sideways");
        job.spec.lines = 2;
        job.spec.name = "Name";
        job.spec.hasPageNumbers = true;
        job.write("RLRL");
        QCOMPARE(job.pages.size(), std::size_t(1));
        QVERIFY2(job.smallest >= 3.85, qPrintable(QString::number(job.smallest))); // 3.4 mm with all text below
    }

    void noBoardTakesTheRoomInWhichOthersBecomeReadable()
    {
        MixedJob job;
        job.setSheet("oRGL", "Letter");
        job.spec.lines = 0;
        job.spec.name = "Name";
        job.spec.hasPageNumbers = true;
        job.write("oRGL");
        QCOMPARE(job.pages.size(), std::size_t(1));
        const double width = job.pages.front().diagrams.at(static_cast<std::size_t>(job.numbers.front() - 1)).width();
        QVERIFY2(width < 70, qPrintable(QString::number(width))); // it was 88 mm beside cells of 4.9 mm
        QVERIFY(job.smallest >= 4.85);
    }

    void eightLinkedBoardsStandInRows()
    {
        MixedJob job;
        job.spec.perPage = 1;
        job.write("H");
        QVERIFY2(job.smallest >= 6, qPrintable(QString::number(job.smallest))); // 2.7 mm in one row
        MixedJob mixed;
        mixed.spec.perPage = 2;
        mixed.write("HoHo");
        QVERIFY2(mixed.smallest >= 4, qPrintable(QString::number(mixed.smallest)));
    }

    void morePagesThanWereAskedForAreTold()
    {
        MixedJob job;
        job.spec.lines = 6;
        job.spec.perPage = 4;
        job.spec.page.paper = *paperNamed("Letter");
        job.write("LLMG");
        QCOMPARE(job.pages.size(), std::size_t(2));
        QCOMPARE(job.pagesAndAsked, std::pair(2, 1));
        QVERIFY(job.hasFewer);
        QCOMPARE(job.fewestAndMost, std::pair(2, 2));
        QVERIFY(job.smallest >= 3.95);
    }

    /** Whoever chooses columns and rows gets them. */
    void columnsAndRowsHoldAsManyHoweverSmallBoardsBecome()
    {
        for (const auto& [columns, rows] : {std::pair(3, 4), std::pair(4, 3)}) {
            MixedJob job;
            job.spec.perPage = columns * rows;
            job.spec.grid = {columns, rows};
            job.write("oRLoRLoRLoRL");
            QCOMPARE(job.pagesAndAsked, std::pair(1, 1));
            QVERIFY2(job.smallest >= 1.5, qPrintable(QString::number(job.smallest)));
        }
    }

    void columnsAndRowsAreOfSingleDiagrams()
    {
        const auto isGrid = [](std::vector<SheetFlowPage::Band> bands, bool isLast = true) {
            return SheetFlowPage{std::move(bands), {}, {}}.isGrid(2, 3, isLast);
        };
        QVERIFY(isGrid({{{0}, {0}}, {{1}, {0}}, {{1}, {1}}}));
        QVERIFY(isGrid({{{0}, {0}}, {{1}}})); // the last row may be short
        QVERIFY(!isGrid({{{1}}, {{0}, {0}}}));
        QVERIFY(!isGrid({{{1}, {0, 0}}}));
        QVERIFY(!isGrid({{{0}, {0}, {0}}}));
        QVERIFY(!isGrid({{{0}, {0}}, {{0}, {0}}, {{0}, {0}}, {{0}}}));
        // Of pages before the last one no row is short, and none is missing.
        QVERIFY(isGrid({{{0}, {0}}, {{1}, {0}}, {{1}, {1}}}, false));
        QVERIFY(!isGrid({{{0}, {0}}, {{1}, {0}}}, false));
        QVERIFY(!isGrid({{{0}, {0}}, {{1}, {0}}, {{1}}}, false));
    }

    void whereShapesDoNotKeepColumnsAndRowsItIsTold()
    {
        const auto keeps = [](const QString& letters, int columns, int rows) {
            MixedJob job;
            job.spec.perPage = columns * rows;
            job.spec.grid = {columns, rows};
            job.write(letters);
            return job.keepsGrid;
        };
        QVERIFY(keeps("oooooo", 2, 3));
        QVERIFY(!keeps("oRLoRL", 2, 3));
    }

    /**
     * With six lines each, and lines beside boards where there is no room below them, all but two. At 4 mm a ring is 72 mm
     * wide and high, a long board 152 x 45 with its number (42 x 157 upright), a table 75 x 81 (38 x 155 in a column,
     * 149 x 44 in a row), four linked boards 133 x 48 or, two by two, 76 x 92. Below them text needs 41 mm, or 23 where two
     * lines have room side by side; beside them 50. Letter has 186 x 249, and the diagrams of a shape are alike. Linked
     * boards in a row need 48: of LLMG long boards upright 199 + 48 + 5, with text beside them 189 wide; of RMMG
     * 197 + 48 + 5. Two by two with text below them and a table above they need 81 + 92 + 2 x 41 + 5, with text beside them
     * 126 of the width.
     */
    void fourOfSeveralShapesComeOnAPage()
    {
        const QSet<QString> impossible{"Letter RMMG", "Letter LLMG"};
        const std::array<QString, 4> papers{"Letter", "A4", "A4 sideways", "Letter sideways"};
        QSet<QString> more;
        for (const QString letters :
             {"LLMG", "LMGG", "LMMG", "MGG",  "MMG",  "MMGG", "MMMG", "RGG",  "RGGG", "RLG",  "RLGG", "RLLG", "RLLM",
              "RLMG", "RLMM", "RMG",  "RMGG", "RMMG", "RRGG", "RRLG", "RRMG", "RRRG", "RRRL", "oLGG", "oLLG", "oLLM",
              "oLMG", "oLMM", "oMGG", "oMMG", "oRGG", "oRLG", "oRLL", "oRLM", "oRMG", "oRMM", "oRRG", "oRRL", "ooRG"}) {
            for (const QString& paper : papers | std::views::take(test::cases(4, 1))) {
                MixedJob job;
                job.setSheet(letters, paper);
                job.write(letters);
                if (job.pages.size() > 1)
                    more.insert(paper + u' ' + letters);
            }
        }
        QCOMPARE(more, impossible);
    }

    void captionsHaveTheRoomBesideAHighBoard()
    {
        // Above the lines, which end on one level, a small board beside a ring leaves free what a long caption needs.
        MixedJob job;
        job.captions[2] = kLongCaption;
        job.write("SooSoo");
        QCOMPARE(job.pages.size(), std::size_t(1));
        QCOMPARE(job.cut, std::vector<int>());
    }

    void captionsOfSeveralShapesAreWholeWhereBoardsHardlyShrinkByIt()
    {
        const auto write = [](MixedJob& job, const QString& caption) {
            for (const int number : {2, 8, 9, 10, 11})
                job.captions[number] = caption;
            job.write("rkoMrLrookkoLkkoo");
        };
        MixedJob whole, cut;
        write(whole, kLongCaption);
        write(cut, QString(kLongCaption).repeated(5));
        QCOMPARE(whole.cut, std::vector<int>());
        QVERIFY(!cut.cut.empty());
        QCOMPARE(whole.pages.size(), cut.pages.size());
        QVERIFY(whole.smallest >= 0.89 * cut.smallest);
    }

    void pagesWithAsManyAsAskedAreFull()
    {
        // Rings and a long board decide in which way pages are sought; the others come three times two a page, or two times three.
        MixedJob job;
        job.spec.name = "Name";
        job.spec.hasPageNumbers = true;
        job.spec.title = "Title";
        job.write("ooooooooooooRRRL");
        QCOMPARE(job.pagesAndAsked, std::pair(3, 3));
        for (const PageCover& page : job.pages | std::views::take(2)) {
            const double band = page.widestBand(job.room()) / job.room().height();
            QVERIFY2(band < 0.1, qPrintable(QString::number(band)));
        }
    }

    void longJobsHaveAsManyOnEachPage()
    {
        const int pages = test::cases(225, 25);
        for (const QString kinds : {"oLR", "oLRMrGkm"}) {
            MixedJob job;
            job.spec.perPage = 4;
            job.write(scattered(kinds, 4 * pages));
            QCOMPARE(job.pagesAndAsked, std::pair(pages, pages));
            QVERIFY2(job.smallest >= 4.5, qPrintable(QString::number(job.smallest)));
        }
    }

    // With more a page than have room, high boards were not thought of that save pages with fewer.
    void whoAsksForMoreAPageGetsNoMorePages() { neverMorePages({6, 8, 12}, scattered("oLR", test::cases(400, 100))); }

    void boardsOfAShapeMeasureTheSameHoweverTheyStand()
    {
        // Three boards and four do in two rows, but not in one: the fourth stood on the text of the task above.
        PieceArt art;
        SheetShapes shapes(art);
        std::vector<std::pair<std::size_t, DiagramSpec>> diagrams;
        for (const QChar letter : QStringLiteral("MmxoLR")) {
            DiagramSpec diagram = taskOfLetter(letter, 1).diagram;
            diagram.shows.stockpiles = false;
            diagrams.emplace_back(shapes.add(diagram), diagram);
        }
        constexpr double kCell = 5;
        for (const auto& [shape, diagram] : diagrams) {
            for (const BoardStand stand : shapes.stands(shape))
                QCOMPARE(shapes.shape(shape, stand).size(kCell),
                         DiagramBlock(bareDiagram(diagram, kCell, stand), art).size());
        }
    }

    // The smallest cells that are worth a page less hung on how large boards happened to be before it was sought.
    void whoAsksForMoreAPageOfAShortJobGetsNoMorePages()
    {
        std::map<int, QString> captions;
        for (int number = 1; number <= 12; ++number)
            captions[number] = number % 5 == 4 ? QString(kLongCaption) : QString("Which piece is pinned?");
        neverMorePages({9, 10, 12}, "LRrRmmmkMRmo", captions, 3.2);
    }

    /** Pages had 10, 9 and 9 for somewhat larger boards, and nothing said so. */
    void pagesBeforeTheLastHaveAsManyAsWereAskedFor_data()
    {
        QTest::addColumn<QString>("letters");
        QTest::addColumn<int>("perPage");
        QTest::addColumn<double>("least"); // mm, of cells
        QTest::newRow("tables of three and four") << QString("MmMmMM").repeated(5).left(28) << 12 << 2.1;
        QTest::newRow("beside single boards") << QString("MmoMmo").repeated(4) << 10 << 2.5;
        QTest::newRow("boards and rings") << QString("oRooMo").repeated(5).left(27) << 6 << 3.9;
    }
    void pagesBeforeTheLastHaveAsManyAsWereAskedFor()
    {
        QFETCH(const QString, letters);
        QFETCH(const int, perPage);
        QFETCH(const double, least);
        MixedJob job;
        job.spec.perPage = perPage;
        job.write(letters);
        QCOMPARE(job.fewestAndMost, std::pair(perPage, perPage));
        QVERIFY(!job.hasFewer);
        QVERIFY2(job.smallest >= least, qPrintable(QString::number(job.smallest)));
        for (const PageCover& page : job.pages | std::views::take(job.pages.size() - 1))
            QCOMPARE(page.diagrams.size(), static_cast<std::size_t>(perPage));
    }

    /** Those of one page had four sizes, and lines ended behind `Seat D:`. */
    void stockpilesHaveLettersOfOneSizeAndNamesTheirPieces()
    {
        MixedJob job;
        job.spec.perPage = 12;
        test::ListCanvas page;
        SheetWriter writer(
            [&page](const PrintPage& one) {
                one.paint(page);
                return true;
            },
            job.art, job.spec);
        for (int number = 1; number <= 12; ++number) {
            SheetTask task = taskOfLetter(number % 2 == 0 ? u'M' : u'm', number);
            BoardPicture& picture = task.diagram.picture;
            for (std::uint8_t seat = 0; seat < 3; ++seat) {
                task.diagram.seatNames.push_back(QStringLiteral("Seat %1").arg(QChar(u'A' + seat)));
                for (int held = 0; held < (number * 5 + seat) % 7; ++held) {
                    Piece piece = picture.contents.pieces[static_cast<std::size_t>(held)].piece;
                    piece.set = static_cast<std::uint8_t>(held + 1);
                    picture.contents.stockpiles.push_back({Seat{seat}, piece, 1});
                }
            }
            writer.add(std::move(task));
        }
        QVERIFY(writer.finish());
        QSet<double> sizes;
        for (qsizetype word = 0; word < page.words.size(); ++word) {
            const bool isName = page.words[word].startsWith("Seat ");
            if (isName || page.words[word].startsWith(u'×'))
                sizes.insert(page.places[word].height());
            if (!isName)
                continue;
            const QRectF name = page.places[word], held = page.places[word + 1];
            QVERIFY2(std::abs(held.center().y() - name.center().y()) < 0.01 && held.left() > name.right(),
                     qPrintable(page.words[word]));
        }
        QCOMPARE(sizes.size(), 1);
    }

    void allVersionsHaveAsManyOnEachPage()
    {
        MixedJob job;
        job.spec.perPage = 4;
        job.spec.versions = 4;
        job.spec.version = "Version %1";
        job.write(scattered("oLRMr", 24));
        QCOMPARE(job.pages.size(), std::size_t(4 * 24 / 4));
        QCOMPARE(job.pagesAndAsked, std::pair(6, 6));
    }

    void whatStandsAloneIsInTheMiddle()
    {
        const SheetRoom room{{180, 240}, 0, 1, 0, {}, false};
        const SheetFlow flow(room, {6, 0, 7}, {boardsOf(9, 9, 8), boardsOf(24, 24, 6)});
        for (const auto& order : {flowOf({0, 0, 0}), flowOf({1, 0})}) {
            const auto pages = flow.pages(order, 0);
            QCOMPARE(pages.size(), std::size_t(1));
            const SheetPlace last = *flow.spots(pages[0], 0).back().place;
            QCOMPARE(last.at.x() + last.width / 2, 90.0);
        }
    }

    void linesOfARowEndOnOneLevel()
    {
        const SheetRoom room{{180, 150}, 2, 1, 0, {}, false};
        const SheetFlow flow(room, {6, 0, 7}, {boardsOf(9, 9, 6), boardsOf(18, 18, 6)});
        const auto pages = flow.pages(flowOf({0, 1}), 0);
        QCOMPARE(pages.front().bands.size(), std::size_t(1));
        QSet<double> levels;
        for (const SheetSpot& spot : flow.spots(pages.front(), 0))
            levels.insert(spot.place->at.y() + spot.place->linesTop);
        QCOMPARE(levels.size(), 1);
    }

    /** Farther down they seemed to be nobody's. */
    void linesStandNoFartherBelowABoardThanItIsHigh()
    {
        const SheetRoom room{{180, 150}, 2, 1, 0, {}, false};
        const SheetFlow flow(room, {6, 0, 7}, {boardsOf(9, 5, 6), boardsOf(9, 18, 6), boardsOf(9, 9, 6)});
        const auto lowered = [&](std::size_t shape) {
            const SheetSpots spots = flow.spots(flow.pages(flowOf({shape, 1}), 0).front(), 0);
            const SheetPlace& place = *spots.front().place;
            return place.linesTop - (place.boardTop + flow.boards(shape).shape.size(6).height());
        };
        QVERIFY(lowered(2) > 50); // on the level of the lines beside it
        QVERIFY(lowered(0) < 5);
    }

    void aLongBoardIsTurnedToThePaper_data()
    {
        QTest::addColumn<QString>("letters");
        QTest::addColumn<bool>("isSideways");
        QTest::addColumn<int>("perPage");
        QTest::addColumn<std::size_t>("pages");
        QTest::addColumn<double>("smallest");
        QTest::newRow("others in a column beside it") << "LooLoo" << false << 3 << std::size_t(2) << 5.3;
        QTest::newRow("one other beside it") << "LoLo" << false << 2 << std::size_t(2) << 5.3;
        QTest::newRow("a ring beside it") << "RLRL" << false << 2 << std::size_t(2) << 5.0;
        QTest::newRow("above others") << "Looo" << true << 4 << std::size_t(1) << 5.7;
        QTest::newRow("below others") << "oooL" << true << 4 << std::size_t(1) << 5.7;
        QTest::newRow("two of them") << "LoLo" << true << 2 << std::size_t(2) << 5.7;
        QTest::newRow("a board and a ring beside it") << "oRL" << false << 3 << std::size_t(1) << 5.7;
        QTest::newRow("a table and a board beside it") << "LMo" << false << 3 << std::size_t(1) << 5.7;
        QTest::newRow("three others in a column beside it") << "oooL" << false << 4 << std::size_t(1) << 5.7;
    }
    void aLongBoardIsTurnedToThePaper()
    {
        QFETCH(const QString, letters);
        QFETCH(const bool, isSideways);
        QFETCH(const std::size_t, pages);
        QFETCH(const double, smallest);
        MixedJob job;
        QFETCH(const int, perPage);
        job.spec.perPage = perPage;
        job.spec.title = "Training";
        if (isSideways)
            job.spec.page.paper.transpose();
        job.write(letters);
        QCOMPARE(job.pages.size(), pages);
        QVERIFY2(job.smallest >= smallest, qPrintable(QString::number(job.smallest)));
    }

    void severalLongBoardsStandUprightBesideAnother()
    {
        MixedJob job;
        job.spec.perPage = 4;
        job.spec.page.paper.transpose();
        job.write("LLLo");
        QCOMPARE(job.pages.size(), std::size_t(1));
        QVERIFY2(job.smallest >= 3.9, qPrintable(QString::number(job.smallest)));
    }

    void aLongBoardThatIsTurnedCostsNoPage()
    {
        for (const QString letters : {"oLr", "Lro", "rLo", "LLo"}) {
            for (const int lines : {0, 2}) {
                MixedJob job;
                job.spec.perPage = 3;
                job.spec.lines = lines;
                job.write(letters);
                QVERIFY2(job.pages.size() == 1, qPrintable(letters + QString::number(lines)));
                QVERIFY2(job.smallest >= 4.4, qPrintable(QString::number(job.smallest)));
            }
        }
    }

    void theNumberOfALargeBoardStandsCloseAboveIt()
    {
        for (const QSizeF paper : {QSizeF(210, 297), QSizeF(215.9, 279.4)}) {
            MixedJob job;
            job.spec.perPage = 1;
            job.spec.page.paper = paper;
            job.write("oo");
            for (const PageCover& page : job.pages) {
                const QRectF all = page.diagrams.front();
                QRectF board;
                double nearest = all.height();
                for (const QRectF& one : page.all) {
                    if (one.width() < all.width() - 1 && one.height() > board.height())
                        board = one; // without its coordinates
                }
                for (const QRectF& one : page.all) {
                    if (one.height() > 0 && one.bottom() < board.top() && one.left() < board.left())
                        nearest = std::min(nearest, board.top() - one.bottom());
                }
                QVERIFY2(nearest < 4, qPrintable(QString::number(nearest)));
            }
        }
    }

    void whatAnAnswerComesToIsNearerToItThanToTheNext()
    {
        PieceArt art;
        std::list<PageCover> pages;
        SheetSpec spec;
        spec.answers = "Answers";
        SheetWriter writer(
            [&pages](const PrintPage& one) {
                one.paint(pages.emplace_back());
                return true;
            },
            art, spec);
        for (int number = 1; number <= 6; ++number) {
            SheetTask task = taskOfLetter(u'o', number);
            task.answer = QString("Task %1.").arg(number);
            task.end = task.diagram;
            task.end->caption.clear();
            writer.add(task);
        }
        QVERIFY(writer.finish());
        const PageCover& page = pages.back();
        QCOMPARE(page.diagrams.size(), std::size_t(6));
        for (const QRectF& diagram : page.diagrams) {
            double above = page.all.back().bottom(), below = above;
            for (const QRectF& answer : page.all) {
                const bool isText = answer.height() > 0 && answer.height() < 5 && answer.width() < 5;
                const double aside = diagram.left() - answer.left();
                if (!isText || aside < 10 || aside > 60) // numbers of answers, at the left of their column
                    continue;
                if (answer.bottom() <= diagram.top())
                    above = std::min(above, diagram.top() - answer.bottom());
                else if (answer.top() >= diagram.bottom())
                    below = std::min(below, answer.top() - diagram.bottom());
            }
            QVERIFY2(above + 1 < below, qPrintable(QString("%1, %2").arg(above).arg(below)));
        }
    }

    /** Two boards beside one another are hardly wider than a third of a page: their pages were half empty. */
    void endsOfAnswersStandInColumnsThatFillThePage()
    {
        const auto answerPages = [](const QString& letters) {
            PieceArt art;
            int all = 0;
            SheetSpec spec;
            spec.answers = "Answers";
            spec.perPage = 12;
            SheetWriter writer([&all](const PrintPage&) { return ++all > 0; }, art, spec);
            for (int number = 1; const QChar letter : letters) {
                SheetTask task = taskOfLetter(letter, number++);
                task.answer = "Nf3";
                task.end = task.diagram;
                task.end->caption.clear();
                writer.add(task);
            }
            return writer.finish() ? all - writer.counts().pages : 0;
        };
        QCOMPARE(answerPages(QString("hoho").repeated(9)), 2); // 3 in two columns
        QCOMPARE(answerPages(QString("o").repeated(36)), 2);
    }

    void aSingleRowStandsSomewhatAboveTheMiddle()
    {
        for (const QString letters : {"L", "LL", "ooo"}) {
            MixedJob job;
            job.spec.perPage = static_cast<int>(letters.size());
            if (letters.startsWith(u'L'))
                job.spec.page.paper.transpose();
            job.spec.grid = {static_cast<int>(letters.size()), 1};
            job.write(letters);
            const PageCover& page = job.pages.front();
            double bottom = 0, top = job.room().bottom();
            for (const QRectF& one : page.all) {
                bottom = std::max(bottom, one.bottom() < job.room().bottom() - 8 ? one.bottom() : 0);
                top = std::min(top, one.top());
            }
            const double above = top - job.room().top(), below = job.room().bottom() - 8 - bottom;
            constexpr double kHardlyBlank = 5;
            QVERIFY2(above + below < kHardlyBlank || (above > 0.5 * below && above < below),
                     qPrintable(QString("%1, %2").arg(above).arg(below)));
        }
    }

private:
    static void checkPages(const MixedJob& job, const QString& letters, const QString& what)
    {
        std::vector<std::size_t> order(job.numbers.size());
        for (std::size_t task = 0; task < order.size(); ++task)
            order[static_cast<std::size_t>(job.numbers[task]) - 1] = task;
        std::size_t next = 0;
        std::map<QChar, std::pair<double, double>> widths; // the least and the most, by shape
        for (const PageCover& page : job.pages) {
            const int count = static_cast<int>(page.diagrams.size());
            for (const QRectF& diagram : page.diagrams) {
                QVERIFY2(job.room().adjusted(-0.5, -0.5, 0.5, 0.5).contains(diagram),
                         qPrintable(what + QString(": %1 to %2, %3 to %4 mm")
                                               .arg(diagram.left())
                                               .arg(diagram.right())
                                               .arg(diagram.top())
                                               .arg(diagram.bottom())));
                auto& [least, most] = widths[letters[static_cast<qsizetype>(order[next++])]];
                least = least == 0 ? diagram.width() : std::min(least, diagram.width());
                most = std::max(most, diagram.width());
            }
            if (&page != &job.pages.back() && count < job.spec.perPage) {
                const double band = page.widestBand(job.room()) / job.room().height();
                QVERIFY2(band < kWidestBand, qPrintable(what + QString(": %1").arg(band)));
            }
            QCOMPARE(static_cast<int>(page.captions.size()), count);
            checkPlaces(page, job.room(), what);
        }
        QCOMPARE(next, order.size());
        for (const auto& [letter, width] : widths)
            QVERIFY2(width.second - width.first < 0.5, qPrintable(what + letter));
    }
    static bool isBeside(const QRectF& caption, const QRectF& diagram)
    {
        const double right = caption.left() - diagram.right();
        return right > 0 && right < 8 && std::abs(caption.top() - diagram.top()) < 8;
    }
    /**
     * Captions stand right below the middle of a board, perhaps on the level of others, or at its right; a board
     * neither beside nor below others in the middle.
     */
    static void checkPlaces(const PageCover& page, const QRectF& room, const QString& what)
    {
        for (const QRectF& diagram : page.diagrams) {
            const auto isAmongOthers = [&page](const QRectF& one) {
                return std::ranges::count_if(page.diagrams, [&one](const QRectF& other) {
                           return other.top() < one.bottom() && one.top() < other.bottom();
                       }) > 1;
            };
            const bool isBelowSuch = std::ranges::any_of(page.diagrams, [&](const QRectF& other) {
                return std::abs(other.center().x() - diagram.center().x()) < 2 && isAmongOthers(other);
            });
            const bool hasText = std::ranges::any_of(
                page.captions, [&diagram](const QRectF& caption) { return isBeside(caption, diagram); });
            const double shift = std::abs(diagram.center().x() - room.center().x());
            QVERIFY2(isBelowSuch || hasText || shift < 2, qPrintable(what + QString(": %1 mm").arg(shift)));
        }
        for (const QRectF& caption : page.captions) {
            const auto isAt = [&caption](const QRectF& diagram) {
                const double below = caption.top() - diagram.bottom();
                const bool isBelow =
                    std::abs(diagram.center().x() - caption.center().x()) < 3 && below > 0 && below < 11;
                return isBelow || isBeside(caption, diagram);
            };
            QVERIFY2(std::ranges::any_of(page.diagrams, isAt), qPrintable(what));
        }
    }
};

RINGFORD_TEST(TestSheetPages)
#include "test_sheet_pages.moc"
