// SPDX-License-Identifier: GPL-3.0-or-later
// How panels share the room of the window: by what they hold.
#include "tests/support/Dice.h"
#include "tests/support/Effort.h"
#include "tests/support/Matches.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/CutTexts.h"
#include "tests/support/ui/EveryTable.h"
#include "tests/support/ui/PlayText.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardView.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/AnalysisDock.h"
#include "ui/panels/ClocksDock.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/LossesDock.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesModel.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/SeatsModel.h"
#include "ui/panels/StockDock.h"
#include "ui/panels/StockView.h"
#include "ui/panels/ValuesDock.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/window/CommandSet.h"
#include "ui/words/Language.h"

#include <QAction>
#include <QApplication>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QTreeView>

#include <cmath>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::cutTexts;
using ringford::test::everyTable;
using ringford::test::matchOf;
using ringford::test::Table;
using ringford::test::WindowHands;

namespace {

Match timed(const Table& table)
{
    Match match = matchOf(table.game, {}, table.options);
    match.tags().clock = "20";
    return match;
}

/** The computer has all seats but the first, at the level with the longest name. */
Match withComputers(const Table& table)
{
    Match match = matchOf(table.game, {}, table.options);
    ComputerSeats seats(match);
    for (std::uint8_t seat = 1; seat < match.game().description().seats.size(); ++seat)
        seats.setLevel(Seat{seat}, 10);
    seats.write(match.game().description(), match.tags());
    return match;
}

/**
 * Whether all sizes and tables are looked at. That takes a minute of the processor's time; where the same is done on a
 * real screen or with the sanitizers, a part of it shows what is different there.
 */
bool isThorough()
{
    return !test::sanitized() && QGuiApplication::platformName() == QStringLiteral("offscreen");
}

/** Lets docks find their sizes, which they do later. */
void settle()
{
    for (int round = 0; round < 6; ++round)
        QCoreApplication::processEvents();
}

/** Which panels lie behind one another. */
QString together(const MainWindow& window)
{
    QStringList told;
    for (Panel* const panel : window.findChildren<Panel*>()) {
        for (const QDockWidget* const other : window.tabifiedDockWidgets(panel))
            told += panel->objectName() + u' ' + other->objectName();
    }
    return told.join(u'\n');
}

/** Where the parts of the window lie, for who reads that they lie elsewhere. */
QString places(const MainWindow& window)
{
    QString told;
    QDebug say(&told);
    say << window.size() << window.board().size();
    for (const QWidget* const part : window.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (part->isVisible())
            say << '\n' << part->metaObject()->className() << part->objectName() << part->geometry();
    }
    return told;
}

int linesOf(const QTreeView& list)
{
    const int line = list.fontMetrics().height() * 3 / 2;
    return list.viewport()->height() / line;
}

} // namespace

