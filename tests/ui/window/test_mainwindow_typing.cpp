// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that are typed near to their notation, and the line they are typed in.
#include "engine/match/Match.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/SetupHands.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesModel.h"
#include "ui/widgets/Announcer.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QDebug>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace ringford;
using namespace ringford::test;
using namespace ringford::ui;

namespace {

/** A window in which an action is about to be typed. */
struct Typist {
    explicit Typist(const char* id, std::string_view setup = {}, const OptionValues& options = {})
    {
        hands.window.model().replace(matchOf(id, setup, options));
        hands.key(Qt::Key_Slash);
    }
    void enter(const char* text)
    {
        entry().field()->clear();
        hands.type(QString::fromUtf8(text));
        hands.key(Qt::Key_Return);
    }
    /** What is offered where what was typed has several meanings; null where nothing is. */
    QWidget* offered() const
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return hands.find<QWidget>(QStringLiteral("typedChoice"));
    }
    /** Whether it has the focus, which the list of completions may still claim for the line. */
    bool isChoosing() const
    {
        return QTest::qWaitFor([this] {
            hands.window.activateWindow(); // without a screen nobody else does when a list goes
            QCoreApplication::processEvents();
            return offered() && offered()->isAncestorOf(QApplication::focusWidget());
        });
    }
    MoveEntry& entry() const { return hands.window.moveEntry(); }
    /** What completes to an action, as it is typed. */
    QStringList completions() const
    {
        const QCompleter& completer = *entry().field()->completer();
        QStringList all;
        for (int row = 0; row < completer.model()->rowCount(); ++row)
            all << completer.model()->index(row, 0).data(completer.completionRole()).toString();
        return all;
    }

    mutable WindowHands hands;
};

} // namespace

class TestMainWindowTyping : public QObject {
    Q_OBJECT

private slots:
    /** As when it is aimed by hand: it has its place among those before. */
    void aShellThatIsTypedLateIsAskedAbout()
    {
        Typist typist("longchess", "white: Ae1 Fe2 Pe6 Pe7 Pg5; black: Fe36 Ae37 Ne9; turn: white",
                      {{"artillery", "on"}});
        typist.enter("fire:g12");
        QCOMPARE(typist.hands.lastEntry(), QStringLiteral("fire:g12"));
        typist.enter("fire:e9");
        auto* const box = typist.hands.find<QMessageBox>(QStringLiteral("typedQuestion"));
        QVERIFY(box);
        QVERIFY2(box->text().contains(QStringLiteral("pawn on e 6W, pawn on e 7W")), qPrintable(box->text()));
        QCOMPARE(typist.hands.window.model().gameNode()->depth, 1);
        box->button(QMessageBox::Yes)->click();
        QCOMPARE(typist.hands.window.model().gameNode()->depth, 2);
    }

    void signsAndLettersAreTakenAsTheyComeButNotGuessed()
    {
        Typist typist("orthodox");
        for (const auto& [typed, played] : {std::pair{"e2e4", "e2-e4"}, {"D7 D5", "d7-d5"}, {"e4xd5", "e4xd5"}}) {
            typist.enter(typed);
            QCOMPARE(typist.hands.lastEntry(), QString(played));
            QVERIFY(typist.entry().complaint().isEmpty());
        }
    }

    /** There is room beside the boards, where nothing stands. */
    void whatIsOfferedCoversNoPieces()
    {
        Typist typist("strategic", {}, {{"boards", "3"}});
        WindowHands& hands = typist.hands;
        hands.window.resize(1280, 780);
        QCoreApplication::processEvents();
        typist.enter("e4");
        QVERIFY(typist.isChoosing());
        const BoardView& board = hands.window.board();
        const QRect offered(typist.offered()->mapToGlobal(QPoint()), typist.offered()->size());
        for (const PlacedPiece& placed : board.boardScene().picture().contents.pieces) {
            const QRect cell = board.cellRect(placed.cell).adjusted(4, 4, -4, -4);
            QVERIFY(!offered.intersects({board.viewport()->mapToGlobal(cell.topLeft()), cell.size()}));
        }
    }

    void aMinusOntoAPieceThatCanBeTakenTakesIt()
    {
        Typist typist("orthodox", "white: Ke1 Pe4; black: Ke8 Pd5; turn: white");
        typist.enter("e4-d5");
        QCOMPARE(typist.hands.lastEntry(), QString("e4xd5"));
    }

