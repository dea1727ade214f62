// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace ringford::test {

/** A roll set as it is written, with its mark. */
inline const std::string kRollSetText =
    "[Ringford roll set 1]\n"
    "Name=Fireball\n"
    "Time=2026-11-20T18:04:05Z\n"
    "Roll=2 x 2(3d6!k2+1)+7 [+5,-1]\n"
    "Armour=12\n"
    "Extremes=no\n"
    "Save=dc 15, bonus +2, half\n"
    "Seed=9\n"
    "Row 1=attack 1+5=6 miss; attack 6-1=5 miss; sum 0; half 0; quarter 0; save 8+2=10 failed; "
    "left 0\n"
    "Row 2=attack 17+5=22 hit; dice (6+1,6+2,[2])+1 (6+5,[2],3)+1 +7 = 38; attack 6-1=5 miss; "
    "sum 38; half 19; quarter 9; save 16+2=18 made; left 19\n"
    "Total=sum 38; half 19; quarter 9; left 19\n"
    "Check=5b33edc22fe360e1ca6b723f4d2b8ca0cac49f7a82efab852ddc7daee0a08076\n";

} // namespace ringford::test
