// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/SettingsDialog.h"

#include "ui/paint/Theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>

namespace ringford::ui {

SettingsDialog::SettingsDialog(const Settings& settings, QWidget* parent) : QDialog(parent), m_before(settings)
{
    setObjectName(QStringLiteral("settings"));
    setWindowTitle(tr("Configure Ringford"));
    new QVBoxLayout(this);
    makeBoardGroup();
    makePlayGroup();
    auto* const buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    layout()->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
        fill({});
        announce();
    });
    connect(this, &QDialog::rejected, this, [this] { emit changed(m_before); });
    fill(settings);
    m_theme->setFocus();
}

QComboBox* SettingsDialog::addChoice(QFormLayout* rows, const QString& name, const QStringList& choices)
{
    auto* const combo = new QComboBox(this);
    combo->addItems(choices);
    rows->addRow(name, combo);
    combo->setAccessibleName(QString(name).remove(u'&').remove(u':'));
    connect(combo, &QComboBox::currentIndexChanged, this, &SettingsDialog::announce);
    return combo;
}

void SettingsDialog::makeBoardGroup()
{
    auto* const box = new QGroupBox(tr("Board"), this);
    auto* const rows = new QFormLayout(box);
    m_theme = addChoice(rows, tr("&Colours:"), {tr("Wood"), tr("Slate"), tr("Paper"), tr("High contrast")});
    m_theme->setObjectName(QStringLiteral("theme"));
    m_surroundings = addChoice(rows, tr("&Surroundings:"), {tr("As the window"), tr("Light"), tr("Dark")});
    m_surroundings->setObjectName(QStringLiteral("surroundings"));
    m_animation = addChoice(rows, tr("&Animation:"), {tr("Off"), tr("Fast"), tr("Normal")});
    m_turning = addChoice(
        rows, tr("At the &bottom:"),
        {tr("Always the same seat"), tr("The seat on turn"), tr("Always the same; pieces face their own seats")});
    m_theme->setWhatsThis(tr("Colours of the board. High contrast is for projectors and weak eyes."));
    m_surroundings->setWhatsThis(
        tr("Whether these colours come light or dark. As the window: as the other programs are."));
    m_animation->setWhatsThis(tr("How fast pieces glide. Off: they jump to their place."));
    m_turning->setWhatsThis(
        tr("Whether the board stays as it is, or turns so that whoever is on turn has it in front, or every piece "
           "faces its own seat, for people around a table."));
    m_coordinates = new QCheckBox(tr("Show c&oordinates"), this);
    m_coordinates->setWhatsThis(tr("Names of rows and columns at the edge of the board."));
    rows->addRow(m_coordinates);
    m_boards = addChoice(rows, tr("Several boa&rds:"), {tr("In rows, upright"), tr("In a circle")});
    m_boards->setWhatsThis(tr("How boards stand in games that have several: side by side and upright, or around a "
                              "table, each turned so that its players face their seats."));
    m_setNumbers = new QCheckBox(tr("Show the numbers of sets on pieces from other boar&ds"), this);
    m_setNumbers->setWhatsThis(tr("Which board's set a piece comes from, where that is another board's."));
    m_closesUp = new QCheckBox(tr("Boards are seen to clos&e up"), this);
    m_closesUp->setWhatsThis(tr("Boards wander to where they stand when one goes, or when they are arranged anew."));
    rows->addRow(m_setNumbers);
    rows->addRow(m_closesUp);
    layout()->addWidget(box);
}

