// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/FactsPanel.h"

#include "engine/setup/SetupEdits.h"
#include "engine/setup/SetupSketch.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/SetupDocument.h"
#include "ui/words/CellWords.h"
#include "ui/words/Words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ringford::ui {

FactsPanel::FactsPanel(SetupDocument& document, EditTool& tool, QWidget* parent)
    : QWidget(parent), m_document(document), m_tool(tool), m_title(new QLabel(this))
{
    setObjectName(QStringLiteral("facts"));
    setAccessibleName(tr("What is known of the piece"));
    m_title->setWordWrap(true);
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_title);
    connect(&document, &BoardSource::changed, this, &FactsPanel::update);
    connect(&tool, &EditTool::selectionChanged, this, &FactsPanel::update);
}

void FactsPanel::update()
{
    const PlacedPiece* const placed =
        m_document.game() && m_tool.selected() ? m_document.contents().pieceAt(*m_tool.selected()) : nullptr;
    const std::optional<PlacedPiece> shown = placed ? std::optional(*placed) : std::nullopt;
    if (m_fields && shown == m_shown)
        return;
    // Later: what is changed here may be a field that is just telling so.
    m_shown = shown;
    QMetaObject::invokeMethod(this, &FactsPanel::fill, Qt::QueuedConnection);
}

void FactsPanel::fill()
{
    const QWidget* const focused = m_fields ? m_fields->focusWidget() : nullptr;
    const QString focusedName = focused && focused->hasFocus() ? focused->objectName() : QString();
    delete std::exchange(m_fields, new QWidget(this));
    auto* const form = new QFormLayout(m_fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    layout()->addWidget(m_fields);
    const auto isSilent = [](const GroupInfo& group) { return group.facts.empty(); };
    setVisible(!std::ranges::all_of(m_document.description().groups, isSilent));
    if (m_shown)
        addFields();
    else
        m_title->setText(tr("Click a piece with the hand to see what is known of it."));
    emit filled();
    if (auto* const field = m_fields->findChild<QWidget*>(focusedName); field && !focusedName.isEmpty())
        field->setFocus();
}

void FactsPanel::addFields()
{
    const GameDescription& game = m_document.description();
    const Piece& piece = m_shown->piece;
    const bool isThere = m_document.contents().pieceAt(m_shown->cell) != nullptr;
    if (!isThere)
        return;
    //: %1 is a cell, %2 the piece there
    m_title->setText(tr("%1: %2", "cell").arg(words::cell(game.board, m_shown->cell), words::piece(game, piece)));
    const GroupInfo* const group = game.piecesOf(piece.side);
    for (std::size_t i = 0; group && i < group->facts.size(); ++i) {
        if (group->facts[i].fits(piece.kind))
            addField(group->facts[i]);
    }
}

void FactsPanel::addField(const FactInfo& fact)
{
    auto* const form = static_cast<QFormLayout*>(m_fields->layout());
    const FactInfo::Value* const value = fact.valueOf(m_shown->piece, m_shown->facts);
    const QString name = words::translated(fact.name);
    if (fact.values.size() == 1 && fact.without) {
        auto* const box = new QCheckBox(name);
        box->setObjectName(name);
        box->setChecked(value != nullptr);
        connect(box, &QCheckBox::toggled, this,
                [this, &fact](bool on) { change(fact, on ? &fact.values.front() : nullptr); });
        form->addRow(box);
        return;
    }
    auto* const list = new QComboBox;
    list->setObjectName(name);
    list->setAccessibleName(name);
    if (fact.without)
        list->addItem(words::translated(*fact.without), -1);
    for (int number = 0; number < static_cast<int>(fact.values.size()); ++number)
        list->addItem(words::translated(fact.values[static_cast<std::size_t>(number)].name), number);
    list->setCurrentIndex(value ? list->findData(static_cast<int>(value - fact.values.data())) : fact.without ? 0 : -1);
    connect(list, &QComboBox::activated, this, [this, &fact, list] {
        const int number = list->currentData().toInt();
        change(fact, number < 0 ? nullptr : &fact.values[static_cast<std::size_t>(number)]);
    });
    form->addRow(name, list);
}

void FactsPanel::change(const FactInfo& fact, const FactInfo::Value* value)
{
    if (!m_shown)
        return;
    PlacedPiece placed = *m_shown;
    fact.apply(value, placed.piece, placed.facts);
    Setup setup = m_document.setup();
    putPiece(m_document.description(), setup, placed);
    m_document.change(words::translated(fact.name), std::move(setup));
}

} // namespace ringford::ui
