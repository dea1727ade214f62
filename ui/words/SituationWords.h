// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Contents.h"
#include "engine/rules/Description.h"

#include <QString>
#include <QStringList>

/** What is easily overlooked in a position: what pieces carry, and what is aimed and has not come down yet. */
namespace ringford::ui::words {

/**
 * What the marks on a cell and around it mean for what stands there: `carries the white flag`, `will be hit by the
 * black shell aimed at e20`. Empty where there is none.
 */
QStringList cellNotes(const GameDescription& game, Cell cell, const Contents& contents);
/**
 * Which flags pieces of @p side carry, a few words each: `carries the white flag`. @p isWhole: where, too; else several
 * are one text, which says how many they are.
 */
QStringList carriedBy(const GameDescription& game, const Contents& contents, Side side, bool isWhole);
/** A sentence each on who carries what, and on what everything that is aimed will hit. */
QStringList situation(const GameDescription& game, const Contents& contents);

} // namespace ringford::ui::words
