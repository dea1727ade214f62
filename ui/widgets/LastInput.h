// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ringford::ui {

/** What a person used last, keys or a pointer: marks that only keys need are shown to those who use keys. */
class LastInput : public QObject {
public:
    /** Begins to watch, if that has not been asked for yet. @pre there is an application */
    static void watch();
    /** False before anything was used: most come with a mouse, and the first key shows what it is about. */
    static bool wasKey();
    /** False before anything was used, too. */
    static bool wasPointer();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
};

} // namespace ringford::ui
