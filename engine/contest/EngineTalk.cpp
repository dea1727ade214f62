// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/EngineTalk.h"

#include "engine/contest/UciTalk.h"
#include "engine/contest/XboardTalk.h"

namespace ringford {

std::unique_ptr<EngineTalk> newEngineTalk(EngineKind kind, EngineTalk::Options options, int threads)
{
    if (kind == EngineKind::Xboard)
        return std::make_unique<XboardTalk>(std::move(options), threads);
    return std::make_unique<UciTalk>(std::move(options), threads);
}

} // namespace ringford
