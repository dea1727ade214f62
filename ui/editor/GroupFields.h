// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/SetupGroups.h"

#include <QWidget>

#include <string>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLineEdit;
class QSpinBox;

namespace ringford::ui {

class BoardScene;
class SetupDocument;

/** What the items of one group of a setup are, to be changed. Knows kinds of groups, and no game. */
class GroupField : public QWidget {
    Q_OBJECT

public:
    /** Shows what the document's setup has. */
    virtual void refresh() = 0;
    /** The part of it that is about an item, to be in focus; itself where there is none of its own. */
    virtual QWidget* partOf(const std::string& item);
    const GroupInfo& group() const { return m_group; }

    /** A field for a group; null where its items are edited on the boards. Document and scene outlive it. */
    static GroupField* make(SetupDocument& document, const GroupInfo& group, BoardScene& scene, QWidget* parent);

protected:
    GroupField(SetupDocument& document, const GroupInfo& group, QWidget* parent);
    /** The layout that the field's parts go into. */
    QGridLayout* grid();
    std::vector<std::string> items() const;
    void change(std::vector<std::string> items);

    SetupDocument& m_document;
    const GroupInfo& m_group;
};

/**
 * Groups whose items are chosen from few: who is on turn (on each board), who is out, which boards are closed. One list
 * for each part, or a check box where it is there or not.
 */
class ChoicesField : public GroupField {
    Q_OBJECT

public:
    struct Part {
        QString label;                                        ///< before a list; empty: there is one list alone
        std::vector<std::pair<QString, std::string>> choices; ///< for people, and the item that is written; "": none
    };
    ChoicesField(SetupDocument& document, const GroupInfo& group, std::vector<Part> parts, QWidget* parent);
    void refresh() override;
    QWidget* partOf(const std::string& item) override;

private:
    int chosen(const Part& part, const std::vector<std::string>& items) const;
    void choose(std::size_t part, int choice);

    std::vector<Part> m_parts;
    std::vector<QComboBox*> m_lists; ///< one a part, or
    std::vector<QCheckBox*> m_boxes; ///< one a part, with one choice each
};

/** A number. */
class NumberField : public GroupField {
    Q_OBJECT

public:
    NumberField(SetupDocument& document, const GroupInfo& group, QWidget* parent);
    void refresh() override;

private:
    QSpinBox* m_number;
};

/** Items as they are written. */
class TextField : public GroupField {
    Q_OBJECT

public:
    TextField(SetupDocument& document, const GroupInfo& group, QWidget* parent);
    void refresh() override;

private:
    QLineEdit* m_line;
};

} // namespace ringford::ui
