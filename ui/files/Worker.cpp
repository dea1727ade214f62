// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/Worker.h"

#include <cassert>
#include <system_error>

namespace ringford::ui {

Worker::~Worker()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void Worker::start(const Work& work)
{
    assert(!isBusy());
    try {
        m_thread = std::jthread([this, work](std::stop_token stop) {
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
    } catch (const std::system_error&) {
        // The system gives no thread: the window has to wait for the work.
        work({})();
        return;
    }
    emit busyChanged(true);
}

} // namespace ringford::ui
