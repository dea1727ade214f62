// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/Brush.h"

#include <memory>
#include <optional>

class QMimeData;

namespace ringford::ui {

/** A piece of the palette as it is dragged within the program. @pre the brush puts a piece */
std::unique_ptr<QMimeData> mimeOf(const Brush& brush);
/** The piece that is dragged; nothing where something else is. */
std::optional<Brush> brushIn(const QMimeData& mime);
/** What that is called among kinds of data. */
inline constexpr const char* kBrushMime = "application/x-ringford-piece";

} // namespace ringford::ui
