// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/Brush.h"

#include <memory>
#include <optional>

class QMimeData;

namespace ringford::ui {

/** A piece or marker of the palette as it is dragged within the program. @pre the brush puts one */
std::unique_ptr<QMimeData> mimeOf(const Brush& brush);
/** What is dragged; nothing where that is neither. */
std::optional<Brush> brushIn(const QMimeData& mime);
/** What pieces are called among kinds of data, and markers, which no stockpile takes. */
inline constexpr const char* kBrushMime = "application/x-ringford-piece";
inline constexpr const char* kMarkerMime = "application/x-ringford-marker";

} // namespace ringford::ui
