// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/SmallScreens.h"

#include "ui/widgets/TinyScreens.h"

#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>

namespace ringford::ui {

namespace {

constexpr QSize kFrame(12, 36); // that desktops put around a window: known when it is seen, too late

/** Never narrower than what it holds: it is scrolled up and down alone. */
class ScrolledArea : public QScrollArea {
public:
    using QScrollArea::QScrollArea;

    QSize sizeHint() const override { return widget()->sizeHint() + besides(); }
    QSize minimumSizeHint() const override
    {
        constexpr int kLeastLinesSeen = 3;
        return {widget()->minimumSizeHint().width() + besides().width(), kLeastLinesSeen * fontMetrics().height()};
    }

private:
    QSize besides() const
    {
        const int edge = 2 * frameWidth();
        return {verticalScrollBar()->sizeHint().width() + edge, edge};
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
    followFocus(*area);
    return area;
}

void resizeWithinScreen(QWidget& window, QSize wanted)
{
    window.resize(wanted.boundedTo(window.screen()->availableGeometry().size() - kFrame));
}

} // namespace ringford::ui
