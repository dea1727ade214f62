// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/ui/BoardHands.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/ActionChooser.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <QToolButton>

#include <algorithm>

// What tests of boards with rivers need besides hands.
namespace ringford::test {

/** A window in which the long board has cells that can be played on. */
inline constexpr QSize kLongWindow{1240, 420};

inline Match longMatch(const char* setup = "", const OptionValues& options = {})
{
    return matchOf("longchess", setup, options);
}

/** The words on the buttons of what is offered, sorted. */
inline QStringList offered(const BoardHands& hands)
{
    QStringList words;
    if (const ui::ActionChooser* const chooser = hands.view.chooser()) {
        for (const QToolButton* const button : chooser->findChildren<QToolButton*>())
            words += button->text();
    }
    words.sort();
    return words;
}

/** Takes what is offered with these words. */
inline void choose(const BoardHands& hands, const QString& words)
{
    for (QToolButton* const button : hands.view.chooser()->findChildren<QToolButton*>()) {
        if (button->text().contains(words)) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    }
    QFAIL(qPrintable(words));
}

inline void hover(const BoardHands& hands, std::string_view cell)
{
    const QPoint at = hands.at(cell);
    QMouseEvent event(QEvent::MouseMove, at, hands.view.viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(hands.view.viewport(), &event);
}

/** How many cells are shown to be destroyed. */
inline std::size_t threatened(const BoardHands& hands)
{
    return hands.view.boardScene().picture().foresight.threatened.size();
}

/** How many markers of that letter are seen. */
inline std::size_t lying(const BoardHands& hands, char kind)
{
    const auto& markers = hands.view.boardScene().contents().markers;
    return static_cast<std::size_t>(std::ranges::count_if(
        markers, [&](const Marker& marker) { return hands.model.description().kind(marker.kind).letter == kind; }));
}

/** The middle of a place that may be no cell, in the viewport. */
inline QPoint atPlace(const BoardHands& hands, Place place)
{
    return hands.view.mapFromScene(hands.view.boardScene().boardLayout().centre(place));
}

/** The number of the tool with that icon. */
inline std::uint8_t toolNamed(const BoardHands& hands, std::string_view drawing)
{
    const auto& tools = hands.model.description().tools;
    return static_cast<std::uint8_t>(std::ranges::find(tools, drawing, &ToolInfo::drawing) - tools.begin());
}

} // namespace ringford::test
