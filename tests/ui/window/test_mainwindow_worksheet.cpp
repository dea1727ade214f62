// SPDX-License-Identifier: GPL-3.0-or-later
// A worksheet is made from an empty start: positions from the editor and from a game, words, pages, and a file of tasks.
#include "engine/text/RecordReader.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/Commands.h"
#include "ui/board/BoardView.h"
#include "ui/dialogs/WorksheetDialog.h"
#include "ui/editor/EditSession.h"
#include "ui/editor/SetupDocument.h"
#include "ui/models/MatchModel.h"
#include "ui/models/Worksheet.h"
#include "ui/panels/MessageBar.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

namespace {

const std::string kWorksheetMate = "white: Kg1 Ra1; black: Kg8 Pf7 Pg7 Ph7; turn: white";

/** A window in which tasks are collected. */
struct WorksheetTable : test::WindowHands {
    WorksheetTable() { window.model().replace(test::matchOf("orthodox")); }
    ~WorksheetTable() { window.model().setModified(false); }

    Worksheet& sheet() { return window.worksheet(); }
    void add() { window.commands().addToWorksheet->trigger(); }
    QByteArray bytesOf(const QString& name)
    {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

} // namespace

class TestMainWindowWorksheet : public QObject {
    Q_OBJECT

private slots:
    void threeTasksBecomePages();
    void drawingsWordsAndAnswersGoAlong();
    void whatIsNoTaskIsToldOf();
    void tasksAreOrderedAndRemoved();
    void whatCannotBeWrittenIsToldOf();
};

void TestMainWindowWorksheet::threeTasksBecomePages()
{
    WorksheetTable table;
    table.window.commands().editPosition->trigger();
    SetupDocument& document = table.window.editing().document();
    for (const char* rook : {"a1", "b1", "c1"}) {
        auto setup = readSetup(std::string("white: Kg1 R") + rook + "; black: Kg8 Pf7 Pg7 Ph7; turn: white");
        document.change(QStringLiteral("test"), *std::move(setup));
        table.key(Qt::Key_T, Qt::ControlModifier);
    }
    QCOMPARE(table.sheet().rowCount(), 3);
    QVERIFY(table.window.editing().isOn()); // goes on
    table.window.commands().worksheet->trigger();
    auto* const dialog = table.find<WorksheetDialog>("worksheet");
    QVERIFY(dialog);
    QCOMPARE(dialog->list().currentIndex().row(), 2);
    // Words are typed, and Enter ends no more than the field.
    QTest::keyClicks(dialog->focusWidget(), QStringLiteral("Mate in one."));
    table.key(Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    QCOMPARE(table.sheet().caption(2), QStringLiteral("Mate in one."));
    const QString file = table.folder.filePath("sheet.pdf");
    dialog->writePages(file);
    QVERIFY2(dialog->told().contains(u'3') && dialog->told().contains(QStringLiteral("sheet.pdf")),
             qPrintable(dialog->told()));
    QVERIFY(table.bytesOf("sheet.pdf").startsWith("%PDF-"));
    dialog->writeRecords(table.folder.filePath("tasks.ringford"));
    const RecordReading reading = readRecords(table.bytesOf("tasks.ringford").toStdString(), Registry::standard(), {});
    QCOMPARE(reading.matches.size(), std::size_t(3));
    QVERIFY(!reading.error);
    dialog->close();
}

void TestMainWindowWorksheet::drawingsWordsAndAnswersGoAlong()
{
    WorksheetTable table;
    Match match = test::matchOf("orthodox", kWorksheetMate);
    match.setComments(match.start(), {"[%csl Gg8] White to move."});
    test::enterAll(match, "a1-a8");
    table.window.model().replace(std::move(match));
    table.window.model().showFirst();
    table.add();
    QCOMPARE(table.sheet().caption(0), QStringLiteral("White to move."));
    const Match& task = table.sheet().tasks().front();
    QCOMPARE(test::lineTo(task.end()), QStringLiteral("a1-a8"));
    table.sheet().setData(table.sheet().index(0), QStringLiteral("Mate in one!"));
    QCOMPARE(table.sheet().caption(0), QStringLiteral("Mate in one!"));
    QVERIFY(task.start()->comments.front().starts_with("[%csl Gg8]"));
    const auto records = table.sheet().records();
    QVERIFY(records && records->find("a1-a8") != std::string::npos);
    // The game itself has the words that it had.
    QCOMPARE(table.window.model().shown()->comments, (std::vector<std::string>{"[%csl Gg8] White to move."}));
}

void TestMainWindowWorksheet::whatIsNoTaskIsToldOf()
{
    WorksheetTable table;
    table.add(); // nothing is asked about the start
    QVERIFY(table.sheet().isEmpty());
    QVERIFY(!table.window.messages().text().isEmpty());
    table.window.messages().dismiss();
    table.window.commands().editPosition->trigger();
    table.window.editing().action("clear")->trigger();
    table.add(); // it cannot be played
    QVERIFY(table.sheet().isEmpty());
    QVERIFY(!table.window.messages().text().isEmpty());
}

void TestMainWindowWorksheet::tasksAreOrderedAndRemoved()
{
    WorksheetTable table;
    table.window.model().replace(test::matchOf("orthodox", kWorksheetMate));
    for (const char* words : {"one", "two", "three"}) {
        table.add();
        table.sheet().setCaption(table.sheet().rowCount() - 1, QString::fromLatin1(words));
    }
    table.window.commands().worksheet->trigger();
    auto* const dialog = table.find<WorksheetDialog>("worksheet");
    const auto buttons = dialog->findChildren<QPushButton*>();
    const auto press = [&](const char* text) {
        for (QPushButton* const button : buttons) {
            if (button->text().remove(u'&') == QLatin1String(text))
                button->click();
        }
    };
    const auto order = [&] {
        QStringList words;
        for (int row = 0; row < table.sheet().rowCount(); ++row)
            words += table.sheet().caption(row);
        return words.join(u' ');
    };
    press("Up");
    QCOMPARE(order(), QStringLiteral("one three two"));
    QCOMPARE(dialog->list().currentIndex().row(), 1);
    press("Up");
    press("Up"); // no further
    QCOMPARE(order(), QStringLiteral("three one two"));
    press("Down");
    QCOMPARE(order(), QStringLiteral("one three two"));
    press("Remove");
    QCOMPARE(order(), QStringLiteral("one two"));
    press("Remove");
    press("Remove");
    QVERIFY(table.sheet().isEmpty());
    QVERIFY(!dialog->told().isEmpty());
    dialog->close();
}

void TestMainWindowWorksheet::whatCannotBeWrittenIsToldOf()
{
    WorksheetTable table;
    table.window.model().replace(test::matchOf("orthodox", kWorksheetMate));
    table.add();
    WorksheetDialog dialog(table.sheet());
    const QString nowhere = table.folder.filePath("none/sheet.pdf");
    dialog.writePages(nowhere);
    QVERIFY2(dialog.told().contains(nowhere), qPrintable(dialog.told()));
    dialog.writeRecords(table.folder.filePath("none/tasks.ringford"));
    QVERIFY2(dialog.told().contains(QStringLiteral("tasks.ringford")), qPrintable(dialog.told()));
    QVERIFY(!QFile::exists(nowhere));
}

RINGFORD_TEST(TestMainWindowWorksheet)
#include "test_mainwindow_worksheet.moc"
