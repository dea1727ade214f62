// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/SmallScreens.h"

#include "ui/widgets/TinyScreens.h"

#include <QAbstractSpinBox>
#include <QChildEvent>
#include <QComboBox>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>

namespace ringford::ui {

namespace {

constexpr QSize kFrame(12, 36); // that desktops put around a window: known when it is seen, too late

/**
 * Lets the wheel scroll past fields: one that it would change, and that only lies below the pointer, has another value
 * unseen. It changes what has the focus.
 */
class WheelGuard : public QObject {
public:
    using QObject::QObject;

    void watch(QWidget& widget)
    {
        if (isChangedByWheel(widget) && widget.focusPolicy() == Qt::WheelFocus)
            widget.setFocusPolicy(Qt::StrongFocus);
        widget.installEventFilter(this);
        for (QWidget* const child : widget.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            watch(*child);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ChildPolished) {
            if (auto* const child = qobject_cast<QWidget*>(static_cast<QChildEvent*>(event)->child()))
                watch(*child);
        } else if (event->type() == QEvent::Wheel) {
            const auto* const field = static_cast<QWidget*>(watched);
            if (isChangedByWheel(*field) && !field->hasFocus()) {
                event->ignore(); // what it lies in is scrolled
                return true;
            }
        }
        return false;
    }

private:
    static bool isChangedByWheel(const QWidget& widget)
    {
        return qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
               (qobject_cast<const QAbstractSlider*>(&widget) && !qobject_cast<const QScrollBar*>(&widget));
    }
};

/** Never narrower than what it holds: it is scrolled up and down alone. */
class ScrolledArea : public QScrollArea {
public:
    explicit ScrolledArea(QWidget* parent) : QScrollArea(parent) { setViewportMargins(0, 0, kBeforeBar, 0); }

    QSize sizeHint() const override { return widget()->sizeHint() + besides(); }
    QSize minimumSizeHint() const override
    {
        constexpr int kLeastLinesSeen = 3;
        return {widget()->minimumSizeHint().width() + besides().width(), kLeastLinesSeen * fontMetrics().height()};
    }

private:
    static constexpr int kBeforeBar = 4; // px: frames of groups do not touch it

    QSize besides() const
    {
        const int edge = 2 * frameWidth();
        return {verticalScrollBar()->sizeHint().width() + kBeforeBar + edge, edge};
    }
};

} // namespace

QScrollArea* scrolled(QWidget* content, QWidget* parent)
{
    auto* const area = new ScrolledArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // what it holds has the focus, and scrolls it
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    (new WheelGuard(area))->watch(*content);
    followFocus(*area);
    return area;
}

void resizeWithinScreen(QWidget& window, QSize wanted)
{
    window.resize(wanted.boundedTo(window.screen()->availableGeometry().size() - kFrame));
}

} // namespace ringford::ui
