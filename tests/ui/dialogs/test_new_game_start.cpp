// SPDX-License-Identifier: GPL-3.0-or-later
// Where a new game begins.
#include "engine/games/Registry.h"
#include "engine/rules/Setup.h"
#include "engine/text/Files.h"
#include "tests/support/Effort.h"
#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"
#include "tests/support/ui/OfferedGames.h"
#include "ui/dialogs/NewGameDialog.h"
#include "ui/dialogs/StartField.h"
#include "ui/files/PastedText.h"
#include "ui/gallery/BoardPreview.h"
#include "ui/gallery/PictureView.h"
#include "ui/paint/PieceArt.h"
#include "ui/widgets/BoundedField.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;

namespace {

struct OpenStart {
    Match last = test::matchOf("checkers");
    PieceArt art;
    NewGameDialog dialog{test::testRegistry(), last, art, *Theme::named(Theme::names().first(), false)};

    OpenStart() { dialog.show(); }
    PictureView* games() const { return dialog.findChild<PictureView*>(QStringLiteral("games")); }
    QPlainTextEdit* start() const { return dialog.findChild<QPlainTextEdit*>(QStringLiteral("start")); }
    bool canBegin() const
    {
        const auto buttons = dialog.findChildren<QPushButton*>();
        return std::ranges::any_of(buttons, [](const auto* one) { return one->isDefault() && one->isEnabled(); });
    }
};

} // namespace

