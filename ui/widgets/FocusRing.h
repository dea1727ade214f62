// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace ringford::ui {

/**
 * A frame around the list, the note or the text of many lines in a panel that has the focus: styles mark only the
 * current row, which may be out of sight, or none.
 */
class FocusRing : public QWidget {
    Q_OBJECT

public:
    /** Looks after all of these within @p content, which it belongs to. */
    explicit FocusRing(QWidget& content);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(QWidget* focused);

    QWidget& m_content;
};

} // namespace ringford::ui
