// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/OffscreenApplication.h"

#include <QFont>
#include <QGuiApplication>
#include <QRawFont>

namespace ringford::ui {

OffscreenApplication::OffscreenApplication()
{
    if (QCoreApplication::instance())
        return;
    // What Qt misses of a desktop's session is nothing to somebody who wants a picture.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    qputenv("QT_QPA_PLATFORM", "offscreen");
    m_application = std::make_unique<QGuiApplication>(m_count, m_arguments);
    qInstallMessageHandler(nullptr);
}

OffscreenApplication::~OffscreenApplication() = default;

bool OffscreenApplication::hasFonts()
{
    // Families are listed even where there are none of their fonts.
    const QRawFont font = QRawFont::fromFont(QFont(QStringLiteral("DejaVu Sans")));
    return font.isValid() && font.supportsCharacter(u'1') && !font.fontTable("head").isEmpty();
}

} // namespace ringford::ui
