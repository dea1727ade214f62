// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

#include <cstddef>
#include <map>
#include <vector>

namespace ringford::ui {

/** How high a room the captions of a job need at its diagrams, by its width. Lengths are mm. */
class CaptionRooms {
public:
    /** Letters are @p usual high, where they are not small; a caption higher than @p most has no room anyway. */
    CaptionRooms(QStringList captions, QFont font, double usual, double most);

    /** What every place has, so that the beginning of each can be read. */
    double least(double width, bool areSmall) const;
    /** The same of so many small lines at most. */
    double brief(double width, int lines) const;
    /** In which all are whole. */
    double whole(double width, bool areSmall) const;
    /** In which those of some tasks are. */
    double whole(double width, const std::vector<std::size_t>& tasks, bool areSmall) const;

private:
    /** As SheetCaption has it for one. */
    using Room = double (*)(const QString&, double, const QFont&, double);

    double highest(double width, Room room, double most) const;

    QStringList m_captions;
    QFont m_font;
    double m_usual;
    double m_most;
    mutable std::map<Room, std::map<double, double>> m_known; ///< by width; each is worked out once
};

} // namespace ringford::ui
