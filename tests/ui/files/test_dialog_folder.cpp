// SPDX-License-Identifier: GPL-3.0-or-later
// Where dialogs that ask for files begin, and with which name.
#include "tests/support/TestProgram.h"
#include "ui/files/DialogFolder.h"

#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

class TestDialogFolder : public QObject {
    Q_OBJECT

private slots:
    void itIsTheOneThatWasUsedLast()
    {
        const QTemporaryDir last;
        QCOMPARE(dialogFolder(last.path()), last.path());
    }

    void oneThatHasGoneIsNotAskedFor()
    {
        const QTemporaryDir gone;
        const QString file = gone.filePath(QStringLiteral("file")); // as good as none
        const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        const QString usual = QDir(documents).exists() ? documents : QDir::homePath();
        QCOMPARE(dialogFolder(file), usual);
        QCOMPARE(dialogFolder({}), usual);
    }

    void whatIsTypedTakesThePlaceOfTheNameThatIsOffered()
    {
        const QTemporaryDir folder;
        QFileDialog dialog(nullptr, QString(), folder.path());
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        offerName(dialog, QStringLiteral("Ring v1.2.ringford"));
        QCOMPARE(dialog.selectedFiles(), QStringList{folder.filePath(QStringLiteral("Ring v1.2.ringford"))});
        auto* const field = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        QCOMPARE(field->selectedText(), QStringLiteral("Ring v1.2"));
        dialog.open();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QCOMPARE(dialog.focusWidget(), field);
        QTest::keyClicks(field, QStringLiteral("mine"));
        QCOMPARE(dialog.selectedFiles(), QStringList{folder.filePath(QStringLiteral("mine.ringford"))});
        QTest::keyClicks(field, QStringLiteral(".ringford")); // who types the ending as well
        QCOMPARE(field->text(), QStringLiteral("mine.ringford"));
    }

    void ofAnEarlierOfferNothingIsLeft()
    {
        QFileDialog dialog;
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        offerName(dialog, QStringLiteral("Ring.ringford"));
        offerName(dialog, QStringLiteral("Ring.pgn")); // another kind was chosen
        auto* const field = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        field->clear();
        QTest::keyClicks(field, QStringLiteral("mine.ringford.ringford"));
        QCOMPARE(field->text(), QStringLiteral("mine.ringford.ringford"));
        QTest::keyClicks(field, QStringLiteral(".pgn.pgn"));
        QCOMPARE(field->text(), QStringLiteral("mine.ringford.ringford.pgn"));
    }
};

RINGFORD_TEST(TestDialogFolder)
#include "test_dialog_folder.moc"
