// SPDX-License-Identifier: GPL-3.0-or-later
// Pages as they are read aloud, and how arrow keys lead through them.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ScreenReader.h"
#include "ui/widgets/PageAccessible.h"
#include "ui/widgets/PageLines.h"
#include "ui/widgets/ReadableText.h"

#include <QAccessible>
#include <QTest>
#include <QTextBrowser>
#include <QTextCursor>

using ringford::ui::PageLines;

namespace {

/** A table whose rows are a line each, and one in whose cells paragraphs stand below one another beside a picture. */
const QString kPage = QStringLiteral(
    "<h1>Pieces</h1><p>Some <b>words</b> of them.</p>"
    "<table><tr><td><b>L</b></td><td>the last move</td></tr><tr><td>T</td><td>the clocks</td></tr></table>"
    "<table><tr><td><img src=\"none\" alt=\"Diagram: a rook\"></td><td><p>It goes straight.</p><p>It is "
    "strong.</p></td></tr>"
    "</table><p>End.</p>");

const QStringList kRead{"Pieces",           "Some words of them.", "L: the last move", "T: the clocks",
                        "Diagram: a rook ", "It goes straight.",   "It is strong.",    "End."};

} // namespace

class TestPageLines : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        ringford::ui::letPagesBeRead();
        ringford::test::beginToListen();
    }

    void allIsReadInOrder()
    {
        QTextBrowser page;
        page.setHtml(kPage);
        QCOMPARE(PageLines(*page.document()).text().split(u'\n'), kRead);
        page.setHtml({});
        QCOMPARE(PageLines(*page.document()).text(), QString());
    }

    void placesLeadThereAndBack()
    {
        QTextBrowser page;
        page.setHtml(kPage);
        const PageLines lines(*page.document());
        const qsizetype word = lines.text().indexOf(QStringLiteral("straight"));
        const int place = lines.inDocument(static_cast<int>(word));
        QCOMPARE(page.document()->find(QStringLiteral("straight")).selectionStart(), place);
        QCOMPARE(lines.inText(place), static_cast<int>(word));
        QCOMPARE(lines.placeBeside(0, -1), 0);
    }

    void arrowKeysLeadThroughAllOfIt()
    {
        QTextBrowser page;
        ringford::ui::letReadersFollow(page);
        page.setHtml(kPage);
        page.show();
        page.setFocus();
        QTRY_VERIFY(page.hasFocus());
        const auto read = [&] {
            const QAccessibleInterface* const told = QAccessible::queryAccessibleInterface(&page);
            QAccessibleTextInterface& text = *const_cast<QAccessibleInterface*>(told)->textInterface();
            int start = 0;
            int end = 0;
            QString line = text.textAtOffset(text.cursorPosition(), QAccessible::LineBoundary, &start, &end);
            line.remove(u'\n');
            return line;
        };
        QStringList down{read()};
        for (qsizetype i = 1; i < kRead.size(); ++i) {
            QTest::keyClick(&page, Qt::Key_Down);
            down += read();
        }
        QCOMPARE(down, kRead);
        QTest::keyClick(&page, Qt::Key_Down); // there is no more
        QCOMPARE(read(), kRead.back());
        QTest::keyClick(&page, Qt::Key_Up);
        QCOMPARE(read(), kRead[kRead.size() - 2]);
    }

    void readersAreGivenWhatIsRead()
    {
        QTextBrowser page;
        page.setHtml(kPage);
        QAccessibleInterface* const told = QAccessible::queryAccessibleInterface(&page);
        QVERIFY(told && told->textInterface());
        QAccessibleTextInterface& text = *told->textInterface();
        QVERIFY(!text.text(0, text.characterCount()).contains(QChar::ObjectReplacementCharacter));
        int start = 0;
        int end = 0;
        const auto at = static_cast<int>(text.text(0, text.characterCount()).indexOf(QStringLiteral("straight")));
        QCOMPARE(text.textAtOffset(at, QAccessible::WordBoundary, &start, &end), QStringLiteral("straight"));
        QCOMPARE(text.text(start, end), QStringLiteral("straight"));
        text.setSelection(0, start, end);
        QCOMPARE(page.textCursor().selectedText(), QStringLiteral("straight"));
        text.selection(0, &start, &end);
        QCOMPARE(text.text(start, end), QStringLiteral("straight"));
        page.setHtml(QStringLiteral("<p>Another.</p>"));
        QCOMPARE(text.text(0, text.characterCount()), QStringLiteral("Another."));
    }
};

RINGFORD_TEST(TestPageLines)
#include "test_pagelines.moc"
