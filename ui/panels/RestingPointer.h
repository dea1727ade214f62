// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QTimer>

#include <chrono>
#include <optional>

namespace ringford::ui {

/**
 * Hides the pointer of the program's windows while it rests, as presenters do: a room looks at the board. A hand that
 * moves it, or presses, brings it back.
 */
class RestingPointer : public QObject {
    Q_OBJECT

public:
    explicit RestingPointer(QObject* parent = nullptr);
    ~RestingPointer() override;

    void setOn(bool isOn);
    /** After so long it is hidden. */
    void setPatience(std::chrono::milliseconds patience);
    bool isHidden() const { return m_isHidden; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void hide();
    void show();

    QTimer m_rests;
    std::optional<QPointF> m_at; ///< on the screen
    bool m_isOn = false;
    bool m_isHidden = false;
};

} // namespace ringford::ui
