// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <functional>
#include <utility>

namespace ringford::ui {

/** Takes Tab and Esc itself: the list of completions hands keys straight to its field, past all filters. */
class ActionField : public QLineEdit {
public:
    // Of a completion, which is shown as people read it:
    static constexpr int kTypedRole = Qt::UserRole; ///< what is typed for it
    static constexpr int kBegunRole =
        kTypedRole + 1; ///< what it is found by: the same, or that without the board's number

    /** @p close: what Esc does */
    ActionField(std::function<void()> close, QWidget* parent) : QLineEdit(parent), m_close(std::move(close)) {}

    /** Whether the focus came with the window, and nobody has turned to the field. */
    bool isActivated() const { return m_isActivated; }

protected:
    void focusInEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    bool complete();

    std::function<void()> m_close;
    bool m_isActivated = false;
};

} // namespace ringford::ui
