// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/AccessKeyTexts.h"

#include <QAbstractButton>
#include <QAction>
#include <QFormLayout>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMenuBar>
#include <QTabBar>

#include <algorithm>

namespace ringford::test {

namespace {

/** What @p label stands beside in a form, or says that it names. */
const QWidget* fieldOf(const QLabel& label)
{
    for (const auto* const form : label.parentWidget()->findChildren<QFormLayout*>()) {
        int row = -1;
        QFormLayout::ItemRole role{};
        form->getWidgetPosition(const_cast<QLabel*>(&label), &row, &role);
        const QLayoutItem* const beside = row < 0 ? nullptr : form->itemAt(row, QFormLayout::FieldRole);
        if (beside && role == QFormLayout::LabelRole && beside->widget())
            return beside->widget();
    }
    return label.buddy();
}

} // namespace

QStringList accessKeys(const QStringList& texts)
{
    QStringList keys;
    for (const QString& text : texts) {
        if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty())
            keys += key.toString();
    }
    keys.sort();
    return keys;
}

QStringList sharedAccessKeys(const QStringList& texts)
{
    const QStringList keys = accessKeys(texts); // sorted
    QStringList shared;
    for (qsizetype i = 1; i < keys.size(); ++i) {
        if (keys[i] == keys[i - 1])
            shared += keys[i];
    }
    return shared;
}

QStringList keyedTexts(const QWidget& window)
{
    QStringList texts;
    for (const auto* const button : window.findChildren<QAbstractButton*>())
        texts += button->isVisible() && button->text().contains(u'&') ? button->text() : QString();
    for (const auto* const label : window.findChildren<QLabel*>())
        texts += label->isVisible() && label->buddy() ? label->text() : QString();
    for (const auto* const box : window.findChildren<QGroupBox*>())
        texts += box->isVisible() ? box->title() : QString();
    for (const auto* const bar : window.findChildren<QMenuBar*>()) {
        for (const QAction* const menu : bar->actions())
            texts += menu->text();
    }
    for (const auto* const bar : window.findChildren<QTabBar*>()) {
        for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab)
            texts += bar->tabText(tab);
    }
    return texts;
}

QStringList keylessLabels(const QWidget& window)
{
    QStringList texts;
    QString taken;
    for (const QString& key : accessKeys(keyedTexts(window)))
        taken += key.section(u'+', -1);
    const auto isFree = [&](QChar letter) {
        return letter.isLetterOrNumber() && !taken.contains(letter, Qt::CaseInsensitive);
    };
    for (const auto* const label : window.findChildren<QLabel*>()) {
        const QWidget* const field = label->isVisible() ? fieldOf(*label) : nullptr;
        const bool isReached = field && field->isVisible() && field->isEnabled() && field->focusPolicy() != Qt::NoFocus;
        if (isReached && (!label->buddy() || accessKeys({label->text()}).isEmpty()) &&
            std::ranges::any_of(label->text(), isFree))
            texts += label->text();
    }
    return texts;
}

} // namespace ringford::test
