// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/CaptionRooms.h"

#include "ui/print/SheetCaption.h"
#include "ui/print/SheetGrid.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ringford::ui {

namespace {

double withGap(double needed)
{
    return needed > 0 ? SheetGrid::kAboveCaption + needed : 0;
}

} // namespace

CaptionRooms::CaptionRooms(QStringList captions, QFont font, double usual, double most)
    : m_captions(std::move(captions)), m_font(std::move(font)), m_usual(usual), m_most(most)
{
}

/** That of the caption that needs most; a wider one never has to be higher. */
double CaptionRooms::highest(double width, Room room, double most) const
{
    std::map<double, double>& known = m_known[room];
    const auto wider = known.lower_bound(width);
    if (wider != known.end() && wider->first == width)
        return wider->second;
    const bool isBetween = wider != known.begin() && wider != known.end();
    if (isBetween && std::prev(wider)->second == wider->second)
        return wider->second;
    double needed = 0;
    for (auto caption = m_captions.begin(); caption != m_captions.end() && needed < most; ++caption)
        needed = std::max(needed, room(*caption, width, m_font, m_usual));
    return known.emplace_hint(wider, width, withGap(needed))->second;
}

double CaptionRooms::least(double width, bool areSmall) const
{
    return highest(width, areSmall ? SheetCaption::leastSmall : SheetCaption::least, SheetCaption::most(m_usual));
}

double CaptionRooms::brief(double width, int lines) const
{
    const double most = lines * SheetCaption::kSmaller * m_usual * SheetCaption::kLeading;
    return std::min(least(width, true), withGap(most));
}

double CaptionRooms::whole(double width, bool areSmall) const
{
    return highest(width, areSmall ? SheetCaption::wholeSmall : SheetCaption::whole, m_most);
}

double CaptionRooms::whole(double width, const std::vector<std::size_t>& tasks, bool areSmall) const
{
    double needed = 0;
    for (const std::size_t task : tasks)
        needed = std::max(needed, (areSmall ? SheetCaption::wholeSmall : SheetCaption::whole)(
                                      m_captions[static_cast<qsizetype>(task)], width, m_font, m_usual));
    return withGap(needed);
}

} // namespace ringford::ui
