// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/DiskWait.h"

#include "engine/text/PlatformFile.h"

#include <utility>

namespace ringford::ui {

DiskWait::DiskWait(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Worker::busyChanged, this, [this](bool busy) {
        if (const QString next = busy ? QString() : std::exchange(m_next, {}); !next.isEmpty())
            waitFor(next);
    });
}

void DiskWait::waitFor(const QString& file)
{
    if (m_worker.isBusy()) {
        m_next = file;
        return;
    }
    m_worker.start([file](const std::stop_token&) -> Worker::Finish {
        keepOnDisk(file.toStdString());
        return [] {};
    });
}

} // namespace ringford::ui
