// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Matches.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/editor/EditSession.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/Palette.h"
#include "ui/editor/ProblemsPanel.h"
#include "ui/editor/SetupDocument.h"
#include "ui/match/MatchModel.h"
#include "ui/window/CommandSet.h"

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QListWidget>
#include <QTest>

#include <algorithm>

namespace ringford::test {

/** A window whose position is edited. */
struct EditorHands : WindowHands {
    explicit EditorHands(const char* id = "orthodox", const char* setup = "", const OptionValues& options = {})
    {
        window.resize(1280, 800);
        window.model().replace(matchOf(id, setup, options));
        window.commands()[ui::Command::EditPosition]->trigger();
        QCoreApplication::processEvents();
    }
    ~EditorHands() { window.model().setModified(false); }

    ui::EditSession& edit() { return window.editing(); }
    ui::SetupDocument& document() { return edit().document(); }
    const GameDescription& game() { return document().description(); }
    QString now() { return QString::fromStdString(writeSetup(document().setup())); }
    Cell cell(std::string_view name) { return *game().board.find(name); }
    QPoint at(Cell cell) { return window.board().cellRect(cell).center(); }
    QWidget* viewport() { return window.board().viewport(); }

    /** Takes a piece or marker of an army in hand. */
    void take(char letter, int army)
    {
        const PieceKind kind = *game().findKind(letter);
        const bool isMarker = game().kind(kind).isMarker;
        take({isMarker ? ui::Brush::Kind::Marker : ui::Brush::Kind::Piece, kind, army, 0});
    }
    void take(const ui::Brush& brush)
    {
        QAbstractButton* const button = edit().palette().button(brush);
        if (!button)
            qFatal("no such button");
        button->click();
    }
    void dragTo(Cell from, QPoint to, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {})
    {
        constexpr int kSteps = 6;
        QTest::mousePress(viewport(), button, modifiers, at(from));
        for (int i = 1; i <= kSteps; ++i)
            QTest::mouseMove(viewport(), at(from) + (to - at(from)) * i / kSteps);
        QTest::mouseRelease(viewport(), button, modifiers, to);
    }
    const PlacedPiece* pieceAt(Cell cell)
    {
        const auto& pieces = document().contents().pieces;
        const auto found = std::ranges::find(pieces, cell, &PlacedPiece::cell);
        return found == pieces.end() ? nullptr : &*found;
    }
    /** Cells on which nothing is, and that are seen, in order. */
    std::vector<Cell> emptyCells()
    {
        std::vector<Cell> cells;
        for (std::uint16_t index = 0; index < game().board.cellCount(); ++index) {
            const auto& markers = document().contents().markers;
            if (!pieceAt(Cell{index}) && std::ranges::find(markers, Cell{index}, &Marker::cell) == markers.end() &&
                viewport()->rect().contains(at(Cell{index})))
                cells.push_back(Cell{index});
        }
        return cells;
    }
    QListWidget& problems() { return edit().problems().list(); }
};

} // namespace ringford::test
