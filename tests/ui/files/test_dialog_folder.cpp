// SPDX-License-Identifier: GPL-3.0-or-later
// Where dialogs that ask for files begin, and with which name.
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "ui/files/DialogFolder.h"
#include "ui/files/FileDialogs.h"

#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

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

    void whatIsToldOfFilesIsReadWhole()
    {
        watchFileDialogs();
        const QTemporaryDir folder;
        test::makeFile(folder.filePath(QStringLiteral("club.ringford")), QByteArray(3'000'000, ' '));
        QFileDialog dialog(nullptr, QString(), folder.path());
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.setViewMode(QFileDialog::Detail);
        dialog.open();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto* const files = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
        QVERIFY(files);
        QTRY_COMPARE(files->model()->rowCount(files->rootIndex()), 1);
        const QHeaderView& heads = *files->header();
        for (int column = 0; column < heads.count(); ++column) {
            const QModelIndex cell = files->model()->index(0, column, files->rootIndex());
            QTRY_VERIFY(heads.sectionSize(column) >= files->sizeHintForIndex(cell).width());
            QVERIFY(heads.sectionSize(column) >= heads.sectionSizeHint(column));
        }
        QVERIFY(heads.length() <= files->viewport()->width());
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
