// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/RowsOrNote.h"

#include <QLabel>
#include <QMargins>
#include <QVBoxLayout>

namespace ringford::ui {

RowsOrNote::RowsOrNote(QWidget& rows, const QString& note) : m_rows(rows), m_note(new QLabel(note))
{
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignTop);
    m_note->setAccessibleDescription(rows.accessibleName());
    m_note->setWhatsThis(rows.whatsThis());
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_note);
    column->addWidget(&rows, 1);
}

QWidget& RowsOrNote::note() const
{
    return *m_note;
}

void RowsOrNote::setNote(const QString& note)
{
    m_note->setText(note);
}

void RowsOrNote::showRows(bool areThere)
{
    QWidget& shown = areThere ? m_rows : *m_note;
    QWidget& hidden = areThere ? *m_note : m_rows;
    if (hidden.hasFocus()) { // else it would go to the next panel
        shown.show();
        shown.setFocus();
    }
    hidden.hide(); // first: what is shown is given its room at once, beside what is still there
    shown.show();
}

void RowsOrNote::keepRoomForRows()
{
    m_keepsRoom = true;
    updateGeometry();
}

QSize RowsOrNote::sizeHint() const
{
    const QMargins around = layout()->contentsMargins();
    const int withRows = m_rows.sizeHint().height() + around.top() + around.bottom();
    return QWidget::sizeHint().expandedTo({0, m_keepsRoom ? withRows : 0});
}

} // namespace ringford::ui
