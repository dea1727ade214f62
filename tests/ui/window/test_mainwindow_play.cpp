// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window, as it is started: played in by mouse and keys. Runs on a real screen too.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Program.h"

#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace ringford;

class TestMainWindowPlay : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_store = std::make_unique<QSettings>(m_folder.filePath("settings.ini"), QSettings::IniFormat);
        m_store->clear();
        m_program = std::make_unique<ui::Program>(Registry::standard(), *m_store);
        m_window = std::make_unique<ui::MainWindow>(*m_program);
        m_window->model().replace(test::matchOf("checkers"));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup()
    {
        m_window.reset();
        m_program.reset();
    }

    void startsWithABoardInFocus()
    {
        QVERIFY(m_window->board().hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QVERIFY(m_window->board().boardScene().cursorCell());
        m_window->resize(800, 600);
        const auto isWhole = [this](std::uint16_t index) {
            return m_window->board().viewport()->rect().contains(m_window->board().cellRect(Cell{index}));
        };
        for (std::uint16_t index = 0; index < m_window->model().description().board.cellCount(); ++index)
            QTRY_VERIFY(isWhole(index));
    }

    void aGameIsPlayedByMouse()
    {
        QCOMPARE(m_window->model().description().id, std::string("checkers"));
        click("b2");
        click("c3");
        QCOMPARE(lastEntry(), "b2-c3");
        QVERIFY(m_window->gameLine().text().contains("Black"));
        click("c7");
        click("d6");
        QCOMPARE(lastEntry(), "c7-d6");
        QVERIFY(m_window->gameLine().text().contains("White"));
    }

    void keysStepAndTakeBack()
    {
        click("b2");
        click("c3");
        click("c7");
        click("d6");
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus, Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(QString::fromStdString(m_window->model().viewedNode()->entry().text), "b2-c3");
        QCOMPARE(lastEntry(), "c7-d6");
        QTest::keyClick(focus, Qt::Key_Home);
        QCOMPARE(m_window->model().viewedNode(), m_window->model().match().start());
        QTest::keyClick(focus, Qt::Key_End);
        QCOMPARE(m_window->model().viewedNode(), m_window->model().gameNode());
        QTest::keyClick(focus, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(lastEntry(), "b2-c3");
        QTest::keyClick(focus, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(lastEntry(), "c7-d6");
    }

    void fTurnsAndControlZooms()
    {
        QWidget* focus = QApplication::focusWidget();
        const QPoint before = at("a1");
        QTest::keyClick(focus, Qt::Key_F);
        QVERIFY(at("a1") != before);
        QTest::keyClick(focus, Qt::Key_F);
        QCOMPARE(at("a1"), before);
        QTest::keyClick(focus, Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(m_window->board().zoom() > 1);
        QTest::keyClick(focus, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(m_window->board().zoom(), 1.0);
    }

    void everyMenuEntryHasAName()
    {
        int entries = 0;
        for (const QAction* title : m_window->menuBar()->actions()) {
            QVERIFY(!title->text().isEmpty());
            for (const QAction* action : title->menu()->actions()) {
                if (action->isSeparator())
                    continue;
                QVERIFY(!action->text().isEmpty());
                ++entries;
            }
        }
        QVERIFY(entries > 10);
    }

    void followsADarkPalette()
    {
        const QPalette light = QApplication::palette();
        QPalette dark = light;
        dark.setColor(QPalette::Base, QColor(0x20, 0x20, 0x20));
        QApplication::setPalette(dark);
        QTRY_VERIFY(m_window->board().boardScene().appearance().theme.dark);
        QApplication::setPalette(light);
        QTRY_VERIFY(!m_window->board().boardScene().appearance().theme.dark);
    }

private:
    QPoint at(std::string_view name) const
    {
        return m_window->board().cellRect(*m_window->model().description().board.find(name)).center();
    }

    void click(std::string_view name) { QTest::mouseClick(m_window->board().viewport(), Qt::LeftButton, {}, at(name)); }

    QString lastEntry() const { return QString::fromStdString(m_window->model().gameNode()->entry().text); }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_store;
    std::unique_ptr<ui::Program> m_program;
    std::unique_ptr<ui::MainWindow> m_window;
};

RINGFORD_TEST(TestMainWindowPlay)
#include "test_mainwindow_play.moc"
