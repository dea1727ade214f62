// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/dialogs/WorksheetDialog.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Worksheet.h"
#include "ui/window/CommandSet.h"
#include "ui/words/Language.h"

#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <string>

namespace ringford::test {

/** Mate in one of orthodox chess. */
inline const std::string kWorksheetMate = "white: Kg1 Ra1; black: Kg8 Pf7 Pg7 Ph7; turn: white";

/** A window in which tasks are collected. */
struct WorksheetTable : WindowHands {
    WorksheetTable() { window.model().replace(matchOf("orthodox")); }
    ~WorksheetTable()
    {
        window.model().setModified(false);
        ui::installLanguage(QLocale(QLocale::English));
    }

    ui::Worksheet& sheet() { return window.worksheet(); }
    void add() { window.commands()[Command::AddToWorksheet]->trigger(); }
    ui::WorksheetDialog* open()
    {
        window.commands()[Command::Worksheet]->trigger();
        return find<ui::WorksheetDialog>("worksheet");
    }
    /** Has three tasks of a game. */
    void addThree()
    {
        const char* rooks[] = {"a1", "b1", "c1"};
        int next = 0;
        for (const char* words : {"one", "two", "three"}) {
            const std::string rook = rooks[next++];
            window.model().replace(
                matchOf("orthodox", "white: Kg1 R" + rook + "; black: Kg8 Pf7 Pg7 Ph7; turn: white"));
            add();
            sheet().setCaption(sheet().rowCount() - 1, QString::fromLatin1(words));
        }
    }
    static QString reported(const ui::WorksheetDialog& dialog) { return dialog.findChild<QLabel*>("message")->text(); }
    /** Answers the file dialog that is open. */
    static void choose(const ui::WorksheetDialog& dialog, const QString& file)
    {
        auto* const asks = dialog.findChild<QFileDialog*>("pictureFile");
        emit asks->fileSelected(file);
        asks->close();
        delete asks;
    }
    /** The same; gives what is told once it is done. */
    static QString saveAs(const ui::WorksheetDialog& dialog, const QString& file)
    {
        choose(dialog, file);
        [[maybe_unused]] const bool isTold = QTest::qWaitFor([&] { return reported(dialog).contains(file); });
        return reported(dialog);
    }
    QString save(const ui::WorksheetDialog& dialog, const char* by, const QString& name)
    {
        dialog.findChild<QPushButton*>(by)->click();
        return saveAs(dialog, folder.filePath(name));
    }
    QByteArray bytesOf(const QString& name) { return bytesIn(folder.filePath(name)); }
};

} // namespace ringford::test
