// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/CopiedWords.h"

#include <QLabel>

namespace ringford::ui {

void letCopy(QLabel& label, const QString& help)
{
    label.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label.setWhatsThis(help);
    setCopiedWords(label, label.text());
}

void setCopiedWords(QLabel& label, const QString& words)
{
    label.setText(words);
    label.setFocusPolicy(words.isEmpty() ? Qt::NoFocus : Qt::StrongFocus); // the flags bring none for Tab
}

} // namespace ringford::ui
