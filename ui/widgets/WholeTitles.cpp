// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/WholeTitles.h"

#include <QApplication>
#include <QEvent>
#include <QFileDialog>
#include <QFontMetrics>
#include <QGridLayout>
#include <QMessageBox>
#include <QScreen>

#include <algorithm>

namespace ringford::ui {

namespace {

/** A message box takes its size from what it holds, at the moment when it is shown. */
void widen(const QMessageBox& box, int width)
{
    auto* const grid = qobject_cast<QGridLayout*>(box.layout());
    if (!grid)
        return;
    const QMargins around = grid->contentsMargins();
    auto* const room = new QSpacerItem(width - around.left() - around.right(), 0);
    grid->addItem(room, grid->rowCount(), 0, 1, std::max(1, grid->columnCount()));
}

class TitleWatch : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* const dialog =
            event->type() == QEvent::Show && !event->spontaneous() ? qobject_cast<QDialog*>(watched) : nullptr;
        if (!dialog || !dialog->isWindow() || qobject_cast<QFileDialog*>(dialog))
            return false;
        const int width = std::min(widthForTitle(*dialog), dialog->screen()->availableGeometry().width());
        if (const auto* const box = qobject_cast<QMessageBox*>(dialog))
            widen(*box, width);
        else if (dialog->width() < width)
            dialog->resize(width, dialog->height());
        return false;
    }
};

} // namespace

int widthForTitle(const QWidget& window)
{
    constexpr int kBesides = 10; // times the height of letters: the desktop's buttons and the icon
    QFont font = window.font();
    font.setBold(true);
    const QFontMetrics metrics(font);
    const QString title = window.windowTitle() + QStringLiteral(" — ") + QGuiApplication::applicationDisplayName();
    return metrics.horizontalAdvance(title) + kBesides * metrics.height();
}

void watchTitles()
{
    qApp->installEventFilter(new TitleWatch(qApp));
}

} // namespace ringford::ui
