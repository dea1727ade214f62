// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ringford::tune {

/** A member of a struct of weights, which is made of ints and nothing else. */
struct Field {
    std::string_view name;
    std::vector<int> shape{};  ///< of its arrays, the outer one first; none: it is no array
    bool isBoth = true;        ///< made of Both, not of int
    std::string_view inside{}; ///< the member that has it, if it is not one of the struct itself
};

/** How many ints it is made of. */
int intsOf(const Field& field);
/** The struct as C++ writes it, `{.name = ..., ...}`, of its @p ints in the order of its members. */
std::string initializer(const std::vector<Field>& fields, std::span<const int> ints);

} // namespace ringford::tune
