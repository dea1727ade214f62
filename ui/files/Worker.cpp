// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/Worker.h"

#include <cassert>

namespace ringford::ui {

Worker::~Worker()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void Worker::start(Work work)
{
    assert(!isBusy());
    m_thread = std::jthread([this, work = std::move(work)](std::stop_token stop) {
        Finish finish = work(std::move(stop));
        // Posted to this object: dropped with it should it go first.
        QMetaObject::invokeMethod(
            this,
            [this, finish = std::move(finish)] {
                m_thread.join();
                emit busyChanged(false);
                finish();
            },
            Qt::QueuedConnection);
    });
    emit busyChanged(true);
}

} // namespace ringford::ui
