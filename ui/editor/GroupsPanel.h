// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>
#include <vector>

namespace ringford::ui {

class BoardScene;
class GroupField;
class SetupDocument;

/** All of a setup that is not on the boards: who is on turn, numbers, seats out, closed boards, stockpiles. */
class GroupsPanel : public QWidget {
    Q_OBJECT

public:
    /** Both outlive it; the scene draws pieces. */
    GroupsPanel(SetupDocument& document, BoardScene& scene, QWidget* parent = nullptr);

    /** The field of a group; null if there is none. */
    GroupField* field(const std::string& group) const;

private:
    void offer();
    void refresh();

    SetupDocument& m_document;
    BoardScene& m_scene;
    QWidget* m_form = nullptr;
    std::vector<GroupField*> m_fields;
};

} // namespace ringford::ui
