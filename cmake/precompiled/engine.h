// SPDX-License-Identifier: GPL-3.0-or-later
// What most sources of the engine include of the standard library, read once.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>
