// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Match.h"
#include "ui/print/DiagramSpec.h"

#include <vector>

namespace ringford::ui {

/** The mark `$220`: a diagram belongs here. */
inline constexpr std::uint8_t kDiagramMark = 220;

bool wantsDiagram(const Node* node);
/**
 * The places of a match that become exercises, in the order in which they are written: those with the mark, on any
 * line; of a match without one that begins at a setup of its own, its start.
 */
std::vector<const Node*> exercisesOf(const Match& match);
/** What is played from there, up to the next diagram. */
QString answerOf(const Node* node);
/** What people read of a place's comments, in one line. */
QString commentOf(const Match& match, const Node* node);
/** A diagram of a place with what is drawn there, its comment as the caption. */
DiagramSpec diagramOf(const Match& match, const Node* node, PaperStyle style, std::vector<QString> seatNames);

} // namespace ringford::ui
