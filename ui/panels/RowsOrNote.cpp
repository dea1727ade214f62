// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/RowsOrNote.h"

#include <QLabel>
#include <QVBoxLayout>

namespace ringford::ui {

QWidget* rowsOrNote(QLabel& note, QWidget& rows)
{
    note.setWordWrap(true);
    note.setAlignment(Qt::AlignTop);
    note.setObjectName(QStringLiteral("noteInPlaceOfRows"));
    note.setAccessibleDescription(rows.accessibleName());
    note.setWhatsThis(rows.whatsThis());
    auto* const content = new QWidget;
    auto* const column = new QVBoxLayout(content);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(&note);
    column->addWidget(&rows, 1);
    return content;
}

} // namespace ringford::ui
