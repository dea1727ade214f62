# SPDX-License-Identifier: GPL-3.0-or-later
# Every source is as .clang-format says. Other versions than 14 break some lines elsewhere.
find app cmake engine tests ui -name '*.cpp' -print0 -o -name '*.h' -print0 |
    xargs -0 clang-format-14 --dry-run -Werror
