// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford {

/**
 * Until the application has started, keeps what Qt has to say to itself. Where Qt finds no display and would abort with
 * words about its plugins, says so in plain ones and ends the program with status 1.
 */
class StartWatch {
public:
    StartWatch();
    ~StartWatch() { setStarted(); }
    StartWatch(const StartWatch&) = delete;
    StartWatch& operator=(const StartWatch&) = delete;

    /** The application has its display: what Qt says from here on, and has said until now, goes its usual way. */
    void setStarted();

private:
    bool m_watches = true;
};

} // namespace ringford
