// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Subcommand.h"
#include "engine/text/RecordReader.h"

#include <string>

namespace ringford::cli {

/** Says on standard error what of a file was passed over, a line for each place; refused if anything was. */
ExitStatus refusedParts(const std::string& file, const RecordReading& reading);

} // namespace ringford::cli
