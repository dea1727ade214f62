// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "ui/panels/CommentEditor.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

using namespace ringford::ui;

class TestCommentEditor : public QObject {
    Q_OBJECT

private slots:
    void whatIsTypedIsToldWhileItIsTyped()
    {
        CommentEditor editor;
        const QSignalSpy typed(&editor, &CommentEditor::typed);
        QElapsedTimer time;
        time.start();
        while (typed.isEmpty() && time.elapsed() < 5000) { // without a pause that one could wait for
            QTest::keyClick(&editor, Qt::Key_A);
            QTest::qWait(20);
        }
        QVERIFY(!typed.isEmpty());
        QVERIFY(editor.toPlainText().startsWith(typed.first().first().toString()));
    }

    /** Where whoever is told takes his time, all the more would be lost with a program that ends. */
    void aBusyComputerIsTold()
    {
        CommentEditor editor;
        const QSignalSpy typed(&editor, &CommentEditor::typed);
        connect(&editor, &CommentEditor::typed, this, [] { QThread::msleep(300); });
        QTest::keyClick(&editor, Qt::Key_A);
        QTRY_COMPARE(typed.size(), 1);
        QTest::keyClick(&editor, Qt::Key_B);
        QElapsedTimer time;
        time.start();
        QTRY_COMPARE(typed.size(), 2);
        QVERIFY2(time.elapsed() < 2000, qPrintable(QString::number(time.elapsed())));
    }

    /** Screen readers would be told of it; but what was typed at one place is not undone at another. */
    void theSameTextOfAnotherPlaceIsNotWrittenAnew()
    {
        CommentEditor editor;
        QTest::keyClicks(&editor, "ab");
        const QSignalSpy written(&editor, &CommentEditor::textChanged);
        editor.setText(QStringLiteral("ab"));
        QVERIFY(written.isEmpty());
        editor.undo();
        QCOMPARE(editor.toPlainText(), QStringLiteral("ab"));
    }
};

RINGFORD_TEST(TestCommentEditor)
#include "test_comment_editor.moc"
