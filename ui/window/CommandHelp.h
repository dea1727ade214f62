// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford::ui {

class Commands;

/** Gives every command the sentence that "What's This" says about it. */
void explainCommands(const Commands& commands);

} // namespace ringford::ui
