// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/TinyScreens.h"

#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QEvent>
#include <QFileDialog>
#include <QMainWindow>
#include <QMessageBox>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ringford::ui {

namespace {

constexpr QSize kAroundWindow(12, 36); // that desktops put around a window

/** As small as need be. */
class WholeArea : public QScrollArea {
public:
    explicit WholeArea(QWidget* content)
    {
        setFrameShape(NoFrame);
        setFocusPolicy(Qt::NoFocus); // what it holds has the focus, and scrolls it
        setWidgetResizable(true);
        setWidget(content);
        followFocus(*this);
    }

    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override
    {
        constexpr int kLeastSeenLines = 3;
        return QSize(kLeastSeenLines, kLeastSeenLines) * fontMetrics().height();
    }
};

/** Puts what @p window holds into an area; false where it is not to be moved. */
bool putIntoArea(QWidget& window)
{
    if (auto* const main = qobject_cast<QMainWindow*>(&window)) {
        if (!main->centralWidget() || main->findChild<QDockWidget*>())
            return false;
        main->setCentralWidget(new WholeArea(main->takeCentralWidget()));
        return true;
    }
    const bool isOfQt = qobject_cast<QMessageBox*>(&window) || qobject_cast<QFileDialog*>(&window);
    if (!qobject_cast<QDialog*>(&window) || isOfQt || !window.layout())
        return false;
    auto* const content = new QWidget;
    content->setLayout(window.layout());
    auto* const whole = new QVBoxLayout(&window);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(new WholeArea(content));
    return true;
}

class ScreenWatch : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* const window = qobject_cast<QWidget*>(watched);
        if (event->type() == QEvent::Show && !event->spontaneous() && window && window->isWindow()) {
            const QRect screen = window->screen()->availableGeometry();
            scrollWithin(*window, screen.size() - kAroundWindow);
        }
        return false;
    }
};

} // namespace

void followFocus(QScrollArea& area)
{
    const auto follow = [&area](bool isClicked) {
        QWidget* const focus = QApplication::focusWidget();
        if (!focus || !area.isAncestorOf(focus))
            return;
        const QRect place(focus->mapTo(area.viewport(), QPoint(0, 0)), focus->size());
        // What is seen in part stays where it is under a pointer.
        if (!isClicked || !place.intersects(area.viewport()->rect()))
            area.ensureWidgetVisible(focus);
    };
    // Queued: areas around this one come after it.
    QObject::connect(qApp, &QApplication::focusChanged, &area, [&area, follow] {
        const bool isClicked = QGuiApplication::mouseButtons() != Qt::NoButton;
        QMetaObject::invokeMethod(
            &area, [follow, isClicked] { follow(isClicked); }, Qt::QueuedConnection);
    });
}

void scrollWithin(QWidget& window, QSize room)
{
    const QSize least = window.minimumSizeHint().expandedTo(window.minimumSize());
    if (least.width() <= room.width() && least.height() <= room.height())
        return;
    QWidget* const focus = window.focusWidget();
    if (!putIntoArea(window))
        return;
    window.setMinimumSize(0, 0);
    window.resize(window.size().boundedTo(room));
    const QRect screen = window.screen()->availableGeometry();
    if (!screen.contains(window.geometry()))
        window.move(screen.topLeft());
    if (focus)
        focus->setFocus();
}

void watchTinyScreens()
{
    qApp->installEventFilter(new ScreenWatch(qApp));
}

} // namespace ringford::ui
