// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/MoveEntry.h"

#include "ui/Words.h"
#include "ui/models/MatchModel.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QCompleter>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStringListModel>
#include <QToolButton>

namespace ringford::ui {

MoveEntry::MoveEntry(MatchModel &match, QWidget *parent)
    : QFrame(parent), m_match(match), m_field(new QLineEdit(this)), m_complaint(new QLabel(this)),
      m_texts(new QStringListModel(this)), m_completer(new QCompleter(m_texts, this))
{
    setObjectName(QStringLiteral("moveEntry"));
    auto *const label = new QLabel(tr("&Action:"), this);
    label->setBuddy(m_field);
    m_field->setObjectName(QStringLiteral("actionText"));
    m_field->setAccessibleName(tr("Action to play"));
    m_field->setPlaceholderText(tr("Type an action and press Enter"));
    m_field->setClearButtonEnabled(true);
    m_completer->setCaseSensitivity(Qt::CaseSensitive);
    m_completer->setFilterMode(Qt::MatchStartsWith);
    m_completer->setMaxVisibleItems(12);
    m_field->setCompleter(m_completer);
    m_complaint->setWordWrap(true);
    m_complaint->setTextFormat(Qt::PlainText);
    m_complaint->hide();

    auto *const rows = new QVBoxLayout(this);
    rows->setContentsMargins(8, 4, 8, 4);
    rows->setSpacing(4);
    auto *const row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_field, 1);
    rows->addLayout(row);
    rows->addWidget(m_complaint);
    setFocusProxy(m_field);
    hide();

    connect(m_field, &QLineEdit::returnPressed, this, &MoveEntry::playTyped);
    connect(m_field, &QLineEdit::textEdited, this, [this] { complain({}); });
    connect(&m_match, &MatchModel::shownChanged, this, &MoveEntry::updateCompletions);
    connect(&m_match, &MatchModel::replaced, this, &MoveEntry::updateCompletions);
}

void MoveEntry::open()
{
    show();
    updateCompletions();
    m_field->clear();
    complain({});
    m_field->setFocus(Qt::ShortcutFocusReason);
}

QString MoveEntry::complaint() const
{
    return m_complaint->isHidden() ? QString() : m_complaint->text();
}

void MoveEntry::updateCompletions()
{
    if (isHidden())
        return;
    QStringList texts;
    const Position position = m_match.position();
    for (const Action &action : m_match.possibleActions())
        texts += words::verbatim(m_match.game().text(position, action));
    texts.sort();
    m_texts->setStringList(texts);
}

void MoveEntry::playTyped()
{
    const QString text = m_field->text().trimmed();
    if (text.isEmpty())
        return;
    const auto action = m_match.game().parse(m_match.position(), text.toStdString());
    if (!action) {
        complain(words::sentence(action.error()));
        return;
    }
    if (const auto refusal = m_match.play(*action)) {
        complain(words::sentence(refusal->sentence));
        emit refused(*refusal);
        return;
    }
    m_field->clear();
}

void MoveEntry::complain(const QString &text)
{
    m_complaint->setText(text);
    m_complaint->setVisible(!text.isEmpty());
    m_field->setAccessibleDescription(text);
    if (text.isEmpty())
        return;
    QAccessibleEvent alert(m_complaint, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MoveEntry::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape) {
        QFrame::keyPressEvent(event);
        return;
    }
    hide();
    emit closed();
}

} // namespace ringford::ui
