// SPDX-License-Identifier: GPL-3.0-or-later
// Games of other chess programs in the window: opened, saved where they came from, and pasted.
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/FileDesk.h"
#include "ui/dialogs/RecordChooser.h"
#include "ui/files/PastedText.h"
#include "ui/match/Worksheet.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;

namespace {

const QByteArray kTwo = "[Event \"One\"]\n[White \"Ann\"]\n\n1. e4 e5 *\n\n[Event \"Two\"]\n\n1. d4 d5 1/2-1/2\n";

struct PgnDesk : test::FileDesk {
    QString fileWith(const QByteArray& bytes, const QString& name = QStringLiteral("games.pgn")) const
    {
        return test::makeFile(path(name), bytes);
    }
    void open(const QByteArray& bytes)
    {
        files.open(fileWith(bytes));
        settle();
    }
    void save()
    {
        files.save();
        settle();
    }
    QByteArray content(const QString& name = QStringLiteral("games.pgn")) const { return test::bytesIn(path(name)); }
    QMessageBox* lossQuestion() const { return window.findChild<QMessageBox*>(QStringLiteral("lost")); }
    /** Begins a game that PGN cannot hold as a whole. */
    void beginWithForeignTag()
    {
        Match game = test::matchOf("orthodox");
        game.tags().others.emplace_back("FEN", "x");
        document.begin(std::move(game), true);
    }
};

void click(QMessageBox* question, const QString& text)
{
    QVERIFY(question);
    for (QAbstractButton* const button : question->buttons()) {
        if (button->text().remove(u'&') == text) {
            button->click();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return;
        }
    }
    QFAIL(qPrintable(text));
}

/** Of the message; null if it is not there. */
QPushButton* button(const PgnDesk& desk, const QString& text)
{
    for (QPushButton* const one : desk.messages.findChildren<QPushButton*>()) {
        if (one->text().remove(u'&') == text)
            return one;
    }
    return nullptr;
}

} // namespace

class TestPgnFiles : public QObject {
    Q_OBJECT

private slots:
    void staysPgnWhenItIsSaved()
    {
        PgnDesk desk;
        desk.open("1. e4 e5 *\n");
        QVERIFY(desk.messages.isHidden());
        QCOMPARE(desk.document.file(), desk.path(QStringLiteral("games.pgn")));
        QCOMPARE(QString::fromStdString(desk.match.viewedNode()->entry().text), QStringLiteral("e7-e5"));
        desk.match.play(desk.match.possibleActions().front());
        desk.save();
        QVERIFY(!desk.match.isModified());
        QVERIFY2(desk.content().startsWith("[Event \"?\"]\n") && desk.content().contains("\n1. e4 e5 2. "),
                 desk.content().constData());
    }

    void keepsTheOtherGames()
    {
        PgnDesk desk;
        desk.open(kTwo);
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        auto* const list = chooser->findChild<QTreeView*>();
        QCOMPARE(list->model()->index(1, RecordTable::Ending).data().toString(), QStringLiteral("½–½"));
        list->setCurrentIndex(list->model()->index(1, 0));
        chooser->accept();
        QCOMPARE(QString::fromStdString(desk.match.viewedNode()->entry().text), QStringLiteral("d7-d5"));
        desk.match.play(desk.match.possibleActions().front());
        desk.save();
        const QByteArray saved = desk.content();
        QVERIFY(saved.contains("[Event \"One\"]\n"));
        QVERIFY(saved.contains("[White \"Ann\"]\n"));
        QVERIFY(saved.contains("\n1. e4 e5 *\n\n[Event \"Two\"]\n"));
        QVERIFY(saved.contains("\n1. d4 d5 2. "));
    }

    void theStepsOfALessonAreGames()
    {
        const QByteArray one = "[RingfordLesson \"Mates\"]\n[RingfordStep \"A\"]\n\n1. e4 *\n";
        PgnDesk desk;
        desk.open(one + "\n[RingfordStep \"B\"]\n\n1. d4 *\n");
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        QVERIFY(!chooser->findChild<QPushButton*>(QStringLiteral("run"))); // what runs a lesson reads no PGN
        QCOMPARE(chooser->findChild<QTreeView*>()->model()->index(1, RecordTable::Players).data().toString(),
                 QStringLiteral("B"));
        PgnDesk another;
        another.open(one);
        QVERIFY(!another.window.findChild<RecordChooser*>());
        QVERIFY(another.match.match().tags().find("Lesson"));
    }

