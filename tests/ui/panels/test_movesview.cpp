// SPDX-License-Identifier: GPL-3.0-or-later
// How the list of moves sets what stands in it: letters of all scripts, and pieces.
#include "engine/text/RecordReader.h"
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/PlayText.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesModel.h"
#include "ui/panels/MovesView.h"
#include "ui/widgets/Announcer.h"
#include "ui/words/ActionWords.h"

#include <QLabel>
#include <QScopeGuard>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

namespace {

Match matchOfRecord(const QString& moves)
{
    RecordReading reading = readRecords("[Game \"orthodox\"]\n\n" + moves.toStdString() + " *\n", test::testRegistry());
    if (reading.error)
        qFatal("%s", reading.error->english().c_str());
    return std::move(reading.matches.front());
}

/** The list as it is seen. */
QImage seen(const QString& moves)
{
    MatchModel match(matchOfRecord(moves));
    MovesView view(match);
    view.resize(400, 300);
    view.show();
    QCoreApplication::processEvents();
    return view.viewport()->grab().toImage();
}

QImage withComment(const QString& comment)
{
    return seen(QStringLiteral("1. e2-e4 {%1}").arg(comment));
}

} // namespace

class TestMovesView : public QObject {
    Q_OBJECT

private slots:
    void lettersThatNeverLeanAreSetAsTheyAre()
    {
        // Of as many letters: what no font has is the same box for each.
        QVERIFY(withComment(QStringLiteral("\u062F\u0627\u0631")) != withComment(QStringLiteral("\u0648\u0631\u062F")));
    }

    void commentsRunAsTheirOwnLanguageDoes()
    {
        const QString shalom = QStringLiteral("\u05E9\u05DC\u05D5\u05DD");
        const QString leftToRight = QStringLiteral("\u200E"); // is not seen
        QCOMPARE(withComment(shalom + u'!'), withComment(leftToRight + u'!' + shalom));
        QVERIFY(withComment(QStringLiteral("abc!")) != withComment(QStringLiteral("!abc")));
    }

