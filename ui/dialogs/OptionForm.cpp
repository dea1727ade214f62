// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/OptionForm.h"

#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/SpokenChoices.h"
#include "ui/words/Words.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>

namespace ringford::ui {

std::vector<std::string> listedValues(const OptionSpec& option)
{
    std::vector<std::string> values = option.values;
    if (option.range) {
        for (int number = option.range->least; number <= option.range->most; ++number)
            values.push_back(std::to_string(number));
    }
    return values;
}

namespace {

/** What @p value brings, for people; empty where nobody says it. */
QString meaningIn(const OptionSpec& spec, const std::string& value)
{
    // What follows from other options is told by the hint.
    return value == kDependsOnOthers ? QString() : words::asSentence(spec.meaningOf(value));
}

/** What the value at @p place of those that are listed is called. */
QString titleOf(const OptionSpec& spec, std::size_t place, const std::string& value)
{
    return place < spec.titles.size() ? words::translated(spec.titles[place]) : words::fromUtf8(value);
}

QString hintOf(const OptionSpec& spec)
{
    const QString hint = words::asSentence(spec.hint);
    return hint.isEmpty() ? OptionForm::tr("An option of this game: %1.").arg(words::translated(spec.label)) : hint;
}

/** As rich text, whose lines are broken. */
QString paragraph(const QString& text)
{
    return text.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

/** All that can be chosen, a paragraph each; what all numbers bring stands there once. */
QString helpOf(const OptionSpec& spec)
{
    QString help = paragraph(hintOf(spec));
    const std::vector<std::string> listed = listedValues(spec);
    for (const OptionSpec::Meaning& meaning : spec.meanings) {
        const QString sentence = words::asSentence(meaning.sentence);
        const auto place = static_cast<std::size_t>(std::ranges::find(listed, meaning.value) - listed.begin());
        help += paragraph(meaning.value.empty()
                              ? sentence
                              //: %1 is a value of an option, %2 a sentence that says what it brings
                              : OptionForm::tr("“%1”: %2").arg(titleOf(spec, place, meaning.value), sentence));
    }
    return help;
}

} // namespace

OptionForm::OptionForm(QWidget* parent) : QWidget(parent), m_rows(new QFormLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

void OptionForm::setGame(const GameType& type, const OptionValues& chosen, const QString& taken)
{
    m_type = &type;
    m_takenKeys = taken;
    m_fields.clear();
    while (m_rows->rowCount() > 0)
        m_rows->removeRow(0);
    for (const OptionSpec& spec : type.options())
        addField(spec, chosen);
    updateAllowed();
}

std::vector<OptionForm::Choice> OptionForm::choices(const OptionSpec& spec, const OptionValues& given) const
{
    std::vector<Choice> choices;
    // A default that follows from other options stands for itself.
    if (spec.standard == kDependsOnOthers)
        choices.push_back({tr("as usual"), words::fromUtf8(kDependsOnOthers)});
    if (spec.form.empty()) {
        const std::vector<std::string> listed = listedValues(spec);
        for (std::size_t number = 0; number < listed.size(); ++number) {
            choices.push_back({titleOf(spec, number, listed[number]), words::fromUtf8(listed[number])});
        }
        return choices;
    }
    // Forms that list what fits them name seats.
    const auto game = m_type->create(given);
    for (const std::string& value : m_type->candidates(spec, given)) {
        const auto seat = game ? (*game)->description().findSeat(value) : std::nullopt;
        choices.push_back(
            {seat ? words::seat((*game)->description(), *seat) : words::fromUtf8(value), words::fromUtf8(value)});
    }
    return choices;
}

void OptionForm::fill(QComboBox& combo, const std::vector<Choice>& choices, const QString& value)
{
    const QSignalBlocker quiet(combo);
    combo.clear();
    for (const Choice& choice : choices)
        combo.addItem(choice.title, choice.value);
    combo.setCurrentIndex(std::max(0, combo.findData(value)));
}

void OptionForm::addField(const OptionSpec& spec, const OptionValues& chosen)
{
    const QString label = words::translated(spec.label);
    const QString value = words::fromUtf8(findOption(chosen, spec.name).value_or(spec.standard));
    QWidget* widget = nullptr;
    if (spec.form.empty() || !m_type->candidates(spec, chosen).empty()) {
        auto* const combo = new QComboBox(this);
        fill(*combo, choices(spec, chosen), value);
        tellChoiceAtRest(*combo); // the number of seats may hang on it
        connect(combo, &QComboBox::currentIndexChanged, this, &OptionForm::onChanged);
        m_fields.push_back({&spec, combo, nullptr});
        widget = combo;
    } else {
        auto* const line = new QLineEdit(value, this);
        connect(line, &QLineEdit::textChanged, this, &OptionForm::onChanged);
        m_fields.push_back({&spec, nullptr, line});
        widget = line;
    }
    widget->setObjectName(words::fromUtf8(spec.name));
    widget->setAccessibleName(label);
    widget->setWhatsThis(helpOf(spec));
    //: the name of an option, before its field
    m_rows->addRow(tr("%1:").arg(withAccessKey(label, m_takenKeys)), widget);
    QWidget* const title = m_rows->labelForField(widget);
    title->setToolTip(widget->whatsThis());
    title->setWhatsThis(widget->whatsThis());
    explain(m_fields.back());
}

/** What is chosen, where a pointer rests and where the keys are. */
void OptionForm::explain(const Field& field) const
{
    const QString meaning = meaningIn(*field.spec, valueOf(field).toStdString());
    const QString told = (hintOf(*field.spec) + u' ' + meaning).trimmed();
    QWidget* const widget = field.combo ? static_cast<QWidget*>(field.combo) : field.line;
    widget->setToolTip(paragraph(told));
    widget->setAccessibleDescription(told);
}

QList<QWidget*> OptionForm::fields() const
{
    QList<QWidget*> widgets;
    for (const Field& field : m_fields)
        widgets += field.combo ? static_cast<QWidget*>(field.combo) : field.line;
    return widgets;
}

QString OptionForm::valueOf(const Field& field)
{
    return field.combo ? field.combo->currentData().toString() : field.line->text().trimmed();
}

OptionValues OptionForm::values() const
{
    OptionValues values;
    for (const Field& field : m_fields) {
        const QString value = valueOf(field);
        if (value != words::fromUtf8(field.spec->standard))
            values.push_back({field.spec->name, value.toStdString()});
    }
    return values;
}

void OptionForm::onChanged()
{
    updateAllowed();
    emit changed();
}

bool OptionForm::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        keepHeight();
    return isDone;
}

/** Qt does not count rows whose field stands below its label: all rows would be pressed together to make room. */
void OptionForm::keepHeight()
{
    m_rows->activate();
    int more = 0;
    for (const Field& field : m_fields) {
        QWidget* const widget = field.combo ? static_cast<QWidget*>(field.combo) : field.line;
        const QWidget* const label = m_rows->labelForField(widget);
        if (m_rows->isRowVisible(widget) && label->x() == widget->x())
            more += label->sizeHint().height() + std::max(0, m_rows->verticalSpacing());
    }
    setMinimumHeight(m_rows->sizeHint().height() + more);
}

/** Whether an option changes nothing, as the others are. */
bool OptionForm::isIdle(const OptionSpec& spec) const
{
    const auto isOther = [&](const Field& field) {
        return spec.idleWith && field.spec->name == spec.idleWith->option &&
               valueOf(field).toStdString() == spec.idleWith->value;
    };
    return std::ranges::any_of(m_fields, isOther);
}

void OptionForm::updateAllowed()
{
    // What stands above rules what stands below: what no longer fits goes back to its default.
    OptionValues above;
    for (const Field& field : m_fields) {
        const QString standard = words::fromUtf8(field.spec->standard);
        if (field.combo) {
            if (!field.spec->form.empty())
                fill(*field.combo, choices(*field.spec, above), valueOf(field));
            const std::vector<std::string> allowed = m_type->allowedValues(*field.spec, above);
            auto* const items = qobject_cast<QStandardItemModel*>(field.combo->model());
            int fitting = 0;
            for (int row = 0; row < field.combo->count(); ++row) {
                const std::string value = field.combo->itemData(row).toString().toStdString();
                const bool fits = value == kDependsOnOthers || std::ranges::find(allowed, value) != allowed.end();
                fitting += fits ? 1 : 0;
                items->item(row)->setEnabled(fits);
                const QString told =
                    fits ? meaningIn(*field.spec, value) : tr("Does not go together with the options above.");
                items->item(row)->setToolTip(paragraph(told));
                items->item(row)->setData(told, Qt::AccessibleDescriptionRole);
            }
            if (!items->item(field.combo->currentIndex())->isEnabled() || isIdle(*field.spec)) {
                const QSignalBlocker quiet(field.combo);
                field.combo->setCurrentIndex(std::max(0, field.combo->findData(standard)));
            }
            // Where the options above leave nothing to choose, what is left may not even be what happens.
            m_rows->setRowVisible(field.combo, fitting > 1 && !isIdle(*field.spec));
        }
        if (const QString value = valueOf(field); value != standard)
            above.push_back({field.spec->name, value.toStdString()});
        explain(field);
    }
}

} // namespace ringford::ui
