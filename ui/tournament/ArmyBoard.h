// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Setup.h"
#include "engine/tournament/Army.h"
#include "ui/match/MatchModel.h"

#include <QUndoStack>
#include <QWidget>

namespace ringford::ui {

struct BoardAppearance;
class BoardView;
class EditTool;
class Palette;
class SetupDocument;

/**
 * The board of a battle before it begins: pieces that are given up are taken off, and put back from the position
 * editor's palette.
 */
class ArmyBoard : public QWidget {
    Q_OBJECT

public:
    explicit ArmyBoard(const BoardAppearance& appearance, QWidget* parent = nullptr);
    ~ArmyBoard() override;

    BoardView& board() const { return *m_board; }
    Palette& palettePieces() const { return *m_palette; }
    SetupDocument& document() const { return *m_document; }

    /** Of each kind the pieces stay that stand nearest to the middle. */
    void setArmies(const Army& white, const Army& black);
    /** The army of a side as it stands there. */
    Army army(Side side) const;
    /** Where the battle begins. @pre there is no trouble */
    const Position& start() const;
    /** Why no battle begins so, for people; empty: one does. */
    QString trouble() const;

signals:
    /** Somebody has put or taken off a piece. */
    void armiesChanged();

private:
    MatchModel m_match;
    QUndoStack m_drawings; ///< what the right button draws can be undone
    BoardView* m_board;
    SetupDocument* m_document;
    EditTool* m_tool;
    Palette* m_palette;
    bool m_isFilling = false;
};

} // namespace ringford::ui