    void aStrangersTagMakesNoLesson()
    {
        PgnDesk desk;
        desk.open("[Lesson \"y\"]\n[White \"Ann\"]\n\n1. e4 *\n\n[White \"Ben\"]\n\n1. d4 *\n");
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        QVERIFY(!chooser->findChild<QPushButton*>(QStringLiteral("run")));
        QCOMPARE(chooser->findChild<QTreeView*>()->model()->index(0, RecordTable::Players).data().toString(),
                 QStringLiteral("Ann – N.N."));
    }

    void namesWhatIsDamagedAndOpensTheOthers()
    {
        PgnDesk desk;
        desk.open("1. e5 *\n\n[Event \"Two\"]\n\n1. d4 *\n\n[Variant \"Atomic\"]\n\n1. e4 *\n");
        QCOMPARE(QString::fromStdString(desk.match.viewedNode()->entry().text), QStringLiteral("d2-d4"));
        QVERIFY2(desk.messages.text().startsWith(QStringLiteral("games.pgn:1:4: ")), qPrintable(desk.messages.text()));
        QVERIFY2(desk.messages.text().contains(QStringLiteral("\ngames.pgn:7:1: ")), qPrintable(desk.messages.text()));
        QVERIFY2(desk.messages.text().contains(QStringLiteral("2 games of this file")),
                 qPrintable(desk.messages.text()));
        // To save it there would take the damaged games away.
        QVERIFY(desk.document.file().isEmpty());
        QVERIFY(!desk.match.isModified()); // it is as the file has it: nobody need be asked
        QVERIFY(!button(desk, QStringLiteral("Show All…")));
    }

    void allThatIsDamagedCanBeRead()
    {
        PgnDesk desk;
        QByteArray games = "1. d4 *\n";
        for (int i = 0; i < 40; ++i)
            games += "\n[Event \"damaged\"]\n\n1. e5 *\n";
        desk.open(games);
        QVERIFY2(desk.messages.text().contains(QStringLiteral("40 games of this file")),
                 qPrintable(desk.messages.text()));
        QCOMPARE(desk.messages.text().count(u'\n'), 1); // and a line of comments that move: more would cover the board
        QPushButton* const all = button(desk, QStringLiteral("Show All…"));
        QVERIFY(all);
        all->click();
        auto* const list = desk.window.findChild<QDialog*>(QStringLiteral("places"))->findChild<QPlainTextEdit*>();
        const QStringList lines = list->toPlainText().split(u'\n');
        QCOMPARE(lines.size(), 40);
        QCOMPARE(lines.last(), QStringLiteral("games.pgn:161:4: 'e5' is not legal here."));
    }

    void commentsThatMoveAreTold()
    {
        PgnDesk desk;
        desk.open("1. e4 (1. d4) {a} e5 *\n");
        QVERIFY2(desk.messages.text().startsWith(QStringLiteral("1 comment")), qPrintable(desk.messages.text()));
        QVERIFY(!desk.document.file().isEmpty()); // nothing is lost
        QVERIFY(button(desk, QStringLiteral("Show All…")));
        // Beside what is worse it is told as well.
        desk.open("1. e4 (1. d4) {a} e5 *\n\n[Event \"x\"]\n\n1. e5 *\n");
        const QString told = desk.messages.text();
        QVERIFY2(told.contains(QStringLiteral("1 games of this file")) && told.contains(QStringLiteral("\n1 comments")),
                 qPrintable(told));
    }

    // The words of a puzzle make a wide column; how games ended is in sight all the same.
    void theResultIsInSightBesideLongWords()
    {
        PgnDesk desk;
        QByteArray games;
        for (int i = 0; i < 40; ++i)
            games +=
                "[Event \"A tournament with a name that is rather long\"]\n[White \"Somebody with a long name\"]\n"
                "[Black \"Another one, of as long a name\"]\n[Date \"2026.11.20\"]\n\n{White mates in two moves, and "
                "everybody who looks at the board for a while will see how that is done.} 1. e4 1-0\n\n";
        desk.open(games);
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        for (const int width : {chooser->width(), 640}) {
            chooser->resize(width, 300);
            QVERIFY(QTest::qWaitForWindowExposed(chooser));
            const auto* const list = chooser->findChild<QTreeView*>();
            QTRY_VERIFY(!list->horizontalScrollBar()->isVisible());
            const QRect result = list->visualRect(list->model()->index(0, RecordTable::Ending));
            QVERIFY(result.width() >= list->fontMetrics().horizontalAdvance(QStringLiteral("1-0")));
            QVERIFY2(result.right() <= list->viewport()->width(), qPrintable(QString::number(result.right())));
        }
    }

