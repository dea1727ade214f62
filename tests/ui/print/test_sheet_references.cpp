// SPDX-License-Identifier: GPL-3.0-or-later
// Six pages as they are printed, compared with pictures that somebody has looked at. To make the pictures anew, and
// look at them again: RINGFORD_WRITE_REFERENCES=1 tests_ui test_sheet_references
#include "engine/games/Registry.h"
#include "engine/text/RecordReader.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ReferencePictures.h"
#include "ui/print/GamePrint.h"
#include "ui/print/SheetTasks.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <memory>

using namespace ringford;
using namespace ringford::ui;

namespace {

constexpr double kSheetDpi = 50;
constexpr double kMostOtherSheet =
    22; // of 255 in a block of dots; a piece or a line of text that is missing makes more
constexpr double kMmOfInch = 25.4;

std::vector<Match> lessonOf(const QString& game)
{
    const QString file = QStringLiteral(TEST_DATA_DIR "/../../resources/lessons/en/%1.ringford").arg(game);
    return readRecords(test::bytesIn(file).toStdString(), Registry::standard()).matches;
}

/** A printed job. */
struct PrintedJob {
    PrintDocument document;
    QSizeF paper{210, 297};

    explicit PrintedJob(PaperStyle style) : document(QStringLiteral("Test"), style) {}
    PageSink sink()
    {
        return [this](PrintPage page) {
            document.pages.push_back(std::move(page));
            return true;
        };
    }
    QImage page(std::size_t number) const
    {
        const PrintPage& page = document.pages.at(number);
        const double scale = kSheetDpi / kMmOfInch;
        QImage image((page.paper * scale).toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(scale, scale);
        paintPages({&page, 1}, canvasesOf([&painter](QSizeF) { return &painter; }, document.style));
        return image;
    }
};

std::unique_ptr<PrintedJob> sheetOf(const QStringList& games, SheetSpec spec, SheetTaskLook look)
{
    auto job = std::make_unique<PrintedJob>(look.style);
    spec.answers = QStringLiteral("Answers");
    spec.name = QStringLiteral("Name:");
    spec.date = QStringLiteral("Date:");
    spec.hasPageNumbers = true;
    look.answer = {words::Notation::English, true, QLocale(QLocale::English)};
    SheetWriter writer(job->sink(), *job->document.art, spec);
    for (const QString& game : games) {
        for (const Match& match : lessonOf(game))
            writer.add(sheetTask(match, match.start(), look));
    }
    writer.finish();
    return job;
}

/** The pages that are compared, by name. */
QImage pageNamed(const QString& name)
{
    SheetSpec spec;
    SheetTaskLook look;
    spec.title = QStringLiteral("Lesson 3");
    if (name == QLatin1String("twelve")) {
        spec.perPage = 12;
        spec.lines = 1;
        look.turn = SheetTaskLook::Turn::Words;
        return sheetOf({"orthodox"}, spec, look)->page(0);
    }
    if (name == QLatin1String("rings"))
        return sheetOf({"circular"}, spec, look)->page(0);
    if (name == QLatin1String("rivers")) {
        spec.lines = 0;
        return sheetOf({"checkers", "longchess"}, spec, look)->page(1);
    }
    if (name == QLatin1String("sideways")) {
        spec.page.paper = QSizeF(279.4, 215.9);
        spec.perPage = 8;
        spec.lines = 0;
        look.style = PaperStyle::Colour;
        return sheetOf({"orthodox"}, spec, look)->page(0);
    }
    if (name == QLatin1String("answers")) {
        look.endsWithDiagram = true;
        const auto job = sheetOf({"strategic", "checkers"}, spec, look);
        return job->page(job->document.pages.size() - 1);
    }
    PrintedJob job(PaperStyle::InkSaving);
    GamePrintSpec game;
    game.style = PaperStyle::InkSaving;
    game.notation = words::Notation::English;
    game.locale = QLocale(QLocale::English, QLocale::UnitedKingdom);
    game.hasPageNumbers = true;
    const auto records = readRecords("[Game \"orthodox\"]\n[Event \"Club \\\"night\\\"\"]\n[Date \"2026.11.20\"]\n"
                                     "[Seat \"white: Ann\"]\n[Seat \"black: Ben\"]\n\n{An old game.} 1. e2-e4 e7-e5 "
                                     "(1... c7-c5 2. g1-f3 (2. c2-c3) 2... d7-d6) 2. g1-f3 b8-c6 3. f1-c4 $220 "
                                     "{The Italian game.} 3... f8-c5 1/2-1/2\n",
                                     Registry::standard());
    GamePrinter printer(job.sink(), *job.document.art, game);
    for (const Match& match : records.matches)
        printer.add(match);
    printer.finish();
    return job.page(0);
}

} // namespace

class TestSheetReferences : public QObject {
    Q_OBJECT

private slots:
    void pagesLookAsTheyDid_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"twelve", "rings", "rivers", "sideways", "answers", "game"})
            QTest::newRow(name) << QString(name);
    }
    void pagesLookAsTheyDid()
    {
        QFETCH(const QString, name);
        const QString file = QStringLiteral(TEST_DATA_DIR "/pictures/sheet-%1.png").arg(name);
        QCOMPARE(test::differenceFromReference(pageNamed(name), file, kMostOtherSheet), QString());
    }

    void aBoardThatIsMissingIsSeen()
    {
        SheetSpec spec;
        spec.perPage = 12;
        spec.lines = 1;
        spec.title = QStringLiteral("Lesson 3");
        SheetTaskLook look;
        look.turn = SheetTaskLook::Turn::Words;
        const QImage whole = pageNamed("twelve");
        look.hasCoordinates = false;
        QVERIFY(test::worstBlock(whole, sheetOf({"orthodox"}, spec, look)->page(0)) > kMostOtherSheet);
    }
};

RINGFORD_TEST(TestSheetReferences)
#include "test_sheet_references.moc"
