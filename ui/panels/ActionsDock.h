// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Action.h"
#include "ui/panels/Panel.h"
#include "ui/panels/PlayedRows.h"

#include <cstdint>
#include <optional>
#include <vector>

class QListWidget;

namespace ringford {
class Match;
}

namespace ringford::ui {

class BoardScene;
class MatchModel;
class PlayTool;
class RowsOrNote;

/**
 * Lists what can be done now and is hard to see on the board (ToolInfo::isListed; while shells are aimed, these): what is
 * pointed at or clicked is shown there, what is double-clicked, or chosen by Enter, is played. A click that comes at once
 * after the rows have moved does nothing. Its title names what it holds. Nothing to be seen in games without such actions.
 */
class ActionsDock : public Panel {
    Q_OBJECT

public:
    /** All outlive it. */
    ActionsDock(MatchModel& model, BoardScene& scene, PlayTool& tool, QWidget* parent = nullptr);

    QListWidget* list() const { return m_list; }
    /** Whether the game has actions that are listed. */
    bool isWanted() const override;
    bool isFilledLater() const override { return false; }
    /** For a round in which nobody could play anything of it. */
    bool isLongEmpty() const override;
    /** What is listed where @p match starts. */
    static std::vector<Action> listedAtStart(const Match& match);
    /** It is to be as high without actions as with @p most of them, or with as many as are usual if that is less. */
    void keepRoomForRows(int most);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keepRoom();
    void rebuild();
    void updateTitle();
    void nameAfter(const QString& title);
    void sayWhetherEmpty();
    void noteEmpty();
    void takeTool();
    void preview(int row);
    void playRow(int row);

    MatchModel& m_model;
    BoardScene& m_scene;
    PlayTool& m_tool;
    QListWidget* m_list;
    RowsOrNote* m_content;
    std::vector<Action> m_actions;        ///< by row
    std::uint8_t m_inHand = 0;            ///< the tool, when it was looked at last
    std::optional<std::uint8_t> m_listed; ///< the tool whose actions are listed alone
    std::optional<int> m_emptyFrom;       ///< the depth from which on nothing was listed
    PlayedRows m_rows;
};

} // namespace ringford::ui
