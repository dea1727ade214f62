// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/GroupsPanel.h"

#include "ui/editor/GroupFields.h"
#include "ui/editor/SetupDocument.h"
#include "ui/words/Words.h"

#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ringford::ui {

GroupsPanel::GroupsPanel(SetupDocument& document, BoardScene& scene, QWidget* parent)
    : QWidget(parent), m_document(document), m_scene(scene)
{
    setObjectName(QStringLiteral("groups"));
    setAccessibleName(tr("What else belongs to the position"));
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    connect(&document, &SetupDocument::begun, this, &GroupsPanel::offer);
    connect(&document, &BoardSource::changed, this, &GroupsPanel::refresh);
}

/** Offers what the document's game has. */
void GroupsPanel::offer()
{
    m_fields.clear();
    delete m_form;
    m_form = new QWidget(this);
    auto* const form = new QVBoxLayout(m_form);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(4);
    for (const GroupInfo& group : m_document.description().groups) {
        GroupField* const field = GroupField::make(m_document, group, m_scene, m_form);
        if (!field)
            continue;
        auto* const title = new QLabel(words::translated(group.title));
        title->setWordWrap(true);
        title->setBuddy(field->partOf({}));
        form->addWidget(title);
        form->addWidget(field);
        form->addSpacing(4);
        m_fields.push_back(field);
    }
    layout()->addWidget(m_form);
    refresh();
}

GroupField* GroupsPanel::field(const std::string& group) const
{
    for (GroupField* const field : m_fields) {
        if (field->group().name == group)
            return field;
    }
    return nullptr;
}

void GroupsPanel::refresh()
{
    for (GroupField* const field : m_fields)
        field->refresh();
}

} // namespace ringford::ui
