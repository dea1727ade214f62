// SPDX-License-Identifier: GPL-3.0-or-later
// What fails while a dialog writes pictures and pages: the older file stays, and so does the dialog with its choices.
#include "tests/support/Effort.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/disk/FaultyDisk.h"
#include "tests/support/ui/SetupHands.h"
#include "ui/dialogs/PagesDialog.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Worksheet.h"
#include "ui/window/CommandSet.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <array>
#include <cerrno>

using namespace ringford;
using namespace ringford::ui;
using test::DiskCall;
using test::FaultyDisk;
using test::WindowHands;

namespace {

/** A dialog that writes: its command, its button, and the ending of its file. */
struct Exporter {
    Command command;
    const char* button;
    const char* ending;
    const char* field; ///< in which something was typed
};

constexpr std::array kExporters{
    Exporter{Command::ExportPicture, "doExport", "png", "caption"},
    Exporter{Command::ExportPicture, "doExport", "svg", "caption"},
    Exporter{Command::ExportPicture, "doExport", "pdf", "caption"},
    Exporter{Command::Print, "savePdf", "pdf", "caption"},
    Exporter{Command::PrintGame, "savePdf", "pdf", "author"},
    Exporter{Command::PrintScoreSheet, "savePdf", "pdf", "author"},
    Exporter{Command::PrintKit, "savePdf", "pdf", "author"},
    Exporter{Command::Worksheet, "savePdf", "pdf", "title"},
    Exporter{Command::Worksheet, "saveTasks", "ringford", "title"},
};

struct DiskFault {
    const char* name;
    DiskCall call;
    int error;
    const char* told;
};

constexpr std::array kFaults{
    DiskFault{"full", DiskCall::Write, ENOSPC, "the disk is full"},
    DiskFault{"half is written, then no more", DiskCall::Write, FaultyDisk::kTakesNothing, ""},
    DiskFault{"full when it is to be kept", DiskCall::Sync, ENOSPC, "the disk is full"},
    DiskFault{"no permission", DiskCall::Open, EACCES, "permission"},
    DiskFault{"only to be read", DiskCall::Open, EROFS, "the disk can only be read"},
    DiskFault{"broken when it is put in place", DiskCall::Rename, EIO, ""},
};

/** The dialog of the window, of which there is one. */
QDialog* dialogIn(const WindowHands& hands)
{
    for (auto* const dialog : hands.window.findChildren<PaperDialog*>()) {
        if (dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

/** Presses the button, names @p file, and waits until the dialog has told what came of it. */
QString write(QDialog& dialog, const char* button, const QString& file)
{
    auto* const label = dialog.findChild<QLabel*>(QStringLiteral("message"));
    label->clear();
    auto* const writes = dialog.findChild<QPushButton*>(QLatin1String(button));
    writes->setFocus();
    writes->click();
    auto* const asks = dialog.findChild<QFileDialog*>(QStringLiteral("pictureFile"));
    emit asks->fileSelected(file);
    asks->close();
    delete asks;
    if (!QTest::qWaitFor([label] { return !label->text().isEmpty(); }))
        qFatal("nothing is told");
    return label->text();
}

} // namespace

class TestExportFaults : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        if (!FaultyDisk::isAvailable())
            QSKIP("no disk can be made to fail here");
    }

    void theOlderFileAndTheDialogStay_data()
    {
        QTest::addColumn<int>("which");
        // With the sanitizers a picture, pages and text walk the same code.
        const std::size_t step = test::sanitized() ? 4 : 1;
        for (std::size_t which = 0; which < kExporters.size(); which += step)
            QTest::addRow("%d: %s", static_cast<int>(kExporters[which].command), kExporters[which].ending)
                << static_cast<int>(which);
    }
    void theOlderFileAndTheDialogStay()
    {
        QFETCH(int, which);
        const Exporter& exporter = kExporters[static_cast<std::size_t>(which)];
        test::AskedHands hands;
        hands.click("e2");
        hands.click("e4");
        hands.window.commands()[Command::AddToWorksheet]->trigger();
        hands.window.commands()[exporter.command]->trigger();
        QDialog* const dialog = dialogIn(hands);
        QVERIFY(dialog);
        auto* const field = dialog->findChild<QLineEdit*>(QLatin1String(exporter.field));
        QVERIFY(field);
        field->setText(QStringLiteral("As typed"));
        if (auto* const pages = qobject_cast<PagesDialog*>(dialog))
            QTRY_VERIFY(!pages->isMaking());
        QDir folder(hands.folder.filePath(QStringLiteral("disk")));
        QVERIFY(folder.mkpath(QStringLiteral(".")));
        const QString file =
            test::makeFile(folder.filePath(QStringLiteral("old.") + QLatin1String(exporter.ending)), "older");
        for (const DiskFault& fault : kFaults) {
            QString told;
            {
                FaultyDisk disk(folder.path().toStdString());
                disk.failAt(fault.call, 0, fault.error);
                told = write(*dialog, exporter.button, file);
                QVERIFY2(disk.calls(fault.call) > 0, fault.name);
            }
            QVERIFY2(told.contains(file) && told.contains(QLatin1String(fault.told)), qPrintable(told));
            QCOMPARE(test::bytesIn(file), QByteArray("older"));
            QCOMPARE(folder.entryList(QDir::Files | QDir::Hidden), QStringList{QFileInfo(file).fileName()});
            QVERIFY(dialog->isVisible());
            QCOMPARE(field->text(), QStringLiteral("As typed"));
            QCOMPARE(dialog->focusWidget()->objectName(), QLatin1String(exporter.button));
        }
        QVERIFY(write(*dialog, exporter.button, folder.path()).contains(folder.path()));
        QFile reader(file); // another program has it open, and goes on with what it held
        QVERIFY(reader.open(QIODevice::ReadOnly));
        QVERIFY(write(*dialog, exporter.button, file).contains(QStringLiteral("was written")));
        QCOMPARE(reader.readAll(), QByteArray("older"));
        QVERIFY(test::bytesIn(file).size() > 50);
        hands.window.worksheet().setModified(false);
        hands.window.model().setModified(false);
    }
};

RINGFORD_TEST(TestExportFaults)
#include "test_export_faults.moc"
