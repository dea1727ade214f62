// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace ringford::ui {

/**
 * What a panel holds, with its size and manner of growing, but scrolled where there is less room: however many panels a
 * game has, the window need not grow for them.
 */
class ScrollPane : public QScrollArea {
    Q_OBJECT

public:
    /** Takes @p content over. */
    explicit ScrollPane(QWidget* content, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /** What it holds wants another size. */
    void hintChanged();

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    QSize m_hint;
};

} // namespace ringford::ui
