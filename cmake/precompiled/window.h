// SPDX-License-Identifier: GPL-3.0-or-later
// What most sources of the window include, read once.
#pragma once
#include "paint.h"

#include <QtWidgets>
