// SPDX-License-Identifier: GPL-3.0-or-later
// The bar for drawing, button by button, and what the menu Teach offers.
#include "engine/text/Drawings.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/DrawTool.h"
#include "ui/lesson/LessonWindow.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/DrawBar.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QMenu>
#include <QTest>
#include <QToolButton>

using namespace ringford;
using namespace ringford::ui;

namespace {

/** A window with the bar for drawing, and hands that press its buttons. */
struct DrawnTable : test::WindowHands {
    DrawnTable()
    {
        window.model().replace(test::matchOf("orthodox"));
        window.commands()[Command::Draw]->trigger();
    }
    ~DrawnTable() { window.model().setModified(false); }

    DrawBar& bar() { return *find<DrawBar>("drawBar"); }
    QToolButton& button(const char* text)
    {
        for (QAction* const action : bar().actions()) {
            if (action->text() == QLatin1String(text))
                return *qobject_cast<QToolButton*>(bar().widgetForAction(action));
        }
        qFatal("no button %s", text);
    }
    void press(const char* text) { test::WindowHands::click(button(text)); }
    Drawings drawn() { return drawingsOf(window.model().viewedNode()->comments(), window.model().description().board); }
};

} // namespace

class TestMainWindowDraw : public QObject {
    Q_OBJECT

private slots:
    void eachPenDrawsInEachColour()
    {
        DrawnTable table;
        const std::pair<const char*, MarkColour> colours[] = {{"Green", MarkColour::Green},
                                                              {"Red", MarkColour::Red},
                                                              {"Blue", MarkColour::Blue},
                                                              {"Yellow", MarkColour::Yellow}};
        std::size_t count = 0;
        for (const auto& [name, colour] : colours) {
            const std::string rank = std::to_string(3 + count);
            table.press(name);
            table.press("Arrow");
            table.drag("a" + rank, "b" + rank);
            table.press("Ring");
            table.click("c" + rank);
            table.press("Coloured cell");
            table.click("d" + rank);
            ++count;
            const Drawings drawn = table.drawn();
            QCOMPARE(drawn.arrows.size(), count);
            QCOMPARE(drawn.rings.size(), count);
            QCOMPARE(drawn.fills.size(), count);
            QVERIFY(drawn.arrows.back().colour == colour && drawn.rings.back().colour == colour &&
                    drawn.fills.back().colour == colour);
        }
        table.press("Eraser");
        table.click("c3");
        QCOMPARE(table.drawn().rings.size(), count - 1);
        QVERIFY(table.window.model().gameNode()->isRoot()); // nothing was played
    }

