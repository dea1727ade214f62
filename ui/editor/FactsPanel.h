// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/SetupGroups.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace ringford::ui {

class EditTool;
class SetupDocument;

/** What is known of the piece that is looked at, to be changed: whether it has moved, which way it goes, its set. */
class FactsPanel : public QWidget {
    Q_OBJECT

public:
    /** Both outlive it. */
    FactsPanel(SetupDocument& document, EditTool& tool, QWidget* parent = nullptr);

signals:
    /** Other fields are there. */
    void filled();

private:
    void update();
    void fill();
    void addFields();
    void addField(const FactInfo& fact);
    void change(const FactInfo& fact, const FactInfo::Value* value);

    SetupDocument& m_document;
    EditTool& m_tool;
    QLabel* m_title;
    QWidget* m_fields = nullptr;
    std::optional<PlacedPiece> m_shown; ///< what the fields tell of
};

} // namespace ringford::ui
