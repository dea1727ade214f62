// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/EmptyNote.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QLabel>

namespace ringford::ui {

namespace {

constexpr int kAround = 4; // pixels

} // namespace

EmptyNote::EmptyNote(QAbstractItemView& view, const QString& words)
    : QObject(&view), m_view(view), m_label(new QLabel(words, &view)) // in its viewport it would be scrolled
{
    m_label->setObjectName(QStringLiteral("emptyNote"));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setMargin(kAround);
    m_label->setForegroundRole(QPalette::PlaceholderText);
    m_label->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_label->hide(); // else it is seen with the view, whatever that holds
    view.viewport()->installEventFilter(this);
    const QAbstractItemModel* const rows = view.model();
    connect(rows, &QAbstractItemModel::rowsInserted, this, &EmptyNote::update);
    connect(rows, &QAbstractItemModel::rowsRemoved, this, &EmptyNote::update);
    connect(rows, &QAbstractItemModel::modelReset, this, &EmptyNote::update);
    place();
    update();
}

void EmptyNote::setWords(const QString& words)
{
    m_label->setText(words);
    if (!m_label->isHidden())
        m_view.setAccessibleDescription(words);
}

void EmptyNote::update()
{
    const bool isEmpty = m_view.model()->rowCount() == 0;
    if (isEmpty != m_label->isHidden())
        return;
    m_label->setVisible(isEmpty);
    m_view.setAccessibleDescription(isEmpty ? m_label->text() : QString());
}

void EmptyNote::place()
{
    m_label->setGeometry(m_view.viewport()->geometry());
}

bool EmptyNote::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        place();
    return QObject::eventFilter(watched, event);
}

} // namespace ringford::ui