    void whatCannotBePlayedIsRefusedForItsOwnReason()
    {
        Typist typist("orthodox", "white: Ke1 Pe4; black: Ke8 Pe5; turn: white");
        typist.enter("e4-e5");
        const QString withMinus = typist.entry().complaint();
        QVERIFY(!withMinus.isEmpty());
        typist.enter("E4 E5");
        QCOMPARE(typist.entry().complaint(), withMinus);
        typist.enter("e4xe5");
        QCOMPARE(typist.entry().complaint(), withMinus);
    }

    void whatHasSeveralMeaningsIsNotPlayed()
    {
        Typist typist("orthodox", "white: Ke1 Pa7; black: Kh6; turn: white");
        typist.enter("A7A8");
        QCOMPARE(typist.hands.lastEntry(), QString());
        QVERIFY2(typist.entry().complaint().contains("a8=Q, a8=R, a8=B, a8=N"), qPrintable(typist.entry().complaint()));
        QCOMPARE(typist.hands.window.focusWidget()->property("text").toString(), QString("a8=Q")); // as by mouse
        typist.hands.key(Qt::Key_Escape);                                                          // back to the line
        typist.enter("a7a8q");
        QCOMPARE(typist.hands.lastEntry(), QString("a7-a8=Q"));
    }

    void severalMeaningsAreOffered()
    {
        Typist typist("orthodox", "white: Ke1 Nb1 Nf3; black: Ke8; turn: white");
        typist.enter("Nd2");
        QVERIFY(typist.isChoosing());
        QCOMPARE(typist.offered()->findChildren<QToolButton*>().size(), 2);
        // It covers neither the line nor what is said of it, which came with it.
        const auto isBelow = [&] {
            return typist.offered()->mapToGlobal(QPoint()).y() >=
                   typist.entry().mapToGlobal(QPoint(0, typist.entry().height())).y();
        };
        QVERIFY(!typist.entry().complaint().isEmpty());
        QVERIFY(isBelow());
        QCoreApplication::processEvents();
        QVERIFY(isBelow());
        QVERIFY(typist.isChoosing());
        // Who thinks better of it has the line as it was.
        typist.hands.key(Qt::Key_Escape);
        QTRY_VERIFY(!typist.offered());
        QVERIFY(typist.entry().field()->hasFocus());
        QCOMPARE(typist.hands.lastEntry(), QString());
        QCOMPARE(typist.entry().field()->text(), QStringLiteral("Nd2"));
        typist.hands.key(Qt::Key_Return);
        QVERIFY(typist.isChoosing());
        typist.hands.key(Qt::Key_Right);
        typist.hands.key(Qt::Key_Return);
        QTRY_COMPARE(typist.hands.lastEntry(), QStringLiteral("f3-d2"));
        QVERIFY(typist.entry().field()->text().isEmpty());
        QVERIFY(typist.entry().field()->hasFocus());
        // What is begun only is told, and can be typed on.
        typist.enter("e8");
        QVERIFY(!typist.offered());
    }

    void completionsAreFoundWithoutTheBoardsNumber()
    {
        Typist typist("strategic", {}, {{"boards", "3"}});
        QLineEdit& field = *typist.entry().field();
        typist.hands.type(QStringLiteral("N"));
        QCompleter& completer = *field.completer();
        QStringList shown;
        QStringList written;
        for (int row = 0; completer.setCurrentRow(row); ++row) {
            shown += completer.completionModel()->index(row, 0).data().toString();
            written += completer.currentCompletion();
        }
        QVERIFY2(written.contains(QStringLiteral("1:Nf3")) && written.contains(QStringLiteral("3:Nf3")),
                 qPrintable(written.join(u' ')));
        QCOMPARE(shown, written);
        QVERIFY(!shown.contains(QStringLiteral("Nf3"))); // one would not see whose it is
        QTRY_VERIFY(completer.popup()->isVisible());
        QVERIFY(completer.popup()->width() < field.width() / 2); // the boards are to be seen
        // With the number as well, and Tab writes whole what is the only one.
        field.clear();
        typist.hands.type(QStringLiteral("2:Nf"));
        typist.hands.key(Qt::Key_Tab);
        QCOMPARE(field.text(), QStringLiteral("2:Nf3"));
        field.clear();
        typist.hands.type(QStringLiteral("Nf"));
        typist.hands.key(Qt::Key_Tab);
        QCOMPARE(field.text(), QStringLiteral("Nf3"));
    }

