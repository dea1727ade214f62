// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/tune/Table.h"

namespace ringford::tune {

namespace {

std::string one(bool isBoth, std::span<const int>& ints)
{
    std::string text = std::to_string(ints[0]);
    if (isBoth)
        text = "{" + text + ", " + std::to_string(ints[1]) + "}";
    ints = ints.subspan(isBoth ? 2 : 1);
    return text;
}

/** An array, with the second pair of braces that std::array has. */
std::string array(std::span<const int> shape, bool isBoth, std::span<const int>& ints)
{
    if (shape.empty())
        return one(isBoth, ints);
    std::string text = "{{";
    for (int i = 0; i < shape.front(); ++i)
        text += (i > 0 ? ", " : "") + array(shape.subspan(1), isBoth, ints);
    return text + "}}";
}

} // namespace

int intsOf(const Field& field)
{
    int count = field.isBoth ? 2 : 1;
    for (const int size : field.shape)
        count *= size;
    return count;
}

std::string initializer(const std::vector<Field>& fields, std::span<const int> ints)
{
    std::string text = "{";
    std::string_view inside;
    for (const Field& field : fields) {
        if (field.inside != inside && !inside.empty())
            text += "},\n";
        if (field.inside != inside && !field.inside.empty())
            text += "." + std::string(field.inside) + " = {";
        inside = field.inside;
        text += "." + std::string(field.name) + " = " + array(field.shape, field.isBoth, ints) + ",\n";
    }
    return text + (inside.empty() ? "}" : "}}");
}

} // namespace ringford::tune
