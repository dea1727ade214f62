// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace ringford::ui {

/** The font of everything that is printed, unless another is chosen. */
QFont printFont();
/**
 * The font of a family for paper: without ligatures, which nobody finds who searches a file, since they are letters of
 * their own there.
 */
QFont fontForPaper(const QString& family);

/** A font that was asked for, and whether it is there. */
struct ChosenFont {
    QFont font;
    bool isInstalled = true; ///< else it is that of printFont()
};
/** What fonts are called that can be chosen whatever is installed: `dejavu`, `serif`, `sans`. */
const QStringList& printFontNames();
/** The font of one of those names, of which `serif` and `sans` are the best installed, or of a family. */
ChosenFont chosenFont(const QString& name);

/** What pages are set in. Sizes are those of fonts, in mm. */
struct PrintType {
    QFont font = printFont();
    double title = 5;
    double caption = 3.7;
    double text = 3.7; ///< of answers and actions, and all else
};

} // namespace ringford::ui
