// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/LaidRing.h"
#include "tests/support/ui/ListCanvas.h"

#include "ui/paint/BoardLayout.h"
#include "ui/paint/BoardPicture.h"
#include "ui/paint/LabelPlates.h"
#include "ui/paint/PieceArt.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;

namespace {

const char* const kWords[] = {"weak square here",
                              "strong",
                              "strong outpost for a knight",
                              "x",
                              "counterplay",
                              "bad bishop",
                              "Unübersichtlichkeit",
                              "hole",
                              "minority attack",
                              "unsafe king",
                              "WMWMWMWMWMWMWMWM"};

/** A label on each cell, a piece below some. */
struct Labelled {
    explicit Labelled(const Board& board)
    {
        for (std::size_t i = 0; i < static_cast<std::size_t>(board.cellCount()); ++i) {
            labels.push_back({Cell{static_cast<std::uint16_t>(i)}, kWords[i % std::size(kWords)]});
            areOnPieces.push_back(i % 3 == 0);
        }
    }
    std::vector<CellLabel> labels;
    std::vector<bool> areOnPieces;
};

/** What labels of a window are laid out with. */
struct Window {
    explicit Window(const Board& board, double cell, const LayoutOptions& options = {})
        : layout(makeLayout(board, cell, options))
    {
    }

    PieceArt art;
    std::unique_ptr<BoardLayout> layout;
    BoardStyle style{*Theme::named(QStringLiteral("wood"), false), &art, QFont(QStringLiteral("DejaVu Sans")), 1};
    test::ListCanvas canvas;
    MarkBrush brush{canvas, *layout, style};
};

} // namespace

class TestLabelPlates : public QObject {
    Q_OBJECT

private slots:
    void inAWindowThoseOfOtherCellsAreApart_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        QTest::addColumn<double>("cell");
        QTest::addColumn<double>("turned");
        const QString square = QStringLiteral("orthodox");
        const QString ring = QStringLiteral("circular");
        for (const double cell : {24.0, 40.0, 58.0, 80.0})
            QTest::addRow("squares of %g px", cell) << square << QString() << cell << 0.0;
        for (const char* const players : {"players=3", "players=6"}) {
            for (const double cell : {30.0, 50.0, 80.0}) {
                for (const double angle : {0.0, 20.0, 45.0})
                    QTest::addRow("a ring with %s of %g px, turned by %g", players, cell, angle)
                        << ring << QString::fromLatin1(players) << cell << angle;
            }
        }
    }
    void inAWindowThoseOfOtherCellsAreApart()
    {
        QFETCH(QString, game);
        QFETCH(QString, options);
        QFETCH(double, cell);
        QFETCH(double, turned);
        const auto played = test::gameOf(game.toStdString(), options.toStdString());
        const Window window(played->board(), cell, test::turned(turned));
        const Labelled all(played->board());
        const std::vector<LabelPlate> plates = labelPlates(window.brush, all.labels, {all.areOnPieces, {}});
        QCOMPARE(plates.size(), all.labels.size());
        for (std::size_t i = 0; i < plates.size(); ++i) {
            const double edge = 0.02 * window.brush.unit(all.labels[i].cell); // which lies around the plate
            const double apart = 1.8 + 2 * edge;
            for (std::size_t other = 0; other < i; ++other)
                QVERIFY2(!plates[i].rect.adjusted(-apart, -apart, apart, apart).intersects(plates[other].rect),
                         qPrintable(plates[i].lines.words.join(u'/') + u' ' + plates[other].lines.words.join(u'/')));
            for (const QString& line : plates[i].lines.words)
                QVERIFY2(Word({{}, line, plates[i].lines.size, true, {}}).width(window.style.font) <=
                             plates[i].rect.width(),
                         qPrintable(line));
        }
    }

    /** In a window of a usual size short words are whole though all cells have one. */
    void shortWordsAreWhole()
    {
        const auto game = test::gameOf("orthodox");
        const Window window(game->board(), 58);
        const Labelled all(game->board());
        const std::vector<LabelPlate> plates = labelPlates(window.brush, all.labels, {all.areOnPieces, {}});
        for (std::size_t i = 0; i < plates.size(); ++i) {
            const QString text = QString::fromStdString(all.labels[i].text);
            if (text.size() <= 16)
                QCOMPARE(plates[i].lines.words.join(QString()).remove(u' ').remove(u'-'), QString(text).remove(u' '));
        }
    }

    void oneThatStandsAloneHasItsWholeCell()
    {
        const auto game = test::gameOf("orthodox");
        const Window window(game->board(), 60);
        const std::vector<CellLabel> labels{{*game->board().find("d4"), "weak square"},
                                            {*game->board().find("f4"), "weak square"}};
        const std::vector<CellLabel> near{labels.front(), {*game->board().find("e4"), "weak square"}};
        const double alone = labelPlates(window.brush, labels, {{false, false}, {}}).front().lines.size;
        QVERIFY(alone >= labelPlates(window.brush, near, {{false, false}, {}}).front().lines.size);
        QVERIFY(alone > 0.2 * 60);
    }

    void onAPieceItLeavesTheHeadFree()
    {
        const auto game = test::gameOf("orthodox");
        const Window window(game->board(), 60);
        const Cell cell = *game->board().find("d1");
        const std::vector<LabelPlate> plates = labelPlates(window.brush, {{cell, "pinned"}}, {{true}, {}});
        QVERIFY(plates.front().rect.top() > window.layout->cellCentre(cell).y());
        QVERIFY(plates.front().rect.bottom() <= window.layout->cellCentre(cell).y() + 30);
    }
};

RINGFORD_TEST(TestLabelPlates, QGuiApplication)
#include "test_label_plates.moc"
