// SPDX-License-Identifier: GPL-3.0-or-later
// "What's This" has an answer for every command and for everything that takes the focus, in the window and in its
// dialogs.
#include "engine/games/Registry.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/dialogs/DetailsDialog.h"
#include "ui/dialogs/KeysDialog.h"
#include "ui/dialogs/NewGameDialog.h"
#include "ui/dialogs/ProgramsDialog.h"
#include "ui/dialogs/RecordChooser.h"
#include "ui/dialogs/ResignDialog.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/PieceArt.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesView.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/SpokenHelp.h"
#include "ui/window/CommandSet.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QDialogButtonBox>
#include <QHelpEvent>
#include <QMenu>
#include <QMenuBar>
#include <QTableWidget>
#include <QTest>
#include <QTextDocument>
#include <QWhatsThis>

using namespace ringford;
using namespace ringford::ui;
using test::WindowHands;

namespace {

Match freshMatch(const char* id)
{
    const auto game = *Registry::standard().create(id, {});
    return Match(game, game->start());
}

/** Commands of a menu and of those below it; each has to be explained. */
QStringList unexplained(const QMenu& menu)
{
    QStringList found;
    for (const QAction* const action : menu.actions()) {
        if (action->menu())
            found += unexplained(*action->menu());
        else if (!action->isSeparator() && !action->isCheckable() && action->whatsThis().isEmpty())
            found += action->text();
    }
    return found;
}

/** What takes the focus in @p window and has no answer; buttons that close a dialog say all by themselves. */
QStringList unexplainedIn(QWidget& window, int& asked)
{
    QStringList found;
    for (auto* const widget : window.findChildren<QWidget*>()) {
        const bool isAsked =
            widget->focusPolicy() & Qt::TabFocus && !widget->focusProxy() && widget->window() == &window;
        if (!isAsked || (qobject_cast<QAbstractButton*>(widget) && qobject_cast<QDialogButtonBox*>(widget->parent())))
            continue;
        ++asked;
        QHelpEvent question(QEvent::QueryWhatsThis, widget->rect().center(),
                            widget->mapToGlobal(widget->rect().center()));
        const auto* const area = qobject_cast<QAbstractScrollArea*>(widget);
        QCoreApplication::sendEvent(area ? area->viewport() : widget, &question);
        if (!question.isAccepted())
            found += widget->objectName() + u' ' + QLatin1String(widget->metaObject()->className());
    }
    return found;
}

} // namespace

class TestWhatsThis : public QObject {
    Q_OBJECT

private slots:
    void everyCommandIsExplained()
    {
        const WindowHands hands;
        QVERIFY(!hands.window.menuBar()->actions().isEmpty());
        for (const QAction* const menu : hands.window.menuBar()->actions())
            QCOMPARE(unexplained(*menu->menu()).join(u'\n'), QString());
    }

    void everythingInTheWindowIsExplained()
    {
        WindowHands hands;
        int asked = 0;
        QCOMPARE(unexplainedIn(hands.window, asked).join(u'\n'), QString());
        QVERIFY(asked >= 5); // board, moves, comment, typed action, buttons
    }

    void everyFieldOfDialogsIsExplained()
    {
        const Match match = freshMatch("orthodox");
        const Theme theme = *Theme::named(Theme::names().first(), false);
        NewGameDialog newGame(Registry::standard(), match, m_art, theme);
        DetailsDialog details(match);
        ResignDialog resign(match, match.gameNode());
        RecordList list;
        list.add(freshMatch("orthodox"), 0);
        list.add(freshMatch("checkers"), 20);
        RecordChooser records(list, RecordChooser::Holds::Games, "games.ringford");
        WindowHands hands;
        SettingsDialog settings(hands.program.settings);
        hands.program.settings.set(&Settings::programs, ChessPrograms{{"One", "/usr/games/one", ""}});
        ProgramsDialog programs(hands.program.settings);
        KeysDialog keys(*hands.window.menuBar(), match.game());
        for (QDialog* const dialog :
             std::initializer_list<QDialog*>{&settings, &newGame, &details, &resign, &records, &keys, &programs}) {
            int asked = 0;
            dialog->show();
            QCOMPARE(unexplainedIn(*dialog, asked).join(u'\n'), QString());
            QVERIFY(asked > 0);
        }
    }

