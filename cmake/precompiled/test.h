// SPDX-License-Identifier: GPL-3.0-or-later
// What most tests without a window include, read once.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QTest>

#include <rapidcheck.h>
