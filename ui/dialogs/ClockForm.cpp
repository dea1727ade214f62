// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/ClockForm.h"

#include "engine/text/ClockTag.h"
#include "ui/widgets/AmountField.h"
#include "ui/widgets/NarrowComboBox.h"
#include "ui/words/Words.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace ringford::ui {

namespace {

using ClockKind = TimeControl::Kind;

constexpr int kNoClocks = -1;
constexpr int kUsualKind = 12; // letters of a kind of clocks: all of them are longer, and the form is narrow
constexpr double kUsualMinutes = 10;
constexpr double kLeastMinutes = 0.05; // three seconds: nobody acts in less
constexpr double kMostMinutes = 9999;
constexpr int kDecimals = 6; // of minutes: fine enough for any number of seconds
constexpr double kUsualSeconds = 5;
constexpr double kUsualPeriod = 30; // s, of byo-yomi: there is nothing else by then
constexpr double kMostSeconds = 3600;

constexpr double kUsualPeriods = 3;
constexpr double kMostPeriods = 99;

/** A time that clubs play with. */
struct Preset {
    int minutes;
    int seconds;     ///< added after each turn; of a period
    int periods = 0; ///< of byo-yomi

    ClockKind kind() const
    {
        if (periods > 0)
            return ClockKind::ByoYomi;
        return seconds > 0 ? ClockKind::Fischer : ClockKind::SuddenDeath;
    }
    QString name() const
    {
        if (periods > 0)
            //: a usual time: %1 minutes for the game, then %2 periods of %3 seconds
            return ClockForm::tr("%1 min, then %2 × %3 s").arg(minutes).arg(periods).arg(seconds);
        return seconds > 0
                   //: a usual time: %1 minutes for the game, %2 seconds added after each turn
                   ? ClockForm::tr("%1 min + %2 s a turn").arg(minutes).arg(seconds)
                   : ClockForm::tr("%1 min").arg(minutes);
    }
};
constexpr std::array<Preset, 10> kPresets{
    {{3, 2}, {5, 3}, {10, 0}, {10, 5}, {15, 10}, {30, 0}, {60, 0}, {90, 30}, {10, 30, 3}, {30, 30, 5}}};

bool hasSeconds(int kind)
{
    return kind == int(ClockKind::Fischer) || kind == int(ClockKind::Bronstein) || kind == int(ClockKind::Delay) ||
           kind == int(ClockKind::ByoYomi);
}

double usualSeconds(int kind)
{
    return kind == int(ClockKind::ByoYomi) ? kUsualPeriod : kUsualSeconds;
}

/**
 * Takes minutes and seconds, too, as clocks show them, 1:30, and shows so what is less than a minute, and what two
 * decimals do not tell. Below a minute its arrows go by ten seconds.
 */
class MinutesField : public AmountField {
public:
    using AmountField::AmountField;

    QString textFromValue(double value) const override
    {
        const auto seconds = std::llround(value * kSeconds);
        const bool isWhole = isNear(value * kSeconds, static_cast<double>(seconds));
        const bool isPlain =
            seconds == 0 || (value >= 1 && isNear(value * kHundredths, std::round(value * kHundredths)));
        if (!isWhole || isPlain)
            return AmountField::textFromValue(value);
        return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    }

    double valueFromText(const QString& text) const override
    {
        const auto parts = split(text);
        return parts ? parts->first + parts->second / kSeconds : AmountField::valueFromText(text);
    }
    QValidator::State validate(QString& text, int& position) const override
    {
        return split(text) ? QValidator::Acceptable : AmountField::validate(text, position);
    }

    void stepBy(int steps) override
    {
        if (isTooLittle() || (steps < 0 ? value() > 1 : value() >= 1)) {
            AmountField::stepBy(steps);
            return;
        }
        const double tens = value() * kTens;
        setValue(std::max(least(), (steps + (steps < 0 ? std::ceil(tens - kNear) : std::floor(tens + kNear))) / kTens));
        selectAll();
    }

private:
    static constexpr double kSeconds = 60; // of a minute
    static constexpr double kTens = 6;     // of seconds, in a minute
    static constexpr double kHundredths = 100;
    static constexpr double kNear = 1e-3; // more than six decimals of minutes are wrong by

    static bool isNear(double one, double other) { return std::abs(one - other) < kNear; }

