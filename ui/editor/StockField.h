// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/Brush.h"
#include "ui/editor/GroupFields.h"

class QListView;

namespace ringford::ui {

class BoardScene;
class HeldModel;

/**
 * What each seat holds: pieces to be seen, more and fewer of them by keys (+ and -), buttons, or by a drag from the
 * palette; and as it is written.
 */
class StockField : public GroupField {
    Q_OBJECT

public:
    /** The scene, which draws the pieces, outlives it. */
    StockField(SetupDocument& document, const GroupInfo& group, BoardScene& scene, QWidget* parent);
    void refresh() override;
    QWidget* partOf(const std::string& item) override;
    QListView* view(std::uint8_t seat) const { return m_views[seat]; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addRow(std::uint8_t seat);
    QListView* makeView(std::uint8_t seat);
    QLineEdit* makeLine(std::uint8_t seat);
    QWidget* makeAdd(std::uint8_t seat);
    QWidget* makeTake(std::uint8_t seat);
    void put(std::uint8_t seat, const Brush& brush);
    void add(std::uint8_t seat, const std::string& written);
    void takeOne(std::uint8_t seat);
    void takeWritten(std::uint8_t seat);
    void hold(std::uint8_t seat, std::vector<std::string> pieces);
    std::vector<std::string> held(std::uint8_t seat) const;

    BoardScene& m_scene;
    std::vector<QLineEdit*> m_lines; ///< by seat
    std::vector<HeldModel*> m_models;
    std::vector<QListView*> m_views;
};

} // namespace ringford::ui
