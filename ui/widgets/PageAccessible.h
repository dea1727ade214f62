// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford::ui {

/** Lets screen readers have the pages of text browsers as PageLines tells them. Once for a program, before any page. */
void letPagesBeRead();

} // namespace ringford::ui