    std::optional<std::pair<double, double>> split(const QString& text) const
    {
        static const QRegularExpression kTime(QStringLiteral("^\\s*(\\d{0,4}):(\\d{0,2})$"));
        const QString plain = text.endsWith(suffix()) ? text.chopped(suffix().size()) : text;
        const QRegularExpressionMatch match = kTime.match(plain);
        if (!match.hasMatch() || match.captured(2).toInt() >= kSeconds)
            return std::nullopt;
        return std::pair(match.captured(1).toDouble(), match.captured(2).toDouble());
    }
};

AmountField* minutesField(double minutes)
{
    auto* const field = new MinutesField(kLeastMinutes, kMostMinutes, kDecimals, ClockForm::tr(" min"));
    field->setValue(minutes);
    return field;
}

double inMinutes(const TimeControl& control)
{
    return std::chrono::duration<double, std::ratio<60>>(control.time).count();
}

} // namespace

ClockForm::ClockForm(QWidget* parent)
    : QWidget(parent), m_rows(new QFormLayout(this)), m_preset(new QComboBox), m_kind(new NarrowComboBox(kUsualKind)),
      m_minutes(minutesField(kUsualMinutes)), m_double(new QLabel(tr("Double time: everybody plays on two boards."))),
      m_usualMinutes(kUsualMinutes), m_usualSeconds(kUsualSeconds),
      m_seconds(new AmountField(1, kMostSeconds, 0, tr(" s", "seconds"))),
      m_periods(new AmountField(1, kMostPeriods, 0, {})),
      m_differs(new QCheckBox(tr("Different times for different sides")))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    setWhatsThis(tr("How much time everybody has. Fischer: the seconds are added after each turn. Bronstein: what a "
                    "turn used comes back, up to the seconds. Delay: the clock waits that long at the start of each "
                    "turn. Hourglass: the time that one player uses goes to the next. Byo-yomi: periods follow when "
                    "the time is used up; one that was not used up in a turn begins anew with the next."));
    fillKinds();
    nameFields();
    m_seconds->setValue(kUsualSeconds);
    m_periods->setValue(kUsualPeriods);
    m_double->setWordWrap(true);
    m_rows->addRow(tr("Common times:"), m_preset);
    m_rows->addRow(tr("Clocks:"), m_kind);
    m_rows->addRow(tr("Time:"), m_minutes);
    m_rows->addRow(m_double);
    m_rows->addRow(tr("For each turn:"), m_seconds);
    m_rows->addRow(tr("Periods:"), m_periods);
    m_rows->addRow(m_differs);
    connectFields();
    update();
}

void ClockForm::nameFields()
{
    m_preset->setObjectName(QStringLiteral("clockPreset"));
    m_kind->setObjectName(QStringLiteral("clockKind"));
    m_minutes->setObjectName(QStringLiteral("clockMinutes"));
    m_minutes->setAccessibleName(tr("Time for the game, in minutes"));
    m_double->setObjectName(QStringLiteral("doubleTime"));
    m_seconds->setObjectName(QStringLiteral("clockSeconds"));
    m_seconds->setAccessibleName(tr("Seconds for each turn"));
    m_periods->setObjectName(QStringLiteral("clockPeriods"));
    m_periods->setAccessibleName(tr("Number of periods"));
    m_differs->setObjectName(QStringLiteral("clocksDiffer"));
}

void ClockForm::fillKinds()
{
    m_preset->addItem(tr("Choose a common time…"));
    for (const Preset& preset : kPresets)
        m_preset->addItem(preset.name());
    // Short enough to be read whole beside the boards of games; tips say what each does.
    const auto add = [this](const QString& name, int kind, const QString& tip) {
        m_kind->addItem(name, kind);
        m_kind->setItemData(m_kind->count() - 1, tip, Qt::ToolTipRole);
    };
    add(tr("No clocks"), kNoClocks, tr("Nobody's time is measured."));
    add(tr("One time for the whole game"), int(ClockKind::SuddenDeath), tr("Each has this time, and no more."));
    add(tr("Increment (Fischer)"), int(ClockKind::Fischer), tr("Seconds are added after each turn."));
    add(tr("Time back (Bronstein)"), int(ClockKind::Bronstein),
        tr("What was used of these seconds comes back after each turn."));
    add(tr("Delay of each turn"), int(ClockKind::Delay), tr("The clock stands still for these seconds of each turn."));
    add(tr("Hourglass"), int(ClockKind::Hourglass), tr("What one uses, the next gets."));
    add(tr("Byo-yomi: then periods"), int(ClockKind::ByoYomi),
        tr("Behind the time there are periods of seconds; one that is not used up begins anew with the next turn."));
}

