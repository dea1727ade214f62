// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/ProgramItems.h"

#include "ui/words/Words.h"

#include <QComboBox>
#include <QListWidget>

namespace ringford::ui {

namespace {

constexpr qsizetype kLongestSeen = 28; // characters

/** Names come from files and people: what looks like HTML in them is text. */
QString besidePointer(const QString& name)
{
    return QStringLiteral("<p>%1</p>").arg(name.toHtmlEscaped());
}

} // namespace

void addPrograms(QComboBox& box, const QStringList& names)
{
    for (const QString& name : names) {
        box.addItem(programInShort(name), name);
        const int index = box.count() - 1;
        box.setItemData(index, besidePointer(name), Qt::ToolTipRole);
        box.setItemData(index, name, Qt::AccessibleTextRole);
    }
}

QString programAt(const QComboBox& box, int index)
{
    return box.itemData(index).toString();
}

int findProgramItem(const QComboBox& box, const QString& name)
{
    return box.findData(name);
}

void nameProgram(QListWidgetItem& item, const QString& name)
{
    item.setText(programInShort(name));
    item.setToolTip(besidePointer(name));
    item.setData(Qt::AccessibleTextRole, name);
}

QString programInShort(const QString& name)
{
    return words::elided(name.toStdString(), kLongestSeen);
}

} // namespace ringford::ui
