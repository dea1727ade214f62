// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/StockHands.h"

#include "ui/board/view/BoardView.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>

namespace ringford::test {

StockHands::StockHands(Match match)
{
    window.resize(1280, 800);
    window.model().replace(std::move(match));
    QCoreApplication::processEvents(); // the panel has come where it belongs
}

QModelIndex StockHands::row(const QString& words)
{
    for (int number = 0; number < stock().rowCount(); ++number) {
        const QModelIndex at = stock().index(number);
        if (stock().touchAt(at) && at.data().toString().contains(words))
            return at;
    }
    qFatal("no such row");
}

QStringList StockHands::rows()
{
    QStringList texts;
    for (int number = 0; number < stock().rowCount(); ++number) {
        const QModelIndex at = stock().index(number);
        const QString count = at.data(ui::StockModel::Count).toString();
        texts += stock().touchAt(at) ? QStringLiteral("- %1 × %2").arg(at.data().toString(), count)
                                     : QStringLiteral("%1 %2").arg(at.data().toString(), count);
    }
    return texts;
}

QPoint StockHands::at(const QModelIndex& row)
{
    dock().view().scrollTo(row);
    return dock().view().viewport()->mapToGlobal(dock().view().visualRect(row).center());
}

QPoint StockHands::at(std::string_view cell) const
{
    const QRect rect = window.board().cellRect(*window.model().description().board.find(cell));
    return window.board().viewport()->mapToGlobal(rect.center());
}

/** Straight to the list, which has the pointer as long as the button is down. */
void StockHands::mouse(QEvent::Type type, QPoint global, Qt::MouseButton button, Qt::MouseButtons buttons)
{
    QWidget* const viewport = dock().view().viewport();
    QMouseEvent event(type, viewport->mapFromGlobal(QPointF(global)), global, button, buttons, Qt::NoModifier);
    QApplication::sendEvent(viewport, &event);
}

void StockHands::click(const QModelIndex& row)
{
    const QPoint global = at(row);
    mouse(QEvent::MouseButtonPress, global, Qt::LeftButton, Qt::LeftButton);
    mouse(QEvent::MouseButtonRelease, global, Qt::LeftButton, {});
}

void StockHands::dragAndHold(const QModelIndex& row, QPoint to)
{
    constexpr int kSteps = 8;
    const QPoint from = at(row);
    mouse(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    for (int i = 1; i <= kSteps; ++i)
        mouse(QEvent::MouseMove, from + (to - from) * i / kSteps, Qt::NoButton, Qt::LeftButton);
}

void StockHands::letGo(QPoint at)
{
    mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton, {});
}

QStringList StockHands::targets() const
{
    QStringList names;
    for (const Target& target : window.board().boardScene().picture().targets)
        names += QString::fromStdString(window.model().description().board.name(target.cell));
    names.sort();
    return names;
}

QString StockHands::said() const
{
    return window.board().reason();
}

} // namespace ringford::test
