// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/OptionForm.h"

#include "ui/Words.h"

#include <QComboBox>
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

OptionForm::OptionForm(QWidget* parent) : QWidget(parent), m_rows(new QFormLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

void OptionForm::setGame(const GameType& type, const OptionValues& chosen)
{
    m_type = &type;
    m_fields.clear();
    while (m_rows->rowCount() > 0)
        m_rows->removeRow(0);
    for (const OptionSpec& spec : type.options())
        addField(spec, chosen);
    updateAllowed();
}

void OptionForm::addField(const OptionSpec& spec, const OptionValues& chosen)
{
    const QString label = words::worded(spec.label);
    const QString value = words::verbatim(findOption(chosen, spec.name).value_or(spec.standard));
    QWidget* widget = nullptr;
    if (spec.form.empty()) {
        auto* const combo = new QComboBox(this);
        // A default that follows from other options stands for itself.
        if (spec.standard == "-")
            combo->addItem(tr("as usual"), QStringLiteral("-"));
        const std::vector<std::string> listed = listedValues(spec);
        for (std::size_t number = 0; number < listed.size(); ++number) {
            const QString one = words::verbatim(listed[number]);
            combo->addItem(number < spec.titles.size() ? words::worded(spec.titles[number]) : one, one);
        }
        combo->setCurrentIndex(combo->findData(value));
        connect(combo, &QComboBox::currentIndexChanged, this, &OptionForm::onChanged);
        m_fields.push_back({&spec, combo, nullptr});
        widget = combo;
    } else {
        auto* const line = new QLineEdit(value, this);
        line->setToolTip(tr("Allowed: %1").arg(words::verbatim(spec.allowed())));
        connect(line, &QLineEdit::textChanged, this, &OptionForm::onChanged);
        m_fields.push_back({&spec, nullptr, line});
        widget = line;
    }
    widget->setObjectName(words::verbatim(spec.name));
    widget->setAccessibleName(label);
    const QString hint = words::sentence(spec.hint);
    widget->setWhatsThis(hint.isEmpty() ? tr("An option of this game: %1.").arg(label) : hint);
    if (widget->toolTip().isEmpty())
        widget->setToolTip(hint);
    //: the name of an option, before its field
    m_rows->addRow(tr("%1:").arg(label), widget);
}

QList<QWidget*> OptionForm::fields() const
{
    QList<QWidget*> widgets;
    for (const Field& field : m_fields)
        widgets += field.combo ? static_cast<QWidget*>(field.combo) : field.line;
    return widgets;
}

OptionValues OptionForm::values() const
{
    OptionValues values;
    for (const Field& field : m_fields) {
        const QString value = field.combo ? field.combo->currentData().toString() : field.line->text().trimmed();
        if (value != words::verbatim(field.spec->standard))
            values.push_back({field.spec->name, value.toStdString()});
    }
    return values;
}

void OptionForm::onChanged()
{
    updateAllowed();
    emit changed();
}

void OptionForm::updateAllowed()
{
    const OptionValues given = values();
    for (const Field& field : m_fields) {
        if (!field.combo)
            continue;
        const std::vector<std::string> allowed = m_type->allowedValues(*field.spec, given);
        auto* const items = qobject_cast<QStandardItemModel*>(field.combo->model());
        for (int row = 0; row < field.combo->count(); ++row) {
            const std::string value = field.combo->itemData(row).toString().toStdString();
            const bool fits = value == "-" || std::ranges::find(allowed, value) != allowed.end();
            items->item(row)->setEnabled(fits);
            items->item(row)->setToolTip(fits ? QString() : tr("Does not go together with the other options."));
        }
    }
}

} // namespace ringford::ui
