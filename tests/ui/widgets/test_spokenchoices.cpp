// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen in a list with one choice, as a screen reader hears it.
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ScreenReader.h"
#include "ui/dialogs/NewGameDialog.h"
#include "ui/dialogs/OptionForm.h"
#include "ui/paint/PieceArt.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/SpokenChoices.h"

#include <QAccessible>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QTest>
#include <QTimer>

using ringford::ui::Announcer;

class TestSpokenChoices : public QObject {
    Q_OBJECT

private:
    /** A window with a field and a list that has a label or has none. */
    struct Window {
        explicit Window(const QString& label)
        {
            auto* const rows = new QFormLayout(&widget);
            rows->addRow(QStringLiteral("Field"), &field);
            rows->addRow(label, &list);
            list.addItems({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
            list.setCurrentIndex(1);
            field.setFocus();
            widget.show();
        }

        QStringList said() { return Announcer::of(widget).said(); }

        QWidget widget;
        QLineEdit field;
        QComboBox list;
    };

private slots:
    void initTestCase()
    {
        ringford::test::beginToListen();
        ringford::ui::watchSpokenChoices();
    }

    void theChoiceIsTold_data()
    {
        QTest::addColumn<QString>("label");
        QTest::addColumn<QStringList>("atFirst");
        QTest::newRow("with a label") << QStringLiteral("Boards") << QStringList{QStringLiteral("two")};
        // Then the choice is what Qt gives readers for its name.
        QTest::newRow("without one") << QString() << QStringList();
    }
    void theChoiceIsTold()
    {
        QFETCH(QString, label);
        QFETCH(QStringList, atFirst);
        Window window(label);
        QVERIFY(QTest::qWaitForWindowActive(&window.widget));
        QTest::keyClick(&window.field, Qt::Key_Tab);
        QVERIFY(window.list.hasFocus());
        QCoreApplication::processEvents();
        QCOMPARE(window.said(), atFirst);
        QTest::keyClick(&window.list, Qt::Key_Down);
        QCOMPARE(window.said(), atFirst + QStringList{QStringLiteral("three")});
    }

    /** So much else changes with it that readers drop what comes before; of a choice passed over nothing is told. */
    void whatChangesMuchIsToldAtRest()
    {
        QWidget window;
        auto* const field = new QLineEdit(&window);
        auto* const form = new ringford::ui::OptionForm(&window);
        form->setGame(*ringford::test::testRegistry().find("strategic"));
        field->setFocus();
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* const boards = form->findChild<QComboBox*>(QStringLiteral("boards"));
        boards->setFocus();
        QCoreApplication::processEvents();
        const Announcer& announcer = Announcer::of(window);
        const auto before = announcer.messages().size();
        QTest::keyClick(boards, Qt::Key_Down);
        QTest::keyClick(boards, Qt::Key_Down);
        QCOMPARE(announcer.said().back(), boards->currentText());
        QCOMPARE(announcer.messages().size(), before);
        QTRY_COMPARE(announcer.messages().size(), before + 1);
        QCOMPARE(QAccessible::accessibleInterface(announcer.messages().back())->text(QAccessible::Name),
                 boards->currentText());
    }

    /** Orca drops what it is told while more than 50 events wait: of seats that stay the fields do, too. */
    void aSeatMoreChangesNoMoreThanReadersFollow()
    {
        using namespace ringford;
        const Match last = test::matchOf("multiplayer", {}, {{"players", "14"}});
        ui::PieceArt art;
        ui::NewGameDialog dialog(test::testRegistry(), last, art, *ui::Theme::named(ui::Theme::names().first(), false));
        dialog.show();
        auto* const players = dialog.findChild<QComboBox*>(QStringLiteral("players"));
        static int events;
        events = 0;
        const auto before = QAccessible::installUpdateHandler([](QAccessibleEvent*) { ++events; });
        QTest::keyClick(players, Qt::Key_Down);
        QAccessible::installUpdateHandler(before);
        QCOMPARE(players->currentText(), QStringLiteral("15"));
        QVERIFY(dialog.findChild<QLineEdit*>(QStringLiteral("name14")));
        QVERIFY2(events <= 50, qPrintable(QString::number(events)));
    }

    void whatChangesElsewhereIsNotTold()
    {
        Window window(QStringLiteral("Boards"));
        QVERIFY(QTest::qWaitForWindowActive(&window.widget));
        window.list.setFocus();
        window.field.setFocus();
        QCoreApplication::processEvents();
        window.list.setCurrentIndex(0);
        QCOMPARE(window.said(), QStringList());
    }

    void aWindowIsInFrontBeforeAnythingIsToldAtRest()
    {
        QWidget window;
        Announcer& announcer = Announcer::of(window);
        announcer.sayAtRest(QStringLiteral("news"));
        auto* const rest = announcer.findChild<QTimer*>();
        rest->start(0);
        QTRY_VERIFY(!rest->isActive());
        QCOMPARE(announcer.messages().size(), std::size_t{0});
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTRY_COMPARE(announcer.messages().size(), std::size_t{1});
    }

    void whatIsTypedIsNotToldTwice()
    {
        Window window(QStringLiteral("Boards"));
        window.list.setEditable(true);
        QVERIFY(QTest::qWaitForWindowActive(&window.widget));
        window.list.setFocus();
        QCoreApplication::processEvents();
        QTest::keyClicks(&window.list, QStringLiteral("three"));
        QCOMPARE(window.said(), QStringList());
    }
};

RINGFORD_TEST(TestSpokenChoices)
#include "test_spokenchoices.moc"