void ClockForm::connectFields()
{
    connect(m_preset, &QComboBox::activated, this, &ClockForm::takePreset);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ClockForm::takeUsualSeconds);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ClockForm::update);
    connect(m_differs, &QCheckBox::toggled, this, &ClockForm::update);
    connect(m_seconds, &AmountField::valueChanged, this, &ClockForm::changed);
    connect(m_periods, &AmountField::valueChanged, this, &ClockForm::changed);
    connect(m_minutes, &AmountField::valueChanged, this, [this](double minutes) {
        announceDouble();
        for (AmountField* const side : m_sides) {
            if (!m_differs->isChecked())
                side->setValue(minutes);
        }
        emit changed();
    });
    connect(this, &ClockForm::changed, this, &ClockForm::showPreset);
}

/** The first entry changes nothing. */
void ClockForm::takePreset(int index)
{
    if (index < 1)
        return;
    const Preset& preset = kPresets[static_cast<std::size_t>(index - 1)];
    QSignalBlocker quiet(this); // until all fields are as they should be: in between they say no usual time
    m_differs->setChecked(false);
    m_minutes->setValue(preset.minutes);
    if (preset.seconds > 0)
        m_seconds->setValue(preset.seconds);
    if (preset.periods > 0)
        m_periods->setValue(preset.periods);
    m_kind->setCurrentIndex(m_kind->findData(int(preset.kind())));
    quiet.unblock();
    emit changed();
    emit fieldsChanged();
}

/** Chooses the usual time that the other fields say, if any. */
void ClockForm::showPreset()
{
    const int kind = m_kind->currentData().toInt();
    const auto found = std::ranges::find_if(kPresets, [&](const Preset& preset) {
        return int(preset.kind()) == kind && !m_differs->isChecked() && preset.minutes == m_minutes->value() &&
               (!hasSeconds(kind) || preset.seconds == m_seconds->value()) &&
               (preset.periods == 0 || preset.periods == m_periods->value());
    });
    m_preset->setCurrentIndex(found == kPresets.end() ? 0 : static_cast<int>(found - kPresets.begin()) + 1);
}

void ClockForm::setGame(const GameDescription& game)
{
    QStringList names;
    for (std::uint8_t index = 0; index < game.sides.size(); ++index)
        names += words::side(game, Side{index});
    if (names == m_names)
        return;
    m_names = names;
    takeUsualTime(game);
    for (AmountField* const field : m_sides)
        m_rows->removeRow(field);
    m_sides.clear();
    update();
}

/** Only once they are asked for: of sixteen sides they are more than readers follow when the number of seats changes. */
void ClockForm::addSides()
{
    for (const QString& side : m_names) {
        AmountField* const field = minutesField(m_minutes->value());
        field->setObjectName(QStringLiteral("clockMinutes%1").arg(m_sides.size()));
        field->setAccessibleName(tr("Time of %1, in minutes").arg(side));
        //: a seat, before the field for its time
        m_rows->addRow(tr("%1:", "clock").arg(side), field);
        connect(field, &AmountField::valueChanged, this, &ClockForm::changed);
        m_sides.push_back(field);
    }
}

/** Whoever plays on several boards needs as much more time; what somebody has typed stays. */
void ClockForm::takeUsualTime(const GameDescription& game)
{
    const double usual =
        kUsualMinutes * static_cast<double>(std::max(game.sides.size() / game.seats.size(), std::size_t{1}));
    if (m_minutes->value() == std::exchange(m_usualMinutes, usual))
        m_minutes->setValue(usual);
}

/** A period of byo-yomi is longer than what other clocks add; what somebody has typed stays. */
void ClockForm::takeUsualSeconds()
{
    const double usual = usualSeconds(m_kind->currentData().toInt());
    if (m_seconds->value() == std::exchange(m_usualSeconds, usual))
        m_seconds->setValue(usual);
}

