// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Matches.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"

#include <QString>

#include <string_view>

namespace ringford::test {

/**
 * A board in a shown window, and hands that use it as a person does: through the viewport and the keys. Nothing moves
 * by itself.
 */
class BoardHands {
public:
    explicit BoardHands(Match match, QSize size = {640, 640});

    ui::MatchModel model;
    ui::BoardView view;

    /** The cell of that name. @pre there is one */
    Cell cell(std::string_view name) const;
    /** The middle of a cell in the viewport. */
    QPoint at(std::string_view name) const;
    void drag(std::string_view from, std::string_view to) { drag(at(from), at(to)); }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {});
    /** The button goes down and the pointer comes there, but it is not let go. */
    void dragAndHold(std::string_view from, QPoint to);
    void letGo(QPoint at);
    /** The pointer rests there, no button is down. */
    void hover(QPoint at) const;
    void hover(std::string_view name) const { hover(at(name)); }
    void click(std::string_view name) { click(at(name)); }
    void click(QPoint at);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /** Puts the keyboard's cursor on a cell. */
    void point(std::string_view name);
    void setMotion(double factor);

    /** The text of the entry that the match stands at; empty at the start. */
    QString lastEntry() const;
    /** What stands on a cell: the piece's letter and the first of its side's name (`Mw`); empty where nothing does. */
    QString on(std::string_view name) const;
    /** The middle of the item of a cell's piece, in scene coordinates. */
    QPointF itemAt(std::string_view name) const;
    /** Names of the cells that are marked as targets, sorted. */
    QStringList targets() const;

private:
    void moveTo(QPoint from, QPoint to);
};

} // namespace ringford::test
