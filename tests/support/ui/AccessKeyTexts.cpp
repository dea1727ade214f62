// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/AccessKeyTexts.h"

#include <QAbstractButton>
#include <QAction>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMenuBar>
#include <QTabBar>

namespace ringford::test {

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

} // namespace ringford::test
