// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files/Worker.h"

#include <QString>

namespace ringford::ui {

/** Waits on a thread of its own until what was written to a file is on the disk; what comes meanwhile waits as one. */
class DiskWait : public QObject {
    Q_OBJECT

public:
    explicit DiskWait(QObject* parent = nullptr);

    void waitFor(const QString& file);

private:
    QString m_next; ///< what is to be waited for afterwards; empty: nothing
    Worker m_worker;
};

} // namespace ringford::ui