    void whereNothingWasOpenedNothingIsLeftOut()
    {
        PgnDesk desk;
        desk.open(kTwo + QByteArray("\n[Event \"Three\"]\n\n1. e5 *\n"));
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser && !desk.messages.isHidden());
        QTest::keyClick(chooser, Qt::Key_Escape);
        QVERIFY(!chooser->isVisible());
        QVERIFY(desk.messages.isHidden());
        QVERIFY(desk.match.viewedNode()->isRoot());
    }

    /** As whoever reads the file counts them, and whoever is told that some are damaged. */
    void gamesAreNumberedAsTheFileHasThem_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("told");
        QTest::newRow("games") << QByteArray("[Event \"Zero\"]\n\n1. e5 *\n\n" + kTwo) << QStringLiteral("games.pgn")
                               << QStringLiteral("2 of the 3 games in games.pgn can be read.");
        QTest::newRow("games, of which the tags alone are read")
            << QByteArray("[Event \"Zero\"]\n[White \"Ann\n\n*\n\n" + kTwo + "\n\n" + QByteArray(17 << 20, ' '))
            << QStringLiteral("games.pgn") << QStringLiteral("2 of the 3 games in games.pgn can be read.");
        QTest::newRow("positions") << QByteArray("8/8/8/8/8/8/8/x w - -\n4k3/8/8/8/8/8/8/4K2R w - -\n"
                                                 "4k3/8/8/8/8/8/8/4K2Q w - -\n")
                                   << QStringLiteral("two.epd")
                                   << QStringLiteral("2 of the 3 positions in two.epd can be read.");
    }
    void gamesAreNumberedAsTheFileHasThem()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QFETCH(QString, told);
        PgnDesk desk;
        desk.files.open(desk.fileWith(bytes, name));
        desk.settle();
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        const QString question = chooser->findChild<QLabel*>()->text();
        QVERIFY2(question.startsWith(told), qPrintable(question));
        const auto* const list = chooser->findChild<QTreeView*>()->model();
        QCOMPARE(list->rowCount(), 2);
        QCOMPARE(list->index(0, RecordTable::Number).data().toInt(), 2);
        QCOMPARE(list->index(1, RecordTable::Number).data().toInt(), 3);
    }

    // The list of a file with a damaged game is there at once, and what is damaged is told before and after the choice.
    void theOthersOfDamagedGamesAreChosenFrom()
    {
        PgnDesk desk;
        desk.open(kTwo + QByteArray("\n[Event \"Three\"]\n\n1. e5 *\n"));
        QVERIFY2(desk.messages.text().contains(QStringLiteral("'e5' is not legal")), qPrintable(desk.messages.text()));
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        desk.messages.recheck(); // whatever happens meanwhile
        QVERIFY(!desk.messages.isHidden());
        desk.messages.dismiss();
        chooser->accept();
        QCOMPARE(QString::fromStdString(desk.match.viewedNode()->entry().text), QStringLiteral("e7-e5"));
        QVERIFY2(desk.messages.text().contains(QStringLiteral("'e5' is not legal")), qPrintable(desk.messages.text()));
    }

    void saysWhatIsLostBeforeItIs()
    {
        PgnDesk desk;
        desk.open("1. e4 *\n");
        const QByteArray before = desk.content();
        desk.beginWithForeignTag();
        desk.files.saveAs();
        auto* const dialog = desk.window.findChild<QFileDialog*>(QStringLiteral("saveAs"));
        emit dialog->fileSelected(desk.path(QStringLiteral("games.pgn")));
        QMessageBox* const question = desk.lossQuestion();
        QVERIFY(question);
        QVERIFY2(
            question->informativeText().contains(QStringLiteral("The tag FEN, which means something else in PGN.")),
            qPrintable(question->informativeText()));
        QCOMPARE(desk.content(), before);
        question->button(QMessageBox::Cancel)->click();
        desk.settle();
        QCOMPARE(desk.content(), before);
        QVERIFY(desk.match.isModified());
    }

    void asksOnceForEachLoss()
    {
        PgnDesk desk;
        desk.beginWithForeignTag();
        desk.files.saveAs();
        emit desk.window.findChild<QFileDialog*>(QStringLiteral("saveAs"))
            ->fileSelected(desk.path(QStringLiteral("games.pgn")));
        click(desk.lossQuestion(), QStringLiteral("Save without It"));
        desk.settle();
        QVERIFY(desk.content().endsWith("\n\n*\n"));
        QCOMPARE(desk.document.file(), desk.path(QStringLiteral("games.pgn")));
        desk.match.play(desk.match.possibleActions().front());
        desk.save();
        QVERIFY(!desk.lossQuestion());
        QVERIFY(!desk.match.isModified());
        MatchTags tags = desk.match.match().tags();
        tags.others.emplace_back("White", "Ann");
        desk.match.setTags(tags);
        desk.save();
        QVERIFY(desk.lossQuestion());
    }

    void offersARecordInstead()
    {
        PgnDesk desk;
        desk.open("1. e4 *\n");
        MatchTags tags = desk.match.match().tags();
        tags.others.emplace_back("FEN", "x");
        desk.match.setTags(tags);
        desk.save();
        click(desk.lossQuestion(), QStringLiteral("Save All as a Record…"));
        auto* const dialog = desk.window.findChild<QFileDialog*>(QStringLiteral("saveAs"));
        QVERIFY(dialog);
        QCOMPARE(dialog->defaultSuffix(), QStringLiteral("ringford"));
        QCOMPARE(dialog->selectedFiles(), QStringList{desk.path(QStringLiteral("games.ringford"))});
    }

    void refusesOtherGames()
    {
        PgnDesk desk;
        desk.document.write(desk.path(QStringLiteral("games.pgn")));
        desk.settle();
        QVERIFY2(desk.messages.text().contains(QStringLiteral("PGN can only hold orthodox chess")),
                 qPrintable(desk.messages.text()));
        QVERIFY(!QFile::exists(desk.path(QStringLiteral("games.pgn"))));
    }

    void offersPgnForChessAlone()
    {
        PgnDesk desk;
        desk.files.saveAs();
        auto* dialog = desk.window.findChild<QFileDialog*>(QStringLiteral("saveAs"));
        QVERIFY(dialog->nameFilters().filter(QStringLiteral("*.pgn")).isEmpty());
        delete dialog;
        desk.document.begin(test::matchOf("orthodox"));
        desk.files.saveAs();
        dialog = desk.window.findChild<QFileDialog*>(QStringLiteral("saveAs"));
        QCOMPARE(dialog->nameFilters().filter(QStringLiteral("*.pgn")).size(), 1);
        QCOMPARE(dialog->defaultSuffix(), QStringLiteral("ringford"));
    }

    void followsTheKindThatIsChosen()
    {
        PgnDesk desk;
        desk.document.begin(test::matchOf("orthodox"));
        desk.files.setFolder(desk.folder.path());
        desk.files.saveAs();
        auto* const dialog = desk.window.findChild<QFileDialog*>(QStringLiteral("saveAs"));
        emit dialog->filterSelected(dialog->nameFilters().filter(QStringLiteral("*.pgn")).front());
        QCOMPARE(dialog->defaultSuffix(), QStringLiteral("pgn"));
        QVERIFY(dialog->selectedFiles().front().endsWith(QStringLiteral(".pgn")));
        emit dialog->filterSelected(dialog->nameFilters().filter(QStringLiteral("*.ringford")).front());
        QVERIFY(dialog->selectedFiles().front().endsWith(QStringLiteral(".ringford")));
    }

    /** What is typed over the name that is offered, or in front of its ending, keeps the ending that was typed. */
    void ofTwoEndingsTheTypedOneCounts()
    {
        PgnDesk desk;
        const auto typed = [&desk](const QString& begin, const QString& keys) {
            desk.files.saveAs();
            auto* const dialog = desk.window.findChild<QFileDialog*>(QStringLiteral("saveAs"));
            auto* const name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(begin);
            name->setCursorPosition(0);
            QTest::keyClicks(name, keys);
            const QString text = name->text();
            delete dialog;
            return text;
        };
        QCOMPARE(typed(QStringLiteral(".ringford"), QStringLiteral("g1.pgn")), QStringLiteral("g1.pgn.ringford"));
        desk.document.begin(test::matchOf("orthodox"));
        QCOMPARE(typed(QStringLiteral(".ringford"), QStringLiteral("g1.pgn")), QStringLiteral("g1.pgn"));
        QCOMPARE(typed(QStringLiteral(".pgn"), QStringLiteral("g1.ringford")), QStringLiteral("g1.ringford"));
        QCOMPARE(typed(QStringLiteral("b.pgn.ringford"), QStringLiteral("a")), QStringLiteral("ab.pgn.ringford"));
    }

    void readsWhatIsPasted_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isRecord");
        QTest::addColumn<QString>("last");
        QTest::newRow("tags") << QStringLiteral("[Event \"x\"]\n\n1. e4 e5") << true << "e7-e5";
        QTest::newRow("moves") << QStringLiteral("  1.e4 e5 2.Nf3") << true << "g1-f3";
        QTest::newRow("moves behind a comment") << QStringLiteral("{Ann} 1. e4") << true << "e2-e4";
        QTest::newRow("a record") << QStringLiteral("[Event \"x\"]\n[Game \"checkers\"]\n1. b2-c3 *") << true
                                  << "b2-c3";
        QTest::newRow("a FEN") << QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - -") << false << QString();
        QTest::newRow("a FEN that begins with a number")
            << QStringLiteral("8/8/8/8/8/8/k7/4K3 w - -") << false << QString();
    }
    void readsWhatIsPasted()
    {
        QFETCH(QString, text);
        QFETCH(bool, isRecord);
        QFETCH(QString, last);
        QCOMPARE(looksLikeRecord(text), isRecord);
        if (!isRecord)
            return;
        const auto match = matchFromRecord(test::testRegistry(), text);
        QVERIFY(match);
        QCOMPARE(QString::fromStdString(match->gameNode()->entry().text), last);
    }

    /** Castling was lost without a word. */
    void tellsWhatAPastedPositionDoesNotSay()
    {
        const auto assumed = [](const char* text) {
            return matchesFromPositions(test::testRegistry(), QString::fromLatin1(text), nullptr)->assumed;
        };
        QCOMPARE(assumed("r3k2r/8/8/8/8/8/8/R3K2R"),
                 QStringLiteral("The FEN does not tell who may castle: nobody may."));
        QCOMPARE(assumed("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1"), QString());
        QCOMPARE(assumed("k7/8/8/8/8/8/8/K6R"), QString());
    }

    void tellsWhatOfAPastedGameIsMissing()
    {
        const auto pasted = matchesFromRecords(test::testRegistry(), QStringLiteral("1. e4 (1. d4 -- 2. c4) e5"));
        QVERIFY(pasted);
        QCOMPARE(pasted->missing.size(), 1);
        QVERIFY2(pasted->missing[0].startsWith(QStringLiteral("Line 1, column 14: ")), qPrintable(pasted->missing[0]));
    }

    void aPuzzleOpensWhereItBegins_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isAtStart");
        const QByteArray fen = "[FEN \"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 31\"]\n[SetUp \"1\"]\n\n1. Ra8# 1-0\n";
        const QByteArray setup =
            "[Game \"orthodox\"]\n[Setup \"white: Ke1 Ra1; black: Kg8 Pf7 Pg7 Ph7; turn: white\"]\n";
        const QByteArray moves = "\n1. a1-a8 *\n";
        const QString pgn = QStringLiteral("games.pgn"), record = QStringLiteral("games.ringford");
        QTest::newRow("PGN with a FEN") << pgn << fen << true;
        QTest::newRow("of somebody") << pgn << "[White \"Ann\"]\n[TimeControl \"600\"]\n" + fen << true;
        QTest::newRow("PGN from the usual start") << pgn << QByteArray("1. e4 e5 *\n") << false;
        QTest::newRow("a task of a worksheet") << record << setup + moves << true;
        QTest::newRow("a game that goes on") << record << setup + "[Seat \"white: Ann\"]\n" + moves << false;
        QTest::newRow("against the computer") << record << setup + "[Computer \"white: level=4\"]\n" + moves << false;
        QTest::newRow("with clocks") << record << setup + "[Clock \"10\"]\n" + moves << false;
        QTest::newRow("a record from the usual start")
            << record << QByteArray("[Game \"orthodox\"]\n\n1. e2-e4 *\n") << false;
    }
    void aPuzzleOpensWhereItBegins()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        QFETCH(bool, isAtStart);
        PgnDesk desk;
        desk.files.open(desk.fileWith(text, name));
        desk.settle();
        QVERIFY2(desk.messages.isHidden(), qPrintable(desk.messages.text()));
        QVERIFY(desk.match.match().start()->firstChild);
        QCOMPARE(desk.match.viewedNode()->isRoot(), isAtStart);
        QCOMPARE(desk.match.gameNode()->isRoot(), isAtStart);
        QVERIFY(!desk.match.isModified());
        // What is pasted stands there as well.
        const auto pasted = matchesFromRecords(test::testRegistry(), QString::fromUtf8(text));
        QVERIFY(pasted);
        QCOMPARE(pasted->matches.front().gameNode()->isRoot(), isAtStart);
    }

    void positionsOfAFileAreOffered()
    {
        PgnDesk desk;
        const QByteArray three =
            "6k1/5ppp/8/8/8/8/8/R3K3 w - - bm Ra8#; id \"Club 7\";\n6k1/5ppp/8/8/8/8/8/1R2K3 w - - "
            "c0 \"White mates in two moves; find all the ways to do it\";\n4k3/8/8/8/8/8/4P3/4K3 w - -\n";
        const QString positions = desk.fileWith(three, QStringLiteral("club.epd"));
        desk.files.open(positions);
        desk.settle();
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        QVERIFY2(chooser->findChild<QLabel*>()->text().contains("club.epd holds 3 positions"),
                 qPrintable(chooser->findChild<QLabel*>()->text()));
        auto* const list = chooser->findChild<QTreeView*>();
        QCOMPARE(list->model()->index(0, RecordTable::Words).data().toString(), QStringLiteral("Club 7"));
        QVERIFY(list->columnWidth(RecordTable::Words) >= 50 * list->fontMetrics().averageCharWidth()); // of the second
        // One of which nothing is said is known by its FEN. None has a result, not even the mate in one.
        QCOMPARE(list->model()->index(2, RecordTable::Words).data().toString(),
                 QStringLiteral("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
        QCOMPARE(list->model()->index(0, RecordTable::Ending).data().toString(), QString());
        QVERIFY(list->isColumnHidden(RecordTable::Ending));
        list->setCurrentIndex(list->model()->index(1, 0));
        chooser->accept();
        QCOMPARE(QString::fromStdString(writeSetup(desk.match.game().write(desk.match.position()))),
                 QStringLiteral("white: Rb1 Ke1; black: Pf7 Pg7 Kg8 Ph7; turn: white"));
        // A record would take the place of all positions.
        QVERIFY(desk.document.file().isEmpty());
        QVERIFY(!desk.match.isModified());
        QVERIFY2(desk.messages.text().contains("club.epd holds positions"), qPrintable(desk.messages.text()));
        // A copy of one is saved beside them.
        desk.files.saveAs();
        auto* const dialog = desk.window.findChild<QFileDialog*>(QStringLiteral("saveAs"));
        QVERIFY(dialog);
        QCOMPARE(dialog->directory().canonicalPath(), QFileInfo(positions).canonicalPath());
        dialog->reject();

        desk.files.open(desk.fileWith("6k1/5ppp/8/8/8/8/8/R3K3 w - -\nnothing\n", QStringLiteral("club.epd")));
        desk.settle();
        QVERIFY2(desk.messages.text().contains("club.epd:2:8: "), qPrintable(desk.messages.text()));
        QVERIFY2(desk.messages.text().contains("of this file are left out"), qPrintable(desk.messages.text()));
    }

    void readsPositionsOfPuzzleBooks()
    {
        const QString text = QStringLiteral("4k3/8/8/8/8/8/8/R3K2R w KQ - bm Ra8+;\n id \"white: to move\";");
        std::vector<Match> read;
        read.push_back(*matchFromPosition(test::matchOf("orthodox").sharedGame(), text));
        read.push_back(*matchFromFen(test::testRegistry(), text));
        for (const Match& match : read) {
            QVERIFY(match.gameNode()->isRoot());
            QCOMPARE(QString::fromStdString(match.start()->comments().at(0)), QStringLiteral("white: to move"));
            QCOMPARE(QString::fromStdString(match.end()->entry().text), QStringLiteral("a1-a8"));
        }
        QVERIFY(matchFromFen(test::testRegistry(), QStringLiteral("4k3/8/8/8/8/8/8/R3K2R")));
        QVERIFY(!matchFromFen(test::testRegistry(), QStringLiteral("white: Ka1; black: Kh8; turn: white")));
    }

    void aPuzzleIsATaskWithItsAnswer()
    {
        const auto match =
            matchFromFen(test::testRegistry(), QStringLiteral("6k1/5ppp/8/8/8/8/8/R3K3 w - - bm Ra8#; id \"Club 7\";"));
        QVERIFY(match);
        Worksheet sheet;
        const auto row = sheet.add(*match, match->start());
        QVERIFY(row);
        QCOMPARE(sheet.caption(*row), QStringLiteral("Club 7"));
        QVERIFY2(sheet.answer(*row).contains(QStringLiteral("a8")), qPrintable(sheet.answer(*row)));
    }

    void gamesOfALargeFileAreReadWhenTheyAreOpened()
    {
        PgnDesk desk;
        QByteArray large = kTwo + "\n[Event \"Wrong\"]\n\n1. e5 *\n\n";
        large += "[Event \"Long\"]\n\n1. e4 {" + QByteArray("nothing much\n").repeated(1'400'000) + "} e5 *\n";
        desk.open(large);
        const auto chooseRow = [&](int row, const char* ending) {
            auto* const chooser = desk.window.findChild<RecordChooser*>();
            QVERIFY(chooser);
            auto* const list = chooser->findChild<QTreeView*>();
            QCOMPARE(list->model()->rowCount(), 4);
            QCOMPARE(list->model()->index(row, RecordTable::Ending).data().toString(), QString(ending));
            list->setCurrentIndex(list->model()->index(row, 0));
            chooser->accept();
            delete chooser;
        };
        chooseRow(1, ""); // told by no tag
        QCOMPARE(QString::fromStdString(desk.match.viewedNode()->entry().text), QStringLiteral("d7-d5"));
        QVERIFY(!desk.match.isModified());
        QVERIFY(desk.document.file().isEmpty()); // what is saved must not take the place of the others
        QVERIFY2(desk.messages.text().contains("games.pgn is large"), qPrintable(desk.messages.text()));

        desk.files.open(desk.path("games.pgn"));
        desk.settle();
        chooseRow(2, "");
        QVERIFY2(desk.messages.text().contains("games.pgn:12:4:"), qPrintable(desk.messages.text()));
        QCOMPARE(QString::fromStdString(desk.match.viewedNode()->entry().text), QStringLiteral("d7-d5")); // as it was
        QCOMPARE(desk.content(), large);
    }

    void ofAFileThatIsTooLargeTheFirstGamesAreOpened()
    {
        PgnDesk desk;
        const QByteArray bytes = kTwo + "\n[Event \"Cut\"]\n\n1. e4 {";
        desk.open(bytes);
        QVERIFY(QFile::resize(desk.path("games.pgn"), 1 << 30));
        desk.files.open(desk.path("games.pgn"));
        desk.settle();
        QVERIFY2(
            desk.messages.text().contains("games.pgn:10:1: The file is larger than 64 MiB; the games from here on"),
            qPrintable(desk.messages.text()));
        desk.messages.findChild<QPushButton*>()->click();
        desk.settle();
        auto* const chooser = desk.window.findChild<RecordChooser*>();
        QVERIFY(chooser);
        QCOMPARE(chooser->findChild<QTreeView*>()->model()->rowCount(), 2);
        chooser->accept();
        delete chooser;
        QVERIFY(!desk.match.viewedNode()->isRoot());
        QVERIFY(desk.document.file().isEmpty()); // what is saved must not take the place of all
    }
};

RINGFORD_TEST(TestPgnFiles)
#include "test_pgn_files.moc"
