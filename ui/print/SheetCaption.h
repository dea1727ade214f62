// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

namespace ringford::ui {

/**
 * What stands below a diagram of a sheet, as it is set in a place: in usual letters if there is room, else in smaller
 * ones, else its beginning, which ends with an ellipsis, and the sentence that tells what is to be done. Lengths are mm.
 */
struct SheetCaption {
    static constexpr double kUsual = 3.7;    ///< height of letters, unless another is asked for
    static constexpr double kSmaller = 0.78; ///< small letters, in usual ones
    static constexpr double kLeading = 1.35; ///< from line to line, in letters
    /** So many usual lines, or smaller ones, have room in every place; more have it where boards leave some. */
    static constexpr int kUsualLines = 2;
    static constexpr int kSmallLines = 3;

    QStringList lines;
    double size = kUsual;
    bool isCut = false;

    enum class Letters { Fitting, Small };
    /** In a room of that width and height, in usual letters where it fits, unless small ones are wanted. */
    static SheetCaption in(const QString& text, double width, double height, const QFont& font, double usual = kUsual,
                           Letters letters = Letters::Fitting);
    /** The room that every place has for it, as high as it needs. */
    static double least(const QString& text, double width, const QFont& font, double usual);
    /** The same, where boards are small and small letters are better than smaller boards. */
    static double leastSmall(const QString& text, double width, const QFont& font, double usual);
    /** The room in which it is whole in usual letters. */
    static double whole(const QString& text, double width, const QFont& font, double usual);
    /** The same in small letters. */
    static double wholeSmall(const QString& text, double width, const QFont& font, double usual);
    /** The most room that every place has for one. */
    static constexpr double most(double usual) { return kSmallLines * kSmaller * usual * kLeading; }
};

} // namespace ringford::ui