    /** Only its own cell was marked. */
    void theNameOfASeatStandsForWhatItPlayed()
    {
        MatchModel match(test::matchOf("multiplayer", {}, {{"players", "3"}}));
        MovesView view(match);
        view.resize(400, 300);
        view.show();
        for (const char* const text : {"1:e2-e4", "2:e2-e4", "3:e2-e4"})
            QVERIFY(test::playText(match, text));
        const Node* const first = match.match().start()->firstChild;
        for (const int column : {MovesModel::First, MovesModel::Number}) {
            match.showLast();
            const QModelIndex seat = view.model()->index(0, column);
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(seat).center());
            QCOMPARE(match.viewedNode(), first);
            QCOMPARE(view.selectionModel()->selectedIndexes(), QModelIndexList{view.moves().indexOf(first)});
        }
    }

    /** They did nothing but on the number of a row, where no key leads. */
    void plusAndMinusUnfoldAndFoldAVariation()
    {
        MatchModel match(matchOfRecord(QStringLiteral("1. e2-e4 e7-e5 (1... c7-c5 2. g1-f3 d7-d6) 2. g1-f3")));
        MovesView view(match);
        view.resize(400, 300);
        view.show();
        const Node* const first = match.match().start()->firstChild->firstChild->nextSibling;
        const QModelIndex row = view.moves().indexOf(first).siblingAtColumn(MovesModel::Number);
        QVERIFY(view.moves().hasChildren(row) && view.isExpanded(row));
        match.show(first);
        QTest::keyClick(&view, Qt::Key_Minus);
        QVERIFY(!view.isExpanded(row));
        QCOMPARE(Announcer::of(view).said().last(), QStringLiteral("Folded."));
        QTest::keyClick(&view, Qt::Key_Plus, Qt::ShiftModifier);
        QVERIFY(view.isExpanded(row));
        QCOMPARE(Announcer::of(view).said().last(), QStringLiteral("Unfolded."));
        // From within it is folded as well, and its beginning is shown.
        match.show(first->firstChild);
        QTest::keyClick(&view, Qt::Key_Minus, Qt::KeypadModifier);
        QVERIFY(!view.isExpanded(row));
        QCOMPARE(match.viewedNode(), first);
        // Of the main line nothing is folded.
        const auto said = Announcer::of(view).said().size();
        match.show(match.match().start()->firstChild);
        QTest::keyClick(&view, Qt::Key_Minus);
        QCOMPARE(Announcer::of(view).said().size(), said);
    }

    void piecesDoNotLieOnTheLettersOfVariations()
    {
        const auto back = qScopeGuard([before = words::notation()] { words::setNotation(before); });
        words::setNotation(words::Notation::Figurines);
        MatchModel match(matchOfRecord(QStringLiteral("1. e2-e4 (1. b1-c3)")));
        MovesView view(match);
        QFont large = view.font();
        large.setPixelSize(40);
        view.setFont(large);
        view.resize(600, 300);
        view.show();
        QCoreApplication::processEvents();
        const QModelIndex cell = view.model()->index(1, MovesModel::First);
        QCOMPARE(cell.data().toString(), QStringLiteral("♘c3"));
        const int left = view.columnViewportPosition(MovesModel::First) + view.shiftOf(cell);
        const QRect row = view.visualRect(cell);
        const QImage drawn = view.viewport()->grab(QRect(left, row.top(), 120, row.height())).toImage();
        // Two letters and the piece, with paper between all of them.
        const auto isPaper = [&](int x) {
            for (int y = 0; y < drawn.height(); ++y) {
                if (drawn.pixelColor(x, y).lightness() < 160)
                    return false;
            }
            return true;
        };
        int parts = 0;
        for (int x = 1; x < drawn.width(); ++x)
            parts += isPaper(x - 1) && !isPaper(x) ? 1 : 0;
        QCOMPARE(parts, 3);
    }

    /** What the second plays after a variation stands in a row of its own. */
    void numbersOfDividedTurnsAreNotCut()
    {
        QString moves;
        for (int number = 1; number < 120; ++number) {
            const bool isBack = number % 2 == 0;
            moves += isBack ? QStringLiteral("%1. f3-g1 f6-g8 ").arg(number)
                            : QStringLiteral("%1. g1-f3 g8-f6 ").arg(number);
        }
        MatchModel match(matchOfRecord(moves + QStringLiteral("120. f3-g1 (120. f3-d4) f6-g8 121. e2-e4")));
        MovesView view(match);
        view.resize(400, 300);
        view.show();
        QCoreApplication::processEvents();
        bool isFound = false;
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            const QModelIndex number = view.model()->index(row, MovesModel::Number);
            const QString text = number.data().toString();
            QVERIFY2(view.visualRect(number).width() >= view.sizeHintForIndex(number).width(), qPrintable(text));
            isFound = isFound || text == QStringLiteral("120…");
        }
        QVERIFY(isFound);
    }

    void piecesAboveTheCommentAreOurs()
    {
        const auto back = qScopeGuard([before = words::notation()] { words::setNotation(before); });
        words::setNotation(words::Notation::Figurines);
        MatchModel match(matchOfRecord(QStringLiteral("1. g1-f3 e7-e5")));
        MovesDock dock(match);
        dock.show();
        match.showFirst();
        match.showNext();
        QLabel* title = nullptr;
        for (QLabel* const label : dock.findChildren<QLabel*>()) {
            if (label->text().contains(QStringLiteral("♘f3")))
                title = label;
        }
        QVERIFY(title);
        QCOMPARE(title->font().families().value(0), QStringLiteral("Ringford Figurines"));
        match.showNext();
        QCOMPARE(title->font(), dock.font());
    }
};

RINGFORD_TEST(TestMovesView)
#include "test_movesview.moc"
