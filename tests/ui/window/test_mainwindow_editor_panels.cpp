// SPDX-License-Identifier: GPL-3.0-or-later
// The panels of the editor: problems, facts of pieces, groups and stockpiles, and what is pasted.
#include "engine/setup/SetupEdits.h"
#include "engine/setup/SetupSketch.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/AccessKeyTexts.h"
#include "tests/support/ui/EditorHands.h"
#include "ui/dialogs/KeysDialog.h"
#include "ui/editor/BrushMime.h"
#include "ui/editor/EditBar.h"
#include "ui/editor/FactsPanel.h"
#include "ui/editor/GroupFields.h"
#include "ui/editor/GroupsPanel.h"
#include "ui/editor/StockField.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesView.h"
#include "ui/settings/WindowMemory.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/words/Language.h"
#include "ui/words/Words.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolBar>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

using namespace ringford;
using namespace ringford::ui;
using test::EditorHands;

namespace {

/** Whether what is dragged may come into @p view; it is let go at @p at where it may be. */
bool dragOnto(QWidget* view, const QMimeData& mime, QPoint at)
{
    QDragEnterEvent enter(at, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QDragMoveEvent over(at, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QDropEvent event(QPointF(at), Qt::CopyAction, &mime, Qt::LeftButton, {});
    QCoreApplication::sendEvent(view, &enter);
    QCoreApplication::sendEvent(view, &over);
    if (over.isAccepted())
        QCoreApplication::sendEvent(view, &event);
    return enter.isAccepted();
}

} // namespace

class TestMainWindowEditorPanels : public QObject {
    Q_OBJECT

private slots:
    void pastingTellsWhatIsWrongAndWhere()
    {
        EditorHands hands;
        const QString before = hands.now();
        const auto paste = [&](const char* text) {
            QGuiApplication::clipboard()->setText(text);
            hands.window.commands()[Command::PastePosition]->trigger();
        };
        paste("white: Ke1; black Ke8; turn: white");
        QVERIFY(hands.window.messages().isVisible());
        QVERIFY(hands.window.messages().text().contains("black Ke8"));
        QCOMPARE(hands.now(), before);
        paste("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        QVERIFY(hands.window.messages().isVisible());
        QCOMPARE(hands.now(), before);
        // What is a setup but not of this game's rules can be looked at and mended.
        paste("white: Ke1 Ke2 Xa1; black: Ke8; turn: white");
        QCOMPARE(hands.document().contents().pieces.size(), std::size_t{3});
        QCOMPARE(hands.problems().count(), 2);
        paste("r3k2r/8/8/8/8/8/8/R3K2R");
        QVERIFY2(hands.window.messages().text().contains("who may castle"), qPrintable(hands.window.messages().text()));
        paste("4k3/8/8/8/8/8/8/4K3 b - - 3 9");
        QCOMPARE(hands.now(), QString("white: Ke1; black: Ke8; turn: black; quiet: 3"));
        hands.window.commands()[Command::CopyPosition]->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), hands.now());
        paste("4k3/8/8/8/8/8/8/4K2R w K bm O-O; id \"one: two\";");
        QCOMPARE(hands.now(), QString("white: Ke1^ Rh1^; black: Ke8; turn: white"));
        const QString kings("white: Ke1; black: Ke8; turn: black");
        for (const char* const text : {"FEN: 4k3/8/8/8/8/8/8/4K3 b - - 0 1",
                                       "[Site \"https://one.two\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 1\"]"}) {
            paste("white: Ke2; black: Ke8; turn: white");
            paste(text);
            QCOMPARE(hands.now(), kings);
        }
        QVERIFY(hands.edit().isOn());
    }

    void problemsLeadToTheirPlaces()
    {
        EditorHands hands;
        QGuiApplication::clipboard()->setText("white: Ke1 Pa8 Zb3; black:; turn: nobody");
        hands.window.commands()[Command::PastePosition]->trigger();
        const auto choose = [&](const QString& part) {
            for (int row = 0; row < hands.problems().count(); ++row) {
                if (!hands.problems().item(row)->text().contains(part))
                    continue;
                hands.problems().setCurrentRow(row);
                emit hands.problems().itemActivated(hands.problems().item(row));
                return true;
            }
            return false;
        };
        QVERIFY(choose("Pa8"));
        QCOMPARE(hands.window.board().cursorCell(), hands.cell("a8"));
        QCOMPARE(hands.window.board().boardScene().picture().dangers, std::vector{hands.cell("a8")});
        QVERIFY(choose("nobody"));
        QVERIFY(hands.edit().groups().field("turn")->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(choose("Zb3"));
        QCOMPARE(hands.window.board().cursorCell(), hands.cell("b3"));
        hands.problems().setFocus();
        hands.key(Qt::Key_Delete);
        QVERIFY(!hands.now().contains("Zb3"));
    }

    /** A bar of the list lay beside a bar of its panel, and the button below it was cut. */
    void problemsAreScrolledInTheirListAlone()
    {
        for (const char* const game : {"orthodox", "circular"}) {
            EditorHands hands(game);
            hands.window.resize(983, 729); // on a screen of 1024 x 768
            hands.window.commands()[Command::EditPosition]->trigger();
            QTest::qWait(20);
            hands.window.commands()[Command::EditPosition]->trigger(); // its room is shared for that size
            QTest::qWait(20);
            QGuiApplication::clipboard()->setText("white: Xa1 Xa2 Xa3 Xa4 Xa5 Xa6; black: Xb1 Xb2 Xb3; turn: nobody");
            hands.window.commands()[Command::PastePosition]->trigger();
            QVERIFY(hands.problems().count() > 6);
            const QWidget* part = &hands.problems();
            while (part && !qobject_cast<const QScrollArea*>(part))
                part = part->parentWidget();
            const auto* const pane = qobject_cast<const QScrollArea*>(part);
            QVERIFY(pane);
            QTRY_VERIFY(hands.problems().isVisible());
            QTest::qWait(20);
            QVERIFY2(pane->verticalScrollBar()->maximum() == 0, game);
            QVERIFY(hands.problems().height() >= 2 * hands.problems().fontMetrics().lineSpacing());
        }
    }

    /** It was shared when they came, and what was too little in a smaller window was not seen. */
    void panelsShareTheirRoomAnewInASmallerWindow_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        QTest::newRow("orthodox") << "orthodox"
                                  << ""
                                  << "";
        QTest::newRow("four teams") << "longchess"
                                    << "teams"
                                    << "4";
        QTest::newRow("four seats") << "multiplayer"
                                    << "players"
                                    << "4";
    }

    void panelsShareTheirRoomAnewInASmallerWindow()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, option);
        QFETCH(const QString, value);
        OptionValues options;
        if (!option.isEmpty())
            options = {{option.toStdString(), value.toStdString()}};
        if (value == "4" && option == "teams")
            options.insert(options.end(), {{"mines", "on"}, {"artillery", "on"}}); // as many kinds as there can be
        EditorHands hands(game.toLatin1().constData(), "", options);
        const auto paneOf = [](const QWidget& content) {
            const QWidget* part = &content;
            while (part && !qobject_cast<const QScrollArea*>(part))
                part = part->parentWidget();
            return qobject_cast<const QScrollArea*>(part);
        };
        QGuiApplication::clipboard()->setText("1: Xa1 Xa2 Xa3 Xa4 Xa5; 2: Xb1 Xb2; turn: nobody; quiet: many");
        hands.window.commands()[Command::PastePosition]->trigger();
        QVERIFY(hands.problems().count() > 3);
        const QScrollArea* const problems = paneOf(hands.problems());
        const QScrollArea* const pieces = paneOf(hands.edit().palette());
        QVERIFY(problems && pieces);
        for (const QSize size : {QSize(1280, 800), QSize(1120, 740), QSize(1100, 680), QSize(1000, 620)}) {
            hands.window.resize(size);
            QTest::qWait(50);
            const QByteArray at =
                QStringLiteral("%1 x %2").arg(hands.window.width()).arg(hands.window.height()).toLatin1();
            if (pieces->isVisible())
                QVERIFY2(pieces->horizontalScrollBar()->maximum() == 0, at.constData());
            QVERIFY2(!problems->isVisible() || problems->verticalScrollBar()->maximum() == 0, at.constData());
        }
    }

    /** What somebody has given panels of the editor is theirs, and nothing that the game's have. */
    void sizesGivenToPanelsOfTheEditorStay()
    {
        EditorHands hands;
        QTest::qWait(50);
        auto* const pieces = hands.window.findChild<QDockWidget*>(QStringLiteral("editPieces"));
        auto* const position = hands.window.findChild<QDockWidget*>(QStringLiteral("editPosition"));
        const QPoint line = position->geometry().topLeft() + QPoint(position->width() / 2, -2);
        QTest::mousePress(&hands.window, Qt::LeftButton, {}, line); // what is dragged then is Qt's affair
        QTest::mouseRelease(&hands.window, Qt::LeftButton, {}, line);
        hands.window.resizeDocks({pieces}, {pieces->width() + 90}, Qt::Horizontal);
        QTest::qWait(50);
        const int given = pieces->width();
        hands.window.resize(1270, 790);
        QTest::qWait(50);
        QCOMPARE(pieces->width(), given);
        hands.window.commands()[Command::EditPosition]->trigger();
        hands.window.close();
        QVERIFY(ui::readWindowMemory(hands.store).panelsSizedFor.isEmpty());
    }

    void anAccessKeyShowsItsFieldWhole()
    {
        EditorHands hands("multiplayer", "", {{"players", "4"}});
        hands.window.resize(1120, 640);
        const GroupField* const stock = hands.edit().groups().field("stock");
        QVERIFY(stock);
        const QWidget* part = stock;
        while (part && !qobject_cast<const QScrollArea*>(part))
            part = part->parentWidget();
        const auto* const area = qobject_cast<const QScrollArea*>(part);
        QVERIFY(area);
        QLabel* label = nullptr;
        for (QLabel* const one : area->findChildren<QLabel*>()) {
            if (one->buddy() && (one->buddy() == stock || stock->isAncestorOf(one->buddy())))
                label = label ? label : one;
        }
        QVERIFY(label);
        const auto isSeenWhole = [&] {
            const QWidget& field = *QApplication::focusWidget();
            return area->viewport()->rect().contains(QRect(field.mapTo(area->viewport(), QPoint()), field.size()));
        };
        area->verticalScrollBar()->setValue(0);
        QVERIFY(area->verticalScrollBar()->maximum() > 0);
        // Some of it is below what is seen.
        const int top = stock->mapTo(area->widget(), QPoint()).y();
        area->verticalScrollBar()->setValue(top - area->viewport()->height() + 8);
        const QKeySequence key = QKeySequence::mnemonic(label->text());
        QVERIFY(!key.isEmpty());
        QTest::keyClick(&hands.window, key[0].key(), Qt::AltModifier);
        QVERIFY(stock->isAncestorOf(QApplication::focusWidget()));
        QTRY_VERIFY(isSeenWhole());
    }

    /** Not in the words of a setup's text, which nobody sees here. */
    void problemsAreToldInTheReadersLanguage()
    {
        const auto english = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        installLanguage(QLocale(QLocale::German));
        EditorHands hands("longchess");
        QGuiApplication::clipboard()->setText("white: Fe2 Fe4 Ra1; black: Fe36 Ra37; turn: white; quiet: many");
        hands.window.commands()[Command::PastePosition]->trigger();
        QCOMPARE(hands.problems().count(), 2);
        QCOMPARE(hands.problems().item(0)->text().section(u':', 0, 0), QStringLiteral("Weiß, Fe 4W"));
        QCOMPARE(hands.problems().item(1)->text().section(u':', 0, 0), QStringLiteral("Ruhige Züge bisher, many"));
    }

    /** In German the line above the board had another word than the panel. */
    void whatIsWrongHasOneName()
    {
        const auto english = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        for (const QLocale::Language language : {QLocale::English, QLocale::German}) {
            installLanguage(QLocale(language));
            EditorHands hands("longchess");
            const QSignalSpy told(&hands.edit(), &SetupStage::reported);
            QGuiApplication::clipboard()->setText("white: Fe2 Fe4 Ra1; black: Fe36 Ra37; turn: white; quiet: many");
            hands.window.commands()[Command::PastePosition]->trigger();
            const auto* const panel = hands.window.findChild<QDockWidget*>(QStringLiteral("editProblems"));
            const QString line = told.last().front().toString();
            QVERIFY2(line.contains(panel->windowTitle(), Qt::CaseInsensitive), qPrintable(line));
        }
    }

    /** "se has no piece" named a corner as records do. */
    void problemsNameSeatsAsPeopleDo()
    {
        EditorHands hands("longchess", "nw: Fb2 Rf1; ne: Fb12 Rf13; se: Fl12 Ri13; sw: Fl2 Ri1; turn: nw",
                          {{"teams", "4"}});
        QGuiApplication::clipboard()->setText("nw: Fb2 Rf1; ne: Fb12; se: ; sw: Fl2; turn: nw");
        hands.window.commands()[Command::PastePosition]->trigger();
        QStringList told;
        for (int row = 0; row < hands.problems().count(); ++row)
            told += hands.problems().item(row)->text();
        QVERIFY2(!told.filter(QStringLiteral("South-east has no piece")).isEmpty(), qPrintable(told.join(u'\n')));
    }

    void factsOfPiecesAreChanged()
    {
        EditorHands hands("circular", "", {{"players", "2"}});
        auto* const facts = hands.find<FactsPanel>("facts");
        const Cell pawn = hands.document().contents().pieces.front().cell;
        const auto isPawn = [](const PlacedPiece& placed) { return placed.facts.heading.has_value(); };
        const auto placed = std::ranges::find_if(hands.document().contents().pieces, isPawn);
        QVERIFY(placed != hands.document().contents().pieces.end());
        const Cell at = placed->cell;
        const auto headed = *placed->facts.heading;
        QTest::mouseClick(hands.viewport(), Qt::LeftButton, {}, hands.at(at));
        QCoreApplication::processEvents();
        auto lists = facts->findChildren<QComboBox*>();
        QCOMPARE(lists.size(), 2);
        lists[0]->setCurrentIndex(1 - lists[0]->currentIndex());
        emit lists[0]->activated(lists[0]->currentIndex());
        QVERIFY(hands.pieceAt(at)->facts.heading != headed);
        QCoreApplication::processEvents();
        lists = facts->findChildren<QComboBox*>();
        lists[1]->setCurrentIndex(4);
        emit lists[1]->activated(4);
        QCOMPARE(hands.pieceAt(at)->facts.travelled, std::optional<std::uint8_t>(4));
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(hands.pieceAt(at)->facts.heading == headed);
        Q_UNUSED(pawn);
    }

    void groupsAreChanged()
    {
        EditorHands hands("strategic", "", {{"boards", "2"}});
        GroupsPanel& groups = hands.edit().groups();
        const auto choose = [](QComboBox* list, int choice) {
            list->setCurrentIndex(choice);
            emit list->activated(choice);
        };
        const auto turns = groups.field("turn")->findChildren<QComboBox*>();
        QCOMPARE(turns.size(), 2);
        choose(turns[1], 2);
        QVERIFY2(hands.now().contains("turn: 1w 2b"), qPrintable(hands.now()));
        choose(turns[0], 0);
        const auto closed = groups.field("closed")->findChildren<QComboBox*>();
        choose(closed[0], 2);
        QVERIFY2(hands.now().contains("turn: 2b; closed: 1=b"), qPrintable(hands.now()));
        groups.field("quiet")->findChild<QSpinBox*>()->setValue(12);
        QVERIFY(hands.now().endsWith("closed: 1=b; quiet: 12"));
        QVERIFY(hands.document().problems().empty());
        QCOMPARE(hands.window.board().boardScene().contents().closed.size(), std::size_t{1});
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(groups.field("quiet")->findChild<QSpinBox*>()->value(), 0);
        hands.edit().action("turnOver")->trigger();
        QVERIFY2(hands.now().contains("turn: 2w; closed: 1=w"), qPrintable(hands.now()));
    }

    void theWayBackIsSeenInNarrowWindows()
    {
        const auto english = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        for (const QLocale::Language language : {QLocale::English, QLocale::German}) {
            installLanguage(QLocale(language));
            for (const Command stage : {Command::EditPosition, Command::Demonstration}) {
                test::WindowHands hands;
                hands.window.resize(800, 600);
                hands.window.commands()[stage]->trigger();
                const QList<EditBar*> bars = hands.window.findChildren<EditBar*>();
                const auto shown = std::ranges::find_if(bars, [](const EditBar* bar) { return bar->isVisible(); });
                QVERIFY(shown != bars.end());
                const auto buttonOf = [&](const char* name) {
                    return qobject_cast<QToolButton*>((*shown)->widgetForAction((*shown)->action(name)));
                };
                QTRY_VERIFY((*shown)->width() <= 800 && buttonOf("leave")->isVisible());
                QCOMPARE(buttonOf("leave")->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
                // Where there is room, all are named.
                hands.window.resize(1280, 800);
                QTRY_COMPARE(buttonOf(stage == Command::EditPosition ? "clear" : "reset")->toolButtonStyle(),
                             Qt::ToolButtonTextBesideIcon);
                QVERIFY(buttonOf("leave")->isVisible());
            }
        }
    }

    void piecesAreDraggedOntoTheBoard()
    {
        EditorHands hands("longchess", "", {{"mines", "on"}});
        hands.window.board().zoomToFit();
        const auto empty = hands.emptyCells();
        const auto drag = [&](const QMimeData& mime, QPoint at) { return dragOnto(hands.viewport(), mime, at); };
        const QString before = hands.now();
        for (const auto& [kind, letter] : {std::pair(Brush::Kind::Piece, 'R'), {Brush::Kind::Marker, 'M'}}) {
            const Cell cell = empty[kind == Brush::Kind::Piece ? 3 : 5];
            QVERIFY(drag(*mimeOf({kind, *hands.game().findKind(letter), 0, 0}), hands.at(cell)));
            const std::string name = hands.game().board.name(cell);
            QVERIFY2(hands.now().contains(QString::fromStdString(letter == 'R' ? "R" + name : '=' + name)),
                     qPrintable(hands.now()));
            // What is there already stays: only a click takes it off.
            const QString there = hands.now();
            QVERIFY(drag(*mimeOf({kind, *hands.game().findKind(letter), 0, 0}), hands.at(cell)));
            QCOMPARE(hands.now(), there);
        }
        QVERIFY(hands.edit().tool().brush() == Brush{}); // the hand, as before
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(hands.now(), before);
        // Beside the boards there is nothing to put it on.
        drag(*mimeOf({Brush::Kind::Piece, *hands.game().findKind('R'), 0, 0}), {2, 2});
        QCOMPARE(hands.now(), before);
        // Files are the window's here, too.
        QMimeData file;
        file.setUrls({QUrl::fromLocalFile(hands.fileWith("[Game \"checkers\"]\n\n*\n"))});
        QVERIFY(drag(file, hands.at(empty[3])));
        hands.window.model().setModified(false);
    }

    void piecesDraggedOntoNoCellAreRefusedWithAReason()
    {
        EditorHands hands("checkers");
        const QString before = hands.now();
        const QRect dark = hands.window.board().cellRect(hands.emptyCells().front());
        dragOnto(hands.viewport(), *mimeOf({Brush::Kind::Piece}),
                 dark.center() + QPoint(0, dark.height())); // a light cell
        QCOMPARE(hands.now(), before);
        QVERIFY2(hands.window.board().reason().contains(QStringLiteral("not a cell")),
                 qPrintable(hands.window.board().reason()));
    }

    void positionAndProblemsShareTheirRoom()
    {
        EditorHands hands("circular", "", {{"players", "4"}});
        hands.window.resize(1120, 760);
        hands.edit().leave();
        hands.edit().begin();
        const auto* const position = hands.find<QDockWidget>(QStringLiteral("editPosition"));
        const auto* const area = qobject_cast<const QScrollArea*>(position->widget());
        QTRY_VERIFY2(
            !area->verticalScrollBar()->isVisible(),
            qPrintable(QStringLiteral("%1 of %2").arg(area->height()).arg(area->widget()->sizeHint().height())));
        QVERIFY(hands.find<QDockWidget>(QStringLiteral("editProblems"))->height() >= 90);
    }

    void problemsHaveTheRoomThatIsLeft()
    {
        EditorHands hands("circular", "");
        hands.window.resize(1280, 780);
        hands.edit().leave();
        hands.edit().begin();
        const auto* const position = hands.find<QDockWidget>(QStringLiteral("editPosition"));
        const auto* const area = qobject_cast<const QScrollArea*>(position->widget());
        const auto unused = [&] { return area->height() - area->widget()->sizeHint().height(); };
        QTRY_VERIFY2(unused() >= 0 && unused() < 40, qPrintable(QString::number(unused())));
        QGuiApplication::clipboard()->setText("white: Xa1 Xa2 Xa3 Xa4 Xa5; black: Xa6; turn: white");
        hands.window.commands()[Command::PastePosition]->trigger();
        QVERIFY2(hands.problems().count() >= 6, qPrintable(QString::number(hands.problems().count())));
        QTRY_COMPARE(hands.problems().verticalScrollBar()->maximum(), 0); // all is read at once
    }

    void stockpilesAndPlayersAreChanged()
    {
        EditorHands hands("multiplayer", "", {{"players", "3"}});
        GroupsPanel& groups = hands.edit().groups();
        const auto lines = groups.field("stock")->findChildren<QLineEdit*>();
        QCOMPARE(lines.size(), 3);
        lines[1]->setText("Qw#3, Pb#1");
        emit lines[1]->editingFinished();
        QVERIFY2(hands.now().contains("stock: B=Pb#1,Qw#3"), qPrintable(hands.now()));
        QCOMPARE(lines[1]->text(), QString("Pb#1 Qw#3"));
        const auto players = groups.field("seats")->findChildren<QComboBox*>();
        QCOMPARE(players.size(), 6);
        for (const int list : {2, 3}) {
            players[list]->setCurrentIndex(0);
            emit players[list]->activated(0);
        }
        QVERIFY2(hands.now().contains("seats: 1=AB 3=CA"), qPrintable(hands.now()));
        QVERIFY(!hands.document().problems().empty());
    }

    void minesAndFlagsArePut()
    {
        EditorHands hands("longchess", "", {{"mines", "on"}});
        hands.window.board().zoomToFit();
        const auto empty = hands.emptyCells();
        hands.take('M', 1);
        QTest::mouseClick(hands.viewport(), Qt::LeftButton, {}, hands.at(empty[3]));
        const std::string name = hands.game().board.name(empty[3]);
        QVERIFY(hands.now().contains(QString::fromStdString("mines: " + hands.game().seats[1].name + '=' + name)));
        QTest::mouseClick(hands.viewport(), Qt::RightButton, {}, hands.at(empty[3]));
        QVERIFY(!hands.now().contains("mines"));
        // A flag that a piece carries goes with it.
        hands.edit().action("clear")->trigger();
        hands.take('R', 0);
        QTest::mouseClick(hands.viewport(), Qt::LeftButton, {}, hands.at(empty[3]));
        hands.take('F', 1);
        QTest::mouseClick(hands.viewport(), Qt::LeftButton, {}, hands.at(empty[3]));
        QVERIFY(hands.document().contents().markers.front().carried);
        hands.take(Brush{});
        hands.dragTo(empty[3], hands.at(empty[5]));
        QCOMPARE(hands.document().contents().markers.front().cell, empty[5]);
        QVERIFY(hands.document().contents().markers.front().carried);
    }

    void stockpilesAreChangedByHand()
    {
        EditorHands hands("multiplayer", "", {{"players", "3"}});
        auto& field = *static_cast<StockField*>(hands.edit().groups().field("stock"));
        QListView* const view = field.view(1);
        const auto drop = [&](char letter, int army) {
            const auto mime = mimeOf({Brush::Kind::Piece, *hands.game().findKind(letter), army, 0});
            QDropEvent event(QPointF(view->viewport()->rect().center()), Qt::CopyAction, mime.get(), Qt::LeftButton,
                             {});
            QDragEnterEvent enter(view->viewport()->rect().center(), Qt::CopyAction, mime.get(), Qt::LeftButton, {});
            QDragMoveEvent over(view->viewport()->rect().center(), Qt::CopyAction, mime.get(), Qt::LeftButton, {});
            QCoreApplication::sendEvent(view->viewport(), &enter);
            QCoreApplication::sendEvent(view->viewport(), &over);
            QCoreApplication::sendEvent(view->viewport(), &event);
        };
        drop('Q', 0);
        QVERIFY2(hands.now().contains("stock: B=Qw#"), qPrintable(hands.now()));
        drop('Q', 0);
        drop('Q', 0); // each of another set: of that fewest are there
        const auto held = hands.document().setup().find("stock")->items.front();
        for (const char* set : {"Qw#1", "Qw#2", "Qw#3"})
            QVERIFY2(held.find(set) != std::string::npos, held.c_str());
        QCOMPARE(view->model()->rowCount(), 3);
        drop('K', 0); // nobody holds kings
        QCOMPARE(view->model()->rowCount(), 3);
        // By keys.
        view->setCurrentIndex(view->model()->index(0, 0));
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Plus);
        QVERIFY(view->currentIndex().data().toString().contains(QStringLiteral("×2")));
        QCOMPARE(view->currentIndex().data(Qt::AccessibleTextRole).toString().count(QStringLiteral("of set")), 1);
        QTest::keyClick(view, Qt::Key_Minus);
        QTest::keyClick(view, Qt::Key_Delete);
        QCOMPARE(view->model()->rowCount(), 2);
        hands.edit().action("undo")->trigger();
        QCOMPARE(view->model()->rowCount(), 3);
        // What is written by hand and cannot be held stays to be seen.
        const auto lines = field.findChildren<QLineEdit*>();
        lines[1]->setText("Xx");
        emit lines[1]->editingFinished();
        QCOMPARE(view->model()->rowCount(), 1);
        QCOMPARE(view->model()->index(0, 0).data().toString(), QStringLiteral("Xx"));
        QVERIFY(!hands.document().problems().empty());
    }

    void tabGoesAsOneReads()
    {
        EditorHands hands;
        hands.edit().tool().select(hands.cell("e1")); // with facts: a box to check
        for (int round = 0; round < 3; ++round)
            QCoreApplication::processEvents();
        auto* const facts = hands.find<FactsPanel>("facts");
        auto* const box = facts->findChild<QCheckBox*>();
        QVERIFY(box && box->isVisible());
        const auto dockOf = [](const QWidget* part) {
            while (part && !part->objectName().startsWith(QStringLiteral("edit")))
                part = part->parentWidget();
            return part ? part->objectName() : QString();
        };
        QStringList parts; // of the editor, as Tab comes to them
        QWidget* const first = hands.edit().palette().button(Brush{});
        first->setFocus(Qt::TabFocusReason);
        bool wasAtFacts = false;
        for (int step = 0; step < 60; ++step) {
            hands.key(Qt::Key_Tab);
            QWidget* const focus = QApplication::focusWidget();
            wasAtFacts = wasAtFacts || focus == box;
            const QString part = dockOf(focus);
            if (part == QStringLiteral("editPosition")) {
                QVERIFY(wasAtFacts); // they are above
                return;
            }
            QVERIFY2(part == QStringLiteral("editPieces"), qPrintable(part + ' ' + focus->objectName()));
        }
        QFAIL("Tab does not come to the next panel");
    }

    void aProblemOfAStockpileLeadsToItsHolder()
    {
        EditorHands hands("multiplayer");
        auto& field = *static_cast<StockField*>(hands.edit().groups().field("stock"));
        Setup setup = hands.document().setup();
        const GroupInfo* const group = findGroup(hands.game(), "stock");
        setItems(hands.game(), setup, *group, {"B=Xb#1"});
        hands.document().change(QStringLiteral("test"), setup);
        QVERIFY(hands.problems().count() > 0);
        hands.problems().setFocus();
        hands.problems().setCurrentRow(0);
        hands.key(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(field.view(1)));
        QVERIFY(!field.view(1)->visibleRegion().isEmpty());
    }

    void anEmptyStockpileShowsTheFocus()
    {
        EditorHands hands("multiplayer");
        auto& field = *static_cast<StockField*>(hands.edit().groups().field("stock"));
        QListView* const view = field.view(0);
        QCOMPARE(view->model()->rowCount(), 0);
        view->setFocus(Qt::TabFocusReason);
        const QImage with = view->viewport()->grab().toImage();
        hands.window.board().setFocus();
        QVERIFY(view->viewport()->grab().toImage() != with);
        for (const QLineEdit* const line : field.findChildren<QLineEdit*>())
            QVERIFY(!line->placeholderText().isEmpty() && !line->whatsThis().isEmpty());
    }

    void keysOfSettingUpAreListed()
    {
        EditorHands hands;
        hands.window.commands()[Command::Keys]->trigger();
        auto* const dialog = hands.find<KeysDialog>();
        QVERIFY(dialog);
        const QString lines = dialog->lines().join(u'\n');
        for (const char* does :
             {"Letter of a piece", "G, R, B, Y", "Play from Here", "Keep Here", "Mirror", "Swap Sides"})
            QVERIFY2(lines.contains(QLatin1String(does)), does);
        QVERIFY(!lines.contains(QStringLiteral("Take Back")));
        for (const QAction* const action : hands.edit().actions())
            QVERIFY(action->isSeparator() || action->objectName() == QStringLiteral("leave") ||
                    !action->shortcut().isEmpty());
        dialog->close();
    }

    void theBarIsReachedByKeys()
    {
        EditorHands hands;
        hands.window.board().setFocus();
        QWidget* button = nullptr;
        for (int step = 0; step < 80 && !button; ++step) {
            hands.key(Qt::Key_Tab);
            QWidget* const focus = QApplication::focusWidget();
            if (focus && focus->parentWidget()->objectName() == QStringLiteral("editBar") &&
                qobject_cast<QAbstractButton*>(focus)->text() == QStringLiteral("Clear"))
                button = focus;
        }
        QVERIFY(button);
        hands.key(Qt::Key_Return);
        QVERIFY(hands.document().contents().pieces.empty());
    }

    void howToPlayOnIsSeenOnSmallScreens()
    {
        installLanguage(QLocale(QLocale::German));
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        test::EditorHands hands;
        hands.window.resize(788, 560);
        QCoreApplication::processEvents();
        QAction* const play = hands.edit().action("playFromHere");
        const auto& bar = *qobject_cast<QToolBar*>(play->parent());
        QTRY_VERIFY(bar.widgetForAction(play)->isVisible());
        for (const char* const name : {"undo", "redo"}) // are told all the same
            QVERIFY(!QAccessible::queryAccessibleInterface(bar.widgetForAction(hands.edit().action(name)))
                         ->text(QAccessible::Name)
                         .isEmpty());
    }

    void panelsAreFoldedWithTheWindow()
    {
        EditorHands hands;
        hands.window.resize(1120, 760);
        QCoreApplication::processEvents();
        auto* const problems = hands.window.findChild<QDockWidget*>(QStringLiteral("editProblems"));
        QVERIFY(problems);
        const auto areFolded = [&] { return !hands.window.tabifiedDockWidgets(problems).isEmpty(); };
        QTRY_VERIFY(!areFolded());
        hands.window.resize(1120, 480);
        QTRY_VERIFY(areFolded());
        hands.window.resize(1120, 760);
        QTRY_VERIFY(!areFolded());
        QVERIFY(problems->isVisible());
        // What somebody has put elsewhere stays.
        hands.window.addDockWidget(Qt::LeftDockWidgetArea, problems);
        hands.window.resize(1120, 480);
        QCoreApplication::processEvents();
        QVERIFY(!areFolded());
        QCOMPARE(hands.window.dockWidgetArea(problems), Qt::LeftDockWidgetArea);
    }

    /** Two boards are wide, but so are screens: panels below made them a third smaller than those at the right. */
    void panelsStandWhereTheyLeaveBoardsTheMostRoom()
    {
        test::WindowHands hands;
        hands.window.resize(1366, 768);
        hands.window.model().replace(test::matchOf("strategic", {}, {{"boards", "2"}}));
        QCoreApplication::processEvents();
        const auto cell = [&] { return hands.window.board().cellRect(Cell{0}).height(); };
        const int played = cell();
        hands.window.commands()[Command::EditPosition]->trigger();
        auto* const pieces = hands.window.findChild<QDockWidget*>(QStringLiteral("editPieces"));
        QVERIFY(pieces);
        QCOMPARE(hands.window.dockWidgetArea(pieces), Qt::RightDockWidgetArea);
        QTRY_VERIFY2(cell() > played * 9 / 10, qPrintable(QStringLiteral("%1 of %2").arg(cell()).arg(played)));
        hands.window.resize(700, 768);
        QTRY_COMPARE(hands.window.dockWidgetArea(pieces), Qt::BottomDockWidgetArea);
        hands.window.resize(1366, 768);
        QTRY_COMPARE(hands.window.dockWidgetArea(pieces), Qt::RightDockWidgetArea);
    }

    void panelsBelowLeaveBoardsTheirHeightInALowWindow()
    {
        test::WindowHands hands;
        hands.window.resize(740, 540);
        hands.window.model().replace(test::matchOf("strategic", {}, {{"boards", "4"}}));
        hands.window.commands()[Command::EditPosition]->trigger();
        auto* const pieces = hands.window.findChild<QDockWidget*>(QStringLiteral("editPieces"));
        QVERIFY(pieces);
        QTRY_VERIFY2(pieces->isVisible() && pieces->height() < 190, qPrintable(QString::number(pieces->height())));
    }

    void whereTheGameIsOverThatIsTold()
    {
        test::EditorHands mate("orthodox", "white: Kg1 Ra8; black: Kg8 Pf7 Pg7 Ph7; turn: black");
        const QLabel& praise = *mate.edit().problems().findChild<QLabel*>();
        QVERIFY2(praise.text().contains("over there") && praise.text().contains("White won"),
                 qPrintable(praise.text()));
        const QSignalSpy told(&mate.edit(), &SetupStage::reported);
        mate.dragTo(mate.cell("a8"), mate.at(mate.cell("a7")));
        QVERIFY2(praise.text().contains("can be played"), qPrintable(praise.text()));
        QVERIFY(told.last().front().toString().contains("can be played"));
        mate.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(told.last().front().toString().contains("over there"));
    }

    void thePaletteIsEnteredAtWhatIsChosen()
    {
        EditorHands hands;
        hands.take('Q', 1);
        QAction& edit = *hands.window.commands()[Command::EditPosition];
        edit.trigger();
        edit.trigger(); // the palette is made anew, and shows what was in hand
        QCoreApplication::processEvents();
        QVERIFY(hands.document().game());
        QStringList chosen;
        QStringList met; // by Tab
        for (const auto* const button : hands.edit().palette().findChildren<QAbstractButton*>()) {
            if (button->isChecked())
                chosen += button->accessibleName();
            if (button->focusPolicy() & Qt::TabFocus)
                met += button->accessibleName();
        }
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(met, chosen);
    }

    void aPieceOfThePaletteIsNamedOnce()
    {
        EditorHands hands;
        const auto spoken = [&](int army) {
            auto* const button = hands.edit().palette().button({Brush::Kind::Piece, *hands.game().findKind('R'), army});
            QAccessibleInterface& told = *QAccessible::queryAccessibleInterface(button);
            return QStringList{told.text(QAccessible::Name), told.text(QAccessible::Description)};
        };
        QCOMPARE(spoken(0), QStringList({"white rook", "R"}));
        QCOMPARE(spoken(1), QStringList({"black rook", "Shift+R"}));
    }

    /** One choice out of many, not many that are checked or not: readers say which of them is the one. */
    void theCellAPawnHasPassedHasNoSignOfJudgement()
    {
        EditorHands hands("orthodox");
        const auto& groups = hands.game().groups;
        const auto passed = std::ranges::find(groups, GroupInfo::Kind::Cells, &GroupInfo::kind) - groups.begin();
        const auto* const button =
            hands.edit().palette().button({Brush::Kind::Name, {}, 0, static_cast<std::size_t>(passed)});
        QVERIFY(button);
        const auto picture = [](const QIcon& icon) { return icon.pixmap(24).toImage(); };
        QVERIFY(!picture(button->icon()).isNull());
        QVERIFY(picture(button->icon()) != picture(hands.window.commands().menu(CommandMenu::Marks)->icon()));
    }

    /** Boxes that stand side by side: each is called by its seat, which does not say what it is checked for. */
    void checkBoxesSayWhatTheyAreAbout()
    {
        EditorHands hands("circular", "", {{"players", "3"}});
        QStringList told;
        for (const auto* const field : hands.window.findChildren<ChoicesField*>()) {
            for (auto* const box : field->findChildren<QCheckBox*>()) {
                QAccessibleInterface& spoken = *QAccessible::queryAccessibleInterface(box);
                QCOMPARE(spoken.text(QAccessible::Description), words::translated(field->group().title));
                told += spoken.text(QAccessible::Name);
            }
        }
        QCOMPARE(told.size(), 3);
        QCOMPARE(told.front(), QStringLiteral("White"));
    }

    void fieldsHaveAccessKeysOfTheirOwn_data()
    {
        QTest::addColumn<QLocale>("language");
        QTest::addRow("English") << QLocale(QLocale::English);
        QTest::addRow("German") << QLocale(QLocale::German);
    }

    /** Nor do they ask for those of menus. */
    void fieldsHaveAccessKeysOfTheirOwn()
    {
        QFETCH(const QLocale, language);
        installLanguage(language);
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        for (const char* const id : {"orthodox", "multiplayer", "longchess"}) {
            EditorHands hands(id);
            QTRY_VERIFY2(test::keylessLabels(hands.window).isEmpty(),
                         qPrintable(test::keylessLabels(hands.window).join(u'|')));
            QCOMPARE(test::sharedAccessKeys(test::keyedTexts(hands.window)), QStringList());
        }
    }

    void whatIsInHandIsSpokenAsOneChoice()
    {
        EditorHands hands;
        QAbstractButton* const queen =
            hands.edit().palette().button({Brush::Kind::Piece, *hands.game().findKind('Q'), 1});
        hands.take('Q', 1);
        const QAccessibleInterface* const told = QAccessible::queryAccessibleInterface(queen);
        QCOMPARE(told->role(), QAccessible::RadioButton);
        QCOMPARE(told->text(QAccessible::Name), QStringLiteral("black queen"));
        QVERIFY(told->state().checked);
        queen->setFocus();
        QTest::keyClick(queen, Qt::Key_Left);
        const QAccessibleInterface* const next = QAccessible::queryAccessibleInterface(QApplication::focusWidget());
        QVERIFY(next != told && next->role() == QAccessible::RadioButton);
        QVERIFY(next->state().checked && !told->state().checked);
    }

    /** The game's place is not theirs to tell while something else is on the board. */
    void homeAndEndLeadToTheEndsOfTheBoard()
    {
        EditorHands hands;
        BoardView& board = hands.window.board();
        board.setFocus();
        const QStringList& said = Announcer::of(hands.window).said();
        hands.key(Qt::Key_End);
        QCOMPARE(board.cursorCell(), hands.cell("h8"));
        hands.key(Qt::Key_Home);
        QCOMPARE(board.cursorCell(), hands.cell("a1"));
        QVERIFY(said.filter(QStringLiteral("of the game")).isEmpty());
        hands.key(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(said.back(), QStringLiteral("Previous: only in the game, not while something is set up."));
    }

    void noFrameStaysAroundAListWithoutTheFocus()
    {
        test::WindowHands hands;
        QWidget& list = *hands.window.moves().view();
        list.setFocus();
        auto* const ring = list.findChild<QWidget*>(QStringLiteral("focusRing"));
        QVERIFY(ring && ring->isVisible());
        auto* const comment = hands.find<QWidget>(QStringLiteral("comment"));
        comment->setFocus();
        QCOMPARE(ring->parentWidget(), comment);
        QVERIFY(ring->isVisible());
        list.setFocus();
        QAction& edit = *hands.window.commands()[Command::EditPosition];
        edit.trigger(); // hides the panel
        QCoreApplication::processEvents();
        edit.trigger();
        QCoreApplication::processEvents();
        QVERIFY(list.isVisible() && !list.hasFocus());
        QVERIFY(!ring->isVisible());
    }
};

RINGFORD_TEST(TestMainWindowEditorPanels)
#include "test_mainwindow_editor_panels.moc"
