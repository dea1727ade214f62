// SPDX-License-Identifier: GPL-3.0-or-later
// Files that come to the window: several at once, and such as hold very long comments.
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/files/FileDrop.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/CommentEditor.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesView.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QTreeView>
#include <qpa/qplatformdrag.h>
#include <qpa/qwindowsysteminterface.h>

#include <algorithm>

using namespace ringford;
using namespace ringford::ui;
using test::WindowHands;

namespace {

const QByteArray kGame = "[Game \"checkers\"]\n\n1. b2-c3 a7-b6 *\n";

/** The longest time for which the window worked and did not listen. */
class LongestPause {
public:
    LongestPause()
    {
        QObject::connect(&m_ticks, &QTimer::timeout, [this] { m_longest = std::max(m_longest, m_since.restart()); });
        m_ticks.start(1);
    }
    long long milliseconds() const { return m_longest; }

private:
    QTimer m_ticks;
    test::WorkTimer m_since;
    long long m_longest = 0;
};

} // namespace

class TestMainWindowFiles : public QObject {
    Q_OBJECT

private slots:
    void opensAllThatIsDropped()
    {
        WindowHands hands;
        QList<QUrl> addresses;
        for (int number = 0; number < 12; ++number)
            addresses += QUrl::fromLocalFile(hands.fileWith(kGame, QStringLiteral("%1.ringford").arg(number)));
        QMimeData data;
        data.setUrls(addresses);
        const QPoint at(50, 50);
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&hands.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&hands.window, &drop);
        QTRY_COMPARE(hands.lastEntry(), QStringLiteral("a7-b6"));
        QList<MainWindow*> windows;
        for (QWidget* const widget : QApplication::topLevelWidgets()) {
            if (auto* const window = qobject_cast<MainWindow*>(widget))
                windows += window;
        }
        QStringList titles;
        for (MainWindow* const window : windows) {
            QTRY_VERIFY(!window->model().match().end()->isRoot());
            titles += window->windowTitle().section('.', 0, 0);
            if (window != &hands.window)
                delete window;
        }
        QVERIFY2(hands.window.messages().text().startsWith(QStringLiteral("2 ")),
                 qPrintable(hands.window.messages().text()));
        titles.sort();
        QCOMPARE(titles, QStringList({"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"}));
    }

    void theTitleOfTheWindowNamesWhoeverIsKnown()
    {
        WindowHands hands;
        hands.window.openFile(hands.fileWith("[White \"Ann\"]\n[Black \"?\"]\n\n1. e4 *\n", QStringLiteral("a.pgn")));
        QTRY_COMPARE(hands.window.windowTitle(), QStringLiteral("a.pgn[*] – Ann – N.N., Orthodox chess"));
        hands.window.openFile(hands.fileWith("[White \"?\"]\n[Black \"?\"]\n\n1. e4 *\n", QStringLiteral("b.pgn")));
        QTRY_COMPARE(hands.window.windowTitle(), QStringLiteral("b.pgn[*] – Orthodox chess"));
    }

    /** It cannot be opened, and is told of like a file that is not there. */
    void anAddressOfTheWebAmongFilesIsNotPassedOver()
    {
        QWidget window;
        auto* const files = new FileDrop(window);
        const QSignalSpy dropped(files, &FileDrop::dropped);
        QMimeData data;
        const auto isTaken = [&] {
            QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            enter.ignore();
            QApplication::sendEvent(&window, &enter);
            return enter.isAccepted();
        };
        const QUrl address(QStringLiteral("http://example.org/x.pgn"));
        data.setUrls({address});
        QVERIFY(!isTaken());
        data.setUrls({address, QUrl::fromLocalFile(QDir::tempPath())});
        QVERIFY(isTaken());
        QDropEvent drop(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &drop);
        QCOMPARE(dropped.size(), 1);
        QCOMPARE(dropped[0][0].toStringList(), QStringList({address.toString(), QDir::tempPath()}));
    }

    void opensPgnThatIsDroppedOnTheBoard()
    {
        WindowHands hands;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(hands.fileWith("[Event \"x\"]\n\n1. e4 e5 2. Nf3 *\n", "game.pgn"))});
        // As the desktop brings it: Qt finds what lies below the pointer.
        QWidget* const board = hands.window.board().viewport();
        const QPoint at = board->mapTo(&hands.window, board->rect().center());
        QWindow* const handle = hands.window.windowHandle();
        QVERIFY(handle);
        QVERIFY(QWindowSystemInterface::handleDrag(handle, &data, at, Qt::CopyAction, Qt::LeftButton, {}).isAccepted());
        QVERIFY(QWindowSystemInterface::handleDrop(handle, &data, at, Qt::CopyAction, Qt::NoButton, {}).isAccepted());
        QTRY_COMPARE(hands.lastEntry(), QStringLiteral("g1-f3"));
    }

    void opensTextThatIsDragged()
    {
        WindowHands hands;
        QMimeData data;
        data.setText(QStringLiteral("7k/8/8/8/8/8/R7/K7 b - - 0 1"));
        const QPoint at(50, 50);
        const auto enter = [&] {
            QDragEnterEvent event(at, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&hands.window, &event);
            return event.isAccepted();
        };
        QVERIFY(enter());
        QDropEvent drop(at, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&hands.window, &drop);
        QVERIFY(drop.isAccepted());
        QCOMPARE(drop.dropAction(), Qt::CopyAction); // else it would be gone from where it was
        QCOMPARE(hands.window.model().description().id, std::string("orthodox"));
        QVERIFY(hands.window.model().match().onTurn(hands.window.model().viewedNode()).contains(Seat{1}));
        data.setText(QStringLiteral("nothing that is played"));
        QVERIFY(enter());
        QDropEvent other(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&hands.window, &other);
        QVERIFY2(hands.window.messages().text().startsWith(QStringLiteral("What was dropped")),
                 qPrintable(hands.window.messages().text()));
    }

    /** As it is when a folder's name stood there on the way to the file's. */
    void opensTheFileThatIsTypedWhateverIsChosenInTheList()
    {
        WindowHands hands;
        const QString file = hands.fileWith(kGame);
        QVERIFY(QDir(hands.folder.path()).mkdir(QStringLiteral("folder")));
        hands.window.commands()[Command::Open]->trigger();
        auto* const dialog = hands.window.findChild<QFileDialog*>();
        QVERIFY(dialog);
        dialog->setDirectory(hands.folder.path());
        auto* const list = dialog->findChild<QListView*>(QStringLiteral("listView"));
        auto* const name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        QVERIFY(list && name);
        QTRY_COMPARE(list->model()->rowCount(list->rootIndex()), 2);
        dialog->findChild<QTreeView*>(QStringLiteral("treeView"))->setFocus(); // the other view is hidden
        const QModelIndexList folders = list->model()->match(list->model()->index(0, 0, list->rootIndex()),
                                                             Qt::DisplayRole, QStringLiteral("folder"));
        QCOMPARE(folders.size(), 1);
        list->selectionModel()->select(folders.front(),
                                       QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        name->setText(file);
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(!dialog->isVisible());
        QTRY_COMPARE(hands.lastEntry(), QStringLiteral("a7-b6"));
    }

    void staysAwakeWithLongComments_data()
    {
        QTest::addColumn<QByteArray>("comments");
        QTest::addColumn<int>("rows");
        QTest::newRow("of many lines") << '{' + QByteArray("a\n").repeated(2'000'000) + '}' << 3;
        QTest::newRow("of one line") << '{' + QByteArray(4'000'000, 'x') + '}' << 3;
        QTest::newRow("of one command") << "{[%csl " + QByteArray("Gb2,").repeated(1'000'000) + "Gb2]}" << 3;
        QTest::newRow("very many") << QByteArray("{x} ").repeated(200'000) << 53;
    }
    void staysAwakeWithLongComments()
    {
        QFETCH(QByteArray, comments);
        QFETCH(int, rows);
        WindowHands hands;
        const QString file = hands.fileWith("[Game \"checkers\"]\n\n1. b2-c3 " + comments + " a7-b6 *\n");
        const LongestPause pause;
        hands.window.openFile(file);
        QVERIFY(hands.waitForFiles());
        QTRY_COMPARE(hands.lastEntry(), QStringLiteral("a7-b6"));
        auto& view = *hands.window.moves().view();
        QCOMPARE(view.model()->rowCount(), rows);
        auto* const editor = hands.find<CommentEditor>();
        hands.window.model().showPrevious(); // where the comment is
        QTest::qWait(50);
        QVERIFY(editor->isReadOnly());
        QVERIFY(editor->toPlainText().size() < 10'000);
        const auto before = hands.window.model().viewedNode()->comments().size();
        editor->setFocus();
        hands.type("y");
        hands.window.model().showPrevious();
        QVERIFY(!editor->isReadOnly());
        QVERIFY(!hands.window.isWindowModified());
        QCOMPARE(hands.window.model().match().start()->firstChild->comments().size(), before);
        for (int row = 0; row < rows; ++row)
            QVERIFY(view.model()->index(row, MovesModel::First).data().toString().size() < 1000);
        QTest::qWait(50);
        qInfo("the longest pause: %lld ms", pause.milliseconds());
        QVERIFY(pause.milliseconds() < test::kDeadPause);
    }
};

RINGFORD_TEST(TestMainWindowFiles)
#include "test_mainwindow_files.moc"
