// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Contents.h"
#include "engine/text/Drawings.h"

#include <QObject>

class QUndoStack;

namespace ringford::ui {

/** What boards show in place of the position of a match: a setup that is being edited. */
class BoardSource : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /** What stands there, on the boards of the game that the match is of. */
    virtual const Contents& contents() const = 0;
    /** Cells that something is said of beside what stands there, to be ringed. */
    virtual std::vector<MarkedCell> ringed() const { return {}; }

    /** The id() of steps of edits() that draw. */
    static constexpr int kDrawingStep = 100;
    /** What is drawn there, as the comments of an entry hold it. */
    virtual const Comments& comments() const = 0;
    /** Draws something else there, as one step of edits(). */
    virtual void setComments(Comments comments) = 0;
    virtual QUndoStack& edits() = 0;

signals:
    /** Something else stands there, at once. */
    void changed();
};

} // namespace ringford::ui
