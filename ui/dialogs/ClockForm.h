// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/TimeControl.h"
#include "engine/rules/Description.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;

namespace ringford::ui {

class AmountField;

/**
 * Asks for the clocks of a game: one of the usual times, or how they run and how much time everybody has, and on
 * request a time for each side.
 */
class ClockForm : public QWidget {
    Q_OBJECT

public:
    explicit ClockForm(QWidget* parent = nullptr);

    /** Asks for clocks of another game; what was chosen stays as far as it fits. */
    void setGame(const GameDescription& game);
    /** Shows a `Clock` tag; an empty one, or one that does not fit the game: no clocks. */
    void setTag(const std::string& tag, const GameDescription& game);
    /** The `Clock` tag as chosen; empty: no clocks. */
    std::string tag(const GameDescription& game) const;
    /** Why a game cannot begin with these clocks; what was typed stays as it is. */
    QStringList problems() const;
    /** Its fields, from the top down. */
    QList<QWidget*> fields() const;

signals:
    /** Another choice was made. */
    void changed();
    /** Other fields may be there: another kind of clock was chosen. */
    void fieldsChanged();

private:
    void nameFields();
    void fillKinds();
    void connectFields();
    void takePreset(int index);
    void showPreset();
    void addSides();
    void takeUsualTime(const GameDescription& game);
    void takeUsualSeconds();
    void update();
    void announceDouble();
    TimeControl control(double minutes) const;

    QFormLayout* m_rows;
    QComboBox* m_preset; ///< usual times; the first entry says that it is none of them
    QComboBox* m_kind;
    AmountField* m_minutes;
    QLabel* m_double;      ///< why the usual time is twice that of other games
    double m_usualMinutes; ///< that the field had when nobody had typed anything
    double m_usualSeconds; ///< the same, of the seconds
    AmountField* m_seconds;
    AmountField* m_periods; ///< of byo-yomi
    QCheckBox* m_differs;
    QStringList m_names;               ///< of the sides
    std::vector<AmountField*> m_sides; ///< minutes of each side, once they differ
};

} // namespace ringford::ui
