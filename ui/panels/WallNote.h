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

    /**
     * Tells it to eyes and ears, in letters of so many pixels; below it @p more in such letters, too, or in smaller
     * ones, down to half of them, where it would lie on more than a fifth of the window.
     */
    void say(const QString& text, int letters, const QString& more = {});
    QString text() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void fit(int lettersOfMore);

    QWidget& m_window;
    QLabel* m_label;
    QLabel* m_more;
    int m_letters = 1; ///< px
    QTimer m_goes;
};

} // namespace ringford::ui
