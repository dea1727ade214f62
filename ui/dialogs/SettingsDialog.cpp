// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/SettingsDialog.h"

#include "ui/paint/Theme.h"
#include "ui/settings/SettingsStore.h"
#include "ui/sound/SoundPlayer.h"
#include "ui/widgets/SmallScreens.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>

namespace ringford::ui {

SettingsDialog::SettingsDialog(SettingsStore& store, QWidget* parent)
    : QDialog(parent), m_store(store), m_before(store.value()), m_shown(store.value())
{
    setObjectName(QStringLiteral("settings"));
    setWindowTitle(tr("Configure Ringford"));
    auto* const rows = new QVBoxLayout(this);
    auto* const content = new QWidget(this);
    m_groups = new QVBoxLayout(content);
    m_groups->setContentsMargins(0, 0, 0, 0);
    addWindowOptions();
    addBoardOptions();
    addPlayOptions();
    rows->addWidget(scrolled(content, this), 1);
    addButtons();
    resizeWithinScreen(*this, sizeHint());
    connect(&store, &SettingsStore::changed, this, &SettingsDialog::hear);
    connect(this, &QDialog::rejected, this, &SettingsDialog::takeBack);
    fill(store.value());
    findChild<QComboBox*>(QStringLiteral("windowColours"))->setFocus();
}

void SettingsDialog::addButtons()
{
    auto* const buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    layout()->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            &SettingsDialog::restoreDefaults);
}

QFormLayout* SettingsDialog::addGroup(const QString& title)
{
    auto* const box = new QGroupBox(title, this);
    m_groups->addWidget(box);
    return new QFormLayout(box);
}

QComboBox* SettingsDialog::addCombo(QFormLayout* rows, const QString& name, const QStringList& choices,
                                    const QString& help)
{
    auto* const combo = new QComboBox(this);
    combo->addItems(choices);
    rows->addRow(name, combo);
    combo->setAccessibleName(QString(name).remove(u'&').remove(u':'));
    combo->setWhatsThis(help);
    connect(combo, &QComboBox::currentIndexChanged, this, &SettingsDialog::announce);
    return combo;
}

/** @p choices are in the order of the enumeration. */
template <class Choice> QComboBox* SettingsDialog::addChoice(QFormLayout* rows, Choice Settings::*which,
                                                             const QString& name, const QStringList& choices,
                                                             const QString& help)
{
    QComboBox* const combo = addCombo(rows, name, choices, help);
    m_fields.push_back(
        {[combo, which](const Settings& settings) { combo->setCurrentIndex(static_cast<int>(settings.*which)); },
         [combo, which](Settings& settings) { settings.*which = static_cast<Choice>(combo->currentIndex()); }});
    return combo;
}

void SettingsDialog::addTheme(QFormLayout* rows)
{
    QComboBox* const combo =
        addCombo(rows, tr("&Colours:"), {tr("Wood"), tr("Slate"), tr("Paper"), tr("High contrast")},
                 tr("Colours of the board. High contrast is for projectors and weak eyes."));
    combo->setObjectName(QStringLiteral("theme"));
    m_fields.push_back({[combo](const Settings& settings) {
                            combo->setCurrentIndex(static_cast<int>(Theme::names().indexOf(settings.theme)));
                        },
                        [combo](Settings& settings) {
                            settings.theme = Theme::names().value(combo->currentIndex(), settings.theme);
                        }});
}

QCheckBox* SettingsDialog::addCheck(QFormLayout* rows, bool Settings::*which, const QString& name, const QString& help)
{
    auto* const check = new QCheckBox(name, this);
    check->setWhatsThis(help);
    rows->addRow(check);
    connect(check, &QCheckBox::toggled, this, &SettingsDialog::announce);
    m_fields.push_back({[check, which](const Settings& settings) { check->setChecked(settings.*which); },
                        [check, which](Settings& settings) { settings.*which = check->isChecked(); }});
    return check;
}

void SettingsDialog::addWindowOptions()
{
    QFormLayout* const rows = addGroup(tr("Window"));
    addChoice(rows, &Settings::colours, tr("Wi&ndow colours:"), {tr("As the desktop"), tr("Light"), tr("Dark")},
              tr("Whether the windows of Ringford are light or dark. As the desktop: like other programs."))
        ->setObjectName(QStringLiteral("windowColours"));
    QComboBox* const sounds =
        addChoice(rows, &Settings::sounds, tr("Soun&ds:"), {tr("Off"), tr("Quiet"), tr("On")},
                  tr("What is heard of the game: moves, captures, check, refusals, a clock that is low, the end."));
    sounds->setObjectName(QStringLiteral("sounds"));
    if (!hasSounds()) {
        sounds->setEnabled(false);
        sounds->setToolTip(tr("This program came without what plays sounds (Qt Multimedia), and is silent."));
    }
    addChoice(rows, &Settings::notation, tr("Moves as te&xt:"),
              {tr("As in records (g1-f3)"), tr("Short, with English letters (Nf3)"),
               //: the move is Nf3, with the letter that knights have in this language
               tr("Short, with the letters of this language (Nf3)"), tr("Short, with figurines (♘f3)")},
              tr("How lists and messages write what is played. Records and what is read aloud keep their own way; "
                 "typing understands all of them."))
        ->setObjectName(QStringLiteral("notation"));
    addChoice(rows, &Settings::kept, tr("Unsaved games kept:"),
              {tr("The latest 10"), tr("The latest 100"), tr("The latest 1000"), tr("All")},
              tr("A game that nobody has saved is kept in a file of its own when another one takes its place, as a "
                 "rematch does. Beyond so many the oldest are removed."))
        ->setObjectName(QStringLiteral("keptGames"));
    addCheck(rows, &Settings::startPage, tr("Be&gin with the start page"),
             tr("Whether the program begins with the page from which games and lessons are chosen. Otherwise it opens "
                "at once what was open last."));
}