void ClockForm::setTag(const std::string& tag, const GameDescription& game)
{
    const auto clocks = readClockTag(tag, game);
    if (!clocks) {
        m_kind->setCurrentIndex(0);
        return;
    }
    const TimeControl& first = clocks->front();
    // An increment of nothing, as `1+0` says, is none.
    const bool isPlain = first.kind == ClockKind::Fischer && first.bonus.count() == 0;
    m_kind->setCurrentIndex(m_kind->findData(int(isPlain ? ClockKind::SuddenDeath : first.kind)));
    const bool differ = std::ranges::any_of(*clocks, [&](const TimeControl& one) { return one != first; });
    m_differs->setChecked(false);
    m_minutes->setValue(inMinutes(first));
    if (first.bonus.count() > 0)
        m_seconds->setValue(static_cast<double>(first.bonus / std::chrono::seconds(1)));
    if (first.periods > 0)
        m_periods->setValue(first.periods);
    m_differs->setChecked(differ);
    for (std::size_t i = 0; i < m_sides.size() && i < clocks->size(); ++i)
        m_sides[i]->setValue(inMinutes((*clocks)[i]));
}

TimeControl ClockForm::control(double minutes) const
{
    const int kind = m_kind->currentData().toInt();
    return {static_cast<ClockKind>(kind), std::chrono::milliseconds(std::llround(minutes * 60'000)),
            std::chrono::seconds(hasSeconds(kind) ? std::llround(m_seconds->value()) : 0),
            kind == int(ClockKind::ByoYomi) ? static_cast<int>(m_periods->value()) : 0};
}

std::string ClockForm::tag(const GameDescription& game) const
{
    if (m_kind->currentData().toInt() == kNoClocks)
        return {};
    ClockSpec clocks(game.sides.size(), control(m_minutes->value()));
    for (std::size_t i = 0; m_differs->isChecked() && i < clocks.size() && i < m_sides.size(); ++i)
        clocks[i] = control(m_sides[i]->value());
    return writeClockTag(clocks, game);
}

QStringList ClockForm::problems() const
{
    const int kind = m_kind->currentData().toInt();
    QStringList problems;
    if (kind == kNoClocks)
        return problems;
    const QString least = m_minutes->textFromValue(kLeastMinutes);
    if (!m_differs->isChecked() && m_minutes->isTooLittle())
        //: %1 is a number of minutes
        problems += tr("The time for the game is too short: give at least %1 minutes.").arg(least);
    for (qsizetype i = 0; m_differs->isChecked() && i < m_names.size(); ++i) {
        if (m_sides[static_cast<std::size_t>(i)]->isTooLittle())
            //: %1 is a seat, %2 a number of minutes
            problems += tr("The time of %1 is too short: give at least %2 minutes.").arg(m_names[i], least);
    }
    if (hasSeconds(kind) && m_seconds->isTooLittle())
        problems += tr("The seconds for each turn are too few: give at least 1, or choose another kind of clock.");
    if (kind == int(ClockKind::ByoYomi) && m_periods->isTooLittle())
        problems += tr("There are too few periods: give at least 1, or choose another kind of clock.");
    return problems;
}

/** That the usual time is doubled is told as long as nobody has typed another. */
void ClockForm::announceDouble()
{
    const bool has = m_kind->currentData().toInt() != kNoClocks;
    m_double->setVisible(has && !m_differs->isChecked() && m_usualMinutes == 2 * kUsualMinutes &&
                         m_minutes->value() == m_usualMinutes);
}

QList<QWidget*> ClockForm::fields() const
{
    QList<QWidget*> fields{m_preset, m_kind, m_minutes, m_seconds, m_periods, m_differs};
    for (AmountField* const side : m_sides)
        fields += side;
    return fields;
}

void ClockForm::update()
{
    const int kind = m_kind->currentData().toInt();
    const bool has = kind != kNoClocks;
    const auto showRow = [this](QWidget* field, bool shown) {
        field->setVisible(shown);
        if (QWidget* const label = m_rows->labelForField(field))
            label->setVisible(shown);
    };
    showRow(m_minutes, has && !m_differs->isChecked());
    announceDouble();
    showRow(m_seconds, has && hasSeconds(kind));
    showRow(m_periods, kind == int(ClockKind::ByoYomi));
    if (auto* const label = qobject_cast<QLabel*>(m_rows->labelForField(m_seconds)))
        label->setText(kind == int(ClockKind::ByoYomi) ? tr("For each period:") : tr("For each turn:"));
    showRow(m_differs, has);
    if (m_differs->isChecked() && m_sides.empty())
        addSides();
    for (AmountField* const side : m_sides)
        showRow(side, has && m_differs->isChecked());
    emit changed();
    emit fieldsChanged();
}

} // namespace ringford::ui
