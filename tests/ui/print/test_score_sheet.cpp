// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets to write a game on: who plays stands on the lines, and above the columns what each plays.
#include "engine/games/Registry.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ListCanvas.h"
#include "ui/print/ScoreSheet.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace ringford;
using namespace ringford::ui;

class TestScoreSheet : public QObject {
    Q_OBJECT

private slots:
    void namesStandOnTheLinesAndNotAboveTheColumns()
    {
        ScoreSheetSpec spec;
        spec.event = QStringLiteral("Event:");
        spec.tables = ScoreSheetSpec::tablesOf(**Registry::standard().create("orthodox", {}), {"White", "Black"}, {},
                                               {"Benjamin O'Sullivan of Ballymena", {}});
        spec.rows = 20;
        test::ListCanvas page;
        QVERIFY(writeScoreSheet(spec, [&page](const PrintPage& one) {
            one.paint(page);
            return true;
        }));
        QCOMPARE(page.words.filter("Page").size(), 0);
        QCOMPARE(page.words.count("1"), 2); // a number of a row, and the page's
        QCOMPARE(page.words.count("White:"), 1);
        QCOMPARE(page.words.count("White"), 1); // of the only table that twenty rows need
        QCOMPARE(page.words.count("Black"), 1);
        QCOMPARE(page.words.filter("Ballymena").size(), 1);
        const qsizetype name = page.words.indexOf("Benjamin O'Sullivan of Ballymena");
        const qsizetype label = page.words.indexOf("White:");
        QVERIFY(name >= 0);
        QVERIFY(page.places[name].left() > page.places[label].right());
        QVERIFY(page.places[name].right() < spec.paper.width() / 2);
        QVERIFY(std::abs(page.places[name].center().y() - page.places[label].center().y()) < 1);
    }

    /** `North-…` stood above two columns. */
    void headsOfColumnsAreWhole()
    {
        const auto read = [](const char* game, const OptionValues& options, const QStringList& seats, QSizeF paper) {
            ScoreSheetSpec spec;
            spec.paper = paper;
            spec.rows = 20;
            spec.tables = ScoreSheetSpec::tablesOf(**Registry::standard().create(game, options),
                                                   {seats.begin(), seats.end()}, "Board %1");
            test::ListCanvas page;
            [&] {
                QVERIFY(writeScoreSheet(spec, [&page](const PrintPage& one) {
                    one.paint(page);
                    return true;
                }));
            }();
            return page.words;
        };
        const QStringList corners{"North-west", "North-east", "South-east", "South-west"};
        const QStringList four = read("longchess", {{"teams", "4"}}, corners, {210, 297});
        for (const QString& corner : corners)
            QVERIFY2(four.contains(corner), qPrintable(four.join(u'|')));
        QStringList boards;
        for (int board = 1; board <= 3; ++board)
            boards << QStringLiteral("White on board %1").arg(board) << QStringLiteral("Black on board %1").arg(board);
        const QStringList three = read("strategic", {{"boards", "3"}}, boards, {148, 210});
        QVERIFY2(three.filter(QStringLiteral("…")).isEmpty(), qPrintable(three.join(u'|')));
        for (const char* number : {"1", "2", "3"})
            QVERIFY2(three.join(u' ').contains(QStringLiteral("board ") + number), qPrintable(three.join(u'|')));
    }

    /** The end of a name of 36 letters was left out. */
    void longNamesAreWholeInSmallerLettersOrTwoLines()
    {
        const auto linesOf = [](const QString& name) {
            ScoreSheetSpec spec;
            spec.tables = ScoreSheetSpec::tablesOf(**Registry::standard().create("orthodox", {}), {"White", "Black"},
                                                   {}, {name, {}});
            test::ListCanvas page;
            const auto cuts = writeScoreSheet(spec, [&page](const PrintPage& one) {
                one.paint(page);
                return true;
            });
            return cuts && !cuts->names ? page.words : QStringList();
        };
        const QString smaller = QStringLiteral("Maximiliane Theodora von Hohenstein II");
        QVERIFY2(linesOf(smaller).contains(smaller), qPrintable(linesOf(smaller).join(u'|')));
        const QStringList two = linesOf(smaller + QStringLiteral(" of Wolfenbuettel and Lueneburg"));
        QVERIFY2(!two.filter(QRegularExpression(QStringLiteral("^Maximiliane Theodora von "))).isEmpty(),
                 qPrintable(two.join(u'|')));
        QVERIFY2(!two.filter(QRegularExpression(QStringLiteral("and Lueneburg$"))).isEmpty(),
                 qPrintable(two.join(u'|')));
    }

    void aNameThatHasNoRoomAtAllIsTold()
    {
        ScoreSheetSpec spec;
        const QString seat = QStringLiteral("Who has a name that is longer than half of any paper is wide, and more");
        const auto cuts = [&](const QString& name) {
            spec.tables = ScoreSheetSpec::tablesOf(**Registry::standard().create("orthodox", {}), {seat, "Black"}, {},
                                                   {name, {}});
            return writeScoreSheet(spec, [](const PrintPage&) { return true; });
        };
        QVERIFY(cuts({}) && !cuts({})->names);
        QVERIFY(cuts("Ann") && cuts("Ann")->names);
    }

    void aFewRowsNeedNoPageOfTheirOwn()
    {
        ScoreSheetSpec spec;
        spec.paper = {215.9, 279.4};
        const auto game = *Registry::standard().create("circular", {{"players", "4"}});
        spec.tables = ScoreSheetSpec::tablesOf(*game, {"Red", "Blue", "Yellow", "Green"}, {});
        test::ListCanvas words;
        int pages = 0;
        QVERIFY(writeScoreSheet(spec, [&](const PrintPage& one) {
            one.paint(words);
            ++pages;
            return true;
        }));
        QCOMPARE(pages, 1);
        QCOMPARE(words.words.count(QString::number(spec.rows)), 1);
    }

    void seatsOfEachBoardHaveTheirNames()
    {
        const auto game = *Registry::standard().create("multiplayer", {{"players", "3"}});
        const auto tables = ScoreSheetSpec::tablesOf(*game, {"A", "B", "C"}, "Board %1", {"Ann", "Ben", {}});
        QCOMPARE(tables.size(), std::size_t(3));
        for (const ScoreSheetSpec::Table& table : tables) {
            QCOMPARE(table.names.size(), table.players.size());
            for (qsizetype i = 0; i < table.players.size(); ++i) {
                const QString expected = table.players[i] == "A" ? "Ann" : table.players[i] == "B" ? "Ben" : "";
                QCOMPARE(table.names[i], expected);
            }
        }
    }
};

RINGFORD_TEST(TestScoreSheet)
#include "test_score_sheet.moc"
