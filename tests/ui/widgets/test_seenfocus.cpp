// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keyboard is in a window that has just come up.
#include "tests/support/TestProgram.h"
#include "ui/widgets/SeenFocus.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <QTest>

/** A window with a button, and the dialog that it opens. */
class TestSeenFocus : public QObject {
    Q_OBJECT

private:
    struct Window {
        Window()
        {
            auto* const rows = new QVBoxLayout(&dialog);
            rows->addWidget(&list);
            rows->addWidget(&other);
            list.addItem(QStringLiteral("one"));
            other.addItem(QStringLiteral("one"));
            list.setFocus();
            QObject::connect(&button, &QPushButton::clicked, &dialog, &QDialog::open);
            button.show();
            button.setFocus();
        }
        /** As it is painted, with the focus or as if it were elsewhere. */
        static QImage picture(QWidget& field) { return field.grab().toImage(); }

        QPushButton button;
        QDialog dialog{&button};
        QComboBox list{&dialog};
        QComboBox other{&dialog};
    };

private slots:
    void initTestCase() { ringford::ui::watchSeenFocus(); }

    void itIsSeenAfterAKey()
    {
        Window window;
        QVERIFY(QTest::qWaitForWindowActive(&window.button));
        QTest::keyClick(&window.button, Qt::Key_Space);
        QVERIFY(QTest::qWaitForWindowActive(&window.dialog));
        QTRY_VERIFY(window.list.hasFocus());
        QVERIFY(Window::picture(window.list) != Window::picture(window.other));
    }

    void itIsAsStylesHaveItAfterAClick()
    {
        Window window;
        QVERIFY(QTest::qWaitForWindowActive(&window.button));
        QTest::mouseClick(&window.button, Qt::LeftButton);
        QVERIFY(QTest::qWaitForWindowActive(&window.dialog));
        QTRY_VERIFY(window.list.hasFocus());
        QVERIFY(!window.dialog.testAttribute(Qt::WA_KeyboardFocusChange));
    }
};

RINGFORD_TEST(TestSeenFocus)
#include "test_seenfocus.moc"
