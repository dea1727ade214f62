// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Matches.h"
#include "tests/support/ui/EditorHands.h"

#include <QMessageBox>
#include <QPushButton>

namespace ringford::test {

/** Lets docks find their sizes, which they do later. */
inline void letDocksSettle()
{
    for (int round = 0; round < 3; ++round)
        QCoreApplication::processEvents();
}

/** A window in which somebody sets up, and is asked. */
struct AskedHands : WindowHands {
    explicit AskedHands(const char* id = "orthodox")
    {
        window.resize(1280, 800);
        window.model().replace(matchOf(id));
        letDocksSettle();
    }
    ~AskedHands() { window.model().setModified(false); }

    /** Edits a position in which nothing stands. */
    void editNothing()
    {
        window.commands()[ui::Command::EditPosition]->trigger();
        window.editing().action("clear")->trigger();
        letDocksSettle();
    }
    QMessageBox* question() { return find<QMessageBox>("unkeptSetup"); }
    void answer(const char* text)
    {
        QMessageBox* const asked = question();
        for (QAbstractButton* const button : asked->buttons()) {
            if (button->text() == QLatin1String(text)) {
                button->click();
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
                return;
            }
        }
        qFatal("no button %s", text);
    }
};

} // namespace ringford::test
