// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets: that a page holds as many diagrams as are asked for, whatever the game and the paper, and that they stand in
// line.
#include "engine/games/Registry.h"
#include "engine/rules/PlainText.h"
#include "engine/text/RecordReader.h"
#include "tests/support/Effort.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"
#include "ui/paint/Canvas.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/print/PaperNames.h"
#include "ui/print/Sheet.h"
#include "ui/print/SheetCaption.h"
#include "ui/print/SheetFlow.h"
#include "ui/print/SheetGrid.h"
#include "ui/print/SheetShapes.h"
#include "ui/print/SheetTasks.h"
#include "ui/print/TextLines.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <ranges>
#include <set>
#include <string>

using namespace ringford;
using namespace ringford::ui;

namespace {

/** Where words, lines and boards of a page stand. */
struct Reading {
    struct Rule {
        double y, from, to;
    };
    std::vector<Word> words;
    std::vector<Rule> rules;      ///< level lines on the page itself
    std::vector<QPointF> origins; ///< of diagrams

    /** Base lines of words in letters of that size. */
    std::multiset<long> bases(double size) const
    {
        std::multiset<long> found;
        for (const Word& word : words) {
            if (word.size == size && !word.bold)
                found.insert(std::lround(100 * (word.centre.y() + word.drop(printFont()))));
        }
        return found;
    }
};

class PageReader : public Canvas {
public:
    Reading reading;

    void fill(const QPainterPath&, const QColor&) override {}
    void stroke(const QPainterPath& path, const Stroke&) override
    {
        const QRectF box = path.boundingRect();
        if (m_depth == 0 && box.height() == 0)
            reading.rules.push_back({box.top(), box.left(), box.right()});
    }
    void write(const Word& word) override
    {
        if (m_depth == 0)
            reading.words.push_back(word);
    }
    void piece(const PieceLook&, const Pose&) override {}
    double crisp(double length) const override { return length; }
    void enter(QPointF offset, const QRectF&) override
    {
        if (m_depth++ == 0)
            reading.origins.push_back(offset);
    }
    void leave() override { --m_depth; }

private:
    int m_depth = 0;
};

struct Job {
    PieceArt art;
    std::vector<PrintPage> pages;
    double smallest = 0;
    double turnedAlone = 0; ///< smallestCellOn() the paper held the other way, one a page
    int withoutRoom = 0;
    std::vector<int> cut;
    std::vector<int> numbers;

    void write(const SheetSpec& spec, const std::vector<SheetTask>& tasks)
    {
        SheetWriter writer(
            [this](PrintPage page) {
                pages.push_back(std::move(page));
                return true;
            },
            art, spec);
        for (const SheetTask& task : tasks)
            writer.add(task);
        QVERIFY(writer.finish());
        smallest = writer.smallestCell();
        turnedAlone = writer.smallestCellOn(spec.page.paper.transposed(), 1);
        withoutRoom = writer.withoutRoom();
        cut = writer.cutCaptions();
        numbers = writer.numbers();
    }
    Reading read(std::size_t page) const
    {
        PageReader reader;
        pages[page].paint(reader);
        return reader.reading;
    }
};

SheetTask taskOf(const std::string& game, const QString& options = {}, const QString& caption = {},
                 const QString& answer = {})
{
    static std::map<std::pair<std::string, QString>, std::shared_ptr<const Game>> games;
    auto& made = games[{game, options}];
    if (!made)
        made = *Registry::standard().create(game, *readOptions(options.toStdString()));
    DiagramSpec spec;
    spec.game = made;
    spec.picture = BoardPicture::of(*made, made->start());
    spec.theme = *Theme::named("paper", false);
    spec.style = PaperStyle::OneBit;
    spec.caption = caption;
    for (const SeatInfo& seat : made->description().seats)
        spec.seatNames.push_back(QString::fromStdString(seat.title.english()));
    return {spec, answer};
}

QSizeF paperOf(const QString& name)
{
    const QSizeF size = *paperNamed(name.section(u' ', 0, 0).toStdString());
    return name.endsWith("sideways") ? size.transposed() : size;
}

/** A board of so many cells. */
SheetShape boardOf(int columns, int rows, int count = 1)
{
    return {[=](double cell) { return QSizeF(columns, rows) * cell; }, count};
}

/**
 * The largest cells that as many boards of one size, upright, can have on the paper of @p spec: no arrangement of such
 * rectangles holds more than columns and rows do. Whatever stands how beside one another.
 */
double mostOnPaper(const DiagramSpec& diagram, const SheetSpec& spec)
{
    const QSizeF page = QRectF(QPointF(), spec.page.paper).marginsRemoved(spec.page.margins).size();
    PieceArt art;
    SheetShapes shapes(art);
    const std::size_t shape = shapes.add(diagram);
    const auto fits = [&](double cell, BoardStand stand, int columns) {
        const int rows = (spec.perPage + columns - 1) / columns;
        const double width = (page.width() - (columns - 1) * SheetGrid::kGap) / columns;
        const double height = (page.height() - (rows - 1) * SheetGrid::kGap) / rows;
        const int beside =
            std::max(1, static_cast<int>((width + SheetGrid::kGap) / (SheetGrid::kShortestLine + SheetGrid::kGap)));
        const double lines = (spec.lines + beside - 1) / beside * std::clamp(height / 9, 6.0, SheetGrid::kTightStep);
        const QSizeF board = shapes.shape(shape, stand).size(cell);
        const bool hasNumberBeside = board.width() + 2 * SheetGrid::kNumberBeside <= width;
        return board.width() <= width &&
               board.height() + (hasNumberBeside ? 0 : SheetGrid::kNumberRoom) + lines <= height;
    };
    double most = 0;
    for (const BoardStand stand : shapes.stands(shape)) {
        for (int columns = 1; columns <= spec.perPage; ++columns) {
            while (fits(most + 0.1, stand, columns))
                most += 0.1;
        }
    }
    return most;
}

} // namespace

class TestSheet : public QObject {
    Q_OBJECT

private slots:
    void otherPaperAndFewerDiagramsAreMeasuredToo()
    {
        for (const char* const game : {"longchess", "orthodox", "circular"}) {
            const std::vector<SheetTask> tasks{taskOf(game, {}, "White wins."), taskOf("orthodox")};
            SheetSpec spec;
            spec.perPage = 1;
            Job upright, sideways, chosen;
            upright.write(spec, tasks);
            spec.page.paper.transpose();
            sideways.write(spec, tasks);
            QVERIFY(upright.smallest > 0);
            QCOMPARE(upright.turnedAlone, sideways.smallest);
            QCOMPARE(sideways.turnedAlone, upright.smallest);
            if (game == std::string("longchess"))
                QVERIFY(upright.turnedAlone > 1.1 * upright.smallest);
            spec.grid = {3, 4};
            chosen.write(spec, tasks);
            QVERIFY(chosen.smallest < sideways.smallest);
            QCOMPARE(chosen.turnedAlone, upright.smallest);
        }
    }