    void byKeysItIsAboutWhatHasTheFocus()
    {
        WindowHands hands;
        MovesView* const moves = hands.window.moves().view();
        hands.window.model().play(hands.window.model().possibleActions().front());
        moves->setFocus(Qt::TabFocusReason);
        QTest::keyClick(moves, Qt::Key_Down); // whoever asks uses keys
        hands.window.commands()[Command::WhatsThis]->trigger();
        QVERIFY(!QWhatsThis::inWhatsThisMode());
        QWidget* text = nullptr;
        for (QWidget* const widget : QApplication::topLevelWidgets()) {
            if (widget->isVisible() && widget->inherits("QWhatsThat"))
                text = widget;
        }
        QVERIFY(text);
        const QString said = Announcer::of(hands.window).said().back();
        QVERIFY2(said.startsWith(moves->currentIndex().data().toString()), qPrintable(said));
        QVERIFY2(!said.contains('<'), qPrintable(said));
        QWhatsThis::hideText();
        hands.window.model().setModified(false);
    }

    /** "Knight From here it goes to" was one sentence. */
    void linesAreReadAsSentences()
    {
        WindowHands hands;
        showSpokenHelp(hands.window.mapToGlobal(QPoint(20, 20)),
                       QStringLiteral("<table><tr><td></td><td><b>b1, knight</b><br>It goes to: a3.<br>Done</td></tr>"
                                      "</table>"),
                       hands.window);
        QCOMPARE(Announcer::of(hands.window).said().back(), QStringLiteral("b1, knight. It goes to: a3. Done"));
        QWhatsThis::hideText();
    }

    /** Qt closes the menu, and shows what nobody hears. */
    void inAMenuF1TellsOfTheEntry()
    {
        watchSpokenHelp();
        WindowHands hands;
        QMenu& menu = *hands.window.menuBar()->actions().front()->menu();
        menu.popup(hands.window.mapToGlobal(QPoint(20, 20)));
        QAction* const entry = menu.actions().at(1);
        menu.setActiveAction(entry);
        QTest::keyClick(&menu, Qt::Key_F1);
        QVERIFY(menu.isVisible());
        QCOMPARE(menu.activeAction(), entry);
        QVERIFY(!QWhatsThis::inWhatsThisMode());
        QTextDocument explained;
        explained.setHtml(entry->whatsThis());
        QCOMPARE(Announcer::of(hands.window).said().back(), explained.toPlainText().simplified());
        menu.close();
    }

    void inADialogItIsReadAloud()
    {
        watchSpokenHelp();
        WindowHands hands;
        SettingsDialog settings(hands.program.settings);
        settings.show();
        QVERIFY(QTest::qWaitForWindowActive(&settings));
        QWidget* const field = settings.focusWidget();
        QVERIFY(field);
        QTest::keyClick(field, Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(!Announcer::of(settings).said().isEmpty());
        QWhatsThis::hideText();
    }

    void aRowOfATableIsToldWhole()
    {
        watchSpokenHelp();
        QTableWidget table(1, 4);
        table.setSelectionBehavior(QAbstractItemView::SelectRows);
        table.setHorizontalHeaderLabels({"Place", "Member", "Points", "Army"});
        const QStringList row{"1", "Ada", "12", ""};
        for (int column = 0; column < row.size(); ++column)
            table.setItem(0, column, new QTableWidgetItem(row[column]));
        table.item(0, 1)->setToolTip("Ada"); // where names are cut
        table.setWhatsThis("Who is ahead.");
        table.show();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        for (const int column : {0, 1}) {
            table.setCurrentCell(0, column);
            QTest::keyClick(&table, Qt::Key_F1, Qt::ShiftModifier);
            QCOMPARE(Announcer::of(table).said().back(),
                     QStringLiteral("Place: 1; Member: Ada; Points: 12. Who is ahead."));
            QWhatsThis::hideText();
        }
    }

private:
    PieceArt m_art;
};

RINGFORD_TEST(TestWhatsThis)
#include "test_whatsthis.moc"
