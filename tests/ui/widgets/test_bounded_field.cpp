// SPDX-License-Identifier: GPL-3.0-or-later
// What is pasted into a field keeps nobody waiting, however long it is.
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"
#include "ui/panels/CommentEditor.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/ParagraphField.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

class TestBoundedField : public QObject {
    Q_OBJECT

private slots:
    void takesNothingTooLong_data()
    {
        QTest::addColumn<QString>("pasted");
        QTest::addColumn<bool>("isTaken");
        const auto longest = BoundedField::kLongestLine;
        QTest::newRow("some words") << QStringLiteral("Ann goes on.\nBen does not.") << true;
        QTest::newRow("the longest line") << QString(longest, u'W') << true;
        QTest::newRow("a longer line") << QString(longest + 1, u'W') << false;
        QTest::newRow("the longest line, of letters of two bytes") << QString(longest / 2, u'\u00e4') << true;
        QTest::newRow("a longer line of such letters") << QString(longest / 2 + 1, u'\u00e4') << false;
        QTest::newRow("many lines") << QStringLiteral("a word\n").repeated(BoundedField::kLongestText / 7) << true;
        QTest::newRow("too many lines") << QString(BoundedField::kLongestText + 1, u'\n') << false;
        QTest::newRow("one word without an end") << QString(test::cases(20 << 20, 1 << 20), u'W') << false;
    }
    void takesNothingTooLong()
    {
        QFETCH(QString, pasted);
        QFETCH(bool, isTaken);
        CommentEditor editor;
        editor.show();
        const QSignalSpy refused(&editor, &CommentEditor::refused);
        QGuiApplication::clipboard()->setText(pasted);
        const test::WorkTimer timer;
        editor.paste();
        QCoreApplication::processEvents();
        QVERIFY2(timer.elapsed() < test::kDeadPause, qPrintable(QString::number(timer.elapsed())));
        QVERIFY2(editor.toPlainText() == (isTaken ? pasted : QString()), "something else is there");
        QCOMPARE(refused.size(), isTaken ? 0 : 1);
        QCOMPARE(Announcer::of(editor).said().size(), isTaken ? 0 : 1);
    }

    void whatIsThereCounts()
    {
        CommentEditor editor;
        const QString half(BoundedField::kLongestLine / 2 + 1, u'W');
        QGuiApplication::clipboard()->setText(half);
        editor.paste();
        editor.paste();
        QVERIFY(editor.toPlainText() == half);
        editor.selectAll();
        QGuiApplication::clipboard()->setText(half + half.left(100));
        editor.paste();
        QCOMPARE(editor.toPlainText().size(), half.size() + 100);
    }

    void captionsHaveTheSameBounds()
    {
        ParagraphField field;
        QGuiApplication::clipboard()->setText(QString(BoundedField::kLongestText + 1, u'W'));
        field.paste();
        QVERIFY(field.text().isEmpty());
    }
};

RINGFORD_TEST(TestBoundedField)
#include "test_bounded_field.moc"
