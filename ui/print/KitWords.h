// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/Kit.h"

#include <functional>

namespace ringford::ui {

/** How a set to cut out is worded: in English, or in the window's language. */
struct KitLanguage {
    std::function<QString(const char* english)> own; ///< our own words, which are of the context `KitWords`
    std::function<QString(const Text&)> engine;      ///< words of the engine
};

/** The words of a set, without its options. */
KitWords kitWords(const GameDescription& game, KitSpec::Pieces pieces, const KitLanguage& language);

} // namespace ringford::ui
