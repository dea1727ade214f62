// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford::test {

/** From now on somebody listens, as Qt hears of a screen reader. */
void beginToListen();

} // namespace ringford::test
