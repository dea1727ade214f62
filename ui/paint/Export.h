// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardLayout.h"
#include "ui/paint/BoardPicture.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

namespace ringford::ui {

/** How large a picture is to be; the width decides where both are given. @pre one is */
struct PictureSize {
    std::optional<double> widthInMm; ///< of the whole picture
    std::optional<double> cellInMm;  ///< of one cell
};

/**
 * A layout in mm. @p dpi makes cells whole dots; without it they are exact. @p options: its pixel and grain do not
 * matter.
 */
std::unique_ptr<BoardLayout> paperLayout(const Board& board, const PictureSize& size, LayoutOptions options,
                                         std::optional<double> dpi = {});

/** How small cells may be on paper, in mm, so that pieces are told from one another. */
double leastCell(const GameDescription& game, PaperStyle style);

} // namespace ringford::ui
