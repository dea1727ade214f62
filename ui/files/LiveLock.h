// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLockFile;

namespace ringford::ui {

/** Lets @p lock stand for as long as the program lives, and takes it; false where somebody who lives has it. */
bool takeLiveLock(QLockFile& lock);

} // namespace ringford::ui
