// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/SearchService.h"

#include "engine/contest/PlatformProcess.h"

#include <QThread>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

namespace ringford::ui {

namespace {

using SearchWatch = std::chrono::steady_clock;

constexpr uint kSearchStack = 16 * 1024 * 1024; // bytes: a search calls itself once a ply
constexpr std::chrono::milliseconds kBetweenNews{100};

} // namespace

/** The thread of a service, which runs one task after the other. It starts with the first. */
class SearchService::Worker : public QThread {
public:
    Worker(SearchService& service, Maker maker) : m_service(service), m_maker(std::move(maker))
    {
        setStackSize(kSearchStack);
    }

    ~Worker() override
    {
        {
            const std::lock_guard lock(m_mutex);
            m_stop.request_stop();
            m_isEnding = true;
        }
        m_wake.notify_one();
        wait();
    }

    void begin(int number, std::shared_ptr<const Game> game, SearchTask task)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_stop.request_stop();
            m_stop = std::stop_source();
            m_next = Order{number, std::move(game), std::move(task), m_stop.get_token()};
        }
        m_wake.notify_one();
        if (!isRunning())
            start(LowPriority); // Linux does not know it
    }

    void stop()
    {
        const std::lock_guard lock(m_mutex);
        m_stop.request_stop();
    }

protected:
    void run() override
    {
        giveWay(); // the window is painted by another thread
        while (std::optional<Order> order = await())
            serve(*order);
        m_search.reset();
    }

private:
    struct Order {
        int number;
        std::shared_ptr<const Game> game;
        SearchTask task;
        std::stop_token stop;
    };

    std::optional<Order> await()
    {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [this] { return m_next || m_isEnding; });
        return m_isEnding ? std::nullopt : std::exchange(m_next, std::nullopt);
    }

    void serve(const Order& order)
    {
        if (order.game != m_game) {
            m_search = m_maker(*order.game);
            m_game = order.game;
        } else if (m_search && order.task.seed != m_seed) {
            m_search->forget();
        }
        m_seed = order.task.seed;
        SearchWatch::time_point next{};
        const auto progress = [&](const SearchReport& report) {
            if (const auto now = SearchWatch::now(); now >= next) {
                next = now + kBetweenNews;
                deliver(order.number, report, false);
            }
        };
        deliver(order.number, m_search ? m_search->run(order.task, order.stop, progress) : SearchReport(), true);
    }

    /** In the window's thread, when that comes to it. */
    void deliver(int number, const SearchReport& report, bool isAnswer)
    {
        QMetaObject::invokeMethod(
            &m_service, [&service = m_service, number, report, isAnswer] { service.deliver(number, report, isAnswer); },
            Qt::QueuedConnection);
    }

    SearchService& m_service;
    const Maker m_maker;
    std::mutex m_mutex; ///< of the next four
    std::condition_variable m_wake;
    std::optional<Order> m_next;
    std::stop_source m_stop; ///< of what was asked last
    bool m_isEnding = false;
    std::shared_ptr<const Game> m_game; ///< of m_search; used by the thread alone, as what follows
    std::unique_ptr<Search> m_search;
    std::uint64_t m_seed = 0;
};

SearchService::SearchService(Maker maker, QObject* parent)
    : QObject(parent), m_worker(std::make_unique<Worker>(*this, std::move(maker)))
{
}

SearchService::~SearchService() = default; // ends the thread

int SearchService::ask(std::shared_ptr<const Game> game, SearchTask task)
{
    m_awaited = ++m_last;
    m_worker->begin(m_awaited, std::move(game), std::move(task));
    return m_awaited;
}

void SearchService::finish()
{
    m_worker->stop();
}

void SearchService::drop()
{
    m_awaited = 0;
    m_worker->stop();
}

void SearchService::deliver(int number, const SearchReport& report, bool isAnswer)
{
    if (number != m_awaited)
        return;
    if (isAnswer)
        m_awaited = 0;
    if (isAnswer)
        emit answered(number, report);
    else
        emit progressed(number, report);
}

} // namespace ringford::ui
