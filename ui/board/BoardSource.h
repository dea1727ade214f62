// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Contents.h"
#include "engine/text/CommentParts.h"

#include <QObject>

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

signals:
    /** Something else stands there, at once. */
    void changed();
};

} // namespace ringford::ui
