// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/RecentFiles.h"
#include "ui/tournament/TournamentWindow.h"

#include <QSettings>
#include <QTemporaryDir>

#include <memory>
#include <string>

class QDialog;
class QTableView;

namespace ringford::test {

/** The window of a tournament with settings and a folder of its own, used as people do: by mouse and by keys. */
class TournamentHands {
public:
    TournamentHands();
    /** A window that is there already. */
    explicit TournamentHands(ui::TournamentWindow& there);

    QTemporaryDir folder;
    QSettings store;
    ui::RecentFiles recent{store, ui::RecentFiles::kLedgers};

private:
    std::unique_ptr<ui::TournamentWindow> m_own;

public:
    ui::TournamentWindow& window;

    /** Writes a file into the folder; gives its path. */
    QString fileWith(const std::string& bytes, const QString& name = QStringLiteral("club.csv")) const;
    std::string contentOf(const QString& file) const;
    /** Opens a ledger and waits until it is there, or has been refused. */
    void open(const QString& file);
    /** Waits until nothing is read or written. */
    bool settle() const;

    /** Clicks the button of an action in the toolbar, or presses its keys where it has none there. */
    void press(const char* action);
    /** The dialog in front; fails the test's program if there is none. */
    QDialog& dialog() const;
    /** Types into a field of the dialog, instead of what is there. */
    void type(const char* field, const QString& text) const;
    /** Picks a line of a list, the first that begins so, by mouse. */
    void choose(const char* list, const QString& text) const;
    /** Clicks the dialog's button to accept, and waits until all is written. */
    void accept();
    QString outlook() const;
    bool canAccept() const;

    /** Clicks a row of a table. */
    void clickRow(const char* table, int row) const;
    QTableView& table(const char* name) const;
    /** A row of a table as it is read, with ` | ` between its cells. */
    QString rowOf(const char* table, int row) const;

    // Whole entries.
    void join(const QString& name, const QString& day);
    void challenge(const QString& challenger, const QString& challenged, const QString& day);
};

} // namespace ringford::test