void SettingsDialog::makePlayGroup()
{
    auto* const box = new QGroupBox(tr("Playing"), this);
    auto* const rows = new QFormLayout(box);
    m_input =
        addChoice(rows, tr("&Play by:"), {tr("Dragging and clicking"), tr("Dragging alone"), tr("Clicking alone")});
    m_legalTargets = new QCheckBox(tr("Show &legal targets"), this);
    m_whyNot = new QCheckBox(tr("Show &why a move is refused"), this);
    m_confirm = new QCheckBox(tr("As&k before an action counts"), this);
    m_confirm->setWhatsThis(
        tr("Each action waits for a second word before it counts. That keeps slips of the hand away."));
    m_hidesInPause = new QCheckBox(tr("Hide the pieces while the clocks are pa&used"), this);
    m_hidesInPause->setWhatsThis(tr("Nobody thinks on while the clocks stand still."));
    m_wheelSteps = new QCheckBox(tr("T&he mouse wheel steps through the game"), this);
    m_input->setWhatsThis(
        tr("How the mouse plays: by dragging a piece, by clicking it and then its target, or either."));
    m_legalTargets->setWhatsThis(tr("Marks where a piece may go when it is picked up."));
    m_whyNot->setWhatsThis(tr("Says why something cannot be played, at the place where it was tried."));
    m_wheelSteps->setWhatsThis(
        tr("Turning the wheel over the board shows the position before or after. With Ctrl it always zooms."));
    rows->addRow(m_legalTargets);
    rows->addRow(m_whyNot);
    rows->addRow(m_confirm);
    rows->addRow(m_hidesInPause);
    rows->addRow(m_wheelSteps);
    m_clickClears = new QCheckBox(tr("A cl&ick on the board clears drawings"), this);
    m_clickClears->setWhatsThis(tr(
        "Arrows, rings, colours and labels that are drawn at this place go when somebody clicks to play. Undo brings "
        "them back."));
    rows->addRow(m_clickClears);
    layout()->addWidget(box);
    for (QCheckBox* const check : {m_coordinates, m_legalTargets, m_whyNot, m_confirm, m_hidesInPause, m_wheelSteps,
                                   m_clickClears, m_setNumbers, m_closesUp})
        connect(check, &QCheckBox::toggled, this, &SettingsDialog::announce);
}

void SettingsDialog::fill(const Settings& settings)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_seats = settings.seats;
    m_followed = settings.followed;
    m_boards->setCurrentIndex(static_cast<int>(settings.boards));
    m_setNumbers->setChecked(settings.setNumbers);
    m_closesUp->setChecked(settings.closesUp);
    m_theme->setCurrentIndex(static_cast<int>(Theme::names().indexOf(settings.theme)));
    m_surroundings->setCurrentIndex(static_cast<int>(settings.surroundings));
    m_animation->setCurrentIndex(static_cast<int>(settings.animation));
    m_turning->setCurrentIndex(static_cast<int>(settings.turning));
    m_input->setCurrentIndex(static_cast<int>(settings.input));
    m_coordinates->setChecked(settings.coordinates);
    m_legalTargets->setChecked(settings.legalTargets);
    m_whyNot->setChecked(settings.whyNot);
    m_confirm->setChecked(settings.confirm);
    m_hidesInPause->setChecked(settings.hidesInPause);
    m_wheelSteps->setChecked(settings.wheelSteps);
    m_clickClears->setChecked(settings.clickClears);
}

Settings SettingsDialog::chosen() const
{
    Settings settings;
    settings.theme = Theme::names().value(m_theme->currentIndex(), settings.theme);
    settings.surroundings = static_cast<Settings::Surroundings>(m_surroundings->currentIndex());
    settings.animation = static_cast<Settings::Speed>(m_animation->currentIndex());
    settings.turning = static_cast<Settings::Turning>(m_turning->currentIndex());
    settings.input = static_cast<Settings::Input>(m_input->currentIndex());
    settings.coordinates = m_coordinates->isChecked();
    settings.legalTargets = m_legalTargets->isChecked();
    settings.whyNot = m_whyNot->isChecked();
    settings.confirm = m_confirm->isChecked();
    settings.seats = m_seats;
    settings.followed = m_followed;
    settings.boards = static_cast<Settings::Boards>(m_boards->currentIndex());
    settings.setNumbers = m_setNumbers->isChecked();
    settings.closesUp = m_closesUp->isChecked();
    settings.hidesInPause = m_hidesInPause->isChecked();
    settings.wheelSteps = m_wheelSteps->isChecked();
    settings.clickClears = m_clickClears->isChecked();
    return settings;
}

void SettingsDialog::announce()
{
    if (!m_isFilling)
        emit changed(chosen());
}

} // namespace ringford::ui
