// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QGuiApplication;

namespace ringford::ui {

/** What Qt needs to draw letters: an application, on no display; none of its own where there is one. */
class OffscreenApplication {
public:
    OffscreenApplication();
    ~OffscreenApplication();
    OffscreenApplication(const OffscreenApplication&) = delete;
    OffscreenApplication& operator=(const OffscreenApplication&) = delete;

    /** Whether there is a font to write with at all. */
    static bool hasFonts();
    static constexpr const char* kNoFonts =
        "there is no font on this machine; DejaVu Sans would do (fonts-dejavu-core)";

private:
    char m_name[9] = "ringford";
    char* m_arguments[2] = {m_name, nullptr};
    int m_count = 1;
    std::unique_ptr<QGuiApplication> m_application;
};

} // namespace ringford::ui