class TestNewGameStart : public QObject {
    Q_OBJECT

private slots:
    void beginsAtAPosition_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("setup");
        const QString kings = "white: Ke1; black: Pa7 Ke8; turn: black";
        QTest::newRow("a setup") << test::offeredRow("checkers") << "white: Mb2; black: Mg7; turn: black"
                                 << "white: Mb2; black: Mg7; turn: black";
        QTest::newRow("a setup on several lines")
            << test::offeredRow("checkers") << "  white: Mb2;\n black: Mg7;\nturn: black\n"
            << "white: Mb2; black: Mg7; turn: black";
        QTest::newRow("a FEN") << test::offeredRow("orthodox") << "4k3/p7/8/8/8/8/8/4K3 b - - 0 5" << kings;
        QTest::newRow("a FEN of another game")
            << test::offeredRow("checkers") << "4k3/p7/8/8/8/8/8/4K3 b - - 0 5" << kings;
        QTest::newRow("a FEN as pages have it")
            << test::offeredRow("orthodox") << "FEN: \"4k3/p7/8/8/8/8/8/4K3 b - - 0 5\"" << kings;
        QTest::newRow("the same of another game")
            << test::offeredRow("checkers") << "fen: 4k3/p7/8/8/8/8/8/4K3 b - - 0 5" << kings;
        QTest::newRow("a tag alone") << test::offeredRow("checkers") << "[FEN \"4k3/p7/8/8/8/8/8/4K3 b - - 0 5\"]"
                                     << kings;
        QTest::newRow("a record of another game")
            << test::offeredRow("checkers") << QString("[Game \"orthodox\"]\n[Setup \"%1\"]\n\n*\n").arg(kings)
            << kings;
    }
    void beginsAtAPosition()
    {
        QFETCH(int, game);
        QFETCH(QString, text);
        QFETCH(QString, setup);
        OpenStart open;
        open.games()->setRow(game);
        open.start()->setPlainText(text);
        QVERIFY2(open.canBegin(), qPrintable(open.dialog.problems().join(u'\n')));
        const Match match = open.dialog.takeMatch();
        QCOMPARE(QString::fromStdString(writeSetup(match.game().write(match.position(match.start())))), setup);
    }

    void whatAFenDoesNotSayIsTold()
    {
        OpenStart open;
        open.start()->setPlainText(QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R"));
        QVERIFY(open.dialog.assumed().contains(QStringLiteral("who may castle")));
        open.start()->setPlainText(QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1"));
        QCOMPARE(open.dialog.assumed(), QString());
    }

    void anAddressIsToldFromAPosition()
    {
        for (const char* const id : {"orthodox", "checkers"}) {
            OpenStart open;
            open.games()->setRow(test::offeredRow(id));
            open.start()->setPlainText(QStringLiteral("file:///home/me/game.ringford"));
            QVERIFY(!open.canBegin());
            const QString told = open.dialog.problems().join(u'\n');
            QVERIFY2(told.startsWith(QStringLiteral("This is the address of a file")), qPrintable(told));
        }
    }

    void beginsFromAFile()
    {
        const QString setup = QStringLiteral("white: Rb1 Fe2; black: Nb12 Fe36 Ri37; turn: white");
        QTemporaryDir folder;
        const QString file = test::makeFile(folder.filePath(QStringLiteral("army.txt")), setup.toUtf8());
        OpenStart open;
        open.games()->setRow(test::offeredRow("longchess"));
        open.dialog.findChild<StartField*>()->takeFile(file);
        QVERIFY2(open.canBegin(), qPrintable(open.dialog.problems().join(u'\n')));
        const Match match = open.dialog.takeMatch();
        QCOMPARE(QString::fromStdString(writeSetup(match.game().write(match.position(match.start())))), setup);

        OpenStart other;
        other.dialog.findChild<StartField*>()->takeFile(folder.filePath(QStringLiteral("none.txt")));
        QVERIFY(other.dialog.findChild<QMessageBox*>());
        QVERIFY(other.start()->toPlainText().isEmpty());
    }

    /** Games of other programs may be Latin-1. */
    void readsFilesAsPgnIsRead()
    {
        const QTemporaryDir folder;
        const auto takes = [&folder](OpenStart& open, const std::string& bytes) {
            const QString name = folder.filePath(QStringLiteral("game.pgn"));
            QVERIFY(!writeFile(name.toStdString(), bytes));
            open.dialog.findChild<StartField*>()->takeFile(name);
        };
        OpenStart latin;
        takes(latin, "[White \"J\xF6rg\"]\n\n1. e4 *\n");
        QCOMPARE(latin.start()->toPlainText(), QStringLiteral("[White \"Jörg\"]\n\n1. e4 *\n"));
        OpenStart wide;
        takes(wide, std::string("\xFF\xFE[\0W\0", 6));
        QVERIFY(wide.start()->toPlainText().isEmpty());
        auto* const box = wide.dialog.findChild<QMessageBox*>();
        QVERIFY(box && box->text().contains(QStringLiteral("UTF-16")));
    }

    /** Their text might never end; no file is one of them. */
    void devicesAreNoFiles()
    {
#ifdef Q_OS_UNIX
        OpenStart open;
        open.dialog.findChild<StartField*>()->takeFile(QStringLiteral("/dev/null"));
        auto* const box = open.dialog.findChild<QMessageBox*>();
        QVERIFY(box);
        QVERIFY2(box->text().contains(QStringLiteral("this is a device")), qPrintable(box->text()));
#endif
    }

    void takesNoTextWithoutEnd()
    {
        OpenStart open;
        QGuiApplication::clipboard()->setText(QString(kLongestPaste + 1, u'W'));
        open.start()->paste();
        QVERIFY(open.start()->toPlainText().isEmpty());
        const QString word(BoundedField::kLongestLine + 1, u'W');
        QGuiApplication::clipboard()->setText(word);
        open.start()->paste();
        QVERIFY(open.start()->toPlainText().isEmpty());
        const QTemporaryDir folder;
        QVERIFY(!writeFile(folder.filePath(QStringLiteral("word.txt")).toStdString(), word.toStdString()));
        const test::WorkTimer timer;
        open.dialog.findChild<StartField*>()->takeFile(folder.filePath(QStringLiteral("word.txt")));
        QVERIFY(open.start()->toPlainText().isEmpty());
        QVERIFY(open.dialog.findChild<QMessageBox*>());
        QCoreApplication::processEvents();
        QVERIFY2(timer.elapsed() < test::kDeadPause, qPrintable(QString::number(timer.elapsed())));
    }

    void findsTheGameOfAFen()
    {
        OpenStart open;
        open.games()->setRow(0);
        auto* const problems = open.dialog.findChild<QListWidget*>(QStringLiteral("problems"));
        const QRect start = open.start()->geometry();
        open.start()->setPlainText("4k3/p7/8/8");
        QCoreApplication::processEvents();
        QVERIFY(problems->isVisible());
        QCOMPARE(open.start()->geometry(), start);
        QCOMPARE(open.games()->row(), 0);
        auto* const preview = open.dialog.findChild<BoardPreview*>();
        QVERIFY(preview->accessibleDescription().isEmpty());
        open.start()->setPlainText("4k3/p7/8/8/8/8/8/4K3 b - - 0 5");
        QCOMPARE(open.games()->row(), test::offeredRow("orthodox"));
        QVERIFY(!preview->accessibleDescription().isEmpty());
        QVERIFY(!open.dialog.isPastedGame());
    }

    void whatIsWrongTakesRoomOnlyOnceSomethingIs()
    {
        OpenStart open;
        auto* const form = open.dialog.findChild<QScrollArea*>(QStringLiteral("form"));
        const int room = form->height();
        const auto* const left = open.dialog.findChild<BoardPreview*>();
        const auto bottomOf = [&](const QWidget& part) {
            return part.mapTo(&open.dialog, part.rect().bottomLeft()).y();
        };
        QCOMPARE(bottomOf(*form), bottomOf(*left));
        open.start()->setFocus();
        open.start()->setPlainText("4k3/p7/8/8");
        QTRY_VERIFY(form->height() < room);
        QTRY_VERIFY(bottomOf(*open.start()) <= bottomOf(*form));
        const int less = form->height();
        open.start()->setPlainText("4k3/p7/8/8/8/8/8/4K3 b - - 0 5");
        QTest::qWait(1);
        QCOMPARE(form->height(), less); // nothing jumps while one types
        open.games()->setFocus();
        QTRY_COMPARE(form->height(), room);
        QCOMPARE(bottomOf(*form), bottomOf(*left));
    }

    void takesNamesFromARecord()
    {
        OpenStart open;
        const auto name = [&](int seat) {
            return open.dialog.findChild<QLineEdit*>(QStringLiteral("name%1").arg(seat));
        };
        name(0)->setText("Ben");
        open.start()->setPlainText("[Game \"orthodox\"]\n[Seat \"black: Ada\"]\n\n1. e2-e4 *\n");
        QVERIFY2(open.canBegin(), qPrintable(open.dialog.problems().join(u'\n')));
        QVERIFY(open.dialog.isPastedGame());
        QCOMPARE(name(0)->text(), QString());
        QCOMPARE(name(1)->text(), "Ada");
        QCOMPARE(open.dialog.takeMatch().tags().seatNames, (std::vector<std::string>{"", "Ada"}));
    }

    void theUsualStartIsWrittenOutToBeChanged()
    {
        PieceArt art;
        for (const auto& type : test::testRegistry().types()) {
            const Match last = matchOf(type->id());
            NewGameDialog dialog(test::testRegistry(), last, art, *Theme::named(Theme::names().first(), false));
            dialog.findChild<QPushButton*>(QStringLiteral("writeStart"))->click();
            const auto* const start = dialog.findChild<QPlainTextEdit*>(QStringLiteral("start"));
            QVERIFY(!start->toPlainText().isEmpty());
            QCOMPARE(dialog.problems(), QStringList());
            const Match made = dialog.takeMatch();
            const auto setupOf = [](const Match& match) {
                return writeSetup(match.game().write(match.position(match.start())));
            };
            QCOMPARE(setupOf(made), setupOf(last));
        }
    }

    void whatWasWrittenOutFollowsTheOptions()
    {
        PieceArt art;
        const Match last = matchOf("longchess");
        NewGameDialog dialog(Registry::standard(), last, art, *Theme::named(Theme::names().first(), false));
        dialog.findChild<QPushButton*>(QStringLiteral("writeStart"))->click();
        auto* const start = dialog.findChild<QPlainTextEdit*>(QStringLiteral("start"));
        auto* const artillery = dialog.findChild<QComboBox*>(QStringLiteral("artillery"));
        QVERIFY(!start->toPlainText().contains(QStringLiteral("Ae1")));
        artillery->setCurrentIndex(artillery->findData(QStringLiteral("on")));
        QVERIFY2(start->toPlainText().contains(QStringLiteral("Ae1")), qPrintable(start->toPlainText()));
        QCOMPARE(dialog.problems(), QStringList());
        // What somebody has changed is theirs.
        const QString own = start->toPlainText().replace(QStringLiteral("Ae1"), QStringLiteral("Ad1"));
        start->setPlainText(own);
        auto* const mines = dialog.findChild<QComboBox*>(QStringLiteral("mines"));
        mines->setCurrentIndex(mines->findData(QStringLiteral("on")));
        QCOMPARE(start->toPlainText(), own);
    }

    void setBacksAreOfferedInWords()
    {
        PieceArt art;
        const Match last = matchOf("longchess");
        NewGameDialog dialog(Registry::standard(), last, art, *Theme::named(Theme::names().first(), false));
        const auto* const captured = dialog.findChild<QComboBox*>(QStringLiteral("capture"));
        QCOMPARE(captured->itemText(0), QStringLiteral("are gone"));
        QCOMPARE(captured->itemText(captured->findData(QStringLiteral("1"))), QStringLiteral("are set back one place"));
        QCOMPARE(captured->itemText(captured->findData(QStringLiteral("5"))), QStringLiteral("are set back 5 places"));
        QCOMPARE(captured->itemText(captured->findData(QStringLiteral("20"))),
                 QStringLiteral("are set back 20 places"));
    }
};

RINGFORD_TEST(TestNewGameStart)
#include "test_new_game_start.moc"
