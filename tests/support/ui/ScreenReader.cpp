// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/ScreenReader.h"

#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

namespace ringford::test {

void beginToListen()
{
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
}

} // namespace ringford::test