    void numbersClearAndLock()
    {
        DrawnTable table;
        table.press("Arrow");
        table.drag("a3", "b4");
        table.press("Number the arrows");
        QVERIFY(table.drawn().isNumbered);
        table.press("Lock drawings");
        table.drag("a3", "c5");
        QCOMPARE(table.drawn().arrows.size(), std::size_t(1));
        QVERIFY(!table.button("Arrow").isEnabled() && !table.button("Clear drawings").isEnabled());
        QVERIFY(!table.window.board().reason().isEmpty());
        table.press("Lock drawings");
        table.press("Clear drawings");
        QVERIFY(table.drawn().isEmpty());
        table.window.board().setFocus();
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.drawn().arrows.size(), std::size_t(1));
    }

    void lockedDrawingsAreNotUndone()
    {
        DrawnTable table;
        table.press("Arrow");
        table.drag("a3", "b4");
        table.press("Lock drawings");
        QVERIFY(!table.button("Undo").isEnabled());
        table.window.board().setFocus();
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.drawn().arrows.size(), std::size_t(1));
        QVERIFY(table.window.board().reason().contains(QStringLiteral("locked")));
        table.window.commands()[Command::Draw]->trigger(); // without the bar
        table.key(Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(table.drawn().arrows.size(), std::size_t(1));
        QVERIFY(table.window.board().reason().contains(QStringLiteral("locked")));
        table.window.commands()[Command::Draw]->trigger();
        table.press("Lock drawings");
        table.press("Undo");
        QVERIFY(table.drawn().isEmpty());
    }

    void undoMeansTheDrawingWhileOneDraws()
    {
        DrawnTable table;
        CommandSet& commands = table.window.commands();
        commands[Command::Draw]->trigger();
        table.drag("e2", "e4");
        const QString back = commands[Command::TakeBack]->text();
        commands[Command::Draw]->trigger();
        QVERIFY(!commands[Command::TakeBack]->isEnabled()); // nothing is drawn
        QVERIFY(!table.button("Undo").isEnabled());
        for (const bool byToolbar : {false, true}) {
            table.press("Arrow");
            table.drag("a3", "b4");
            QVERIFY(commands[Command::TakeBack]->isEnabled());
            QVERIFY(commands[Command::TakeBack]->text() != back);
            if (byToolbar)
                commands[Command::TakeBack]->trigger();
            else
                table.press("Undo");
            QVERIFY(table.drawn().isEmpty());
            QCOMPARE(table.lastEntry(), QStringLiteral("e2-e4"));
        }
        commands[Command::Redo]->trigger();
        QCOMPARE(table.drawn().arrows.size(), std::size_t(1));
        commands[Command::Draw]->trigger();
        QCOMPARE(commands[Command::TakeBack]->text(), back);
        commands[Command::TakeBack]->trigger();
        QVERIFY(table.lastEntry().isEmpty());
    }

    void theBarTellsTheTruthAfterANewGame()
    {
        DrawnTable table;
        table.window.model().replace(test::matchOf("longchess"));
        QCoreApplication::processEvents();
        QVERIFY(table.button("Arrow").isChecked());
        table.drag("a3", "b4");
        QCOMPARE(table.drawn().arrows.size(), std::size_t(1));
        QVERIFY(table.button("Clear drawings").isEnabled());
        table.window.board().setFocus();
        table.key(Qt::Key_O);
        QVERIFY(table.button("Ring").isChecked() && !table.button("Arrow").isChecked());
        table.key(Qt::Key_R);
        QVERIFY(table.button("Red").isChecked());
        table.press("Lock drawings");
        QVERIFY(!table.button("Ring").isEnabled());
    }

    void theBarComesAndGoesWithItsCommand()
    {
        DrawnTable table;
        QVERIFY(table.bar().isVisible());
        table.window.commands()[Command::Draw]->trigger();
        QVERIFY(!table.bar().isVisible());
        table.drag("e2", "e4"); // it is played again
        QCOMPARE(table.lastEntry(), QStringLiteral("e2-e4"));
        table.window.commands()[Command::Draw]->trigger();
        QVERIFY(table.bar().isVisible());
        table.window.commands()[Command::EditPosition]->trigger();
        QVERIFY(!table.bar().isVisible());
    }

    void theMenuOffersALessonForEachGame()
    {
        DrawnTable table;
        const QList<QAction*> lessons = table.window.commands().menu(CommandMenu::Lessons)->actions();
        QCOMPARE(lessons.size(), static_cast<qsizetype>(Registry::standard().types().size()));
        for (QAction* const lesson : lessons) {
            lesson->trigger();
            auto* const window = table.window.findChild<LessonWindow*>();
            QVERIFY2(window, qPrintable(lesson->text()));
            QVERIFY(window->isVisible());
            delete window;
        }
    }

    void everyEntryOfTheMenuIsExplained()
    {
        DrawnTable table;
        for (const QAction* const entry : table.window.commands().menu(CommandMenu::Teach)->actions()) {
            if (!entry->isSeparator())
                QVERIFY2(!entry->whatsThis().isEmpty(), qPrintable(entry->text()));
        }
    }
};

RINGFORD_TEST(TestMainWindowDraw)
#include "test_mainwindow_draw.moc"
