// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Contents.h"

#include <QObject>
#include <QString>

namespace ringford::ui {

class BoardView;
class EditTool;
class SetupDocument;

/**
 * Tells screen readers what stands on the cell of the keyboard's cursor when a key has changed that, and what keeps the
 * position from being played now: of several things the first.
 */
class SetupNews : public QObject {
    Q_OBJECT

public:
    /** Belongs to @p document; @p board outlives it. */
    SetupNews(SetupDocument& document, const EditTool& tool, BoardView& board);

private:
    void announce();

    SetupDocument& m_document;
    BoardView& m_board;
    Contents m_before; ///< what stood on the boards before the last change
    QString m_problem; ///< that was told of last
};

} // namespace ringford::ui
