// SPDX-License-Identifier: GPL-3.0-or-later
// What most tests of the window include, read once.
#pragma once

#include "cmake/precompiled/window.h"

#include <QTest>