    void whatIsOfferedCoversNoWordsBesideTheBoards()
    {
        for (const char* const game : {"multiplayer", "strategic"}) {
            const bool isLinked = game == std::string("strategic");
            Typist typist(game, {}, {{isLinked ? "boards" : "players", "3"}});
            typist.enter("e4");
            QVERIFY(typist.isChoosing());
            const BoardView& board = typist.hands.window.board();
            const QRect offered(typist.offered()->mapToGlobal(QPoint(0, 0)), typist.offered()->size());
            const std::vector<QRect> words = board.unobstructed().marked;
            QVERIFY(words.size() > 6); // numbers of boards, seats, coordinates
            for (const QRect& word : words) {
                const QRect at = word.translated(board.viewport()->mapToGlobal(QPoint(0, 0)));
                QString where;
                QDebug(&where) << game << at << offered << typist.hands.window.geometry();
                QVERIFY2(!offered.intersects(at), qPrintable(where));
            }
        }
    }

    void whatIsSaidOfWhatWasTypedCoversNoWordsBesideTheBoards()
    {
        Typist typist("multiplayer", {}, {{"players", "3"}});
        const BoardView& view = typist.hands.window.board();
        typist.hands.window.resize(1120, 730); // boards have all the height
        letDocksSettle();
        typist.enter("Ke5");
        QVERIFY(!typist.entry().complaint().isEmpty());
        letDocksSettle();
        const QRect line(view.viewport()->mapFromGlobal(typist.entry().mapToGlobal(QPoint())), typist.entry().size());
        for (const QRect& words : view.unobstructed().marked)
            QVERIFY2(!line.intersects(words),
                     qPrintable(QStringLiteral("%1 of %2").arg(line.bottom()).arg(words.top())));
        // Both are read whole.
        for (const QWidget* const part : typist.entry().findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            QVERIFY(part->isHidden() || typist.entry().rect().contains(part->geometry()));
    }

    void whatIsTypedHasTheRoomThatIsNotNeededToSayWhy()
    {
        Typist typist("orthodox");
        typist.enter("1:e2");
        const QString complaint = typist.entry().complaint();
        QVERIFY(!complaint.isEmpty());
        letDocksSettle();
        const QWidget& field = *typist.entry().field();
        const int said = field.fontMetrics().horizontalAdvance(complaint);
        QVERIFY2(field.width() > typist.entry().width() - said - 200, qPrintable(QString::number(field.width())));
    }

    void whatIsOfferedStaysUntilSomebodyTurnsToSomethingElse()
    {
        Typist typist("orthodox", "white: Ke1 Nb1 Nf3; black: Ke8; turn: white");
        QLineEdit& field = *typist.entry().field();
        typist.enter("Nd2");
        QVERIFY(typist.isChoosing());
        typist.hands.key(Qt::Key_Right);
        const QWidget* const second = QApplication::focusWidget();
        // As when the list of completions is told late that it was in front: it hands the focus on.
        field.setFocus(Qt::ActiveWindowFocusReason);
        QTRY_COMPARE(QApplication::focusWidget(), second);
        QVERIFY(typist.offered());
        field.setFocus(Qt::MouseFocusReason);
        QTRY_VERIFY(!typist.offered());
        QVERIFY(field.hasFocus());
        typist.hands.key(Qt::Key_Return);
        QVERIFY(typist.isChoosing());
        typist.hands.window.board().setFocus();
        QTRY_VERIFY(!typist.offered());
        QVERIFY(typist.hands.window.board().hasFocus());
    }

    void aLongTextIsQuotedShort_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const char* begin, char sign) {
            QTest::newRow(name) << QString::fromLatin1(begin) + QString(20'000, QLatin1Char(sign));
        };
        row("no action", "x", 'x');
        row("several meanings", "e4", '!');
        row("the beginning of several", "N", '!');
    }
    void aLongTextIsQuotedShort()
    {
        QFETCH(const QString, text);
        Typist typist("multiplayer", {}, {{"players", "3"}});
        QGuiApplication::clipboard()->setText(text);
        typist.entry().field()->paste();
        typist.hands.key(Qt::Key_Return);
        const QString said = ui::Announcer::of(typist.hands.window).said().back();
        QVERIFY2(said.contains(text.left(20)), qPrintable(said.left(200)));
        QVERIFY2(said.size() < 500, qPrintable(QString::number(said.size())));
    }