    void everyNumberComesOnEveryPaper_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("paper");
        constexpr std::array kPapers{"A4", "A4 sideways", "Letter", "Letter sideways"};
        for (const auto& type : Registry::standard().types()) {
            for (const char* paper : kPapers | std::views::take(test::cases(4, 1)))
                QTest::addRow("%s %s", type->id().c_str(), paper)
                    << QString::fromStdString(type->id()) << QString() << QString(paper);
        }
        QTest::newRow("six armies") << "circular"
                                    << "players=6"
                                    << "A4";
    }
    void everyNumberComesOnEveryPaper()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, options);
        QFETCH(const QString, paper);
        const SheetTask task = taskOf(game.toStdString(), options);
        double before = SheetGrid::kLargestCell;
        for (int number = 1; number <= SheetSpec::kMostPerPage; ++number) {
            SheetSpec spec;
            spec.page.paper = paperOf(paper);
            spec.perPage = number;
            spec.lines = 0;
            Job job;
            job.write(spec, std::vector<SheetTask>(static_cast<std::size_t>(number) + 1, task));
            QCOMPARE(job.withoutRoom, 0);
            QCOMPARE(job.pages.size(), std::size_t(2));
            const Reading first = job.read(0), second = job.read(1);
            QCOMPARE(static_cast<int>(first.origins.size()), number);
            QCOMPARE(second.origins.size(), std::size_t(1));
            QCOMPARE(second.origins.front(), first.origins.front());
            // More of them are hardly ever larger.
            QVERIFY2(SheetGrid::kNearlyLargest * job.smallest <= before, qPrintable(QString::number(number)));
            before = job.smallest;
        }
    }

    void rowsHaveOneBaseForCaptionsAndOneForLines_data()
    {
        QTest::addColumn<int>("number");
        for (int number = 1; number <= SheetSpec::kMostPerPage; ++number)
            QTest::addRow("%d", number) << number;
    }
    void rowsHaveOneBaseForCaptionsAndOneForLines()
    {
        QFETCH(const int, number);
        std::vector<SheetTask> tasks;
        for (int index = 0; index < number; ++index)
            tasks.push_back(taskOf("orthodox", {}, index % 2 == 0 ? "xo" : "gjp"));
        SheetSpec spec;
        spec.perPage = number;
        spec.lines = 1;
        Job job;
        job.write(spec, tasks);
        QCOMPARE(job.pages.size(), std::size_t(1));
        const Reading page = job.read(0);
        QCOMPARE(static_cast<int>(page.rules.size()), number);
        std::set<long> rows;
        std::map<long, int> lines, boards;
        for (const Reading::Rule& rule : page.rules) {
            ++lines[std::lround(100 * rule.y)];
            QVERIFY(rule.from >= 15 - 0.01 && rule.to <= 195 + 0.01 && rule.y <= 282.01);
        }
        for (const QPointF& origin : page.origins)
            ++boards[std::lround(100 * origin.y())];
        // In letters of one size, be they usual or, where boards are small, smaller ones.
        const std::multiset<long> usual = page.bases(SheetCaption::kUsual);
        const std::multiset<long> captions =
            usual.empty() ? page.bases(SheetCaption::kSmaller * SheetCaption::kUsual) : usual;
        QCOMPARE(static_cast<int>(captions.size()), number);
        QCOMPARE(lines.size(), boards.size());
        for (auto line = lines.begin(), board = boards.begin(); line != lines.end(); ++line, ++board)
            QCOMPARE(line->second, board->second);
        rows.insert(captions.begin(), captions.end());
        QCOMPARE(rows.size(), lines.size());
    }

    void columnsAndRowsFillThePage()
    {
        // No other pair with so many places has much larger cells.
        for (const auto& shape : {boardOf(9, 9), boardOf(22, 22), boardOf(38, 10)}) {
            for (const QSizeF page : {QSizeF(180, 259), QSizeF(267, 172)}) {
                for (int number = 1; number <= SheetSpec::kMostPerPage; ++number) {
                    const SheetRoom room{page, 1, 1, 0, {}, false};
                    const SheetGrid grid = SheetGrid::fullest(room, number, shape);
                    QVERIFY(grid.columns() * grid.rows() >= number);
                    for (int columns = 1; columns <= number; ++columns) {
                        const SheetGrid other(room, columns, (number + columns - 1) / columns);
                        QVERIFY(SheetGrid::kNearlyLargest * other.cellOf(shape) <= grid.cellOf(shape));
                    }
                }
            }
        }
    }

    void smallBoardsAreAsLargeAsPaperAllows_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        for (const char* options : {"players=3", "", "players=6"})
            QTest::addRow("multiplayer %s", options) << "multiplayer" << options;
        QTest::newRow("four linked boards") << "strategic"
                                            << "boards=4";
        QTest::newRow("river") << "longchess"
                               << "";
        QTest::newRow("ring of four") << "circular"
                                      << "players=4";
    }
    void smallBoardsAreAsLargeAsPaperAllows()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, options);
        const SheetTask task = taskOf(game.toStdString(), options);
        for (const QString& paper : {QString("A4"), QString("A4 sideways")}) {
            for (const int lines : {0, 2}) {
                for (int number = 1; number <= 12; ++number) {
                    SheetSpec spec;
                    spec.page.paper = paperOf(paper);
                    spec.perPage = number;
                    spec.lines = lines;
                    Job job;
                    job.write(spec, std::vector<SheetTask>(static_cast<std::size_t>(number), task));
                    const double most = std::min(mostOnPaper(task.diagram, spec), SheetGrid::kReadableCell);
                    // Boards stand otherwise than usual only where that makes a difference.
                    QVERIFY2(1.05 * job.smallest >= most - 0.05,
                             qPrintable(QString("%1, %2 lines, %3 a page: %4 of %5 mm")
                                            .arg(paper)
                                            .arg(lines)
                                            .arg(number)
                                            .arg(job.smallest)
                                            .arg(most)));
                }
            }
        }
    }

    void captionsAndLinesStandBesideWideBoardsWhereThatMakesThemLarger()
    {
        std::vector<SheetTask> tasks;
        for (int index = 0; index < 6; ++index)
            tasks.push_back(taskOf("longchess", {}, index == 2 ? QString("Find all. ").repeated(14) : "Find all."));
        SheetSpec spec;
        spec.title = "Lesson";
        Job job;
        job.write(spec, tasks);
        QVERIFY2(job.smallest >= 3.1, qPrintable(QString::number(job.smallest))); // 2.3 with both below the boards
        const Reading page = job.read(0);
        QCOMPARE(page.rules.size(), std::size_t(12));
        std::set<double> sizes;
        for (std::size_t index = 0; index < 6; ++index) {
            const Reading::Rule& rule = page.rules[2 * index];
            QCOMPARE(rule.to, 195.0);
            QVERIFY(rule.to - rule.from >= 45);
            // Both lines stand at the right of the board, above the next one.
            QVERIFY(rule.y > page.origins[index].y());
            QVERIFY(index == 5 || page.rules[2 * index + 1].y < page.origins[index + 1].y());
            QVERIFY(page.origins[index].x() + 38 * job.smallest < rule.from);
        }
        int captions = 0;
        for (const Word& word : page.words) {
            if (!word.text.startsWith("Find"))
                continue;
            ++captions;
            sizes.insert(word.size);
            const double left = word.centre.x() - word.width(printFont()) / 2;
            QVERIFY2(std::abs(left - page.rules[0].from) < 0.1, qPrintable(QString::number(left)));
        }
        QVERIFY(captions > 6);
        QCOMPARE(sizes.size(), std::size_t(1));
    }

    void linesStandSideBySideWhereThatMakesSmallBoardsLarger()
    {
        const auto rulesOf = [](const SheetTask& task, int number) {
            SheetSpec spec;
            spec.perPage = number;
            Job job;
            job.write(spec, std::vector<SheetTask>(static_cast<std::size_t>(number), task));
            return job.read(0).rules;
        };
        const auto river = rulesOf(taskOf("longchess"), 5);
        QCOMPARE(river.size(), std::size_t(10));
        QCOMPARE(river[0].y, river[1].y);
        QCOMPARE(river[1].from - river[0].to, SheetGrid::kGap);
        QCOMPARE(river[1].to, 195.0);
        const auto large = rulesOf(taskOf("orthodox"), 2);
        QVERIFY(large[0].y < large[1].y);
    }

    void sixAreTwoBesideOneAnother()
    {
        std::vector<SheetTask> tasks(6, taskOf("orthodox", {}, "White wins."));
        Job job;
        job.write({}, tasks);
        std::set<double> lefts;
        for (const QPointF& origin : job.read(0).origins)
            lefts.insert(origin.x());
        QCOMPARE(lefts.size(), std::size_t(2));
        QVERIFY2(job.smallest >= 5.5, qPrintable(QString::number(job.smallest)));
    }

    void linesAndCaptionsGiveWayBeforeBoardsStandInHalfThePage()
    {
        // Three beside one another are readable as well, and half of the page is blank between the two rows.
        const QString caption = "Find the best move for the side that is on turn: there is only one.";
        SheetSpec spec;
        spec.title = "Ten tasks";
        spec.name = "Name:";
        spec.hasPageNumbers = true;
        Job job;
        job.write(spec, std::vector<SheetTask>(6, taskOf("orthodox", {}, caption)));
        std::set<double> lefts;
        const Reading page = job.read(0);
        for (const QPointF& origin : page.origins)
            lefts.insert(origin.x());
        QCOMPARE(lefts.size(), std::size_t(2));
        QVERIFY2(job.smallest >= SheetGrid::kReadableCell, qPrintable(QString::number(job.smallest)));
        QVERIFY(job.cut.empty());
        QCOMPARE(page.bases(SheetCaption::kSmaller * SheetCaption::kUsual).size(), std::size_t(12));
        std::vector<double> rules;
        for (const Reading::Rule& rule : page.rules)
            rules.push_back(rule.y);
        QCOMPARE(rules[3] - rules[2], SheetGrid::kTightStep); // behind name and date
        // With room enough they stand as they are read and written best.
        spec.perPage = 4;
        spec.name.clear();
        Job four;
        four.write(spec, std::vector<SheetTask>(4, taskOf("orthodox", {}, caption)));
        QVERIFY(four.smallest >= SheetGrid::kReadableCell);
        QCOMPARE(four.read(0).bases(SheetCaption::kUsual).size(), std::size_t(4 * 2));
    }

    void smallBoardsFillThePageWhereThatCostsThemHardlyAnything()
    {
        // Two rows of four leave half of the page blank, for boards that are larger by a fiftieth.
        SheetSpec spec;
        spec.page.paper = paperOf("Letter");
        spec.perPage = 8;
        spec.title = "Ten tasks";
        spec.name = "Name:";
        spec.hasPageNumbers = true;
        const QString caption = "Find the best move for the side that is on turn: there is only one.";
        Job job;
        job.write(spec, std::vector<SheetTask>(8, taskOf("orthodox", {}, caption)));
        std::set<double> tops;
        for (const QPointF& origin : job.read(0).origins)
            tops.insert(origin.y());
        QCOMPARE(tops.size(), std::size_t(3));
        spec.grid = {4, 2};
        Job four;
        four.write(spec, std::vector<SheetTask>(8, taskOf("orthodox", {}, caption)));
        QVERIFY(job.smallest >= SheetGrid::kHardlySmaller * four.smallest);
    }

    /** Whatever number a page would have without columns and rows: boards lay off the paper, and tasks were lost. */
    void allTasksStandOnThePaperInEveryGrid()
    {
        constexpr std::size_t kTasks = 13;
        for (int columns = 1; columns <= 6; ++columns) {
            for (int rows = 1; rows <= 12 && columns * rows <= 24; rows += rows < 4 ? 1 : 4) {
                SheetSpec spec;
                spec.grid = {columns, rows};
                Job job;
                job.write(spec, std::vector<SheetTask>(kTasks, taskOf("orthodox")));
                const auto each = static_cast<std::size_t>(columns * rows);
                const QByteArray asked = QByteArray::number(columns) + 'x' + QByteArray::number(rows);
                QVERIFY2(job.pages.size() == (kTasks + each - 1) / each, asked.constData());
                std::size_t boards = 0;
                const QRectF paper(QPointF(), spec.page.paper - 8 * QSizeF(job.smallest, job.smallest));
                for (std::size_t page = 0; page < job.pages.size(); ++page) {
                    for (const QPointF& origin : job.read(page).origins) {
                        ++boards;
                        QVERIFY2(paper.contains(origin), asked.constData());
                    }
                }
                QVERIFY2(boards == kTasks, asked.constData());
            }
        }
    }

    void aGridThatIsChosenIsKept()
    {
        SheetSpec spec;
        spec.grid = {3, 2};
        Job job;
        job.write(spec, std::vector<SheetTask>(7, taskOf("checkers", {})));
        QCOMPARE(job.pages.size(), std::size_t(2));
        std::map<double, int> columns;
        for (const QPointF& origin : job.read(0).origins)
            ++columns[origin.x()];
        QCOMPARE(columns.size(), std::size_t(3));
        QVERIFY(std::ranges::all_of(columns, [](const auto& column) { return column.second == 2; }));
    }

    void stockpilesHaveTheWidthOfTheirPlace()
    {
        SheetTask task = taskOf("multiplayer");
        const GameDescription& game = task.diagram.game->description();
        for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat) {
            for (std::uint8_t set = 1; set <= 4; ++set) {
                for (const Side side : {Side{0}, Side{1}})
                    task.diagram.picture.contents.stockpiles.push_back({Seat{seat}, Piece{PieceKind{0}, side, set}, 1});
            }
        }
        SheetSpec spec;
        spec.lines = 1;
        for (const auto& [number, least] : std::map<int, double>{{1, 8}, {2, 5}, {4, 3.5}, {6, 2.5}}) {
            spec.perPage = number;
            Job job;
            job.write(spec, std::vector<SheetTask>(static_cast<std::size_t>(number), task));
            QCOMPARE(job.withoutRoom, 0);
            QCOMPARE(job.pages.size(), std::size_t(1));
            QVERIFY2(job.smallest >= least, qPrintable(QString::number(job.smallest)));
        }
    }

    /** Each page had room for its own stockpiles: rows stood some millimetres higher or lower than on the next one. */
    void rowsStandAtOneHeightOnAllPages()
    {
        std::vector<SheetTask> tasks;
        for (int number = 0; number < 11; ++number) {
            SheetTask& task = tasks.emplace_back(taskOf("multiplayer", {}, "White to move."));
            for (int piece = 0; piece < (number * 7) % 16; ++piece)
                task.diagram.picture.contents.stockpiles.push_back(
                    {Seat{0},
                     Piece{PieceKind{static_cast<std::uint8_t>(piece % 5)}, Side{0},
                           static_cast<std::uint8_t>(1 + piece / 5)},
                     1});
        }
        for (const int perPage : {2, 3, 4}) {
            SheetSpec spec;
            spec.perPage = perPage;
            Job job;
            job.write(spec, tasks);
            const std::vector<QPointF> first = job.read(0).origins;
            QCOMPARE(first.size(), static_cast<std::size_t>(perPage));
            for (std::size_t page = 1; page < job.pages.size(); ++page) {
                const std::vector<QPointF> origins = job.read(page).origins;
                for (std::size_t at = 0; at < origins.size(); ++at)
                    QVERIFY2(std::abs(origins[at].y() - first[at].y()) < 0.01,
                             qPrintable(QStringLiteral("%1 a page, %2: %3 and %4")
                                            .arg(perPage)
                                            .arg(page)
                                            .arg(first[at].y())
                                            .arg(origins[at].y())));
            }
        }
    }

    /** Room for the longest one was kept below all boards. */
    void oneLongStockpileTakesNoRoomFromOtherRows()
    {
        const auto smallest = [](int longOnes) {
            SheetTask task = taskOf("multiplayer", {}, "White to move.");
            const auto give = [&](int pieces) {
                for (int piece = 0; piece < pieces; ++piece)
                    task.diagram.picture.contents.stockpiles.push_back(
                        {Seat{0},
                         Piece{PieceKind{static_cast<std::uint8_t>(piece % 5)}, Side{0},
                               static_cast<std::uint8_t>(1 + piece / 5)},
                         1});
            };
            give(1);
            std::vector<SheetTask> tasks(8, task);
            give(30);
            for (int at = 0; at < longOnes; ++at)
                tasks[static_cast<std::size_t>(at)] = task;
            SheetSpec spec;
            spec.perPage = 8;
            Job job;
            job.write(spec, tasks);
            return job.smallest;
        };
        QVERIFY2(smallest(1) >= 1.1 * smallest(8),
                 qPrintable(QStringLiteral("%1 %2").arg(smallest(1)).arg(smallest(8))));
    }

    /** Cells of 1 mm stood above stockpiles that were three times as high, and circles of many boards had none. */
    void captionsAndStockpilesAreCutWhereBoardsWouldBeTiny()
    {
        const QString caption =
            QStringLiteral("Your king is in check. Find every way out: go away, step between, take.");
        const auto withStock = [&](const QString& options) {
            SheetTask task = taskOf("multiplayer", options, caption);
            for (std::uint8_t piece = 0; piece < 12; ++piece)
                task.diagram.picture.contents.stockpiles.push_back(
                    {Seat{static_cast<std::uint8_t>(piece % 3)},
                     Piece{PieceKind{static_cast<std::uint8_t>(piece % 5)}, Side{0},
                           static_cast<std::uint8_t>(1 + piece / 5)},
                     1});
            return task;
        };
        SheetSpec spec;
        spec.perPage = 24;
        std::vector<SheetTask> circles;
        for (int task = 0; task < 24; ++task)
            circles.push_back(withStock(task % 2 == 0 ? QStringLiteral("players=16") : QStringLiteral("players=6")));
        Job alike, mixed;
        alike.write(spec, std::vector<SheetTask>(24, withStock({})));
        QCOMPARE(alike.withoutRoom, 0);
        QVERIFY2(alike.smallest >= 1.2, qPrintable(QString::number(alike.smallest)));
        QCOMPARE(alike.cut.size(), std::size_t(24));
        mixed.write(spec, circles);
        QCOMPARE(mixed.withoutRoom, 0);
    }

    /** What has no room was told, but not what has. */
    void howManyHaveRoomIsTold()
    {
        PieceArt art;
        const auto most = [&art](int perPage) {
            SheetSpec spec;
            spec.perPage = perPage;
            spec.lines = 20;
            SheetWriter writer([](const PrintPage&) { return true; }, art, spec);
            for (int task = 0; task < perPage; ++task)
                writer.add(taskOf("orthodox"));
            writer.finish();
            return writer.withoutRoom() > 0 ? writer.mostPerPage() : perPage;
        };
        const int number = most(SheetSpec::kMostPerPage);
        QVERIFY2(number > 1 && number < SheetSpec::kMostPerPage, qPrintable(QString::number(number)));
        QCOMPARE(most(number), number);
    }

    void numbersFollowThePages()
    {
        const QString letters = "oooGoooRoooL";
        const std::map<QChar, SheetTask> kinds{{u'o', taskOf("orthodox")},
                                               {u'G', taskOf("strategic", "boards=4")},
                                               {u'R', taskOf("circular", "players=4")},
                                               {u'L', taskOf("longchess")}};
        std::vector<SheetTask> tasks;
        for (const QChar letter : letters) {
            SheetTask task = kinds.at(letter);
            task.diagram.caption = QString("task%1").arg(tasks.size());
            task.answer = QString("answer%1").arg(tasks.size());
            tasks.push_back(task);
        }
        SheetSpec spec;
        spec.page.paper.transpose();
        spec.answers = "Answers";
        spec.perPage = 5;
        Job job;
        job.write(spec, tasks);
        QVERIFY(!std::ranges::is_sorted(job.numbers)); // else nothing was tried
        QStringList captions, answers;
        for (std::size_t page = 0; page < job.pages.size(); ++page) {
            QString words;
            for (const Word& word : job.read(page).words) {
                if (word.text.startsWith("task"))
                    captions << word.text;
                words += word.text + u' ';
            }
            answers << words.simplified();
        }
        QCOMPARE(captions.size(), letters.size());
        for (std::size_t task = 0; task < tasks.size(); ++task) {
            const int number = job.numbers[task];
            QCOMPARE(captions[number - 1], tasks[task].diagram.caption);
            const QString answer = QString("%1 answer%2").arg(number).arg(task);
            QVERIFY2(answers.back().contains(answer), qPrintable(answers.back()));
        }
    }

    void numbersStandAtTheLeftOfAllBoards()
    {
        const SheetTask chess = taskOf("orthodox"), ring = taskOf("circular", "players=4"), river = taskOf("longchess");
        const std::vector<std::vector<SheetTask>> jobs{
            {ring, ring, ring, ring}, {chess, chess, chess, chess}, {chess, ring, chess, river, chess, chess}, {river}};
        for (const int perPage : {1, 4, 9}) {
            for (const std::vector<SheetTask>& tasks : jobs) {
                SheetSpec spec;
                spec.perPage = perPage;
                Job job;
                job.write(spec, tasks);
                const Reading page = job.read(0);
                QStringList numbers;
                for (const Word& word : page.words) {
                    if (!word.bold)
                        continue;
                    const double left = word.centre.x() - word.width(printFont()) / 2;
                    QVERIFY(std::ranges::any_of(page.origins, [&](QPointF board) {
                        return std::abs(left - board.x()) <= 0.5 || std::abs(left + 7.5 - board.x()) <= 0.5;
                    }));
                    numbers << word.text;
                }
                QCOMPARE(numbers.size(), static_cast<qsizetype>(page.origins.size()));
            }
        }
    }

    void boardsOfARowBeginOnOneLevel()
    {
        // One of them has something above its cells, and one whose corner is free.
        SheetShape plain = boardOf(8, 8), marked = boardOf(8, 9), ring = boardOf(12, 12);
        marked.above = [](double cell) { return cell; };
        ring.above = [](double cell) { return cell / 2; };
        ring.hasFreeCorner = true;
        const SheetFlow flow(SheetRoom{{180, 80}, 0, 1, 0, {}}, {6, 0, 7}, {{plain, 5}, {marked, 5}, {ring, 5}});
        const auto pages = flow.pages({{0, 0}, {1, 1}, {2, 2}}, 0);
        QCOMPARE(pages.size(), std::size_t(1));
        const std::array<SheetShape, 3> shapes{plain, marked, ring};
        std::optional<double> number, level;
        for (const SheetSpot& spot : flow.spots(pages.front(), 5)) {
            const SheetShape& shape = shapes[spot.task];
            const double cells = spot.place->at.y() + spot.place->boardTop + (shape.above ? shape.above(5) : 0);
            QCOMPARE(spot.place->at.y(), number.value_or(spot.place->at.y()));
            QCOMPARE(cells, level.value_or(cells));
            number = spot.place->at.y();
            level = cells;
        }
    }

    /** All others were moved behind it, and what it leaves blank stood in the corner where reading begins. */
    void aHighBoardStandsBehindThoseThatComeBeforeIt()
    {
        const SheetFlow::Rules rules{6, 0, 7, true};
        const SheetFlow flow(SheetRoom{{150, 97}, 0, 1, 0, {}}, rules, {{boardOf(8, 8), 5}, {boardOf(12, 12), 5}});
        const auto pages = flow.pages({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 1}}, 0);
        QCOMPARE(pages.size(), std::size_t(1));
        std::vector<std::size_t> read;
        for (const SheetSpot& spot : flow.spots(pages.front(), 5))
            read.push_back(spot.task);
        QCOMPARE(read, (std::vector<std::size_t>{0, 1, 4, 2, 3}));
    }

    /** Two digits in its corner touched it. */
    void aNumberStandsAboveASmallRing()
    {
        SheetShape ring = boardOf(12, 12);
        ring.hasFreeCorner = true;
        const SheetRoom room{{180, 250}, 0, 1, 0, {}};
        const SheetGrid few(room, 2, 3), many(room, 6, 4);
        QCOMPARE(few.place(0, 0, {ring, few.cellOf(ring)}).boardTop, 0.0);
        QCOMPARE(many.place(0, 0, {ring, many.cellOf(ring)}).boardTop, SheetGrid::kNumberRoom);
        for (const double cell : {2.0, 6.0}) {
            const SheetFlow flow(room, {6, 0, 7}, {{ring, cell}, {boardOf(8, 8), cell}});
            const auto pages = flow.pages({{0, 0}, {1, 1}}, 0);
            const SheetPlace place = *flow.spots(pages.front(), 0).front().place;
            QCOMPARE(place.boardTop > 0 || place.hasNumberBeside, cell < 6);
        }
    }

    void aLongBoardIsTurnedWhereThatMakesItLarger()
    {
        for (const int perPage : {1, 2, 3}) {
            SheetSpec spec;
            spec.perPage = perPage;
            Job upright;
            upright.write(spec, std::vector<SheetTask>(3, taskOf("longchess", {}, "White wins.")));
            QVERIFY2(upright.smallest >= 5.5, qPrintable(QString::number(upright.smallest)));
            QCOMPARE(upright.pages.size(), static_cast<std::size_t>((2 + perPage) / perPage));
        }
        // Beside a high board lines stand below the words, not at its foot.
        SheetSpec single;
        single.perPage = 1;
        single.title = "Longchess";
        single.name = "Name:";
        single.lines = 4;
        Job job;
        job.write(single, {taskOf("longchess", {}, "White wins.")});
        const Reading page = job.read(0);
        const auto words = std::ranges::find(page.words, QStringLiteral("White wins."), &Word::text);
        QVERIFY(words != page.words.end());
        QVERIFY(page.rules.back().y - words->centre.y() < 70 && page.rules.back().from > 90);
        // Beside others as well.
        SheetSpec spec;
        spec.perPage = 3;
        Job mixed;
        mixed.write(spec, {taskOf("longchess"), taskOf("orthodox"), taskOf("orthodox")});
        QVERIFY2(mixed.smallest > 5.2, qPrintable(QString::number(mixed.smallest)));
        QCOMPARE(mixed.pages.size(), std::size_t(1));
    }

    void captionsGetNoBlanksThatNobodyTyped()
    {
        const QString text = QStringLiteral("Look at www.example.org/path/of/the.book, K+P/K-endings, no.12, WAC.009");
        int parted = 0;
        for (const double height : {60.0, 8.0}) { // whole, and cut
            for (double width = 12; width < 80; width += 0.5) {
                const SheetCaption caption = SheetCaption::in(text, width, height, printFont(), SheetCaption::kUsual);
                for (QString line : caption.lines) {
                    parted += text.contains(line + u' ') || text.endsWith(line) ? 0 : 1;
                    line.remove(u'…');
                    QVERIFY2(text.contains(line.trimmed()), qPrintable(QStringLiteral("%1: %2").arg(width).arg(line)));
                }
            }
        }
        QVERIFY(parted > 0); // else nothing was tried
    }

    void captionsHaveOneSizeInTheWholeJob()
    {
        const QString longer =
            QStringLiteral("White has given a piece for three pawns and open lines, and wins by force now. ");
        std::vector<SheetTask> tasks;
        for (const QString& caption :
             {QString("Mate."), longer.repeated(2), QString("Draw."), QString("Win."), QString("Stalemate.")})
            tasks.push_back(taskOf("orthodox", {}, caption));
        SheetSpec spec;
        spec.perPage = 4;
        spec.lines = 6;
        Job job;
        job.write(spec, tasks);
        std::map<QString, double> sizes;
        for (const Word& word : job.read(0).words)
            sizes[word.text.left(4)] = word.size;
        QVERIFY(sizes["Whit"] < SheetCaption::kUsual);
        QCOMPARE(sizes["Mate"], sizes["Whit"]);
        QCOMPARE(sizes["Draw"], sizes["Whit"]);
        QCOMPARE(sizes["Win."], sizes["Whit"]);
        for (const Word& word : job.read(1).words) {
            if (word.text == "Stalemate.")
                QCOMPARE(word.size, sizes["Whit"]);
        }
    }

    void captionsAreWholeWhereBoardsHardlyShrinkByIt()
    {
        SheetSpec spec;
        spec.page.paper = *paperNamed("Letter");
        for (const int perPage : {7, 8}) {
            spec.perPage = perPage;
            const auto write = [&](const QString& caption) {
                Job job;
                std::vector<SheetTask> tasks(8, taskOf("orthodox", {}, "Mate in two."));
                tasks[2].diagram.caption = caption;
                job.write(spec, tasks);
                return job;
            };
            const QString words =
                "Find the only move that keeps the balance: Black threatens mate on g2, and the bishop on "
                "b7 is pinned only as long as the rook stays where it is.";
            const Job whole = write(words);
            QVERIFY(whole.cut.empty());
            QVERIFY(whole.smallest >= 0.89 * write(words.repeated(5)).smallest);
            QVERIFY(!write(words.repeated(5)).cut.empty());
        }
    }

    void boardsOfOneShapeHaveOneSizeInTheWholeJob()
    {
        std::vector<SheetTask> tasks;
        for (int index = 0; index < 14; ++index)
            tasks.push_back(index % 5 == 3
                                ? taskOf("longchess", {})
                                : taskOf(index % 2 == 0 ? "orthodox" : "checkers", {}, QString(index * 20, 'x')));
        SheetSpec spec;
        spec.lines = 1;
        Job job;
        job.write(spec, tasks);
        QVERIFY(job.smallest >= 4);
        std::size_t count = 0;
        for (std::size_t page = 0; page < job.pages.size(); ++page)
            count += job.read(page).origins.size();
        QCOMPARE(count, tasks.size());
    }

    void captionsBecomeSmallAndAreCutBeforeBoardsShrink()
    {
        const auto smallest = [](const QString& caption, std::vector<int>* cut = nullptr) {
            SheetSpec spec;
            spec.perPage = 12;
            Job job;
            std::vector<SheetTask> tasks(12, taskOf("orthodox", {}, caption));
            tasks[1].diagram.caption = QStringLiteral("Stalemate.");
            job.write(spec, tasks);
            if (cut)
                *cut = job.cut;
            return job.smallest;
        };
        const QString words = QStringLiteral("What does White play? ");
        std::vector<int> cut;
        const double two = smallest(words.repeated(3));
        QVERIFY(smallest(words.repeated(40), &cut) >= SheetGrid::kHardlySmaller * two);
        QCOMPARE(cut, (std::vector<int>{1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})); // all are named that are
        smallest(words, &cut);
        QVERIFY(cut.empty());
    }

    /** The fourth line of small letters took a twelfth of the cells of eight boards. */
    void boardsDoNotShrinkForMoreLinesThanTheyHaveRoomFor()
    {
        const QString words =
            QStringLiteral("Task number 5 of a caption that is rather longer than others, and goes on ");
        for (const int perPage : {8, 9}) {
            const auto smallest = [&](int times) {
                SheetSpec spec;
                spec.title = QStringLiteral("T");
                spec.name = QStringLiteral("Name:");
                spec.hasPageNumbers = true;
                spec.perPage = perPage;
                Job job;
                job.write(spec, std::vector<SheetTask>(16, taskOf("orthodox", {}, words.repeated(times))));
                return job.smallest;
            };
            const double cut = smallest(9); // as small as they ever become
            for (const int times : {1, 2, 3})
                QVERIFY2(smallest(times) >= 0.93 * cut, qPrintable(QString::number(smallest(times))));
        }
    }

    /** The question mark stood behind the last word, as in a text from the left. */
    void aCaptionKeepsItsDirectionBehindWhoseTurnItIs()
    {
        Match match = test::matchOf("orthodox");
        SheetTaskLook look;
        look.turn = SheetTaskLook::Turn::Words;
        const auto captionOf = [&](const char* comment) {
            match.setComments(match.start(), {comment});
            return sheetTask(match, match.start(), look).diagram.caption;
        };
        QCOMPARE(captionOf("Why?"), QStringLiteral("White to play. Why?"));
        const QString hebrew = QStringLiteral("\u05de\u05d4 \u05d4\u05de\u05d4\u05dc\u05da?");
        QCOMPARE(captionOf(hebrew.toUtf8().constData()),
                 QStringLiteral("White to play. \u2068") + hebrew + QChar(0x2069));
    }

    /** Beside the third of three lines, two in a row, was a hole. */
    void theLastLineToWriteOnGoesToTheEndOfItsRow()
    {
        SheetSpec spec;
        spec.perPage = 1;
        spec.lines = 3;
        std::vector<SheetTask> tasks{taskOf("longchess", {}), taskOf("orthodox", {})};
        Job job;
        job.write(spec, tasks);
        int broken = 0;
        for (std::size_t page = 0; page < job.pages.size(); ++page) {
            const auto rules = job.read(page).rules;
            double right = 0;
            for (const Reading::Rule& rule : rules)
                right = std::max(right, rule.to);
            const bool hasTwo = std::ranges::any_of(
                rules, [&](const Reading::Rule& rule) { return rule.to < 0.7 * right && rule.y > 40; });
            broken += hasTwo ? 1 : 0;
            QVERIFY(std::abs(rules.back().to - right) < 0.01);
        }
        QVERIFY(broken > 0); // else nothing was tried
    }

    void linesOfACaptionAreAsLongAsOneAnother()
    {
        const QString text = QStringLiteral("White played his king’s pawn; what now?");
        const double width = Word{{}, text, SheetCaption::kUsual, false, {}}.width(printFont()) - 1;
        const auto caption = SheetCaption::in(text, width, 100, printFont(), SheetCaption::kUsual);
        QCOMPARE(caption.lines.size(), 2);
        QCOMPARE(caption.lines.join(u' '), text);
        QVERIFY2(caption.lines[1].size() > text.size() / 3, qPrintable(caption.lines[1])); // not "now?" alone
        // Nor does a word stand alone below several lines.
        for (const double narrow : {30, 34, 38, 42}) {
            const auto several =
                SheetCaption::in("The cell that a jumper left counts as empty: a king may come back to it. "
                                 "Take all four at once, in both ways.",
                                 narrow, 100, printFont(), SheetCaption::kUsual);
            QVERIFY(several.lines.size() > 4);
            QVERIFY2(several.lines.back().contains(u' '), qPrintable(several.lines.join(u'|')));
        }
        // Lines that somebody has ended stay.
        const auto own =
            SheetCaption::in("White played and played and played\non.", width, 100, printFont(), SheetCaption::kUsual);
        QCOMPARE(own.lines, (QStringList{"White played and played and played", "on."}));
        // Words are not parted for it.
        const auto word = SheetCaption::in("Die neue Donaudampfschifffahrtsgesellschaft", width, 100, printFont(),
                                           SheetCaption::kUsual);
        QVERIFY2(word.lines.join(u' ').contains("Donaudampfschifffahrtsgesellschaft"),
                 qPrintable(word.lines.join(u'|')));
    }

    void ofALongCaptionNoMoreIsLaidOutThanHasRoom()
    {
        const QString text = QString(QStringLiteral("white to move wins ")).repeated(500);
        test::WorkTimer timer;
        SheetCaption caption;
        for (int i = 0; i < 1000; ++i)
            caption = SheetCaption::in(text, 60, SheetCaption::most(SheetCaption::kUsual), printFont());
        QVERIFY2(timer.elapsed() < 2500,
                 qPrintable(QString::number(timer.elapsed()))); // all of it takes ten times as long
        QVERIFY(caption.isCut);
        QCOMPARE(caption.lines.size(), SheetCaption::kSmallLines);
    }

    void aCaptionThatIsCutEndsWithAnEllipsis()
    {
        const QString words = QString("What does White play here? ").repeated(20).trimmed();
        const double high = SheetCaption::most(SheetCaption::kUsual);
        const auto caption = SheetCaption::in(words, 60, high, printFont());
        QVERIFY(caption.isCut);
        QCOMPARE(caption.lines.size(), SheetCaption::kSmallLines);
        QVERIFY(caption.lines.back().endsWith(QStringLiteral(" …")));
        for (const QString& line : caption.lines)
            QVERIFY((Word{{}, line, caption.size, false, {}}.width(printFont()) <= 60.01));
        QVERIFY(!SheetCaption::in("Short.", 60, high, printFont()).isCut);
        QCOMPARE(SheetCaption::in("Short.", 60, high, printFont()).size, SheetCaption::kUsual);
    }

    void theLegendOfAllStandsOnceOnAPage()
    {
        const auto names = [](std::vector<SheetTask> tasks) {
            Job job;
            job.write({}, tasks);
            int count = 0;
            for (std::size_t page = 0; page < job.pages.size(); ++page) {
                for (const Word& word : job.read(page).words)
                    count += word.text == "Purple";
            }
            return count;
        };
        const SheetTask six = taskOf("circular", "players=6");
        QCOMPARE(names({six, six, six}), 1);
        QCOMPARE(names({six, six, taskOf("orthodox")}), 2);
    }

    void versionsHaveEveryTaskInAnotherPlace()
    {
        for (const std::size_t tasks : {2U, 3U, 12U}) {
            const auto orders = taskOrders(tasks, 2, 7);
            QCOMPARE(orders.size(), std::size_t(2));
            std::set<std::size_t> second(orders[1].begin(), orders[1].end());
            QCOMPARE(second.size(), tasks);
            for (std::size_t place = 0; place < tasks; ++place) {
                QCOMPARE(orders[0][place], place);
                QVERIFY(orders[1][place] != place);
            }
            QCOMPARE(taskOrders(tasks, 2, 7), orders);
        }
        QCOMPARE(taskOrders(1, 3, 1).back(), std::vector<std::size_t>{0});
        QVERIFY(taskOrders(12, 2, 1) != taskOrders(12, 2, 2));
    }

    void eachVersionHasItsAnswers()
    {
        std::vector<SheetTask> tasks;
        for (int index = 0; index < 4; ++index)
            tasks.push_back(taskOf("orthodox", {}, QString("task %1").arg(index), QString("answer %1").arg(index)));
        SheetSpec spec;
        spec.versions = 2;
        spec.version = "Version %1";
        spec.answers = "Answers";
        spec.title = "Test";
        Job job;
        job.write(spec, tasks);
        QCOMPARE(job.pages.size(), std::size_t(4));
        const auto order = taskOrders(4, 2, spec.seed)[1];
        const Reading second = job.read(1), answers = job.read(3);
        const auto has = [](const Reading& page, const QString& words) {
            return std::ranges::any_of(page.words, [&](const Word& word) { return word.text.trimmed() == words; });
        };
        QVERIFY(has(second, QStringLiteral("Test – Version B")) && has(answers, QStringLiteral("Test – Version B")));
        // The answers come in the order of the tasks.
        QStringList told;
        for (const Word& word : answers.words) {
            if (word.text.contains("answer"))
                told << word.text.trimmed();
        }
        for (int place = 0; place < 4; ++place)
            QCOMPARE(told[place], QString("answer %1").arg(order[static_cast<std::size_t>(place)]));
    }

    void whatAnswersComeToIsASmallDiagram()
    {
        SheetTask task = taskOf("orthodox", {}, {}, "1. e4");
        task.end = task.diagram;
        SheetSpec spec;
        spec.answers = "Answers";
        Job job;
        job.write(spec, {task});
        QCOMPARE(job.read(1).origins.size(), std::size_t(1));
    }

    /** Numbers stood in line with what followed them, and all of it had one weight. */
    void numbersOfAnswersHangAndWhatIsPlayedIsBold()
    {
        SheetSpec spec;
        spec.answers = "Answers";
        SheetTask task =
            taskOf("orthodox", {}, {}, "1.Qh5 and mate follows " + QStringLiteral("in the end ").repeated(12));
        task.answerRuns = {{"1.Qh5", true}, {task.answer.mid(5), false}};
        Job job;
        job.write(spec, std::vector<SheetTask>(11, task));
        const Reading answers = job.read(job.pages.size() - 1);
        std::set<long> begins, ends; // of lines, and of numbers
        for (const Word& word : answers.words) {
            const double half = word.width(printFont()) / 2;
            if (word.text == "1.Qh5")
                QVERIFY(word.bold);
            if (word.text.startsWith("1.Qh5") || (!word.bold && word.centre.x() < spec.page.paper.width() / 2 &&
                                                  word.text.size() > 9 && !word.text.startsWith(u' ')))
                begins.insert(std::lround(word.centre.x() - half));
            if (word.bold && word.text.toInt() > 0)
                ends.insert(std::lround(word.centre.x() + half));
        }
        QCOMPARE(ends.size(), std::size_t(2)); // one a column: 9 stands above 10 as in a list
        for (const long end : ends)
            QVERIFY(std::ranges::any_of(begins, [end](long begin) { return begin > end && begin < end + 4; }));
    }

    /** Small boards stood two beside one another, twelve a page, and answers of one move in two columns. */
    void shortAnswersStandInMoreColumnsWhereThatSavesPages()
    {
        SheetSpec spec;
        spec.answers = "Answers";
        spec.perPage = SheetSpec::kMostPerPage;
        const auto write = [&spec](Job& job, const SheetTask& task, std::size_t count) {
            job.write(spec, std::vector<SheetTask>(count, task));
            return job.pages.size() - (count + SheetSpec::kMostPerPage - 1) / SheetSpec::kMostPerPage;
        };
        SheetTask task = taskOf("orthodox", {}, {}, "1. e4");
        task.end = task.diagram;
        Job boards;
        QCOMPARE(write(boards, task, 24), std::size_t(1));
        QCOMPARE(boards.read(1).origins.size(), std::size_t(24));
        task.end.reset();
        Job lines, few, longer;
        QCOMPARE(write(lines, task, 150), std::size_t(1));
        const auto columnsOf = [](const Reading& page, const QString& answer) {
            constexpr double kNarrowest = 30; // mm: numbers before answers are not as wide as one another
            std::set<long> columns;
            for (const Word& word : page.words) {
                if (word.text.trimmed() == answer)
                    columns.insert(static_cast<long>(word.centre.x() / kNarrowest));
            }
            return columns.size();
        };
        // As many as have room in the usual ones stand in these, and so do longer ones.
        write(few, task, 24);
        QCOMPARE(columnsOf(few.read(1), task.answer), std::size_t(2));
        task.answer = QString(45, u'i');
        QCOMPARE(write(longer, task, 150), std::size_t(2));
        QCOMPARE(columnsOf(longer.read(7), task.answer), std::size_t(2));
    }

    /** All answers stood in two columns for one. */
    void aLongAnswerStandsAcrossTheColumnsOfShortOnes()
    {
        SheetSpec spec;
        spec.answers = "Answers";
        spec.perPage = SheetSpec::kMostPerPage;
        std::vector<SheetTask> tasks(150, taskOf("orthodox", {}, {}, "1. e4"));
        const QString longOne = QStringLiteral("1. d4 ") + QStringList(50, "word").join(u' ');
        tasks[60].answer = longOne;
        Job job;
        job.write(spec, tasks);
        constexpr std::size_t kSheets = 7;
        QCOMPARE(job.pages.size(), kSheets + 1);
        const Reading answers = job.read(kSheets);
        std::set<long> columns;
        double top = 0, above = 0, below = 1e9;
        QString number;
        for (const Word& word : answers.words) {
            if (word.bold)
                number = word.text;
            if (word.text.contains("word"))
                top = top > 0 ? std::min(top, word.centre.y()) : word.centre.y();
            if (word.text.trimmed() != "1. e4")
                continue;
            columns.insert(std::lround(word.centre.x() / 30));
            (number.toInt() <= 60 ? above : below) =
                number.toInt() <= 60 ? std::max(above, word.centre.y()) : std::min(below, word.centre.y());
        }
        QVERIFY2(columns.size() >= 4, qPrintable(QString::number(columns.size())));
        QVERIFY2(above < top && top < below, qPrintable(QString("%1 %2 %3").arg(above).arg(top).arg(below)));
    }

    void whatWasPlayedLastIsMarkedWhereThatIsWanted()
    {
        auto match = test::matchOf("orthodox");
        QVERIFY(match.play(match.actions(match.start()).front()));
        SheetTaskLook look;
        look.endsWithDiagram = true;
        const Node* const played = match.start()->firstChild;
        QVERIFY(!sheetTask(match, played, look).diagram.shows.lastAction);
        QVERIFY(!sheetTask(match, match.start(), look).end->shows.lastAction);
        look.hasLastActions = true;
        QVERIFY(sheetTask(match, played, look).diagram.shows.lastAction);
        QVERIFY(sheetTask(match, match.start(), look).end->shows.lastAction);
    }

    void answersComeWhereThereAreSome()
    {
        SheetSpec spec;
        spec.answers = "Answers";
        spec.title = "Lesson 3";
        Job none, one;
        none.write(spec, {taskOf("orthodox", {}), taskOf("orthodox", {})});
        QCOMPARE(none.pages.size(), std::size_t(1));
        one.write(spec, {taskOf("orthodox", {}), taskOf("orthodox", {}, {}, "e2-e4")});
        QCOMPARE(one.pages.size(), std::size_t(2));
        QStringList words;
        for (const Word& word : one.read(1).words)
            words << word.text.trimmed();
        for (const char* expected : {"Lesson 3", "Answers", "e2-e4"})
            QVERIFY2(words.contains(expected), expected);
    }

    void answersTellInWordsWhatHasACodeAlone()
    {
        Match match = test::matchOf("longchess", {}, {{"mines", "on"}, {"artillery", "on"}});
        test::enterAll(match, "fire:b18 fire:f4 fire:done b33-b32 Cx5+1");
        const QString answer =
            answerOf(match, match.start(), {words::Notation::English}).text.replace(TextLines::kFirmBlank, u' ');
        QCOMPARE(answer, QStringLiteral("1. shell aimed at b18W, f4W; b6B 2. charge, 5W to 6W"));
    }

    void allRightAnswersAreTold()
    {
        // Who played the other best move found it struck out by whoever marked with the printed answers.
        Match match = test::matchOf("orthodox");
        for (const char* first : {"g1-f3", "a2-a4", "d2-d4", "e2-e4"}) // the last is the line
            QVERIFY(match.playAt(match.start(), *match.parseEntry(match.start(), first)));
        match.setMarks(match.start()->firstChild->nextSibling->nextSibling, {2});
        const Node* const king = match.start()->firstChild;
        for (const char* reply : {"c7-c5", "e7-e5"})
            QVERIFY(match.playAt(king, *match.parseEntry(king, reply)));
        const Answer answer = answerOf(match, match.start(), {words::Notation::English});
        QCOMPARE(answer.text, QStringLiteral("1.e4 e5 (1...c5) or 1.d4 or 1.Nf3"));
        QVERIFY(!answer.end);
        match.setMarks(king, {2});
        QCOMPARE(answerOf(match, match.start(), {words::Notation::English}).text, QStringLiteral("1.d4 or 1.Nf3"));
        // Beside what was played in a game stands what somebody thought of it.
        QCOMPARE(answerOf(match, king, {words::Notation::English}).text, QStringLiteral("1...e5"));
    }

    /** "1.draw agreed" solved it. */
    void thatADrawIsAgreedIsNoAnswer()
    {
        Match match = test::matchOf("orthodox");
        test::enterAll(match, "e2-e4 e7-e5");
        const Node* const asked = match.end();
        QVERIFY(test::enter(match, "agree-draw"));
        QVERIFY(answerOf(match, asked, {words::Notation::English}).text.isEmpty());
        QVERIFY(!answerOf(match, asked->parent, {words::Notation::English}).text.isEmpty());
    }

    void defencesAndTriesStandInBrackets()
    {
        const auto answer = [](const char* moves) {
            const std::string record = std::string("[Game \"orthodox\"]\n\n") + moves + " *\n";
            const RecordReading reading = readRecords(record, Registry::standard());
            const Match& match = reading.matches.at(0);
            return answerOf(match, match.start(), {words::Notation::English, true}).text;
        };
        QCOMPARE(
            answer("1. e2-e4 {This.} (1. d2-d4 {fails} 1... d7-d5) (1. g1-f3 $2) 1... e7-e5 (1... c7-c5 2. g1-f3 $1 "
                   "{also wins} (2. d2-d4 $2) (2. c2-c3)) 2. g1-f3 (2. a2-a3 $4)"),
            QStringLiteral("1.e4 This. (1.d4 fails 1...d5) 1...e5 (1...c5 2.Nf3! also wins [2.c3]) 2.Nf3"));
        QCOMPARE(answer("1. e2-e4 (1. d2-d4 d7-d5) (1. c2-c4 $1 {as good} 1... c7-c5) (1. g1-f3 g8-f6 2. c2-c4)"),
                 QStringLiteral("1.e4 (1.d4 d5) or 1.c4! as good 1...c5 or 1.Nf3 Nf6 2.c4"));
        // They are no book.
        std::string many = "1. e2-e4 e7-e5";
        for (const char file : {'a', 'b', 'd', 'f', 'g', 'h'}) {
            for (const char rank : {'6', '5'})
                many += std::string(" (1... ") + file + '7' + '-' + file + rank + " 2. b1-c3 b8-c6 3. c3-b1)";
        }
        const QString some = answer((many + " 2. g1-f3").c_str());
        QCOMPARE(some.count(QStringLiteral("2.Nc3")), 9);
        QVERIFY2(some.endsWith(QStringLiteral(" (…) 2.Nf3")), qPrintable(some));
    }

    /** All of an answer had one weight. */
    void whatIsPlayedIsToldFromWhatIsSaid()
    {
        const RecordReading reading = readRecords(
            "[Game \"orthodox\"]\n\n1. e2-e4 {This.} e7-e5 (1... c7-c5) 2. g1-f3 *\n", Registry::standard());
        const Match& match = reading.matches.at(0);
        const Answer answer = answerOf(match, match.start(), {words::Notation::English, true});
        QString played, said;
        for (const TextRun& run : answer.runs)
            (run.isBold ? played : said) += run.text;
        QCOMPARE(played, QStringLiteral("1.e4 1...e5 2.Nf3"));
        QCOMPARE(said, QStringLiteral(" This. (1...c5)"));
        QCOMPARE(answer.text, QStringLiteral("1.e4 This. 1...e5 (1...c5) 2.Nf3"));
    }

    void ofManyMarksTheFirstArePrinted()
    {
        Match match = test::matchOf("orthodox");
        const auto played = match.playAt(match.start(), *match.parseEntry(match.start(), "e2-e4"));
        match.setMarks(*played, std::vector<std::uint8_t>(1'000'000, 1));
        const QString answer = answerOf(match, match.start(), {words::Notation::Records}).text;
        QVERIFY(answer.contains(QStringLiteral("e2-e4!!")));
        QVERIFY(answer.size() < 100);
    }
};

RINGFORD_TEST(TestSheet)
#include "test_sheet.moc"
