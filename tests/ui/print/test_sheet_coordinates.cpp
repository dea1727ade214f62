// SPDX-License-Identifier: GPL-3.0-or-later
// How large the names of columns and rows are beside the diagrams of a sheet.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ListCanvas.h"
#include "ui/paint/LayoutParts.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/Sheet.h"
#include "ui/print/SheetTasks.h"

#include <QTest>

using namespace ringford;
using namespace ringford::ui;

/** Names of columns and rows: of cells of 20 mm they were as large as headings, of those of 3 mm crumbs. */
class TestSheetCoordinates : public QObject {
    Q_OBJECT

private slots:
    void theyAreReadAsTextIs_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"orthodox", "circular", "checkers"})
            QTest::newRow(game) << QString(game);
    }
    void theyAreReadAsTextIs()
    {
        QFETCH(const QString, game);
        const QString name = game == QStringLiteral("circular") ? QStringLiteral("3") : QStringLiteral("c");
        const auto sizeOn = [&](int perPage, int lines = 0) {
            PieceArt art;
            double size = 0;
            SheetSpec spec;
            spec.perPage = perPage;
            spec.lines = lines;
            const auto read = [&](const PrintPage& page) {
                test::ListCanvas canvas;
                page.paint(canvas);
                for (qsizetype word = 0; word < canvas.words.size(); ++word) {
                    if (canvas.words[word] == name && canvas.places[word].height() < SheetCaption::kUsual)
                        size = canvas.places[word].height();
                }
                return true;
            };
            SheetWriter writer(read, art, spec);
            const Match match = test::matchOf(game.toStdString());
            for (int task = 0; task < perPage; ++task)
                writer.add(sheetTask(match, match.start(), {}));
            [&] { QVERIFY(writer.finish()); }();
            return size;
        };
        QVERIFY(sizeOn(1) > 0 && sizeOn(1) <= PaperLetters::kMost + 1e-6);
        QVERIFY2(sizeOn(6) >= PaperLetters::kReadable, qPrintable(QString::number(sizeOn(6))));
        QCOMPARE(sizeOn(24, 6), 0.0);
    }
};

RINGFORD_TEST(TestSheetCoordinates)
#include "test_sheet_coordinates.moc"
