// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>

#include <array>

class QMainWindow;
class QMenu;

namespace ringford::ui {

/** What can be done in the window of a tournament. */
enum class TournamentCommand : std::uint8_t {
    NewLedger,
    OpenLedger,
    SaveLedgerAs,
    Print,
    Close,
    Quit,
    NewMember,
    Challenge,
    Surrender,
    Defend,
    PlayBattle,
    EnterResult,
    Undo,
    Redo,
    Help,
    WhatsThis
};
inline constexpr std::size_t kTournamentCommands = static_cast<std::size_t>(TournamentCommand::WhatsThis) + 1;

/** These as actions, once: the menus and the toolbar of the window are made from them. */
class TournamentActions : public QObject {
    Q_OBJECT

public:
    /** Makes the menus and the toolbar of @p window. */
    explicit TournamentActions(QMainWindow& window);

    QAction& operator[](TournamentCommand command) const { return *m_actions[static_cast<std::size_t>(command)]; }
    /** Empty: whoever knows them lists the ledgers that were used. */
    QMenu& recentMenu() const { return *m_recent; }

private:
    void make(TournamentCommand command, const char* name, const QString& text, const QString& help,
              const QList<QKeySequence>& keys = {}, const char* icon = nullptr);
    void makeFileActions();
    void makeEntryActions();
    void fillMenus(QMainWindow& window) const;
    void fillToolBar(QMainWindow& window) const;

    std::array<QAction*, kTournamentCommands> m_actions{};
    QMenu* m_recent;
};

} // namespace ringford::ui
