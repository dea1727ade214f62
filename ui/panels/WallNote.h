// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

#include <chrono>

class QLabel;

namespace ringford::ui {

/** Something that a room is told for some seconds, over the lower part of a window; hands reach what is behind it. */
class WallNote : public QFrame {
    Q_OBJECT

public:
    /** Lies over @p window, which it belongs to; hidden at first. */
    explicit WallNote(QWidget& window);

    static constexpr std::chrono::milliseconds kPatience{7000};

    /** Tells it to eyes and ears, in letters of so many pixels; @p more in half of them below it. */
    void say(const QString& text, int letters, const QString& more = {});
    QString text() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QWidget& m_window;
    QLabel* m_label;
    QLabel* m_more;
    QTimer m_goes;
};

} // namespace ringford::ui