class TestMainWindowRooms : public QObject {
    Q_OBJECT

private slots:
    void nothingIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        if (!isThorough()) {
            QTest::addRow("640 x 400 de") << QSize(640, 400) << QStringLiteral("de");
            QTest::addRow("1280 x 800 en") << QSize(1280, 800) << QStringLiteral("en");
            return;
        }
        // 1280 x 800 and 1920 x 1080 dots at twice the size are half of that; 1120 x 760 is what a first start has.
        for (const QSize size : {QSize(640, 400), QSize(800, 600), QSize(960, 540), QSize(1120, 760), QSize(1280, 800),
                                 QSize(1920, 1080)}) {
            for (const char* const language : {"en", "de"})
                QTest::addRow("%d x %d %s", size.width(), size.height(), language) << size << QString(language);
        }
    }

    void nothingIsCut()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        installLanguage(QLocale(language));
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        WindowHands hands;
        hands.window.resize(size);
        hands.window.setUpdatesEnabled(false); // it is places that are looked at: painting takes half of the time
        QStringList cut;
        const auto look = [&](const Table& table, const char* when) {
            // On a screen it is the window manager who gives it its size, a moment later and perhaps the old one first.
            const auto hasSize = [&] {
                settle();
                return hands.window.size() == size;
            };
            if (!QTest::qWaitFor(hasSize))
                cut += QStringLiteral("%1, %2: the window is larger")
                           .arg(QString::fromLatin1(table.name), QString::fromLatin1(when));
            for (const QString& text : cutTexts(hands.window))
                cut +=
                    QStringLiteral("%1, %2: %3").arg(QString::fromLatin1(table.name), QString::fromLatin1(when), text);
        };
        const auto letGo = qScopeGuard([&] { hands.searches.letGo(); });
        for (const Table& table : everyTable()) {
            hands.window.model().replace(timed(table));
            look(table, "at the start");
            Match played = timed(table);
            test::Dice dice(7);
            test::playOn(played, 40, dice);
            hands.window.model().replace(std::move(played));
            hands.window.model().showLast();
            look(table, "later");
            hands.window.model().showFirst();
            look(table, "looking back");
            if (size.width() < 800)
                continue; // who plays, and how well, is cut there, and told beside the pointer
            hands.searches.hold();
            hands.window.model().replace(withComputers(table));
            look(table, "with computers");
            hands.window.model().setModified(false);
        }
        QVERIFY2(cut.isEmpty(), qPrintable(u'\n' + cut.join(u'\n')));
    }

    void howAGameEndsIsReadWhole_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("table");
        const std::size_t step = isThorough() ? 1 : 4;
        for (const QSize size : {QSize(800, 600), QSize(1120, 760)}) {
            for (std::size_t table = 0; table < everyTable().size(); table += step)
                QTest::addRow("%d x %d %s", size.width(), size.height(), everyTable()[table].name)
                    << size << static_cast<int>(table);
        }
    }

    /** Who gives up is told at length, in German above all. */
    void howAGameEndsIsReadWhole()
    {
        QFETCH(QSize, size);
        QFETCH(int, table);
        installLanguage(QLocale(QLocale::German));
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        WindowHands hands;
        hands.window.resize(size);
        hands.window.setUpdatesEnabled(false);
        Match match = timed(everyTable()[static_cast<std::size_t>(table)]);
        test::Dice dice(7);
        test::playOn(match, 3, dice);
        hands.window.model().replace(std::move(match));
        settle();
        QVERIFY(!hands.window.model().retire(Side{1}, Retire::Resigned).refusal);
        settle();
        hands.window.model().setModified(false);
        const QStringList cut = cutTexts(hands.window);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }

    /** Below boards side by side many panels share the room. */
    void whoStandsBetterIsReadWhole()
    {
        WindowHands hands;
        hands.searches.setValue(150);
        hands.searches.setNews(12); // depths
        hands.program.settings.set(&Settings::values, true);
        hands.window.resize(1120, 760);
        for (const Table& table : everyTable()) {
            hands.window.model().replace(matchOf(table.game, {}, table.options));
            auto& dock = hands.window.panel<ValuesDock>();
            settle();
            dock.raise(); // it may lie behind others
            QTRY_VERIFY2(dock.text().contains(QStringLiteral("depth 12")), qPrintable(dock.text()));
            settle();
            const auto* const words = dock.findChild<ElidedLabel*>(QStringLiteral("standing"));
            QVERIFY2(!words->isCut(words->width()), table.name);
        }
    }

    /** Of more than there is room for some are shown, none in part. */
    void badgesOfManyAreWhole()
    {
        WindowHands hands;
        for (const int width : {800, 1120, 1180}) {
            hands.window.resize(width, 760);
            hands.window.model().replace(matchOf("multiplayer", {}, {{"players", "16"}}));
            settle();
            const QPixmap badges = hands.find<QLabel>(QStringLiteral("actingBadges"))->pixmap();
            const QSizeF size = badges.deviceIndependentSize();
            QVERIFY(size.width() > 2 * size.height());
            QCOMPARE(std::fmod(size.width() + 4, size.height() + 4), 0.0); // 4 between any two
        }
    }

    /** They lean, and begin further right than what was played. */
    void variationsAreWhole()
    {
        WindowHands hands;
        hands.window.resize(1120, 760);
        Match match = timed(everyTable().front());
        test::enterAll(match, "b2-a3");
        hands.window.model().replace(std::move(match));
        MatchModel& model = hands.window.model();
        model.showLast();
        QVERIFY(!model.retire(Side{1}, Retire::FlagFell).refusal);
        model.takeBack();
        QVERIFY(!model.agreeDraw().refusal);
        model.setModified(false);
        settle();
        const auto& list = *hands.find<QTreeView>(QStringLiteral("moves"));
        const QModelIndex variation = list.model()->index(1, MovesModel::Second);
        QCOMPARE(variation.data().toString(), QStringLiteral("Black ran out of time"));
        QFont leaning = list.font();
        leaning.setItalic(true);
        const int text = QFontMetrics(leaning).horizontalAdvance(variation.data().toString());
        QVERIFY(list.header()->sectionSize(MovesModel::Second) >= text + list.indentation());
    }

    /** Reinforcements that were there have left their panel wide. */
    void movesAreReadWholeWhileOthersHaveRoom()
    {
        for (const QSize size : {QSize(1120, 760), QSize(1280, 800)}) {
            for (const char* const boards : {"3", "4"}) {
                WindowHands hands;
                hands.window.resize(size);
                Match match = timed({"", "strategic", {{"boards", boards}}});
                test::Dice dice(7);
                test::playOn(match, 160, dice);
                hands.window.model().replace(std::move(match));
                hands.window.model().showLast();
                settle();
                QCOMPARE(cutTexts(hands.window), QStringList());
            }
        }
    }

    /** Charges that can be played no more have left their panel wide. */
    void chargesOfBothAreReadWhole()
    {
        for (const std::uint64_t seed : {3, 5, 7, 9, 11, 13}) {
            WindowHands hands;
            hands.window.resize(1120, 760);
            Match match = matchOf("longchess");
            match.tags().seatNames = {"random", "random"}; // one person, who holds both seats, as is told there
            test::Dice dice(seed);
            test::playOn(match, 220, dice);
            MatchModel& model = hands.window.model();
            model.replace(std::move(match));
            model.showFirst();
            settle();
            model.showLast();
            settle();
            QCOMPARE(cutTexts(hands.window), QStringList());
        }
    }

    /** Once a game goes on no panel becomes wider: what both may play has to have its room before. */
    void shellsOfBothAreReadWhole_data()
    {
        QTest::addColumn<QLocale>("language");
        QTest::addColumn<QSize>("size");
        for (const QLocale& language : {QLocale(QLocale::English), QLocale(QLocale::German)}) {
            for (const QSize size : {QSize(1120, 760), QSize(1210, 766), QSize(1225, 766), QSize(1233, 766),
                                     QSize(1240, 766), QSize(1248, 766), QSize(1280, 800)})
                QTest::addRow("%s, %d px", qPrintable(language.name()), size.width()) << language << size;
        }
    }
    void shellsOfBothAreReadWhole()
    {
        QFETCH(const QLocale, language);
        QFETCH(const QSize, size);
        installLanguage(language);
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        WindowHands hands;
        hands.window.resize(size);
        hands.window.model().replace(timed({"", "longchess", {{"artillery", "on"}, {"mines", "on"}}}));
        settle();
        for (const char* const text : {"fire:e12", "fire:f14", "fire:done", "fire:e22", "fire:f25", "fire:done"}) {
            QVERIFY(test::playText(hands.window.model(), text));
            settle();
        }
        QCOMPARE(cutTexts(hands.window), QStringList());
    }

    void whoGoesOutIsReadWhole_data()
    {
        QTest::addColumn<QLocale>("language");
        QTest::addColumn<QString>("players");
        for (const QLocale& language : {QLocale(QLocale::English), QLocale(QLocale::German)}) {
            for (const char* const players : {"3", "6"})
                QTest::addRow("%s, %s", qPrintable(language.name()), players)
                    << language << QString::fromLatin1(players);
        }
    }

    /** Nor is it cut that check counts once two are left: the list is as wide as that from the beginning. */
    void whoGoesOutIsReadWhole()
    {
        QFETCH(const QLocale, language);
        QFETCH(const QString, players);
        installLanguage(language);
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        WindowHands hands;
        hands.window.resize(1120, 760);
        MatchModel& model = hands.window.model();
        model.replace(matchOf("circular", {}, {{"players", players.toStdString()}}));
        settle();
        const auto goesOut = [](const std::vector<Effect>& effects) {
            return std::ranges::any_of(effects, [](const Effect& one) { return one.kind == Effect::Kind::SeatOut; });
        };
        test::Dice dice(5);
        const auto& list = *hands.find<QTreeView>(QStringLiteral("moves"));
        int out = 0;
        while (out < players.toInt() - 2 && !model.gameNode()->outcome().decided()) {
            const auto actions = model.possibleActions();
            const auto deadly = std::ranges::find_if(
                actions, [&](const Action& one) { return goesOut(model.game().apply(model.position(), one).effects); });
            model.play(deadly == actions.end() ? dice.among(actions) : *deadly);
            if (!goesOut(model.gameNode()->atTable()))
                continue;
            ++out;
            settle();
            const QString text =
                list.model()->index(list.model()->rowCount() - 1, MovesModel::Second).data().toString();
            const int room = list.header()->sectionSize(MovesModel::Second) - 8; // beside the text
            QVERIFY2(list.fontMetrics().horizontalAdvance(text) <= room,
                     qPrintable(QStringLiteral("%1 in %2").arg(text).arg(room)));
        }
        QCOMPARE(out, players.toInt() - 2);
    }

    void panelsBelowKeepTheirHeightWhenTheyAreFolded()
    {
        WindowHands hands;
        hands.window.resize(1120, 760);
        hands.window.model().replace(matchOf("longchess"));
        settle();
        const auto& seats = hands.window.panel<SeatsDock>();
        const int before = seats.height();
        hands.window.commands()[Command::Values]->trigger();
        settle();
        QVERIFY(!hands.window.tabifiedDockWidgets(&hands.window.panel<ValuesDock>()).isEmpty());
        QVERIFY2(seats.height() >= before - 40, qPrintable(QStringLiteral("%1 of %2").arg(seats.height()).arg(before)));
    }

    /** Charges lay behind the tab of an empty list from then on, with room for both. */
    void whatWasFoldedForOneThatIsGoneStandsAlone()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess"));
        for (const QSize size : {QSize(1240, 744), QSize(1280, 800), QSize(1366, 700)}) {
            hands.window.resize(size);
            settle();
            const QString before = together(hands.window);
            QCOMPARE(before, QString());
            hands.window.commands()[Command::Values]->trigger();
            settle();
            hands.window.commands()[Command::Values]->trigger();
            settle();
            QCOMPARE(together(hands.window), before);
        }
    }

    void dialogsAreNotCut_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("game");
        for (const char* const language : {"en", "de"}) {
            for (const std::string& game : test::gameIds())
                QTest::addRow("%s %s", game.c_str(), language) << QString(language) << QString::fromStdString(game);
        }
    }

    void dialogsAreNotCut()
    {
        QFETCH(QString, language);
        QFETCH(QString, game);
        installLanguage(QLocale(language));
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        WindowHands hands;
        hands.window.resize(1280, 800);
        hands.window.model().replace(matchOf(game.toStdString()));
        for (QAction* const action :
             {hands.window.commands()[Command::Configure], hands.window.commands()[Command::NewGame]}) {
            action->trigger();
            settle();
            QWidget* const dialog = QApplication::activeModalWidget();
            QVERIFY2(dialog, qPrintable(action->objectName()));
            const QStringList cut = cutTexts(*dialog);
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
            dialog->close();
            settle();
        }
    }

    void movesKeepTheirLines_data() { sizes(); }
    void movesKeepTheirLines()
    {
        QFETCH(QSize, size);
        WindowHands hands;
        hands.window.resize(size);
        for (const Table& table : everyTable()) {
            hands.window.model().replace(timed(table));
            settle();
            hands.window.panel<MovesDock>().raise();
            settle();
            const int lines = linesOf(*hands.find<QTreeView>(QStringLiteral("moves")));
            QVERIFY2(lines >= 6, qPrintable(QStringLiteral("%1: %2").arg(QString::fromLatin1(table.name)).arg(lines)));
        }
    }

    /** Two bars side by side, one for the list and one for the panel around it, are one too many. */
    void clocksAreScrolledInTheirListAlone()
    {
        WindowHands hands;
        hands.window.resize(1366, 748);
        MatchModel& model = hands.window.model();
        Match match = matchOf("multiplayer", {}, {{"players", "6"}});
        match.tags().clock = "20";
        model.replace(std::move(match));
        settle();
        const QWidget& pane = *hands.window.panel<ClocksDock>().widget();
        const QScrollBar& bar = *static_cast<const QScrollArea&>(pane).verticalScrollBar();
        test::Dice dice(7);
        int lowest = pane.height();
        for (int ply = 0; ply < 120; ++ply) {
            model.play(*test::drawnAction(model.game(), model.position(), dice));
            settle();
            lowest = std::min(lowest, pane.height());
            QVERIFY2(bar.maximum() == 0,
                     qPrintable(QStringLiteral("%1 of %2 px").arg(bar.maximum()).arg(pane.height())));
        }
        // Stockpiles have come, and took the room of some rows; three rows of clocks keep theirs.
        QVERIFY2(lowest < 150, qPrintable(QString::number(lowest)));
        model.setModified(false);
    }

    void clocksOfThreeBoardsAreSeenWhole()
    {
        WindowHands hands;
        hands.window.resize(1120, 760);
        MatchModel& model = hands.window.model();
        model.replace(timed({"", "multiplayer", {{"players", "3"}}}));
        settle();
        const QScrollBar& bar = *hands.window.panel<ClocksDock>().view()->verticalScrollBar();
        test::Dice dice(7);
        for (int ply = 0; ply < 100; ++ply) {
            QVERIFY2(bar.maximum() == 0, qPrintable(QStringLiteral("%1\n%2").arg(ply).arg(places(hands.window))));
            model.play(*test::drawnAction(model.game(), model.position(), dice));
            settle();
        }
        model.setModified(false);
    }

    void clocksOfFiveAndSixBoardsAreSeenWhole_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("boards");
        QTest::addColumn<int>("height"); // of the window without its title
        QTest::newRow("five seats") << QStringLiteral("multiplayer") << QStringLiteral("5") << 780;
        QTest::newRow("six seats") << QStringLiteral("multiplayer") << QStringLiteral("6") << 800;
        QTest::newRow("five in a row") << QStringLiteral("strategic") << QStringLiteral("5") << 780;
        QTest::newRow("six in a row") << QStringLiteral("strategic") << QStringLiteral("6") << 780;
    }

    void clocksOfFiveAndSixBoardsAreSeenWhole()
    {
        QFETCH(QString, game);
        QFETCH(QString, boards);
        QFETCH(int, height);
        WindowHands hands;
        hands.window.resize(1280, height);
        MatchModel& model = hands.window.model();
        const std::string option = game == QStringLiteral("multiplayer") ? "players" : "boards";
        const std::string name = game.toStdString();
        model.replace(timed({"", name.c_str(), {{option, boards.toStdString()}}}));
        settle();
        ClocksDock& clocks = hands.window.panel<ClocksDock>();
        const auto& list = *hands.find<QTreeView>(QStringLiteral("moves"));
        test::Dice dice(7);
        for (int ply = 0; ply < 60; ++ply) {
            clocks.raise();
            settle();
            QVERIFY2(clocks.view()->verticalScrollBar()->maximum() == 0 &&
                         static_cast<QScrollArea*>(clocks.widget())->verticalScrollBar()->maximum() == 0,
                     qPrintable(QStringLiteral("%1\n%2").arg(ply).arg(places(hands.window))));
            QVERIFY2(linesOf(list) >= 6, qPrintable(places(hands.window)));
            model.play(*test::drawnAction(model.game(), model.position(), dice));
            settle();
        }
        model.setModified(false);
    }

    /** Nor does a panel, with tabs, keep those low that lie before it. */
    void reinforcementsHaveWhatMovesCanSpare()
    {
        WindowHands hands;
        hands.window.resize(1120, 760);
        Match played = timed({"", "strategic", {{"boards", "2"}}});
        test::Dice dice(7);
        test::playOn(played, 40, dice);
        hands.window.model().replace(std::move(played));
        hands.window.model().showLast();
        const auto* const view = hands.find<QTreeView>(QStringLiteral("crossings"));
        const bool isWhole =
            QTest::qWaitFor([&] { return view->isVisible() && view->verticalScrollBar()->maximum() == 0; });
        QVERIFY2(isWhole, qPrintable(places(hands.window)));
        QVERIFY(!hands.window.tabifiedDockWidgets(&hands.window.panel<ClocksDock>()).isEmpty());
        hands.window.model().setModified(false);
    }

    /** 320 x 240 dots, less a title: the lowest rank is on the screen. */
    void boardsWithoutPanelsBelowFitATinyScreen()
    {
        for (const char* const game : {"orthodox", "checkers", "circular"}) {
            WindowHands hands;
            hands.window.model().replace(matchOf(game));
            hands.window.resize(320, 220);
            settle();
            QVERIFY2(hands.window.height() <= 220, qPrintable(places(hands.window)));
            const QWidget& board = *hands.window.board().viewport();
            QVERIFY2(hands.window.rect().contains(QRect(board.mapTo(&hands.window, QPoint()), board.size())), game);
        }
    }

    void smallWindowsHaveTabsAndLargeOnesNone()
    {
        WindowHands hands;
        const auto tabs = [&] { return hands.window.tabifiedDockWidgets(&hands.window.panel<MovesDock>()).size(); };
        hands.window.model().replace(matchOf("multiplayer",
                                             "1w: Ke1; 1b: Ke8; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; "
                                             "turn: 1w 2w 3w; seats: 1=AB 2=BC 3=CA; stock: A=Nw#3,Qb#1 B=Pw#1",
                                             {{"players", "3"}}));
        hands.window.resize(1280, 800);
        settle();
        QCOMPARE(tabs(), 0);
        hands.window.resize(800, 600);
        settle();
        QVERIFY(tabs() > 0);
        // What actions begin at lies in front.
        QVERIFY(!hands.window.panel<StockDock>().visibleRegion().isEmpty());
        QCOMPARE(hands.window.panel<StockDock>().view().verticalScrollBar()->maximum(), 0);
        hands.window.resize(1280, 800);
        settle();
        QCOMPARE(tabs(), 0);
        QVERIFY(hands.window.panel<SeatsDock>().y() < hands.window.panel<StockDock>().y());
        QVERIFY(hands.window.panel<StockDock>().y() < hands.window.panel<MovesDock>().y());
    }

    /** Below a long board there is more to show than fits beside one another once pieces are lost. */
    void movesStandAloneAsLongAsOthersCanShareAPlace()
    {
        WindowHands hands;
        hands.window.resize(1120, 740);
        hands.window.model().replace(matchOf("longchess"));
        settle();
        MatchModel& model = hands.window.model();
        for (const char* const text :
             {"Cx5+1",  "c37-b35", "Cx6+2",   "g33-g34", "Cx8+2",  "d36-e35", "Cx10+2",  "f33-e33",
              "Cx12+2", "b37-a37", "Cx14+2",  "a37-a36", "Cx16+2", "c33-c34", "c1-a5",   "e35-f34",
              "a5-e7",  "b35-f33", "g1-i5",   "f33-d29", "i5-e13", "e36-e35", "b18-b19", "d29-h21",
              "Cx18+2", "g37-a34", "h20xh21", "f36-g37", "h1-h19", "g37-i35", "Cx20+2",  "i35-off"}) {
            QVERIFY2(!model.play(*model.game().parse(model.position(), text)).refusal, text);
            settle();
        }
        QVERIFY(!hands.window.panel<MovesDock>().visibleRegion().isEmpty());
        QVERIFY(!hands.window.panel<SeatsDock>().visibleRegion().isEmpty());
        QVERIFY(hands.window.tabifiedDockWidgets(&hands.window.panel<MovesDock>()).isEmpty());
        QCOMPARE(cutTexts(hands.window), QStringList());
    }

    void whoPlaysIsSeenWholeWithClocks()
    {
        WindowHands hands;
        hands.window.resize(1120, 740);
        Match match = timed({"", "longchess", {{"teams", "4"}}});
        test::Dice dice(7);
        test::playOn(match, 60, dice); // until pieces are lost
        hands.window.model().replace(std::move(match));
        hands.window.model().showLast();
        settle();
        QVERIFY(!hands.window.panel<SeatsDock>().visibleRegion().isEmpty());
        QCOMPARE(hands.find<QTreeView>(QStringLiteral("seats"))->verticalScrollBar()->maximum(), 0);
    }

    void boardsStayWhereTheyAreWithinAGame_data()
    {
        QTest::addColumn<std::size_t>("number");
        QTest::addColumn<int>("most");
        const std::size_t step = isThorough() ? 1 : 4;
        for (std::size_t number = 0; number < everyTable().size(); number += step) {
            const Table& table = everyTable()[number];
            // One board leaves free what panels may need. Where several have a use for all width, it is theirs at first.
            const bool isOne =
                std::string_view(table.game) != "multiplayer" && std::string_view(table.game) != "strategic";
            QTest::addRow("%s", table.name) << number << (isOne ? 0 : 1);
        }
    }

    /** Also where the computer plays at other seats, and tells what it does. */
    void boardsStayWhereTheyAreWithinAGame()
    {
        QFETCH(const std::size_t, number);
        QFETCH(const int, most);
        const Table& table = everyTable()[number];
        for (const bool isTimed : {true, false}) {
            WindowHands hands;
            hands.window.resize(1120, 760);
            hands.window.setUpdatesEnabled(false);
            hands.searches.hold();
            const auto letGo = qScopeGuard([&] { hands.searches.letGo(); });
            MatchModel& model = hands.window.model();
            model.replace(isTimed ? timed(table) : withComputers(table));
            settle();
            const auto seenAt = [&] {
                const QWidget& seen = *hands.window.board().viewport();
                return QRect(seen.mapTo(&hands.window, QPoint()), seen.size());
            };
            QRect last = seenAt();
            QStringList moved;
            test::Dice dice(7);
            for (int ply = 0; ply < 40 && !model.viewedNode()->outcome().decided(); ++ply) {
                const auto action = test::drawnAction(model.game(), model.position(), dice);
                if (!action)
                    break;
                model.play(*action);
                settle();
                if (seenAt() != last)
                    moved += QStringLiteral("%1: %2, %3").arg(ply).arg(last.width()).arg(seenAt().width());
                last = seenAt();
            }
            model.setModified(false);
            QVERIFY2(moved.size() <= most, qPrintable(moved.join(u'\n')));
        }
    }

    /** Whether lists have rows at a place or none: panels neither go behind others by that, nor come out again. */
    void panelsStayWithinAGame()
    {
        for (int height = 640; height <= 800; height += 20) {
            WindowHands hands;
            hands.window.resize(1280, height);
            hands.window.setUpdatesEnabled(false);
            MatchModel& model = hands.window.model();
            model.replace(matchOf("longchess", {}, {{"teams", "4"}, {"mines", "on"}}));
            settle();
            const QString first = together(hands.window);
            const auto& actions = *hands.find<QWidget>(QStringLiteral("actionsDock"));
            int highest = 0;
            test::Dice dice(11);
            for (int ply = 0; ply < 60 && !model.viewedNode()->outcome().decided(); ++ply) {
                model.play(*test::drawnAction(model.game(), model.position(), dice));
                settle();
                QVERIFY2(together(hands.window) == first, qPrintable(QStringLiteral("%1, %2").arg(height).arg(ply)));
                QVERIFY2(actions.height() >= highest, qPrintable(QStringLiteral("%1, %2").arg(height).arg(ply)));
                highest = actions.height();
            }
            model.setModified(false);
        }
    }

    /** A seat became a person's, and what that person has in stock went behind the tab of another panel. */
    void panelsStayWhereSomebodyElseTakesASeat()
    {
        for (int height = 640; height <= 800; height += 20) {
            WindowHands hands;
            hands.window.resize(1280, height);
            hands.window.setUpdatesEnabled(false);
            MatchModel& model = hands.window.model();
            hands.window.commands()[Command::Values]->trigger();
            Match match = withComputers({"", "multiplayer", {{"players", "3"}}});
            hands.searches.hold();
            model.replace(std::move(match));
            settle();
            const QString first = together(hands.window);
            test::Dice dice(11);
            for (int ply = 0; ply < 60 && !model.viewedNode()->outcome().decided(); ++ply) {
                model.play(*test::drawnAction(model.game(), model.position(), dice));
                settle();
            }
            QCOMPARE(together(hands.window), first);
            MatchTags tags = model.match().tags();
            ComputerSeats(model.description().seats.size()).write(model.description(), tags);
            model.setTags(tags);
            settle();
            QVERIFY2(together(hands.window) == first, qPrintable(QString::number(height)));
            model.setModified(false);
            hands.window.commands()[Command::Values]->trigger();
        }
    }

    /** Then more is said of a seat, whose words give way. */
    void panelsStayWhereAFlagIsPickedUp()
    {
        for (const char* const language : {"en", "de"}) {
            installLanguage(QLocale(QString::fromLatin1(language)));
            const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
            for (int width = 1040; width <= 1400; width += 40) {
                WindowHands hands;
                hands.window.resize(width, 760);
                MatchModel& model = hands.window.model();
                model.replace(matchOf("longchess", "white: Pa5 Pb5 Fe2 Re34; black: Pa33 Pb33 Fe36; turn: white",
                                      {{"mines", "on"}, {"artillery", "on"}}));
                settle();
                const QString first = together(hands.window);
                for (const char* const action : {"e34-e36", "a33-a32", "e36-e30"}) {
                    QVERIFY(!model.play(*model.game().parse(model.position(), action)).refusal);
                    settle();
                    QVERIFY2(together(hands.window) == first, qPrintable(QStringLiteral("%1, %2, %3")
                                                                             .arg(QLatin1String(language))
                                                                             .arg(width)
                                                                             .arg(QLatin1String(action))));
                }
                model.setModified(false);
            }
        }
    }

    /** On a small screen the list of moves keeps its lines, and nothing below the boards has more. */
    void smallLinkedBoardsHaveTheRoomOfPanels()
    {
        WindowHands hands;
        hands.window.resize(760, 562);
        MatchModel& model = hands.window.model();
        model.replace(matchOf("strategic", {}, {{"boards", "3"}}));
        settle();
        const auto cell = [&] { return hands.window.board().boardScene().boardLayout().cellSize(); };
        const double first = cell();
        const QString before = places(hands.window);
        QVERIFY2(first >= 18, qPrintable(before));
        test::Dice dice(5);
        for (int ply = 0; ply < 20; ++ply) {
            model.play(*test::drawnAction(model.game(), model.position(), dice));
            settle();
            QVERIFY2(cell() == first, qPrintable(before + QStringLiteral("\nand then ") + places(hands.window)));
        }
        hands.window.resize(1280, 562); // there is more room for all
        settle();
        QVERIFY2(cell() >= first, qPrintable(before + QStringLiteral("\nand then ") + places(hands.window)));
        model.setModified(false);
    }

    /** Cells of 17 px lay above panels of which half was empty: the list of moves gives way then, and in no other game. */
    void movesGiveWayToBoardsThatWouldBeSmall()
    {
        WindowHands hands;
        hands.window.resize(760, 540); // on a screen of 800 x 600 it is no larger at first
        MatchModel& model = hands.window.model();
        model.replace(timed({"", "strategic", {{"boards", "3"}}}));
        settle();
        hands.window.panel<MovesDock>().raise();
        settle();
        const double cell = hands.window.board().boardScene().boardLayout().cellSize();
        QVERIFY2(cell >= 20, qPrintable(places(hands.window)));
        const auto& list = *hands.find<QTreeView>(QStringLiteral("moves"));
        QVERIFY2(linesOf(list) >= 4, qPrintable(places(hands.window)));
        const auto& pane = *static_cast<const QScrollArea*>(hands.window.panel<MovesDock>().widget());
        QCOMPARE(pane.verticalScrollBar()->maximum(), 0);
        model.replace(matchOf("orthodox"));
        settle();
        QVERIFY2(linesOf(list) >= 6, qPrintable(places(hands.window)));
        model.setModified(false);
    }

    /** What has been played may need more room: it has been kept for it. */
    void boardsStayWhereTheyAreWhileAPieceIsInHand()
    {
        WindowHands hands;
        hands.window.resize(1120, 760);
        MatchModel& model = hands.window.model();
        model.replace(matchOf("strategic", {}, {{"boards", "2"}}));
        settle();
        const QWidget& seen = *hands.window.board().viewport();
        const int before = seen.width();
        test::Dice dice(7);
        for (int ply = 0; ply < 12; ++ply)
            model.play(*test::drawnAction(model.game(), model.position(), dice));
        PlayTool& tool = hands.window.board().playTool();
        const auto action = test::drawnAction(model.game(), model.position(), dice);
        tool.activate(Touch::on(action->from)); // before docks have found their places
        settle();
        QVERIFY(!tool.touched().empty());
        QCOMPARE(seen.width(), before);
        tool.cancel();
        settle();
        QCOMPARE(seen.width(), before);
        model.setModified(false);
    }

    /** A computer that waits for a person says more than one that thinks: the list does not change its words each time. */
    void seatsKeepTheirWordsWithinAGame()
    {
        for (const int width : {1080, 1120, 1160, 1200}) {
            WindowHands hands;
            hands.window.resize(width, 760);
            hands.searches.hold();
            const auto letGo = qScopeGuard([&] { hands.searches.letGo(); });
            MatchModel& model = hands.window.model();
            model.replace(withComputers({"", "multiplayer", {{"players", "4"}}}));
            settle();
            const QAbstractItemModel& seats = *hands.window.panel<SeatsDock>().view()->model();
            const auto told = [&] { return seats.index(1, SeatsModel::Who).data().toString(); };
            QString last = told();
            int changes = 0;
            test::Dice dice(7);
            for (int ply = 0; ply < 40; ++ply) {
                const auto action = test::drawnAction(model.game(), model.position(), dice);
                if (!action)
                    break;
                model.play(*action);
                settle();
                changes += told() != last ? 1 : 0;
                last = told();
            }
            model.setModified(false);
            QVERIFY2(changes <= 1, qPrintable(QString::number(changes)));
        }
    }

    void whatAPersonArrangedStays()
    {
        WindowHands hands;
        hands.window.resize(1280, 800);
        hands.window.model().replace(matchOf("multiplayer", {}, {{"players", "3"}}));
        settle();
        const auto& moves = hands.window.panel<MovesDock>();
        const QPoint line = moves.geometry().topLeft() + QPoint(moves.width() / 2, -2);
        QTest::mousePress(&hands.window, Qt::LeftButton, {}, line); // what is dragged then is Qt's affair
        QTest::mouseRelease(&hands.window, Qt::LeftButton, {}, line);
        hands.window.resize(800, 600);
        settle();
        QCOMPARE(hands.window.tabifiedDockWidgets(&hands.window.panel<MovesDock>()).size(), 0);
        hands.window.commands()[Command::ResetLayout]->trigger();
        settle();
        QVERIFY(!hands.window.tabifiedDockWidgets(&hands.window.panel<MovesDock>()).isEmpty() ||
                linesOf(*hands.find<QTreeView>(QStringLiteral("moves"))) >= 6);
    }

    /** Panels come and go, and are folded otherwise: who has clicked a tab reads what is behind it. */
    void aTabThatWasClickedStaysInFront()
    {
        WindowHands hands;
        hands.window.resize(800, 600);
        hands.window.model().replace(timed({"", "multiplayer", {{"players", "3"}}}));
        settle();
        auto& seats = hands.window.panel<SeatsDock>();
        const auto isSeen = [&] { return !seats.visibleRegion().isEmpty(); };
        hands.window.resize(800, 400);
        settle();
        QVERIFY(!hands.window.tabifiedDockWidgets(&seats).isEmpty());
        seats.raise(); // as a click on its tab does
        settle();
        QVERIFY(isSeen());
        hands.window.resize(800, 900);
        settle();
        hands.window.resize(800, 400);
        settle();
        QVERIFY(isSeen());
    }

    /** An empty panel took the room, and clocks that no board had room for lay behind. */
    void clocksThatAreReadNowhereElseLieBeforeWhatIsEmpty()
    {
        WindowHands hands;
        hands.window.resize(800, 600);
        const auto isSeen = [](const QWidget& panel) { return !panel.visibleRegion().isEmpty(); };
        hands.window.model().replace(timed({"", "multiplayer", {{"players", "16"}}}));
        settle();
        QVERIFY(!hands.window.tabifiedDockWidgets(&hands.window.panel<StockDock>()).isEmpty());
        QVERIFY2(isSeen(hands.window.panel<ClocksDock>()), qPrintable(places(hands.window)));
        // Else what actions begin at is there from the start on: nothing comes to the front while a game is played.
        hands.window.model().replace(matchOf("multiplayer", {}, {{"players", "3"}}));
        hands.window.resize(800, 500);
        settle();
        QVERIFY(!hands.window.tabifiedDockWidgets(&hands.window.panel<StockDock>()).isEmpty());
        QVERIFY2(isSeen(hands.window.panel<StockDock>()), qPrintable(places(hands.window)));
    }

    /** Where nobody has pawns, an empty list lay before all others for the whole game. */
    void chargesLieInFrontWhereThereAreAny()
    {
        for (const char* const setup : {"", "nw: Fb2 Rf1; ne: Fb12 Rf13; se: Fl12 Ri13; sw: Fl2 Ri1; turn: nw"}) {
            WindowHands hands;
            hands.window.resize(800, 600);
            hands.window.model().replace(matchOf("longchess", setup, {{"teams", "4"}}));
            settle();
            auto& charges = *static_cast<Panel*>(hands.find<QDockWidget>(QStringLiteral("actionsDock")));
            QVERIFY(!hands.window.tabifiedDockWidgets(&charges).isEmpty());
            QCOMPARE(charges.visibleRegion().isEmpty(), *setup != 0);
            QCOMPARE(hands.window.panel<MovesDock>().visibleRegion().isEmpty(), *setup == 0);
        }
    }

    /** Scrolled to its end, the list had an empty row there, and hid a seat for it. */
    void seatsAreScrolledNoFurtherThanTheirLast()
    {
        WindowHands hands;
        hands.window.resize(800, 600);
        hands.window.model().replace(timed({"", "multiplayer", {{"players", "16"}}}));
        settle();
        const auto& seats = *hands.find<QTreeView>(QStringLiteral("seats"));
        QScrollBar& bar = *seats.verticalScrollBar();
        QVERIFY(bar.maximum() > 0);
        bar.setValue(bar.maximum());
        settle();
        const QRect last = seats.visualRect(seats.model()->index(seats.model()->rowCount() - 1, 0));
        QCOMPARE(last.bottom(), seats.viewport()->rect().bottom());
    }

    /** Names on tabs are never cut. */
    void tabsHaveWholeNames()
    {
        WindowHands hands;
        hands.window.resize(800, 600);
        hands.window.model().replace(timed({"", "strategic", {{"boards", "4"}}}));
        hands.window.commands()[Command::Values]->trigger();
        settle();
        int tabs = 0;
        for (const QTabBar* const bar : hands.window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!bar->isVisible())
                continue;
            QCOMPARE(bar->elideMode(), Qt::ElideNone);
            tabs += bar->count();
        }
        QVERIFY(tabs > 0);
        QCOMPARE(hands.window.size(), QSize(800, 600));
    }

    /** The last of four was cut, and arrows led to it, while the boards had room to spare beside them. */
    void tabsAreSeenWholeWhereBoardsLeaveRoom()
    {
        WindowHands hands;
        hands.window.resize(1280, 744);
        Match match = timed({"", "multiplayer", {{"players", "4"}}});
        for (int ply = 0; ply < 3; ++ply) {
            QVERIFY(match.play(match.actions(match.end()).front()));
            match.setComments(match.end(), {"[%shares 25,25,25,25]"});
        }
        hands.window.model().replace(std::move(match));
        hands.window.commands()[Command::Values]->trigger();
        settle();
        int most = 0;
        for (const QTabBar* const bar : hands.window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!bar->isVisible() || bar->count() == 0)
                continue;
            most = std::max(most, bar->count());
            QVERIFY2(bar->tabRect(bar->count() - 1).right() < bar->width(), qPrintable(places(hands.window)));
        }
        QVERIFY2(most > 2, qPrintable(places(hands.window))); // else it is no test
        hands.window.commands()[Command::Values]->trigger();
        hands.window.model().setModified(false);
    }

    /** Two bars side by side: what tells who stands better took more once one stepped back from the end. */
    void movesAreScrolledInTheirListAloneBesideAnAnalysis()
    {
        WindowHands hands;
        hands.window.resize(1280, 730);
        Match match = matchOf("circular", {}, {{"players", "4"}, {"teams", "2x2"}});
        for (int ply = 0; ply < 30; ++ply) {
            QVERIFY(match.play(match.actions(match.end()).front()));
            match.setComments(match.end(), {"[%eval 0.5]"});
        }
        hands.window.model().replace(std::move(match));
        hands.window.model().showLast();
        for (const std::uint8_t side : {1, 3})
            hands.window.model().retire(Side{side}, Retire::Resigned);
        QVERIFY(hands.window.model().gameNode()->outcome().decided());
        hands.window.commands()[Command::Values]->trigger();
        settle();
        const auto& pane = *static_cast<const QScrollArea*>(hands.window.moves().widget());
        for (int height = 640; height <= 800; height += 10) {
            hands.window.resize(1280, height);
            hands.window.model().showLast();
            settle();
            QVERIFY2(pane.verticalScrollBar()->maximum() == 0, qPrintable(QStringLiteral("end %1").arg(height)));
            hands.window.model().showPrevious();
            hands.window.model().showPrevious();
            settle();
            QVERIFY2(pane.verticalScrollBar()->maximum() == 0, qPrintable(QStringLiteral("back %1").arg(height)));
        }
        hands.window.commands()[Command::Values]->trigger();
        hands.window.model().setModified(false);
    }

    void emptyPanelsAreSmall()
    {
        WindowHands hands;
        hands.window.resize(1280, 800);
        hands.window.model().replace(matchOf("multiplayer", {}, {{"players", "3"}}));
        settle();
        QVERIFY(hands.window.panel<StockDock>().height() < 120);
        QVERIFY(hands.window.panel<MovesDock>().height() > 400);
        // Nor do a few actions take what the moves need.
        hands.window.model().replace(matchOf("longchess", {}, {{"teams", "4"}}));
        settle();
        const auto* const moves = hands.find<QTreeView>(QStringLiteral("moves"));
        QVERIFY2(linesOf(*moves) >= 9, qPrintable(QString::number(linesOf(*moves))));
    }

    void longNamesAreWholeWhileOthersHaveRoom()
    {
        WindowHands hands;
        hands.window.resize(800, 600);
        Match match = matchOf("strategic", {}, {{"boards", "3"}});
        // Two persons hold three seats each, which is told beside their names.
        const std::vector<std::string> both{"Wilhelmina Maria", "Maximilian Moritz"};
        match.tags().seatNames = {both[0], both[1], both[0], both[1], both[0], both[1]};
        hands.window.model().replace(std::move(match));
        settle();
        QCOMPARE(cutTexts(hands.window), QStringList());
        const auto* const seats = hands.find<QTreeView>(QStringLiteral("seats"));
        QVERIFY(seats->model()->rowCount() == 6 && seats->isVisible());
        QStringList told;
        for (int row = 0; row < 6; ++row) {
            for (int column = 0; column < seats->model()->columnCount(); ++column) {
                const QModelIndex index = seats->model()->index(row, column);
                told += index.data().toString();
                const bool isWhole = seats->visualRect(index).width() >= seats->sizeHintForIndex(index).width();
                QVERIFY2(seats->isColumnHidden(column) || isWhole, qPrintable(told.last()));
            }
        }
        for (const char* const text : {"Wilhelmina Maria", "also W2, W3"})
            QVERIFY2(!told.filter(QLatin1String(text)).isEmpty(), qPrintable(told.join(u'|')));
    }

    /** What another panel has held before is no reason to cut what is there now. */
    void longNamesAreWholeWhileLossesHaveRoom()
    {
        WindowHands hands;
        hands.window.resize(1120, 720);
        Match match = matchOf("longchess");
        match.tags().seatNames = {"Wilhelmina Maria von Hohen-Waldeck", "Ann"};
        hands.window.model().replace(std::move(match));
        settle();
        const auto* const seats = hands.find<QTreeView>(QStringLiteral("seats"));
        const QModelIndex name = seats->model()->index(0, SeatsModel::Who);
        QVERIFY(name.data().toString().contains(QStringLiteral("Waldeck")));
        QVERIFY2(seats->visualRect(name).width() >= seats->sizeHintForIndex(name).width(),
                 qPrintable(QStringLiteral("%1 of %2, Lost Pieces have %3")
                                .arg(seats->visualRect(name).width())
                                .arg(seats->sizeHintForIndex(name).width())
                                .arg(hands.window.panel<LossesDock>().width())));
    }

    /** Both were cut whenever that seat was on turn: how well the computer plays there, and which flag it has. */
    void whoCarriesAFlagIsReadWholeInSmallWindows()
    {
        WindowHands hands;
        hands.window.resize(800, 600);
        hands.searches.hold();
        const auto letGo = qScopeGuard([&] { hands.searches.letGo(); });
        Match match =
            matchOf("longchess", "nw: Pa1 Re8 Fb2; ne: Fa12 Pb9; se: Fe7 Pm9; sw: Ph1 Fl2; turn: nw", {{"teams", "4"}});
        test::enterAll(match, "e8-e7");
        while (!match.onTurn(match.end()).contains(Seat{0}))
            QVERIFY(match.play(match.actions(match.end()).front()));
        ComputerSeats computers(match);
        for (std::uint8_t seat = 0; seat < 4; ++seat)
            computers.setLevel(Seat{seat}, 2);
        computers.write(match.game().description(), match.tags());
        hands.window.model().replace(std::move(match));
        hands.window.model().showLast();
        settle();
        hands.window.commands()[Command::MoveNow]->trigger(); // a game of computers that is opened waits
        settle();
        const auto* const seats = hands.find<QTreeView>(QStringLiteral("seats"));
        const auto index = [&](int column) { return seats->model()->index(0, column); };
        QVERIFY2(index(SeatsModel::State).data().toString().contains(QStringLiteral("yellow flag")),
                 qPrintable(index(SeatsModel::State).data().toString()));
        for (const int column : {SeatsModel::Who, SeatsModel::State})
            QVERIFY2(seats->visualRect(index(column)).width() >= seats->sizeHintForIndex(index(column)).width(),
                     qPrintable(index(column).data().toString()));
        const QString whole = index(SeatsModel::State).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(whole.startsWith(QStringLiteral("thinking, carries the yellow flag")), qPrintable(whole));
        hands.window.model().setModified(false);
    }

    /** Below a long board list and comment stand side by side. */
    void commentsBesideTheirListHaveLines()
    {
        WindowHands hands;
        hands.window.resize(1280, 800);
        hands.window.model().replace(matchOf("longchess"));
        settle();
        const auto* const comment = hands.find<QWidget>(QStringLiteral("comment"));
        QVERIFY2(comment->width() >= 190, qPrintable(QString::number(comment->width())));
        hands.window.model().replace(matchOf("orthodox"));
        settle();
        QVERIFY(comment->height() < 110); // and below it a few
    }

    /** What is told there while it is empty takes as many. */
    void commentsHaveTwoWholeLinesInSmallWindows()
    {
        WindowHands hands;
        hands.window.resize(760, 560);
        hands.window.model().replace(matchOf("checkers"));
        settle();
        const auto& comment = *hands.find<QPlainTextEdit>(QStringLiteral("comment"));
        const double around = 2 * comment.document()->documentMargin();
        QVERIFY2(comment.viewport()->height() >= 2 * comment.fontMetrics().lineSpacing() + around,
                 qPrintable(QString::number(comment.viewport()->height())));
    }

    void howAJumpEndsIsReadWholeInSmallWindows()
    {
        for (const char* const language : {"en", "de"}) {
            installLanguage(QLocale(QString::fromLatin1(language)));
            const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
            WindowHands hands;
            hands.window.resize(760, 560);
            hands.window.model().replace(matchOf("checkers", "white: Mc3 Mh2; black: Md4 Mf6 Mh8; turn: white"));
            settle();
            hands.click("c3");
            hands.click("e5");
            settle();
            const auto labels = hands.window.gameLine().findChildren<ElidedLabel*>();
            QVERIFY(std::ranges::any_of(labels, [](const ElidedLabel* label) { return label->text().size() > 30; }));
            for (const ElidedLabel* const label : labels)
                QVERIFY2(label->isHidden() || !label->isCut(label->width()), qPrintable(label->text()));
            hands.key(Qt::Key_Escape);
        }
    }

    /** A clock was scrolled to, while what draws itself into its room, and the comment, kept theirs. */
    void clocksBesideNamesAreWholeBesideAnAnalysis()
    {
        for (const QSize size : {QSize(1240, 744), QSize(1280, 800)}) {
            WindowHands hands;
            hands.window.resize(size);
            Match match = withComputers({"", "circular", {{"players", "6"}}});
            match.tags().clock = "3+2";
            for (int ply = 0; ply < 30; ++ply) {
                QVERIFY(match.play(match.actions(match.end()).front()));
                match.setComments(match.end(), {"[%shares 17,17,17,17,16,16]"});
            }
            hands.window.model().replace(std::move(match));
            hands.window.model().showLast();
            hands.window.commands()[Command::Values]->trigger();
            settle();
            QVERIFY(hands.find<QDockWidget>(QStringLiteral("analysisDock"))->isVisible());
            const auto& seats = *hands.find<QTreeView>(QStringLiteral("seats"));
            QVERIFY2(seats.verticalScrollBar()->maximum() == 0, qPrintable(places(hands.window)));
            const auto& pane = *static_cast<const QScrollArea*>(hands.window.moves().widget());
            QVERIFY2(pane.verticalScrollBar()->maximum() == 0, qPrintable(places(hands.window)));
            hands.window.commands()[Command::Values]->trigger();
            hands.window.model().setModified(false);
        }
    }

    /** As a third column it left a strip to the moves, and cut the names of seats. */
    void anAnalysisLiesBehindOthersWhereThreeColumnsAreNarrow()
    {
        installLanguage(QLocale(QLocale::German));
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        for (const bool isArranged : {false, true}) {
            WindowHands hands;
            hands.window.resize(800, 600);
            hands.window.model().replace(withComputers({"", "strategic", {{"boards", "8"}}}));
            QTest::qWait(50); // a real screen that is busy tells sizes later
            settle();
            const auto& seats = hands.window.panel<SeatsDock>();
            const int wide = seats.width();
            const QPoint line(seats.geometry().right() + 3, seats.geometry().center().y());
            QVERIFY(!hands.window.tabifiedDockWidgets(&hands.window.moves()).isEmpty());
            if (isArranged) { // what is dragged then is Qt's affair
                QTest::mousePress(&hands.window, Qt::LeftButton, {}, line);
                QTest::mouseRelease(&hands.window, Qt::LeftButton, {}, line);
            }
            auto& dock = hands.window.panel<AnalysisDock>();
            dock.showProgress(1, 12);
            settle();
            QVERIFY2(hands.window.tabifiedDockWidgets(&dock).contains(&hands.window.moves()),
                     qPrintable(places(hands.window)));
            if (isArranged)
                QTRY_VERIFY2(std::abs(seats.width() - wide) <= 1, qPrintable(places(hands.window)));
            hands.window.model().setModified(false);
        }
    }

private:
    void sizes()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(800, 600), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
};

RINGFORD_TEST(TestMainWindowRooms)
#include "test_mainwindow_rooms.moc"