    /** A menu would bring the title of the window, before it and after it. */
    void severalMeaningsAreReadInWords()
    {
        Typist typist("multiplayer", {}, {{"players", "3"}});
        typist.enter("e4");
        QVERIFY(!QApplication::activePopupWidget());
        QCOMPARE(typist.hands.window.focusWidget()->accessibleName(), QStringLiteral("board 1: e4"));
        QCOMPARE(ui::Announcer::of(typist.hands.window).said().back(),
                 QStringLiteral("“e4” can mean several actions: board 1: e4, board 2: e4, board 3: e4."));
        QVERIFY(typist.entry().complaint().contains("1:e4, 2:e4, 3:e4"));
    }

    /** Beside the board that it is about nobody need be told. */
    void ofSeveralBoardsItIsSaidWhichOneIsMeant()
    {
        Typist typist("multiplayer", {}, {{"players", "3"}});
        typist.enter("2:Ke5");
        QCOMPARE(typist.entry().complaint(), QStringLiteral("A king moves one cell, not from e1 on board 2 to e5."));
        BoardView& view = typist.hands.window.board();
        const Board& board = typist.hands.window.model().game().board();
        for (const char* const name : {"2:e1", "2:e5"}) {
            const QPoint at = view.cellRect(*board.find(name)).center();
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
        }
        QCOMPARE(view.reason(), QStringLiteral("A king moves one cell, not from e1 to e5."));
    }

    void labelsOfTheBoardAreListedAndPlayed()
    {
        Typist typist("longchess");
        QVERIFY(typist.completions().contains(QString("e2W-e3W")));
        QVERIFY(typist.completions().contains(QString("Cx5W+1")));
        typist.enter("e2W e3W");
        QCOMPARE(typist.hands.lastEntry(), QString("e2-e3")); // as records have it
        const QTreeView* const moves = typist.hands.find<QTreeView>(QStringLiteral("moves"));
        QVERIFY(moves);
        bool isListed = false;
        for (int column = 0; column < moves->model()->columnCount(); ++column)
            isListed |= moves->model()->index(0, column).data().toString() == QString("Fe3W");
        QVERIFY(isListed);
    }

    void completionsAreShownAsReadAndFoundByWhatIsTyped()
    {
        Typist typist("orthodox");
        typist.hands.program.settings.set(&Settings::notation, words::Notation::Figurines);
        typist.entry().open();
        QVERIFY(typist.completions().contains(QString("Nf3")));
        QVERIFY(!typist.completions().contains(QStringLiteral("♘f3"))); // no key has it
        QVERIFY(typist.completions().indexOf(QString("g4")) < typist.completions().indexOf(QString("g2-g3")));
        QCompleter* const completer = typist.entry().field()->completer();
        completer->setCompletionPrefix(QStringLiteral("Nf"));
        QCOMPARE(completer->completionCount(), 1);
        QCOMPARE(completer->completionModel()->index(0, 0).data().toString(), QStringLiteral("♘f3"));
        const QVariant font = completer->completionModel()->index(0, 0).data(Qt::FontRole);
        QCOMPARE(font.value<QFont>().families().value(0), QStringLiteral("Ringford Figurines"));
        QCOMPARE(completer->currentCompletion(), QString("Nf3"));
    }

