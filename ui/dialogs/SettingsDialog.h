// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/Settings.h"

#include <QDialog>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QBoxLayout;
class QFormLayout;

namespace ringford::ui {

class SettingsStore;

/**
 * Shows the settings; each change holds at once, so that its effect is seen, and Cancel takes back what was changed
 * here. What is changed elsewhere meanwhile is seen here, and stays.
 */
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    /** @p store outlives it. */
    explicit SettingsDialog(SettingsStore& store, QWidget* parent = nullptr);

private:
    /** What shows one option and takes it. */
    struct Field {
        std::function<void(const Settings&)> show;
        std::function<void(Settings&)> take;
    };

    QFormLayout* addGroup(const QString& title);
    void addWindowOptions();
    void addBoardOptions();
    void addTableOptions(QFormLayout* rows);
    void addPlayOptions();
    void addButtons();
    QCheckBox* addCheck(QFormLayout* rows, bool Settings::*which, const QString& name, const QString& help);
    template <class Choice> QComboBox* addChoice(QFormLayout* rows, Choice Settings::*which, const QString& name,
                                                 const QStringList& choices, const QString& help);
    QComboBox* addCombo(QFormLayout* rows, const QString& name, const QStringList& choices, const QString& help);
    void addTheme(QFormLayout* rows);
    void fill(const Settings& settings);
    void announce();
    void hear(const Settings& settings);
    void restoreDefaults();
    void takeBack();

    SettingsStore& m_store;
    Settings m_before; ///< the settings without what was changed here
    Settings m_shown;
    std::vector<Field> m_fields;
    QBoxLayout* m_groups = nullptr; ///< scrolled where there is little room
    bool m_isFilling = false;
};

} // namespace ringford::ui
