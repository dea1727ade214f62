// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that are typed near to their notation, and the line they are typed in.
#include "engine/match/Match.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesModel.h"

#include <QAction>
#include <QApplication>
#include <QCompleter>
#include <QLineEdit>
#include <QMenu>
#include <QStringListModel>
#include <QTest>
#include <QTreeView>

using namespace ringford;
using namespace ringford::test;
using namespace ringford::ui;

namespace {

/** A window in which an action is about to be typed. */
struct Typist {
    explicit Typist(const char* id, std::string_view setup = {})
    {
        hands.window.model().replace(matchOf(id, setup));
        hands.key(Qt::Key_Slash);
    }
    void enter(const char* text)
    {
        entry().field()->clear();
        hands.type(QString::fromUtf8(text));
        hands.key(Qt::Key_Return);
    }
    MoveEntry& entry() const { return hands.window.moveEntry(); }

    WindowHands hands;
};

} // namespace

class TestMainWindowTyping : public QObject {
    Q_OBJECT

private slots:
    void signsAndLettersAreTakenAsTheyComeButNotGuessed();
    void aMinusOntoAPieceThatCanBeTakenTakesIt();
    void whatCannotBePlayedIsRefusedForItsOwnReason();
    void whatHasSeveralMeaningsIsNotPlayed();
    void severalMeaningsAreOffered();
    void labelsOfTheBoardAreListedAndPlayed();
    void shortTextsArePlayedAndListedAsTheSettingsSay();
    void aShortTextThatFitsNothingIsRefusedForItsPiece();
    void theLineClosesWhenAPieceIsTouched();
    void escapeClosesTheLineFromAnywhere();
    void theFocusGoesFromTheLineStraightToTheBoard();
    void escapeLeavesTheFullScreen();
};

void TestMainWindowTyping::signsAndLettersAreTakenAsTheyComeButNotGuessed()
{
    Typist typist("orthodox");
    for (const auto& [typed, played] : {std::pair{"e2e4", "e2-e4"}, {"D7 D5", "d7-d5"}, {"e4xd5", "e4xd5"}}) {
        typist.enter(typed);
        QCOMPARE(typist.hands.lastEntry(), QString(played));
        QVERIFY(typist.entry().complaint().isEmpty());
    }
}

void TestMainWindowTyping::aMinusOntoAPieceThatCanBeTakenTakesIt()
{
    Typist typist("orthodox", "white: Ke1 Pe4; black: Ke8 Pd5; turn: white");
    typist.enter("e4-d5");
    QCOMPARE(typist.hands.lastEntry(), QString("e4xd5"));
}

void TestMainWindowTyping::whatCannotBePlayedIsRefusedForItsOwnReason()
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

void TestMainWindowTyping::whatHasSeveralMeaningsIsNotPlayed()
{
    Typist typist("orthodox", "white: Ke1 Pa7; black: Kh6; turn: white");
    typist.enter("A7A8");
    QCOMPARE(typist.hands.lastEntry(), QString());
    QVERIFY2(typist.entry().complaint().contains("a8=B, a8=N, a8=Q, a8=R"), qPrintable(typist.entry().complaint()));
    typist.enter("a7a8q");
    QCOMPARE(typist.hands.lastEntry(), QString("a7-a8=Q"));
}

void TestMainWindowTyping::severalMeaningsAreOffered()
{
    Typist typist("orthodox", "white: Ke1 Nb1 Nf3; black: Ke8; turn: white");
    const auto offered = [&]() -> QMenu* {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return typist.entry().findChild<QMenu*>(QStringLiteral("typedChoice"));
    };
    typist.enter("Nd2");
    QVERIFY(offered() && offered()->isVisible());
    QCOMPARE(offered()->actions().size(), 2);
    // It covers neither the line nor what is said of it, which came with it.
    const auto bottom = [&] { return typist.entry().mapToGlobal(QPoint(0, typist.entry().height())).y(); };
    QVERIFY(!typist.entry().complaint().isEmpty());
    QVERIFY(offered()->y() >= bottom());
    QCoreApplication::processEvents();
    QVERIFY(offered()->y() >= bottom());
    // Who thinks better of it has the line as it was.
    QTest::keyClick(offered(), Qt::Key_Escape);
    QTRY_VERIFY(!offered());
    QCOMPARE(typist.hands.lastEntry(), QString());
    QCOMPARE(typist.entry().field()->text(), QStringLiteral("Nd2"));
    typist.hands.key(Qt::Key_Return);
    QVERIFY(offered());
    QTest::keyClick(offered(), Qt::Key_Down);
    QTest::keyClick(offered(), Qt::Key_Return);
    QTRY_COMPARE(typist.hands.lastEntry(), QStringLiteral("f3-d2"));
    QVERIFY(typist.entry().field()->text().isEmpty());
    // What is begun only is told, and can be typed on.
    typist.enter("e8");
    QVERIFY(!offered());
}