    void shortTextsArePlayedAndListedAsTheSettingsSay()
    {
        Typist typist("orthodox");
        QVERIFY(typist.completions().contains(QString("Nf3")));
        QVERIFY(typist.completions().contains(QString("g1-f3")));
        typist.enter("Nf3");
        QCOMPARE(typist.hands.lastEntry(), QString("g1-f3"));
        typist.entry().field()->setText(QStringLiteral("♘f6")); // no key has it: it was pasted
        typist.hands.key(Qt::Key_Return);
        QCOMPARE(typist.hands.lastEntry(), QString("g8-f6"));

        const QAbstractItemModel* const moves = typist.hands.find<QTreeView>(QStringLiteral("moves"))->model();
        const auto first = [&] { return moves->index(0, MovesModel::First).data().toString(); };
        QCOMPARE(first(), QStringLiteral("Nf3"));
        const auto read = [&] { return moves->index(0, MovesModel::First).data(Qt::AccessibleTextRole).toString(); };
        QVERIFY2(read().contains("knight f3"), qPrintable(read()));
        SettingsStore& settings = typist.hands.program.settings;
        settings.set(&Settings::notation, words::Notation::Figurines);
        QCOMPARE(first(), QStringLiteral("♘f3"));
        QVERIFY2(read().contains("knight f3"), qPrintable(read())); // no figurine is spoken
        QVERIFY(typist.completions().contains(QStringLiteral("Nc3")));
        settings.set(&Settings::notation, words::Notation::Records);
        QCOMPARE(first(), QStringLiteral("g1-f3"));
        QVERIFY2(read().contains("g1-f3"), qPrintable(read()));
        QVERIFY(!typist.completions().contains(QStringLiteral("Nc3")));
    }

    void aShortTextThatFitsNothingIsRefusedForItsPiece()
    {
        Typist typist("orthodox", "white: Ke1 Ne2; black: Kh8 Re8; turn: white");
        typist.enter("e2-c3");
        const QString pinned = typist.entry().complaint();
        QVERIFY(!pinned.isEmpty());
        typist.enter("Nc3");
        QCOMPARE(typist.entry().complaint(), pinned);
        typist.enter("Bc3");
        QCOMPARE(typist.entry().complaint(), QStringLiteral("Nobody on turn has such a piece."));
        typist.enter("Xc3"); // told what fits, as the list of moves would write it
        QCOMPARE(typist.entry().complaint(), QStringLiteral("“Xc3” is no action of this game: expected one like Kd1."));
        QCOMPARE(typist.hands.lastEntry(), QString());
    }

    void lettersOfOtherLanguagesAreReadWhereOneActionAloneFits()
    {
        Typist typist("orthodox");
        typist.enter("Sf3");
        QCOMPARE(typist.hands.lastEntry(), QString("g1-f3"));
        typist.enter("Cc6"); // as in French
        QCOMPARE(typist.hands.lastEntry(), QString("b8-c6"));
        // What is refused is refused for what it says, in whichever letters; what English reads is that.
        typist.enter("Qh5");
        const QString queen = typist.entry().complaint();
        QVERIFY(!queen.isEmpty());
        typist.enter("Dh5");
        QCOMPARE(typist.entry().complaint(), queen);
        typist.enter("Rf5");
        QVERIFY2(typist.entry().complaint().contains("rook"), qPrintable(typist.entry().complaint()));
        typist.enter("nonsense");
        QVERIFY2(!typist.entry().complaint().contains("letters"), qPrintable(typist.entry().complaint()));
        QCOMPARE(typist.hands.lastEntry(), QString("b8-c6"));
    }

    /** Behind `Sc3`, which was played, `Lxc3` was said to name no piece. */
    void lettersOfOtherLanguagesAreNotTakenOnceAndThenRefused()
    {
        Typist typist("orthodox");
        for (const char* const move : {"e4", "e5", "Sc3", "Lb4", "a3", "Lxc3", "bxc3"})
            typist.enter(move);
        QCOMPARE(typist.hands.lastEntry(), QString("b2xc3"));
        typist.enter("Bxc3");
        const QString bishop = typist.entry().complaint();
        QVERIFY(!bishop.isEmpty());
        typist.enter("Lxc3");
        QCOMPARE(typist.entry().complaint(), bishop);
    }

    /** It was said to name no piece, though in these letters it names two. */
    void lettersOfOtherLanguagesThatFitSeveralActionsOfferThem()
    {
        Typist typist("orthodox", "white: Ke1 Ra1 Rh1; black: Kg8; turn: white");
        typist.enter("Td1");
        QCOMPARE(typist.hands.lastEntry(), QString("a1-d1"));
        Typist both("orthodox", "white: Ke2 Ra1 Rh1; black: Kg8; turn: white");
        both.enter("Td1");
        QVERIFY(both.offered());
        QVERIFY2(both.entry().complaint().contains(QStringLiteral("Rad1")), qPrintable(both.entry().complaint()));
    }

