// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/MarkSigns.h"

#include <algorithm>

namespace ringford::ui {

QString markSign(std::uint8_t mark)
{
    const auto known = std::ranges::find(kEntryMarks, mark, &EntryMark::number);
    return known != kEntryMarks.end() ? QString::fromUtf8(known->sign) : u'$' + QString::number(mark);
}

} // namespace ringford::ui
