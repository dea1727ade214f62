// SPDX-License-Identifier: GPL-3.0-or-later
// Titles of dialogs.
#include "tests/support/TestProgram.h"
#include "ui/widgets/WholeTitles.h"

#include <QApplication>
#include <QMessageBox>
#include <QTest>

using namespace ringford::ui;

class TestWholeTitles : public QObject {
    Q_OBJECT

private slots:
    void aQuestionIsAsWideAsItsTitle()
    {
        QMessageBox box(QMessageBox::Question,
                        QStringLiteral("Agree on a Draw That Everybody at the Table Has Offered"),
                        QStringLiteral("Draw?"), QMessageBox::Cancel);
        box.show();
        const int narrow = box.width();
        const int wanted = widthForTitle(box);
        QVERIFY2(narrow < wanted, "without it the title is cut");
        box.hide();
        watchTitles();
        box.show();
        QVERIFY2(box.width() >= wanted, qPrintable(QStringLiteral("%1 of %2").arg(box.width()).arg(wanted)));
        QVERIFY(box.width() < wanted + 40); // nor much wider
    }

    void aDialogIsAsWideAsItsTitle()
    {
        watchTitles();
        QDialog dialog;
        dialog.setWindowTitle(QStringLiteral("A title of many letters"));
        dialog.resize(60, 40);
        dialog.show();
        QVERIFY(dialog.width() >= widthForTitle(dialog));
    }
};

RINGFORD_TEST(TestWholeTitles)
#include "test_wholetitles.moc"
