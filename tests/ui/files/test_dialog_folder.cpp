// SPDX-License-Identifier: GPL-3.0-or-later
// Where dialogs that ask for files begin.
#include "tests/support/TestProgram.h"
#include "ui/files/DialogFolder.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

class TestDialogFolder : public QObject {
    Q_OBJECT

private slots:
    void itIsTheOneThatWasUsedLast();
    void oneThatHasGoneIsNotAskedFor();
};

void TestDialogFolder::itIsTheOneThatWasUsedLast()
{
    const QTemporaryDir last;
    QCOMPARE(dialogFolder(last.path()), last.path());
}

void TestDialogFolder::oneThatHasGoneIsNotAskedFor()
{
    const QTemporaryDir gone;
    const QString file = gone.filePath(QStringLiteral("file")); // as good as none
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString usual = QDir(documents).exists() ? documents : QDir::homePath();
    QCOMPARE(dialogFolder(file), usual);
    QCOMPARE(dialogFolder({}), usual);
}

RINGFORD_TEST(TestDialogFolder)
#include "test_dialog_folder.moc"
