// SPDX-License-Identifier: GPL-3.0-or-later
// Windows that are light or dark by choice, whatever the desktop is.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/Contrast.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/window/CommandSet.h"
#include "ui/window/Startup.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QStyle>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::contrast;
using ringford::test::WindowHands;

class TestWindowColours : public QObject {
    Q_OBJECT

private slots:
    void allThatIsReadStandsOut()
    {
        for (const bool isDark : {false, true}) {
            const QPalette palette = WindowColours::palette(isDark);
            QCOMPARE(Theme::isDark(palette.color(QPalette::Base)), isDark);
            const auto least = [&](QPalette::ColorRole letters, QPalette::ColorRole ground, double wanted) {
                for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
                    const double seen = contrast(palette.color(group, letters), palette.color(group, ground));
                    QVERIFY2(seen >= wanted,
                             qPrintable(QStringLiteral("%1 on %2: %3").arg(letters).arg(ground).arg(seen)));
                }
            };
            for (const QPalette::ColorRole ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase}) {
                least(QPalette::WindowText, ground, 7);
                least(QPalette::Text, ground, 7);
                least(QPalette::PlaceholderText, ground, 4.5);
                least(QPalette::Link, ground, 4.5);
                least(QPalette::LinkVisited, ground, 4.5);
            }
            least(QPalette::ButtonText, QPalette::Button, 7);
            least(QPalette::HighlightedText, QPalette::Highlight, 4.5);
            least(QPalette::ToolTipText, QPalette::ToolTipBase, 7);
            for (const QPalette::ColorRole letters : {QPalette::Text, QPalette::ButtonText, QPalette::WindowText})
                QVERIFY(contrast(palette.color(QPalette::Disabled, letters), palette.color(QPalette::Window)) >= 2.9);
        }
    }

    void eachWindowHearsOfItAndTheDesktopComesBack()
    {
        const QPalette desktop = QApplication::palette();
        const QString style = QApplication::style()->name();
        WindowHands hands;
        MainWindow& other = openWindow(hands.program);
        hands.program.settings.set(&Settings::colours, Settings::Colours::Dark);
        for (const MainWindow* const window : {&hands.window, &other}) {
            QTRY_VERIFY(Theme::isDark(window->palette().color(QPalette::Base)));
            QTRY_VERIFY(window->board().boardScene().appearance().theme.dark); // as the window is
        }
        QVERIFY(Theme::isDark(QToolTip::palette().color(QPalette::ToolTipBase)));
        hands.program.settings.set(&Settings::colours, Settings::Colours::Light);
        QTRY_VERIFY(!Theme::isDark(hands.window.palette().color(QPalette::Base)));
        QTRY_VERIFY(!hands.window.board().boardScene().appearance().theme.dark);
        hands.program.settings.set(&Settings::colours, Settings::Colours::Desktop);
        QCOMPARE(QApplication::palette(), desktop);
        QCOMPARE(QApplication::style()->name(), style);
        other.close();
    }

    void boxesAndFieldsAreSeen()
    {
        for (const auto colours : {Settings::Colours::Light, Settings::Colours::Dark}) {
            WindowHands hands;
            hands.program.settings.set(&Settings::colours, colours);
            QCheckBox box;
            QLineEdit field;
            for (QWidget* const widget : std::initializer_list<QWidget*>{&box, &field}) {
                widget->resize(widget->sizeHint());
                const QImage seen = widget->grab().toImage();
                const QColor window = widget->palette().color(QPalette::Window);
                double most = 1; // from the left edge to the middle: the outline
                for (int x = 0; x < seen.width() / 4; ++x)
                    most = std::max(most, contrast(seen.pixelColor(x, seen.height() / 2), window));
                QVERIFY2(most >= 2.9, qPrintable(QString::number(most)));
            }
        }
    }

    void menusHaveAnEdge()
    {
        for (const auto colours : {Settings::Colours::Light, Settings::Colours::Dark}) {
            WindowHands hands;
            hands.program.settings.set(&Settings::colours, colours);
            QMenu menu;
            menu.addAction(QStringLiteral("Something"));
            menu.resize(menu.sizeHint());
            const QImage seen = menu.grab().toImage();
            const QColor window = menu.palette().color(QPalette::Window);
            for (const QPoint at : {QPoint(0, seen.height() / 2), QPoint(seen.width() - 1, seen.height() / 2),
                                    QPoint(seen.width() / 2, 0), QPoint(seen.width() / 2, seen.height() - 1)}) {
                const double edge = contrast(seen.pixelColor(at), window);
                QVERIFY2(edge >= 2.9, qPrintable(QString::number(edge)));
            }
        }
    }

    void thatABarHasMoreIsSeen()
    {
        for (const auto colours : {Settings::Colours::Light, Settings::Colours::Dark}) {
            WindowHands hands;
            hands.program.settings.set(&Settings::colours, colours);
            QMainWindow window;
            QToolBar& bar = *window.addToolBar(QStringLiteral("Bar"));
            for (int number = 0; number < 9; ++number)
                bar.addAction(QStringLiteral("Something long"));
            window.resize(200, 100);
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            auto* const more = bar.findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
            QTRY_VERIFY(more && more->isVisible());
            const QImage seen = more->grab().toImage();
            const QColor ground = more->palette().color(QPalette::Window);
            double most = 1;
            for (int y = seen.height() / 4; y < seen.height() * 3 / 4; ++y) {
                for (int x = seen.width() / 4; x < seen.width() * 3 / 4; ++x)
                    most = std::max(most, contrast(seen.pixelColor(x, y), ground));
            }
            QVERIFY2(most >= 4.5, qPrintable(QString::number(most)));
        }
    }

    void theCrossOfClosingIsSeen()
    {
        for (const auto colours : {Settings::Colours::Light, Settings::Colours::Dark}) {
            WindowHands hands;
            hands.program.settings.set(&Settings::colours, colours);
            const QImage cross = QApplication::style()->standardIcon(QStyle::SP_DialogCloseButton).pixmap(16).toImage();
            const QColor ground = QApplication::palette().color(QPalette::Button);
            double most = 1;
            for (int y = 0; y < cross.height(); ++y) {
                for (int x = 0; x < cross.width(); ++x) {
                    if (cross.pixelColor(x, y).alpha() > 200)
                        most = std::max(most, contrast(cross.pixelColor(x, y), ground));
                }
            }
            QVERIFY2(most >= 4.5, qPrintable(QString::number(most)));
        }
    }

    void itIsChosenInTheSettingsAndKept()
    {
        WindowHands hands;
        hands.window.commands()[Command::Configure]->trigger();
        auto* const dialog = hands.find<SettingsDialog>(QStringLiteral("settings"));
        dialog->findChild<QComboBox*>(QStringLiteral("windowColours"))->setCurrentIndex(2);
        QTRY_VERIFY(Theme::isDark(dialog->palette().color(QPalette::Base)));
        QCOMPARE(readSettings(hands.store).colours, Settings::Colours::Dark);
        dialog->accept();
        const Program again(hands.program.registry, hands.store);
        QVERIFY(Theme::isDark(QApplication::palette().color(QPalette::Base)));
    }

    void withoutThemTheDesktopIsAsItWas()
    {
        const QPalette desktop = QApplication::palette();
        {
            WindowHands hands;
            hands.program.settings.set(&Settings::colours, Settings::Colours::Dark);
        }
        QCOMPARE(QApplication::palette(), desktop);
    }
};

RINGFORD_TEST(TestWindowColours)
#include "test_window_colours.moc"