void TestMainWindowTyping::labelsOfTheBoardAreListedAndPlayed()
{
    Typist typist("longchess");
    const auto* const offered = static_cast<QStringListModel*>(typist.entry().field()->completer()->model());
    QVERIFY(offered->stringList().contains(QString("e2W-e3W")));
    QVERIFY(offered->stringList().contains(QString("Cx5W+1")));
    typist.enter("e2W e3W");
    QCOMPARE(typist.hands.lastEntry(), QString("e2-e3")); // as records have it
    const QTreeView* const moves = typist.hands.find<QTreeView>(QStringLiteral("moves"));
    QVERIFY(moves);
    bool isListed = false;
    for (int column = 0; column < moves->model()->columnCount(); ++column)
        isListed |= moves->model()->index(0, column).data().toString() == QString("Fe3W");
    QVERIFY(isListed);
}

void TestMainWindowTyping::shortTextsArePlayedAndListedAsTheSettingsSay()
{
    Typist typist("orthodox");
    const auto* const offered = static_cast<QStringListModel*>(typist.entry().field()->completer()->model());
    QVERIFY(offered->stringList().contains(QString("Nf3")));
    QVERIFY(offered->stringList().contains(QString("g1-f3")));
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
    QVERIFY(offered->stringList().contains(QStringLiteral("♘c3")));
    settings.set(&Settings::notation, words::Notation::Records);
    QCOMPARE(first(), QStringLiteral("g1-f3"));
    QVERIFY2(read().contains("g1-f3"), qPrintable(read()));
    QVERIFY(!offered->stringList().contains(QStringLiteral("♘c3")));
}

void TestMainWindowTyping::aShortTextThatFitsNothingIsRefusedForItsPiece()
{
    Typist typist("orthodox", "white: Ke1 Ne2; black: Kh8 Re8; turn: white");
    typist.enter("e2-c3");
    const QString pinned = typist.entry().complaint();
    QVERIFY(!pinned.isEmpty());
    typist.enter("Nc3");
    QCOMPARE(typist.entry().complaint(), pinned);
    typist.enter("Bc3");
    QCOMPARE(typist.entry().complaint(), QStringLiteral("Nobody on turn has such a piece."));
    QCOMPARE(typist.hands.lastEntry(), QString());
}

void TestMainWindowTyping::theLineClosesWhenAPieceIsTouched()
{
    Typist typist("orthodox");
    QVERIFY(typist.entry().isVisible());
    typist.hands.click("e2");
    QVERIFY(!typist.entry().isVisible());
    typist.hands.click("e4");
    QCOMPARE(typist.hands.lastEntry(), QString("e2-e4"));
}

void TestMainWindowTyping::escapeClosesTheLineFromAnywhere()
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
void TestMainWindowTyping::theFocusGoesFromTheLineStraightToTheBoard()
{
    Typist typist("orthodox");
    QList<QWidget*> passed;
    QObject watcher;
    connect(qApp, &QApplication::focusChanged, &watcher, [&](QWidget*, QWidget* now) { passed += now; });
    typist.hands.key(Qt::Key_Escape);
    QVERIFY(typist.entry().isHidden());
    QCOMPARE(passed, QList<QWidget*>{&typist.hands.window.board()});
}

void TestMainWindowTyping::escapeLeavesTheFullScreen()
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

RINGFORD_TEST(TestMainWindowTyping)
#include "test_mainwindow_typing.moc"
