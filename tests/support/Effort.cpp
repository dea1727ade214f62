// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Effort.h"

namespace ringford::test {

bool sanitized()
{
#if defined(__SANITIZE_ADDRESS__)
    return true;
#elif defined(__has_feature)
    return __has_feature(address_sanitizer);
#else
    return false;
#endif
}

int cases(int optimised, int withSanitizers)
{
    return sanitized() ? withSanitizers : optimised;
}

void drawSameCases(const QByteArray& parameters)
{
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", parameters);
}

} // namespace ringford::test
