// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/Settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace ringford::ui {

/** Shows the settings; each change is told at once, so that its effect is seen, and Cancel takes all of them back. */
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(const Settings& settings, QWidget* parent = nullptr);

signals:
    void changed(const ringford::ui::Settings& settings);

private:
    void makeBoardGroup();
    void makePlayGroup();
    QComboBox* addChoice(QFormLayout* rows, const QString& name, const QStringList& choices);
    void fill(const Settings& settings);
    Settings chosen() const;
    void announce();

    Settings m_before;
    SeatExceptions m_seats; ///< are chosen elsewhere
    SeatSet m_followed;     ///< as well
    bool m_isFilling = false;
    QComboBox *m_theme, *m_surroundings, *m_animation, *m_turning, *m_boards, *m_input;
    QCheckBox *m_coordinates, *m_legalTargets, *m_whyNot, *m_confirm, *m_hidesInPause, *m_wheelSteps;
    QCheckBox* m_clickClears;
    QCheckBox *m_setNumbers, *m_closesUp;
};

} // namespace ringford::ui
