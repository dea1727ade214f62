// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LeftOut.h"

namespace ringford::cli {

ExitStatus refusedParts(const std::string& file, const RecordReading& reading)
{
    ExitStatus status = Done;
    for (const RecordError& one : reading.leftOut)
        status = refused(file + ':' + one.english());
    if (reading.gamesLeftOut > reading.leftOut.size())
        status = refused(file +
                         ": so many games are left out that not all are told: " + std::to_string(reading.gamesLeftOut));
    return status;
}

} // namespace ringford::cli
