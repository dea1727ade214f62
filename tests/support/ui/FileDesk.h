// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/TestGames.h"
#include "tests/support/ui/BoardHands.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/FileController.h"

#include <QTemporaryDir>
#include <QTest>

namespace ringford::test {

/** A window with a match of checkers, what opens and saves its files, and a folder for them. */
struct FileDesk {
    QTemporaryDir folder;
    QWidget window;
    ui::MatchModel match{matchOf("checkers")};
    ui::Document document{testRegistry(), match};
    ui::MessageBar messages{&window};
    ui::FileController files{window, document, match, messages};

    QString path(const QString& name) const { return folder.filePath(name); }

    /** Waits until nothing is read or written any more, and what follows from it has been told. */
    void settle()
    {
        QVERIFY(QTest::qWaitFor([this] { return !document.isBusy(); }, 60'000));
        QCoreApplication::processEvents();
    }
};

} // namespace ringford::test
