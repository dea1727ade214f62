// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <vector>

class QBoxLayout;
class QToolButton;

namespace ringford::dice {
struct RollConditions;
struct WrittenRoll;
} // namespace ringford::dice

namespace ringford::ui {

class CommonRollsFile;
class DiceSession;
class LargeDice;
class MessageBar;
class RollFiles;
class RollForm;
class RollResults;
class SettingsStore;

/** The dice roller: what is rolled, what came of it, and all that was rolled before. */
class DicePanel : public QWidget {
    Q_OBJECT

public:
    /** Both outlive it; @p settings say how things move, and keep what is chosen. */
    DicePanel(DiceSession& session, SettingsStore& settings, QWidget* parent = nullptr);

    RollForm& form() const { return *m_form; }
    RollResults& results() const { return *m_results; }
    RollFiles& files() const { return *m_files; }
    CommonRollsFile& commonRolls() const { return *m_common; }
    MessageBar& messages() const { return *m_messages; }
    /** What it has below one another, as it is read. */
    std::vector<QWidget*> parts() const;

    /** Rolls what is written; only the dice that are not locked, if some are and nothing else was written since. */
    void roll();
    /** Shows the dice on all of the screen. */
    void showLarge();
    /** Rolls anew what is looked at, and shows it in the fields; but for the dice that are locked, if some are. */
    void rollAgain();

private:
    QToolButton* addButton(QBoxLayout& row, const QString& text, const char* name, const QString& help);
    QWidget* makeButtons();
    void rollWritten(const dice::WrittenRoll& roll, const dice::RollConditions& conditions);
    void take(bool isRolled);
    void addMenu();
    void showChances();
    void nameAgain();
    void showRolled();
    void tellOfKeeping();
    int fallTime() const;

    DiceSession& m_session;
    SettingsStore& m_settings;
    MessageBar* m_messages;
    RollForm* m_form;
    RollResults* m_results;
    RollFiles* m_files;
    CommonRollsFile* m_common;
    QPointer<LargeDice> m_large;
    QToolButton* m_again = nullptr;
    QToolButton* m_unlock = nullptr;
    QToolButton* m_save = nullptr;
    QToolButton* m_copy = nullptr;
    bool m_isRolling = false;  ///< here, and not in another window
    bool m_isRewritten = true; ///< since dice were locked, or rolled
};

} // namespace ringford::ui
