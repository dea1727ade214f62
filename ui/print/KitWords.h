// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "engine/rules/GameType.h"
#include "ui/print/Kit.h"

namespace ringford::ui {

/** The words of a set, without its options, in the language that is installed: in English where none is. */
KitWords kitWords(const GameDescription& game, KitSpec::Pieces pieces);

/** The options that differ from their defaults, as people are asked for them: `Players: 6, Rules: Byzantine`. */
QString kitOptions(const GameType& type, const OptionValues& all);

/** The rules of a game on a page, in the first language that there is a card in, else in English; empty: none. */
QString rulesCard(const std::string& game, const QStringList& languages);

} // namespace ringford::ui
