// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <stop_token>
#include <thread>

namespace ringford::ui {

/** Does one piece of work at a time on a thread of its own, so that the window stays awake. */
class Worker : public QObject {
    Q_OBJECT

public:
    /** What is done on the window's thread when the work is. */
    using Finish = std::function<void()>;
    /** What is done on the worker's thread; looks at the token now and then. */
    using Work = std::function<Finish(std::stop_token)>;

    using QObject::QObject;
    /** Stops and waits; what was being done is not finished. */
    ~Worker() override;

    bool isBusy() const { return m_thread.joinable(); }
    /** Where the system gives no thread for it, the work is done and finished before this returns. @pre not busy */
    void start(const Work& work);
    /** Asks the work to end early. It finishes all the same, with what it has. */
    void stop() { m_thread.request_stop(); }

signals:
    void busyChanged(bool busy);

private:
    std::jthread m_thread;
};

} // namespace ringford::ui
