// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/EveryWindow.h"

#include "tests/support/Ledgers.h"
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/files/Document.h"
#include "ui/help/HelpWindow.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/DrawBar.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/tournament/TournamentWindow.h"
#include "ui/window/Startup.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

#include <string_view>

namespace ringford::test {

namespace {

auto command(const char* name)
{
    return [name](WindowHands& hands) { hands.find<QAction>(QString::fromLatin1(name))->trigger(); };
}

/** With one entry played. */
void afterAnAction(WindowHands& hands)
{
    const auto actions = hands.window.model().possibleActions();
    hands.window.model().play(actions.front());
}

QWidget* front()
{
    QWidget* const modal = QApplication::activeModalWidget();
    return modal ? modal : QApplication::activeWindow();
}

void openRecords(WindowHands& hands, const QByteArray& before)
{
    hands.window.openFile(hands.fileWith(before + "[Game \"orthodox\"]\n\n1. e2-e4 *\n\n[Game \"checkers\"]\n\n*\n"));
    hands.waitForFiles();
}

void openLesson(WindowHands& hands)
{
    hands.window.openLesson(QStringLiteral(":/lessons/en/orthodox.ringford"));
}

void pressIn(QWidget* window, const char* button)
{
    for (auto* const one : window->findChildren<QPushButton*>()) {
        if (one->text().remove(u'&').startsWith(QLatin1String(button)))
            one->click();
    }
}

void openUnsaved(WindowHands& hands)
{
    afterAnAction(hands);
    hands.window.close();
}

void askForADraw(WindowHands& hands)
{
    afterAnAction(hands);
    command("agree")(hands);
}

void resign(WindowHands& hands)
{
    afterAnAction(hands);
    command("resign")(hands);
}

void manageAProgram(WindowHands& hands)
{
    const ui::ChessProgram program{"Some Program 3", "/usr/games/program", "", EngineKind::Uci, 1300, 2800, 1500};
    hands.program.settings.set(&ui::Settings::programs, ui::ChessPrograms{program});
    command("managePrograms")(hands);
}

void askForAnAnalysis(WindowHands& hands)
{
    afterAnAction(hands);
    command("analyse")(hands);
}

/** With the panel that shows values. */
void openAnalysed(WindowHands& hands)
{
    hands.window.openFile(hands.fileWith("[Game \"orthodox\"]\n\n{[%eval 0.2]} 1. e2-e4 {[%eval 0.3]} e7-e5 "
                                         "{[%eval 3.1]} *\n"));
    hands.waitForFiles();
}

/** The window of a tournament that waits for an answer, and what @p action opens there. */
auto inTournament(const char* action)
{
    return [action](WindowHands& hands) {
        const std::string ledger = kWorkedExample + "challenge,2026-11-08,4,C,A,,,,,,,,17,26\n";
        ui::TournamentWindow& window = ui::openTournament(
            hands.program, hands.fileWith(QByteArray::fromStdString(ledger), QStringLiteral("club.csv")));
        if (!QTest::qWaitFor([&] { return window.tournament().isOpen(); }))
            qFatal("the ledger is not opened");
        if (action)
            window.findChild<QAction*>(QLatin1String(action))->trigger();
    };
}

std::vector<WindowKind> list()
{
    std::vector<WindowKind> kinds;
    for (const std::string& id : gameIds()) {
        const char* const game = id.c_str();
        kinds.push_back({"window", game, {}});
        kinds.push_back({"newGame", game, command("newGame")});
        kinds.push_back({"details", game, command("details")});
        kinds.push_back({"keys", game, command("keys")});
        kinds.push_back({"print", game, command("print")});
        kinds.push_back({"resign", game, resign});
        kinds.push_back({"editor", game, command("editPosition")});
    }
    for (const char* const name : {"exportPicture", "printGame", "printScoreSheet", "printKit", "configure", "about"})
        kinds.push_back({name, "orthodox", command(name)});
    kinds.push_back({"managePrograms", "orthodox", manageAProgram});
    kinds.push_back({"analyse", "orthodox", askForAnAnalysis});
    kinds.push_back({"analysed", "orthodox", openAnalysed});
    kinds.push_back({"dice", "orthodox", command("rollDice")});
    kinds.push_back({"diceWindow", "orthodox", [](WindowHands& hands) { ui::openDice(hands.program); }});
    kinds.push_back({"startPage", "orthodox", command("startPage")});
    kinds.push_back({"noTournament", "orthodox", command("tournament")});
    kinds.push_back({"tournament", "orthodox", inTournament(nullptr)});
    for (const char* const name : {"newMember", "challenge", "surrender", "defend", "printLedger"})
        kinds.push_back({name, "orthodox", inTournament(name)});
    kinds.push_back({"demonstration", "orthodox", command("demonstration")});
    kinds.push_back({"drawing", "orthodox", command("draw")});
    kinds.push_back({"help", "orthodox", command("help")});
    kinds.push_back({"agree", "orthodox", askForADraw});
    kinds.push_back({"unsaved", "orthodox", openUnsaved});
    kinds.push_back({"records", "orthodox", [](WindowHands& hands) { openRecords(hands, {}); }});
    kinds.push_back({"recordsOfALesson", "orthodox", [](WindowHands& hands) {
                         QFile lesson(QStringLiteral(":/lessons/en/orthodox.ringford"));
                         if (lesson.open(QIODevice::ReadOnly))
                             hands.window.openFile(hands.fileWith(lesson.readAll()));
                         hands.waitForFiles();
                     }});
    kinds.push_back({"worksheet", "orthodox", [](WindowHands& hands) {
                         command("addToWorksheet")(hands);
                         command("worksheet")(hands);
                     }});
    kinds.push_back({"lesson", "orthodox", openLesson});
    kinds.push_back({"results", "orthodox", [](WindowHands& hands) {
                         openLesson(hands);
                         QWidget* const lesson = hands.window.findChild<QWidget*>(QStringLiteral("lesson"));
                         for (QWidget* const one : QApplication::topLevelWidgets()) {
                             if (one == lesson || one->objectName() == QLatin1String("lesson"))
                                 pressIn(one, "Results");
                         }
                     }});
    return kinds;
}

bool isHiddenInIt(const QWidget& one, const QWidget& window)
{
    return !one.isVisibleTo(&window) || !one.isEnabled() || one.window() != window.window();
}

} // namespace

const std::vector<WindowKind>& everyWindow()
{
    static const std::vector<WindowKind> kinds = list();
    return kinds;
}

QWidget* openWindow(const WindowKind& kind, WindowHands& hands)
{
    hands.window.document().begin(matchOf(kind.game));
    hands.waitForFiles();
    QCoreApplication::processEvents();
    if (kind.open)
        kind.open(hands);
    QCoreApplication::processEvents();
    const std::string_view name = kind.name;
    if (!kind.open || name == "editor" || name == "dice" || name == "demonstration" || name == "drawing" ||
        name == "analysed")
        return &hands.window;
    if (!QTest::qWaitFor([&] { return front() && front() != &hands.window; }))
        return nullptr;
    // The desktop takes its time, and the focus comes with it.
    if (!QTest::qWaitForWindowActive(front()) || !QTest::qWaitFor([] { return front()->focusWidget() != nullptr; }))
        return nullptr;
    return front();
}

void closeOthers(WindowHands& hands)
{
    for (QWidget* const one : QApplication::topLevelWidgets()) {
        if (one != &hands.window && one->isVisible())
            one->close();
    }
    hands.window.model().setModified(false);
}

std::vector<QWidget*> reachable(const QWidget& window)
{
    std::vector<QWidget*> widgets;
    for (QWidget* const one : window.findChildren<QWidget*>()) {
        if (!(one->focusPolicy() & Qt::TabFocus) || one->focusProxy() || isHiddenInIt(*one, window))
            continue;
        // Of buttons of which one is chosen, Tab goes to that one; arrow keys lead to the others.
        const auto* const radio = qobject_cast<QRadioButton*>(one);
        if (radio && !radio->isChecked())
            continue;
        widgets.push_back(one);
    }
    return widgets;
}

} // namespace ringford::test