void SettingsDialog::addBoardOptions()
{
    QFormLayout* const rows = addGroup(tr("Board"));
    addTheme(rows);
    addChoice(rows, &Settings::surroundings, tr("&Surroundings:"), {tr("As the window"), tr("Light"), tr("Dark")},
              tr("Whether the board is light or dark. As the window: like everything else in it."))
        ->setObjectName(QStringLiteral("surroundings"));
    addChoice(rows, &Settings::animation, tr("&Animation:"), {tr("Off"), tr("Fast"), tr("Normal")},
              tr("How fast pieces glide. Off: they jump to their place."));
    addChoice(rows, &Settings::turning, tr("At the &bottom:"),
              {tr("Always the same seat"), tr("The seat on turn"), tr("Always the same; pieces face their own seats")},
              tr("Whether the board stays as it is, or turns so that whoever is on turn has it in front, or every "
                 "piece faces its own seat, for people around a table."));
    addCheck(rows, &Settings::coordinates, tr("Show c&oordinates"),
             tr("Names of rows and columns at the edge of the board."));
    addTableOptions(rows);
}

void SettingsDialog::addTableOptions(QFormLayout* rows)
{
    addChoice(rows, &Settings::boards, tr("Several boa&rds:"), {tr("In rows, upright"), tr("In a circle")},
              tr("How boards stand in games that have several: side by side and upright, or around a table, each "
                 "turned so that its players face their seats."));
    addCheck(rows, &Settings::captured, tr("Show cap&tured pieces beside the seats, in games of two"),
             tr("What each side has captured, and by how much it is ahead."));
    addCheck(rows, &Settings::score, tr("Show the score of re&matches"),
             tr("How many points everybody has since the first of several games that followed one another."));
    addCheck(rows, &Settings::setNumbers, tr("Show the numbers of sets on pieces &from other boards"),
             tr("Which board's set a piece comes from, where that is another board's."));
    addCheck(rows, &Settings::closesUp, tr("Boards mov&e into place"),
             tr("When a board goes, or the boards are rearranged, they glide to their new places."));
}

void SettingsDialog::addPlayOptions()
{
    QFormLayout* const rows = addGroup(tr("Playing"));
    addChoice(rows, &Settings::input, tr("&Play by:"),
              {tr("Dragging and clicking"), tr("Dragging alone"), tr("Clicking alone")},
              tr("How the mouse plays: by dragging a piece, by clicking it and then its target, or either."));
    addCheck(rows, &Settings::legalTargets, tr("Show &legal targets"),
             tr("Marks where a piece may go when it is picked up."));
    addCheck(rows, &Settings::whyNot, tr("Show &why a move is refused"),
             tr("Says why something cannot be played, at the place where it was tried."));
    addChoice(rows, &Settings::computerPause, tr("Pause before the computer pla&ys:"),
              {tr("None"), tr("Short"), tr("Usual"), tr("Long")},
              tr("How long eyes can rest on an action before the computer plays the next one. Shorter where computers "
                 "play among themselves."));
    addChoice(rows, &Settings::computerTold, tr("Screen readers hear computers:"),
              {tr("On all boards"), tr("On boards of persons")},
              tr("Of which boards it is read aloud what the computer plays, where there are several. How the game ends "
                 "is always told."))
        ->setObjectName(QStringLiteral("computerTold"));
    addCheck(rows, &Settings::confirm, tr("As&k before an action counts"),
             tr("Each action must be confirmed before it counts, so that slips of the hand do no harm."));
    addCheck(rows, &Settings::givesTimeBack, tr("Taking back gi&ves time back"),
             tr("Whoever takes an action back has again the time that the clock showed before it. Otherwise clocks go "
                "on from what they show."));
    addCheck(rows, &Settings::hidesInPause, tr("Hide the pieces while the clocks are pa&used"),
             tr("So that nobody can go on thinking while the clocks stand still."));
    addCheck(rows, &Settings::wheelSteps, tr("T&he mouse wheel steps through the game"),
             tr("Turning the wheel over the board shows the position before or after. With Ctrl it always zooms."));
    addCheck(rows, &Settings::clickClears, tr("A cl&ick on the board clears drawings"),
             tr("Arrows, rings, colours and labels that are drawn at this place go when somebody clicks to play. Undo "
                "brings them back."));
}

void SettingsDialog::fill(const Settings& settings)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_shown = settings;
    for (const Field& field : m_fields)
        field.show(settings);
}

void SettingsDialog::announce()
{
    if (m_isFilling)
        return;
    const Settings before = m_shown;
    for (const Field& field : m_fields)
        field.take(m_shown);
    m_store.change([this, before](Settings& settings) { carryChanges(before, m_shown, settings); });
}

/** What is not from here is nothing to be taken back. */
void SettingsDialog::hear(const Settings& settings)
{
    carryChanges(m_shown, settings, m_before);
    fill(settings);
}

void SettingsDialog::restoreDefaults()
{
    const Settings before = m_shown;
    fill({});
    m_store.change([this, before](Settings& settings) { carryChanges(before, m_shown, settings); });
}

void SettingsDialog::takeBack()
{
    m_store.change([this](Settings& settings) { carryChanges(m_shown, m_before, settings); });
}

} // namespace ringford::ui
