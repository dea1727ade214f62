// SPDX-License-Identifier: GPL-3.0-or-later
// What most tests of the window include, read once.
#pragma once
#include "window.h"

#include <QtTest>
#include <rapidcheck.h>