    /** What had been played was typed again by it, and the game stayed as it was. */
    void undoInTheEmptyLineTakesTheActionBack()
    {
        Typist typist("orthodox");
        typist.enter("e4");
        QCOMPARE(typist.hands.lastEntry(), QString("e2-e4"));
        QCoreApplication::processEvents(); // the line is emptied once more
        QVERIFY(typist.entry().field()->hasFocus());
        const auto undo = [&] { QTest::keyClick(typist.entry().field(), Qt::Key_Z, Qt::ControlModifier); };
        undo();
        QTRY_VERIFY(typist.hands.window.model().gameNode()->isRoot());
        QCOMPARE(typist.entry().field()->text(), QString());
        // What is being typed is the line's own.
        typist.enter("d4");
        QCoreApplication::processEvents();
        typist.hands.type(QStringLiteral("e5"));
        undo();
        QCOMPARE(typist.hands.lastEntry(), QString("d2-d4"));
    }

    void theLineClosesWhenAPieceIsTouched()
    {
        Typist typist("orthodox");
        QVERIFY(typist.entry().isVisible());
        typist.hands.click("e2");
        QVERIFY(!typist.entry().isVisible());
        typist.hands.click("e4");
        QCOMPARE(typist.hands.lastEntry(), QString("e2-e4"));
    }

    /** It lay over who had won. */
    void theLineClosesWhenTheGameIsDecided()
    {
        Typist typist("orthodox", "white: Kg6 Ra1; black: Kg8; turn: white");
        typist.enter("Ra8");
        QCOMPARE(typist.hands.lastEntry(), QString("a1-a8"));
        QVERIFY(!typist.entry().isVisible());
        QTRY_COMPARE(QApplication::focusWidget(), &typist.hands.window.board());
    }

    void aPositionOfPgnThatIsPastedIsNoGameThatWouldBeLost()
    {
        Typist typist("orthodox");
        const auto isModifiedWith = [&](const char* text) {
            QApplication::clipboard()->setText(QString::fromUtf8(text));
            typist.hands.window.model().setModified(false);
            typist.hands.window.commands()[Command::PastePosition]->trigger();
            return typist.hands.window.model().isModified();
        };
        QVERIFY(!isModifiedWith("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 31\"]\n"));
        QCOMPARE(typist.hands.window.model().match().firstFullMove(), 31);
        QVERIFY(!isModifiedWith("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\"]\n\n*\n"));
        QVERIFY(isModifiedWith("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n"));
        QVERIFY(isModifiedWith("[White \"Ann\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n*\n"));
        QVERIFY(isModifiedWith("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n{White wins.} *\n"));
    }

    void escapeClosesTheLineFromAnywhere()
    {
        Typist typist("orthodox");
        typist.hands.find<QTreeView>(QStringLiteral("moves"))->setFocus();
        QVERIFY(typist.entry().isVisible());
        typist.hands.key(Qt::Key_Escape);
        QVERIFY(!typist.entry().isVisible());
        typist.hands.key(Qt::Key_Slash);
        typist.hands.window.board().setFocus();
        typist.hands.key(Qt::Key_Escape);
        QVERIFY(!typist.entry().isVisible());
    }

    /** Readers tell each place that gets the focus, however briefly. */
    void theFocusGoesFromTheLineStraightToTheBoard()
    {
        Typist typist("orthodox");
        QList<QWidget*> passed;
        QObject watcher;
        connect(qApp, &QApplication::focusChanged, &watcher, [&](QWidget*, QWidget* now) { passed += now; });
        typist.hands.key(Qt::Key_Escape);
        QVERIFY(typist.entry().isHidden());
        QCOMPARE(passed, QList<QWidget*>{&typist.hands.window.board()});
    }

    void escapeLeavesTheFullScreen()
    {
        WindowHands hands;
        QAction* const full = hands.find<QAction>(QStringLiteral("fullScreen"));
        full->trigger();
        QVERIFY(hands.window.isFullScreen());
        hands.window.board().setFocus();
        hands.key(Qt::Key_Escape);
        QVERIFY(!hands.window.isFullScreen());
        QVERIFY(!full->isChecked());
    }
};

RINGFORD_TEST(TestMainWindowTyping)
#include "test_mainwindow_typing.moc"
